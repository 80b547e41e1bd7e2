//! The elements that count.

use tilewise_rules::{BonusTiles, Element, House, Line, Native, Score, SetMask};

/// An element that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Its public identity.
    pub key: &'static str,
    /// What it is, in the same word in every rule set.
    pub idea: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its name where the game is at home.
    pub native: Native,
    /// When it counts.
    pub says: &'static str,
    /// The clause of the rule set.
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

impl Counted {
    /// The elements that count in a score of a house, in the order of its rule set.
    pub fn all(house: &House, score: &Score) -> Vec<Self> {
        Self::of(house.rule_set().elements, &score.best.lines)
    }

    /// The elements of a table that count.
    pub fn of(elements: &'static [Element], lines: &[Line]) -> Vec<Self> {
        let counted = |line: &Line| {
            let element = &elements[usize::from(line.element)];
            Self {
                key: element.key,
                idea: element.idea(),
                name: element.name,
                native: element.native,
                says: element.says,
                clause: element.clause,
                times: line.count,
                total: line.total(),
                parts: line.parts,
                bonus: line.bonus,
            }
        };
        lines.iter().map(counted).collect()
    }
}
