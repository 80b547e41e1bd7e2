//! A replayed game.

use std::rc::Rc;

use tilewise_ledger::{
    Change, ClubTable, Correction, EntryId, EntryOutcome, Game, GameEvent, Log, PlayerId, Table,
};
use tilewise_rules::RuleConfig;

use super::EditTarget;
use crate::store::SavedGame;

/// A replayed game.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayedGame {
    /// The id.
    pub id: Rc<str>,
    /// The log.
    pub log: Rc<Log>,
    /// The replayed game.
    pub game: Rc<Game>,
}

impl ReplayedGame {
    /// Replays a game.
    pub fn from_saved(saved: &SavedGame) -> Self {
        Self {
            id: Rc::clone(&saved.id),
            log: Rc::clone(&saved.log),
            game: Rc::new(saved.log.replay()),
        }
    }

    /// Returns the table, once the game is opened.
    pub fn table(&self) -> Option<&Table> {
        self.game.table()
    }

    /// Returns the table of a club for which the game was opened, if there is one.
    pub fn club_table(&self) -> Option<ClubTable> {
        let resolved = self.log.resolved();
        resolved.into_iter().find_map(|one| match one.event {
            GameEvent::Opened(opening) => opening.club.clone(),
            _ => None,
        })
    }

    /// Returns the game before the position of a target.
    pub fn before(&self, aim: &EditTarget) -> Rc<Game> {
        let (EditTarget::Replace(id) | EditTarget::InsertBefore(id) | EditTarget::AddWinner(id)) =
            aim
        else {
            return Rc::clone(&self.game);
        };
        let mut game = Game::default();
        for one in self.log.resolved() {
            if one.id == id {
                break;
            }
            game.apply(one.id, one.event);
        }
        Rc::new(game)
    }

    /// Returns the event of an entry, with corrections applied.
    pub fn entry_event(&self, id: &EntryId) -> Option<GameEvent> {
        let all = self.log.resolved();
        let entry = all.into_iter().find(|one| one.id == id);
        entry.map(|one| one.event.clone())
    }

    /// Returns the event at a target, in the seats of its time: the initial value of an edit.
    pub fn event_to_edit(&self, aim: &EditTarget, table: &Table) -> Option<GameEvent> {
        match aim {
            EditTarget::Replace(id) | EditTarget::AddWinner(id) => {
                table.remap_to_current_seating(&self.entry_event(id)?)
            }
            EditTarget::Append | EditTarget::InsertBefore(_) => None,
        }
    }

    /// Number of hands that have ended.
    pub fn hands(&self) -> usize {
        let lines = self.game.outcomes().iter();
        lines.filter(|line| line.end.is_some()).count()
    }

    /// Returns the outcome of an entry.
    pub fn line(&self, id: &EntryId) -> Option<&EntryOutcome> {
        self.game.outcomes().iter().find(|line| line.entry == *id)
    }
}

impl EditTarget {
    /// Returns the event for the log that puts an event at this target.
    pub fn to_log_event(&self, event: GameEvent) -> GameEvent {
        let (of, what) = match self {
            Self::Append => return event,
            Self::Replace(id) | Self::AddWinner(id) => (id, Change::Replace(Box::new(event))),
            Self::InsertBefore(id) => (id, Change::InsertBefore(Box::new(event))),
        };
        let of = of.clone();
        GameEvent::Correction(Correction {
            target: of,
            change: what,
        })
    }
}

/// Returns the game after another event, and the outcome of that event.
pub fn preview(game: &Game, input: &GameEvent) -> Option<(Game, EntryOutcome)> {
    let mut next = game.clone();
    next.apply(&EntryId(String::new()), input);
    let line = next.outcomes().last()?.clone();
    Some((next, line))
}

/// Returns the gain or loss of a player in an outcome.
pub fn net(line: &EntryOutcome, player: PlayerId) -> i64 {
    let holder = tilewise_ledger::Holder::Player(player);
    let moves = line.moves.iter();
    let of = moves.map(|one| {
        if one.to == holder {
            one.amount
        } else if one.from == holder {
            -one.amount
        } else {
            0
        }
    });
    of.sum()
}

/// Returns the rule configuration of a table.
pub fn house(table: &Table) -> &RuleConfig {
    &table.rules.house
}
