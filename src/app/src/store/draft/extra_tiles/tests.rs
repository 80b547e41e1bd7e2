use std::rc::Rc;

use tilewise_rules::notation::{self, parse_with_red};
use tilewise_rules::rule_sets::riichi::{EMA_2025, JPML_A, MLEAGUE, TENHOU};
use tilewise_rules::{Circumstance, RuleConfig, RuleSet};
use yew::Reducible;

use super::*;
use crate::score::entry::keystrokes::{self, TypingResult};
use crate::store::{HandAction, Key, PageAction, PageState, tap};

/// Fourteen tiles.
const WHOLE: &str = "234m345p66778s99s w8s:? SE";

fn draft(rule_set: &'static RuleSet, entry: &str) -> Draft {
    Draft {
        entry: notation::parse(entry).expect(entry),
        house: RuleConfig::with_defaults(rule_set),
    }
}

fn key(text: &str) -> Key {
    keystrokes::key(text).expect(text)
}

fn tapped(
    rule_set: &'static RuleSet,
    hand: &str,
    mode: Mode,
    text: &str,
) -> Result<String, String> {
    let next = tap(&draft(rule_set, hand), mode, key(text));
    next.map(|next| next.entry.to_string())
        .map_err(|why| why.to_string())
}

#[track_caller]
fn gives(rule_set: &'static RuleSet, hand: &str, mode: Mode, text: &str, after: &str) {
    assert_eq!(tapped(rule_set, hand, mode, text), Ok(after.to_owned()));
}

#[track_caller]
fn refused(rule_set: &'static RuleSet, hand: &str, mode: Mode, text: &str, why: &str) {
    assert_eq!(tapped(rule_set, hand, mode, text), Err(why.to_owned()));
}

///
#[test]
fn there_are_as_many_red_fives_as_the_house_has() {
    gives(&MLEAGUE, "", Mode::Tile, "0m", "0m");
    gives(&MLEAGUE, "", Mode::ConcealedChow, "0s", "067s");
    gives(&MLEAGUE, "", Mode::Pung, "0p", "p055p");
    let gone = "No other red 5 characters is in play";
    refused(&MLEAGUE, "0m", Mode::Tile, "0m", gone);
    refused(&MLEAGUE, "c067m", Mode::Tile, "0m", gone);
    refused(&EMA_2025, "", Mode::Tile, "0m", gone);
    // Two in dots.
    let four = |hand: &str| {
        let mut draft = draft(&TENHOU, hand);
        draft.house = draft.house.set("red_fives", "4");
        tap(&draft, Mode::Tile, key("0p")).map(|next| next.entry.to_string())
    };
    assert_eq!(four("0p"), Ok("00p".to_owned()));
    assert!(four("00p").is_err());
}

/// Three fives of a suit aren't red, so all four include the red one.
#[test]
fn a_five_is_red_where_no_other_is_left() {
    gives(&MLEAGUE, "", Mode::Kong, "5p", "k0555p");
    gives(&MLEAGUE, "555p", Mode::Tile, "5p", "0555p");
    gives(&MLEAGUE, "055p", Mode::Tile, "5p", "0555p");
    gives(&EMA_2025, "", Mode::Kong, "5p", "k5555p");
    gives(&EMA_2025, "555p", Mode::Tile, "5p", "5555p");
}

#[test]
fn a_red_five_goes_with_its_tile() {
    let hand = draft(&MLEAGUE, "055m46p p055p w0s:? SE");
    let text = |draft: Draft| draft.entry.to_string();
    let without = |spot| text(hand.without(spot));
    assert_eq!(without(Spot::Concealed(0)), "55m46p p055p w0s:? SE");
    assert_eq!(without(Spot::Concealed(1)), "05m46p p055p w0s:? SE");
    assert_eq!(without(Spot::Winning), "055m46p p055p SE");
    assert_eq!(without(Spot::Meld(0)), "055m46p w0s:? SE");
    assert_eq!(text(hand.with_winning_tile(0)), "55m46p0s p055p w0m:? SE");
    assert_eq!(text(hand.with_winning_tile(1)), "05m46p0s p055p w5m:? SE");
    let turned = |spot| text(hand.with_red_toggled(spot));
    assert_eq!(turned(Spot::Concealed(0)), "555m46p p055p w0s:? SE");
    assert_eq!(turned(Spot::Winning), "055m46p p055p w5s:? SE");
    assert_eq!(turned(Spot::Meld(0)), "055m46p p555p w0s:? SE");
    let plain = draft(&MLEAGUE, "46m c345p w5m:? SE");
    assert_eq!(
        text(plain.with_red_toggled(Spot::Meld(0))),
        "46m c340p w5m:? SE"
    );
    assert_eq!(
        text(plain.with_red_toggled(Spot::Winning)),
        "46m c345p w0m:? SE"
    );
    assert_eq!(plain.five_at(Spot::Concealed(0)), None);
}

///
#[test]
fn tap_on_full_hand_enters_missing_indicator() {
    let indicators = |rule_set, hand: &str, taps: &[&str]| {
        let mut draft = draft(rule_set, hand);
        for text in taps {
            match tap(&draft, Mode::Tile, key(text)) {
                Ok(next) => draft = next,
                Err(why) => return Err(why.to_string()),
            }
        }
        let hand = &draft.entry.hand;
        Ok([&hand.dora, &hand.ura].map(|list| notation::tiles_text(list)))
    };
    let both = |dora: &str, ura: &str| Ok([dora.to_owned(), ura.to_owned()]);
    let full = Err("The hand is full: take a tile out first".to_owned());
    assert_eq!(indicators(&EMA_2025, WHOLE, &["4p"]), both("4p", ""));
    assert_eq!(indicators(&EMA_2025, WHOLE, &["4p", "1z"]), full);
    let riichi = format!("{WHOLE} riichi");
    assert_eq!(
        indicators(&EMA_2025, &riichi, &["4p", "1z"]),
        both("4p", "1z")
    );
    assert_eq!(indicators(&EMA_2025, &riichi, &["4p", "1z", "1z"]), full);
    // Another one for each kong.
    let kong = "234m66778s99s ck1111z w8s:? SE";
    assert_eq!(indicators(&EMA_2025, kong, &["4p", "9p"]), both("49p", ""));
    assert_eq!(indicators(&EMA_2025, kong, &["4p", "9p", "9p"]), full);
    // Rules without those of kongs and those below them.
    assert_eq!(indicators(&JPML_A, kong, &["4p", "9p"]), full);
    let riichi = format!("{kong} riichi");
    assert_eq!(indicators(&JPML_A, &riichi, &["4p", "9p"]), full);
}

#[test]
fn indicator_mode_works_at_any_time() {
    gives(&EMA_2025, "1m", Mode::Dora, "4p", "1m dora:4p");
    gives(&MLEAGUE, "1m", Mode::Dora, "0p", "1m dora:5p");
    gives(&EMA_2025, "1m riichi", Mode::Ura, "4p", "1m ura:4p riichi");
    let no_more = "No more indicators of this kind count";
    refused(&EMA_2025, "1m", Mode::Ura, "4p", no_more);
    refused(&EMA_2025, "1m dora:12345p", Mode::Dora, "4p", no_more);
    refused(&JPML_A, "1m dora:1p", Mode::Dora, "4p", no_more);
    let seen = "All four 4 dots are in sight already";
    refused(&EMA_2025, "444p dora:4p", Mode::Dora, "4p", seen);
    refused(&EMA_2025, "444p dora:4p", Mode::Tile, "4p", seen);
    assert!(draft(&EMA_2025, "dora:49s").is_dora(parse_with_red("1s").expect("a tile").0[0]));
    // Those below the others only if they count.
    let five = Tile::suited(Suit::Bamboo, 5);
    assert!(draft(&EMA_2025, "ura:4s riichi").is_dora(five));
    assert!(!draft(&EMA_2025, "ura:4s").is_dora(five));
}

#[test]
fn dropped_circumstances_are_reported() {
    let after = |hand: &str, action: PageAction| {
        let start = PageState::open(Ok(draft(&EMA_2025, hand)), Draft::default());
        let state = Rc::new(start).reduce(action);
        let notice = state.notice.as_ref().map(ToString::to_string);
        (state.draft.entry.to_string(), notice.unwrap_or_default())
    };
    let reports = |hand: &str, action, text: &str, names: &str| {
        let expected = (text.to_owned(), format!("{names} can’t count any longer"));
        assert_eq!(after(hand, action), expected);
    };
    reports(
        "1m dora:1p ura:2p riichi ippatsu",
        PageAction::Hand(HandAction::ToggleCircumstance(Circumstance::Riichi)),
        "1m dora:1p ura:2p",
        "Ippatsu, the ura indicators",
    );
    reports(
        "1m riichi ippatsu",
        PageAction::Hand(HandAction::Enter(Mode::Pung, key("5z"))),
        "1m p555z",
        "Riichi, Ippatsu",
    );
    reports(
        "1m ck1111z w SE kong-replacement",
        PageAction::Hand(HandAction::Remove(Spot::Meld(0))),
        "1m w SE",
        "Replacement tile of a kong",
    );
    reports(
        "1m w2m SE initial-hand",
        PageAction::Hand(HandAction::SetDiscarder(Seat::West)),
        "1m w2m@W SE",
        "First draw",
    );
    // An explicit removal isn't reported. With another bet, everything stays.
    let double = "1m ura:2p riichi double-riichi ippatsu";
    let quiet = after(
        double,
        PageAction::Hand(HandAction::ToggleCircumstance(Circumstance::Riichi)),
    );
    assert_eq!(quiet.1, "");
    assert!(quiet.0.ends_with("double-riichi ippatsu"), "{}", quiet.0);
}

#[test]
fn another_house_takes_what_it_has_a_place_for() {
    let from = draft(&MLEAGUE, "055m46p dora:12p ura:3p riichi honba=2 bets=1");
    let dropped = |rule_set: &'static RuleSet| {
        let (next, dropped) = from.converted_to(RuleConfig::with_defaults(rule_set));
        let dropped: Vec<_> = dropped.iter().map(ToString::to_string).collect();
        (next.entry.to_string(), dropped.join(", "))
    };
    let (text, names) = dropped(&EMA_2025);
    assert_eq!(text, "555m46p dora:12p ura:3p honba=2 bets=1 riichi");
    assert_eq!(names, "red fives");
    let (_, names) = dropped(&JPML_A);
    assert_eq!(names, "red fives, dora indicators, ura indicators");
    let (text, names) = dropped(&tilewise_rules::rule_sets::hk_old_style::RULE_SET);
    assert_eq!(text, "555m46p");
    let all = "Riichi, red fives, dora indicators, ura indicators, counters and bets on the table";
    assert_eq!(names, all);
}

/// The mode changes to an indicator once; a second press ends it.
#[test]
fn indicator_mode_ends_after_one_tile() {
    let start = PageState::open(Ok(draft(&EMA_2025, "1m SE")), Draft::default());
    let mut state = Rc::new(start);
    let mut act = |action| {
        state = Rc::clone(&state).reduce(action);
        (state.draft.entry.to_string(), state.score.mode)
    };
    act(PageAction::Hand(HandAction::SelectMode(Mode::Pair)));
    act(PageAction::Hand(HandAction::SelectMode(Mode::Dora)));
    let (_, mode) = act(PageAction::Hand(HandAction::SelectMode(Mode::Dora)));
    assert_eq!(mode, Mode::Pair);
    act(PageAction::Hand(HandAction::SelectMode(Mode::Dora)));
    let (text, mode) = act(PageAction::Hand(HandAction::Tap(key("4p"))));
    assert_eq!((&*text, mode), ("1m SE dora:4p", Mode::Pair));
    // Only tiles that count can be entered.
    let (_, mode) = act(PageAction::Hand(HandAction::SelectMode(Mode::Ura)));
    assert_eq!(mode, Mode::Pair);
}

#[test]
fn a_red_five_is_typed_as_a_naught() {
    let mut state = Rc::new(PageState::open(Ok(draft(&MLEAGUE, "SE")), Draft::default()));
    let mut word = String::new();
    for letter in "40mc340pP0s".chars() {
        match keystrokes::type_letter(&word, letter, &state.draft) {
            TypingResult::More(more) => word = more,
            TypingResult::Done(actions) => {
                word.clear();
                state = actions.into_iter().fold(state, Reducible::reduce);
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(state.draft.entry.to_string(), "40m055s c340p SE");
}
