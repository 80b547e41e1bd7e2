//! The form for house rules: presets, a search, and the options by subject.

use tilewise_rules::{Preset, RuleConfig, RuleOption};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::rule_option::choice_control;
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::language::{Language, translate, translation_scope};
use crate::rules::{answer, rank_choice, sort_by_rank, source_confidence};
use crate::state::PageAction;
use crate::words;

/// The form for house rules. Options without effect are hidden, unless they differ from the rule book.
#[derive(PartialEq)]
pub struct OptionsForm {
    pub language: Language,
    pub house: RuleConfig,
    pub onaction: Callback<PageAction>,
}

/// An option, its value, and whether that is the value of the rule book.
type Answered = (&'static RuleOption, String, bool);

impl Stateful for OptionsForm {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_options(self).run(hooks)
    }
}

#[hook]
fn use_options(props: &OptionsForm) -> Html {
    let OptionsForm {
        house, onaction, ..
    } = props;
    let _scope = translation_scope(house.rule_set().table_key());
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
    let is_relevant = |(choice, _, by_book): &&Answered| !by_book || house.uses(choice);
    let control = |(choice, answer, by_book): &Answered| {
        let key = choice.key;
        let onanswer = onaction.reform(move |answer| PageAction::Answer(key, answer));
        let confidence = source_confidence(house, choice, *by_book);
        choice_control(choice, answer, *by_book, confidence, &onanswer)
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
        let found = sort_by_rank(all.iter().filter(is_relevant), |(choice, text, _)| {
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
            let part: Vec<_> = all[places].iter().filter(is_relevant).collect();
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

/// Renders the search between two other parts. There are always three parts, so that Yew keeps the field
/// and its focus.
fn around(above: Html, search: Html, found: Html) -> Html {
    [above, search, found].into_iter().collect()
}

/// Renders the presets.
fn presets(house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let all = house.rule_set().presets;
    if all.is_empty() {
        return Html::default();
    }
    let one = |one: &'static Preset| {
        let button = Button {
            class: "chip",
            hook: ("data-preset", one.key.to_owned()),
            title: Some(words::rule_sentence(one.description)),
            pressed: Some(house.has_answers(one.answers)),
            ..Button::default()
        };
        button.draw(
            translate(one.name),
            on_click(onaction, PageAction::Answers(one.answers)),
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
