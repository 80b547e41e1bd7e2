//! What the reference scorers of sixteen-tile mahjong share: a win, its readings and its waits (part 1 of the
//! list).

pub mod example_line;
pub mod house_options;
pub mod random_wins;
pub mod shape_readings;
pub mod win_conversion;

use tilewise_rules::{BonusTile, MeldKind, Seat, Tile, WinBy};

/// A set on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSet {
    /// How it was made.
    pub kind: MeldKind,
    /// Its lowest tile.
    pub tile: Tile,
    /// The discarder of the claimed tile, if known.
    pub from: Option<Seat>,
}

impl TableSet {
    /// Returns its tiles.
    pub fn tiles(&self) -> Vec<Tile> {
        match self.kind {
            MeldKind::Chow => chow(self.tile).unwrap_or_default(),
            MeldKind::Pung => vec![self.tile; 3],
            MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong => vec![self.tile; 4],
        }
    }

    /// Returns whether it is a claimed set: chow, pung, claimed or added kong.
    pub fn is_claimed(&self) -> bool {
        self.kind != MeldKind::ConcealedKong
    }

    /// Returns whether it is a kong of any kind.
    pub fn is_kong(&self) -> bool {
        !matches!(self.kind, MeldKind::Chow | MeldKind::Pung)
    }
}

/// Returns the chow from this tile upwards, if there is one.
pub fn chow(tile: Tile) -> Option<Vec<Tile>> {
    (0..3).map(|step| tile.above(step)).collect()
}

/// A win with sixteen tiles, or by bonus tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SixteenTileWin {
    /// The tiles in the hand, without the winning tile.
    pub concealed: Vec<Tile>,
    /// The sets on the table, in their order.
    pub table: Vec<TableSet>,
    /// The winning tile.
    pub tile: Option<Tile>,
    /// The bonus tiles.
    pub bonus: Vec<BonusTile>,
    /// The winner.
    pub seat: Seat,
    /// The round.
    pub round: Seat,
    /// How the winning tile came.
    pub by: WinBy,
    /// The player who gave it.
    pub from: Option<Seat>,
    /// The keys of the circumstances, with their counts.
    pub facts: Vec<(&'static str, Option<u8>)>,
    /// The stated liabilities: key and seat.
    pub liability: Vec<(&'static str, Seat)>,
    /// How often the dealer repeated.
    pub streak: u8,
}

impl SixteenTileWin {
    /// Returns whether a circumstance is given.
    pub fn has(&self, fact: &str) -> bool {
        self.facts.iter().any(|(key, _)| *key == fact)
    }

    /// Returns the count of a circumstance.
    pub fn count(&self, fact: &str) -> Option<u8> {
        let given = self.facts.iter().find(|(key, _)| *key == fact);
        given.and_then(|(_, count)| *count)
    }

    /// Returns whether the winning tile was drawn; a bonus win is paid and scored as a self-draw.
    pub fn is_drawn(&self) -> bool {
        matches!(self.by, WinBy::SelfDraw | WinBy::BonusTiles)
    }

    /// Returns all tiles but the bonus tiles.
    pub fn tiles(&self) -> Vec<Tile> {
        let mut all = self.concealed.clone();
        all.extend(self.table.iter().flat_map(TableSet::tiles));
        all.extend(self.tile);
        all
    }

    /// Returns the number of copies that the winner holds before the winning tile comes.
    pub fn held(&self, tile: Tile) -> usize {
        let copies = self.tiles().into_iter().filter(|&other| other == tile);
        copies.count() - usize::from(self.tile == Some(tile))
    }

    /// Returns whether a bonus tile of each family is held: flowers, seasons.
    pub fn families(&self) -> [usize; 2] {
        let letter = |sign: char| {
            let tiles = self.bonus.iter();
            let of = tiles.filter(|tile| tile.to_string().starts_with(sign));
            of.count()
        };
        [letter('f'), letter('g')]
    }

    /// Returns the number of own bonus tiles of each family (T-8).
    pub fn own_bonus(&self) -> [usize; 2] {
        ['f', 'g'].map(|sign| {
            let own = format!("{sign}{}", self.seat as u8 + 1);
            let tiles = self.bonus.iter();
            tiles.filter(|tile| tile.to_string() == own).count()
        })
    }
}

/// A set of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GroupForm {
    /// Three in a row.
    Chow,
    /// Three alike.
    Pung,
    /// Four alike on the table.
    Kong,
}

/// A set of a reading: on the table or in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandGroup {
    /// Its kind.
    pub kind: GroupForm,
    /// Its lowest tile.
    pub tile: Tile,
    /// How it came onto the table; `None` in the hand.
    pub meld: Option<MeldKind>,
    /// Whether the winning tile stands in it.
    pub is_completed: bool,
}

impl HandGroup {
    /// Returns whether it is a pung or a kong.
    pub fn is_pung(&self) -> bool {
        self.kind != GroupForm::Chow
    }

    /// Returns its tiles, a kong as three.
    pub fn tiles(&self) -> Vec<Tile> {
        match self.kind {
            GroupForm::Chow => chow(self.tile).unwrap_or_default(),
            GroupForm::Pung | GroupForm::Kong => vec![self.tile; 3],
        }
    }

    /// T-7; for chows the same.
    pub fn is_concealed(&self, win: &SixteenTileWin) -> bool {
        matches!(self.meld, None | Some(MeldKind::ConcealedKong))
            && (win.is_drawn() || !self.is_completed)
    }

    /// Returns whether the winning tile ends it in the middle, or as 3 of `123` or 7 of `789`.
    pub fn is_closed_chow_wait(&self, won: Option<Tile>) -> bool {
        let middle = self.tile.above(1) == won;
        let three = self.tile.rank() == Some(1) && self.tile.above(2) == won;
        let seven = self.tile.rank() == Some(7) && Some(self.tile) == won;
        self.is_completed && self.kind == GroupForm::Chow && (middle || three || seven)
    }

    /// T-15.
    pub fn is_two_sided_wait(&self, won: Option<Tile>) -> bool {
        self.is_completed && self.kind == GroupForm::Chow && !self.is_closed_chow_wait(won)
    }
}
