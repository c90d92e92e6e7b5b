//! The rules through their public interface.
#![expect(clippy::disallowed_methods, reason = "vectors and games lie in files")]

#[path = "../common"]
mod common {
    pub(crate) mod cubulus;
    pub(crate) mod kuba_mixes;
    pub(crate) mod mixes;
    pub(crate) mod nightly;
    pub(crate) mod oracle;
    pub(crate) mod properties;
    pub(crate) mod qubism;
    pub(crate) mod quiet;
    pub(crate) mod soundness;
    pub(crate) mod tried;
}

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
