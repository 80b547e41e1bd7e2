//! Prints so many different winning hands of every book as requests of the data face, one a line:
//! `requests 5000`.

use tilewise_tests::hands::{distinct, request};
use tilewise_tests::play::BOOKS;

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok());
    for book in &BOOKS {
        for won in distinct(book, count.unwrap_or(1)) {
            println!("{}", request(book, &won.entry));
        }
    }
}
