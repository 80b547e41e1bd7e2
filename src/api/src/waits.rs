//! The tiles that complete a hand, and what each is worth.

use std::sync::Arc;

use serde::Serialize;
use tilewise_rules::{
    Circumstances, Conflict, Fault, Hand, HandError, House, Improvement, LiableTile, Seat, Tile,
    TileSet, WinBy, WinInput, check, declarable, is_furiten, score, shortfall, waits,
};

use crate::catalogue::Catalogue;
use crate::json::Json;
use crate::reason::Reasons;
use crate::report::Report;
use crate::request::HandRequest;
use crate::score::{ScoreReport, scored};

/// Of so many wins it is said what they nearly are: a far-away hand takes a tenth of a second, and there
/// are four wins for each of thirteen tiles.
const MOST_NEAR: usize = 4;

/// The tiles that complete a hand.
#[derive(Clone, Debug, Serialize)]
pub struct WaitsReport {
    ok: bool,
    waits: Vec<Wait<Report<ScoreReport>>>,
    /// Where it was asked what the hands nearly are: so many of the wins don't say it, since there are many.
    #[serde(skip_serializing_if = "Option::is_none")]
    near_left_out: Option<usize>,
    /// Whether one of them lies among the own discards, where those are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    furiten: Option<bool>,
}

/// A tile that completes the hand, with what is said of each way to win with it.
#[derive(Clone, Debug, Serialize)]
pub struct Wait<Won> {
    tile: String,
    /// Copies that are not in the hand.
    left: u8,
    self_draw: Won,
    discard: Won,
    /// The same had the hand declared itself first, where it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    declared: Option<Declared<Won>>,
    /// Where it is too little to win with and the book has a word for that: the word.
    #[serde(skip_serializing_if = "Option::is_none")]
    no_win: Option<&'static str>,
    /// Where it is too little to win with: what would be enough, each alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    shortfall: Vec<&'static str>,
}

/// What a tile makes of a hand that declares itself first.
#[derive(Clone, Debug, Serialize)]
struct Declared<Won> {
    circumstance: &'static str,
    self_draw: Won,
    discard: Won,
}

impl Wait<Report<ScoreReport>> {
    /// All its reports.
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
    /// To be written in JSON, which takes less time from what is prepared.
    pub fn prepare(&mut self) {
        if let Self::Answer(report) = self {
            for wait in &mut report.waits {
                wait.each(Report::<ScoreReport>::prepare);
            }
        }
    }

    /// To be written without what its reader has in the catalogue.
    pub fn shorten(&mut self) {
        if let Self::Answer(report) = self {
            for wait in &mut report.waits {
                wait.each(Report::<ScoreReport>::shorten);
            }
        }
    }
}

/// Finds the waits of the hand of a request.
///
/// A request without a winning tile, and `win` may be left out. Each tile is scored by self-draw
/// and by discard. The discarder is `win.from`, or the first player after the winner of whom all
/// that was said can be true. A circumstance, or a liability, that only fits one of the two ways
/// is left out of the other.
pub fn of_request(json: &Json, catalogue: Catalogue) -> Report<WaitsReport> {
    let mut reasons = Reasons::default();
    let asked = HandRequest::read_waiting(json, catalogue, &mut reasons);
    let Some((mut asked, house)) = asked.and_then(|mut asked| {
        let house = asked.house.take()?;
        Some((asked, house))
    }) else {
        return Report::refusal(reasons);
    };
    if asked.entry.hand.winning_tile.take().is_some() {
        let message = "waits are asked of a hand without its winning tile: remove it".to_owned();
        reasons.push("bad-request", Some("hand.winning_tile".to_owned()), message);
    }
    let self_draw = by_self_draw(&house, &asked.entry);
    let discard = by_discard(&house, &asked.entry);
    let mut faults = faults(&house, &self_draw);
    for fault in self::faults(&house, &discard) {
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    }
    asked.refuse(faults, &mut reasons);
    match Hand::new(&asked.entry.hand, house.geometry(), house.bonus()) {
        Ok(hand) if reasons.is_empty() => {
            let tiles = waits(&hand, house.patterns());
            let own = asked.own_discards;
            let furiten = own.and_then(|own| is_furiten(&house, tiles, own));
            let (is_asked, mut wins) = (asked.near, 0);
            let waits = each(
                tiles,
                &house,
                &mut asked,
                |tile| hand.left(tile),
                |house, asked| {
                    asked.near = is_asked && wins < MOST_NEAR;
                    wins += 1;
                    won_on(house, asked)
                },
            );
            let left_out = wins.saturating_sub(MOST_NEAR);
            Report::Answer(WaitsReport {
                ok: true,
                waits,
                near_left_out: Some(left_out).filter(|all| is_asked && *all > 0),
                furiten,
            })
        }
        _ => Report::refusal(reasons),
    }
}

/// These tiles, each with what it makes of the hand, and how many are left of it.
pub fn each<Won>(
    tiles: TileSet,
    house: &Arc<House>,
    asked: &mut HandRequest,
    left: impl Fn(Tile) -> u8,
    mut won_on: impl FnMut(&Arc<House>, &mut HandRequest) -> Won,
) -> Vec<Wait<Won>> {
    let mut entry = asked.entry.clone();
    let own = asked.own_discards;
    let furiten = own.and_then(|own| is_furiten(house, tiles, own));
    if let (Some(true), Some(furiten)) = (furiten, house.rule_set().furiten) {
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
    let no_win = house.rule_set().no_win;
    let waits = tiles.iter().map(|tile| {
        let mut won = |ways: &[WinInput; 2]| {
            ways.each_ref().map(|entry| {
                asked.entry = entry.clone();
                asked.entry.hand.winning_tile = Some(tile);
                won_on(house, asked)
            })
        };
        let [self_draw, discard] = won(&ways);
        let declared = declared.as_ref().map(|(circumstance, ways)| {
            let [self_draw, discard] = won(ways);
            Declared {
                circumstance,
                self_draw,
                discard,
            }
        });
        let shortfall = enough(tile, house, &ways);
        Wait {
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

/// What would be enough, each alone, where a tile makes too little of a hand; by discard if it is too
/// little then. Nothing where it makes enough.
fn enough(
    tile: Tile,
    house: &House,
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

fn won_on(house: &Arc<House>, asked: &mut HandRequest) -> Report<ScoreReport> {
    match scored(house, asked) {
        Ok((report, _)) => Report::Answer(report),
        Err(faults) => {
            let mut reasons = Reasons::default();
            asked.refuse(faults, &mut reasons);
            Report::refusal(reasons)
        }
    }
}

fn by_self_draw(house: &House, entry: &WinInput) -> WinInput {
    let mut entry = entry.clone();
    let stated = &mut entry.context.liability;
    stated.retain(|one| one.fed != LiableTile::WinningTile);
    won_by(house, entry, WinBy::SelfDraw, None)
}

fn by_discard(house: &House, entry: &WinInput) -> WinInput {
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

/// The hand won in one way, without the circumstances that only fit another.
fn won_by(house: &House, mut entry: WinInput, by: WinBy, from: Option<Seat>) -> WinInput {
    entry.context.by = Some(by);
    entry.context.from = from;
    // A win that was declared without a complete hand takes no tile to complete it.
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

/// What is wrong with a request, whatever tile comes. That the rule set bars a win is no such thing:
/// it is said of the way of winning that is barred.
fn faults(house: &House, entry: &WinInput) -> Vec<Fault> {
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
