//! Parsing of the notation.

use super::{LONGEST, NotationError, WinInput};
use crate::hands::{
    Circumstance, Counter, LiableTile, MeldInput, MeldKind, StatedLiability, TableStakes, WinBy,
};
use crate::tiles::{BonusFamily, BonusTile, Dragon, RedFives, Seat, Suit, Tile, Wind};

fn unreadable(token: &str, hint: &'static str) -> NotationError {
    let mut short: String = token.chars().take(24).collect();
    if short.len() < token.len() {
        short.push('…');
    }
    NotationError::Token { token: short, hint }
}

pub(super) const TILES: &str =
    "write tiles as digits and a suit letter, such as 123m, 456p, 789s, or 1z to 7z";
pub(super) const BONUS: &str = "bonus tiles are f1 to f4, g1 to g4 and a1 to a4";
const BONUS_WIN: &str = "write a win by bonus tiles as w:bonus, or w:bonus@W if West drew the last";
pub(super) const COUNT: &str = "a count is a number from 0 to 255";
const STAKES: &str = "counters and bets are numbers from 0 to 99";
pub(super) const SEAT: &str = "seats are E, S, W and N";
pub(super) const WORD: &str = "no such circumstance is known, leave it out";
pub(super) const WON: &str =
    "write a drawn tile as w5p, a discarded one as w5p@W, a robbed one as w5p@W:robbed";
pub(super) const LIABILITY: &str =
    "write who fed a hand as fed:full-flush@W or fed-set:full-flush@W";

/// The keys that the notation accepts: returns the key of a text, if a rule set has it.
pub trait Vocabulary {
    /// Returns the key of a liability.
    fn liability(&self, key: &str) -> Option<&'static str>;
    /// Returns the key of an exemption.
    fn exemption(&self, key: &str) -> Option<&'static str>;
}

/// Parses a text with this vocabulary.
///
/// # Errors
/// Every part that can't be parsed.
pub fn parse_with(text: &str, words: &dyn Vocabulary) -> Result<WinInput, Vec<NotationError>> {
    let (entry, errors) = readable_with(text, words);
    if errors.is_empty() {
        Ok(entry)
    } else {
        Err(errors)
    }
}

/// Parses a text as far as possible with this vocabulary, and returns every part that can't be parsed.
pub fn readable_with(text: &str, words: &dyn Vocabulary) -> (WinInput, Vec<NotationError>) {
    if text.len() > LONGEST {
        let error = NotationError::TooLong { length: text.len() };
        return (WinInput::default(), vec![error]);
    }
    let mut entry = WinInput::default();
    let mut errors = Vec::new();
    for token in text.split([' ', '.']).filter(|token| !token.is_empty()) {
        if let Err(error) = read_token(token, words, &mut entry) {
            errors.push(error);
        }
    }
    (entry, errors)
}

/// Parses tiles only, such as `22s456m`.
///
/// # Errors
/// The text, if it isn't tiles only.
pub fn parse_tiles(text: &str) -> Result<Vec<Tile>, NotationError> {
    let (tiles, red) = parse_with_red(text)?;
    if red.is_empty() {
        Ok(tiles)
    } else {
        Err(unreadable(text, TILES))
    }
}

/// Parses tiles with red fives, such as `340m`, and returns the red fives.
///
/// # Errors
/// The text, if it isn't tiles only.
pub fn parse_with_red(text: &str) -> Result<(Vec<Tile>, RedFives), NotationError> {
    if text.len() > LONGEST {
        return Err(NotationError::TooLong { length: text.len() });
    }
    let mut tiles = Vec::with_capacity(text.len());
    let mut red = RedFives::NONE;
    let mut rest = text;
    while let Some(place) = rest.find(|one: char| !one.is_ascii_digit() && one != ' ') {
        let (digits, after) = rest.split_at(place);
        let mut after = after.chars();
        let letter = after.next().unwrap_or_default();
        let before = tiles.len();
        for digit in digits.bytes().filter(u8::is_ascii_digit) {
            let is_red = digit == b'0';
            let rank = if is_red { 5 } else { digit - b'0' };
            let tile = tile(rank, letter).ok_or_else(|| unreadable(text, TILES))?;
            if is_red {
                red = red.with(tile.suit().ok_or_else(|| unreadable(text, TILES))?);
            }
            tiles.push(tile);
        }
        if tiles.len() == before {
            return Err(unreadable(text, TILES));
        }
        rest = after.as_str();
    }
    if rest.contains(|one: char| one.is_ascii_digit()) {
        return Err(unreadable(text, TILES));
    }
    Ok((tiles, red))
}

/// Parses one bonus tile, such as `f1`.
///
/// # Errors
/// The text, if it isn't one.
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
        .then(|| BonusTile::new(family, *seat))
}

fn read_token(
    token: &str,
    words: &dyn Vocabulary,
    entry: &mut WinInput,
) -> Result<(), NotationError> {
    if token.starts_with(|first: char| first.is_ascii_digit()) {
        let (tiles, red) = parse_with_red(token)?;
        entry.hand.concealed.extend(tiles);
        entry.hand.red = entry.hand.red.union(red);
        return Ok(());
    }
    if let Some(tile) = bonus(token) {
        entry.hand.bonus.push(tile);
        return Ok(());
    }
    if let [b'f' | b'g' | b'a', b'0'..=b'9', ..] = token.as_bytes() {
        return Err(unreadable(token, BONUS));
    }
    if let Some(text) = token.strip_prefix("fed:") {
        let stated = read_liability(token, text, LiableTile::WinningTile, words)?;
        entry.context.liability.push(stated);
        return Ok(());
    }
    if let Some(text) = token.strip_prefix("fed-set:") {
        let stated = read_liability(token, text, LiableTile::Set, words)?;
        entry.context.liability.push(stated);
        return Ok(());
    }
    if read_dora_and_stakes(token, entry)? {
        return Ok(());
    }
    if let Some((seat, prevailing)) = read_seats(token) {
        entry.context.seat = seat;
        entry.context.prevailing = prevailing;
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

/// Parses indicators, counters and bets; false if the token is none of them.
fn read_dora_and_stakes(token: &str, entry: &mut WinInput) -> Result<bool, NotationError> {
    let stakes = &mut entry.context.stakes;
    let number = |text: &str| match text.parse() {
        Ok(number) if number <= TableStakes::MOST => Ok(number),
        _ => Err(unreadable(token, STAKES)),
    };
    if let Some(tiles) = token.strip_prefix("dora:") {
        entry.hand.dora.extend(parse_with_red(tiles)?.0);
    } else if let Some(tiles) = token.strip_prefix("ura:") {
        entry.hand.ura.extend(parse_with_red(tiles)?.0);
    } else if let Some(text) = token.strip_prefix("bets=") {
        stakes.bets = number(text)?;
    } else if let Some((counter, text)) = counter(token) {
        *stakes = stakes.with_count(counter, number(text)?);
    } else if let Some(seats) = token.strip_prefix("declared:") {
        let mut declared = [false; 4];
        for letter in seats.chars() {
            let seat = Wind::from_letter(letter).ok_or_else(|| unreadable(token, SEAT))?;
            declared[seat as usize] = true;
        }
        stakes.declared = Some(declared);
    } else {
        return Ok(false);
    }
    Ok(true)
}

/// Splits `honba=2` or `streak=2`.
fn counter(token: &str) -> Option<(Counter, &str)> {
    let (word, count) = token.split_once('=')?;
    let mut all = Counter::ALL.into_iter();
    Some((all.find(|one| one.key() == word)?, count))
}

/// Parses `word`, `word=count`, `word@seat`, `word=count@seat`; false if the word isn't a circumstance.
fn read_circumstance(token: &str, entry: &mut WinInput) -> Result<bool, NotationError> {
    let (rest, seat) = token
        .split_once('@')
        .map_or((token, None), |(rest, seat)| (rest, Some(seat)));
    let (word, count) = rest
        .split_once('=')
        .map_or((rest, None), |(word, count)| (word, Some(count)));
    let Some(one) = Circumstance::from_key(word) else {
        return Ok(false);
    };
    let mut all = entry.context.circumstances.with(one);
    if let Some(count) = count {
        let count = count.parse().map_err(|_| unreadable(token, COUNT))?;
        all = all.with_count(one, count);
    }
    if let Some(seat) = seat {
        all = all.with_seat(one, read_seat(token, seat)?);
    }
    entry.context.circumstances = all;
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

fn read_win(token: &str, win: &str, entry: &mut WinInput) -> Result<(), NotationError> {
    if let Some((tile, from)) = win.split_once(":bonus") {
        entry.context.by = Some(WinBy::BonusTiles);
        entry.context.from = None;
        if let Some(seat) = from.strip_prefix('@') {
            entry.context.from = Some(read_seat(token, seat)?);
        } else if !from.is_empty() {
            return Err(unreadable(token, BONUS_WIN));
        }
        return read_winning_tile(token, tile, entry);
    }
    let (win, is_known) = win
        .strip_suffix(":?")
        .map_or((win, true), |win| (win, false));
    let (tile, from) = match win.split_once('@') {
        Some((tile, from)) => (tile, Some(from)),
        None => (win, None),
    };
    read_winning_tile(token, tile, entry)?;
    let Some(from) = from else {
        entry.context.from = None;
        entry.context.by = is_known.then_some(WinBy::SelfDraw);
        return Ok(());
    };
    let (from, by) = match from.strip_suffix(":robbed") {
        Some(from) => (from, WinBy::RobbingTheKong),
        None => (from, WinBy::Discard),
    };
    entry.context.by = Some(by);
    entry.context.from = if from == "?" {
        None
    } else if from.contains(':') {
        return Err(unreadable(token, WON));
    } else {
        Some(read_seat(token, from)?)
    };
    Ok(())
}

fn read_winning_tile(token: &str, tile: &str, entry: &mut WinInput) -> Result<(), NotationError> {
    let (tiles, red) = parse_with_red(tile)?;
    match tiles.as_slice() {
        [] => {}
        [tile] => {
            entry.hand.winning_tile = Some(*tile);
            entry.hand.red_winning = !red.is_empty();
        }
        _ => return Err(unreadable(token, "a hand is won on one tile")),
    }
    Ok(())
}

fn read_meld(token: &str, entry: &mut WinInput) -> Result<(), NotationError> {
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
    let (tiles, red) = parse_with_red(tiles)?;
    entry.hand.melds.push(MeldInput {
        kind,
        tiles,
        from,
        red,
    });
    Ok(())
}

fn read_liability(
    token: &str,
    text: &str,
    tile: LiableTile,
    words: &dyn Vocabulary,
) -> Result<StatedLiability, NotationError> {
    let wrong = || unreadable(token, LIABILITY);
    let (key, rest) = text.split_once('@').ok_or_else(wrong)?;
    let key = words.liability(key).ok_or_else(wrong)?;
    let (seat, exempt) = match rest.split_once(':') {
        Some((seat, exempt)) => (seat, Some(words.exemption(exempt).ok_or_else(wrong)?)),
        None => (rest, None),
    };
    Ok(StatedLiability {
        key,
        seat: read_seat(token, seat)?,
        tile,
        exempt,
    })
}
