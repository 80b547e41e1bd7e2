//! Laws of MCR, of the engine and the reference scorer.

use proptest::prelude::*;
use tilewise_rules::{
    BonusFamily, BonusTile, Circumstance, RuleConfig, Score, Seat, Suit, Tile, WinInput, check,
    notation, score,
};
use tilewise_tests::play::Play;
use tilewise_tests::play::mcr::options::Options;
use tilewise_tests::play::mcr::random;
use tilewise_tests::play::mcr::reference::{Score as ReferenceScore, best, every};
use tilewise_tests::random::Rng;
use tilewise_tests::times::times;

/// Returns random options, and a hand that can win under them.
fn hand(seed: u64) -> (Options, RuleConfig, WinInput) {
    let mut rng = Rng::with_seed(seed);
    let options = random::house(&mut rng);
    let entry = random::winning(&mut rng, &options);
    let house = Play::house(&options);
    (options, house, entry)
}

fn scored(house: &RuleConfig, entry: &WinInput) -> Option<Score> {
    let (hand, context) = check(house, entry).ok()?;
    score(house, &hand, &context)
}

/// Returns the keys of a score with their counts, without flowers, sorted.
fn keys(house: &RuleConfig, score: &Score) -> Vec<(&'static str, u16)> {
    let lines = score.best.lines.iter();
    let mut keys: Vec<_> = lines
        .map(|line| {
            let element = &house.rule_set().scoring.elements[usize::from(line.element)];
            (element.key, u16::from(line.count))
        })
        .filter(|(key, _)| *key != "flower-tiles")
        .collect();
    keys.sort_unstable();
    keys
}

fn qualifying(house: &RuleConfig, score: &Score) -> u16 {
    (house.rule_set().scoring.qualifying_value)(house, &score.best)
}

/// Exchanges the suits of a hand.
fn exchanged(entry: &WinInput, suits: [Suit; 3]) -> WinInput {
    let change = |tile: Tile| match (tile.suit(), tile.rank()) {
        (Some(suit), Some(rank)) => Tile::suited(suits[suit as usize], rank),
        _ => tile,
    };
    let mut other = entry.clone();
    let melded = other.hand.melds.iter_mut().flat_map(|meld| &mut meld.tiles);
    for tile in other.hand.concealed.iter_mut().chain(melded) {
        *tile = change(*tile);
    }
    other.hand.winning_tile = other.hand.winning_tile.map(change);
    other
}

/// Elements that name suits.
const OF_SUITS: [&str; 2] = ["all-green", "reversible-tiles"];

const TWO_CHOWS: [&str; 4] = [
    "pure-double-chow",
    "mixed-double-chow",
    "short-straight",
    "two-terminal-chows",
];
const FOUR_CHOWS: [&str; 4] = [
    "pure-terminal-chows",
    "quadruple-chow",
    "four-pure-shifted-chows",
    "three-suited-terminal-chows",
];
const THREE_CHOWS: [&str; 6] = [
    "pure-triple-chow",
    "pure-straight",
    "pure-shifted-chows",
    "mixed-straight",
    "mixed-triple-chow",
    "mixed-shifted-chows",
];

proptest! {
    #![proptest_config(ProptestConfig {
        cases: times(4000),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_order_of_melds_changes_nothing(seed: u64) {
        let (_, house, entry) = hand(seed);
        let mut other = entry.clone();
        Rng::with_seed(seed).shuffle(&mut other.hand.melds);
        Rng::with_seed(seed).shuffle(&mut other.hand.concealed);
        let both = [&entry, &other].map(|entry| scored(&house, entry));
        let both = both.map(|score| score.map(|score| (score.best.total, score.payments.net())));
        prop_assert_eq!(&both[0], &both[1], "{}", entry);
    }

    #[test]
    fn suits_are_alike_but_for_two_elements(seed: u64) {
        let (_, house, entry) = hand(seed);
        let [m, p, s] = Suit::ALL;
        for suits in [[m, s, p], [p, m, s], [p, s, m], [s, m, p], [s, p, m]] {
            let other = exchanged(&entry, suits);
            let both = [&entry, &other].map(|entry| scored(&house, entry));
            let of_suits = both.iter().flatten().any(|score| {
                let keys = keys(&house, score);
                keys.iter().any(|(key, _)| OF_SUITS.contains(key))
            });
            if !of_suits {
                let totals = both.map(|score| score.map(|score| score.best.total));
                prop_assert_eq!(totals[0], totals[1], "{} {}", &entry, other);
            }
        }
    }

    #[test]
    fn selection_is_lawful_and_maximal(seed: u64) {
        let (options, house, entry) = hand(seed);
        let lawful = every(&entry, &options);
        let score = scored(&house, &entry);
        prop_assert_eq!(score.is_some(), !lawful.is_empty(), "{}", &entry);
        if let Some(score) = score {
            let counted = keys(&house, &score);
            let same = |keys: &mut Vec<(&str, u16)>| {
                keys.sort_unstable();
                *keys == counted
            };
            let is_lawful = lawful.iter().any(|list| same(&mut list.keys()));
            prop_assert!(is_lawful, "{:?} in {}", counted, &entry);
            let most = lawful.iter().map(|list| list.total(&options)).max();
            prop_assert_eq!(Some(qualifying(&house, &score)), most, "{}", &entry);
        }
    }

    /// M-163: requirements are searched among possible values.
    #[test]
    fn no_hand_exceeds_the_highest_total(seed: u64) {
        let (_, house, entry) = hand(seed);
        if let Some(score) = scored(&house, &entry) {
            prop_assert!(score.best.counted <= house.limits().highest, "{}", &entry);
        }
    }

    /// M-22: of lists with equal value, the first in the order of part 3.
    #[test]
    fn selection_ties_follow_clause_order(seed: u64) {
        let (options, house, entry) = hand(seed);
        let score = scored(&house, &entry).map(|score| keys(&house, &score));
        let named = best(&entry, &options).map(|named| {
            let lines = named.elements.into_iter().map(|(key, count, _)| (key, count));
            let mut keys: Vec<_> = lines.filter(|(key, _)| *key != "flower-tiles").collect();
            keys.sort_unstable();
            keys
        });
        prop_assert_eq!(score, named, "{}", &entry);
    }

    #[test]
    fn flowers_add_one_without_reaching_the_minimum(seed: u64) {
        let (options, house, mut entry) = hand(seed);
        prop_assume!(options.bonus_tiles_in_play);
        entry.context.circumstances =
            entry.context.circumstances.without(Circumstance::BonusReplacement);
        entry.hand.bonus.clear();
        let Some(bare) = scored(&house, &entry) else {
            return Ok(());
        };
        let mut flowers: Vec<BonusTile> = [BonusFamily::Flower, BonusFamily::Season]
            .into_iter()
            .flat_map(|family| Seat::ALL.map(|seat| BonusTile::new(family, seat)))
            .collect();
        Rng::with_seed(seed).shuffle(&mut flowers);
        for (held, flower) in (1..).zip(flowers) {
            entry.hand.bonus.push(flower);
            let score = scored(&house, &entry).expect("it won without");
            prop_assert_eq!(score.best.total, bare.best.total + held, "{}", &entry);
            prop_assert_eq!(qualifying(&house, &score), qualifying(&house, &bare));
            prop_assert_eq!(score.below_minimum, bare.below_minimum, "{}", &entry);
            prop_assert_eq!(keys(&house, &score), keys(&house, &bare), "{}", &entry);
        }
    }

    #[test]
    fn hand_and_house_notation_round_trips(seed: u64) {
        let (_, house, entry) = hand(seed);
        let text = entry.to_string();
        let back = notation::parse(&text);
        prop_assert_eq!(back.as_ref().map(ToString::to_string), Ok(text));
        let back = back.expect("it was read");
        let both = [&entry, &back].map(|entry| scored(&house, entry));
        let both = both.map(|score| score.map(|score| score.best.total));
        prop_assert_eq!(both[0], both[1], "{}", entry);
        let text = house.to_string();
        prop_assert_eq!(text.parse::<RuleConfig>().map(|house| house.to_string()), Ok(text));
    }

    /// M-19 only decides which relations are listed; M-20 follows from M-18.
    #[test]
    fn a_selection_has_no_more_relations_than_sets_to_join(seed: u64) {
        let (options, _, entry) = hand(seed);
        let Some(ReferenceScore { elements, .. }) = best(&entry, &options) else {
            return Ok(());
        };
        let count = |all: &[&str]| {
            let of = elements.iter().filter(|(key, ..)| all.contains(key));
            of.map(|(_, count, _)| *count).sum::<u16>()
        };
        let (two, three, four) = (count(&TWO_CHOWS), count(&THREE_CHOWS), count(&FOUR_CHOWS));
        prop_assert!(three + four <= 1, "{}", &entry);
        let most = 3 - 2 * three - 3 * four;
        prop_assert!(two <= most, "{}", &entry);
    }
}

/// M-163, with the addition of M-27 in the other rule set.
#[test]
fn highest_total_can_be_reached() {
    let most = "4z ck1111z ck5555z ck6666z ck7777z w4z kong-replacement last-tile f1 f2 f3 f4 g1 g2 g3 g4 EE";
    for (house, total) in [("mcr", 332), ("mcr-wmo-2006", 336)] {
        let house: RuleConfig = house.parse().expect("a rule set");
        let score = scored(&house, &notation::parse(most).expect("it is read"));
        assert_eq!(score.map(|score| score.best.total), Some(total));
        assert_eq!(house.limits().highest, total);
    }
}

/// M-27, M-163: without a cap the highest total is known; flowers are 8 of it.
#[test]
fn highest_total_depends_on_options() {
    for (house, most) in [
        ("mcr", 332),
        ("mcr;bonus_tiles_in_play=false", 324),
        ("mcr-wmo-2006", 336),
        ("mcr-wmo-2006;bonus_tiles_in_play=false", 328),
    ] {
        let house: RuleConfig = house.parse().expect(house);
        assert_eq!(house.limits().highest, most, "{house}");
    }
}
