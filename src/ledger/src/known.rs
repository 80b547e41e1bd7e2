//! What a game knows, so that nobody tells it.

use tilewise_rules::{Ask, Fact, Facts, OnTable, Question, WinInput};

use crate::{Foul, Happened, Won};

/// The questions of events that the game answers itself: how things stand, what lies on the table.
pub const KNOWN: &[&str] = &[
    "pot",
    "honba",
    "bets",
    "declared",
    "round",
    "counters",
    "last_hand",
    "contributions",
    "scores",
    "table",
    "first_east",
    "chombo",
];

/// The questions of fouls that it answers.
pub const KNOWN_OF_FOULS: &[&str] = &["declared", "bets", "counters", "before", "warned"];

/// Whether a game answers a question of an event itself. What is chosen among words is another question
/// of that name: what was declared, and not who bet.
pub fn is_known(question: &Question) -> bool {
    KNOWN.contains(&question.key) && !matches!(question.ask, Ask::Word(_))
}

impl Won {
    /// A win with its tiles, without what the game knows.
    pub fn hand(mut entry: WinInput) -> Self {
        entry.context.prevailing = None;
        entry.context.on_table = OnTable::NOTHING;
        Self::Hand(Box::new(entry))
    }

    /// A win that is counted already, without what the game knows.
    pub fn counted(facts: Facts) -> Self {
        Self::Counted(without(facts, KNOWN))
    }
}

impl Happened {
    /// An event, without what the game knows.
    pub fn of(event: &str, facts: Facts) -> Self {
        Self {
            event: event.to_owned(),
            facts: untold(facts),
        }
    }
}

impl Foul {
    /// A foul, without what the game knows.
    pub fn of(foul: &str, clause: Option<&str>, facts: Facts) -> Self {
        Self {
            foul: foul.to_owned(),
            penalty_book: None,
            clause: clause.map(str::to_owned),
            facts: without(facts, KNOWN_OF_FOULS),
        }
    }
}

/// What the game doesn't know of an event: what was chosen among words is another question.
fn untold(mut facts: Facts) -> Facts {
    for key in KNOWN {
        if !matches!(facts.fact(key), Some(Fact::Word(_))) {
            facts.unset(key);
        }
    }
    facts
}

fn without(mut facts: Facts, known: &[&str]) -> Facts {
    for key in known {
        facts.unset(key);
    }
    facts
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{BySeat, Fact, Facts, Seat};

    use crate::{Foul, Happened};

    fn facts(declared: Fact) -> Facts {
        let mut facts = Facts::default();
        facts.set("seat", Fact::Seat(Seat::South));
        facts.set("declared", declared);
        facts.set("bets", Fact::Number(2));
        facts
    }

    /// SG-124: what a player declared early is a word; who bet in riichi is known to the game.
    #[test]
    fn what_was_chosen_among_words_is_told() {
        let told = Happened::of("reveal-after-declaration", facts(Fact::Word(0)));
        let keys: Vec<_> = told.facts.keys().collect();
        assert_eq!(keys, ["seat", "declared"]);
        let bet = Fact::Seats(BySeat::new([true; 4]));
        let told = Happened::of("abortive-draw", facts(bet.clone()));
        assert_eq!(told.facts.keys().collect::<Vec<_>>(), ["seat"]);
        let told = Foul::of("empty-call", None, facts(bet));
        assert_eq!(told.facts.keys().collect::<Vec<_>>(), ["seat"]);
    }
}
