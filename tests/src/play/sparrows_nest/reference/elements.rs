//! Conditions of the scoring elements, by clause, in the order of the rule book.

use tilewise_rules::{
    BonusFamily, BonusTile, Circumstance as C, Face, MeldKind, Seat, Suit, Tile, WinBy, WinInput,
};

use crate::play::sparrows_nest::options::Options;
use crate::reference::ScoredElement;
use crate::reference::read::{Completed, HandSet, Reading, SetKind};

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
    /// The round wind.
    pub prevailing: Seat,
}

impl View<'_> {
    fn tiles(&self) -> Vec<Tile> {
        self.entry.hand.tiles().collect()
    }

    fn sets(&self) -> &[HandSet] {
        match self.reading {
            Reading::Sets { sets, .. } => sets,
            Reading::SevenPairs | Reading::Orphans => &[],
        }
    }

    fn pair_is(&self, is: impl Fn(Tile) -> bool) -> bool {
        match self.reading {
            Reading::Sets { pair, .. } => is(*pair),
            Reading::SevenPairs | Reading::Orphans => false,
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

    fn has(&self, one: C) -> bool {
        self.entry.context.circumstances.has(one)
    }

    fn by(&self, by: WinBy) -> bool {
        self.entry.context.by == Some(by)
    }

    fn melds(&self, is: impl Fn(MeldKind) -> bool) -> bool {
        self.entry.hand.melds.iter().any(|meld| is(meld.kind))
    }

    fn one_suit(&self) -> bool {
        let mut suits: Vec<Suit> = self.tiles().into_iter().filter_map(Tile::suit).collect();
        suits.sort();
        suits.dedup();
        suits.len() == 1
    }

    /// NEST-48.
    fn nine_gates(&self) -> bool {
        let mut ranks: Vec<u8> = self.tiles().iter().filter_map(|tile| tile.rank()).collect();
        if !self.entry.hand.melds.is_empty() || !self.one_suit() || ranks.len() != 14 {
            return false;
        }
        for rank in [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9] {
            match ranks.iter().position(|&other| other == rank) {
                Some(place) => ranks.remove(place),
                None => return false,
            };
        }
        true
    }

    /// NEST-43: no claimed discard, and no discard that completes a triplet.
    fn four_concealed_triplets(&self) -> bool {
        let Reading::Sets { won, .. } = self.reading else {
            return false;
        };
        let gong = self.melds(|kind| kind == MeldKind::ConcealedKong);
        let claimed = self.melds(|kind| kind != MeldKind::ConcealedKong);
        self.four_sets(HandSet::is_pung)
            && !claimed
            && (!gong || self.options.four_concealed_allows_closed_gong)
            && (self.by(WinBy::SelfDraw) || *won == Completed::Pair)
    }
}

/// Returns the counted elements, sorted by key: key, count, faan once.
pub fn counted(view: &View) -> Vec<ScoredElement> {
    let met = [winning(view), sets(view), whole(view)].concat();
    let mut counted: Vec<ScoredElement> = met
        .iter()
        .filter(|(key, count, _)| *count > 0 && !is_included(view, &met, key))
        .copied()
        .collect();
    counted.sort_unstable();
    counted
}

/// Notes "Includes …", and the sub-items.
fn is_included(view: &View, met: &[ScoredElement], key: &str) -> bool {
    let any = |others: &[&str]| {
        met.iter()
            .any(|(other, count, _)| *count > 0 && others.contains(other))
    };
    match key {
        "self-draw" => {
            any(&["self-draw-after-gong"])
                || any(&["self-draw-after-consecutive-gong"])
                    && view.options.consecutive_gong_includes_self_draw
        }
        "dragon-triplet" => any(&["little-three-dragons", "big-three-dragons"]),
        "matching-wind-triplet" => any(&["little-four-winds", "big-four-winds"]),
        "all-triplets" => any(&[
            "big-four-winds",
            "terminals-and-honors",
            "four-concealed-triplets",
            "all-honors",
            "all-terminals",
            "four-gongs",
        ]),
        "terminals-and-honors" => any(&["all-honors", "all-terminals"]),
        "full-flush" | "closed-hand" => any(&["nine-gates"]),
        _ => false,
    }
}

const fn once(key: &'static str, holds: bool, faan: u16) -> ScoredElement {
    (key, holds as u16, faan)
}

/// NEST-20 to NEST-33: flowers and circumstances.
fn winning(view: &View) -> Vec<ScoredElement> {
    let bonus = &view.entry.hand.bonus;
    let (mut matching, mut families) = (0, 0);
    for family in [BonusFamily::Flower, BonusFamily::Season] {
        let has = |seat: Seat| bonus.contains(&BonusTile::new(family, seat));
        if Seat::ALL.into_iter().all(has) {
            families += 1;
        } else if has(view.seat) {
            matching += 1;
        }
    }
    let drawn = view.by(WinBy::SelfDraw);
    let robbed = view.by(WinBy::RobbingTheKong);
    let flower = view.has(C::BonusReplacement);
    let consecutive = view.has(C::ConsecutiveKongReplacement);
    let gong = drawn && (view.has(C::KongReplacement) || consecutive);
    let after_gong = gong && (!flower || view.options.gong_then_flower_counts);
    let in_a_row = after_gong && consecutive && !view.has(C::BonusBetweenKongs);
    let replacement = if drawn {
        view.has(C::LastTileWasReplacement) || gong || flower
    } else {
        view.has(C::LastTileWasReplacement) && !view.options.last_discard_after_replacement
    };
    let gong_before = view.has(C::KongBeforeWin) || !view.entry.hand.melds.is_empty();
    vec![
        once("no-flowers", bonus.is_empty(), 1),
        ("matching-flower", matching, 1),
        ("set-of-flowers", families, 2),
        once("closed-hand", view.entry.hand.melds.is_empty(), 1),
        once(
            "self-draw",
            drawn || robbed && view.options.robbing_gong_adds_self_draw,
            1,
        ),
        once("self-draw-after-gong", after_gong && !in_a_row, 2),
        once("self-draw-after-consecutive-gong", in_a_row, 8),
        once(
            "last-tile",
            view.has(C::LastTile) && !robbed && !replacement,
            1,
        ),
        once("robbing-gong", robbed, 1),
        once(
            "heavenly-hand",
            view.has(C::InitialHand) && drawn && view.seat == Seat::East && !gong_before,
            10,
        ),
        once(
            "earthly-hand",
            view.has(C::DealerFirstDiscard)
                && view.by(WinBy::Discard)
                && view.entry.context.from == Some(Seat::East),
            10,
        ),
    ]
}

/// NEST-34 to NEST-39: dragons and winds.
fn sets(view: &View) -> Vec<ScoredElement> {
    let dragons = view.triplets_of(Tile::is_dragon);
    let winds = view.triplets_of(Tile::is_wind);
    let of = |wind| view.triplets_of(|tile| tile.face() == Face::Wind(wind));
    let (seat, round) = (of(view.seat), of(view.prevailing));
    let double = view.seat == view.prevailing && !view.options.double_wind_scores_two;
    vec![
        ("dragon-triplet", dragons, 1),
        once(
            "little-three-dragons",
            dragons == 2 && view.pair_is(Tile::is_dragon),
            5,
        ),
        once("big-three-dragons", dragons == 3, 8),
        (
            "matching-wind-triplet",
            if double { seat } else { seat + round },
            1,
        ),
        once(
            "little-four-winds",
            winds == 3 && view.pair_is(Tile::is_wind),
            6,
        ),
        once("big-four-winds", winds == 4, 10),
    ]
}

/// NEST-40 to NEST-49: the whole hand.
fn whole(view: &View) -> Vec<ScoredElement> {
    let tiles = view.tiles();
    let triplets = view.four_sets(HandSet::is_pung);
    let honors = tiles.iter().any(|tile| tile.is_honor());
    let all = |is: fn(&Tile) -> bool| triplets && tiles.iter().all(is);
    let one_suit = view.one_suit();
    vec![
        once(
            "all-sequences",
            view.four_sets(|set| set.kind == SetKind::Chow)
                && !(view.options.all_sequences_suit_pair && view.pair_is(Tile::is_honor)),
            1,
        ),
        once("all-triplets", triplets, 3),
        once(
            "terminals-and-honors",
            all(|tile| tile.is_honor() || tile.is_terminal()),
            4,
        ),
        once("four-concealed-triplets", view.four_concealed_triplets(), 8),
        once("all-honors", all(|tile| tile.is_honor()), 10),
        once("all-terminals", all(|tile| tile.is_terminal()), 10),
        once(
            "four-gongs",
            view.four_sets(|set| set.kind == SetKind::Kong),
            10,
        ),
        once("half-flush", one_suit && honors, 3),
        once("full-flush", one_suit && !honors, 7),
        once("nine-gates", view.nine_gates(), 10),
        once(
            "thirteen-orphans",
            matches!(view.reading, Reading::Orphans),
            10,
        ),
    ]
}
