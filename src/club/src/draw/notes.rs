//! What a draw couldn't avoid.

use tilewise_rules::{Gap, Sentence};

use super::{DrawInput, DrawPlayer};
use crate::{Draw, DrawMethod, Experience, MemberId};

/// A rule that a draw couldn't keep, for the report; no error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawNote {
    /// A newcomer sits at a table without a mentor.
    NoMentor(MemberId),
    /// Two of a team sit together in a draw by teams.
    Teammates(MemberId, MemberId),
    /// Two sit together who have met in earlier rounds of this night, so many times.
    MetTonight(MemberId, MemberId, u32),
}

impl DrawNote {
    /// Returns the sentence. `name` returns the name of a member.
    pub fn sentence<N: Into<Gap>>(&self, name: &dyn Fn(&MemberId) -> N) -> Sentence {
        let name = |member| name(member).into();
        match self {
            Self::NoMentor(member) => Sentence::new(
                "{0} has no mentor at the table: ask somebody to look after this newcomer",
                vec![name(member)],
            ),
            Self::Teammates(one, other) => Sentence::new(
                "{0} and {1} are of one team and sit together, as the teams don’t fill the tables",
                vec![name(one), name(other)],
            ),
            Self::MetTonight(one, other, count) => Sentence::new(
                "{0} and {1} have already met {2} {2:time|times} tonight",
                vec![name(one), name(other), Gap::Number(i64::from(*count))],
            ),
        }
    }
}

/// Returns what a draw couldn't avoid, table by table. The draw may have been changed by hand.
pub fn draw_notes(input: &DrawInput, draw: &Draw) -> Vec<DrawNote> {
    let player = |member: &MemberId| input.players.iter().find(|one| one.member == *member);
    let mut notes = Vec::new();
    for table in &draw.tables {
        let players: Vec<_> = table.seats.iter().filter_map(player).collect();
        add_notes(input, draw.method, &players, &mut notes);
    }
    notes
}

/// Adds the notes of a table.
fn add_notes(
    input: &DrawInput,
    method: DrawMethod,
    players: &[&DrawPlayer],
    notes: &mut Vec<DrawNote>,
) {
    let of = |experience| {
        players
            .iter()
            .filter(move |one| one.experience == experience)
    };
    if of(Experience::Mentor).next().is_none() {
        let newcomers = of(Experience::Newcomer);
        notes.extend(newcomers.map(|one| DrawNote::NoMentor(one.member.clone())));
    }
    for (place, one) in players.iter().enumerate() {
        for other in &players[place + 1..] {
            let pair = || (one.member.clone(), other.member.clone());
            if method == DrawMethod::Teams && !one.team.is_empty() && one.team == other.team {
                let (one, other) = pair();
                notes.push(DrawNote::Teammates(one, other));
            }
            let met = input.met_tonight.count(&one.member, &other.member);
            if met > 0 {
                let (one, other) = pair();
                notes.push(DrawNote::MetTonight(one, other, met));
            }
        }
    }
}
