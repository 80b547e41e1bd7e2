use crate::evaluate::event_testing::rule_on;
use crate::model::{Effect, EffectValue, Ruling};
use crate::tiles::{
    Seat,
    Wind::{East, North, South, West},
};

#[track_caller]
fn ruling(house: &str, event: &str) -> Ruling {
    rule_on(house, event).unwrap_or_else(|errors| panic!("{event}: {errors:?}"))
}

/// Checks the balance of each player.
#[track_caller]
fn pays(house: &str, event: &str, expected: [i64; 4]) {
    let net = ruling(house, event).payments.net();
    assert_eq!(Seat::ALL.map(|seat| net[seat]), expected, "{house} {event}");
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

#[test]
fn counted_wins_are_paid_by_leg() {
    for (house, event, net) in [
        // T-280.
        ("taiwanese", "seat=S by=self-draw value=3", [-9, 25, -8, -8]),
        (
            "taiwanese",
            "seat=S by=self-draw value=6 streak=1",
            [-14, 36, -11, -11],
        ),
        // T-281.
        (
            "taiwanese",
            "seat=E by=discard from=S value=2 streak=1",
            [10, -10, 0, 0],
        ),
        (
            "taiwanese;cap=16",
            "seat=E by=self-draw value=21 streak=2",
            [78, -26, -26, -26],
        ),
        // T-289.
        (
            "taiwanese",
            "seat=W by=discard from=N value=0 streak=3",
            [0, 0, 5, -5],
        ),
        // T-290.
        (
            "taiwanese;base=300;unit=100",
            "seat=N by=self-draw value=4 streak=2",
            [-1200, -700, -700, 2600],
        ),
        // T-297.
        (
            "taiwanese-southern",
            "seat=E by=self-draw value=6 streak=2",
            [39, -13, -13, -13],
        ),
        (
            "taiwanese-southern",
            "seat=S by=discard from=W value=7 streak=4",
            [0, 9, -9, 0],
        ),
        // T-68, T-69, T-70.
        (
            "taiwanese",
            "seat=S by=robbing-the-kong from=E value=1",
            [-7, 7, 0, 0],
        ),
        (
            "taiwanese",
            "seat=S by=bonus-tiles value=8",
            [-14, 40, -13, -13],
        ),
        (
            "taiwanese",
            "seat=S by=bonus-tiles from=W value=8",
            [0, 13, -13, 0],
        ),
    ] {
        pays(house, &format!("settle-win {event}"), net);
    }
}

#[test]
fn liable_player_pays_for_named_elements() {
    let house = "taiwanese;liability=big-three-dragons,all-pungs";
    let half = format!("{house};liability_discard=half");
    for (house, event, net) in [
        // T-282.
        (
            house,
            "seat=S by=self-draw value=3 big-three-dragons=W",
            [0, 25, -25, 0],
        ),
        (
            &half,
            "seat=S by=discard from=E value=3 big-three-dragons=W",
            [-5, 10, -5, 0],
        ),
        (
            house,
            "seat=S by=discard from=E value=3 big-three-dragons=W",
            [0, 9, -9, 0],
        ),
        // T-294.
        (
            &half,
            "seat=E by=discard from=W value=8 streak=1 all-pungs=N",
            [16, 0, -8, -8],
        ),
        (
            &half,
            "seat=E by=discard from=W value=7 streak=1 all-pungs=N",
            [16, 0, -8, -8],
        ),
        // T-295.
        (
            house,
            "seat=E by=self-draw value=9 streak=2 all-pungs=N",
            [57, 0, 0, -57],
        ),
        // T-74: a key that the option doesn't name. T-75: the first of several.
        (
            house,
            "seat=S by=self-draw value=3 big-four-winds=W",
            [-9, 25, -8, -8],
        ),
        (
            house,
            "seat=S by=self-draw value=3 all-pungs=N big-three-dragons=W",
            [0, 25, -25, 0],
        ),
        // T-76: the liable discarder pays as ever. T-70: no liability for a win by bonus tiles.
        (
            &half,
            "seat=S by=discard from=W value=3 big-three-dragons=W",
            [0, 8, -8, 0],
        ),
        (
            house,
            "seat=S by=bonus-tiles value=8 big-three-dragons=W",
            [-14, 40, -13, -13],
        ),
    ] {
        pays(house, &format!("settle-win {event}"), net);
    }
    let own = "settle-win seat=S by=self-draw value=3 all-pungs=S";
    refused(house, own, &[("impossible", "all-pungs")]);
}

#[test]
fn impossible_wins_are_refused() {
    let refuse = |house, event: &str, reason| {
        refused(house, &format!("settle-win {event}"), &[reason]);
    };
    let from = ("bad-request", "from");
    refuse("taiwanese", "seat=S by=discard from=S value=3", from);
    refuse("taiwanese", "seat=S by=bonus-tiles from=S value=8", from);
    let drawn = "seat=S by=self-draw from=W value=3";
    refuse("taiwanese", drawn, ("impossible", "from"));
    let by = ("not-a-win", "by");
    refuse("taiwanese-cml", "seat=S by=bonus-tiles value=8", by);
    refuse(
        "taiwanese-star31",
        "seat=S by=bonus-tiles from=W value=8",
        by,
    );
    refuse("taiwanese-southern", "seat=S by=bonus-tiles value=8", by);
    let low = ruling(
        "taiwanese;minimum=3",
        "settle-win seat=S by=self-draw value=2",
    );
    assert_eq!(
        (low.allowed, low.payments.transfers().len()),
        (Some(false), 0)
    );
}

#[test]
fn several_winners_are_paid_by_house() {
    let event = "multiple-wins from=S winners=N:4.E:2 streak=1";
    // T-291.
    pays("taiwanese", event, [0, -9, 0, 9]);
    assert_eq!(ruling("taiwanese", event).winners, [North]);
    // T-292.
    let three = "multiple-wins from=S winners=N:4.E:2.W:1 streak=1";
    pays("taiwanese", three, [10, -25, 6, 9]);
    assert_eq!(ruling("taiwanese", three).winners, [West, North, East]);
    pays("taiwanese-cml", three, [0, -6, 6, 0]);
    // T-293.
    let home = "multiple-wins from=E winners=N:4.S:2 streak=2";
    pays("taiwanese-home", home, [-26, 12, 0, 14]);
    assert_eq!(ruling("taiwanese-home", home).winners, [South, North]);
    let claims = |house, event| ruling(house, &format!("claims-on-discard {event}")).winners;
    assert_eq!(claims("taiwanese", "from=S claims=N.E"), [North]);
    assert_eq!(
        claims("taiwanese", "from=S claims=N.E.W"),
        [West, North, East]
    );
    assert_eq!(claims("taiwanese-home", "from=S claims=E.N"), [North, East]);
    refused(
        "taiwanese",
        "multiple-wins from=S winners=S:2",
        &[("impossible", "winners")],
    );
}

#[test]
fn false_wins_pay_each_and_are_dealt_again() {
    // T-296.
    pays("taiwanese", "false-win seat=S", [14, -40, 13, 13]);
    pays("taiwanese", "false-win seat=E streak=2", [-54, 18, 18, 18]);
    let fault = ruling("taiwanese", "false-win seat=E streak=2");
    assert_eq!(effect(&fault, "dealer"), Some(EffectValue::Word("stays")));
    assert_eq!(effect(&fault, "streak"), Some(EffectValue::Number(2)));
    assert_eq!(effect(&fault, "redeal"), Some(EffectValue::Flag(true)));
}

/// Checks dealer, repeats, round, hand and whether the game is over.
#[track_caller]
fn follows(house: &str, event: &str, expected: (&'static str, u32, Seat, u32, bool)) {
    let (dealer, streak, round, hand, over) = expected;
    let ruling = ruling(house, &format!("next-hand winners={event}"));
    for (key, value) in [
        ("dealer", EffectValue::Word(dealer)),
        ("streak", EffectValue::Number(streak)),
        ("round", EffectValue::Wind(round)),
        ("hand", EffectValue::Number(hand)),
        ("over", EffectValue::Flag(over)),
    ] {
        assert_eq!(effect(&ruling, key), Some(value), "{house} {event}: {key}");
    }
}

#[test]
fn dealer_stays_after_own_wins_and_draws() {
    // T-79.
    follows(
        "taiwanese",
        "E round=E hand=1 streak=2",
        ("stays", 3, East, 1, false),
    );
    follows(
        "taiwanese",
        "EW round=E hand=1 streak=2",
        ("stays", 3, East, 1, false),
    );
    follows(
        "taiwanese",
        "S round=E hand=1 streak=2",
        ("rotates", 0, East, 2, false),
    );
    // T-78.
    let drawn = "none round=E hand=1 streak=2";
    follows("taiwanese", drawn, ("stays", 3, East, 1, false));
    follows(
        "taiwanese;draw_adds_streak=false",
        drawn,
        ("stays", 2, East, 1, false),
    );
    follows(
        "taiwanese;draw_keeps_dealer=false",
        drawn,
        ("rotates", 0, East, 2, false),
    );
    // T-80.
    follows(
        "taiwanese",
        "S round=N hand=4",
        ("rotates", 0, East, 1, true),
    );
    follows(
        "taiwanese",
        "E round=N hand=4",
        ("stays", 1, North, 4, false),
    );
    follows(
        "taiwanese;rounds=1",
        "none round=E hand=4",
        ("stays", 1, East, 4, false),
    );
    follows(
        "taiwanese;rounds=1",
        "N round=E hand=4",
        ("rotates", 0, South, 1, true),
    );
    let late = "next-hand winners=N round=S hand=4";
    refused("taiwanese;rounds=1", late, &[("impossible", "round")]);
}

#[test]
fn deal_passes_at_the_limit_of_repeats() {
    // T-79: with that many repeats the deal passes whatever happens.
    let star = "taiwanese-star31";
    follows(
        star,
        "E round=E hand=1 streak=9",
        ("stays", 10, East, 1, false),
    );
    follows(
        star,
        "E round=E hand=1 streak=10",
        ("rotates", 0, East, 2, false),
    );
    follows(
        star,
        "none round=S hand=4 streak=10",
        ("rotates", 0, West, 1, false),
    );
    follows(
        "taiwanese-shenlaiye",
        "EN round=E hand=1 streak=9",
        ("rotates", 0, East, 2, false),
    );
    follows(
        "taiwanese",
        "E round=E hand=1 streak=98",
        ("stays", 99, East, 1, false),
    );
}
