//! A score, ready to be shown.

use tilewise_rules::{BySeat, Element, House, Score, Seat, Transfer, WhyNot};

/// A score, ready to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Who won.
    pub winner: Seat,
    /// The sum of the elements.
    pub total: u16,
    /// What is paid, after the limit.
    pub counted: u16,
    /// What that is worth before it is shared out, in the money of the book.
    pub points: i64,
    /// Whether the limit was reached.
    pub limit: bool,
    /// Whether it is too little to win with.
    pub below_minimum: bool,
    /// What counts.
    pub counts: Vec<Counted>,
    /// What doesn't count.
    pub rejected: Vec<Rejected>,
    /// Who pays whom.
    pub transfers: Vec<Transfer>,
    /// What each player gains or loses.
    pub net: BySeat<i64>,
}

/// An element that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Its public identity.
    pub key: &'static str,
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
}

/// An element that doesn't count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// Its public identity.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its Chinese name as the book has it, or nothing.
    pub chinese: &'static str,
    /// When it would count.
    pub says: &'static str,
    /// The clause of the book.
    pub clause: &'static str,
    /// Why it doesn't.
    pub why: String,
}

impl Report {
    /// A score of a house, won by a seat.
    pub fn of(house: &House, winner: Seat, score: &Score) -> Self {
        let elements = house.ruleset().elements;
        let lines = score.best.lines.iter();
        Self {
            winner,
            total: score.best.total,
            counted: score.best.counted,
            points: (house.ruleset().points)(house, &score.best),
            limit: score.limit,
            below_minimum: score.below_minimum,
            counts: lines
                .map(|line| {
                    let element = &elements[usize::from(line.element)];
                    Counted {
                        key: element.key,
                        name: element.name,
                        chinese: element.chinese,
                        says: element.says,
                        clause: element.clause,
                        times: line.count,
                        total: line.total(),
                    }
                })
                .collect(),
            rejected: score
                .rejected(house)
                .map(|(element, why)| Rejected {
                    key: element.key,
                    name: element.name,
                    chinese: element.chinese,
                    says: element.says,
                    clause: element.clause,
                    why: reason(elements, why),
                })
                .collect(),
            transfers: score.payments.transfers().to_vec(),
            net: score.payments.net(),
        }
    }
}

fn reason(elements: &[Element], why: WhyNot) -> String {
    match why {
        WhyNot::NotMet => "the hand doesn’t have it".to_owned(),
        WhyNot::SwitchedOff => "this house plays without it".to_owned(),
        WhyNot::IncludedIn(by) => match elements.get(usize::from(by)) {
            Some(by) => format!("included in {}", by.name),
            None => "included in another one".to_owned(),
        },
    }
}
