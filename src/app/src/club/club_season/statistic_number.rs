//! A number of the statistics, and the hands behind it.

use std::rc::Rc;

use tilewise_club::HandReference;
use yew::prelude::*;

use super::hand_places::hand_places;
use crate::club::club_view::ClubView;
use crate::i18n::use_locale;

/// Most hands that are listed.
const MOST: usize = 200;

/// Properties of [`StatisticNumber`].
#[derive(Properties, PartialEq)]
pub struct StatisticNumberProps {
    /// The club.
    pub at: ClubView,
    /// The season, as index.
    pub season: usize,
    /// The key, by which tests find the number.
    pub name: &'static str,
    /// What the number is.
    pub label: AttrValue,
    /// The number.
    pub value: AttrValue,
    /// The hands from which it comes.
    pub hands: Vec<HandReference>,
}

/// A number. A tap lists the hands from which it comes.
#[component]
pub fn StatisticNumber(props: &StatisticNumberProps) -> Html {
    let is_open = use_state(|| false);
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let has_hands = !props.hands.is_empty();
    html! {
        <div class="club-statistic">
            if has_hands {
                <button
                    type="button"
                    data-statistic={props.name}
                    aria-expanded={is_open.to_string()}
                    {onclick}
                >
                    <span>{ &props.label }</span>
                    <b>{ &props.value }</b>
                </button>
            } else {
                <p data-statistic={props.name}>
                    <span>{ &props.label }</span>
                    <b>{ &props.value }</b>
                </p>
            }
            if has_hands && *is_open {
                <HandList at={props.at.clone()} season={props.season} hands={props.hands.clone()} />
            }
        </div>
    }
}

/// Properties of [`HandList`].
#[derive(Properties, PartialEq)]
pub struct HandListProps {
    /// The club.
    pub at: ClubView,
    /// The season, as index.
    pub season: usize,
    /// The hands.
    pub hands: Vec<HandReference>,
}

/// A list of hands: night, round, table and hand.
#[component]
pub fn HandList(props: &HandListProps) -> Html {
    let locale = use_locale();
    let input = (
        Rc::clone(&props.at.replayed),
        props.season,
        props.hands.clone(),
        locale,
    );
    let places = use_memo(input, |(replayed, season, hands, locale)| {
        let shown = &hands[..hands.len().min(MOST)];
        let season = replayed.club.seasons.get(*season);
        season.map_or_else(Vec::new, |season| {
            hand_places(*locale, &replayed.log, season, shown)
        })
    });
    let others = props.hands.len().saturating_sub(MOST);
    html! {
        <>
            <ol class="club-hands" data-hands="">
                for place in places.iter() {
                    <li>{ place.clone() }</li>
                }
            </ol>
            if others > 0 {
                <p class="club-note">{ tr!(locale, "{0} more {0:hand|hands}", others) }</p>
            }
        </>
    }
}
