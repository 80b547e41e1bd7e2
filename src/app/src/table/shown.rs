//! A game, played through.

use std::rc::Rc;

use tilewise_ledger::{Change, Correction, EntryId, Game, Input, Line, Log, PlayerId, Table};
use tilewise_rules::House;

use super::Aim;
use crate::games::SavedGame;

/// A game, played through.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Its identity.
    pub id: Rc<str>,
    /// All that was told.
    pub log: Rc<Log>,
    /// What that gives.
    pub game: Rc<Game>,
}

impl Shown {
    /// Plays a game through.
    pub fn of(saved: &SavedGame) -> Self {
        Self {
            id: Rc::clone(&saved.id),
            log: Rc::clone(&saved.log),
            game: Rc::new(saved.log.replay()),
        }
    }

    /// The table, once the game was opened.
    pub fn table(&self) -> Option<&Table> {
        self.game.table()
    }

    /// The game as it stood where something goes that is told with this aim.
    pub fn before(&self, aim: &Aim) -> Rc<Game> {
        let (Aim::Instead(id) | Aim::Before(id) | Aim::With(id)) = aim else {
            return Rc::clone(&self.game);
        };
        let mut game = Game::default();
        for one in self.log.effective() {
            if one.id == id {
                break;
            }
            game.tell(one.id, one.input);
        }
        Rc::new(game)
    }

    /// What was told in an entry, corrections applied.
    pub fn told(&self, id: &EntryId) -> Option<Input> {
        let all = self.log.effective();
        let told = all.into_iter().find(|one| one.id == id);
        told.map(|one| one.input.clone())
    }

    /// What was told where something is told with this aim, by the seats of then: what is changed
    /// begins with it.
    pub fn said(&self, aim: &Aim, table: &Table) -> Option<Input> {
        match aim {
            Aim::Instead(id) | Aim::With(id) => table.in_seats_of_now(&self.told(id)?),
            Aim::Next | Aim::Before(_) => None,
        }
    }

    /// How many hands have ended.
    pub fn hands(&self) -> usize {
        let lines = self.game.lines().iter();
        lines.filter(|line| line.end.is_some()).count()
    }

    /// What an entry did.
    pub fn line(&self, id: &EntryId) -> Option<&Line> {
        self.game.lines().iter().find(|line| line.entry == *id)
    }
}

impl Aim {
    /// What is written into the log so that something is told there.
    pub fn input(&self, input: Input) -> Input {
        let (of, what) = match self {
            Self::Next => return input,
            Self::Instead(id) | Self::With(id) => (id, Change::Replace(Box::new(input))),
            Self::Before(id) => (id, Change::InsertBefore(Box::new(input))),
        };
        let of = of.clone();
        Input::Corrected(Correction { of, what })
    }
}

/// What something would do that is told next in a game.
pub fn preview(game: &Game, input: &Input) -> Option<(Game, Line)> {
    let mut next = game.clone();
    next.tell(&EntryId(String::new()), input);
    let line = next.lines().last()?.clone();
    Some((next, line))
}

/// What a line gives or takes a player.
pub fn net(line: &Line, player: PlayerId) -> i64 {
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

/// The house of a table.
pub fn house(table: &Table) -> &House {
    &table.rules.house
}
