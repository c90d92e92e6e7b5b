//! Build script: compresses the learned weights.
#![expect(clippy::disallowed_methods, reason = "the program itself reads no files here")]

use std::path::{Path, PathBuf};
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec_zlib;

const WEIGHTS: [&str; 4] = ["cubulus.net", "kuba.net", "kubatoo.net", "qubism.net"];
/// Compression level, 0 to 10.
const PACKED: u8 = 6;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for name in WEIGHTS {
        pack(name).unwrap_or_else(|error| panic!("weights/{name}: {error}"));
    }
}

/// Compressed weights keep the program small.
fn pack(name: &str) -> std::io::Result<()> {
    let file = Path::new("weights").join(name);
    println!("cargo:rerun-if-changed={}", file.display());
    let packed = compress_to_vec_zlib(&fs::read(file)?, PACKED);
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(PathBuf::from(folder).join(name), packed)
}
