//! What a link holds: a hand as far as it is entered, and the house it is scored in.

mod discarding;
mod extras;
mod following;
mod win;

use tilewise_rules::{
    BonusTile, BonusTiles, Circumstance, HandInput, House, Indicators, MeldInput, MeldKind, Seat,
    Sentence, Tile, WinBy, WinContextInput, WinInput, sentence,
};

use super::Mode;
use crate::rule_sets::outline::outlined_house;

/// A hand as far as it is entered, and the house it is scored in.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The hand and how the win came.
    pub entry: WinInput,
    /// The rule set and the house's answers.
    pub house: House,
}

impl Default for Draft {
    /// What the page begins with, before the rest of its first rule set is here.
    fn default() -> Self {
        Self::new(outlined_house())
    }
}

/// A place in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A tile of the hand.
    Concealed(usize),
    /// The tile that won.
    Winning,
    /// A set on the table.
    Meld(usize),
    /// A bonus tile.
    Bonus(usize),
    /// An indicator.
    Indicator(Indicators, usize),
}

impl Draft {
    /// No tiles yet, while East prevails.
    pub fn new(house: House) -> Self {
        Self::empty(house, None, Some(Seat::East))
    }

    /// No tiles yet.
    pub fn empty(house: House, seat: Option<Seat>, prevailing: Option<Seat>) -> Self {
        Self {
            entry: WinInput {
                hand: HandInput::default(),
                context: WinContextInput {
                    seat,
                    prevailing,
                    ..WinContextInput::default()
                },
            },
            house,
        }
    }

    /// The next hand of the same house, under the same wind. Who wins it isn't known.
    #[must_use]
    pub fn cleared(&self) -> Self {
        Self::empty(self.house.clone(), None, self.entry.context.prevailing)
    }

    /// Whether there is something of a hand, and not all of it.
    pub fn is_begun(&self) -> bool {
        let context = &self.entry.context;
        let is_whole = self.is_full() && context.seat.is_some() && context.by.is_some();
        !self.is_empty() && !is_whole
    }

    /// The same hand in another house, and what can't come along: bonus tiles that aren't in play
    /// there, circumstances and feeds that the rule set doesn't know.
    pub fn in_house(&self, house: House) -> (Self, Vec<Sentence>) {
        let mut next = self.clone();
        let rule_set = house.rule_set();
        let in_play = house.bonus();
        let mut dropped = Vec::new();
        let WinInput { hand, context } = &mut next.entry;
        hand.bonus.retain(|&tile| {
            let stays = in_play.contains(tile);
            if !stays {
                dropped.push(tile.name().into());
            }
            stays
        });
        let known = |one| {
            let mut rules = rule_set.circumstances.iter();
            rules.any(|rule| rule.circumstance == one)
        };
        context.circumstances = context.circumstances.filtered(|one| {
            let stays = known(one);
            if !stays {
                dropped.push(known_as(&self.house, one).into());
            }
            stays
        });
        context.liability.retain(|one| {
            let stays = rule_set.liability(one.key).is_some();
            if !stays {
                dropped.push(sentence!(
                    "who fed {0}",
                    liability_name(&self.house, one.key)
                ));
            }
            stays
        });
        if context.by == Some(WinBy::BonusTiles) && house.bonus_win().is_none() {
            context.by = None;
            context.from = None;
            dropped.push(sentence!("the win by bonus tiles"));
        }
        next.house = house;
        dropped.extend(next.drop_extras());
        (next.without_impossible(), dropped)
    }

    /// Whether there is nothing to clear.
    pub fn is_empty(&self) -> bool {
        self.entry == self.cleared().entry
    }

    /// How many tiles there are without the winning tile, a set on the table counted as three.
    pub fn drawn(&self) -> usize {
        self.entry.hand.size()
    }

    /// How many tiles there is room for.
    pub fn room(&self) -> usize {
        let have = self.drawn() + usize::from(self.entry.hand.winning_tile.is_some());
        self.house.geometry().complete().saturating_sub(have)
    }

    /// Whether there is no room for another tile.
    pub fn is_full(&self) -> bool {
        self.room() == 0
    }

    /// This draft after a tap on the key of a tile, or of a red five; `None` if no such set begins there.
    pub fn with_tile(&self, mode: Mode, tile: Tile, is_red: bool) -> Option<Self> {
        let tiles = mode.tiles(tile)?;
        let mut next = self.clone();
        let hand = &mut next.entry.hand;
        match mode.indicator() {
            Some(Indicators::Dora) => hand.dora.push(tile),
            Some(Indicators::Ura) => hand.ura.push(tile),
            None => {}
        }
        if mode.indicator().is_some() {
            return Some(next);
        }
        let red = self.red_among(&tiles, is_red);
        if let Some(kind) = mode.meld() {
            hand.melds.push(MeldInput {
                kind,
                tiles,
                from: None,
                red,
            });
        } else if mode == Mode::Tile
            && self.drawn() == self.house.geometry().waiting()
            && hand.winning_tile.is_none()
        {
            // The last single tile is the one that won, until another one is said to be.
            hand.winning_tile = Some(tile);
            hand.red_winning = !red.is_empty();
        } else {
            hand.red = hand.red.union(red);
            for tile in tiles {
                put(&mut hand.concealed, tile);
            }
        }
        Some(next)
    }

    /// This draft after a tap on the key of a bonus tile.
    #[must_use]
    pub fn with_bonus(&self, tile: BonusTile) -> Self {
        let mut next = self.clone();
        put(&mut next.entry.hand.bonus, tile);
        next
    }

    /// This draft without what lies at a place in the tray.
    #[must_use]
    pub fn without(&self, spot: Spot) -> Self {
        let mut next = self.clone();
        let hand = &mut next.entry.hand;
        match spot {
            Spot::Concealed(index) if index < hand.concealed.len() => {
                let tile = hand.concealed.remove(index);
                if let Some(suit) = tile.suit().filter(|_| self.is_red(index)) {
                    hand.red = hand.red.without(suit);
                }
            }
            Spot::Meld(index) if index < hand.melds.len() => {
                hand.melds.remove(index);
            }
            Spot::Bonus(index) if index < hand.bonus.len() => {
                hand.bonus.remove(index);
            }
            Spot::Indicator(Indicators::Dora, index) if index < hand.dora.len() => {
                hand.dora.remove(index);
            }
            Spot::Indicator(Indicators::Ura, index) if index < hand.ura.len() => {
                hand.ura.remove(index);
            }
            Spot::Winning => {
                hand.winning_tile = None;
                hand.red_winning = false;
            }
            Spot::Concealed(_) | Spot::Meld(_) | Spot::Bonus(_) | Spot::Indicator(..) => {}
        }
        next
    }

    /// This draft, won on a tile of the hand; the tile that won before goes back into the hand.
    #[must_use]
    pub fn won_on(&self, index: usize) -> Self {
        let mut next = self.clone();
        let hand = &mut next.entry.hand;
        if index < hand.concealed.len() {
            let is_red = self.is_red(index);
            let tile = hand.concealed.remove(index);
            let suit = tile.suit().filter(|_| is_red);
            hand.red = suit.map_or(hand.red, |suit| hand.red.without(suit));
            if let Some(before) = hand.winning_tile.replace(tile) {
                put(&mut hand.concealed, before);
                let suit = before.suit().filter(|_| hand.red_winning);
                hand.red = suit.map_or(hand.red, |suit| hand.red.with(suit));
            }
            hand.red_winning = is_red;
        }
        next
    }

    /// This draft with another kind of kong at a place.
    #[must_use]
    pub fn with_kind(&self, index: usize, kind: MeldKind) -> Self {
        let mut next = self.clone();
        if let Some(meld) = next.entry.hand.melds.get_mut(index) {
            meld.kind = kind;
            meld.from = meld.from.filter(|_| kind.is_claimed());
        }
        next
    }

    /// This draft with a set claimed from a seat.
    #[must_use]
    pub fn with_from(&self, index: usize, from: Option<Seat>) -> Self {
        let mut next = self.clone();
        if let Some(meld) = next.entry.hand.melds.get_mut(index) {
            meld.from = from.filter(|_| meld.kind.is_claimed());
        }
        next
    }

    /// This draft without a feed that was stated.
    #[must_use]
    pub fn unstated(&self, index: usize) -> Self {
        let mut next = self.clone();
        if index < next.entry.context.liability.len() {
            next.entry.context.liability.remove(index);
        }
        next
    }

    /// Whether a win by bonus tiles can come up: the rule set has one, and enough of them are there.
    pub fn may_win_by_bonus(&self) -> bool {
        let win = self.house.bonus_win();
        win.is_some_and(|win| self.flowers() >= win.least)
    }

    /// Whether it is a win by bonus tiles of which the last is another player's, and not known whose.
    pub fn lacks_the_eighth(&self) -> bool {
        let context = &self.entry.context;
        context.by == Some(WinBy::BonusTiles)
            && context.from.is_none()
            && self.robs_bonus_tiles()
            && self.has_the_least_for_bonus_win()
    }

    fn has_the_least_for_bonus_win(&self) -> bool {
        let win = self.house.bonus_win();
        win.is_some_and(|win| self.flowers() == win.least)
    }

    /// How many flowers and seasons there are.
    fn flowers(&self) -> usize {
        let all = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
        let held = self.entry.hand.bonus.iter();
        held.filter(|&&tile| all.contains(tile)).count()
    }

    /// Whether the last bonus tile of a win can be taken from another player.
    pub fn robs_bonus_tiles(&self) -> bool {
        let mut rules = self.house.rule_set().circumstances.iter();
        rules.any(|rule| rule.needs.anothers_bonus)
    }
}

/// What was fed, by the key of the liability for it.
pub fn liability_name(house: &House, key: &str) -> &'static str {
    let liability = house.rule_set().liability(key);
    let liability = liability.or_else(|| tilewise_rules::rule_sets::liability(key));
    liability.map_or("", |one| one.name)
}

/// Puts a tile where it belongs among others.
fn put<T: Ord>(tiles: &mut Vec<T>, tile: T) {
    let place = tiles.partition_point(|other| *other <= tile);
    tiles.insert(place, tile);
}

/// What a house calls a circumstance.
fn known_as(house: &House, one: Circumstance) -> &'static str {
    let mut rules = house.rule_set().circumstances.iter();
    rules
        .find(|rule| rule.circumstance == one)
        .map_or(one.key(), |rule| rule.name)
}
