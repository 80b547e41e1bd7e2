//! Events as a suite writes them: the kind, then its fields as in the data face.
//!
//! | field | is written |
//! |---|---|
//! | a seat, a number, a word, how a tile came | `seat=S` `value=5` `cause=draw` `by=discard` |
//! | yes or no | `last_hand`, or `hand_complete=false` |
//! | a tile, some tiles | `tile=5z` `missed=258m1z` |
//! | bonus tiles | `tiles=f1,a2` |
//! | a number for each seat | `contributions=8,8,8,8`, East first |
//! | points of the table, of each seat | `points=-300` `scores=30000,30000,20000,40000` |
//! | some seats, an overall score | `seats=E,S` `overall=12.5` |
//! | who claims, who wins | `claims=E:ordinary,S:thirteen-orphans` `winners=E:5,S:3:W`, West liable |
//! | with fu, with yakuman | `winners=E:3/30,S:2y:W`, West liable for one |

use tilewise_rules::notation::{parse_bonus, parse_tiles};
use tilewise_rules::{
    Ask, BySeat, EffectValue, Event, Fact, Facts, House, Overall, Ruling, Seat, WinBy, WinClaim,
    Winner, rule_sets,
};

use super::{Amount, Expected};

/// What a ruling can say of itself.
const SAYS: [&str; 5] = ["clause", "allowed", "winners", "pot", "effects"];

/// What is expected of a ruling: `allowed=false winners=E,S pot=16 effects=may_win:false`. `pot` is
/// what lies in it afterwards.
pub(super) fn ruling(
    text: &str,
    net: [Amount; 4],
    from_table: bool,
) -> Result<Expected<'_>, String> {
    let mut says = Vec::new();
    for one in text.split_whitespace() {
        let (key, value) = one.split_once('=').ok_or(format!("“{one}” is no answer"))?;
        if !SAYS.contains(&key) {
            return Err(format!("a ruling says nothing of “{key}”"));
        }
        says.push((key, value));
    }
    let from_pot = from_table || says.iter().any(|(key, _)| *key == "pot");
    if !from_pot && !Amount::cancel(&net) {
        return Err("the payments sum to zero where nothing is said of a pot".to_owned());
    }
    Ok(Expected::Ruling { says, net })
}

/// An event, as the rule set of a house has it or else another one, and what is told of it.
///
/// # Errors
/// What can't be read.
pub fn event(text: &str, house: &House) -> Result<(&'static Event, Facts), String> {
    let mut words = text.split_whitespace();
    let key = words.next().ok_or("no event is named")?;
    let of_another = || rule_sets::events().find(|event| event.key == key);
    let event = house.rule_set().event(key).or_else(of_another);
    let event = event.ok_or(format!("“{key}” is no event"))?;
    let mut facts = Facts::default();
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, "true"));
        let field = event
            .question(key)
            .ok_or(format!("{} has no field “{key}”", event.key))?;
        let fact = fact(field.ask, value).ok_or(format!("“{value}” is no {key}"))?;
        facts.set(field.key, fact);
    }
    Ok((event, facts))
}

fn fact(ask: Ask, text: &str) -> Option<Fact> {
    Some(match ask {
        Ask::Seat => Fact::Seat(seat(text)?),
        Ask::Number(most) => Fact::Number(text.parse().ok().filter(|number| *number <= most)?),
        Ask::By => Fact::By(WinBy::ALL.into_iter().find(|by| by.key() == text)?),
        Ask::NumberOf(all) => Fact::Number(text.parse().ok().filter(|one| all.contains(one))?),
        Ask::Points => Fact::Points(text.parse().ok()?),
        Ask::Flag => Fact::Flag(text.parse().ok()?),
        Ask::Word(words) => Fact::Word(words.iter().position(|(word, _)| *word == text)?),
        Ask::Tile | Ask::Tiles | Ask::Held => Fact::Tiles(parse_tiles(text).ok()?),
        Ask::Bonus => Fact::Bonus(each(text, |one| parse_bonus(one).ok())?),
        Ask::BySeat => {
            let all: Vec<Option<u32>> = each(text, |one| one.parse().ok().map(Some))?;
            Fact::BySeat(BySeat::new(all.try_into().ok()?))
        }
        Ask::PointsBySeat | Ask::ScoresBySeat => {
            let all: Vec<Option<i64>> = each(text, |one| one.parse().ok().map(Some))?;
            Fact::PointsBySeat(BySeat::new(all.try_into().ok()?))
        }
        Ask::OverallBySeat => {
            let all: Vec<Overall> = each(text, |one| one.parse().ok())?;
            Fact::OverallBySeat(BySeat::new(all.try_into().ok()?))
        }
        Ask::Claims | Ask::Claimants => Fact::Claims(each(text, |one| {
            let any = (ask == Ask::Claimants).then_some("ordinary");
            let (seat_of, hand) = match one.split_once(':') {
                Some(told) => told,
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
        Ask::Winners(_) => Fact::Winners(each(text, |one| {
            let mut parts = one.split(':');
            let mut winner = Winner::of(seat(parts.next()?)?, 0);
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
        Ask::Seats => {
            let named: Vec<Seat> = each(text, seat)?;
            Fact::Seats(BySeat::new(Seat::ALL.map(|seat| named.contains(&seat))))
        }
        Ask::Overall => Fact::Overall(text.parse().ok()?),
    })
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

/// What a ruling says under a key, as a suite writes it.
pub(super) fn said(house: &House, ruling: &Ruling, key: &str, expected: &str) -> String {
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
            let left = ruling.pot.map(|left| Amount::of(left, parts));
            let same = expected.parse().ok() == left;
            if same {
                expected.to_owned()
            } else {
                format!("{left:?}")
            }
        }
        _ => {
            // Each effect that is stated; others may follow as well.
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

/// What follows, as a suite writes it.
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
        EffectValue::Overall(all) => {
            let all: Vec<_> = all.iter().map(|(_, score)| score.to_string()).collect();
            all.join("/")
        }
    }
}
