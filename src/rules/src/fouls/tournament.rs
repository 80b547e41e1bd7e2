//! Overall scores of a tournament, after each hanchan.
//!
//! A point penalty is subtracted from the overall score only: the scores and ranks at the table, and the
//! scores of the others, don't change.

use crate::fouls::Stakes;
use crate::model::{BySeat, Overall};
use crate::tiles::Seat;

/// Conversion of the scores at a table into overall scores.
#[derive(Debug)]
pub struct Tournament {
    /// Points of each player at the start of a hanchan, in points of the table.
    pub start: i64,
    /// Uma of the four places, in points of the overall score.
    pub uma: [i64; 4],
    /// Points added to the uma of the last place for a player who misses a hanchan, in points of the overall
    /// score.
    pub missed: i32,
    /// Clause about the points of the table and of the overall score.
    pub clause: &'static str,
}

/// Substitute for a player who misses a hanchan or a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Substitute {
    /// Seat of the player who is replaced.
    pub seat: Seat,
    /// Whether the substitute plays from the first deal on.
    pub from_start: bool,
}

/// Overall scores of a hanchan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HanchanScores {
    /// Uma of each player.
    pub uma: BySeat<Overall>,
    /// Result of each player, uma included.
    pub score: BySeat<Overall>,
    /// Overall score of each player after the hanchan.
    pub overall: BySeat<Overall>,
}

/// Error for a sum of points that differs from the points at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotWhole {
    /// Sum of the points.
    pub sum: i64,
    /// Expected sum, without bets on the table.
    pub whole: i64,
}

impl Tournament {
    /// Checks that the points at the end of a hanchan are those of the start, less riichi bets left on the
    /// table.
    ///
    /// # Errors
    /// If the sum differs by anything but bets.
    ///
    /// ```
    /// use tilewise_rules::{BySeat, penalty_books};
    /// let book = &penalty_books::WRC_2015;
    /// let (tournament, stakes) = (book.tournament.unwrap(), book.stakes.unwrap());
    /// let whole = |table| tournament.check(stakes, &BySeat::new(table));
    /// assert!(whole([30_000; 4]).is_ok() && whole([29_000, 30_000, 30_000, 30_000]).is_ok());
    /// assert!(whole([31_000, 30_000, 30_000, 30_000]).is_err());
    /// ```
    pub fn check(&self, stakes: &Stakes, table: &BySeat<i64>) -> Result<(), NotWhole> {
        let points = table.iter().map(|(_, points)| *points);
        let sum = points.fold(0, i64::saturating_add);
        let whole = 4 * self.start;
        let missing = whole.saturating_sub(sum);
        let are_bets = missing.checked_rem(stakes.bet) == Some(0);
        if missing == 0 || missing > 0 && are_bets {
            Ok(())
        } else {
            Err(NotWhole { sum, whole })
        }
    }

    /// Returns the overall scores after a hanchan, from the points at its end, the overall scores before it
    /// and the penalties.
    ///
    /// ```
    /// use tilewise_rules::{BySeat, Overall, Seat, penalty_books};
    /// let tournament = penalty_books::WRC_2015.tournament.unwrap();
    /// let table = BySeat::new([40_000, 30_000, 27_700, 22_300]);
    /// let before = BySeat::new([10, 0, 0, 0]).map(Overall::points);
    /// let penalties = BySeat::new([20, 0, 0, 0]).map(Overall::points);
    /// let scores = tournament.hanchan_scores(&table, &before, &penalties);
    /// assert_eq!(scores.score[Seat::East], Overall::points(25));
    /// assert_eq!(scores.overall[Seat::East], Overall::points(15));
    /// ```
    pub fn hanchan_scores(
        &self,
        table: &BySeat<i64>,
        before: &BySeat<Overall>,
        penalties: &BySeat<Overall>,
    ) -> HanchanScores {
        let score = self.hanchan(table);
        let after = |seat| before[seat] + score[seat] - penalties[seat];
        HanchanScores {
            uma: self.uma(table),
            score,
            overall: BySeat::new(Seat::ALL.map(after)),
        }
    }

    /// Returns the uma of each player. Tied players share the uma of their places.
    ///
    /// ```
    /// use tilewise_rules::{BySeat, Overall, penalty_books};
    /// let tournament = penalty_books::WRC_2015.tournament.unwrap();
    /// let uma = tournament.uma(&BySeat::new([40_000, 30_000, 30_000, 20_000]));
    /// assert_eq!(uma, BySeat::new([15, 0, 0, -15]).map(Overall::points));
    /// ```
    pub fn uma(&self, table: &BySeat<i64>) -> BySeat<Overall> {
        BySeat::new(Seat::ALL.map(|seat| self.uma_among(table, seat, None)))
    }

    /// Returns the uma of a player by the places of all players except `without`.
    fn uma_among(&self, table: &BySeat<i64>, seat: Seat, without: Option<Seat>) -> Overall {
        let others = || table.iter().filter(|(other, _)| Some(*other) != without);
        let above = others().filter(|(_, score)| **score > table[seat]).count();
        let level = others().filter(|(_, score)| **score == table[seat]).count();
        let shared: i64 = self.uma.iter().skip(above).take(level).sum();
        Overall::of_table(shared * 1_000 / i64::try_from(level).unwrap_or(1))
    }

    /// Returns the result of each player: the difference between score and start, plus uma.
    ///
    /// ```
    /// use tilewise_rules::{BySeat, Overall, Seat, penalty_books};
    /// let tournament = penalty_books::WRC_2015.tournament.unwrap();
    /// let scores = tournament.hanchan(&BySeat::new([40_000, 30_000, 27_700, 22_300]));
    /// assert_eq!(scores[Seat::East], Overall::points(25));
    /// ```
    pub fn hanchan(&self, table: &BySeat<i64>) -> BySeat<Overall> {
        let uma = self.uma(table);
        BySeat::new(Seat::ALL.map(|seat| self.above_start(table[seat]) + uma[seat]))
    }

    fn above_start(&self, score: i64) -> Overall {
        Overall::of_table(score.saturating_sub(self.start))
    }

    /// Returns the uma of each player in a hanchan with a substitute. A substitute takes a place only if
    /// playing from the start; the replaced player receives the uma of the last place.
    ///
    /// ```
    /// use tilewise_rules::{BySeat, Overall, Seat, Substitute, penalty_books};
    /// let table = BySeat::new([40_000, 30_000, 27_700, 22_300]);
    /// let substitute = Substitute { seat: Seat::East, from_start: true };
    /// let uma = penalty_books::EMA_2025.tournament.unwrap().uma_with_substitute(&table, substitute);
    /// assert_eq!(uma, BySeat::new([-15, 5, -5, -15]).map(Overall::points));
    /// ```
    pub fn uma_with_substitute(
        &self,
        table: &BySeat<i64>,
        substitute: Substitute,
    ) -> BySeat<Overall> {
        let without = (!substitute.from_start).then_some(substitute.seat);
        let of = |seat: Seat| {
            if seat == substitute.seat {
                Overall::of_table(self.uma[3] * 1_000)
            } else {
                self.uma_among(table, seat, without)
            }
        };
        BySeat::new(Seat::ALL.map(of))
    }

    /// Returns the result of each player in a hanchan with a substitute. The points of the substitute count
    /// for nobody.
    pub fn hanchan_with_substitute(
        &self,
        table: &BySeat<i64>,
        substitute: Substitute,
    ) -> BySeat<Overall> {
        let uma = self.uma_with_substitute(table, substitute);
        let of = |seat: Seat| {
            let gained = if seat == substitute.seat {
                Overall::points(self.missed)
            } else {
                self.above_start(table[seat])
            };
            gained + uma[seat]
        };
        BySeat::new(Seat::ALL.map(of))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fouls::penalty_books::EMA_2025;

    const TOURNAMENT: &Tournament = EMA_2025.tournament.unwrap();

    /// WRC 2015, 7.1: 40,000 and first is 25; EMA 2025, 3.7.1: two tied for first have 10 each, three tied
    /// for second -5 each.
    #[test]
    fn uma_is_shared_by_those_who_share_places() {
        let shared = |table: [i64; 4], want: [i32; 4]| {
            let got = TOURNAMENT.uma(&BySeat::new(table));
            assert_eq!(got, BySeat::new(want).map(Overall::points), "{table:?}");
        };
        shared([40_000, 30_000, 27_700, 22_300], [15, 5, -5, -15]);
        shared([22_300, 27_700, 30_000, 40_000], [-15, -5, 5, 15]);
        shared([35_000, 35_000, 27_700, 22_300], [10, 10, -5, -15]);
        shared([42_000, 26_000, 26_000, 26_000], [15, -5, -5, -5]);
        shared([34_000, 34_000, 34_000, 18_000], [5, 5, 5, -15]);
        shared([36_000, 36_000, 24_000, 24_000], [10, 10, -10, -10]);
        shared([30_000; 4], [0; 4]);
    }

    #[test]
    fn the_first_of_the_table_with_40_000_has_25() {
        let scores = TOURNAMENT.hanchan(&BySeat::new([40_000, 30_000, 27_700, 22_300]));
        let want = ["25", "5", "-7.3", "-22.7"];
        for (seat, want) in Seat::ALL.into_iter().zip(want) {
            assert_eq!(scores[seat].to_string(), want, "{seat:?}");
        }
    }

    #[test]
    fn only_bets_may_be_missing_from_a_table() {
        let stakes = EMA_2025.stakes.expect("stakes of riichi");
        let check = |table| TOURNAMENT.check(stakes, &BySeat::new(table));
        for missing in [0, 1_000, 2_000, 120_000] {
            assert_eq!(check([30_000 - missing, 30_000, 30_000, 30_000]), Ok(()));
        }
        for missing in [-1_000, 100, 500, 1_100] {
            let not_whole = NotWhole {
                sum: 120_000 - missing,
                whole: 120_000,
            };
            let table = [30_000, 30_000, 30_000 - missing, 30_000];
            assert_eq!(check(table), Err(not_whole));
        }
        assert!(check([i64::MAX; 4]).is_err());
    }

    #[test]
    fn penalties_reduce_only_the_overall_score() {
        let table = BySeat::new([40_000, 30_000, 27_700, 22_300]);
        let before = BySeat::new([10, 0, 7, -3]).map(Overall::points);
        let penalties = BySeat::new([0, 0, 20, 0]).map(Overall::points);
        let scores = TOURNAMENT.hanchan_scores(&table, &before, &penalties);
        assert_eq!(scores.uma, TOURNAMENT.uma(&table));
        assert_eq!(scores.score, TOURNAMENT.hanchan(&table));
        let overall = Seat::ALL.map(|seat| scores.overall[seat].to_string());
        assert_eq!(overall, ["35", "5", "-20.3", "-25.7"]);
    }

    /// EMA 2025, 7.3: with a substitute from the start who is first, 5, -5 and -15 remain; otherwise the
    /// three others have 15, 5 and -5.
    #[test]
    fn a_substitute_has_a_place_only_from_the_start() {
        let check = |table: [i64; 4], seat, from_start, want: [i32; 4]| {
            let substitute = Substitute { seat, from_start };
            let got = TOURNAMENT.uma_with_substitute(&BySeat::new(table), substitute);
            let want = BySeat::new(want).map(Overall::points);
            assert_eq!(got, want, "{table:?} {substitute:?}");
        };
        let first = [40_000, 30_000, 27_700, 22_300];
        check(first, Seat::East, true, [-15, 5, -5, -15]);
        check(first, Seat::East, false, [-15, 15, 5, -5]);
        // The substitute is second: the others keep the first, third and fourth place.
        check(first, Seat::South, true, [15, -15, -5, -15]);
        check(first, Seat::South, false, [15, -15, 5, -5]);
        // The substitute is last: both ways are the same.
        check(first, Seat::North, true, [15, 5, -5, -15]);
        check(first, Seat::North, false, [15, 5, -5, -15]);
        // Tied for first with the substitute: (15 + 5) / 2, or all of the 15.
        let level = [35_000, 35_000, 27_700, 22_300];
        check(level, Seat::South, true, [10, -15, -5, -15]);
        check(level, Seat::South, false, [15, -15, 5, -5]);
        // Three tied for second behind a substitute, or all for first: (5 - 5 - 15) / 3, (15 + 5 - 5) / 3.
        let three = [42_000, 26_000, 26_000, 26_000];
        check(three, Seat::East, true, [-15, -5, -5, -5]);
        check(three, Seat::East, false, [-15, 5, 5, 5]);
    }

    /// -15 - 15 = -30, regardless of the points of the substitute.
    #[test]
    fn who_misses_a_hanchan_loses_30() {
        let table = BySeat::new([40_000, 30_000, 27_700, 22_300]);
        for (from_start, want) in [
            (true, ["-30", "5", "-7.3", "-22.7"]),
            (false, ["-30", "15", "2.7", "-12.7"]),
        ] {
            let substitute = Substitute {
                seat: Seat::East,
                from_start,
            };
            let scores = TOURNAMENT.hanchan_with_substitute(&table, substitute);
            let scores = Seat::ALL.map(|seat| scores[seat].to_string());
            assert_eq!(scores, want);
        }
    }
}
