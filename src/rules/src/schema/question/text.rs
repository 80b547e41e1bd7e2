//! The text form of an answer: short, readable in a link, the same for every book.

use super::{Ask, Fact, Question, WinClaim, Winner};
use crate::hands::WinBy;
use crate::schema::BySeat;
use crate::tiles::{BonusTile, Seat, Tile};

/// What stands for an answer that was left open, and for a number that isn't known.
const OPEN: &str = "-";
/// What stands for no seat at all.
const NONE: &str = "none";
/// Between the parts of an answer.
const DOT: &str = ".";
/// Between a seat and what is said of it.
const OF: char = ':';
/// The kinds of hand of a claim.
const HANDS: [&str; 2] = ["ordinary", "thirteen-orphans"];

impl Question {
    /// The text form of an answer.
    ///
    /// ```
    /// use tilewise_rules::{Fact, Seat, rule_sets};
    /// let event = rule_sets::hk_old_style::RULE_SET.event("wrong-tile-count").unwrap();
    /// let seat = event.question("seat").unwrap();
    /// assert_eq!(seat.write(&Fact::Seat(Seat::West)), "W");
    /// assert_eq!(seat.read("W"), Some(Fact::Seat(Seat::West)));
    /// ```
    pub fn write(&self, fact: &Fact) -> String {
        match fact {
            Fact::Seat(seat) => seat.letter().to_string(),
            Fact::Number(number) => number.to_string(),
            Fact::By(by) => by.key().to_owned(),
            Fact::Flag(true) => "yes".to_owned(),
            Fact::Flag(false) => "no".to_owned(),
            Fact::Word(place) => match self.ask {
                Ask::Word(words) => words.get(*place).map_or("", |(key, _)| key).to_owned(),
                _ => String::new(),
            },
            Fact::Tiles(tiles) => joined(tiles.iter()),
            Fact::Bonus(tiles) => joined(tiles.iter()),
            Fact::BySeat(all) => joined(all.iter().map(|(_, number)| {
                number.map_or_else(|| OPEN.to_owned(), |number| number.to_string())
            })),
            Fact::Claims(all) => joined(all.iter().map(|one| {
                let hand = HANDS[usize::from(one.thirteen_orphans)];
                format!("{}{OF}{hand}", one.seat.letter())
            })),
            Fact::Winners(all) => joined(all.iter().map(|one| {
                let liable = one.liable.map(|seat| format!("{OF}{}", seat.letter()));
                let liable = liable.unwrap_or_default();
                format!("{}{OF}{}{liable}", one.seat.letter(), one.value)
            })),
            Fact::Seats(seats) => {
                let seats = seats.iter().filter(|(_, is_in)| **is_in);
                let letters: String = seats.map(|(seat, _)| seat.letter()).collect();
                if letters.is_empty() {
                    NONE.to_owned()
                } else {
                    letters
                }
            }
            Fact::Overall(score) => score.to_string(),
            Fact::Nothing => OPEN.to_owned(),
        }
    }

    /// Reads the text form of an answer to this question; `None` if it is none.
    pub fn read(&self, text: &str) -> Option<Fact> {
        if text == OPEN {
            return Some(Fact::Nothing);
        }
        Some(match self.ask {
            Ask::Seat => Fact::Seat(seat(text)?),
            Ask::Number(most) => Fact::Number(number(text).filter(|number| *number <= most)?),
            Ask::By => Fact::By(WinBy::ALL.into_iter().find(|by| by.key() == text)?),
            Ask::Flag => Fact::Flag(match text {
                "yes" => true,
                "no" => false,
                _ => return None,
            }),
            Ask::Word(words) => Fact::Word(words.iter().position(|(key, _)| *key == text)?),
            Ask::Tile => Fact::Tiles(vec![tile(text)?]),
            Ask::Tiles => Fact::Tiles(parts(text).map(tile).collect::<Option<_>>()?),
            Ask::Bonus => {
                let bonus = |text: &str| {
                    let mut all = BonusTile::ALL.into_iter();
                    all.find(|tile| tile.to_string() == text)
                };
                Fact::Bonus(parts(text).map(bonus).collect::<Option<_>>()?)
            }
            Ask::BySeat => {
                let mut all = BySeat::default();
                let mut parts = parts(text);
                for seat in Seat::ALL {
                    let part = parts.next()?;
                    all[seat] = if part == OPEN {
                        None
                    } else {
                        Some(number(part)?)
                    };
                }
                parts.next().is_none().then_some(Fact::BySeat(all))?
            }
            Ask::Claims => {
                let claim = |text: &str| {
                    let (of, hand) = text.split_once(OF)?;
                    let hand = HANDS.iter().position(|one| *one == hand)?;
                    Some(WinClaim {
                        seat: seat(of)?,
                        thirteen_orphans: hand == 1,
                    })
                };
                Fact::Claims(parts(text).map(claim).collect::<Option<_>>()?)
            }
            Ask::Winners => {
                let winner = |text: &str| {
                    let (of, value) = text.split_once(OF)?;
                    let (value, liable) = match value.split_once(OF) {
                        Some((value, liable)) => (value, Some(seat(liable)?)),
                        None => (value, None),
                    };
                    Some(Winner {
                        seat: seat(of)?,
                        value: number(value)?.try_into().ok()?,
                        liable,
                    })
                };
                Fact::Winners(parts(text).map(winner).collect::<Option<_>>()?)
            }
            Ask::Seats => {
                let mut seats = BySeat::default();
                if text != NONE {
                    for letter in text.chars() {
                        seats[Seat::ALL.into_iter().find(|seat| seat.letter() == letter)?] = true;
                    }
                }
                Fact::Seats(seats)
            }
            Ask::Overall => Fact::Overall(text.parse().ok()?),
        })
    }
}

fn joined<T: ToString>(parts: impl Iterator<Item = T>) -> String {
    parts
        .map(|part| part.to_string())
        .collect::<Vec<_>>()
        .join(DOT)
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(DOT).filter(|part| !part.is_empty())
}

fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

fn seat(text: &str) -> Option<Seat> {
    Seat::ALL
        .into_iter()
        .find(|seat| text.len() == 1 && text.starts_with(seat.letter()))
}

fn tile(text: &str) -> Option<Tile> {
    Tile::ALL.into_iter().find(|tile| tile.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::super::{Need, question};
    use super::*;
    use crate::rule_sets;

    #[track_caller]
    fn reads(ask: Ask, texts: &[&str]) {
        let asked = question("test", "?", ask, Need::Never);
        for text in texts {
            let fact = asked.read(text).expect(text);
            assert_eq!(asked.write(&fact), *text);
        }
    }

    #[track_caller]
    fn refuses(ask: Ask, texts: &[&str]) {
        let asked = question("test", "?", ask, Need::Never);
        for text in texts {
            assert_eq!(asked.read(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_written_is_what_is_read() {
        reads(Ask::Seat, &["E", "N", "-"]);
        reads(Ask::Number(40), &["0", "40"]);
        reads(Ask::By, &["self-draw", "robbing-the-kong"]);
        reads(Ask::Flag, &["yes", "no"]);
        reads(Ask::Tile, &["1m", "7z"]);
        reads(Ask::Tiles, &["1m", "1m.5p.7z"]);
        reads(Ask::Bonus, &["f1.g4.a2"]);
        reads(Ask::BySeat, &["1.2.3.4", "0.-.-.12"]);
        reads(Ask::Claims, &["E:ordinary.W:thirteen-orphans"]);
        reads(Ask::Winners, &["S:3.N:10", "S:3:W.N:10"]);
        reads(Ask::Seats, &["none", "EN"]);
        reads(Ask::Overall, &["12.3", "-5"]);
        for event in rule_sets::events() {
            for field in event.questions {
                if let Ask::Word(words) = field.ask {
                    let keys: Vec<_> = words.iter().map(|(key, _)| *key).collect();
                    reads(field.ask, &keys);
                }
            }
        }
    }

    #[test]
    fn what_is_no_answer_is_refused() {
        refuses(Ask::Seat, &["", "X", "EE", "e"]);
        refuses(
            Ask::Number(40),
            &["", "41", "-1", "+1", "1.5", "99999999999"],
        );
        refuses(Ask::By, &["", "luck"]);
        refuses(Ask::Flag, &["", "true", "Yes"]);
        refuses(Ask::Tile, &["", "0m", "1m.2m", "8z"]);
        refuses(Ask::Tiles, &["1x"]);
        refuses(Ask::Bonus, &["f5"]);
        refuses(Ask::BySeat, &["1.2.3", "1.2.3.4.5", "1.2.3.x"]);
        refuses(Ask::Claims, &["E", "E:both", "X:ordinary"]);
        refuses(Ask::Winners, &["E", "E:-1", "E:70000", "E:3:X"]);
        refuses(Ask::Seats, &["EX", "nobody"]);
        refuses(Ask::Overall, &["", "1.2345"]);
    }
}
