use super::*;
use Seat::{East, North, South, West};

const E25: Options = Options::EMA_2025;

/// Returns a claim on a discard, with points and riichi.
fn claim(seat: Seat, from: Seat, points: i64, riichi: bool) -> Claim {
    let due = Due {
        seat,
        by: WinBy::Discard(from),
        base: points / if seat == East { 6 } else { 4 },
        yakuman: 0,
        liable: Vec::new(),
        kong_feeder: None,
    };
    Claim { due, riichi }
}

///
#[test]
fn winners_on_one_discard_share_the_table() {
    let claims = [
        claim(West, East, 8000, false),
        claim(South, East, 3900, true),
    ];
    let table = TableStakes {
        honba: 1,
        bets: 2,
        declared: vec![South, North],
    };
    let all = |options| several(East, &claims, &table, options);
    let both = vec![South, West];
    assert_eq!(all(&E25), (both.clone(), [-12_500, 8200, 8300, 0]));
    assert_eq!(all(&Options::TENHOU), (both, [-12_200, 8200, 8000, 0]));
    let nearest = (vec![South], [-4200, 8200, 0, 0]);
    assert_eq!(all(&Options::WRC_2025), nearest);
}

///
#[test]
fn winner_in_riichi_takes_own_bet_back() {
    let claims = [
        claim(West, South, 1000, false),
        claim(East, South, 2900, true),
    ];
    let table = TableStakes {
        honba: 0,
        bets: 2,
        declared: vec![East, North],
    };
    let (winners, all) = several(South, &claims, &table, &E25);
    assert_eq!(winners, [West, East]);
    assert_eq!(all, [3900, -3900, 4000, 0]);
}

///
#[test]
fn three_winners_are_too_many_where_two_may_win() {
    let claims = [South, West, North].map(|seat| claim(seat, East, 1000, false));
    let table = TableStakes::default();
    let all = |options| several(East, &claims, &table, options);
    assert_eq!(all(&Options::TENHOU), (Vec::new(), [0; 4]));
    assert_eq!(all(&Options::MAJSOUL).0, [South, West, North]);
    assert_eq!(all(&Options::MAJSOUL).1, [-3000, 1000, 1000, 1000]);
}

///
#[test]
fn tenpai_players_are_paid_at_a_draw() {
    let draw = |tenpai: &[Seat]| exhaustive_draw(tenpai, &E25);
    assert_eq!(draw(&[East, West]), [1500, -1500, 1500, -1500]);
    assert_eq!(draw(&[South]), [-1000, 3000, -1000, -1000]);
    assert_eq!(draw(&[East, South, West]), [1000, 1000, 1000, -3000]);
    assert_eq!(draw(&[]), [0; 4]);
    assert_eq!(draw(&Seat::ALL), [0; 4]);
}

///
#[test]
fn nagashi_pays_as_a_mangan() {
    assert_eq!(nagashi(&[West], &E25), [-4000, -2000, 8000, -2000]);
    assert_eq!(nagashi(&[East, West], &E25), [8000, -6000, 4000, -6000]);
}

///
#[test]
fn games_end_in_points() {
    let even = [0; 4];
    let scores = [53_600, 28_600, 20_000, -2200];
    let of = |options| final_scores(scores, 0, even, options);
    assert_eq!(of(&Options::MAJSOUL), [436, 86, -100, -422]);
    assert_eq!(of(&Options::MLEAGUE), [736, 86, -200, -622]);
    let scores = [45_000, 35_000, 25_000, 15_000];
    assert_eq!(final_scores(scores, 0, even, &E25), [300, 100, -100, -300]);
    let scores = [40_000, 40_000, 25_000, 15_000];
    assert_eq!(final_scores(scores, 0, even, &E25), [200, 200, -100, -300]);
    let scores = [60_000, 20_000, 20_000, 20_000];
    assert_eq!(final_scores(scores, 0, even, &E25), [450, -150, -150, -150]);
    let scores = [30_000; 4];
    assert_eq!(final_scores(scores, 0, even, &Options::JPML_A), [0; 4]);
    let scores = [30_100, 29_900, 30_000, 30_000];
    let floating = final_scores(scores, 0, [0, 1, 0, 0], &Options::JPML_A);
    assert_eq!(floating, [81, -321, 20, 20]);
}

/// R-138, D-31.
#[test]
fn bets_that_are_left_go_to_the_first() {
    let bets = |scores, options| final_scores(scores, 1, [0; 4], options);
    let scores = [45_000, 35_000, 24_000, 15_000];
    assert_eq!(bets(scores, &E25), [310, 100, -110, -300]);
    assert_eq!(bets(scores, &Options::WRC_2015), [300, 100, -110, -300]);
    let scores = [33_000, 33_000, 33_000, 20_000];
    assert_eq!(bets(scores, &E25), [83, 83, 83, -250]);
}
