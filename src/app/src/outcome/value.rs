//! The value of a hand that isn't won yet.

use tilewise_rules::{Seat, WinBy};

use super::ScoredWin;
use crate::store::Draft;

/// The value of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinValue {
    /// The value after the limit.
    pub counted: u16,
    /// Whether it is below the minimum.
    pub below_minimum: bool,
    /// The payment to the winner.
    pub received: i64,
}

impl WinValue {
    /// Returns the value of a hand with its winning tile, by a way of winning; `None` if it can't win so.
    pub fn from_draft(draft: &Draft, by: WinBy) -> Option<Self> {
        Some(Self::from_win(&score_win(draft, by)?))
    }

    /// Returns the value of a win.
    pub fn from_win(win: &ScoredWin) -> Self {
        Self {
            counted: win.counted(),
            below_minimum: win.below_minimum(),
            received: win.received(),
        }
    }
}

/// The value of a hand whose winner or winning tile may be unknown.
#[derive(Clone, Debug, PartialEq)]
pub struct ExpectedWin {
    /// The win, of a player who isn't the dealer if the winner is unknown; the lowest payment of several.
    pub win: ScoredWin,
    /// Whether other cases pay more.
    pub at_least: bool,
    /// The win of the dealer, if the winner is unknown and the dealer is paid differently.
    pub dealer: Option<ScoredWin>,
}

impl ExpectedWin {
    /// Computes the value of a complete draft, by a way of winning; `None` if it can't win so.
    pub fn from_draft(draft: &Draft, by: WinBy) -> Option<Self> {
        let hand = &draft.entry.hand;
        let drafts: Vec<Draft> = if hand.winning_tile.is_some() {
            vec![draft.clone()]
        } else {
            let tiles = 0..hand.concealed.len();
            tiles.map(|index| draft.with_winning_tile(index)).collect()
        };
        if draft.entry.context.seat.is_some() {
            let (win, at_least) = least(&drafts, &[None], by)?;
            return Some(Self {
                win,
                at_least,
                dealer: None,
            });
        }
        let [dealer, others @ ..] = Seat::ALL.map(Some);
        let (win, at_least) = least(&drafts, &others, by)?;
        let dealer = least(&drafts, &[dealer], by).map(|(win, _)| win);
        let value = WinValue::from_win(&win);
        Some(Self {
            dealer: dealer.filter(|dealer| WinValue::from_win(dealer) != value),
            win,
            at_least,
        })
    }
}

/// Returns the win with the lowest payment among drafts and seats, and whether another one pays more.
fn least(drafts: &[Draft], seats: &[Option<Seat>], by: WinBy) -> Option<(ScoredWin, bool)> {
    let mut least: Option<(ScoredWin, bool)> = None;
    for draft in drafts {
        for &seat in seats {
            let seated = seat.map(|seat| draft.with_seat(seat));
            let Some(win) = score_win(seated.as_ref().unwrap_or(draft), by) else {
                continue;
            };
            least = Some(match least {
                Some((other, differ)) => {
                    let [one, two] = [&other, &win].map(WinValue::from_win);
                    let differ = differ || one != two;
                    let is_less = (two.received, two.counted) < (one.received, one.counted);
                    (if is_less { win } else { other }, differ)
                }
                None => (win, false),
            });
        }
    }
    least
}

/// Scores a hand with its winning tile, by a way of winning; `None` if it can't win so. An unknown winner
/// isn't the dealer.
pub fn score_win(draft: &Draft, by: WinBy) -> Option<ScoredWin> {
    let Some(seat) = draft.entry.context.seat else {
        return ExpectedWin::from_draft(draft, by).map(|expected| expected.win);
    };
    let from = by.needs_seat().then(|| discarder(draft, seat));
    ScoredWin::from_draft(draft.with_win(by, from)).ok()
}

/// Returns the discarder: the stated one, else the next player.
pub fn discarder(draft: &Draft, seat: Seat) -> Seat {
    let named = draft.entry.context.from;
    named.filter(|&from| from != seat).unwrap_or(seat.next())
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;

    fn expected(house: &str, entry: &str, by: WinBy) -> Option<(i64, bool, Option<i64>)> {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            house: house.parse().expect(house),
        };
        let one = ExpectedWin::from_draft(&draft, by)?;
        let dealer = one.dealer.map(|win| win.received());
        Some((one.win.received(), one.at_least, dealer))
    }

    /// 1 han 40 fu with 1 han for riichi: the discarder pays 6 times the basis to the dealer, 4
    /// times to others.
    #[test]
    fn expected_win_without_winner_excludes_dealer() {
        let hand = "123m456p678s1199s w9s:? riichi ?E";
        assert_eq!(
            expected("riichi-ema-2025", hand, WinBy::Discard),
            Some((1300, false, Some(2000)))
        );
        // Riichi and the self-draw; 20 fu, the triplet 8 and the draw 2: 2 han 30 fu.
        assert_eq!(
            expected("riichi-ema-2025", hand, WinBy::SelfDraw),
            Some((2000, false, Some(3000)))
        );
    }

    /// HKOS-15: the seat wind is a fan for a single seat.
    #[test]
    fn of_several_the_least_is_expected() {
        let own_wind = "2223s c567s p777s p333z w1s:? ?E";
        let (paid, at_least, _) =
            expected("hk-old-style", own_wind, WinBy::Discard).expect("a win");
        assert!(at_least && paid > 0);
        let same = "2223s c567s p777s p555z w1s:? ?E";
        assert_eq!(
            expected("hk-old-style", same, WinBy::Discard),
            Some((64, false, None))
        );
        // The winning tile is unknown, too.
        let tile = "12223s c567s p777s p555z SE";
        assert_eq!(
            expected("hk-old-style", tile, WinBy::Discard).map(|one| one.0),
            Some(64)
        );
    }
}
