//! What a player needs in the hand that is played.

mod examples;
mod least;
#[cfg(test)]
mod tests;
mod value;

use tilewise_rules::{Overall, Seat, Win};

use crate::{PlayerId, Standings, Table};

pub use examples::Example;
pub use value::Value;

/// What a player may wish for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// First place; it may be shared.
    First,
    /// That somebody has a place below the own one.
    NotLast,
    /// A place before that of this player.
    Before(PlayerId),
    /// A place that is this one or before it; it may be shared.
    Place(usize),
    /// An overall score above zero; where the rule set counts no such gains, more than at the
    /// beginning.
    Positive,
    /// An overall score of at least so much.
    Overall(Overall),
    /// A score of at least so much, in hundredths.
    Score(i64),
}

/// How a player may win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Drawing the winning tile.
    SelfDraw,
    /// On a discard of this player.
    From(PlayerId),
}

/// What a player needs for a wish.
#[derive(Clone, Debug, PartialEq)]
pub struct Need {
    /// Who.
    pub player: PlayerId,
    /// For what.
    pub wish: Wish,
    /// Whether it is so as things stand.
    pub is_met: bool,
    /// By each way to win.
    pub ways: Vec<(Way, Hands)>,
}

/// The least hands that do it, won in one way.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hands {
    /// None of them is worth less than another in every respect: 2 han 80 fu, 3 han 40 fu. There is
    /// none where no hand does it.
    pub least: Vec<Value>,
    /// Whether any hand does it that may be won with.
    pub any: bool,
}

impl Wish {
    /// Whether it is met for a player.
    pub fn is_met(self, player: PlayerId, standings: &Standings) -> bool {
        let Some(own) = standings.of(player) else {
            return false;
        };
        match self {
            Self::First => own.place == Some(1),
            Self::Before(other) => standings
                .of(other)
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
    /// What a player needs for each of some wishes to be met after the hand that is played. Pots,
    /// counters, bets and, where that hand ends the game, what is due then are counted in. Nothing,
    /// where the player has no seat or the game is over.
    ///
    /// ```
    /// # use tilewise_ledger::{EntryId, Game, Input, Opening, PlayerId, Rules, Seated, Won};
    /// use tilewise_ledger::{Value, Way, Wish};
    /// # use tilewise_rules::{BySeat, Facts, Seat, Win};
    /// # let rules = Rules { house: "riichi-ema-2025".parse().unwrap(), penalty_book: None };
    /// # let players = ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
    /// # let seats = BySeat::new([0, 1, 2, 3].map(PlayerId));
    /// # let opening = Opening { rules, players, seats, start: None };
    /// # let mut game = Game::default();
    /// # game.tell(&EntryId("1".to_owned()), &Input::Opened(opening));
    /// # let facts = Facts::of_counted_win(Seat::South, 5, Win::Discard { from: Seat::East });
    /// # game.tell(&EntryId("2".to_owned()), &Input::Won(Seated::here(Won::Counted(facts))));
    /// // Bo has won 8,000 points from Ann, and deals. Cy, who has won nothing yet, wants to be first.
    /// let [cy, di] = [PlayerId(2), PlayerId(3)];
    /// let needs = game.table().unwrap().needs(cy, &[Wish::First]);
    /// let (way, hands) = &needs[0].ways[0];
    /// assert_eq!(*way, Way::SelfDraw);
    /// // 3,200 from Bo, who deals, and 1,600 from Ann and Di.
    /// let least = Value::OnAxis { counted: 3, on_axis: 50 };
    /// assert!(hands.least.contains(&least) && !hands.any);
    /// ```
    pub fn needs(&self, player: PlayerId, wishes: &[Wish]) -> Vec<Need> {
        let Some(seat) = self.seat_of(player).filter(|_| self.over.is_none()) else {
            return Vec::new();
        };
        let seats = self.seats();
        let others = seat.others().map(|other| {
            let way = Way::From(seats[other]);
            (way, Win::Discard { from: other })
        });
        let ways = [(Way::SelfDraw, Win::SelfDraw)].into_iter().chain(others);
        let values = value::values(&self.rules.house);
        let search: Vec<_> = ways
            .map(|(way, win)| (way, least::Search::new(self, (player, seat), win, &values)))
            .collect();
        let standings = self.standings();
        let needs = wishes.iter().map(|&wish| Need {
            player,
            wish,
            is_met: wish.is_met(player, &standings),
            ways: search
                .iter()
                .map(|(way, search)| (*way, search.least(wish)))
                .collect(),
        });
        needs.collect()
    }

    /// What every player wishes for: first place, not the last one, a gain; where places alone are
    /// worth something, second place beside that.
    pub fn usual_wishes(&self) -> Vec<Wish> {
        let mut all = vec![Wish::First, Wish::NotLast, Wish::Positive];
        if self
            .rules
            .house
            .rule_set()
            .progression
            .overall
            .is_some_and(|rule| !rule.is_gain)
        {
            all.insert(1, Wish::Place(2));
        }
        all
    }

    /// Whether the last round is played, unless the rules make the game longer.
    pub fn is_last_round(&self) -> bool {
        let house = &self.rules.house;
        let rounds = (house.rule_set().progression.rounds)(house);
        self.position.round as u8 + 1 >= rounds
    }

    /// Whether its last deal is played.
    pub fn is_last_deal(&self) -> bool {
        self.is_last_round() && usize::from(self.position.deal) == Seat::ALL.len()
    }
}
