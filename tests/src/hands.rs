//! Many different winning hands, for benchmarks.

use std::collections::HashSet;

use tilewise_api::ScoreRequest;
use tilewise_rules::{
    Hand, House, ReadSet, SetKind, Tile, WinBy, WinContext, WinInput, check, score, waits,
};

use crate::play::{HOUSES, Houses};
use crate::random::Rng;

/// So many hands flatter no branch predictor.
pub const MANY: usize = 1 << 17;

/// A winning hand as it was entered, and as the rules take it.
#[derive(Debug)]
pub struct Won {
    /// As entered.
    pub entry: WinInput,
    /// The hand.
    pub hand: Hand,
    /// How it was won.
    pub context: WinContext,
}

/// The book of a key.
///
/// # Panics
/// If there is none.
pub fn rule_set(key: &str) -> &'static Houses {
    let rule_set = HOUSES.iter().find(|rule_set| rule_set.key == key);
    rule_set.unwrap_or_else(|| panic!("no book is called {key}"))
}

/// The house that the hands are won in: the book's own.
pub fn house(rule_set: &Houses) -> House {
    (rule_set.own)().house()
}

/// `count` winning hands, no two alike, the same at every call.
pub fn distinct(rule_set: &Houses, count: usize) -> Vec<Won> {
    distinct_where(rule_set, count, |_, _| true)
}

/// The same, of hands that fit.
pub fn distinct_where(
    rule_set: &Houses,
    count: usize,
    fits: impl Fn(&House, &Won) -> bool,
) -> Vec<Won> {
    let own = (rule_set.own)();
    let house = own.house();
    let mut rng = Rng::with_seed(1);
    let mut seen = HashSet::new();
    let mut hands = Vec::with_capacity(count);
    while hands.len() < count {
        let entry = own.winning(&mut rng);
        let Ok((hand, context)) = check(&house, &entry) else {
            continue;
        };
        let won = Won {
            entry,
            hand,
            context,
        };
        if fits(&house, &won) && seen.insert(won.entry.to_string()) {
            hands.push(won);
        }
    }
    hands
}

/// `count` different hands of four chows: those for which Singapore asks what the hand waited for.
pub fn chows(rule_set: &Houses, count: usize) -> Vec<Won> {
    distinct_where(rule_set, count, |house, won| {
        let score = score(house, &won.hand, &won.context);
        let is_chow = |one: ReadSet| one.set.kind == SetKind::Chow;
        score.is_some_and(|score| score.best.reading.all_sets(is_chow))
    })
}

/// What the winner would be paid for each tile that completes the hand, by self-draw and by a
/// discard of the next player; nothing where such a win can't be.
pub fn valued_waits(house: &House, won: &Won) -> Vec<(Tile, [Option<i64>; 2])> {
    let seat = won.context.seat;
    waits(&won.hand, house.patterns())
        .iter()
        .map(|tile| {
            let paid = [(WinBy::SelfDraw, None), (WinBy::Discard, Some(seat.next()))];
            let paid = paid.map(|(by, from)| {
                let mut entry = won.entry.clone();
                entry.hand.winning_tile = Some(tile);
                entry.context.by = Some(by);
                entry.context.from = from;
                let (hand, context) = check(house, &entry).ok()?;
                let score = score(house, &hand, &context)?;
                Some(score.payments.received(seat))
            });
            (tile, paid)
        })
        .collect()
}

/// The entry as a request of the data face to score it.
///
/// # Panics
/// Never: a request has only texts as keys.
pub fn request(house: &House, entry: &WinInput) -> String {
    serde_json::to_string(&ScoreRequest::of(house, entry)).expect("JSON")
}
