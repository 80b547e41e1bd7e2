//! Many different winning hands, for benchmarks.

use std::collections::HashSet;

use tilewise_api::ScoreRequest;
use tilewise_rules::{
    Discard, Hand, HandInput, ReadSet, RuleConfig, Seat, SetKind, Tile, WinBy, WinContext,
    WinInput, check, discards, is_complete, score, waits,
};

use crate::play::{HOUSES, Houses};
use crate::random::Rng;

/// Number of hands, large enough to defeat branch prediction.
pub const MANY: usize = 1 << 17;

/// A winning hand as entered and as parsed.
#[derive(Debug)]
pub struct WinningHand {
    /// As entered.
    pub entry: WinInput,
    /// The hand.
    pub hand: Hand,
    /// The context of the win.
    pub context: WinContext,
}

/// Returns the rule set with this key.
///
/// # Panics
/// If there is none.
pub fn rule_set(key: &str) -> &'static Houses {
    let rule_set = HOUSES.iter().find(|rule_set| rule_set.key == key);
    rule_set.unwrap_or_else(|| panic!("no rule set {key}"))
}

/// Returns the default rule configuration, in which the hands are won.
pub fn house(rule_set: &Houses) -> RuleConfig {
    (rule_set.own)().house()
}

/// Returns `count` different winning hands, the same at every call.
pub fn distinct(rule_set: &Houses, count: usize) -> Vec<WinningHand> {
    distinct_where(rule_set, count, |_, _| true)
}

/// Returns `count` different winning hands that satisfy a condition.
pub fn distinct_where(
    rule_set: &Houses,
    count: usize,
    fits: impl Fn(&RuleConfig, &WinningHand) -> bool,
) -> Vec<WinningHand> {
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
        let won = WinningHand {
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

/// Returns `count` different hands of four chows, whose wait decides the score in Singapore.
pub fn chows(rule_set: &Houses, count: usize) -> Vec<WinningHand> {
    distinct_where(rule_set, count, |house, won| {
        let score = score(house, &won.hand, &won.context);
        let is_chow = |one: ReadSet| one.set.kind == SetKind::Chow;
        score.is_some_and(|score| score.best.reading.all_sets(is_chow))
    })
}

/// Returns the payment for each tile that completes the hand, by self-draw and by a discard of the next
/// player. `None` for an impossible win.
pub fn valued_waits(house: &RuleConfig, won: &WinningHand) -> Vec<(Tile, [Option<i64>; 2])> {
    let seat = won.context.seat;
    waits(&won.hand, house.patterns())
        .iter()
        .map(|tile| (tile, paid(house, &won.entry, tile, seat)))
        .collect()
}

/// Returns the payment for a tile by self-draw and by a discard of the next player.
fn paid(house: &RuleConfig, entry: &WinInput, tile: Tile, seat: Seat) -> [Option<i64>; 2] {
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

/// Returns `count` dealt hands, each with one tile too many to wait.
pub fn dealt(house: &RuleConfig, count: usize) -> Vec<Hand> {
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

/// Returns the discards of a hand whose winning tile is replaced by another one, with the payment for each
/// wait.
pub fn valued_discards(house: &RuleConfig, won: &WinningHand) -> Vec<ValuedDiscard> {
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

/// Replaces the winning tile of each hand by one that doesn't complete it.
pub fn exchanged(house: &RuleConfig, mut hands: Vec<WinningHand>) -> Vec<WinningHand> {
    let mut rng = Rng::with_seed(2);
    // Wins without a complete hand have no tile to exchange.
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

/// Formats the entry as a JSON request to score it.
///
/// # Panics
/// Never: all keys of a request are strings.
pub fn request(house: &RuleConfig, entry: &WinInput) -> String {
    serde_json::to_string(&ScoreRequest::new(house, entry)).expect("JSON")
}
