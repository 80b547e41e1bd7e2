//! Conditions of the scoring elements, by clause.

use tilewise_rules::{BonusFamily, BonusTile, Circumstance, MeldKind, Seat, Suit, Tile, WinBy};

use super::View;
use super::sequence::{Sequence, sequence};
use crate::play::singapore::options::{FlowerOnFlower, FullyConcealed, SevenPairs};
use crate::reference::ScoredElement;
use crate::reference::read::{Completed, HandSet, Reading, SetKind};

impl View<'_> {
    fn tiles(&self) -> Vec<Tile> {
        self.entry.hand.tiles().collect()
    }

    /// Returns the sets. Empty for Thirteen Wonders.
    fn sets(&self) -> &[HandSet] {
        match self.reading {
            Some(Reading::Sets { sets, .. }) => sets,
            _ => &[],
        }
    }

    fn pair(&self) -> Option<Tile> {
        match self.reading {
            Some(Reading::Sets { pair, .. }) => Some(*pair),
            _ => None,
        }
    }

    fn four_sets(&self, is: impl Fn(&HandSet) -> bool) -> bool {
        self.sets().len() == 4 && self.sets().iter().all(is)
    }

    fn triplets_of(&self, is: impl Fn(Tile) -> bool) -> u16 {
        let mut count = 0;
        for set in self.sets() {
            if set.is_pung() && is(set.tile) {
                count += 1;
            }
        }
        count
    }

    fn suits(&self) -> Vec<Suit> {
        let mut suits: Vec<Suit> = self.tiles().into_iter().filter_map(Tile::suit).collect();
        suits.sort();
        suits.dedup();
        suits
    }

    /// SG-56, SG-57.
    fn hidden_treasure(&self) -> bool {
        let pair_fits = self.options.hidden_treasure_discard_pair
            && matches!(
                self.reading,
                Some(Reading::Sets {
                    won: Completed::Pair,
                    ..
                })
            );
        self.four_sets(|set| set.is_pung() && !set.melded)
            && (self.by(WinBy::SelfDraw) || pair_fits)
    }

    /// SG-64, A-19.
    fn nine_gates(&self) -> bool {
        let hand = &self.entry.hand;
        let mut before: Vec<Tile> = hand.concealed.clone();
        for meld in &hand.melds {
            before.extend(&meld.tiles);
        }
        let mut ranks: Vec<u8> = before.iter().filter_map(|tile| tile.rank()).collect();
        ranks.sort_unstable();
        let exposed = !hand.melds.is_empty() && self.options.nine_gates_concealed_only;
        self.sets().len() == 4
            && self.suits().len() == 1
            && self.tiles().len() == 14
            && ranks == [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]
            && !exposed
    }

    /// SG-4.
    fn seven_pairs(&self) -> u16 {
        u16::from(matches!(self.reading, Some(Reading::SevenPairs)))
    }

    /// SG-67.
    fn pure_green(&self) -> bool {
        let green = Tile::dragon(tilewise_rules::Dragon::Green);
        self.options.pure_green
            && !matches!(self.reading, Some(Reading::Orphans))
            && self.tiles().contains(&green)
            && self.tiles().into_iter().all(is_green)
    }

    /// SG-97, A-31.
    fn fully_concealed(&self) -> bool {
        let drawn = self
            .entry
            .hand
            .melds
            .iter()
            .all(|meld| meld.kind == MeldKind::ConcealedKong);
        drawn
            && match self.options.fully_concealed {
                FullyConcealed::Off => false,
                FullyConcealed::AnyWin => true,
                FullyConcealed::SelfDraw => self.by(WinBy::SelfDraw),
            }
    }

    fn kongs(&self) -> usize {
        let kong = |set: &&HandSet| set.kind == SetKind::Kong;
        self.sets().iter().filter(kong).count()
    }
}

/// Returns whether it is Bamboo 2, 3, 4, 6, 8 or the green dragon.
pub fn is_green(tile: Tile) -> bool {
    let green = Tile::dragon(tilewise_rules::Dragon::Green);
    let rank = tile.rank().unwrap_or(0);
    tile == green || tile.suit() == Some(Suit::Bamboo) && [2, 3, 4, 6, 8].contains(&rank)
}

/// Returns every element whose condition holds, including those that another one includes.
pub fn met(view: &View) -> Vec<ScoredElement> {
    let all = [
        triplets(view),
        bonus(view),
        hands(view),
        limits(view),
        wins(view),
    ]
    .concat();
    all.into_iter().filter(|(_, count, _)| *count > 0).collect()
}

/// SG-25 to SG-28.
fn triplets(view: &View) -> Vec<ScoredElement> {
    vec![
        ("dragon-triplet", view.triplets_of(Tile::is_dragon), 1),
        (
            "seat-wind-triplet",
            view.triplets_of(|tile| tile == Tile::wind(view.seat)),
            1,
        ),
        (
            "prevailing-wind-triplet",
            view.triplets_of(|tile| tile == Tile::wind(view.prevailing)),
            1,
        ),
    ]
}

/// SG-29 to SG-32.
fn bonus(view: &View) -> Vec<ScoredElement> {
    let held = |family, seat| {
        view.entry
            .hand
            .bonus
            .contains(&BonusTile::new(family, seat))
    };
    let count = |family| Seat::ALL.iter().filter(|&&seat| held(family, seat)).count();
    let animals = count(BonusFamily::Animal);
    let own = u16::from(held(BonusFamily::Flower, view.seat))
        + u16::from(held(BonusFamily::Season, view.seat));
    let others = count(BonusFamily::Flower) + count(BonusFamily::Season) - usize::from(own);
    let others = if view.options.any_flower { others } else { 0 };
    let groups =
        u16::from(count(BonusFamily::Flower) == 4) + u16::from(count(BonusFamily::Season) == 4);
    vec![
        ("animal", u16::try_from(animals).unwrap_or(0), 1),
        ("all-animals", u16::from(animals == 4), 1),
        ("seat-flower", own, 1),
        ("other-flower", u16::try_from(others).unwrap_or(0), 1),
        ("flower-group", groups, 1),
    ]
}

/// SG-55 to SG-63, SG-67 to SG-77, SG-83.
fn hands(view: &View) -> Vec<ScoredElement> {
    let tiles = view.tiles();
    let honours = tiles.iter().any(|tile| tile.is_honor());
    let one_suit = view.suits().len() == 1;
    let triplets = view.four_sets(HandSet::is_pung);
    let ends = |tile: &Tile| tile.is_honor() || tile.is_terminal();
    let terminals = tiles.iter().any(|tile| tile.is_terminal());
    let dragons = view.triplets_of(Tile::is_dragon);
    let winds = view.triplets_of(Tile::is_wind);
    let pair_is = |is: fn(Tile) -> bool| view.pair().is_some_and(is);
    let full = one_suit && !honours;
    let sequence = sequence(view);
    let whole = sequence == Some(Sequence::Whole);
    let lesser = sequence == Some(Sequence::Lesser);
    let mixed = triplets && honours && terminals && tiles.iter().all(ends);
    let small = u16::from;
    vec![
        ("triplets-hand", small(triplets), 2),
        ("half-flush", small(one_suit && honours), 2),
        ("full-flush", small(full), 4),
        ("sequence-hand", small(whole), 4),
        ("lesser-sequence-hand", small(lesser), 1),
        (
            "full-flush-sequence",
            small(full && whole),
            view.or_limit(10),
        ),
        ("full-flush-lesser-sequence", small(full && lesser), 5),
        (
            "full-flush-triplets",
            small(full && triplets),
            view.or_limit(8),
        ),
        ("mixed-terminals", small(mixed), 4),
        (
            "seven-pairs",
            view.seven_pairs(),
            match view.options.seven_pairs {
                SevenPairs::Off => 0,
                SevenPairs::Two => 2,
                SevenPairs::Four => 4,
                SevenPairs::Limit => view.limit(),
            },
        ),
        ("pure-green", small(view.pure_green()), 4),
        (
            "three-great-scholars",
            small(dragons == 3),
            view.or_limit(10),
        ),
        (
            "three-lesser-scholars",
            small(dragons == 2 && pair_is(Tile::is_dragon)),
            3,
        ),
        (
            "four-lesser-blessings",
            small(winds == 3 && pair_is(Tile::is_wind)),
            2,
        ),
    ]
}

/// SG-56, SG-64 to SG-66, SG-78, SG-80, SG-84, SG-94 to SG-96.
fn limits(view: &View) -> Vec<ScoredElement> {
    let tiles = view.tiles();
    let orphans = matches!(view.reading, Some(Reading::Orphans));
    let first = view.has(Circumstance::InitialHand) && view.by(WinBy::SelfDraw);
    let dealer = view.seat == Seat::East;
    let options = view.options;
    let earthly = first && !dealer || view.has(Circumstance::DealerFirstDiscard);
    let mut met: Vec<ScoredElement> = Vec::new();
    for (key, holds) in [
        ("hidden-treasure", view.hidden_treasure()),
        ("nine-gates", view.nine_gates()),
        (
            "pure-terminals",
            tiles.iter().all(|tile| tile.is_terminal()),
        ),
        ("all-honours", tiles.iter().all(|tile| tile.is_honor())),
        ("four-great-blessings", view.triplets_of(Tile::is_wind) == 4),
        (
            "pure-green-limit",
            options.pure_green_limit && view.pure_green(),
        ),
        ("eighteen-arhats", view.kongs() == 4),
        ("heavenly-hand", options.heavenly_hand && first && dealer),
        ("earthly-hand", options.earthly_hand && earthly),
        (
            "humanly-hand",
            options.humanly_hand
                && (view.has(Circumstance::FirstGoAround)
                    || view.has(Circumstance::DealerFirstDiscard)),
        ),
    ] {
        met.push((key, u16::from(holds), view.limit()));
    }
    met.push(("thirteen-wonders", u16::from(orphans), view.or_limit(13)));
    met
}

/// SG-85 to SG-93, SG-97.
fn wins(view: &View) -> Vec<ScoredElement> {
    let drawn = view.by(WinBy::SelfDraw);
    let circumstances = &view.entry.context.circumstances;
    let replaced = if view.has(Circumstance::BonusReplacement) {
        u16::from(
            circumstances
                .count(Circumstance::BonusReplacement)
                .unwrap_or(1),
        )
    } else {
        0
    };
    let after_kong = view.has(Circumstance::KongReplacement)
        || view.has(Circumstance::ConsecutiveKongReplacement);
    let in_a_row = view.has(Circumstance::ConsecutiveKongReplacement)
        && !view.has(Circumstance::BonusBetweenKongs);
    let one_dot = view.entry.hand.winning_tile == Some(Tile::suited(Suit::Dots, 1));
    let last = view.has(Circumstance::LastTile)
        && !view.has(Circumstance::LastTileWasReplacement)
        && (one_dot || !view.options.last_tile_one_dot_only);
    let robbed = view.by(WinBy::RobbingTheKong) && !view.has(Circumstance::RobbedConcealedKong);
    let five = view.options.flower_on_flower == FlowerOnFlower::Five && replaced > 1;
    let replacements = if view.options.flower_on_flower == FlowerOnFlower::PerReplacement {
        replaced
    } else {
        replaced.min(1)
    };
    let own_point = drawn && view.options.self_draw_point;
    vec![
        ("self-draw", u16::from(own_point), 1),
        ("flower-replacement", replacements, 1),
        ("flower-on-flower", u16::from(five), 5),
        ("kong-replacement", u16::from(drawn && after_kong), 1),
        (
            "kong-on-kong",
            u16::from(drawn && in_a_row),
            view.or_limit(10),
        ),
        ("robbing-the-kong", u16::from(robbed), 1),
        ("last-tile", u16::from(drawn && last), 1),
        ("fully-concealed", u16::from(view.fully_concealed()), 1),
    ]
}
