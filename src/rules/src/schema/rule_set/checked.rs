//! What stops the build where a rule set names something twice, or something that it doesn't have.

use crate::hands::Circumstance;
use crate::schema::{
    Answers, HandEnd, OptionKind, RuleOption, RuleSet, distinct, each, event_key, find, place_of,
};

impl RuleSet {
    /// The rule set, looked through when the program is built.
    ///
    /// # Panics
    /// If a key is there twice in one of its tables, or something in it names an option, a circumstance
    /// or an event that it doesn't have.
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

    /// Its options, and all that names one of them.
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
        distinct!(key of self.telling, key);
        each!(key of self.telling, find(self.options, key));
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

    const fn check_answers(&self, answers: Answers) {
        distinct!(answer of answers, answer.0);
        each!(answer of answers, find(self.options, answer.0));
    }

    const fn check_circumstances(&self) {
        distinct!(rule of self.circumstances, rule.circumstance.key());
        each!(rule of self.circumstances, {
            self.check_known(rule.excludes);
            self.check_known(rule.needs.beside);
        });
        if let Some(declaration) = self.on_table {
            self.check_known(declaration.circumstances);
        }
        if let Some(furiten) = self.furiten {
            self.check_known(&[furiten]);
        }
    }

    const fn check_known(&self, circumstances: &[Circumstance]) {
        each!(one of circumstances, {
            let known = place_of!(rule of self.circumstances, rule.circumstance.key(), one.key());
            assert!(known.is_some(), "no such circumstance");
        });
    }

    /// What rules on no events has no rows.
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

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn no_key_is_that_of_two_options() {
        static TWICE: [RuleOption; 2] = [const { option("one") }; 2];
        let _ = RuleSet {
            options: &TWICE,
            ..RULE_SET.outline()
        }
        .checked();
    }

    const fn option(key: &'static str) -> RuleOption {
        RuleOption {
            key,
            name: "",
            also: "",
            says: "",
            clause: "",
            kind: OptionKind::Toggle(false),
        }
    }

    #[test]
    #[should_panic(expected = "no such choice")]
    fn a_section_begins_with_an_option() {
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
    fn an_answer_is_one_to_an_option() {
        let _ = RuleSet {
            variations: &[&[("nothing", "true")]],
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn no_circumstance_is_there_twice() {
        let twice = [RULE_SET.circumstances, RULE_SET.circumstances].concat();
        let _ = RuleSet {
            circumstances: twice.leak(),
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "no such circumstance")]
    fn nothing_is_barred_beside_what_is_not_there() {
        let mut one = RULE_SET.circumstances[0];
        one.excludes = &[Circumstance::Furiten];
        let _ = RuleSet {
            circumstances: vec![one].leak(),
            ..RULE_SET.outline()
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn no_liability_is_there_twice() {
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
    fn a_win_is_paid_by_an_event_that_is_there() {
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
    fn a_draw_is_an_event() {
        going_on(Progression {
            draws: &["nothing"],
            ..Progression::PLAIN
        });
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn no_end_of_a_game_is_there_twice() {
        static ENDS: [GameEnd; 2] = [last_round("1", "one"), last_round("2", "two")];
        going_on(Progression {
            game_ends: &ENDS,
            ..Progression::PLAIN
        });
    }

    #[test]
    #[should_panic(expected = "no row speaks of an end of a hand")]
    fn rows_speak_of_every_end_of_a_hand() {
        going_on(Progression {
            rows: &Progression::PLAIN.rows[..1],
            ..Progression::PLAIN
        });
    }
}
