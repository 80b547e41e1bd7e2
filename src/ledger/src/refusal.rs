//! Why something that was told can't be.

use tilewise_rules::{
    BonusTile, Event, EventError, Fault, Gap, OnTable, Question, Sentence, WinnersFault, sentence,
};

use crate::{EntryId, PlayerId, UnreadReason, isolated_name};

/// Why an entry moves nothing. It stays in the log, and is shown with this beside it.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// What can't be read in it.
    Unread(Vec<UnreadReason>),
    /// It stands before the game was opened.
    NotOpened,
    /// The game was opened before.
    OpenedTwice,
    /// The game is over.
    Over,
    /// There are [`PlayerId::MOST`] players already.
    TooManyPlayers,
    /// There is no such player.
    NoSuchPlayer(PlayerId),
    /// This player doesn't sit at the table.
    NotSeated(PlayerId),
    /// This player sits in two seats.
    SeatedTwice(PlayerId),
    /// The rule set has nothing of this key.
    NoSuchEvent(String),
    /// The event of this name draws no hand.
    NotADraw(&'static str),
    /// More would lie on the table than a hand can be paid with.
    TooMuchOnTable,
    /// In these rules nobody bets on a hand.
    NoBets,
    /// This player has bet already.
    BetTwice(PlayerId),
    /// This player has fewer points than somebody must have who bets: at least so many.
    TooFewPoints(PlayerId, i64),
    /// A payment names this player as payer and as payee.
    PaidToOneself(PlayerId),
    /// The amount of a payment isn't above 0.
    NothingPaid,
    /// The amount of a payment is finer than what these rules count in.
    NotWhole,
    /// This bonus tile was entered in this hand before, of this player.
    BonusTileTwice(BonusTile, PlayerId),
    /// The hand of this player is dead: it wins no more, and bets no more.
    DeadHand(PlayerId),
    /// This player isn't there, or has lost the session.
    Absent(PlayerId),
    /// Of several winners nobody is named, or somebody twice, or not all on one discard.
    NotOneDiscard,
    /// Nobody said by which book fouls are ruled on.
    NoPenaltyBook,
    /// The house plays by the first of these penalty books, and the game names the second.
    OtherPenalties(&'static str, &'static str),
    /// What is wrong with a hand.
    Hand(Vec<Fault>),
    /// What is wrong with hands that are to win on one tile.
    Hands(Vec<WinnersFault>),
    /// The hand is worth less than the least that may be won with.
    BelowMinimum,
    /// What is wrong with what was answered.
    Event(Vec<EventError>),
    /// What must be known, and wasn't answered.
    NotAnswered(Vec<&'static Question>),
    /// The rule set doesn't allow it: the clause and what it says.
    NotAllowed(&'static str, &'static str),
    /// It corrects an entry that isn't there, or that comes later.
    NoSuchEntry(EntryId),
}

impl Refusal {
    /// What is wrong with what was answered about an event: what is missing, where nothing else is wrong.
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

    /// The field of the entry that each of the reasons is about; nothing where it is about all of it.
    pub fn fields(&self) -> Vec<Option<String>> {
        let within = |question: &Question| match question.within {
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

    /// Every reason: its code, which is never renamed, and what is wrong and would be right.
    /// `players` are the names of the game's.
    #[expect(clippy::too_many_lines, reason = "a few words for each")]
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
                return all.map(|one| (one.code, one.says.into())).collect();
            }
            Self::NotAnswered(questions) => {
                let says = "this isn’t known yet, “{0}”: answer it";
                let says = |one: &&Question| Sentence::new(says, vec![Gap::Words(one.words)]);
                return questions
                    .iter()
                    .map(|one| ("bad-request", says(one)))
                    .collect();
            }
            Self::Unread(reasons) => {
                let says = |one: &UnreadReason| {
                    let says = "this entry can’t be read: {0}";
                    Sentence::new(says, vec![key(&one.message)])
                };
                return reasons.iter().map(|one| (one.code, says(one))).collect();
            }
            Self::Hands(faults) => return faults.iter().map(together).collect(),
            Self::NotOpened => plain(
                "not-opened",
                "no game was opened before this: open one first",
            ),
            Self::OpenedTwice => plain(
                "opened-twice",
                "this game was opened before: begin another one",
            ),
            Self::Over => plain("game-over", "the game is over: reopen it to play on"),
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
                vec![Gap::from(u32::from(OnTable::MOST))],
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
            Self::NothingPaid => plain(
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
            Self::Absent(player) => (
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
            Self::NotAllowed(clause, says) => (
                "not-allowed",
                "{0} ({1})",
                vec![Gap::Words(says), key(clause)],
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

/// What is wrong with hands that are to win on one tile: its code, and it in a sentence.
fn together(fault: &WinnersFault) -> (&'static str, Sentence) {
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
