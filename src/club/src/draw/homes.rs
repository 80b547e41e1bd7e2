//! The tables with which a method begins, and what it costs to move a member to another one.

use std::iter::repeat_n;

use super::{DrawInput, DrawPlayer, ladder};
use crate::{DrawMethod, MemberId};

/// The tables with which the search begins.
#[derive(Clone, Debug)]
pub(super) struct Arrangement {
    /// The players at each table.
    pub(super) tables: Vec<Vec<usize>>,
    /// What it costs to move them.
    pub(super) homes: Homes,
}

/// What it costs to move players away from the tables that the method gives them. Both costs are by player, then by
/// table; empty if all tables are equal.
#[derive(Clone, Debug, Default)]
pub(super) struct Homes {
    /// The distance that is avoided rather than a repeated meeting.
    pub(super) firm: Vec<Vec<u64>>,
    /// The distance that is accepted for fewer repeated meetings.
    pub(super) soft: Vec<Vec<u64>>,
}

impl Arrangement {
    /// Returns the arrangement of the players who don't wait: `seated`, in the seeded order.
    pub(super) fn new(
        input: &DrawInput,
        players: &[&DrawPlayer],
        seated: &[usize],
        sizes: &[usize],
    ) -> Self {
        match input.method {
            DrawMethod::Random | DrawMethod::Teams => Self {
                tables: cut(seated, sizes),
                homes: Homes::default(),
            },
            DrawMethod::Swiss => swiss(players, seated, sizes),
            DrawMethod::Ladder => by_ladder(players, seated, sizes),
            DrawMethod::Chart { .. } => by_chart(input, players, seated),
        }
    }
}

/// Cuts a list of players into tables.
fn cut(players: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut players = players.iter().copied();
    sizes
        .iter()
        .map(|&size| players.by_ref().take(size).collect())
        .collect()
}

/// Orders the players by points. A move costs the points that are lacking or too many for the table; a table farther
/// than the next one is avoided.
fn swiss(players: &[&DrawPlayer], seated: &[usize], sizes: &[usize]) -> Arrangement {
    let mut levels = vec![0; players.len()];
    for (level, player) in levels.iter_mut().zip(players) {
        *level = player.points.thousandths().saturating_neg();
    }
    let tables = by_level(&levels, seated, sizes);
    let spans = spans(&levels, &tables);
    let firm = levels.iter().map(|&level| {
        let far = tables_away(&spans, level).into_iter();
        far.map(|tables| tables.saturating_sub(1)).collect()
    });
    let soft = levels.iter().map(|&level| levels_away(&spans, level));
    Arrangement {
        homes: Homes {
            firm: firm.collect(),
            soft: soft.collect(),
        },
        tables,
    }
}

/// Orders the players by the ladder. A move costs the places in this order.
fn by_ladder(players: &[&DrawPlayer], seated: &[usize], sizes: &[usize]) -> Arrangement {
    let levels = ladder::levels(players, seated);
    let tables = by_level(&levels, seated, sizes);
    let spans = spans(&levels, &tables);
    let firm = levels.iter().map(|&level| levels_away(&spans, level));
    Arrangement {
        homes: Homes {
            firm: firm.collect(),
            soft: Vec::new(),
        },
        tables,
    }
}

/// Orders players by level, then by the seeded order, and cuts them into tables.
fn by_level(levels: &[i64], seated: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut seated = seated.to_vec();
    seated.sort_by_key(|&player| levels[player]);
    cut(&seated, sizes)
}

/// Returns the least and the greatest level at each table.
fn spans(levels: &[i64], tables: &[Vec<usize>]) -> Vec<[i64; 2]> {
    let span = |table: &Vec<usize>| {
        let of = |player: Option<&usize>| player.map_or(0, |&player| levels[player]);
        [of(table.first()), of(table.last())]
    };
    tables.iter().map(span).collect()
}

/// Returns by how many levels each table is above or below a level. Players of one level can change places for nothing.
fn levels_away(spans: &[[i64; 2]], level: i64) -> Vec<u64> {
    let away = |[first, last]: &[i64; 2]| match level {
        level if level < *first => first.abs_diff(level),
        level if level > *last => level.abs_diff(*last),
        _ => 0,
    };
    spans.iter().map(away).collect()
}

/// Returns how far each table is from the nearest one of a level.
fn tables_away(spans: &[[i64; 2]], level: i64) -> Vec<u64> {
    let own: Vec<_> = (0..spans.len())
        .filter(|&table| (spans[table][0]..=spans[table][1]).contains(&level))
        .collect();
    let nearest = |table: usize| own.iter().map(|own| own.abs_diff(table)).min();
    (0..spans.len())
        .map(|table| nearest(table).unwrap_or_default() as u64)
        .collect()
}

/// Seats the players by their numbers. Those without a number at a table take the seats that are free, in the seeded
/// order. A move of a player with a number costs 1, of another one nothing.
fn by_chart(input: &DrawInput, players: &[&DrawPlayer], seated: &[usize]) -> Arrangement {
    let (tables, numbers) = match input.chart {
        Some(chart) => (chart.tables, chart.numbers),
        None => Default::default(),
    };
    let mut unplaced = seated.to_vec();
    let mut place = |member: Option<&MemberId>| {
        let is_member = |player: &usize| Some(&players[*player].member) == member;
        let at = unplaced.iter().position(is_member)?;
        Some(unplaced.remove(at))
    };
    let placed: Vec<Vec<_>> = tables
        .iter()
        .map(|table| {
            table
                .iter()
                .map(|&number| place(numbers.get(number)))
                .collect()
        })
        .collect();
    let mut firm = vec![vec![0; tables.len()]; players.len()];
    for (table, seats) in placed.iter().enumerate() {
        for &player in seats.iter().flatten() {
            firm[player] = repeat_n(1, tables.len()).collect();
            firm[player][table] = 0;
        }
    }
    let mut others = unplaced.into_iter();
    let mut fill = |seats: Vec<Option<usize>>| -> Vec<usize> {
        let filled = seats
            .into_iter()
            .filter_map(|seat| seat.or_else(|| others.next()));
        filled.collect()
    };
    Arrangement {
        tables: placed.into_iter().map(&mut fill).collect(),
        homes: Homes {
            firm,
            soft: Vec::new(),
        },
    }
}
