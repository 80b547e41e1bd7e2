//! Prints the English texts that a language lacks, in the format of its files: `cargo run -p tilewise-tests
//! --example texts -- ja`.

use tilewise_tests::texts::{parts, texts, translations};

fn main() {
    let language = std::env::args().nth(1).unwrap_or_default();
    let parts = parts();
    let translated = |part| translations(part, &language).0;
    let shared = parts.first().map(translated).unwrap_or_default();
    for part in &parts {
        println!("# {}/{language}.txt", part.words);
        let own = translated(part);
        for text in texts(part) {
            if !own.contains_key(&text) && !shared.contains_key(&text) {
                println!("{text}\n= \n");
            }
        }
    }
}
