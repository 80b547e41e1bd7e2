//! What a hand would be worth.

use tilewise_rules::{Seat, WinBy};

use super::ScoredWin;
use crate::state::Draft;

/// What a hand would be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The value after the limit.
    pub counted: u16,
    /// Whether it is too little to win with.
    pub below_minimum: bool,
    /// What the winner would be paid.
    pub received: i64,
}

impl Value {
    /// What a hand with a winning tile would be worth, won in this way; `None` if it can't be.
    pub fn of(draft: &Draft, by: WinBy) -> Option<Self> {
        Some(Self::of_win(&won(draft, by)?))
    }

    /// What a win is worth.
    pub fn of_win(win: &ScoredWin) -> Self {
        Self {
            counted: win.counted(),
            below_minimum: win.below_minimum(),
            received: win.received(),
        }
    }
}

/// What a hand would be worth, as far as that is known: who won may not be, nor which tile.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected {
    /// The win, of another player than the dealer where nobody is said to have won; of several that pay
    /// differently the least.
    pub win: ScoredWin,
    /// Whether it can be more.
    pub at_least: bool,
    /// The win of the dealer, where nobody is said to have won and the dealer is paid otherwise.
    pub dealer: Option<ScoredWin>,
}

impl Expected {
    /// A draft with all its tiles, won in this way; `None` if it can't be.
    pub fn of(draft: &Draft, by: WinBy) -> Option<Self> {
        let hand = &draft.entry.hand;
        let drafts: Vec<Draft> = if hand.winning_tile.is_some() {
            vec![draft.clone()]
        } else {
            let tiles = 0..hand.concealed.len();
            tiles.map(|index| draft.won_on(index)).collect()
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
        let value = Value::of_win(&win);
        Some(Self {
            dealer: dealer.filter(|dealer| Value::of_win(dealer) != value),
            win,
            at_least,
        })
    }
}

/// The win that pays least, among these drafts and seats, and whether another one pays more.
fn least(drafts: &[Draft], seats: &[Option<Seat>], by: WinBy) -> Option<(ScoredWin, bool)> {
    let mut least: Option<(ScoredWin, bool)> = None;
    for draft in drafts {
        for &seat in seats {
            let seated = seat.map(|seat| draft.with_seat(seat));
            let Some(win) = won(seated.as_ref().unwrap_or(draft), by) else {
                continue;
            };
            least = Some(match least {
                Some((other, differ)) => {
                    let [one, two] = [&other, &win].map(Value::of_win);
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

/// A hand with a winning tile, won in this way; `None` if it can't be. Where nobody is said to have won,
/// by another player than the dealer.
pub fn won(draft: &Draft, by: WinBy) -> Option<ScoredWin> {
    let Some(seat) = draft.entry.context.seat else {
        return Expected::of(draft, by).map(|expected| expected.win);
    };
    let from = by.needs_seat().then(|| giver(draft, seat));
    ScoredWin::of(draft.with_win(by, from)).ok()
}

/// Who gives the winning tile: whoever was named, else the next player.
pub fn giver(draft: &Draft, seat: Seat) -> Seat {
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
        let one = Expected::of(&draft, by)?;
        let dealer = one.dealer.map(|win| win.received());
        Some((one.win.received(), one.at_least, dealer))
    }

    /// 1 han 40 fu and riichi's own han are paid 6 times by the discarder to the dealer, 4 times to
    /// others.
    #[test]
    fn before_it_is_known_who_won_others_than_the_dealer_are_expected() {
        let hand = "123m456p678s1199s w9s:? riichi ?E";
        assert_eq!(
            expected("riichi-ema-2025", hand, WinBy::Discard),
            Some((1300, false, Some(2000)))
        );
        // Riichi and the self-draw, 20 fu, the triplet 8 and the draw 2: 2 han 30 fu.
        assert_eq!(
            expected("riichi-ema-2025", hand, WinBy::SelfDraw),
            Some((2000, false, Some(3000)))
        );
    }

    /// HKOS-15: the own wind is a fan for one seat alone.
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
        // Which tile won isn't known either.
        let tile = "12223s c567s p777s p555z SE";
        assert_eq!(
            expected("hk-old-style", tile, WinBy::Discard).map(|one| one.0),
            Some(64)
        );
    }
}
