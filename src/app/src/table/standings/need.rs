//! The requirements of one player: goals, typed targets, and an example hand.

use tilewise_ledger::{Goal, MinimalHands, PlayerId, Requirement, Table, Value, WinMethod};
use tilewise_rules::{HandInput, Overall, RedFives, Seat, Tile, WinInput, notation};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::needs::{alike, by, distinct, goal_text, is_out_of_reach, value_text};
use crate::i18n::{Locale, use_locale};
use crate::link;
use crate::store::{Draft, red_five};
use crate::table::table_nav::head;
use crate::table::view::TableView;
use crate::table::{house, in_hundredths, name};
use crate::ui::tile::tile;

/// Renders the requirements of a player in the current hand.
pub fn need(at: &TableView, player: PlayerId) -> Html {
    html! { <NeedStep key={player.0.to_string()} at={at.clone()} {player} /> }
}

/// The goal, win method and value of the example that is shown.
type OpenExample = (Goal, WinMethod, Value);

/// Properties of [`NeedStep`].
#[derive(Properties, PartialEq)]
struct NeedStepProps {
    /// The game, and the location in it.
    at: TableView,
    /// The player with the requirements.
    player: PlayerId,
}

/// The requirements of a player, with fields for target scores.
#[component]
fn NeedStep(props: &NeedStepProps) -> Html {
    let locale = use_locale();
    let typed = use_state(String::new);
    let typed_overall = use_state(String::new);
    let selected = use_state(|| None::<OpenExample>);
    let (at, player) = (&props.at, props.player);
    let Some(table) = at.replayed.table() else {
        return Html::default();
    };
    let rule = house(table).rule_set().game.progression.overall;
    let targets = [
        in_hundredths(&typed).map(Goal::Score),
        rule.and_then(|_| in_overall(&typed_overall).map(Goal::Overall)),
    ];
    let goals = goals(table, player, targets);
    let needs = table.requirements(player, &goals);
    // One example is open from the start, to show that values are buttons.
    let first = || {
        let mut open = needs.iter().filter(|need| !need.is_met);
        open.find_map(|need| {
            let mut ways = need.methods.iter();
            ways.find_map(|(way, hands)| Some((need.goal, *way, *hands.values.first()?)))
        })
    };
    let open = selected.or_else(first);
    let onshow = {
        let selected = selected.clone();
        Callback::from(move |one| selected.set(Some(one)))
    };
    let title = tr!(locale, "What {0} needs in this hand", name(table, player));
    html! {
        <div class="step-panel needs" data-need={player.0.to_string()}>
            { head(locale, at, title) }
            if needs.is_empty() {
                <p>{ tr!(locale, "The game is over, or this player isn’t at the table now.") }</p>
            } else {
                <ul>{ for needs.iter().map(|need| line(locale, table, need, open, &onshow)) }</ul>
                { target("score", tr!(locale, "At least this many points").to_owned(), typed) }
                if let Some(rule) = rule {
                    { target("overall", tr!(locale, "{0}: at least", rule.name), typed_overall) }
                }
            }
        </div>
    }
}

/// Renders the field for a target score.
fn target(what: &'static str, label: String, typed: UseStateHandle<String>) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            typed.set(field.value());
        }
    });
    html! {
        <label class="need-target">
            <span>{ label }</span>
            <input
                type="text"
                class="number"
                inputmode="decimal"
                autocomplete="off"
                data-target={what}
                {oninput}
            />
        </label>
    }
}

/// Parses a typed overall score, such as "2.5" or "−12,3".
fn in_overall(text: &str) -> Option<Overall> {
    let text = text.trim().replace(['\u{2212}', '–'], "-");
    text.replace(',', ".").parse().ok()
}

/// Returns the usual goals, a place ahead of each other player, and the typed targets.
fn goals(table: &Table, player: PlayerId, targets: [Option<Goal>; 2]) -> Vec<Goal> {
    let seats = table.seats();
    let others = Seat::ALL.map(|seat| seats[seat]).into_iter();
    let others = others.filter(|&other| other != player).map(Goal::Before);
    table
        .usual_goals()
        .into_iter()
        .chain(others)
        .chain(targets.into_iter().flatten())
        .collect()
}

/// Returns the key of a goal for tests.
fn key(goal: Goal) -> String {
    match goal {
        Goal::First => "first".to_owned(),
        Goal::NotLast => "not-last".to_owned(),
        Goal::Before(other) => format!("before-{}", other.place()),
        Goal::Place(place) => format!("place-{place}"),
        Goal::Positive => "positive".to_owned(),
        Goal::Overall(least) => format!("overall-{least}"),
        Goal::Score(least) => format!("score-{least}"),
    }
}

fn line(
    locale: Locale,
    table: &Table,
    need: &Requirement,
    open: Option<OpenExample>,
    onshow: &Callback<OpenExample>,
) -> Html {
    let open_here = open.filter(|(goal, ..)| *goal == need.goal);
    html! {
        <li data-wish={key(need.goal)}>
            <span class="need-goal">{ goal_text(locale, table, need.goal) }</span>
            if need.is_met {
                { tr!(locale, "Already reached.") }
            } else {
                { ways(locale, table, need, open, onshow) }
                if let Some((_, way, value)) = open_here {
                    { example(locale, table, need.player, way, value) }
                }
            }
        </li>
    }
}

/// Renders the values for each win method, or a single text for all methods.
fn ways(
    locale: Locale,
    table: &Table,
    need: &Requirement,
    open: Option<OpenExample>,
    onshow: &Callback<OpenExample>,
) -> Html {
    if let Some(text) = alike(locale, need) {
        return html! { <div class="need-way">{ text }</div> };
    }
    let values = |way: WinMethod, hands: &MinimalHands| {
        let values = distinct(locale, house(table), hands).into_iter();
        let keys = values.map(|(value, text)| {
            let one = (need.goal, way, value);
            value_key(one, text, open == Some(one), onshow)
        });
        keys.collect::<Html>()
    };
    html! {
        for (way, hands) in &need.methods {
            <div class="need-way">
                { by(locale, table, *way) }
                { ": " }
                if hands.any_hand {
                    { tr!(locale, "any win") }
                } else if is_out_of_reach(hands) {
                    { tr!(locale, "no win is enough") }
                } else {
                    { values(*way, hands) }
                }
            </div>
        }
    }
}

fn value_key(
    one: OpenExample,
    label: String,
    pressed: bool,
    onshow: &Callback<OpenExample>,
) -> Html {
    let onclick = onshow.reform(move |_: MouseEvent| one);
    html! {
        <button
            type="button"
            class="chip"
            data-value=""
            aria-pressed={pressed.to_string()}
            {onclick}
        >
            { label }
        </button>
    }
}

/// Renders an example hand of a value, with a link to it on the Score screen.
fn example(locale: Locale, table: &Table, player: PlayerId, way: WinMethod, value: Value) -> Html {
    let Some(example) = table.example(player, way, value) else {
        return html! {
            <p class="tabletop-hint" data-example="none">{ tr!(locale, "No example is known.") }</p>
        };
    };
    let house = house(table);
    let draft = Draft {
        house: house.clone(),
        entry: example.entry,
    };
    html! {
        <div data-example="">
            { win_tiles(locale, &draft.entry) }
            if example.value != value {
                <p class="tabletop-hint" data-more="">
                    { tr!(locale, "This hand is worth more: {0}", value_text(locale, house, example.value)) }
                </p>
            }
            <a class="need-try" href={format!("#{}", link::hand_path(&draft))}>
                { tr!(locale, "Open this hand in Score") }
            </a>
        </div>
    }
}

/// Renders the hand, its sets and the winning tile, with their names for screen readers.
pub fn win_tiles(locale: Locale, entry: &WinInput) -> Html {
    let hand = &entry.hand;
    let groups = with_reds(hand);
    let names = groups.iter().flatten();
    let names = names.map(|&(one, is_red)| if is_red { red_five(one) } else { one.name() });
    let names: Vec<_> = names.map(|name| locale.translate(name)).collect();
    let faces = |group: &Vec<(Tile, bool)>| {
        let faces = group.iter();
        set(faces.map(|&(one, is_red)| notation::tile_with_red(one, is_red)))
    };
    html! {
        <>
            <div class="need-tiles" role="img" aria-label={names.join(", ")}>
                { for groups.iter().map(faces) }
                if !hand.bonus.is_empty() {
                    { set(&hand.bonus) }
                }
            </div>
            if !hand.dora.is_empty() {
                <div class="need-tiles">
                    { tr!(locale, "Indicators") }
                    { " " }
                    { set(&hand.dora) }
                </div>
            }
        </>
    }
}

/// Returns the tiles in the hand, the melds and the winning tile, and which of them are red fives.
fn with_reds(hand: &HandInput) -> Vec<Vec<(Tile, bool)>> {
    let marked =
        |tiles: &[Tile], red: RedFives| tiles.iter().copied().zip(red.among(tiles)).collect();
    let melds = hand.melds.iter();
    let melds = melds.map(|meld| marked(&meld.tiles, meld.red));
    let won = hand.winning_tile;
    let won = won.map(|won| vec![(won, hand.red_winning)]);
    let all = [marked(&hand.concealed, hand.red)].into_iter();
    let all = all.chain(melds).chain(won);
    all.filter(|group: &Vec<_>| !group.is_empty()).collect()
}

/// Renders a set of tiles.
fn set(tiles: impl IntoIterator<Item = impl ToString>) -> Html {
    html! {
        <span class="need-set">
            { for tiles.into_iter().map(|one| tile(&one.to_string())) }
        </span>
    }
}
