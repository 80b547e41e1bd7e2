//! Elements that count.

use tilewise_rules::{BonusTiles, Element, Line, Native, RuleConfig, Score, SetMask};

/// An element that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedElement {
    /// The public key.
    pub key: &'static str,
    /// The concept, which all rule sets share.
    pub concept: &'static str,
    /// The name.
    pub name: &'static str,
    /// The native name.
    pub native: Native,
    /// The condition, as text.
    pub description: &'static str,
    /// The clause of the rule set.
    pub clause: &'static str,
    /// How often it counts.
    pub times: u8,
    /// The total value.
    pub total: u16,
    /// The sets and the pair that make it.
    pub parts: SetMask,
    /// The bonus tiles that make it.
    pub bonus: BonusTiles,
}

impl CountedElement {
    /// The elements that count in a score, in the order of the rule set.
    pub fn all(house: &RuleConfig, score: &Score) -> Vec<Self> {
        Self::from_lines(house.rule_set().scoring.elements, &score.best.lines)
    }

    /// The elements of the lines of a score.
    pub fn from_lines(elements: &'static [Element], lines: &[Line]) -> Vec<Self> {
        let counted = |line: &Line| {
            let element = &elements[usize::from(line.element)];
            Self {
                key: element.key,
                concept: element.concept(),
                name: element.name,
                native: element.native_name,
                description: element.description,
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
