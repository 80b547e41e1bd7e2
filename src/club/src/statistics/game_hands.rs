//! What happened in the hands of a game.

use std::collections::BTreeMap;

use tilewise_ledger::{
    EntryId, EntryOutcome, Game, GameEvent, Holder, PlayerId, ResolvedEntry, Table,
};
use tilewise_rules::{HandEnd, Seat, WinBy};

use super::counted_games::CountedGame;
use super::fouls::offender;
use super::game_wins::{GameWin, wins};
use crate::{HandReference, MemberId, SeasonWin, TileSource, WinWorth};

/// What happened in the hands of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct GameHands {
    /// The hands in their order.
    pub hands: Vec<GameHand>,
    /// The wins in their order.
    pub wins: Vec<SeasonWin>,
    /// The fouls in their order, each with the member who committed it; `None` for a guest or a substitute.
    pub fouls: Vec<(HandReference, Option<MemberId>)>,
}

/// A hand of a game.
#[derive(Clone, Debug)]
pub(super) struct GameHand {
    /// The hand.
    pub hand: HandReference,
    /// How it ended.
    pub end: HandEnd,
    /// The players who were seated.
    pub seated: Vec<SeatedPlayer>,
}

/// A player who was seated in a hand.
#[derive(Clone, Debug)]
pub(super) struct SeatedPlayer {
    player: PlayerId,
    /// The member; `None` for a guest or a substitute.
    pub member: Option<MemberId>,
    /// The gain in the hand, in hundredths.
    pub gain: i64,
}

/// Returns what happened in the hands of a game.
pub(super) fn game_hands(game: &CountedGame) -> GameHands {
    let mut state = Game::default();
    let mut walk = GameWalk {
        game,
        found: GameHands::default(),
        gains: BTreeMap::new(),
        ending: None,
    };
    for ResolvedEntry { id, event, .. } in game.log.resolved() {
        let before = state.table().cloned();
        state.apply(id, event);
        let (Some(before), Some(after)) = (before, state.table()) else {
            continue;
        };
        if let Some(outcome) = state.outcomes().last().filter(|one| one.refusal.is_none()) {
            walk.step(event, &before, outcome);
            if before.end_reason.is_none() && after.end_reason.is_some() {
                let last = walk.found.hands.len().checked_sub(1);
                walk.ending = last.filter(|_| outcome.end.is_some());
            }
        }
    }
    walk.found
}

/// The way through the entries of a game.
struct GameWalk<'a> {
    game: &'a CountedGame<'a>,
    found: GameHands,
    /// What the players have gained in the hand in play, in hundredths.
    gains: BTreeMap<PlayerId, i64>,
    /// The hand that ended the game, as index.
    ending: Option<usize>,
}

impl GameWalk<'_> {
    /// Adds an entry. `table` is the table before it.
    fn step(&mut self, event: &GameEvent, table: &Table, outcome: &EntryOutcome) {
        if matches!(event, GameEvent::Reopened) {
            self.take_back_end(outcome);
        }
        if !is_play(event) {
            return;
        }
        let hand = self.reference(&outcome.entry);
        if let Some(player) = offender(event, table) {
            let member = self.member(table, player);
            self.found.fouls.push((hand.clone(), member));
        }
        for win in wins(event, table, outcome) {
            let win = self.season_win(win, table, outcome);
            self.found.wins.push(win);
        }
        for player in (0..=u8::MAX).map(PlayerId).take(table.players.len()) {
            let gain = self.gains.entry(player).or_default();
            *gain = gain.saturating_add(outcome.gain(Holder::Player(player)));
        }
        if let Some(end) = outcome.end {
            let gains = std::mem::take(&mut self.gains);
            let seats = table.seats();
            let seated = Seat::ALL.map(|seat| seats[seat]).into_iter();
            let seated = seated.filter(|player| !table.away.contains(player));
            let seated = seated.map(|player| SeatedPlayer {
                player,
                member: self.member(table, player),
                gain: gains.get(&player).copied().unwrap_or_default(),
            });
            let seated = seated.collect();
            self.found.hands.push(GameHand { hand, end, seated });
        }
    }

    /// Takes back what the end of the game paid, if a hand ended it.
    fn take_back_end(&mut self, outcome: &EntryOutcome) {
        let ending = self.ending.take();
        if let Some(hand) = ending.and_then(|place| self.found.hands.get_mut(place)) {
            for one in &mut hand.seated {
                one.gain += outcome.gain(Holder::Player(one.player));
            }
        }
    }

    fn reference(&self, entry: &EntryId) -> HandReference {
        HandReference {
            result: self.game.entry.clone(),
            hand: entry.clone(),
        }
    }

    /// Returns the member who plays for a player: nobody while a substitute does.
    fn member(&self, table: &Table, player: PlayerId) -> Option<MemberId> {
        if table.substitute(player).is_some() {
            return None;
        }
        let mut members = self.game.members.iter();
        let found = members.find(|one| one.0 == player);
        found.map(|one| one.1.clone())
    }

    fn season_win(&self, win: GameWin, table: &Table, outcome: &EntryOutcome) -> SeasonWin {
        let house = &table.rules.house;
        let giver = win.from.map(|from| self.member(table, from));
        let source = match (win.by, giver) {
            (WinBy::BonusTiles, _) => TileSource::BonusTiles,
            (WinBy::SelfDraw, _) | (_, None) => TileSource::Wall,
            (WinBy::RobbingTheKong, Some(giver)) => TileSource::RobbedKong(giver),
            (WinBy::Discard, Some(giver)) => TileSource::Discard(giver),
        };
        SeasonWin {
            hand: self.reference(&outcome.entry),
            winner: self.member(table, win.winner),
            source,
            rule_set: house.rule_set().identity.key,
            worth: win.value.map(|value| WinWorth::new(house, value)),
            gained: outcome.gain(Holder::Player(win.winner)),
            paid: win.paid(outcome),
            picture: win.picture,
        }
    }
}

/// Returns whether an event is part of a hand.
const fn is_play(event: &GameEvent) -> bool {
    matches!(
        event,
        GameEvent::Bet(_)
            | GameEvent::Win(_)
            | GameEvent::MultipleWins(_)
            | GameEvent::Draw(_)
            | GameEvent::TableEvent(_)
            | GameEvent::Foul(_)
    )
}
