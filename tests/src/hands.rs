//! Many different winning hands, for benchmarks.

use std::collections::HashSet;

use serde_json::{Value, json};
use tilewise_rules::notation::tiles_text;
use tilewise_rules::{Entry, Exempt, Hand, House, Seat, Situation, WinBy, check, ruleset};

use crate::options::hk_old_style::Options;
use crate::random::Rng;
use crate::random::hk_old_style::winning;

/// So many hands flatter no branch predictor.
pub const MANY: usize = 1 << 17;

/// A winning hand as it was entered, and as the rules take it.
#[derive(Debug)]
pub struct Won {
    /// As entered.
    pub entry: Entry,
    /// The hand.
    pub hand: Hand,
    /// How it was won.
    pub situation: Situation,
}

/// The house that the hands are won in: the book's own.
pub fn house() -> House {
    House::book(&ruleset::hk_old_style::BOOK)
}

/// `count` winning hands, no two alike, the same at every call.
pub fn distinct(count: usize) -> Vec<Won> {
    let house = house();
    let mut rng = Rng::with_seed(1);
    let mut seen = HashSet::new();
    let mut hands = Vec::with_capacity(count);
    while hands.len() < count {
        let entry = winning(&mut rng, &Options::BOOK);
        if let Ok((hand, situation)) = check(&house, &entry)
            && seen.insert(entry.to_string())
        {
            hands.push(Won {
                entry,
                hand,
                situation,
            });
        }
    }
    hands
}

/// The entry as a request of the data face to score it.
pub fn request(entry: &Entry) -> String {
    let seat =
        |seat: Option<Seat>| seat.map_or(Value::Null, |seat| seat.letter().to_string().into());
    let without_null = |mut value: Value| {
        if let Some(fields) = value.as_object_mut() {
            fields.retain(|_, field| !field.is_null());
        }
        value
    };
    let Entry { hand, situation } = entry;
    let melds = hand.melds.iter().map(|meld| {
        without_null(json!({
            "kind": meld.kind.key(),
            "tiles": tiles_text(&meld.tiles),
            "from": seat(meld.from),
        }))
    });
    let circumstances = situation.circumstances.iter().map(|one| {
        without_null(json!({
            "key": one.key(),
            "count": situation.circumstances.count(one),
        }))
    });
    let liability = situation.liability.iter().map(|one| {
        without_null(json!({
            "key": one.key.key(),
            "seat": one.seat.letter().to_string(),
            "fed": one.fed.key(),
            "exempt": one.exempt.map(Exempt::key),
        }))
    });
    json!({
        "ruleset": "hk-old-style",
        "hand": without_null(json!({
            "concealed": tiles_text(&hand.concealed),
            "melds": melds.collect::<Vec<_>>(),
            "winning_tile": hand.winning_tile.map(|tile| tile.to_string()),
            "bonus": hand.bonus.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })),
        "win": without_null(json!({
            "by": situation.by.map(WinBy::key),
            "from": seat(situation.from),
        })),
        "seat": seat(situation.seat),
        "prevailing": seat(situation.prevailing),
        "circumstances": circumstances.collect::<Vec<_>>(),
        "liability": liability.collect::<Vec<_>>(),
    })
    .to_string()
}
