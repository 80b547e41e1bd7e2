//! A win as input of the rules, and the reverse.

use tilewise_rules::{
    Circumstance, Circumstances, HandInput, LiableTile, MeldInput, MeldKind, RedFives, Seat,
    StatedLiability, TableStakes, Tile, WinBy, WinContextInput, WinInput,
};

use super::{SixteenTileWin, TableSet};

impl From<&WinInput> for SixteenTileWin {
    fn from(entry: &WinInput) -> Self {
        let WinInput { hand, context } = entry;
        let seat = context.seat.unwrap_or(Seat::East);
        let table = hand.melds.iter().map(|meld| TableSet {
            kind: meld.kind,
            tile: meld.tiles.iter().copied().min().unwrap_or(Tile::ALL[0]),
            // Only the discard of the player before makes a chow (T-3).
            from: match meld.kind {
                MeldKind::Chow => Some(seat.previous()),
                _ => meld.from,
            },
        });
        let facts = context.circumstances.iter();
        Self {
            concealed: hand.concealed.clone(),
            table: table.collect(),
            tile: hand.winning_tile,
            bonus: hand.bonus.clone(),
            seat,
            round: context.prevailing.unwrap_or(Seat::East),
            by: context.by.unwrap_or(WinBy::SelfDraw),
            from: context.from,
            facts: facts
                .map(|one| (one.key(), context.circumstances.count(one)))
                .collect(),
            liability: context
                .liability
                .iter()
                .map(|stated| (stated.key, stated.seat))
                .collect(),
            streak: context.stakes.streak,
        }
    }
}

impl From<&SixteenTileWin> for WinInput {
    fn from(win: &SixteenTileWin) -> Self {
        let melds = win.table.iter().map(|set| MeldInput {
            red: RedFives::NONE,
            kind: set.kind,
            tiles: set.tiles(),
            from: set.from,
        });
        let mut circumstances = Circumstances::NONE;
        for &(key, count) in &win.facts {
            let Some(one) = Circumstance::from_key(key) else {
                continue;
            };
            circumstances = match count {
                Some(count) => circumstances.with_count(one, count),
                None => circumstances.with(one),
            };
        }
        let liability = win.liability.iter().map(|&(key, seat)| StatedLiability {
            key,
            seat,
            tile: LiableTile::Set,
            exempt: None,
        });
        Self {
            hand: HandInput {
                concealed: win.concealed.clone(),
                melds: melds.collect(),
                winning_tile: win.tile,
                bonus: win.bonus.clone(),
                ..HandInput::default()
            },
            context: WinContextInput {
                seat: Some(win.seat),
                prevailing: Some(win.round),
                by: Some(win.by),
                from: win.from,
                circumstances,
                liability: liability.collect(),
                stakes: TableStakes {
                    streak: win.streak,
                    ..TableStakes::NONE
                },
            },
        }
    }
}
