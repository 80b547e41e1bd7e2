//! Rule set of Singapore.

mod circumstances;
mod elements;
mod events;
mod liability;
mod options;
mod payment;
mod progression;
mod sequence;

use crate::decomposition::{Pattern, Quads, THIRTEEN_ORPHANS};
use crate::model::{
    BonusWin, Condition, GameRules, HandRules, Identity, Limit, Line, Money, NONE, PaymentRules,
    RuleOptions, RuleSet, Scoring, Settings, Tally, Unit, WallEnd, WallRule, When, event_key,
};
use crate::tiles::BonusTiles;
use options::choice;

/// The rule set.
pub static RULE_SET: RuleSet = RuleSet {
    identity: Identity {
        key: "singapore",
        name: "Singapore",
        ..Identity::BASE
    },
    hand: HandRules {
        patterns,
        bonus: |_| {
            BonusTiles::FLOWERS
                .union(BonusTiles::SEASONS)
                .union(BonusTiles::ANIMALS)
        },
        bonus_win: Some(BonusWin {
            takes: "all eight flowers and seasons of the own hand, or seven of them when another \
                player draws the eighth",
            least: 7,
            played: &[Condition::Always],
            with_hand: None,
            only_with_all: &[],
        }),
        ..HandRules::BASE
    },
    scoring: Scoring {
        unit: Unit {
            key: "tai",
            name: "tai",
            counted: "{0} tai",
        },
        elements: &elements::ELEMENTS,
        limit,
        minimum: |house| number(house, "minimum"),
        qualifying_value: towards_minimum,
        ..Scoring::BASE
    },
    settings: Settings {
        options: options::CHOICES,
        sections: options::SECTIONS,
        presets: options::PRESETS,
        variations: options::VARIATIONS,
        open_options: options::OPEN,
        ..Settings::BASE
    },
    payment: PaymentRules {
        money,
        points: payment::points,
        settle: payment::settle,
        pays: |house, seat, win, value| payment::normal(house, seat, win, value.counted),
        ..PaymentRules::BASE
    },
    game: GameRules {
        circumstances: &circumstances::CIRCUMSTANCES,
        liabilities: &liability::LIABILITIES,
        events: &events::EVENTS,
        counted_win: Some(event_key(&events::EVENTS, "settle-win")),
        progression: &progression::PROGRESSION,
        wall: &WALL,
        ..GameRules::BASE
    },
}
.checked();

/// Walls: 19 stacks for East and West, 18 for the others; the last fifteen tiles aren't drawn (SG-2, SG-3).
static WALL: WallRule = WallRule {
    end: WallEnd::Undrawn(15),
    clauses: &["SG-2", "SG-3"],
    ..WallRule::BASE
};

/// Returns the patterns of a winning hand; seven pairs only by option (SG-4).
fn patterns(house: &RuleOptions) -> &'static [Pattern] {
    const ORPHANS: Pattern = Pattern::Singles(&THIRTEEN_ORPHANS);
    if house.chosen(const { choice("seven_pairs") }) == OFF {
        &[Pattern::Sets, ORPHANS]
    } else {
        &[Pattern::Sets, Pattern::Pairs(Quads::TwoPairs), ORPHANS]
    }
}

/// Index of `off` among the answers of `seven_pairs`.
const OFF: usize = 0;

/// Returns the unit of amounts: hundredths of the currency.
fn money(house: &RuleOptions) -> Money {
    const SIGNS: [&str; 7] = ["$", "S$", "RM", "€", "£", "¥", ""];
    Money {
        name: SIGNS[house.chosen(const { choice("currency") })],
        before: true,
        parts: 100,
    }
}

/// Value of limit hands without a limit, and the maximum that is counted then.
const NO_LIMIT: Limit = Limit {
    hand: 10,
    ..Limit::at(30)
};

/// Returns the limit (SG-8). A chart has a maximum of points of its own.
fn limit(house: &RuleOptions) -> Limit {
    let limit = match house.number(const { choice("limit") }) {
        NONE => NO_LIMIT,
        limit => Limit::at(u16::try_from(limit).unwrap_or(u16::MAX)),
    };
    let most = payment::Scheme::from_options(house)
        .most()
        .unwrap_or(limit.most);
    Limit {
        hand: limit.hand.min(most),
        ..Limit::at(limit.most.min(most))
    }
}

/// Returns the value that counts towards the minimum, without bonus tiles by option (SG-10).
fn towards_minimum(house: &RuleOptions, tally: &Tally) -> u16 {
    if house.on(const { choice("minimum_counts_bonus") }) {
        return tally.counted;
    }
    let is_of_bonus = |line: &&Line| {
        let when = elements::ELEMENTS
            .get(usize::from(line.element))
            .map(|one| one.when);
        matches!(
            when,
            Some(When::EachBonus(_) | When::Bonus(_) | When::EachFamily(_))
        )
    };
    let lines = tally.lines.iter();
    let bonus: u16 = lines.filter(is_of_bonus).map(|line| line.total()).sum();
    tally.total.saturating_sub(bonus).min(house.limit())
}

fn number(house: &RuleOptions, key: &str) -> u16 {
    u16::try_from(house.number(choice(key))).unwrap_or(u16::MAX)
}
