use super::super::MIL_2025;
use crate::evaluate::RuleConfig;
use crate::model::{Answer, Answers, BySeat, EffectValue, Ruling};
use crate::tiles::Seat;

fn next(round: Seat, hand: u32) -> Ruling {
    let house = RuleConfig::with_defaults(&MIL_2025);
    let mut facts = Answers::default();
    facts.set("round", Answer::Seat(round));
    facts.set("hand", Answer::Number(hand));
    let event = MIL_2025.event("next-hand").expect("the event");
    (event.rule)(&house, &facts).expect("a ruling")
}

fn effect(ruling: &Ruling, key: &str) -> Option<EffectValue> {
    let found = ruling.effects.iter().find(|one| one.key == key);
    found.map(|one| one.value)
}

/// In the fourth deal of a round, the first South is West and the first North is East.
#[test]
fn next_dealer_follows_the_seats_of_the_hand() {
    use crate::tiles::Wind::{East, North, South, West};
    for (round, hand, dealer) in [
        (East, 1, South),
        (North, 3, South),
        (East, 4, West),
        (South, 4, East),
        (West, 4, West),
    ] {
        let got = effect(&next(round, hand), "dealer");
        assert_eq!(got, Some(EffectValue::Wind(dealer)), "{round} {hand}");
    }
}

#[test]
fn seats_change_only_between_rounds() {
    use crate::tiles::Wind::{East, North, South, West};
    let swapped = EffectValue::Moves(BySeat::new([South, East, North, West]));
    let turned = EffectValue::Moves(BySeat::new([West, North, South, East]));
    assert_eq!(effect(&next(East, 3), "seats"), None);
    assert_eq!(effect(&next(East, 4), "seats"), Some(swapped));
    assert_eq!(effect(&next(South, 4), "seats"), Some(turned));
    assert_eq!(effect(&next(West, 4), "seats"), Some(swapped));
    let last = next(North, 4);
    assert_eq!(effect(&last, "over"), Some(EffectValue::Flag(true)));
    assert_eq!(effect(&last, "seats"), None);
    assert_eq!(last.clause, "M-144");
}
