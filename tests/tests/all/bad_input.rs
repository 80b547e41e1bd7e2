//! Invalid input of MCR and riichi through every entry point: typed or pasted text, link, request, event
//! link. Each message names the error and a valid value.

use std::rc::Rc;

use serde_json::Value;
use tilewise_api::{ScoreRequest, answer_json};
use tilewise_app::i18n::Locale;
use tilewise_app::outcome::HandOutcome;
use tilewise_app::rulings::rulings_location::{RuledBy, RulingsLocation};
use tilewise_app::score::entry::paste::parse_paste;
use tilewise_app::store::{Draft, HandAction, PageAction};
use tilewise_app::ui::phrases;
use tilewise_app::{link, rule_sets};
use tilewise_rules::{RuleConfig, Sentence, notation};

/// The error, and the valid value.
type MessageParts = [&'static str; 2];

const MCR_HAND: &str = "34m88p c345p c456s p666z w2m@N SE";
const RIICHI_HAND: &str = "234m456p67899s78s w9s SE";

/// Parsable hands that are impossible: options, hand, added words, message.
const HANDS: [(&str, &str, &str, MessageParts); 31] = [
    // Seven pairs where they don't win, and with four tiles alike.
    (
        "hk-old-style;seven_pairs=off",
        "1133m5577p99s22z5z w5z@E SE",
        "",
        [
            "even pairs aren’t a winning hand under your house rules",
            "it takes four sets and a pair",
        ],
    ),
    (
        "hk-old-style;seven_pairs_quad_as_two_pairs=false",
        "1111m5577p99s22z5z w5z@E SE",
        "",
        [
            "our tiles alike aren’t two pairs under your house rules",
            "it takes seven different pairs",
        ],
    ),
    // MCR: nine flowers, and a flower with animals.
    (
        "mcr",
        MCR_HAND,
        "f1 f2 f3 f4 g1 g2 g3 g4 f1",
        ["lum (f1) is there twice", "remove one"],
    ),
    (
        "mcr-wmo-2006",
        MCR_HAND,
        "f1 f2 f3 f4 g1 g2 g3 g4 g3",
        ["utumn (g3) is there twice", "remove one"],
    ),
    (
        "mcr",
        MCR_HAND,
        "f1 a1",
        ["o animals in these rules", "remove cat (a1)"],
    ),
    (
        "mcr;bonus_tiles_in_play=false",
        MCR_HAND,
        "g2",
        ["o seasons in these rules", "remove summer (g2)"],
    ),
    // Seventeen tiles where fourteen win; nine flowers (T-1).
    (
        "hk-old-style",
        "123456m456p12378s55z w9s@W SE",
        "",
        ["17 tiles are 3 too many", "remove 3, so that there are 14"],
    ),
    (
        "hk-taiwanese",
        "123456m456p12378s55z w9s@W SE",
        "f1 f2 f3 f4 g1 g2 g3 g4 g4",
        ["inter (g4) is there twice", "remove one"],
    ),
    // Claimed knitted tiles.
    (
        "mcr",
        "258m69p88s c147s c123m w3p SE",
        "",
        [
            "eld 1 (147s) isn’t a chow",
            "knitted tiles, which stay in the hand",
        ],
    ),
    (
        "mcr",
        "258m69p88s c123m c714s w3p SE",
        "",
        ["eld 2 (714s) isn’t a chow", "never claimed"],
    ),
    (
        "mcr",
        "258m69p88s p147s c123m w3p SE",
        "",
        ["eld 1 (147s) isn’t a pung", "three tiles alike"],
    ),
    // A last tile that is still in the wall, or in the hand.
    (
        "mcr",
        MCR_HAND,
        "last-tile tiles-left=5",
        ["iles-left isn’t a circumstance in these rules", "remove it"],
    ),
    (
        "mcr",
        "34m88p c345p c456s p666z w2m@N:robbed SE",
        "last-tile",
        ["ast", "only with a self-draw or a discard"],
    ),
    (
        "mcr",
        "88p456s33z c123m p777z w8p@N SE",
        "last-of-kind",
        ["the hand conceals one", "remove it"],
    ),
    (
        "mcr",
        "56s33z ck4444p c123m p777z w4p@N SE",
        "last-of-kind",
        ["5 tiles of 4 dots (4p)", "remove 1"],
    ),
    // Riichi: six indicators.
    (
        "riichi-ema-2025",
        RIICHI_HAND,
        "dora:123456m",
        ["6 indicators of dora are too many", "5 at most"],
    ),
    (
        "riichi-tenhou",
        RIICHI_HAND,
        "riichi dora:1m ura:123456p",
        ["6 indicators of ura are too many", "5 at most"],
    ),
    (
        "riichi-ema-2025",
        RIICHI_HAND,
        "dora:999s",
        ["6 tiles of 9 bamboo (9s)", "remove 2"],
    ),
    ("mcr", MCR_HAND, "dora:1m", ["without dora", "remove"]),
    // Ippatsu without riichi.
    (
        "riichi-ema-2025",
        RIICHI_HAND,
        "ippatsu",
        ["ppatsu takes", "enter that, or remove it"],
    ),
    (
        "riichi-ema-2025",
        "123m45p99s678s ck2222p w3p SE",
        "riichi ippatsu kong-replacement",
        ["can’t hold together", "remove one of them"],
    ),
    // A red five where there are none, and the second of a suit.
    (
        "riichi-ema-2025",
        "234m406p67899s78s w9s SE",
        "",
        ["he red five of dots isn’t used", "enter a five"],
    ),
    (
        "riichi-ema-2025",
        "234m46p67899s78s9s w0p SE",
        "",
        ["he red five of dots isn’t used", "enter a five"],
    ),
    (
        "riichi-mleague",
        "234m005p67899s78s w9s SE",
        "",
        [
            "2 red fives of dots, but your house rules have 1",
            "enter fives for the others",
        ],
    ),
    (
        "riichi-mleague",
        "2340m0m6789978s w0m SE",
        "",
        [
            "3 red fives of characters, but your house rules have 1",
            "enter fives for the others",
        ],
    ),
    (
        "riichi-mleague;red_fives=4",
        "234m000p67899s78s w9s SE",
        "",
        [
            "3 red fives of dots, but your house rules have 2",
            "enter fives for the others",
        ],
    ),
    // Riichi with an open hand.
    (
        "riichi-ema-2025",
        "234m456p9967s p222z@E w8s@N WE",
        "riichi",
        ["this one is open", "remove the claimed melds"],
    ),
    (
        "riichi-ema-2025",
        "234m456p9967s ak2222z w8s@N WE",
        "double-riichi",
        ["this one is open", "remove the claimed melds"],
    ),
    // Bets and their declarers.
    (
        "riichi-ema-2025",
        RIICHI_HAND,
        "riichi declared:W",
        ["South won in riichi", "enter it, or remove riichi"],
    ),
    (
        "riichi-ema-2025",
        RIICHI_HAND,
        "declared:S",
        [
            "South has bet in this hand",
            "enter riichi, or remove the bet",
        ],
    ),
    (
        "mcr",
        MCR_HAND,
        "honba=1",
        ["no counters and no bets", "remove them"],
    ),
];

/// Texts that can't be parsed as a hand, also as the hand of a request.
const TEXTS: [(&str, &str, &str, MessageParts); 9] = [
    // Nine flowers: there are four of each family.
    ("mcr", MCR_HAND, "f1 f5", ["“f5”", "f1 to f4"]),
    ("mcr", MCR_HAND, "f1f2", ["“f1f2”", "f1 to f4"]),
    // A self-drawn win with a discarder.
    (
        "mcr",
        "34m88p c345p c456s p666z SE",
        "w2m@N:drawn",
        ["“w2m@N:drawn”", "a drawn tile as w5p"],
    ),
    (
        "mcr",
        MCR_HAND,
        "self-draw@N",
        ["“self-draw@N”", "leave it out"],
    ),
    // Ten thousand honba.
    (
        "riichi-ema-2025",
        RIICHI_HAND,
        "honba=10000",
        ["“honba=10000”", "from 0 to 99"],
    ),
    (
        "riichi-ema-2025",
        RIICHI_HAND,
        "bets=-1",
        ["“bets=-1”", "from 0 to 99"],
    ),
    // A yakuman with a fu.
    (
        "riichi-ema-2025",
        RIICHI_HAND,
        "yakuman=1",
        ["“yakuman=1”", "leave it out"],
    ),
    (
        "riichi-ema-2025",
        RIICHI_HAND,
        "fu=40",
        ["“fu=40”", "leave it out"],
    ),
    (
        "riichi-ema-2025",
        RIICHI_HAND,
        "dora:f1",
        ["“f1”", "1z to 7z"],
    ),
];

/// Invalid options: mixed penalties of both presets.
const HOUSES: [(&str, MessageParts); 6] = [
    // T-84: an unknown element, and one without its value.
    (
        "taiwanese;values=full-flush=10,straight-flush=8",
        [
            "“straight-flush” is no element of this rule book",
            "similar ones are ",
        ],
    ),
    (
        "hk-taiwanese;values=full-flush",
        [
            "“full-flush” has no “=” with a value after it",
            "whole numbers from 0 to",
        ],
    ),
    (
        "mcr;penalties=mil-2025;penalties=pay-each",
        [
            "penalties is answered twice, with mil-2025 and with pay-each",
            "leave one of them out",
        ],
    ),
    (
        "mcr;penalties=both",
        [
            "“both” isn’t an answer to penalties",
            "it takes mil-2025, pay-each",
        ],
    ),
    (
        "mcr-wmo-2006;two_concealed_kongs=8;two_concealed_kongs=6",
        [
            "two_concealed_kongs is answered twice, with 8 and with 6",
            "leave one of them out",
        ],
    ),
    (
        "mcr;penalties=pay-each,mil-2025",
        [
            "“pay-each,mil-2025” isn’t an answer",
            "it takes mil-2025, pay-each",
        ],
    ),
];

/// Invalid requests and events: input, place of the error, message.
const REQUESTS: [(&str, &str, MessageParts); 16] = [
    (
        r#"{"ruleset":"mcr","win":{"by":"self-draw"},"options":{"penalties":["mil-2025","pay-each"]},HAND}"#,
        "options.penalties",
        ["isn’t an answer to penalties", "mil-2025, pay-each"],
    ),
    (
        r#"{"ruleset":"mcr","win":{"by":"self-draw"},"options":{"penalties":"mil-2025","penalties":"pay-each"},HAND}"#,
        "options.penalties",
        ["penalties is there twice", "remove one"],
    ),
    (
        r#"{"ruleset":"riichi-ema-2025","win":{"by":"self-draw"},"on_table":{"honba":10000},HAND}"#,
        "on_table.honba",
        ["on_table.honba is 10000", "from 0 to 99"],
    ),
    (
        r#"{"ruleset":"riichi-ema-2025","win":{"by":"self-draw"},"fu":40,HAND}"#,
        "fu",
        ["no field “fu”", "choose from"],
    ),
    (
        r#"{"ruleset":"mcr","event":"settle-win","seat":"S","value":8,"by":"self-draw","from":"N"}"#,
        "from",
        [
            "a self-drawn tile was discarded by nobody",
            "leave the seat out",
        ],
    ),
    (
        r#"{"ruleset":"mcr-wmo-2006","event":"settle-win","seat":"S","value":8,"by":"self-draw","from":"E"}"#,
        "from",
        [
            "a self-drawn tile was discarded by nobody",
            "leave the seat out",
        ],
    ),
    (
        r#"{"ruleset":"mcr","options":{"penalties":"both"},"event":"false-win","fault":"not-ready","seat":"S"}"#,
        "options.penalties",
        ["“both” isn’t an answer", "mil-2025, pay-each"],
    ),
    (
        r#"{"ruleset":"mcr-mil-2025","options":{"penalties":"pay-each"},"event":"foul","foul":"M-125"}"#,
        "options.penalties",
        ["no option “penalties”", "remove it"],
    ),
    (
        r#"{"ruleset":"mcr-pay-each","options":{"penalties":"mil-2025"},"event":"false-win","fault":"not-ready","seat":"S"}"#,
        "event",
        [
            "with the events foul:",
            "choose from singapore, mcr, mcr-wmo-2006",
        ],
    ),
    (
        r#"{"ruleset":"mcr-pay-each","event":"foul","foul":"M-125","facts":{"penalties":"mil-2025"}}"#,
        "facts.penalties",
        ["no field “penalties”", "choose from"],
    ),
    (
        r#"{"ruleset":"riichi-ema-2025","event":"settle-win","seat":"S","yakuman":1,"fu":40,"by":"discard","from":"N"}"#,
        "fu",
        ["beside a yakuman no fu are counted", "leave them out"],
    ),
    (
        r#"{"ruleset":"riichi-tenhou","event":"multiple-wins","from":"E","winners":[{"seat":"S","yakuman":1,"fu":30},{"seat":"N","value":3,"fu":30}]}"#,
        "winners",
        ["beside a yakuman no fu are counted", "leave them out"],
    ),
    (
        r#"{"ruleset":"riichi-ema-2025","event":"settle-win","seat":"S","value":3,"fu":40,"by":"discard","from":"N","on_table":{"honba":10000}}"#,
        "on_table.honba",
        ["on_table.honba is 10000", "from 0 to 99"],
    ),
    (
        r#"{"ruleset":"riichi-ema-2025","event":"exhaustive-draw","tenpai":["E"],"on_table":{"honba":10000}}"#,
        "on_table.honba",
        ["on_table.honba is 10000", "from 0 to 99"],
    ),
    (
        r#"{"ruleset":"riichi-ema-2025","event":"next-hand","draw":"exhaustive","tenpai":[],"round":"E","hand":1,"on_table":{"honba":10000}}"#,
        "on_table.honba",
        ["on_table.honba is 10000", "from 0 to 99"],
    ),
    (
        r#"{"ruleset":"mcr","win":{"by":"self-draw"},"circumstances":["last-tile",{"key":"tiles-left","count":5}],HAND}"#,
        "circumstances[1]",
        [
            "tiles-left isn’t a circumstance in these rules",
            "remove it",
        ],
    ),
];

/// A winning hand of both rule sets.
const HAND: &str =
    r#""hand":{"concealed":"234m456p6789978s","winning_tile":"9s"},"seat":"S","prevailing":"E""#;

#[test]
fn impossible_hands_are_refused_by_paste_link_and_request() {
    rule_sets::load_all(|| ());
    for (house, hand, more, parts) in HANDS {
        let hand = format!("{hand} {more}");
        let own: RuleConfig = house.parse().expect(house);
        for message in [
            by_paste(&own, &hand),
            by_link(house, &hand),
            by_request(&own, &hand),
        ] {
            assert_message(&message, parts, &hand);
        }
    }
}

#[test]
fn unreadable_hand_texts_get_a_correction() {
    rule_sets::load_all(|| ());
    for (house, hand, more, parts) in TEXTS {
        let hand = format!("{hand} {more}");
        let own: RuleConfig = house.parse().expect(house);
        for message in [by_paste(&own, &hand), by_link(house, &hand)] {
            assert_message(&message, parts, &hand);
        }
    }
}

#[test]
fn contradictory_options_are_refused() {
    rule_sets::load_all(|| ());
    for (house, parts) in HOUSES {
        assert_message(&by_link(house, MCR_HAND), parts, house);
        let broken = link::read_partly(&format!("/score/{house}/")).expect(house);
        assert_message(&join_sentences(&broken.why), parts, house);
        // The same in the address of an event.
        let none = RuledBy::House(Rc::new(rule_sets::first_house()));
        let place = format!("{house}/false-win");
        let Err((message, _)) = RulingsLocation::read(
            Locale::ENGLISH,
            &place,
            &none,
            &tilewise_rules::rule_sets::ALL,
        ) else {
            panic!("{place} was read");
        };
        assert_message(&message, parts, house);
    }
    // Equal answers are one answer.
    assert!(
        "mcr;penalties=pay-each;penalties=pay-each"
            .parse::<RuleConfig>()
            .is_ok()
    );
}

#[test]
fn invalid_request_errors_name_field_and_correction() {
    for (request, at, parts) in REQUESTS {
        let request = request.replace("HAND", HAND);
        let report: Value = serde_json::from_str(&answer_json(&request, false)).expect("JSON");
        assert_eq!(report["ok"], false, "{request}");
        let errors = report["errors"].as_array().expect("a list");
        assert_eq!(errors.len(), 1, "{report}");
        assert_eq!(errors[0]["at"], at, "{report}");
        assert_message(
            errors[0]["message"].as_str().expect("words"),
            parts,
            &request,
        );
    }
}

/// The seat with a self-draw has no effect: the hand is scored, and the seat is reported.
#[test]
fn discarder_of_self_draw_is_reported_as_ignored() {
    for book in ["hk-old-style", "riichi-ema-2025", "mcr"] {
        let request = r#"{"ruleset":"BOOK","win":{"by":"self-draw","from":"N"},HAND}"#;
        let request = request.replace("BOOK", book).replace("HAND", HAND);
        let report: Value = serde_json::from_str(&answer_json(&request, false)).expect("JSON");
        assert_eq!(report["ok"], true, "{report}");
        assert_eq!(report["ignored"][0]["at"], "win.from", "{report}");
        let message = report["ignored"][0]["message"].as_str().expect("words");
        assert_message(
            message,
            ["nobody gave the winning tile", "the seat changes nothing"],
            &request,
        );
    }
}

/// D-5: they are not refused, since riichi may be entered after them, and are reported.
#[test]
fn ura_without_riichi_is_reported_as_ignored() {
    let house: RuleConfig = "riichi-ema-2025".parse().expect("a house");
    let entry = notation::parse(&format!("{RIICHI_HAND} ura:1m")).expect("a hand");
    let request = serde_json::to_string(&ScoreRequest::new(&house, &entry)).expect("JSON");
    let report: Value = serde_json::from_str(&answer_json(&request, false)).expect("JSON");
    assert_eq!(report["ignored"][0]["at"], "hand.ura");
    let message = report["ignored"][0]["message"].as_str().expect("words");
    assert_message(
        message,
        ["only for a winner in riichi", "add riichi, or remove them"],
        &request,
    );
}

#[track_caller]
fn assert_message(message: &str, parts: MessageParts, of: &str) {
    for words in parts {
        assert!(
            message.contains(words),
            "{of}\n  says: {message}\n  not:  {words}"
        );
    }
}

fn join_sentences(all: &[Sentence]) -> String {
    all.iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" / ")
}

/// Returns the message of the page for an invalid draft.
fn refusal(draft: &Draft) -> String {
    let outcome = HandOutcome::from_draft(draft);
    let message = phrases::announcement(Locale::ENGLISH, draft, &outcome);
    assert!(
        matches!(outcome, HandOutcome::Invalid(_)),
        "it came to: {message}"
    );
    message
}

fn by_paste(house: &RuleConfig, hand: &str) -> String {
    let draft = Draft {
        house: house.clone(),
        ..Draft::new(rule_sets::first_house())
    };
    match parse_paste(hand, &draft) {
        Ok(PageAction::Hand(HandAction::Replace(next))) => refusal(&next),
        Ok(other) => panic!("{other:?}"),
        Err(all) => join_sentences(&all),
    }
}

fn by_link(house: &str, hand: &str) -> String {
    let path = format!("/score/{house}/{}", hand.replace(' ', "."));
    match link::read(&path).expect("a screen") {
        Ok(draft) => refusal(&draft),
        Err(all) => join_sentences(&all),
    }
}

fn by_request(house: &RuleConfig, hand: &str) -> String {
    let entry = notation::parse(hand).expect(hand);
    let request = serde_json::to_string(&ScoreRequest::new(house, &entry)).expect("JSON");
    let report: Value = serde_json::from_str(&answer_json(&request, false)).expect("JSON");
    assert_eq!(report["ok"], false, "{request}");
    let errors = report["errors"].as_array().expect("a list").iter();
    let all: Vec<_> = errors
        .filter_map(|error| error["message"].as_str())
        .collect();
    all.join(" / ")
}
