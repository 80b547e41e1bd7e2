//! The tiles that complete a hand, with the value of each.

use std::sync::Arc;

use serde::Serialize;
use tilewise_rules::{
    Circumstances, Conflict, Fault, Hand, HandError, Improvement, LiableTile, RuleConfig, Seat,
    Tile, TileSet, WinBy, WinInput, check, declarable, is_furiten, score, shortfall, waits,
};

use crate::catalogue::Catalogue;
use crate::diagnostics::Diagnostics;
use crate::json::Json;
use crate::near_misses::FindNearMisses;
use crate::report::Report;
use crate::request::HandRequest;
use crate::schema::tile_report::{DeclaredWaitJson, WaitJson, WaitsJson};
use crate::score::{ScoreReport, scored};

/// The maximum number of wins with near misses: a distant hand takes a tenth of a second, and there are four
/// wins for each of thirteen tiles.
const MOST_NEAR: usize = 4;

/// The report on waits.
#[derive(Clone, Debug, Serialize)]
pub struct WaitsReport(WaitsJson<Report<ScoreReport>>);

impl WaitJson<Report<ScoreReport>> {
    /// Calls a function for each report.
    fn each(&mut self, does: fn(&mut Report<ScoreReport>)) {
        does(&mut self.self_draw);
        does(&mut self.discard);
        if let Some(declared) = &mut self.declared {
            does(&mut declared.self_draw);
            does(&mut declared.discard);
        }
    }
}

impl Report<WaitsReport> {
    /// Uses cached JSON, which is faster.
    pub fn use_cache(&mut self) {
        if let Self::Answer(report) = self {
            for wait in &mut report.0.waits {
                wait.each(Report::<ScoreReport>::use_cache);
            }
        }
    }

    /// Omits the parts that the reader has in the catalogue.
    pub fn compact(&mut self) {
        if let Self::Answer(report) = self {
            for wait in &mut report.0.waits {
                wait.each(Report::<ScoreReport>::compact);
            }
        }
    }
}

/// Finds the waits of the hand of a request.
///
/// The request has no winning tile, and `win` is optional. Each tile is scored by self-draw and by discard.
/// The discarder is `win.from`, or the first player after the winner who is consistent with the request. A
/// circumstance or liability that applies to one method of winning is ignored for the other.
pub fn of_request(
    json: &Json,
    catalogue: Catalogue,
    near: Option<FindNearMisses>,
) -> Report<WaitsReport> {
    let mut diagnostics = Diagnostics::default();
    let request = HandRequest::read_waiting(json, catalogue, near, &mut diagnostics);
    let Some((mut request, house)) = request.and_then(|mut request| {
        let house = request.house.take()?;
        Some((request, house))
    }) else {
        return Report::refusal(diagnostics);
    };
    if request.entry.hand.winning_tile.take().is_some() {
        let message = "waits are asked of a hand without its winning tile: remove it".to_owned();
        diagnostics.push("bad-request", Some("hand.winning_tile".to_owned()), message);
    }
    let self_draw = by_self_draw(&house, &request.entry);
    let discard = by_discard(&house, &request.entry);
    let mut faults = faults(&house, &self_draw);
    for fault in self::faults(&house, &discard) {
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    }
    request.refuse(faults, &mut diagnostics);
    match Hand::new(&request.entry.hand, house.geometry(), house.bonus()) {
        Ok(hand) if diagnostics.is_empty() => {
            let tiles = waits(&hand, house.patterns());
            let own = request.own_discards;
            let furiten = own.and_then(|own| is_furiten(&house, tiles, own));
            let (requested, mut wins) = (request.near, 0);
            let waits = each(
                tiles,
                &house,
                &mut request,
                |tile| hand.left(tile),
                |house, request| {
                    request.near = requested.filter(|_| wins < MOST_NEAR);
                    wins += 1;
                    won_on(house, request)
                },
            );
            let left_out = wins.saturating_sub(MOST_NEAR);
            Report::Answer(WaitsReport(WaitsJson {
                ok: true,
                waits,
                near_left_out: Some(left_out).filter(|all| requested.is_some() && *all > 0),
                furiten,
            }))
        }
        _ => Report::refusal(diagnostics),
    }
}

/// Returns the result of each tile, with the number of copies left.
pub fn each<Won>(
    tiles: TileSet,
    house: &Arc<RuleConfig>,
    request: &mut HandRequest,
    left: impl Fn(Tile) -> u8,
    mut won_on: impl FnMut(&Arc<RuleConfig>, &mut HandRequest) -> Won,
) -> Vec<WaitJson<Won>> {
    let mut entry = request.entry.clone();
    let own = request.own_discards;
    let furiten = own.and_then(|own| is_furiten(house, tiles, own));
    if let (Some(true), Some(furiten)) = (furiten, house.rule_set().game.furiten) {
        let all = &mut entry.context.circumstances;
        *all = all.with(furiten);
    }
    let ways = [by_self_draw(house, &entry), by_discard(house, &entry)];
    let declarable = declarable(house, &entry).map(|rule| rule.circumstance);
    let declared = declarable.map(|one| {
        let all = &mut entry.context.circumstances;
        *all = all.with(one);
        let ways = [by_self_draw(house, &entry), by_discard(house, &entry)];
        (one.key(), ways)
    });
    let no_win = house.rule_set().scoring.no_win;
    let waits = tiles.iter().map(|tile| {
        let mut won = |ways: &[WinInput; 2]| {
            ways.each_ref().map(|entry| {
                request.entry = entry.clone();
                request.entry.hand.winning_tile = Some(tile);
                won_on(house, request)
            })
        };
        let [self_draw, discard] = won(&ways);
        let declared = declared.as_ref().map(|(circumstance, ways)| {
            let [self_draw, discard] = won(ways);
            DeclaredWaitJson {
                circumstance,
                self_draw,
                discard,
            }
        });
        let shortfall = enough(tile, house, &ways);
        WaitJson {
            tile: tile.to_string(),
            left: left(tile),
            self_draw,
            discard,
            declared,
            no_win: no_win
                .filter(|_| shortfall.is_some())
                .map(|no_win| no_win.name),
            shortfall: shortfall.unwrap_or_default(),
        }
    });
    waits.collect()
}

/// Returns the shortfall of a tile: each sufficient addition, for a discard if that is below the minimum.
/// Empty if the tile reaches the minimum.
fn enough(
    tile: Tile,
    house: &RuleConfig,
    [self_draw, discard]: &[WinInput; 2],
) -> Option<Vec<&'static str>> {
    let mut ways = [discard, self_draw].into_iter().map(|entry| {
        let mut entry = entry.clone();
        entry.hand.winning_tile = Some(tile);
        let (hand, context) = check(house, &entry).ok()?;
        let score = score(house, &hand, &context)?;
        let all = shortfall(house, &entry, &score);
        score
            .below_minimum
            .then(|| all.iter().map(Improvement::name).collect())
    });
    ways.find_map(|enough| enough)
}

fn won_on(house: &Arc<RuleConfig>, request: &mut HandRequest) -> Report<ScoreReport> {
    match scored(house, request) {
        Ok((report, _)) => Report::Answer(report),
        Err(faults) => {
            let mut diagnostics = Diagnostics::default();
            request.refuse(faults, &mut diagnostics);
            Report::refusal(diagnostics)
        }
    }
}

fn by_self_draw(house: &RuleConfig, entry: &WinInput) -> WinInput {
    let mut entry = entry.clone();
    let stated = &mut entry.context.liability;
    stated.retain(|one| one.tile != LiableTile::WinningTile);
    won_by(house, entry, WinBy::SelfDraw, None)
}

fn by_discard(house: &RuleConfig, entry: &WinInput) -> WinInput {
    let context = &entry.context;
    let seats = match (context.from, context.seat) {
        (Some(from), _) => vec![from],
        (None, Some(seat)) => seat.others().to_vec(),
        (None, None) => vec![Seat::East],
    };
    let won = |from| won_by(house, entry.clone(), WinBy::Discard, Some(from));
    let first = seats.first().copied().map(won);
    seats
        .into_iter()
        .map(won)
        .find(|entry| faults(house, entry).is_empty())
        .or(first)
        .unwrap_or_else(|| entry.clone())
}

/// Returns the hand won by one method, without circumstances of the other.
fn won_by(house: &RuleConfig, mut entry: WinInput, by: WinBy, from: Option<Seat>) -> WinInput {
    entry.context.by = Some(by);
    entry.context.from = from;
    // A declared win without a complete hand has no winning tile.
    let declaring = house.rule_set().declaring();
    entry.context.circumstances =
        declaring.fold(entry.context.circumstances, Circumstances::without);
    let Err(faults) = check(house, &entry) else {
        return entry;
    };
    for fault in faults {
        if let Fault::Conflict(one, Conflict::By(_)) = fault {
            let all = &mut entry.context.circumstances;
            *all = all.without(one);
        }
    }
    entry
}

/// Returns the faults of a request with any tile. A win that the rule set bars isn't a fault: it is reported
/// for that method of winning.
fn faults(house: &RuleConfig, entry: &WinInput) -> Vec<Fault> {
    let faults = check(house, entry).err().unwrap_or_default();
    let have = entry.hand.size();
    let want = house.geometry().waiting();
    faults
        .into_iter()
        .filter_map(|fault| match fault {
            Fault::Refused { .. } => None,
            Fault::Hand(HandError::NoWinningTile) if have == want => None,
            Fault::Hand(HandError::NoWinningTile) => {
                let melds = entry.hand.melds.len();
                Some(Fault::Hand(HandError::WrongTileCount { have, want, melds }))
            }
            other => Some(other),
        })
        .collect()
}
