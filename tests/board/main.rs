//! The board, drawn and played on without a window.

mod colours;
mod cubulus;
mod gestures;
mod host;
mod play;
mod qubism;
mod refusals;
mod sizes;
mod sound;
mod typing;
