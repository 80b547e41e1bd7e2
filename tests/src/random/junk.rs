//! Random entries and options without guarantees.

use tilewise_rules::{
    BonusTile, Circumstance, HandInput, LiableTile, MeldInput, MeldKind, OptionKind, RedFives,
    RuleConfig, RuleOption, RuleSet, Seat, StatedLiability, Tile, WinBy, WinContextInput, WinInput,
    rule_sets,
};

use super::{Rng, once_in, one_of};
use crate::play::HOUSES;

fn seat(rng: &mut Rng) -> Option<Seat> {
    (!once_in(rng, 4)).then(|| one_of(rng, &Seat::ALL))
}

fn tiles(rng: &mut Rng, most: usize) -> Vec<Tile> {
    let pool = Tile::ALL;
    let near = rng.usize(1..=pool.len());
    (0..rng.usize(0..=most))
        .map(|_| one_of(rng, &pool[..near]))
        .collect()
}

/// Returns any representable entry: often nonsense, sometimes a good hand with an error.
pub fn anything(rng: &mut Rng) -> WinInput {
    if once_in(rng, 3) {
        let rule_set = one_of(rng, &HOUSES);
        let mut entry = (rule_set.own)().winning(rng);
        match rng.u8(0..6) {
            0 => entry.hand.bonus.push(one_of(rng, &BonusTile::ALL)),
            1 => {
                entry.hand.concealed.truncate(rng.usize(0..14));
                entry.hand.red = RedFives::NONE;
            }
            2 => entry.context = context(rng),
            3 => exchange_a_tile(rng, &mut entry.hand),
            4 => entry.hand.melds.reverse(),
            _ => {
                entry.hand.winning_tile = None;
                entry.hand.red_winning = false;
            }
        }
        return entry;
    }
    let context = context(rng);
    let mut hand = HandInput {
        concealed: tiles(rng, 20),
        ..HandInput::default()
    };
    for _ in 0..rng.usize(0..6) {
        let mut some = tiles(rng, 5);
        some.push(one_of(rng, &Tile::ALL));
        if once_in(rng, 2) {
            let all = one_of(rng, &[3, 4]);
            some = vec![some[0]; all];
        }
        hand.melds.push(MeldInput {
            red: RedFives::NONE,
            kind: one_of(rng, &MeldKind::ALL),
            tiles: some,
            from: seat(rng),
        });
    }
    for _ in 0..rng.usize(0..10) {
        hand.bonus.push(one_of(rng, &BonusTile::ALL));
    }
    if context.by != Some(WinBy::BonusTiles) && !once_in(rng, 5) {
        hand.winning_tile = Some(one_of(rng, &Tile::ALL));
    }
    WinInput { hand, context }
}

/// Returns a context in which everything may be unknown or impossible.
fn context(rng: &mut Rng) -> WinContextInput {
    let by = (!once_in(rng, 5)).then(|| one_of(rng, &WinBy::ALL));
    let mut context = WinContextInput {
        seat: seat(rng),
        prevailing: seat(rng),
        by,
        from: by.filter(|by| by.needs_seat()).and_then(|_| seat(rng)),
        ..WinContextInput::default()
    };
    for _ in 0..rng.usize(0..4) {
        let count = one_of(rng, &[0, 0, 1, 5, 255]);
        context.circumstances = context
            .circumstances
            .with_count(one_of(rng, Circumstance::ALL), count);
    }
    for _ in 0..rng.usize(0..3) {
        context.liability.push(StatedLiability {
            key: one_of(rng, &rule_sets::liability_keys()),
            seat: one_of(rng, &Seat::ALL),
            tile: one_of(rng, LiableTile::ALL),
            exempt: once_in(rng, 3).then(|| one_of(rng, &rule_sets::exemption_keys())),
        });
    }
    context
}

/// Replaces a tile of the hand by any other.
pub fn exchange_a_tile(rng: &mut Rng, hand: &mut HandInput) {
    if hand.concealed.is_empty() {
        return;
    }
    let place = rng.usize(0..hand.concealed.len());
    hand.concealed[place] = one_of(rng, &Tile::ALL);
    // It may have been a red five.
    hand.red = RedFives::NONE;
}

/// Returns the context of East drawing the winning tile in an East round, without circumstances.
pub fn plain_situation() -> WinContextInput {
    WinContextInput {
        seat: Some(Seat::East),
        prevailing: Some(Seat::East),
        by: Some(WinBy::SelfDraw),
        ..WinContextInput::default()
    }
}

/// Returns a rule configuration with random options of a rule set.
///
/// # Panics
/// If an answer is invalid.
pub fn any_house(rng: &mut Rng, rule_set: &'static RuleSet) -> RuleConfig {
    let mut answers = Vec::new();
    for choice in rule_set.settings.options {
        if !once_in(rng, 2) {
            answers.push((choice.key, any_answer(rng, choice)));
        }
    }
    let answers = answers.iter().map(|(key, answer)| (*key, answer.as_str()));
    RuleConfig::with(rule_set, answers).expect("answers to its choices")
}

/// Returns a random value of an option, as text.
pub fn any_answer(rng: &mut Rng, choice: &RuleOption) -> String {
    match choice.kind {
        OptionKind::Toggle(_) => rng.bool().to_string(),
        OptionKind::OneOf(answers) => answers[rng.usize(0..answers.len())].key.to_owned(),
        OptionKind::Places(answers) if rng.bool() => {
            answers[rng.usize(0..answers.len())].key.to_owned()
        }
        OptionKind::Places(_) => {
            let [a, b, c] = [(); 3].map(|()| rng.i32(-99..=99));
            format!("{a}/{b}/{c}/{}", -(a + b + c))
        }
        OptionKind::Number { min, max, .. } => rng.u32(min..=max).to_string(),
        OptionKind::NumberOrNone { .. } if once_in(rng, 4) => "none".to_owned(),
        OptionKind::NumberOrNone { max, .. } => rng.u32(1..=max).to_string(),
        OptionKind::Money { min, max, .. } => {
            let hundredths = rng.u32(min..=max);
            format!("{}.{:02}", hundredths / 100, hundredths % 100)
        }
        OptionKind::NumberOf(numbers) => one_of(rng, numbers).to_string(),
        OptionKind::Table { .. } => {
            let mut table: Vec<u32> = (0..rng.usize(2..12)).map(|_| rng.u32(0..100)).collect();
            table.sort_unstable();
            let table: Vec<String> = table.iter().map(ToString::to_string).collect();
            table.join(",")
        }
        OptionKind::Values(elements) => {
            let mut values = Vec::new();
            for element in elements() {
                if once_in(rng, 10) {
                    values.push(format!("{}={}", element.key, rng.u32(0..=1_000)));
                }
            }
            values.join(",")
        }
        OptionKind::AnyOf(keys) => {
            let mut some = keys.to_vec();
            some.retain(|_| rng.bool());
            some.join(",")
        }
    }
}
