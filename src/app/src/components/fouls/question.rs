//! One question with large answers, and those that were given before.

use tilewise_rules::{Ask, Asked, Fact, Gap, Question, Sentence, sentence};
use yew::prelude::*;

use super::address::{STEP, href};
use super::fill::Fill;
use crate::fouls::Place;
use crate::language::translate;
use crate::words;

/// What was answered so far: each leads back to its question.
pub fn answered(place: &Place, fields: &[&'static Question]) -> Html {
    if fields.is_empty() {
        return Html::default();
    }
    let one = |field: &&'static Question| {
        // What was answered after it holds as far as it still applies.
        let back = place.with(field.key, None);
        let answer = place.facts.fact(field.key);
        let answer = answer.map(|fact| words_of(field, fact));
        html! {
            <li>
                <a href={href(&back)} data-answered={field.key}>
                    <span>{ translate(field.words) }</span>{ " " }<strong>{ answer }</strong>
                </a>
            </li>
        }
    };
    html! {
        <ol class="answered" aria-label={tr!("Answered: choose one to change it")}>
            { for fields.iter().map(one) }
        </ol>
    }
}

/// A question, each answer a link to what follows.
pub fn question(place: &Place, asked: &Asked) -> Html {
    let field = asked.question;
    let answers = &asked.answers;
    let answer = |fact: &Fact, says: String, class: &'static str| {
        let next = place.with(field.key, Some(fact.clone()));
        html! {
            <a class={classes!("reply", class)} href={href(&next)} data-fact={field.write(fact)}>{ says }</a>
        }
    };
    let listed = answers
        .iter()
        .map(|fact| answer(fact, words_of(field, fact), ""));
    html! {
        <section class="question" data-field={field.key} aria-labelledby={STEP}>
            <h3 id={STEP} tabindex="-1">{ translate(field.words) }</h3>
            <div class={classes!("replies", asked.is_short().then_some("replies-few"))}>
                { for listed }
            </div>
            if answers.is_empty() {
                <Fill key={field.key} field={super::fill::Asked(field)} place={place.clone()} />
            }
            if let Some(says) = asked.skip {
                { answer(&Fact::Nothing, translate(says).to_owned(), "reply-open") }
            }
        </section>
    }
}

/// An answer in words.
pub fn words_of(field: &Question, fact: &Fact) -> String {
    match fact {
        Fact::Seat(seat) => translate(seat.name()).to_owned(),
        Fact::By(by) => words::by(*by),
        Fact::Flag(true) => tr!("Yes").to_owned(),
        Fact::Flag(false) => tr!("No").to_owned(),
        Fact::Word(place) => match field.ask {
            Ask::Word(all) => all
                .get(*place)
                .map_or("", |(_, name)| translate(name))
                .to_owned(),
            _ => String::new(),
        },
        Fact::Tiles(tiles) => listed(tiles.iter().map(|&tile| tile.into())),
        Fact::Bonus(tiles) => listed(tiles.iter().map(Gap::from)),
        Fact::BySeat(all) => listed(all.iter().filter_map(|(seat, number)| {
            let number = (*number)?;
            Some(Gap::from(sentence!("{0}: {1}", seat, number)))
        })),
        Fact::Winners(all) => {
            let all = all.iter();
            listed(all.map(|one| Gap::from(sentence!("{0}: {1}", one.seat, one.value))))
        }
        Fact::Claims(all) => listed(all.iter().map(|one| one.seat.into())),
        Fact::Seats(seats) => {
            let names = seats.iter().filter(|(_, is_in)| **is_in);
            let mut names = names.map(|(seat, _)| Gap::from(seat)).peekable();
            if names.peek().is_none() {
                tr!("Nobody").to_owned()
            } else {
                listed(names)
            }
        }
        Fact::Number(_) | Fact::Overall(_) => field.write(fact),
        Fact::Nothing => translate(field.skip.unwrap_or(text!("Not known"))).to_owned(),
    }
}

fn listed(names: impl Iterator<Item = Gap>) -> String {
    tr!("{0}", Sentence::joined("{0}, {1}", names))
}
