//! Which elements count?

use tilewise_rules::{Element, RuleConfig, WhyNot};

use super::deal;
use super::variations::mistaken;
use super::win::DealtWin;
use crate::{ElementChoice, Random};

/// The most elements that don't count.
const MOST_WRONG: usize = 4;

/// The number of other hands whose elements may be taken for those of this one.
const SIMILAR: usize = 12;

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
    let mut near: Vec<&'static Element> = mistaken(config, win)
        .iter()
        .flat_map(|(other, _)| other.counted(config).collect::<Vec<_>>())
        .collect();
    random.shuffle(&mut near);
    // Elements of similar hands come last.
    let mut similar: Vec<(usize, Vec<&'static Element>)> = (0..SIMILAR)
        .filter_map(|_| DealtWin::any(config, deal::ordinary(config, random)?))
        .map(|other| {
            let all: Vec<_> = other.counted(config).collect();
            let is_shared = |one: &&&Element| win.counted(config).any(|own| own.key == one.key);
            (all.iter().filter(is_shared).count(), all)
        })
        .collect();
    similar.sort_by_key(|(shared, _)| std::cmp::Reverse(*shared));
    near.extend(similar.into_iter().flat_map(|(_, all)| all));
    let near = near.into_iter().map(|element| (element, WhyNot::NotMet));
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
