//! Preview of the changes by an entry.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use tilewise_rules::{HandEnd, Position, Seat};

use crate::{Entry, EntryOutcome, Game, Holder, Log, LogError, PlayerId, Refusal, Table};

/// A game before and after an entry, which may be a correction.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The game without the entry.
    pub before: Game,
    /// The game with the entry.
    pub after: Game,
}

/// A value before and after a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference<T> {
    /// The value before.
    pub before: T,
    /// The value after.
    pub after: T,
}

impl<T: PartialEq> Difference<T> {
    /// Returns the two values if they differ.
    fn between(before: T, after: T) -> Option<Self> {
        (before != after).then_some(Self { before, after })
    }
}

/// A change of a line of the history.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OutcomeChange<'a> {
    /// A new line.
    Added(&'a EntryOutcome),
    /// A removed line.
    Removed(&'a EntryOutcome),
    /// A line with different content.
    Changed(Difference<&'a EntryOutcome>),
}

impl<'a> OutcomeChange<'a> {
    /// Returns the position of the hand, if it differs.
    pub fn position(&self) -> Option<Difference<Position>> {
        self.differs(|line| line.position)
    }

    /// Returns the end of the hand, if it differs.
    pub fn end(&self) -> Option<Difference<Option<HandEnd>>> {
        self.differs(|line| line.end)
    }

    /// Returns the refusal, if it differs.
    pub fn refusal(&self) -> Option<Difference<Option<&'a Refusal>>> {
        self.differs(|line| line.refusal.as_ref())
    }

    /// Returns the gains of each holder that differ.
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
        let gain = |line: Option<&EntryOutcome>, holder| line.map_or(0, |line| line.gain(holder));
        let changes = holders.into_iter().map(|holder| {
            let change = Difference::between(gain(before, holder), gain(after, holder));
            Some((holder, change?))
        });
        changes.flatten().collect()
    }

    fn differs<T: PartialEq>(&self, of: impl Fn(&'a EntryOutcome) -> T) -> Option<Difference<T>> {
        match *self {
            Self::Changed(Difference { before, after }) => {
                Difference::between(of(before), of(after))
            }
            Self::Added(_) | Self::Removed(_) => None,
        }
    }
}

impl EntryOutcome {
    /// Returns the gain of a holder by this entry; negative for a loss.
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
    /// Returns the changes that an entry would make, without adding it.
    ///
    /// # Errors
    /// If another entry has the same ID and different content.
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
    /// Returns the changes of the history, in order.
    pub fn outcomes(&self) -> Vec<OutcomeChange<'_>> {
        let (before, after) = (self.before.outcomes(), self.after.outcomes());
        let stays: BTreeSet<_> = after.iter().map(|line| &line.entry).collect();
        let mut all = Vec::new();
        let mut before = before.iter().peekable();
        for line in after {
            while let Some(gone) = before.next_if(|gone| !stays.contains(&gone.entry)) {
                all.push(OutcomeChange::Removed(gone));
            }
            match before.next_if(|same| same.entry == line.entry) {
                None => all.push(OutcomeChange::Added(line)),
                Some(same) => {
                    // The number of the hand within its deal, seats and rules don't change its content.
                    let is_alike = EntryOutcome {
                        repeats: line.repeats,
                        seats: line.seats,
                        rules: line.rules,
                        ..same.clone()
                    } == *line;
                    let change = Difference {
                        before: same,
                        after: line,
                    };
                    all.extend((!is_alike).then_some(OutcomeChange::Changed(change)));
                }
            }
        }
        all.extend(before.map(OutcomeChange::Removed));
        all
    }

    /// Returns the final scores that differ.
    pub fn scores(&self) -> Vec<(Holder, Difference<i64>)> {
        let accounts = |game: &Game| game.table().map(|table| table.accounts.clone());
        let before = accounts(&self.before).unwrap_or_default();
        let after = accounts(&self.after).unwrap_or_default();
        let holders: BTreeSet<_> = before.holders().chain(after.holders()).collect();
        let changes = holders.into_iter().map(|holder| {
            let change = Difference::between(before.balance(holder), after.balance(holder));
            Some((holder, change?))
        });
        changes.flatten().collect()
    }

    /// Returns the position of the hand in play, if it differs: round, deal, counters.
    pub fn position(&self) -> Option<Difference<Position>> {
        self.now(|table| table.position)
    }

    /// Returns the current dealer, if it differs.
    pub fn dealer(&self) -> Option<Difference<PlayerId>> {
        self.now(|table| table.seats()[Seat::East])
    }

    /// Returns whether the game is over, if that differs.
    pub fn finished(&self) -> Option<Difference<bool>> {
        self.now(|table| table.end_reason.is_some())
    }

    fn now<T: PartialEq>(&self, of: impl Fn(&Table) -> T) -> Option<Difference<T>> {
        let (before, after) = (self.before.table()?, self.after.table()?);
        Difference::between(of(before), of(after))
    }
}
