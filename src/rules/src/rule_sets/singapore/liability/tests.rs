use crate::evaluate::RuleConfig;
use crate::{check, notation, score};

/// Returns the balance of each player, in whole units, and the clauses of the payments.
fn paid(hand: &str, house: &str) -> ([i64; 4], Vec<&'static str>) {
    let house: RuleConfig = format!("singapore;{house}").parse().expect(house);
    let entry = notation::parse(hand).expect(hand);
    let (cards, context) = check(&house, &entry).expect(hand);
    let score = score(&house, &cards, &context).expect(hand);
    let mut net = [0; 4];
    for (seat, amount) in score.payments.net().iter() {
        assert_eq!(amount % 100, 0, "{hand}");
        net[seat as usize] = amount / 100;
    }
    let transfers = score.payments.transfers().iter();
    (net, transfers.map(|one| one.reason.clause).collect())
}

/// Checks that one player pays all, by this clause.
#[track_caller]
fn pays_all(hand: &str, house: &str, net: [i64; 4], clause: &str) {
    let (found, clauses) = paid(hand, house);
    assert_eq!((found, &clauses[..]), (net, &[clause][..]), "{hand}");
}

/// Checks that all players pay their own share.
#[track_caller]
fn pays_own(hand: &str, house: &str, net: [i64; 4]) {
    let (found, clauses) = paid(hand, house);
    assert_eq!((found, clauses.len()), (net, 3), "{hand}");
}

/// Figure of the rule book: five points on a discard are 64 from one player (SG-116).
#[test]
fn five_points_on_a_fresh_discard_are_sixty_four() {
    let hand = "23m99s c345s c456p p555z a1 a2 a3 a4 w4m@N EE fresh-tile tiles-left=";
    pays_all(&format!("{hand}4"), "", [64, 0, 0, -64], "SG-116");
    pays_own(&format!("{hand}5"), "", [64, -16, -16, -32]);
    pays_all(
        &format!("{hand}6"),
        "fresh_swap=true",
        [64, 0, 0, -64],
        "SG-116",
    );
    pays_own(&format!("{hand}7"), "fresh_swap=true", [64, -16, -16, -32]);
}

#[test]
fn what_was_seen_is_not_fresh() {
    let hand = "23m99s c345s c456p p555z w4m@N EE fresh-tile tiles-left=4";
    let (all, own) = ([4, 0, 0, -4], [4, -1, -1, -2]);
    let pung = format!("{hand} tile-seen-pung");
    pays_own(&pung, "", own);
    pays_all(&pung, "fresh=not-in-discards", all, "SG-116");
    pays_own(&pung, "fresh=not-visible", own);
    let chow = format!("{hand} tile-seen-exposed-chow");
    pays_all(&chow, "", all, "SG-116");
    pays_all(&chow, "fresh=not-in-discards", all, "SG-116");
    pays_own(&chow, "fresh=not-visible", own);
}

/// Melds of the winner count as visible too.
#[test]
fn the_melds_of_the_winner_are_seen() {
    let chow = "23m99s c456m c456p p555z w4m@N EE fresh-tile tiles-left=4";
    pays_all(chow, "", [4, 0, 0, -4], "SG-116");
    pays_own(chow, "fresh=not-visible", [4, -1, -1, -2]);
    let pung = "23m99s p444m c456p p555z w4m@N EE fresh-tile tiles-left=4";
    pays_own(pung, "", [4, -1, -1, -2]);
    pays_all(pung, "fresh=not-in-discards", [4, 0, 0, -4], "SG-116");
}

/// SG-119: all players pay double the limit.
#[test]
fn nobody_is_liable_for_thirteen_wonders() {
    let hand = "19m19p19s1234567z w1m@N EE tiles-left=3 fresh-tile";
    pays_own(hand, "", [96, -32, -32, -32]);
    pays_own(&format!("{hand} fed:fresh-win@N"), "", [96, -32, -32, -32]);
}

#[test]
fn third_dragon_set_is_paid_by_its_discarder() {
    let hand = "23m99s p555z@N p666z@S p777z@W w4m";
    pays_all(&format!("{hand} EE"), "", [96, 0, -96, 0], "SG-103");
    pays_all(&format!("{hand}@W EE"), "", [64, 0, -64, 0], "SG-103");
    pays_own(&format!("{hand}@S EE"), "", [64, -32, -16, -16]);
    let all = "pao_third_party_discard=liable-pays-all";
    pays_all(&format!("{hand}@S EE"), all, [64, 0, -64, 0], "SG-103");
    pays_own(&format!("{hand} EE"), "pao=false", [96, -32, -32, -32]);
}

#[test]
fn the_third_in_time_counts_whatever_the_first_were() {
    pays_all(
        "23m99s p777z@W ck5555z p666z@S w4m EE",
        "",
        [96, -96, 0, 0],
        "SG-103",
    );
    pays_own(
        "23m99s p777z@W p666z@S ck5555z w4m EE",
        "",
        [96, -32, -32, -32],
    );
    pays_own(
        "23m99s p777z@W p666z@S p555z w4m EE",
        "",
        [96, -32, -32, -32],
    );
    pays_all(
        "23m99s p777z@W p666z@S ak5555z@N w4m EE",
        "",
        [96, 0, 0, -96],
        "SG-103",
    );
}

/// Three Lesser Scholars, three points: 4 x 4.
#[test]
fn the_third_dragon_may_be_the_pair() {
    pays_all(
        "7z234m456p p555z@N p666z@S w7z@W EE",
        "",
        [16, 0, -16, 0],
        "SG-103",
    );
    pays_own("7z234m456p p555z@N p666z@S w7z EE", "", [24, -8, -8, -8]);
    // The pair was in the hand before, so no discard completed it.
    pays_own("234m56p77z p555z@N p666z@S w4p@W EE", "", [16, -4, -8, -4]);
}

#[test]
fn the_fourth_wind_set_too() {
    let hand = "9s p111z@N p222z@S p333z@N p444z@W w9s";
    pays_all(&format!("{hand} EE"), "", [96, 0, -96, 0], "SG-104");
    pays_all(&format!("{hand}@W EE"), "", [64, 0, -64, 0], "SG-104");
    pays_own(&format!("{hand}@N EE"), "", [64, -16, -16, -32]);
}

/// Example of the rule book: four visible points, seat South, prevailing wind East, a limit of five.
#[test]
fn discard_that_brings_visible_points_to_the_limit_is_paid() {
    let visible = "23m99s c345p p555z@N f2 g2 a1 w4m SE";
    for meld in ["p666z@W", "p111z@W", "p222z@W"] {
        let hand = visible.replace("f2", &format!("{meld} f2"));
        pays_all(&hand, "", [0, 96, -96, 0], "SG-106");
        pays_all(&hand.replace("w4m", "w4m@W"), "", [0, 64, -64, 0], "SG-106");
        pays_own(&hand.replace("w4m", "w4m@N"), "", [-16, 64, -16, -32]);
        // Three points were visible: the limit of five isn't reached.
        pays_own(&hand.replace("a1 ", ""), "", [-16, 48, -16, -16]);
    }
    // The north wind is worth nothing to South.
    pays_own(
        &visible.replace("f2", "p444z@W f2"),
        "",
        [-16, 48, -16, -16],
    );
}

/// Two points less than the limit, and the double wind.
#[test]
fn the_double_wind_makes_two_points() {
    let hand = "23m99s c345p p555z@N p111z@S a1 a2 w4m";
    pays_all(&format!("{hand} EE"), "", [96, -96, 0, 0], "SG-107");
    pays_all(&format!("{hand}@S EE"), "", [64, -64, 0, 0], "SG-107");
    // One point less yields four; one more is a discard at one less than the limit.
    pays_own(
        &format!("{hand} EE").replace("a2 ", ""),
        "",
        [48, -16, -16, -16],
    );
    pays_all(&format!("{hand} EE a3"), "", [96, -96, 0, 0], "SG-106");
    // The limit is visible already, so the discard doesn't reach it.
    pays_own(&format!("{hand} EE a3 f1 g1"), "", [96, -32, -32, -32]);
}

#[test]
fn the_winning_tile_may_make_the_limit() {
    let hand = "77z23499s c345p p555z@N f1 g1 a1 w7z@W EE".replace("77z23499s", "77z234s99m");
    pays_all(&hand, "", [64, 0, -64, 0], "SG-106");
    // A pair of the wind yields no point.
    let pair = "7z234s456m c345p p555z@N f1 g1 a1 w7z@W EE";
    pays_own(pair, "", [32, -8, -16, -8]);
}

/// SG-17, SG-108: the shooter pays a discard; at a self-draw the liable player pays three shares.
#[test]
fn where_the_shooter_pays() {
    let hand = "23m99s c345p p555z@N p666z@W f2 g2 a1 w4m";
    let one_two = "payout=shooter-1-2";
    pays_all(&format!("{hand} SE"), one_two, [0, 96, -96, 0], "SG-108");
    let (net, _) = paid(&format!("{hand}@W SE"), one_two);
    assert_eq!(net, [0, 64, -64, 0]);
    let (net, _) = paid(&format!("{hand}@N SE"), "payout=shooter-3-6");
    assert_eq!(net, [0, 40, 0, -40]);
    let extra = "payout=shooter-3-6;self_draw_extra=2";
    pays_all(&format!("{hand} SE"), extra, [0, 66, -66, 0], "SG-108");
    let (net, clauses) = paid("2399m p333m c456m p777m w4m@N EE", "payout=shooter-3-6");
    assert_eq!(net, [20, 0, 0, -20]);
    assert_ne!(clauses, ["SG-109"]);
}

/// Only the winning discard counts, and only if the hand is a flush.
#[test]
fn flush_with_three_visible_sets() {
    let flush = "2399m p333m c456m p777m w4m";
    pays_all(&format!("{flush}@N EE"), "", [32, 0, 0, -32], "SG-109");
    pays_own(&format!("{flush} EE"), "", [48, -16, -16, -16]);
    pays_own("2399m456m c456m p777m w4m@N EE", "", [32, -8, -8, -16]);
    pays_own(
        "2399m p333z c456m p777m w4m@N EE fed:full-flush@N",
        "",
        [8, -2, -2, -4],
    );
    pays_own(
        &format!("{flush} EE fed-set:full-flush@N"),
        "",
        [48, -16, -16, -16],
    );
    pays_all(
        "9m p333m c456m p777m c123m w9m@S EE",
        "",
        [32, -32, 0, 0],
        "SG-109",
    );
}

#[test]
fn the_other_hands_of_one_kind() {
    pays_all(
        "1155z p222z p333z p666z w5z@S EE",
        "",
        [64, -64, 0, 0],
        "SG-109",
    );
    pays_all(
        "11m99p p999m p111p p111s w1m@N EE",
        "",
        [64, 0, 0, -64],
        "SG-111",
    );
    let green = "88s66z p666s p444s c234s w8s@N EE";
    pays_all(green, "", [32, 0, 0, -32], "SG-110");
    pays_own(green, "pure_green=false", [8, -2, -2, -4]);
}

/// After three sets of winds a dragon is dangerous too (SG-105).
#[test]
fn three_sets_of_winds_make_a_dragon_dangerous() {
    pays_all(
        "5577z p111z p222z p333z w5z@W EE",
        "",
        [64, 0, -64, 0],
        "SG-109",
    );
}

#[test]
fn the_fourth_kong() {
    let hand = "9s k1111m@S ck3333p k5555s@N k7777p@W w9s";
    pays_all(
        &format!("{hand} EE kong-replacement"),
        "",
        [96, 0, -96, 0],
        "SG-112",
    );
    pays_all(&format!("{hand}@W EE"), "", [64, 0, -64, 0], "SG-112");
    pays_own(&format!("{hand}@S EE"), "", [64, -32, -16, -16]);
    // The fourth was drawn, or added to a pung.
    pays_own(
        "9s k1111m@S k3333p@N k5555s@N ck7777p w9s EE",
        "",
        [96, -32, -32, -32],
    );
    pays_own(
        "9s k1111m@S k3333p@N k5555s@N ak7777p@W w9s EE",
        "",
        [96, -32, -32, -32],
    );
    // The melds don't show whether the tile was added before West's kong.
    let added = "9s ak1111m@S k3333p@N k5555s@S k7777p@W w9s EE";
    pays_own(added, "", [96, -32, -32, -32]);
    pays_all(
        &format!("{added} fed-set:four-kongs@W"),
        "",
        [96, 0, -96, 0],
        "SG-112",
    );
    // West's discard didn't complete the fourth kong, whatever is stated.
    let third = "9s k1111m@S k3333p@N k7777p@W ck5555s w9s EE";
    pays_own(third, "", [96, -32, -32, -32]);
    pays_own(
        &format!("{third} fed-set:four-kongs@W"),
        "",
        [96, -32, -32, -32],
    );
}

#[test]
fn a_late_kong_of_a_fresh_tile() {
    let hand = "23m99s c345s c456p k7777p@W w4m EE kong-replacement fresh-tile tiles-left=";
    pays_all(&format!("{hand}6"), "", [6, 0, -6, 0], "SG-115");
    pays_own(&format!("{hand}7"), "", [6, -2, -2, -2]);
    pays_own(&format!("{hand}5"), "fresh_swap=true", [6, -2, -2, -2]);
    pays_all(
        &format!("{hand}4"),
        "fresh_swap=true",
        [6, 0, -6, 0],
        "SG-115",
    );
    // The kong doesn't affect a win on another tile.
    let plain = "23m99s c345s c456p k7777p@W a1 w4m";
    pays_own(
        &format!("{plain} EE fed-set:fresh-kong@W"),
        "",
        [6, -2, -2, -2],
    );
    pays_own(
        &format!("{plain}@W EE fed-set:fresh-kong@W"),
        "",
        [4, -1, -2, -1],
    );
}

/// the later of two; at a discard the discarder.
#[test]
fn two_who_are_liable() {
    let hand = "23m99s p555z@N p666z@W p777z@S a1 a2 a3 w4m";
    pays_all(&format!("{hand} EE"), "", [96, -96, 0, 0], "SG-103");
    pays_all(&format!("{hand}@S EE"), "", [64, -64, 0, 0], "SG-103");
    pays_all(&format!("{hand}@W EE"), "", [64, 0, -64, 0], "SG-106");
    pays_own(&format!("{hand}@N EE"), "", [64, -16, -16, -32]);
    let all = "pao_third_party_discard=liable-pays-all";
    pays_all(&format!("{hand}@N EE"), all, [64, -64, 0, 0], "SG-103");
    // West discarded the dragons; South's discard won All Honours.
    pays_all(
        "1122z p555z@N p666z@S p777z@W w2z@S EE",
        "",
        [64, -64, 0, 0],
        "SG-109",
    );
}

#[test]
fn a_statement_goes_before_what_is_worked_out() {
    let hand = "23m99s p555z@N p666z@S p777z@W w4m EE";
    let stated = format!("{hand} fed-set:big-three-dragons@N");
    pays_all(&stated, "", [96, 0, 0, -96], "SG-103");
    let unknown = "23m99s p555z p666z p777z w4m EE fed-set:big-three-dragons@S";
    pays_all(unknown, "", [96, -96, 0, 0], "SG-103");
    // The later of two statements.
    let both = "23m99s p555z p666z p777z a1 a2 a3 w4m EE fed-set:point-limit@W";
    let both = format!("{both} fed-set:big-three-dragons@S");
    pays_all(&both, "", [96, -96, 0, 0], "SG-103");
    // Two scenarios, one of them stated: the later one still applies.
    let one = "23m99s p555z@N p666z@W p777z@S a1 a2 a3 w4m EE fed-set:point-limit@N";
    pays_all(one, "", [96, -96, 0, 0], "SG-103");
    // Five points of bonus tiles, some of them drawn after the set.
    let bonus = "23m99s c345p p555z@N c456p a1 a2 a3 a4 w4m EE";
    pays_own(bonus, "", [96, -32, -32, -32]);
    let stated = format!("{bonus} fed-set:point-limit@N");
    pays_all(&stated, "", [96, 0, 0, -96], "SG-106");
}

#[test]
fn a_statement_makes_no_hand() {
    let hand = "23m99s c345s p555z@N p666z@W w4m EE";
    for key in [
        "big-three-dragons",
        "big-four-winds",
        "point-limit",
        "four-kongs",
        "fresh-kong",
    ] {
        pays_own(&format!("{hand} fed-set:{key}@W"), "", [12, -4, -4, -4]);
    }
}

/// Four points were visible, and the fifth was drawn; or three, whenever the animals were drawn.
#[test]
fn a_statement_of_the_limit_must_be_possible() {
    let drawn = "23m99s c345p p555z@N ck6666z a1 a2 a3 w4m EE";
    pays_own(drawn, "", [96, -32, -32, -32]);
    pays_own(
        &format!("{drawn} fed-set:point-limit@N"),
        "",
        [96, -32, -32, -32],
    );
    let three = "23m99s c345p p555z@N c345p a1 a2 a3 w4m EE";
    pays_own(
        &format!("{three} fed-set:point-limit@N"),
        "",
        [48, -16, -16, -16],
    );
}

/// SG-102: eight flowers come without a discard.
#[test]
fn eight_flowers_are_paid_by_everybody() {
    let hand = "23m99s p555z@N p666z@S p777z@W f1 f2 f3 f4 g1 g2 g3 g4 w:bonus EE";
    pays_own(hand, "", [96, -32, -32, -32]);
}

#[test]
fn early_win_has_a_liable_discarder() {
    let early = "early_three_dragons=true";
    let hand = "1358m2p77z p555z@S p666z@W w7z";
    pays_all(
        &format!("{hand}@N EE early-three-dragons"),
        early,
        [64, 0, 0, -64],
        "SG-103",
    );
    pays_own(
        &format!("{hand} EE early-three-dragons"),
        early,
        [96, -32, -32, -32],
    );
}

/// of 64 for five points on South's discard, West, who discarded the dragons, pays half.
#[test]
fn two_may_share() {
    let hand = "23m99s p555z@N p666z@S p777z@W w4m@S EE";
    let (net, _) = paid(hand, "pao_third_party_discard=shared");
    assert_eq!(net, [64, -32, -32, 0]);
    let own = hand.replace("w4m@S", "w4m@W");
    pays_all(
        &own,
        "pao_third_party_discard=shared",
        [64, 0, -64, 0],
        "SG-103",
    );
    // If the shooter pays, only the shooter pays a discard.
    let (net, _) = paid(hand, "pao_third_party_discard=shared;payout=shooter-3-6");
    assert_eq!(net, [40, -40, 0, 0]);
}

///
#[test]
fn the_fourth_set_of_one_kind_may_count() {
    let on = "pao_flush_set=true";
    let hand = "9m p333m@S c456m p777m@E c123m@W w9m NN";
    pays_own(hand, "", [-16, -16, -16, 48]);
    pays_all(hand, on, [0, 0, -48, 48], "SG-109");
    pays_own(
        &hand.replace("w9m", "w9m@E"),
        "pao=false",
        [-16, -8, -8, 32],
    );
    pays_all(&hand.replace("w9m", "w9m@E"), on, [-32, 0, 0, 32], "SG-109");
    let three = "2399m p333m@S c456m p777m@E w4m NN";
    pays_own(three, on, [-16, -16, -16, 48]);
    let other = "9p p333m@S c456m p777m@E c123m@W f4 w9p NN";
    pays_own(other, on, [-2, -2, -2, 6]);
}

///
#[test]
fn seven_and_five_may_count_as_late() {
    let hand = "23m99s c345s c456p p555z w4m@N EE fresh-tile tiles-left=";
    let on = "fresh_inclusive=true";
    pays_all(&format!("{hand}5"), on, [4, 0, 0, -4], "SG-116");
    pays_own(&format!("{hand}6"), on, [4, -1, -1, -2]);
    let kong = "23m99s c345s c456p k7777p@W w4m EE kong-replacement fresh-tile tiles-left=";
    pays_all(&format!("{kong}7"), on, [6, 0, -6, 0], "SG-115");
    pays_own(&format!("{kong}8"), on, [6, -2, -2, -2]);
}

/// Of two simultaneous scenarios, the first in the order of the rule book.
#[test]
fn first_scenario_of_the_book_or_last_discard_is_the_reason() {
    let both = "23m99s p555z@N p666z@S p777z@W a1 a2 w4m EE";
    pays_all(both, "", [96, 0, -96, 0], "SG-103");
    // West discarded the dragons, and then the pair of All Honours.
    let honours = "1122z p555z@N p666z@S p777z@W w2z@W EE";
    pays_all(honours, "", [64, 0, -64, 0], "SG-109");
}

#[test]
fn stated_liability_replaces_that_of_the_melds() {
    let hand = "23m99s p555z@N p666z@S p777z@W w4m";
    // North is the discarder, so West is a third player.
    let stated = format!("{hand}@W EE fed-set:big-three-dragons@N");
    pays_own(&stated, "", [64, -16, -32, -16]);
    let twice = "fed-set:big-three-dragons@S fed-set:big-three-dragons@N";
    pays_all(&format!("{hand} EE {twice}"), "", [96, 0, 0, -96], "SG-103");
    // A concealed kong has no discarder.
    let drawn = "23m99s p777z@W p666z@S ck5555z w4m EE fed-set:big-three-dragons@W";
    pays_own(drawn, "", [96, -32, -32, -32]);
}

/// Three sets of winds: the double wind is worth two points, and 2 is paid for them.
#[test]
fn two_visible_wind_sets_are_no_danger() {
    pays_own("33z234m99s p111z@N p222z@S w3z@W EE", "", [8, -2, -4, -2]);
    let pair = "4z234m p111z@N p222z@S p333z@N w4z@W EE";
    // 2 for the hand, 2 for the double wind, 2 for the half flush: 4 x 32.
    pays_all(pair, "limit=8", [128, 0, -128, 0], "SG-104");
}

#[test]
fn three_kongs_are_no_danger() {
    let hand = "9s p111m@S k3333p@N k5555s@N k7777p@W w9s EE";
    pays_own(hand, "", [12, -4, -4, -4]);
    pays_own(
        &format!("{hand} fed-set:four-kongs@W"),
        "",
        [12, -4, -4, -4],
    );
}

#[test]
fn flowers_of_others_are_visible_points_where_they_count() {
    let hand = "23m99s456p c345p p555z@N f2 g2 f3 a1 w4m SE";
    pays_own(hand, "", [-16, 48, -16, -16]);
    pays_all(hand, "any_flower=true", [0, 96, 0, -96], "SG-106");
}

#[test]
fn what_is_fresh_and_late_must_be_so() {
    let hand = "23m99s c345s c456p p555z w4m@N EE tiles-left=4";
    pays_own(hand, "", [4, -1, -1, -2]);
    // A robbed tile isn't a discard: 1 for the dragon, 1 for the kong.
    let robbed = "23m99s c345s c456p p555z w4m@N:robbed EE tiles-left=4 fresh-tile";
    pays_own(robbed, "fresh=not-in-discards", [8, -2, -2, -4]);
    let kong = "kong-replacement fresh-tile tiles-left=4";
    // Melds of the winner with the drawn tile don't matter for the kong.
    let own = format!("23m99s p444m c345s k7777p@W w4m EE {kong}");
    pays_all(&own, "", [6, 0, -6, 0], "SG-115");
    // The discarded kong must be the one whose replacement won.
    let last = format!("23m99s c345s k7777p@W ck5555p w4m EE {kong}");
    pays_own(&last, "", [6, -2, -2, -2]);
    let first = "23m99s c345s ck5555p k7777p@W w4m EE consecutive-kong-replacement";
    let stated = format!("{first} {kong}");
    pays_own(&stated, "", [96, -32, -32, -32]);
    pays_all(
        &format!("{first} fed-set:fresh-kong@W"),
        "",
        [96, 0, -96, 0],
        "SG-115",
    );
}
