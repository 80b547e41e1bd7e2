//! Open options: those by which house rules decide what the rule book leaves open.

use std::cell::OnceCell;

use tilewise_rules::{OptionKind, RuleConfig, RuleOption, SourceConfidence};

/// The beginning of clauses that this project decided, because the book is silent.
const DECISION: &str = "A-";

/// Returns whether a clause is a decision of this project, not one of the book.
pub(super) fn is_decision(clause: &str) -> bool {
    clause.starts_with(DECISION)
}

/// A rule configuration, and those with other values of open options.
pub(super) struct OpenRules<'a> {
    config: &'a RuleConfig,
    others: OnceCell<Vec<RuleConfig>>,
}

impl<'a> OpenRules<'a> {
    /// Creates the open rules of a rule configuration.
    pub fn new(config: &'a RuleConfig) -> Self {
        Self {
            config,
            others: OnceCell::new(),
        }
    }

    /// Returns whether something holds under each of the other rule configurations.
    pub fn all(&self, holds: impl Fn(&RuleConfig) -> bool) -> bool {
        let others = self.others.get_or_init(|| others(self.config));
        others.iter().all(holds)
    }
}

/// Returns the rule configuration with each other value of an open option. An option that the house rules change isn't
/// open.
fn others(config: &RuleConfig) -> Vec<RuleConfig> {
    let options = config.rule_set().settings.options.iter();
    let answers = config.answers();
    let open = options.zip(answers).filter(|(option, (_, _, is_default))| {
        *is_default && is_open(config, option) && config.uses(option)
    });
    let each = open.flat_map(|(option, (_, own, _))| {
        let others = answers_of(option).into_iter();
        let others = others.filter(move |&answer| answer != own);
        others.map(move |answer| config.set(option.key, answer))
    });
    each.collect()
}

fn is_open(config: &RuleConfig, option: &RuleOption) -> bool {
    let rule_set = config.rule_set();
    let own = rule_set.own_answer(option.key);
    match own.map(|own| own.confidence) {
        Some(SourceConfidence::Primary) => false,
        Some(SourceConfidence::Assumed) => true,
        Some(SourceConfidence::Secondary) | None => {
            rule_set.settings.open_options.contains(&option.key)
        }
    }
}

/// Returns the values of an option with few; the exercise shows numbers and tables.
fn answers_of(option: &RuleOption) -> Vec<&'static str> {
    match &option.kind {
        OptionKind::Toggle(_) => vec!["true", "false"],
        OptionKind::OneOf(answers) => answers.iter().map(|answer| answer.key).collect(),
        _ => Vec::new(),
    }
}
