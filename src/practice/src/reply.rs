//! The reply of a person to an exercise.

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};

use tilewise_rules::{Tile, TileSet, notation};

/// The reply of a person to an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// One of the [`Choices`](crate::Choices), by its position.
    Choice(usize),
    /// The elements that count, by their positions in [`ExerciseTask::Elements`](crate::ExerciseTask::Elements).
    Elements(BTreeSet<usize>),
    /// The tiles that complete the hand, and the one that pays most if the exercise has one.
    Waits {
        /// The tiles.
        tiles: TileSet,
        /// The tile that pays most.
        best: Option<Tile>,
    },
}

/// The reply as text, by which a device keeps it: `choice 2`, `elements 0 3`, `waits 2s 5s best 5s`.
impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choice(place) => {
                f.write_str("choice")?;
                write!(f, " {place}")
            }
            Self::Elements(places) => {
                f.write_str("elements")?;
                places.iter().try_for_each(|place| write!(f, " {place}"))
            }
            Self::Waits { tiles, best } => {
                f.write_str("waits")?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))?;
                let Some(best) = best else {
                    return Ok(());
                };
                f.write_char(' ')?;
                f.write_str("best")?;
                write!(f, " {best}")
            }
        }
    }
}

impl Reply {
    /// Parses the text of a reply.
    pub fn parse(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        match words.next()? {
            "choice" => words.next()?.parse().ok().map(Self::Choice),
            "elements" => {
                let places: Result<_, _> = words.map(str::parse).collect();
                places.ok().map(Self::Elements)
            }
            "waits" => {
                let mut tiles = TileSet::NONE;
                let mut best = None;
                while let Some(word) = words.next() {
                    if word == "best" {
                        best = Some(tile(words.next()?)?);
                    } else {
                        tiles = tiles.with(tile(word)?);
                    }
                }
                Some(Self::Waits { tiles, best })
            }
            _ => None,
        }
    }
}

/// Parses a tile in notation.
fn tile(text: &str) -> Option<Tile> {
    match notation::parse_tiles(text).ok()?[..] {
        [tile] => Some(tile),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reply_is_read_from_its_text() {
        let two = tile("2s").expect("a tile");
        let five = tile("5s").expect("a tile");
        for (reply, text) in [
            (Reply::Choice(2), "choice 2"),
            (Reply::Elements(BTreeSet::from([0, 3])), "elements 0 3"),
            (Reply::Elements(BTreeSet::new()), "elements"),
            (
                Reply::Waits {
                    tiles: TileSet::NONE.with(two).with(five),
                    best: Some(five),
                },
                "waits 2s 5s best 5s",
            ),
            (
                Reply::Waits {
                    tiles: TileSet::NONE,
                    best: None,
                },
                "waits",
            ),
        ] {
            assert_eq!(reply.to_string(), text);
            assert_eq!(Reply::parse(text), Some(reply));
        }
    }

    #[test]
    fn other_text_is_no_reply() {
        for text in [
            "",
            "choice",
            "choice x",
            "elements 1 x",
            "waits 99s",
            "waits best",
            "payments 1",
        ] {
            assert_eq!(Reply::parse(text), None, "{text}");
        }
    }
}
