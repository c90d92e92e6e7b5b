//! The boards, drawn and played on without a window.

#[path = "../common"]
mod common {
    pub(crate) mod line_of_moves;
    #[path = "../../../store/tests/common/mix.rs"]
    pub(crate) mod mix;
    #[path = "../../../rules/tests/common/mixes.rs"]
    pub(crate) mod mixes;
    #[path = "../../../rules/tests/common/nightly.rs"]
    pub(crate) mod nightly;
    pub(crate) mod pictures;
    pub(crate) mod places;
    #[path = "../../../rules/tests/common/soundness.rs"]
    pub(crate) mod soundness;
    #[path = "../../../rules/tests/common/tried.rs"]
    pub(crate) mod tried;
    pub(crate) mod vision;
}

mod asked;
mod colours;
mod cubulus;
mod cubulus_swing;
mod gestures;
mod host;
mod inks;
mod lines;
mod play;
mod qubism;
mod qubism_marks;
mod refusals;
mod sizes;
mod sound;
mod toy;
mod typing;
