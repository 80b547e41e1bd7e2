//! Worked fouls of every penalty book, and their coverage of clauses.

use tilewise_rules::penalty_books;
use tilewise_tests::fouls::BOOKS;

#[test]
fn penalty_books_match_worked_suites() {
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
fn every_penalty_clause_is_covered() {
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
