use super::*;
use Seat::{East, South, West};

const TENHOU: Options = Options::TENHOU;

fn hand(round: Seat, number: u8, honba: i64) -> DealState {
    DealState {
        round,
        number,
        honba,
        bets: 2,
    }
}

///
#[test]
fn the_deal_and_the_counters_go_on() {
    let from = hand(East, 4, 2);
    let of = |end: HandResult| next(from, &end, [25_000; 4], &TENHOU).expect("goes on");
    let place = |hand: DealState| (hand.round, hand.number, hand.honba, hand.bets);
    assert_eq!(
        place(of(HandResult::Won(vec![South, East]))),
        (East, 4, 3, 0)
    );
    assert_eq!(place(of(HandResult::Won(vec![South]))), (South, 1, 0, 0));
    let tenpai = HandResult::Exhaustive(vec![East, West]);
    assert_eq!(place(of(tenpai.clone())), (East, 4, 3, 2));
    assert_eq!(
        place(of(HandResult::Exhaustive(vec![South]))),
        (South, 1, 3, 2)
    );
    assert_eq!(place(of(HandResult::Abortive)), (East, 4, 3, 2));
    let only_wins = Options {
        dealer_stays: DealerStays::Win,
        ..Options::EMA_2025
    };
    assert!(!dealer_stays(&tenpai, &only_wins));
    assert!(dealer_stays(&HandResult::Abortive, &only_wins));
}

/// D-32.
#[test]
fn games_end_for_each_reason() {
    let (won, stays) = (HandResult::Won(vec![South]), HandResult::Won(vec![East]));
    let last = hand(South, 4, 0);
    let even = [25_000; 4];
    let dealer = [40_000, 20_000, 20_000, 20_000];
    let other = [20_000, 40_000, 20_000, 20_000];
    assert_eq!(
        next(last, &won, even, &Options::EMA_2025),
        Err(GameEndReason::Rounds)
    );
    assert_eq!(next(last, &won, other, &TENHOU), Err(GameEndReason::Rounds));
    assert_eq!(
        next(last, &won, even, &TENHOU).map(|hand| hand.round),
        Ok(West)
    );
    assert_eq!(
        next(last, &stays, dealer, &TENHOU),
        Err(GameEndReason::DealerStops)
    );
    assert!(next(last, &stays, dealer, &Options::EMA_2025).is_ok());
    assert!(next(last, &stays, other, &TENHOU).is_ok());
    // The dealer is behind the first East here.
    assert!(next(last, &stays, [40_000, 40_000, 10_000, 10_000], &TENHOU).is_ok());
    let west = hand(West, 2, 0);
    assert_eq!(next(west, &won, other, &TENHOU), Err(GameEndReason::Goal));
    assert!(next(west, &won, even, &TENHOU).is_ok());
    assert!(next(west, &stays, other, &TENHOU).is_ok());
    assert_eq!(
        next(hand(West, 4, 0), &won, even, &TENHOU),
        Err(GameEndReason::Rounds)
    );
    let first = hand(East, 1, 0);
    let broke = [50_000, 40_100, 10_000, -100];
    assert_eq!(next(first, &won, broke, &TENHOU), Err(GameEndReason::Tobi));
    assert!(next(first, &won, broke, &Options::EMA_2025).is_ok());
    assert!(next(first, &won, [50_000, 40_000, 10_000, 0], &TENHOU).is_ok());
}
