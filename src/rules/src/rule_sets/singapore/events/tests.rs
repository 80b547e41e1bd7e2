use crate::evaluate::event_testing::rule_on;
use crate::model::{EffectValue, Ruling};
use crate::tiles::{
    Seat,
    Wind::{East, North, South, West},
};

#[track_caller]
fn ruling(house: &str, event: &str) -> Ruling {
    let ruled = rule_on(&format!("singapore;{house}"), event);
    ruled.unwrap_or_else(|errors| panic!("{event}: {errors:?}"))
}

/// Checks the balance of each player, in hundredths.
#[track_caller]
fn moves(house: &str, event: &str, hundredths: [i64; 4]) {
    let ruling = ruling(house, event);
    let net: Vec<i64> = ruling.payments.net().iter().map(|(_, &net)| net).collect();
    assert_eq!(net, hundredths, "{event}");
}

/// Checks the balance of each player, in whole units.
#[track_caller]
fn pays(house: &str, event: &str, units: [i64; 4]) {
    moves(house, event, units.map(|amount| amount * 100));
}

/// Checks the code and the question of each error.
#[track_caller]
fn refused(house: &str, event: &str, reasons: &[(&str, &str)]) {
    let errors = rule_on(&format!("singapore;{house}"), event).expect_err("refused");
    let found: Vec<_> = errors.iter().map(|error| (error.code, error.at)).collect();
    assert_eq!(found, reasons, "{event}");
}

/// Formats bonus tiles in link notation.
fn tiles(text: &str) -> String {
    text.replace(' ', ".")
}

fn collected(seat: Seat, before: &str, now: &str) -> String {
    let (seat, before, now) = (seat.letter(), tiles(before), tiles(now));
    format!("bonus-collected seat={seat} held_before={before} tiles={now}")
}

fn dealt(seat: Seat, now: &str) -> String {
    format!("{} before_replacement=yes", collected(seat, "", now))
}

const ALL_EIGHT: &str = "f1 f2 f3 f4 g1 g2 g3 g4";

/// Notes 1.3 and 1.4 of the rule book: 2 + 2 + 4 after a replacement, 4 + 4 + 4 in the initial deal.
#[test]
fn four_animals_are_paid_three_times() {
    let drawn = collected(East, "", "a1 a2 a3 a4");
    pays("", &drawn, [24, -8, -8, -8]);
    assert_eq!(ruling("", &drawn).payments.transfers().len(), 9);
    pays("", &dealt(East, "a1 a2 a3 a4"), [36, -12, -12, -12]);
    // Each payment is made once: 2, then 2 + 4.
    pays("", &collected(East, "a1", "a2"), [6, -2, -2, -2]);
    pays("", &collected(East, "a1 a2", "a3"), [0; 4]);
    pays("", &collected(East, "a1 a2 a3", "a4"), [18, -6, -6, -6]);
    // The rooster and the centipede were dealt, the others drawn: 2 + 4.
    pays("", &dealt(East, "a3 a4 a1"), [12, -4, -4, -4]);
    pays("", &collected(East, "a1 a3 a4", "a2"), [18, -6, -6, -6]);
}

/// By option: every combination 2 after a replacement, 4 in the initial deal.
#[test]
fn four_animals_may_be_paid_like_a_pair() {
    let house = "four_animals_unit=1";
    pays(house, &collected(East, "", "a1 a2 a3 a4"), [18, -6, -6, -6]);
    pays(house, &dealt(East, "a1 a2 a3 a4"), [36, -12, -12, -12]);
    pays(house, &collected(East, "a1 a2 a3", "a4"), [12, -4, -4, -4]);
}

#[test]
fn both_seat_flowers_bite() {
    for (seat, own, net) in [
        (East, "f1 g1", [6, -2, -2, -2]),
        (South, "f2 g2", [-2, 6, -2, -2]),
        (West, "f3 g3", [-2, -2, 6, -2]),
        (North, "f4 g4", [-2, -2, -2, 6]),
    ] {
        pays("", &collected(seat, "", own), net);
        pays("", &dealt(seat, own), net.map(|amount| 2 * amount));
        pays("", &collected(seat.next(), "", own), [0; 4]);
    }
}

#[test]
fn a_group_is_a_concealed_kong() {
    pays("", &collected(South, "f1 f2 f3", "f4"), [-4, 12, -4, -4]);
    pays("", &dealt(South, "g1 g2 g3 g4"), [-4, 12, -4, -4]);
    // Spring is East's own: the pair 2 and the group 4.
    pays("", &collected(East, "f1 g2 g3 g4", "g1"), [18, -6, -6, -6]);
}

/// Three collections: both seat flowers 2, and two groups 4 each; in the initial deal 4 + 4 + 4.
#[test]
fn eight_flowers_are_three_collections() {
    pays("", &collected(North, "", ALL_EIGHT), [-10, -10, -10, 30]);
    pays("", &dealt(North, ALL_EIGHT), [-12, -12, -12, 36]);
    // The seventh and the eighth flower, with one group and the pair paid before.
    let last = collected(East, "f1 f2 f3 f4 g1 g2 g4", "g3");
    pays("", &last, [12, -4, -4, -4]);
    // All twelve at once: 8 more for the animals, in eighteen payments.
    let all = collected(East, "", &format!("{ALL_EIGHT} a1 a2 a3 a4"));
    pays("", &all, [54, -18, -18, -18]);
    assert_eq!(ruling("", &all).payments.transfers().len(), 18);
}

#[test]
fn houses_play_fewer_bites() {
    let pair = collected(East, "", "f1 g1");
    let animals = collected(East, "", "a1 a2 a3 a4");
    let group = collected(East, "", "f1 f2 f3 f4");
    let (none, four) = ([0; 4], [12, -4, -4, -4]);
    pays("bites=animals-only", &pair, none);
    pays("bites=animals-only", &animals, [24, -8, -8, -8]);
    pays("bites=none", &pair, none);
    pays("bites=none", &animals, none);
    // A group is no bite.
    pays("bites=animals-only", &group, four);
    pays("bites=none", &group, four);
}

/// Half a unit is exact, and amounts saturate.
#[test]
fn amounts_follow_the_base_and_the_unit() {
    let cat = collected(East, "a1", "a2");
    moves("base=0.25", &cat, [150, -50, -50, -50]);
    pays("bite_unit=5", &cat, [15, -5, -5, -5]);
    pays("base=3;bite_unit=1", &cat, [9, -3, -3, -3]);
    pays(
        "payout=shooter-3-6;self_draw_extra=2",
        &cat,
        [6, -2, -2, -2],
    );
}

#[test]
fn collections_that_cannot_be() {
    refused("", &collected(East, "a1", ""), &[("bad-request", "tiles")]);
    let twice = collected(East, "a1 a2", "a2 a3");
    refused("", &twice, &[("duplicate-bonus-tile", "held_before")]);
}

/// Returns an event in which East makes a kong.
fn kong(how: &str) -> String {
    format!("kong seat=E kind={how}")
}

#[test]
fn every_opponent_pays_for_a_kong() {
    let exposed = [6, -2, -2, -2];
    pays("", &kong("from-discard from=S"), exposed);
    pays("", &kong("added"), exposed);
    pays("", &kong("concealed"), [12, -4, -4, -4]);
    pays("", &kong("added robbed=yes"), [0; 4]);
    pays("", &kong("concealed robbed=yes"), [0; 4]);
}

/// Three shares of 2 from one player, with six tiles left but not with seven (SG-114, SG-118).
#[test]
fn a_late_fresh_kong_is_paid_by_its_feeder() {
    let late = |left, fresh| {
        kong(&format!(
            "from-discard from=W tiles_left={left} fresh={fresh}"
        ))
    };
    let (one, all) = ([6, 0, -6, 0], [6, -2, -2, -2]);
    pays("", &late(6, "yes"), one);
    pays("", &late(0, "yes"), one);
    pays("", &late(7, "yes"), all);
    pays("", &late(6, "no"), all);
    pays("pao=false", &late(6, "yes"), all);
    pays("fresh_swap=true", &late(5, "yes"), all);
    pays("fresh_swap=true", &late(4, "yes"), one);
    assert_eq!(ruling("", &late(6, "yes")).clause, "SG-114");
}

/// the discarder pays three shares of 2; other kongs are unchanged.
#[test]
fn a_discarded_kong_may_be_paid_by_its_discarder() {
    let house = "discarded_kong=discarder-pays-all";
    pays(house, &kong("from-discard from=S"), [6, -6, 0, 0]);
    pays(house, &kong("added"), [6, -2, -2, -2]);
}

#[test]
fn kongs_that_cannot_be() {
    let own = kong("from-discard from=E");
    refused("", &own, &[("impossible", "from")]);
    refused(
        "discarded_kong=discarder-pays-all",
        &kong("from-discard"),
        &[("missing-seat", "from")],
    );
    let robbed = kong("from-discard from=S robbed=yes");
    refused("", &robbed, &[("impossible", "robbed")]);
    let fresh = kong("concealed from=S fresh=yes");
    let reasons = [("impossible", "from"), ("impossible", "fresh")];
    refused("", &fresh, &reasons);
}

/// Returns an event in which East calls a false win.
fn false_win(by: &str) -> String {
    format!("false-win seat=E by={by}")
}

#[test]
fn a_false_win_pays_what_a_win_would_have_brought() {
    let discard = false_win("discard from=N");
    let drawn = false_win("self-draw");
    pays("", &discard, [-64, 16, 16, 32]);
    pays("", &false_win("robbing-the-kong from=N"), [-64, 16, 16, 32]);
    pays("", &drawn, [-96, 32, 32, 32]);
    pays("payout=shooter-1-2", &discard, [-64, 0, 0, 64]);
    pays("payout=shooter-3-6", &discard, [-40, 0, 0, 40]);
    pays("payout=shooter-1-2", &drawn, [-96, 32, 32, 32]);
    pays("payout=shooter-3-6", &drawn, [-60, 20, 20, 20]);
    pays(
        "payout=shooter-3-6;self_draw_extra=2",
        &drawn,
        [-66, 22, 22, 22],
    );
    pays(
        "payout=shooter-3-6;self_draw_extra=2",
        &discard,
        [-40, 0, 0, 40],
    );
    // The extra of 2 applies only to a self-draw if the shooter pays.
    pays("self_draw_extra=2", &drawn, [-96, 32, 32, 32]);
    refused("", &false_win("discard from=E"), &[("impossible", "from")]);
}

#[test]
fn a_false_win_costs_five_points_or_the_limit() {
    let discard = false_win("discard from=N");
    pays("limit=8", &discard, [-64, 16, 16, 32]);
    pays(
        "limit=8;false_win_points=limit",
        &discard,
        [-512, 128, 128, 256],
    );
    // The limit caps the payments: V(3) = 4.
    pays("limit=3", &discard, [-16, 4, 4, 8]);
    pays("limit=3;false_win_points=limit", &discard, [-16, 4, 4, 8]);
    moves("base=0.5", &discard, [-3200, 800, 800, 1600]);
}

#[test]
fn a_hidden_eighth_is_a_win_all_the_same() {
    let hidden = |cause| format!("hidden-eighth holder=W hider=N cause={cause} demanded=yes");
    let draw = hidden("draw");
    pays("", &draw, [0, 0, 64, -64]);
    pays("hidden_eighth=as-discarder", &draw, [-16, -16, 64, -32]);
    pays("payout=shooter-3-6", &draw, [0, 0, 40, -40]);
    pays("special_hands_double=true", &draw, [0, 0, 128, -128]);
    let both = "special_hands_double=true;hidden_eighth=as-discarder";
    pays(both, &draw, [-32, -32, 128, -64]);
    assert_eq!(ruling("", &hidden("other-win")).winners, [West]);
    let both = ruling("hidden_eighth_after_win=both-paid", &hidden("other-win"));
    assert!(both.verdict.contains("paid as well"));
    let own = "hidden-eighth holder=W hider=W cause=draw demanded=yes";
    refused("", own, &[("impossible", "hider")]);
}

#[test]
fn tiles_shown_after_a_declared_win() {
    let reveal = |declared, complete| {
        format!("reveal-after-declaration seat=S declared={declared} hand_complete={complete}")
    };
    let on = "reveal_is_false_win=true";
    let flowers = reveal("eight-flowers", "no");
    pays("", &flowers, [0; 4]);
    pays(on, &flowers, [32, -96, 32, 32]);
    pays(on, &reveal("eight-flowers", "yes"), [0; 4]);
    pays(&format!("{on};limit=8"), &flowers, [256, -768, 256, 256]);
    let dragons = reveal("early-three-dragons", "no");
    refused(on, &dragons, &[("impossible", "declared")]);
    pays(
        &format!("{on};early_three_dragons=true"),
        &dragons,
        [32, -96, 32, 32],
    );
    let winds = reveal("early-four-winds", "no");
    refused(on, &winds, &[("impossible", "declared")]);
    pays(
        &format!("{on};early_four_winds=true"),
        &winds,
        [32, -96, 32, 32],
    );
}

#[test]
fn short_and_long_hands() {
    let effects = |event| -> Vec<(&str, bool)> {
        let effects = ruling("", event).effects.into_iter();
        effects
            .map(|effect| (effect.key, effect.value == EffectValue::Flag(true)))
            .collect()
    };
    let no_win = ("may_win", false);
    let kongs = |paid| ("may_be_paid_for_kongs", paid);
    assert_eq!(effects("short-hand seat=E"), [no_win, kongs(true)]);
    assert_eq!(effects("long-hand seat=E"), [no_win, kongs(false)]);
}

#[test]
fn a_counted_win_is_paid_by_the_scheme() {
    let win = |value: u16, by| format!("settle-win seat=S by={by} value={value}");
    let discard = |value| win(value, "discard from=W");
    // The rows of both charts (SG-19, SG-20).
    for (value, three_six, one_two) in [(1, 4, 4), (2, 7, 8), (3, 11, 16), (4, 20, 32), (5, 40, 64)]
    {
        pays(
            "payout=shooter-3-6",
            &discard(value),
            [0, three_six, -three_six, 0],
        );
        pays(
            "payout=shooter-1-2",
            &discard(value),
            [0, one_two, -one_two, 0],
        );
    }
    for (value, each) in [(1, 4), (2, 5), (3, 7), (4, 12), (5, 22)] {
        let house = "payout=shooter-3-6;self_draw_extra=2";
        pays(
            house,
            &win(value, "self-draw"),
            [-each, 3 * each, -each, -each],
        );
    }
    pays("", &win(5, "bonus-tiles"), [-32, 96, -32, -32]);
    let robbed = win(5, "bonus-tiles from=N");
    pays("", &robbed, [-16, 64, -16, -32]);
    // The limit caps the payments.
    pays("", &discard(9), [-16, 64, -32, -16]);
    assert_eq!(ruling("", &discard(0)).allowed, Some(false));
    assert_eq!(ruling("minimum=2", &discard(1)).allowed, Some(false));
    refused("", &win(3, "discard from=S"), &[("impossible", "from")]);
    let pot = format!("{} pot=5", win(1, "self-draw"));
    refused("", &pot, &[("impossible", "pot")]);
}

#[test]
fn one_wins_on_a_discard() {
    let claims = |all| format!("claims-on-discard from=N claims={all}");
    let turn = ruling("", &claims("W:ordinary.S:ordinary"));
    assert_eq!((&turn.winners[..], turn.clause), (&[South][..], "SG-24"));
    let orphans = ruling("", &claims("E:ordinary.W:thirteen-orphans"));
    assert_eq!(
        (&orphans.winners[..], orphans.clause),
        (&[West][..], "SG-82")
    );
    let all = ruling(
        "several_winners=true",
        &claims("W:thirteen-orphans.S:ordinary"),
    );
    assert_eq!(all.winners, [South, West]);
    refused("", &claims(""), &[("bad-request", "claims")]);
    refused("", &claims("N:ordinary"), &[("impossible", "claims")]);
    let twice = claims("W:ordinary.W:thirteen-orphans");
    refused("", &twice, &[("impossible", "claims")]);
}

/// East waits with 4555 of bamboo: for 3, 4 and 6 (example of the rule book).
fn claim(action: &str, tile: &str, more: &str) -> String {
    format!("claim seat=E action={action} tile={tile} from=S waiting=3s.4s.6s {more}")
}

#[track_caller]
fn may(house: &str, claim: &str, allowed: bool, clause: &str) {
    let ruling = ruling(house, claim);
    assert_eq!((ruling.allowed, ruling.clause), (Some(allowed), clause));
}

#[test]
fn sacred_and_missed_discards() {
    let sacred = |action, tile| claim(action, tile, "own_discards=3s");
    let missed = |action, tile| claim(action, tile, "missed=3s");
    may("", &sacred("win", "3s"), false, "SG-128");
    may("", &sacred("pung", "3s"), false, "SG-128");
    may("", &sacred("win", "6s"), true, "SG-128");
    may("", &missed("win", "3s"), false, "SG-130");
    may("", &missed("pung", "3s"), false, "SG-130");
    may("", &missed("win", "4s"), true, "SG-130");
    let barred = ruling("", &sacred("win", "3s"));
    assert!(barred.verdict.contains("false win"));
    // By option, the other end of the wait is barred too.
    let other = "sacred_bars_other_end=true";
    may(other, &sacred("win", "6s"), false, "SG-129");
    may(other, &sacred("win", "4s"), true, "SG-128");
    may(other, &sacred("pung", "6s"), true, "SG-128");
    let not_an_end = claim("win", "6s", "own_discards=3s waiting=6s.9p");
    may(other, &not_an_end, true, "SG-128");
    may(other, &missed("win", "6s"), true, "SG-130");
    may("", &claim("win", "9p", ""), false, "SG-120");
    let own = claim("win", "3s", "from=E");
    refused("", &own, &[("impossible", "from")]);
}

#[test]
fn how_long_a_discard_is_barred() {
    let missed = |since| claim("win", "3s", &format!("missed=3s {since}"));
    let (drawn, skipped) = (missed("own_turn_since=yes"), missed("skipped=yes"));
    let turn = "prohibition=own-next-turn";
    may("", &drawn, true, "SG-131");
    may("", &skipped, true, "SG-131");
    may(turn, &drawn, true, "SG-131");
    may(turn, &skipped, false, "SG-130");
    may("prohibition=off", &missed(""), true, "SG-131");
}
