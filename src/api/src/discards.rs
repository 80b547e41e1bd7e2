//! What a hand with one tile too many can discard, and what the others then are.

use std::sync::Arc;

use serde::Serialize;
use tilewise_rules::{Discard, Fault, Hand, HandError, House, Tile, TileSet, check, discards};

use crate::catalogue::Catalogue;
use crate::json::Json;
use crate::reason::Reasons;
use crate::report::Report;
use crate::request::Asked;
use crate::score::ScoreReport;
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
    waits: Option<Vec<Wait>>,
}

/// A tile that brings a hand nearer.
#[derive(Clone, Debug, Serialize)]
struct Accepted {
    tile: String,
    left: u8,
}

impl Report<DiscardsReport> {
    /// To be written in JSON, which takes less time from what is prepared.
    pub fn prepare(&mut self) {
        self.each(Report::<ScoreReport>::prepare);
    }

    /// To be written without what its reader has in the book.
    pub fn shorten(&mut self) {
        self.each(Report::<ScoreReport>::shorten);
    }

    fn each(&mut self, does: fn(&mut Report<ScoreReport>)) {
        if let Self::Answer(report) = self {
            let waits = report.discards.iter_mut();
            let waits = waits.filter_map(|one| one.waits.as_mut()).flatten();
            waits.for_each(|wait| wait.each(does));
        }
    }
}

/// Finds what the hand of a request can discard, the best first.
///
/// A request with all tiles of a complete hand; a winning tile is one of them, and `win` may be left
/// out. Where the others wait, each of their waits is scored as that of a hand without the tile.
pub fn of_request(json: &Json, catalogue: Catalogue) -> Report<DiscardsReport> {
    let mut reasons = Reasons::default();
    let asked = Asked::read_waiting(json, catalogue, &mut reasons);
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

fn discarded(one: &Discard, hand: &Hand, house: &Arc<House>, asked: &mut Asked) -> Discarded {
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
        let waits = each(one.after.accepts, house, asked, left);
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

/// What is wrong with a request, whatever is discarded.
fn faults(house: &House, asked: &Asked) -> Vec<Fault> {
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
