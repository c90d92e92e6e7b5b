//! Speed of perft, compared with the least work that counting positions requires.

mod cubulus;
mod kuba;
mod qubism;

fn main() {
    divan::main();
}
