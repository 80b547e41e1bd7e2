//! Why an element doesn't count, as exactly as the engine can say it.

use tilewise_rules::{Condition, Element, House, Improved, Improvement, Score, When, WhyNot};

/// An element that doesn't count.
#[derive(Clone, Debug)]
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
    pub why: Why,
}

/// Why an element doesn't count.
#[derive(Clone, Debug)]
pub enum Why {
    /// Another one includes it; its name.
    Included(&'static str),
    /// Another one takes its sets; its name.
    AccountOnce(&'static str),
    /// The house plays without it; the name of the choice that says so.
    Off(Option<&'static str>),
    /// It counts in another reading of the hand, which pays less.
    OtherReading,
    /// Any of these alone would make it count.
    Takes(Vec<Improvement>),
    /// No set of the hand fits.
    NoSet,
    /// Its sets or its pair aren't there.
    Sets,
    /// The hand as a whole isn't that.
    Whole,
    /// The bonus tiles beside the hand aren't that, or there are none.
    Bonus,
    /// It wasn't won in this way.
    Slide,
    /// It is a win without a complete hand.
    Incomplete,
}

/// Every element of the book that doesn't count, and why.
pub fn rejected(
    house: &House,
    score: &Score,
    others: &[Score],
    improvements: &[Improved],
) -> Vec<Rejected> {
    let elements = house.rule_set().elements;
    let why = |element: &Element, why: WhyNot| {
        let counts = |score: &Score| {
            let mut lines = score.best.lines.iter();
            lines.any(|line| elements[usize::from(line.element)].key == element.key)
        };
        match why {
            WhyNot::IncludedIn(by) => Why::Included(elements[usize::from(by)].name),
            WhyNot::AccountOnce(by) => Why::AccountOnce(elements[usize::from(by)].name),
            WhyNot::SwitchedOff => Why::Off(choice(house, element.played)),
            WhyNot::NotMet if others.iter().any(counts) => Why::OtherReading,
            WhyNot::NotMet => {
                let takes = improvements.iter().filter(|one| counts(&one.score));
                let takes: Vec<Improvement> = takes.map(|one| one.lift).collect();
                if takes.is_empty() {
                    looks_at(element.when)
                } else {
                    Why::Takes(takes)
                }
            }
        }
    };
    let rejected = score.rejected(house);
    rejected
        .map(|(element, not)| Rejected {
            key: element.key,
            name: element.name,
            chinese: element.chinese,
            says: element.says,
            clause: element.clause,
            why: why(element, not),
        })
        .collect()
}

/// The name of the choice of the house that a condition asks.
fn choice(house: &House, condition: Condition) -> Option<&'static str> {
    let key = match condition {
        Condition::Always => return None,
        Condition::If(key)
        | Condition::Unless(key)
        | Condition::IfChosen(key, _)
        | Condition::UnlessChosen(key, _) => key,
    };
    let mut options = house.rule_set().options.iter();
    options.find(|one| one.key == key).map(|one| one.name)
}

/// What isn't met, by what the element looks at.
const fn looks_at(when: When) -> Why {
    match when {
        When::Tiles(_) | When::Hand(_) | When::Subtotal(_) => Why::Whole,
        When::Sets(_) | When::Combinations(_) => Why::Sets,
        When::EachSet(_) | When::EachPung(_) | When::TimesOfSet(_) => Why::NoSet,
        When::Bonus(_) | When::EachBonus(_) | When::EachFamily(_) => Why::Bonus,
        When::Win(_) | When::TimesOfWin(_) => Why::Slide,
        When::Incomplete(_) => Why::Incomplete,
    }
}
