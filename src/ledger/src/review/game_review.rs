//! What a game adds to a review.

use std::sync::Arc;

use tilewise_rules::{Element, HandEnd, Seat, WinInput};

use crate::sessions::person;
use crate::{
    Game, GameEvent, GameNote, Log, PlayerId, PlayerStanding, ResolvedEntry, Rules, SessionPerson,
    Table, Value, WinMethod,
};

/// What happened in a game.
#[derive(Clone, Debug)]
pub struct GameReview {
    /// The last rules.
    pub rules: Arc<Rules>,
    /// The players, by their standing.
    pub players: Vec<ReviewedPlayer>,
    /// The number of hands played.
    pub hands: u32,
    /// The wins in their order.
    pub wins: Vec<ReviewedWin>,
    /// Whether the game is over, so that its places count.
    pub is_over: bool,
    /// The place and the note, if the players entered any.
    pub note: Option<Arc<GameNote>>,
}

/// A player of a game.
#[derive(Clone, Debug)]
pub struct ReviewedPlayer {
    /// The person.
    pub person: SessionPerson,
    /// The name in this game.
    pub name: String,
    /// The standing at the end of the log.
    pub standing: PlayerStanding,
    /// The number of hands in which the player was seated.
    pub hands: u32,
    /// The most hands in a row in which the player was the dealer.
    pub deal_streak: u32,
}

/// A win in a game.
#[derive(Clone, Debug)]
pub struct ReviewedWin {
    /// The winner.
    pub winner: PlayerId,
    /// Self-draw, or the discarder.
    pub method: WinMethod,
    /// The value.
    pub value: Value,
    /// The rules by which it was scored.
    pub rules: Arc<Rules>,
    /// The elements that count, each once; empty if the tiles aren't known.
    pub elements: Vec<&'static Element>,
    /// The tiles, if they are known.
    pub tiles: Option<Box<WinInput>>,
}

impl GameReview {
    /// Returns what happened in a game; `None` if it wasn't opened.
    pub fn from_log(log: &Log) -> Option<Self> {
        let mut game = Game::default();
        let mut wins = Vec::new();
        let mut seated = PlayerCounts::default();
        let mut streaks = PlayerCounts::default();
        let mut streak: Option<(PlayerId, u32)> = None;
        for ResolvedEntry { id, event, .. } in log.resolved() {
            let before = game.table().cloned();
            game.apply(id, event);
            let outcome = game.outcomes().last().filter(|one| one.refusal.is_none());
            let (Some(before), Some(outcome)) = (before, outcome) else {
                continue;
            };
            wins.extend(reviewed_wins(&before, event, &outcome.wins));
            if outcome.end.is_none_or(|end| end == HandEnd::Void) {
                continue;
            }
            let seats = before.seats();
            for seat in Seat::ALL {
                seated.raise(seats[seat], |hands| hands + 1);
            }
            let dealer = seats[Seat::East];
            let hands = match streak {
                Some((player, hands)) if player == dealer => hands + 1,
                _ => 1,
            };
            streak = Some((dealer, hands));
            streaks.raise(dealer, |most| most.max(hands));
        }
        let table = game.table()?;
        let players = table.standings().0.into_iter().map(|standing| {
            let player = standing.player;
            let name = table.name(player);
            ReviewedPlayer {
                person: person(table, player, name),
                name: name.to_owned(),
                standing,
                hands: seated.of(player),
                deal_streak: streaks.of(player),
            }
        });
        Some(Self {
            rules: Arc::clone(&table.rules),
            players: players.collect(),
            hands: table.hands,
            wins,
            is_over: table.end_reason.is_some(),
            note: table.note.clone(),
        })
    }

    /// Returns the player whom a person plays.
    pub fn player_of(&self, person: &SessionPerson) -> Option<&ReviewedPlayer> {
        self.players.iter().find(|one| one.person == *person)
    }

    /// Returns a player of the game.
    pub fn player(&self, player: PlayerId) -> Option<&ReviewedPlayer> {
        let mut all = self.players.iter();
        all.find(|one| one.standing.player == player)
    }
}

/// Returns the wins of an event. The table is the one before it.
fn reviewed_wins(table: &Table, event: &GameEvent, wins: &[crate::WinSummary]) -> Vec<ReviewedWin> {
    let mut tiles = if wins.is_empty() {
        Vec::new()
    } else {
        table.won_tiles(event)
    };
    let win = |win: &crate::WinSummary| {
        let place = tiles.iter().position(|one| one.winner == win.player);
        let tiles = place.map(|place| tiles.swap_remove(place));
        ReviewedWin {
            winner: win.player,
            method: win.method,
            value: win.value,
            rules: Arc::clone(&table.rules),
            elements: tiles
                .as_ref()
                .map(|one| one.elements.clone())
                .unwrap_or_default(),
            tiles: tiles.map(|one| one.input),
        }
    };
    wins.iter().map(win).collect()
}

/// A number for each player.
#[derive(Debug, Default)]
struct PlayerCounts(Vec<u32>);

impl PlayerCounts {
    fn raise(&mut self, player: PlayerId, change: impl FnOnce(u32) -> u32) {
        let place = player.place();
        if self.0.len() <= place {
            self.0.resize(place + 1, 0);
        }
        self.0[place] = change(self.0[place]);
    }

    fn of(&self, player: PlayerId) -> u32 {
        self.0.get(player.place()).copied().unwrap_or_default()
    }
}
