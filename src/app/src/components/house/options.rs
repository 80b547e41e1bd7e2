//! The choices of a house: what tables call several of them, a search, and each by its subject.

use tilewise_rules::{House, Preset, RuleOption};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::rule_option::choice_control;
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::language::{Language, translate};
use crate::rules::{answer, known, rank_choice, sorted};
use crate::state::Action;
use crate::words;

/// The choices of a house. A table of its own is asked for only where it is used.
#[derive(PartialEq)]
pub struct Options {
    pub language: Language,
    pub house: House,
    pub onaction: Callback<Action>,
}

/// One choice, the answer of the house, and whether it is the book's.
type Answered = (&'static RuleOption, String, bool);

impl Stateful for Options {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_options(self).run(hooks)
    }
}

#[hook]
fn use_options(props: &Options) -> Html {
    let Options {
        house, onaction, ..
    } = props;
    let typed = use_state(String::new);
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(input.value());
            }
        })
    };
    let rule_set = house.rule_set();
    let answers = house.answers();
    let all = rule_set.options.iter().zip(answers);
    let all: Vec<Answered> = all
        .map(|(choice, (_, answer, by_book))| (choice, answer, by_book))
        .collect();
    let is_asked = |(choice, _, by_book): &&Answered| !by_book || house.uses(choice);
    let control = |(choice, answer, by_book): &Answered| {
        let key = choice.key;
        let onanswer = onaction.reform(move |answer| Action::Answer(key, answer));
        let known = known(house, choice, *by_book);
        choice_control(choice, answer, *by_book, known, &onanswer)
    };
    let field = html! {
        <input type="search" data-search="house" value={(*typed).clone()} autocomplete="off" {oninput} />
    };
    let search = tag("label")
        .class("rules-search")
        .child(tag("span").child(tr!("Find a house rule")))
        .child(field)
        .done();
    let choices = || tag("div").class("choices");
    if !typed.trim().is_empty() {
        let found = sorted(all.iter().filter(is_asked), |(choice, text, _)| {
            rank_choice(choice, &answer(choice, text), &typed)
        });
        let none = found
            .is_empty()
            .then(|| tag("p").child(tr!("No results.")).done());
        let count = tag("p").class("unseen").with("role", "status");
        let count = count.child(tr!("{0} {0:rule|rules}", found.len()));
        let found = choices()
            .with("data-found", "")
            .children(found.into_iter().map(control));
        let parts = [count.done(), none.unwrap_or_default(), found.done()];
        return around(Html::default(), search, parts.into_iter().collect());
    }
    let subject =
        |(section, places): (&'static tilewise_rules::Section, std::ops::Range<usize>)| {
            let first = places.start == 0;
            let part: Vec<_> = all[places].iter().filter(is_asked).collect();
            let own = part.iter().filter(|(.., by_book)| !by_book).count();
            let own = (own > 0).then(|| {
                let mark = tag("span").class("choice-mark");
                mark.child(words::house_rules(own))
            });
            let summary = tag("summary").child(translate(section.name));
            tag("details")
                .class("more subject")
                .key(section.name)
                .with("data-subject", section.name)
                .with("open", first.then_some("open"))
                .child(summary.child_if(own))
                .child(choices().children(part.into_iter().map(control)))
                .done()
        };
    let subjects = rule_set.sections().map(subject);
    around(presets(house, onaction), search, subjects.collect())
}

/// The search with what is above and beneath it. There is one of each whatever is typed, so that its field
/// stays the same and keeps the focus.
fn around(above: Html, search: Html, found: Html) -> Html {
    [above, search, found].into_iter().collect()
}

/// What tables call several answers at once.
fn presets(house: &House, onaction: &Callback<Action>) -> Html {
    let all = house.rule_set().presets;
    if all.is_empty() {
        return Html::default();
    }
    let one = |one: &'static Preset| {
        let button = Button {
            class: "chip",
            hook: ("data-preset", one.key.to_owned()),
            title: Some(words::says(one.says)),
            pressed: Some(house.has_answers(one.answers)),
            ..Button::default()
        };
        button.draw(
            translate(one.name),
            on_click(onaction, Action::Answers(one.answers)),
        )
    };
    let title = tag("h3").with("id", "presets").class("label");
    tag("section")
        .class("presets")
        .with("aria-labelledby", "presets")
        .child(title.child(tr!("Presets")))
        .child(tag("div").class("chips").children(all.iter().map(one)))
        .done()
}
