//! Compile-time checks of rule sets: duplicate keys and dangling references.

use crate::hands::Circumstance;
use crate::schema::{
    HandEnd, OptionKind, OptionValues, RuleOption, RuleSet, distinct, each, event_key, find,
    place_of,
};

impl RuleSet {
    /// Returns the rule set after checking it at compile time.
    ///
    /// # Panics
    /// If a key is duplicated in one of its tables, or a reference to an option, a circumstance or an event
    /// is dangling.
    #[must_use]
    pub const fn checked(self) -> Self {
        self.check_options();
        self.check_circumstances();
        self.check_progression();
        distinct!(axis of self.axes, axis.key);
        distinct!(liability of self.liabilities, liability.key);
        distinct!(exemption of self.exemptions, exemption.key);
        distinct!(event of self.events, event.key);
        if let Some(event) = self.counted_win {
            event_key(self.events, event);
        }
        self
    }

    /// Checks the options and all references to them.
    const fn check_options(&self) {
        distinct!(option of self.options, option.key);
        each!(option of self.options, self.check_option(option));
        distinct!(own of self.own_answers, own.key);
        each!(own of self.own_answers, find(self.options, own.key));
        distinct!(section of self.sections, section.first);
        each!(section of self.sections, find(self.options, section.first));
        distinct!(preset of self.presets, preset.key);
        each!(preset of self.presets, self.check_answers(preset.answers));
        each!(answers of self.variations, self.check_answers(answers));
        distinct!(key of self.distinguishing_options, key);
        each!(key of self.distinguishing_options, find(self.options, key));
    }

    const fn check_option(&self, option: &RuleOption) {
        match option.kind {
            OptionKind::OneOf(answers) | OptionKind::Places(answers) => {
                distinct!(answer of answers, answer.key);
            }
            OptionKind::Table { used, .. } => {
                if let Some(key) = used.choice() {
                    find(self.options, key);
                }
            }
            _ => {}
        }
    }

    const fn check_answers(&self, answers: OptionValues) {
        distinct!(answer of answers, answer.0);
        each!(answer of answers, find(self.options, answer.0));
    }

    const fn check_circumstances(&self) {
        distinct!(rule of self.circumstances, rule.circumstance.key());
        each!(rule of self.circumstances, {
            self.check_circumstance_keys(rule.excludes);
            self.check_circumstance_keys(rule.needs.requires_any);
        });
        if let Some(declaration) = self.declaration {
            self.check_circumstance_keys(declaration.circumstances);
        }
        if let Some(furiten) = self.furiten {
            self.check_circumstance_keys(&[furiten]);
        }
    }

    const fn check_circumstance_keys(&self, circumstances: &[Circumstance]) {
        each!(one of circumstances, {
            let known = place_of!(rule of self.circumstances, rule.circumstance.key(), one.key());
            assert!(known.is_some(), "no such circumstance");
        });
    }

    /// Checks the progression; a build without events has no rows.
    const fn check_progression(&self) {
        let progression = self.progression;
        each!(event of progression.draws, event_key(self.events, event));
        each!(ending of progression.endings, event_key(self.events, ending.event));
        if let Some(event) = progression.claims {
            event_key(self.events, event);
        }
        distinct!(end of progression.game_ends, end.key);
        if progression.rows.is_empty() {
            return;
        }
        each!(end of HandEnd::ALL, {
            let mut is_spoken_of = false;
            each!(row of progression.rows, each!(after of row.after, {
                is_spoken_of = is_spoken_of || *after as u8 == *end as u8;
            }));
            assert!(is_spoken_of, "no row speaks of an end of a hand");
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_sets::hk_old_style::RULE_SET;
    use crate::schema::{GameEnd, Progression, Section, last_round};

    /// Returns a rule set without tables that refer to each other.
    fn bare() -> RuleSet {
        RuleSet {
            elements: &[],
            options: &[],
            own_answers: &[],
            sections: &[],
            presets: &[],
            variations: &[],
            distinguishing_options: &[],
            liabilities: &[],
            exemptions: &[],
            events: &[],
            progression: &Progression::PLAIN,
            indicators: None,
            basis: None,
            ..RULE_SET
        }
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn duplicate_option_key_panics() {
        static TWICE: [RuleOption; 2] = [const { option("one") }; 2];
        let _ = RuleSet {
            options: &TWICE,
            ..bare()
        }
        .checked();
    }

    const fn option(key: &'static str) -> RuleOption {
        RuleOption {
            key,
            name: "",
            aliases: "",
            description: "",
            clause: "",
            kind: OptionKind::Toggle(false),
        }
    }

    #[test]
    #[should_panic(expected = "no such choice")]
    fn section_without_its_option_panics() {
        let _ = RuleSet {
            sections: &[Section {
                name: "",
                first: "nothing",
            }],
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "no such choice")]
    fn variation_of_unknown_option_panics() {
        let _ = RuleSet {
            variations: &[&[("nothing", "true")]],
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn duplicate_circumstance_panics() {
        let twice = [RULE_SET.circumstances, RULE_SET.circumstances].concat();
        let _ = RuleSet {
            circumstances: twice.leak(),
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "no such circumstance")]
    fn unknown_excluded_circumstance_panics() {
        let mut one = RULE_SET.circumstances[0];
        one.excludes = &[Circumstance::Furiten];
        let _ = RuleSet {
            circumstances: vec![one].leak(),
            ..bare()
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn duplicate_liability_panics() {
        let [one, ..] = RULE_SET.liabilities else {
            panic!("there are some");
        };
        let again = || crate::schema::Liability { ..*one };
        let _ = RuleSet {
            liabilities: vec![again(), again()].leak(),
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "no such event")]
    fn unknown_counted_win_event_panics() {
        let _ = RuleSet {
            counted_win: Some("nothing"),
            ..RULE_SET
        }
        .checked();
    }

    fn going_on(progression: Progression) {
        let _ = RuleSet {
            progression: Box::leak(Box::new(progression)),
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "no such event")]
    fn unknown_draw_event_panics() {
        going_on(Progression {
            draws: &["nothing"],
            ..Progression::PLAIN
        });
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn duplicate_game_end_panics() {
        static ENDS: [GameEnd; 2] = [last_round("1", "one"), last_round("2", "two")];
        going_on(Progression {
            game_ends: &ENDS,
            ..Progression::PLAIN
        });
    }

    #[test]
    #[should_panic(expected = "no row speaks of an end of a hand")]
    fn hand_end_without_a_row_panics() {
        going_on(Progression {
            rows: &Progression::PLAIN.rows[..1],
            ..Progression::PLAIN
        });
    }
}
