use proptest::prelude::*;

use super::*;
use crate::PlayerId;
use crate::testing::{log, opening, won};
use tilewise_rules::Seat;

fn player(place: usize) -> Holder {
    Holder::Player(PlayerId(u8::try_from(place).unwrap()))
}

fn gained(amounts: &[i64]) -> Vec<(Holder, i64)> {
    let all = amounts.iter().enumerate();
    all.map(|(place, &amount)| (player(place), amount))
        .collect()
}

/// Returns the fewest payments, by trying all amounts in every order.
fn fewest(amounts: &[i64]) -> usize {
    let Some((&first, rest)) = amounts.split_first() else {
        return 0;
    };
    if first == 0 {
        return fewest(rest);
    }
    let all = (0..rest.len()).filter(|&other| (rest[other] < 0) != (first < 0));
    let payments = all.map(|other| {
        let mut rest = rest.to_vec();
        rest[other] += first;
        1 + fewest(&rest)
    });
    payments.min().unwrap_or(0)
}

#[test]
fn settle_uses_two_payments_for_two_even_pairs() {
    assert_eq!(settle(&gained(&[10, 25, -25, -10])).len(), 2);
    assert_eq!(settle(&gained(&[10, 25, -20, -15])).len(), 3);
    assert_eq!(settle(&gained(&[30, -10, -10, -10])).len(), 3);
    assert_eq!(settle(&gained(&[0, 0, 0, 0])), []);
    assert_eq!(settle(&[]), []);
}

#[test]
fn settle_pays_from_losers_to_winners() {
    let opening = opening("hk-old-style");
    let log = log([opening, won(Seat::South, 3, Some(Seat::East))]);
    let game = log.replay();
    let all = game.table().unwrap().settle();
    let payments: Vec<_> = all.iter().map(|one| (one.from, one.amount)).collect();
    // HKOS-51: the discarder pays double.
    assert_eq!(
        payments,
        [(player(0), 1600), (player(2), 800), (player(3), 800)]
    );
    assert!(all.iter().all(|one| one.to == player(1)));
}

/// WRC 2025: uma of 15, 5, -5, -15, shared by ties. South wins a mangan from East: 22, 38, 30 and 30
/// thousand, starting from 30 each, so that East is at -8 - 15, South at 8 + 15, the others at 0 + (5 - 5) /
/// 2.
#[test]
fn overall_scores_are_settled_in_thousandths() {
    let log = log([
        opening("riichi-wrc-2025"),
        won(Seat::South, 5, Some(Seat::East)),
    ]);
    let game = log.replay();
    let all = game.table().unwrap().settle_overall();
    let handover = Handover {
        from: player(0),
        to: player(1),
        amount: 23_000,
    };
    assert_eq!(all, Some(vec![handover]));
}

#[test]
fn without_overall_scores_none_are_settled() {
    let log = log([
        opening("hk-old-style"),
        won(Seat::South, 3, Some(Seat::East)),
    ]);
    assert_eq!(log.replay().table().unwrap().settle_overall(), None);
}

proptest! {
    #[test]
    fn settlement_balances_accounts_with_fewest_payments(
        mut amounts in prop::collection::vec(-6_i64..=6, 1..=6)
    ) {
        amounts.push(-amounts.iter().sum::<i64>());
        let all = settle(&gained(&amounts));
        prop_assert_eq!(all.len(), fewest(&amounts));
        for one in all {
            prop_assert!(one.amount > 0 && one.from != one.to);
            for (holder, sign) in [(one.from, 1), (one.to, -1)] {
                let Holder::Player(player) = holder else { unreachable!() };
                amounts[player.place()] += sign * one.amount;
            }
        }
        prop_assert!(amounts.iter().all(|&amount| amount == 0));
    }

    #[test]
    fn settlement_balances_many_accounts(mut amounts in prop::collection::vec(-600_i64..=600, 8..=40)) {
        amounts.push(-amounts.iter().sum::<i64>());
        let all = settle(&gained(&amounts));
        prop_assert!(all.len() < amounts.len());
        for one in all {
            for (holder, sign) in [(one.from, 1), (one.to, -1)] {
                let Holder::Player(player) = holder else { unreachable!() };
                amounts[player.place()] += sign * one.amount;
            }
        }
        prop_assert!(amounts.iter().all(|&amount| amount == 0));
    }
}
