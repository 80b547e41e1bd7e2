//! Which elements count?

use tilewise_rules::{RuleConfig, WhyNot};

use super::variations::mistaken;
use super::win::DealtWin;
use crate::{ElementChoice, Random};

/// The most elements that don't count.
const MOST_WRONG: usize = 4;

/// Returns the elements that may count: those that do, those that another one includes, and those that nearly apply.
pub(super) fn choices(
    config: &RuleConfig,
    win: &DealtWin,
    random: &mut Random,
) -> Option<Vec<ElementChoice>> {
    let mut all: Vec<ElementChoice> = Vec::new();
    for element in win.counted(config) {
        all.push(ElementChoice {
            element,
            why_not: None,
            total: win.total_of(config, element),
        });
    }
    let counted = all.len();
    let mut included: Vec<_> = win.met_only(config).collect();
    random.shuffle(&mut included);
    let mut near: Vec<_> = mistaken(config, win)
        .iter()
        .flat_map(|(other, _)| other.counted(config).collect::<Vec<_>>())
        .map(|element| (element, WhyNot::NotMet))
        .collect();
    random.shuffle(&mut near);
    for (element, why) in included.into_iter().chain(near) {
        let is_new = all.iter().all(|one| one.element.key != element.key);
        if is_new && all.len() < counted + MOST_WRONG {
            all.push(ElementChoice {
                element,
                why_not: Some(why),
                total: 0,
            });
        }
    }
    // The table of the rule book is the order.
    let elements = config.rule_set().scoring.elements;
    let place = |one: &ElementChoice| {
        elements
            .iter()
            .position(|other| other.key == one.element.key)
    };
    all.sort_by_key(place);
    (counted > 0 && all.len() > counted).then_some(all)
}
