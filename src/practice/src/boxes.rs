//! Spaced repetition by Leitner boxes.

use std::collections::BTreeMap;
use std::fmt;

use crate::{Day, Topic};

/// The state of one topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct BoxedTopic {
    /// The box, from 0.
    place: u8,
    /// The day of the last reply.
    day: Day,
}

/// Topics in boxes. A right reply moves a topic to the next box, which comes up again after more days; a wrong one
/// moves it to the first.
///
/// ```
/// use tilewise_practice::{Day, LeitnerBoxes, Topic};
/// use tilewise_rules::RuleConfig;
/// let config: RuleConfig = "hk-old-style".parse().unwrap();
/// let topic = Topic::of_element(&config, config.rule_set().element("all-pungs").unwrap());
/// let today = Day::from_date(2026, 11, 29).unwrap();
/// let mut boxes = LeitnerBoxes::default();
/// boxes.record(&topic, false, today);
/// assert_eq!(boxes.due(today.plus(1)), [topic]);
/// let text = boxes.to_string();
/// assert_eq!(LeitnerBoxes::read(&text), (boxes, 0));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeitnerBoxes {
    topics: BTreeMap<Topic, BoxedTopic>,
}

/// The version of the text.
const VERSION: u8 = 1;

/// Returns the first line of the text.
fn head() -> String {
    format!("{} {VERSION}", env!("CARGO_PKG_NAME"))
}

impl LeitnerBoxes {
    /// The number of days after which each box comes up again.
    pub const DAYS: [u32; 5] = [1, 3, 7, 14, 30];

    /// The most topics: those that were practised longest ago are dropped.
    pub const MOST: usize = 5_000;

    /// Records a reply. A day before that of the last reply, from a wrong clock, counts as that day.
    pub fn record(&mut self, topic: &Topic, is_right: bool, day: Day) {
        let before = self.topics.get(topic).copied();
        let day = before.map_or(day, |before| before.day.max(day));
        let last = u8::try_from(Self::DAYS.len() - 1).unwrap_or(u8::MAX);
        let place = match before {
            _ if !is_right => 0,
            // A topic is known once a day: replies in a row don't move it on.
            Some(before) if before.day == day && before.place > 0 => before.place,
            Some(before) => (before.place + 1).min(last),
            None => 1,
        };
        self.topics.insert(topic.clone(), BoxedTopic { place, day });
        self.drop_surplus();
    }

    /// Returns the topics that come up on a day, those of the first boxes first.
    pub fn due(&self, day: Day) -> Vec<Topic> {
        let is_due = |state: &BoxedTopic| {
            let days = Self::DAYS.get(usize::from(state.place));
            days.is_none_or(|&days| state.day.plus(days) <= day)
        };
        let due = self.topics.iter().filter(|(_, state)| is_due(state));
        let mut due: Vec<_> = due.collect();
        due.sort_by_key(|(_, state)| (state.place, state.day));
        due.into_iter().map(|(topic, _)| topic.clone()).collect()
    }

    /// Returns the box of a topic, from 0; `None` if it never came up.
    pub fn place(&self, topic: &Topic) -> Option<u8> {
        self.topics.get(topic).map(|state| state.place)
    }

    /// Returns the number of topics in each box of a rule set, by its key.
    pub fn counts(&self, rule_set: &str) -> [usize; Self::DAYS.len()] {
        let mut counts = [0; Self::DAYS.len()];
        let own = self.topics.iter();
        for (_, state) in own.filter(|(topic, _)| topic.rule_set() == rule_set) {
            if let Some(count) = counts.get_mut(usize::from(state.place)) {
                *count += 1;
            }
        }
        counts
    }

    /// Returns whether there are no topics.
    pub fn is_empty(&self) -> bool {
        self.topics.is_empty()
    }

    /// Adds the topics of other boxes, such as those of a backup: of two states the one of the last reply stays, and
    /// of the same day the one in the lower box.
    pub fn merge(&mut self, other: &Self) {
        for (topic, &state) in &other.topics {
            let newest = |before: &BoxedTopic| {
                (state.day, std::cmp::Reverse(state.place))
                    > (before.day, std::cmp::Reverse(before.place))
            };
            if self.topics.get(topic).is_none_or(newest) {
                self.topics.insert(topic.clone(), state);
            }
        }
        self.drop_surplus();
    }

    /// Reads a text as far as possible, and returns the number of lines that can't be read.
    pub fn read(text: &str) -> (Self, usize) {
        let mut boxes = Self::default();
        let mut unread = 0;
        let head = head();
        for line in text.lines().map(str::trim) {
            if line.is_empty() || line == head {
                continue;
            }
            match read_line(line) {
                Some((topic, state)) => {
                    // Of a topic that is there twice, the last reply counts.
                    let mut one = Self::default();
                    one.topics.insert(topic, state);
                    boxes.merge(&one);
                }
                None => unread += 1,
            }
        }
        (boxes, unread)
    }

    fn drop_surplus(&mut self) {
        while self.topics.len() > Self::MOST {
            let oldest = self.topics.iter().min_by_key(|(_, state)| state.day);
            let Some(oldest) = oldest.map(|(topic, _)| topic.clone()) else {
                return;
            };
            self.topics.remove(&oldest);
        }
    }
}

/// Reads a line: rule set, element or clause, box, day.
fn read_line(line: &str) -> Option<(Topic, BoxedTopic)> {
    let mut words = line.split(' ');
    let topic = Topic::from_parts(words.next()?, words.next()?)?;
    let place: u8 = words.next()?.parse().ok()?;
    let day = Day::parse(words.next()?)?;
    let is_valid = usize::from(place) < LeitnerBoxes::DAYS.len() && words.next().is_none();
    is_valid.then_some((topic, BoxedTopic { place, day }))
}

impl fmt::Display for LeitnerBoxes {
    /// Formats the boxes as lines, after one with the version.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}", head())?;
        for (topic, state) in &self.topics {
            writeln!(f, "{topic} {} {}", state.place, state.day)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn topic(about: &str) -> Topic {
        Topic::from_parts("some-rules", about).expect("a topic")
    }

    fn day(day: u8) -> Day {
        Day::from_date(2026, 11, day).expect("a date")
    }

    #[test]
    fn right_replies_lengthen_the_interval() {
        let mut boxes = LeitnerBoxes::default();
        let one = topic("all-pungs");
        boxes.record(&one, false, day(1));
        assert_eq!(boxes.due(day(1)), []);
        assert_eq!(boxes.due(day(2)), std::slice::from_ref(&one));
        boxes.record(&one, true, day(2));
        assert_eq!(boxes.due(day(4)), []);
        assert_eq!(boxes.due(day(5)), std::slice::from_ref(&one));
        // Twice on a day counts once.
        boxes.record(&one, true, day(5));
        boxes.record(&one, true, day(5));
        assert_eq!(boxes.place(&one), Some(2));
        boxes.record(&one, false, day(5));
        assert_eq!(boxes.counts("some-rules"), [1, 0, 0, 0, 0]);
        assert_eq!(boxes.counts("other-rules"), [0; 5]);
    }

    #[test]
    fn due_topics_begin_with_the_first_box() {
        let mut boxes = LeitnerBoxes::default();
        boxes.record(&topic("known"), true, day(1));
        boxes.record(&topic("missed"), false, day(2));
        boxes.record(&topic("missed-before"), false, day(1));
        let due = boxes.due(day(20));
        let keys: Vec<_> = due.iter().map(Topic::about).collect();
        assert_eq!(keys, ["missed-before", "missed", "known"]);
    }

    #[test]
    fn merge_keeps_the_last_reply() {
        let (mut one, mut two) = (LeitnerBoxes::default(), LeitnerBoxes::default());
        one.record(&topic("a"), true, day(3));
        two.record(&topic("a"), false, day(4));
        two.record(&topic("b"), false, day(1));
        let mut both = one.clone();
        both.merge(&two);
        assert_eq!(both.place(&topic("a")), Some(0));
        assert_eq!(both.place(&topic("b")), Some(0));
        two.merge(&one);
        assert_eq!(both, two);
        let merged = both.clone();
        both.merge(&merged);
        assert_eq!(both, merged);
    }

    #[test]
    fn damaged_lines_are_left_out() {
        let text = "tilewise-practice 1\nmcr a 1 2026-11-01\nmcr b 9 2026-11-01\nmcr c 1\n\u{0}\n\
                    mcr d 1 2026-13-01\nmcr a 0 2026-11-02\nmcr e 2 2026-11-03 more\n";
        let (boxes, unread) = LeitnerBoxes::read(text);
        assert_eq!(unread, 5);
        assert_eq!(
            boxes.to_string(),
            "tilewise-practice 1\nmcr a 0 2026-11-02\n"
        );
    }

    #[test]
    fn surplus_topics_are_dropped_oldest_first() {
        let mut boxes = LeitnerBoxes::default();
        boxes.record(&topic("oldest"), true, day(1));
        for number in 0..LeitnerBoxes::MOST {
            boxes.record(&topic(&format!("t{number}")), true, day(2));
        }
        assert_eq!(boxes.topics.len(), LeitnerBoxes::MOST);
        assert_eq!(boxes.place(&topic("oldest")), None);
    }
}
