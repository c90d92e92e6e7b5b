//! How fast positions are counted, beside the least work that counting them could be.

mod cubulus;
mod kuba;
mod qubism;

fn main() {
    divan::main();
}
