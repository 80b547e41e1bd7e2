//! Tests of the questions that come up.

use super::*;
use crate::evaluate::RuleConfig;
use crate::hands::{WinBy, hand_notation::parse_tiles};
use crate::model::{Answer, Answers, BySeat};
use crate::tiles::Wind::{East, North, South, West};

fn house(text: &str) -> RuleConfig {
    text.parse().expect(text)
}

/// Returns what comes next after these answers.
fn next(
    house_of: &str,
    key: &str,
    answers: &[(&'static str, Answer)],
) -> Next<Result<Ruling, Vec<EventError>>> {
    let mut entered = Answers::default();
    for (key, answer) in answers {
        entered.set(key, answer.clone());
    }
    let house = house(house_of);
    let event = house.rule_set().event(key).expect(key);
    event.inquire(&house, &entered).next
}

/// Asserts which question comes next after these answers; an empty key if there is a ruling.
#[track_caller]
fn assert_next_question(
    house_of: &str,
    key: &str,
    answers: &[(&'static str, Answer)],
    question: &str,
) {
    let found = match next(house_of, key, answers) {
        Next::Prompt(prompt) => prompt.question.key,
        Next::Ruling(Ok(_)) => "",
        Next::Ruling(Err(errors)) => panic!("{errors:?}"),
    };
    assert_eq!(found, question, "{house_of}: {key} {answers:?}");
}

fn tiles(text: &str) -> Answer {
    Answer::Tiles(parse_tiles(text).expect(text))
}

const KONG: &str = "kong";
const CLAIM: &str = "claim";
const EAST: (&str, Answer) = ("seat", Answer::Seat(East));
const FROM_DISCARD: (&str, Answer) = ("kind", Answer::Word(0));
const ADDED: (&str, Answer) = ("kind", Answer::Word(1));

#[test]
fn kong_prompts_for_discarder_only_if_one_pays() {
    let rule_set = "singapore";
    assert_next_question(rule_set, KONG, &[], "seat");
    assert_next_question(rule_set, KONG, &[EAST], "kind");
    assert_next_question(rule_set, KONG, &[EAST, ADDED], "robbed");
    assert_next_question(
        rule_set,
        KONG,
        &[EAST, ADDED, ("robbed", Answer::Flag(false))],
        "",
    );
    let discard = [EAST, FROM_DISCARD];
    assert_next_question(rule_set, KONG, &discard, "tiles_left");
    // Seven are not fewer than seven, so it doesn't matter whether the tile was fresh.
    let early = [EAST, FROM_DISCARD, ("tiles_left", Answer::Number(7))];
    assert_next_question(rule_set, KONG, &early, "");
    let skipped = [EAST, FROM_DISCARD, ("tiles_left", Answer::Open)];
    assert_next_question(rule_set, KONG, &skipped, "");
    let late = [EAST, FROM_DISCARD, ("tiles_left", Answer::Number(6))];
    assert_next_question(rule_set, KONG, &late, "fresh");
    let [seat, kind, left] = late;
    let fresh = [seat, kind, left, ("fresh", Answer::Flag(true))];
    assert_next_question(rule_set, KONG, &fresh, "from");
    assert_next_question("singapore;pao=false", KONG, &discard, "");
    let one_pays = "singapore;pao=false;discarded_kong=discarder-pays-all";
    assert_next_question(one_pays, KONG, &discard, "from");
}

#[test]
fn inquiry_drops_answers_to_hidden_questions() {
    let mut answers = Answers::default();
    answers.set("seat", Answer::Seat(East));
    answers.set("kind", Answer::Word(2));
    answers.set("from", Answer::Seat(South));
    answers.set("fresh", Answer::Flag(true));
    answers.set("robbed", Answer::Flag(false));
    let house = house("singapore");
    let kong = house.rule_set().event(KONG).expect(KONG);
    let inquiry = kong.inquire(&house, &answers);
    let Next::Ruling(Ok(ruling)) = inquiry.next else {
        panic!("{:?}", inquiry.next);
    };
    // SG-48: 4 from each; the earlier answer about a discard is ignored.
    assert_eq!(ruling.clause, "SG-48");
    assert_eq!(inquiry.answers.get("from"), None);
}

#[test]
fn discarder_prompt_excludes_the_winner() {
    let by = ("by", Answer::By(WinBy::Discard));
    let Next::Prompt(prompt) = next("hk-old-style", "settle-win", &[EAST, by]) else {
        panic!("from whom?");
    };
    assert_eq!(prompt.answers, [South, West, North].map(Answer::Seat));
    assert_eq!(prompt.skip, None);
}

#[test]
fn win_prompt_lists_only_ways_of_the_rule_set() {
    let ways = |rule_set: &str| match next(rule_set, "settle-win", &[EAST]) {
        Next::Prompt(prompt) => prompt.answers.len(),
        Next::Ruling(_) => 0,
    };
    // No win by bonus tiles in Hong Kong Old Style.
    assert_eq!(ways("hk-old-style"), 3);
    assert_eq!(ways("sparrows-nest"), 4);
    // A flower that another player drew wins nothing in the Sparrow's Nest.
    let flowers = ("by", Answer::By(WinBy::BonusTiles));
    let settle = "settle-win";
    assert_next_question("sparrows-nest", settle, &[EAST, flowers.clone()], "value");
    assert_next_question("singapore", settle, &[EAST, flowers], "from");
}

#[test]
fn claim_prompts_only_for_what_can_bar_it() {
    let base = [EAST, ("action", Answer::Word(0)), ("tile", tiles("3s"))];
    let with = |more: &[(&'static str, Answer)]| [&base[..], more].concat();
    let (hk, sg) = ("hk-old-style", "singapore");
    // HKOS-08 bars any claim to the tile, so its purpose isn't a question.
    assert_next_question(hk, CLAIM, &base[..1], "tile");
    assert_next_question(hk, CLAIM, &base, "missed");
    assert_next_question(hk, CLAIM, &with(&[("missed", tiles("4s"))]), "");
    // HKOS-08 bars only what was a win.
    assert_next_question(hk, CLAIM, &with(&[("missed", tiles("3s"))]), "missed_for");
    assert_next_question(sg, CLAIM, &base, "own_discards");
    assert_next_question("singapore;prohibition=off", CLAIM, &base, "");
    let none = with(&[("own_discards", Answer::Open), ("missed", Answer::Open)]);
    assert_next_question(sg, CLAIM, &none, "");
    let same = with(&[("own_discards", tiles("3s")), ("missed", Answer::Open)]);
    assert_next_question(sg, CLAIM, &same, "skipped");
    assert_next_question("singapore;prohibition=own-next-turn", CLAIM, &same, "");
    // The other end of a wait matters only if it is barred.
    let end = with(&[("own_discards", tiles("6s")), ("missed", Answer::Open)]);
    assert_next_question(sg, CLAIM, &end, "");
    assert_next_question(
        "singapore;sacred_bars_other_end=true",
        CLAIM,
        &end,
        "waiting",
    );
}

#[test]
fn passed_win_prompts_for_value_only_on_another_tile() {
    let nest = "sparrows-nest";
    let passed = |tile, action, missed_for| {
        [
            EAST,
            ("action", Answer::Word(action)),
            ("tile", tiles(tile)),
            ("missed", tiles("4m")),
            ("missed_for", Answer::Word(missed_for)),
        ]
    };
    let (win, pung) = (0, 1);
    assert_next_question(nest, CLAIM, &passed("7m", win, win)[..4], "missed_for");
    assert_next_question(nest, CLAIM, &passed("7m", win, win), "worth_more");
    assert_next_question(nest, CLAIM, &passed("4m", win, win), "");
    let if_greater = "sparrows-nest;missed_tile_if_greater=true";
    assert_next_question(if_greater, CLAIM, &passed("4m", win, win), "worth_more");
    assert_next_question(nest, CLAIM, &passed("7m", win, pung), "");
    // A pung of another tile is allowed, whatever was passed.
    assert_next_question(nest, CLAIM, &passed("7m", pung, win)[..4], "");
}

#[test]
fn pot_prompt_appears_only_with_a_pot() {
    let settle = "settle-win";
    let won = [
        EAST,
        ("by", Answer::By(WinBy::SelfDraw)),
        ("value", Answer::Number(3)),
    ];
    assert_next_question("hk-old-style", settle, &won, "");
    assert_next_question("sparrows-nest", settle, &won, "pot");
}

#[test]
fn missing_number_of_a_seat_is_an_error() {
    let three = BySeat::new([Some(4), Some(4), None, Some(8)]);
    let answers = [
        ("pot", Answer::Number(16)),
        ("last_hand", Answer::Flag(true)),
        ("contributions", Answer::BySeat(three)),
    ];
    let found = next("sparrows-nest", "draw", &answers);
    let Next::Ruling(Err(errors)) = found else {
        panic!("{found:?}");
    };
    assert_eq!(errors[0].at, "contributions");
}
