//! Rule sets.

mod checked;
mod game_rules;
mod hand_rules;
mod identity;
mod payment_rules;
mod preset_table;
mod scoring;
mod settings;

use std::fmt;
use std::ops::Range;

use crate::hands::{Circumstance, hand_notation::Vocabulary};
use crate::model::{Element, ElementId, Event, Liability, Section, Setting, place};

pub use game_rules::*;
pub use hand_rules::*;
pub use identity::*;
pub use payment_rules::*;
pub(crate) use preset_table::*;
pub use scoring::*;
pub use settings::*;

/// A rule set: six groups, each with a `BASE` of which a rule set mentions only what differs.
#[derive(Clone, Copy)]
pub struct RuleSet {
    /// Its key and names.
    pub identity: Identity,
    /// Its hands.
    pub hand: HandRules,
    /// Its scoring table.
    pub scoring: Scoring,
    /// Its options.
    pub settings: Settings,
    /// Its payments.
    pub payment: PaymentRules,
    /// Its circumstances, liabilities, events and progression.
    pub game: GameRules,
}

/// Only its own keys.
impl Vocabulary for RuleSet {
    fn liability(&self, key: &str) -> Option<&'static str> {
        let mut all = self.game.liabilities.iter();
        all.find_map(|one| (one.key == key).then_some(one.key))
    }

    fn exemption(&self, key: &str) -> Option<&'static str> {
        let mut all = self.game.exemptions.iter();
        all.find_map(|one| (one.key == key).then_some(one.key))
    }
}

impl RuleSet {
    /// Returns the key of its table: its own, or the common key of its variants.
    pub fn table_key(&self) -> &'static str {
        self.identity
            .variant
            .map_or(self.identity.key, |variant| variant.of)
    }

    /// Returns the defaults of its options, in their order.
    pub fn default_settings(&self) -> impl Iterator<Item = Setting> + '_ {
        self.settings.options.iter().map(|option| {
            let own = self.own_answer(option.key);
            own.and_then(|own| option.parse(own.answer))
                .unwrap_or_else(|| option.default_setting())
        })
    }

    /// Returns its own default of an option, if it has one with a confidence.
    pub fn own_answer(&self, key: &str) -> Option<&'static OwnAnswer> {
        self.settings.own_answers.iter().find(|own| own.key == key)
    }

    /// Returns the circumstances that declare a win without a complete hand.
    pub fn declaring(&self) -> impl Iterator<Item = Circumstance> + use<> {
        let declaring = self
            .game
            .circumstances
            .iter()
            .filter(|rule| !rule.needs.complete);
        declaring.map(|rule| rule.circumstance)
    }

    /// Returns the liability with a key.
    pub fn liability(&self, key: &str) -> Option<&'static Liability> {
        self.game.liabilities.iter().find(|one| one.key == key)
    }

    /// Returns the sections of its options, each with the range of its options. Options before the first
    /// section belong to none.
    pub fn sections(&self) -> impl Iterator<Item = (&'static Section, Range<usize>)> + '_ {
        let place = |key| {
            self.settings
                .options
                .iter()
                .position(|option| option.key == key)
        };
        self.settings
            .sections
            .iter()
            .enumerate()
            .filter_map(move |(index, section)| {
                let next = self.settings.sections.get(index + 1);
                let end = next.and_then(|next| place(next.first));
                Some((
                    section,
                    place(section.first)?..end.unwrap_or(self.settings.options.len()),
                ))
            })
    }

    /// Returns the element with a key.
    pub fn element(&self, key: &str) -> Option<&'static Element> {
        self.scoring
            .elements
            .iter()
            .find(|element| element.key == key)
    }

    /// Returns the id of the element with a key.
    pub fn element_id(&self, key: &str) -> Option<ElementId> {
        let place = place(self.scoring.elements, key)?;
        u8::try_from(place).ok().map(ElementId)
    }

    /// Returns the event with a key.
    pub fn event(&self, key: &str) -> Option<&'static Event> {
        self.game.events.iter().find(|event| event.key == key)
    }
}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.identity.key)
    }
}

impl PartialEq for RuleSet {
    fn eq(&self, other: &Self) -> bool {
        self.identity.key == other.identity.key
    }
}
