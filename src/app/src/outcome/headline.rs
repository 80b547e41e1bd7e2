//! A score, ready to be shown in a headline.

use tilewise_rules::{BonusTiles, BySeat, House, Score, Seat, SetMask};

/// A score, ready to be shown in a headline, and what stands behind it.
#[derive(Clone, Debug, PartialEq)]
pub struct Headline {
    /// Who won.
    pub winner: Seat,
    /// The sum of the elements.
    pub total: u16,
    /// What is paid, after the limit.
    pub counted: u16,
    /// Whether it is too little to win with.
    pub below_minimum: bool,
    /// What each player gains or loses.
    pub net: BySeat<i64>,
    /// All of it.
    pub score: Score,
}

/// An element that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Its public identity.
    pub key: &'static str,
    /// What it is, in the same word in every rule set.
    pub idea: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its Chinese name as the book has it, or nothing.
    pub chinese: &'static str,
    /// When it counts.
    pub says: &'static str,
    /// The clause of the book.
    pub clause: &'static str,
    /// How often it counts.
    pub times: u8,
    /// What it adds in all.
    pub total: u16,
    /// The sets and the pair that made it.
    pub parts: SetMask,
    /// The bonus tiles that made it.
    pub bonus: BonusTiles,
}

impl Headline {
    /// A score, won by a seat.
    pub fn of(winner: Seat, score: Score) -> Self {
        Self {
            winner,
            total: score.best.total,
            counted: score.best.counted,
            below_minimum: score.below_minimum,
            net: score.payments.net(),
            score,
        }
    }
}

impl Counted {
    /// The elements that count in a score of a house, in the order of its book.
    pub fn all(house: &House, score: &Score) -> Vec<Self> {
        let elements = house.ruleset().elements;
        let counted = |line: &tilewise_rules::Line| {
            let element = &elements[usize::from(line.element)];
            Self {
                key: element.key,
                idea: element.idea(),
                name: element.name,
                chinese: element.chinese,
                says: element.says,
                clause: element.clause,
                times: line.count,
                total: line.total(),
                parts: line.parts,
                bonus: line.bonus,
            }
        };
        score.best.lines.iter().map(counted).collect()
    }
}
