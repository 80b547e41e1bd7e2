//! A reading, laid out: which tile of the tray is in which set.

use tilewise_rules::{
    BonusTiles, MeldKind, Part, ReadSet, Reading, RedFives, SetKind, SetMask, Source, Tile,
    notation,
};

use crate::state::{Draft, Spot};

/// What some tiles of a reading are together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Together {
    /// A set of the hand, or one on the table.
    Set(SetKind, Source),
    /// A pair.
    Pair,
    /// Not grouped.
    Loose,
    /// Bonus tiles beside the hand.
    Bonus,
}

/// A tile of a reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its face, as in the notation.
    pub face: String,
    /// What it is called.
    pub name: &'static str,
    /// Where it lies in the tray.
    pub spot: Option<Spot>,
    /// Whether it won.
    pub won: bool,
    /// Whether an indicator points at it.
    pub is_dora: bool,
}

/// Some tiles of a reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they are together.
    pub together: Together,
    /// The tiles.
    pub pieces: Vec<Piece>,
}

/// A reading, laid out with the tiles of the tray.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The sets as the reading has them, and the pair after them; or the pairs, or all tiles.
    pub groups: Vec<Group>,
    /// By which mask an element means each of them.
    masks: Vec<SetMask>,
    /// The bonus tiles beside the hand.
    pub bonus: Vec<Piece>,
}

/// A tile of the hand that isn't in a set yet.
struct Free {
    tile: Tile,
    spot: Spot,
    is_red: bool,
    is_dora: bool,
}

/// The tiles of the hand that aren't in a set yet.
struct Pool(Vec<Free>);

impl Pool {
    fn of(tray: &Draft) -> Self {
        let hand = &tray.entry.hand;
        let free = |tile: Tile, spot: Spot, is_red: bool| Free {
            tile,
            spot,
            is_red,
            is_dora: tray.is_dora(tile),
        };
        let concealed = hand.concealed.iter().zip(hand.red.among(&hand.concealed));
        let standing = concealed.enumerate();
        let standing =
            standing.map(|(place, (&tile, red))| free(tile, Spot::Concealed(place), red));
        let won = hand.winning_tile;
        let won = won.map(|tile| free(tile, Spot::Winning, hand.red_winning));
        Self(standing.chain(won).collect())
    }

    /// Takes a tile; the one that won only where it completed something.
    fn take(&mut self, tile: Tile, won: bool) -> Piece {
        let fits = |one: &Free| one.tile == tile && (one.spot == Spot::Winning) == won;
        let alike = |one: &Free| one.tile == tile;
        let place = self.0.iter().position(fits);
        let place = place.or_else(|| self.0.iter().position(alike));
        let free = place.map(|place| self.0.remove(place));
        Piece {
            face: notation::tile_with_red(tile, free.as_ref().is_some_and(|one| one.is_red)),
            name: tile.name(),
            spot: free.as_ref().map(|one| one.spot),
            won,
            is_dora: free.is_some_and(|one| one.is_dora),
        }
    }

    /// Takes the tiles of a group, with the winning tile once where it completed that group.
    fn group(&mut self, together: Together, tiles: &[Tile], won: Option<Tile>) -> Group {
        let last = won.and_then(|won| tiles.iter().rposition(|&tile| tile == won));
        let take = |(place, &tile)| self.take(tile, Some(place) == last);
        Group {
            together,
            pieces: tiles.iter().enumerate().map(take).collect(),
        }
    }
}

impl Layout {
    /// A reading of the hand in the tray, won on this tile.
    pub fn of(tray: &Draft, reading: &Reading, won: Option<Tile>) -> Self {
        let mut pool = Pool::of(tray);
        let completed = reading.completed.mask();
        let mut won = won;
        let mut melds = 0..;
        let mut groups = Vec::new();
        let mut masks = Vec::new();
        for (mask, part) in reading.parts() {
            let together = match part {
                Part::Set(set) => Together::Set(set.set.kind, set.source),
                Part::Pair(_) => Together::Pair,
                Part::Singles(..) => Together::Loose,
            };
            groups.push(match part {
                Part::Set(set) if matches!(set.source, Source::Table(_)) => {
                    on_table(tray, set, melds.next().unwrap_or_default())
                }
                _ => {
                    let tiles = part.tiles();
                    let won = won.take_if(|won| mask == completed && tiles.contains(won));
                    pool.group(together, &tiles, won)
                }
            });
            masks.push(mask);
        }
        if groups.is_empty() {
            groups = loose(tray, pool, won);
            masks = vec![SetMask::WHOLE; groups.len()];
        }
        let bonus = tray.entry.hand.bonus.iter().enumerate();
        Self {
            groups,
            masks,
            bonus: bonus
                .map(|(place, tile)| Piece {
                    face: tile.to_string(),
                    name: tile.name(),
                    spot: Some(Spot::Bonus(place)),
                    won: false,
                    is_dora: false,
                })
                .collect(),
        }
    }

    /// The groups that made an element; all of them where it was the whole hand.
    pub fn made(&self, parts: SetMask, bonus: BonusTiles) -> Vec<Group> {
        let groups = self.groups.iter().zip(&self.masks);
        let made = groups.filter(|(_, mask)| parts.includes(**mask));
        let is_bonus = |piece: &&Piece| bonus.iter().any(|tile| tile.to_string() == piece.face);
        let beside: Vec<Piece> = self.bonus.iter().filter(is_bonus).cloned().collect();
        let beside = (!beside.is_empty()).then_some(Group {
            together: Together::Bonus,
            pieces: beside,
        });
        made.map(|(group, _)| group.clone()).chain(beside).collect()
    }
}

/// The places in the tray of some groups, each once.
pub fn spots(groups: &[Group]) -> Vec<Spot> {
    let pieces = groups.iter().flat_map(|group| &group.pieces);
    let mut spots: Vec<Spot> = pieces.filter_map(|piece| piece.spot).collect();
    spots.dedup();
    spots
}

/// A set on the table. Its tiles lie in one place of the tray.
fn on_table(tray: &Draft, set: ReadSet, place: usize) -> Group {
    let tiles: Vec<Tile> = set.set.tiles().collect();
    let meld = tray.entry.hand.melds.get(place);
    let red = meld.map_or(RedFives::NONE, |meld| meld.red).among(&tiles);
    let piece = |(&tile, red): (&Tile, bool)| Piece {
        face: notation::tile_with_red(tile, red),
        name: tile.name(),
        spot: Some(Spot::Meld(place)),
        won: false,
        is_dora: tray.is_dora(tile),
    };
    Group {
        together: Together::Set(set.set.kind, set.source),
        pieces: tiles.iter().zip(red).map(piece).collect(),
    }
}

/// All tiles of a hand that is not grouped, and the sets that lie on its table.
fn loose(tray: &Draft, mut pool: Pool, won: Option<Tile>) -> Vec<Group> {
    let mut tiles: Vec<Tile> = pool.0.iter().map(|one| one.tile).collect();
    tiles.sort();
    let mut groups = Vec::new();
    if !tiles.is_empty() {
        groups.push(pool.group(Together::Loose, &tiles, won));
    }
    for (place, meld) in tray.entry.hand.melds.iter().enumerate() {
        if let Ok(meld) = meld.meld() {
            let source = Source::Table(meld.kind);
            let set = meld.set();
            groups.push(on_table(tray, ReadSet { set, source }, place));
        }
    }
    groups
}

impl Together {
    /// Whether no tile of it was claimed.
    pub const fn is_concealed(self) -> bool {
        !matches!(
            self,
            Self::Set(
                _,
                Source::Table(
                    MeldKind::Chow | MeldKind::Pung | MeldKind::Kong | MeldKind::AddedKong
                )
            )
        )
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{check, notation, score};

    use super::*;

    fn layout(house: &str, entry: &str) -> (Draft, Layout) {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            house: house.parse().expect(house),
        };
        let (hand, context) = check(&draft.house, &draft.entry).expect(entry);
        let score = score(&draft.house, &hand, &context).expect(entry);
        let layout = Layout::of(&draft, &score.best.reading, hand.winning_tile());
        (draft, layout)
    }

    /// `123s 22s* …`: the tiles of each group, the winning one marked.
    fn written(layout: &Layout) -> Vec<String> {
        let piece = |piece: &Piece| {
            let mark = if piece.won { "*" } else { "" };
            format!("{}{mark}", piece.face)
        };
        let group = |group: &Group| group.pieces.iter().map(piece).collect();
        layout.groups.iter().map(group).collect()
    }

    #[test]
    fn every_tile_of_the_tray_lies_in_one_group() {
        for (house, entry, groups) in [
            (
                "hk-old-style",
                "2223s c567s p777s p555z f1 w1s@W SE",
                vec!["1s*2s3s", "5s6s7s", "7s7s7s", "5z5z5z", "2s2s"],
            ),
            (
                "hk-old-style",
                "1234p k1111z c456m p777p w4p EE",
                vec!["1p2p3p", "1z1z1z1z", "4m5m6m", "7p7p7p", "4p4p*"],
            ),
            (
                "hk-old-style",
                "19m19p19s1234567z w1m EE",
                vec!["1m1m*9m1p9p1s9s1z2z3z4z5z6z7z"],
            ),
        ] {
            let (draft, layout) = layout(house, entry);
            assert_eq!(written(&layout), groups, "{entry}");
            let mut lit = spots(&layout.groups);
            let hand = &draft.entry.hand;
            assert!(lit.contains(&Spot::Winning));
            lit.retain(|spot| matches!(spot, Spot::Concealed(_)));
            assert_eq!(lit.len(), hand.concealed.len());
        }
    }

    #[test]
    fn what_made_an_element_is_its_sets_its_pair_its_flowers() {
        let (_, layout) = layout("hk-old-style", "2223s c567s p777s p555z f1 g2 w1s@W SE");
        let of = |parts, bonus| spots(&layout.made(parts, bonus));
        assert_eq!(
            of(SetMask::NONE.with_set(3), BonusTiles::NONE),
            [Spot::Meld(2)]
        );
        assert_eq!(of(SetMask::NONE, BonusTiles::SEASONS), [Spot::Bonus(1)]);
        assert_eq!(
            of(SetMask::NONE.with_set(2).with_pair(), BonusTiles::NONE),
            [Spot::Meld(1), Spot::Concealed(1), Spot::Concealed(2)],
        );
        assert!(layout.made(SetMask::NONE, BonusTiles::NONE).is_empty());
        assert_eq!(layout.made(SetMask::WHOLE, BonusTiles::NONE), layout.groups);
    }
}
