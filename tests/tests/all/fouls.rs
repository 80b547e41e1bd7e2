//! The worked fouls of every penalty book, and that no clause is forgotten.

use tilewise_rules::penalty_books;
use tilewise_tests::fouls::Book;

static BOOKS: [Book; 5] = [
    Book {
        book: &penalty_books::WRC_2015,
        suite: include_str!("../../suite/riichi-wrc-2015.txt"),
        clauses: include_str!("../../suite/clauses-riichi-wrc-2015.txt"),
    },
    Book {
        book: &penalty_books::EMA_2025,
        suite: include_str!("../../suite/riichi-ema-2025.txt"),
        clauses: include_str!("../../suite/clauses-riichi-ema-2025.txt"),
    },
    Book {
        book: &penalty_books::WRC_2025,
        suite: include_str!("../../suite/riichi-wrc-2025.txt"),
        clauses: include_str!("../../suite/clauses-riichi-wrc-2025.txt"),
    },
    Book {
        book: &penalty_books::MCR_MIL_2025,
        suite: include_str!("../../suite/mcr-mil-2025.txt"),
        clauses: include_str!("../../suite/clauses-mcr-penalties.txt"),
    },
    Book {
        book: &penalty_books::MCR_PAY_EACH,
        suite: include_str!("../../suite/mcr-pay-each.txt"),
        clauses: include_str!("../../suite/clauses-mcr-penalties.txt"),
    },
];

#[test]
fn a_book_says_what_was_worked_out_by_hand() {
    for book in &BOOKS {
        let (key, lines, wrong) = (book.book.key, book.lines().len(), book.disagreements());
        println!("{key}: {lines} lines");
        assert!(
            wrong.is_empty(),
            "{key}: {} of {lines} lines:\n{}",
            wrong.len(),
            wrong.join("\n")
        );
    }
}

#[test]
fn every_clause_is_shown_and_covered() {
    for book in &BOOKS {
        let gaps = book.gaps();
        assert!(gaps.is_empty(), "{}:\n{}", book.book.key, gaps.join("\n"));
    }
}

#[test]
fn every_penalty_book_has_a_suite() {
    for book in penalty_books::ALL {
        let has = BOOKS.iter().any(|one| one.book == book);
        assert!(has, "{} has none", book.name);
    }
}
