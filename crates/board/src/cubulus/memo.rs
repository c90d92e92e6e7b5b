//! State of the board between frames.

use crate::face::{BoardMemo, Swing};

/// State of the board that outlasts a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CubulusMemo {
    /// Size of the three layers: `true` if they are large and the cube is small.
    pub large_layers: bool,
    /// Swing of the cube.
    pub swing: Swing,
}

impl BoardMemo for CubulusMemo {
    /// Width of the board, layers included, in heights of the cube.
    fn aspect_ratio(self) -> f32 {
        if self.large_layers { 1.35 } else { 1.0 }
    }

    fn large_layers(self) -> Option<bool> {
        Some(self.large_layers)
    }

    fn with_layers_switched(self) -> Self {
        Self { large_layers: !self.large_layers, ..self }
    }

    const CAN_SWING: bool = true;

    fn swung(self, swing: Swing) -> Self {
        Self { swing, ..self }
    }
}
