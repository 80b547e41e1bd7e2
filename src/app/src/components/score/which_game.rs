//! Which game is played: asked on a first visit, where the hand will lie.

use yew::prelude::*;

use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::language::{Language, spoken, translate};
use crate::rule_sets;
use crate::state::{Action, Pending, Sheet, Target};

/// The games that most people play, one tap each.
pub(super) fn which_game(onaction: &Callback<Action>) -> Html {
    let chip = |key: &'static str, says: &'static str, action: Action| {
        let chip = Button {
            class: "chip",
            hook: ("data-game", key.to_owned()),
            ..Button::default()
        };
        chip.draw(says, on_click(onaction, action))
    };
    let listed = |place: usize| {
        let key = rule_sets::MOST_PLAYED[place];
        rule_sets::all().iter().find(|one| one.key == key)
    };
    let games = in_order(spoken()).into_iter().filter_map(listed);
    let games = games.map(|one| {
        let name = one.variant.map_or(one.name, |variant| variant.all);
        let chosen = Action::Want(Pending {
            rule_set: one.key,
            name: one.name,
            target: Target::House(one.key.to_owned()),
        });
        chip(one.key, translate(name), chosen)
    });
    let question = tag("p").with("id", "which-game");
    let other = Action::Sheet(Some(Sheet::House));
    tag("div")
        .class("which-game")
        .with("role", "group")
        .with("aria-labelledby", "which-game")
        .child(question.child(tr!("Which game do you play?")))
        .children(games)
        .child(chip("other", tr!("More"), other))
        .done()
}

/// The places among [`rule_sets::MOST_PLAYED`], the likeliest first for a reader of a language.
const fn in_order(language: Language) -> [usize; 4] {
    match language {
        Language::English | Language::TraditionalChinese => [0, 1, 2, 3],
        Language::SimplifiedChinese => [2, 0, 1, 3],
        Language::Japanese => [1, 0, 2, 3],
    }
}
