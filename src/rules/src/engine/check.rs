//! Validation of input: returns a hand and a context that are possible in a rule configuration.

use crate::decomposition::is_complete;
use crate::engine::{Fault, Indicators, MissingSeat, NotComplete, wins_incomplete};
use crate::evaluate::RuleConfig;
use crate::hands::{
    Hand, HandError, HandInput, LiableTile, MAX_INDICATORS, MeldInput, MeldKind, StatedLiability,
    Win, WinBy, WinContext, WinContextInput, hand_notation::WinInput,
};
use crate::model::{CircumstanceRule, Conflict, Count, RuleSet, WonHand};
use crate::tiles::{Seat, Suit, Tile};

/// Checks that a hand and its context are possible, complete, and may win. The source of a chow is set to the
/// player before the winner, the only possible one.
///
/// # Errors
/// All faults, each with its remedy.
///
/// ```
/// use tilewise_rules::{RuleConfig, check, notation, rule_sets, score};
/// let config = RuleConfig::with_defaults(&rule_sets::hk_old_style::RULE_SET);
/// let entry = notation::parse("2223s c567s p777s p555z w1s@W SE").unwrap();
/// let (hand, context) = check(&config, &entry).unwrap();
/// let score = score(&config, &hand, &context).unwrap();
/// assert_eq!(score.best.counted, 5);
/// ```
pub fn check(house: &RuleConfig, entry: &WinInput) -> Result<(Hand, WinContext), Vec<Fault>> {
    let mut faults = Vec::new();
    let incomplete = needs_no_complete_hand(house, entry);
    let hand = if incomplete {
        Hand::incomplete(&entry.hand, house.geometry(), house.bonus())
    } else {
        Hand::new(&entry.hand, house.geometry(), house.bonus())
    };
    let hand = match hand {
        Ok(hand) => Some(hand),
        Err(errors) => {
            faults.extend(errors.into_iter().map(Fault::Hand));
            None
        }
    };
    dora_faults(house, &entry.hand, hand.as_ref(), &mut faults);
    let context = context(house, entry, &mut faults);
    if let Some(hand) = &hand {
        let wins = || {
            let context = context.as_ref()?;
            Some(wins_incomplete(house, &WonHand::new(house, hand, context)))
        };
        let is_bonus_win = entry.context.by == Some(WinBy::BonusTiles);
        if incomplete || is_bonus_win {
            let is_impossible =
                |fault: &Fault| matches!(fault, Fault::Conflict(_, Conflict::Impossible(_)));
            if wins() == Some(false) && !faults.iter().any(is_impossible) {
                faults.push(no_win(house, entry));
            }
        }
        if !incomplete && hand.winning_tile().is_none() {
            faults.push(Fault::Hand(HandError::NoWinningTile));
        } else if !incomplete && !is_complete(hand, house.patterns()) {
            faults.push(Fault::NotAWin(NotComplete::from_hand(house, hand)));
        }
    }
    if is_bonus_win_only(house, entry) {
        faults.push(Fault::BonusWinOnly);
    }
    for rule in held_rules(house, entry) {
        if rule.refuses.is_some_and(|refuses| refuses(house, entry)) {
            faults.push(Fault::Refused {
                clause: rule.clause,
                message: rule.description,
            });
        }
    }
    match (hand, context) {
        (Some(hand), Some(context)) if faults.is_empty() => {
            Ok((hand.won_by(context.seat), context))
        }
        _ => Err(faults),
    }
}

/// Adds the faults of red fives and indicators to `faults`.
fn dora_faults(
    house: &RuleConfig,
    hand: &HandInput,
    checked: Option<&Hand>,
    faults: &mut Vec<Fault>,
) {
    let red = hand.red_fives();
    if !red.is_empty() {
        let most = (house.rule_set().hand.red_fives)(house);
        let suits = Suit::ALL.into_iter();
        let wrong = suits.filter(|&suit| red.count(suit) > most.count(suit));
        faults.extend(wrong.map(|suit| Fault::RedFives {
            suit,
            have: red.count(suit),
            most: most.count(suit),
        }));
    }
    if hand.dora.is_empty() && hand.ura.is_empty() {
        return;
    }
    if house.rule_set().hand.indicators.is_none() {
        faults.push(Fault::NoIndicators);
    }
    let lists = [(Indicators::Dora, &hand.dora), (Indicators::Ura, &hand.ura)];
    let long = lists
        .into_iter()
        .filter(|(_, all)| all.len() > MAX_INDICATORS);
    faults.extend(long.map(|(list, all)| Fault::TooManyIndicators(list, all.len())));
    let indicators = || hand.dora.iter().chain(&hand.ura).copied();
    let held = checked.map_or_else(|| hand.counts(), |hand| *hand.all());
    let mut seen = held;
    seen.extend(indicators());
    if seen.has_more_than_four() {
        // Too many copies in the hand itself are reported for the hand.
        let too_many = |&(tile, count): &(Tile, u8)| count > 4 && held.of(tile) <= 4;
        for (tile, _) in seen.iter().filter(too_many) {
            let shown = indicators().filter(|&other| other == tile).count();
            let copies = usize::from(held.of(tile)) + shown;
            faults.push(Fault::Hand(HandError::TooManyCopies { tile, copies }));
        }
    }
}

/// Returns whether the win that was entered needs no complete hand: by bonus tiles, or declared early.
fn needs_no_complete_hand(house: &RuleConfig, entry: &WinInput) -> bool {
    let context = &entry.context;
    if context.by == Some(WinBy::BonusTiles) {
        return !house.bonus_win_completes(context.from, entry.hand.winning_tile);
    }
    held_rules(house, entry).any(|rule| !rule.needs.complete)
}

/// Returns whether a hand with all bonus tiles was won otherwise, where they end the hand.
fn is_bonus_win_only(house: &RuleConfig, entry: &WinInput) -> bool {
    let held = &entry.hand.bonus;
    let is_other_win = entry.context.by.is_some_and(|by| by != WinBy::BonusTiles);
    is_other_win
        && !held.is_empty()
        && held.len() >= usize::from(house.bonus().len())
        && house.bonus().iter().all(|tile| held.contains(&tile))
        && house.bonus_win().is_some_and(|win| {
            let mut all = win.only_with_all.iter();
            all.any(|condition| house.holds(*condition))
        })
}

/// Returns the rules of the circumstances that hold, in the order of the rule set.
fn held_rules<'a>(
    house: &RuleConfig,
    entry: &'a WinInput,
) -> impl Iterator<Item = &'static CircumstanceRule> + use<'a> {
    let held = &entry.context.circumstances;
    let rules = if held.is_empty() {
        &[]
    } else {
        house.rule_set().game.circumstances
    };
    rules.iter().filter(|rule| held.has(rule.circumstance))
}

/// Returns the fault of a win without a complete hand.
fn no_win(house: &RuleConfig, entry: &WinInput) -> Fault {
    if entry.context.by == Some(WinBy::BonusTiles) {
        Fault::NoBonusWin(house.bonus_win().map(|one| one.takes))
    } else {
        Fault::NotAWin(NotComplete::Sets(house.geometry()))
    }
}

/// Returns the context if it is complete, and adds its faults to `faults`.
fn context(house: &RuleConfig, entry: &WinInput, faults: &mut Vec<Fault>) -> Option<WinContext> {
    let WinContextInput {
        seat,
        prevailing,
        by,
        from,
        ref circumstances,
        ref liability,
        stakes: on_table,
    } = entry.context;
    if seat.is_none() {
        faults.push(Fault::MissingSeat(MissingSeat::Winner));
    }
    if prevailing.is_none() {
        faults.push(Fault::MissingSeat(MissingSeat::Prevailing));
    }
    let win = win(by, from, faults);
    if let (Some(seat), Some(win)) = (seat, win)
        && win.from() == Some(seat)
    {
        faults.push(Fault::OwnSeat(win.by().own_tile_message()));
    }
    if let Some(seat) = seat {
        faults.extend(
            entry
                .hand
                .melds
                .iter()
                .enumerate()
                .filter_map(|(meld, input)| claimed_from(seat, meld, input)),
        );
    }
    if by == Some(WinBy::RobbingTheKong) {
        faults.extend(robbed_tile_held(&entry.hand).map(Fault::RobbedTileHeld));
    }
    for one in circumstances.iter() {
        let Some(rule) = house
            .rule_set()
            .game
            .circumstances
            .iter()
            .find(|rule| rule.circumstance == one)
        else {
            faults.push(Fault::UnknownCircumstance(one));
            continue;
        };
        if rule.needs.count == Count::Always && circumstances.count(one).is_none() {
            faults.push(Fault::MissingCount(one));
        }
        for conflict in rule.conflicts(house, entry) {
            // Two circumstances that exclude each other are one conflict.
            let is_reported = |other| faults.contains(&Fault::Conflict(other, Conflict::With(one)));
            if !matches!(conflict, Conflict::With(other) if is_reported(other)) {
                faults.push(Fault::Conflict(one, conflict));
            }
        }
    }
    faults.extend(stakes_fault(house, entry));
    for &stated in liability {
        faults.extend(liability_fault(house.rule_set(), stated, seat, win));
    }
    match (seat, prevailing, win) {
        (Some(seat), Some(prevailing), Some(win)) => Some(WinContext {
            seat,
            prevailing,
            win,
            circumstances: *circumstances,
            liability: liability.clone(),
            stakes: on_table,
        }),
        _ => None,
    }
}

/// Returns the fault of counters and bets.
fn stakes_fault(house: &RuleConfig, entry: &WinInput) -> Option<Fault> {
    let context = &entry.context;
    if context.stakes.is_empty() {
        return None;
    }
    let rules = &house.rule_set().game;
    if rules.possible_stakes(context.stakes) != context.stakes {
        return Some(Fault::NoStakes {
            counter: rules.counter,
        });
    }
    let rule = rules.declaration?;
    let seat = context.seat?;
    let bet = context.stakes.has_declared(seat)?;
    let mut all = rule.circumstances.iter();
    let message = match (bet, all.any(|&one| context.circumstances.has(one))) {
        (true, false) => rule.bet_undeclared,
        (false, true) => rule.no_bet,
        _ => return None,
    };
    Some(Fault::WinnersBet { seat, message })
}

fn win(by: Option<WinBy>, from: Option<Seat>, faults: &mut Vec<Fault>) -> Option<Win> {
    let Some(by) = by else {
        faults.push(Fault::MissingWin);
        return None;
    };
    match (by, from) {
        (WinBy::SelfDraw, _) => Some(Win::SelfDraw),
        (WinBy::Discard, Some(from)) => Some(Win::Discard { from }),
        (WinBy::RobbingTheKong, Some(from)) => Some(Win::RobbingTheKong { from }),
        (WinBy::BonusTiles, from) => Some(Win::BonusTiles { from }),
        (WinBy::Discard | WinBy::RobbingTheKong, None) => {
            faults.push(Fault::MissingSeat(MissingSeat::From(by)));
            None
        }
    }
}

fn claimed_from(seat: Seat, meld: usize, input: &MeldInput) -> Option<Fault> {
    let from = input.from.filter(|_| input.kind.is_claimed())?;
    if from == seat {
        Some(Fault::MeldFromSelf { meld })
    } else if input.kind == MeldKind::Chow && from != seat.previous() {
        Some(Fault::ChowFrom {
            meld,
            previous: seat.previous(),
        })
    } else {
        None
    }
}

fn robbed_tile_held(hand: &HandInput) -> Option<Tile> {
    hand.winning_tile
        .filter(|&robbed| hand.counts().of(robbed) > 1)
}

/// Returns the fault of a stated liability, as far as the winner and the way of winning are known.
pub fn liability_fault(
    rule_set: &RuleSet,
    stated: StatedLiability,
    seat: Option<Seat>,
    win: Option<Win>,
) -> Option<Fault> {
    if rule_set.liability(stated.key).is_none() {
        return Some(Fault::UnknownLiability(stated));
    }
    let message = bad_liability(rule_set, stated, seat, win)?;
    Some(Fault::BadLiability(stated, message))
}

fn bad_liability(
    rule_set: &RuleSet,
    stated: StatedLiability,
    seat: Option<Seat>,
    win: Option<Win>,
) -> Option<&'static str> {
    let frees = |key| rule_set.game.exemptions.iter().any(|one| one.key == key);
    if stated.exempt.is_some_and(|exempt| !frees(exempt)) {
        return Some("these rules know no such exemption, remove it");
    }
    let never = rule_set.liability(stated.key).and_then(|one| one.never);
    if let Some((_, message)) = never.filter(|&(tile, _)| tile == stated.tile) {
        return Some(message);
    }
    if seat == Some(stated.seat) {
        return Some("a player can’t feed their own hand: choose another seat");
    }
    let win = win.filter(|_| stated.tile == LiableTile::WinningTile)?;
    match win.from() {
        None => Some("a self-drawn tile was fed by nobody, say that a set was fed"),
        Some(from) if from != stated.seat => Some(
            "the winning tile came from another player, name that seat or say that a set was fed",
        ),
        Some(_) => None,
    }
}
