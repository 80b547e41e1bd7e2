//! Wins as frequent as in play: tiles, melds, seats, circumstances and stakes.

use tilewise_rules::{
    BonusTile, Count, HandInput, MeldInput, MeldKind, RedFives, RuleConfig, Seat, Suit,
    TableStakes, Tile, WinBy, WinContextInput, WinInput, notation,
};

use super::Maker;
use super::shape::{PlannedHand, PlannedSet, planned_hand};
use super::win::DealtWin;
use crate::{Difficulty, Random};

/// How many wins in a hundred have 0 to 4 claimed sets, measured by `examples/play.rs`.
const CLAIMED_SETS: [u32; 5] = [45, 25, 20, 8, 2];
/// How many wins in a hundred are self-drawn, measured likewise.
const SELF_DRAWN: usize = 26;

/// From this attempt on, hands are like the examples of the rule books.
const EXAMPLES_FROM: usize = 200;

impl Maker<'_> {
    /// Deals a win of the difficulty; `None` if the hand that is drawn doesn't win or is of another difficulty.
    pub(super) fn win(&mut self) -> Option<DealtWin> {
        let entry = self.entry()?;
        let win = DealtWin::new(self.config, entry)?;
        let lines = win.score.best.lines.len();
        let is_simple = self.difficulty != Difficulty::Basic || self.is_late() || {
            let most = if self.config.minimum() > 4 { 6 } else { 3 };
            lines <= most && !win.score.limit
        };
        (lines > 0 && is_simple).then_some(win)
    }

    /// Draws a hand and its context, which may not win.
    pub(super) fn entry(&mut self) -> Option<WinInput> {
        let is_rare = self.difficulty == Difficulty::Expert && self.random.percent(60);
        if is_rare || self.is_late() {
            return example(self.config, &mut self.random);
        }
        entry(self.config, self.difficulty, &mut self.random)
    }

    /// Returns whether so many hands didn't fit that examples of the rule book are taken.
    const fn is_late(&self) -> bool {
        self.attempt >= EXAMPLES_FROM
    }
}

/// Draws an ordinary hand and its context, which may not win.
pub(super) fn ordinary(config: &RuleConfig, random: &mut Random) -> Option<WinInput> {
    entry(config, Difficulty::Whole, random)
}

/// Returns a hand like the example of an element, with other suits and seats.
fn example(config: &RuleConfig, random: &mut Random) -> Option<WinInput> {
    let element = random.pick(config.rule_set().scoring.elements)?;
    let mut entry = notation::parse(element.example).ok()?;
    // Some elements belong to one suit.
    if random.percent(50) {
        exchange_suits(&mut entry, random);
    }
    if entry.context.circumstances.is_empty() && random.percent(60) {
        seats(&mut entry.context, config, random);
        sources(&mut entry, random);
    }
    Some(entry)
}

fn exchange_suits(entry: &mut WinInput, random: &mut Random) {
    let hand = &mut entry.hand;
    if !hand.red_fives().is_empty() {
        return;
    }
    let mut suits = Suit::ALL;
    random.shuffle(&mut suits);
    let melds = hand.melds.iter_mut().flat_map(|meld| &mut meld.tiles);
    let indicators = hand.dora.iter_mut().chain(&mut hand.ura);
    let tiles = hand.concealed.iter_mut().chain(&mut hand.winning_tile);
    for tile in tiles.chain(melds).chain(indicators) {
        if let (Some(suit), Some(rank)) = (tile.suit(), tile.rank()) {
            *tile = Tile::suited(suits[suit as usize], rank);
        }
    }
}

/// Draws a hand and its context.
fn entry(config: &RuleConfig, difficulty: Difficulty, random: &mut Random) -> Option<WinInput> {
    let mut context = WinContextInput::default();
    seats(&mut context, config, random);
    let seat = context.seat?;
    let mut hand = match planned_hand(config, difficulty, random)? {
        PlannedHand::Closed(concealed) => HandInput {
            concealed,
            ..HandInput::default()
        },
        PlannedHand::Sets(sets, pair) => melded(&sets, pair, seat, difficulty, random),
    };
    random.shuffle(&mut hand.concealed);
    hand.winning_tile = hand.concealed.pop();
    hand.concealed.sort_unstable();
    hand.bonus = bonus(config, difficulty, random);
    let mut entry = WinInput { hand, context };
    declare(config, difficulty, &mut entry, random);
    if difficulty >= Difficulty::Advanced {
        circumstance(config, &mut entry, random);
        stakes(config, &mut entry, random);
    }
    extra_tiles(config, difficulty, &mut entry, random);
    Some(entry)
}

/// Draws seats, winds and the way of winning.
fn seats(context: &mut WinContextInput, config: &RuleConfig, random: &mut Random) {
    let seat = random.one_of(Seat::ALL);
    let rounds = (config.rule_set().game.progression.rounds)(config).clamp(1, 4);
    let prevailing = random.below(rounds.into());
    context.seat = Some(seat);
    context.prevailing = Some(Seat::ALL[prevailing]);
    (context.by, context.from) = if random.percent(SELF_DRAWN) {
        (Some(WinBy::SelfDraw), None)
    } else {
        (Some(WinBy::Discard), Some(random.one_of(seat.others())))
    };
}

/// Draws who discarded the claimed tiles of melds.
fn sources(entry: &mut WinInput, random: &mut Random) {
    let Some(seat) = entry.context.seat else {
        return;
    };
    for meld in &mut entry.hand.melds {
        meld.from = source(meld.kind, seat, random);
    }
}

fn source(kind: MeldKind, seat: Seat, random: &mut Random) -> Option<Seat> {
    match kind {
        MeldKind::ConcealedKong => None,
        MeldKind::Chow => Some(seat.previous()),
        _ => Some(random.one_of(seat.others())),
    }
}

/// Returns a hand of these sets, some of them melded.
fn melded(
    sets: &[PlannedSet],
    pair: Tile,
    seat: Seat,
    difficulty: Difficulty,
    random: &mut Random,
) -> HandInput {
    let mut hand = HandInput {
        concealed: vec![pair, pair],
        ..HandInput::default()
    };
    let kongs = if difficulty == Difficulty::Expert {
        25
    } else {
        4
    };
    let mut claims = random.weighted(&CLAIMED_SETS);
    for set in sets {
        let tiles = set.tiles();
        let uses = |other: &&PlannedSet| other.tiles().contains(&set.tile);
        let is_free = pair != set.tile && sets.iter().filter(uses).count() == 1;
        let is_kong = !set.chow && is_free && random.percent(kongs);
        // A pung is claimed more often than a chow, which only the previous player can give.
        let is_claimed = claims > 0 && random.percent(if set.chow { 55 } else { 80 });
        let kind = match (set.chow, is_kong, is_claimed) {
            (true, _, true) => MeldKind::Chow,
            (false, false, true) => MeldKind::Pung,
            (_, true, true) => random.one_of([MeldKind::Kong, MeldKind::AddedKong]),
            (_, true, false) => MeldKind::ConcealedKong,
            (_, false, false) => {
                hand.concealed.extend(tiles);
                continue;
            }
        };
        claims -= usize::from(is_claimed);
        let mut tiles = tiles.to_vec();
        if is_kong {
            tiles.push(set.tile);
        }
        hand.melds.push(MeldInput {
            kind,
            tiles,
            from: source(kind, seat, random),
            red: RedFives::NONE,
        });
    }
    hand
}

/// Draws the bonus tiles of a winner, who sees about a sixth of them.
fn bonus(config: &RuleConfig, difficulty: Difficulty, random: &mut Random) -> Vec<BonusTile> {
    let chance = match difficulty {
        Difficulty::Basic => 8,
        Difficulty::Whole | Difficulty::Advanced => 17,
        Difficulty::Expert => 30,
    };
    let all = config.bonus().iter();
    all.filter(|_| random.percent(chance)).collect()
}

/// Declares a closed hand, if the rule set has a declaration.
fn declare(config: &RuleConfig, difficulty: Difficulty, entry: &mut WinInput, random: &mut Random) {
    let game = &config.rule_set().game;
    let Some(declaration) = game.declaration else {
        return;
    };
    // The first is the usual one.
    let rare = if difficulty >= Difficulty::Advanced {
        10
    } else {
        0
    };
    let place = usize::from(random.percent(rare));
    let Some(&declared) = declaration.circumstances.get(place) else {
        return;
    };
    let mut rules = game.circumstances.iter();
    let is_offered = rules
        .find(|rule| rule.circumstance == declared)
        .is_some_and(|rule| rule.is_offered(config, entry));
    let chance = if difficulty == Difficulty::Expert {
        40
    } else {
        65
    };
    if is_offered && random.percent(chance) {
        entry.context.circumstances = entry.context.circumstances.with(declared);
    }
}

/// Adds a circumstance to some hands: a common one in most cases.
fn circumstance(config: &RuleConfig, entry: &mut WinInput, random: &mut Random) {
    if !random.percent(40) {
        return;
    }
    let rules = config.rule_set().game.circumstances;
    let wants_common = random.percent(75);
    let declaration = config.rule_set().game.declaration;
    let declared = declaration.map_or(&[][..], |one| one.circumstances);
    let fits = |rule: &&tilewise_rules::CircumstanceRule| {
        (!wants_common || rule.common)
            && !declared.contains(&rule.circumstance)
            && rule.needs.complete
            && rule.refuses.is_none()
            && rule.needs.count == Count::Never
            && rule.is_offered(config, entry)
    };
    let offered: Vec<_> = rules.iter().filter(fits).collect();
    if let Some(rule) = random.pick(&offered) {
        entry.context.circumstances = entry.context.circumstances.with(rule.circumstance);
    }
}

/// Puts counters and bets on the table.
fn stakes(config: &RuleConfig, entry: &mut WinInput, random: &mut Random) {
    let game = &config.rule_set().game;
    if !game.has_stakes() || !random.percent(60) {
        return;
    }
    let mut stakes = TableStakes::NONE;
    if let Some(counter) = game.counter {
        let count = random.one_of([0, 1, 1, 1, 2, 2, 3]);
        stakes = stakes.with_count(counter, count);
    }
    if game.declaration.is_some() {
        stakes.bets = random.one_of([0, 0, 1, 1, 2]);
    }
    entry.context.stakes = stakes;
}

/// Draws indicators and red fives, if they are played.
fn extra_tiles(
    config: &RuleConfig,
    difficulty: Difficulty,
    entry: &mut WinInput,
    random: &mut Random,
) {
    let rules = &config.rule_set().hand;
    if difficulty == Difficulty::Basic {
        return;
    }
    let hand = &mut entry.hand;
    let most = (rules.red_fives)(config);
    for suit in Suit::ALL {
        let five = Tile::suited(suit, 5);
        let is_held = hand.concealed.contains(&five);
        if most.count(suit) > 0 && is_held && random.percent(25) {
            hand.red = hand.red.with(suit);
        }
    }
    let Some(rule) = rules.indicators else {
        return;
    };
    let counts = hand.counts();
    let mut draw = |shown: &[Tile]| {
        let tile = random.one_of(Tile::ALL);
        let seen = shown.iter().filter(|&&other| other == tile).count();
        (usize::from(counts.of(tile)) + seen < 4).then_some(tile)
    };
    hand.dora.extend(draw(&[]));
    let held = &entry.context.circumstances;
    let mut declared = rule.ura_requires_any.iter();
    let has_ura = (rule.ura)(config) > 0 && declared.any(|&one| held.has(one));
    if has_ura && !hand.dora.is_empty() {
        hand.ura.extend(draw(&hand.dora));
    }
}
