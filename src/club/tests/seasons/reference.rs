//! A second scorer of seasons, written plainly from the comments of the policy. It is slow, and shares no code with the
//! first one: it tries all choices of results, and compares each member with each other one.

mod best;
mod weeks;

use tilewise_club::{
    ClassPolicy, CountingRule, CountsFor, Measure, MemberId, MemberStanding, PlayerResult,
    SeasonMember, SeasonPoints, SeasonPolicy, SeasonRecord, SeasonStandings, TeamStanding, TieRule,
    Total, TotalParts,
};

use best::best_choice;
use weeks::weeks_since_monday;

/// Returns the standings of a season.
pub fn standings(policy: &SeasonPolicy, record: &SeasonRecord) -> SeasonStandings {
    let scorer = Scorer { policy, record };
    let members = match &policy.classes {
        None => scorer.ranked(&scorer.members()),
        Some(classes) => scorer.in_classes(classes),
    };
    let teams = match policy.teams {
        None => Vec::new(),
        Some(teams) => scorer.teams(teams.counted, &members),
    };
    SeasonStandings { members, teams }
}

struct Scorer<'a> {
    policy: &'a SeasonPolicy,
    record: &'a SeasonRecord,
}

/// Halves go away from zero.
fn nearest(number: i64, of: i64) -> i64 {
    let doubled = 2 * number.abs() + of;
    number.signum() * (doubled / (2 * of))
}

fn mean(points: &[i64]) -> i64 {
    if points.is_empty() {
        return 0;
    }
    nearest(points.iter().sum(), i64::try_from(points.len()).unwrap())
}

impl Scorer<'_> {
    fn members(&self) -> Vec<&SeasonMember> {
        let all = self.record.members.iter().enumerate();
        let first = all.filter(|(at, member)| {
            let before = &self.record.members[..*at];
            before.iter().all(|other| other.member != member.member)
        });
        first.map(|(_, member)| member).collect()
    }

    /// The results of a member, as indices, by night and table.
    fn results(&self, member: &MemberId) -> Vec<usize> {
        let mut found = Vec::new();
        for night in 0..self.record.nights.len() {
            let mut of_night: Vec<usize> = (0..self.record.results.len())
                .filter(|&at| self.result(at).night == night && self.result(at).member == *member)
                .collect();
            of_night.sort_by_key(|&at| self.result(at).table);
            found.extend(of_night);
        }
        found
    }

    fn result(&self, at: usize) -> &PlayerResult {
        &self.record.results[at]
    }

    /// What a result is worth, in thousandths.
    fn worth(&self, at: usize) -> i64 {
        let result = self.result(at);
        match &self.policy.measure {
            Measure::Gain => result.gain * 10,
            Measure::Score => result.score * 10,
            Measure::Overall => match result.overall {
                Some(overall) => overall.thousandths(),
                None if self.record.results.iter().any(|one| one.overall.is_some()) => 0,
                None => result.gain * 10,
            },
            Measure::Place(points) => {
                let equal = self.record.results.iter();
                let equal =
                    equal.filter(|one| one.table == result.table && one.place == result.place);
                let place = usize::try_from(result.place).unwrap();
                let shared: Vec<i64> = equal
                    .enumerate()
                    .map(|(more, _)| points[(place + more).min(4) - 1].thousandths())
                    .collect();
                mean(&shared)
            }
        }
    }

    fn together(&self, results: &[usize]) -> i64 {
        let worth: Vec<i64> = results.iter().map(|&at| self.worth(at)).collect();
        match self.policy.total {
            Total::Sum => worth.iter().sum(),
            Total::Mean => mean(&worth),
        }
    }

    fn counted(&self, results: &[usize]) -> Vec<usize> {
        let worth =
            |results: &[usize]| -> Vec<i64> { results.iter().map(|&at| self.worth(at)).collect() };
        let chosen = |count: u32, results: Vec<usize>| -> Vec<usize> {
            let choice = best_choice(count, &worth(&results));
            choice.into_iter().map(|at| results[at]).collect()
        };
        match self.policy.counting {
            CountingRule::All => results.to_vec(),
            CountingRule::Best(count) => chosen(count, results.to_vec()),
            CountingRule::BestOfWeek(count) => {
                let week = |at: usize| {
                    let date = self.record.nights[self.result(at).night].date;
                    weeks_since_monday(&date.to_string())
                };
                let mut counted = Vec::new();
                for &at in results {
                    let same: Vec<usize> = results
                        .iter()
                        .copied()
                        .filter(|&other| week(other) == week(at))
                        .collect();
                    if chosen(count, same).contains(&at) {
                        counted.push(at);
                    }
                }
                counted
            }
            CountingRule::BestNights(count) => {
                let mut nights: Vec<Vec<usize>> = Vec::new();
                for night in 0..self.record.nights.len() {
                    let of_night = results.iter().copied();
                    let of_night: Vec<usize> = of_night
                        .filter(|&at| self.result(at).night == night)
                        .collect();
                    if !of_night.is_empty() {
                        nights.push(of_night);
                    }
                }
                let points: Vec<i64> = nights.iter().map(|night| self.together(night)).collect();
                let choice = best_choice(count, &points);
                choice
                    .into_iter()
                    .flat_map(|at| nights[at].clone())
                    .collect()
            }
        }
    }

    fn standing(&self, member: &SeasonMember) -> MemberStanding {
        let results = self.results(&member.member);
        let counted = self.counted(&results);
        let (mut nights, mut absences) = (0, 0);
        for (at, night) in self.record.nights.iter().enumerate() {
            let has_played = results
                .iter()
                .any(|&result| self.result(result).night == at);
            if night.present.contains(&member.member) || has_played {
                nights += 1;
            } else if at >= member.joined {
                absences += 1;
            }
        }
        let attendance = self.policy.attendance;
        let counted_absences = attendance
            .most_absences
            .map_or(absences, |most| most.min(absences));
        let mut adjustments = 0;
        for one in &self.record.adjustments {
            if one.member == member.member && one.counts_for == CountsFor::Member {
                adjustments += one.points.thousandths();
            }
        }
        let from_nights = attendance.present.thousandths() * i64::from(nights)
            + attendance.away.thousandths() * i64::from(counted_absences);
        let sum =
            self.together(&counted) + from_nights + adjustments + member.carried.thousandths();
        let placed = |place: u32| {
            let same = results.iter().filter(|&&at| self.result(at).place == place);
            u32::try_from(same.count()).unwrap()
        };
        MemberStanding {
            member: member.member.clone(),
            class: None,
            place: None,
            total: SeasonPoints::from_thousandths(sum),
            parts: TotalParts {
                results: SeasonPoints::from_thousandths(self.together(&counted)),
                attendance: SeasonPoints::from_thousandths(from_nights),
                adjustments: SeasonPoints::from_thousandths(adjustments),
                carried: member.carried,
            },
            results: u32::try_from(results.len()).unwrap(),
            counted,
            places: [1, 2, 3, 4].map(placed),
            nights,
            absences,
            next_class: None,
        }
    }

    /// Whether a member is better than another one: by the total, and then by the rules, each for all who are still
    /// equal to both.
    fn is_better(
        &self,
        one: &MemberStanding,
        other: &MemberStanding,
        all: &[MemberStanding],
    ) -> bool {
        if one.total != other.total {
            return one.total > other.total;
        }
        let mut equal: Vec<&MemberStanding> = all
            .iter()
            .filter(|third| third.total == one.total)
            .collect();
        for &rule in &self.policy.ties {
            let tied: Vec<MemberId> = equal.iter().map(|third| third.member.clone()).collect();
            let key = |member: &MemberStanding| self.tie_key(rule, member, &tied);
            if key(one) != key(other) {
                return key(one) > key(other);
            }
            let same = key(one);
            equal.retain(|third| key(third) == same);
        }
        false
    }

    fn tie_key(&self, rule: TieRule, member: &MemberStanding, tied: &[MemberId]) -> Option<i64> {
        let results = self.results(&member.member);
        match rule {
            TieRule::FirstPlaces => Some(i64::from(member.places[0])),
            TieRule::Results => Some(i64::from(member.results)),
            TieRule::BestResult => results.iter().map(|&at| self.worth(at)).max(),
            TieRule::LastResult => results.last().map(|&at| self.worth(at)),
            TieRule::HeadToHead => {
                let all_sat = |table: usize| {
                    tied.iter().all(|member| {
                        let mut sat = self.record.results.iter();
                        sat.any(|one| one.table == table && one.member == *member)
                    })
                };
                let common = results.iter().filter(|&&at| all_sat(self.result(at).table));
                Some(common.map(|&at| self.worth(at)).sum())
            }
        }
    }

    fn ranked(&self, members: &[&SeasonMember]) -> Vec<MemberStanding> {
        let all: Vec<MemberStanding> = members.iter().map(|member| self.standing(member)).collect();
        let (ranked, others): (Vec<MemberStanding>, Vec<MemberStanding>) = all
            .into_iter()
            .partition(|one| one.results >= self.policy.minimum);
        let ahead = |one: &MemberStanding, all: &[MemberStanding]| {
            all.iter()
                .filter(|other| self.is_better(other, one, all))
                .count()
        };
        let mut standings = Vec::new();
        for before in 0..ranked.len() {
            for one in ranked.iter().filter(|one| ahead(one, &ranked) == before) {
                let mut one = one.clone();
                one.place = Some(u32::try_from(before + 1).unwrap());
                standings.push(one);
            }
        }
        for before in 0..others.len() {
            standings.extend(
                others
                    .iter()
                    .filter(|one| ahead(one, &others) == before)
                    .cloned(),
            );
        }
        standings
    }

    fn in_classes(&self, classes: &ClassPolicy) -> Vec<MemberStanding> {
        let lowest = classes.names.len() - 1;
        let mut standings = Vec::new();
        for class in 0..=lowest {
            let all = self.members().into_iter();
            let members: Vec<&SeasonMember> = all
                .filter(|member| {
                    let named = classes.names.iter().position(|name| *name == member.class);
                    named.unwrap_or(lowest) == class
                })
                .collect();
            let mut ranked = self.ranked(&members);
            let places: Vec<u32> = ranked.iter().filter_map(|one| one.place).collect();
            for one in &mut ranked {
                one.class = Some(class);
                one.next_class = Some(class);
                let Some(place) = one.place else { continue };
                // The places that the member takes with those who share it.
                let sharing = places.iter().filter(|&&other| other == place).count();
                let first = usize::try_from(place).unwrap();
                let last = first + sharing - 1;
                let from_below = places.len() - first + 1;
                if class > 0 && last <= usize::try_from(classes.promoted).unwrap() {
                    one.next_class = Some(class - 1);
                } else if class < lowest
                    && from_below <= usize::try_from(classes.relegated).unwrap()
                {
                    one.next_class = Some(class + 1);
                }
            }
            standings.extend(ranked);
        }
        standings
    }

    fn teams(&self, most: Option<u32>, standings: &[MemberStanding]) -> Vec<TeamStanding> {
        let members = self.members();
        let mut names: Vec<&str> = Vec::new();
        for member in &members {
            if !member.team.is_empty() && !names.contains(&member.team.as_str()) {
                names.push(&member.team);
            }
        }
        let team = |id: &MemberId| {
            let member = members.iter().find(|one| one.member == *id);
            member.map_or("", |one| one.team.as_str())
        };
        let mut teams: Vec<TeamStanding> = Vec::new();
        for name in names {
            let of_team = standings.iter().filter(|one| team(&one.member) == name);
            let (mut ranked, mut others): (Vec<&MemberStanding>, Vec<&MemberStanding>) =
                of_team.partition(|one| one.place.is_some());
            ranked.sort_by_key(|one| -one.total.thousandths());
            others.sort_by_key(|one| -one.total.thousandths());
            let totals: Vec<i64> = ranked.iter().map(|one| one.total.thousandths()).collect();
            let best = best_choice(most.unwrap_or(u32::MAX), &totals);
            let penalties = self
                .record
                .adjustments
                .iter()
                .filter(|one| one.counts_for == CountsFor::Team && team(&one.member) == name);
            let penalties: i64 = penalties.map(|one| one.points.thousandths()).sum();
            let sum: i64 = best.iter().map(|&at| totals[at]).sum();
            teams.push(TeamStanding {
                team: name.to_owned(),
                place: 0,
                total: SeasonPoints::from_thousandths(sum + penalties),
                adjustments: SeasonPoints::from_thousandths(penalties),
                members: ranked
                    .iter()
                    .chain(&others)
                    .map(|one| one.member.clone())
                    .collect(),
                counted: best.len(),
            });
        }
        let totals: Vec<SeasonPoints> = teams.iter().map(|team| team.total).collect();
        for team in &mut teams {
            let ahead = totals.iter().filter(|total| **total > team.total).count();
            team.place = u32::try_from(ahead + 1).unwrap();
        }
        teams.sort_by_key(|team| team.place);
        teams
    }
}
