use tilewise_rules::rule_sets::ALL;

use super::*;

fn otherwise() -> RuledBy {
    RuledBy::House(Rc::new("hk-old-style".parse().expect("the book")))
}

#[track_caller]
fn read(path: &str) -> Place {
    Place::read(path, &otherwise(), &ALL).expect(path)
}

#[test]
fn what_was_written_is_what_is_read() {
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
        let (says, place) = Place::read(path, &otherwise(), &ALL).expect_err(path);
        assert!(!says.is_empty());
        assert_eq!(place.path(), to);
    }
}

/// What is among the first three for what somebody types, in every penalty book that has it.
#[track_caller]
fn finds(typed: &str, path: &str) {
    for book in penalty_books::ALL {
        let key = path.split('/').next().unwrap_or(path);
        if book.foul(key).is_none() {
            continue;
        }
        let found = search(&RuledBy::PenaltyBook(book), typed);
        let first: Vec<_> = found.iter().take(3).map(|one| one.to.path()).collect();
        let path = format!("{}/{path}", book.key);
        let fits = |one: &String| one.starts_with(&path);
        assert!(first.iter().any(fits), "{typed}: {first:#?}");
    }
}

#[test]
fn it_is_found_by_plain_words() {
    let said = "called a win, hand shown, not a win";
    let first = &search(&RuledBy::PenaltyBook(&penalty_books::WRC_2015), said)[0];
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
        ("my phone rang", "device/what=ringing"),
        ("my friend knocked the wall over", "revealed-tiles"),
        ("he was late ten minutes", "late"),
        ("plays too slow", "obstruction"),
    ] {
        finds(typed, path);
    }
}

#[test]
fn nothing_typed_is_everything_and_strange_words_are_nothing() {
    for book in penalty_books::ALL {
        let book = RuledBy::PenaltyBook(book);
        assert_eq!(search(&book, "zzzz").len(), 0);
        assert_eq!(search(&book, "forgot to flip the dora indicator").len(), 0);
    }
    let book = RuledBy::PenaltyBook(&penalty_books::WRC_2015);
    assert_eq!(
        search(&book, " ").len(),
        penalty_books::WRC_2015.fouls.len()
    );
    let house = RuledBy::House(Rc::new("hk-old-style".parse().expect("the book")));
    let found = search(&house, "not enough fan");
    assert!(found[0].to.path().ends_with("erroneous-mahjong"));
}

#[test]
fn a_verdict_comes_with_the_last_answer() {
    let place = read("riichi-wrc-2015/noten-riichi/ended=draw,dead=yes");
    let Some((answered, Stage::Ask(asked))) = place.stage() else {
        panic!("a question is open");
    };
    let answers = (asked.answers.len(), asked.skip);
    assert_eq!((answered.len(), asked.question.key), (2, "shown"));
    assert_eq!(answers, (2, None));
    let place = place.with("shown", Some(Fact::Flag(true)));
    let Some((_, Stage::Verdict(verdict))) = place.stage() else {
        panic!("all is known");
    };
    assert_eq!(verdict.clause(), "F36");
}
