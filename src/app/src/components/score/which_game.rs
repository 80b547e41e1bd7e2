//! Choice of the game at the first visit, in place of the tray.

use yew::prelude::*;

use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::language::{Language, current_language, translate};
use crate::rule_sets;
use crate::state::{PageAction, Pending, PendingTarget, Sheet};

/// Draws the most played rule sets, one tap each.
pub(super) fn which_game(onaction: &Callback<PageAction>) -> Html {
    let chip = |key: &'static str, label: &'static str, action: PageAction| {
        let chip = Button {
            class: "chip",
            hook: ("data-game", key.to_owned()),
            ..Button::default()
        };
        chip.draw(label, on_click(onaction, action))
    };
    let listed = |place: usize| {
        let key = rule_sets::MOST_PLAYED[place];
        rule_sets::all().iter().find(|one| one.key == key)
    };
    let games = in_order(current_language()).into_iter().filter_map(listed);
    let games = games.map(|one| {
        let name = one.variant.map_or(one.name, |variant| variant.all);
        let chosen = PageAction::AwaitRuleSet(Pending {
            rule_set: one.key,
            name: one.name,
            target: PendingTarget::House(one.key.to_owned()),
        });
        chip(one.key, translate(name), chosen)
    });
    let question = tag("p").with("id", "which-game");
    let other = PageAction::Sheet(Some(Sheet::House));
    tag("div")
        .class("which-game")
        .with("role", "group")
        .with("aria-labelledby", "which-game")
        .child(question.child(tr!("Which game do you play?")))
        .children(games)
        .child(chip("other", tr!("More"), other))
        .done()
}

/// Returns the order of [`rule_sets::MOST_PLAYED`] for a language, the most likely first.
const fn in_order(language: Language) -> [usize; 4] {
    match language {
        Language::English | Language::TraditionalChinese => [0, 1, 2, 3],
        Language::SimplifiedChinese => [2, 0, 1, 3],
        Language::Japanese => [1, 0, 2, 3],
    }
}
