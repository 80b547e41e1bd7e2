//! Reasons why an entry is refused.

use tilewise_rules::{
    BonusTile, Event, EventError, Fault, Gap, Question, Sentence, TableStakes, WinnersFault,
    sentence,
};

use crate::{EntryId, PlayerId, UnreadReason, isolated_name};

/// The reason why an entry moves nothing. The entry stays in the log and is shown with it.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The entry can't be read.
    Unread(Vec<UnreadReason>),
    /// The entry comes before the start of the game.
    NotOpened,
    /// The game is open already.
    OpenedTwice,
    /// The game is over.
    GameOver,
    /// There are [`PlayerId::MOST`] players already.
    TooManyPlayers,
    /// There is no such player.
    NoSuchPlayer(PlayerId),
    /// This player doesn't sit at the table.
    NotSeated(PlayerId),
    /// This player sits in two seats.
    SeatedTwice(PlayerId),
    /// The rule set has no event or foul of this key.
    NoSuchEvent(String),
    /// The event of this name draws no hand.
    NotADraw(&'static str),
    /// The stakes would exceed the maximum with which a hand can be paid.
    TooMuchOnTable,
    /// The rule set has no bets.
    NoBets,
    /// The player has bet already.
    BetTwice(PlayerId),
    /// The player has fewer points than a bet requires, in hundredths.
    TooFewPoints(PlayerId, i64),
    /// A payment names this player as payer and as payee.
    PaidToOneself(PlayerId),
    /// The amount of a payment isn't above 0.
    NoAmount,
    /// The amount of a payment is finer than the unit of the rule set.
    NotWhole,
    /// The bonus tile was entered in this hand before, for this player.
    BonusTileTwice(BonusTile, PlayerId),
    /// The hand of the player is dead: it can neither win nor bet.
    DeadHand(PlayerId),
    /// The player has left or lost the session.
    PlayerAway(PlayerId),
    /// Of several wins none is given, a winner is named twice, or they aren't on one discard.
    NotOneDiscard,
    /// No penalty book is chosen.
    NoPenaltyBook,
    /// The rule configuration uses the first of these penalty books, and the game names the second.
    OtherPenalties(&'static str, &'static str),
    /// The hand has faults.
    Hand(Vec<Fault>),
    /// Hands that win on one tile have faults together.
    Hands(Vec<WinnersFault>),
    /// The hand is below the minimum.
    BelowMinimum,
    /// The answers have errors.
    Event(Vec<EventError>),
    /// Required answers are missing.
    NotAnswered(Vec<&'static Question>),
    /// The rule set doesn't allow it, by this clause and sentence.
    NotAllowed(&'static str, &'static str),
    /// The correction has no earlier entry as target.
    NoSuchEntry(EntryId),
}

impl Refusal {
    /// Creates a refusal from errors of an event: the missing answers, if there are no other errors.
    pub(crate) fn of_event(event: &Event, errors: Vec<EventError>) -> Self {
        let missing = errors.iter().filter(|error| error.is_missing());
        let missing: Vec<_> = missing
            .filter_map(|error| event.question(error.at))
            .collect();
        if missing.len() == errors.len() && !missing.is_empty() {
            return Self::NotAnswered(missing);
        }
        Self::Event(errors)
    }

    /// Returns the field of the entry for each reason; `None` for the whole entry.
    pub fn fields(&self) -> Vec<Option<String>> {
        let within = |question: &Question| match question.nested_in {
            Some(outer) if outer != "liability" => format!("{outer}.{}", question.key),
            Some(outer) => outer.to_owned(),
            None => question.key.to_owned(),
        };
        match self {
            Self::Event(errors) => errors.iter().map(|one| Some(one.at.to_owned())).collect(),
            Self::NotAnswered(all) => all.iter().map(|one| Some(within(one))).collect(),
            Self::Unread(reasons) => reasons.iter().map(|one| one.at.clone()).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns all reasons: the stable code, and a sentence with the error and the expected content.
    /// `players` are the names of all players.
    #[expect(clippy::too_many_lines, reason = "one short arm per variant")]
    pub fn reasons(&self, players: &[String]) -> Vec<(&'static str, Sentence)> {
        let name = |player: &PlayerId| {
            Gap::Verbatim(match players.get(player.place()) {
                Some(name) => isolated_name(name).into_owned(),
                None => player.place().to_string(),
            })
        };
        let key = |key: &str| Gap::Verbatim(key.to_owned());
        let plain = |code, words| (code, words, Vec::new());
        let (code, words, gaps) = match self {
            Self::Hand(faults) => {
                let all = faults.iter();
                return all.map(|one| (one.code(), one.sentence())).collect();
            }
            Self::Event(errors) => {
                let all = errors.iter();
                return all.map(|one| (one.code, one.message.into())).collect();
            }
            Self::NotAnswered(questions) => {
                let text = "this isn’t known yet, “{0}”: answer it";
                let to_sentence =
                    |one: &&Question| Sentence::new(text, vec![Gap::Words(one.words)]);
                return questions
                    .iter()
                    .map(|one| ("bad-request", to_sentence(one)))
                    .collect();
            }
            Self::Unread(reasons) => {
                let to_sentence = |one: &UnreadReason| {
                    let text = "this entry can’t be read: {0}";
                    Sentence::new(text, vec![key(&one.message)])
                };
                return reasons
                    .iter()
                    .map(|one| (one.code, to_sentence(one)))
                    .collect();
            }
            Self::Hands(faults) => return faults.iter().map(winners_reason).collect(),
            Self::NotOpened => plain(
                "not-opened",
                "no game was opened before this: open one first",
            ),
            Self::OpenedTwice => plain(
                "opened-twice",
                "this game was opened before: begin another one",
            ),
            Self::GameOver => plain("game-over", "the game is over: reopen it to play on"),
            Self::NoSuchPlayer(player) => (
                "no-such-player",
                "there is no player {0}: name one of the game",
                vec![name(player)],
            ),
            Self::TooManyPlayers => plain(
                "too-many-players",
                "a game has 256 players at most: begin another one",
            ),
            Self::NotSeated(player) => (
                "not-seated",
                "{0} doesn’t sit at the table now: name somebody who does",
                vec![name(player)],
            ),
            Self::SeatedTwice(player) => (
                "seated-twice",
                "{0} sits in two seats: name four players",
                vec![name(player)],
            ),
            Self::NoSuchEvent(event) => (
                "no-such-event",
                "these rules know nothing called “{0}”: choose something that they rule on",
                vec![key(event)],
            ),
            Self::NotADraw(name) => (
                "not-a-draw",
                "“{0}” draws no hand: tell it as something that happened",
                vec![Gap::Words(name)],
            ),
            Self::TooMuchOnTable => (
                "too-much-on-table",
                "so much can’t lie on the table: at most {0} counters and {0} bets do",
                vec![Gap::from(u32::from(TableStakes::MOST))],
            ),
            Self::NoBets => plain("no-bets", "these rules have no riichi bets: remove the bet"),
            Self::BetTwice(player) => (
                "bet-twice",
                "{0} has already bet in this hand: remove one of the bets",
                vec![name(player)],
            ),
            Self::TooFewPoints(player, least) => (
                "too-few-points",
                "{0} has too few points for a bet: by these rules at least {1} are needed",
                vec![name(player), Gap::Number(*least)],
            ),
            Self::PaidToOneself(player) => (
                "paid-to-oneself",
                "{0} can’t pay {0}: name two players",
                vec![name(player)],
            ),
            Self::NoAmount => plain(
                "nothing-paid",
                "a payment is above 0: enter an amount, or swap the two players",
            ),
            Self::NotWhole => plain(
                "not-whole",
                "these rules count in whole points: enter a whole number",
            ),
            Self::BonusTileTwice(tile, player) => (
                "duplicate-bonus-tile",
                "{1} has {0} already in this hand, and there is one of each: remove it in one of the two places",
                vec![Gap::Words(tile.name()), name(player)],
            ),
            Self::DeadHand(player) => (
                "dead-hand",
                "the hand of {0} is dead: it wins no more, and bets no more",
                vec![name(player)],
            ),
            Self::PlayerAway(player) => (
                "absent",
                "{0} isn’t there for this session, so neither wins nor discards: name somebody who is",
                vec![name(player)],
            ),
            Self::NotOneDiscard => plain(
                "not-one-discard",
                "several win on one discard: name each of them once, and one who discarded",
            ),
            Self::NoPenaltyBook => plain(
                "no-penalty-book",
                "these rules have no book of penalties of their own: choose one among the rules of the game",
            ),
            Self::OtherPenalties(own, other) => (
                "penalties-mixed",
                "this house plays by the penalties “{0}”, and the game names “{1}”: name the same for both",
                vec![Gap::Words(own), Gap::Words(other)],
            ),
            Self::BelowMinimum => plain(
                "below-minimum",
                "the hand is worth less than the least that may be won with",
            ),
            Self::NotAllowed(clause, text) => (
                "not-allowed",
                "{0} ({1})",
                vec![Gap::Words(text), key(clause)],
            ),
            Self::NoSuchEntry(entry) => (
                "no-such-entry",
                "it corrects “{0}”, which isn’t there or comes later: name an earlier entry",
                vec![key(&entry.0)],
            ),
        };
        vec![(code, Sentence::new(words, gaps))]
    }
}

/// Returns the code and sentence of a fault of hands that win on one tile.
fn winners_reason(fault: &WinnersFault) -> (&'static str, Sentence) {
    match fault {
        WinnersFault::Hand(_, fault) => (fault.code(), fault.sentence()),
        WinnersFault::WinningTile(_) => (
            "impossible",
            "all win on one tile: give each hand the same winning tile".into(),
        ),
        WinnersFault::Indicators(..) => (
            "impossible",
            "all have the same indicators: give each hand the same ones".into(),
        ),
        WinnersFault::TooManyCopies(tile, copies) => (
            "too-many-copies",
            sentence!(
                "{0} is there {1} times in all hands together, but there are four of each tile",
                tile.name(),
                *copies
            ),
        ),
    }
}
