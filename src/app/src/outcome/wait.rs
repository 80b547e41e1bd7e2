//! Waits: the tiles that complete a hand.

use tilewise_rules::{Hand, Improvement, RuleConfig, Tile, WinBy, declarable, shortfall, waits};

use super::ScoredWin;
use super::value::{ExpectedWin, discarder, score_win};
use crate::store::Draft;

/// A tile that completes the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitTile {
    /// The tile.
    pub tile: Tile,
    /// The number of copies outside of the hand.
    pub left: u8,
}

/// The result of a wait.
#[derive(Clone, Debug, PartialEq)]
pub struct WaitResult {
    /// The wait.
    pub wait: WaitTile,
    /// The win by self-draw and by discard; `None` if it isn't possible.
    pub won: [Option<ScoredWin>; 2],
    /// Whether each can be worth more for another winner.
    pub at_least: [bool; 2],
    /// The wins of the dealer, if the winner is unknown and the dealer is paid differently.
    pub dealer: [Option<ScoredWin>; 2],
    /// The wins after a declaration, with its name, if the rule set and the hand allow one.
    pub declared: Option<(&'static str, [Option<ScoredWin>; 2])>,
    /// The reason why the rules forbid a win by discard.
    pub barred: Option<&'static str>,
    /// Single improvements that would reach the minimum.
    pub shortfall: Vec<&'static str>,
}

/// The ways to win with a wait.
const WAYS: [WinBy; 2] = [WinBy::SelfDraw, WinBy::Discard];

impl WaitTile {
    /// All waits of a hand.
    pub fn all(house: &RuleConfig, hand: &Hand) -> Vec<Self> {
        waits(hand, house.patterns())
            .iter()
            .map(|tile| Self {
                tile,
                left: hand.left(tile),
            })
            .collect()
    }
}

impl WaitResult {
    /// Completes a waiting draft with its last tile.
    pub fn new(draft: &Draft, wait: WaitTile) -> Self {
        let mut complete = draft.clone();
        complete.entry.hand.winning_tile = Some(wait.tile);
        let expected = WAYS.map(|by| ExpectedWin::from_draft(&complete, by));
        let at_least = [0, 1].map(|way| expected[way].as_ref().is_some_and(|one| one.at_least));
        let [drawn, discarded] = expected.map(|one| one.map(|one| (one.win, one.dealer)).unzip());
        let (won, dealer) = (
            [drawn.0, discarded.0],
            [drawn.1, discarded.1].map(Option::flatten),
        );
        let low = won.iter().rev().flatten();
        let low = low.into_iter().find(|win| win.below_minimum());
        // The improvements may depend on the seat.
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

/// The wins of a complete draft after a declaration.
fn declared(complete: &Draft) -> Option<(&'static str, [Option<ScoredWin>; 2])> {
    let rule = declarable(&complete.house, &complete.entry)?;
    let complete = complete.toggled(rule.circumstance);
    Some((rule.name, WAYS.map(|by| score_win(&complete, by))))
}

/// The reason why the rules forbid a win by discard, if they do.
fn barred(complete: &Draft) -> Option<&'static str> {
    let seat = complete.entry.context.seat?;
    let by_discard = complete.with_win(WinBy::Discard, Some(discarder(complete, seat)));
    let rules = complete.house.rule_set().game.circumstances.iter();
    let held = &by_discard.entry.context.circumstances;
    let mut barring = rules.filter(|rule| held.has(rule.circumstance));
    let barring = barring.find(|rule| {
        rule.refuses
            .is_some_and(|refuses| refuses(&by_discard.house, &by_discard.entry))
    });
    barring.map(|rule| rule.description)
}
