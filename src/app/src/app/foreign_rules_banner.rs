//! Banner for a link with other house rules, and the choice between them and the user's own.

use yew::prelude::*;

use crate::browser::is_embedded;
use crate::i18n::Locale;
use crate::link::open;
use crate::store::{PageAction, PageState, RulesAction, Screen};
use crate::ui::phrases;

/// Returns true if there is no choice yet: the content is pending, or the embedding page decides.
fn waits(state: &PageState) -> bool {
    state.pending.is_some() || is_embedded()
}

/// Returns true if the screen uses the rules of the link: for a hand, for rules or for a ruling.
fn is_by_link(screen: &Screen) -> bool {
    match screen {
        Screen::Score => true,
        Screen::Table(_)
        | Screen::Club(_)
        | Screen::Season(_)
        | Screen::Practice(_)
        | Screen::Backup(_) => false,
        Screen::Rulings(place) | Screen::Rules(place) => {
            !place.is_empty() && !place.starts_with('/')
        }
    }
}

/// Bar that is shown while a link uses other house rules than the user's own.
pub fn foreign_rules_banner(
    locale: Locale,
    state: &PageState,
    onaction: &Callback<PageAction>,
) -> Html {
    let Some(own) = state
        .own_rules_while_others_shown()
        .filter(|_| !waits(state) && is_by_link(&state.screen))
    else {
        return Html::default();
    };
    let button = |key: &'static str, label: &'static str, action: PageAction| {
        let onclick = onaction.reform(move |_: MouseEvent| action.clone());
        html! {
            <button type="button" class="button" data-action={key} {onclick}>{ label }</button>
        }
    };
    html! {
        <aside class="visit" aria-labelledby="visit" data-visit="">
            <p>
                <span id="visit" class="house-state">{ tr!(locale, "The rules of this link") }</span>
                { phrases::config_name(locale, &state.draft.house) }
            </p>
            { button("keep-mine", tr!(locale, "Use my rules"), open::rules_action(own)) }
            { button("take-these", tr!(locale, "Use the link’s rules"), PageAction::Rules(RulesAction::AdoptLinked)) }
        </aside>
    }
}
