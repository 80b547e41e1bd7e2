use super::*;
use crate::engine::{SCORED, WithoutLiability, check, score};
use crate::model::Reason;
use crate::notation::parse;
use crate::rule_sets;
use crate::tiles::Wind::{East, North, South, West};
use LiabilityTopic::{Exemption as Free, Liability, Set};

fn entered(house: &str, hand: &str) -> (RuleConfig, Hand, WinContext) {
    let house: RuleConfig = house.parse().expect(house);
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
fn assert_topics(house: &str, hand: &str, about: &[LiabilityTopic]) {
    let found: Vec<_> = questions(house, hand).iter().map(|one| one.about).collect();
    assert_eq!(found, about, "{hand}");
}

/// Returns the answers to the only question, each with whether it is current and the payments.
#[track_caller]
fn answers(house: &str, hand: &str) -> Vec<(Answer, bool, [i64; 4])> {
    let all = questions(house, hand);
    let [one] = &all[..] else {
        panic!("{hand}: {all:?}");
    };
    let net = |net: BySeat<i64>| Seat::ALL.map(|seat| net[seat]);
    let answers = one.answers.iter();
    answers
        .map(|one| (one.answer.clone(), one.is_current, net(one.net)))
        .collect()
}

/// Returns the payments without liability, and the clause of the liability.
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
    let tile = LiableTile::Set;
    let exempt = rule_sets::exemption(exempt).expect(exempt);
    Free { seat, exempt, tile }
}

fn set_topic(key: &str) -> LiabilityTopic {
    Liability(rule_sets::liability(key).expect(key), LiableTile::Set)
}

#[test]
fn ordinary_hand_has_no_liability_questions() {
    for hand in [
        "2223s c567s p777s p555z w1s@W SE",
        "46s p111z c456m p777p 22s w5s EE",
        "46s22m789p111z p777p w5s@W EE tiles-left=3 fresh-tile",
    ] {
        assert_topics(HK, hand, &[]);
        assert_topics(SG, hand, &[]);
    }
    assert_topics(NEST, "46s p111z c456m p777p 22s w5s EE", &[]);
    // Two dragons; the hand is below the minimum of any rule configuration with a high one.
    assert_topics(
        "sparrows-nest;minimum_faan=10",
        "23m99s p555z p666z p888m w4m SE kong-before-win",
        &[],
    );
}

/// Six fan for the flush, one without flowers, one for the self-draw: eight are 32 points, 64 from each
/// (HKOS-50, HKOS-52).
const FLUSH: &str = "9m p333m@W c456m p777m@E p222m w9m SE";

/// HKOS-65: the discarder for the fourth set pays for all; the earlier sets don't matter.
#[test]
fn fourth_flush_set_has_a_question() {
    assert_topics(HK, FLUSH, &[Set(3)]);
    assert_eq!(
        answers(HK, FLUSH),
        [
            (Answer::Seat(East), false, [-192, 192, 0, 0]),
            (Answer::Seat(West), false, [0, 192, -192, 0]),
            (Answer::Seat(North), false, [0, 192, 0, -192]),
        ]
    );
    let with_discarder = FLUSH.replace("p222m", "p222m@N");
    assert_topics(
        HK,
        &with_discarder,
        &[Set(3), free_of_set(North, "no-choice")],
    );
    assert_eq!(
        otherwise(HK, &with_discarder),
        Some(([-64, 192, -64, -64], "HKOS-65"))
    );
    assert_eq!(otherwise(HK, FLUSH), None);
}

/// HKOS-67: with another discarder they share; HKOS-66: the same discarder pays all. Seven fan are 32 points
/// too, and a discard is paid with four times that (HKOS-51).
#[test]
fn discarder_of_the_set_may_share_payment() {
    let won = FLUSH.replace("w9m", "w9m@E");
    assert_eq!(
        answers(HK, &won),
        [
            (Answer::Seat(East), false, [-128, 128, 0, 0]),
            (Answer::Seat(West), false, [-64, 128, -64, 0]),
            (Answer::Seat(North), false, [-64, 128, 0, -64]),
        ]
    );
}

/// A chow can only have come from the player before the winner: East.
#[test]
fn chow_is_from_the_previous_player() {
    let chow = "9m p333m@W p777m@E p222m@N c456m w9m SE";
    assert_topics(HK, chow, &[free_of_set(East, "no-choice")]);
    let free = [-64, 192, -64, -64];
    assert_eq!(
        answers(HK, chow),
        [
            (Answer::Flag(true), false, free),
            (Answer::Flag(false), true, [-192, 192, 0, 0]),
        ]
    );
    assert_eq!(otherwise(HK, chow), Some((free, "HKOS-65")));
}

/// HKOS-64 and HKOS-69.
#[test]
fn no_choice_question_appears_where_it_exempts() {
    let tile = LiableTile::WinningTile;
    let exempt = rule_sets::exemption("no-choice").expect("of Hong Kong");
    let free = |seat| Free { seat, exempt, tile };
    let won = "2233m c567m p777m p999m w3m@W SE";
    assert_topics(HK, won, &[free(West)]);
    // The pair is no fourth set.
    assert_topics(HK, "2223m c567m p777m p999m w3m@W SE", &[]);
    let stated = format!("{won} fed:full-flush@W:no-choice");
    let [yes, no] = &questions(HK, &stated)[0].answers[..] else {
        panic!("two answers");
    };
    assert_eq!((yes.is_current, no.is_current), (true, false));
    // The liability is stated although others precede it in the rule set.
    let open = questions(HK, won);
    assert_eq!(open[0].answers[0].enters, yes.enters);
    assert_eq!(no.enters, LiabilityEntry::StatedLiability(Vec::new()));
    assert_eq!(otherwise(HK, &stated), None);
    // The circumstance states the same, so there is no question.
    assert_topics(HK, &format!("{won} no-choice"), &[]);
}

/// HKOS-68.
#[test]
fn dragons_before_the_win_matter_only_with_the_option() {
    let hand = "23m99s p555z@W p666z@W p777z w4m SE";
    assert_topics(HK, hand, &[]);
    let on = "hk-old-style;insurance_b3d_b4w_not_winning_tile=true";
    assert_topics(on, hand, &[Set(2)]);
}

/// HKOS-70 follows from circumstances; having no choice doesn't exempt.
#[test]
fn fresh_tile_circumstance_needs_no_question() {
    let hand = "46s22m789p111z p777p w5s@W EE five-tiles-left fresh-tile";
    assert_topics(HK, hand, &[]);
    let (_, clause) = otherwise(HK, hand).expect("West pays for the others");
    assert_eq!(clause, "HKOS-70");
}

/// NEST-71: ten faan are 64 from each, 192 in all. The discarders for the first two dragons don't pay.
#[test]
fn third_dragon_has_a_question() {
    let hand = "23m99s p555z p666z p777z w4m SE";
    assert_eq!(
        answers(NEST, hand),
        [
            (Answer::Seat(East), false, [-192, 192, 0, 0]),
            (Answer::Seat(West), false, [0, 192, -192, 0]),
            (Answer::Seat(North), false, [0, 192, 0, -192]),
        ]
    );
    let with_discarder = hand.replace("p777z", "p777z@N");
    let is_current = |one: &&LiabilityAnswer| one.is_current;
    let all = &questions(NEST, &with_discarder)[0].answers;
    let current: Vec<_> = all
        .iter()
        .filter(is_current)
        .map(|one| one.answer.clone())
        .collect();
    assert_eq!(current, [Answer::Seat(North)]);
    assert_eq!(
        otherwise(NEST, &with_discarder),
        Some(([-64, 192, -64, -64], "NEST-71"))
    );
}

/// NEST-70: only a self-draw.
#[test]
fn fourth_group_has_a_question_after_self_draw() {
    let hand = "9s p555z p222z p333m p444m w9s SE";
    assert_topics(NEST, hand, &[Set(3)]);
    assert_topics(NEST, &hand.replace("w9s", "w9s@W"), &[]);
}

/// NEST-72.
#[test]
fn kong_has_a_question_if_its_replacement_won() {
    let hand = "23m456p345s99s k5555z w4m SE";
    assert_topics(NEST, hand, &[]);
    assert_topics(NEST, &format!("{hand} kong-replacement"), &[Set(0)]);
}

/// NEST-73: the discarder for the third dragon comes first; if that player is exempt, the next is liable.
#[test]
fn exempt_player_leaves_the_next_one_liable() {
    let hand = "9s p555z@W p666z@W p777z@N p444p@E w9s SE";
    let free = |seat| free_of_set(seat, "same-as-last-discard");
    assert_topics(NEST, hand, &[Set(2), free(North)]);
    let freed = format!("{hand} fed-set:big-three-dragons@N:same-as-last-discard");
    // A stated liability can also be removed.
    let about: Vec<_> = questions(NEST, &freed)
        .iter()
        .map(|one| one.about)
        .collect();
    assert!(about.contains(&Set(3)) && about.contains(&free(North)) && about.contains(&free(East)));
}

/// NEST-71, NEST-74: a liable player who discards the winning tile pays for all in any case.
#[test]
fn discarder_has_no_exemption() {
    let hand = "23m99s p555z@W p666z@W p777z@N w4m@N SE";
    assert_topics(NEST, hand, &[Set(2)]);
    assert_eq!(otherwise(NEST, hand), None);
}

/// SG-103: five points are 32 from each.
#[test]
fn singapore_third_dragon_has_a_question() {
    let hand = "23m99s p555z p666z p777z w4m EE";
    assert_topics(SG, hand, &[Set(2)]);
    assert_eq!(
        otherwise(SG, &hand.replace("p777z", "p777z@W")),
        Some(([9600, -3200, -3200, -3200], "SG-103"))
    );
    // only the discarder can be liable, so South would pay for all, and no other player.
    let won = hand.replace("w4m", "w4m@S");
    assert_eq!(
        answers(SG, &won),
        [
            (Answer::Seat(South), false, [6400, -6400, 0, 0]),
            (Answer::Seat(West), false, [6400, -3200, -1600, -1600]),
            (Answer::Seat(North), false, [6400, -3200, -1600, -1600]),
        ]
    );
    assert_topics("singapore;pao=false", hand, &[]);
    // SG-17: the shooter pays for all anyway.
    assert_topics("singapore;payout=shooter-1-2", &won, &[]);
}

/// SG-106: the second dragon made the fifth point; the first doesn't matter.
#[test]
fn set_that_reaches_the_limit_has_a_question() {
    let hand = "23m99s c345p p555z p666z f2 g2 a1 w4m SE";
    assert_topics(SG, hand, &[Set(2)]);
    assert_topics(SG, &hand.replace("a1 ", ""), &[]);
    // If the tiles show who is liable, there is no question about another player.
    let with_discarders = hand.replace("555z", "555z@N").replace("666z", "666z@W");
    assert_topics(SG, &with_discarders, &[Set(2)]);
}

/// SG-106: animals may have been drawn after the dragon; nothing shows when.
#[test]
fn limit_question_allows_bonus_tiles_drawn_after_the_set() {
    let about = [set_topic("point-limit")];
    let hand = "23m99s c345p p555z@N c456p a1 a2 a3 a4 w4m EE";
    assert_topics(SG, hand, &about);
    assert_eq!(
        answers(SG, hand),
        [
            (Answer::Seat(North), false, [9600, 0, 0, -9600]),
            (Answer::Open, true, [9600, -3200, -3200, -3200]),
        ]
    );
    let unknown = hand.replace("@N", "");
    assert_topics(SG, &unknown, &about);
    assert_eq!(answers(SG, &unknown).len(), 4);
    // Three animals and the dragon are four points, in any order.
    assert_topics(SG, &hand.replace(" a4", ""), &[]);
}

/// SG-112: melds don't show whether a tile was added before the fourth kong.
#[test]
fn fourth_kong_has_a_liability_question() {
    let about = [set_topic("four-kongs")];
    let hand = "9s ak1111m@S k3333p@N k5555s@S k7777p@W w9s EE";
    assert_topics(SG, hand, &about);
    let replies: Vec<_> = answers(SG, hand).iter().map(|one| one.0.clone()).collect();
    assert_eq!(replies, [Answer::Seat(West), Answer::Open]);
    assert_topics(SG, "9s k1111m@S ck3333p k5555s@N k7777p w9s EE", &[Set(3)]);
}

#[test]
fn stated_liability_can_be_withdrawn() {
    let hand = "23m99s p555z p666z p777z w4m EE fed-set:big-three-dragons@S";
    let all = questions(SG, hand);
    let about = set_topic("big-three-dragons");
    assert_eq!(all.iter().map(|one| one.about).collect::<Vec<_>>(), [about]);
    let current: Vec<_> = all[0].answers.iter().filter(|one| one.is_current).collect();
    assert_eq!(current[0].answer, Answer::Seat(South));
    // Singapore uses the second of two liabilities, the Sparrow's Nest the first.
    let twice = "23m99s p555z p666z p777z w4m EE fed-set:big-three-dragons@S \
                 fed-set:big-three-dragons@N";
    for (rule_set, seat) in [(SG, North), (NEST, South)] {
        let twice = questions(rule_set, twice);
        let current: Vec<_> = twice[0]
            .answers
            .iter()
            .filter(|one| one.is_current)
            .collect();
        assert_eq!(current.len(), 1);
        assert_eq!(current[0].answer, Answer::Seat(seat));
    }
    let no_one = all[0].answers.last().expect("nobody");
    assert_eq!(no_one.answer, Answer::Open);
    assert_eq!(no_one.enters, LiabilityEntry::StatedLiability(Vec::new()));
}

/// Returns the hands that are scored to find the questions about a scored hand.
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
fn answers_recompute_payments_without_rescoring() {
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
    // The winning tile made the pair or a chow: the best reading may depend on who is liable.
    assert!(!scored(NEST, "9s p555z@W p666z p777z@N 789s w9s SE").is_empty());
}
