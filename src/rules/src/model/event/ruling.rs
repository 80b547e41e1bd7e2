//! The ruling on an event.

use crate::model::{BySeat, CarriedDebt, CarriedDebts, CarryStep, Overall, Payments};
use crate::sentence;
use crate::sentence::{Gap, Sentence};
use crate::tiles::{Seat, TileSet, Wind};

/// The ruling on an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The clause.
    pub clause: &'static str,
    /// The verdict in a sentence.
    pub verdict: &'static str,
    /// Whether the action in question is allowed.
    pub allowed: Option<bool>,
    /// The winners.
    pub winners: Vec<Seat>,
    /// The payments, including those of the pot of drawn hands.
    pub payments: Payments,
    /// The amount in that pot afterwards, if the event is about it.
    pub pot: Option<i64>,
    /// The effects beyond payments.
    pub effects: Vec<Effect>,
    /// What is due now and what is carried, if the payments are what a win is worth and the debts before it
    /// are known.
    pub carried: Option<CarryStep>,
}

impl Ruling {
    /// Creates a ruling that moves no points.
    pub fn new(clause: &'static str, verdict: &'static str) -> Self {
        Self {
            clause,
            verdict,
            allowed: None,
            winners: Vec::new(),
            payments: Payments::none(),
            pot: None,
            effects: Vec::new(),
            carried: None,
        }
    }

    /// Returns the same win with the payments of the liable player.
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

/// An effect of an event beyond payments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The key in the JSON interface.
    pub key: &'static str,
    /// The value.
    pub value: EffectValue,
    /// The effect in a sentence, with a gap for the value.
    pub text: &'static str,
}

/// The value of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectValue {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u32),
    /// A word in the JSON interface.
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
    /// The new seat of each player, by the current seats.
    Moves(BySeat<Seat>),
    /// Debts that are carried to the next hand.
    Debts(CarriedDebts),
}

impl Effect {
    /// The player may not win.
    pub(crate) const NO_WIN: Self = Self {
        key: "may_win",
        value: EffectValue::Flag(false),
        text: "the player may not win this hand",
    };

    /// These players may not win.
    pub(crate) const fn may_not_win(seats: BySeat<bool>) -> Self {
        Self {
            key: "may_not_win",
            value: EffectValue::Seats(seats),
            text: "",
        }
    }

    /// The hand is a draw.
    pub(crate) const DRAW: Self = Self {
        key: "drawn",
        value: EffectValue::Flag(true),
        text: "",
    };

    /// Returns the effect without its text, if another one has the same.
    pub(crate) const fn without_text(self) -> Self {
        Self { text: "", ..self }
    }

    /// Returns the sentence with the value in its gap.
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
            EffectValue::Debts(debts) => {
                let one = |debt: CarriedDebt| {
                    let [creditor, debtor] = debt.parties();
                    sentence!("{0} owes {1} {2}", debtor, creditor, debt.points()).into()
                };
                listed(&mut debts.iter().map(one))
            }
            EffectValue::Flag(_) | EffectValue::Word(_) | EffectValue::Overall(_) => {
                return self.text.into();
            }
        };
        Sentence::new(self.text, vec![gap])
    }
}
