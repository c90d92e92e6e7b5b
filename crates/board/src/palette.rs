//! The colours of the themes: light and dark wood, and both with high contrast.
use egui::{Color32, Stroke};

/// The four tones of a marble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tones {
    /// The side towards the light.
    pub lit: Color32,
    /// The marble's own colour.
    pub body: Color32,
    /// Away from the light.
    pub shade: Color32,
    /// The outline.
    pub rim: Color32,
}

/// The two tones of a mark on a board: its line, and a casing that keeps the line visible on any
/// background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InkTones {
    /// The line.
    pub line: Color32,
    /// The casing around the line.
    pub casing: Color32,
}

/// The colours of the marks on a board. Each stands out from wood, marbles and cubes, and differs from the
/// others also under colour blindness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkColours {
    /// Forbidden moves, and things that a move would give away.
    pub refusal: InkTones,
    /// The move under the hand.
    pub hover: InkTones,
    /// A move that the program would play.
    pub advice: InkTones,
    /// The reason why the game is won.
    pub win: InkTones,
    /// Threats.
    pub threat: InkTones,
    /// The last move.
    pub last_move: InkTones,
}

/// The colours of move annotations that have no colour of their own elsewhere, as text and as signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkTones {
    /// A doubtful move.
    pub doubtful: Color32,
    /// A mistake.
    pub mistake: Color32,
}

/// All colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// `true` for a dark theme.
    pub dark: bool,
    /// `true` if surfaces are flat, without grain, shadow, gloss and gradient, and nothing is told apart by
    /// its paleness.
    pub flat: bool,
    /// Least width of a line, in points.
    pub least_line: u8,
    /// The window background.
    pub window: Color32,
    /// Cards, menus, status bar.
    pub panel: Color32,
    /// Hairlines between panels.
    pub hairline: Color32,
    /// Text.
    pub text: Color32,
    /// Less important text.
    pub secondary: Color32,
    /// Active elements in panels.
    pub accent: Color32,
    /// The marks on a board.
    pub mark_colours: MarkColours,
    /// The move annotations.
    pub marks: MarkTones,
    /// Text on the accent colour.
    pub on_accent: Color32,
    /// Rejections and errors.
    pub danger: Color32,
    /// Success.
    pub ok: Color32,
    /// The frame: high, mid, low.
    pub frame: [Color32; 3],
    /// The field: high, mid, low.
    pub field: [Color32; 3],
    /// A dimple.
    pub dimple: Color32,
    /// The lower rim of a dimple.
    pub dimple_rim: Color32,
    /// The groove around the field.
    pub groove: Color32,
    /// The edge of the groove.
    pub edge: Color32,
    /// The ribs of a cube in a flat theme.
    pub rib: Color32,
    /// The grain of the wood.
    pub grain: Color32,
    /// The letters and numbers around the field.
    pub coordinates: Color32,
    /// White marbles.
    pub white: Tones,
    /// Black marbles.
    pub black: Tones,
    /// Red marbles.
    pub red: Tones,
    /// The cat's-eye in a red marble.
    pub cats_eye: Color32,
    /// The rim of the hollow that the winning marble falls into.
    pub goal_rim: Color32,
    /// A cube of wood: high, mid, low.
    pub cube: [Color32; 3],
    /// The edges of a cube.
    pub cube_edge: Color32,
    /// The arrow engraved in a cube.
    pub engraved: Color32,
    /// The ball of a player who is out, in a flat theme.
    pub out: Color32,
}

/// Opacity of a piece that would lie there, in a flat theme: pale enough to differ from a piece, and dark
/// enough to be seen.
const FLAT_GHOST: f32 = 0.75;

impl Palette {
    /// The palette of a theme: dark or light, with high contrast or without.
    pub const fn of(dark: bool, high_contrast: bool) -> &'static Self {
        match (high_contrast, dark) {
            (false, false) => &MAPLE,
            (false, true) => &WALNUT,
            (true, false) => &CONTRAST_LIGHT,
            (true, true) => &CONTRAST_DARK,
        }
    }

    /// Returns what distinguishes this palette from the others, as part of the key of a cached drawing.
    pub const fn key(&self) -> (bool, bool) {
        (self.dark, self.flat)
    }

    /// Returns a width in points, or the least width of a line.
    pub const fn line(&self, width: f32) -> f32 {
        width.max(self.least_line as f32)
    }

    /// Returns a stroke that is at least as wide as every line of the theme.
    pub fn stroke(&self, width: f32, colour: Color32) -> Stroke {
        Stroke::new(self.line(width), colour)
    }

    /// Returns the opacity of a mark, from 0 to 1. On flat boards marks are there or gone, never pale.
    pub const fn opacity(&self, strength: f32) -> f32 {
        if self.flat { strength.ceil() } else { strength }
    }

    /// Returns the opacity of a piece that would lie there; `usual` outside flat themes.
    pub const fn ghost(&self, usual: f32) -> f32 {
        if self.flat { FLAT_GHOST } else { usual }
    }
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const fn tones(lit: u32, body: u32, shade: u32, rim: u32) -> Tones {
    Tones { lit: rgb(lit), body: rgb(body), shade: rgb(shade), rim: rgb(rim) }
}

const fn ink(line: u32, casing: u32) -> InkTones {
    InkTones { line: rgb(line), casing: rgb(casing) }
}

/// The light theme.
pub const MAPLE: Palette = Palette {
    dark: false,
    flat: false,
    least_line: 0,
    window: rgb(0xF3_EFE7),
    panel: rgb(0xFB_F8F2),
    hairline: rgb(0xDD_D3C3),
    text: rgb(0x2A_2118),
    secondary: rgb(0x65_564A),
    accent: rgb(0x1B_62A5),
    mark_colours: MarkColours {
        refusal: ink(0x90_0502, 0xFF_FFFF),
        hover: ink(0x0B_388B, 0xFF_FFFF),
        advice: ink(0x11_5533, 0xFF_FFFF),
        win: ink(0xFF_E070, 0x1C_0F06),
        threat: ink(0xFF_9A1A, 0x1C_0F06),
        last_move: ink(0x36_3432, 0xFF_FFFF),
    },
    marks: MarkTones { doubtful: rgb(0x86_5A00), mistake: rgb(0xA5_4A0A) },
    on_accent: rgb(0xFF_FFFF),
    danger: rgb(0xA8_231C),
    ok: rgb(0x2C_6E3F),
    frame: [rgb(0x9A_6A43), rgb(0x7A_4E2C), rgb(0x57_3419)],
    field: [rgb(0xD6_AE78), rgb(0xC9_9E63), rgb(0xBC_8F54)],
    dimple: rgb(0xA1_763F),
    dimple_rim: rgb(0xE6_C793),
    groove: rgb(0x4A_2E1A),
    edge: rgb(0x31_1C0E),
    rib: rgb(0x7A_4E2C),
    grain: rgb(0x8F_642F),
    coordinates: rgb(0xF0_D9B4),
    white: tones(0xFF_FFFF, 0xF3_EFE3, 0xC9_C1AC, 0x5C_523D),
    black: tones(0x56_5E69, 0x1F_2329, 0x0A_0B0D, 0x05_0506),
    red: tones(0xE9_565A, 0xB7_1F27, 0x6E_0D14, 0x57_090F),
    cats_eye: rgb(0xFF_D98A),
    goal_rim: rgb(0xDE_B673),
    cube: [rgb(0xF8_EBD0), rgb(0xF0_DFBE), rgb(0xD9_C298)],
    cube_edge: rgb(0x57_3419),
    engraved: rgb(0x4A_2E1A),
    out: rgb(0x6A_6A6A),
};

/// The dark theme.
pub const WALNUT: Palette = Palette {
    dark: true,
    flat: false,
    least_line: 0,
    window: rgb(0x1A_1917),
    panel: rgb(0x24_221F),
    hairline: rgb(0x3A_3631),
    text: rgb(0xED_E6DA),
    secondary: rgb(0xB5_A999),
    accent: rgb(0x7D_B8F0),
    mark_colours: MarkColours {
        refusal: ink(0xFF_8981, 0x0A_0604),
        hover: ink(0x70_B9FA, 0x0A_0604),
        advice: ink(0x87_EDB6, 0x0A_0604),
        win: ink(0xFB_F192, 0x0A_0604),
        threat: ink(0xFF_B340, 0x0A_0604),
        last_move: ink(0xC5_C3C0, 0x0A_0604),
    },
    marks: MarkTones { doubtful: rgb(0xE3_BC5C), mistake: rgb(0xF2_9A5C) },
    on_accent: rgb(0x0E_2236),
    danger: rgb(0xFF_8A80),
    ok: rgb(0x8F_D19E),
    frame: [rgb(0x57_3A26), rgb(0x3A_2517), rgb(0x22_140B)],
    field: [rgb(0x74_523A), rgb(0x67_472D), rgb(0x58_3B24)],
    dimple: rgb(0x45_2D1A),
    dimple_rim: rgb(0x8F_6A49),
    groove: rgb(0x1C_120B),
    edge: rgb(0x0E_0804),
    rib: rgb(0x3A_2517),
    grain: rgb(0x3D_2714),
    coordinates: rgb(0xC9_AE8C),
    white: tones(0xFF_FFFF, 0xEA_E4D5, 0xB4_AB96, 0xFF_FFFF),
    black: tones(0x4B_525B, 0x15_181C, 0x06_0708, 0xAE_B7C1),
    red: tones(0xFF_9A8C, 0xE5_594B, 0x9A_241E, 0xFF_C2B8),
    cats_eye: rgb(0xFF_E9BF),
    goal_rim: rgb(0xCE_B895),
    cube: [rgb(0xC6_A67E), rgb(0xB4_936B), rgb(0x8F_7150)],
    cube_edge: rgb(0x22_140B),
    engraved: rgb(0x1C_120B),
    out: rgb(0x9A_9A9A),
};

/// The light theme with high contrast.
pub const CONTRAST_LIGHT: Palette = Palette {
    dark: false,
    flat: true,
    least_line: 2,
    window: rgb(0xFF_FFFF),
    panel: rgb(0xFF_FFFF),
    hairline: rgb(0x00_0000),
    text: rgb(0x00_0000),
    secondary: rgb(0x26_2626),
    accent: rgb(0x00_3C9E),
    mark_colours: MarkColours {
        refusal: ink(0x94_0000, 0xFF_FFFF),
        hover: ink(0x00_3C9E, 0xFF_FFFF),
        advice: ink(0x00_6038, 0xFF_FFFF),
        win: ink(0xFF_FF40, 0x00_0000),
        threat: ink(0xFF_D4B0, 0x00_0000),
        last_move: ink(0x00_0000, 0xFF_FFFF),
    },
    marks: MarkTones { doubtful: rgb(0x5E_4600), mistake: rgb(0x7A_3000) },
    on_accent: rgb(0xFF_FFFF),
    danger: rgb(0x98_0017),
    ok: rgb(0x00_572B),
    frame: [rgb(0x4A_2811); 3],
    field: [rgb(0xFF_F4DE); 3],
    dimple: rgb(0x7A_4E1C),
    dimple_rim: rgb(0xB0_8A55),
    groove: rgb(0x1E_0F05),
    edge: rgb(0x00_0000),
    rib: rgb(0x4A_2811),
    grain: rgb(0xFF_F4DE),
    coordinates: rgb(0xFF_FFFF),
    white: tones(0xFF_FFFF, 0xFF_FFFF, 0xFF_FFFF, 0x00_0000),
    black: tones(0x00_0000, 0x00_0000, 0x00_0000, 0x00_0000),
    red: tones(0xA8_001A, 0xA8_001A, 0xA8_001A, 0x00_0000),
    cats_eye: rgb(0xFF_FFFF),
    goal_rim: rgb(0xFF_FF40),
    cube: [rgb(0x6B_3E12); 3],
    cube_edge: rgb(0x00_0000),
    engraved: rgb(0xFF_FFFF),
    out: rgb(0x6A_6A6A),
};

/// The dark theme with high contrast.
pub const CONTRAST_DARK: Palette = Palette {
    dark: true,
    flat: true,
    least_line: 2,
    window: rgb(0x00_0000),
    panel: rgb(0x00_0000),
    hairline: rgb(0xFF_FFFF),
    text: rgb(0xFF_FFFF),
    secondary: rgb(0xE4_E4E4),
    accent: rgb(0x8C_CBFF),
    mark_colours: MarkColours {
        refusal: ink(0xFF_8F70, 0x00_0000),
        hover: ink(0x8C_CBFF, 0x00_0000),
        advice: ink(0x20_F4B0, 0x00_0000),
        win: ink(0xFF_F880, 0x00_0000),
        threat: ink(0xFF_C020, 0x00_0000),
        last_move: ink(0xFF_FFFF, 0x00_0000),
    },
    marks: MarkTones { doubtful: rgb(0xE3_BC5C), mistake: rgb(0xFF_B070) },
    on_accent: rgb(0x00_0000),
    danger: rgb(0xFF_8F86),
    ok: rgb(0x8F_F0BC),
    frame: [rgb(0x2A_1508); 3],
    field: [rgb(0x12_0A04); 3],
    dimple: rgb(0xC7_9A66),
    dimple_rim: rgb(0x8F_6A40),
    groove: rgb(0x00_0000),
    edge: rgb(0xF3_DFBE),
    rib: rgb(0xC7_9A66),
    grain: rgb(0x12_0A04),
    coordinates: rgb(0xFF_FFFF),
    white: tones(0xFF_FFFF, 0xFF_FFFF, 0xFF_FFFF, 0xFF_FFFF),
    black: tones(0x00_0000, 0x00_0000, 0x00_0000, 0xFF_FFFF),
    red: tones(0xFF_8F86, 0xFF_8F86, 0xFF_8F86, 0xFF_8F86),
    cats_eye: rgb(0x00_0000),
    goal_rim: rgb(0xFF_F880),
    cube: [rgb(0xE3_B77F); 3],
    cube_edge: rgb(0x00_0000),
    engraved: rgb(0x00_0000),
    out: rgb(0x9A_9A9A),
};
