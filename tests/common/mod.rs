//! What several tests share. Each test uses a part of it.
#![allow(dead_code, missing_docs, unreachable_pub)]

pub mod maze;
pub mod minimax;
pub mod nim;
pub mod oracle;
pub mod window;
