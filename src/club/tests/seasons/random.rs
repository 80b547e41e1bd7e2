//! Random policies and seasons.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use tilewise_club::{
    Adjustment, Attendance, ClassPolicy, CountingRule, CountsFor, Date, Measure, MemberId,
    PlayerResult, SeasonMember, SeasonNight, SeasonPoints, SeasonPolicy, SeasonRecord, TeamPolicy,
    TieRule, Total,
};
use tilewise_rules::Overall;

/// All rules for ties.
pub const TIE_RULES: [TieRule; 5] = [
    TieRule::FirstPlaces,
    TieRule::Results,
    TieRule::BestResult,
    TieRule::LastResult,
    TieRule::HeadToHead,
];

/// Returns policies that pass their check.
pub fn policy() -> impl Strategy<Value = SeasonPolicy> {
    let total = select(vec![Total::Sum, Total::Mean]);
    let ties = subsequence(TIE_RULES.to_vec(), 0..=5).prop_shuffle();
    let teams = option::of(option::of(1_u32..4));
    let teams = teams.prop_map(|teams| teams.map(|counted| TeamPolicy { counted }));
    let parts = (measure(), counting(), total, 0_u32..4, attendance(), ties);
    (parts, teams, option::of(classes()), 0_u8..=100).prop_map(
        |((measure, counting, total, minimum, attendance, ties), teams, classes, percent)| {
            SeasonPolicy {
                measure,
                counting,
                total,
                minimum,
                attendance,
                ties,
                teams,
                classes,
                carried_percent: percent,
            }
        },
    )
}

fn measure() -> impl Strategy<Value = Measure> {
    let places = (vec(-5_i64..=5, 4), 1_i64..4).prop_map(|(mut points, more)| {
        points.sort_by_key(|one| -one);
        points[0] += more;
        let points: Vec<_> = points.into_iter().map(SeasonPoints::whole).collect();
        Measure::Place(points.try_into().unwrap())
    });
    prop_oneof![
        Just(Measure::Gain),
        Just(Measure::Score),
        Just(Measure::Overall),
        places
    ]
}

fn counting() -> impl Strategy<Value = CountingRule> {
    prop_oneof![
        Just(CountingRule::All),
        (1_u32..6).prop_map(CountingRule::Best),
        (1_u32..3).prop_map(CountingRule::BestOfWeek),
        (1_u32..5).prop_map(CountingRule::BestNights),
    ]
}

fn attendance() -> impl Strategy<Value = Attendance> {
    (-1_i64..=1, -2_i64..=1, option::of(1_u32..3)).prop_map(|(present, away, most)| Attendance {
        present: SeasonPoints::whole(present),
        away: SeasonPoints::whole(away),
        most_absences: most.filter(|_| away != 0),
    })
}

fn classes() -> impl Strategy<Value = ClassPolicy> {
    (2_usize..4, 0_u32..4, 0_u32..4).prop_map(|(count, promoted, relegated)| ClassPolicy {
        names: ["A", "Second class", "C"][..count]
            .iter()
            .map(|&name| name.to_owned())
            .collect(),
        promoted,
        relegated,
    })
}

/// Returns records of up to nine members and 14 tables of three to five. Scores are few, so that many are equal.
pub fn record() -> impl Strategy<Value = SeasonRecord> {
    (4_usize..10).prop_flat_map(|members| {
        let all: Vec<usize> = (0..members).collect();
        let night = (0_u16..5, subsequence(all.clone(), 0..=members));
        let seats = subsequence(all, 3..=members.min(5)).prop_shuffle();
        let table = (0_usize..8, seats, vec(-2_i64..=2, 5), any::<bool>());
        let adjustment = (0..members, -3_i64..=3, any::<bool>());
        let parts = (
            vec(member(), members),
            vec(night, 1..8),
            vec(table, 0..14),
            vec(adjustment, 0..5),
        );
        parts.prop_map(|(members, nights, tables, adjustments)| {
            let members = members.into_iter().enumerate();
            let members = members.map(|(at, one)| SeasonMember {
                member: id(at),
                ..one
            });
            let mut day = 0;
            let nights = nights.into_iter().map(|(days, present)| {
                day += days;
                night_of(day, present)
            });
            let nights: Vec<_> = nights.collect();
            let tables = tables.into_iter().enumerate();
            let results = tables.flat_map(|(table, (night, seats, scores, has_overall))| {
                let night = night % nights.len();
                table_results(table, night, &seats, &scores, has_overall)
            });
            let results = results.collect();
            let adjustments = adjustments.into_iter().map(adjustment_of);
            SeasonRecord {
                members: members.collect(),
                results,
                nights,
                adjustments: adjustments.collect(),
            }
        })
    })
}

/// Returns the ID of a member.
pub fn id(at: usize) -> MemberId {
    MemberId(format!("m{at}"))
}

fn member() -> impl Strategy<Value = SeasonMember> {
    let team = select(vec!["", "Red", "Blue", "Green"]);
    let class = select(vec!["", "A", "Second class", "C"]);
    (team, class, -1_i64..=1, 0_usize..4).prop_map(|(team, class, carried, joined)| SeasonMember {
        member: id(0),
        team: team.to_owned(),
        class: class.to_owned(),
        carried: SeasonPoints::whole(carried),
        joined,
    })
}

/// Returns a night in the winter of 2026, so that weeks cross the end of a year.
fn night_of(day: u16, present: Vec<usize>) -> SeasonNight {
    let days = day + 14;
    let date = if days <= 31 {
        Date::new(2026, 12, u8::try_from(days).unwrap())
    } else {
        Date::new(2027, 1, u8::try_from(days - 31).unwrap())
    };
    SeasonNight {
        date: date.unwrap(),
        present: present.into_iter().map(id).collect(),
    }
}

/// Returns the results of a table. The gains sum to zero.
fn table_results(
    table: usize,
    night: usize,
    seats: &[usize],
    scores: &[i64],
    has_overall: bool,
) -> Vec<PlayerResult> {
    let count = i64::try_from(seats.len()).unwrap();
    let scores = &scores[..seats.len()];
    let sum: i64 = scores.iter().sum();
    let gain = |score: i64| (score * count - sum) * 100;
    let results = seats
        .iter()
        .zip(scores)
        .map(|(&seat, &score)| PlayerResult {
            member: id(seat),
            night,
            table,
            score: 3000 + gain(score),
            gain: gain(score),
            overall: has_overall.then(|| Overall::points(i32::try_from(score).unwrap())),
            place: 1 + u32::try_from(scores.iter().filter(|&&other| other > score).count())
                .unwrap(),
        });
    results.collect()
}

fn adjustment_of((member, points, is_of_team): (usize, i64, bool)) -> Adjustment {
    Adjustment {
        member: id(member),
        points: SeasonPoints::whole(points),
        counts_for: if is_of_team {
            CountsFor::Team
        } else {
            CountsFor::Member
        },
        reason: String::new(),
    }
}
