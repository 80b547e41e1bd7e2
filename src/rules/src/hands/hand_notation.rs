//! The text form of a hand and its context, in tests, links, embeds and bug reports.
//!
//! Tokens are separated by spaces, in links by full stops, in any order:
//!
//! | token | is |
//! |---|---|
//! | `2223s` | tiles in the hand: digits, then `m` characters, `p` dots, `s` bamboo, `z` honours |
//! | `340m` | the same with a red five |
//! | `c567s` `p777s` `k7777s` `ak7777s` `ck7777s` | a chow, pung, kong, added kong, concealed kong on the table |
//! | `p777s@W` | one whose claimed tile was discarded by West |
//! | `f1` `g3` `a2` | a flower, a season, an animal |
//! | `w1s` `w1s@W` `w1s@W:robbed` | won on 1 bamboo: self-drawn, discarded by West, robbed from West's kong |
//! | `w1s@?` `w@W` `w1s:?` | the same with an unknown discarder, tile, or way of winning |
//! | `w:bonus` `w:bonus@W` | a win by bonus tiles, the last of them drawn by West |
//! | `SE` | the winner sits South, East prevails; `S?` and `?E` if one is unknown |
//! | `last-tile` `bonus-replacement=2` `no-choice@W` | a circumstance, with its count, with the seat that it is about |
//! | `dora:3p8s` `ura:1z` | the visible indicators, and those under them |
//! | `honba=2` `streak=2` `bets=1` `declared:ES` | counters and bets on the table, and who bet in this hand |
//! | `fed:full-flush@W` `fed-set:full-flush@W:no-choice` | who is liable for the winning tile or a set, and the exemption |
//!
//! Parsing reverses formatting: `parse` of `to_string` gives the same entry.

mod characters;
mod forms;
mod names;
mod read;
mod write;

use std::fmt;

use crate::hands::{HandInput, WinContextInput};
use crate::sentence;
use crate::sentence::Sentence;

pub use characters::spelled;
pub use forms::rewritten;
pub use names::named;
pub use read::{Vocabulary, parse_bonus, parse_tiles, parse_with, parse_with_red, readable_with};
pub(crate) use write::prefix;
pub use write::{tile_with_red, tiles_text, tiles_with_red, write_tiles};

/// A hand and its context as input, not validated, possibly incomplete.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WinInput {
    /// The tiles.
    pub hand: HandInput,
    /// The context of the win.
    pub context: WinContextInput,
}

/// The longest text that is parsed, in bytes.
pub const LONGEST: usize = 1000;

/// A parse error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// A part of the text that isn't a token.
    Token {
        /// The part, shortened if it is long.
        token: String,
        /// A hint.
        hint: &'static str,
    },
    /// The text is longer than [`LONGEST`].
    TooLong {
        /// How long it is, in bytes.
        length: usize,
    },
}

impl NotationError {
    /// Returns the part that can't be parsed, if it isn't the whole text.
    pub fn unread(&self) -> Option<&str> {
        match self {
            Self::Token { token, .. } => Some(token),
            Self::TooLong { .. } => None,
        }
    }

    /// Returns the error and its remedy as a sentence.
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::Token { token, hint } => {
                sentence!("“{0}” can’t be read: {1}", token.clone(), *hint)
            }
            Self::TooLong { length } => sentence!(
                "{0} characters are too many for a hand: at most {1}",
                *length,
                LONGEST
            ),
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for NotationError {}

#[cfg(test)]
mod tests {
    use super::read::{BONUS, LIABILITY, SEAT, TILES, WON, WORD};
    use crate::notation::parse;

    #[track_caller]
    fn same(text: &str) {
        assert_eq!(parse(text).expect(text).to_string(), text);
    }

    #[track_caller]
    fn refused(text: &str, message: &str) {
        let errors = parse(text).expect_err(text);
        assert_eq!(
            errors.iter().map(ToString::to_string).collect::<Vec<_>>(),
            [message]
        );
    }

    #[test]
    fn notation_round_trips() {
        same("2223s c567s p777s p555z w1s@W SE");
        same("46s456m p111z@N k2222p ak3333p@S ck4444p f1 g4 a2 w5s EE last-tile");
        same("123m w@? S? bonus-replacement=2 fed:full-flush@W fed-set:all-honors@N:no-choice");
        same("w:bonus ?N");
        same("123m streak=2");
        same("340m055p c406s p055m@E w0s@W SE dora:3p8s ura:1z honba=2 bets=1 declared:ES riichi");
        same("123m SE declared:");
        same("w1s:? no-choice@N tiles-left=0");
        same("w");
        same("");
    }

    #[test]
    fn a_reading_shows_its_groups() {
        for (text, reading) in [
            (
                "2223s c567s p777s p555z w1s@W SE",
                "123s 22s c567s p777s p555z",
            ),
            (
                "46s22s p111z ck5555p ak7777p w5s EE",
                "456s 22s p111z ck5555p ak7777p",
            ),
            (
                "66s22m55p77p66z7z44s w7z@E SE",
                "22m 55p 77p 44s 66s 66z 77z",
            ),
            ("19m19p19s1234567z w7z@E SE", "19m19p19s12345677z"),
        ] {
            let entry = parse(text).expect(text);
            let house = crate::RuleConfig::with_defaults(&crate::rule_sets::hk_old_style::RULE_SET);
            let (hand, context) = crate::check(&house, &entry).expect(text);
            let score = crate::score(&house, &hand, &context).expect(text);
            assert_eq!(score.best.reading.to_string(), reading);
        }
    }

    #[test]
    fn full_stops_are_as_good_as_spaces() {
        let entry = parse("2223s c567s p777s p555z w1s@W SE").expect("readable");
        assert_eq!(entry.to_link(), "2223s.c567s.p777s.p555z.w1s@W.SE");
        assert_eq!(parse(&entry.to_link()), Ok(entry));
    }

    #[test]
    fn unreadable_text_is_reported() {
        refused("12x", &format!("“12x” can’t be read: {TILES}"));
        refused("8z", &format!("“8z” can’t be read: {TILES}"));
        refused("12", &format!("“12” can’t be read: {TILES}"));
        refused("hello", &format!("“hello” can’t be read: {WORD}"));
        refused("0z", &format!("“0z” can’t be read: {TILES}"));
        refused(
            "honba=10000",
            "“honba=10000” can’t be read: counters and bets are numbers from 0 to 99",
        );
        refused(
            "declared:EX",
            &format!("“declared:EX” can’t be read: {SEAT}"),
        );
        refused("w1s@X", &format!("“w1s@X” can’t be read: {SEAT}"));
        refused("f5", &format!("“f5” can’t be read: {BONUS}"));
        refused("g1g2", &format!("“g1g2” can’t be read: {BONUS}"));
        refused(
            "w1s@W:drawn",
            &format!("“w1s@W:drawn” can’t be read: {WON}"),
        );
        refused(
            "fed:nothing@W",
            &format!("“fed:nothing@W” can’t be read: {LIABILITY}"),
        );
    }

    #[test]
    fn a_very_long_text_is_refused_unread() {
        refused(
            &"1m".repeat(501),
            "1002 characters are too many for a hand: at most 1000",
        );
    }
}
