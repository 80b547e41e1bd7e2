//! Rule set finder: a few questions lead to matching rule sets and house rules. The answers are in the
//! address, so every step is a link: `#/rules/which/<answers>`.

use tilewise_rules::{Choice, Feature, FeatureAnswer, RuleConfig, RuleSetFinder, Sentence};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::question::{group, link};
use crate::components::tag::tag;
use crate::language::{TranslationScope, translate, translate_sentence, translation_scope};
use crate::rules::{answer, find_answers};
use crate::state::{PageAction, Sheet};
use crate::{link, open, rule_sets, words};

/// Path segment in place of a rule configuration.
pub const WHICH: &str = "which";
/// Id of the question, or of the result.
pub const STEP: &str = "which-step";
/// Code of an unknown answer.
const OPEN: &str = "-";

/// Returns the answers in a path of the Rules screen; `None` if the path is that of a rule configuration.
pub fn answers(path: &str) -> Option<&str> {
    let rest = path.strip_prefix(WHICH)?;
    match rest.strip_prefix('/') {
        None if !rest.is_empty() => None,
        answers => Some(answers.unwrap_or_default()),
    }
}

/// Link to the first question.
pub fn way() -> Html {
    tag("p")
        .class("rules-which")
        .child(
            tag("a")
                .with("href", href(""))
                .with("data-action", "which")
                .child(tr!("Not sure which rules?")),
        )
        .done()
}

/// Returns the address after these answers.
fn href(answers: &str) -> String {
    let path = format!("{WHICH}/{answers}");
    format!("#{}", link::rules_path(path.trim_end_matches('/')))
}

/// Draws the earlier answers, then the next question or the result.
pub fn which(answers: &str, house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let all = rule_sets::here();
    let (trouble, finder) = match RuleSetFinder::read(&all, answers) {
        Ok(finder) => (None, finder),
        Err((part, finder)) => {
            let message = tr!("“{0}” isn’t an answer here", words::excerpt(&part));
            (Some(words::sentence(&message)), finder)
        }
    };
    let trouble = trouble.map(|message| {
        tag("p")
            .class("rules-trouble")
            .with("role", "alert")
            .with("data-trouble", "")
            .child(message)
    });
    let back = tag("a")
        .class("way-back")
        .with("href", format!("#{}", link::rules_path("")))
        .with("data-action", "back")
        .child(tr!("All rules"));
    let feature_answers = finder.answers().iter();
    let items =
        feature_answers.map(|(feature, answer)| answered(*feature, answer.as_ref(), &finder));
    let list = tag("ol")
        .class("answered")
        .with("aria-label", tr!("Answered: choose one to change it"))
        .children(items);
    let choice = finder.next_question();
    let is_found = choice.is_none() || finder.left().len() == 1;
    let prompt = choice.map(|choice| question(&choice, &finder, is_found));
    let found = if is_found {
        found(finder.left(), house, onaction)
    } else {
        left(finder.left())
    };
    let parts = if is_found {
        [found, prompt.unwrap_or_default()]
    } else {
        [prompt.unwrap_or_default(), found]
    };
    tag("main")
        .class("rules which")
        .with("data-left", finder.left().len().to_string())
        .child(back)
        .child_if(trouble)
        .child(tag("h2").child(tr!("Not sure which rules?")))
        .child_if((!finder.answers().is_empty()).then_some(list))
        .children(parts)
        .done()
}

/// Draws the answer to an earlier question, linked back to it.
fn answered(feature: Feature, answer: Option<&FeatureAnswer>, finder: &RuleSetFinder) -> Html {
    let before = finder.before(&rule_sets::here(), feature);
    let link = tag("a")
        .with("href", href(&before.path()))
        .with("data-answered", feature.key())
        .child(tag("span").child(question_text(feature, finder)))
        .child(" ")
        .child(tag("strong").child(answer.map_or_else(
            || tr!("I don’t know").to_owned(),
            |answer| answer_text(feature, answer),
        )));
    tag("li").child(link).done()
}

/// Draws a question, each answer linked to the next step. After a rule set is found, its options are asked
/// for.
fn question(choice: &Choice, finder: &RuleSetFinder, is_found: bool) -> Html {
    let feature = choice.feature;
    let text = question_text(feature, finder);
    let to = |key: &str| {
        let before = finder.path();
        let comma = if before.is_empty() { "" } else { "," };
        href(&format!("{before}{comma}{}={key}", feature.key()))
    };
    let one = |(answer, _): &(FeatureAnswer, Vec<RuleConfig>)| {
        link(
            to(&answer.key),
            answer.key.clone(),
            false,
            answer_text(feature, answer),
        )
    };
    let open = link(to(OPEN), OPEN.to_owned(), true, tr!("I don’t know"));
    let all = choice.answers.iter().map(one).chain([open]);
    let class = match feature {
        Feature::Common(_) if choice.answers.len() == 2 => "answers answers-short",
        _ => "answers",
    };
    // After a rule set is found, the focus belongs to it.
    let title = tag("h3")
        .with("id", (!is_found).then_some(STEP))
        .with("tabindex", "-1")
        .child(text.clone());
    let hint = match feature {
        Feature::Option(option) => Some(
            tag("p")
                .class("rules-hint")
                .child(words::rule_sentence(option.description)),
        ),
        Feature::Common(_) if is_found => Some(
            tag("p")
                .class("rules-hint")
                .child(tr!("The house rules can be found too:")),
        ),
        Feature::Common(_) => None,
    };
    let parts = [
        title.done(),
        hint.map(Into::into).unwrap_or_default(),
        tag("div").class(class).children(all).done(),
    ];
    let _scope = question_scope(feature, finder);
    group("question", text, feature.key().to_owned(), parts)
}

/// Returns the translation scope of a question: for an option that of the remaining table.
fn question_scope(feature: Feature, finder: &RuleSetFinder) -> Option<TranslationScope> {
    let first = finder.left().first()?;
    let is_option = matches!(feature, Feature::Option(_));
    is_option.then(|| translation_scope(first.rule_set().table_key()))
}

/// Returns the text of a question.
fn question_text(feature: Feature, finder: &RuleSetFinder) -> String {
    let _scope = question_scope(feature, finder);
    translate(feature.words()).to_owned()
}

/// Returns the text of an answer, in the translation scope of its rule set.
fn answer_text(feature: Feature, feature_answer: &FeatureAnswer) -> String {
    let _scope = translation_scope(feature_answer.by.table_key());
    match feature {
        Feature::Common(_) => translate_sentence(&feature_answer.text),
        Feature::Option(option) => answer(option, &feature_answer.key),
    }
}

/// Draws the remaining rule sets; variants of a table are one entry while several tables remain.
fn left(houses: &[RuleConfig]) -> Html {
    let tables = |house: &RuleConfig| house.rule_set().table_key();
    let is_one = houses.iter().all(|one| tables(one) == tables(&houses[0]));
    let groups = houses.chunk_by(|one, next| !is_one && tables(one) == tables(next));
    let name = |group: &[RuleConfig]| {
        let first = group.first()?.rule_set();
        let name = match first.variant {
            Some(variant) if !is_one => variant.all,
            Some(variant) => variant.name,
            None => first.name,
        };
        let _scope = translation_scope(first.table_key());
        let name = translate(name).to_owned();
        Some(tag("li").with("data-fits", first.key).child(name))
    };
    tag("section")
        .class("which-left")
        .child(tag("h3").child(tr!("What still fits")))
        .child(tag("ul").children(groups.filter_map(name)))
        .done()
}

/// Draws the result: differences from the defaults, and links to read the rules or use them.
fn found(houses: &[RuleConfig], own: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let one = |house: &RuleConfig| {
        let _scope = translation_scope(house.rule_set().table_key());
        let text = house.to_string();
        let rules = find_answers(house, "");
        let rules = rules.iter().filter(|one| !one.by_book).map(|one| {
            let answer = Sentence::new(
                "{0}: {1}",
                vec![one.choice.name.into(), one.answer.clone().into()],
            );
            tag("li").child(translate_sentence(&answer))
        });
        let rules: Vec<_> = rules.collect();
        let is_own = *house == *own;
        let play = Button {
            class: "go-on",
            hook: ("data-play", text.clone()),
            ..Button::default()
        };
        let onplay = {
            let (onaction, text) = (onaction.clone(), text.clone());
            Callback::from(move |_: MouseEvent| {
                if !is_own {
                    onaction.emit(open::house(&text));
                }
                onaction.emit(PageAction::Sheet(Some(Sheet::House)));
            })
        };
        let play = if is_own {
            play.draw(tr!("Change the house rules"), onplay)
        } else {
            play.draw(tr!("Play by these rules"), onplay)
        };
        let read = tag("a")
            .with("href", format!("#{}", link::rules_path(&text)))
            .with("data-action", "read")
            .child(tr!("Read the rules"));
        let mine = is_own.then(|| {
            tag("p")
                .class("rules-hint")
                .child(tr!("You play by these rules."))
        });
        tag("article")
            .class("which-one")
            .with("data-found", text)
            .child(tag("h4").child(translate(house.rule_set().name)))
            .child_if((!rules.is_empty()).then(|| tag("ul").children(rules)))
            .child_if(mine)
            .child(play)
            .child(read)
    };
    let title = if houses.len() == 1 {
        tr!("This book fits")
    } else {
        tr!("These books fit")
    };
    tag("section")
        .class("which-found")
        .child(
            tag("h3")
                .with("id", STEP)
                .with("tabindex", "-1")
                .child(title),
        )
        .children(houses.iter().map(one))
        .done()
}
