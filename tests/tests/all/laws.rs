//! Laws that hold for every hand.

use std::collections::HashSet;

use proptest::prelude::*;
use tilewise_rules::{
    Circumstance, Combine, Element, Fault, Hand, HandInput, Improvement, RedFives, RuleConfig,
    Score, Seat, Shape, Suit, Tile, WhyNot, WinInput, Worth, check, improvements, notation,
    readings, rule_sets, score, score_all, shortfall, waits,
};
use tilewise_tests::play::{HOUSES, Play};
use tilewise_tests::random::{self, Rng};
use tilewise_tests::times::times;

/// Returns a random rule configuration of any rule set, and a hand that can win in it.
fn hand(seed: u64) -> (Box<dyn Play>, RuleConfig, WinInput) {
    let mut rng = Rng::with_seed(seed);
    let rule_set = HOUSES[rng.usize(0..HOUSES.len())];
    let play = (rule_set.house)(&mut rng);
    let entry = play.winning(&mut rng);
    let house = play.house();
    (play, house, entry)
}

fn scored(house: &RuleConfig, entry: &WinInput) -> Option<Score> {
    let (hand, context) = check(house, entry).ok()?;
    score(house, &hand, &context)
}

/// Returns key, value once and count of each line.
fn lines(house: &RuleConfig, score: &Score) -> Vec<(&'static str, u16, u8)> {
    let element = |place: u8| house.rule_set().scoring.elements[usize::from(place)].key;
    score
        .best
        .lines
        .iter()
        .map(|line| (element(line.element), line.value, line.count))
        .collect()
}

fn net(score: &Score) -> [i64; 4] {
    let net = score.payments.net();
    Seat::ALL.map(|seat| net[seat])
}

fn every_tile(hand: &mut HandInput, change: impl Fn(Tile) -> Tile) {
    let melded = hand.melds.iter_mut().flat_map(|meld| &mut meld.tiles);
    let indicators = hand.dora.iter_mut().chain(&mut hand.ura);
    for tile in hand.concealed.iter_mut().chain(melded).chain(indicators) {
        *tile = change(*tile);
    }
    hand.winning_tile = hand.winning_tile.map(change);
}

/// Rule configurations may have other numbers of red fives per suit.
fn no_red_fives(hand: &mut HandInput) {
    (hand.red, hand.red_winning) = (RedFives::NONE, false);
    for meld in &mut hand.melds {
        meld.red = RedFives::NONE;
    }
}

/// An unclear winning tile may be scored as another tile.
fn make_winning_tile_clear(entry: &mut WinInput) {
    let all = &mut entry.context.circumstances;
    *all = all.without(Circumstance::WinningTileUnclear);
}

/// Returns whether an element counts without those of other kinds, or not at all.
fn silences(house: &RuleConfig, element: &Element) -> bool {
    matches!(
        house.worth(element),
        Worth::Tier { .. } | Worth::Exclusive(_)
    )
}

/// Returns whether an element isn't there because its value is 0.
fn is_worth_nothing(house: &RuleConfig, element: &Element) -> bool {
    match house.worth(element) {
        Worth::Concealed { value, concealed } => value == 0 && concealed == 0,
        worth => worth.value(house.limits(), false) == 0,
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: times(8000),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn reasons_sum_to_the_total_and_payments_to_zero(seed: u64) {
        let (_, house, entry) = hand(seed);
        if let Some(score) = scored(&house, &entry) {
            let total: u16 = score.best.lines.iter().map(|line| line.total()).sum();
            prop_assert_eq!(total, score.best.total);
            let counted = score.best.counted;
            if house.rule_set().payment.basis.is_none() {
                prop_assert_eq!(counted, total.min(house.limit()));
            }
            prop_assert!(counted <= total);
            let moved = score.payments.transfers().iter();
            let from_pots = moved.filter(|one| one.from.seat().is_none()).map(|one| one.amount);
            prop_assert_eq!(net(&score).iter().sum::<i64>(), from_pots.sum::<i64>());
            let towards = (house.rule_set().scoring.qualifying_value)(&house, &score.best);
            prop_assert_eq!(score.below_minimum, towards < house.minimum());
            let winner = entry.context.seat.expect("a winner");
            for seat in winner.others() {
                prop_assert!(score.payments.net()[seat] <= 0, "{} is paid", seat);
            }
            prop_assert_eq!(score.payments.received(winner) == 0, score.below_minimum);
        }
    }

    #[test]
    fn included_elements_are_not_paid(seed: u64) {
        let (_, house, entry) = hand(seed);
        // If combinations compete, an element includes those of its own sets only.
        let all_count = matches!(house.rule_set().scoring.combine, Combine::All);
        if let Some(score) = scored(&house, &entry).filter(|_| all_count) {
            let lines = lines(&house, &score);
            for (key, ..) in &lines {
                let element = house.rule_set().element(key).expect("an element");
                for (included, condition) in element.includes {
                    let is_counted = lines.iter().any(|(other, ..)| other == included);
                    prop_assert!(
                        !is_counted || !house.holds(*condition),
                        "{} counted with {} in {}", included, key, entry
                    );
                }
            }
        }
    }

    #[test]
    fn every_element_counts_or_has_a_reason(seed: u64) {
        let (_, house, entry) = hand(seed);
        if let Some(score) = scored(&house, &entry) {
            let elements = house.rule_set().scoring.elements;
            let rejected: Vec<_> = score.rejected(&house).collect();
            // An element with two values has two lines.
            let counted: HashSet<_> = score.best.lines.iter().map(|line| line.element).collect();
            prop_assert_eq!(rejected.len() + counted.len(), elements.len());
            for (element, why) in rejected {
                match why {
                    WhyNot::IncludedIn(by) => {
                        let by = &elements[usize::from(by)];
                        let mut includes = by.includes.iter();
                        prop_assert!(
                            silences(&house, by) || includes.any(|(key, _)| *key == element.key)
                        );
                    }
                    WhyNot::SwitchedOff => {
                        prop_assert!(!house.holds(element.played) || is_worth_nothing(&house, element));
                    }
                    WhyNot::NotMet => {}
                    // Counted elements use the sets that it needs.
                    WhyNot::AccountOnce(by) => {
                        let counts = score.best.lines.iter().any(|line| line.element == by);
                        prop_assert!(counts || silences(&house, element), "{}", element.key);
                    }
                }
            }
        }
    }

    #[test]
    fn the_order_of_tiles_does_not_matter(seed: u64) {
        let (_, house, entry) = hand(seed);
        let mut rng = Rng::with_seed(seed);
        let mut other = entry.clone();
        rng.shuffle(&mut other.hand.concealed);
        rng.shuffle(&mut other.hand.bonus);
        for meld in &mut other.hand.melds {
            rng.shuffle(&mut meld.tiles);
        }
        let (one, two) = (scored(&house, &entry), scored(&house, &other));
        prop_assert_eq!(one.as_ref().map(net), two.as_ref().map(net));
        prop_assert_eq!(
            one.map(|score| lines(&house, &score)),
            two.map(|score| lines(&house, &score))
        );
    }

    #[test]
    fn no_reading_pays_more_than_the_best(seed: u64) {
        let (_, house, mut entry) = hand(seed);
        make_winning_tile_clear(&mut entry);
        if let Ok((hand, context)) = check(&house, &entry) {
            let best = score(&house, &hand, &context).expect("a complete hand");
            let all = score_all(&house, &hand, &context);
            prop_assert!(all.iter().any(|one| one.payments == best.payments));
            for one in all {
                prop_assert!(
                    one.payments.received(context.seat) <= best.payments.received(context.seat)
                );
                if house.rule_set().payment.basis.is_none() {
                    prop_assert!(one.best.counted <= best.best.counted);
                }
            }
        }
    }

    #[test]
    fn other_readings_are_all_but_the_best(seed: u64) {
        let (_, house, mut entry) = hand(seed);
        make_winning_tile_clear(&mut entry);
        if let Ok((hand, context)) = check(&house, &entry) {
            let best = score(&house, &hand, &context).expect("a complete hand");
            let others = best.others(&house, &hand, &context);
            // Shape and completion, each found once by the enumeration.
            let mut distinct = HashSet::new();
            readings(&hand, house.patterns(), |reading| {
                distinct.insert(*reading);
            });
            let mut listed: HashSet<_> = others.iter().map(|one| one.best.reading).collect();
            prop_assert_eq!(listed.len(), others.len());
            prop_assert!(listed.insert(best.best.reading));
            // A win by bonus tiles only has no reading.
            if !distinct.is_empty() && best.best.reading.shape != Shape::Incomplete {
                if house.rule_set().scoring.prefers.is_none() {
                    prop_assert_eq!(listed, distinct);
                } else {
                    prop_assert!(listed.is_subset(&distinct));
                }
            } else {
                prop_assert!(others.is_empty());
            }
            let paid: Vec<_> = [&best].into_iter().chain(&others)
                .map(|one| one.payments.received(context.seat))
                .collect();
            prop_assert!(paid.is_sorted_by(|more, less| more >= less), "{:?}", paid);
        }
    }

    #[test]
    fn shortfall_lists_sufficient_improvements(seed: u64) {
        let (_, house, entry) = hand(seed);
        if let Ok((hand, context)) = check(&house, &entry) {
            let score = score(&house, &hand, &context).expect("a complete hand");
            let enough: Vec<_> = improvements(&house, &entry, &hand)
                .into_iter()
                .filter(|one| !one.score.below_minimum && !matches!(one.lift, Improvement::Wait(_)))
                .map(|one| one.lift.name())
                .collect();
            let shortfall: Vec<_> = shortfall(&house, &entry, &score)
                .iter()
                .map(Improvement::name)
                .collect();
            prop_assert_eq!(shortfall, if score.below_minimum { enough } else { Vec::new() });
        }
    }

    #[test]
    fn suits_can_be_swapped(seed: u64, turn in 1..6_usize) {
        let (_, house, mut entry) = hand(seed);
        no_red_fives(&mut entry.hand);
        let [m, p, s] = Suit::ALL;
        let to = [[m, p, s], [p, m, s], [s, p, m], [m, s, p], [p, s, m], [s, m, p]][turn];
        let mut other = entry.clone();
        every_tile(&mut other.hand, |tile| match (tile.suit(), tile.rank()) {
            (Some(suit), Some(rank)) => Tile::suited(to[suit as usize], rank),
            _ => tile,
        });
        let (one, two) = (scored(&house, &entry), scored(&house, &other));
        prop_assert_eq!(one.is_some(), two.is_some());
        if let (Some(one), Some(two)) = (one, two) {
            let (mut before, mut after) = (lines(&house, &one), lines(&house, &two));
            // Lines of one element are in the order of the tiles.
            before.sort_unstable();
            after.sort_unstable();
            let one_dot = house.to_string().contains("last_tile_one_dot_only=true");
            let named = ["jade-dragon", "ruby-dragon", "pearl-dragon", "pure-green", "pure-green-limit", "ryuuiisou", "all-green", "reversible-tiles"];
            // A met element matters even if included: a player can be liable for it.
            let suit_is_named = |score: &Score| {
                let elements = house.rule_set().scoring.elements.iter().zip(score.why_not(&house));
                elements.into_iter().any(|(element, why)| {
                    let met = !matches!(why, Some(WhyNot::NotMet | WhyNot::SwitchedOff));
                    met && (named.contains(&element.key) || element.key == "last-tile" && one_dot)
                })
            };
            if !suit_is_named(&one) && !suit_is_named(&two) {
                prop_assert_eq!(net(&one), net(&two));
                prop_assert_eq!(before, after);
            }
        }
    }

    #[test]
    fn hand_and_house_notation_round_trips(seed: u64) {
        let (_, house, entry) = hand(seed);
        prop_assert_eq!(notation::parse(&entry.to_string()), Ok(entry.clone()));
        prop_assert_eq!(notation::parse(&entry.to_link()), Ok(entry));
        let again: RuleConfig = house.to_string().parse().expect("its own output");
        prop_assert!(again == house, "{} is read as {}", house, again);
    }

    #[test]
    fn any_input_round_trips(seed: u64) {
        let mut rng = Rng::with_seed(seed);
        let entry = random::anything(&mut rng);
        prop_assert_eq!(notation::parse(&entry.to_string()), Ok(entry.clone()), "{}", entry);
    }

    #[test]
    fn any_house_round_trips(seed: u64) {
        let mut rng = Rng::with_seed(seed);
        for rule_set in rule_sets::ALL {
            let house = random::any_house(&mut rng, rule_set);
            let again: RuleConfig = house.to_string().parse().expect("its own output");
            prop_assert!(again == house, "{} is read as {}", house, again);
        }
    }

    #[test]
    fn any_input_is_checked_without_panic(seed: u64) {
        let mut rng = Rng::with_seed(seed);
        let entry = random::anything(&mut rng);
        for rule_set in rule_sets::ALL {
            let house = random::any_house(&mut rng, rule_set);
            match check(&house, &entry) {
                Ok((hand, context)) => {
                    let best = score(&house, &hand, &context);
                    prop_assert!(best.is_some() || hand.winning_tile().is_none());
                }
                Err(faults) => {
                    prop_assert!(!faults.is_empty());
                    for fault in faults {
                        prop_assert!(!fault.to_string().is_empty() && !fault.code().is_empty());
                        let _ = fault.at();
                    }
                }
            }
            if let Ok(hand) = Hand::new(&entry.hand, house.geometry(), house.bonus()) {
                let _ = waits(&hand, house.patterns());
            }
            for rule in rule_set.game.circumstances {
                let _ = rule.is_offered(&house, &entry);
            }
        }
    }

    #[test]
    fn any_text_is_parsed_without_panic(
        text in "[0-9mpszfgaEwckSN@:?=. ;a-z-]{0,60}|\\PC{0,80}",
        place: prop::sample::Index,
    ) {
        if let Ok(entry) = notation::parse(&text) {
            let again = notation::parse(&entry.to_string());
            prop_assert_eq!(again.map(|again| again.hand.melds), Ok(entry.hand.melds));
        }
        let _ = notation::parse_tiles(&text);
        let _ = notation::parse_bonus(&text);
        let _ = text.parse::<RuleConfig>();
        for rule_set in rule_sets::ALL {
            let _ = format!("{};{text}", rule_set.identity.key).parse::<RuleConfig>();
            for choice in rule_set.settings.options {
                if let Some(setting) = choice.parse(&text) {
                    prop_assert_eq!(choice.parse(&choice.text(&setting)), Some(setting));
                }
            }
            // A value that one option accepts is accepted in a rule configuration, and invalid ones are
            // reported.
            let choice = place.get(rule_set.settings.options);
            let house = format!("{};{}={text}", rule_set.identity.key, choice.key).parse::<RuleConfig>();
            prop_assert!(house.is_ok() || choice.parse(&text).is_none() || text.contains([';', ' ']));
        }
    }

    #[test]
    fn waits_are_the_tiles_that_complete_the_hand(seed: u64, near: bool) {
        let mut rng = Rng::with_seed(seed);
        let (play, house, mut entry) = hand(seed);
        entry.context = random::plain_situation();
        // Open indicators count against four copies too.
        (entry.hand.dora, entry.hand.ura) = (Vec::new(), Vec::new());
        no_red_fives(&mut entry.hand);
        // T-69: all eight may end the hand, whatever it waits for.
        entry.hand.bonus.truncate(7);
        for meld in &mut entry.hand.melds {
            meld.from = None;
        }
        if near {
            random::exchange_a_tile(&mut rng, &mut entry.hand);
        }
        let mut waiting = entry.hand.clone();
        waiting.winning_tile = None;
        let Ok(hand) = Hand::new(&waiting, house.geometry(), house.bonus()) else {
            return Ok(());
        };
        let found = waits(&hand, house.patterns());
        for tile in Tile::ALL {
            entry.hand.winning_tile = Some(tile);
            let wins = match check(&house, &entry) {
                Ok(_) => true,
                Err(faults) => {
                    let is_expected = faults.iter().all(|fault| {
                        matches!(fault, Fault::NotAWin(_)) || fault.code() == "too-many-copies"
                    });
                    prop_assert!(is_expected, "{}: {:?}", entry, faults);
                    false
                }
            };
            prop_assert_eq!(found.contains(tile), wins, "{} for {}", tile, waiting_text(&waiting));
            let held = waiting.tiles().filter(|&other| other == tile).count();
            let slowly = held < 4 && !play.best(&entry).is_empty();
            prop_assert_eq!(wins, slowly, "{} for {}", tile, waiting_text(&waiting));
        }
    }
}

fn waiting_text(hand: &HandInput) -> String {
    WinInput {
        hand: hand.clone(),
        context: random::plain_situation(),
    }
    .to_string()
}
