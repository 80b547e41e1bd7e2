//! The content of a link: a partial hand and its rule configuration.

mod discarding;
mod extra_tiles;
mod following;
mod win;

use tilewise_rules::{
    BonusTile, BonusTiles, Circumstance, HandInput, Indicators, MeldInput, MeldKind, RuleConfig,
    Seat, Sentence, Tile, WinBy, WinContextInput, WinInput, rule_sets, sentence,
};

use super::Mode;

/// A partial hand and its rule configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The hand and the context of the win.
    pub entry: WinInput,
    /// The rule set with the values of its options.
    pub house: RuleConfig,
}

impl Default for Draft {
    /// The initial draft.
    fn default() -> Self {
        Self::new(RuleConfig::with_defaults(rule_sets::ALL[0]))
    }
}

/// A position in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A tile of the hand.
    Concealed(usize),
    /// The winning tile.
    Winning,
    /// A set on the table.
    Meld(usize),
    /// A bonus tile.
    Bonus(usize),
    /// An indicator.
    Indicator(Indicators, usize),
}

impl Draft {
    /// Creates a draft without tiles and with East as prevailing wind.
    pub fn new(house: RuleConfig) -> Self {
        Self::empty(house, None, Some(Seat::East))
    }

    /// Creates a draft without tiles.
    pub fn empty(house: RuleConfig, seat: Option<Seat>, prevailing: Option<Seat>) -> Self {
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

    /// The next hand with the same rules and prevailing wind, without a winner.
    #[must_use]
    pub fn cleared(&self) -> Self {
        Self::empty(self.house.clone(), None, self.entry.context.prevailing)
    }

    /// Whether the hand is partial: neither empty nor complete.
    pub fn is_begun(&self) -> bool {
        let context = &self.entry.context;
        let is_whole = self.is_full() && context.seat.is_some() && context.by.is_some();
        !self.is_empty() && !is_whole
    }

    /// Converts the hand to another rule configuration; returns the dropped parts: bonus tiles, circumstances
    /// and liabilities that its rule set lacks.
    pub fn converted_to(&self, house: RuleConfig) -> (Self, Vec<Sentence>) {
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
        let is_in_rule_set = |one| {
            let mut rules = rule_set.game.circumstances.iter();
            rules.any(|rule| rule.circumstance == one)
        };
        context.circumstances = context.circumstances.filtered(|one| {
            let stays = is_in_rule_set(one);
            if !stays {
                dropped.push(circumstance_name(&self.house, one).into());
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

    /// Number of tiles without the winning tile; sets on the table count as three.
    pub fn tile_count(&self) -> usize {
        self.entry.hand.size()
    }

    /// Number of tiles that still fit.
    pub fn room(&self) -> usize {
        let have = self.tile_count() + usize::from(self.entry.hand.winning_tile.is_some());
        self.house.geometry().complete().saturating_sub(have)
    }

    /// Whether no further tile fits.
    pub fn is_full(&self) -> bool {
        self.room() == 0
    }

    /// Returns the draft after a tap on the key of a tile or red five; `None` if no such set begins there.
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
            && self.tile_count() == self.house.geometry().waiting()
            && hand.winning_tile.is_none()
        {
            // The last single tile is the winning one, until another is stated.
            hand.winning_tile = Some(tile);
            hand.red_winning = !red.is_empty();
        } else {
            hand.red = hand.red.union(red);
            for tile in tiles {
                insert_sorted(&mut hand.concealed, tile);
            }
        }
        Some(next)
    }

    /// Returns the draft after a tap on the key of a bonus tile.
    #[must_use]
    pub fn with_bonus(&self, tile: BonusTile) -> Self {
        let mut next = self.clone();
        insert_sorted(&mut next.entry.hand.bonus, tile);
        next
    }

    /// Returns the draft without the tile or set at a position.
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

    /// Returns the draft with a tile of the hand as winning tile; the previous one returns to the hand.
    #[must_use]
    pub fn with_winning_tile(&self, index: usize) -> Self {
        let mut next = self.clone();
        let hand = &mut next.entry.hand;
        if index < hand.concealed.len() {
            let is_red = self.is_red(index);
            let tile = hand.concealed.remove(index);
            let suit = tile.suit().filter(|_| is_red);
            hand.red = suit.map_or(hand.red, |suit| hand.red.without(suit));
            if let Some(before) = hand.winning_tile.replace(tile) {
                insert_sorted(&mut hand.concealed, before);
                let suit = before.suit().filter(|_| hand.red_winning);
                hand.red = suit.map_or(hand.red, |suit| hand.red.with(suit));
            }
            hand.red_winning = is_red;
        }
        next
    }

    /// Returns the draft with another kind of kong.
    #[must_use]
    pub fn with_kind(&self, index: usize, kind: MeldKind) -> Self {
        let mut next = self.clone();
        if let Some(meld) = next.entry.hand.melds.get_mut(index) {
            meld.kind = kind;
            meld.from = meld.from.filter(|_| kind.is_claimed());
        }
        next
    }

    /// Returns the draft with another source of a set.
    #[must_use]
    pub fn with_from(&self, index: usize, from: Option<Seat>) -> Self {
        let mut next = self.clone();
        if let Some(meld) = next.entry.hand.melds.get_mut(index) {
            meld.from = from.filter(|_| meld.kind.is_claimed());
        }
        next
    }

    /// Returns the draft without a stated liability.
    #[must_use]
    pub fn without_liability(&self, index: usize) -> Self {
        let mut next = self.clone();
        if index < next.entry.context.liability.len() {
            next.entry.context.liability.remove(index);
        }
        next
    }

    /// Whether a win by bonus tiles is possible: the rule set has one, and there are enough.
    pub fn may_win_by_bonus(&self) -> bool {
        let win = self.house.bonus_win();
        win.is_some_and(|win| self.flowers() >= win.least)
    }

    /// Whether it is a win by bonus tiles with the last one robbed from an unknown player.
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

    /// Number of flowers and seasons.
    fn flowers(&self) -> usize {
        let all = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
        let held = self.entry.hand.bonus.iter();
        held.filter(|&&tile| all.contains(tile)).count()
    }

    /// Whether the last bonus tile of a win can be robbed.
    pub fn robs_bonus_tiles(&self) -> bool {
        let mut rules = self.house.rule_set().game.circumstances.iter();
        rules.any(|rule| rule.needs.anothers_bonus && self.house.holds(rule.needs.played))
    }
}

/// Returns the name of a liability by its key.
pub fn liability_name(house: &RuleConfig, key: &str) -> &'static str {
    let liability = house.rule_set().liability(key);
    let liability = liability.or_else(|| rule_sets::liability(key));
    liability.map_or("", |one| one.name)
}

/// Inserts a tile into a sorted list.
fn insert_sorted<T: Ord>(tiles: &mut Vec<T>, tile: T) {
    let place = tiles.partition_point(|other| *other <= tile);
    tiles.insert(place, tile);
}

/// Returns the name of a circumstance in a rule configuration.
fn circumstance_name(house: &RuleConfig, one: Circumstance) -> &'static str {
    let mut rules = house.rule_set().game.circumstances.iter();
    rules
        .find(|rule| rule.circumstance == one)
        .map_or(one.key(), |rule| rule.name)
}
