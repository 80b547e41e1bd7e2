//! The form for a new game: players, seats and rules.

use tilewise_ledger::{Opening, PlayerId, Rules, cleaned_name};
use tilewise_rules::{BySeat, RuleConfig, Seat, penalty_books};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::files::date;
use super::{TableContext, go, href};
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::games::store;
use crate::language::{Language, current_language, translate};
use crate::state::{PageAction, Sheet};
use crate::table::{Route, TableLocation, amount, name, wind};
use crate::{games, storage, words};

/// The maximum number of players, including those who sit out.
const MOST: usize = 8;
/// The maximum length of a name, in characters.
const LONGEST: usize = 24;
/// The number of names that are stored.
const REMEMBERED: usize = 16;

/// Renders the form for a new game.
pub fn new_game(house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let new = NewGame {
        language: current_language(),
        house: house.clone(),
        may_write: store::may_write(),
        onaction: onaction.clone(),
    };
    new.html()
}

#[derive(PartialEq)]
struct NewGame {
    language: Language,
    house: RuleConfig,
    /// Whether this tab may start a game.
    may_write: bool,
    onaction: Callback<PageAction>,
}

impl Stateful for NewGame {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_new_game(self).run(hooks)
    }
}

/// Loads the names of earlier players, the most recent first.
fn remembered() -> Vec<String> {
    let names = storage::load(storage::PLAYERS).unwrap_or_default();
    let names = names.lines().map(str::trim).filter(|name| !name.is_empty());
    names.take(REMEMBERED).map(str::to_owned).collect()
}

fn remember(names: &[String]) {
    let before = remembered()
        .into_iter()
        .filter(|name| !names.contains(name));
    let all: Vec<_> = names
        .iter()
        .cloned()
        .chain(before)
        .take(REMEMBERED)
        .collect();
    storage::save(storage::PLAYERS, &all.join("\n"));
}

/// Cleans a name and limits its length.
pub fn tidy(name: &str) -> String {
    let name = cleaned_name(name);
    let letters = name.chars().take(LONGEST);
    letters.collect::<String>().trim_end().to_owned()
}

/// Renders a field for a name.
pub fn name_field(label: String, name: &str, onname: &Callback<String>) -> Html {
    let oninput = onname.reform(|event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        field.map(|field| field.value()).unwrap_or_default()
    });
    let input = html! {
        <input type="text" maxlength={LONGEST.to_string()} autocomplete="off" value={name.to_owned()} {oninput} />
    };
    let field = tag("label").class("joins");
    field.child(tag("span").child(label)).child(input).done()
}

#[hook]
fn use_new_game(props: &NewGame) -> Html {
    let names = use_state(|| {
        let mut names = remembered();
        names.resize(4, String::new());
        names
    });
    let moved = use_state(|| None::<usize>);
    let house = &props.house;
    let set = {
        let names = names.clone();
        move |place: usize| {
            let names = names.clone();
            Callback::from(move |event: InputEvent| {
                if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                    let mut next = (*names).clone();
                    next[place] = field.value();
                    names.set(next);
                }
            })
        }
    };
    let swap = |place: usize| {
        let (names, moved) = (names.clone(), moved.clone());
        Callback::from(move |_: MouseEvent| match *moved {
            None => moved.set(Some(place)),
            Some(other) => {
                let mut next = (*names).clone();
                next.swap(place, other);
                names.set(next);
                moved.set(None);
            }
        })
    };
    let row = |place: usize| {
        let seat = Seat::ALL.get(place).copied();
        let text = seat.map_or(tr!("sits out"), |seat| translate(seat.name()));
        let button = Button {
            class: "seat-key",
            hook: ("data-seat-key", place.to_string()),
            label: Some(match *moved {
                Some(other) if other != place => tr!("Swap with {0}", text),
                _ => tr!("{0}: choose whom to swap with", text),
            }),
            pressed: Some(*moved == Some(place)),
            ..Button::default()
        };
        let sign = seat.map_or("–", wind);
        let input = html! {
            <input type="text" list="players" maxlength={LONGEST.to_string()} autocomplete="off"
                aria-label={tr!("Name of the player: {0}", text)}
                placeholder={tr!("Player {0}", place + 1)} value={names[place].clone()} oninput={set(place)} />
        };
        let sign = tag("span").class("wind").child(sign);
        tag("li").child(button.draw(sign, swap(place))).child(input)
    };
    let more = Button {
        class: "button button-bare",
        hook: ("data-action", "add-player".to_owned()),
        idle: names.len() >= MOST,
        ..Button::default()
    };
    let onmore = {
        let names = names.clone();
        Callback::from(move |_: MouseEvent| {
            let mut next = (*names).clone();
            next.push(String::new());
            names.set(next);
        })
    };
    let fewer = Button {
        class: "button button-bare",
        hook: ("data-action", "remove-player".to_owned()),
        idle: names.len() <= 4,
        ..Button::default()
    };
    let onfewer = {
        let names = names.clone();
        Callback::from(move |_: MouseEvent| {
            let mut next = (*names).clone();
            next.pop();
            names.set(next);
        })
    };
    let rules = Button {
        class: "button rules-key",
        hook: ("data-action", "house".to_owned()),
        ..Button::default()
    };
    let begin = Button {
        class: "button button-done",
        hook: ("data-action", "begin".to_owned()),
        idle: !props.may_write,
        ..Button::default()
    };
    let twice = twice(&names);
    let onbegin = {
        let (names, house, onaction) = (names.clone(), house.clone(), props.onaction.clone());
        Callback::from(move |_: MouseEvent| begins(&names, &house, &onaction))
    };
    let back = games::current().map(|_| {
        let back = tag("a").class("way-back").with("data-action", "back");
        let back = back.with("href", href(&TableLocation::default()));
        back.child(tr!("Back"))
    });
    let hint = match *moved {
        Some(_) => tr!("Now tap the seat to swap with."),
        None => tr!("Tap two winds to swap their seats."),
    };
    let suggestions = remembered().into_iter();
    let suggestions = suggestions.map(|name| tag("option").with("value", name));
    let more = tag("div")
        .class("players-more")
        .child(more.draw(tr!("One more player"), onmore))
        .child_if((names.len() > 4).then(|| fewer.draw(tr!("One fewer"), onfewer)));
    let onrules = on_click(&props.onaction, PageAction::Sheet(Some(Sheet::House)));
    let twice = twice.map(|name| {
        let message = tr!("Two players are called {0}: tell them apart.", name);
        let refused = tag("p").class("refused").with("role", "alert");
        refused.child(message)
    });
    tag("div")
        .class("step-panel new-game")
        .child_if(back)
        .child(super::title(tr!("A new game").to_owned()))
        .child(tag("p").class("tabletop-hint").child(hint))
        .child(
            tag("ol")
                .class("players")
                .children((0..names.len()).map(row)),
        )
        .child(tag("datalist").with("id", "players").children(suggestions))
        .child(more)
        .child(tag("h3").class("label").child(tr!("Rules of the game")))
        .child(rules.draw(words::rules_of(house), onrules))
        .child_if(twice)
        .child(begin.draw(tr!("Begin the game"), onbegin))
        .child(super::open_link())
        .done()
}

/// Returns the names of the players. Missing names are numbers, as seat winds change.
fn called(names: &[String]) -> Vec<String> {
    let all = names.iter().enumerate();
    let one = |(place, name): (usize, &String)| match tidy(name) {
        name if name.is_empty() => tr!("Player {0}", place + 1),
        name => name,
    };
    all.map(one).collect()
}

/// Returns a name that two players have.
fn twice(names: &[String]) -> Option<String> {
    let names = called(names);
    let mut all = names.iter().enumerate();
    all.find_map(|(place, name)| names[..place].contains(name).then(|| name.clone()))
}

fn begins(names: &[String], house: &RuleConfig, onaction: &Callback<PageAction>) {
    if twice(names).is_some() {
        return;
    }
    let own: Vec<_> = names
        .iter()
        .map(|name| tidy(name))
        .filter(|name| !name.is_empty())
        .collect();
    remember(&own);
    let penalty_book = penalty_books::for_config(house);
    games::begin(Opening {
        rules: Rules {
            house: house.clone(),
            penalty_book,
        },
        players: called(names),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
    });
    onaction.emit(PageAction::GameChosen);
    go(onaction, Route::Overview);
}

/// Renders the list of saved games.
pub fn games(at: &TableContext) -> Html {
    let all = games::all();
    let one = |saved: &games::SavedGame| {
        let game = saved.log.replay();
        let Some(table) = game.table() else {
            return Html::default();
        };
        let here = saved.id == at.replayed.id;
        let button = Button {
            class: "past",
            hook: ("data-game", saved.id.to_string()),
            pressed: Some(here),
            ..Button::default()
        };
        let does = {
            let (id, onaction) = (saved.id.clone(), at.onaction.clone());
            Callback::from(move |_: MouseEvent| {
                games::show(&id);
                go(&onaction, Route::Overview);
            })
        };
        let part = |class: &'static str, text: String| tag("span").class(class).child(text);
        let standings = table.standings();
        let players = standings.0.iter().map(|place| {
            let has = amount(&table.rules.house, place.score);
            format!("{}\u{a0}{has}", name(table, place.player))
        });
        let state = match table.end_reason {
            Some(_) => tr!("finished").to_owned(),
            None => crate::table::position(&table.rules.house, table.position),
        };
        let rules = translate(table.rules.house.rule_set().name);
        let content: Html = [
            part(
                "past-when",
                date(&saved.log, at.language).unwrap_or_default(),
            ),
            part("past-what", players.collect::<Vec<_>>().join(", ")),
            part("past-net", format!("{rules} · {state}"))
                .with("data-finished", table.end_reason.is_some().to_string()),
        ]
        .into_iter()
        .collect();
        let line = tag("li").key(saved.id.to_string());
        line.child(button.draw(content, does)).done()
    };
    let new = tag("a")
        .class("button button-done")
        .with("data-action", "new-game")
        .with("href", href(&Route::New.into()))
        .child(tr!("A new game"));
    tag("div")
        .class("step-panel")
        .child(super::head(at, tr!("Games").to_owned()))
        .child(tag("ol").class("pasts").children(all.iter().rev().map(one)))
        .child(super::sessions::link(at))
        .child(new)
        .child(super::open_link())
        .done()
}
