//! By what players know their rules, and how a house has it.

use crate::decomposition::Pattern;
use crate::hands::Win;
use crate::schema::{Deal, HandEnd, HandValue, House, OptionKind, RuleOption, RuleSet, Setting};
use crate::sentence::Sentence;
use crate::tiles::{BonusFamily, Seat};

/// Something by which players know their rules.
#[derive(Clone, Copy, Debug)]
pub enum Feature {
    /// Every house has it one way or another.
    Common(&'static FeatureOf),
    /// An option of the only table that is left.
    Option(&'static RuleOption),
}

/// Something that every house has one way or another.
#[derive(Debug)]
pub struct FeatureOf {
    /// Its key in a link.
    pub key: &'static str,
    /// What players are asked.
    pub words: &'static str,
    /// How a house has it.
    pub of: fn(&House) -> Told,
}

/// How a house has a feature: the answer of its players.
#[derive(Clone, Debug)]
pub struct Told {
    /// Its key in a link. Two of one key are the same.
    pub key: String,
    /// Where it stands among the answers.
    pub place: u32,
    /// It in words, where those are not the words of the option.
    pub says: Sentence,
    /// In whose words.
    pub by: &'static RuleSet,
}

impl PartialEq for Told {
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
    /// Its key in a link.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Common(feature) => feature.key,
            Self::Option(option) => option.key,
        }
    }

    /// What players are asked.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Common(feature) => feature.words,
            Self::Option(option) => option.name,
        }
    }

    /// How a house has it.
    pub fn of(self, house: &House) -> Told {
        match self {
            Self::Common(feature) => (feature.of)(house),
            Self::Option(option) => answer(house, option),
        }
    }
}

/// The answer of a house to an option.
fn answer(house: &House, option: &'static RuleOption) -> Told {
    let mut all = house.rule_set().options.iter().zip(house.settings());
    let setting = all.find_map(|(one, setting)| (one.key == option.key).then_some(setting));
    let default = option.default_setting();
    let setting = setting.unwrap_or(&default);
    let place = match (setting, &option.kind) {
        (Setting::OneOf(place), _) => u32::try_from(*place).unwrap_or(u32::MAX),
        (Setting::Number(number), _) => *number,
        (Setting::Toggle(on), OptionKind::Toggle(_)) => u32::from(!on),
        _ => 0,
    };
    told(house, &option.text(setting), place, Sentence::default())
}

fn told(house: &House, key: &str, place: u32, says: impl Into<Sentence>) -> Told {
    Told {
        key: key.to_owned(),
        place,
        says: says.into(),
        by: house.rule_set(),
    }
}

fn yes_or_no(house: &House, yes: bool) -> Told {
    if yes {
        told(house, "yes", 0, "Yes")
    } else {
        told(house, "no", 1, "No")
    }
}

/// What every house has one way or another. Of those that divide alike the first is asked.
pub static FEATURES: [FeatureOf; 9] = [
    FeatureOf {
        key: "tiles",
        words: "How many tiles do you hold, before you draw?",
        of: |house| {
            let tiles = house.geometry().waiting();
            let place = u32::try_from(tiles).unwrap_or(u32::MAX);
            let says = Sentence::new("{0}", vec![tiles.into()]);
            told(house, &tiles.to_string(), place, says)
        },
    },
    FeatureOf {
        key: "minimum",
        words: "What must a hand be worth at least to win?",
        of: |house| {
            let unit = house.rule_set().unit;
            match house.minimum() {
                0 => told(house, "nothing", 0, "Nothing"),
                least => {
                    let says = Sentence::new(unit.counted, vec![least.into()]);
                    told(house, &format!("{least}-{}", unit.key), least.into(), says)
                }
            }
        },
    },
    FeatureOf {
        key: "bonus",
        words: "Which tiles do you lay aside and replace?",
        of: |house| {
            let names = ["Flowers", "Seasons", "Animals"];
            let families = BonusFamily::ALL.into_iter().zip(names);
            let played: Vec<_> = families
                .filter(|(family, _)| house.bonus().iter().any(|tile| tile.family() == *family))
                .collect();
            let key: String = played.iter().map(|(family, _)| family.letter()).collect();
            let place = u32::try_from(played.len()).unwrap_or(u32::MAX);
            if played.is_empty() {
                return told(house, "none", place, "None");
            }
            let names = played.into_iter().map(|(_, name)| name.into());
            let says = vec![Sentence::joined("{0}, {1}", names)];
            told(house, &key, place, Sentence::new("{0}", says))
        },
    },
    FeatureOf {
        key: "bet",
        words: "Can a hand that waits for its last tile be declared, with a bet on the table?",
        of: |house| yes_or_no(house, house.rule_set().on_table.is_some()),
    },
    FeatureOf {
        key: "two-values",
        words: "Is a hand counted in two values, han and fu?",
        of: |house| yes_or_no(house, !house.rule_set().axes.is_empty()),
    },
    FeatureOf {
        key: "red-fives",
        words: "How many of the fives are red?",
        of: |house| {
            let red = (house.rule_set().red_fives)(house).total();
            let says = match red {
                0 => "None".into(),
                red => Sentence::new("{0}", vec![u32::from(red).into()]),
            };
            told(house, &red.to_string(), red.into(), says)
        },
    },
    FeatureOf {
        key: "payers",
        words: "Who pays when the winning tile was discarded?",
        of: payers,
    },
    FeatureOf {
        key: "deal",
        words: "Does East deal again after winning?",
        of: |house| {
            let progression = house.rule_set().progression;
            let row = progression.row(house, HandEnd::EastWon);
            yes_or_no(house, row.is_some_and(|row| row.deal == Deal::Stays))
        },
    },
    FeatureOf {
        key: "seven-pairs",
        words: "Are seven pairs a winning hand?",
        of: |house| {
            let mut patterns = house.patterns().iter();
            yes_or_no(house, patterns.any(|one| matches!(one, Pattern::Pairs(_))))
        },
    },
];

/// Who pays for a discard of West with which South wins.
fn payers(house: &House) -> Told {
    let rule_set = house.rule_set();
    // More than the least, where what is paid in any case counts less.
    let counted = house.minimum().saturating_add(1).min(house.limit());
    let axes = rule_set.axes.iter().filter_map(|axis| axis.listed.last());
    let axes: Vec<_> = axes.copied().collect();
    let value = HandValue {
        counted,
        axes: &axes,
    };
    let win = Win::Discard { from: Seat::West };
    let net = (rule_set.pays)(house, Seat::South, win, value).net();
    let [discarder, east, north] = [Seat::West, Seat::East, Seat::North].map(|seat| -net[seat]);
    let most = east.max(north);
    match discarder {
        _ if most == 0 => told(house, "discarder", 0, "The discarder alone"),
        _ if discarder == 2 * most => {
            told(house, "double", 1, "All three, and the discarder double")
        }
        _ if discarder > most => told(house, "more", 2, "All three, and the discarder more"),
        _ => told(house, "alike", 3, "All three alike"),
    }
}
