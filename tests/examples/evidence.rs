//! Writes the evidence for the figures of each rule set, for the page and for `docs`.

use std::fs;

use tilewise_tests::evidence::{FILE, figures, gather};

fn main() {
    let path = format!("{}/../{FILE}", env!("CARGO_MANIFEST_DIR"));
    fs::write(path, figures(&gather())).expect("the file can be written");
    println!("{FILE}");
}
