//! Totals of several games that are sessions of one event.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use tilewise_rules::Overall;

use crate::{ClubTable, PlayerId, Table};
use tilewise_rules::sort_short_by_key;

/// A person of several sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionPerson {
    /// A member of a club: the IDs of the club and of the member.
    Member(String, String),
    /// Somebody else, by name.
    Named(String),
}

/// The total of a person over several sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionSum {
    /// The person.
    pub person: SessionPerson,
    /// The name in the last session.
    pub name: String,
    /// The number of sessions that the person played.
    pub sessions: usize,
    /// The sum of the overall scores.
    pub overall: Overall,
    /// The sum of the scores, in hundredths.
    pub score: i64,
    /// The place, from 1: by overall sum, then by score.
    pub place: usize,
}

/// Returns the totals of all persons, in order of place. Tables whose rule set has no overall score are
/// skipped.
///
/// A member of a club is the same person in all its games; other players are identified by their names.
pub fn session_sums<'a>(tables: impl IntoIterator<Item = &'a Table>) -> Vec<SessionSum> {
    let mut all: Vec<SessionSum> = Vec::new();
    for table in tables {
        for one in table.standings().0 {
            let (Some(overall), Some(name)) = (one.overall, table.players.get(one.player.place()))
            else {
                continue;
            };
            let person = person(table, one.player, name);
            let at = all.iter().position(|sum| sum.person == person);
            let at = at.unwrap_or_else(|| {
                all.push(SessionSum {
                    person,
                    name: String::new(),
                    sessions: 0,
                    overall: Overall::default(),
                    score: 0,
                    place: 1,
                });
                all.len() - 1
            });
            let sum = &mut all[at];
            sum.name.clone_from(name);
            sum.sessions += 1;
            sum.overall = sum.overall + overall;
            sum.score = sum.score.saturating_add(one.score);
        }
    }
    let order = |one: &SessionSum| (one.overall, one.score);
    sort_short_by_key(&mut all, |one| Reverse(order(one)));
    for next in 1..all.len() {
        all[next].place = if order(&all[next]) == order(&all[next - 1]) {
            all[next - 1].place
        } else {
            next + 1
        };
    }
    all
}

/// Returns who a player is.
pub(crate) fn person(table: &Table, player: PlayerId, name: &str) -> SessionPerson {
    let member = |club: &ClubTable| {
        let member = club.members.get(player.place())?;
        let is_member = !member.is_empty() && !club.club.is_empty();
        is_member.then(|| SessionPerson::Member(club.club.clone(), member.clone()))
    };
    let member = table.club.as_deref().and_then(member);
    member.unwrap_or_else(|| SessionPerson::Named(name.to_owned()))
}
