//! Tests of draws.

mod errors;
mod ladder;
mod laws;
mod methods;
mod night;
mod repeated;
mod sizes;
mod swiss;
mod winds;

use super::{Draw, DrawInput, DrawMethod, DrawPlayer, Meetings, TableSizes, draw};
use crate::MemberId;

fn id(name: impl Into<String>) -> MemberId {
    MemberId(name.into())
}

/// Returns members with names of one letter each.
fn ids(names: &str) -> Vec<MemberId> {
    names.chars().map(id).collect()
}

/// Returns players with names of one letter each.
fn players(names: &str) -> Vec<DrawPlayer> {
    ids(names).into_iter().map(DrawPlayer::arriving).collect()
}

/// Returns meetings of members with names of one letter each, at these tables.
fn met(tables: &[&str]) -> Meetings {
    let mut meetings = Meetings::default();
    for table in tables {
        meetings.add_table(&ids(table));
    }
    meetings
}

/// Returns the input of a first round, with tables of four.
fn first_round(method: DrawMethod, players: &[DrawPlayer]) -> DrawInput<'_> {
    static NONE: Meetings = Meetings::new();
    DrawInput {
        players,
        round: 1,
        method,
        seed: 1,
        chart: None,
        met_tonight: &NONE,
        met_before: &NONE,
        separate: &[],
        sizes: TableSizes::default(),
    }
}

/// Returns the names of the members at each table, by alphabet, for names of one letter each.
fn tables(input: &DrawInput) -> Vec<String> {
    by_table(&draw(input).unwrap())
}

fn by_table(draw: &Draw) -> Vec<String> {
    let names = |seats: &Vec<MemberId>| {
        let mut names: Vec<_> = seats.iter().map(|member| &*member.0).collect();
        names.sort_unstable();
        names.concat()
    };
    draw.tables
        .iter()
        .map(|table| names(&table.seats))
        .collect()
}
