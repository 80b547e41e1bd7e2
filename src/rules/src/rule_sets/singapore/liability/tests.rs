use crate::schema::House;
use crate::{check, notation, score};

/// What each player gains or loses, in whole units of the currency, and the clauses of the payments.
fn paid(hand: &str, house: &str) -> ([i64; 4], Vec<&'static str>) {
    let house: House = format!("singapore;{house}").parse().expect(house);
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

/// One player pays all, by this clause.
#[track_caller]
fn pays_all(hand: &str, house: &str, net: [i64; 4], clause: &str) {
    let (found, clauses) = paid(hand, house);
    assert_eq!((found, &clauses[..]), (net, &[clause][..]), "{hand}");
}

/// Nobody pays for another.
#[track_caller]
fn pays_own(hand: &str, house: &str, net: [i64; 4]) {
    let (found, clauses) = paid(hand, house);
    assert_eq!((found, clauses.len()), (net, 3), "{hand}");
}

/// The book's own figure: five points on a discard are 64 from one player (SG-116).
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

/// The winner's own melds lie on the table too.
#[test]
fn the_melds_of_the_winner_are_seen() {
    let chow = "23m99s c456m c456p p555z w4m@N EE fresh-tile tiles-left=4";
    pays_all(chow, "", [4, 0, 0, -4], "SG-116");
    pays_own(chow, "fresh=not-visible", [4, -1, -1, -2]);
    let pung = "23m99s p444m c456p p555z w4m@N EE fresh-tile tiles-left=4";
    pays_own(pung, "", [4, -1, -1, -2]);
    pays_all(pung, "fresh=not-in-discards", [4, 0, 0, -4], "SG-116");
}

/// SG-119: everybody pays double the limit.
#[test]
fn nobody_is_liable_for_thirteen_wonders() {
    let hand = "19m19p19s1234567z w1m@N EE tiles-left=3 fresh-tile";
    pays_own(hand, "", [96, -32, -32, -32]);
    pays_own(&format!("{hand} fed:fresh-win@N"), "", [96, -32, -32, -32]);
}

#[test]
fn the_third_dragon_set_is_paid_by_whoever_fed_it() {
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
    // With the pair in the hand before, nobody fed it.
    pays_own("234m56p77z p555z@N p666z@S w4p@W EE", "", [16, -4, -8, -4]);
}

#[test]
fn the_fourth_wind_set_too() {
    let hand = "9s p111z@N p222z@S p333z@N p444z@W w9s";
    pays_all(&format!("{hand} EE"), "", [96, 0, -96, 0], "SG-104");
    pays_all(&format!("{hand}@W EE"), "", [64, 0, -64, 0], "SG-104");
    pays_own(&format!("{hand}@N EE"), "", [64, -16, -16, -32]);
}

/// The book's example: four points shown, seat South, East prevails, the limit is five.
#[test]
fn the_discard_that_makes_the_shown_points_the_limit() {
    let shown = "23m99s c345p p555z@N f2 g2 a1 w4m SE";
    for fed in ["p666z@W", "p111z@W", "p222z@W"] {
        let hand = shown.replace("f2", &format!("{fed} f2"));
        pays_all(&hand, "", [0, 96, -96, 0], "SG-106");
        pays_all(&hand.replace("w4m", "w4m@W"), "", [0, 64, -64, 0], "SG-106");
        pays_own(&hand.replace("w4m", "w4m@N"), "", [-16, 64, -16, -32]);
        // Three points were shown: the limit of five isn't reached.
        pays_own(&hand.replace("a1 ", ""), "", [-16, 48, -16, -16]);
    }
    // North wind is worth nothing to South.
    pays_own(&shown.replace("f2", "p444z@W f2"), "", [-16, 48, -16, -16]);
}

/// Two less than the limit, and the wind that is both.
#[test]
fn the_double_wind_makes_two_points() {
    let hand = "23m99s c345p p555z@N p111z@S a1 a2 w4m";
    pays_all(&format!("{hand} EE"), "", [96, -96, 0, 0], "SG-107");
    pays_all(&format!("{hand}@S EE"), "", [64, -64, 0, 0], "SG-107");
    // With one point less it makes four, with one more it is fed at one less than the limit.
    pays_own(
        &format!("{hand} EE").replace("a2 ", ""),
        "",
        [48, -16, -16, -16],
    );
    pays_all(&format!("{hand} EE a3"), "", [96, -96, 0, 0], "SG-106");
    // With the limit shown already, it isn't fed any more.
    pays_own(&format!("{hand} EE a3 f1 g1"), "", [96, -32, -32, -32]);
}

#[test]
fn the_winning_tile_may_make_the_limit() {
    let hand = "77z23499s c345p p555z@N f1 g1 a1 w7z@W EE".replace("77z23499s", "77z234s99m");
    pays_all(&hand, "", [64, 0, -64, 0], "SG-106");
    // As the pair it makes no point.
    let pair = "7z234s456m c345p p555z@N f1 g1 a1 w7z@W EE";
    pays_own(pair, "", [32, -8, -16, -8]);
}

/// SG-17, SG-108: a discard is paid by its shooter; on a self-draw who is liable pays three shares.
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

/// Only the discard that wins, and only where the hand is one.
#[test]
fn three_shown_sets_of_a_flush() {
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
    // Whether the tile was added before West's kong, the melds don't tell.
    let added = "9s ak1111m@S k3333p@N k5555s@S k7777p@W w9s EE";
    pays_own(added, "", [96, -32, -32, -32]);
    pays_all(
        &format!("{added} fed-set:four-kongs@W"),
        "",
        [96, 0, -96, 0],
        "SG-112",
    );
    // The kong that West fed was not the fourth, whatever is stated.
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
    // The kong alone has no effect on a win.
    let later = "23m99s c345s c456p k7777p@W a1 w4m";
    pays_own(
        &format!("{later} EE fed-set:fresh-kong@W"),
        "",
        [6, -2, -2, -2],
    );
    pays_own(
        &format!("{later}@W EE fed-set:fresh-kong@W"),
        "",
        [4, -1, -2, -1],
    );
}

/// the later of two, but on a discard the discarder.
#[test]
fn two_who_are_liable() {
    let hand = "23m99s p555z@N p666z@W p777z@S a1 a2 a3 w4m";
    pays_all(&format!("{hand} EE"), "", [96, -96, 0, 0], "SG-103");
    pays_all(&format!("{hand}@S EE"), "", [64, -64, 0, 0], "SG-103");
    pays_all(&format!("{hand}@W EE"), "", [64, 0, -64, 0], "SG-106");
    pays_own(&format!("{hand}@N EE"), "", [64, -16, -16, -32]);
    let all = "pao_third_party_discard=liable-pays-all";
    pays_all(&format!("{hand}@N EE"), all, [64, -64, 0, 0], "SG-103");
    // West fed the dragons, South's discard won All Honours.
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
    // Two scenarios, one of them stated: the later all the same.
    let one = "23m99s p555z@N p666z@W p777z@S a1 a2 a3 w4m EE fed-set:point-limit@N";
    pays_all(one, "", [96, -96, 0, 0], "SG-103");
    // Five points of bonus tiles, some of them drawn after the set.
    let later = "23m99s c345p p555z@N c456p a1 a2 a3 a4 w4m EE";
    pays_own(later, "", [96, -32, -32, -32]);
    let stated = format!("{later} fed-set:point-limit@N");
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

/// Four points were shown, and the fifth was drawn; or three, whenever the animals came.
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

/// SG-102: no discard made eight flowers.
#[test]
fn eight_flowers_are_paid_by_everybody() {
    let hand = "23m99s p555z@N p666z@S p777z@W f1 f2 f3 f4 g1 g2 g3 g4 w:bonus EE";
    pays_own(hand, "", [96, -32, -32, -32]);
}

#[test]
fn an_early_win_is_fed_too() {
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

/// of five points on South's discard, 64, West who fed the dragons pays half.
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
    // Where the shooter pays, a discard is the shooter's alone.
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

/// Of two scenarios at once, the first in the order of the book.
#[test]
fn the_reason_is_the_first_of_the_book_or_the_later_discard() {
    let both = "23m99s p555z@N p666z@S p777z@W a1 a2 w4m EE";
    pays_all(both, "", [96, 0, -96, 0], "SG-103");
    // West fed the dragons, and later the pair of All Honours.
    let later = "1122z p555z@N p666z@S p777z@W w2z@W EE";
    pays_all(later, "", [64, 0, -64, 0], "SG-109");
}

#[test]
fn a_statement_replaces_what_the_melds_tell() {
    let hand = "23m99s p555z@N p666z@S p777z@W w4m";
    // North fed it, so West is a third player.
    let stated = format!("{hand}@W EE fed-set:big-three-dragons@N");
    pays_own(&stated, "", [64, -16, -32, -16]);
    let twice = "fed-set:big-three-dragons@S fed-set:big-three-dragons@N";
    pays_all(&format!("{hand} EE {twice}"), "", [96, 0, 0, -96], "SG-103");
    // A concealed kong was fed by nobody.
    let drawn = "23m99s p777z@W p666z@S ck5555z w4m EE fed-set:big-three-dragons@W";
    pays_own(drawn, "", [96, -32, -32, -32]);
}

/// Three sets of winds: the wind that is both is worth two points, and 2 is paid for them.
#[test]
fn two_shown_sets_of_winds_are_no_danger() {
    pays_own("33z234m99s p111z@N p222z@S w3z@W EE", "", [8, -2, -4, -2]);
    let pair = "4z234m p111z@N p222z@S p333z@N w4z@W EE";
    // 2 for the hand, 2 for the wind that is both, 2 for the half flush: 4 x 32.
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
fn flowers_of_others_are_shown_points_where_they_count() {
    let hand = "23m99s456p c345p p555z@N f2 g2 f3 a1 w4m SE";
    pays_own(hand, "", [-16, 48, -16, -16]);
    pays_all(hand, "any_flower=true", [0, 96, 0, -96], "SG-106");
}

#[test]
fn what_is_fresh_and_late_must_be_so() {
    let hand = "23m99s c345s c456p p555z w4m@N EE tiles-left=4";
    pays_own(hand, "", [4, -1, -1, -2]);
    // A robbed tile is no discard: 1 for the dragon, 1 for the kong.
    let robbed = "23m99s c345s c456p p555z w4m@N:robbed EE tiles-left=4 fresh-tile";
    pays_own(robbed, "fresh=not-in-discards", [8, -2, -2, -4]);
    let kong = "kong-replacement fresh-tile tiles-left=4";
    // What the winner shows of the drawn tile doesn't matter for the kong.
    let own = format!("23m99s p444m c345s k7777p@W w4m EE {kong}");
    pays_all(&own, "", [6, 0, -6, 0], "SG-115");
    // The fed kong must be the one whose replacement won.
    let last = format!("23m99s c345s k7777p@W ck5555p w4m EE {kong}");
    pays_own(&last, "", [6, -2, -2, -2]);
    let first = "23m99s c345s ck5555p k7777p@W w4m EE consecutive-kong-replacement";
    let told = format!("{first} {kong}");
    pays_own(&told, "", [96, -32, -32, -32]);
    pays_all(
        &format!("{first} fed-set:fresh-kong@W"),
        "",
        [96, 0, -96, 0],
        "SG-115",
    );
}
