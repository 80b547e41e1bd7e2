//! Which questions come up.

use super::*;
use crate::hands::WinBy;
use crate::hands::notation::parse_tiles;
use crate::schema::{BySeat, Fact, Facts, House};
use crate::tiles::Wind::{East, North, South, West};

fn house(text: &str) -> House {
    text.parse().expect(text)
}

/// What comes next after these answers.
fn next(
    house_of: &str,
    key: &str,
    answers: &[(&'static str, Fact)],
) -> Next<Result<Ruling, Vec<EventError>>> {
    let mut facts = Facts::default();
    for (key, fact) in answers {
        facts.set(key, fact.clone());
    }
    let house = house(house_of);
    let event = house.rule_set().event(key).expect(key);
    event.inquire(&house, &facts).next
}

/// The question that comes next after these answers; nothing where there is a ruling.
#[track_caller]
fn asks(house_of: &str, key: &str, answers: &[(&'static str, Fact)], question: &str) {
    let found = match next(house_of, key, answers) {
        Next::Ask(asked) => asked.question.key,
        Next::Ruled(Ok(_)) => "",
        Next::Ruled(Err(errors)) => panic!("{errors:?}"),
    };
    assert_eq!(found, question, "{house_of}: {key} {answers:?}");
}

fn tiles(text: &str) -> Fact {
    Fact::Tiles(parse_tiles(text).expect(text))
}

const KONG: &str = "kong";
const CLAIM: &str = "claim";
const EAST: (&str, Fact) = ("seat", Fact::Seat(East));
const FROM_DISCARD: (&str, Fact) = ("kind", Fact::Word(0));
const ADDED: (&str, Fact) = ("kind", Fact::Word(1));

#[test]
fn a_kong_asks_for_its_discarder_only_where_one_pays() {
    let rule_set = "singapore";
    asks(rule_set, KONG, &[], "seat");
    asks(rule_set, KONG, &[EAST], "kind");
    asks(rule_set, KONG, &[EAST, ADDED], "robbed");
    asks(
        rule_set,
        KONG,
        &[EAST, ADDED, ("robbed", Fact::Flag(false))],
        "",
    );
    let discard = [EAST, FROM_DISCARD];
    asks(rule_set, KONG, &discard, "tiles_left");
    // Seven are not fewer than seven, so it doesn't matter whether the tile was fresh.
    let early = [EAST, FROM_DISCARD, ("tiles_left", Fact::Number(7))];
    asks(rule_set, KONG, &early, "");
    let skipped = [EAST, FROM_DISCARD, ("tiles_left", Fact::Nothing)];
    asks(rule_set, KONG, &skipped, "");
    let late = [EAST, FROM_DISCARD, ("tiles_left", Fact::Number(6))];
    asks(rule_set, KONG, &late, "fresh");
    let [seat, kind, left] = late;
    let fresh = [seat, kind, left, ("fresh", Fact::Flag(true))];
    asks(rule_set, KONG, &fresh, "from");
    asks("singapore;pao=false", KONG, &discard, "");
    let one_pays = "singapore;pao=false;discarded_kong=discarder-pays-all";
    asks(one_pays, KONG, &discard, "from");
}

#[test]
fn what_no_question_asks_for_is_not_heard() {
    let mut facts = Facts::default();
    facts.set("seat", Fact::Seat(East));
    facts.set("kind", Fact::Word(2));
    facts.set("from", Fact::Seat(South));
    facts.set("fresh", Fact::Flag(true));
    facts.set("robbed", Fact::Flag(false));
    let house = house("singapore");
    let kong = house.rule_set().event(KONG).expect(KONG);
    let inquiry = kong.inquire(&house, &facts);
    let Next::Ruled(Ok(ruling)) = inquiry.next else {
        panic!("{:?}", inquiry.next);
    };
    // SG-48: 4 from each, whatever was said before of a discard.
    assert_eq!(ruling.clause, "SG-48");
    assert_eq!(inquiry.facts.fact("from"), None);
}

#[test]
fn nobody_is_offered_as_the_discarder_of_an_own_win() {
    let by = ("by", Fact::By(WinBy::Discard));
    let Next::Ask(asked) = next("hk-old-style", "settle-win", &[EAST, by]) else {
        panic!("from whom?");
    };
    assert_eq!(asked.answers, [South, West, North].map(Fact::Seat));
    assert_eq!(asked.skip, None);
}

#[test]
fn only_ways_to_win_that_the_book_has_are_offered() {
    let ways = |rule_set: &str| match next(rule_set, "settle-win", &[EAST]) {
        Next::Ask(asked) => asked.answers.len(),
        Next::Ruled(_) => 0,
    };
    // No win by bonus tiles in Hong Kong Old Style.
    assert_eq!(ways("hk-old-style"), 3);
    assert_eq!(ways("sparrows-nest"), 4);
    // A flower that another player drew wins nothing in the Sparrow's Nest.
    let flowers = ("by", Fact::By(WinBy::BonusTiles));
    let settle = "settle-win";
    asks("sparrows-nest", settle, &[EAST, flowers.clone()], "value");
    asks("singapore", settle, &[EAST, flowers], "from");
}

#[test]
fn a_claim_asks_only_for_what_bars_it_in_the_book() {
    let base = [EAST, ("action", Fact::Word(0)), ("tile", tiles("3s"))];
    let with = |more: &[(&'static str, Fact)]| [&base[..], more].concat();
    let (hk, sg) = ("hk-old-style", "singapore");
    // HKOS-08 bars any claim to the tile, so it isn't asked what for.
    asks(hk, CLAIM, &base[..1], "tile");
    asks(hk, CLAIM, &base, "missed");
    asks(hk, CLAIM, &with(&[("missed", tiles("4s"))]), "");
    // HKOS-08 bars what was a win alone.
    asks(hk, CLAIM, &with(&[("missed", tiles("3s"))]), "missed_for");
    asks(sg, CLAIM, &base, "own_discards");
    asks("singapore;prohibition=off", CLAIM, &base, "");
    let none = with(&[("own_discards", Fact::Nothing), ("missed", Fact::Nothing)]);
    asks(sg, CLAIM, &none, "");
    let same = with(&[("own_discards", tiles("3s")), ("missed", Fact::Nothing)]);
    asks(sg, CLAIM, &same, "skipped");
    asks("singapore;prohibition=own-next-turn", CLAIM, &same, "");
    // The other end of a wait only where it is barred.
    let end = with(&[("own_discards", tiles("6s")), ("missed", Fact::Nothing)]);
    asks(sg, CLAIM, &end, "");
    asks(
        "singapore;sacred_bars_other_end=true",
        CLAIM,
        &end,
        "waiting",
    );
}

#[test]
fn a_passed_win_asks_for_a_greater_hand_only_on_another_tile() {
    let nest = "sparrows-nest";
    let passed = |tile, action, missed_for| {
        [
            EAST,
            ("action", Fact::Word(action)),
            ("tile", tiles(tile)),
            ("missed", tiles("4m")),
            ("missed_for", Fact::Word(missed_for)),
        ]
    };
    let (win, pung) = (0, 1);
    asks(nest, CLAIM, &passed("7m", win, win)[..4], "missed_for");
    asks(nest, CLAIM, &passed("7m", win, win), "worth_more");
    asks(nest, CLAIM, &passed("4m", win, win), "");
    let if_greater = "sparrows-nest;missed_tile_if_greater=true";
    asks(if_greater, CLAIM, &passed("4m", win, win), "worth_more");
    asks(nest, CLAIM, &passed("7m", win, pung), "");
    // A pung of another tile is free, whatever was passed.
    asks(nest, CLAIM, &passed("7m", pung, win)[..4], "");
}

#[test]
fn a_pot_is_asked_for_only_where_there_is_one() {
    let settle = "settle-win";
    let won = [
        EAST,
        ("by", Fact::By(WinBy::SelfDraw)),
        ("value", Fact::Number(3)),
    ];
    asks("hk-old-style", settle, &won, "");
    asks("sparrows-nest", settle, &won, "pot");
}

#[test]
fn a_number_that_is_missing_for_one_seat_is_no_zero() {
    let three = BySeat::new([Some(4), Some(4), None, Some(8)]);
    let answers = [
        ("pot", Fact::Number(16)),
        ("last_hand", Fact::Flag(true)),
        ("contributions", Fact::BySeat(three)),
    ];
    let found = next("sparrows-nest", "draw", &answers);
    let Next::Ruled(Err(errors)) = found else {
        panic!("{found:?}");
    };
    assert_eq!(errors[0].at, "contributions");
}
