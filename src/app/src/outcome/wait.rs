//! The tiles that complete a hand.

use tilewise_rules::{Hand, House, Improvement, Tile, WinBy, declarable, shortfall, waits};

use super::ScoredWin;
use super::value::{Expected, giver, won};
use crate::state::Draft;

/// A tile that completes the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The tile.
    pub tile: Tile,
    /// How many of it aren't in the hand.
    pub left: u8,
}

/// What a tile would make of the hand that it completes.
#[derive(Clone, Debug, PartialEq)]
pub struct Waited {
    /// The tile.
    pub wait: Wait,
    /// The hand won by self-draw, and by discard; nothing where it can't be.
    pub won: [Option<ScoredWin>; 2],
    /// Whether each can be more, by who won it.
    pub at_least: [bool; 2],
    /// The same by the dealer, where nobody is said to have won and the dealer is paid otherwise.
    pub dealer: [Option<ScoredWin>; 2],
    /// The same had the hand declared itself first, where a rule set and the hand let it, and what
    /// that is called.
    pub declared: Option<(&'static str, [Option<ScoredWin>; 2])>,
    /// Why the rules bar a win on a discard.
    pub barred: Option<&'static str>,
    /// Where it is too little to win with: what would be enough, each alone.
    pub shortfall: Vec<&'static str>,
}

/// The ways to win with a tile that is waited for.
const WAYS: [WinBy; 2] = [WinBy::SelfDraw, WinBy::Discard];

impl Wait {
    /// All tiles that complete a hand.
    pub fn all(house: &House, hand: &Hand) -> Vec<Self> {
        waits(hand, house.patterns())
            .iter()
            .map(|tile| Self {
                tile,
                left: hand.left(tile),
            })
            .collect()
    }
}

impl Waited {
    /// A draft that waits for its last tile, completed.
    pub fn of(draft: &Draft, wait: Wait) -> Self {
        let mut complete = draft.clone();
        complete.entry.hand.winning_tile = Some(wait.tile);
        let expected = WAYS.map(|by| Expected::of(&complete, by));
        let at_least = [0, 1].map(|way| expected[way].as_ref().is_some_and(|one| one.at_least));
        let [drawn, given] = expected.map(|one| one.map(|one| (one.win, one.dealer)).unzip());
        let (won, dealer) = ([drawn.0, given.0], [drawn.1, given.1].map(Option::flatten));
        let low = won.iter().rev().flatten();
        let low = low.into_iter().find(|win| win.below_minimum());
        // What would be enough may depend on the seat.
        let low = low.filter(|_| draft.entry.context.seat.is_some());
        let shortfall = low.map_or_else(Vec::new, |win: &ScoredWin| {
            let all = shortfall(&win.draft.house, &win.draft.entry, &win.score);
            all.iter().map(Improvement::name).collect()
        });
        Self {
            wait,
            declared: declared(&complete),
            barred: barred(&complete),
            won,
            at_least,
            dealer,
            shortfall,
        }
    }
}

/// A complete draft, had it declared itself first.
fn declared(complete: &Draft) -> Option<(&'static str, [Option<ScoredWin>; 2])> {
    let rule = declarable(&complete.house, &complete.entry)?;
    let complete = complete.toggled(rule.circumstance);
    Some((rule.name, WAYS.map(|by| won(&complete, by))))
}

/// Why a complete draft can't be won by discard, if the rules bar that.
fn barred(complete: &Draft) -> Option<&'static str> {
    let seat = complete.entry.context.seat?;
    let given = complete.with_win(WinBy::Discard, Some(giver(complete, seat)));
    let rules = complete.house.rule_set().circumstances.iter();
    let held = &given.entry.context.circumstances;
    let mut barring = rules.filter(|rule| held.has(rule.circumstance));
    let barring = barring.find(|rule| {
        rule.refuses
            .is_some_and(|refuses| refuses(&given.house, &given.entry))
    });
    barring.map(|rule| rule.says)
}
