//! Possible discards of a hand with one tile too many, with the remaining hands.

use std::sync::Arc;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use tilewise_rules::{
    Discard, Fault, Hand, HandError, RuleConfig, Score, Tile, TileSet, check, discards, score,
};

use crate::catalogue::Catalogue;
use crate::diagnostics::Diagnostics;
use crate::json::Json;
use crate::near_misses::FindNearMisses;
use crate::report::Report;
use crate::request::HandRequest;
use crate::schema::tile_report::{AcceptedTileJson, DiscardJson, DiscardsJson, WinValueJson};
use crate::schema::values::AmountJson;
use crate::waits::each;

/// The report on discards.
#[derive(Clone, Debug, Serialize)]
pub struct DiscardsReport(DiscardsJson<Option<WaitValueJson>>);

/// The value of a win in short form; a request for `waits` of the hand without the discard returns all of it.
#[derive(Clone, Debug)]
struct WaitValueJson {
    house: Arc<RuleConfig>,
    score: Score,
    received: i64,
}

impl Serialize for WaitValueJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { house, score, .. } = self;
        let best = &score.best;
        WinValueJson {
            axes: AxisTotals { house, score },
            total: best.total,
            counted: best.counted,
            below_minimum: score.below_minimum,
            received: AmountJson::new(self.received, house.money()),
        }
        .serialize(serializer)
    }
}

/// The totals of the axes, and the level.
struct AxisTotals<'a> {
    house: &'a RuleConfig,
    score: &'a Score,
}

impl Serialize for AxisTotals<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { house, score } = *self;
        let mut fields = serializer.serialize_map(None)?;
        for (axis, tally) in house.rule_set().scoring.axes.iter().zip(&score.best.axes) {
            fields.serialize_entry(axis.total_key, &tally.total)?;
        }
        if let Some((_, basis)) = score.basis(house) {
            fields.serialize_entry("level", &basis.level.map(|level| level.key))?;
        }
        fields.end()
    }
}

/// Finds the possible discards of a hand, the best first.
///
/// The request has all tiles of a complete hand, including the winning tile; `win` is optional. If the
/// remaining tiles wait, each wait is scored as for a hand without the discard.
pub fn of_request(
    json: &Json,
    catalogue: Catalogue,
    near: Option<FindNearMisses>,
) -> Report<DiscardsReport> {
    let mut diagnostics = Diagnostics::default();
    let request = HandRequest::read_waiting(json, catalogue, near, &mut diagnostics);
    let Some((mut request, house)) = request.and_then(|mut request| {
        let house = request.house.take()?;
        Some((request, house))
    }) else {
        return Report::refusal(diagnostics);
    };
    let hand = &mut request.entry.hand;
    if let Some(tile) = hand.winning_tile.take() {
        hand.concealed.push(tile);
        let suit = tile.suit().filter(|_| hand.red_winning);
        hand.red = suit.map_or(hand.red, |suit| hand.red.with(suit));
        hand.red_winning = false;
    }
    request.refuse(faults(&house, &request), &mut diagnostics);
    match Hand::incomplete(&request.entry.hand, house.geometry(), house.bonus()) {
        Ok(hand) if diagnostics.is_empty() => Report::Answer(DiscardsReport(DiscardsJson {
            ok: true,
            discards: discards(&hand, house.patterns())
                .into_iter()
                .map(|one| discarded(&one, &hand, &house, &mut request))
                .collect(),
        })),
        _ => Report::refusal(diagnostics),
    }
}

fn discarded(
    one: &Discard,
    hand: &Hand,
    house: &Arc<RuleConfig>,
    request: &mut HandRequest,
) -> DiscardJson<Option<WaitValueJson>> {
    let left = |tile: Tile| hand.unseen(tile);
    let accepts = one.after.accepts.iter().map(|tile| AcceptedTileJson {
        tile: tile.to_string(),
        left: left(tile),
    });
    let waits = (one.after.shanten == 0).then(|| {
        let (whole, own) = (request.entry.clone(), request.own_discards);
        request.entry.hand = whole.hand.without(one.tile);
        // The discard counts as an own discard, if those are known.
        request.own_discards = own.map(|own: TileSet| own.with(one.tile));
        let waits = each(one.after.accepts, house, request, left, value);
        (request.entry, request.own_discards) = (whole, own);
        waits
    });
    DiscardJson {
        tile: one.tile.to_string(),
        shanten: one.after.shanten,
        left: one.left,
        accepts: accepts.collect(),
        waits,
    }
}

/// Returns the value of a win, or `None` if the win is invalid.
fn value(house: &Arc<RuleConfig>, request: &mut HandRequest) -> Option<WaitValueJson> {
    let (hand, context) = check(house, &request.entry).ok()?;
    let score = score(house, &hand, &context)?;
    Some(WaitValueJson {
        received: score.payments.received(context.seat),
        house: Arc::clone(house),
        score,
    })
}

/// Returns the faults of a request that any discard leaves.
fn faults(house: &RuleConfig, request: &HandRequest) -> Vec<Fault> {
    let mut entry = request.entry.clone();
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
