//! A win that is counted already, as far as it was told.

use tilewise_rules::{Event, Fact, Facts, HandValue, House, Level, Seat, Win, WinBy};

use crate::levels::Levels;

/// Who gave the winning tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Given {
    /// Nobody: it was drawn.
    Drawn,
    /// The player in this seat.
    By(Seat),
}

/// What the hand is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Worth {
    /// A value in the unit of the rule set.
    Value(u16),
    /// So many units of the highest level.
    Units(u16),
}

/// What is known of the win.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Known {
    /// Who won.
    pub seat: Option<Seat>,
    /// Who gave the winning tile.
    pub given: Option<Given>,
    /// Whether it was robbed from a kong.
    pub robbed: bool,
    /// What the hand is worth.
    pub worth: Option<Worth>,
    /// What it counts on the further axis of the rule set.
    pub on_axis: Option<u16>,
}

/// The questions about a win that stand on every sheet of it.
const ASKED: [&str; 4] = ["seat", "by", "from", "value"];

/// What stands for what isn't known.
const OPEN: &str = "-";

/// Whether more can be said of a win than the sheet asks, such as who is liable.
pub fn asks_more(event: &Event) -> bool {
    let mut questions = event.questions.iter();
    questions.any(|one| one.is_played && !ASKED.contains(&one.key))
}

impl Known {
    /// The same, won by the player in this seat.
    #[must_use]
    pub fn with_seat(self, seat: Seat) -> Self {
        Self {
            seat: Some(seat),
            given: self.given.filter(|given| *given != Given::By(seat)),
            ..self
        }
    }

    /// The level that the hand reaches by its further value, which nobody chose by its name.
    pub fn level(&self, house: &House, levels: Option<&Levels>) -> Option<&'static Level> {
        let (levels, Worth::Value(counted)) = (levels?, self.worth?) else {
            return None;
        };
        let axes = &[self.on_axis?];
        let basis = (levels.rule.of_value)(house, HandValue { counted, axes });
        basis.level.filter(|_| levels.by_axis.contains(&counted))
    }

    /// What was told of a win, and what was told beside it.
    pub fn of(facts: &Facts, levels: Option<&Levels>) -> (Self, Facts) {
        let number = |key: &str| match facts.fact(key) {
            Some(Fact::Number(number)) => u16::try_from(*number).ok(),
            _ => None,
        };
        let by = facts.fact("by");
        let given = match by {
            Some(Fact::By(WinBy::SelfDraw)) => Some(Given::Drawn),
            _ => facts.seat("from").map(Given::By),
        };
        let keys = levels.map(|levels| (levels.rule.units_key, levels.axis.key));
        let units = keys
            .and_then(|(units, _)| number(units))
            .filter(|&units| units > 0);
        let value = || number("value").map(Worth::Value);
        let known = Self {
            seat: facts.seat("seat"),
            given,
            robbed: by == Some(&Fact::By(WinBy::RobbingTheKong)),
            worth: units.map(Worth::Units).or_else(value),
            on_axis: keys.and_then(|(_, axis)| number(axis)),
        };
        let mut rest = facts.clone();
        for key in ASKED {
            rest.unset(key);
        }
        if let Some((units, axis)) = keys {
            rest.unset(units);
            rest.unset(axis);
        }
        (known, rest)
    }

    /// What is known so far, as a text: "S W 0 v5 -".
    pub fn text(self) -> String {
        let seat = |seat: Seat| seat.letter().to_string();
        let open = || OPEN.to_owned();
        let given = match self.given {
            Some(Given::Drawn) => "drawn".to_owned(),
            Some(Given::By(from)) => seat(from),
            None => open(),
        };
        let worth = match self.worth {
            Some(Worth::Value(value)) => format!("v{value}"),
            Some(Worth::Units(units)) => format!("u{units}"),
            None => open(),
        };
        let on_axis = self.on_axis.map_or_else(open, |one| one.to_string());
        let robbed = u8::from(self.robbed);
        let who = self.seat.map_or_else(open, seat);
        format!("{who} {given} {robbed} {worth} {on_axis}")
    }

    /// Reads that text; what can't be read isn't known.
    pub fn read(text: &str) -> Self {
        let mut parts = text.split(' ');
        let mut part = || parts.next().unwrap_or(OPEN);
        let seat = |text: &str| {
            let mut all = Seat::ALL.into_iter();
            all.find(|seat| text.chars().eq([seat.letter()]))
        };
        let who = seat(part());
        let given = match part() {
            "drawn" => Some(Given::Drawn),
            text => seat(text).map(Given::By),
        };
        let robbed = part() == "1";
        let worth = part();
        let number = |letter| worth.strip_prefix(letter)?.parse().ok();
        let value = number('v').map(Worth::Value);
        Self {
            seat: who,
            given,
            robbed,
            worth: value.or_else(|| number('u').map(Worth::Units)),
            on_axis: part().parse().ok(),
        }
    }

    /// How the winning tile came.
    pub fn win(self) -> Option<Win> {
        Some(match self.given? {
            Given::Drawn => Win::SelfDraw,
            Given::By(from) if self.robbed => Win::RobbingTheKong { from },
            Given::By(from) => Win::Discard { from },
        })
    }

    /// All that the house asks, as soon as it is known.
    pub fn facts(self, levels: Option<&Levels>) -> Option<Facts> {
        let (seat, win) = (self.seat?, self.win()?);
        let mut facts = match (self.worth?, levels) {
            (Worth::Units(units), Some(levels)) => {
                let mut facts = Facts::of_counted_win(seat, 0, win);
                facts.unset("value");
                facts.set(levels.rule.units_key, Fact::Number(units.into()));
                facts
            }
            (Worth::Value(value) | Worth::Units(value), _) => {
                Facts::of_counted_win(seat, value, win)
            }
        };
        if let (Some(Worth::Value(value)), Some(levels)) = (self.worth, levels)
            && levels.by_axis.contains(&value)
        {
            facts.set(levels.axis.key, Fact::Number(self.on_axis?.into()));
        }
        Some(facts)
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::House;

    use super::*;

    #[test]
    fn what_was_told_is_read_as_it_was_told() {
        let house: House = "riichi-ema-2025".parse().unwrap();
        let levels = Levels::of(&house);
        let ways = [Given::Drawn, Given::By(Seat::West)];
        let worths = [
            (Worth::Value(3), Some(40)),
            (Worth::Value(7), None),
            (Worth::Units(2), None),
        ];
        let all = worths
            .into_iter()
            .flat_map(|worth| ways.map(|given| (given, worth)));
        for (given, (worth, on_axis)) in all {
            let known = Known {
                seat: Some(Seat::South),
                given: Some(given),
                robbed: false,
                worth: Some(worth),
                on_axis,
            };
            let mut facts = known.facts(levels.as_ref()).unwrap();
            facts.set("liable", Fact::Seat(Seat::East));
            let (read, rest) = Known::of(&facts, levels.as_ref());
            assert_eq!(read, known);
            assert_eq!(Known::read(&known.text()), known);
            assert_eq!(rest.keys().collect::<Vec<_>>(), ["liable"]);
        }
        for text in ["- - 0 - -", "S - 0 v5 -", "E W 1 u2 40"] {
            assert_eq!(Known::read(text).text(), text);
        }
        assert_eq!(Known::read("from an older page"), Known::default());
    }

    #[test]
    fn a_level_that_fu_reach_is_named() {
        // 2,000 of base is a mangan, and 1,920 where it is rounded up.
        let says = |house: &str, han: u16, fu: u16| {
            let house: House = house.parse().unwrap();
            let known = Known {
                worth: Some(Worth::Value(han)),
                on_axis: Some(fu),
                ..Known::default()
            };
            let level = known.level(&house, Levels::of(&house).as_ref());
            level.map(|level| level.key)
        };
        assert_eq!(says("riichi-ema-2025", 3, 60), Some("mangan"));
        assert_eq!(says("riichi-ema-2016", 3, 60), None);
        assert_eq!(says("riichi-ema-2016", 3, 70), Some("mangan"));
        assert_eq!(says("riichi-ema-2025", 2, 30), None);
        // It was chosen by its name.
        assert_eq!(says("riichi-ema-2025", 6, 30), None);
    }
}
