//! The colours of the light and the dark theme.
use egui::Color32;

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
    /// A cube of light wood: high, mid, low.
    pub cube: [Color32; 3],
    /// The arrow engraved in a cube.
    pub engraved: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const fn tones(lit: u32, body: u32, shade: u32, rim: u32) -> Tones {
    Tones {
        lit: rgb(lit),
        body: rgb(body),
        shade: rgb(shade),
        rim: rgb(rim),
    }
}

const fn ink(line: u32, casing: u32) -> InkTones {
    InkTones {
        line: rgb(line),
        casing: rgb(casing),
    }
}

/// The light theme.
pub const MAPLE: Palette = Palette {
    dark: false,
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
    marks: MarkTones {
        doubtful: rgb(0x86_5A00),
        mistake: rgb(0xA5_4A0A),
    },
    on_accent: rgb(0xFF_FFFF),
    danger: rgb(0xA8_231C),
    ok: rgb(0x2C_6E3F),
    frame: [rgb(0x9A_6A43), rgb(0x7A_4E2C), rgb(0x57_3419)],
    field: [rgb(0xD6_AE78), rgb(0xC9_9E63), rgb(0xBC_8F54)],
    dimple: rgb(0xA1_763F),
    dimple_rim: rgb(0xE6_C793),
    groove: rgb(0x4A_2E1A),
    edge: rgb(0x31_1C0E),
    grain: rgb(0x8F_642F),
    coordinates: rgb(0xF0_D9B4),
    white: tones(0xFF_FFFF, 0xF3_EFE3, 0xC9_C1AC, 0x5C_523D),
    black: tones(0x56_5E69, 0x1F_2329, 0x0A_0B0D, 0x05_0506),
    red: tones(0xE9_565A, 0xB7_1F27, 0x6E_0D14, 0x57_090F),
    cats_eye: rgb(0xFF_D98A),
    cube: [rgb(0xF8_EBD0), rgb(0xF0_DFBE), rgb(0xD9_C298)],
    engraved: rgb(0x4A_2E1A),
};

/// The dark theme.
pub const WALNUT: Palette = Palette {
    dark: true,
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
    marks: MarkTones {
        doubtful: rgb(0xE3_BC5C),
        mistake: rgb(0xF2_9A5C),
    },
    on_accent: rgb(0x0E_2236),
    danger: rgb(0xFF_8A80),
    ok: rgb(0x8F_D19E),
    frame: [rgb(0x57_3A26), rgb(0x3A_2517), rgb(0x22_140B)],
    field: [rgb(0x74_523A), rgb(0x67_472D), rgb(0x58_3B24)],
    dimple: rgb(0x45_2D1A),
    dimple_rim: rgb(0x8F_6A49),
    groove: rgb(0x1C_120B),
    edge: rgb(0x0E_0804),
    grain: rgb(0x3D_2714),
    coordinates: rgb(0xC9_AE8C),
    white: tones(0xFF_FFFF, 0xEA_E4D5, 0xB4_AB96, 0xFF_FFFF),
    black: tones(0x4B_525B, 0x15_181C, 0x06_0708, 0xAE_B7C1),
    red: tones(0xFF_9A8C, 0xE5_594B, 0x9A_241E, 0xFF_C2B8),
    cats_eye: rgb(0xFF_E9BF),
    cube: [rgb(0xC6_A67E), rgb(0xB4_936B), rgb(0x8F_7150)],
    engraved: rgb(0x1C_120B),
};
