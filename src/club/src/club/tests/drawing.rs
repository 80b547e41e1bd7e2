//! Draws from the state of a club.

use std::collections::BTreeMap;

use crate::testing::{Desk, member, members};
use crate::{
    Attending, Chart, ClubEvent, ClubRefusal, DrawChoice, DrawMethod, MemberId, ResultContent,
    Separation, TableResult, TableSizes, TypedScores,
};

const SIXTEEN: &str = "Ann Bo Cy Di Eva Fay Gus Hal Ida Jo Kim Lea Max Nia Oz Pia";

fn choice(method: DrawMethod) -> DrawChoice {
    DrawChoice {
        method,
        seed: 7,
        sizes: TableSizes::default(),
        again: false,
    }
}

/// Draws a round, and writes it.
fn draw(desk: &mut Desk, method: DrawMethod) -> Vec<Vec<MemberId>> {
    let proposed = desk.club().draw_next(choice(method)).unwrap();
    let tables = proposed.draw.tables.iter().map(|table| table.seats.clone());
    let tables = tables.collect();
    let night = desk.night.clone().unwrap();
    let draw = proposed.draw;
    desk.write(ClubEvent::Drawn { night, draw });
    let club = desk.club();
    assert_eq!(club.outcomes.last().unwrap().refusal, None);
    tables
}

/// Writes the results of a round: East wins 40,000, South 10,000; West loses 20,000, North 30,000.
fn play(desk: &mut Desk, round: u32, tables: &[Vec<MemberId>]) {
    for (number, seats) in (1..).zip(tables) {
        let gains = [40_000, 10_000, -20_000, -30_000].map(|gain: i64| (30_000 + gain) * 100);
        let scores = seats.iter().cloned().zip(gains).collect();
        desk.write(ClubEvent::Result(TableResult {
            table: desk.table(round, number),
            content: ResultContent::Scores(TypedScores { scores, rest: 0 }),
        }));
    }
}

/// Returns how often each pair has met.
fn meetings(rounds: &[Vec<Vec<MemberId>>]) -> BTreeMap<(MemberId, MemberId), u32> {
    let mut met = BTreeMap::new();
    for table in rounds.iter().flatten() {
        for one in table {
            for other in table.iter().filter(|other| *other > one) {
                *met.entry((one.clone(), other.clone())).or_default() += 1;
            }
        }
    }
    met
}

#[test]
fn chart_of_sixteen_repeats_no_meeting_in_five_rounds() {
    let mut desk = Desk::with_night(SIXTEEN);
    let mut rounds = Vec::new();
    for round in 1..=5 {
        let tables = draw(&mut desk, DrawMethod::Chart { rounds: 5 });
        play(&mut desk, round, &tables);
        rounds.push(tables);
    }
    assert!(meetings(&rounds).values().all(|count| *count == 1));
    let sixth = desk
        .club()
        .draw_next(choice(DrawMethod::Chart { rounds: 5 }));
    let refusal = sixth.unwrap_err();
    assert_eq!(
        refusal.reasons(&desk.club())[0].1.to_string(),
        "there is no chart for this round: make one for more rounds, or draw another way"
    );
}

/// A chart of ten players lets two of them wait each round.
#[test]
fn a_chart_with_players_who_wait_is_drawn_as_it_is() {
    let mut desk = Desk::with_night("Ann Bo Cy Di Eva Fay Gus Hal Ida Jo");
    let chart = Chart::for_players(10, 5).unwrap();
    let mut rounds = Vec::new();
    for round in 1..=5 {
        let tables = draw(&mut desk, DrawMethod::Chart { rounds: 5 });
        play(&mut desk, round, &tables);
        rounds.push(tables);
    }
    let repeats: u32 = meetings(&rounds).values().map(|count| count - 1).sum();
    assert_eq!(repeats, chart.repeats());
    let club = desk.club();
    let night = club.current_night().unwrap();
    let mut waits: BTreeMap<&MemberId, u32> = BTreeMap::new();
    for member in night.rounds.iter().flat_map(|round| &round.draw.waiting) {
        *waits.entry(member).or_default() += 1;
    }
    assert_eq!(waits.len(), 10);
    assert!(waits.values().all(|count| *count == 1));
}

#[test]
fn who_arrives_takes_the_number_of_who_has_left_in_a_chart() {
    let mut desk = Desk::with_night(SIXTEEN);
    let first = draw(&mut desk, DrawMethod::Chart { rounds: 5 });
    play(&mut desk, 1, &first);
    desk.write(desk.attendance("Pia", Attending::Left));
    desk.write(ClubEvent::Member(crate::testing::record("Quin")));
    desk.write(desk.attendance("Quin", Attending::Arrived));
    let second = draw(&mut desk, DrawMethod::Chart { rounds: 5 });
    // Quin plays as number of Pia, so that the others meet nobody twice.
    let as_pia = second.iter().map(|table| {
        let names = table.iter().map(|one| {
            if one.0 == "Quin" {
                member("Pia")
            } else {
                one.clone()
            }
        });
        names.collect()
    });
    let rounds = [first, as_pia.collect()];
    assert!(meetings(&rounds).values().all(|count| *count == 1));
}

#[test]
fn swiss_draw_goes_by_the_points_of_the_night() {
    let mut desk = Desk::with_night(SIXTEEN);
    let first = draw(&mut desk, DrawMethod::Random);
    let again = DrawChoice {
        again: true,
        ..choice(DrawMethod::Swiss)
    };
    assert_eq!(desk.club().draw_next(again).unwrap().draw.round, 1);
    // The next round may be drawn before the results are there.
    assert_eq!(
        desk.club()
            .draw_next(choice(DrawMethod::Random))
            .unwrap()
            .draw
            .round,
        2
    );
    play(&mut desk, 1, &first[..3]);
    assert!(matches!(
        desk.club().draw_next(again),
        Err(ClubRefusal::RoundHasResults(1))
    ));
    let missing = desk
        .club()
        .draw_next(choice(DrawMethod::Swiss))
        .unwrap_err();
    assert!(matches!(missing, ClubRefusal::NoResultYet(_)));
    assert_eq!(
        missing.reasons(&desk.club())[0].1.to_string(),
        "table 4 of round 1 has no result that counts: enter it or rule on it, or draw by chance"
    );
    desk.write(ClubEvent::Result(TableResult {
        table: desk.table(1, 4),
        content: ResultContent::Scores(TypedScores {
            scores: first[3]
                .iter()
                .cloned()
                .zip([7_000_000, 4_000_000, 1_000_000, 0])
                .collect(),
            rest: 0,
        }),
    }));
    let second = draw(&mut desk, DrawMethod::Swiss);
    let mut winners: Vec<_> = first.iter().map(|table| table[0].clone()).collect();
    let mut top = second[0].clone();
    winners.sort();
    top.sort();
    assert_eq!(top, winners);
}

#[test]
fn separated_members_are_drawn_to_different_tables() {
    let mut desk = Desk::with_night("Ann Bo Cy Di Eva Fay Gus Hal");
    desk.write(ClubEvent::Separation(Separation {
        members: ["Ann", "Bo"].map(member),
        is_separated: true,
    }));
    for seed in 0..20 {
        let choice = DrawChoice {
            seed,
            ..choice(DrawMethod::Random)
        };
        let proposed = desk.club().draw_next(choice).unwrap();
        let table = |one: &MemberId| {
            let mut tables = proposed.draw.tables.iter();
            tables.position(|table| table.seats.contains(one))
        };
        assert_ne!(table(&member("Ann")), table(&member("Bo")), "seed {seed}");
    }
}

#[test]
fn members_who_met_on_an_earlier_night_are_separated() {
    let mut desk = Desk::with_night("Ann Bo Cy Di Eva Fay Gus Hal");
    let tables = vec![members("Ann Bo Cy Di"), members("Eva Fay Gus Hal")];
    desk.write(desk.draw(1, &["Ann Bo Cy Di", "Eva Fay Gus Hal"], ""));
    play(&mut desk, 1, &tables);
    desk.write(desk.night_closed());
    desk.open_night("2026-12-06");
    for name in members("Ann Bo Cy Di Eva Fay Gus Hal") {
        desk.write(desk.attendance(&name.0, Attending::Arrived));
    }
    // Of eight members, two of each table meet again at least.
    let second = draw(&mut desk, DrawMethod::Random);
    for table in &second {
        let of_first = table.iter().filter(|one| tables[0].contains(one)).count();
        assert_eq!(of_first, 2);
    }
}

#[test]
fn a_draw_of_too_few_members_is_refused() {
    let desk = Desk::with_night("Ann Bo Cy");
    let refusal = desk
        .club()
        .draw_next(choice(DrawMethod::Random))
        .unwrap_err();
    assert_eq!(
        refusal.reasons(&desk.club())[0].1.to_string(),
        "a table needs 4 players, but 3 are there: enter who else has arrived"
    );
}

/// Each has waited once, but Eva, who was to wait in the last round, played for Ann.
#[test]
fn who_plays_for_somebody_has_not_waited() {
    let mut desk = Desk::with_night("Ann Bo Cy Di Eva");
    for (round, table, waits) in [
        (1, "Bo Cy Di Eva", "Ann"),
        (2, "Cy Di Eva Ann", "Bo"),
        (3, "Di Eva Ann Bo", "Cy"),
        (4, "Eva Ann Bo Cy", "Di"),
        (5, "Ann Bo Cy Di", "Eva"),
    ] {
        desk.write(desk.draw(round, &[table], waits));
        let played = if round == 5 { "Eva Bo Cy Di" } else { table };
        play(&mut desk, round, &[members(played)]);
    }
    for seed in 0..10 {
        let choice = DrawChoice {
            seed,
            ..choice(DrawMethod::Random)
        };
        let proposed = desk.club().draw_next(choice).unwrap();
        assert_eq!(proposed.draw.waiting, [member("Eva")], "seed {seed}");
    }
}
