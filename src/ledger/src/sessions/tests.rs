use tilewise_rules::Seat;

use super::*;
use crate::testing::{log, opening, won};
use crate::{ClubTable, Game, GameEvent};

/// A session of MCR in which South wins on a discard of East.
fn session(names: [&str; 4], value: u16) -> Game {
    let GameEvent::Opened(mut opened) = opening("mcr") else {
        unreachable!();
    };
    opened.players = names.map(str::to_owned).to_vec();
    let inputs = [
        GameEvent::Opened(opened),
        won(Seat::South, value, Some(Seat::East)),
    ];
    log(inputs).replay()
}

fn sums(games: &[Game]) -> Vec<(String, usize, String, i64, usize)> {
    let tables = games.iter().filter_map(Game::table);
    let all = session_sums(tables).into_iter();
    all.map(|one| {
        let overall = one.overall.to_string();
        (one.name, one.sessions, overall, one.score / 100, one.place)
    })
    .collect()
}

#[track_caller]
fn are(games: &[Game], expected: &[(&str, usize, &str, i64, usize)]) {
    let expected: Vec<_> = expected
        .iter()
        .map(|&(name, sessions, overall, score, place)| {
            (name.to_owned(), sessions, overall.to_owned(), score, place)
        })
        .collect();
    assert_eq!(sums(games), expected);
}

/// M-152, with M-113, M-114 and M-150: the discarder pays 8 and the value, the others 8 each; the
/// winner has 4 table points, two who share the second place 1.5 each.
#[test]
fn sessions_rank_by_table_points_then_scores() {
    let first = session(["Ann", "Bo", "Cy", "Di"], 8);
    let single = [
        ("Bo", 1, "4", 32, 1),
        ("Cy", 1, "1.5", -8, 2),
        ("Di", 1, "1.5", -8, 2),
        ("Ann", 1, "0", -16, 4),
    ];
    are(std::slice::from_ref(&first), &single);
    let second = session(["Bo", "Ann", "Di", "Eve"], 20);
    let both = [
        ("Ann", 2, "4", 28, 1),
        ("Bo", 2, "4", 4, 2),
        ("Di", 2, "3", -16, 3),
        ("Cy", 1, "1.5", -8, 4),
        ("Eve", 1, "1.5", -8, 4),
    ];
    are(&[first, second], &both);
}

#[test]
fn rule_set_without_overall_scores_has_no_sessions() {
    let game = log([opening("hk-old-style")]).replay();
    assert!(sums(&[game]).is_empty());
}

/// Two members with the same name are two persons, and a member with another name stays the same.
#[test]
fn members_of_a_club_are_joined_by_id() {
    let game = |names: [&str; 4], members: [&str; 4], club: &str| {
        let GameEvent::Opened(mut opened) = opening("mcr") else {
            unreachable!();
        };
        opened.players = names.map(str::to_owned).to_vec();
        opened.club = Some(ClubTable {
            club: club.to_owned(),
            members: members.map(str::to_owned).to_vec(),
            ..ClubTable::default()
        });
        let win = won(Seat::South, 8, Some(Seat::East));
        log([GameEvent::Opened(opened), win]).replay()
    };
    let games = [
        game(["Ann", "Bo", "Cy", "Di"], ["m1", "m2", "m3", "m4"], "nest"),
        game(
            ["Ann", "Bob", "Cy", "Guest"],
            ["m5", "m2", "m3", ""],
            "nest",
        ),
        game(
            ["Ann", "Bo", "Cy", "Guest"],
            ["m1", "m2", "m3", ""],
            "other",
        ),
    ];
    let found: Vec<_> = sums(&games).into_iter().map(|one| (one.0, one.1)).collect();
    let times = |name: &str, sessions: usize| {
        let is_one = |one: &&(String, usize)| one.0 == name && one.1 == sessions;
        found.iter().filter(is_one).count()
    };
    // Bob is the Bo of the first game; the guest is joined by name.
    assert_eq!((times("Bob", 2), times("Bo", 1)), (1, 1));
    assert_eq!((times("Ann", 1), times("Ann", 2)), (3, 0));
    assert_eq!(
        (times("Cy", 2), times("Cy", 1), times("Guest", 2)),
        (1, 1, 1)
    );
    assert_eq!(found.len(), 9);
}
