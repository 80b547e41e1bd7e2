use super::*;
use crate::engine::{SCORED, WithoutLiability, check, score};
use crate::notation::parse;
use crate::rule_sets;
use crate::schema::Reason;
use crate::tiles::Wind::{East, North, South, West};
use LiabilityTopic::{Exemption as Free, Liability, Set};

fn entered(house: &str, hand: &str) -> (House, Hand, WinContext) {
    let house: House = house.parse().expect(house);
    let entry = parse(hand).expect(hand);
    let (hand, context) = check(&house, &entry).expect(hand);
    (house, hand, context)
}

fn questions(house: &str, hand: &str) -> Vec<LiabilityQuestion> {
    let (house, hand, context) = entered(house, hand);
    let score = score(&house, &hand, &context).expect("a complete hand");
    liability_questions(&house, &hand, &context, &score)
}

#[track_caller]
fn asks(house: &str, hand: &str, about: &[LiabilityTopic]) {
    let found: Vec<_> = questions(house, hand).iter().map(|one| one.about).collect();
    assert_eq!(found, about, "{hand}");
}

/// The answers to the only question, each with whether it is given and what it leads to.
#[track_caller]
fn answers(house: &str, hand: &str) -> Vec<(Fact, bool, [i64; 4])> {
    let all = questions(house, hand);
    let [one] = &all[..] else {
        panic!("{hand}: {all:?}");
    };
    let net = |net: BySeat<i64>| Seat::ALL.map(|seat| net[seat]);
    let answers = one.answers.iter();
    answers
        .map(|one| (one.fact.clone(), one.given, net(one.net)))
        .collect()
}

/// What would be paid otherwise, and the clause under which it isn't.
fn otherwise(house: &str, hand: &str) -> Option<([i64; 4], &'static str)> {
    let (house, hand, context) = entered(house, hand);
    let score = score(&house, &hand, &context).expect("a complete hand");
    let WithoutLiability { reason, payments } = score.without_liability(&house, &hand, &context)?;
    let &Reason { clause, .. } = reason;
    let net = payments.net();
    Some((Seat::ALL.map(|seat| net[seat]), clause))
}

const HK: &str = "hk-old-style";
const NEST: &str = "sparrows-nest";
const SG: &str = "singapore";

fn free_of_set(seat: Seat, exempt: &str) -> LiabilityTopic {
    let fed = LiableTile::Set;
    let exempt = rule_sets::exemption(exempt).expect(exempt);
    Free { seat, exempt, fed }
}

fn fed_set(key: &str) -> LiabilityTopic {
    Liability(rule_sets::liability(key).expect(key), LiableTile::Set)
}

#[test]
fn an_ordinary_hand_asks_nothing() {
    for hand in [
        "2223s c567s p777s p555z w1s@W SE",
        "46s p111z c456m p777p 22s w5s EE",
        "46s22m789p111z p777p w5s@W EE tiles-left=3 fresh-tile",
    ] {
        asks(HK, hand, &[]);
        asks(SG, hand, &[]);
    }
    asks(NEST, "46s p111z c456m p777p 22s w5s EE", &[]);
    // Two dragons, and the hand is below the minimum of any house that asks for much.
    asks(
        "sparrows-nest;minimum_faan=10",
        "23m99s p555z p666z p888m w4m SE kong-before-win",
        &[],
    );
}

/// Six fan for the flush, one without flowers, one for the self-draw: eight are 32 points, 64 from
/// each (HKOS-50, HKOS-52).
const FLUSH: &str = "9m p333m@W c456m p777m@E p222m w9m SE";

/// HKOS-65: who fed the fourth set pays for all, and the sets before it don't matter.
#[test]
fn the_fourth_set_of_a_flush_is_asked_for() {
    asks(HK, FLUSH, &[Set(3)]);
    assert_eq!(
        answers(HK, FLUSH),
        [
            (Fact::Seat(East), false, [-192, 192, 0, 0]),
            (Fact::Seat(West), false, [0, 192, -192, 0]),
            (Fact::Seat(North), false, [0, 192, 0, -192]),
        ]
    );
    let fed = FLUSH.replace("p222m", "p222m@N");
    asks(HK, &fed, &[Set(3), free_of_set(North, "no-choice")]);
    assert_eq!(otherwise(HK, &fed), Some(([-64, 192, -64, -64], "HKOS-65")));
    assert_eq!(otherwise(HK, FLUSH), None);
}

/// HKOS-67: with another discarder they share; HKOS-66: the same one pays all. Seven fan are 32
/// points too, and a discard is paid with four times that (HKOS-51).
#[test]
fn on_a_discard_who_fed_the_set_may_share() {
    let won = FLUSH.replace("w9m", "w9m@E");
    assert_eq!(
        answers(HK, &won),
        [
            (Fact::Seat(East), false, [-128, 128, 0, 0]),
            (Fact::Seat(West), false, [-64, 128, -64, 0]),
            (Fact::Seat(North), false, [-64, 128, 0, -64]),
        ]
    );
}

/// A chow can only have come from the player before the winner: East fed it.
#[test]
fn a_chow_knows_who_fed_it() {
    let chow = "9m p333m@W p777m@E p222m@N c456m w9m SE";
    asks(HK, chow, &[free_of_set(East, "no-choice")]);
    let free = [-64, 192, -64, -64];
    assert_eq!(
        answers(HK, chow),
        [
            (Fact::Flag(true), false, free),
            (Fact::Flag(false), true, [-192, 192, 0, 0]),
        ]
    );
    assert_eq!(otherwise(HK, chow), Some((free, "HKOS-65")));
}

/// HKOS-64 and HKOS-69.
#[test]
fn who_had_no_choice_is_asked_where_it_frees() {
    let fed = LiableTile::WinningTile;
    let exempt = rule_sets::exemption("no-choice").expect("of Hong Kong");
    let free = |seat| Free { seat, exempt, fed };
    let won = "2233m c567m p777m p999m w3m@W SE";
    asks(HK, won, &[free(West)]);
    // The pair is no fourth set.
    asks(HK, "2223m c567m p777m p999m w3m@W SE", &[]);
    let said = format!("{won} fed:full-flush@W:no-choice");
    let [yes, no] = &questions(HK, &said)[0].answers[..] else {
        panic!("two answers");
    };
    assert_eq!((yes.given, no.given), (true, false));
    // It is stated of the hand that it was, though other liabilities come first in the rule set.
    let open = questions(HK, won);
    assert_eq!(open[0].answers[0].enters, yes.enters);
    assert_eq!(no.enters, LiabilityEntry::StatedLiability(Vec::new()));
    assert_eq!(otherwise(HK, &said), None);
    // The circumstance says the same, so it isn't asked for as well.
    asks(HK, &format!("{won} no-choice"), &[]);
}

/// HKOS-68.
#[test]
fn dragons_that_did_not_win_matter_where_the_house_says_so() {
    let hand = "23m99s p555z@W p666z@W p777z w4m SE";
    asks(HK, hand, &[]);
    let on = "hk-old-style;insurance_b3d_b4w_not_winning_tile=true";
    asks(on, hand, &[Set(2)]);
}

/// HKOS-70 is told by circumstances, and no choice doesn't free there.
#[test]
fn a_fresh_tile_is_not_asked_for_twice() {
    let hand = "46s22m789p111z p777p w5s@W EE five-tiles-left fresh-tile";
    asks(HK, hand, &[]);
    let (_, clause) = otherwise(HK, hand).expect("West pays for the others");
    assert_eq!(clause, "HKOS-70");
}

/// NEST-71: ten faan are 64 from each, 192 in all. Whoever fed the first two dragons is free.
#[test]
fn the_third_dragon_is_asked_for() {
    let hand = "23m99s p555z p666z p777z w4m SE";
    assert_eq!(
        answers(NEST, hand),
        [
            (Fact::Seat(East), false, [-192, 192, 0, 0]),
            (Fact::Seat(West), false, [0, 192, -192, 0]),
            (Fact::Seat(North), false, [0, 192, 0, -192]),
        ]
    );
    let fed = hand.replace("p777z", "p777z@N");
    let given = |one: &&LiabilityAnswer| one.given;
    let all = &questions(NEST, &fed)[0].answers;
    let said: Vec<_> = all
        .iter()
        .filter(given)
        .map(|one| one.fact.clone())
        .collect();
    assert_eq!(said, [Fact::Seat(North)]);
    assert_eq!(
        otherwise(NEST, &fed),
        Some(([-64, 192, -64, -64], "NEST-71"))
    );
}

/// NEST-70: only a self-draw.
#[test]
fn the_fourth_group_is_asked_for_where_the_hand_was_drawn() {
    let hand = "9s p555z p222z p333m p444m w9s SE";
    asks(NEST, hand, &[Set(3)]);
    asks(NEST, &hand.replace("w9s", "w9s@W"), &[]);
}

/// NEST-72.
#[test]
fn the_gong_is_asked_for_where_its_replacement_won() {
    let hand = "23m456p345s99s k5555z w4m SE";
    asks(NEST, hand, &[]);
    asks(NEST, &format!("{hand} kong-replacement"), &[Set(0)]);
}

/// NEST-73: who fed the third dragon stands first; where that player is free, the next is liable.
#[test]
fn one_who_is_free_leaves_the_next() {
    let hand = "9s p555z@W p666z@W p777z@N p444p@E w9s SE";
    let free = |seat| free_of_set(seat, "same-as-last-discard");
    asks(NEST, hand, &[Set(2), free(North)]);
    let freed = format!("{hand} fed-set:big-three-dragons@N:same-as-last-discard");
    // What was stated can be taken back as a whole, too.
    let about: Vec<_> = questions(NEST, &freed)
        .iter()
        .map(|one| one.about)
        .collect();
    assert!(about.contains(&Set(3)) && about.contains(&free(North)) && about.contains(&free(East)));
}

/// NEST-71, NEST-74: on an own discard the feeder pays alone, liable or not.
#[test]
fn nothing_frees_a_discarder() {
    let hand = "23m99s p555z@W p666z@W p777z@N w4m@N SE";
    asks(NEST, hand, &[Set(2)]);
    assert_eq!(otherwise(NEST, hand), None);
}

/// SG-103: five points are 32 from each.
#[test]
fn singapore_asks_for_the_third_dragon() {
    let hand = "23m99s p555z p666z p777z w4m EE";
    asks(SG, hand, &[Set(2)]);
    assert_eq!(
        otherwise(SG, &hand.replace("p777z", "p777z@W")),
        Some(([9600, -3200, -3200, -3200], "SG-103"))
    );
    // only the discarder can be liable, so South would pay for all; no other would.
    let won = hand.replace("w4m", "w4m@S");
    assert_eq!(
        answers(SG, &won),
        [
            (Fact::Seat(South), false, [6400, -6400, 0, 0]),
            (Fact::Seat(West), false, [6400, -3200, -1600, -1600]),
            (Fact::Seat(North), false, [6400, -3200, -1600, -1600]),
        ]
    );
    asks("singapore;pao=false", hand, &[]);
    // SG-17: the shooter pays for all anyway.
    asks("singapore;payout=shooter-1-2", &won, &[]);
}

/// SG-106: the second dragon made the fifth point, and the first doesn't matter.
#[test]
fn the_set_that_makes_the_limit_is_asked_for() {
    let hand = "23m99s c345p p555z p666z f2 g2 a1 w4m SE";
    asks(SG, hand, &[Set(2)]);
    asks(SG, &hand.replace("a1 ", ""), &[]);
    // Where the tiles tell who fed it, nobody is asked whether somebody else did.
    let told = hand.replace("555z", "555z@N").replace("666z", "666z@W");
    asks(SG, &told, &[Set(2)]);
}

/// SG-106: animals may have come after the dragon. Nothing shows when.
#[test]
fn the_limit_may_have_been_fed_before_a_bonus_tile_came() {
    let about = [fed_set("point-limit")];
    let hand = "23m99s c345p p555z@N c456p a1 a2 a3 a4 w4m EE";
    asks(SG, hand, &about);
    assert_eq!(
        answers(SG, hand),
        [
            (Fact::Seat(North), false, [9600, 0, 0, -9600]),
            (Fact::Nothing, true, [9600, -3200, -3200, -3200]),
        ]
    );
    let unknown = hand.replace("@N", "");
    asks(SG, &unknown, &about);
    assert_eq!(answers(SG, &unknown).len(), 4);
    // Three animals and the dragon are four points, whenever they came.
    asks(SG, &hand.replace(" a4", ""), &[]);
}

/// SG-112: whether a tile was added before the fourth kong, melds don't tell.
#[test]
fn the_fourth_kong_may_have_been_fed() {
    let about = [fed_set("four-kongs")];
    let hand = "9s ak1111m@S k3333p@N k5555s@S k7777p@W w9s EE";
    asks(SG, hand, &about);
    let replies: Vec<_> = answers(SG, hand).iter().map(|one| one.0.clone()).collect();
    assert_eq!(replies, [Fact::Seat(West), Fact::Nothing]);
    asks(SG, "9s k1111m@S ck3333p k5555s@N k7777p w9s EE", &[Set(3)]);
}

#[test]
fn what_a_link_states_can_be_taken_back() {
    let hand = "23m99s p555z p666z p777z w4m EE fed-set:big-three-dragons@S";
    let all = questions(SG, hand);
    let about = fed_set("big-three-dragons");
    assert_eq!(all.iter().map(|one| one.about).collect::<Vec<_>>(), [about]);
    let given: Vec<_> = all[0].answers.iter().filter(|one| one.given).collect();
    assert_eq!(given[0].fact, Fact::Seat(South));
    // Singapore goes by the later of two, the Sparrow's Nest by the first.
    let twice = "23m99s p555z p666z p777z w4m EE fed-set:big-three-dragons@S \
                 fed-set:big-three-dragons@N";
    for (rule_set, seat) in [(SG, North), (NEST, South)] {
        let twice = questions(rule_set, twice);
        let given: Vec<_> = twice[0].answers.iter().filter(|one| one.given).collect();
        assert_eq!(given.len(), 1);
        assert_eq!(given[0].fact, Fact::Seat(seat));
    }
    let nobody = all[0].answers.last().expect("nobody");
    assert_eq!(nobody.fact, Fact::Nothing);
    assert_eq!(nobody.enters, LiabilityEntry::StatedLiability(Vec::new()));
}

/// The hands that are scored for the questions about a hand that is.
fn scored(house: &str, hand: &str) -> Vec<(Hand, WinContext)> {
    let (house, hand, context) = entered(house, hand);
    let score = score(&house, &hand, &context).expect("a complete hand");
    SCORED.take();
    let questions = liability_questions(&house, &hand, &context, &score);
    assert!(!questions.is_empty(), "{hand:?}");
    let _ = score.without_liability(&house, &hand, &context);
    let _ = score.others(&house, &hand, &context);
    let all = SCORED.take();
    assert!(!all.contains(&(hand, context)));
    all
}

#[test]
fn who_pays_is_settled_anew_and_no_hand_scored_twice() {
    for (house, hand) in [
        (HK, FLUSH),
        (HK, "9m p333m@W p777m@E p222m@N c456m w9m SE"),
        (
            HK,
            "2233m c567m p777m p999m w3m@W SE fed:full-flush@W:no-choice",
        ),
        (NEST, "23m99s p555z p666z p777z@N w4m SE"),
        (
            SG,
            "23m99s p555z p666z p777z w4m EE fed-set:big-three-dragons@S",
        ),
        (SG, "23m99s c345p p555z@N c456p a1 a2 a3 a4 w4m EE"),
    ] {
        assert_eq!(scored(house, hand), [], "{hand}");
    }
    // The winning tile made the pair or a chow: which pays most may depend on who fed the hand.
    assert!(!scored(NEST, "9s p555z@W p666z p777z@N 789s w9s SE").is_empty());
}
