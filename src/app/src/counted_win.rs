//! A win that is counted already, as far as it was told.

use tilewise_rules::{Fact, Facts, Seat, Win};

use crate::levels::Levels;

/// Who gave the winning tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Given {
    /// Nobody: it was drawn.
    Drawn,
    /// The player in this seat.
    By(Seat),
}

/// What the hand is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Worth {
    /// A value in the unit of the rule set.
    Value(u16),
    /// So many units of the highest level.
    Units(u16),
}

/// What is known of the win.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Known {
    /// Who won.
    pub seat: Option<Seat>,
    /// Who gave the winning tile.
    pub given: Option<Given>,
    /// Whether it was robbed from a kong.
    pub robbed: bool,
    /// What the hand is worth.
    pub worth: Option<Worth>,
    /// What it counts on the further axis of the rule set.
    pub on_axis: Option<u16>,
}

impl Known {
    /// The same, won by the player in this seat.
    #[must_use]
    pub fn with_seat(self, seat: Seat) -> Self {
        Self {
            seat: Some(seat),
            given: self.given.filter(|given| *given != Given::By(seat)),
            ..self
        }
    }

    /// How the winning tile came.
    pub fn win(self) -> Option<Win> {
        Some(match self.given? {
            Given::Drawn => Win::SelfDraw,
            Given::By(from) if self.robbed => Win::RobbingTheKong { from },
            Given::By(from) => Win::Discard { from },
        })
    }

    /// All that the house asks, as soon as it is known.
    pub fn facts(self, levels: Option<&Levels>) -> Option<Facts> {
        let (seat, win) = (self.seat?, self.win()?);
        let mut facts = match (self.worth?, levels) {
            (Worth::Units(units), Some(levels)) => {
                let mut facts = Facts::of_counted_win(seat, 0, win);
                facts.unset("value");
                facts.set(levels.rule.units_key, Fact::Number(units.into()));
                facts
            }
            (Worth::Value(value) | Worth::Units(value), _) => {
                Facts::of_counted_win(seat, value, win)
            }
        };
        if let (Some(Worth::Value(value)), Some(levels)) = (self.worth, levels)
            && levels.by_axis.contains(&value)
        {
            facts.set(levels.axis.key, Fact::Number(self.on_axis?.into()));
        }
        Some(facts)
    }
}
