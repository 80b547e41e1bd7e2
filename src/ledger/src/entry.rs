//! Entries of the log of a game.

use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{Answers, BySeat, RuleConfig, WinInput, penalty_books};

use crate::{AtSeating, Refusal, cleaned_name};

/// A player of a game: an index in the list of players, which only grows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerId(pub u8);

impl PlayerId {
    /// The maximum number of players in a game.
    pub const MOST: usize = 1 << u8::BITS;

    /// Returns the index in the list of players.
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

/// The unique ID of an entry, made on the device that wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EntryId(pub String);

/// An event with its ID, device, time and author. The caller supplies these: this crate reads no clock.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<E = GameEvent> {
    /// The ID. An entry that arrives twice counts once.
    pub id: EntryId,
    /// The device that wrote it.
    pub device: String,
    /// The position in the order of all entries: one more than the highest that the device had received.
    pub counter: u64,
    /// The time in milliseconds since 1970. It isn't used for the order, because clocks differ.
    pub time: i64,
    /// The name of the author; empty if unknown.
    pub author: String,
    /// The content.
    pub event: E,
}

/// The content of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum GameEvent {
    /// The start of a game.
    Opened(Opening),
    /// A player declares riichi and pays a bet.
    Bet(PlayerId),
    /// A player wins.
    Win(AtSeating<WinRecord>),
    /// Several players win on one discard.
    MultipleWins(AtSeating<Vec<WinRecord>>),
    /// A draw, with the event by which the rule set draws the hand, if it has one.
    Draw(AtSeating<Option<TableEvent>>),
    /// Another event of the rule set: instant payments, its own fouls.
    TableEvent(AtSeating<TableEvent>),
    /// A foul, ruled on by a penalty book.
    Foul(AtSeating<FoulRecord>),
    /// The seating from the next hand on: the seats of a round's first hand, East first.
    Seats(BySeat<PlayerId>),
    /// A player joins, without a seat.
    NewPlayer(String),
    /// A substitute takes over for a player, who keeps the account; `None` when the player is back.
    Substitute(PlayerId, Option<String>),
    /// New rules from the next hand on.
    Rules(Rules),
    /// A correction of an earlier entry.
    Correction(Correction),
    /// Counted chips of players, in hundredths.
    Chips(Vec<(PlayerId, i64)>),
    /// A payment between players outside the rules.
    Payment(PlayerPayment),
    /// The place and a note of the game, instead of earlier ones.
    Note(GameNote),
    /// The game is over. It can continue with [`Self::Reopened`].
    Closed,
    /// The game continues.
    Reopened,
    /// The writing device releases the write lock for another one.
    LockReleased,
    /// The writing device acquires the write lock.
    LockAcquired,
    /// Content that can't be read. It is kept as it is, and moves nothing.
    Unread(UnreadEvent),
}

/// The start of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The rules.
    pub rules: Rules,
    /// The names of the players, of whom four have a seat.
    pub players: Vec<String>,
    /// The seating of the first hand.
    pub seats: BySeat<PlayerId>,
    /// The starting score of each player, in hundredths; `None` for that of the rule set.
    pub start: Option<i64>,
    /// The table of a club at which the game is played, if its desk opened it. The replay ignores it.
    pub club: Option<ClubTable>,
}

/// A table of a club, as texts: the ledger has no types of clubs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClubTable {
    /// The ID of the club.
    pub club: String,
    /// The ID of the night.
    pub night: String,
    /// The ID of the draw of the round.
    pub draw: String,
    /// The round of the night, from 1.
    pub round: u32,
    /// The number of the table, from 1.
    pub table: u32,
    /// The IDs of the members, by player; empty for a player who is no member.
    pub members: Vec<String>,
    /// The time at which the round is to end, in milliseconds since 1970, if its clock has started.
    pub ends: Option<i64>,
}

/// The rules of a game.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The rule set with its options.
    pub house: RuleConfig,
    /// The penalty book for fouls that the rule set doesn't rule on.
    pub penalty_book: Option<&'static PenaltyBook>,
}

impl Rules {
    /// Returns the penalty book for a foul: that of the game, else the one that the foul names, else that of
    /// the rule configuration.
    pub fn penalty_book_for(
        &self,
        named: Option<&'static PenaltyBook>,
    ) -> Option<&'static PenaltyBook> {
        let own = || penalty_books::for_config(&self.house);
        self.penalty_book.or(named).or_else(own)
    }

    /// Checks that the rule configuration doesn't use another penalty book of the same game than the chosen
    /// one.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let own = (self.house.rule_set().game.progression.penalty_book)(&self.house);
        let own = own.and_then(penalty_books::by_key);
        match (own, self.penalty_book) {
            (Some(own), Some(book)) if own.game == book.game && own != book => {
                Err(Refusal::OtherPenalties(own.name, book.name))
            }
            _ => Ok(()),
        }
    }
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        let book = |rules: &Self| rules.penalty_book.map(|book| book.key);
        self.house == other.house && book(self) == book(other)
    }
}

/// A win.
#[derive(Clone, Debug, PartialEq)]
pub enum WinRecord {
    /// A win with tiles. Derived facts are removed: prevailing wind, stakes on the table.
    Hand(Box<WinInput>),
    /// A counted win: answers to the event that pays it.
    Counted(Answers),
}

/// An event of the rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct TableEvent {
    /// The key of the event.
    pub event: String,
    /// The answers, without derived ones.
    pub answers: Answers,
}

/// A foul of a penalty book.
#[derive(Clone, Debug, PartialEq)]
pub struct FoulRecord {
    /// The key of the foul.
    pub foul: String,
    /// The penalty book that the foul names, used if the game names none.
    pub penalty_book: Option<&'static PenaltyBook>,
    /// The chosen clause, if any.
    pub clause: Option<String>,
    /// The answers, without derived ones.
    pub answers: Answers,
}

/// A payment between two players outside the rules: a side bet, a fine, a round of drinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPayment {
    /// The payer.
    pub from: PlayerId,
    /// The payee.
    pub to: PlayerId,
    /// The amount in hundredths, above 0.
    pub amount: i64,
    /// The reason as the players entered it; may be empty.
    pub note: String,
}

/// The place where a game is played, and a note about it, as the players entered them; either may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameNote {
    /// The place.
    pub place: String,
    /// The note.
    pub note: String,
}

impl GameNote {
    /// Returns whether there is neither a place nor a note.
    pub fn is_empty(&self) -> bool {
        self.place.is_empty() && self.note.is_empty()
    }

    /// Returns the note without control and invisible characters, to display it. It keeps its lines.
    #[must_use]
    pub fn displayed(&self) -> Self {
        let lines = self.note.lines().map(cleaned_name);
        let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
        Self {
            place: cleaned_name(&self.place),
            note: lines.join("\n"),
        }
    }
}

/// The content of an entry that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadEvent {
    /// The original text.
    pub written: String,
    /// The reasons why it can't be read.
    pub reasons: Vec<UnreadReason>,
}

/// A reason why an entry can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadReason {
    /// The stable code of the error.
    pub code: &'static str,
    /// The field of the entry; `None` if the error concerns the whole entry.
    pub at: Option<String>,
    /// The error and the expected content.
    pub message: String,
}

/// A correction of an earlier entry, which may itself be a correction.
#[derive(Clone, Debug, PartialEq)]
pub struct Correction<E = GameEvent> {
    /// The entry to correct.
    pub target: EntryId,
    /// The change.
    pub change: Change<E>,
}

/// A change of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Change<E = GameEvent> {
    /// Deletes the entry.
    Delete,
    /// Replaces the content.
    Replace(Box<E>),
    /// Inserts an event before the entry.
    InsertBefore(Box<E>),
}
