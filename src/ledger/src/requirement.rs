//! The wins with which a player reaches a goal in the hand in play.

mod examples;
mod minimal_hands;
#[cfg(test)]
mod tests;
mod value;

use tilewise_rules::{Overall, Seat, Win};

use crate::{PlayerId, Standings, Table};

pub use examples::Example;
pub use value::Value;

/// A goal of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// First place; it may be shared.
    First,
    /// A place before the last one.
    NotLast,
    /// A place before that of another player.
    Before(PlayerId),
    /// This place or a better one; it may be shared.
    Place(usize),
    /// An overall score above zero; if the rule set counts no such gains, a score above the starting score.
    Positive,
    /// An overall score of at least this.
    Overall(Overall),
    /// A score of at least this, in hundredths.
    Score(i64),
}

/// A method of winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinMethod {
    /// Self-draw.
    SelfDraw,
    /// A discard of this player.
    From(PlayerId),
}

/// The smallest wins with which a player reaches a goal.
#[derive(Clone, Debug, PartialEq)]
pub struct Requirement {
    /// The player.
    pub player: PlayerId,
    /// The goal.
    pub goal: Goal,
    /// Whether the goal is met as the standings are.
    pub is_met: bool,
    /// The minimal hands by method of winning.
    pub methods: Vec<(WinMethod, MinimalHands)>,
}

/// The minimal hands that reach a goal, for one method of winning.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MinimalHands {
    /// The values, of which none is lower than another on every axis: 2 han 80 fu, 3 han 40 fu. Empty if no
    /// hand suffices.
    pub values: Vec<Value>,
    /// Whether every hand that may win suffices.
    pub any_hand: bool,
}

impl Goal {
    /// Returns whether a player meets the goal.
    pub fn is_met(self, player: PlayerId, standings: &Standings) -> bool {
        let Some(own) = standings.for_player(player) else {
            return false;
        };
        match self {
            Self::First => own.place == Some(1),
            Self::Before(other) => standings
                .for_player(other)
                .is_some_and(|other| own.place < other.place),
            Self::Place(place) => own.place.is_some_and(|own| own <= place),
            Self::Overall(least) => own.overall.is_some_and(|overall| overall >= least),
            Self::NotLast => standings.0.iter().any(|other| other.place > own.place),
            Self::Positive => own.is_gain,
            Self::Score(least) => own.score >= least,
        }
    }
}

impl Table {
    /// Returns the smallest wins with which a player meets each goal after the hand in play.
    ///
    /// Pots, counters and bets count, and final payments if the hand ends the game. Empty if the player has
    /// no seat or the game is over.
    ///
    /// ```
    /// # use tilewise_ledger::{AtSeating, EntryId, Game, GameEvent, Opening, PlayerId, Rules, WinRecord};
    /// use tilewise_ledger::{Goal, Value, WinMethod};
    /// # use tilewise_rules::{Answers, BySeat, Seat, Win};
    /// # let rules = Rules { house: "riichi-ema-2025".parse().unwrap(), penalty_book: None };
    /// # let players = ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
    /// # let seats = BySeat::new([0, 1, 2, 3].map(PlayerId));
    /// # let opening = Opening { rules, players, seats, start: None, club: None };
    /// # let mut game = Game::default();
    /// # game.apply(&EntryId("1".to_owned()), &GameEvent::Opened(opening));
    /// # let answers = Answers::of_counted_win(Seat::South, 5, Win::Discard { from: Seat::East });
    /// # let win = GameEvent::Win(AtSeating::current(WinRecord::Counted(answers)));
    /// # game.apply(&EntryId("2".to_owned()), &win);
    /// let [cy, di] = [PlayerId(2), PlayerId(3)];
    /// let requirements = game.table().unwrap().requirements(cy, &[Goal::First]);
    /// let (method, hands) = &requirements[0].methods[0];
    /// assert_eq!(*method, WinMethod::SelfDraw);
    /// // 3,200 from Bo, who deals, and 1,600 from Ann and Di.
    /// let minimal = Value::OnAxis { counted: 3, on_axis: 50 };
    /// assert!(hands.values.contains(&minimal) && !hands.any_hand);
    /// ```
    pub fn requirements(&self, player: PlayerId, goals: &[Goal]) -> Vec<Requirement> {
        let Some(seat) = self.seat_of(player).filter(|_| self.end_reason.is_none()) else {
            return Vec::new();
        };
        let seats = self.seats();
        let others = seat.others().map(|other| {
            let method = WinMethod::From(seats[other]);
            (method, Win::Discard { from: other })
        });
        let methods = [(WinMethod::SelfDraw, Win::SelfDraw)]
            .into_iter()
            .chain(others);
        let values = value::values(&self.rules.house);
        let search: Vec<_> = methods
            .map(|(method, win)| {
                (
                    method,
                    minimal_hands::GoalSearch::new(self, (player, seat), win, &values),
                )
            })
            .collect();
        let standings = self.standings();
        let requirements = goals.iter().map(|&goal| Requirement {
            player,
            goal,
            is_met: goal.is_met(player, &standings),
            methods: search
                .iter()
                .map(|(method, search)| (*method, search.minimal_hands(goal)))
                .collect(),
        });
        requirements.collect()
    }

    /// Returns the goals of every player: first place, not last, a gain; also second place if only places
    /// count.
    pub fn usual_goals(&self) -> Vec<Goal> {
        let mut all = vec![Goal::First, Goal::NotLast, Goal::Positive];
        if self
            .rules
            .house
            .rule_set()
            .game
            .progression
            .overall
            .is_some_and(|rule| !rule.is_gain)
        {
            all.insert(1, Goal::Place(2));
        }
        all
    }

    /// Returns whether the last round is in play, unless the rules extend the game.
    pub fn is_last_round(&self) -> bool {
        let house = &self.rules.house;
        let rounds = (house.rule_set().game.progression.rounds)(house);
        self.position.round as u8 + 1 >= rounds
    }

    /// Returns whether the last deal of the last round is in play.
    pub fn is_last_deal(&self) -> bool {
        self.is_last_round() && usize::from(self.position.deal) == Seat::ALL.len()
    }
}
