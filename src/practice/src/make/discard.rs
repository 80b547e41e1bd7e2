//! Which tile to discard?

use tilewise_rules::{Hand, RedFives, RuleConfig, Tile, WinBy, WinInput, discards, is_complete};

use super::{MadeTask, Maker};
use crate::{Choices, Difficulty, ExerciseTask, Mistake, Scene};

/// The most choices.
const MOST: usize = 4;

impl Maker<'_> {
    /// Draws a hand with a surplus tile of which one discard is best.
    pub(super) fn discard(&mut self) -> Option<MadeTask> {
        let config = self.config;
        let entry = self.surplus_hand()?;
        let (geometry, bonus) = (config.geometry(), config.bonus());
        let hand = Hand::incomplete(&entry.hand, geometry, bonus).ok()?;
        let all = discards(&hand, config.patterns());
        let [best, second, ..] = all[..] else {
            return None;
        };
        let is_best = (best.after.shanten, u8::MAX - best.left)
            < (second.after.shanten, u8::MAX - second.left);
        let shanten = match self.difficulty {
            Difficulty::Basic => 0..=0,
            Difficulty::Whole => 0..=1,
            Difficulty::Advanced => 1..=2,
            Difficulty::Expert => 1..=4,
        };
        // With a complete hand people don't discard, they win.
        let is_won = is_complete(&won_hand(config, &entry)?, config.patterns());
        if !is_best || best.left == 0 || is_won || !shanten.contains(&best.after.shanten) {
            return None;
        }
        let wrong = all.iter().skip(1).map(|one| {
            let mistake = if one.after.shanten > best.after.shanten {
                Mistake::Further
            } else {
                Mistake::FewerTiles {
                    left: one.left,
                    best: best.left,
                }
            };
            (one.tile, Some(mistake))
        });
        let choices = Choices::new(best.tile, wrong, MOST)?;
        let choices = choices.sorted_by_key(|tile: &Tile| *tile);
        Some(MadeTask {
            scene: Scene::Hand(Box::new(entry)),
            task: ExerciseTask::Discard(choices),
            win: None,
            topics: Vec::new(),
        })
    }

    /// Draws a hand without a winning tile and with a surplus tile, some tiles away from a win.
    fn surplus_hand(&mut self) -> Option<WinInput> {
        let mut entry = self.entry()?;
        let random = &mut self.random;
        let hand = &mut entry.hand;
        hand.concealed.extend(hand.winning_tile.take());
        hand.red = RedFives::NONE;
        hand.red_winning = false;
        hand.ura.clear();
        (entry.context.by, entry.context.from) = (Some(WinBy::SelfDraw), None);
        entry.context.circumstances = entry.context.circumstances.filtered(|_| false);
        let exchanged = match self.difficulty {
            Difficulty::Basic => 1,
            Difficulty::Whole => 2,
            Difficulty::Advanced => 3,
            Difficulty::Expert => 4,
        };
        for _ in 0..exchanged {
            let place = random.below(hand.concealed.len());
            let tile = random.one_of(Tile::ALL);
            if hand.counts().of(tile) >= 4 {
                return None;
            }
            *hand.concealed.get_mut(place)? = tile;
        }
        hand.concealed.sort_unstable();
        Some(entry)
    }
}

/// Returns the hand with one of its tiles as the winning tile.
fn won_hand(config: &RuleConfig, entry: &WinInput) -> Option<Hand> {
    let mut input = entry.hand.clone();
    input.winning_tile = input.concealed.pop();
    Hand::new(&input, config.geometry(), config.bonus()).ok()
}
