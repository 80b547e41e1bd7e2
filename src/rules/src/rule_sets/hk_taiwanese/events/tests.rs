use crate::evaluate::event_testing;
use crate::model::{
    BySeat, CarriedDebt, CarriedDebts, Effect, EffectValue, EventError, Payments, Ruling,
};
use crate::tiles::{
    Seat,
    Wind::{East, North, South, West},
};

fn rule_on(house: &str, event: &str) -> Result<Ruling, Vec<EventError>> {
    event_testing::rule_on(&format!("hk-taiwanese;{house}"), event)
}

#[track_caller]
fn ruling(house: &str, event: &str) -> Ruling {
    rule_on(house, event).unwrap_or_else(|errors| panic!("{event}: {errors:?}"))
}

#[track_caller]
fn net(payments: &Payments) -> [i64; 4] {
    let net = payments.net();
    Seat::ALL.map(|seat| net[seat])
}

/// Checks the balance of each player, in points.
#[track_caller]
fn pays(house: &str, event: &str, points: [i64; 4]) {
    let found = net(&ruling(house, event).payments);
    assert_eq!(found, points.map(|one| one * 100), "{event}");
}

/// Checks the code and the question of each error.
#[track_caller]
fn refused(house: &str, event: &str, reasons: &[(&str, &str)]) {
    let errors = rule_on(house, event).expect_err(event);
    let found: Vec<_> = errors.iter().map(|error| (error.code, error.at)).collect();
    assert_eq!(found, reasons, "{event}");
}

fn effect(ruling: &Ruling, key: &str) -> Option<EffectValue> {
    let mut all = ruling.effects.iter();
    all.find(|one: &&Effect| one.key == key)
        .map(|one| one.value)
}

fn debts(all: &[(Seat, Seat, u32, u32)]) -> CarriedDebts {
    let all = all.iter();
    let all = all.map(|&(creditor, debtor, points, wins)| {
        CarriedDebt::new(creditor, debtor, points, wins).unwrap()
    });
    CarriedDebts::from_debts(all).unwrap()
}

#[track_caller]
fn debts_after(house: &str, event: &str, expected: &[(Seat, Seat, u32, u32)]) {
    let found = effect(&ruling(house, event), "debts");
    assert_eq!(found, Some(EffectValue::Debts(debts(expected))), "{event}");
}

#[test]
fn counted_wins_are_worth_their_points() {
    // T-283, T-112, T-113.
    pays(
        "",
        "settle-win seat=S by=self-draw value=20 streak=2",
        [-25, 65, -20, -20],
    );
    pays(
        "",
        "settle-win seat=S by=discard from=W value=20 streak=2",
        [0, 20, -20, 0],
    );
    pays(
        "",
        "settle-win seat=E by=robbing-the-kong from=N value=9",
        [10, 0, 0, -10],
    );
    // T-114: flower wins without a dealer's part.
    pays(
        "",
        "settle-win seat=E by=bonus-tiles value=40 streak=1",
        [120, -40, -40, -40],
    );
    pays(
        "",
        "settle-win seat=S by=bonus-tiles from=E value=30",
        [-30, 30, 0, 0],
    );
    let low = ruling("minimum=10", "settle-win seat=S by=self-draw value=9");
    assert_eq!(
        (low.allowed, low.payments.transfers().len()),
        (Some(false), 0)
    );
    refused(
        "",
        "settle-win seat=S by=discard from=S value=9",
        &[("bad-request", "from")],
    );
}

#[test]
fn settled_win_shows_what_is_carried() {
    // T-122, T-320.
    let event = "settle-win seat=S by=discard from=E value=8 debts=E:S:22:2.E:W:7:1";
    let won = ruling("", event);
    assert_eq!(net(&won.payments), [-900, 900, 0, 0]);
    let carried = won.carried.unwrap();
    assert_eq!(net(&carried.payments), [1800, -1100, -700, 0]);
    assert_eq!(carried.debts, debts(&[(South, East, 9, 1)]));
    assert_eq!(ruling("carry=false", event).carried, None);
    let unknown = "settle-win seat=S by=discard from=E value=8";
    assert_eq!(ruling("", unknown).carried, None);
}

#[test]
fn several_winners_are_all_paid_in_full() {
    // T-298: 20 + 5 + 3 and 33 + 5 + 3.
    let two = "multiple-wins from=E winners=S:20.N:33 streak=1";
    pays("", two, [-69, 28, 0, 41]);
    assert_eq!(ruling("", two).winners, [South, North]);
    // T-84: the table of the house.
    pays("values=double-win=0", two, [-59, 23, 0, 36]);
    // T-158.
    let three = "multiple-wins from=W winners=S:20.N:33.E:7";
    pays("", three, [18, 30, -91, 43]);
    assert_eq!(
        ruling("", "claims-on-discard from=W claims=S.N.E").winners,
        [North, East, South]
    );
    refused(
        "",
        "multiple-wins from=E winners=E:20",
        &[("impossible", "winners")],
    );
    // T-286.
    let event = "multiple-wins from=S winners=W:10.E:14 debts=E:S:10:1";
    let carried = ruling("", event).carried.unwrap();
    assert!(carried.payments.transfers().is_empty());
    assert_eq!(
        carried.debts,
        debts(&[(East, South, 35, 2), (West, South, 15, 1)])
    );
}

#[test]
fn carry_takes_one_step() {
    // T-284, T-285, T-287.
    let event = "carry debts=E:S:22:2.E:W:7:1 wins=S:E:9";
    pays("", event, [18, -11, -7, 0]);
    debts_after("", event, &[(South, East, 9, 1)]);
    let event = "carry debts=none wins=S:E:30.S:W:31.S:N:32 self_draw=yes";
    pays("", event, [0; 4]);
    debts_after(
        "",
        event,
        &[
            (South, East, 30, 1),
            (South, West, 31, 1),
            (South, North, 32, 1),
        ],
    );
    let event = "carry debts=E:S:10:1 wins=E:N:20.S:N:15";
    pays("", event, [10, -10, 0, 0]);
    debts_after("", event, &[(East, North, 20, 1), (South, North, 15, 1)]);
    let unplayed = ruling("carry=false", event);
    assert_eq!(unplayed.allowed, Some(false));
    assert!(unplayed.payments.transfers().is_empty());
}

#[test]
fn impossible_wins_of_a_hand_are_refused() {
    let wrong = [("bad-request", "wins")];
    for wins in [
        // No win, one of oneself, one of no points, one twice.
        "wins=",
        "wins=E:E:5",
        "wins=E:S:0",
        "wins=E:S:5.E:S:6",
        // Two payers of a discard; two winners or too few payers of a self-draw.
        "wins=E:S:5.E:W:5",
        "wins=E:S:5.E:W:5.E:N:5",
        "wins=E:S:5.E:W:5 self_draw=yes",
        "wins=E:S:5.E:W:5.N:S:5 self_draw=yes",
        "wins=E:S:5 self_draw=yes",
    ] {
        refused("", &format!("carry debts=none {wins}"), &wrong);
    }
}

#[test]
fn debts_are_cut_after_enough_wins() {
    // T-119, T-288, T-329.
    let event = "carry-cut debts=E:S:48:3.W:N:7:1 creditor=E debtor=S";
    let cut = ruling("carry_cut=3", event);
    assert_eq!(cut.allowed, Some(true));
    assert_eq!(net(&cut.payments), [4800, -4800, 0, 0]);
    debts_after("carry_cut=3", event, &[(West, North, 7, 1)]);
    let early = "carry-cut debts=E:S:25:2 creditor=E debtor=S";
    for (house, event) in [
        ("carry_cut=3", early),
        ("", event),
        ("carry=false;carry_cut=3", event),
    ] {
        let kept = ruling(house, event);
        assert_eq!(kept.allowed, Some(false), "{house}");
        assert!(kept.payments.transfers().is_empty());
    }
    debts_after("carry_cut=3", early, &[(East, South, 25, 2)]);
}

#[test]
fn debts_that_are_not_owed_cannot_be_cut() {
    let house = "carry_cut=3";
    let refuse = |parties: &str, code| {
        let event = format!("carry-cut debts=E:S:48:3 {parties}");
        refused(house, &event, &[(code, "debtor")]);
    };
    refuse("creditor=W debtor=N", "impossible");
    refuse("creditor=S debtor=E", "impossible");
    refuse("creditor=E debtor=E", "bad-request");
}

#[test]
fn all_debts_are_collected_at_the_end() {
    // T-120.
    let event = "carry-collect debts=E:S:35:2.W:S:15:1";
    pays("", event, [35, -50, 15, 0]);
    debts_after("", event, &[]);
}

#[test]
fn flowers_are_paid_one_by_one() {
    // T-123, T-124, T-134, in hundredths of a point.
    for (house, tiles, seat_gains) in [
        // One of each number.
        ("", "held_before=f1.g2.f3 tiles=g4", 750),
        ("", "tiles=f1.g2.f3.g4", 750),
        ("", "held_before=f1.g2 tiles=f3", 0),
        // Once a hand.
        ("", "held_before=f1.g2.f3.g4 tiles=g1", 0),
        // A family, and the row that the same tile would complete.
        ("", "held_before=f1.f2.f3 tiles=f4", 1500),
        ("row_after_set=true", "held_before=f1.f2.f3 tiles=f4", 2250),
        // The order decides: the row first, or the family first.
        ("", "held_before=f1.f2.f3 tiles=g4.f4", 750 + 1500),
        ("", "held_before=f1.f2.f3 tiles=f4.g4", 1500),
        // Both families.
        ("", "tiles=f1.f2.f3.f4.g1.g2.g3.g4", 3000),
        ("", "held_before=f1.f2.f3.f4.g1.g2.g3 tiles=g4", 1500),
        ("instant_flowers=false", "tiles=f1.f2.f3.f4", 0),
    ] {
        let event = format!("bonus-collected seat=W {tiles}");
        let paid = ruling(house, &event).payments;
        assert_eq!(net(&paid)[2], seat_gains, "{tiles}");
        assert_eq!(net(&paid)[0], -seat_gains / 3, "{tiles}");
    }
    let refuse = |tiles: &str, code, at| {
        let event = format!("bonus-collected seat=W {tiles}");
        refused("", &event, &[(code, at)]);
    };
    refuse("tiles=f1.f1", "duplicate-bonus-tile", "tiles");
    refuse(
        "held_before=f1 tiles=f1",
        "duplicate-bonus-tile",
        "held_before",
    );
    refuse("tiles=a1", "tile-not-in-set", "tiles");
    refuse("tiles=", "bad-request", "tiles");
}

#[test]
fn declined_flower_wins_are_paid_at_once() {
    // T-125, T-299.
    pays(
        "",
        "flower-win-declined seat=S kind=eight-flowers",
        [-40, 120, -40, -40],
    );
    pays(
        "",
        "flower-win-declined seat=S kind=seven-robs-one from=N",
        [0, 30, 0, -30],
    );
    let event = "flower-win-declined seat=S kind=seven-robs-one";
    refused("", event, &[("missing-seat", "from")]);
    let event = "flower-win-declined seat=S kind=seven-robs-one from=S";
    refused("", event, &[("bad-request", "from")]);
}

#[test]
fn kongs_and_followed_discards_are_paid_at_once() {
    // T-126, T-299.
    pays("", "kong seat=W kind=concealed", [-5, -5, 15, -5]);
    pays("", "kong seat=W kind=added", [0; 4]);
    pays("", "kong seat=W kind=from-discard", [0; 4]);
    // T-127.
    pays("", "same-discard seat=E tile=9m", [-15, 5, 5, 5]);
    pays("", "same-discard seat=E tile=5z", [-15, 5, 5, 5]);
    pays("", "same-discard seat=N tile=2m", [10, 10, 10, -30]);
    pays("same_discard=false", "same-discard seat=N tile=2m", [0; 4]);
}

#[test]
fn faults_cost_points() {
    // T-128, T-299: nobody receives them.
    let fault = ruling("", "false-win seat=S streak=3");
    assert_eq!(net(&fault.payments), [0, -16_000, 0, 0]);
    assert_eq!(effect(&fault, "dealer"), Some(EffectValue::Word("stays")));
    assert_eq!(effect(&fault, "streak"), Some(EffectValue::Number(3)));
    assert_eq!(effect(&fault, "redeal"), Some(EffectValue::Flag(true)));
    pays("false_win=300", "false-win seat=S", [0, -300, 0, 0]);
    // T-129, T-131.
    pays("", "empty-win seat=S", [5, -15, 5, 5]);
    pays("", "empty-win seat=S times=3", [15, -45, 15, 15]);
    let fault = ruling("", "empty-win seat=S");
    assert_eq!(effect(&fault, "may_win"), Some(EffectValue::Flag(false)));
    // T-130.
    pays("", "claim-cancelled seat=E times=2", [-30, 10, 10, 10]);
    pays("", "false-kong seat=N", [10, 10, 10, -30]);
    pays("", "false-kong seat=N times=2", [10, 10, 10, -30]);
    // T-132.
    pays("", "red-card seat=W", [0, 0, -5, 0]);
    pays("", "red-card seat=W times=2", [0, 0, -160, 0]);
    refused("", "empty-win seat=S times=0", &[("bad-request", "times")]);
}

/// Checks dealer, repeats, round, hand and whether the game is over.
#[track_caller]
fn follows(house: &str, event: &str, expected: (&'static str, u32, Seat, u32, bool)) {
    let (dealer, streak, round, hand, over) = expected;
    let ruling = ruling(house, event);
    for (key, value) in [
        ("dealer", EffectValue::Word(dealer)),
        ("streak", EffectValue::Number(streak)),
        ("round", EffectValue::Wind(round)),
        ("hand", EffectValue::Number(hand)),
        ("over", EffectValue::Flag(over)),
    ] {
        assert_eq!(effect(&ruling, key), Some(value), "{event}: {key}");
    }
}

#[test]
fn dealer_stays_after_own_wins_and_draws() {
    // T-133.
    let at = |winners: &str, hand: &str| format!("next-hand winners={winners} {hand}");
    let first = "round=E hand=1 streak=2";
    follows("", &at("E", first), ("stays", 3, East, 1, false));
    follows("", &at("none", first), ("stays", 3, East, 1, false));
    follows("", &at("EW", first), ("stays", 0, East, 1, false));
    follows("", &at("S", first), ("rotates", 0, East, 2, false));
    follows(
        "",
        &at("SWN", "round=E hand=4"),
        ("rotates", 0, South, 1, false),
    );
    let last = "round=S hand=4";
    follows("", &at("N", last), ("rotates", 0, West, 1, true));
    follows("", &at("E", last), ("stays", 1, South, 4, false));
    follows(
        "rounds=1",
        &at("N", "round=E hand=4"),
        ("rotates", 0, South, 1, true),
    );
    refused("", &at("N", "round=W hand=1"), &[("impossible", "round")]);
    refused("", &at("ESWN", first), &[("impossible", "winners")]);
}

#[test]
fn debts_take_the_letters_of_the_next_hand() {
    // T-116, T-328.
    let event = "next-hand winners=S round=E hand=1 debts=E:S:11:1";
    debts_after("", event, &[(North, East, 11, 1)]);
    let event = "next-hand winners=E round=E hand=1 debts=E:S:11:1";
    debts_after("", event, &[(East, South, 11, 1)]);
    let event = "next-hand winners=E round=E hand=1";
    assert_eq!(effect(&ruling("", event), "debts"), None);
    assert_eq!(BySeat::new([0; 4]), ruling("", event).payments.net());
}
