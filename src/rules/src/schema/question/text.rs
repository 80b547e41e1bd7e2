//! The text form of an answer: short, readable in a link, the same in every rule set.

use super::{Ask, CountedIn, Fact, Question, WinClaim, Winner};
use crate::hands::WinBy;
use crate::schema::{BySeat, Overall, are_points, is_score};
use crate::tiles::{BonusTile, Seat, Tile};

/// What stands for an answer that was left open, and for a number that isn't known.
const OPEN: &str = "-";
/// What stands for no seat at all.
const NONE: &str = "none";
/// Between the parts of an answer.
const DOT: &str = ".";
/// Between a seat and what is said of it.
const OF: char = ':';
/// Between overall scores.
const BESIDE: &str = "_";
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
        if let Some(choice) = self.write_choice(fact) {
            return choice;
        }
        match fact {
            Fact::Number(number) => number.to_string(),
            Fact::Tiles(tiles) => joined(tiles.iter()),
            Fact::Bonus(tiles) => joined(tiles.iter()),
            Fact::Points(points) => points.to_string(),
            Fact::BySeat(all) => joined(all.iter().map(|(_, number)| open(*number))),
            Fact::PointsBySeat(all) => joined(all.iter().map(|(_, number)| open(*number))),
            // An overall score may have a dot of its own.
            Fact::OverallBySeat(all) => {
                let all: Vec<_> = all.iter().map(|(_, score)| score.to_string()).collect();
                all.join(BESIDE)
            }
            Fact::Claims(all) if self.ask == Ask::Claimants => {
                joined(all.iter().map(|one| one.seat.letter()))
            }
            Fact::Claims(all) => joined(all.iter().map(|one| {
                let hand = HANDS[usize::from(one.thirteen_orphans)];
                format!("{}{OF}{hand}", one.seat.letter())
            })),
            Fact::Winners(all) => joined(all.iter().map(|one| {
                let liable = one.liable.map(|seat| format!("{OF}{}", seat.letter()));
                let liable = liable.unwrap_or_default();
                format!("{}{OF}{}{liable}", one.seat.letter(), self.worth(one))
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
            Fact::Seat(_) | Fact::By(_) | Fact::Flag(_) | Fact::Word(_) | Fact::Nothing => {
                String::new()
            }
        }
    }

    /// Writes an answer that is one of few: a seat, a way to win, yes or no, a word, or that it is left
    /// open; `None` if it is none of these. What asks no more than that gets along with this.
    pub fn write_choice(&self, fact: &Fact) -> Option<String> {
        Some(match fact {
            Fact::Seat(seat) => seat.letter().to_string(),
            Fact::By(by) => by.key().to_owned(),
            Fact::Flag(true) => "yes".to_owned(),
            Fact::Flag(false) => "no".to_owned(),
            Fact::Word(place) => match self.ask {
                Ask::Word(words) => words.get(*place).map_or("", |(key, _)| key).to_owned(),
                _ => String::new(),
            },
            Fact::Nothing => OPEN.to_owned(),
            _ => return None,
        })
    }

    /// What a winner's hand is worth.
    fn worth(&self, winner: &Winner) -> String {
        let value = winner.value;
        match (self.ask, winner.units, winner.on_axis) {
            (Ask::Winners(Some(CountedIn { axis, .. })), 0, Some(on_axis)) => {
                format!("{value}{}{on_axis}", axis.letter)
            }
            (Ask::Winners(Some(CountedIn { units, .. })), 1.., _) => {
                format!("{}{}", winner.units, units.letter)
            }
            _ => value.to_string(),
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
            Ask::NumberOf(all) => Fact::Number(number(text).filter(|one| all.contains(one))?),
            Ask::Points => Fact::Points(score(text).filter(|score| are_points(*score))?),
            Ask::By => Fact::By(WinBy::ALL.into_iter().find(|by| by.key() == text)?),
            Ask::Flag => Fact::Flag(match text {
                "yes" => true,
                "no" => false,
                _ => return None,
            }),
            Ask::Word(words) => Fact::Word(words.iter().position(|(key, _)| *key == text)?),
            Ask::Tile => Fact::Tiles(vec![tile(text)?]),
            Ask::Tiles | Ask::Held => Fact::Tiles(parts(text).map(tile).collect::<Option<_>>()?),
            Ask::Bonus => {
                let bonus = |text: &str| {
                    let mut all = BonusTile::ALL.into_iter();
                    all.find(|tile| tile.to_string() == text)
                };
                Fact::Bonus(parts(text).map(bonus).collect::<Option<_>>()?)
            }
            Ask::BySeat => {
                let number = |part| match part {
                    OPEN => Some(None),
                    part => Some(Some(number(part)?)),
                };
                Fact::BySeat(each(parts(text), number)?)
            }
            Ask::PointsBySeat | Ask::ScoresBySeat => {
                let fits = |score: &i64| self.ask == Ask::ScoresBySeat || are_points(*score);
                let number = |part| match part {
                    OPEN => Some(None),
                    part => Some(Some(score(part).filter(fits)?)),
                };
                Fact::PointsBySeat(each(parts(text), number)?)
            }
            Ask::OverallBySeat => {
                let score = |part: &str| part.parse::<Overall>().ok();
                Fact::OverallBySeat(each(text.split(BESIDE), score)?)
            }
            Ask::Claims | Ask::Claimants => {
                let any = (self.ask == Ask::Claimants).then_some(HANDS[0]);
                let claim = |text: &str| {
                    let (of, hand) = match text.split_once(OF) {
                        Some(told) => told,
                        None => (text, any?),
                    };
                    let hand = HANDS.iter().position(|one| *one == hand)?;
                    Some(WinClaim {
                        seat: seat(of)?,
                        thirteen_orphans: hand == 1,
                    })
                };
                Fact::Claims(parts(text).map(claim).collect::<Option<_>>()?)
            }
            Ask::Winners(counted_in) => {
                let winner = |text: &str| {
                    let (of, value) = text.split_once(OF)?;
                    let (value, liable) = match value.split_once(OF) {
                        Some((value, liable)) => (value, Some(seat(liable)?)),
                        None => (value, None),
                    };
                    let mut winner = Winner::of(seat(of)?, 0);
                    let units = counted_in.and_then(|all| value.strip_suffix(all.units.letter));
                    let both = counted_in.and_then(|all| value.split_once(all.axis.letter));
                    if let Some(units) = units {
                        winner.units = short(units)?;
                    } else if let Some((value, on_axis)) = both {
                        winner.value = short(value)?;
                        winner.on_axis = Some(short(on_axis)?);
                    } else {
                        winner.value = short(value)?;
                    }
                    winner.liable = liable;
                    Some(winner)
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

/// What isn't known of a number.
fn open<T: ToString>(number: Option<T>) -> String {
    number.map_or_else(|| OPEN.to_owned(), |number| number.to_string())
}

/// One part for each seat, no more and no fewer.
fn each<'a, T: Default>(
    mut parts: impl Iterator<Item = &'a str>,
    read: impl Fn(&'a str) -> Option<T>,
) -> Option<BySeat<T>> {
    let mut all = BySeat::default();
    for seat in Seat::ALL {
        all[seat] = read(parts.next()?)?;
    }
    parts.next().is_none().then_some(all)
}

/// A whole number, perhaps below 0.
fn score(text: &str) -> Option<i64> {
    let text = text.replace('\u{2212}', "-");
    let digits = text.strip_prefix('-').unwrap_or(&text);
    let score = i64::from(number(digits)?);
    let score = if digits == text { score } else { -score };
    is_score(score).then_some(score)
}

fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

fn short(text: &str) -> Option<u16> {
    number(text)?.try_into().ok()
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
    use super::super::{CountedBeside, Need, question};
    use super::*;
    use crate::rule_sets;

    const COUNTED_IN: CountedIn = CountedIn {
        value: "Han",
        axis: CountedBeside {
            key: "fu",
            name: "Fu",
            letter: 'f',
        },
        with_axis: "{0} han {1} fu",
        units: CountedBeside {
            key: "yakuman",
            name: "Yakuman",
            letter: 'y',
        },
        in_units: "{0} yakuman",
        most_units: 6,
    };

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
        reads(Ask::Claimants, &["E.W"]);
        reads(Ask::Winners(None), &["S:3.N:10", "S:3:W.N:10"]);
        reads(Ask::Winners(Some(&COUNTED_IN)), &["S:3f30.N:2y:W", "S:5"]);
        reads(Ask::NumberOf(&[20, 25]), &["25"]);
        reads(Ask::Points, &["0", "-100", "25000"]);
        reads(Ask::PointsBySeat, &["-300.0.-.30000"]);
        reads(Ask::ScoresBySeat, &["88.12.-50.-50", "0.-.-1.-"]);
        reads(Ask::Held, &["1m.1m.7z"]);
        reads(Ask::OverallBySeat, &["0_-5_12.3_0"]);
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
        refuses(Ask::Claimants, &["X", "E:both"]);
        refuses(Ask::Winners(None), &["E", "E:-1", "E:70000", "E:3:X"]);
        refuses(Ask::Winners(None), &["E:3f30", "E:1y"]);
        refuses(Ask::Winners(Some(&COUNTED_IN)), &["E:3f", "E:y", "E:f30"]);
        refuses(Ask::NumberOf(&[20, 25]), &["", "30"]);
        refuses(Ask::Points, &["", "50", "--100", "2000000"]);
        refuses(Ask::PointsBySeat, &["100.100.100", "100.100.100.x"]);
        refuses(Ask::PointsBySeat, &["88.12.-50.-50"]);
        refuses(
            Ask::ScoresBySeat,
            &["1.2.3", "1.2.3.4.5", "1.2.3.x", "1.2.3.2000000"],
        );
        refuses(Ask::OverallBySeat, &["1_2_3"]);
        refuses(Ask::Seats, &["EX", "nobody"]);
        refuses(Ask::Overall, &["", "1.2345"]);
    }
}
