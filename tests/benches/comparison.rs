//! Comparison of check and score with `riichienv-core` over the same hands: `cargo xtask bench comparison`.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use riichienv_core::hand_evaluator::HandEvaluator;
use riichienv_core::types::{Conditions, Meld, MeldType, WinResult, Wind};
use tilewise_rules::{
    Circumstance, MeldInput, MeldKind, RedFives, RuleConfig, Score, Seat, Tile, WinBy, WinInput,
    check, score,
};
use tilewise_tests::hands::{WinningHand, distinct_where, house, rule_set};

/// The rule set whose options are closest to the crate, which has none for scoring.
const RULE_SET: &str = "riichi-majsoul";

/// Number of hands.
const HANDS: usize = 40_000;

/// Number of runs for each hand. Other load only adds time, so the fastest run counts.
const ROUNDS: u32 = 9;

/// Goal for the time of check and score, as part of the time of the crate.
const GOAL: f64 = 0.55;

fn main() {
    let rule_set = rule_set(RULE_SET);
    let house = house(rule_set);
    // The crate doesn't know these two.
    let unknown = [Circumstance::OpenRiichi, Circumstance::WinningTileUnclear];
    let is_known = |won: &WinningHand| !unknown.iter().any(|&one| won.context.has(one));
    let hands: Vec<_> = distinct_where(rule_set, HANDS, |_, won| is_known(won))
        .into_iter()
        .map(|won| {
            let native = PreparedHand::new(&won.entry);
            (won, native)
        })
        .collect();
    println!("\n{HANDS} hands of {RULE_SET}, also scored by riichienv-core:");
    print_differences(&house, &hands);
    print_times(&house, &hands);
}

/// A hand in the form of the crate.
#[derive(Clone)]
struct PreparedHand {
    concealed: Vec<u8>,
    melds: Vec<Meld>,
    winning: u8,
    dora: Vec<u8>,
    ura: Vec<u8>,
    conditions: Conditions,
}

impl PreparedHand {
    fn new(entry: &WinInput) -> Self {
        let mut wall = Wall([0; 34]);
        let hand = &entry.hand;
        let concealed = wall.tiles(&hand.concealed, hand.red);
        let melds = hand.melds.iter().map(|meld| native_meld(&mut wall, meld));
        let melds = melds.collect();
        let winning = hand
            .winning_tile
            .map_or(0, |tile| wall.tile(tile, hand.red_winning));
        let has = |one| entry.context.circumstances.has(one);
        let declared = has(Circumstance::Riichi) || has(Circumstance::DoubleRiichi);
        // The crate counts indicators under the others for any hand.
        let ura = if declared { &hand.ura[..] } else { &[] };
        Self {
            concealed,
            melds,
            winning,
            dora: wall.tiles(&hand.dora, RedFives::NONE),
            ura: wall.tiles(ura, RedFives::NONE),
            conditions: conditions(entry),
        }
    }

    /// Scores the hand; the crate consumes its input.
    fn score(self) -> WinResult {
        HandEvaluator::new(self.concealed, self.melds).calc(
            self.winning,
            self.dora,
            self.ura,
            Some(self.conditions),
        )
    }
}

/// The tiles used so far, to name each of the 136 tiles once; a red five is the first of its kind.
struct Wall([u8; 34]);

impl Wall {
    fn tile(&mut self, tile: Tile, is_red: bool) -> u8 {
        let first = u8::try_from(4 * tile.index()).unwrap_or(0);
        if is_red {
            return first;
        }
        let used = &mut self.0[tile.index()];
        let plain = u8::from(tile.rank() == Some(5) && tile.suit().is_some());
        let number = (*used + plain).min(3);
        *used += 1;
        first + number
    }

    fn tiles(&mut self, tiles: &[Tile], red: RedFives) -> Vec<u8> {
        let red = red.among(tiles).into_iter();
        tiles
            .iter()
            .zip(red)
            .map(|(&tile, red)| self.tile(tile, red))
            .collect()
    }
}

fn native_meld(wall: &mut Wall, meld: &MeldInput) -> Meld {
    let kind = match meld.kind {
        MeldKind::Chow => MeldType::Chi,
        MeldKind::Pung => MeldType::Pon,
        MeldKind::Kong => MeldType::Daiminkan,
        MeldKind::AddedKong => MeldType::Kakan,
        MeldKind::ConcealedKong => MeldType::Ankan,
    };
    let tiles = wall.tiles(&meld.tiles, meld.red);
    Meld::new(kind, tiles, meld.kind.is_claimed(), -1, None)
}

fn conditions(entry: &WinInput) -> Conditions {
    let context = &entry.context;
    let has = |one| context.circumstances.has(one);
    let tsumo = context.by == Some(WinBy::SelfDraw);
    let is_last = has(Circumstance::LastTile) || has(Circumstance::LastTileWasReplacement);
    let rinshan = has(Circumstance::KongReplacement);
    let double_riichi = has(Circumstance::DoubleRiichi);
    Conditions {
        tsumo,
        riichi: has(Circumstance::Riichi) || double_riichi,
        double_riichi,
        ippatsu: has(Circumstance::Ippatsu),
        haitei: is_last && tsumo && !rinshan,
        houtei: is_last && !tsumo,
        rinshan,
        chankan: context.by == Some(WinBy::RobbingTheKong),
        tsumo_first_turn: has(Circumstance::InitialHand),
        player_wind: wind(context.seat),
        round_wind: wind(context.prevailing),
        honba: context.stakes.honba.into(),
        ..Conditions::default()
    }
}

fn wind(seat: Option<Seat>) -> Wind {
    Wind::from(seat.map_or(0, |seat| seat as u8))
}

/// The han and fu of a hand, or the number of yakuman; `None` without a yaku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum HanAndFu {
    Ordinary { han: u32, fu: u32 },
    Yakuman(u32),
}

fn value(house: &RuleConfig, score: &Score) -> Option<HanAndFu> {
    if score.below_minimum {
        return None;
    }
    let (_, basis) = score.basis(house)?;
    Some(match basis.units {
        0 => HanAndFu::Ordinary {
            han: score.best.counted.into(),
            fu: score.best.axis(0).into(),
        },
        units => HanAndFu::Yakuman(units.into()),
    })
}

fn native_value(result: &WinResult) -> Option<HanAndFu> {
    result.is_win.then_some(if result.yakuman {
        HanAndFu::Yakuman(result.han / 13)
    } else {
        HanAndFu::Ordinary {
            // More han don't change the payment, and are no longer counted here.
            han: result.han.min(13),
            fu: result.fu,
        }
    })
}

/// Prints how many hands have another value in the crate, by the difference, each with an example.
fn print_differences(house: &RuleConfig, hands: &[(WinningHand, PreparedHand)]) {
    let mut different: BTreeMap<String, (u32, String)> = BTreeMap::new();
    for (won, native) in hands {
        let score = score(house, &won.hand, &won.context);
        let ours = score.and_then(|score| value(house, &score));
        let theirs = native_value(&native.clone().score());
        if ours != theirs {
            let example = || (0, format!("{} ({ours:?}, there {theirs:?})", won.entry));
            let kind = difference(ours, theirs);
            different.entry(kind).or_insert_with(example).0 += 1;
        }
    }
    let count: u32 = different.values().map(|(count, _)| count).sum();
    println!("    {count} with another value there");
    for (kind, (count, example)) in different {
        println!("    {count:>6} {kind}, as {example}");
    }
}

fn difference(ours: Option<HanAndFu>, theirs: Option<HanAndFu>) -> String {
    match (ours, theirs) {
        (
            Some(HanAndFu::Ordinary { han, fu }),
            Some(HanAndFu::Ordinary {
                han: other,
                fu: others,
            }),
        ) => {
            let more = |one: u32, other: u32| i64::from(other) - i64::from(one);
            format!("{:+} han, {:+} fu", more(han, other), more(fu, others))
        }
        (Some(HanAndFu::Yakuman(_)), Some(HanAndFu::Yakuman(_))) => {
            "another number of yakuman".into()
        }
        (None, _) | (_, None) => "a win for one only".into(),
        _ => "a yakuman for one only".into(),
    }
}

/// Prints the median of the times per hand, and the ratio of the medians.
fn print_times(house: &RuleConfig, hands: &[(WinningHand, PreparedHand)]) {
    let mut times = [(); 4].map(|()| vec![Duration::MAX; hands.len()]);
    let [timer, checks, both, native] = &mut times;
    for _ in 0..ROUNDS {
        for (place, (won, form)) in hands.iter().enumerate() {
            // Both inputs are fresh copies, so that both are in the cache.
            let (form, entry) = (form.clone(), won.entry.clone());
            fastest(&mut timer[place], || ());
            fastest(&mut checks[place], || check(house, &entry).is_ok());
            fastest(&mut both[place], || {
                let (hand, context) = check(house, &entry).ok()?;
                score(house, &hand, &context)
            });
            fastest(&mut native[place], || form.score());
        }
    }
    let [timer, checks, both, native] = times.map(median);
    let [checks, both, native] = [checks, both, native].map(|time| time - timer);
    println!(
        "    median in µs: check {checks:.2}, check and score {both:.2}, riichienv-core {native:.2}"
    );
    println!("    ratio {:.2}, the goal is at most {GOAL}", both / native);
}

fn fastest<T>(time: &mut Duration, task: impl FnOnce() -> T) {
    let start = Instant::now();
    black_box(task());
    *time = start.elapsed().min(*time);
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1e6
}
