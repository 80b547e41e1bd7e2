//! Red fives, indicators and their tiles, and the stakes on the table.

#[cfg(test)]
mod tests;

use tilewise_rules::{
    Indicators, RedFives, Seat, Sentence, SetKind, Suit, TableStakes, Tile, sentence,
};

use super::{Draft, Spot};
use crate::store::Mode;

impl Draft {
    /// Returns the mode of a tap for the selected mode: the largest that fits, or in a full hand the missing
    /// indicator.
    pub fn mode(&self, wanted: Mode) -> Mode {
        let missing = || self.missing_indicator().filter(|_| self.is_full());
        match wanted.indicator() {
            Some(_) => wanted,
            None => missing().unwrap_or_else(|| wanted.within(self.room())),
        }
    }

    /// Returns the first required indicator that is missing.
    fn missing_indicator(&self) -> Option<Mode> {
        let hand = &self.entry.hand;
        let kongs = hand.melds.iter();
        let kongs = kongs.filter(|meld| meld.kind.set() == SetKind::Kong);
        let lacks = |list, want| self.indicators(list).len() < want && self.takes_indicator(list);
        if lacks(Indicators::Dora, 1 + kongs.count()) {
            Some(Mode::Dora)
        } else if lacks(Indicators::Ura, hand.dora.len()) {
            Some(Mode::Ura)
        } else {
            None
        }
    }

    /// Returns the indicators of a list.
    pub fn indicators(&self, list: Indicators) -> &[Tile] {
        match list {
            Indicators::Dora => &self.entry.hand.dora,
            Indicators::Ura => &self.entry.hand.ura,
        }
    }

    /// Number of indicators of a list that count.
    pub fn most_indicators(&self, list: Indicators) -> usize {
        let Some(rule) = self.house.rule_set().hand.indicators else {
            return 0;
        };
        match list {
            Indicators::Dora => (rule.dora)(&self.house),
            Indicators::Ura => (rule.ura)(&self.house),
        }
    }

    /// Whether another indicator of a list would count.
    pub fn takes_indicator(&self, list: Indicators) -> bool {
        let counts = list == Indicators::Dora || self.counts_ura();
        counts && self.indicators(list).len() < self.most_indicators(list)
    }

    /// Whether the condition of the indicators below the others holds.
    pub fn counts_ura(&self) -> bool {
        let rule = self.house.rule_set().hand.indicators;
        let required = rule.map_or(&[][..], |rule| rule.ura_requires_any);
        let held = &self.entry.context.circumstances;
        required.iter().any(|&one| held.has(one))
    }

    /// Returns the tile that an indicator points at.
    pub fn pointed_at(&self, indicator: Tile) -> Option<Tile> {
        let rule = self.house.rule_set().hand.indicators?;
        Some((rule.points_at)(indicator))
    }

    /// Whether an indicator that counts points at a tile.
    pub fn is_dora(&self, tile: Tile) -> bool {
        let lists = [Indicators::Dora, Indicators::Ura].into_iter();
        let lists = lists.filter(|&list| list == Indicators::Dora || self.counts_ura());
        let counting = lists.flat_map(|list| {
            let all = self.indicators(list).iter();
            all.take(self.most_indicators(list))
        });
        let mut pointed = counting.filter_map(|&one| self.pointed_at(one));
        pointed.any(|dora| dora == tile)
    }

    /// Number of red fives of a suit in the rule configuration.
    pub fn red_in_play(&self, suit: Suit) -> u8 {
        (self.house.rule_set().hand.red_fives)(&self.house).count(suit)
    }

    /// Whether a red five of a suit isn't in the hand yet.
    pub fn has_red_left(&self, suit: Suit) -> bool {
        self.entry.hand.red_fives().count(suit) < self.red_in_play(suit)
    }

    /// Returns which of the added tiles, alike or of one suit, are red: one if requested, and those without
    /// another five left.
    pub(crate) fn red_among(&self, tiles: &[Tile], wanted: bool) -> RedFives {
        let mut red = RedFives::NONE;
        let five = tiles.iter().copied().find(|tile| tile.rank() == Some(5));
        let (Some(five), Some(suit)) = (five, five.and_then(Tile::suit)) else {
            return red;
        };
        let hand = &self.entry.hand;
        let count = |tiles: &mut dyn Iterator<Item = Tile>| {
            let fives = tiles.filter(|&tile| tile == five).count();
            u8::try_from(fives).unwrap_or(u8::MAX)
        };
        let held_red = hand.red_fives().count(suit);
        let held_plain = count(&mut hand.tiles()).saturating_sub(held_red);
        let in_play = self.red_in_play(suit);
        let plain = 4_u8.saturating_sub(in_play).saturating_sub(held_plain);
        let added = count(&mut tiles.iter().copied());
        let must = added.saturating_sub(plain).max(u8::from(wanted));
        for _ in 0..must.min(in_play.saturating_sub(held_red)).min(added) {
            red = red.with(suit);
        }
        red
    }

    /// Returns the suit of the five at a position of the tray, and the number of red ones there.
    pub fn five_at(&self, spot: Spot) -> Option<(Suit, u8)> {
        let hand = &self.entry.hand;
        let (suit, red) = match spot {
            Spot::Concealed(index) => {
                let suit = suit_of_five(*hand.concealed.get(index)?)?;
                (suit, u8::from(self.is_red(index)))
            }
            Spot::Winning => (
                suit_of_five(hand.winning_tile?)?,
                u8::from(hand.red_winning),
            ),
            Spot::Meld(index) => {
                let meld = hand.melds.get(index)?;
                let suit = meld.tiles.iter().copied().find_map(suit_of_five)?;
                (suit, meld.red.count(suit))
            }
            Spot::Bonus(_) | Spot::Indicator(..) => return None,
        };
        (self.red_in_play(suit) > 0).then_some((suit, red))
    }

    /// Whether a tile of the hand is a red five.
    pub fn is_red(&self, index: usize) -> bool {
        let hand = &self.entry.hand;
        hand.red.among(&hand.concealed).get(index) == Some(&true)
    }

    /// Returns the draft with another red five at a position of the tray; after the last one with none.
    #[must_use]
    pub fn with_red_toggled(&self, spot: Spot) -> Self {
        let mut next = self.clone();
        let Some((suit, red)) = self.five_at(spot) else {
            return next;
        };
        let hand = &mut next.entry.hand;
        let more = self.has_red_left(suit);
        let turn = |all: RedFives, most: u8| {
            if more && red < most {
                all.with(suit)
            } else {
                (0..red).fold(all, |all, _| all.without(suit))
            }
        };
        match spot {
            Spot::Concealed(_) => hand.red = turn(hand.red, 1),
            Spot::Winning => hand.red_winning = more && !hand.red_winning,
            Spot::Meld(index) => {
                if let Some(meld) = hand.melds.get_mut(index) {
                    let fives = meld.tiles.iter().filter(|tile| tile.rank() == Some(5));
                    let fives = u8::try_from(fives.count()).unwrap_or(u8::MAX);
                    meld.red = turn(meld.red, fives);
                }
            }
            Spot::Bonus(_) | Spot::Indicator(..) => {}
        }
        next
    }

    /// Returns the draft with other stakes on the table.
    #[must_use]
    pub fn with_on_table(&self, on_table: TableStakes) -> Self {
        let mut next = self.clone();
        next.entry.context.stakes = on_table;
        next
    }

    /// Returns the draft without the bet of a player.
    #[must_use]
    pub fn without_bet(&self, seat: Seat) -> Self {
        let mut on_table = self.entry.context.stakes;
        on_table.declared = on_table.declared.map(|mut declared| {
            declared[seat as usize] = false;
            declared
        });
        if on_table.declared().next().is_none() {
            on_table.declared = None;
        }
        self.with_on_table(on_table)
    }

    /// Removes parts that the rules don't allow; returns their names.
    pub(crate) fn drop_extras(&mut self) -> Vec<Sentence> {
        let mut dropped = Vec::new();
        let suits = Suit::ALL.into_iter();
        let too_many = |suit: &Suit| {
            let held = self.entry.hand.red_fives().count(*suit);
            held > self.red_in_play(*suit)
        };
        let suits: Vec<Suit> = suits.filter(too_many).collect();
        let rule_set = self.house.rule_set();
        let most = [Indicators::Dora, Indicators::Ura].map(|list| self.most_indicators(list));
        let hand = &mut self.entry.hand;
        if !suits.is_empty() {
            dropped.push(sentence!("red fives"));
            hand.red = RedFives::NONE;
            hand.red_winning = false;
            for meld in &mut hand.melds {
                meld.red = RedFives::NONE;
            }
        }
        if hand.dora.len() > most[0] {
            hand.dora.truncate(most[0]);
            dropped.push(sentence!("dora indicators"));
        }
        if hand.ura.len() > most[1] {
            hand.ura.truncate(most[1]);
            dropped.push(sentence!("ura indicators"));
        }
        let on_table = &mut self.entry.context.stakes;
        let possible = rule_set.game.possible_stakes(*on_table);
        if *on_table != possible {
            *on_table = possible;
            dropped.push(sentence!("counters and bets on the table"));
        }
        dropped
    }
}

/// Returns the suit of a five.
fn suit_of_five(tile: Tile) -> Option<Suit> {
    tile.suit().filter(|_| tile.rank() == Some(5))
}
