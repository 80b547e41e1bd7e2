//! Every clause of Singapore: where it lives, and what shows it.

use crate::schema::Covered;

/// Every clause of the book. `suite` is `tests/suite/singapore.txt`, whose lines name their
/// clauses. No part of the book itself, so that no page has to load it.
pub static COVERAGE: &[Covered] = &[
    covered(
        "SG-1",
        "`bonus` in `mod.rs`: flowers, seasons, animals; `hand.rs`: four of a tile, one of each bonus tile",
        "suite",
    ),
    covered(
        "SG-2",
        "the walls are built at the table; no figure depends on them",
        "none: nothing to decide",
    ),
    covered(
        "SG-3",
        "circumstances `last-tile` and `tiles-left` count without the 15 of the dead wall",
        "suite",
    ),
    covered(
        "SG-4",
        "`reading.rs`: four sets and a pair, a kong counts as three; `shapes` in `mod.rs`: no seven pairs",
        "suite",
    ),
    covered(
        "SG-5",
        "`Situation::seat`, `Situation::prevailing`; `payment.rs` doesn't ask who is dealer",
        "suite",
    ),
    covered("SG-6", "`BonusTile::belongs_to`", "suite"),
    covered(
        "SG-7",
        "`score.rs`: the total is the sum of the lines; `payment.rs` doubles it",
        "suite; law: total is the sum",
    ),
    covered("SG-8", "choice `limit`; `limit` in `mod.rs`", "suite"),
    covered("SG-9", "`Worth::Limit`, `Worth::UpToLimit`", "suite"),
    covered(
        "SG-10",
        "choice `minimum`; `Score::below_minimum`; `settle_win` in `events/win.rs`",
        "suite",
    ),
    covered("SG-11", "choice `minimum`: 0", "suite"),
    covered(
        "SG-12",
        "`score` keeps the reading that pays most",
        "suite; law: no other reading pays more",
    ),
    covered("SG-13", "`payment.rs`, choice `base`", "suite"),
    covered(
        "SG-14",
        "`normal` in `payment.rs`, choice `payout`: standard",
        "suite",
    ),
    covered(
        "SG-15",
        "`normal` in `payment.rs`, choice `payout`: standard",
        "suite",
    ),
    covered(
        "SG-16",
        "`normal` in `payment.rs`, choice `payout`: the shooter answers",
        "suite",
    ),
    covered(
        "SG-17",
        "`liable` in `pao/mod.rs`: nothing binds on a discard where the shooter pays",
        "suite",
    ),
    covered("SG-18", "choice `self_draw_extra`", "suite"),
    covered(
        "SG-19",
        "choice `payout`: shooter-3-6, a table in `payment.rs`",
        "suite",
    ),
    covered(
        "SG-20",
        "choice `payout`: shooter-1-2, a table in `payment.rs`",
        "suite",
    ),
    covered("SG-21", "choice `special_hands_double`", "suite"),
    covered(
        "SG-22",
        "`normal` in `payment.rs`; `settle_win` in `events/win.rs`",
        "suite",
    ),
    covered(
        "SG-23",
        "`normal` in `payment.rs`; `settle_win` in `events/win.rs`",
        "suite",
    ),
    covered(
        "SG-24",
        "`claims_on_discard` in `events/claim.rs`, choice `several_winners`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-25",
        "element `dragon-triplet`",
        "suite; the element's example",
    ),
    covered(
        "SG-26",
        "element `seat-wind-triplet`",
        "suite; the element's example",
    ),
    covered(
        "SG-27",
        "element `prevailing-wind-triplet`",
        "suite; the element's example",
    ),
    covered(
        "SG-28",
        "elements `seat-wind-triplet` and `prevailing-wind-triplet`: both count for the same triplet",
        "suite",
    ),
    covered("SG-29", "element `animal`", "suite; the element's example"),
    covered(
        "SG-30",
        "element `all-animals`",
        "suite; the element's example",
    ),
    covered(
        "SG-31",
        "element `seat-flower`",
        "suite; the element's example",
    ),
    covered(
        "SG-32",
        "element `flower-group`",
        "suite; the element's example",
    ),
    covered(
        "SG-33",
        "instant payments are events of their own; elements ask for none",
        "suite; tests of `events`",
    ),
    covered(
        "SG-34",
        "element `eight-flowers`",
        "suite; the element's example",
    ),
    covered(
        "SG-35",
        "elements `eight-flowers` and `robbing-the-eighth`; `normal` in `payment.rs`",
        "suite; the element's example",
    ),
    covered(
        "SG-36",
        "`reveal` in `events/penalty.rs`, choice `reveal_is_false_win`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-37",
        "`collections` in `events/instant.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-38",
        "`collections` in `events/instant.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-39",
        "`collections` in `events/instant.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-40",
        "`bonus_collected` in `events/instant.rs`: a payment for each",
        "suite; tests of `events`",
    ),
    covered(
        "SG-41",
        "`collections` in `events/instant.rs`, `before_replacement`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-42",
        "`collections` in `events/instant.rs`, `before_replacement`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-43",
        "choice `four_animals_unit`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-44",
        "`collections` in `events/instant.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-45",
        "`collections` in `events/instant.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-46",
        "`bonus_collected` in `events/instant.rs`: what `held_before` didn't complete",
        "suite; tests of `events`",
    ),
    covered(
        "SG-47",
        "`kong` in `events/instant.rs`, choice `discarded_kong`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-48",
        "`kong` in `events/instant.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-49",
        "`kong` in `events/instant.rs`: robbed",
        "suite; tests of `events`",
    ),
    covered(
        "SG-50",
        "`bonus_collected` in `events/instant.rs`: what `held_before` completed is not paid again",
        "suite; tests of `events`",
    ),
    covered(
        "SG-51",
        "choice `bite_unit`; `unit` in `events/instant.rs`",
        "suite; tests of `events`",
    ),
    covered("SG-52", "choice `bites`", "suite; tests of `events`"),
    covered(
        "SG-53",
        "`kong` in `events/instant.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-54",
        "choice `last_bonus_is_draw`; the table enters no `bonus-collected` then, but that of eight flowers",
        "suite: the event of eight flowers",
    ),
    covered(
        "SG-55",
        "element `triplets-hand`",
        "suite; the element's example",
    ),
    covered(
        "SG-56",
        "element `hidden-treasure`",
        "suite; the element's example",
    ),
    covered(
        "SG-57",
        "choice `hidden_treasure_discard_pair`, asked by element `hidden-treasure`",
        "suite",
    ),
    covered(
        "SG-58",
        "element `half-flush`",
        "suite; the element's example",
    ),
    covered(
        "SG-59",
        "element `full-flush`",
        "suite; the element's example",
    ),
    covered(
        "SG-60",
        "element `full-flush-sequence`",
        "suite; the element's example",
    ),
    covered(
        "SG-61",
        "element `full-flush-lesser-sequence`",
        "suite; the element's example",
    ),
    covered(
        "SG-62",
        "element `full-flush-triplets`",
        "suite; the element's example",
    ),
    covered(
        "SG-63",
        "element `mixed-terminals`",
        "suite; the element's example",
    ),
    covered(
        "SG-64",
        "element `nine-gates`; choice `nine_gates`",
        "suite; the element's example",
    ),
    covered(
        "SG-65",
        "element `pure-terminals`",
        "suite; the element's example",
    ),
    covered(
        "SG-66",
        "element `all-honours`",
        "suite; the element's example",
    ),
    covered(
        "SG-67",
        "elements `pure-green`, `pure-green-limit`",
        "suite; the element's example",
    ),
    covered("SG-68", "choices `pure_green`, `pure_green_limit`", "suite"),
    covered(
        "SG-69",
        "element `sequence-hand`; `sequence.rs`",
        "suite; the element's example",
    ),
    covered("SG-70", "`sequence.rs`", "suite"),
    covered("SG-71", "`sequence.rs`, choice `wait_counts`", "suite"),
    covered("SG-72", "`sequence.rs`", "suite"),
    covered(
        "SG-73",
        "element `lesser-sequence-hand`; `sequence.rs`, choice `lesser_sequence_wait`",
        "suite; the element's example",
    ),
    covered(
        "SG-74",
        "`sequence.rs`: elements `sequence-hand` and `lesser-sequence-hand` fail alone",
        "suite",
    ),
    covered(
        "SG-75",
        "element `three-great-scholars`",
        "suite; the element's example",
    ),
    covered(
        "SG-76",
        "element `early-three-dragons`; choice `early_three_dragons`",
        "suite; the element's example",
    ),
    covered(
        "SG-77",
        "element `three-lesser-scholars`",
        "suite; the element's example",
    ),
    covered(
        "SG-78",
        "element `four-great-blessings`",
        "suite; the element's example",
    ),
    covered(
        "SG-79",
        "element `early-four-winds`; choice `early_four_winds`",
        "suite; the element's example",
    ),
    covered(
        "SG-80",
        "element `thirteen-wonders`",
        "suite; the element's example",
    ),
    covered(
        "SG-81",
        "`payment.rs`, choice `thirteen_wonders_pay`",
        "suite",
    ),
    covered(
        "SG-82",
        "`claims_on_discard` in `events/claim.rs`; `claim_on_self_draw` in `events/win.rs`; circumstance `robbed-concealed-kong`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-83",
        "element `four-lesser-blessings`",
        "suite; the element's example",
    ),
    covered(
        "SG-84",
        "element `eighteen-arhats`",
        "suite; the element's example",
    ),
    covered(
        "SG-85",
        "element `flower-replacement`",
        "suite; the element's example",
    ),
    covered(
        "SG-86",
        "element `flower-on-flower`; choice `flower_on_flower`",
        "suite; the element's example",
    ),
    covered(
        "SG-87",
        "element `kong-replacement`",
        "suite; the element's example",
    ),
    covered(
        "SG-88",
        "element `robbing-the-kong`; `sequence.rs`",
        "suite; the element's example",
    ),
    covered(
        "SG-89",
        "a kong that is called on a discard is won as a discard; circumstance `robbed-concealed-kong`",
        "suite",
    ),
    covered(
        "SG-90",
        "element `kong-on-kong`",
        "suite; the element's example",
    ),
    covered(
        "SG-91",
        "element `last-tile`",
        "suite; the element's example",
    ),
    covered("SG-92", "circumstance `last-tile-was-replacement`", "suite"),
    covered(
        "SG-93",
        "choices `last_bonus_is_draw` and `last_tile_one_dot_only`",
        "suite",
    ),
    covered(
        "SG-94",
        "element `heavenly-hand`",
        "suite; the element's example",
    ),
    covered(
        "SG-95",
        "element `earthly-hand`",
        "suite; the element's example",
    ),
    covered(
        "SG-96",
        "element `humanly-hand`",
        "suite; the element's example",
    ),
    covered(
        "SG-97",
        "element `fully-concealed`; choice `fully_concealed`",
        "suite; the element's example",
    ),
    covered(
        "SG-98",
        "`hidden_eighth` and `no_inspection` in `events/win.rs`: `cause`, `demanded`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-99",
        "`hidden_eighth` in `events/win.rs`, choice `hidden_eighth_after_win`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-100",
        "`hidden_eighth` in `events/win.rs`, choice `hidden_eighth`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-101",
        "`hidden_eighth` in `events/win.rs`: who breaks up the hand is entered as the hider",
        "suite; tests of `events`",
    ),
    covered(
        "SG-102",
        "`liable` in `pao/mod.rs`; `settle` in `payment.rs`: one pays what all would have paid",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-103",
        "`SCENARIOS` in `pao/scenario.rs`, choice `pao_third_party_discard`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-104",
        "`SCENARIOS` in `pao/scenario.rs`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-105",
        "`SCENARIOS` in `pao/scenario.rs`: All Honours",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-106",
        "`fed_limit` and `won_limit` in `pao/limit.rs`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-107",
        "`reaches` in `pao/limit.rs`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-108",
        "`liable` in `pao/mod.rs`; `reaches` in `pao/limit.rs`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-109",
        "`SCENARIOS` in `pao/scenario.rs`, choice `pao_flush_set`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-110",
        "`SCENARIOS` in `pao/scenario.rs`, choice `pure_green`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-111",
        "`SCENARIOS` in `pao/scenario.rs`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-112",
        "`fed_fourth_kong` in `pao/scenario.rs`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-113",
        "`is_fresh_and_late` and `was_seen` in `pao/fresh.rs`, choice `fresh`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-114",
        "`kong` in `events/instant.rs`; `is_late` in `pao/fresh.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-115",
        "`fed_fresh_kong` in `pao/fresh.rs`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-116",
        "`won_fresh` in `pao/fresh.rs`",
        "suite; tests of `pao`",
    ),
    covered("SG-117", "choice `fresh`", "suite; tests of `pao`"),
    covered(
        "SG-118",
        "`is_late` in `pao/fresh.rs`, choices `fresh_swap` and `fresh_inclusive`",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-119",
        "`liable` in `pao/mod.rs`: nobody is liable for Thirteen Wonders",
        "suite; tests of `pao`",
    ),
    covered(
        "SG-120",
        "`false_win` in `events/penalty.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-121",
        "`false_win` in `events/penalty.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-122",
        "choice `false_win_points`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-123",
        "`false_win` in `events/penalty.rs`, choice `payout`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-124",
        "`reveal` in `events/penalty.rs`, choice `reveal_is_false_win`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-125",
        "`short_hand` in `events/penalty.rs`; circumstance `wrong-tile-count`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-126",
        "`long_hand` in `events/penalty.rs`; circumstance `wrong-tile-count`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-127",
        "choice `shin_gou`; the two hands are entered as a long and a short one",
        "suite",
    ),
    covered(
        "SG-128",
        "`may_claim` in `events/claim.rs`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-129",
        "`may_claim` in `events/claim.rs`, choice `sacred_bars_other_end`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-130",
        "`may_claim` in `events/claim.rs`; circumstance `missed-win-same-tile`",
        "suite; tests of `events`",
    ),
    covered(
        "SG-131",
        "`may_claim` in `events/claim.rs`, choice `prohibition`",
        "suite; tests of `events`",
    ),
];

const fn covered(clause: &'static str, lives: &'static str, shown: &'static str) -> Covered {
    Covered {
        clause,
        lives,
        shown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_sets::singapore::BOOK;

    #[test]
    fn every_clause_that_the_code_names_is_covered_once() {
        let elements = BOOK.elements.iter().map(|element| element.clause);
        let options = BOOK.options.iter().map(|choice| choice.clause);
        let circumstances = BOOK.circumstances.iter().map(|rule| rule.clause);
        for clause in elements.chain(options).chain(circumstances) {
            let rows = COVERAGE.iter().filter(|row| row.clause == clause).count();
            assert_eq!(rows, 1, "{clause}");
        }
    }

    #[test]
    fn the_list_has_no_gap() {
        let clauses: Vec<_> = COVERAGE.iter().map(|row| row.clause.to_owned()).collect();
        let all: Vec<_> = (1..=131).map(|number| format!("SG-{number}")).collect();
        assert_eq!(clauses, all);
    }

    #[test]
    fn every_element_and_choice_that_is_named_exists() {
        let keys = BOOK.elements.iter().map(|element| element.key);
        let keys: Vec<_> = keys
            .chain(BOOK.options.iter().map(|choice| choice.key))
            .collect();
        for row in COVERAGE {
            for word in ["element ", "elements ", "choice ", "choices "] {
                let named = row.lives.split(word).skip(1);
                for key in named.filter_map(|rest| rest.strip_prefix('`')?.split('`').next()) {
                    assert!(keys.contains(&key), "{}: {key}", row.clause);
                }
            }
        }
    }
}
