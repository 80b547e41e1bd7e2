//! Conditions of the scoring elements, by clause.

use tilewise_rules::{
    BonusFamily, BonusTile, Circumstance, Dragon, Face, MeldKind, Seat, Suit, Tile, WinBy, WinInput,
};

use crate::play::hk_old_style::options::Options;
use crate::reference::ScoredElement;
use crate::reference::read::{HandSet, Reading, SetKind};

/// A hand in one reading.
pub struct View<'a> {
    /// The input.
    pub entry: &'a WinInput,
    /// The options.
    pub options: &'a Options,
    /// The reading.
    pub reading: &'a Reading,
    /// The winner.
    pub seat: Seat,
    /// The prevailing wind.
    pub prevailing: Seat,
}

impl View<'_> {
    fn tiles(&self) -> Vec<Tile> {
        let hand = &self.entry.hand;
        let mut tiles = hand.concealed.clone();
        tiles.extend(hand.winning_tile);
        for meld in &hand.melds {
            tiles.extend(&meld.tiles);
        }
        tiles
    }

    /// Returns the sets. Empty for special hands.
    pub fn sets(&self) -> &[HandSet] {
        match self.reading {
            Reading::Sets { sets, .. } => sets,
            Reading::SevenPairs | Reading::Orphans => &[],
        }
    }

    fn pair(&self) -> Option<Tile> {
        match self.reading {
            Reading::Sets { pair, .. } => Some(*pair),
            Reading::SevenPairs | Reading::Orphans => None,
        }
    }

    fn four_sets(&self, is: impl Fn(&HandSet) -> bool) -> bool {
        self.sets().len() == 4 && self.sets().iter().all(is)
    }

    fn pungs_of(&self, is: impl Fn(Tile) -> bool) -> u16 {
        let mut count = 0;
        for set in self.sets() {
            if set.is_pung() && is(set.tile) {
                count += 1;
            }
        }
        count
    }

    fn has(&self, one: Circumstance) -> bool {
        self.entry.context.circumstances.has(one)
    }

    fn by(&self, by: WinBy) -> bool {
        self.entry.context.by == Some(by)
    }

    fn has_bonus(&self, family: BonusFamily, seat: Seat) -> bool {
        self.entry
            .hand
            .bonus
            .contains(&BonusTile::new(family, seat))
    }

    fn suits(&self) -> Vec<Suit> {
        let mut suits: Vec<Suit> = self.tiles().into_iter().filter_map(Tile::suit).collect();
        suits.sort();
        suits.dedup();
        suits
    }

    /// HKOS-36.
    fn nine_gates(&self) -> bool {
        let hand = &self.entry.hand;
        let ranks = |tiles: &[Tile]| {
            let mut ranks: Vec<u8> = tiles.iter().filter_map(|tile| tile.rank()).collect();
            ranks.sort_unstable();
            ranks
        };
        let gates = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9];
        if !hand.melds.is_empty() || self.suits().len() != 1 || ranks(&self.tiles()).len() != 14 {
            return false;
        }
        if self.options.nine_gates_pure {
            return ranks(&hand.concealed) == gates;
        }
        let all = ranks(&self.tiles());
        (0..14).any(|left_out| {
            let mut rest = all.clone();
            rest.remove(left_out);
            rest == gates
        })
    }

    /// HKOS-39 to HKOS-41.
    fn dragon_limit(&self, suit: Suit, dragon: Dragon) -> bool {
        let in_suit = |tile: Tile| tile.suit() == Some(suit);
        let pair_fits = self.options.dragon_limit_any_pair || self.pair().is_some_and(in_suit);
        self.pungs_of(in_suit) == 3
            && self.pungs_of(|tile| tile == Tile::dragon(dragon)) == 1
            && pair_fits
    }

    /// HKOS-29.
    fn four_concealed_pungs(&self) -> bool {
        self.by(WinBy::SelfDraw)
            && self.four_sets(|set| {
                let kong_fits =
                    set.kind != SetKind::Kong || self.options.four_concealed_pungs_kongs_count;
                set.is_pung() && !set.melded && kong_fits
            })
    }

    fn blessing_of_heaven(&self) -> bool {
        self.has(Circumstance::InitialHand)
            && !self.has(Circumstance::KongBeforeWin)
            && self.entry.hand.melds.is_empty()
            && self.by(WinBy::SelfDraw)
            && self.seat == Seat::East
    }
}

/// Returns every element whose condition holds, including those that another one includes.
pub fn met(view: &View) -> Vec<ScoredElement> {
    [elements_of_fan(view), limit_elements(view)].concat()
}

/// HKOS-11 to HKOS-28.
fn elements_of_fan(view: &View) -> Vec<ScoredElement> {
    let mut met: Vec<ScoredElement> = Vec::new();
    let mut add = |key, holds: bool, fan| {
        if holds {
            met.push((key, 1, fan));
        }
    };
    let all_of = |family| Seat::ALL.iter().all(|&seat| view.has_bonus(family, seat));
    let tiles = view.tiles();
    let dragons = view.pungs_of(Tile::is_dragon);
    let pair = view.pair();
    let honors = tiles.iter().any(|tile| tile.is_honor());
    let self_draw = view.by(WinBy::SelfDraw);
    let last = view.has(Circumstance::LastTile);

    add(
        "no-flowers",
        view.options.bonus_tiles_in_play && view.entry.hand.bonus.is_empty(),
        1,
    );
    add(
        "seat-flower",
        view.has_bonus(BonusFamily::Flower, view.seat),
        1,
    );
    add(
        "seat-season",
        view.has_bonus(BonusFamily::Season, view.seat),
        1,
    );
    let chows = view.four_sets(|set| set.kind == SetKind::Chow);
    add(
        "all-chows",
        chows && pair.is_some_and(|tile| tile.suit().is_some()),
        1,
    );
    for _ in 0..dragons {
        add("dragon-pung", true, 1);
    }
    let pung_of = |wind| view.pungs_of(|tile| tile.face() == Face::Wind(wind)) == 1;
    add("seat-wind", pung_of(view.seat), 1);
    add("prevailing-wind", pung_of(view.prevailing), 1);
    add("self-drawn-win", self_draw, 1);
    add("last-tile-draw", last && self_draw, 1);
    add("last-tile-discard", last && view.by(WinBy::Discard), 1);
    add("robbing-the-kong", view.by(WinBy::RobbingTheKong), 1);
    add(
        "out-on-replacement",
        (view.has(Circumstance::KongReplacement)
            || view.has(Circumstance::ConsecutiveKongReplacement))
            && self_draw,
        1,
    );
    let claimed = view.entry.hand.melds.iter();
    let claimed = claimed.filter(|meld| meld.kind != MeldKind::ConcealedKong);
    add(
        "closed-hand",
        view.options.concealed_hand && claimed.count() == 0,
        1,
    );
    add(
        "kong-on-kong",
        view.options.kong_on_kong
            && view.has(Circumstance::ConsecutiveKongReplacement)
            && self_draw,
        8,
    );
    let mixed = tiles
        .iter()
        .all(|tile| tile.is_honor() || tile.is_terminal());
    add(
        "mixed-terminals",
        view.options.mixed_terminals
            && view.four_sets(HandSet::is_pung)
            && mixed
            && honors
            && !view.suits().is_empty(),
        4,
    );
    add("all-flowers", all_of(BonusFamily::Flower), 2);
    add("all-seasons", all_of(BonusFamily::Season), 2);
    add("all-pungs", view.four_sets(HandSet::is_pung), 3);
    let one_suit = view.suits().len() == 1;
    add("half-flush", one_suit && honors, 3);
    add(
        "little-three-dragons",
        dragons == 2 && pair.is_some_and(Tile::is_dragon),
        4,
    );
    add(
        "seven-pairs",
        matches!(view.reading, Reading::SevenPairs),
        4,
    );
    add("full-flush", one_suit && !honors, 6);
    met
}

/// HKOS-29 to HKOS-43.
fn limit_elements(view: &View) -> Vec<ScoredElement> {
    let mut met: Vec<ScoredElement> = Vec::new();
    let limit = |own| {
        if view.options.limit_hands_own_fan {
            own
        } else {
            view.options.limit_fan
        }
    };
    let mut add = |key, holds: bool, fan| {
        if holds {
            met.push((key, 1, fan));
        }
    };
    let tiles = view.tiles();
    let dragons = view.pungs_of(Tile::is_dragon);
    let winds = view.pungs_of(Tile::is_wind);
    let pair = view.pair();

    add(
        "four-concealed-pungs",
        view.four_concealed_pungs(),
        limit(8),
    );
    add("big-three-dragons", dragons == 3, limit(8));
    add(
        "little-four-winds",
        winds == 3 && pair.is_some_and(Tile::is_wind),
        limit(6),
    );
    add("big-four-winds", winds == 4, limit(13));
    add(
        "all-honors",
        tiles.iter().all(|tile| tile.is_honor()),
        limit(10),
    );
    add(
        "all-terminals",
        tiles.iter().all(|tile| tile.is_terminal()),
        limit(10),
    );
    add("nine-gates", view.nine_gates(), limit(10));
    add(
        "thirteen-orphans",
        matches!(view.reading, Reading::Orphans),
        limit(13),
    );
    add(
        "all-kongs",
        view.four_sets(|set| set.kind == SetKind::Kong),
        limit(13),
    );
    for (key, suit, dragon) in [
        ("jade-dragon", Suit::Bamboo, Dragon::Green),
        ("ruby-dragon", Suit::Characters, Dragon::Red),
        ("pearl-dragon", Suit::Dots, Dragon::White),
    ] {
        add(key, view.dragon_limit(suit, dragon), limit(13));
    }
    add("blessing-of-heaven", view.blessing_of_heaven(), limit(13));
    add(
        "blessing-of-earth",
        view.has(Circumstance::DealerFirstDiscard)
            && view.by(WinBy::Discard)
            && view.seat != Seat::East,
        limit(13),
    );
    met
}
