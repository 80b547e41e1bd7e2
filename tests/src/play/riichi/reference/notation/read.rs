//! Parser of an entry.

use std::str::FromStr;

use crate::play::riichi::reference::entry::{
    Circumstance, Meld, MeldKind, PaoCause, WinBy, WinEntry,
};
use crate::play::riichi::reference::tiles::{Seat, Suit, Tile};

/// Parses tiles: digits, then the letter of their suit, any number of times.
fn tiles(text: &str) -> Result<Vec<Tile>, String> {
    let wrong = || format!("{text} are no tiles");
    let (mut tiles, mut ranks) = (Vec::new(), Vec::new());
    for letter in text.chars() {
        let suit = match letter {
            'm' => Suit::Characters,
            'p' => Suit::Dots,
            's' => Suit::Bamboo,
            'z' => Suit::Honours,
            _ => {
                let digit = letter
                    .to_digit(10)
                    .and_then(|digit| u8::try_from(digit).ok());
                ranks.push(digit.ok_or_else(wrong)?);
                continue;
            }
        };
        let highest = if suit == Suit::Honours { 7 } else { 9 };
        for rank in ranks.drain(..) {
            if rank > highest || rank == 0 && suit == Suit::Honours {
                return Err(wrong());
            }
            tiles.push(match rank {
                0 => Tile::red_five(suit),
                _ => Tile::new(suit, rank),
            });
        }
    }
    if ranks.is_empty() {
        Ok(tiles)
    } else {
        Err(wrong())
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    let named = |seat: &Seat| seat.letter().to_string() == text;
    let all = Seat::ALL.into_iter();
    all.clone()
        .find(named)
        .ok_or_else(|| format!("{text} is no seat"))
}

/// Splits a text at a sign.
fn around(text: &str, sign: char) -> (&str, Option<&str>) {
    match text.split_once(sign) {
        Some((before, after)) => (before, Some(after)),
        None => (text, None),
    }
}

fn meld(kind: MeldKind, text: &str) -> Result<Meld, String> {
    let (text, from) = around(text, '@');
    Ok(Meld {
        kind,
        tiles: tiles(text)?,
        from: from.map(seat).transpose()?,
    })
}

fn won(text: &str) -> Result<(Tile, WinBy), String> {
    let (text, robbed) = around(text, ':');
    let (text, from) = around(text, '@');
    let by = match (from, robbed) {
        (None, None) => WinBy::SelfDraw,
        (Some(from), None) => WinBy::Discard(seat(from)?),
        (Some(from), Some("robbed")) => WinBy::Robbing(seat(from)?),
        _ => return Err(format!("{text} came in no way")),
    };
    match tiles(text)?[..] {
        [tile] => Ok((tile, by)),
        _ => Err(format!("{text} is not one tile")),
    }
}

fn number(text: &str) -> Result<i64, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

impl FromStr for WinEntry {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut entry = Self {
            concealed: Vec::new(),
            melds: Vec::new(),
            winning: Tile::honour(1),
            by: WinBy::SelfDraw,
            seat: Seat::East,
            round: Seat::East,
            circumstances: Vec::new(),
            dora: Vec::new(),
            ura: Vec::new(),
            honba: 0,
            bets: 0,
            declared: Vec::new(),
            liability: Vec::new(),
        };
        for token in text.split_whitespace() {
            entry.token(token)?;
        }
        Ok(entry)
    }
}

impl WinEntry {
    fn token(&mut self, token: &str) -> Result<(), String> {
        let named = |one: &Circumstance| one.key() == token;
        if let Some(one) = Circumstance::ALL.into_iter().find(named) {
            self.circumstances.push(one);
            return Ok(());
        }
        if let Some((word, rest)) = token.split_once([':', '='])
            && self.read_table_word(word, rest)?
        {
            return Ok(());
        }
        let melds = [
            ("ck", MeldKind::ConcealedKong),
            ("ak", MeldKind::AddedKong),
            ("c", MeldKind::Chow),
            ("p", MeldKind::Pung),
            ("k", MeldKind::Kong),
        ];
        for (letters, kind) in melds {
            if let Some(rest) = token.strip_prefix(letters) {
                self.melds.push(meld(kind, rest)?);
                return Ok(());
            }
        }
        if let Some(rest) = token.strip_prefix('w') {
            (self.winning, self.by) = won(rest)?;
        } else if token.starts_with(|letter: char| letter.is_ascii_digit()) {
            self.concealed.extend(tiles(token)?);
        } else if let [own, round] = token.chars().collect::<Vec<_>>()[..] {
            self.seat = seat(&own.to_string())?;
            self.round = seat(&round.to_string())?;
        } else {
            return Err(format!("{token} means nothing"));
        }
        Ok(())
    }

    /// Parses a word about the table. Returns whether it is such a word.
    fn read_table_word(&mut self, word: &str, rest: &str) -> Result<bool, String> {
        match word {
            "dora" => self.dora = tiles(rest)?,
            "ura" => self.ura = tiles(rest)?,
            "honba" => self.honba = number(rest)?,
            "bets" => self.bets = number(rest)?,
            "declared" => {
                let letters = rest.chars().map(|letter| seat(&letter.to_string()));
                self.declared = letters.collect::<Result<_, _>>()?;
            }
            "fed-set" => {
                let (key, from) = around(rest, '@');
                let cause = PaoCause::ALL.into_iter().find(|cause| cause.key() == key);
                let cause = cause.ok_or_else(|| format!("{key} can’t be fed"))?;
                self.liability.push((cause, seat(from.unwrap_or(""))?));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
