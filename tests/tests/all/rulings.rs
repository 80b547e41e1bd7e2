//! What rule sets say of events, and of a win's circumstances, by the clause.

use tilewise_rules::{
    Circumstance, Conflict, Dealer, EffectValue, Fact, Facts, Fault, HandEnd, House, Ruling, Seat,
    Win, check, notation,
};

fn house(text: &str) -> House {
    text.parse().expect(text)
}

fn ruled(rule_set: &str, event: &str, facts: &Facts) -> Ruling {
    let house = house(rule_set);
    let event = house.rule_set().event(event).expect(event);
    (event.rule)(&house, facts).expect("a ruling")
}

/// HKOS-65: who fed the fourth set pays a self-draw for all; HKOS-67: on another's discard each pays half.
#[test]
fn the_liable_pay_for_all_or_half_each() {
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
        let mut facts = Facts::of_counted_win(Seat::South, 7, win);
        facts.set("liable", Fact::Seat(Seat::West));
        let ruling = ruled("hk-old-style", "settle-win", &facts);
        assert_eq!(
            Seat::ALL.map(|seat| ruling.payments.net()[seat]),
            net,
            "{clause}"
        );
        assert!(ruling.verdict.contains(words), "{clause}: {ruling:?}");
    }
}

/// M-125: that the hand is dead says that it may not win.
#[test]
fn what_another_effect_says_is_not_said_twice() {
    let mut facts = Facts::default();
    facts.set("seat", Fact::Seat(Seat::South));
    facts.set("fault", Fact::Word(0));
    let ruling = ruled("mcr", "false-win", &facts);
    let mut effects = ruling.effects.iter();
    let may_win = effects.find(|one| one.key == "may_win").expect("no win");
    assert_eq!(may_win.value, EffectValue::Flag(false));
    assert_eq!(may_win.sentence().to_string(), "");
    let said = ruling.effects.iter().map(|one| one.sentence().to_string());
    assert_eq!(said.filter(|one| !one.is_empty()).count(), 1);
}

#[test]
fn a_foul_of_east_is_no_foul_of_another() {
    assert_eq!(HandEnd::fouled_by(Seat::East), HandEnd::EastFouled);
    for seat in [Seat::South, Seat::West, Seat::North] {
        assert_eq!(HandEnd::fouled_by(seat), HandEnd::OthersFouled);
    }
}

/// R-47, SG-96: never East, and before the own first draw: only those discard by then whose first turn
/// comes before the winner's.
#[test]
fn before_the_own_first_draw_others_have_discarded_whose_turn_came_before() {
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
