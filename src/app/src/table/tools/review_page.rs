//! Looking back: the games of the device or of one player, and figures with the games behind them.

use std::rc::Rc;

use tilewise_ledger::{GameReview, PlayerId, Review, SessionPerson};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::review_view::{
    FigureView, elements, figures, game_count, game_line, persons, sums, years,
};
use crate::i18n::{Locale, use_locale};
use crate::store::{Games, GamesAction, PageAction, SavedGame};
use crate::table::import::{date, year};
use crate::table::table_nav::headed;
use crate::table::view::go;
use crate::table::{GamePlayer, Route};

/// Properties of [`ReviewPage`].
#[derive(Properties, PartialEq)]
pub struct ReviewPageProps {
    /// The games of the device.
    pub games: Rc<Games>,
    /// A player of a game, whose games are shown; everybody's without one.
    pub of: Option<GamePlayer>,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// A game with what happened in it.
#[derive(Clone, PartialEq)]
struct ReviewedGame {
    saved: SavedGame,
    year: Option<i32>,
}

/// The choice of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum YearChoice {
    /// The last year for everybody, all years for one player.
    Usual,
    /// All years.
    All,
    /// One year.
    Year(i32),
}

/// Figures and games, of a player and a year.
#[component]
pub fn ReviewPage(props: &ReviewPageProps) -> Html {
    let locale = use_locale();
    let choice = use_state_eq(|| YearChoice::Usual);
    let all = use_memo(props.games.all.clone(), |games| {
        let games = games.iter().rev();
        let reviewed = games.filter_map(|saved| {
            let review = GameReview::from_log(&saved.log)?;
            let game = ReviewedGame {
                year: year(&saved.log),
                saved: saved.clone(),
            };
            Some((game, review))
        });
        reviewed.collect::<Vec<_>>()
    });
    let person = props.of.as_ref().and_then(|of| person_of(&all, of));
    let years = years(all.iter().map(|(game, review)| (game.year, review)));
    let year = match *choice {
        YearChoice::Usual if person.is_none() => years.first().copied(),
        YearChoice::Usual | YearChoice::All => None,
        YearChoice::Year(year) => Some(year),
    };
    let of_year = |one: &&(ReviewedGame, GameReview)| year.is_none() || one.0.year == year;
    let (games, reviews): (Vec<_>, Vec<_>) = all.iter().filter(of_year).cloned().unzip();
    let review = Review::new(&reviews, person.as_ref());
    let onyear = {
        let choice = choice.clone();
        Callback::from(move |year: Option<i32>| {
            choice.set(year.map_or(YearChoice::All, YearChoice::Year));
        })
    };
    let list = |games_of: &[usize]| {
        let lines = games_of.iter().filter_map(|&place| {
            let (game, review) = (games.get(place)?, reviews.get(place)?);
            Some(game_link(locale, &props.onaction, game, review))
        });
        html! { <ol class="pasts">{ for lines }</ol> }
    };
    let figure = |one: &FigureView| figure_row(one, &list);
    html! {
        <div class="step-panel">
            { headed(locale, &Route::Games.into(), tr!(locale, "Looking back").to_owned()) }
            <div class="review-choice">
                { person_choice(locale, props, &all, person.as_ref()) }
                { year_choice(locale, &years, year, &onyear) }
            </div>
            if review.games.count == 0 {
                <p>{ tr!(locale, "No game with a hand played yet.") }</p>
            } else {
                <div class="review-figures" data-figures="">
                    { for figures(locale, &review, person.is_some()).iter().map(figure) }
                </div>
                if !review.sums.is_empty() {
                    <h3 class="label">{ tr!(locale, "Sums by rules") }</h3>
                    <div class="review-figures" data-sums="">
                        { for sums(locale, &review).iter().map(figure) }
                    </div>
                }
                if !review.elements.is_empty() {
                    <h3 class="label">{ tr!(locale, "Most frequent elements") }</h3>
                    <p class="tabletop-hint">{ tr!(locale, "From hands that were entered with their tiles.") }</p>
                    <div class="review-figures" data-elements="">
                        { for elements(locale, &review).iter().map(figure) }
                    </div>
                }
                <h3 class="label" data-game-count="">{ game_count(locale, &review) }</h3>
                { list(&review.games.games) }
            }
        </div>
    }
}

/// Returns the person whom a player of a game is.
fn person_of(all: &[(ReviewedGame, GameReview)], of: &GamePlayer) -> Option<SessionPerson> {
    let (_, review) = all.iter().find(|(game, _)| *game.saved.id == *of.game)?;
    Some(review.player(of.player)?.person.clone())
}

/// Returns a player of a game who is this person.
fn player_of(all: &[(ReviewedGame, GameReview)], person: &SessionPerson) -> Option<GamePlayer> {
    let mut all = all.iter();
    all.find_map(|(game, review)| {
        let player: PlayerId = review.player_of(person)?.standing.player;
        Some(GamePlayer {
            game: game.saved.id.to_string(),
            player,
        })
    })
}

/// Draws the choice between everybody and each person.
fn person_choice(
    locale: Locale,
    props: &ReviewPageProps,
    all: &Rc<Vec<(ReviewedGame, GameReview)>>,
    chosen: Option<&SessionPerson>,
) -> Html {
    let reviews: Vec<_> = all.iter().map(|(_, review)| review.clone()).collect();
    let people = persons(&reviews);
    let onchange = {
        let (all, onaction) = (Rc::clone(all), props.onaction.clone());
        let people: Vec<_> = people.iter().map(|one| one.0.clone()).collect();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
                let person = field
                    .value()
                    .parse()
                    .ok()
                    .and_then(|place: usize| people.get(place));
                let of = person.and_then(|person| player_of(&all, person));
                go(&onaction, Route::Review(of));
            }
        })
    };
    html! {
        <label class="joins">
            <span>{ tr!(locale, "Player") }</span>
            <select data-field="person" {onchange}>
                <option value="" selected={chosen.is_none()}>{ tr!(locale, "everybody") }</option>
                for (place, (person, name, games)) in people.iter().enumerate() {
                    <option value={place.to_string()} selected={chosen == Some(person)}>
                        { format!("{name} ({games})") }
                    </option>
                }
            </select>
        </label>
    }
}

/// Draws the choice of a year.
fn year_choice(
    locale: Locale,
    years: &[i32],
    chosen: Option<i32>,
    onyear: &Callback<Option<i32>>,
) -> Html {
    let onchange = onyear.reform(|event: Event| {
        let field = event.target_dyn_into::<HtmlSelectElement>();
        field.and_then(|field| field.value().parse().ok())
    });
    html! {
        <label class="joins">
            <span>{ tr!(locale, "Year") }</span>
            <select data-field="year" {onchange}>
                <option value="" selected={chosen.is_none()}>{ tr!(locale, "all years") }</option>
                for &year in years {
                    <option value={year.to_string()} selected={chosen == Some(year)}>{ year }</option>
                }
            </select>
        </label>
    }
}

/// Draws a figure, which opens the list of the games behind it.
fn figure_row(figure: &FigureView, list: &dyn Fn(&[usize]) -> Html) -> Html {
    let content = html! {
        <>
            <span>{ &figure.label }</span>
            <b>{ &figure.value }</b>
        </>
    };
    if figure.games.is_empty() {
        return html! { <p class="review-figure" data-figure={figure.key.clone()}>{ content }</p> };
    }
    html! {
        <details class="review-figure" key={figure.key.clone()} data-figure={figure.key.clone()}>
            <summary>{ content }</summary>
            { list(&figure.games) }
        </details>
    }
}

/// Draws a game, which a tap shows.
fn game_link(
    locale: Locale,
    onaction: &Callback<PageAction>,
    game: &ReviewedGame,
    review: &GameReview,
) -> Html {
    let line = game_line(locale, review);
    let onclick = {
        let (id, onaction) = (Rc::clone(&game.saved.id), onaction.clone());
        Callback::from(move |_: MouseEvent| {
            onaction.emit(PageAction::Games(GamesAction::Show(Rc::clone(&id))));
            go(&onaction, Route::End);
        })
    };
    html! {
        <li key={game.saved.id.to_string()}>
            <button type="button" class="past" data-game={game.saved.id.to_string()} {onclick}>
                <span class="past-when">{ date(locale, &game.saved.log).unwrap_or_default() }</span>
                <span class="past-what">{ line.players }</span>
                <span class="past-net">{ line.about }</span>
            </button>
        </li>
    }
}
