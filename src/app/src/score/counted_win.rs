//! The draft of a counted win.

use tilewise_rules::{Answer, Answers, Event, HandValue, Level, RuleConfig, Seat, Win, WinBy};

use crate::outcome::levels::Levels;

/// The source of the winning tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum WinSource {
    /// It was drawn.
    Drawn,
    /// It was discarded by the player in this seat.
    By(Seat),
}

/// The value of the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CountedValue {
    /// A value in the unit of the rule set.
    Value(u16),
    /// A number of units of the highest level.
    Units(u16),
}

/// The draft of a counted win: the answers so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WinDraft {
    /// The seat of the winner.
    pub seat: Option<Seat>,
    /// The source of the winning tile.
    pub source: Option<WinSource>,
    /// Whether it was robbed from a kong.
    pub robbed: bool,
    /// The value of the hand.
    pub worth: Option<CountedValue>,
    /// The value on the further axis of the rule set.
    pub on_axis: Option<u16>,
}

/// Keys of the questions that every form of a counted win contains.
const FORM_QUESTIONS: [&str; 4] = ["seat", "by", "from", "value"];

/// Placeholder of a missing answer.
const UNKNOWN: &str = "-";

/// Whether a win has more questions than the form contains, such as liability.
pub fn has_more_questions(event: &Event) -> bool {
    let mut questions = event.questions.iter();
    questions.any(|one| one.is_enabled && !FORM_QUESTIONS.contains(&one.key))
}

impl WinDraft {
    /// Returns the same win for a winner in this seat.
    #[must_use]
    pub fn with_seat(self, seat: Seat) -> Self {
        Self {
            seat: Some(seat),
            source: self.source.filter(|source| *source != WinSource::By(seat)),
            ..self
        }
    }

    /// Returns the level that the hand reaches by its further axis, if it wasn't chosen by name.
    pub fn level(&self, house: &RuleConfig, levels: Option<&Levels>) -> Option<&'static Level> {
        let (levels, CountedValue::Value(counted)) = (levels?, self.worth?) else {
            return None;
        };
        let axes = &[self.on_axis?];
        let basis = (levels.rule.of_value)(house, HandValue { counted, axes });
        basis.level.filter(|_| levels.by_axis.contains(&counted))
    }

    /// Splits the answers of a win into the draft and the remaining answers.
    pub fn from_answers(facts: &Answers, levels: Option<&Levels>) -> (Self, Answers) {
        let number = |key: &str| match facts.get(key) {
            Some(Answer::Number(number)) => u16::try_from(*number).ok(),
            _ => None,
        };
        let by = facts.get("by");
        let source = match by {
            Some(Answer::By(WinBy::SelfDraw)) => Some(WinSource::Drawn),
            _ => facts.seat("from").map(WinSource::By),
        };
        let keys = levels.map(|levels| (levels.rule.units_key, levels.axis.key));
        let units = keys
            .and_then(|(units, _)| number(units))
            .filter(|&units| units > 0);
        let value = || number("value").map(CountedValue::Value);
        let draft = Self {
            seat: facts.seat("seat"),
            source,
            robbed: by == Some(&Answer::By(WinBy::RobbingTheKong)),
            worth: units.map(CountedValue::Units).or_else(value),
            on_axis: keys.and_then(|(_, axis)| number(axis)),
        };
        let mut rest = facts.clone();
        for key in FORM_QUESTIONS {
            rest.unset(key);
        }
        if let Some((units, axis)) = keys {
            rest.unset(units);
            rest.unset(axis);
        }
        (draft, rest)
    }

    /// Formats the draft as text: "S W 0 v5 -".
    pub fn text(self) -> String {
        let seat = |seat: Seat| seat.letter().to_string();
        let open = || UNKNOWN.to_owned();
        let source = match self.source {
            Some(WinSource::Drawn) => "drawn".to_owned(),
            Some(WinSource::By(from)) => seat(from),
            None => open(),
        };
        let worth = match self.worth {
            Some(CountedValue::Value(value)) => format!("v{value}"),
            Some(CountedValue::Units(units)) => format!("u{units}"),
            None => open(),
        };
        let on_axis = self.on_axis.map_or_else(open, |one| one.to_string());
        let robbed = u8::from(self.robbed);
        let who = self.seat.map_or_else(open, seat);
        format!("{who} {source} {robbed} {worth} {on_axis}")
    }

    /// Parses that text; unreadable parts are missing answers.
    pub fn read(text: &str) -> Self {
        let mut parts = text.split(' ');
        let mut part = || parts.next().unwrap_or(UNKNOWN);
        let seat = |text: &str| {
            let mut all = Seat::ALL.into_iter();
            all.find(|seat| text.chars().eq([seat.letter()]))
        };
        let who = seat(part());
        let source = match part() {
            "drawn" => Some(WinSource::Drawn),
            text => seat(text).map(WinSource::By),
        };
        let robbed = part() == "1";
        let worth = part();
        let number = |letter| worth.strip_prefix(letter)?.parse().ok();
        let value = number('v').map(CountedValue::Value);
        Self {
            seat: who,
            source,
            robbed,
            worth: value.or_else(|| number('u').map(CountedValue::Units)),
            on_axis: part().parse().ok(),
        }
    }

    /// The way of the win; `None` without a source.
    pub fn win(self) -> Option<Win> {
        Some(match self.source? {
            WinSource::Drawn => Win::SelfDraw,
            WinSource::By(from) if self.robbed => Win::RobbingTheKong { from },
            WinSource::By(from) => Win::Discard { from },
        })
    }

    /// The answers to the questions of the rule set; `None` if one is missing.
    pub fn answers(self, levels: Option<&Levels>) -> Option<Answers> {
        let (seat, win) = (self.seat?, self.win()?);
        let mut facts = match (self.worth?, levels) {
            (CountedValue::Units(units), Some(levels)) => {
                let mut facts = Answers::of_counted_win(seat, 0, win);
                facts.unset("value");
                facts.set(levels.rule.units_key, Answer::Number(units.into()));
                facts
            }
            (CountedValue::Value(value) | CountedValue::Units(value), _) => {
                Answers::of_counted_win(seat, value, win)
            }
        };
        if let (Some(CountedValue::Value(value)), Some(levels)) = (self.worth, levels)
            && levels.by_axis.contains(&value)
        {
            facts.set(levels.axis.key, Answer::Number(self.on_axis?.into()));
        }
        Some(facts)
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::RuleConfig;

    use super::*;

    #[test]
    fn win_draft_round_trips() {
        let house: RuleConfig = "riichi-ema-2025".parse().unwrap();
        let levels = Levels::for_house(&house);
        let ways = [WinSource::Drawn, WinSource::By(Seat::West)];
        let worths = [
            (CountedValue::Value(3), Some(40)),
            (CountedValue::Value(7), None),
            (CountedValue::Units(2), None),
        ];
        let all = worths
            .into_iter()
            .flat_map(|worth| ways.map(|source| (source, worth)));
        for (source, (worth, on_axis)) in all {
            let draft = WinDraft {
                seat: Some(Seat::South),
                source: Some(source),
                robbed: false,
                worth: Some(worth),
                on_axis,
            };
            let mut facts = draft.answers(levels.as_ref()).unwrap();
            facts.set("liable", Answer::Seat(Seat::East));
            let (read, rest) = WinDraft::from_answers(&facts, levels.as_ref());
            assert_eq!(read, draft);
            assert_eq!(WinDraft::read(&draft.text()), draft);
            assert_eq!(rest.keys().collect::<Vec<_>>(), ["liable"]);
        }
        for text in ["- - 0 - -", "S - 0 v5 -", "E W 1 u2 40"] {
            assert_eq!(WinDraft::read(text).text(), text);
        }
        assert_eq!(WinDraft::read("from an older page"), WinDraft::default());
    }

    #[test]
    fn a_level_that_fu_reach_is_named() {
        // 2,000 of base is a mangan; 1,920 is one if the rules round it up.
        let level_key = |house: &str, han: u16, fu: u16| {
            let house: RuleConfig = house.parse().unwrap();
            let draft = WinDraft {
                worth: Some(CountedValue::Value(han)),
                on_axis: Some(fu),
                ..WinDraft::default()
            };
            let level = draft.level(&house, Levels::for_house(&house).as_ref());
            level.map(|level| level.key)
        };
        assert_eq!(level_key("riichi-ema-2025", 3, 60), Some("mangan"));
        assert_eq!(level_key("riichi-ema-2016", 3, 60), None);
        assert_eq!(level_key("riichi-ema-2016", 3, 70), Some("mangan"));
        assert_eq!(level_key("riichi-ema-2025", 2, 30), None);
        // A level that was chosen by name.
        assert_eq!(level_key("riichi-ema-2025", 6, 30), None);
    }
}
