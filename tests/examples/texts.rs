//! Prints the English texts that a language lacks, as its files have them: `cargo run -p
//! tilewise-tests --example texts -- ja`.

use tilewise_tests::texts::{PARTS, texts, translations};

fn main() {
    let language = std::env::args().nth(1).unwrap_or_default();
    for part in &PARTS {
        let (translations, _) = translations(part, &language);
        println!("# {}/{language}.txt", part.words);
        for text in texts(part) {
            if !translations.contains_key(&text) {
                println!("{text}\n= \n");
            }
        }
    }
}
