//! Is it a win?

use tilewise_rules::{
    Circumstance, Fault, HandError, NotComplete, RuleConfig, Tile, WinInput, check,
};

use super::open::is_decision;
use super::win::DealtWin;
use super::{MadeTask, Maker, clear};
use crate::{
    Choices, Difficulty, ExerciseKind, ExerciseTask, Mistake, Random, Scene, Topic, WinDecision,
};

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DrawnCase {
    /// A win.
    Win,
    /// A complete hand below the minimum.
    BelowMinimum,
    /// A hand with a wrong tile.
    WrongTile,
    /// A hand with a tile too many or too few.
    WrongCount,
    /// A hand that a circumstance bars from winning.
    Barred,
}

impl Maker<'_> {
    /// Draws a hand that wins or doesn't.
    pub(super) fn decision(&mut self) -> Option<MadeTask> {
        let config = self.config;
        let weights = if self.difficulty == Difficulty::Basic {
            [50, 25, 20, 5, 0]
        } else {
            [45, 25, 17, 3, 10]
        };
        let case = [
            DrawnCase::Win,
            DrawnCase::BelowMinimum,
            DrawnCase::WrongTile,
            DrawnCase::WrongCount,
            DrawnCase::Barred,
        ][self.random.weighted(&weights)];
        let entry = match case {
            DrawnCase::BelowMinimum => self.entry()?,
            _ => self.win()?.entry,
        };
        let entry = changed(config, entry, case, &mut self.random)?;
        let decision = decide(config, &entry)?;
        let fits = match case {
            DrawnCase::Win => decision == WinDecision::Wins,
            DrawnCase::BelowMinimum => decision == WinDecision::BelowMinimum,
            DrawnCase::WrongTile => matches!(decision, WinDecision::NotComplete(_)),
            DrawnCase::WrongCount => matches!(decision, WinDecision::TileCount(_)),
            DrawnCase::Barred => matches!(decision, WinDecision::Refused { .. }),
        };
        let is_same = |other: &RuleConfig| decide(other, &entry).as_ref() == Some(&decision);
        if !fits || decision.clause().is_some_and(is_decision) || !self.open.all(is_same) {
            return None;
        }
        let win = DealtWin::any(config, entry.clone());
        if let Some(win) = &win
            && !clear::is_clear(config, win, ExerciseKind::Win)
        {
            return None;
        }
        let mut topics: Vec<Topic> = win
            .as_ref()
            .map(|win| super::element_topics(config, win))
            .unwrap_or_default();
        topics.extend(decision.clause().map(|one| Topic::of_clause(config, one)));
        let task = ExerciseTask::Win(choices(config, &entry, decision)?);
        Some(MadeTask {
            scene: Scene::Hand(Box::new(entry)),
            task,
            win,
            topics,
        })
    }
}

/// Returns the hand of a case.
fn changed(
    config: &RuleConfig,
    mut entry: WinInput,
    case: DrawnCase,
    random: &mut Random,
) -> Option<WinInput> {
    match case {
        DrawnCase::Win | DrawnCase::BelowMinimum => {}
        DrawnCase::WrongTile => {
            let place = random.below(entry.hand.concealed.len());
            let tile = *entry.hand.concealed.get(place)?;
            let other = near(tile, random);
            if entry.hand.counts().of(other) >= 4 || !entry.hand.red_fives().is_empty() {
                return None;
            }
            entry.hand.concealed[place] = other;
            entry.hand.concealed.sort_unstable();
        }
        DrawnCase::WrongCount => {
            if !entry.hand.red_fives().is_empty() {
                return None;
            }
            let place = random.below(entry.hand.concealed.len());
            let tile = *entry.hand.concealed.get(place)?;
            if random.percent(50) {
                entry.hand.concealed.remove(place);
            } else {
                let other = near(tile, random);
                if entry.hand.counts().of(other) >= 4 {
                    return None;
                }
                entry.hand.concealed.push(other);
                entry.hand.concealed.sort_unstable();
            }
        }
        DrawnCase::Barred => {
            let rules = config.rule_set().game.circumstances.iter();
            let barring = rules.filter(|rule| rule.refuses.is_some());
            let offered = barring.filter(|rule| rule.is_offered(config, &entry));
            let offered: Vec<Circumstance> = offered.map(|rule| rule.circumstance).collect();
            let one = *random.pick(&offered)?;
            entry.context.circumstances = entry.context.circumstances.with(one);
        }
    }
    Some(entry)
}

/// Returns a tile near another one: a neighbour, or any.
fn near(tile: Tile, random: &mut Random) -> Tile {
    let place = tile.index();
    let is_neighbour = |other: &&Tile| {
        other.suit().is_some()
            && other.suit() == tile.suit()
            && other.index() != place
            && other.index().abs_diff(place) <= 2
    };
    let neighbours: Vec<Tile> = Tile::ALL.iter().filter(is_neighbour).copied().collect();
    match random.pick(&neighbours) {
        Some(&other) if random.percent(80) => other,
        _ => random.one_of(Tile::ALL),
    }
}

/// Decides a hand; `None` if the input is impossible, or wrong in several ways.
fn decide(config: &RuleConfig, entry: &WinInput) -> Option<WinDecision> {
    match check(config, entry) {
        Ok(_) => {
            let win = DealtWin::any(config, entry.clone())?;
            Some(if win.score.below_minimum {
                WinDecision::BelowMinimum
            } else {
                WinDecision::Wins
            })
        }
        Err(faults) => match &faults[..] {
            [Fault::NotAWin(not)] => Some(WinDecision::NotComplete(*not)),
            [Fault::Hand(HandError::WrongTileCount { have, want, .. })] => {
                let more = i8::try_from(*have).ok()? - i8::try_from(*want).ok()?;
                Some(WinDecision::TileCount(more))
            }
            [Fault::Refused { clause, message }] => {
                let mut without = entry.clone();
                let rules = config.rule_set().game.circumstances.iter();
                for rule in rules.filter(|rule| rule.refuses.is_some()) {
                    let held = without.context.circumstances;
                    without.context.circumstances = held.without(rule.circumstance);
                }
                // Without what bars it, the hand must win.
                DealtWin::new(config, without)?;
                Some(WinDecision::Refused { clause, message })
            }
            _ => None,
        },
    }
}

/// Returns the choices: the usual decisions, and what bars the win in this or a similar hand.
fn choices(
    config: &RuleConfig,
    entry: &WinInput,
    right: WinDecision,
) -> Option<Choices<WinDecision>> {
    let sets = NotComplete::Sets(config.geometry());
    let mut all = vec![WinDecision::Wins];
    if config.minimum() > 0 {
        all.push(WinDecision::BelowMinimum);
    }
    // Tiles that are too few, or no pairs of a win, don't make the sets of a win either.
    if !matches!(
        right,
        WinDecision::TileCount(_) | WinDecision::NotComplete(_)
    ) {
        all.push(WinDecision::NotComplete(sets));
    }
    let barring = config.rule_set().game.circumstances.iter();
    let barring = barring.filter(|rule| {
        rule.refuses.is_some() && entry.context.circumstances.has(rule.circumstance)
    });
    all.extend(barring.map(|rule| WinDecision::Refused {
        clause: rule.clause,
        message: rule.description,
    }));
    // What bars the win may be the number of tiles.
    if right.clause().is_none() {
        all.push(WinDecision::TileCount(1));
        all.push(WinDecision::TileCount(-1));
    }
    let is_below = right == WinDecision::BelowMinimum;
    let wrong = all.into_iter().map(|one| {
        let ignored = is_below && one == WinDecision::Wins;
        (one, ignored.then_some(Mistake::MinimumIgnored))
    });
    let choices = Choices::new(right, wrong, 6)?;
    Some(choices.sorted_by_key(|one| match one {
        WinDecision::Wins => 0,
        WinDecision::BelowMinimum => 1,
        WinDecision::NotComplete(_) => 2,
        WinDecision::TileCount(more) if *more > 0 => 3,
        WinDecision::TileCount(_) => 4,
        WinDecision::Refused { .. } => 5,
    }))
}
