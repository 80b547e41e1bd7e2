//! Events in the format of a suite: the kind, then its fields as in the JSON interface.
//!
//! | field | format |
//! |---|---|
//! | a seat, a number, a word, how a tile came | `seat=S` `value=5` `cause=draw` `by=discard` |
//! | yes or no | `last_hand`, or `hand_complete=false` |
//! | a tile, some tiles | `tile=5z` `missed=258m1z` |
//! | bonus tiles | `tiles=f1,a2` |
//! | a number for each seat | `contributions=8,8,8,8`, East first |
//! | points of the table, of each seat | `points=-300` `scores=30000,30000,20000,40000` |
//! | some seats, an overall score | `seats=E,S` `overall=12.5` |
//! | claimants, winners | `claims=E:ordinary,S:thirteen-orphans` `winners=E:5,S:3:W`, West liable |
//! | with fu, with yakuman | `winners=E:3/30,S:2y:W`, West liable for one |

use tilewise_rules::notation::{parse_bonus, parse_tiles};
use tilewise_rules::{
    Answer, AnswerKind, Answers, BySeat, CarriedDebt, CarriedDebts, CarriedWin, EffectValue, Event,
    Overall, RuleConfig, Ruling, Seat, WinBy, WinClaim, Winner, rule_sets,
};

use super::{Amount, ExpectedResult};

/// Keys of a ruling.
const RULING_KEYS: [&str; 5] = ["clause", "allowed", "winners", "pot", "effects"];

/// Parses the expected ruling: `allowed=false winners=E,S pot=16 effects=may_win:false`. `pot` is its content
/// afterwards.
pub(super) fn ruling(
    text: &str,
    net: [Amount; 4],
    from_table: bool,
) -> Result<ExpectedResult<'_>, String> {
    let mut fields = Vec::new();
    for one in text.split_whitespace() {
        let (key, value) = one.split_once('=').ok_or(format!("“{one}” is no answer"))?;
        if !RULING_KEYS.contains(&key) {
            return Err(format!("a ruling says nothing of “{key}”"));
        }
        fields.push((key, value));
    }
    let from_pot = from_table || fields.iter().any(|(key, _)| *key == "pot");
    if !from_pot && !Amount::cancel(&net) {
        return Err("the payments sum to zero where nothing is said of a pot".to_owned());
    }
    Ok(ExpectedResult::Ruling { fields, net })
}

/// Parses an event of the rule set, or of another one if it has none, and its answers.
///
/// # Errors
/// The unreadable part.
pub fn event(text: &str, house: &RuleConfig) -> Result<(&'static Event, Answers), String> {
    let mut words = text.split_whitespace();
    let key = words.next().ok_or("no event is named")?;
    let of_another = || rule_sets::events().find(|event| event.key == key);
    let event = house.rule_set().event(key).or_else(of_another);
    let event = event.ok_or(format!("“{key}” is no event"))?;
    let mut facts = Answers::default();
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, "true"));
        let field = event
            .question(key)
            .ok_or(format!("{} has no field “{key}”", event.key))?;
        let fact = fact(field.kind, value).ok_or(format!("“{value}” is no {key}"))?;
        facts.set(field.key, fact);
    }
    Ok((event, facts))
}

fn fact(ask: AnswerKind, text: &str) -> Option<Answer> {
    Some(match ask {
        AnswerKind::Seat => Answer::Seat(seat(text)?),
        AnswerKind::Number(most) => {
            Answer::Number(text.parse().ok().filter(|number| *number <= most)?)
        }
        AnswerKind::By => Answer::By(WinBy::ALL.into_iter().find(|by| by.key() == text)?),
        AnswerKind::NumberOf(all) => {
            Answer::Number(text.parse().ok().filter(|one| all.contains(one))?)
        }
        AnswerKind::Points => Answer::Points(text.parse().ok()?),
        AnswerKind::Flag => Answer::Flag(text.parse().ok()?),
        AnswerKind::Word(words) => Answer::Word(words.iter().position(|(word, _)| *word == text)?),
        AnswerKind::Tile | AnswerKind::Tiles | AnswerKind::Held => {
            Answer::Tiles(parse_tiles(text).ok()?)
        }
        AnswerKind::Bonus => Answer::Bonus(each(text, |one| parse_bonus(one).ok())?),
        AnswerKind::BonusInOrder => Answer::BonusInOrder(each(text, |one| parse_bonus(one).ok())?),
        AnswerKind::Debts => {
            let debts: Vec<CarriedDebt> = each(text, debt)?;
            Answer::Debts(CarriedDebts::from_debts(debts).ok()?)
        }
        AnswerKind::CarriedWins => Answer::CarriedWins(each(text, |one| {
            let mut parts = one.split(':');
            Some(CarriedWin {
                winner: seat(parts.next()?)?,
                payer: seat(parts.next()?)?,
                points: parts.next()?.parse().ok()?,
            })
        })?),
        AnswerKind::BySeat => {
            let all: Vec<Option<u32>> = each(text, |one| one.parse().ok().map(Some))?;
            Answer::BySeat(BySeat::new(all.try_into().ok()?))
        }
        AnswerKind::PointsBySeat | AnswerKind::ScoresBySeat => {
            let all: Vec<Option<i64>> = each(text, |one| one.parse().ok().map(Some))?;
            Answer::PointsBySeat(BySeat::new(all.try_into().ok()?))
        }
        AnswerKind::OverallBySeat => {
            let all: Vec<Overall> = each(text, |one| one.parse().ok())?;
            Answer::OverallBySeat(BySeat::new(all.try_into().ok()?))
        }
        AnswerKind::Claims | AnswerKind::Claimants => Answer::Claims(each(text, |one| {
            let any = (ask == AnswerKind::Claimants).then_some("ordinary");
            let (seat_of, hand) = match one.split_once(':') {
                Some(parts) => parts,
                None => (one, any?),
            };
            Some(WinClaim {
                seat: seat(seat_of)?,
                thirteen_orphans: match hand {
                    "thirteen-orphans" => true,
                    "ordinary" => false,
                    _ => return None,
                },
            })
        })?),
        AnswerKind::Winners(_) => Answer::Winners(each(text, |one| {
            let mut parts = one.split(':');
            let mut winner = Winner::new(seat(parts.next()?)?, 0);
            let worth = parts.next()?;
            if let Some(yakuman) = worth.strip_suffix('y') {
                winner.units = yakuman.parse().ok()?;
            } else if let Some((han, fu)) = worth.split_once('/') {
                (winner.value, winner.on_axis) = (han.parse().ok()?, Some(fu.parse().ok()?));
            } else {
                winner.value = worth.parse().ok()?;
            }
            winner.liable = match parts.next() {
                Some(liable) => Some(seat(liable)?),
                None => None,
            };
            Some(winner)
        })?),
        AnswerKind::Seats => {
            let named: Vec<Seat> = each(text, seat)?;
            Answer::Seats(BySeat::new(Seat::ALL.map(|seat| named.contains(&seat))))
        }
        AnswerKind::Overall => Answer::Overall(text.parse().ok()?),
    })
}

/// Parses a debt, such as `E:S:22:2`: creditor, debtor, points, wins.
fn debt(text: &str) -> Option<CarriedDebt> {
    let mut parts = text.split(':');
    let (creditor, debtor) = (seat(parts.next()?)?, seat(parts.next()?)?);
    let (points, wins) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    CarriedDebt::new(creditor, debtor, points, wins).ok()
}

fn each<T, All: FromIterator<T>>(text: &str, one: impl Fn(&str) -> Option<T>) -> Option<All> {
    text.split(',')
        .filter(|text| !text.is_empty())
        .map(one)
        .collect()
}

fn seat(text: &str) -> Option<Seat> {
    Seat::ALL
        .into_iter()
        .find(|seat| text == seat.letter().to_string())
}

/// Formats the part of a ruling under a key, as in a suite.
pub(super) fn field_text(house: &RuleConfig, ruling: &Ruling, key: &str, expected: &str) -> String {
    match key {
        "clause" => ruling.clause.to_owned(),
        "allowed" => ruling
            .allowed
            .map_or("nothing".to_owned(), |allowed| allowed.to_string()),
        "winners" => {
            let letters: Vec<String> = ruling
                .winners
                .iter()
                .map(|seat| seat.letter().to_string())
                .collect();
            letters.join(",")
        }
        "pot" => {
            let parts = house.money().parts;
            let left = ruling.pot.map(|left| Amount::from_parts(left, parts));
            let same = expected.parse().ok() == left;
            if same {
                expected.to_owned()
            } else {
                format!("{left:?}")
            }
        }
        _ => {
            // Only the expected effects; others may occur as well.
            let effect = |name: &str| {
                let found = ruling.effects.iter().find(|effect| effect.key == name);
                found.map_or("nothing".to_owned(), |effect| value(effect.value))
            };
            let stated = expected
                .split(',')
                .filter_map(|one| one.split_once(':'))
                .map(|(name, _)| format!("{name}:{}", effect(name)));
            stated.collect::<Vec<_>>().join(",")
        }
    }
}

/// Formats an effect value, as in a suite.
fn value(value: EffectValue) -> String {
    match value {
        EffectValue::Flag(flag) => flag.to_string(),
        EffectValue::Number(number) => number.to_string(),
        EffectValue::Word(word) => word.to_owned(),
        EffectValue::Wind(wind) => wind.letter().to_string(),
        EffectValue::Seats(seats) => {
            let seats = seats.iter().filter(|(_, is_in)| **is_in);
            seats.map(|(seat, _)| seat.letter()).collect()
        }
        EffectValue::Tiles(tiles) => tiles.iter().map(|tile| tile.to_string()).collect(),
        EffectValue::Numbers(all) => {
            let all = Seat::ALL.map(|seat| all[seat].to_string());
            all.join(",")
        }
        EffectValue::Moves(all) => Seat::ALL.map(|seat| all[seat].letter()).iter().collect(),
        EffectValue::Debts(debts) => {
            let debt = |debt: CarriedDebt| {
                let [creditor, debtor] = debt.parties().map(Seat::letter);
                format!("{creditor}:{debtor}:{}:{}", debt.points(), debt.wins())
            };
            debts.iter().map(debt).collect::<Vec<_>>().join("/")
        }
        EffectValue::Overall(all) => {
            let all: Vec<_> = all.iter().map(|(_, score)| score.to_string()).collect();
            all.join("/")
        }
    }
}
