//! Which tiles complete it, and which pays most?

use tilewise_rules::{Hand, RuleConfig, Tile, TileSet, Win, WinInput, waits};

use super::win::DealtWin;
use super::{MadeTask, Maker};
use crate::{Difficulty, ExerciseTask, Random, Scene, Topic, WaitChoices, WaitOutcome};

/// The number of tiles to choose from, if not more complete the hand.
const CANDIDATES: u8 = 9;

impl Maker<'_> {
    /// Draws a hand that waits for a tile.
    pub(super) fn waits(&mut self) -> Option<MadeTask> {
        let config = self.config;
        let win = self.win()?;
        // Another way of winning belongs to one tile.
        if !matches!(win.context.win, Win::SelfDraw | Win::Discard { .. }) {
            return None;
        }
        let waiting = without_winning_tile(config, win.entry);
        let outcomes = outcomes(config, &waiting)?;
        let number = outcomes.len();
        let fits = match self.difficulty {
            Difficulty::Basic => number <= 3,
            Difficulty::Expert => number >= 2 || self.attempt > 100,
            Difficulty::Whole | Difficulty::Advanced => number >= 2 || self.random.percent(40),
        };
        let is_barred = outcomes.iter().all(|one| one.is_barred);
        if !fits || is_barred {
            return None;
        }
        let is_same = |other: &RuleConfig| {
            let others = outcomes_of(other, &waiting);
            others.is_some_and(|others| others == outcomes)
        };
        if !self.open.all(is_same) {
            return None;
        }
        let best = best(&outcomes);
        // The win by the best tile is the proof.
        let shown = best.or(outcomes.first().map(|one| one.tile));
        let won = shown.and_then(|tile| won_by(config, &waiting, tile));
        let topics: Vec<Topic> = won
            .as_ref()
            .map(|win| super::element_topics(config, win))
            .unwrap_or_default();
        let right = outcomes
            .iter()
            .fold(TileSet::NONE, |all, one| all.with(one.tile));
        let candidates = candidates(&waiting, right, &mut self.random)?;
        Some(MadeTask {
            scene: Scene::Hand(Box::new(waiting)),
            task: ExerciseTask::Waits(WaitChoices {
                candidates,
                outcomes,
                best,
            }),
            win: won,
            topics,
        })
    }
}

fn without_winning_tile(config: &RuleConfig, mut entry: WinInput) -> WinInput {
    entry.hand.winning_tile = None;
    entry.hand.red_winning = false;
    // Only a declaration is known before the hand is won.
    let declaration = config.rule_set().game.declaration;
    let declared = declaration.map_or(&[][..], |one| one.circumstances);
    let held = entry.context.circumstances;
    entry.context.circumstances = held.filtered(|one| declared.contains(&one));
    entry
}

fn won_by(config: &RuleConfig, waiting: &WinInput, tile: Tile) -> Option<DealtWin> {
    let mut entry = waiting.clone();
    entry.hand.winning_tile = Some(tile);
    DealtWin::any(config, entry)
}

/// Returns the tiles that complete a hand, with the wins; `None` if there are none.
fn outcomes(config: &RuleConfig, waiting: &WinInput) -> Option<Vec<WaitOutcome>> {
    outcomes_of(config, waiting).filter(|all| !all.is_empty())
}

fn outcomes_of(config: &RuleConfig, waiting: &WinInput) -> Option<Vec<WaitOutcome>> {
    let hand = Hand::incomplete(&waiting.hand, config.geometry(), config.bonus()).ok()?;
    let tiles = waits(&hand, config.patterns());
    // Whether a tile is a wait if an indicator is its last copy is another question.
    if tiles.iter().any(|tile| hand.left(tile) == 0) {
        return None;
    }
    let each = tiles.iter().map(|tile| {
        let win = won_by(config, waiting, tile);
        let Some(win) = win.filter(|win| !win.score.below_minimum) else {
            return WaitOutcome {
                tile,
                counted: 0,
                received: 0,
                is_barred: true,
            };
        };
        WaitOutcome {
            tile,
            counted: win.score.best.counted,
            received: win.score.payments.received(win.context.seat),
            is_barred: false,
        }
    });
    Some(each.collect())
}

/// Returns the tile that pays most, if there is a choice and one pays more than all others.
fn best(outcomes: &[WaitOutcome]) -> Option<Tile> {
    if outcomes.len() < 2 {
        return None;
    }
    let best = outcomes.iter().max_by_key(|one| one.received)?;
    let equal = outcomes.iter().filter(|one| one.received == best.received);
    (equal.count() == 1).then_some(best.tile)
}

/// Returns the tiles to choose from: the right ones, and others near the hand.
fn candidates(waiting: &WinInput, right: TileSet, random: &mut Random) -> Option<TileSet> {
    let counts = waiting.hand.counts();
    let distance = |tile: &Tile| {
        let held = waiting.hand.concealed.iter();
        let near = held.filter(|other| other.suit().is_some() && other.suit() == tile.suit());
        let near = near.map(|other| other.index().abs_diff(tile.index())).min();
        near.unwrap_or(if counts.of(*tile) > 0 { 0 } else { 4 })
    };
    let mut others: Vec<Tile> = Tile::ALL.into_iter().collect();
    others.retain(|&tile| !right.contains(tile) && counts.of(tile) < 4);
    random.shuffle(&mut others);
    others.sort_by_key(distance);
    let mut all = right;
    for tile in others {
        if all.len() >= CANDIDATES.max(right.len() + 3) {
            break;
        }
        all = all.with(tile);
    }
    (all.len() > right.len()).then_some(all)
}
