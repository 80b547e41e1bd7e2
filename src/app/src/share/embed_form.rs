//! The HTML that embeds a calculator or a hand in another web page, with a preview.

use std::rc::Rc;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::field::Field;
use crate::i18n::{Language, Locale, use_locale};
use crate::rule_sets;
use crate::share::embed::EmbedElement;
use crate::store::SavedHouse;
use crate::store::user_preferences::Theme;

/// Properties of [`EmbedForm`].
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// The URL of this site.
    pub address: AttrValue,
    /// The text form of the rule configuration.
    pub house: AttrValue,
    /// The notation of the hand, if it has a score.
    pub hand: Option<String>,
    /// The saved rule configurations.
    pub saved: Rc<Vec<SavedHouse>>,
}

/// The embed options, the HTML and a preview. The preview is inert, because the keyboard focus
/// couldn't leave its frame.
#[component]
pub fn EmbedForm(props: &PageProps) -> Html {
    let locale = use_locale();
    let chosen = use_state(|| EmbedElement {
        hand: None,
        house: props.house.to_string(),
        language: None,
        theme: Theme::Auto,
    });
    let choose = {
        let chosen = chosen.clone();
        Callback::from(move |next: EmbedElement| chosen.set(next))
    };
    let lines = chosen.lines(&props.address);
    html! {
        <>
            if let Some(hand) = &props.hand {
                { kinds(locale, &chosen, hand, &choose) }
            }
            <div class="shared-choices">
                { houses(locale, &chosen, props, &choose) }
                { languages(locale, &chosen, &choose) }
                { themes(locale, &chosen, &choose) }
            </div>
            <Field
                id="share-lines"
                label={tr!(locale, "Put these lines where it belongs in your page")}
                text={lines.clone()}
                long=true
            />
            <h3 class="label">{ tr!(locale, "Preview") }</h3>
            <script src="embed.js" async=true />
            <div key={lines} class="shared-preview" data-preview="" inert=true>
                { preview(&chosen) }
            </div>
        </>
    }
}

/// Renders the choice between a calculator and the current hand.
fn kinds(
    locale: Locale,
    chosen: &EmbedElement,
    hand: &str,
    choose: &Callback<EmbedElement>,
) -> Html {
    let kind = |hand: Option<String>, key: &'static str, label: &'static str| {
        let pressed = chosen.hand.is_some() == hand.is_some();
        let next = EmbedElement {
            hand,
            ..chosen.clone()
        };
        html! {
            <button
                type="button"
                class="segment"
                data-embed={key}
                aria-pressed={pressed.to_string()}
                onclick={choose.reform(move |_: MouseEvent| next.clone())}
            >
                { locale.translate(label) }
            </button>
        }
    };
    html! {
        <div class="group group-wrap" role="group" aria-label={tr!(locale, "What to put there")}>
            { kind(None, "calculator", text!("Calculator")) }
            { kind(Some(hand.to_owned()), "hand", text!("This hand")) }
        </div>
    }
}

/// Renders the list of current house rules, saved rule configurations and rule sets.
fn houses(
    locale: Locale,
    chosen: &EmbedElement,
    props: &PageProps,
    choose: &Callback<EmbedElement>,
) -> Html {
    let mut all: Vec<(String, String)> = Vec::new();
    if props.house.contains(';') {
        all.push((
            props.house.to_string(),
            tr!(locale, "These house rules").to_owned(),
        ));
    }
    let saved = props.saved.iter();
    all.extend(saved.map(|one| (one.house.clone(), one.name.clone())));
    let rule_sets = rule_sets::all().iter();
    all.extend(rule_sets.map(|one| (one.key.to_owned(), locale.translate(one.name).to_owned())));
    let onchoose = {
        let chosen = chosen.clone();
        choose.reform(move |house| EmbedElement {
            house,
            ..chosen.clone()
        })
    };
    list("rules", tr!(locale, "Rules"), all, &chosen.house, onchoose)
}

/// Renders the list of languages, first that of the reader's browser.
fn languages(locale: Locale, chosen: &EmbedElement, choose: &Callback<EmbedElement>) -> Html {
    let own = (
        String::new(),
        tr!(locale, "As the reader’s browser").to_owned(),
    );
    let all = Language::ALL.map(|one| (one.key().to_owned(), one.name().to_owned()));
    let now = chosen.language.map_or("", Language::key);
    let onchoose = {
        let chosen = chosen.clone();
        choose.reform(move |key: String| EmbedElement {
            language: Language::from_key(&key),
            ..chosen.clone()
        })
    };
    let all = [own].into_iter().chain(all).collect();
    list("lang", tr!(locale, "Language"), all, now, onchoose)
}

fn themes(locale: Locale, chosen: &EmbedElement, choose: &Callback<EmbedElement>) -> Html {
    let all = Theme::ALL.map(|one| {
        (
            one.key().to_owned(),
            locale.translate(one.name()).to_owned(),
        )
    });
    let onchoose = {
        let chosen = chosen.clone();
        choose.reform(move |key: String| EmbedElement {
            theme: Theme::from_key(&key).unwrap_or_default(),
            ..chosen.clone()
        })
    };
    let now = chosen.theme.key();
    list(
        "theme",
        tr!(locale, "Light and dark"),
        all.into(),
        now,
        onchoose,
    )
}

/// Renders a list of values and labels.
fn list(
    key: &'static str,
    name: &'static str,
    all: Vec<(String, String)>,
    now: &str,
    onchoose: Callback<String>,
) -> Html {
    let onchange = Callback::from(move |event: Event| {
        if let Some(list) = event.target_dyn_into::<HtmlSelectElement>() {
            onchoose.emit(list.value());
        }
    });
    html! {
        <label class="shared-choice">
            <span>{ name }</span>
            <select class="select" data-embed-choice={key} {onchange}>
                for (key, label) in all {
                    <option selected={key == now} value={key.clone()}>{ label }</option>
                }
            </select>
        </label>
    }
}

/// Renders the embedded element.
fn preview(chosen: &EmbedElement) -> Html {
    let mut element = yew::virtual_dom::VTag::new(chosen.name());
    for (name, value) in chosen.attributes() {
        element.add_attribute(name, value);
    }
    element.into()
}
