//! The text form of an answer: short, readable in a link, equal in every rule set.

use super::{Answer, AnswerKind, CountedIn, Question, WinClaim, Winner};
use crate::hands::WinBy;
use crate::model::{BySeat, CarriedDebt, CarriedDebts, CarriedWin, Overall, are_points, is_score};
use crate::tiles::{BonusTile, Seat, Tile};

/// The text of a skipped answer and of an unknown number.
const OPEN: &str = "-";
/// The text for no seats.
const NONE: &str = "none";
/// The separator between the parts of an answer.
const PART_SEPARATOR: &str = ".";
/// The separator between a seat and its value.
const SEAT_SEPARATOR: char = ':';
/// The separator between overall scores.
const SCORE_SEPARATOR: &str = "_";
/// The kinds of hand of a claim.
const HANDS: [&str; 2] = ["ordinary", "thirteen-orphans"];

impl Question {
    /// Formats an answer.
    ///
    /// ```
    /// use tilewise_rules::{Answer, Seat, rule_sets};
    /// let event = rule_sets::hk_old_style::RULE_SET.event("wrong-tile-count").unwrap();
    /// let seat = event.question("seat").unwrap();
    /// assert_eq!(seat.write(&Answer::Seat(Seat::West)), "W");
    /// assert_eq!(seat.read("W"), Some(Answer::Seat(Seat::West)));
    /// ```
    pub fn write(&self, answer: &Answer) -> String {
        if let Some(choice) = self.write_choice(answer) {
            return choice;
        }
        match answer {
            Answer::Number(number) => number.to_string(),
            Answer::Tiles(tiles) => join_parts(tiles.iter()),
            Answer::Bonus(tiles) => join_parts(tiles.iter()),
            Answer::Points(points) => points.to_string(),
            Answer::BySeat(all) => join_parts(all.iter().map(|(_, number)| open(*number))),
            Answer::PointsBySeat(all) => join_parts(all.iter().map(|(_, number)| open(*number))),
            Answer::BonusInOrder(tiles) => join_parts(tiles.iter()),
            Answer::Debts(debts) if debts.is_empty() => NONE.to_owned(),
            Answer::Debts(debts) => join_parts(debts.iter().map(|one| {
                let [creditor, debtor] = one.parties().map(Seat::letter);
                format!(
                    "{creditor}{SEAT_SEPARATOR}{debtor}{SEAT_SEPARATOR}{}{SEAT_SEPARATOR}{}",
                    one.points(),
                    one.wins()
                )
            })),
            Answer::CarriedWins(wins) => join_parts(wins.iter().map(|one| {
                let [winner, payer] = [one.winner, one.payer].map(Seat::letter);
                format!(
                    "{winner}{SEAT_SEPARATOR}{payer}{SEAT_SEPARATOR}{}",
                    one.points
                )
            })),
            // An overall score can contain a dot.
            Answer::OverallBySeat(all) => {
                let all: Vec<_> = all.iter().map(|(_, score)| score.to_string()).collect();
                all.join(SCORE_SEPARATOR)
            }
            Answer::Claims(all) if self.kind == AnswerKind::Claimants => {
                join_parts(all.iter().map(|one| one.seat.letter()))
            }
            Answer::Claims(all) => join_parts(all.iter().map(|one| {
                let hand = HANDS[usize::from(one.thirteen_orphans)];
                format!("{}{SEAT_SEPARATOR}{hand}", one.seat.letter())
            })),
            Answer::Winners(all) => join_parts(all.iter().map(|one| {
                let liable = one
                    .liable
                    .map(|seat| format!("{SEAT_SEPARATOR}{}", seat.letter()));
                let liable = liable.unwrap_or_default();
                format!(
                    "{}{SEAT_SEPARATOR}{}{liable}",
                    one.seat.letter(),
                    self.worth(one)
                )
            })),
            Answer::Seats(seats) => {
                let seats = seats.iter().filter(|(_, is_in)| **is_in);
                let letters: String = seats.map(|(seat, _)| seat.letter()).collect();
                if letters.is_empty() {
                    NONE.to_owned()
                } else {
                    letters
                }
            }
            Answer::Overall(score) => score.to_string(),
            Answer::Seat(_) | Answer::By(_) | Answer::Flag(_) | Answer::Word(_) | Answer::Open => {
                String::new()
            }
        }
    }

    /// Formats an answer of a kind with few choices: a seat, a way of winning, yes or no, a word, or none;
    /// `None` for other kinds. Separate from [`Question::write`], which links more code.
    pub fn write_choice(&self, answer: &Answer) -> Option<String> {
        Some(match answer {
            Answer::Seat(seat) => seat.letter().to_string(),
            Answer::By(by) => by.key().to_owned(),
            Answer::Flag(true) => "yes".to_owned(),
            Answer::Flag(false) => "no".to_owned(),
            Answer::Word(place) => match self.kind {
                AnswerKind::Word(words) => words.get(*place).map_or("", |(key, _)| key).to_owned(),
                _ => String::new(),
            },
            Answer::Open => OPEN.to_owned(),
            _ => return None,
        })
    }

    /// Formats the value of a winner's hand.
    fn worth(&self, winner: &Winner) -> String {
        let value = winner.value;
        match (self.kind, winner.units, winner.on_axis) {
            (AnswerKind::Winners(Some(CountedIn { axis, .. })), 0, Some(on_axis)) => {
                format!("{value}{}{on_axis}", axis.letter)
            }
            (AnswerKind::Winners(Some(CountedIn { units, .. })), 1.., _) => {
                format!("{}{}", winner.units, units.letter)
            }
            _ => value.to_string(),
        }
    }

    /// Parses the text form of an answer to this question; `None` if it is invalid.
    pub fn read(&self, text: &str) -> Option<Answer> {
        if text == OPEN {
            return Some(Answer::Open);
        }
        Some(match self.kind {
            AnswerKind::Seat => Answer::Seat(seat(text)?),
            AnswerKind::Number(most) => {
                Answer::Number(number(text).filter(|number| *number <= most)?)
            }
            AnswerKind::NumberOf(all) => {
                Answer::Number(number(text).filter(|one| all.contains(one))?)
            }
            AnswerKind::Points => Answer::Points(score(text).filter(|score| are_points(*score))?),
            AnswerKind::By => Answer::By(WinBy::ALL.into_iter().find(|by| by.key() == text)?),
            AnswerKind::Flag => Answer::Flag(match text {
                "yes" => true,
                "no" => false,
                _ => return None,
            }),
            AnswerKind::Word(words) => {
                Answer::Word(words.iter().position(|(key, _)| *key == text)?)
            }
            AnswerKind::Tile => Answer::Tiles(vec![tile(text)?]),
            AnswerKind::Tiles | AnswerKind::Held => {
                Answer::Tiles(parts(text).map(tile).collect::<Option<_>>()?)
            }
            AnswerKind::Bonus => Answer::Bonus(parts(text).map(bonus).collect::<Option<_>>()?),
            AnswerKind::BonusInOrder => {
                Answer::BonusInOrder(parts(text).map(bonus).collect::<Option<_>>()?)
            }
            AnswerKind::BySeat => {
                let number = |part| match part {
                    OPEN => Some(None),
                    part => Some(Some(number(part)?)),
                };
                Answer::BySeat(each_item(parts(text), number)?)
            }
            AnswerKind::PointsBySeat | AnswerKind::ScoresBySeat => {
                let fits =
                    |score: &i64| self.kind == AnswerKind::ScoresBySeat || are_points(*score);
                let number = |part| match part {
                    OPEN => Some(None),
                    part => Some(Some(score(part).filter(fits)?)),
                };
                Answer::PointsBySeat(each_item(parts(text), number)?)
            }
            AnswerKind::OverallBySeat => {
                let score = |part: &str| part.parse::<Overall>().ok();
                Answer::OverallBySeat(each_item(text.split(SCORE_SEPARATOR), score)?)
            }
            AnswerKind::Claims | AnswerKind::Claimants => {
                let any = (self.kind == AnswerKind::Claimants).then_some(HANDS[0]);
                let claim = |text: &str| {
                    let (of, hand) = match text.split_once(SEAT_SEPARATOR) {
                        Some(pair) => pair,
                        None => (text, any?),
                    };
                    let hand = HANDS.iter().position(|one| *one == hand)?;
                    Some(WinClaim {
                        seat: seat(of)?,
                        thirteen_orphans: hand == 1,
                    })
                };
                Answer::Claims(parts(text).map(claim).collect::<Option<_>>()?)
            }
            AnswerKind::Winners(counted_in) => {
                let winner = |text: &str| {
                    let (of, value) = text.split_once(SEAT_SEPARATOR)?;
                    let (value, liable) = match value.split_once(SEAT_SEPARATOR) {
                        Some((value, liable)) => (value, Some(seat(liable)?)),
                        None => (value, None),
                    };
                    let mut winner = Winner::new(seat(of)?, 0);
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
                Answer::Winners(parts(text).map(winner).collect::<Option<_>>()?)
            }
            AnswerKind::Debts if text == NONE => Answer::Debts(CarriedDebts::NONE),
            AnswerKind::Debts => {
                let debts: Vec<_> = parts(text).map(debt).collect::<Option<_>>()?;
                Answer::Debts(CarriedDebts::from_debts(debts).ok()?)
            }
            AnswerKind::CarriedWins => {
                Answer::CarriedWins(parts(text).map(carried_win).collect::<Option<_>>()?)
            }
            AnswerKind::Seats => Answer::Seats(seats(text)?),
            AnswerKind::Overall => Answer::Overall(text.parse().ok()?),
        })
    }
}

/// Parses a bonus tile, such as `f1`.
fn bonus(text: &str) -> Option<BonusTile> {
    let mut all = BonusTile::ALL.into_iter();
    all.find(|tile| tile.to_string() == text)
}

/// Parses a debt: creditor, debtor, points and wins, such as `E:S:22:2`.
fn debt(text: &str) -> Option<CarriedDebt> {
    let fields: Vec<&str> = text.split(SEAT_SEPARATOR).collect();
    let &[creditor, debtor, points, wins] = &fields[..] else {
        return None;
    };
    CarriedDebt::new(
        seat(creditor)?,
        seat(debtor)?,
        number(points)?,
        number(wins)?,
    )
    .ok()
}

/// Parses what a winner is owed: winner, payer and points, such as `E:S:22`.
fn carried_win(text: &str) -> Option<CarriedWin> {
    let fields: Vec<&str> = text.split(SEAT_SEPARATOR).collect();
    let &[winner, payer, points] = &fields[..] else {
        return None;
    };
    Some(CarriedWin {
        winner: seat(winner)?,
        payer: seat(payer)?,
        points: number(points)?,
    })
}

/// Parses seats, such as `ES`.
fn seats(text: &str) -> Option<BySeat<bool>> {
    let mut seats = BySeat::default();
    if text != NONE {
        for letter in text.chars() {
            seats[Seat::ALL.into_iter().find(|seat| seat.letter() == letter)?] = true;
        }
    }
    Some(seats)
}

fn join_parts<T: ToString>(parts: impl Iterator<Item = T>) -> String {
    parts
        .map(|part| part.to_string())
        .collect::<Vec<_>>()
        .join(PART_SEPARATOR)
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(PART_SEPARATOR).filter(|part| !part.is_empty())
}

/// Formats a number that may be unknown.
fn open<T: ToString>(number: Option<T>) -> String {
    number.map_or_else(|| OPEN.to_owned(), |number| number.to_string())
}

/// Parses one part for each seat.
fn each_item<'a, T: Default>(
    mut parts: impl Iterator<Item = &'a str>,
    read: impl Fn(&'a str) -> Option<T>,
) -> Option<BySeat<T>> {
    let mut all = BySeat::default();
    for seat in Seat::ALL {
        all[seat] = read(parts.next()?)?;
    }
    parts.next().is_none().then_some(all)
}

/// Parses a whole number, possibly negative.
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
    use super::super::{CountedUnit, Required, question};
    use super::*;
    use crate::rule_sets;

    const COUNTED_IN: CountedIn = CountedIn {
        value: "Han",
        axis: CountedUnit {
            key: "fu",
            name: "Fu",
            letter: 'f',
        },
        with_axis: "{0} han {1} fu",
        units: CountedUnit {
            key: "yakuman",
            name: "Yakuman",
            letter: 'y',
        },
        in_units: "{0} yakuman",
        most_units: 6,
    };

    #[track_caller]
    fn reads(kind: AnswerKind, texts: &[&str]) {
        let question = question("test", "?", kind, Required::Optional);
        for text in texts {
            let answer = question.read(text).expect(text);
            assert_eq!(question.write(&answer), *text);
        }
    }

    #[track_caller]
    fn refuses(kind: AnswerKind, texts: &[&str]) {
        let question = question("test", "?", kind, Required::Optional);
        for text in texts {
            assert_eq!(question.read(text), None, "{text}");
        }
    }

    #[test]
    fn answer_text_round_trips() {
        reads(AnswerKind::Seat, &["E", "N", "-"]);
        reads(AnswerKind::Number(40), &["0", "40"]);
        reads(AnswerKind::By, &["self-draw", "robbing-the-kong"]);
        reads(AnswerKind::Flag, &["yes", "no"]);
        reads(AnswerKind::Tile, &["1m", "7z"]);
        reads(AnswerKind::Tiles, &["1m", "1m.5p.7z"]);
        reads(AnswerKind::Bonus, &["f1.g4.a2"]);
        reads(AnswerKind::BonusInOrder, &["f1.g4.a2", "g4.f1"]);
        reads(AnswerKind::Debts, &["none", "E:S:22:2", "E:S:22:2.N:E:7:1"]);
        reads(AnswerKind::CarriedWins, &["S:E:9", "S:E:9.S:W:0"]);
        reads(AnswerKind::BySeat, &["1.2.3.4", "0.-.-.12"]);
        reads(AnswerKind::Claims, &["E:ordinary.W:thirteen-orphans"]);
        reads(AnswerKind::Claimants, &["E.W"]);
        reads(AnswerKind::Winners(None), &["S:3.N:10", "S:3:W.N:10"]);
        reads(
            AnswerKind::Winners(Some(&COUNTED_IN)),
            &["S:3f30.N:2y:W", "S:5"],
        );
        reads(AnswerKind::NumberOf(&[20, 25]), &["25"]);
        reads(AnswerKind::Points, &["0", "-100", "25000"]);
        reads(AnswerKind::PointsBySeat, &["-300.0.-.30000"]);
        reads(AnswerKind::ScoresBySeat, &["88.12.-50.-50", "0.-.-1.-"]);
        reads(AnswerKind::Held, &["1m.1m.7z"]);
        reads(AnswerKind::OverallBySeat, &["0_-5_12.3_0"]);
        reads(AnswerKind::Seats, &["none", "EN"]);
        reads(AnswerKind::Overall, &["12.3", "-5"]);
        for event in rule_sets::events() {
            for field in event.questions {
                if let AnswerKind::Word(words) = field.kind {
                    let keys: Vec<_> = words.iter().map(|(key, _)| *key).collect();
                    reads(field.kind, &keys);
                }
            }
        }
    }

    #[test]
    fn invalid_answer_text_is_refused() {
        refuses(AnswerKind::Seat, &["", "X", "EE", "e"]);
        refuses(
            AnswerKind::Number(40),
            &["", "41", "-1", "+1", "1.5", "99999999999"],
        );
        refuses(AnswerKind::By, &["", "luck"]);
        refuses(AnswerKind::Flag, &["", "true", "Yes"]);
        refuses(AnswerKind::Tile, &["", "0m", "1m.2m", "8z"]);
        refuses(AnswerKind::Tiles, &["1x"]);
        refuses(AnswerKind::Bonus, &["f5"]);
        refuses(AnswerKind::BonusInOrder, &["f5", "f1.1m"]);
        refuses(
            AnswerKind::Debts,
            &["E:S:22", "E:S:0:1", "E:S:5:0", "E:E:5:1", "E:S:5:1.S:E:5:1"],
        );
        refuses(
            AnswerKind::Debts,
            &["E:S:5:1.E:S:5:1", "E:S:-5:1", "E:S:5:1:1"],
        );
        refuses(AnswerKind::CarriedWins, &["S:E", "S:E:x", "S:E:9:1"]);
        refuses(AnswerKind::BySeat, &["1.2.3", "1.2.3.4.5", "1.2.3.x"]);
        refuses(AnswerKind::Claims, &["E", "E:both", "X:ordinary"]);
        refuses(AnswerKind::Claimants, &["X", "E:both"]);
        refuses(
            AnswerKind::Winners(None),
            &["E", "E:-1", "E:70000", "E:3:X"],
        );
        refuses(AnswerKind::Winners(None), &["E:3f30", "E:1y"]);
        refuses(
            AnswerKind::Winners(Some(&COUNTED_IN)),
            &["E:3f", "E:y", "E:f30"],
        );
        refuses(AnswerKind::NumberOf(&[20, 25]), &["", "30"]);
        refuses(AnswerKind::Points, &["", "50", "--100", "2000000"]);
        refuses(AnswerKind::PointsBySeat, &["100.100.100", "100.100.100.x"]);
        refuses(AnswerKind::PointsBySeat, &["88.12.-50.-50"]);
        refuses(
            AnswerKind::ScoresBySeat,
            &["1.2.3", "1.2.3.4.5", "1.2.3.x", "1.2.3.2000000"],
        );
        refuses(AnswerKind::OverallBySeat, &["1_2_3"]);
        refuses(AnswerKind::Seats, &["EX", "nobody"]);
        refuses(AnswerKind::Overall, &["", "1.2345"]);
    }
}
