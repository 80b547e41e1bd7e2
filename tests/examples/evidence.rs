//! Writes what stands behind the figures of each rule set: for the page, and for readers of `docs`.

use std::fs;

use tilewise_tests::evidence::{FILES, gather};

fn main() {
    let gathered = gather();
    for (file, written) in FILES {
        let path = format!("{}/../{file}", env!("CARGO_MANIFEST_DIR"));
        fs::write(path, written(&gathered)).expect("it can be written");
        println!("{file}");
    }
}
