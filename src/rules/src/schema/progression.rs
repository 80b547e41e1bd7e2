//! How a game goes on from hand to hand, and when it is over.

use crate::hands::OnTable;
use crate::schema::{BySeat, Facts, HouseRules, Overall, Payments, Ruling};
use crate::sentence::{Gap, Sentence};
use crate::tiles::{Seat, Wind};

/// How a game goes on from hand to hand: a table of the rule set.
///
/// Of its rows the first that speaks of how the hand ended, in this house, says who deals next and
/// what becomes of the counters.
#[derive(Debug)]
pub struct Progression {
    /// What each player begins with, in the smallest unit of the rule set.
    pub start: fn(&HouseRules) -> i64,
    /// So many rounds are played, if nothing ends the game before or makes it longer.
    pub rounds: fn(&HouseRules) -> u8,
    /// What a player lays on the table who declares a hand ready, in the smallest unit; 0 where
    /// nobody does.
    pub bet: i64,
    /// So much the player must have who lays it there; 0 where even a debt will do.
    pub least_to_bet: fn(&HouseRules) -> i64,
    /// What is said with it.
    pub bet_name: &'static str,
    /// Why it is laid there, and why it may be taken back.
    pub bet_reasons: [&'static str; 2],
    /// The events by which nobody wins a hand, in the order in which they are offered. Where there
    /// are none, a draw asks nothing.
    pub draws: &'static [&'static str],
    /// The events that end a hand, and how.
    pub endings: &'static [Ending],
    /// With what of the table each of several winners is paid, in turn order after the discarder.
    pub shares: fn(&HouseRules, &[Seat], OnTable) -> Vec<OnTable>,
    /// The event that says who wins of several who claim a discard; where there is none, all do.
    pub claims: Option<&'static str>,
    /// What follows after each end of a hand.
    pub rows: &'static [Row],
    /// Who moves to which seat after a round.
    pub seat_changes: &'static [SeatChange],
    /// What ends the game beside the end of its last round, or makes it longer. The first that
    /// speaks decides.
    pub game_ends: &'static [GameEnd],
    /// Who has what still lies on the table when the game is over.
    pub leftovers: fn(&HouseRules, &Standing) -> Payments,
    /// What the scores of the table are worth beyond it; `None` where they are final.
    pub overall: Option<&'static OverallRule>,
    /// The key of the penalty book of a house, where that isn't the key of its rule set.
    pub penalty_book: fn(&HouseRules) -> Option<&'static str>,
    /// What a chombo of this player pays at the table; nothing where it costs only beyond it.
    pub chombo: fn(&HouseRules, Seat) -> Payments,
    /// What its hands are called.
    pub hands: HandWords,
}

/// What the hands of a rule set are called. In some languages each rule set has words of its own.
#[derive(Debug)]
pub struct HandWords {
    /// A hand by its round and its number in that.
    pub named: &'static str,
    /// So many hands.
    pub counted: &'static str,
    /// The hand after this one.
    pub next: &'static str,
    /// The hand before this one.
    pub last: &'static str,
}

impl HandWords {
    /// The words of a rule set that has none of its own.
    pub const PLAIN: Self = Self {
        named: "{0} {1}",
        counted: "{0} {0:hand|hands}",
        next: "Next hand",
        last: "last hand",
    };

    /// Which hand it is: "East 3".
    pub fn named(&self, position: Position) -> Sentence {
        let deal = u16::from(position.deal);
        Sentence::new(self.named, vec![position.round.into(), deal.into()])
    }

    /// So many hands: "3 hands".
    pub fn counted(&self, hands: u32) -> Sentence {
        Sentence::new(self.counted, vec![hands.into()])
    }
}

/// What the scores of a table are worth beyond it.
#[derive(Debug)]
pub struct OverallRule {
    /// What that is for each player.
    pub of: fn(&HouseRules, &Standing) -> BySeat<Overall>,
    /// Its name.
    pub name: &'static str,
    /// It with a score in its gap.
    pub counted: &'static str,
    /// Whether it says who of two with the same score is before the other.
    pub breaks_ties: fn(&HouseRules) -> bool,
    /// Whether they are gains and losses, which players may settle; else they only rank.
    pub is_gain: bool,
}

impl OverallRule {
    /// A score in a few words.
    pub fn sentence(&self, score: Overall) -> Sentence {
        let text = score.to_string();
        // A whole number takes its own form of the word.
        let number = text.parse().map_or_else(|_| Gap::from(text), Gap::Number);
        Sentence::new(self.counted, vec![number])
    }
}

/// The players move to other seats after a round.
#[derive(Clone, Copy, Debug)]
pub struct SeatChange {
    /// The clause.
    pub clause: &'static str,
    /// It in a sentence.
    pub says: &'static str,
    /// The round that is over.
    pub after: Wind,
    /// Where each sits in the next round’s first hand, by the seats of this one’s.
    pub to: BySeat<Seat>,
}

impl SeatChange {
    /// Who sits where in the next round’s first hand, by who did in this one’s.
    ///
    /// ```
    /// use tilewise_rules::{BySeat, Seat, SeatChange};
    /// let change = SeatChange {
    ///     clause: "",
    ///     says: "East and South change seats",
    ///     after: Seat::East,
    ///     to: BySeat::new([Seat::South, Seat::East, Seat::West, Seat::North]),
    /// };
    /// let seated = change.seated(BySeat::new(["Ann", "Bo", "Cy", "Di"]));
    /// assert_eq!(seated, BySeat::new(["Bo", "Ann", "Cy", "Di"]));
    /// ```
    #[must_use]
    pub fn seated<T: Copy>(&self, before: BySeat<T>) -> BySeat<T> {
        let mut after = before;
        for (seat, &to) in self.to.iter() {
            after[to] = before[seat];
        }
        after
    }
}

/// How a hand ended, as far as it decides what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandEnd {
    /// East won, alone or among several.
    EastWon,
    /// Others won.
    OthersWon,
    /// Nobody won before the wall ended.
    Drawn,
    /// The same, and East waits for a tile (tenpai).
    DrawnEastReady,
    /// The same, after a kong in this hand.
    DrawnAfterKong,
    /// It was broken off by a rule that allows that.
    BrokenOff,
    /// A foul of East ended it.
    EastFouled,
    /// A foul of another player ended it.
    OthersFouled,
    /// It counts for nothing, and is dealt again.
    Void,
}

impl HandEnd {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::EastWon,
        Self::OthersWon,
        Self::Drawn,
        Self::DrawnEastReady,
        Self::DrawnAfterKong,
        Self::BrokenOff,
        Self::EastFouled,
        Self::OthersFouled,
        Self::Void,
    ];

    /// How a hand ended that these players won.
    pub fn won_by(winners: &[Seat]) -> Self {
        if winners.contains(&Seat::East) {
            Self::EastWon
        } else {
            Self::OthersWon
        }
    }

    /// How a hand ended that nobody won before the wall did.
    pub const fn drawn(east_is_ready: bool) -> Self {
        if east_is_ready {
            Self::DrawnEastReady
        } else {
            Self::Drawn
        }
    }

    /// How a hand ended that a foul of this player ended.
    pub const fn fouled_by(seat: Seat) -> Self {
        match seat {
            Seat::East => Self::EastFouled,
            _ => Self::OthersFouled,
        }
    }

    /// Whether somebody won it.
    pub const fn is_won(self) -> bool {
        matches!(self, Self::EastWon | Self::OthersWon)
    }
}

/// An event that ends a hand.
#[derive(Clone, Copy, Debug)]
pub struct Ending {
    /// The key of the event.
    pub event: &'static str,
    /// How the hand ended, if it did.
    pub end: fn(&HouseRules, &Facts, &Ruling) -> Option<HandEnd>,
}

/// A row of a progression: what follows after a hand.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The clause.
    pub clause: &'static str,
    /// It in a sentence.
    pub says: &'static str,
    /// The ends of a hand that it speaks of.
    pub after: &'static [HandEnd],
    /// Whether the house plays so.
    pub played: fn(&HouseRules) -> bool,
    /// Who deals next.
    pub deal: Deal,
    /// What becomes of the counters.
    pub counters: Counters,
    /// Whether the bets of the hand go back to who made them.
    pub bets_back: bool,
}

impl Row {
    /// A row of a rule set without counters and bets: all that follows is who deals.
    pub const fn deals(
        clause: &'static str,
        says: &'static str,
        after: &'static [HandEnd],
        played: fn(&HouseRules) -> bool,
        deal: Deal,
    ) -> Self {
        Self {
            clause,
            says,
            after,
            played,
            deal,
            counters: Counters::Kept,
            bets_back: false,
        }
    }
}

/// Who deals the next hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// East deals again.
    Stays,
    /// South deals, and is East.
    Passes,
}

/// What becomes of the counters after a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counters {
    /// One more.
    Added,
    /// As many as before.
    Kept,
    /// None.
    Cleared,
}

/// Which hand of a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The prevailing wind.
    pub round: Wind,
    /// Which deal of the round, from 1: the same player deals in each round's first.
    pub deal: u8,
    /// The counters on the table.
    pub counters: u32,
}

impl Position {
    /// The first hand of a game.
    pub const FIRST: Self = Self {
        round: Wind::East,
        deal: 1,
        counters: 0,
    };

    /// The hand that follows after a row. After North's round East's begins again.
    #[must_use]
    pub const fn after(self, row: &Row) -> Self {
        let counters = match row.counters {
            Counters::Added => self.counters.saturating_add(1),
            Counters::Kept => self.counters,
            Counters::Cleared => 0,
        };
        let (round, deal) = match (row.deal, self.deal) {
            (Deal::Stays, deal) => (self.round, deal),
            (Deal::Passes, 4..) => (self.round.next(), 1),
            (Deal::Passes, deal) => (self.round, deal + 1),
        };
        Self {
            round,
            deal,
            counters,
        }
    }

    /// The player who sat here in the first hand, as the seat of that hand.
    ///
    /// ```
    /// use tilewise_rules::{Position, Seat};
    /// let second = Position { deal: 2, ..Position::FIRST };
    /// assert_eq!(second.first_seat(Seat::East), Seat::South);
    /// ```
    pub const fn first_seat(self, seat: Seat) -> Seat {
        Seat::ALL[(seat as usize + self.deal as usize + 3) % 4]
    }
}

/// How things stand after a hand, before the next is dealt.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// The hand that was played; when the game was ended by the table, the last one.
    pub position: Position,
    /// How it ended; `None` where the table ended the game.
    pub end: Option<HandEnd>,
    /// Who would deal next.
    pub deal: Deal,
    /// What each player has, by the seats of that hand.
    pub scores: &'a BySeat<i64>,
    /// What lies in each pot, in the order of [`PotKey::ALL`](crate::PotKey::ALL).
    pub pots: [i64; 3],
    /// What each player has put into the pot of drawn hands, by the seats of that hand.
    pub put_in: &'a BySeat<i64>,
    /// How many chombo each had, by the seats of that hand.
    pub chombo: &'a BySeat<u32>,
    /// What other fouls add to the overall score of each, by the seats of that hand: mostly below 0.
    pub penalties: &'a BySeat<Overall>,
    /// Who isn't there, by the seats of that hand: the seat is empty, and pays as if somebody sat there.
    pub absent: &'a BySeat<bool>,
    /// What each began with.
    pub start: i64,
}

/// Something that ends a game, or keeps it from ending.
#[derive(Clone, Copy, Debug)]
pub struct GameEnd {
    /// Public identity.
    pub key: &'static str,
    /// The clause.
    pub clause: &'static str,
    /// It in a sentence.
    pub says: &'static str,
    /// Whether it depends on the scores what it says after this hand. It looks at none of them.
    pub by_scores: fn(&HouseRules, &Standing) -> bool,
    /// What it says after a hand.
    pub over: Over,
}

/// What is said of the end of a game after a hand.
#[derive(Clone, Copy, Debug)]
pub enum Over {
    /// The game is over when its last round is.
    WithLastRound,
    /// It is over (`Some(true)`), goes on (`Some(false)`), or nothing is said.
    If(fn(&HouseRules, &Standing) -> Option<bool>),
}

impl Standing<'_> {
    /// The seat of who was East in the first hand.
    pub const fn first_east(&self) -> Seat {
        Seat::ALL[(5 - self.position.deal as usize % 4) % 4]
    }
}

impl Progression {
    /// Four rounds in which East deals again after an own win, a draw or a hand that counts for
    /// nothing, and no counters: for a rule set that says nothing else.
    pub const PLAIN: Self = Self {
        start: |_| 0,
        rounds: |_| 4,
        bet: 0,
        least_to_bet: |_| 0,
        bet_name: "",
        bet_reasons: [""; 2],
        draws: &[],
        endings: &[],
        shares: Self::NOTHING_LIES_THERE,
        claims: None,
        rows: &[
            Row::deals(
                "",
                "East deals again",
                &[
                    HandEnd::EastWon,
                    HandEnd::Drawn,
                    HandEnd::DrawnEastReady,
                    HandEnd::DrawnAfterKong,
                    HandEnd::BrokenOff,
                    HandEnd::Void,
                ],
                |_| true,
                Deal::Stays,
            ),
            Row::deals(
                "",
                "the deal passes",
                &[
                    HandEnd::OthersWon,
                    HandEnd::EastFouled,
                    HandEnd::OthersFouled,
                ],
                |_| true,
                Deal::Passes,
            ),
        ],
        seat_changes: &[],
        game_ends: &[last_round("", "North’s round is over")],
        leftovers: |_, _| Payments::none(),
        overall: None,
        penalty_book: |_| None,
        hands: HandWords::PLAIN,
        chombo: |_, _| Payments::none(),
    };

    /// Several winners are paid with nothing of the table.
    pub const NOTHING_LIES_THERE: fn(&HouseRules, &[Seat], OnTable) -> Vec<OnTable> =
        |_, winners, _| vec![OnTable::NOTHING; winners.len()];

    /// The table of a rule set. What rules on no events is built without.
    pub(crate) const fn known(&'static self) -> &'static Self {
        static NOTHING: Progression = Progression {
            rows: &[],
            game_ends: &[],
            ..Progression::PLAIN
        };
        if cfg!(feature = "events") {
            self
        } else {
            &NOTHING
        }
    }

    /// The row that speaks of an end of a hand in this house. The table of a rule set has one for
    /// each.
    pub fn row(&self, house: &HouseRules, end: HandEnd) -> Option<&'static Row> {
        let mut rows = self.rows.iter();
        rows.find(|row| row.after.contains(&end) && (row.played)(house))
    }

    /// Who moves where when the second hand follows on the first, if anybody does.
    pub fn seat_change(&self, last: Position, next: Position) -> Option<&'static SeatChange> {
        let mut all = self.seat_changes.iter();
        all.find(|change| last.round == change.after && next.round != last.round)
    }

    /// Whether it depends on the scores if the game is over after a hand. It looks at none of them.
    pub fn needs_scores(&self, house: &HouseRules, standing: &Standing) -> bool {
        let mut all = self.game_ends.iter();
        all.any(|end| (end.by_scores)(house, standing))
    }

    /// Why the game is over after a hand, if it is.
    pub fn over(&self, house: &HouseRules, standing: &Standing) -> Option<&'static GameEnd> {
        let over = |end: &GameEnd| match end.over {
            Over::WithLastRound => self.is_last(house, standing).then_some(true),
            Over::If(over) => over(house, standing),
        };
        let mut all = self.game_ends.iter();
        let spoken = all.find_map(|end| Some((end, over(end)?)));
        spoken.and_then(|(end, over)| over.then_some(end))
    }

    /// Whether the last hand of the last round was played.
    fn is_last(&self, house: &HouseRules, standing: &Standing) -> bool {
        let rounds = (self.rounds)(house);
        let is_last = standing.position.round as u8 + 1 >= rounds && standing.position.deal >= 4;
        is_last && standing.deal == Deal::Passes
    }
}

/// The end of the last round: what a table of ends mostly ends with.
pub(crate) const fn last_round(clause: &'static str, says: &'static str) -> GameEnd {
    GameEnd {
        key: "rounds",
        clause,
        says,
        by_scores: |_, _| false,
        over: Over::WithLastRound,
    }
}
