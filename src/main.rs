//! The program `kuba`.

fn main() {}
