//! The rule set.

use tilewise_rules::{
    Axis, BonusTiles, Declaration, GameRules, HandRules, Identity, IndicatorRule, Limit, Pattern,
    PaymentRules, Quads, RuleSet, Scoring, Settings, Unit, Win,
};

use super::fu::FU;
use super::han::HAN;
use super::payment::{base, pay};

pub static RULE_SET: RuleSet = RuleSet {
    identity: Identity {
        key: "han-and-fu",
        name: "Han and Fu",
        ..Identity::BASE
    },
    hand: HandRules {
        patterns: |_| &[Pattern::Sets, Pattern::Pairs(Quads::Refused)],
        bonus: |_| BonusTiles::ANIMALS,
        indicators: Some(&INDICATORS),
        ..HandRules::BASE
    },
    scoring: Scoring {
        unit: Unit {
            key: "han",
            name: "han",
            counted: "{0} han",
        },
        elements: &HAN,
        axes: &[Axis {
            key: "fu",
            total_key: "fu_total",
            details_key: "fu_details",
            unit: Unit {
                key: "fu",
                name: "fu",
                counted: "{0} fu",
            },
            elements: &FU,
            details: |_, _, _| Vec::new(),
            listed: &[20, 25, 30, 40],
            impossible: |_, win, value| {
                let ron = win != Win::SelfDraw;
                (value.axis(0) == 20 && ron).then_some("20 fu are drawn")
            },
            examples: &["123m456p678s1124s w3s@W SE"],
        }],
        limit: |_| Limit {
            hand: 13,
            most: 11,
            highest: 11,
            tiers: 13,
        },
        minimum: |_| 1,
        qualifying_value: |_, tally| tally.qualifying,
        ..Scoring::BASE
    },
    settings: Settings::BASE,
    payment: PaymentRules {
        points: |_, tally| base(tally.counted, tally.axis(0)),
        settle: |won, tally| {
            let (seat, win) = (won.context.seat, won.context.win);
            pay(seat, win, base(tally.counted, tally.axis(0)))
        },
        pays: |_, winner, win, value| pay(winner, win, base(value.counted, value.axis(0))),
        ..PaymentRules::BASE
    },
    game: GameRules {
        declaration: Some(&NO_BETS),
        ..GameRules::BASE
    },
};

/// They aren't part of the input.
static INDICATORS: IndicatorRule = IndicatorRule {
    points_at: |tile| tile,
    dora: |_| 5,
    ura: |_| 0,
    ura_requires_any: &[],
    ura_without_condition: "",
};

/// Only counters are on the table.
static NO_BETS: Declaration = Declaration {
    circumstances: &[],
    bet_undeclared: "{0} can’t bet here",
    no_bet: "",
};
