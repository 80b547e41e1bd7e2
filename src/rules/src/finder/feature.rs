//! The features by which players know their rules.

use crate::decomposition::Pattern;
use crate::evaluate::RuleConfig;
use crate::hands::Win;
use crate::model::{Deal, HandEnd, HandValue, OptionKind, RuleOption, RuleSet, Setting};
use crate::sentence::Sentence;
use crate::tiles::{BonusFamily, Seat};

/// A feature by which players know their rules.
#[derive(Clone, Copy, Debug)]
pub enum Feature {
    /// A feature that every rule configuration has.
    Common(&'static CommonFeature),
    /// An option of the only table that remains.
    Option(&'static RuleOption),
}

/// A feature that every rule configuration has.
#[derive(Debug)]
pub struct CommonFeature {
    /// The key in a link.
    pub key: &'static str,
    /// The question to the players.
    pub words: &'static str,
    /// Returns the value for a rule configuration.
    pub answer: fn(&RuleConfig) -> FeatureAnswer,
}

/// The value of a feature for a rule configuration: the answer of its players.
#[derive(Clone, Debug)]
pub struct FeatureAnswer {
    /// The key in a link. Answers with equal keys are equal.
    pub key: String,
    /// The position among the answers.
    pub place: u32,
    /// The text, if it isn't that of the option.
    pub text: Sentence,
    /// The rule set whose words the text uses.
    pub by: &'static RuleSet,
}

impl PartialEq for FeatureAnswer {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl PartialEq for Feature {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Feature {
    /// Returns the key in a link.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Common(feature) => feature.key,
            Self::Option(option) => option.key,
        }
    }

    /// Returns the question to the players.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Common(feature) => feature.words,
            Self::Option(option) => option.name,
        }
    }

    /// Returns the value for a rule configuration.
    pub fn answer(self, house: &RuleConfig) -> FeatureAnswer {
        match self {
            Self::Common(feature) => (feature.answer)(house),
            Self::Option(option) => option_answer(house, option),
        }
    }
}

/// Returns the value of an option for a rule configuration.
fn option_answer(house: &RuleConfig, option: &'static RuleOption) -> FeatureAnswer {
    let mut all = house
        .rule_set()
        .settings
        .options
        .iter()
        .zip(house.settings());
    let setting = all.find_map(|(one, setting)| (one.key == option.key).then_some(setting));
    let default = option.default_setting();
    let setting = setting.unwrap_or(&default);
    let place = match (setting, &option.kind) {
        (Setting::OneOf(place), _) => u32::try_from(*place).unwrap_or(u32::MAX),
        (Setting::Number(number), _) => *number,
        (Setting::Toggle(on), OptionKind::Toggle(_)) => u32::from(!on),
        _ => 0,
    };
    feature_answer(house, &option.text(setting), place, Sentence::default())
}

fn feature_answer(
    house: &RuleConfig,
    key: &str,
    place: u32,
    text: impl Into<Sentence>,
) -> FeatureAnswer {
    FeatureAnswer {
        key: key.to_owned(),
        place,
        text: text.into(),
        by: house.rule_set(),
    }
}

fn yes_or_no(house: &RuleConfig, yes: bool) -> FeatureAnswer {
    if yes {
        feature_answer(house, "yes", 0, "Yes")
    } else {
        feature_answer(house, "no", 1, "No")
    }
}

/// The common features. Among those that divide equally, the first is preferred.
pub static FEATURES: [CommonFeature; 10] = [
    CommonFeature {
        key: "tiles",
        words: "How many tiles do you hold, before you draw?",
        answer: |house| {
            let tiles = house.geometry().waiting();
            let place = u32::try_from(tiles).unwrap_or(u32::MAX);
            let text = Sentence::new("{0}", vec![tiles.into()]);
            feature_answer(house, &tiles.to_string(), place, text)
        },
    },
    CommonFeature {
        key: "minimum",
        words: "What must a hand be worth at least to win?",
        answer: |house| {
            let unit = house.rule_set().scoring.unit;
            match house.minimum() {
                0 => feature_answer(house, "nothing", 0, "Nothing"),
                least => {
                    let text = Sentence::new(unit.counted, vec![least.into()]);
                    feature_answer(house, &format!("{least}-{}", unit.key), least.into(), text)
                }
            }
        },
    },
    CommonFeature {
        key: "bonus",
        words: "Which tiles do you lay aside and replace?",
        answer: |house| {
            let names = ["Flowers", "Seasons", "Animals"];
            let families = BonusFamily::ALL.into_iter().zip(names);
            let played: Vec<_> = families
                .filter(|(family, _)| house.bonus().iter().any(|tile| tile.family() == *family))
                .collect();
            let key: String = played.iter().map(|(family, _)| family.letter()).collect();
            let place = u32::try_from(played.len()).unwrap_or(u32::MAX);
            if played.is_empty() {
                return feature_answer(house, "none", place, "None");
            }
            let names = played.into_iter().map(|(_, name)| name.into());
            let text = vec![Sentence::joined("{0}, {1}", names)];
            feature_answer(house, &key, place, Sentence::new("{0}", text))
        },
    },
    CommonFeature {
        key: "bet",
        words: "Can a hand that waits for its last tile be declared, with a bet on the table?",
        answer: |house| yes_or_no(house, house.rule_set().game.declaration.is_some()),
    },
    CommonFeature {
        key: "two-values",
        words: "Is a hand counted in two values, han and fu?",
        answer: |house| yes_or_no(house, !house.rule_set().scoring.axes.is_empty()),
    },
    CommonFeature {
        key: "red-fives",
        words: "How many of the fives are red?",
        answer: |house| {
            let red = (house.rule_set().hand.red_fives)(house).total();
            let text = match red {
                0 => "None".into(),
                red => Sentence::new("{0}", vec![u32::from(red).into()]),
            };
            feature_answer(house, &red.to_string(), red.into(), text)
        },
    },
    CommonFeature {
        key: "payers",
        words: "Who pays when the winning tile was discarded?",
        answer: payers,
    },
    CommonFeature {
        key: "deal",
        words: "Does East deal again after winning?",
        answer: |house| {
            let progression = house.rule_set().game.progression;
            let row = progression.row(house, HandEnd::EastWon);
            yes_or_no(house, row.is_some_and(|row| row.deal == Deal::Stays))
        },
    },
    CommonFeature {
        key: "seven-pairs",
        words: "Are seven pairs a winning hand?",
        answer: |house| {
            let mut patterns = house.patterns().iter();
            yes_or_no(house, patterns.any(|one| matches!(one, Pattern::Pairs(_))))
        },
    },
    CommonFeature {
        key: "unit",
        words: "What is a hand counted in?",
        answer: |house| {
            // Fan, faan and han are one word in different spellings.
            if house.rule_set().scoring.unit.key == "tai" {
                feature_answer(house, "tai", 1, "Tai")
            } else {
                feature_answer(house, "fan", 0, "Fan, faan or han")
            }
        },
    },
];

/// Returns the payers for a discard of West with which South wins.
fn payers(house: &RuleConfig) -> FeatureAnswer {
    let rule_set = house.rule_set();
    // Above the minimum, so that the base payment matters less.
    let counted = house.minimum().saturating_add(1).min(house.limit());
    let axes = rule_set
        .scoring
        .axes
        .iter()
        .filter_map(|axis| axis.listed.last());
    let axes: Vec<_> = axes.copied().collect();
    let value = HandValue {
        counted,
        axes: &axes,
    };
    let win = Win::Discard { from: Seat::West };
    let net = (rule_set.payment.pays)(house, Seat::South, win, value).net();
    let [discarder, east, north] = [Seat::West, Seat::East, Seat::North].map(|seat| -net[seat]);
    let most = east.max(north);
    match discarder {
        _ if most == 0 => feature_answer(house, "discarder", 0, "The discarder alone"),
        _ if discarder == 2 * most => {
            feature_answer(house, "double", 1, "All three, and the discarder double")
        }
        _ if discarder > most => {
            feature_answer(house, "more", 2, "All three, and the discarder more")
        }
        _ => feature_answer(house, "alike", 3, "All three alike"),
    }
}
