use super::*;
use crate::model::{BySeat, DebtFault};

/// Parses a seat.
#[track_caller]
fn seat(letter: char) -> Seat {
    let found = Seat::ALL.into_iter().find(|seat| seat.letter() == letter);
    found.unwrap()
}

/// Parses debts as part 9 writes them: `ES 22 x2, EW 7`, the creditor first.
#[track_caller]
fn debts(text: &str) -> CarriedDebts {
    let debts = text.split(", ").filter(|one| !one.is_empty()).map(|one| {
        let mut fields = one.split(' ');
        let mut letters = fields.next().unwrap().chars();
        let mut party = || seat(letters.next().unwrap());
        let [creditor, debtor] = [party(), party()];
        let points = fields.next().unwrap().parse().unwrap();
        let wins = fields.next().map_or(1, |times| times[1..].parse().unwrap());
        CarriedDebt::new(creditor, debtor, points, wins)
    });
    let debts = debts.collect::<Result<Vec<_>, DebtFault>>();
    CarriedDebts::from_debts(debts.unwrap()).unwrap()
}

/// Parses the wins of a hand: `E 11 off S`, or `W 15` for a self-draw with equal shares; of several, `E 20 off
/// S + W 15 off S`.
#[track_caller]
fn wins(text: &str) -> Vec<CarriedWin> {
    let mut all = Vec::new();
    for one in text.split(" + ") {
        let fields: Vec<&str> = one.split(' ').collect();
        let winner = seat(fields[0].chars().next().unwrap());
        let points = fields[1].parse().unwrap();
        let payers = match fields.get(3) {
            Some(payer) => vec![seat(payer.chars().next().unwrap())],
            None => winner.others().to_vec(),
        };
        all.extend(payers.into_iter().map(|payer| CarriedWin {
            winner,
            payer,
            points,
        }));
    }
    all
}

/// Checks one step: what is paid now, by seat in points, and the debts afterwards.
#[track_caller]
fn steps(before: &str, hand: &str, cash: [i64; 4], after: &str) {
    let step = step(debts(before), &wins(hand));
    let net = BySeat::new(cash.map(|one| one * POINT));
    assert_eq!(step.payments.net(), net, "{before} | {hand}");
    assert_eq!(step.debts, debts(after), "{before} | {hand}");
}

/// The steps of part 9: each has the debts before, the hand, what is paid now, and the debts after.
#[test]
fn debts_follow_part_9() {
    const NOTHING: [i64; 4] = [0; 4];
    for (before, hand, cash, after) in [
        // T-320, T-284.
        ("", "E 11 off S", NOTHING, "ES 11"),
        ("ES 11", "E 7 off W", NOTHING, "ES 11, EW 7"),
        ("ES 11, EW 7", "E 5 off S", NOTHING, "ES 22 x2, EW 7"),
        ("ES 22 x2, EW 7", "S 9 off E", [18, -11, -7, 0], "SE 9"),
        // T-321.
        ("", "W 50 off N", NOTHING, "WN 50"),
        ("WN 50", "W 2 off N", NOTHING, "WN 77 x2"),
        ("WN 77 x2", "W 28 off N", NOTHING, "WN 144 x3"),
        // T-322.
        ("ES 20", "W 15", [20, -20, 0, 0], "WE 15, WS 15, WN 15"),
        // T-323.
        ("", "E 10", NOTHING, "ES 10, EW 10, EN 10"),
        (
            "ES 10, EW 10, EN 10",
            "S 12 off E",
            [25, -5, -10, -10],
            "SE 12",
        ),
        // T-324.
        (
            "ES 10, EW 10, EN 10",
            "W 20",
            [25, -10, -5, -10],
            "WE 20, WS 20, WN 20",
        ),
        // T-325, T-286.
        (
            "ES 10",
            "E 20 off S + W 15 off S",
            NOTHING,
            "ES 35 x2, WS 15",
        ),
        (
            "ES 35 x2, WS 15",
            "E 5 off N + W 6 off N",
            [35, -50, 15, 0],
            "EN 5, WN 6",
        ),
        // T-326, T-287.
        (
            "ES 10",
            "E 20 off N + S 15 off N",
            [10, -10, 0, 0],
            "EN 20, SN 15",
        ),
        // T-327.
        ("", "E 20 off S + W 15 off S", NOTHING, "ES 20, WS 15"),
        ("ES 20, WS 15", "S 8", [10, -17, 7, 0], "SE 8, SW 8, SN 8"),
        // T-328, after the deal has passed.
        ("NE 11", "N 5 off E", NOTHING, "NE 22 x2"),
        // T-329.
        ("ES 10", "E 10 off S", NOTHING, "ES 25 x2"),
        ("ES 25 x2", "E 10 off S", NOTHING, "ES 48 x3"),
        ("", "E 13 off S", NOTHING, "ES 13"),
        // T-330.
        ("ES 9", "S 9 off E", [4, -4, 0, 0], "SE 9"),
        ("SE 9", "E 9 off S", [-4, 4, 0, 0], "ES 9"),
        // T-331.
        ("", "E 26", NOTHING, "ES 26, EW 26, EN 26"),
        (
            "ES 26, EW 26, EN 26",
            "E 28",
            NOTHING,
            "ES 67 x2, EW 67 x2, EN 67 x2",
        ),
        (
            "ES 67 x2, EW 67 x2, EN 67 x2",
            "E 30",
            NOTHING,
            "ES 131 x3, EW 131 x3, EN 131 x3",
        ),
        // T-333.
        ("ES 1", "S 6 off E", NOTHING, "SE 6"),
        // T-285.
        ("ES 21", "S 30", [10, -10, 0, 0], "SE 30, SW 30, SN 30"),
        ("ES 20", "E 31", NOTHING, "ES 61 x2, EW 31, EN 31"),
    ] {
        steps(before, hand, cash, after);
    }
}

#[test]
fn nothing_changes_without_a_winner() {
    // T-118, T-332.
    let before = debts("ES 11, WN 4 x3");
    let after = step(before, &[]);
    assert_eq!(after.debts, before);
    assert!(after.payments.transfers().is_empty());
}

#[test]
fn all_debts_are_paid_at_the_end() {
    // T-120, T-320.
    let net = |text: &str| CARRY_RULE.collect(debts(text)).net();
    assert_eq!(
        net("SE 9"),
        BySeat::new([-9, 9, 0, 0].map(|one| one * POINT))
    );
    let all = net("ES 35 x2, WS 15, NE 1");
    assert_eq!(all, BySeat::new([34, -50, 15, 1].map(|one| one * POINT)));
}

#[test]
fn letters_follow_the_players() {
    // T-116, T-328: South is East after the deal has passed.
    assert_eq!(after_deal_passed(debts("ES 11")), debts("NE 11"));
    assert_eq!(
        after_deal_passed(debts("SW 3, NE 4 x2")),
        debts("ES 3, WN 4 x2")
    );
}

#[test]
fn debts_saturate() {
    let before = debts("ES 4000000000 x7");
    let after = step(before, &wins("E 4000000000 off S")).debts;
    assert_eq!(
        after.owed(Seat::East, Seat::South).unwrap().points(),
        u32::MAX
    );
}

/// Every step keeps the sum of payments at zero, pays no more than the debts, and leaves no debt of a loser
/// who won off his creditor.
#[test]
fn steps_keep_the_laws_of_debts() {
    let all = [
        "",
        "ES 11",
        "ES 10, EW 7 x2, SN 5",
        "SE 3, WE 4, NE 5, WS 6, NS 7, WN 8",
    ];
    let hands = [
        "E 9 off S",
        "S 1 off N",
        "W 6",
        "N 3 off E + S 4 off E",
        "E 2 off N + S 5 off N + W 6 off N",
    ];
    for before in all {
        for hand in hands {
            let (old, new) = (debts(before), wins(hand));
            let step = step(old, &new);
            let paid: i64 = step.payments.transfers().iter().map(|one| one.amount).sum();
            let owed: i64 = old.iter().map(|one| i64::from(one.points())).sum();
            assert!(paid <= owed * POINT, "{before} | {hand}");
            for win in &new {
                let debt = step.debts.owed(win.winner, win.payer).unwrap();
                assert!(debt.points() >= win.points, "{before} | {hand}");
                assert_eq!(step.debts.owed(win.payer, win.winner), None);
            }
        }
    }
}
