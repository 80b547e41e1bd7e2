//! Prints the English texts that a language lacks, as its files have them: `cargo run -p
//! tilewise-tests --example texts -- ja`.

use std::collections::BTreeSet;

use tilewise_tests::texts::{parts, texts, translations};

fn main() {
    let language = std::env::args().nth(1).unwrap_or_default();
    let parts = parts();
    let known = parts
        .iter()
        .flat_map(|part| translations(part, &language).0);
    let mut known: BTreeSet<String> = known.map(|(text, _)| text).collect();
    for part in &parts {
        println!("# {}/{language}.txt", part.words);
        for text in texts(part) {
            if known.insert(text.clone()) {
                println!("{text}\n= \n");
            }
        }
    }
}
