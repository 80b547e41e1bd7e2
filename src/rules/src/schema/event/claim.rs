//! A player's claim to a discard, and what that player did before in this go-around: rule sets ask the
//! same about it, and rule on it each in its own way.

use super::{EventError, seat};
use crate::schema::{After, Ask, Facts, Need, Question, WinClaim, question};
use crate::tiles::{Seat, Tile};

pub(crate) const CLAIMER: Question = seat("Who wants the tile?");
pub(crate) const ACTION: Question = question(
    "action",
    "What is it claimed for?",
    Ask::Word(&[("win", "To win"), ("pung", "For a pung")]),
    Need::Always,
);
pub(crate) const TILE: Question = question("tile", "Which tile?", Ask::Tile, Need::Always);
/// It changes nothing.
pub(crate) const CLAIMED_FROM: Question =
    question("from", "Who discarded it?", Ask::Seat, Need::Never).after(After::Never);
pub(crate) const OWN_DISCARDS: Question = question(
    "own_discards",
    "What did the player discard on the last own turn?",
    Ask::Tiles,
    Need::Never,
)
.or("Nothing");
pub(crate) const MISSED: Question = question(
    "missed",
    "Which tiles did the player let pass since the last own turn?",
    Ask::Tiles,
    Need::Never,
)
.or("None");
pub(crate) const MISSED_FOR: Question = question(
    "missed_for",
    "What could the player have claimed them for?",
    Ask::Word(&[
        ("win", "To win"),
        ("pung", "For a pung"),
        ("both", "For either"),
    ]),
    Need::Never,
)
.after(After::Tiles("missed"));
pub(crate) const WAITING: Question = question(
    "waiting",
    "What completes the hand?",
    Ask::Tiles,
    Need::Never,
)
.or_as("waits")
.or("I don’t know");
/// What was let pass is let pass since the last own turn.
pub(crate) const OWN_TURN_SINCE: Question = question(
    "own_turn_since",
    "Has the player drawn a tile since then?",
    Ask::Flag,
    Need::Never,
)
.after(After::Never);
pub(crate) const SKIPPED: Question = question(
    "skipped",
    "Was the player skipped since then, by another player’s pung or kong?",
    Ask::Flag,
    Need::Never,
);
pub(crate) const WORTH_MORE: Question = question(
    "worth_more",
    "Is the hand worth more than with the win that was let pass?",
    Ask::Flag,
    Need::Never,
);

/// The answers to these questions.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    /// What the tile is claimed for.
    pub action: Action,
    /// The discard.
    pub tile: Tile,
    /// The tiles that complete the hand of the player.
    pub waiting: Vec<Tile>,
    /// Tiles that the player discarded in this go-around.
    pub own_discards: Vec<Tile>,
    /// Tiles that the player passed on in this go-around.
    pub missed: Vec<Tile>,
    /// What they could have been claimed for, if that was said.
    pub missed_for: Option<MissedFor>,
    /// Whether the player has drawn since.
    pub own_turn_since: bool,
    /// Whether the player was skipped since, by a pung or a kong of another one.
    pub skipped: bool,
    /// Whether the hand is worth more than with the win that was passed on.
    pub worth_more: bool,
}

/// What a discard is claimed for, in the order of the answers to [`ACTION`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// To win.
    Win,
    /// For a pung.
    Pung,
}

/// What tiles that were passed on could have been claimed for, in the order of the answers to
/// [`MISSED_FOR`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MissedFor {
    /// To win.
    Win,
    /// For a pung.
    Pung,
    /// For either.
    Both,
}

impl Claim {
    /// What was answered.
    pub fn of(facts: &Facts) -> Result<Self, Vec<EventError>> {
        const PURPOSES: [MissedFor; 3] = [MissedFor::Win, MissedFor::Pung, MissedFor::Both];
        let seat: Seat = facts.need("seat", Facts::seat)?;
        let claim = Self {
            action: facts.need_one_of("action", [Action::Win, Action::Pung])?,
            tile: facts.need("tile", Facts::tile)?,
            waiting: facts.tiles("waiting"),
            own_discards: facts.tiles("own_discards"),
            missed: facts.tiles("missed"),
            missed_for: facts.one_of("missed_for", PURPOSES),
            own_turn_since: facts.is("own_turn_since"),
            skipped: facts.is("skipped"),
            worth_more: facts.is("worth_more"),
        };
        if facts.seat("from") == Some(seat) {
            let says = "a player can’t claim their own discard: choose another seat";
            return Err(vec![EventError::impossible("from", says)]);
        }
        Ok(claim)
    }

    /// Whether it is a win on a tile of which it is known that it doesn't complete the hand.
    pub fn is_no_win(&self) -> bool {
        let waits = self.waiting.is_empty() || self.waiting.contains(&self.tile);
        self.action == Action::Win && !waits
    }
}

/// Who wants to win on a discard, in turn order after the discarder; or why they can't all want that.
pub(crate) fn claims_in_turn_order(facts: &Facts) -> Result<Vec<WinClaim>, Vec<EventError>> {
    let from = facts.need("from", Facts::seat)?;
    let claims = facts.need("claims", Facts::claims)?;
    in_turn_order(from, claims, |claim| claim.seat, "claims")
}

/// Players who win on a discard, in turn order after the discarder; or why they can't all win on it.
pub(crate) fn in_turn_order<T>(
    from: Seat,
    mut players: Vec<T>,
    seat: impl Fn(&T) -> Seat,
    at: &'static str,
) -> Result<Vec<T>, Vec<EventError>> {
    let mut errors = Vec::new();
    if players.is_empty() {
        errors.push(EventError {
            code: "bad-request",
            at,
            says: "nobody wins on the discard: name at least one player",
        });
    }
    if players.iter().any(|one| seat(one) == from) {
        let says = "you can’t win on your own discard: leave the discarder out";
        errors.push(EventError::impossible(at, says));
    }
    players.sort_by_key(|one| seat(one).turns_after(from));
    if players.windows(2).any(|two| seat(&two[0]) == seat(&two[1])) {
        let says = "a player wins on a discard once: name every seat once";
        errors.push(EventError::impossible(at, says));
    }
    if errors.is_empty() {
        Ok(players)
    } else {
        Err(errors)
    }
}
