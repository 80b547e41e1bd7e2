//! Many different winning hands, for benchmarks.

use std::collections::HashSet;

use tilewise_api::ScoreRequest;
use tilewise_rules::{
    Discard, Hand, HandInput, House, ReadSet, Seat, SetKind, Tile, WinBy, WinContext, WinInput,
    check, discards, is_complete, score, waits,
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
        .map(|tile| (tile, paid(house, &won.entry, tile, seat)))
        .collect()
}

/// What the winner would be paid for a tile by self-draw, and by a discard of the next player.
fn paid(house: &House, entry: &WinInput, tile: Tile, seat: Seat) -> [Option<i64>; 2] {
    let ways = [(WinBy::SelfDraw, None), (WinBy::Discard, Some(seat.next()))];
    ways.map(|(by, from)| {
        let mut entry = entry.clone();
        entry.hand.winning_tile = Some(tile);
        entry.context.by = Some(by);
        entry.context.from = from;
        let (hand, context) = check(house, &entry).ok()?;
        let score = score(house, &hand, &context)?;
        Some(score.payments.received(seat))
    })
}

/// `count` hands as they are dealt, each with one tile too many to wait.
pub fn dealt(house: &House, count: usize) -> Vec<Hand> {
    let mut rng = Rng::with_seed(1);
    let tiles = house.geometry().complete();
    let mut wall: Vec<Tile> = Tile::ALL.into_iter().flat_map(|tile| [tile; 4]).collect();
    let hands = (0..count).filter_map(|_| {
        rng.shuffle(&mut wall);
        let mut concealed = wall[..tiles].to_vec();
        concealed.sort_unstable();
        let input = HandInput {
            concealed,
            ..HandInput::default()
        };
        Hand::incomplete(&input, house.geometry(), house.bonus()).ok()
    });
    hands.collect()
}

/// A tile that can be discarded, and each wait that it leaves with its values by self-draw and by discard.
pub type ValuedDiscard = (Discard, Vec<(Tile, [Option<i64>; 2])>);

/// What the winner would be paid for each tile that completes a hand after each discard, of a hand
/// that was won and has another tile instead of the winning one.
pub fn valued_discards(house: &House, won: &Won) -> Vec<ValuedDiscard> {
    let discards = discards(&won.hand, house.patterns());
    let each = discards.into_iter().map(|one| {
        let waiting = (one.after.shanten == 0).then(|| {
            let mut entry = won.entry.clone();
            entry.hand.concealed.extend(entry.hand.winning_tile.take());
            entry.hand = entry.hand.without(one.tile);
            let tiles = one.after.accepts.iter();
            tiles
                .map(|tile| (tile, paid(house, &entry, tile, won.context.seat)))
                .collect()
        });
        (one, waiting.unwrap_or_default())
    });
    each.collect()
}

/// Hands that were won, each with its winning tile exchanged for one that doesn't complete it.
pub fn exchanged(house: &House, mut hands: Vec<Won>) -> Vec<Won> {
    let mut rng = Rng::with_seed(2);
    // What wins without being complete has no tile to exchange.
    hands.retain(|won| is_complete(&won.hand, house.patterns()));
    for won in &mut hands {
        loop {
            won.entry.hand.winning_tile = Some(Tile::ALL[rng.usize(0..34)]);
            won.entry.hand.red_winning = false;
            let hand = Hand::new(&won.entry.hand, house.geometry(), house.bonus());
            if let Ok(hand) = hand
                && !is_complete(&hand, house.patterns())
            {
                won.hand = hand;
                break;
            }
        }
    }
    hands
}

/// The entry as a request of the data face to score it.
///
/// # Panics
/// Never: a request has only texts as keys.
pub fn request(house: &House, entry: &WinInput) -> String {
    serde_json::to_string(&ScoreRequest::of(house, entry)).expect("JSON")
}
