//! The one text form of a hand and its situation: in tests, links, embeds, bug reports.
//!
//! Tokens are divided by spaces, in links by full stops, in any order:
//!
//! | token | is |
//! |---|---|
//! | `2223s` | tiles in the hand: digits, then `m` characters, `p` dots, `s` bamboo, `z` honours |
//! | `c567s` `p777s` `k7777s` `ak7777s` `ck7777s` | a chow, pung, kong, added kong, concealed kong on the table |
//! | `p777s@W` | one whose claimed tile was discarded by West |
//! | `f1` `g3` `a2` | a flower, a season, an animal |
//! | `w1s` `w1s@W` `w1s@W:robbed` | won on 1 bamboo: self-drawn, discarded by West, robbed from West's kong |
//! | `w1s@?` `w@W` `w1s:?` | the same while the discarder, the tile, or how it came is not known yet |
//! | `w:bonus` | a win by bonus tiles |
//! | `SE` | the winner sits South, East prevails; `S?` and `?E` while one is not known yet |
//! | `last-tile` `bonus-replacement=2` `no-choice@W` | a circumstance, with its count, with the seat that it is about |
//! | `fed:full-flush@W` `fed-set:full-flush@W:no-choice` | who fed the winning tile, or a set, of a hand with liability, and what exempts |
//!
//! What was written is what is read: `parse` of `to_string` gives the same entry.

use std::fmt::{self, Write as _};
use std::iter::repeat_n;

use crate::bonus::{BonusFamily, BonusTile};
use crate::hand::{HandInput, MeldInput};
use crate::liability::{Exempt, Fed, LiabilityKey, Stated};
use crate::meld::MeldKind;
use crate::reading::{Reading, Shape, Source};
use crate::situation::{Circumstance, SituationInput, WinBy};
use crate::tile::{Dragon, Seat, Suit, Tile, Wind};

/// A hand and its situation as they were entered. Nothing is known to be right, or complete.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The tiles.
    pub hand: HandInput,
    /// How the win came.
    pub situation: SituationInput,
}

/// A longer text is none of ours.
pub const LONGEST: usize = 1000;

/// One thing that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// This part of the text means nothing.
    Token {
        /// The part, shortened if it is long.
        token: String,
        /// What would be right.
        hint: &'static str,
    },
    /// The text is longer than [`LONGEST`].
    TooLong {
        /// How long it is, in bytes.
        length: usize,
    },
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token { token, hint } => write!(f, "“{token}” can't be read: {hint}"),
            Self::TooLong { length } => {
                write!(
                    f,
                    "{length} characters are too many for a hand: at most {LONGEST}"
                )
            }
        }
    }
}

impl std::error::Error for NotationError {}

fn unreadable(token: &str, hint: &'static str) -> NotationError {
    let mut short: String = token.chars().take(24).collect();
    if short.len() < token.len() {
        short.push('…');
    }
    NotationError::Token { token: short, hint }
}

const TILES: &str =
    "write tiles as digits and a suit letter, such as 123m, 456p, 789s, or 1z to 7z";
const BONUS: &str = "bonus tiles are f1 to f4, g1 to g4 and a1 to a4";
const COUNT: &str = "a count is a number from 0 to 255";
const SEAT: &str = "seats are E, S, W and N";
const WORD: &str = "no such circumstance is known";
const FED: &str = "write who fed a hand as fed:full-flush@W or fed-set:full-flush@W";

/// Reads a text.
///
/// # Errors
/// Every part that can't be read.
///
/// ```
/// use tilewise_rules::{Wind, notation};
/// let entry = notation::parse("2223s c567s p777s p555z w1s@W SE").unwrap();
/// assert_eq!(entry.hand.melds.len(), 3);
/// assert_eq!(entry.situation.seat, Some(Wind::South));
/// assert_eq!(entry.to_string(), "2223s c567s p777s p555z w1s@W SE");
/// ```
pub fn parse(text: &str) -> Result<Entry, Vec<NotationError>> {
    if text.len() > LONGEST {
        return Err(vec![NotationError::TooLong { length: text.len() }]);
    }
    let mut entry = Entry::default();
    let mut errors = Vec::new();
    for token in text.split([' ', '.']).filter(|token| !token.is_empty()) {
        if let Err(error) = read_token(token, &mut entry) {
            errors.push(error);
        }
    }
    if errors.is_empty() {
        Ok(entry)
    } else {
        Err(errors)
    }
}

/// Reads tiles only, such as `22s456m`.
///
/// # Errors
/// The text, if it is anything but tiles.
pub fn parse_tiles(text: &str) -> Result<Vec<Tile>, NotationError> {
    if text.len() > LONGEST {
        return Err(NotationError::TooLong { length: text.len() });
    }
    let mut tiles = Vec::new();
    let mut ranks = Vec::new();
    for letter in text.chars().filter(|letter| *letter != ' ') {
        match letter {
            '1'..='9' => ranks.extend(letter.to_digit(10).and_then(|rank| u8::try_from(rank).ok())),
            _ if ranks.is_empty() => return Err(unreadable(text, TILES)),
            _ => {
                for rank in ranks.drain(..) {
                    tiles.push(tile(rank, letter).ok_or_else(|| unreadable(text, TILES))?);
                }
            }
        }
    }
    if ranks.is_empty() {
        Ok(tiles)
    } else {
        Err(unreadable(text, TILES))
    }
}

/// Reads one bonus tile, such as `f1`.
///
/// # Errors
/// The text, if it is anything else.
pub fn parse_bonus(text: &str) -> Result<BonusTile, NotationError> {
    bonus(text).ok_or_else(|| unreadable(text, BONUS))
}

fn tile(rank: u8, letter: char) -> Option<Tile> {
    let suit = match letter {
        'm' => Suit::Characters,
        'p' => Suit::Dots,
        's' => Suit::Bamboo,
        'z' => {
            return match rank {
                1..=4 => Some(Tile::wind(Wind::ALL[usize::from(rank) - 1])),
                5..=7 => Some(Tile::dragon(Dragon::ALL[usize::from(rank) - 5])),
                _ => None,
            };
        }
        _ => return None,
    };
    Some(Tile::suited(suit, rank))
}

fn bonus(token: &str) -> Option<BonusTile> {
    let mut letters = token.chars();
    let letter = letters.next()?;
    let family = BonusFamily::ALL
        .into_iter()
        .find(|family| family.letter() == letter)?;
    let number = letters.next()?.to_digit(10)?;
    let seat = Wind::ALL.get(number.checked_sub(1)? as usize)?;
    letters
        .next()
        .is_none()
        .then(|| BonusTile::of(family, *seat))
}

fn read_token(token: &str, entry: &mut Entry) -> Result<(), NotationError> {
    if token.starts_with(|first: char| first.is_ascii_digit()) {
        entry.hand.concealed.extend(parse_tiles(token)?);
        return Ok(());
    }
    if let Some(tile) = bonus(token) {
        entry.hand.bonus.push(tile);
        return Ok(());
    }
    if let Some(fed) = token.strip_prefix("fed:") {
        return read_fed(token, fed, Fed::WinningTile, entry);
    }
    if let Some(fed) = token.strip_prefix("fed-set:") {
        return read_fed(token, fed, Fed::Set, entry);
    }
    if let Some((seat, prevailing)) = read_seats(token) {
        entry.situation.seat = seat;
        entry.situation.prevailing = prevailing;
        return Ok(());
    }
    if read_circumstance(token, entry)? {
        return Ok(());
    }
    if let Some(win) = token.strip_prefix('w') {
        return read_win(token, win, entry);
    }
    read_meld(token, entry)
}

/// Reads `word`, `word=count`, `word@seat`, `word=count@seat`; false if the word is none.
fn read_circumstance(token: &str, entry: &mut Entry) -> Result<bool, NotationError> {
    let (rest, seat) = token
        .split_once('@')
        .map_or((token, None), |(rest, seat)| (rest, Some(seat)));
    let (word, count) = rest
        .split_once('=')
        .map_or((rest, None), |(word, count)| (word, Some(count)));
    let Some(one) = Circumstance::from_key(word) else {
        return Ok(false);
    };
    let mut all = entry.situation.circumstances.with(one);
    if let Some(count) = count {
        let count = count.parse().map_err(|_| unreadable(token, COUNT))?;
        all = all.with_count(one, count);
    }
    if let Some(seat) = seat {
        all = all.with_seat(one, read_seat(token, seat)?);
    }
    entry.situation.circumstances = all;
    Ok(true)
}

fn read_seats(token: &str) -> Option<(Option<Seat>, Option<Seat>)> {
    let mut letters = token.chars();
    let (seat, prevailing) = (letters.next()?, letters.next()?);
    if letters.next().is_some() {
        return None;
    }
    let wind = |letter| match letter {
        '?' => Some(None),
        _ => Wind::from_letter(letter).map(Some),
    };
    Some((wind(seat)?, wind(prevailing)?))
}

fn read_seat(token: &str, text: &str) -> Result<Seat, NotationError> {
    let mut letters = text.chars();
    match (letters.next().and_then(Wind::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(unreadable(token, SEAT)),
    }
}

fn read_win(token: &str, win: &str, entry: &mut Entry) -> Result<(), NotationError> {
    if win == ":bonus" {
        entry.situation.by = Some(WinBy::BonusTiles);
        return Ok(());
    }
    let (win, known) = win
        .strip_suffix(":?")
        .map_or((win, true), |win| (win, false));
    let (tile, from) = match win.split_once('@') {
        Some((tile, from)) => (tile, Some(from)),
        None => (win, None),
    };
    entry.hand.winning_tile = match parse_tiles(tile)?.as_slice() {
        [] => entry.hand.winning_tile,
        [tile] => Some(*tile),
        _ => return Err(unreadable(token, "a hand is won on one tile")),
    };
    let Some(from) = from else {
        entry.situation.by = known.then_some(WinBy::SelfDraw);
        return Ok(());
    };
    let (from, by) = match from.strip_suffix(":robbed") {
        Some(from) => (from, WinBy::RobbingTheKong),
        None => (from, WinBy::Discard),
    };
    entry.situation.by = Some(by);
    entry.situation.from = if from == "?" {
        None
    } else {
        Some(read_seat(token, from)?)
    };
    Ok(())
}

fn read_meld(token: &str, entry: &mut Entry) -> Result<(), NotationError> {
    let kinds = [
        ("ak", MeldKind::AddedKong),
        ("ck", MeldKind::ConcealedKong),
        ("c", MeldKind::Chow),
        ("p", MeldKind::Pung),
        ("k", MeldKind::Kong),
    ];
    let meld = kinds.into_iter().find_map(|(prefix, kind)| {
        let rest = token.strip_prefix(prefix)?;
        rest.starts_with(|first: char| first.is_ascii_digit())
            .then_some((kind, rest))
    });
    let Some((kind, rest)) = meld else {
        return Err(unreadable(token, WORD));
    };
    let (tiles, from) = match rest.split_once('@') {
        Some((tiles, from)) => (tiles, Some(read_seat(token, from)?)),
        None => (rest, None),
    };
    entry.hand.melds.push(MeldInput {
        kind,
        tiles: parse_tiles(tiles)?,
        from,
    });
    Ok(())
}

fn read_fed(token: &str, text: &str, fed: Fed, entry: &mut Entry) -> Result<(), NotationError> {
    let wrong = || unreadable(token, FED);
    let (key, rest) = text.split_once('@').ok_or_else(wrong)?;
    let key = LiabilityKey::from_key(key).ok_or_else(wrong)?;
    let (seat, exempt) = match rest.split_once(':') {
        Some((seat, exempt)) => (seat, Some(Exempt::from_key(exempt).ok_or_else(wrong)?)),
        None => (rest, None),
    };
    let seat = read_seat(token, seat)?;
    entry.situation.liability.push(Stated {
        key,
        seat,
        fed,
        exempt,
    });
    Ok(())
}

/// Writes tiles, those of a suit together in the order given: `22s456m`.
///
/// # Errors
/// None of its own.
pub fn write_tiles(f: &mut fmt::Formatter<'_>, tiles: impl Iterator<Item = Tile>) -> fmt::Result {
    let mut suit = None;
    for tile in tiles {
        let (letter, digit) = letters(tile);
        if let Some(before) = suit.filter(|before| *before != letter) {
            f.write_char(before)?;
        }
        f.write_char(digit)?;
        suit = Some(letter);
    }
    suit.map_or(Ok(()), |letter| f.write_char(letter))
}

/// The letter of the group of a tile, and the digit in it.
const fn letters(tile: Tile) -> (char, char) {
    let letter = ['m', 'p', 's', 'z'][tile.index() / 9];
    (letter, b"123456789"[tile.index() % 9] as char)
}

struct Tiles<'a>(&'a [Tile]);

impl fmt::Display for Tiles<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tiles(f, self.0.iter().copied())
    }
}

/// Tiles as a text, such as `22s456m`.
pub fn tiles_text(tiles: &[Tile]) -> String {
    Tiles(tiles).to_string()
}

/// What stands before the tiles of a meld.
const fn prefix(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => "c",
        MeldKind::Pung => "p",
        MeldKind::Kong => "k",
        MeldKind::AddedKong => "ak",
        MeldKind::ConcealedKong => "ck",
    }
}

/// The groups of a hand: sets in the hand, the pair, then the sets on the table, such as
/// `123s 22s c567s p777s p555z`.
impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.shape {
            Shape::Sets { sets, pair } => {
                for one in sets.iter().filter(|one| one.source == Source::Hand) {
                    write!(f, "{} ", one.set)?;
                }
                write_tiles(f, [*pair; 2].into_iter())?;
                for one in sets {
                    if let Source::Table(kind) = one.source {
                        write!(f, " {}{}", prefix(kind), one.set)?;
                    }
                }
                Ok(())
            }
            Shape::SevenPairs(pairs) => {
                for (place, &pair) in pairs.iter().enumerate() {
                    f.write_str(if place == 0 { "" } else { " " })?;
                    write_tiles(f, [pair; 2].into_iter())?;
                }
                Ok(())
            }
            Shape::ThirteenOrphans(twice) => {
                let orphans = Tile::ALL
                    .into_iter()
                    .filter(|tile| tile.is_terminal() || tile.is_honor());
                let times = |tile| 1 + usize::from(tile == *twice);
                write_tiles(f, orphans.flat_map(|tile| repeat_n(tile, times(tile))))
            }
        }
    }
}

impl Entry {
    /// The text for a link: full stops instead of spaces.
    pub fn to_link(&self) -> String {
        self.to_string().replace(' ', ".")
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        let hand = &self.hand;
        if !hand.concealed.is_empty() {
            words.push(tiles_text(&hand.concealed));
        }
        for meld in &hand.melds {
            let prefix = prefix(meld.kind);
            let from = meld
                .from
                .map(|seat| format!("@{}", seat.letter()))
                .unwrap_or_default();
            words.push(format!("{prefix}{}{from}", tiles_text(&meld.tiles)));
        }
        words.extend(hand.bonus.iter().map(ToString::to_string));
        words.extend(self.win_text());
        let situation = &self.situation;
        if situation.seat.is_some() || situation.prevailing.is_some() {
            let letter = |seat: Option<Seat>| seat.map_or('?', Seat::letter);
            words.push(format!(
                "{}{}",
                letter(situation.seat),
                letter(situation.prevailing)
            ));
        }
        for one in situation.circumstances.iter() {
            let all = &situation.circumstances;
            let count = all
                .count(one)
                .map(|count| format!("={count}"))
                .unwrap_or_default();
            let seat = all
                .seat(one)
                .map(|seat| format!("@{}", seat.letter()))
                .unwrap_or_default();
            words.push(format!("{}{count}{seat}", one.key()));
        }
        for one in &situation.liability {
            let fed = match one.fed {
                Fed::WinningTile => "fed",
                Fed::Set => "fed-set",
            };
            let exempt = one
                .exempt
                .map(|exempt| format!(":{}", exempt.key()))
                .unwrap_or_default();
            words.push(format!(
                "{fed}:{}@{}{exempt}",
                one.key.key(),
                one.seat.letter()
            ));
        }
        f.write_str(&words.join(" "))
    }
}

impl Entry {
    fn win_text(&self) -> Option<String> {
        let tile = self
            .hand
            .winning_tile
            .map(|tile| tile.to_string())
            .unwrap_or_default();
        let from = self.situation.from.map_or('?', Seat::letter);
        match self.situation.by {
            Some(WinBy::SelfDraw) => Some(format!("w{tile}")),
            Some(WinBy::Discard) => Some(format!("w{tile}@{from}")),
            Some(WinBy::RobbingTheKong) => Some(format!("w{tile}@{from}:robbed")),
            Some(WinBy::BonusTiles) => Some("w:bonus".to_owned()),
            None if tile.is_empty() => None,
            None => Some(format!("w{tile}:?")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn same(text: &str) {
        assert_eq!(parse(text).expect(text).to_string(), text);
    }

    #[track_caller]
    fn refused(text: &str, says: &str) {
        let errors = parse(text).expect_err(text);
        assert_eq!(
            errors.iter().map(ToString::to_string).collect::<Vec<_>>(),
            [says]
        );
    }

    #[test]
    fn writes_what_it_read() {
        same("2223s c567s p777s p555z w1s@W SE");
        same("46s456m p111z@N k2222p ak3333p@S ck4444p f1 g4 a2 w5s EE last-tile");
        same("123m w@? S? bonus-replacement=2 fed:full-flush@W fed-set:all-honors@N:no-choice");
        same("w:bonus ?N");
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
            let house = crate::House::book(&crate::ruleset::hk_old_style::BOOK);
            let (hand, situation) = crate::check(&house, &entry).expect(text);
            let score = crate::score(&house, &hand, &situation).expect(text);
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
    fn says_what_it_cannot_read() {
        refused("12x", &format!("“12x” can't be read: {TILES}"));
        refused("8z", &format!("“8z” can't be read: {TILES}"));
        refused("12", &format!("“12” can't be read: {TILES}"));
        refused("hello", &format!("“hello” can't be read: {WORD}"));
        refused("w1s@X", &format!("“w1s@X” can't be read: {SEAT}"));
        refused(
            "fed:nothing@W",
            &format!("“fed:nothing@W” can't be read: {FED}"),
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
