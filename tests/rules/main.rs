//! The rules through their public interface.

#[path = "../common/mod.rs"]
mod common;

mod arranged;
mod cases;
mod cubulus_cases;
mod cubulus_oracle;
mod cubulus_texts;
mod cubulus_vectors;
mod oracle;
mod past;
mod properties;
mod qubism_cases;
mod qubism_oracle;
mod qubism_texts;
mod qubism_vectors;
mod texts;
mod vectors;
