//! What an entry would change, before it is taken.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use tilewise_rules::{HandEnd, Position, Seat};

use crate::{Entry, Game, Holder, Line, Log, LogError, PlayerId, Refusal, Table};

/// A game before and after an entry, which may be a correction.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// As it was.
    pub before: Game,
    /// As it would be.
    pub after: Game,
}

/// Something that was one thing and would be another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference<T> {
    /// What it was.
    pub before: T,
    /// What it would be.
    pub after: T,
}

impl<T: PartialEq> Difference<T> {
    /// The two, if they differ.
    fn of(before: T, after: T) -> Option<Self> {
        (before != after).then_some(Self { before, after })
    }
}

/// A line of the history that would be another one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LineChange<'a> {
    /// It isn't there yet.
    Added(&'a Line),
    /// It would be gone.
    Removed(&'a Line),
    /// It would say something else.
    Changed(Difference<&'a Line>),
}

impl<'a> LineChange<'a> {
    /// The hand that was or would be played, if that differs.
    pub fn position(&self) -> Option<Difference<Position>> {
        self.differs(|line| line.position)
    }

    /// How the hand ended, if that differs.
    pub fn end(&self) -> Option<Difference<Option<HandEnd>>> {
        self.differs(|line| line.end)
    }

    /// Why it moves nothing, if that differs.
    pub fn refused(&self) -> Option<Difference<Option<&'a Refusal>>> {
        self.differs(|line| line.refused.as_ref())
    }

    /// What each gains by it, where that differs.
    pub fn gains(&self) -> Vec<(Holder, Difference<i64>)> {
        let (before, after) = match *self {
            Self::Added(line) => (None, Some(line)),
            Self::Removed(line) => (Some(line), None),
            Self::Changed(Difference { before, after }) => (Some(before), Some(after)),
        };
        let lines = before.into_iter().chain(after);
        let holders: BTreeSet<_> = lines
            .flat_map(|line| &line.moves)
            .flat_map(|one| [one.from, one.to])
            .collect();
        let gain = |line: Option<&Line>, holder| line.map_or(0, |line| line.gain(holder));
        let changes = holders.into_iter().map(|holder| {
            let change = Difference::of(gain(before, holder), gain(after, holder));
            Some((holder, change?))
        });
        changes.flatten().collect()
    }

    fn differs<T: PartialEq>(&self, of: impl Fn(&'a Line) -> T) -> Option<Difference<T>> {
        match *self {
            Self::Changed(Difference { before, after }) => Difference::of(of(before), of(after)),
            Self::Added(_) | Self::Removed(_) => None,
        }
    }
}

impl Line {
    /// How much more somebody has by it; less, below zero.
    pub fn gain(&self, holder: Holder) -> i64 {
        let gain = |one: &crate::Move| {
            let to = if one.to == holder { one.amount } else { 0 };
            let from = if one.from == holder { one.amount } else { 0 };
            to - from
        };
        self.moves.iter().map(gain).sum()
    }
}

impl Log {
    /// What an entry would change. The log stays as it is.
    ///
    /// # Errors
    /// If another entry has its identity and says something else.
    pub fn preview(&self, entry: Entry) -> Result<Preview, LogError> {
        let mut after = self.clone();
        after.add(entry)?;
        Ok(Preview {
            before: self.replay(),
            after: after.replay(),
        })
    }
}

impl Preview {
    /// The lines of the history that would be others, in their order.
    pub fn lines(&self) -> Vec<LineChange<'_>> {
        let (before, after) = (self.before.lines(), self.after.lines());
        let stays: BTreeSet<_> = after.iter().map(|line| &line.entry).collect();
        let mut all = Vec::new();
        let mut before = before.iter().peekable();
        for line in after {
            while let Some(gone) = before.next_if(|gone| !stays.contains(&gone.entry)) {
                all.push(LineChange::Removed(gone));
            }
            match before.next_if(|same| same.entry == line.entry) {
                None => all.push(LineChange::Added(line)),
                Some(same) => {
                    // Which hand of its deal it is changes nothing in it.
                    let repeats = line.repeats;
                    let is_alike = Line {
                        repeats,
                        ..same.clone()
                    } == *line;
                    let change = Difference {
                        before: same,
                        after: line,
                    };
                    all.extend((!is_alike).then_some(LineChange::Changed(change)));
                }
            }
        }
        all.extend(before.map(LineChange::Removed));
        all
    }

    /// What each would have in the end, where that differs.
    pub fn scores(&self) -> Vec<(Holder, Difference<i64>)> {
        let accounts = |game: &Game| game.table().map(|table| table.accounts.clone());
        let before = accounts(&self.before).unwrap_or_default();
        let after = accounts(&self.after).unwrap_or_default();
        let holders: BTreeSet<_> = before.holders().chain(after.holders()).collect();
        let changes = holders.into_iter().map(|holder| {
            let change = Difference::of(before.of(holder), after.of(holder));
            Some((holder, change?))
        });
        changes.flatten().collect()
    }

    /// The hand that is played now, if it would be another one: round, deal, counters.
    pub fn position(&self) -> Option<Difference<Position>> {
        self.now(|table| table.position)
    }

    /// Who deals now, if that would be somebody else.
    pub fn dealer(&self) -> Option<Difference<PlayerId>> {
        self.now(|table| table.seats()[Seat::East])
    }

    /// Whether the game is over, if that differs.
    pub fn over(&self) -> Option<Difference<bool>> {
        self.now(|table| table.over.is_some())
    }

    fn now<T: PartialEq>(&self, of: impl Fn(&Table) -> T) -> Option<Difference<T>> {
        let (before, after) = (self.before.table()?, self.after.table()?);
        Difference::of(of(before), of(after))
    }
}
