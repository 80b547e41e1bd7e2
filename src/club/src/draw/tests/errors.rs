//! Inputs for which there is no draw.

use super::super::{ChartSeating, DrawError};
use super::*;

fn error(input: &DrawInput) -> (DrawError, String) {
    let error = draw(input).unwrap_err();
    let (_, sentence) = error.reason(&|member| member.0.to_uppercase());
    (error, sentence.to_string())
}

#[test]
fn too_few_players_are_refused() {
    let players = players("abc");
    let mut input = first_round(DrawMethod::Random, &players);
    let (_, sentence) = error(&input);
    assert_eq!(
        sentence,
        "a table needs 4 players, but 3 are there: enter who else has arrived"
    );

    input.sizes.threes = true;
    assert_eq!(tables(&input), ["abc"]);
    input.players = &players[..1];
    let (_, sentence) = error(&input);
    assert_eq!(
        sentence,
        "a table needs 3 players, but 1 is there: enter who else has arrived"
    );
    input.players = &[];
    assert!(draw(&input).is_err());
}

#[test]
fn member_who_is_named_twice_is_refused() {
    let (error, sentence) = error(&first_round(DrawMethod::Random, &players("abcdb")));
    assert_eq!(error, DrawError::NamedTwice(id("b")));
    assert_eq!(
        sentence,
        "B is named twice among those who are there: remove one of the two"
    );
}

#[test]
fn pair_at_the_only_table_is_refused() {
    let players = players("abcd");
    let separate = [(id("d"), id("b"))];
    let input = DrawInput {
        separate: &separate,
        ..first_round(DrawMethod::Random, &players)
    };
    let (_, sentence) = error(&input);
    assert_eq!(
        sentence,
        "no draw was found that keeps B and D at different tables: allow the two together, or let one of them wait \
         this round"
    );
}

/// Three who all are to be separate don't fit at two tables.
#[test]
fn three_separate_members_at_two_tables_are_refused() {
    let players = players("abcdefgh");
    let separate = [("a", "b"), ("b", "c"), ("c", "a")].map(|(one, other)| (id(one), id(other)));
    for method in [DrawMethod::Random, DrawMethod::Swiss, DrawMethod::Ladder] {
        let input = DrawInput {
            separate: &separate,
            ..first_round(method, &players)
        };
        assert!(matches!(error(&input).0, DrawError::NotSeparate(..)));
    }
}

/// One more is there than fits: one of the pair waits, even if it has waited most.
#[test]
fn one_of_a_pair_waits_if_there_is_one_table() {
    let mut players = players("abcde");
    players[0].waited = 1;
    players[1].waited = 2;
    let separate = [(id("b"), id("a"))];
    let input = DrawInput {
        separate: &separate,
        ..first_round(DrawMethod::Random, &players)
    };
    assert_eq!(draw(&input).unwrap().waiting, [id("a")]);
}

#[test]
fn pairs_with_somebody_who_is_not_there_are_ignored() {
    let players = players("abcd");
    let separate = [(id("a"), id("x")), (id("b"), id("b"))];
    let input = DrawInput {
        separate: &separate,
        ..first_round(DrawMethod::Random, &players)
    };
    assert_eq!(tables(&input), ["abcd"]);
}

#[test]
fn draw_by_teams_without_teams_is_refused() {
    let mut players = players("abcd");
    for player in &mut players[..3] {
        player.team = "Red".to_owned();
    }
    let (_, sentence) = error(&first_round(DrawMethod::Teams, &players));
    assert_eq!(
        sentence,
        "a draw by teams needs members of at least two teams: enter the teams of the members, or draw another way"
    );
    players[3].team = "Blue".to_owned();
    assert_eq!(tables(&first_round(DrawMethod::Teams, &players)), ["abcd"]);
}

#[test]
fn chart_that_is_missing_or_too_large_is_refused() {
    let players = players("abcdefg");
    let mut input = first_round(DrawMethod::Chart { rounds: 3 }, &players);
    let (_, sentence) = error(&input);
    assert_eq!(
        sentence,
        "there is no chart for this round: make one for more rounds, or draw another way"
    );

    let two_tables = [vec![0, 1, 2, 3], vec![4, 5, 6, 7]];
    let numbers = ids("abcdefgh");
    let chart = |tables| {
        Some(ChartSeating {
            tables,
            numbers: &numbers,
        })
    };
    input.chart = chart(&two_tables);
    let (_, sentence) = error(&input);
    assert_eq!(
        sentence,
        "the chart is for 8 players at tables of three to five, but 7 are there: make one for those who are there, or \
         draw another way"
    );

    let table_of_two = [vec![0, 1, 2, 3], vec![4, 5]];
    input.chart = chart(&table_of_two);
    let (error, _) = error(&input);
    let (present, seats) = (7, 6);
    assert_eq!(error, DrawError::ChartDoesNotFit { present, seats });
}
