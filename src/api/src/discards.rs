//! What a hand with one tile too many can discard, and what the others then are.

use std::sync::Arc;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use tilewise_rules::{
    Discard, Fault, Hand, HandError, House, Score, Tile, TileSet, check, discards, score,
};

use crate::catalogue::Catalogue;
use crate::json::Json;
use crate::reason::Reasons;
use crate::report::{Amount, Report};
use crate::request::HandRequest;
use crate::waits::{Wait, each};

/// What a hand can discard.
#[derive(Clone, Debug, Serialize)]
pub struct DiscardsReport {
    ok: bool,
    discards: Vec<Discarded>,
}

/// A tile that can be discarded.
#[derive(Clone, Debug, Serialize)]
struct Discarded {
    tile: String,
    /// How many tiles the others are from waiting.
    shanten: u8,
    /// How many tiles that bring them nearer are left.
    left: u8,
    accepts: Vec<Accepted>,
    /// Where they wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    waits: Option<Vec<Wait<Option<Value>>>>,
}

/// A tile that brings a hand nearer.
#[derive(Clone, Debug, Serialize)]
struct Accepted {
    tile: String,
    left: u8,
}

/// What a win would be worth, in short: `waits` of the hand without the tile says all of it.
#[derive(Clone, Debug)]
struct Value {
    house: Arc<House>,
    score: Score,
    received: i64,
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self {
            house,
            score,
            received,
        } = self;
        let best = &score.best;
        let mut value = serializer.serialize_map(None)?;
        for (axis, tally) in house.rule_set().axes.iter().zip(&best.axes) {
            value.serialize_entry(axis.total_key, &tally.total)?;
        }
        if let Some((_, basis)) = score.basis(house) {
            value.serialize_entry("level", &basis.level.map(|level| level.key))?;
        }
        value.serialize_entry("total", &best.total)?;
        value.serialize_entry("counted", &best.counted)?;
        value.serialize_entry("below_minimum", &score.below_minimum)?;
        value.serialize_entry("received", &Amount::of(*received, house.money()))?;
        value.end()
    }
}

/// Finds what the hand of a request can discard, the best first.
///
/// A request with all tiles of a complete hand; a winning tile is one of them, and `win` may be left
/// out. Where the others wait, each of their waits is scored as that of a hand without the tile.
pub fn of_request(json: &Json, catalogue: Catalogue) -> Report<DiscardsReport> {
    let mut reasons = Reasons::default();
    let asked = HandRequest::read_waiting(json, catalogue, &mut reasons);
    let Some((mut asked, house)) = asked.and_then(|mut asked| {
        let house = asked.house.take()?;
        Some((asked, house))
    }) else {
        return Report::refusal(reasons);
    };
    let hand = &mut asked.entry.hand;
    if let Some(tile) = hand.winning_tile.take() {
        hand.concealed.push(tile);
        let suit = tile.suit().filter(|_| hand.red_winning);
        hand.red = suit.map_or(hand.red, |suit| hand.red.with(suit));
        hand.red_winning = false;
    }
    asked.refuse(faults(&house, &asked), &mut reasons);
    match Hand::incomplete(&asked.entry.hand, house.geometry(), house.bonus()) {
        Ok(hand) if reasons.is_empty() => Report::Answer(DiscardsReport {
            ok: true,
            discards: discards(&hand, house.patterns())
                .into_iter()
                .map(|one| discarded(&one, &hand, &house, &mut asked))
                .collect(),
        }),
        _ => Report::refusal(reasons),
    }
}

fn discarded(one: &Discard, hand: &Hand, house: &Arc<House>, asked: &mut HandRequest) -> Discarded {
    let left = |tile: Tile| hand.unseen(tile);
    let accepts = one.after.accepts.iter().map(|tile| Accepted {
        tile: tile.to_string(),
        left: left(tile),
    });
    let waits = (one.after.shanten == 0).then(|| {
        let (whole, own) = (asked.entry.clone(), asked.own_discards);
        asked.entry.hand = whole.hand.without(one.tile);
        // It lies among the others, where those are known.
        asked.own_discards = own.map(|own: TileSet| own.with(one.tile));
        let waits = each(one.after.accepts, house, asked, left, value);
        (asked.entry, asked.own_discards) = (whole, own);
        waits
    });
    Discarded {
        tile: one.tile.to_string(),
        shanten: one.after.shanten,
        left: one.left,
        accepts: accepts.collect(),
        waits,
    }
}

/// What a win would be worth; nothing where it can't be.
fn value(house: &Arc<House>, asked: &mut HandRequest) -> Option<Value> {
    let (hand, context) = check(house, &asked.entry).ok()?;
    let score = score(house, &hand, &context)?;
    Some(Value {
        received: score.payments.received(context.seat),
        house: Arc::clone(house),
        score,
    })
}

/// What is wrong with a request, whatever is discarded.
fn faults(house: &House, asked: &HandRequest) -> Vec<Fault> {
    let mut entry = asked.entry.clone();
    let (have, want) = (entry.hand.size(), house.geometry().complete());
    if have != want {
        let melds = entry.hand.melds.len();
        return vec![Fault::Hand(HandError::WrongTileCount { have, want, melds })];
    }
    entry.hand.winning_tile = entry.hand.concealed.pop();
    let faults = check(house, &entry).err().unwrap_or_default();
    let other = |fault: &Fault| {
        !matches!(
            fault,
            Fault::NotAWin(_) | Fault::Refused { .. } | Fault::MissingWin
        )
    };
    faults.into_iter().filter(other).collect()
}
