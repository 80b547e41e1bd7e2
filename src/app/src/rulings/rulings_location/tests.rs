use crate::i18n::Locale;
use tilewise_rules::rule_sets::ALL;

/// D-1: a rule set and a penalty book share a key. Links to the penalty book keep their meaning.
#[test]
fn a_house_and_a_penalty_book_of_one_key_have_an_address_each() {
    let house: RuleConfig = "riichi-ema-2025".parse().expect("valid rules");
    let otherwise = RuledBy::House(Rc::new("hk-old-style".parse().expect("valid rules")));
    let own = RuledBy::House(Rc::new(house.clone()));
    for (by, key) in [
        (own.clone(), "riichi-ema-2025;"),
        (RuledBy::of_house(&house), "riichi-ema-2025"),
    ] {
        assert_eq!(by.key(), key);
        let read = RulingsLocation::read(Locale::ENGLISH, key, &otherwise, &ALL).expect(key);
        assert_eq!(read.by, by);
    }
    assert_ne!(RuledBy::of_house(&house), own);
    let without = "riichi-tenhou".parse().expect("valid rules");
    assert_eq!(RuledBy::of_house(&without).key(), "riichi-tenhou");
}

use super::*;

fn otherwise() -> RuledBy {
    RuledBy::House(Rc::new("hk-old-style".parse().expect("valid rules")))
}

#[track_caller]
fn read(path: &str) -> RulingsLocation {
    RulingsLocation::read(Locale::ENGLISH, path, &otherwise(), &ALL).expect(path)
}

#[test]
fn rulings_location_round_trips() {
    for path in [
        "hk-old-style",
        "hk-old-style/erroneous-mahjong",
        "hk-old-style/erroneous-mahjong/seat=W",
        "singapore;base=0.50/kong/seat=S,kind=from-discard,from=W",
        "riichi-wrc-2015",
        "riichi-wrc-2015/noten-riichi/ended=draw,dead=yes,shown=yes",
        "riichi-wrc-2015/empty-call/call=win,shown=yes,same_time=nothing,overall=25",
        "riichi-wrc-2015/late/substituted=no,minutes=7,overall=12.3",
        "riichi-wrc-2015/changed-call/at_once=no,call=win,performable=no,shown=no",
    ] {
        assert_eq!(read(path).path(), path);
    }
    assert_eq!(read("").path(), "hk-old-style");
    assert_eq!(read("riichi").path(), "riichi-wrc-2015");
}

#[test]
fn a_broken_link_leads_as_far_as_it_can() {
    for (path, to) in [
        ("nowhere/late", "hk-old-style"),
        ("riichi-wrc-2015/nonsense", "riichi-wrc-2015"),
        (
            "riichi-wrc-2015/late/substituted=no,minutes=x",
            "riichi-wrc-2015/late/substituted=no",
        ),
        ("hk-old-style/bonus-collected", "hk-old-style"),
        ("riichi-wrc-2015/late/%", "riichi-wrc-2015/late"),
    ] {
        let (message, place) =
            RulingsLocation::read(Locale::ENGLISH, path, &otherwise(), &ALL).expect_err(path);
        assert!(!message.is_empty());
        assert_eq!(place.path(), to);
    }
}

/// Returns the hits for a query in a book and all others.
fn find(by: &RuledBy, typed: &str) -> Vec<SearchHit> {
    let others: Vec<_> = all().into_iter().filter(|other| other != by).collect();
    search(Locale::ENGLISH, by, &others, typed)
}

/// Every rule set with default options, and every penalty book.
fn all() -> Vec<RuledBy> {
    let houses = ALL.map(|rule_set| RuledBy::House(Rc::new(RuleConfig::with_defaults(rule_set))));
    let books = penalty_books::ALL.map(RuledBy::PenaltyBook);
    houses.into_iter().chain(books).collect()
}

/// Checks that a query finds an incident among the first three hits, in every penalty book that contains it.
#[track_caller]
fn finds(typed: &str, path: &str) {
    for book in penalty_books::ALL {
        let key = path.split('/').next().unwrap_or(path);
        if book.foul(key).is_none() {
            continue;
        }
        let found = find(&RuledBy::PenaltyBook(book), typed);
        let first: Vec<_> = found.iter().take(3).map(|one| one.to.path()).collect();
        let path = format!("{}/{path}", book.key);
        let fits = |one: &String| one.starts_with(&path);
        assert!(first.iter().any(fits), "{typed}: {first:#?}");
    }
}

#[test]
fn it_is_found_by_plain_words() {
    let text = "called a win, hand shown, not a win";
    let first = &find(&RuledBy::PenaltyBook(&penalty_books::WRC_2015), text)[0];
    assert!(first.to.path().ends_with("call=win,shown=yes"));
    for (typed, path) in [
        ("false win", "empty-call/call=win"),
        ("he called ron but had no yaku", "empty-call/call=win"),
        ("tsumo without yaku", "empty-call"),
        ("furiten ron", "empty-call"),
        ("chii no pon", "changed-call"),
        ("forgot to say riichi", "wrong-riichi"),
        ("forgot to put the stick", "wrong-riichi"),
        ("riichi but not tenpai", "noten-riichi"),
        ("riichi not tenpai exhaustive draw", "noten-riichi"),
        ("too many tiles", "tile-count"),
        ("I have 12 tiles", "tile-count"),
        ("drew an extra tile", "tile-count"),
        ("my phone rang", "device"),
        ("my friend knocked the wall over", "revealed-tiles"),
        ("he was late ten minutes", "late"),
        ("plays too slow", "obstruction"),
    ] {
        finds(typed, path);
    }
}

/// Every row of a list is found by its title and its subtitle.
#[test]
fn every_title_finds_its_own_row() {
    let mut typed = 0;
    for by in all() {
        let list = RulingsLocation::list(by.clone());
        let rows: Vec<(Incident, &str)> = match &by {
            RuledBy::House(house) => {
                let events = house.rule_set().game.events.iter();
                events.map(|one| (Incident::Event(one), one.name)).collect()
            }
            RuledBy::PenaltyBook(book) => {
                let fouls = book.fouls.iter();
                let titles =
                    fouls.map(|foul| [foul.plain, foul.name].map(|of| (Incident::Foul(foul), of)));
                titles.flatten().collect()
            }
        };
        for (_, title) in &rows {
            // Two fouls of one book have the same name.
            let same = rows.iter().filter(|(_, other)| other == title);
            let mut own: Vec<_> = same.map(|(what, _)| list.about(*what).path()).collect();
            let found = find(&by, title).into_iter().take(own.len());
            let mut found: Vec<_> = found.map(|one| one.to.path()).collect();
            own.sort();
            found.sort();
            assert_eq!(found, own, "{title}");
            typed += 1;
        }
    }
    assert!(typed > 150, "{typed} titles");
}

/// Every case is found by its words, with all its answers.
#[test]
fn every_case_finds_its_own_row() {
    for book in penalty_books::ALL {
        let by = RuledBy::PenaltyBook(book);
        for foul in book.fouls {
            for case in foul.cases {
                let found = search(Locale::ENGLISH, &by, &[], case.plain);
                let own = found.iter().take(4);
                let mut own = own
                    .filter(|one| !one.is_other && one.to.incident == Some(Incident::Foul(foul)));
                let row = own
                    .next()
                    .unwrap_or_else(|| panic!("{}: {found:#?}", case.clause));
                let answers = row.to.facts.clone();
                for (question, fact) in row.to.answers() {
                    assert!(case.allows(question, fact), "{}: {answers:?}", case.clause);
                }
            }
        }
    }
}

#[test]
fn search_hits_leave_questions_open() {
    let first = |typed: &str| {
        let by = RuledBy::PenaltyBook(&penalty_books::WRC_2025);
        find(&by, typed)[0].to.path()
    };
    for typed in ["noten riichi", "noten rii", "riichi not ready"] {
        assert_eq!(first(typed), "riichi-wrc-2025/noten-riichi", "{typed}");
    }
    // Words of the query answer a question.
    let drawn = first("noten riichi exhaustive draw");
    assert_eq!(drawn, "riichi-wrc-2025/noten-riichi/ended=draw");
}

#[test]
fn a_number_that_was_typed_is_an_answer() {
    let first = |by: &RuledBy, typed: &str| find(by, typed)[0].to.path();
    for book in penalty_books::ALL.into_iter().filter(|book| {
        let has_minutes = |foul: &Foul| foul.questions.iter().any(|one| one.key == "minutes");
        book.foul("late").is_some_and(has_minutes)
    }) {
        let by = RuledBy::PenaltyBook(book);
        for typed in ["7 minutes", "came late, 7 minutes", "７ minutes late"] {
            let path = first(&by, typed);
            assert!(
                path.contains("/late/") && path.ends_with("minutes=7"),
                "{typed}: {path}"
            );
        }
        // Eleven minutes are more than ten.
        let found = find(&by, "11 minutes late");
        assert!(found[0].to.path().ends_with("minutes=11"));
        assert!(matches!(
            found[0].to.stage(),
            Some((_, RulingStage::Ask(_) | RulingStage::Verdict(_)))
        ));
    }
    // A number that no question requires is ignored.
    let tiles = first(
        &RuledBy::PenaltyBook(&penalty_books::WRC_2015),
        "I have 12 tiles",
    );
    assert_eq!(tiles, "riichi-wrc-2015/tile-count");
}

#[test]
fn hits_of_other_books_come_last_and_are_marked() {
    for by in all() {
        let found = find(&by, "false win");
        let others: Vec<bool> = found.iter().map(|one| one.is_other).collect();
        // A title comes first from any book, if the chosen book doesn't contain such words.
        let after_title = usize::from(others[0]);
        assert!(others[after_title..].is_sorted(), "{others:?}");
        assert!(others.contains(&true), "{}", by.key());
        for one in found {
            assert_eq!(one.is_other, one.to.by != by);
        }
    }
    // Incidents that only another book contains are found.
    let house = RuledBy::House(Rc::new("hk-old-style".parse().expect("valid rules")));
    let late = &find(&house, "Came late to a hanchan")[0];
    assert!(late.is_other && late.to.path().ends_with("/late"));
}

#[test]
fn empty_search_lists_all_and_unknown_words_none() {
    for by in all() {
        assert_eq!(find(&by, "zzzz"), []);
        assert_eq!(find(&by, "forgot to flip the dora indicator"), []);
    }
    let book = RuledBy::PenaltyBook(&penalty_books::WRC_2015);
    assert_eq!(find(&book, " ").len(), penalty_books::WRC_2015.fouls.len());
    let house = RuledBy::House(Rc::new("hk-old-style".parse().expect("valid rules")));
    let found = find(&house, "not enough fan");
    assert!(found[0].to.path().ends_with("erroneous-mahjong"));
}

#[test]
fn a_verdict_comes_with_the_last_answer() {
    let place = read("riichi-wrc-2015/noten-riichi/ended=draw,dead=yes");
    let Some((answered, RulingStage::Ask(prompt))) = place.stage() else {
        panic!("no question");
    };
    let answers = (prompt.answers.len(), prompt.skip);
    assert_eq!((answered.len(), prompt.question.key), (2, "shown"));
    assert_eq!(answers, (2, None));
    let place = place.with("shown", Some(Answer::Flag(true)));
    let Some((_, RulingStage::Verdict(verdict))) = place.stage() else {
        panic!("no verdict");
    };
    assert_eq!(verdict.clause(), "F36");
}

/// counters have at most two digits.
#[test]
fn too_large_number_is_reported_with_its_range() {
    for (path, expected) in [
        (
            "riichi-ema-2025;/settle-win/honba=10000",
            "“honba=10000” isn’t an answer here: Enter a whole number from 0 to 99.",
        ),
        (
            "riichi-ema-2025;/settle-win/nonsense=1",
            "“nonsense=1” isn’t an answer here",
        ),
    ] {
        let (message, _) =
            RulingsLocation::read(Locale::ENGLISH, path, &otherwise(), &ALL).expect_err(path);
        assert_eq!(message, expected);
    }
}
