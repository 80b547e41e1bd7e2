//! What is true of all seasons.

use proptest::prelude::*;
use tilewise_club::{
    Adjustment, Attendance, CountingRule, CountsFor, Measure, PlayerResult, SeasonPoints,
    SeasonPolicy, SeasonRecord, SeasonStandings, Total, carried_points, result_points,
    season_standings,
};

use crate::random::{id, policy, record};
use crate::reference;

/// The standings with the results that count instead of their indices, which depend on the order.
fn without_order(
    season: &SeasonRecord,
    mut standings: SeasonStandings,
) -> (SeasonStandings, Vec<Vec<PlayerResult>>) {
    let members = standings.members.iter_mut();
    let counted = members.map(|one| {
        let indices = std::mem::take(&mut one.counted).into_iter();
        indices.map(|at| season.results[at].clone()).collect()
    });
    let counted = counted.collect();
    (standings, counted)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, max_shrink_iters: 400, ..ProptestConfig::default() })]

    #[test]
    fn standings_are_those_of_the_reference(policy in policy(), season in record()) {
        prop_assert_eq!(season_standings(&policy, &season), reference::standings(&policy, &season));
    }

    #[test]
    fn order_of_arrival_is_irrelevant(
        policy in policy(),
        (season, results, adjustments) in record().prop_flat_map(|season| {
            let results = Just(season.results.clone()).prop_shuffle();
            let adjustments = Just(season.adjustments.clone()).prop_shuffle();
            (Just(season), results, adjustments)
        }),
    ) {
        let standings = without_order(&season, season_standings(&policy, &season));
        let shuffled = SeasonRecord { results, adjustments, ..season };
        let other = without_order(&shuffled, season_standings(&policy, &shuffled));
        prop_assert_eq!(standings, other);
    }

    #[test]
    fn gains_of_members_sum_to_zero_if_all_count(policy in policy(), season in record()) {
        let policy = SeasonPolicy {
            measure: Measure::Gain,
            counting: CountingRule::All,
            total: Total::Sum,
            ..policy
        };
        let standings = season_standings(&policy, &season);
        let sum: SeasonPoints = standings.members.iter().map(|one| one.parts.results).sum();
        prop_assert_eq!(sum, SeasonPoints::ZERO);
    }

    #[test]
    fn an_adjustment_and_its_opposite_leave_nothing(
        policy in policy(),
        season in record(),
        member in 0_usize..9,
        thousandths in -1_000_000_i64..1_000_000,
        is_of_team: bool,
    ) {
        let adjustment = |thousandths| Adjustment {
            member: id(member),
            points: SeasonPoints::from_thousandths(thousandths),
            counts_for: if is_of_team { CountsFor::Team } else { CountsFor::Member },
            reason: String::new(),
        };
        let mut adjusted = season.clone();
        adjusted.adjustments.extend([adjustment(thousandths), adjustment(-thousandths)]);
        prop_assert_eq!(season_standings(&policy, &adjusted), season_standings(&policy, &season));
    }

    #[test]
    fn what_counts_adds_up_to_the_total(policy in policy(), season in record()) {
        let points = result_points(&policy.measure, &season.results);
        for one in season_standings(&policy, &season).members {
            prop_assert_eq!(one.total, one.parts.total());
            let sum: SeasonPoints = one.counted.iter().map(|&at| points[at]).sum();
            let count = i64::try_from(one.counted.len()).unwrap();
            let results = match policy.total {
                Total::Sum => sum,
                Total::Mean => sum.divided_by(count),
            };
            prop_assert_eq!(one.parts.results, results);
            prop_assert!(one.counted.iter().all(|&at| season.results[at].member == one.member));
        }
    }

    #[test]
    fn places_are_numbers_of_better_members(policy in policy(), season in record()) {
        let policy = SeasonPolicy { classes: None, ..policy };
        let standings = season_standings(&policy, &season);
        let places: Vec<_> = standings.members.iter().map_while(|one| one.place).collect();
        for (at, &place) in places.iter().enumerate() {
            let is_shared = at > 0 && place == places[at - 1];
            prop_assert!(is_shared || usize::try_from(place) == Ok(at + 1));
        }
        let (ranked, others) = standings.members.split_at(places.len());
        prop_assert!(ranked.iter().all(|one| one.results >= policy.minimum));
        prop_assert!(others.iter().all(|one| one.results < policy.minimum && one.place.is_none()));
        prop_assert!(ranked.is_sorted_by(|one, other| one.total >= other.total));
    }

    #[test]
    fn classes_keep_their_numbers(policy in policy(), season in record()) {
        let Some(classes) = &policy.classes else { return Ok(()) };
        let standings = season_standings(&policy, &season);
        for class in 0..classes.names.len() {
            let moved = |to: Option<usize>| {
                let members = standings.members.iter();
                let moved = members.filter(|one| one.class == Some(class) && one.next_class == to);
                u32::try_from(moved.count()).unwrap()
            };
            prop_assert!(class == 0 || moved(Some(class - 1)) <= classes.promoted);
            prop_assert!(moved(Some(class + 1)) <= classes.relegated);
        }
        let last = classes.names.len();
        prop_assert!(standings.members.iter().all(|one| one.next_class < Some(last)));
    }

    #[test]
    fn all_points_are_carried_at_100_percent(policy in policy(), season in record()) {
        let standings = season_standings(&policy, &season);
        let all = SeasonPolicy { carried_percent: 100, ..policy };
        for ((member, points), one) in carried_points(&all, &standings).into_iter().zip(&standings.members) {
            prop_assert_eq!((&member, points), (&one.member, one.total));
        }
        let none = SeasonPolicy { carried_percent: 0, ..all };
        let carried = carried_points(&none, &standings);
        prop_assert!(carried.iter().all(|one| one.1 == SeasonPoints::ZERO));
    }

    #[test]
    fn no_record_and_no_policy_makes_it_panic(
        policy in policy(),
        season in record(),
        numbers in prop::collection::vec((any::<i64>(), any::<u32>(), any::<usize>(), any::<usize>()), 0..20),
        counts in (any::<u32>(), any::<u32>(), any::<u8>()),
        points in any::<[i64; 5]>(),
    ) {
        let mut season = season;
        for (at, (score, place, night, table)) in numbers.into_iter().enumerate() {
            season.results.push(PlayerResult {
                member: id(at % 10),
                night: if at % 2 == 0 { night } else { 0 },
                table: if at % 3 == 0 { table } else { 0 },
                score,
                gain: score,
                overall: None,
                place,
            });
        }
        let points = points.map(SeasonPoints::from_thousandths);
        season.members[0].carried = points[0];
        let double = season.members[0].clone();
        season.members.push(double);
        let policies = [
            SeasonPolicy { counting: CountingRule::Best(counts.0), ..policy.clone() },
            SeasonPolicy { measure: Measure::Place([points[1], points[2], points[3], points[4]]), ..policy.clone() },
            SeasonPolicy {
                attendance: Attendance { present: points[1], away: points[2], most_absences: Some(counts.1) },
                carried_percent: counts.2,
                ..policy.clone()
            },
            SeasonPolicy {
                classes: Some(tilewise_club::ClassPolicy {
                    names: Vec::new(), promoted: counts.0, relegated: counts.1,
                }),
                ..policy
            },
        ];
        for policy in policies {
            let standings = season_standings(&policy, &season);
            let _ = carried_points(&policy, &standings);
            let _ = policy.check();
        }
    }
}
