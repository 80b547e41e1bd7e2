//! Layout of a reading: the tiles of the tray by set.

use tilewise_rules::{
    BonusTiles, MeldKind, Part, ReadSet, Reading, RedFives, SetKind, SetMask, Source, Tile,
    notation, sort_short_by_key,
};

use crate::store::{Draft, Spot};

/// The kind of a group of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupKind {
    /// A set of the hand or on the table.
    Set(SetKind, Source),
    /// A pair.
    Pair,
    /// Not grouped.
    Loose,
    /// Bonus tiles.
    Bonus,
}

/// A tile of a reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The notation of the tile.
    pub face: String,
    /// The name.
    pub name: &'static str,
    /// The position in the tray.
    pub spot: Option<Spot>,
    /// Whether it is the winning tile.
    pub won: bool,
    /// Whether an indicator points at it.
    pub is_dora: bool,
}

/// A group of tiles in a reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileGroup {
    /// The kind.
    pub kind: GroupKind,
    /// The tiles.
    pub pieces: Vec<Piece>,
}

/// The layout of a reading with the tiles of the tray.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The sets of the reading and its pair; or the pairs, or all tiles.
    pub groups: Vec<TileGroup>,
    /// The mask of each group in elements.
    masks: Vec<SetMask>,
    /// The bonus tiles.
    pub bonus: Vec<Piece>,
}

/// A tile of the hand that isn't in a set yet.
struct FreeTile {
    tile: Tile,
    spot: Spot,
    is_red: bool,
    is_dora: bool,
}

/// The tiles of the hand that aren't in a set yet.
struct Pool(Vec<FreeTile>);

impl Pool {
    fn from_draft(tray: &Draft) -> Self {
        let hand = &tray.entry.hand;
        let free = |tile: Tile, spot: Spot, is_red: bool| FreeTile {
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

    /// Removes a tile; the winning one only if it completed the set.
    fn take(&mut self, tile: Tile, won: bool) -> Piece {
        let fits = |one: &FreeTile| one.tile == tile && (one.spot == Spot::Winning) == won;
        let alike = |one: &FreeTile| one.tile == tile;
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

    /// Removes the tiles of a group; the winning tile once if it completed the group.
    fn group(&mut self, together: GroupKind, tiles: &[Tile], won: Option<Tile>) -> TileGroup {
        let last = won.and_then(|won| tiles.iter().rposition(|&tile| tile == won));
        let take = |(place, &tile)| self.take(tile, Some(place) == last);
        TileGroup {
            kind: together,
            pieces: tiles.iter().enumerate().map(take).collect(),
        }
    }
}

impl Layout {
    /// Lays out a reading of the hand in the tray, with its winning tile.
    pub fn new(tray: &Draft, reading: &Reading, won: Option<Tile>) -> Self {
        let mut pool = Pool::from_draft(tray);
        let completed = reading.completed.mask();
        let mut won = won;
        let mut melds = 0..;
        let mut groups = Vec::new();
        let mut masks = Vec::new();
        for (mask, part) in reading.parts() {
            let together = match part {
                Part::Set(set) => GroupKind::Set(set.set.kind, set.source),
                Part::Pair(_) => GroupKind::Pair,
                Part::Singles(..) => GroupKind::Loose,
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

    /// Returns the groups that make an element; all if it is the whole hand.
    pub fn made(&self, parts: SetMask, bonus: BonusTiles) -> Vec<TileGroup> {
        let groups = self.groups.iter().zip(&self.masks);
        let made = groups.filter(|(_, mask)| parts.includes(**mask));
        let is_bonus = |piece: &&Piece| bonus.iter().any(|tile| tile.to_string() == piece.face);
        let bonus_pieces: Vec<Piece> = self.bonus.iter().filter(is_bonus).cloned().collect();
        let bonus_group = (!bonus_pieces.is_empty()).then_some(TileGroup {
            kind: GroupKind::Bonus,
            pieces: bonus_pieces,
        });
        made.map(|(group, _)| group.clone())
            .chain(bonus_group)
            .collect()
    }
}

/// Returns the positions of some groups in the tray, without duplicates.
pub fn spots(groups: &[TileGroup]) -> Vec<Spot> {
    let pieces = groups.iter().flat_map(|group| &group.pieces);
    let mut spots: Vec<Spot> = pieces.filter_map(|piece| piece.spot).collect();
    spots.dedup();
    spots
}

/// Returns the group of a set on the table. All its tiles have one position in the tray.
fn on_table(tray: &Draft, set: ReadSet, place: usize) -> TileGroup {
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
    TileGroup {
        kind: GroupKind::Set(set.set.kind, set.source),
        pieces: tiles.iter().zip(red).map(piece).collect(),
    }
}

/// Returns all tiles of an ungrouped hand, and the sets on its table.
fn loose(tray: &Draft, mut pool: Pool, won: Option<Tile>) -> Vec<TileGroup> {
    let mut tiles: Vec<Tile> = pool.0.iter().map(|one| one.tile).collect();
    sort_short_by_key(&mut tiles, |tile| *tile);
    let mut groups = Vec::new();
    if !tiles.is_empty() {
        groups.push(pool.group(GroupKind::Loose, &tiles, won));
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

impl GroupKind {
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
        let layout = Layout::new(&draft, &score.best.reading, hand.winning_tile());
        (draft, layout)
    }

    /// Formats as `123s 22s* …`: the tiles of each group, the winning one marked.
    fn written(layout: &Layout) -> Vec<String> {
        let piece = |piece: &Piece| {
            let mark = if piece.won { "*" } else { "" };
            format!("{}{mark}", piece.face)
        };
        let group = |group: &TileGroup| group.pieces.iter().map(piece).collect();
        layout.groups.iter().map(group).collect()
    }

    #[test]
    fn every_tray_tile_is_in_one_group() {
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
