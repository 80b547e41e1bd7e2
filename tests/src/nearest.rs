//! Slow search for the nearest complete hands. It tries every combination of sets on all tiles at once.

use std::fmt;

use tilewise_rules::{
    Geometry, HandInput, Kinds, MeldInput, MeldKind, Pattern, Quads, RedFives, Tile, TileSet,
    notation,
};

use crate::random::Rng;

/// Number of tiles of each kind.
pub type WantedCounts = [u8; 34];

/// Some tiles in the hand, and sets on the table.
#[derive(Clone, Debug)]
pub struct PartialHand {
    /// In the hand.
    pub held: WantedCounts,
    /// On the table.
    pub melds: Vec<(MeldKind, Tile)>,
}

fn tiles_of(kind: MeldKind, tile: Tile) -> Vec<Tile> {
    match kind {
        MeldKind::Chow => (0..3).filter_map(|steps| tile.above(steps)).collect(),
        MeldKind::Pung => vec![tile; 3],
        _ => vec![tile; 4],
    }
}

impl PartialHand {
    fn on_table(&self) -> WantedCounts {
        let mut counts = [0; 34];
        for &(kind, tile) in &self.melds {
            for tile in tiles_of(kind, tile) {
                counts[tile.index()] += 1;
            }
        }
        counts
    }

    /// Returns the number of copies of a tile that are neither in the hand nor on the table.
    pub fn left(&self, tile: Tile) -> u8 {
        4 - self.held[tile.index()] - self.on_table()[tile.index()]
    }

    /// Returns the kinds in the hand.
    pub fn kinds(&self) -> TileSet {
        let kinds = Tile::ALL.into_iter();
        let kinds = kinds.filter(|tile| self.held[tile.index()] > 0);
        kinds.fold(TileSet::NONE, TileSet::with)
    }

    /// Removes one tile.
    #[must_use]
    pub fn without(&self, tile: Tile) -> Self {
        let mut tiles = self.clone();
        tiles.held[tile.index()] -= 1;
        tiles
    }

    /// Adds one tile. `None` if no copy is left.
    pub fn with(&self, tile: Tile) -> Option<Self> {
        let mut tiles = self.clone();
        tiles.held[tile.index()] += 1;
        (self.left(tile) > 0).then_some(tiles)
    }

    /// Replaces each tile by another one. Chows stay chows, with their lowest tile recomputed.
    #[must_use]
    pub fn map(&self, to: fn(Tile) -> Tile) -> Self {
        let mut held = [0; 34];
        for tile in Tile::ALL {
            held[to(tile).index()] = self.held[tile.index()];
        }
        let meld = |&(kind, tile): &(MeldKind, Tile)| {
            let lowest = tiles_of(kind, tile).into_iter().map(to).min();
            (kind, lowest.unwrap_or(tile))
        };
        Self {
            held,
            melds: self.melds.iter().map(meld).collect(),
        }
    }

    /// Returns the hand as input.
    pub fn input(&self) -> HandInput {
        let concealed = Tile::ALL
            .into_iter()
            .flat_map(|tile| std::iter::repeat_n(tile, usize::from(self.held[tile.index()])));
        let melds = self.melds.iter().map(|&(kind, tile)| MeldInput {
            kind,
            tiles: tiles_of(kind, tile),
            from: None,
            red: RedFives::NONE,
        });
        HandInput {
            concealed: concealed.collect(),
            melds: melds.collect(),
            ..HandInput::default()
        }
    }
}

impl fmt::Display for PartialHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&notation::tiles_text(&self.input().concealed))?;
        for &(kind, tile) in &self.melds {
            write!(f, " {kind:?} {tile}")?;
        }
        Ok(())
    }
}

/// Parses tiles.
///
/// # Panics
/// If they can't be read.
pub fn read(text: &str) -> PartialHand {
    let entry = notation::parse(text).expect(text);
    let mut held = [0; 34];
    for tile in &entry.hand.concealed {
        held[tile.index()] += 1;
    }
    PartialHand {
        held,
        melds: Vec::new(),
    }
}

/// Returns the tile of the next suit; dragons and winds stay.
pub fn turned(tile: Tile) -> Tile {
    match tile.index() {
        place @ 0..27 => Tile::ALL[(place + 9) % 27],
        place => Tile::ALL[place],
    }
}

/// Returns the tile at the same distance from the other end of its suit; dragons and winds stay.
pub fn mirrored(tile: Tile) -> Tile {
    match tile.index() {
        place @ 0..27 => Tile::ALL[place / 9 * 9 + 8 - place % 9],
        place => Tile::ALL[place],
    }
}

/// Returns random tiles with random sets on the table. Each round has its own kind of hand: any tiles, one
/// suit, few kinds, terminals and honours, pairs, nearly complete.
pub fn random(rng: &mut Rng, geometry: Geometry, tiles: usize, round: usize) -> PartialHand {
    let kinds: Vec<Tile> = match round % 6 {
        1 => Tile::ALL[9..18]
            .iter()
            .chain(&Tile::ALL[27..30])
            .copied()
            .collect(),
        2 => (0..7).map(|_| Tile::ALL[rng.usize(0..34)]).collect(),
        3 => (0..34)
            .filter(|at| *at >= 27 || at % 9 % 8 == 0)
            .map(|at| Tile::ALL[at])
            .collect(),
        _ => Tile::ALL.to_vec(),
    };
    let mut all = PartialHand {
        held: [0; 34],
        melds: Vec::new(),
    };
    let melds = if round % 6 < 3 {
        rng.usize(0..=geometry.sets())
    } else {
        0
    };
    while all.melds.len() < melds {
        let kind = [
            MeldKind::Chow,
            MeldKind::Pung,
            MeldKind::Kong,
            MeldKind::ConcealedKong,
        ];
        let (kind, tile) = (kind[rng.usize(0..4)], Tile::ALL[rng.usize(0..34)]);
        let tiles = tiles_of(kind, tile);
        if tiles.len() < 3 {
            continue;
        }
        all.melds.push((kind, tile));
        if all.on_table().iter().any(|&count| count > 4) {
            all.melds.pop();
        }
    }
    let want = tiles - 3 * melds;
    let have = |all: &PartialHand| {
        all.held
            .iter()
            .map(|&count| usize::from(count))
            .sum::<usize>()
    };
    let mut tries = 0;
    while have(&all) < want {
        tries += 1;
        let any = tries > 200 || rng.usize(0..20) == 0;
        let from = if any { &Tile::ALL[..] } else { &kinds };
        let tile = from[rng.usize(0..from.len())];
        let group = match round % 6 {
            4 => vec![tile; 2],
            5 => {
                let kind = if rng.usize(0..3) == 0 {
                    MeldKind::Pung
                } else {
                    MeldKind::Chow
                };
                let mut group = tiles_of(kind, tile);
                // Sometimes one of its tiles is missing.
                if !group.is_empty() && rng.usize(0..3) == 0 {
                    group.swap_remove(rng.usize(0..group.len()));
                }
                group
            }
            _ => vec![tile],
        };
        for tile in group {
            if have(&all) < want
                && let Some(more) = all.with(tile)
            {
                all = more;
            }
        }
    }
    all
}

/// Returns the number of missing tiles to the nearest complete hands, and their kinds.
pub fn search(tiles: &PartialHand, geometry: Geometry, patterns: &[Pattern]) -> (u8, TileSet) {
    let mut search = NearestSearch {
        held: tiles.held,
        most: tiles.on_table().map(|count| 4 - count),
        target: [0; 34],
        lacking: 0,
        lacks: u8::MAX,
        accepts: TileSet::NONE,
    };
    let sets = geometry.sets() - tiles.melds.len();
    let closed = tiles.melds.is_empty();
    for &pattern in patterns {
        match pattern {
            Pattern::Sets => search.sets(sets, 0),
            Pattern::Knitted if sets >= 3 => search.knitted(sets - 3),
            Pattern::Pairs(quads) if closed => search.pairs(geometry, quads),
            Pattern::Singles(singles) if closed => {
                for kinds in singles.among {
                    search.singles(kinds, geometry.complete(), singles.one_twice);
                }
            }
            Pattern::Unrelated if closed => search.unrelated(0, Vec::new()),
            Pattern::OrphansAndSet => search.orphans_and_set(&tiles.melds),
            _ => {}
        }
    }
    (search.lacks, search.accepts)
}

/// Search over complete hands.
struct NearestSearch {
    held: WantedCounts,
    most: WantedCounts,
    target: WantedCounts,
    /// Number of missing tiles of the current combination.
    lacking: u8,
    lacks: u8,
    accepts: TileSet,
}

impl NearestSearch {
    fn found(&mut self) {
        let lacks = self.lacking;
        if lacks < self.lacks {
            self.lacks = lacks;
            self.accepts = TileSet::NONE;
        }
        if lacks == self.lacks {
            for tile in Tile::ALL {
                if self.target[tile.index()] > self.held[tile.index()] {
                    self.accepts = self.accepts.with(tile);
                }
            }
        }
    }

    /// Continues with these tiles if enough copies exist and the bound isn't exceeded.
    fn with_tiles(&mut self, tiles: &[usize], then: &mut dyn FnMut(&mut Self)) {
        let before = self.lacking;
        for &at in tiles {
            self.target[at] += 1;
            self.lacking += u8::from(self.target[at] > self.held[at]);
        }
        let can_be = tiles.iter().all(|&at| self.target[at] <= self.most[at]);
        if can_be && self.lacking <= self.lacks {
            then(self);
        }
        for &at in tiles {
            self.target[at] -= 1;
        }
        self.lacking = before;
    }

    /// Adds `sets` sets, starting at `from` in a list of all, then a pair.
    fn sets(&mut self, sets: usize, from: usize) {
        if sets == 0 {
            for at in 0..34 {
                self.with_tiles(&[at, at], &mut Self::found);
            }
            return;
        }
        for set in from..34 + 21 {
            let tiles = if let 0..34 = set {
                [set; 3]
            } else {
                let (suit, rank) = ((set - 34) / 7, (set - 34) % 7);
                [0, 1, 2].map(|step| 9 * suit + rank + step)
            };
            self.with_tiles(&tiles, &mut |search| search.sets(sets - 1, set));
        }
    }

    fn knitted(&mut self, sets: usize) {
        for (one, two, three) in [
            (0, 1, 2),
            (0, 2, 1),
            (1, 0, 2),
            (1, 2, 0),
            (2, 0, 1),
            (2, 1, 0),
        ] {
            let tiles: Vec<usize> = [(0, one), (9, two), (18, three)]
                .into_iter()
                .flat_map(|(suit, rank)| [0, 3, 6].map(|step| suit + rank + step))
                .collect();
            self.with_tiles(&tiles, &mut |search| search.sets(sets, 0));
        }
    }

    /// Adds the pairs of each kind: none, one, two, or a pung.
    fn pairs(&mut self, geometry: Geometry, quads: Quads) {
        let odd = geometry.complete() % 2;
        let pairs = (geometry.complete() - 3 * odd) / 2;
        self.pairs_from(0, pairs, odd == 1, quads);
    }

    fn pairs_from(&mut self, at: usize, pairs: usize, pung: bool, quads: Quads) {
        if pairs == 0 && !pung {
            self.found();
            return;
        }
        if at == 34 {
            return;
        }
        if pairs > 0 {
            self.with_tiles(&[at; 2], &mut |search| {
                search.pairs_from(at + 1, pairs - 1, pung, quads);
            });
        }
        if pairs > 1 && quads == Quads::TwoPairs {
            self.with_tiles(&[at; 4], &mut |search| {
                search.pairs_from(at + 1, pairs - 2, pung, quads);
            });
        }
        if pung {
            self.with_tiles(&[at; 3], &mut |search| {
                search.pairs_from(at + 1, pairs, false, quads);
            });
        }
        self.pairs_from(at + 1, pairs, pung, quads);
    }

    /// Three ranks of each suit from this one on, and the honours.
    fn unrelated(&mut self, suit: usize, kinds: Vec<usize>) {
        if suit == 3 {
            let kinds: Vec<usize> = kinds.into_iter().chain(27..34).collect();
            self.singles_from(&kinds, 17, true);
            return;
        }
        for low in 0..3 {
            for middle in low + 3..6 {
                for high in middle + 3..9 {
                    let mut kinds = kinds.clone();
                    kinds.extend([low, middle, high].map(|rank| 9 * suit + rank));
                    self.unrelated(suit + 1, kinds);
                }
            }
        }
    }

    /// Each terminal and honour, one twice, with a set.
    fn orphans_and_set(&mut self, melds: &[(MeldKind, Tile)]) {
        let orphans: Vec<usize> = (0..34).filter(|at| *at >= 27 || at % 9 % 8 == 0).collect();
        match melds {
            [] => {
                for at in 0..34 {
                    self.with_tiles(&[at; 3], &mut |search| {
                        search.singles_from(&orphans, 14, true);
                    });
                    if at < 27 && at % 9 < 7 {
                        let chow = [at, at + 1, at + 2];
                        self.with_tiles(&chow, &mut |search| {
                            search.singles_from(&orphans, 14, true);
                        });
                    }
                }
            }
            [(MeldKind::Kong | MeldKind::ConcealedKong, _)] => {
                self.singles_from(&orphans, 14, true);
            }
            _ => {}
        }
    }

    fn singles(&mut self, kinds: &Kinds, tiles: usize, one_twice: bool) {
        let kinds: Vec<usize> = kinds.iter().map(Tile::index).collect();
        self.singles_from(&kinds, tiles, one_twice);
    }

    fn singles_from(&mut self, kinds: &[usize], tiles: usize, twice: bool) {
        if tiles == 0 && !twice {
            self.found();
        }
        let Some((&at, rest)) = kinds.split_first() else {
            return;
        };
        if tiles > 0 {
            self.with_tiles(&[at], &mut |search| {
                search.singles_from(rest, tiles - 1, twice);
            });
        }
        if tiles > 1 && twice {
            self.with_tiles(&[at; 2], &mut |search| {
                search.singles_from(rest, tiles - 2, false);
            });
        }
        if rest.len() + usize::from(twice) >= tiles {
            self.singles_from(rest, tiles, twice);
        }
    }
}
