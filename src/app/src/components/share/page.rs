//! The HTML that embeds a calculator or a hand in another web page, with a preview.

use std::rc::Rc;

use web_sys::HtmlSelectElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::super::button::Button;
use super::field::Field;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::language::{Language, translate};
use crate::preferences::Theme;
use crate::rule_sets;
use crate::share::EmbedElement;
use crate::state::SavedHouse;

/// The embed options, the HTML and a preview. The preview is inert, because the keyboard focus
/// couldn't leave its frame.
#[derive(PartialEq)]
pub struct Page {
    /// The URL of this site.
    pub address: AttrValue,
    /// The text form of the rule configuration.
    pub house: AttrValue,
    /// The notation of the hand, if it has a score.
    pub hand: Option<String>,
    /// The saved rule configurations.
    pub saved: Rc<Vec<SavedHouse>>,
}

impl Stateful for Page {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_page(self).run(hooks)
    }
}

#[hook]
fn use_page(props: &Page) -> Html {
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
    let field = Field {
        id: "share-lines",
        label: tr!("Put these lines where it belongs in your page").into(),
        text: lines.clone().into(),
        long: true,
    };
    let hand = props.hand.as_ref();
    let kinds = hand.map(|hand| kinds(&chosen, hand, &choose));
    let choices = tag("div")
        .class("shared-choices")
        .child(houses(&chosen, props, &choose))
        .child(languages(&chosen, &choose))
        .child(themes(&chosen, &choose));
    let title = tag("h3").class("label").child(tr!("Preview"));
    let script = tag("script").with("src", "embed.js").with("async", "async");
    let preview = tag("div")
        .class("shared-preview")
        .key(lines)
        .with("data-preview", "")
        .with("inert", "inert")
        .child(preview(&chosen));
    let parts = [
        kinds.unwrap_or_default(),
        choices.done(),
        field.html(),
        title.done(),
        script.done(),
        preview.done(),
    ];
    parts.into_iter().collect()
}

/// Renders the choice between a calculator and the current hand.
fn kinds(chosen: &EmbedElement, hand: &str, choose: &Callback<EmbedElement>) -> Html {
    let kind = |hand: Option<String>, key: &str, label: &'static str| {
        let button = Button {
            class: "segment",
            hook: ("data-embed", key.to_owned()),
            pressed: Some(chosen.hand.is_some() == hand.is_some()),
            ..Button::default()
        };
        let next = EmbedElement {
            hand,
            ..chosen.clone()
        };
        button.draw(translate(label), choose.reform(move |_| next.clone()))
    };
    tag("div")
        .class("group group-wrap")
        .with("role", "group")
        .with("aria-label", tr!("What to put there"))
        .child(kind(None, "calculator", text!("Calculator")))
        .child(kind(Some(hand.to_owned()), "hand", text!("This hand")))
        .done()
}

/// Renders the list of current house rules, saved rule configurations and rule sets.
fn houses(chosen: &EmbedElement, props: &Page, choose: &Callback<EmbedElement>) -> Html {
    let mut all: Vec<(String, String)> = Vec::new();
    if props.house.contains(';') {
        all.push((props.house.to_string(), tr!("These house rules").to_owned()));
    }
    let saved = props.saved.iter();
    all.extend(saved.map(|one| (one.house.clone(), one.name.clone())));
    let rule_sets = rule_sets::all().iter();
    all.extend(rule_sets.map(|one| (one.key.to_owned(), translate(one.name).to_owned())));
    let onchoose = {
        let chosen = chosen.clone();
        choose.reform(move |house| EmbedElement {
            house,
            ..chosen.clone()
        })
    };
    list("rules", tr!("Rules"), all, &chosen.house, onchoose)
}

/// Renders the list of languages, first that of the reader's browser.
fn languages(chosen: &EmbedElement, choose: &Callback<EmbedElement>) -> Html {
    let own = (String::new(), tr!("As the reader’s browser").to_owned());
    let all = Language::ALL.map(|one| (one.key().to_owned(), one.name().to_owned()));
    let now = chosen.language.map_or("", Language::key);
    let onchoose = {
        let chosen = chosen.clone();
        choose.reform(move |tag: String| EmbedElement {
            language: Language::of_tag(&tag),
            ..chosen.clone()
        })
    };
    let all = [own].into_iter().chain(all).collect();
    list("lang", tr!("Language"), all, now, onchoose)
}

fn themes(chosen: &EmbedElement, choose: &Callback<EmbedElement>) -> Html {
    let all = Theme::ALL.map(|one| (one.key().to_owned(), translate(one.name()).to_owned()));
    let onchoose = {
        let chosen = chosen.clone();
        choose.reform(move |key: String| EmbedElement {
            theme: Theme::from_key(&key).unwrap_or_default(),
            ..chosen.clone()
        })
    };
    let now = chosen.theme.key();
    list("theme", tr!("Light and dark"), all.into(), now, onchoose)
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
    let all = all.into_iter().map(|(key, label)| {
        tag("option")
            .with("selected", (key == now).then_some("selected"))
            .with("value", key)
            .child(label)
            .done()
    });
    let list = html! {
        <select class="select" data-embed-choice={key} {onchange}>{ for all }</select>
    };
    let choice = tag("label").class("shared-choice");
    choice.child(tag("span").child(name)).child(list).done()
}

/// Renders the embedded element.
fn preview(chosen: &EmbedElement) -> Html {
    let mut element = yew::virtual_dom::VTag::new(chosen.name());
    for (name, value) in chosen.attributes() {
        element.add_attribute(name, value);
    }
    element.into()
}
