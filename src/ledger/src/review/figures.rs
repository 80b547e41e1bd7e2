//! The figures of a review, each with the games behind it.

use std::cmp::Reverse;
use std::sync::Arc;

use tilewise_rules::{Element, Overall, RuleSet};

use super::{GameReview, ReviewedPlayer, ReviewedWin};
use crate::{PlayerId, Rules, SessionPerson, Value, WinMethod};

/// The figures of some games. Games are indexes in the list that the review was made from.
#[derive(Clone, Debug, Default)]
pub struct Review {
    /// The games with at least one hand, and with the person.
    pub games: Figure,
    /// The hands, of a person those with a seat.
    pub hands: Figure,
    /// The wins.
    pub wins: Figure,
    /// The wins by self-draw.
    pub self_draws: Figure,
    /// The wins of others on a discard of the person; of everybody, all wins by discard.
    pub deal_ins: Figure,
    /// The first places in games that are over; empty for everybody.
    pub first_places: Figure,
    /// The best win by each rule set.
    pub best_wins: Vec<BestWin>,
    /// The elements that were counted in hands with known tiles, the most frequent first.
    pub elements: Vec<ElementCount>,
    /// The most hands in a row with the same dealer, if there are at least two.
    pub deal_streak: Option<DealStreak>,
    /// The sums of a person by rule set; empty for everybody.
    pub sums: Vec<RuleSetSum>,
}

/// A number, and the games behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// The number.
    pub count: u32,
    /// The games, each once, in their order.
    pub games: Vec<usize>,
}

impl Figure {
    fn add(&mut self, game: usize, count: u32) {
        if count == 0 {
            return;
        }
        self.count = self.count.saturating_add(count);
        if self.games.last() != Some(&game) {
            self.games.push(game);
        }
    }
}

/// The best win by a rule set.
#[derive(Clone, Debug)]
pub struct BestWin {
    /// The game.
    pub game: usize,
    /// The name of the winner.
    pub name: String,
    /// The win.
    pub win: ReviewedWin,
}

/// How often an element was counted.
#[derive(Clone, Debug)]
pub struct ElementCount {
    /// The rule set.
    pub rule_set: &'static RuleSet,
    /// The element.
    pub element: &'static Element,
    /// The hands in which it counted.
    pub hands: Figure,
}

/// Hands in a row with the same dealer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealStreak {
    /// The game.
    pub game: usize,
    /// The name of the dealer.
    pub name: String,
    /// The number of hands.
    pub hands: u32,
}

/// The sums of a person over the games of a rule set.
#[derive(Clone, Debug)]
pub struct RuleSetSum {
    /// The rules of the first game in the list.
    pub rules: Arc<Rules>,
    /// The games.
    pub games: Vec<usize>,
    /// The points won and lost, in hundredths.
    pub gained: i64,
    /// The sum of overall scores of games that are over, if the rule set has such scores.
    pub overall: Option<Overall>,
    /// How often the person had each place, from the first, in games that are over.
    pub places: [u32; 4],
}

impl Review {
    /// Returns the figures of a person, or of everybody.
    pub fn new(games: &[GameReview], of: Option<&SessionPerson>) -> Self {
        let mut review = Self::default();
        for (place, game) in games.iter().enumerate() {
            let player = of.map(|person| game.player_of(person));
            if game.hands == 0 || player.is_some_and(|player| player.is_none()) {
                continue;
            }
            review.add_game(place, game, player.flatten());
        }
        let order = |one: &ElementCount| Reverse(one.hands.count);
        tilewise_rules::sort_short_by_key(&mut review.elements, order);
        review
    }

    fn add_game(&mut self, place: usize, game: &GameReview, of: Option<&ReviewedPlayer>) {
        self.games.add(place, 1);
        self.hands
            .add(place, of.map_or(game.hands, |one| one.hands));
        let is_of = |player: PlayerId| of.is_none_or(|one| one.standing.player == player);
        for win in &game.wins {
            if is_of(win.winner) {
                self.add_win(place, game, win);
            }
            if matches!(win.method, WinMethod::From(from) if is_of(from)) {
                self.deal_ins.add(place, 1);
            }
        }
        for player in game.players.iter().filter(|one| is_of(one.standing.player)) {
            let most = self.deal_streak.as_ref().map_or(1, |one| one.hands);
            if player.deal_streak > most {
                self.deal_streak = Some(DealStreak {
                    game: place,
                    name: player.name.clone(),
                    hands: player.deal_streak,
                });
            }
        }
        if let Some(player) = of {
            if game.is_over && player.standing.place == Some(1) {
                self.first_places.add(place, 1);
            }
            self.add_sum(place, game, player);
        }
    }

    fn add_win(&mut self, place: usize, game: &GameReview, win: &ReviewedWin) {
        self.wins.add(place, 1);
        if win.method == WinMethod::SelfDraw {
            self.self_draws.add(place, 1);
        }
        let rule_set = win.rules.house.rule_set();
        let is_same = |other: &RuleSet| other.identity.key == rule_set.identity.key;
        let best = BestWin {
            game: place,
            name: game
                .player(win.winner)
                .map_or_else(String::new, |one| one.name.clone()),
            win: win.clone(),
        };
        let mut all = self.best_wins.iter_mut();
        match all.find(|one| is_same(one.win.rules.house.rule_set())) {
            Some(other) if worth(&other.win) < worth(win) => *other = best,
            Some(_) => {}
            None => self.best_wins.push(best),
        }
        for &element in &win.elements {
            let mut all = self.elements.iter_mut();
            let found = all.find(|one| {
                one.element.key == element.key && one.rule_set.table_key() == rule_set.table_key()
            });
            match found {
                Some(one) => one.hands.add(place, 1),
                None => self.elements.push(ElementCount {
                    rule_set,
                    element,
                    hands: Figure {
                        count: 1,
                        games: vec![place],
                    },
                }),
            }
        }
    }

    fn add_sum(&mut self, place: usize, game: &GameReview, player: &ReviewedPlayer) {
        let key = game.rules.house.rule_set().identity.key;
        let mut all = self.sums.iter();
        let found = all.position(|one| one.rules.house.rule_set().identity.key == key);
        let at = found.unwrap_or_else(|| {
            self.sums.push(RuleSetSum {
                rules: Arc::clone(&game.rules),
                games: Vec::new(),
                gained: 0,
                overall: None,
                places: [0; 4],
            });
            self.sums.len() - 1
        });
        let sum = &mut self.sums[at];
        sum.games.push(place);
        sum.gained = sum.gained.saturating_add(player.standing.gained);
        if !game.is_over {
            return;
        }
        if let Some(overall) = player.standing.overall {
            sum.overall = Some(sum.overall.unwrap_or_default() + overall);
        }
        let rank = player.standing.place.and_then(|place| place.checked_sub(1));
        if let Some(count) = rank.and_then(|rank| sum.places.get_mut(rank)) {
            *count += 1;
        }
    }
}

/// Returns the value of a win, comparable within its rule set: a yakuman counts as many han as a limit hand.
fn worth(win: &ReviewedWin) -> (u32, u16) {
    match win.value {
        Value::Counted(counted) => (counted.into(), 0),
        Value::OnAxis { counted, on_axis } => (counted.into(), on_axis),
        Value::Units(units) => {
            let limit = win.rules.house.limits().hand;
            (u32::from(limit) * u32::from(units), 0)
        }
    }
}
