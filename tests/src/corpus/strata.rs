//! Strata: the cases of a rule set that a corpus must show.

use std::collections::HashSet;
use std::fmt::{self, Display};

use serde_json::Value;
use tilewise_rules::{
    Circumstance, Condition, OptionKind, Progression, RuleConfig, RuleSet, Setting, WinInput,
};

/// A stratum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stratum {
    /// An element counts.
    Element(&'static str),
    /// An element of the second axis counts: fu.
    OfAxis(&'static str, &'static str),
    /// An element counts and includes another one that is met.
    Inclusion {
        /// The including element.
        by: &'static str,
        /// The included element.
        of: &'static str,
        /// The condition of the inclusion.
        holds: Condition,
    },
    /// A liability applies.
    Liability(&'static str),
    /// A circumstance of a scored hand, or of a hand that it forbids.
    Circumstance(Circumstance),
    /// A value other than the default of an option: this one, or any.
    Option(&'static str, Option<&'static str>),
    /// A row of the progression: clause and sentence.
    Row(&'static str, &'static str),
    /// An end of a game.
    End(&'static str, &'static str),
    /// A seat change.
    SeatChange(&'static str, &'static str),
}

impl Stratum {
    /// Returns the strata of hands of a rule set.
    pub fn of_hands(rule_set: &RuleSet) -> Vec<Self> {
        let elements = rule_set
            .scoring
            .elements
            .iter()
            .map(|one| Self::Element(one.key));
        let inclusions = rule_set.scoring.elements.iter().flat_map(|by| {
            by.includes.iter().map(|&(of, holds)| Self::Inclusion {
                by: by.key,
                of,
                holds,
            })
        });
        let axes = rule_set.scoring.axes.iter().flat_map(|axis| {
            let elements = axis.elements.iter();
            elements.map(|one| Self::OfAxis(axis.key, one.key))
        });
        let liabilities = rule_set.game.liabilities.iter();
        let circumstances = rule_set.game.circumstances.iter();
        elements
            .chain(inclusions)
            .chain(axes)
            .chain(liabilities.map(|one| Self::Liability(one.key)))
            .chain(circumstances.map(|one| Self::Circumstance(one.circumstance)))
            .chain(options(rule_set))
            .collect()
    }

    /// Returns the strata of games of a rule set.
    pub fn of_games(rule_set: &RuleSet) -> Vec<Self> {
        let Progression {
            rows,
            game_ends,
            seat_changes,
            ..
        } = rule_set.game.progression;
        // A row that prevents the end is no end.
        let ends = game_ends.iter();
        let ends = ends.filter(|end| !["void", "extra-round"].contains(&end.key));
        let rows = rows.iter().map(|row| Self::Row(row.clause, row.text));
        let changes = seat_changes.iter();
        rows.chain(ends.map(|end| Self::End(end.clause, end.text)))
            .chain(changes.map(|change| Self::SeatChange(change.clause, change.text)))
            .chain(options(rule_set))
            .collect()
    }
}

/// Returns the non-default values of every option; of numbers and tables, any value.
fn options(rule_set: &RuleSet) -> impl Iterator<Item = Stratum> {
    let choices = rule_set
        .settings
        .options
        .iter()
        .zip(rule_set.default_settings());
    choices.flat_map(|(choice, own)| -> Vec<Stratum> {
        let one = |answer| Stratum::Option(choice.key, Some(answer));
        match (&choice.kind, own) {
            (OptionKind::Toggle(_), Setting::Toggle(own)) => {
                vec![one(if own { "false" } else { "true" })]
            }
            (OptionKind::OneOf(answers) | OptionKind::Places(answers), Setting::OneOf(own)) => {
                let others = answers.iter().enumerate();
                let others = others.filter(|(place, _)| *place != own);
                others.map(|(_, answer)| one(answer.key)).collect()
            }
            _ => vec![Stratum::Option(choice.key, None)],
        }
    })
}

impl Display for Stratum {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Element(key) => write!(f, "element {key}"),
            Self::OfAxis(axis, key) => write!(f, "{axis} {key}"),
            Self::Inclusion { by, of, .. } => write!(f, "inclusion {of} in {by}"),
            Self::Liability(key) => write!(f, "liability {key}"),
            Self::Circumstance(one) => write!(f, "circumstance {}", one.key()),
            Self::Option(key, Some(answer)) => write!(f, "option {key}={answer}"),
            Self::Option(key, None) => write!(f, "option {key}"),
            Self::Row(clause, text) => write!(f, "row {clause}: {text}"),
            Self::End(clause, text) => write!(f, "end {clause}: {text}"),
            Self::SeatChange(clause, text) => write!(f, "seats {clause}: {text}"),
        }
    }
}

/// Returns the options that differ from the defaults.
pub fn changed(house: &RuleConfig) -> HashSet<(&'static str, String)> {
    let all = house.answers().filter(|(_, _, own)| !own);
    all.map(|(key, answer, _)| (key, answer)).collect()
}

/// Returns whether a rule configuration shows an option.
pub fn shows_option(
    changed: &HashSet<(&'static str, String)>,
    key: &'static str,
    answer: Option<&str>,
) -> bool {
    match answer {
        Some(answer) => changed.contains(&(key, answer.to_owned())),
        None => changed.iter().any(|(other, _)| *other == key),
    }
}

/// Features of a hand.
pub struct HandFeatures<'a> {
    house: &'a RuleConfig,
    entry: &'a WinInput,
    answer: &'a Value,
    elements: HashSet<&'a str>,
    included: HashSet<(&'a str, &'a str)>,
    clauses: HashSet<&'a str>,
    changed: HashSet<(&'static str, String)>,
}

impl<'a> HandFeatures<'a> {
    /// Returns the features of a hand from its full report.
    pub fn new(house: &'a RuleConfig, entry: &'a WinInput, answer: &'a Value) -> Self {
        let list = |key: &str| answer[key].as_array().into_iter().flatten();
        let key = |one: &'a Value| one["key"].as_str();
        let included = list("rejected").filter(|one| one["why"] == "included-in");
        let otherwise = if answer["otherwise"].is_null() {
            Vec::new()
        } else {
            list("transfers").collect()
        };
        Self {
            house,
            entry,
            answer,
            elements: list("elements").filter_map(key).collect(),
            included: included
                .filter_map(|one| Some((key(one)?, one["by"].as_str()?)))
                .collect(),
            clauses: otherwise
                .into_iter()
                .filter_map(|one| one["clause"].as_str())
                .collect(),
            changed: changed(house),
        }
    }

    /// Returns whether the hand shows a stratum.
    pub fn shows(&self, stratum: &Stratum) -> bool {
        match stratum {
            Stratum::Element(key) => self.elements.contains(key),
            Stratum::OfAxis(axis, key) => {
                let lines = self.answer[*axis].as_array();
                lines.is_some_and(|lines| lines.iter().any(|line| line["key"] == *key))
            }
            Stratum::Inclusion { by, of, holds } => {
                let counts = self.elements.contains(by)
                    && self.included.iter().any(|(other, _)| other == of);
                (counts || self.included.contains(&(*of, *by))) && self.house.holds(*holds)
            }
            Stratum::Liability(key) => self.is_liable(key),
            Stratum::Circumstance(one) => self.entry.context.circumstances.has(*one),
            Stratum::Option(key, answer) => shows_option(&self.changed, key, *answer),
            Stratum::Row(..) | Stratum::End(..) | Stratum::SeatChange(..) => false,
        }
    }

    /// Returns whether this liability changes a payment: the table states it, or its clause is a reason.
    fn is_liable(&self, key: &str) -> bool {
        let stated = self.entry.context.liability.iter();
        let liability = self.house.rule_set().liability(key);
        let clause = liability.is_some_and(|one| self.clauses.contains(one.clause));
        let is_stated = !self.answer["otherwise"].is_null()
            && stated
                .clone()
                .any(|one| one.key == key && one.exempt.is_none());
        clause || is_stated
    }
}
