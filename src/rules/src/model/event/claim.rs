//! A player's claim to a discard, and that player's earlier actions in the go-around: questions that rule
//! sets share and rule on differently.

use super::{EventError, seat};
use crate::model::{AnswerKind, Answers, AskWhen, Question, Required, WinClaim, question};
use crate::sort::sort_short_by_key;
use crate::tiles::{Seat, Tile};

pub(crate) const CLAIMER: Question = seat("Who wants the tile?");
pub(crate) const ACTION: Question = question(
    "action",
    "What is it claimed for?",
    AnswerKind::Word(&[("win", "To win"), ("pung", "For a pung")]),
    Required::Always,
);
pub(crate) const TILE: Question =
    question("tile", "Which tile?", AnswerKind::Tile, Required::Always);
/// The answer changes nothing.
pub(crate) const CLAIMED_FROM: Question = question(
    "from",
    "Who discarded it?",
    AnswerKind::Seat,
    Required::Optional,
)
.ask_when(AskWhen::Never);
pub(crate) const OWN_DISCARDS: Question = question(
    "own_discards",
    "What did the player discard on the last own turn?",
    AnswerKind::Tiles,
    Required::Optional,
)
.with_skip("Nothing");
pub(crate) const MISSED: Question = question(
    "missed",
    "Which tiles did the player let pass since the last own turn?",
    AnswerKind::Tiles,
    Required::Optional,
)
.with_skip("None");
pub(crate) const MISSED_FOR: Question = question(
    "missed_for",
    "What could the player have claimed them for?",
    AnswerKind::Word(&[
        ("win", "To win"),
        ("pung", "For a pung"),
        ("both", "For either"),
    ]),
    Required::Optional,
)
.ask_when(AskWhen::AfterTiles("missed"));
pub(crate) const WAITING: Question = question(
    "waiting",
    "What completes the hand?",
    AnswerKind::Tiles,
    Required::Optional,
)
.with_alias("waits")
.with_skip("I don’t know");
/// A pass counts only until the player's next own turn.
pub(crate) const OWN_TURN_SINCE: Question = question(
    "own_turn_since",
    "Has the player drawn a tile since then?",
    AnswerKind::Flag,
    Required::Optional,
)
.ask_when(AskWhen::Never);
pub(crate) const SKIPPED: Question = question(
    "skipped",
    "Was the player skipped since then, by another player’s pung or kong?",
    AnswerKind::Flag,
    Required::Optional,
);
pub(crate) const WORTH_MORE: Question = question(
    "worth_more",
    "Is the hand worth more than with the win that was let pass?",
    AnswerKind::Flag,
    Required::Optional,
);

/// The answers to the questions about a claim.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    /// The purpose of the claim.
    pub action: Action,
    /// The discard.
    pub tile: Tile,
    /// The waits of the player.
    pub waiting: Vec<Tile>,
    /// Tiles that the player discarded in this go-around.
    pub own_discards: Vec<Tile>,
    /// Tiles that the player passed on in this go-around.
    pub missed: Vec<Tile>,
    /// What they could have been claimed for, if answered.
    pub missed_for: Option<MissedFor>,
    /// Whether the player has drawn since.
    pub own_turn_since: bool,
    /// Whether the player was skipped since, by another player's pung or kong.
    pub skipped: bool,
    /// Whether the hand is worth more than with the win that was passed.
    pub worth_more: bool,
}

/// The purpose of a claim, in the order of the answers to [`ACTION`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// To win.
    Win,
    /// For a pung.
    Pung,
}

/// The possible purposes of tiles that were passed, in the order of the answers to [`MISSED_FOR`].
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
    /// Reads the answers.
    pub fn from_answers(answers: &Answers) -> Result<Self, Vec<EventError>> {
        const PURPOSES: [MissedFor; 3] = [MissedFor::Win, MissedFor::Pung, MissedFor::Both];
        let seat: Seat = answers.require("seat", Answers::seat)?;
        let claim = Self {
            action: answers.require_one_of("action", [Action::Win, Action::Pung])?,
            tile: answers.require("tile", Answers::tile)?,
            waiting: answers.tiles("waiting"),
            own_discards: answers.tiles("own_discards"),
            missed: answers.tiles("missed"),
            missed_for: answers.one_of("missed_for", PURPOSES),
            own_turn_since: answers.is("own_turn_since"),
            skipped: answers.is("skipped"),
            worth_more: answers.is("worth_more"),
        };
        if answers.seat("from") == Some(seat) {
            let message = "a player can’t claim their own discard: choose another seat";
            return Err(vec![EventError::impossible("from", message)]);
        }
        Ok(claim)
    }

    /// Returns whether it is a win on a tile that is known not to complete the hand.
    pub fn is_no_win(&self) -> bool {
        let waits = self.waiting.is_empty() || self.waiting.contains(&self.tile);
        self.action == Action::Win && !waits
    }
}

/// Returns the players who claim a win, in turn order after the discarder, or the errors if they can't all
/// claim.
pub(crate) fn claims_in_turn_order(answers: &Answers) -> Result<Vec<WinClaim>, Vec<EventError>> {
    let from = answers.require("from", Answers::seat)?;
    let claims = answers.require("claims", Answers::claims)?;
    in_turn_order(from, claims, |claim| claim.seat, "claims")
}

/// Returns the players who win on a discard, in turn order after the discarder, or the errors if they can't
/// all win.
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
            message: "nobody wins on the discard: name at least one player",
        });
    }
    if players.iter().any(|one| seat(one) == from) {
        let message = "you can’t win on your own discard: leave the discarder out";
        errors.push(EventError::impossible(at, message));
    }
    sort_short_by_key(&mut players, |one| seat(one).turns_after(from));
    if players.windows(2).any(|two| seat(&two[0]) == seat(&two[1])) {
        let message = "a player wins on a discard once: name every seat once";
        errors.push(EventError::impossible(at, message));
    }
    if errors.is_empty() {
        Ok(players)
    } else {
        Err(errors)
    }
}
