//! The board, drawn and played on without a window.

mod colours;
mod gestures;
mod host;
mod play;
mod qubism;
