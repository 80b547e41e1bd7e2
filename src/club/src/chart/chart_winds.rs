//! The winds of a chart.
//!
//! The games of each player are split into blocks of four, the last of which may be shorter. Each game joins a block
//! and a table. No block and no table has more than four games; so by König's theorem, four winds suffice for all
//! games such that no wind occurs twice in a block or at a table. So each player has had every wind once after four
//! games, twice after eight, and so on.

/// The table or the block that has each wind.
type ByWind = [Option<usize>; 4];

/// Puts the players of each table in the order of their winds.
///
/// Returns `None` if a player isn't below `players`, or plays twice in a round.
pub(super) fn seat(players: usize, rounds: &mut [Vec<[usize; 4]>]) -> Option<()> {
    let mut winds = Winds::default();
    let mut games = vec![0; players];
    let mut last_rounds = vec![None; players];
    for (round, tables) in rounds.iter().enumerate() {
        for table in tables {
            let index = winds.tables.len();
            winds.tables.push([None; 4]);
            for &player in table {
                let games = games.get_mut(player)?;
                if last_rounds[player].replace(round) == Some(round) {
                    return None;
                }
                winds.add(*games / 4 * players + player, index)?;
                *games += 1;
            }
        }
    }
    for (table, by_wind) in rounds.iter_mut().flatten().zip(winds.tables) {
        let [east, south, west, north] = by_wind;
        *table = [east?, south?, west?, north?].map(|block| block % players);
    }
    Some(())
}

/// The games that have a wind.
#[derive(Default)]
struct Winds {
    /// The tables of each block of games.
    blocks: Vec<ByWind>,
    /// The blocks of each table.
    tables: Vec<ByWind>,
}

impl Winds {
    /// Adds a game. Games that have a wind may change it.
    fn add(&mut self, mut block: usize, mut table: usize) -> Option<()> {
        if self.blocks.len() <= block {
            self.blocks.resize(block + 1, [None; 4]);
        }
        let wind = self.blocks[block].iter().position(Option::is_none)?;
        let other = self.tables[table].iter().position(Option::is_none)?;
        // The block at the table that has the wind takes the other one, which its game at a next table gives away.
        loop {
            self.blocks[block][wind] = Some(table);
            let Some(displaced) = self.tables[table][wind].replace(block) else {
                return Some(());
            };
            self.tables[table][other] = Some(displaced);
            self.blocks[displaced][wind] = None;
            let Some(next) = self.blocks[displaced][other].replace(table) else {
                return Some(());
            };
            self.tables[next][other] = None;
            (block, table) = (displaced, next);
        }
    }
}
