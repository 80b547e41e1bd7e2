//! What is written into the log of a game.

use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{BySeat, Facts, House, WinInput, penalty_books};

use crate::{Refusal, Seated};

/// A player of a game: a place in the list of its players, which only grows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerId(pub u8);

impl PlayerId {
    /// So many players can be in a game.
    pub const MOST: usize = 1 << u8::BITS;

    /// The place in the list of players.
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

/// The identity of an entry, made on the device that wrote it: nothing else has it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EntryId(pub String);

/// Something that was told, and by whom. Ids, times and authors are data of the caller: nothing
/// here reads a clock.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its identity. An entry that arrives twice counts once.
    pub id: EntryId,
    /// The device that wrote it.
    pub device: String,
    /// Its place in the order of all entries: one more than the highest that the device had seen.
    pub counter: u64,
    /// When it was written, in milliseconds since 1970. It orders nothing: clocks err.
    pub time: i64,
    /// Who wrote it; nothing where that isn't known.
    pub author: String,
    /// What was told.
    pub input: Input,
}

/// What was told.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A game begins.
    Opened(Opening),
    /// A player declares a hand ready, and lays a bet on the table.
    Bet(PlayerId),
    /// Somebody won.
    Won(Seated<Won>),
    /// Several won on one discard.
    SeveralWon(Seated<Vec<Won>>),
    /// Nobody won: the event by which the rule set draws a hand, if it has one.
    Drawn(Seated<Option<Happened>>),
    /// Anything else that the rule set rules on: instant payments, its own fouls.
    Happened(Seated<Happened>),
    /// A foul, ruled on by the penalty book.
    Foul(Seated<Foul>),
    /// Who sits where from here on: the seats of a round's first hand, East first.
    Seats(BySeat<PlayerId>),
    /// Somebody comes to the table, who has no seat yet.
    Joined(String),
    /// Somebody plays for a player from here on, who keeps the account: whose name, or nobody's when
    /// the player is back.
    Substitute(PlayerId, Option<String>),
    /// Other rules from here on.
    Rules(Rules),
    /// A correction of an earlier entry.
    Corrected(Correction),
    /// What each player holds in chips, in hundredths.
    Chips(Vec<(PlayerId, i64)>),
    /// One player pays another, by no rule of the game.
    Paid(Paid),
    /// The game is over. That is a state, not a lock.
    Closed,
    /// It goes on.
    Reopened,
    /// The device that writes this wrote, and another one is to.
    PenGiven,
    /// The device that writes this writes from here on.
    PenTaken,
    /// What can't be read here. It stays as it was written, and moves nothing.
    Unread(UnreadInput),
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// By which rules.
    pub rules: Rules,
    /// The names of the players; four of them sit.
    pub players: Vec<String>,
    /// Who sits where in the first hand.
    pub seats: BySeat<PlayerId>,
    /// What each begins with, in hundredths; `None` for what the rule set says.
    pub start: Option<i64>,
}

/// The rules that a game is played by.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Rule set and house rules.
    pub house: House,
    /// By which fouls are ruled on, where the rule set doesn't do it.
    pub penalty_book: Option<&'static PenaltyBook>,
}

impl Rules {
    /// By which book fouls are ruled on: the one that the game names, else the one that the foul names,
    /// else the house's own.
    pub fn fouls_by(&self, named: Option<&'static PenaltyBook>) -> Option<&'static PenaltyBook> {
        let own = || penalty_books::of_house(&self.house);
        self.penalty_book.or(named).or_else(own)
    }

    /// Whether the house plays by other penalties of the same game than those that were chosen.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let own = (self.house.rule_set().progression.penalty_book)(&self.house);
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
pub enum Won {
    /// With its tiles. What the game knows is left out: prevailing wind, what lies on the table.
    Hand(Box<WinInput>),
    /// Already counted: answers to the event that pays it.
    Counted(Facts),
}

/// An event of the rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct Happened {
    /// Its key.
    pub event: String,
    /// What was answered. What the game knows is left out.
    pub facts: Facts,
}

/// A foul of the penalty book.
#[derive(Clone, Debug, PartialEq)]
pub struct Foul {
    /// Its key.
    pub foul: String,
    /// The book that it names, which rules on it where the game names none.
    pub penalty_book: Option<&'static PenaltyBook>,
    /// The clause that was chosen, if one was.
    pub clause: Option<String>,
    /// What was answered. What the game knows is left out.
    pub facts: Facts,
}

/// A payment between two players by no rule of the game: a side bet, a fine of the table, a round of
/// drinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// Who pays.
    pub from: PlayerId,
    /// Who is paid.
    pub to: PlayerId,
    /// How much, in hundredths; above 0.
    pub amount: i64,
    /// What for, in the words of the table; empty where nobody said it.
    pub note: String,
}

/// What an entry tells, where it can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadInput {
    /// As it was written.
    pub written: String,
    /// What is wrong with it.
    pub reasons: Vec<UnreadReason>,
}

/// One thing that is wrong with an entry that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadReason {
    /// The code of the mistake, which is never renamed.
    pub code: &'static str,
    /// The field of the entry; nothing where it is about all of it.
    pub at: Option<String>,
    /// What is wrong, and what would be right.
    pub message: String,
}

/// A correction of an earlier entry, which may be a correction itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Correction {
    /// Which entry.
    pub of: EntryId,
    /// What becomes of it.
    pub what: Change,
}

/// What becomes of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// It was never told.
    Delete,
    /// This was told instead.
    Replace(Box<Input>),
    /// This was told before it.
    InsertBefore(Box<Input>),
}
