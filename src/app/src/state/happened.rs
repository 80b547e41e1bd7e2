//! Something that happened beside a win: what it is, and what is known about it.

use tilewise_rules::{Event, EventError, EventKind, Fact, Facts, House, Ruling};

/// Something that happened beside a win: what it is, and what is known about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Happened {
    /// What it is.
    pub kind: Option<EventKind>,
    /// What is known about it.
    pub facts: Facts,
}

impl Happened {
    /// Nothing is known yet of this.
    pub fn new(kind: Option<EventKind>) -> Self {
        Self {
            kind,
            facts: Facts::default(),
        }
    }

    /// This with one more answer, or without it.
    #[must_use]
    pub fn with(&self, key: &'static str, fact: Option<Fact>) -> Self {
        let mut next = self.clone();
        match fact {
            Some(fact) => next.facts.set(key, fact),
            None => next.facts.unset(key),
        }
        next
    }

    /// What the house says about it; `None` while something must still be answered.
    pub fn ruling(&self, house: &House) -> Option<Result<Ruling, Vec<EventError>>> {
        let event = Event::of(self.kind?, &self.facts).ok()?;
        Some((house.ruleset().rule)(house, &event))
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::Seat;

    use super::*;

    #[test]
    fn a_ruling_comes_with_the_last_answer() {
        let house: House = "hk-old-style".parse().expect("the book");
        let happened = Happened::new(Some(EventKind::ErroneousMahjong));
        assert_eq!(happened.ruling(&house), None);
        let answered = happened.with("seat", Some(Fact::Seat(Seat::West)));
        let ruling = answered.ruling(&house).expect("all is known");
        // HKOS-80: 16 to each of the others.
        assert_eq!(ruling.expect("a ruling").payments.net()[Seat::West], -48);
        assert_eq!(answered.with("seat", None).ruling(&house), None);
    }
}
