//! Choice of the game at the first visit, in place of the tray.

use yew::prelude::*;

use crate::i18n::{Language, Locale};
use crate::rule_sets;
use crate::store::{LinkAction, PageAction, Pending, PendingTarget, Sheet, ViewAction};

/// Draws the most played rule sets, one tap each.
pub(crate) fn rule_set_prompt(locale: Locale, onaction: &Callback<PageAction>) -> Html {
    let chip = |key: &'static str, label: &'static str, action: PageAction| {
        let onclick = onaction.reform(move |_: MouseEvent| action.clone());
        html! {
            <button type="button" class="chip" data-game={key} {onclick}>{ label }</button>
        }
    };
    let listed = |place: usize| {
        let key = rule_sets::MOST_PLAYED[place];
        rule_sets::all().iter().find(|one| one.key == key)
    };
    let games = in_order(locale.language()).into_iter().filter_map(listed);
    let games = games.map(|one| {
        let name = one.variant.map_or(one.name, |variant| variant.all);
        let chosen = PageAction::Link(LinkAction::AwaitRuleSet(Pending {
            rule_set: one.key,
            name: one.name,
            target: PendingTarget::House(one.key.to_owned()),
        }));
        chip(one.key, locale.translate(name), chosen)
    });
    let other = PageAction::View(ViewAction::ShowSheet(Some(Sheet::House)));
    html! {
        <div class="which-game" role="group" aria-labelledby="which-game">
            <p id="which-game">{ tr!(locale, "Which game do you play?") }</p>
            { for games }
            { chip("other", tr!(locale, "More"), other) }
        </div>
    }
}

/// Returns the order of [`rule_sets::MOST_PLAYED`] for a language, the most likely first.
const fn in_order(language: Language) -> [usize; 4] {
    match language {
        Language::English | Language::TraditionalChinese => [0, 1, 2, 3],
        Language::SimplifiedChinese => [2, 0, 1, 3],
        Language::Japanese => [1, 0, 2, 3],
    }
}
