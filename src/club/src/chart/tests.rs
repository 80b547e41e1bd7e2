use super::*;

fn cells() -> impl Iterator<Item = (usize, u32)> {
    (8..=40).flat_map(|players| (3..=12).map(move |rounds| (players, rounds)))
}

fn each_chart(check: impl Fn(&Chart, usize, u32)) {
    for (players, rounds) in cells() {
        let chart = Chart::for_players(players, rounds);
        let chart = chart.unwrap_or_else(|| panic!("no chart for {players} × {rounds}"));
        check(&chart, players, rounds);
    }
}

fn is_balanced(counts: &[u32]) -> bool {
    let (least, most) = (counts.iter().min(), counts.iter().max());
    matches!((least, most), (Some(least), Some(most)) if most - least <= 1)
}

#[test]
fn every_player_plays_or_waits_once_a_round() {
    each_chart(|chart, players, rounds| {
        assert_eq!(chart.rounds.len(), rounds as usize, "{players} × {rounds}");
        for round in &chart.rounds {
            assert_eq!(round.tables.len(), players / 4, "{players} × {rounds}");
            assert_eq!(round.waiting.len(), players % 4, "{players} × {rounds}");
            let mut all: Vec<usize> = round.tables.iter().flatten().copied().collect();
            all.extend(&round.waiting);
            all.sort_unstable();
            assert!(all.into_iter().eq(0..players), "{players} × {rounds}");
        }
    });
}

#[test]
fn waiting_is_balanced_after_each_round() {
    each_chart(|chart, players, rounds| {
        let mut waits = vec![0; players];
        for round in &chart.rounds {
            for &player in &round.waiting {
                waits[player] += 1;
            }
            assert!(is_balanced(&waits), "{players} × {rounds}: {waits:?}");
        }
    });
}

#[test]
fn winds_are_balanced_after_each_round() {
    each_chart(|chart, players, rounds| {
        let mut winds = vec![[0; 4]; players];
        for round in &chart.rounds {
            for table in &round.tables {
                for (wind, &player) in table.iter().enumerate() {
                    winds[player][wind] += 1;
                }
            }
            let balanced = winds.iter().all(|winds| is_balanced(winds));
            assert!(balanced, "{players} × {rounds}: {winds:?}");
        }
    });
}

#[test]
fn repeats_are_at_most_the_published_ones() {
    for (players, rounds, most) in [(24, 8, 33), (24, 10, 101), (20, 8, 67), (20, 6, 22)] {
        let repeats = Chart::for_players(players, rounds).map(|chart| chart.repeats());
        let is_good = repeats.is_some_and(|repeats| repeats <= most);
        assert!(is_good, "{players} × {rounds}: {repeats:?}");
    }
}

#[test]
fn repeats_are_never_below_the_bound() {
    each_chart(|chart, players, rounds| {
        let bound = Chart::lower_bound(players, rounds);
        assert!(chart.repeats() >= bound, "{players} × {rounds}");
    });
}

#[test]
fn repeats_are_meetings_without_distinct_pairs() {
    each_chart(|chart, players, rounds| {
        let tables = chart.rounds.iter().flat_map(|round| &round.tables);
        let meetings = 6 * tables.clone().count();
        let have_met = |one, other| {
            tables
                .clone()
                .any(|table| table.contains(&one) && table.contains(&other))
        };
        let pairs = (0..players).flat_map(|one| (0..one).map(move |other| (one, other)));
        let distinct = pairs.filter(|&(one, other)| have_met(one, other)).count();
        assert_eq!(
            chart.repeats() as usize,
            meetings - distinct,
            "{players} × {rounds}"
        );
    });
}

#[test]
fn lower_bounds_follow_from_counts() {
    for (players, rounds, bound) in [
        // Two tables of four: two pairs at each table have met in the first round.
        (8, 3, 8),
        // A player in four rounds of twelve has 12 opponents among 11 others.
        (12, 4, 9),
        (16, 5, 0),
        // 60 meetings of 16 players are 30 of them more than there are pairs; each has 18 opponents of 15.
        (16, 6, 24),
        // In four rounds, four of nine players wait and have 9 opponents of 8; the others have 12.
        (9, 4, 12),
        (0, 3, 0),
        (3, 3, 0),
    ] {
        assert_eq!(
            Chart::lower_bound(players, rounds),
            bound,
            "{players} × {rounds}"
        );
    }
}

#[test]
fn other_sizes_have_no_chart() {
    for (players, rounds) in [(7, 3), (41, 3), (8, 2), (8, 13), (0, 0)] {
        assert_eq!(Chart::for_players(players, rounds), None);
    }
}

#[test]
fn a_round_of_other_text_is_refused() {
    assert_eq!(tables("ABCDEan1"), None);
    assert_eq!(tables("ABCDE"), None);
    assert_eq!(tables("ABZa"), Some(vec![[0, 1, 25, 26]]));
}

#[test]
fn a_player_twice_in_a_round_has_no_winds() {
    assert_eq!(
        chart_winds::seat(8, &mut [vec![[0, 1, 2, 3], [4, 5, 6, 0]]]),
        None
    );
    assert_eq!(chart_winds::seat(8, &mut [vec![[0, 1, 2, 8]]]), None);
}
