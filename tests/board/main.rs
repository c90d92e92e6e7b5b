//! The boards, drawn and played on without a window.

#[expect(unreachable_pub, reason = "other tests have it, too")]
#[path = "../common/pictures.rs"]
mod pictures;
#[expect(unreachable_pub, dead_code, reason = "other tests have it, too")]
#[path = "../common/places.rs"]
mod places;

mod colours;
mod cubulus;
mod cubulus_swing;
mod gestures;
mod host;
mod inks;
mod play;
mod qubism;
mod qubism_marks;
mod refusals;
mod sizes;
mod sound;
mod toy;
mod typing;
