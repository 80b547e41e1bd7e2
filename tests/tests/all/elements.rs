//! Values of elements under options, and their inclusions.

use tilewise_rules::{
    Condition, Element, ElementSet, GameRules, HandRules, Identity, Limit, Native, PaymentRules,
    Payments, RuleConfig, RuleSet, Scoring, Settings, When, Worth, check, notation, rule_sets,
    score,
};
use tilewise_tests::rule_sets::five_sets;

#[test]
fn worth_depends_on_limit_and_closed_hand() {
    for (worth, closed, open) in [
        (Worth::Fan(8), 8, 8),
        (Worth::Limit, 5, 5),
        (Worth::UpToLimit(3), 3, 3),
        (Worth::UpToLimit(8), 5, 5),
        (Worth::ClosedOrOpen { closed: 3, open: 2 }, 3, 2),
        (Worth::ClosedOrOpen { closed: 1, open: 0 }, 1, 0),
    ] {
        let value = |is_closed| worth.value(Limit::at(5), is_closed);
        assert_eq!((value(true), value(false)), (closed, open), "{worth:?}");
    }
}

/// MCR has more than 64 elements, so a set of elements has two words.
#[test]
fn element_set_is_empty_only_without_elements() {
    let rule_set = rule_sets::by_key("mcr").expect("MCR");
    let id = |place: usize| {
        let element = &rule_set.scoring.elements[place];
        rule_set.element_id(element.key).expect(element.key)
    };
    let both = ElementSet::NONE.with(id(1)).with(id(65));
    assert!(!both.is_empty());
    assert!(both.intersection(ElementSet::NONE).is_empty());
}

/// An element that no hand has.
const NEVER: Element = element("never", &[], |_| false);

const fn element(
    key: &'static str,
    includes: &'static [(&'static str, Condition)],
    when: fn(&tilewise_rules::WonHand) -> bool,
) -> Element {
    Element {
        key,
        name: "",
        native_name: Native::None,
        aliases: "",
        concept: "",
        description: "",
        clause: "",
        worth: Worth::Fan(1),
        when: When::Tiles(when),
        includes,
        played: Condition::Always,
        example: "",
    }
}

/// Every hand has the last two of many elements, and one includes the other.
static MANY: [Element; 66] = {
    let mut all = [NEVER; 66];
    all[64] = element("whole", &[("part", Condition::Always)], |_| true);
    all[65] = element("part", &[], |_| true);
    all
};

static OF_MANY_ELEMENTS: RuleSet = RuleSet {
    identity: Identity {
        key: "many-elements",
        ..five_sets::RULE_SET.identity
    },
    hand: HandRules {
        patterns: |_| &[tilewise_rules::Pattern::Sets],
        ..five_sets::RULE_SET.hand
    },
    scoring: Scoring {
        elements: &MANY,
        limit: |_| Limit::at(9),
        ..five_sets::RULE_SET.scoring
    },
    settings: Settings {
        options: &[],
        ..five_sets::RULE_SET.settings
    },
    payment: PaymentRules {
        settle: |_, _| Payments::none(),
        ..five_sets::RULE_SET.payment
    },
    game: GameRules {
        circumstances: &[],
        ..five_sets::RULE_SET.game
    },
};

#[test]
fn inclusion_works_for_the_last_of_many_elements() {
    let house = RuleConfig::with_defaults(&OF_MANY_ELEMENTS);
    let entry = notation::parse("23456789m123p99s111z w1m SE").expect("readable");
    let (hand, context) = check(&house, &entry).expect("a win");
    let score = score(&house, &hand, &context).expect("a win");
    let lines = score.best.lines.iter();
    let keys: Vec<_> = lines
        .map(|line| MANY[usize::from(line.element)].key)
        .collect();
    assert_eq!(keys, ["whole"]);
}
