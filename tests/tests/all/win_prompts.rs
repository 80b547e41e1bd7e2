//! Facts of a win besides its tiles: missing, impossible and ignored ones, and those shared by several
//! winners.

use tilewise_rules::{
    Answer, Condition, Element, Fault, GameRules, HandRules, Identity, Improvement, Indicators,
    Limit, Missing, MissingSeat, Native, Pattern, PaymentRules, Payments, RuleConfig, RuleSet,
    Scoring, Seat, Settings, UnusedContext, When, WinBy, WinnersFault, Worth, check, improvements,
    notation, score, unused_context, winners,
};
use tilewise_tests::rule_sets::five_sets;

fn house(text: &str) -> RuleConfig {
    text.parse().expect(text)
}

#[test]
fn missing_facts_have_prompts() {
    let winner = MissingSeat::Winner;
    let fault = Fault::MissingSeat(winner);
    assert_eq!(fault.missing(), Some(Missing::Seat(winner)));
    assert_eq!(Fault::MissingWin.missing(), Some(Missing::Win));
    assert_eq!(Fault::NoStakes { counter: None }.missing(), None);
    let prompt = Missing::Win.prompt(Some(Seat::South));
    assert_eq!(prompt.sentence().to_string(), "South won. From whom?");
    // A player can't win on the own discard.
    let others = [Seat::East, Seat::West, Seat::North].map(Answer::Seat);
    assert_eq!(prompt.answers, others);
    assert_eq!(prompt.skip, Some("Self-draw"));
    let unknown = Missing::Seat(winner).prompt(None);
    assert_eq!(unknown.answers, Seat::ALL.map(Answer::Seat));
}

/// SG-35: seven flowers and seasons, and the eighth of another player.
const SEVEN: &str = "147m258p369s1234z f1 f2 f3 f4 g1 g2 g3 SE";

#[test]
fn winner_cannot_rob_an_own_tile() {
    for (by, of_what) in [
        ("w:bonus@S", "bonus tile"),
        ("w:bonus@W", ""),
        ("w1z@S", "discard"),
        ("w1z@S:robbed", "kong"),
    ] {
        let entry = notation::parse(&format!("{SEVEN} {by}")).expect(by);
        let faults = check(&house("singapore"), &entry).err().unwrap_or_default();
        let own = faults.iter().find_map(|fault| match fault {
            Fault::OwnSeat(text) => Some(*text),
            _ => None,
        });
        assert_eq!(own.is_some(), !of_what.is_empty(), "{by}: {faults:?}");
        assert!(own.unwrap_or_default().contains(of_what), "{own:?}");
    }
}

/// SG-35: the player who drew the robbed tile pays as a discarder.
#[test]
fn robbed_bonus_tile_drawer_pays() {
    let house = house("singapore");
    let entry = notation::parse(&format!("{SEVEN} w:bonus@W")).expect("readable");
    let (hand, context) = check(&house, &entry).expect("a win");
    let score = score(&house, &hand, &context).expect("a win");
    let ignored = unused_context(&house, &entry, (&hand, &context), &score);
    assert!(!ignored.contains(&UnusedContext::Giver), "{ignored:?}");
}

#[test]
fn several_winners_share_indicators_in_any_order() {
    let house = house("riichi-ema-2025");
    let win = |dora: [&str; 2]| {
        let hands = [
            "34m234p55s567s c678m w5m@W SE",
            "34m678p22s345s c678p w5m@W NE",
        ];
        let entry = |(hand, dora): (&str, &str)| {
            let text = format!("{hand} dora:{dora}");
            notation::parse(&text).expect("readable")
        };
        let entries: Vec<_> = hands.into_iter().zip(dora).map(entry).collect();
        winners(&house, &entries)
    };
    assert_eq!(win(["1z9p", "9p1z"]).expect("the same").len(), 2);
    let other = win(["1z", "2z"]).expect_err("others");
    assert_eq!(other, [WinnersFault::Indicators(1, Indicators::Dora)]);
}

/// ura indicators are for players in riichi.
#[test]
fn riichi_winners_share_ura_indicators() {
    let house = house("riichi-ema-2025");
    let win = |ura: [&str; 2]| {
        let hands = ["34m234p55s567678s w5m@W SE", "34m678p22s345678s w5m@W NE"];
        let entry = |(hand, ura): (&str, &str)| {
            let text = format!("{hand} riichi dora:1z1z ura:{ura}");
            notation::parse(&text).expect("readable")
        };
        let entries: Vec<_> = hands.into_iter().zip(ura).map(entry).collect();
        winners(&house, &entries)
    };
    assert_eq!(win(["2z9p", "9p2z"]).expect("the same").len(), 2);
    let other = win(["2z9p", "3z9p"]).expect_err("others");
    assert_eq!(other, [WinnersFault::Indicators(1, Indicators::Ura)]);
}

/// Four in the hand and one as an indicator are too many, with any other winners.
#[test]
fn too_many_copies_are_reported_for_one_hand() {
    let entries = [
        "34m234p55s c678m k7777s w5m@W SE",
        "34m678p22s345s c678p w5m@W NE",
    ];
    let entries = entries.map(|hand| notation::parse(&format!("{hand} dora:7s")).expect(hand));
    let faults = winners(&house("riichi-ema-2025"), &entries).expect_err("five");
    assert!(
        matches!(faults[..], [WinnersFault::Hand(0, _)]),
        "{faults:?}"
    );
}

fn ignores(rules: &str, win: &str) -> Vec<UnusedContext> {
    let house = house(rules);
    let entry = notation::parse(win).expect(win);
    let (hand, context) = check(&house, &entry).expect(win);
    let score = score(&house, &hand, &context).expect(win);
    unused_context(&house, &entry, (&hand, &context), &score)
}

/// HKOS-69: West, who discarded the third dragon, pays for all unless without choice; North's choice has no
/// effect.
#[test]
fn no_choice_is_ignored_unless_player_is_liable() {
    let hand = "77z345m22p p555z p666z w7z@W SE";
    assert_eq!(ignores("hk-old-style", &format!("{hand} no-choice@W")), []);
    let north = ignores("hk-old-style", &format!("{hand} no-choice@N"));
    assert!(
        matches!(north[..], [UnusedContext::Circumstance(_)]),
        "{north:?}"
    );
}

///
#[test]
fn ura_without_riichi_is_ignored_if_present() {
    let drawn = "123m456p678s1124s w3s SE";
    assert_eq!(ignores("riichi-ema-2025", drawn), []);
    let ura = ignores("riichi-ema-2025", &format!("{drawn} ura:9s"));
    assert!(matches!(ura[..], [UnusedContext::Ura(_)]), "{ura:?}");
}

/// Impossible or irrelevant circumstances of a win improve nothing.
#[test]
fn improvements_use_only_offered_circumstances() {
    for (rules, win) in [
        ("hk-old-style", "2223s c567s p777s p555z w1s SE"),
        ("hk-old-style", "2223s c567s p777s p555z w1s@W SE"),
        ("sparrows-nest", "2223s c567s p777s p555z w1s SE"),
        ("singapore", "2223s c567s p777s p555z w1s@W SE"),
    ] {
        let house = house(rules);
        let entry = notation::parse(win).expect(win);
        let (hand, _) = check(&house, &entry).expect(win);
        for one in improvements(&house, &entry, &hand) {
            if let Improvement::Circumstance(rule) = one.lift {
                assert!(
                    rule.is_offered(&house, &entry),
                    "{rules}: {win}: {}",
                    rule.name
                );
            }
        }
    }
}

/// Rule set in which any bonus tiles win without payments.
static ANY_BONUS_TILE: RuleSet = RuleSet {
    identity: Identity {
        key: "any-bonus-tile",
        ..five_sets::RULE_SET.identity
    },
    hand: HandRules {
        patterns: |_| &[Pattern::Sets],
        ..five_sets::RULE_SET.hand
    },
    scoring: Scoring {
        elements: &[Element {
            key: "bonus",
            name: "",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "",
            clause: "",
            worth: Worth::Fan(1),
            when: When::Incomplete(|won| won.context.win.by() == WinBy::BonusTiles),
            includes: &[],
            played: Condition::Always,
            example: "",
        }],
        limit: |_| Limit::at(1),
        ..five_sets::RULE_SET.scoring
    },
    settings: Settings {
        options: &[],
        ..five_sets::RULE_SET.settings
    },
    payment: PaymentRules {
        settle: |_, _| Payments::none(),
        ..five_sets::RULE_SET.payment
    },
    game: GameRules {
        circumstances: &[],
        ..five_sets::RULE_SET.game
    },
};

#[test]
fn unpaid_bonus_tile_drawer_is_ignored() {
    let house = RuleConfig::with_defaults(&ANY_BONUS_TILE);
    for (by, is_ignored) in [("w:bonus@W", true), ("w:bonus", false)] {
        let entry = notation::parse(&format!("147m258p369s f1 SE {by}")).expect("readable");
        let (hand, context) = check(&house, &entry).expect("a win");
        let score = score(&house, &hand, &context).expect("a win");
        let ignored = unused_context(&house, &entry, (&hand, &context), &score);
        assert_eq!(ignored.contains(&UnusedContext::Giver), is_ignored, "{by}");
    }
}
