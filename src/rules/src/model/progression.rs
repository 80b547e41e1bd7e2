//! The progression of a game: the next hand, and the end of the game.

use crate::hands::{Circumstance, TableStakes};
use crate::model::{Answers, BySeat, CarryRule, Overall, Payments, RuleOptions, Ruling};
use crate::sentence::{Gap, Sentence};
use crate::tiles::{Seat, Wind};

/// The progression of a game: a table of the rule set.
///
/// The first row that matches the end of a hand in a rule configuration determines the next dealer and the
/// counters.
#[derive(Debug)]
pub struct Progression {
    /// The initial score of each player, in the smallest unit of the rule set.
    pub start: fn(&RuleOptions) -> i64,
    /// The number of rounds, unless something ends the game early or extends it.
    pub rounds: fn(&RuleOptions) -> u8,
    /// The bet for declaring a hand ready, in the smallest unit; 0 if there are no bets.
    pub bet: i64,
    /// The score required for a bet; 0 if even a debt is allowed.
    pub least_to_bet: fn(&RuleOptions) -> i64,
    /// The name of the declaration.
    pub bet_name: &'static str,
    /// The reasons for the bet and for its return.
    pub bet_reasons: [&'static str; 2],
    /// The events of hands without a winner, in the order of presentation. If there are none, a draw has no
    /// questions.
    pub draws: &'static [&'static str],
    /// The events that end a hand.
    pub endings: &'static [Ending],
    /// Returns the stakes that each of several winners gets, in turn order after the discarder.
    pub shares: fn(&RuleOptions, &[Seat], TableStakes) -> Vec<TableStakes>,
    /// What a hand is worth more if several win on one discard; `None` if nothing.
    pub shared_discard_bonus: Option<SharedDiscardBonus>,
    /// The event that decides which of several claims to a discard win; `None` if all do.
    pub claims: Option<&'static str>,
    /// The rows: what follows after each end of a hand.
    pub rows: &'static [Row],
    /// The row that comes before all others once there are enough counters; `None` without such a rule.
    pub counter_limit: Option<CounterLimit>,
    /// The rule by which wins are carried as debts; `None` if they are paid at once.
    pub carry: Option<&'static CarryRule>,
    /// The seat changes after rounds.
    pub seat_changes: &'static [SeatChange],
    /// The conditions that end the game other than after its last round, or extend it. The first that matches
    /// decides.
    pub game_ends: &'static [GameEnd],
    /// Returns the payments of the remaining pots at the end of the game.
    pub leftovers: fn(&RuleOptions, &Standing) -> Payments,
    /// The overall scores; `None` if the table scores are final.
    pub overall: Option<&'static OverallRule>,
    /// Returns the key of the penalty book, if it isn't the key of the rule set.
    pub penalty_book: fn(&RuleOptions) -> Option<&'static str>,
    /// Returns the payments for a chombo at the table; none if it costs only overall points.
    pub chombo: fn(&RuleOptions, Seat) -> Payments,
    /// The words for its hands.
    pub hands: HandWords,
}

/// The words for the hands of a rule set. In some languages each rule set has its own.
#[derive(Debug)]
pub struct HandWords {
    /// A hand by its round and its number in the round.
    pub named: &'static str,
    /// A number of hands.
    pub counted: &'static str,
    /// The next hand.
    pub next: &'static str,
    /// The previous hand.
    pub last: &'static str,
}

impl HandWords {
    /// The default words.
    pub const PLAIN: Self = Self {
        named: "{0} {1}",
        counted: "{0} {0:hand|hands}",
        next: "Next hand",
        last: "last hand",
    };

    /// Returns the name of a hand: "East 3".
    pub fn named(&self, position: Position) -> Sentence {
        let deal = u16::from(position.deal);
        Sentence::new(self.named, vec![position.round.into(), deal.into()])
    }

    /// Returns a number of hands: "3 hands".
    pub fn counted(&self, hands: u32) -> Sentence {
        Sentence::new(self.counted, vec![hands.into()])
    }
}

/// The rule for overall scores.
#[derive(Debug)]
pub struct OverallRule {
    /// Returns the overall score of each player.
    pub of: fn(&RuleOptions, &Standing) -> BySeat<Overall>,
    /// The name.
    pub name: &'static str,
    /// The name with a gap for a score.
    pub counted: &'static str,
    /// Whether it ranks players with equal scores.
    pub breaks_ties: fn(&RuleOptions) -> bool,
    /// Whether the scores are gains and losses that players may settle; otherwise they only rank.
    pub is_gain: bool,
}

impl OverallRule {
    /// Returns a score as a short text.
    pub fn sentence(&self, score: Overall) -> Sentence {
        let text = score.to_string();
        // Whole numbers take their own form of the word.
        let number = text.parse().map_or_else(|_| Gap::from(text), Gap::Number);
        Sentence::new(self.counted, vec![number])
    }
}

/// A change of seats after a round.
#[derive(Clone, Copy, Debug)]
pub struct SeatChange {
    /// The clause.
    pub clause: &'static str,
    /// The rule in a sentence.
    pub text: &'static str,
    /// The round after which it happens.
    pub after: Wind,
    /// The new seat of each player in the first hand of the next round, by the seats in that of this round.
    pub to: BySeat<Seat>,
}

impl SeatChange {
    /// Returns the players by seat in the first hand of the next round, from those in that of this round.
    ///
    /// ```
    /// use tilewise_rules::{BySeat, Seat, SeatChange};
    /// let change = SeatChange {
    ///     clause: "",
    ///     text: "East and South change seats",
    ///     after: Seat::East,
    ///     to: BySeat::new([Seat::South, Seat::East, Seat::West, Seat::North]),
    /// };
    /// let seated = change.reseat(BySeat::new(["Ann", "Bo", "Cy", "Di"]));
    /// assert_eq!(seated, BySeat::new(["Bo", "Ann", "Cy", "Di"]));
    /// ```
    #[must_use]
    pub fn reseat<T: Copy>(&self, before: BySeat<T>) -> BySeat<T> {
        let mut after = before;
        for (seat, &to) in self.to.iter() {
            after[to] = before[seat];
        }
        after
    }
}

/// The end of a hand, as far as it determines what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandEnd {
    /// East won, as the only winner.
    EastWon,
    /// East won among several.
    EastWonWithOthers,
    /// Only others won.
    OthersWon,
    /// The wall ended without a winner.
    Drawn,
    /// The wall ended without a winner, and East is ready (tenpai).
    DrawnEastReady,
    /// The wall ended without a winner, after a kong in this hand.
    DrawnAfterKong,
    /// An abortive draw.
    BrokenOff,
    /// A foul of East ended it.
    EastFouled,
    /// A foul of another player ended it.
    OthersFouled,
    /// It is void and dealt again.
    Void,
}

impl HandEnd {
    /// All ends of a hand.
    pub const ALL: [Self; 10] = [
        Self::EastWon,
        Self::EastWonWithOthers,
        Self::OthersWon,
        Self::Drawn,
        Self::DrawnEastReady,
        Self::DrawnAfterKong,
        Self::BrokenOff,
        Self::EastFouled,
        Self::OthersFouled,
        Self::Void,
    ];

    /// The ends of a hand that East won, also together with others.
    pub const ALL_EAST_WON: &'static [Self] = &[Self::EastWon, Self::EastWonWithOthers];

    /// The ends of a hand that nobody won, neither void nor ended by a foul.
    pub const NOBODY_WON: &'static [Self] = &[
        Self::Drawn,
        Self::DrawnEastReady,
        Self::DrawnAfterKong,
        Self::BrokenOff,
    ];

    /// Returns the end of a hand that these players won.
    pub fn won_by(winners: &[Seat]) -> Self {
        match winners {
            [Seat::East] => Self::EastWon,
            _ if winners.contains(&Seat::East) => Self::EastWonWithOthers,
            _ => Self::OthersWon,
        }
    }

    /// Returns the end of a hand without a winner.
    pub const fn drawn(east_is_ready: bool) -> Self {
        if east_is_ready {
            Self::DrawnEastReady
        } else {
            Self::Drawn
        }
    }

    /// Returns the end of a hand by a foul of this player.
    pub const fn fouled_by(seat: Seat) -> Self {
        match seat {
            Seat::East => Self::EastFouled,
            _ => Self::OthersFouled,
        }
    }

    /// Returns whether a player won it.
    pub const fn is_won(self) -> bool {
        matches!(
            self,
            Self::EastWon | Self::EastWonWithOthers | Self::OthersWon
        )
    }
}

/// An event that ends a hand.
#[derive(Clone, Copy, Debug)]
pub struct Ending {
    /// The key of the event.
    pub event: &'static str,
    /// Returns the end of the hand, if the event ended it.
    pub end: fn(&RuleOptions, &Answers, &Ruling) -> Option<HandEnd>,
}

/// A row of a progression: what follows after a hand.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The clause.
    pub clause: &'static str,
    /// The rule in a sentence.
    pub text: &'static str,
    /// The ends of a hand that it matches.
    pub after: &'static [HandEnd],
    /// Returns whether it is played.
    pub played: fn(&RuleOptions) -> bool,
    /// The next dealer.
    pub deal: Deal,
    /// The change of the counters.
    pub counters: Counters,
    /// Whether the bets of the hand are returned.
    pub bets_back: bool,
}

impl Row {
    /// Creates a row of a rule set without counters and bets.
    pub const fn deals(
        clause: &'static str,
        text: &'static str,
        after: &'static [HandEnd],
        played: fn(&RuleOptions) -> bool,
        deal: Deal,
    ) -> Self {
        Self {
            clause,
            text,
            after,
            played,
            deal,
            counters: Counters::Unchanged,
            bets_back: false,
        }
    }
}

/// A row that comes before all others once there are enough counters.
#[derive(Clone, Copy, Debug)]
pub struct CounterLimit {
    /// Returns the number of counters; 0 without a limit.
    pub counters: fn(&RuleOptions) -> u32,
    /// The row.
    pub row: Row,
}

/// The points that each hand has in addition if several win on one discard.
#[derive(Clone, Copy, Debug)]
pub struct SharedDiscardBonus {
    /// The circumstance with the number of winners, for a hand with tiles.
    pub circumstance: Circumstance,
    /// Returns what a counted hand is worth more with this number of winners.
    pub value: fn(&RuleOptions, usize) -> u32,
}

/// The next dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// East deals again.
    Stays,
    /// South deals, and is East.
    Passes,
}

/// The change of the counters after a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counters {
    /// One is added.
    Added,
    /// They stay.
    Unchanged,
    /// They are removed.
    Cleared,
}

/// The position of a hand in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The prevailing wind.
    pub round: Wind,
    /// The number of the deal in the round, from 1: the same player deals first in each round.
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

    /// Returns the position after a row. The round after North's is East's.
    #[must_use]
    pub const fn after(self, row: &Row) -> Self {
        let counters = match row.counters {
            Counters::Added => self.counters.saturating_add(1),
            Counters::Unchanged => self.counters,
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

    /// Returns the seat in the first hand of the player at this seat.
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

/// The state of a game after a hand, before the next is dealt.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// The hand that was played; the last one if the players ended the game.
    pub position: Position,
    /// The end of the hand; `None` if the players ended the game.
    pub end: Option<HandEnd>,
    /// The next dealer.
    pub deal: Deal,
    /// The score of each player, by the seats of that hand.
    pub scores: &'a BySeat<i64>,
    /// The amount in each pot, in the order of [`PotKey::ALL`](crate::PotKey::ALL).
    pub pots: [i64; 3],
    /// The contributions of each player to the pot of drawn hands, by the seats of that hand.
    pub pot_contributions: &'a BySeat<i64>,
    /// The number of chombo of each player, by the seats of that hand.
    pub chombo: &'a BySeat<u32>,
    /// The sum of other penalties in overall points of each player, by the seats of that hand: usually below
    /// 0.
    pub penalties: &'a BySeat<Overall>,
    /// The empty seats, by the seats of that hand; an empty seat pays as if a player sat there.
    pub empty_seats: &'a BySeat<bool>,
    /// The initial score.
    pub start: i64,
}

/// A condition that ends or extends a game.
#[derive(Clone, Copy, Debug)]
pub struct GameEnd {
    /// Public identity.
    pub key: &'static str,
    /// The clause.
    pub clause: &'static str,
    /// The rule in a sentence.
    pub text: &'static str,
    /// Returns whether its result after this hand depends on the scores, without reading them.
    pub by_scores: fn(&RuleOptions, &Standing) -> bool,
    /// The condition.
    pub condition: EndCondition,
}

/// A condition for the end of a game after a hand.
#[derive(Clone, Copy, Debug)]
pub enum EndCondition {
    /// The game ends after its last round.
    WithLastRound,
    /// The game ends (`Some(true)`), continues (`Some(false)`), or the condition doesn't apply (`None`).
    If(fn(&RuleOptions, &Standing) -> Option<bool>),
}

impl Standing<'_> {
    /// Returns the current seat of the player who was East in the first hand.
    pub const fn first_east(&self) -> Seat {
        Seat::ALL[(5 - self.position.deal as usize % 4) % 4]
    }
}

impl Progression {
    /// Four rounds without counters in which East deals again after an own win, a draw or a void hand: the
    /// default of rule sets.
    pub const PLAIN: Self = Self {
        start: |_| 0,
        rounds: |_| 4,
        bet: 0,
        least_to_bet: |_| 0,
        bet_name: "",
        bet_reasons: [""; 2],
        draws: &[],
        endings: &[],
        shares: Self::NO_STAKES,
        shared_discard_bonus: None,
        claims: None,
        rows: &[
            Row::deals(
                "",
                "East deals again",
                &[
                    HandEnd::EastWon,
                    HandEnd::EastWonWithOthers,
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
        counter_limit: None,
        carry: None,
        seat_changes: &[],
        game_ends: &[last_round("", "North’s round is over")],
        leftovers: |_, _| Payments::none(),
        overall: None,
        penalty_book: |_| None,
        hands: HandWords::PLAIN,
        chombo: |_, _| Payments::none(),
    };

    /// The shares of several winners without stakes.
    pub const NO_STAKES: fn(&RuleOptions, &[Seat], TableStakes) -> Vec<TableStakes> =
        |_, winners, _| vec![TableStakes::NONE; winners.len()];

    /// Returns the row for an end of a hand that was played with this number of counters.
    pub fn row_with_counters(
        &self,
        house: &RuleOptions,
        end: HandEnd,
        counters: u32,
    ) -> Option<&Row> {
        let is_reached = |limit: &&CounterLimit| {
            let most = (limit.counters)(house);
            most > 0 && counters >= most && limit.row.after.contains(&end)
        };
        let limit = self.counter_limit.as_ref().filter(is_reached);
        limit
            .map(|limit| &limit.row)
            .or_else(|| self.row(house, end))
    }

    /// Returns the rule by which wins are carried, if it is played.
    pub fn carry_rule(&self, house: &RuleOptions) -> Option<&'static CarryRule> {
        self.carry.filter(|rule| (rule.played)(house))
    }

    /// Returns the row for an end of a hand. The table of a rule set has one for each.
    pub fn row(&self, house: &RuleOptions, end: HandEnd) -> Option<&'static Row> {
        let mut rows = self.rows.iter();
        rows.find(|row| row.after.contains(&end) && (row.played)(house))
    }

    /// Returns the seat change between two consecutive hands, if any.
    pub fn seat_change(&self, last: Position, next: Position) -> Option<&'static SeatChange> {
        let mut all = self.seat_changes.iter();
        all.find(|change| last.round == change.after && next.round != last.round)
    }

    /// Returns whether the end of the game after a hand depends on the scores, without reading them.
    pub fn needs_scores(&self, house: &RuleOptions, standing: &Standing) -> bool {
        let mut all = self.game_ends.iter();
        all.any(|end| (end.by_scores)(house, standing))
    }

    /// Returns the condition that ends the game after a hand, if any.
    pub fn game_end(&self, house: &RuleOptions, standing: &Standing) -> Option<&'static GameEnd> {
        let is_over = |end: &GameEnd| match end.condition {
            EndCondition::WithLastRound => self.is_last(house, standing).then_some(true),
            EndCondition::If(decide) => decide(house, standing),
        };
        let mut all = self.game_ends.iter();
        let decided = all.find_map(|end| Some((end, is_over(end)?)));
        decided.and_then(|(end, is_over)| is_over.then_some(end))
    }

    /// Returns whether the last hand of the last round was played.
    fn is_last(&self, house: &RuleOptions, standing: &Standing) -> bool {
        let rounds = (self.rounds)(house);
        let is_last = standing.position.round as u8 + 1 >= rounds && standing.position.deal >= 4;
        is_last && standing.deal == Deal::Passes
    }
}

/// Creates the end after the last round, usually the last line of a table of ends.
pub(crate) const fn last_round(clause: &'static str, text: &'static str) -> GameEnd {
    GameEnd {
        key: "rounds",
        clause,
        text,
        by_scores: |_, _| false,
        condition: EndCondition::WithLastRound,
    }
}
