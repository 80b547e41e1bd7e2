//! What a book says about an event.

use crate::schema::{BySeat, Overall, Payments};
use crate::sentence;
use crate::sentence::{Gap, Sentence};
use crate::tiles::{Seat, TileSet, Wind};

/// What a book says about an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The clause.
    pub clause: &'static str,
    /// The answer in a sentence.
    pub verdict: &'static str,
    /// Whether what was asked is allowed.
    pub allowed: Option<bool>,
    /// Who wins.
    pub winners: Vec<Seat>,
    /// Who pays whom, the pot of drawn hands included.
    pub payments: Payments,
    /// What lies in that pot afterwards, where the event is about it.
    pub pot: Option<i64>,
    /// What follows beside payments.
    pub effects: Vec<Effect>,
}

impl Ruling {
    /// A ruling that moves no points.
    pub fn says(clause: &'static str, verdict: &'static str) -> Self {
        Self {
            clause,
            verdict,
            allowed: None,
            winners: Vec::new(),
            payments: Payments::none(),
            pot: None,
            effects: Vec::new(),
        }
    }

    /// The same win, for which somebody is liable.
    pub(crate) fn paid_by_the_liable(self, payments: Payments) -> Self {
        let verdict = match payments.transfers() {
            [_, _] => "who is liable and who gave the winning tile pay half each",
            _ => "who is liable pays for all",
        };
        let clause = payments.transfers().first();
        Self {
            clause: clause.map_or(self.clause, |one| one.reason.clause),
            verdict,
            payments,
            ..self
        }
    }
}

/// Something that follows from an event beside payments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The key of the data face.
    pub key: &'static str,
    /// What it is.
    pub value: EffectValue,
    /// The same in a sentence; its gap is for the value.
    pub says: &'static str,
}

/// What follows from an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectValue {
    /// Whether it is so.
    Flag(bool),
    /// A number.
    Number(u32),
    /// A word of the data face.
    Word(&'static str),
    /// A wind.
    Wind(Wind),
    /// Players.
    Seats(BySeat<bool>),
    /// Tiles.
    Tiles(TileSet),
    /// An overall score for each player.
    Overall(BySeat<Overall>),
    /// A number for each player.
    Numbers(BySeat<i64>),
    /// Where each player sits next, by the seats of now.
    Moves(BySeat<Seat>),
}

impl Effect {
    /// The player may not win.
    pub(crate) const NO_WIN: Self = Self {
        key: "may_win",
        value: EffectValue::Flag(false),
        says: "the player may not win this hand",
    };

    /// These players may not win.
    pub(crate) const fn may_not_win(seats: BySeat<bool>) -> Self {
        Self {
            key: "may_not_win",
            value: EffectValue::Seats(seats),
            says: "",
        }
    }

    /// The hand is a draw: nobody may win it.
    pub(crate) const NOBODY_WINS: Self = Self {
        key: "drawn",
        value: EffectValue::Flag(true),
        says: "",
    };

    /// The same, where another one says it already.
    pub(crate) const fn unsaid(self) -> Self {
        Self { says: "", ..self }
    }

    /// The sentence, with the value in its gap.
    pub fn sentence(&self) -> Sentence {
        let listed = |parts: &mut dyn Iterator<Item = Gap>| Sentence::joined("{0}, {1}", parts);
        let gap = match self.value {
            EffectValue::Number(number) => number.into(),
            EffectValue::Wind(wind) => wind.into(),
            EffectValue::Seats(seats) => {
                let seats = seats.iter().filter(|(_, is_in)| **is_in);
                listed(&mut seats.map(|(seat, _)| seat.into()))
            }
            EffectValue::Tiles(tiles) => listed(&mut tiles.iter().map(Gap::from)),
            EffectValue::Numbers(all) => {
                let one = |(seat, &number)| sentence!("{0}: {1}", seat, number).into();
                listed(&mut all.iter().map(one))
            }
            EffectValue::Moves(to) => {
                let one = |(seat, &to)| sentence!("{0} → {1}", seat, to).into();
                listed(&mut to.iter().map(one))
            }
            EffectValue::Flag(_) | EffectValue::Word(_) | EffectValue::Overall(_) => {
                return self.says.into();
            }
        };
        Sentence::new(self.says, vec![gap])
    }
}
