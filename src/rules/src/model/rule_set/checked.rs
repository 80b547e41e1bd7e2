//! Compile-time checks of rule sets: duplicate keys and dangling references.

use crate::hands::Circumstance;
use crate::model::{
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
        distinct!(axis of self.scoring.axes, axis.key);
        distinct!(liability of self.game.liabilities, liability.key);
        distinct!(exemption of self.game.exemptions, exemption.key);
        distinct!(event of self.game.events, event.key);
        if let Some(event) = self.game.counted_win {
            event_key(self.game.events, event);
        }
        self
    }

    /// Checks the options and all references to them.
    const fn check_options(&self) {
        let settings = self.settings;
        distinct!(option of settings.options, option.key);
        each!(option of settings.options, self.check_option(option));
        distinct!(own of settings.own_answers, own.key);
        each!(own of settings.own_answers, self.check_answer(own.key, own.answer));
        distinct!(section of settings.sections, section.first);
        each!(section of settings.sections, find(settings.options, section.first));
        distinct!(preset of settings.presets, preset.key);
        each!(preset of settings.presets, self.check_answers(preset.answers));
        each!(answers of settings.variations, self.check_answers(answers));
        distinct!(key of settings.distinguishing_options, key);
        each!(key of settings.distinguishing_options, find(settings.options, key));
        distinct!(key of settings.open_options, key);
        each!(key of settings.open_options, find(settings.options, key));
    }

    const fn check_option(&self, option: &RuleOption) {
        match option.kind {
            OptionKind::OneOf(answers) | OptionKind::Places(answers) => {
                distinct!(answer of answers, answer.key);
            }
            OptionKind::Table { used, .. } => {
                if let Some(key) = used.choice() {
                    find(self.settings.options, key);
                }
            }
            _ => {}
        }
    }

    const fn check_answers(&self, answers: OptionValues) {
        distinct!(answer of answers, answer.0);
        each!(answer of answers, self.check_answer(answer.0, answer.1));
    }

    const fn check_answer(&self, key: &str, answer: &str) {
        let option = &self.settings.options[find(self.settings.options, key).0];
        assert!(option.has_answer(answer), "no such answer");
    }

    const fn check_circumstances(&self) {
        distinct!(rule of self.game.circumstances, rule.circumstance.key());
        each!(rule of self.game.circumstances, {
            self.check_circumstance_keys(rule.excludes);
            self.check_circumstance_keys(rule.needs.requires_any);
        });
        if let Some(declaration) = self.game.declaration {
            self.check_circumstance_keys(declaration.circumstances);
        }
        if let Some(furiten) = self.game.furiten {
            self.check_circumstance_keys(&[furiten]);
        }
    }

    const fn check_circumstance_keys(&self, circumstances: &[Circumstance]) {
        each!(one of circumstances, {
            let all = self.game.circumstances;
            let known = place_of!(rule of all, rule.circumstance.key(), one.key());
            assert!(known.is_some(), "no such circumstance");
        });
    }

    /// Checks the progression; a build without events has no rows.
    const fn check_progression(&self) {
        let progression = self.game.progression;
        each!(event of progression.draws, event_key(self.game.events, event));
        each!(ending of progression.endings, event_key(self.game.events, ending.event));
        if let Some(event) = progression.claims {
            event_key(self.game.events, event);
        }
        if let Some(rule) = progression.carry {
            each!(event of rule.events, event_key(self.game.events, event));
            event_key(self.game.events, rule.pay_off);
        }
        if let Some(rule) = progression.shared_discard_bonus {
            self.check_circumstance_keys(&[rule.circumstance]);
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
    use crate::model::{
        GameEnd, GameRules, HandRules, PaymentRules, Progression, Scoring, Section, Settings,
        last_round,
    };
    use crate::rule_sets::hk_old_style::RULE_SET;

    /// Returns a rule set without tables that refer to each other.
    fn bare() -> RuleSet {
        RuleSet {
            identity: RULE_SET.identity,
            hand: HandRules::BASE,
            scoring: Scoring::BASE,
            settings: Settings::BASE,
            payment: PaymentRules::BASE,
            game: GameRules {
                circumstances: RULE_SET.game.circumstances,
                ..GameRules::BASE
            },
        }
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn duplicate_option_key_panics() {
        static TWICE: [RuleOption; 2] = [const { option("one") }; 2];
        let _ = RuleSet {
            settings: Settings {
                options: &TWICE,
                ..Settings::BASE
            },
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
            settings: Settings {
                sections: &[Section {
                    name: "",
                    first: "nothing",
                }],
                ..RULE_SET.settings
            },
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "no such choice")]
    fn variation_of_unknown_option_panics() {
        let _ = RuleSet {
            settings: Settings {
                variations: &[&[("nothing", "true")]],
                ..RULE_SET.settings
            },
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "no such answer")]
    fn variation_with_an_impossible_answer_panics() {
        let _ = RuleSet {
            settings: Settings {
                variations: &[&[("minimum_fan", "many")]],
                ..RULE_SET.settings
            },
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn duplicate_circumstance_panics() {
        let once = RULE_SET.game.circumstances;
        let twice = [once, once].concat();
        let _ = RuleSet {
            game: GameRules {
                circumstances: twice.leak(),
                ..RULE_SET.game
            },
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "no such circumstance")]
    fn unknown_excluded_circumstance_panics() {
        let mut one = RULE_SET.game.circumstances[0];
        one.excludes = &[Circumstance::Furiten];
        let _ = RuleSet {
            game: GameRules {
                circumstances: vec![one].leak(),
                ..bare().game
            },
            ..bare()
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "a key is there twice")]
    fn duplicate_liability_panics() {
        let [one, ..] = RULE_SET.game.liabilities else {
            panic!("there are some");
        };
        let again = || crate::model::Liability { ..*one };
        let _ = RuleSet {
            game: GameRules {
                liabilities: vec![again(), again()].leak(),
                ..RULE_SET.game
            },
            ..RULE_SET
        }
        .checked();
    }

    #[test]
    #[should_panic(expected = "no such event")]
    fn unknown_counted_win_event_panics() {
        let _ = RuleSet {
            game: GameRules {
                counted_win: Some("nothing"),
                ..RULE_SET.game
            },
            ..RULE_SET
        }
        .checked();
    }

    fn going_on(progression: Progression) {
        let _ = RuleSet {
            game: GameRules {
                progression: Box::leak(Box::new(progression)),
                ..RULE_SET.game
            },
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
