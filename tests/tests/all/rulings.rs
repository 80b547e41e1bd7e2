//! Texts of rulings, and circumstances of a win, by clause.

use tilewise_rules::{
    Answer, Answers, Circumstance, Conflict, Dealer, EffectValue, Fault, HandEnd, RuleConfig,
    Ruling, Seat, Win, check, notation,
};

fn house(text: &str) -> RuleConfig {
    text.parse().expect(text)
}

fn ruled(rule_set: &str, event: &str, facts: &Answers) -> Ruling {
    let house = house(rule_set);
    let event = house.rule_set().event(event).expect(event);
    (event.rule)(&house, facts).expect("a ruling")
}

/// HKOS-65: the discarder of the fourth set pays a self-draw for all; HKOS-67: on another's discard each pays
/// half.
#[test]
fn liable_player_pays_all_or_half() {
    let from = Seat::East;
    for (win, clause, words, net) in [
        (Win::SelfDraw, "HKOS-65", "pays for all", [0, 192, -192, 0]),
        (
            Win::Discard { from },
            "HKOS-67",
            "half each",
            [-64, 128, -64, 0],
        ),
        (
            Win::Discard { from: Seat::West },
            "HKOS-66",
            "pays for all",
            [0, 128, -128, 0],
        ),
    ] {
        let mut facts = Answers::of_counted_win(Seat::South, 7, win);
        facts.set("liable", Answer::Seat(Seat::West));
        let ruling = ruled("hk-old-style", "settle-win", &facts);
        assert_eq!(
            Seat::ALL.map(|seat| ruling.payments.net()[seat]),
            net,
            "{clause}"
        );
        assert!(ruling.verdict.contains(words), "{clause}: {ruling:?}");
    }
}

/// M-125: a dead hand implies that it may not win.
#[test]
fn effects_are_not_described_twice() {
    let mut facts = Answers::default();
    facts.set("seat", Answer::Seat(Seat::South));
    facts.set("fault", Answer::Word(0));
    let ruling = ruled("mcr", "false-win", &facts);
    let mut effects = ruling.effects.iter();
    let may_win = effects.find(|one| one.key == "may_win").expect("no win");
    assert_eq!(may_win.value, EffectValue::Flag(false));
    assert_eq!(may_win.sentence().to_string(), "");
    let sentences = ruling.effects.iter().map(|one| one.sentence().to_string());
    assert_eq!(sentences.filter(|one| !one.is_empty()).count(), 1);
}

#[test]
fn hand_end_distinguishes_fouls_of_east() {
    assert_eq!(HandEnd::fouled_by(Seat::East), HandEnd::EastFouled);
    for seat in [Seat::South, Seat::West, Seat::North] {
        assert_eq!(HandEnd::fouled_by(seat), HandEnd::OthersFouled);
    }
}

/// R-47, SG-96: never East, and before the own first draw: only players whose first turn precedes the
/// winner's have discarded by then.
#[test]
fn first_go_around_needs_an_earlier_discarder() {
    for (win, can_be) in [
        ("w6z@E WE", true),
        ("w6z@S WE", true),
        ("w6z@N WE", false),
        ("w6z@W SE", false),
        ("w6z@S EE", false),
    ] {
        for rule_set in ["riichi-ema-2025", "singapore"] {
            let hand = format!("1133m5577p99s22z6z {win} first-go-around");
            let entry = notation::parse(&hand).expect(&hand);
            let faults = check(&house(rule_set), &entry).err().unwrap_or_default();
            let conflict = Fault::Conflict(
                Circumstance::FirstGoAround,
                Conflict::Dealer(Dealer::BeforeWinner),
            );
            assert_eq!(!faults.contains(&conflict), can_be, "{rule_set}: {hand}");
        }
    }
}
