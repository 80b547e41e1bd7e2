use tilewise_rules::ruleset::ALL;

use super::*;

fn otherwise() -> Book {
    Book::House(Rc::new("hk-old-style".parse().expect("the book")))
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

/// What comes first for what somebody types.
#[track_caller]
fn finds(typed: &str, path: &str) {
    let book = Book::Penalties(&penalties::WRC_2015);
    let found = search(&book, typed);
    let first: Vec<_> = found.iter().take(3).map(|one| one.to.path()).collect();
    let path = format!("riichi-wrc-2015/{path}");
    assert!(first.contains(&path), "{typed}: {first:#?}");
}

#[test]
fn it_is_found_by_plain_words() {
    let said = "called a win, hand shown, not a win";
    let first = &search(&Book::Penalties(&penalties::WRC_2015), said)[0];
    assert!(first.to.path().ends_with("call=win,shown=yes"));
    finds("false win", "empty-call/call=win,shown=no");
    finds("chii no pon", "changed-call/at_once=yes");
    finds("forgot to say riichi", "wrong-riichi/what=word");
    finds("too many tiles", "tile-count");
    finds("phone", "device/what=ringing");
    finds("knocked over the wall", "revealed-tiles/when=walls");
    finds("he was late ten minutes", "late/substituted=no");
    finds(
        "riichi not tenpai exhaustive draw",
        "noten-riichi/ended=draw,dead=no",
    );
}

#[test]
fn nothing_typed_is_everything() {
    let book = Book::Penalties(&penalties::WRC_2015);
    let cases: usize = penalties::WRC_2015
        .fouls
        .iter()
        .map(|foul| foul.cases.len())
        .sum();
    assert_eq!(search(&book, " ").len(), cases);
    assert_eq!(search(&book, "zzzz").len(), 0);
}

#[test]
fn a_verdict_comes_with_the_last_answer() {
    let place = read("riichi-wrc-2015/noten-riichi/ended=draw,dead=yes");
    let Some((answered, Stage::Ask(field, answers, None))) = place.stage() else {
        panic!("a question is open");
    };
    assert_eq!((answered.len(), field.key, answers.len()), (2, "shown", 2));
    let place = place.with("shown", Some(Fact::Flag(true)));
    let Some((_, Stage::Verdict(verdict))) = place.stage() else {
        panic!("all is known");
    };
    assert_eq!(verdict.clause(), "F36");
}
