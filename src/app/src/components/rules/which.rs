//! Which book do we play? A few questions lead to the rule sets and house rules that fit. All of it is in
//! the address, so every step is a link: `#/rules/which/<answers>`.

use tilewise_rules::{Choice, Feature, Finder, House, Sentence, Told};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::question::{group, link};
use crate::components::tag::tag;
use crate::language::{Speaking, speak_of, translate, translated};
use crate::rules::{answer, settled};
use crate::state::{Action, Sheet};
use crate::{link, open, rule_sets, words};

/// What stands in the place of a house.
pub const WHICH: &str = "which";
/// The id of the question, or of what was found.
pub const STEP: &str = "which-step";
/// What stands for an answer that isn't known.
const OPEN: &str = "-";

/// What was answered, as it stands in a path of the Rules screen; `None` where the path leads to the rules of a
/// house.
pub fn answers(path: &str) -> Option<&str> {
    let rest = path.strip_prefix(WHICH)?;
    match rest.strip_prefix('/') {
        None if !rest.is_empty() => None,
        answers => Some(answers.unwrap_or_default()),
    }
}

/// The way to the first question.
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

/// The address after these answers.
fn href(answers: &str) -> String {
    let path = format!("{WHICH}/{answers}");
    format!("#{}", link::rules_path(path.trim_end_matches('/')))
}

/// The question that comes next, or what was found; before it what was answered.
pub fn which(answers: &str, house: &House, onaction: &Callback<Action>) -> Html {
    let all = rule_sets::all_whole();
    let (trouble, finder) = match Finder::read(&all, answers) {
        Ok(finder) => (None, finder),
        Err((part, finder)) => {
            let says = tr!("“{0}” isn’t an answer here", words::quoted(&part));
            (Some(words::sentence(&says)), finder)
        }
    };
    let trouble = trouble.map(|says| {
        tag("p")
            .class("rules-trouble")
            .with("role", "alert")
            .with("data-trouble", "")
            .child(says)
    });
    let back = tag("a")
        .class("way-back")
        .with("href", format!("#{}", link::rules_path("")))
        .with("data-action", "back")
        .child(tr!("All rules"));
    let told = finder.told().iter();
    let told = told.map(|(feature, told)| answered(*feature, told.as_ref(), &finder));
    let told = tag("ol")
        .class("answered")
        .with("aria-label", tr!("Answered: choose one to change it"))
        .children(told);
    let choice = finder.asks();
    let is_found = choice.is_none() || finder.left().len() == 1;
    let asks = choice.map(|choice| question(&choice, &finder, is_found));
    let found = if is_found {
        found(finder.left(), house, onaction)
    } else {
        left(finder.left())
    };
    let parts = if is_found {
        [found, asks.unwrap_or_default()]
    } else {
        [asks.unwrap_or_default(), found]
    };
    tag("main")
        .class("rules which")
        .with("data-left", finder.left().len().to_string())
        .child(back)
        .child_if(trouble)
        .child(tag("h2").child(tr!("Not sure which rules?")))
        .child_if((!finder.told().is_empty()).then_some(told))
        .children(parts)
        .done()
}

/// What was answered to a question: the way back to it.
fn answered(feature: Feature, told: Option<&Told>, finder: &Finder) -> Html {
    let before = finder.before(&rule_sets::all_whole(), feature);
    let link = tag("a")
        .with("href", href(&before.path()))
        .with("data-answered", feature.key())
        .child(tag("span").child(asked(feature, finder)))
        .child(" ")
        .child(tag("strong").child(told.map_or_else(
            || tr!("I don’t know").to_owned(),
            |told| said(feature, told),
        )));
    tag("li").child(link).done()
}

/// A question, each answer a link to what follows. Once a book is found it is about its house rules.
fn question(choice: &Choice, finder: &Finder, is_found: bool) -> Html {
    let feature = choice.feature;
    let says = asked(feature, finder);
    let to = |key: &str| {
        let before = finder.path();
        let comma = if before.is_empty() { "" } else { "," };
        href(&format!("{before}{comma}{}={key}", feature.key()))
    };
    let one = |(told, _): &(Told, Vec<House>)| {
        link(to(&told.key), told.key.clone(), false, said(feature, told))
    };
    let open = link(to(OPEN), OPEN.to_owned(), true, tr!("I don’t know"));
    let all = choice.answers.iter().map(one).chain([open]);
    let class = match feature {
        Feature::Common(_) if choice.answers.len() == 2 => "answers answers-short",
        _ => "answers",
    };
    // Where a book is found, that is what the eye is led to.
    let title = tag("h3")
        .with("id", (!is_found).then_some(STEP))
        .with("tabindex", "-1")
        .child(says.clone());
    let hint = match feature {
        Feature::Option(option) => {
            Some(tag("p").class("rules-hint").child(words::says(option.says)))
        }
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
    let _speaking = speaking(feature, finder);
    group("question", says, feature.key().to_owned(), parts)
}

/// An option is said in the words of the table that is left.
fn speaking(feature: Feature, finder: &Finder) -> Option<Speaking> {
    let first = finder.left().first()?;
    let is_option = matches!(feature, Feature::Option(_));
    is_option.then(|| speak_of(first.rule_set().table_key()))
}

/// A question in words.
fn asked(feature: Feature, finder: &Finder) -> String {
    let _speaking = speaking(feature, finder);
    translate(feature.words()).to_owned()
}

/// An answer in words: in those of the rule set that gives it.
fn said(feature: Feature, told: &Told) -> String {
    let _speaking = speak_of(told.by.table_key());
    match feature {
        Feature::Common(_) => translated(&told.says),
        Feature::Option(option) => answer(option, &told.key),
    }
}

/// The books that are left, all variants of a table as one while there are several tables.
fn left(houses: &[House]) -> Html {
    let tables = |house: &House| house.rule_set().table_key();
    let is_one = houses.iter().all(|one| tables(one) == tables(&houses[0]));
    let groups = houses.chunk_by(|one, next| !is_one && tables(one) == tables(next));
    let name = |group: &[House]| {
        let first = group.first()?.rule_set();
        let name = match first.variant {
            Some(variant) if !is_one => variant.all,
            Some(variant) => variant.name,
            None => first.name,
        };
        let _speaking = speak_of(first.table_key());
        let name = translate(name).to_owned();
        Some(tag("li").with("data-fits", first.key).child(name))
    };
    tag("section")
        .class("which-left")
        .child(tag("h3").child(tr!("What still fits")))
        .child(tag("ul").children(groups.filter_map(name)))
        .done()
}

/// What fits: how it differs from the book, the way to its rules, and to play by it.
fn found(houses: &[House], own: &House, onaction: &Callback<Action>) -> Html {
    let one = |house: &House| {
        let _speaking = speak_of(house.rule_set().table_key());
        let text = house.to_string();
        let rules = settled(house, "");
        let rules = rules.iter().filter(|one| !one.by_book).map(|one| {
            let answer = Sentence::new(
                "{0}: {1}",
                vec![one.choice.name.into(), one.answer.clone().into()],
            );
            tag("li").child(translated(&answer))
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
                onaction.emit(Action::Sheet(Some(Sheet::House)));
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
