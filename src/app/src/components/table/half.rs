//! What is half told: it is there again after a look at another screen, and after a reload.

use tilewise_rules::{Facts, Question};
use yew::prelude::*;

use super::{At, href, score};
use crate::components::button::Button;
use crate::components::tag::tag;
use crate::state::{Action, Screen};
use crate::table::{Aim, Place};
use crate::{games, storage};

/// Between the parts of what is kept, and between answers.
const LINE: char = '\n';
const BESIDE: char = '\t';

/// What is half told: in which game and hand, at which place, as what, and what was said.
#[derive(Debug, PartialEq)]
struct Half {
    game: String,
    hands: usize,
    path: String,
    title: String,
    said: String,
}

impl Half {
    fn text(&self) -> String {
        let Self {
            game,
            hands,
            path,
            title,
            said,
        } = self;
        let title = title.replace(LINE, " ");
        format!("{game}{LINE}{hands}{LINE}{path}{LINE}{title}{LINE}{said}")
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(5, LINE);
        let mut part = || parts.next().map(str::to_owned);
        Some(Self {
            game: part()?,
            hands: part()?.parse().ok()?,
            path: part()?,
            title: part()?,
            said: part()?,
        })
    }
}

/// Keeps what was said so far at a place.
pub fn keep(at: &At, title: String, said: String) {
    let half = Half {
        game: at.shown.id.to_string(),
        hands: at.shown.hands(),
        path: at.place.path(),
        title,
        said,
    };
    storage::save(storage::HALF, &half.text());
}

/// What is half told in the game. What was said of the hand that is played falls with its end.
fn of_game(at: &At) -> Option<Half> {
    let half = Half::read(&storage::load(storage::HALF)?)?;
    let place = Place::read(&half.path);
    let is_over = place.aim == Aim::Next && half.hands != at.shown.hands();
    let is_gone = matches!(&place.aim, Aim::Instead(id) | Aim::Before(id) | Aim::With(id) if at.shown.told(id).is_none());
    (half.game == *at.shown.id && !is_over && !is_gone).then_some(half)
}

/// What was said so far at this place.
pub fn said(at: &At) -> Option<String> {
    let half = of_game(at)?;
    (half.path == at.place.path()).then_some(half.said)
}

/// It is told, or given up.
pub fn told(at: &At) {
    if said(at).is_some() {
        storage::save(storage::HALF, "");
    }
}

/// Answers as a text.
pub fn write<'a>(questions: impl Iterator<Item = &'a Question>, facts: &Facts) -> String {
    let said = questions.filter_map(|question| {
        let fact = facts.fact(question.key)?;
        Some(format!("{}={}", question.key, question.write(fact)))
    });
    said.collect::<Vec<_>>().join(&BESIDE.to_string())
}

/// Reads answers to these questions.
pub fn read<'a>(questions: impl Iterator<Item = &'a Question>, text: &str) -> Facts {
    let mut facts = Facts::default();
    let said: Vec<_> = text
        .split(BESIDE)
        .filter_map(|one| one.split_once('='))
        .collect();
    for question in questions {
        let one = said.iter().find(|(key, _)| *key == question.key);
        if let Some(fact) = one.and_then(|(_, text)| question.read(text)) {
            facts.set(question.key, fact);
        }
    }
    facts
}

/// What is half told, and the ways to go on with it or to give it up.
pub fn card(at: &At) -> Html {
    if !at.writes() {
        return Html::default();
    }
    let with_tiles = score::is_entered(at).then(|| {
        let onaction = at.onaction.clone();
        let on = button("button", "go-on-with-tiles");
        let does =
            Callback::from(move |_: MouseEvent| onaction.emit(Action::Screen(Screen::Score)));
        let giving_up = Callback::from(|_: MouseEvent| {
            score::left();
            games::changed();
        });
        let says = tr!("A hand with tiles is being entered.").to_owned();
        let give_up = tr!("Discard this hand");
        one(
            says,
            on.draw(tr!("Continue this hand"), does),
            give_up,
            giving_up,
        )
    });
    let half = of_game(at).map(|half| {
        let on = tag("a").class("button").with("data-action", "go-on");
        let on = on.with("href", href(&Place::read(&half.path)));
        let giving_up = Callback::from(|_: MouseEvent| {
            storage::save(storage::HALF, "");
            games::changed();
        });
        let says = tr!("Not yet added: {0}", half.title);
        let give_up = tr!("Discard this entry");
        one(says, on.child(tr!("Continue")).done(), give_up, giving_up)
    });
    with_tiles.into_iter().chain(half).collect()
}

fn button(class: &'static str, key: &str) -> Button {
    Button {
        class,
        hook: ("data-action", key.to_owned()),
        ..Button::default()
    }
}

fn one(says: String, on: Html, give_up: &'static str, giving_up: Callback<MouseEvent>) -> Html {
    let button = button("button button-bare", "give-up");
    tag("div")
        .class("tabletop-half")
        .with("data-half", "")
        .child(tag("p").child(says))
        .child(on)
        .child(button.draw(give_up, giving_up))
        .done()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_as_it_was() {
        let half = Half {
            game: "ab12".to_owned(),
            hands: 3,
            path: "won/1,instead=e2".to_owned(),
            title: "Bo has won".to_owned(),
            said: "S\nW 0 v5".to_owned(),
        };
        assert_eq!(Half::read(&half.text()), Some(half));
        assert_eq!(Half::read(""), None);
    }
}
