//! The scores of a result: from a game, or typed.

use std::collections::BTreeMap;

use tilewise_ledger::{Log, Opening, PlayerId, Rules, Table};
use tilewise_rules::{BySeat, Overall};

use crate::game_members::game_members;
use crate::{ClubRefusal, MemberId, TypedScores};

/// The scores of a result. The gains and the rest sum to zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedScores {
    /// The result of each member by seat; members who weren't drawn have the free seats, by ID.
    pub lines: Vec<ResultLine>,
    /// What was left in pots or went to the bank, in hundredths.
    pub rest: i64,
}

/// The result of a member at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultLine {
    /// The member.
    pub member: MemberId,
    /// The final score, in hundredths.
    pub score: i64,
    /// The final score minus the starting score, in hundredths.
    pub gain: i64,
    /// The overall score, if the rule set has one.
    pub overall: Option<Overall>,
    /// The place, from 1; shared by those who are equal. Those who left or were excluded share the last place.
    pub place: u32,
}

impl ReportedScores {
    /// Returns whether other scores are the same for each member.
    pub(super) fn has_scores_of(&self, other: &Self) -> bool {
        let scores = |one: &Self| {
            let lines = one
                .lines
                .iter()
                .map(|line| (line.member.clone(), line.score));
            lines.collect::<BTreeMap<_, _>>()
        };
        self.rest == other.rest && scores(self) == scores(other)
    }
}

/// Returns the scores of a game.
pub(super) fn game_scores(
    log: &Log,
    members: &[(PlayerId, MemberId)],
    drawn: &[MemberId],
) -> Result<ReportedScores, ClubRefusal> {
    let game = log.replay();
    let table = game.table().filter(|table| table.end_reason.is_some());
    let table = table.ok_or(ClubRefusal::GameGoesOn)?;
    let members = game_members(log, members);
    let players = in_seats(
        members.iter().map(|(player, member)| (member, *player)),
        drawn,
    )?;
    let standings = table.standings();
    let ranked = standings.0.iter().filter(|one| one.place.is_some());
    let last = ranked.count() + 1;
    let lines = players.into_iter().map(|(member, player)| {
        let standing = standings.for_player(player);
        let standing = standing.ok_or_else(|| ClubRefusal::NotInGame(member.clone()))?;
        Ok(ResultLine {
            member: member.clone(),
            score: standing.score,
            gain: standing.gained,
            overall: standing.overall,
            place: u32::try_from(standing.place.unwrap_or(last)).unwrap_or(u32::MAX),
        })
    });
    let lines: Vec<_> = lines.collect::<Result<_, _>>()?;
    let gains = lines.iter().map(|line| line.gain);
    let rest = gains.fold(0, i64::saturating_sub);
    Ok(ReportedScores { lines, rest })
}

/// Returns scores that were typed.
pub(super) fn typed_scores(
    rules: &Rules,
    typed: &TypedScores,
    drawn: &[MemberId],
) -> Result<ReportedScores, ClubRefusal> {
    let scores = in_seats(
        typed.scores.iter().map(|(member, score)| (member, *score)),
        drawn,
    )?;
    let start = four_players(rules, [None; 4])?.start;
    let all = scores.iter().map(|one| one.1).chain([typed.rest]);
    let sum = all.fold(0, i64::saturating_add);
    let expected = scores
        .iter()
        .fold(0, |sum: i64, _| sum.saturating_add(start));
    if sum != expected {
        return Err(ClubRefusal::WrongSum(expected, sum));
    }
    let mut lines: Vec<_> = scores
        .iter()
        .map(|(member, score)| ResultLine {
            member: (*member).clone(),
            score: *score,
            gain: score.saturating_sub(start),
            overall: None,
            place: 1 + scores
                .iter()
                .map(|other| u32::from(other.1 > *score))
                .sum::<u32>(),
        })
        .collect();
    if let [east, south, west, north] = &*scores {
        let scores = [east, south, west, north].map(|one| Some(one.1));
        let standings = four_players(rules, scores)?.standings();
        for (line, player) in lines.iter_mut().zip((0..).map(PlayerId)) {
            if let Some(standing) = standings.for_player(player) {
                line.overall = standing.overall;
                let place = standing.place.and_then(|place| u32::try_from(place).ok());
                line.place = place.unwrap_or(line.place);
            }
        }
    }
    Ok(ReportedScores {
        lines,
        rest: typed.rest,
    })
}

/// Returns a table of four at the end of a game, from their final scores; `None` stands for the starting score.
pub(super) fn four_players(rules: &Rules, scores: [Option<i64>; 4]) -> Result<Table, ClubRefusal> {
    let opening = Opening {
        rules: rules.clone(),
        players: vec![String::new(); 4],
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    };
    let scores = BySeat::new(scores);
    Table::from_final_scores(&opening, scores).map_err(ClubRefusal::Rules)
}

/// Returns the members in the order of their seats, each with what was given: a member who was drawn has that seat,
/// the others have the free ones.
fn in_seats<'a, T: Copy>(
    given: impl Iterator<Item = (&'a MemberId, T)>,
    drawn: &[MemberId],
) -> Result<Vec<(&'a MemberId, T)>, ClubRefusal> {
    let given: Vec<_> = given.collect();
    if given.len() != drawn.len() {
        return Err(ClubRefusal::ResultSize(drawn.len(), given.len()));
    }
    for (place, (member, _)) in given.iter().enumerate() {
        if given[..place].iter().any(|other| other.0 == *member) {
            return Err(ClubRefusal::ScoredTwice((*member).clone()));
        }
    }
    let others = given.iter().filter(|one| !drawn.contains(one.0));
    let mut others: Vec<_> = others.collect();
    others.sort_by(|one, other| one.0.cmp(other.0));
    let mut others = others.into_iter();
    let seated = drawn.iter().filter_map(|member| {
        let own = given.iter().find(|one| one.0 == member);
        own.or_else(|| others.next()).copied()
    });
    Ok(seated.collect())
}
