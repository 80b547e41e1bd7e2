//! Tray: the tiles of the hand.

use tilewise_rules::{
    Indicators, MeldInput, MeldKind, Tile, notation, sentence, sort_short_by_key,
};
use yew::prelude::*;

use crate::chunks::EXTRAS;
use crate::i18n::Locale;
use crate::score::rule_set_prompt::rule_set_prompt;
use crate::store::{
    Draft, HandAction, PageAction, PageState, Players, ScoreScreen, Spot, red_five,
};
use crate::ui::phrases;
use crate::ui::tile::tile;

/// Draws the tray. A tap on a tile or set selects it, to change or remove it.
pub fn tray(
    locale: Locale,
    state: &PageState,
    screen: &ScoreScreen,
    wrong: Option<Html>,
    is_scored: bool,
    onaction: &Callback<PageAction>,
) -> Html {
    let draft = &state.draft;
    let hand = &draft.entry.hand;
    // All tiles are entered, but the winning tile matters and isn't marked: the next tap sets it.
    let needs_winning_tile = !is_scored && draft.is_full() && hand.winning_tile.is_none();
    let place = |spot: Spot, class: &'static str, label: String, faces: Vec<(String, bool)>| {
        let action = match spot {
            Spot::Concealed(index) if needs_winning_tile => {
                PageAction::Hand(HandAction::SetWinningTile(index))
            }
            _ => PageAction::Hand(HandAction::Select(spot)),
        };
        let onclick = onaction.reform(move |_: MouseEvent| action.clone());
        placed(locale, screen, spot, class, label, &faces, onclick)
    };
    let red = hand.red.among(&hand.concealed);
    // Sorted, whatever the order of input.
    let mut in_order: Vec<_> = hand.concealed.iter().copied().enumerate().collect();
    sort_short_by_key(&mut in_order, |(_, tile)| *tile);
    let concealed = in_order.into_iter().map(|(index, tile)| {
        place(
            Spot::Concealed(index),
            "spot",
            called(locale, draft, tile, red[index]),
            vec![face(draft, tile, red[index])],
        )
    });
    let winning = hand.winning_tile.map(|tile| {
        let label = tr!(
            locale,
            "{0}, the winning tile",
            called(locale, draft, tile, hand.red_winning)
        );
        place(
            Spot::Winning,
            "spot spot-winning",
            label,
            vec![face(draft, tile, hand.red_winning)],
        )
    });
    let melds = hand.melds.iter().enumerate().map(|(index, meld)| {
        let tiles = faces(meld).into_iter().zip(&meld.tiles);
        let faces = tiles.map(|(face, &tile)| (face, draft.is_dora(tile)));
        place(
            Spot::Meld(index),
            "spot spot-meld",
            name(locale, meld, &state.players()),
            faces.collect(),
        )
    });
    let bonus = hand.bonus.iter().enumerate().map(|(index, tile)| {
        place(
            Spot::Bonus(index),
            "spot spot-bonus",
            locale.translate(tile.name()).to_owned(),
            vec![(tile.to_string(), false)],
        )
    });
    let has_hand = !hand.concealed.is_empty() || hand.winning_tile.is_some();
    let bonus = (!hand.bonus.is_empty()).then(|| {
        html! {
            <ul class="row row-bonus" role="list" aria-label={tr!(locale, "Bonus tiles")}>{ for bonus }</ul>
        }
    });
    let has_indicators = !hand.dora.is_empty() || !hand.ura.is_empty();
    let extras = EXTRAS.get().filter(|_| has_indicators);
    let extras = extras.map(|extras| (extras.indicators)(locale, draft, screen, onaction));
    let [in_first, in_second] = in_lines(draft, bonus.or(extras));
    let bare = hand.tiles().next().is_none() && hand.bonus.is_empty() && !has_indicators;
    let lines = html! {
        <>
            <div class="tray-line">
                if has_hand {
                    <ul class="row row-hand" role="list" aria-label={tr!(locale, "In the hand")}>
                        { for concealed }
                        { winning }
                    </ul>
                }
                { in_first.unwrap_or_default() }
            </div>
            <div class="tray-line">
                { in_second.unwrap_or_default() }
                if !hand.melds.is_empty() {
                    <ul class="row" role="list" aria-label={tr!(locale, "On the table")}>{ for melds }</ul>
                }
            </div>
        </>
    };
    let class = classes!("tray", needs_winning_tile.then_some("tray-prompt"));
    let bare = bare && state.trouble.is_empty();
    let empty = bare.then(|| {
        if state.shows_rule_set_prompt {
            return rule_set_prompt(locale, onaction);
        }
        let hint = tr!(
            locale,
            "Tap the tiles of the winning hand, or press one and slide for a set"
        );
        html! { <p class="tray-hint">{ hint }</p> }
    });
    mat(locale, state, class, wrong, empty, lines)
}

/// Draws the mat with its lines of tiles, and its message.
fn mat(
    locale: Locale,
    state: &PageState,
    class: Classes,
    wrong: Option<Html>,
    empty: Option<Html>,
    lines: Html,
) -> Html {
    html! {
        <div {class} data-tray="">
            <h2 class="unseen">{ tr!(locale, "Hand") }</h2>
            { empty.unwrap_or_default() }
            { wrong.unwrap_or_default() }
            { lines }
            if let Some(notice) = &state.notice {
                <p class="tray-notice" data-notice="">{ phrases::full_sentence(locale, notice) }</p>
            }
        </div>
    }
}

/// Returns the face of a tile, and whether it is dora.
fn face(draft: &Draft, tile: Tile, is_red: bool) -> (String, bool) {
    (notation::tile_with_red(tile, is_red), draft.is_dora(tile))
}

/// Places the extras in the one of the two lines that has fewer tiles.
fn in_lines(draft: &Draft, extras: Option<Html>) -> [Option<Html>; 2] {
    if draft.entry.hand.melds.len() * 2 > draft.house.geometry().sets() {
        [extras, None]
    } else {
        [None, extras]
    }
}

/// Draws a tile or a set on the mat as a button.
fn placed(
    locale: Locale,
    screen: &ScoreScreen,
    spot: Spot,
    class: &'static str,
    name: String,
    faces: &[(String, bool)],
    onclick: Callback<MouseEvent>,
) -> Html {
    let picked = screen.picked == Some(spot);
    let lit = screen.lit.contains(&spot).then_some("");
    // The name without addition belongs to the keys of these tiles.
    let (label, name) = match spot {
        Spot::Concealed(_) => (tr!(locale, "{0}, in the hand", name.clone()), Some(name)),
        _ => (name, None),
    };
    html! {
        <li>
            <button
                type="button"
                class={class}
                aria-label={label}
                data-name={name}
                aria-pressed={picked.to_string()}
                data-lit={lit}
                {onclick}
            >
                { for faces.iter().map(|(face, is_dora)| marked(tile(face), *is_dora)) }
            </button>
        </li>
    }
}

/// Marks a dora tile.
fn marked(tile: Html, is_dora: bool) -> Html {
    if is_dora {
        html! { <span class="dora">{ tile }</span> }
    } else {
        tile
    }
}

/// Returns the name of a tile: "red 5 dots, dora".
fn called(locale: Locale, draft: &Draft, tile: Tile, is_red: bool) -> String {
    let name = locale.translate(if is_red { red_five(tile) } else { tile.name() });
    if draft.is_dora(tile) {
        tr!(locale, "{0}, dora", name.to_owned())
    } else {
        name.to_owned()
    }
}

/// Returns the label of an indicator: "indicator 4 bamboo: the dora is 5 bamboo".
pub fn indicator(locale: Locale, draft: &Draft, list: Indicators, tile: Tile) -> String {
    let dora = draft.pointed_at(tile).unwrap_or(tile);
    match list {
        Indicators::Dora => tr!(locale, "indicator {0}: the dora is {1}", tile, dora),
        Indicators::Ura => tr!(locale, "ura indicator {0}: the ura dora is {1}", tile, dora),
    }
}

/// Returns the name of a set: "pung of 7 dots, claimed from West".
pub fn name(locale: Locale, meld: &MeldInput, players: &Players) -> String {
    let tile = meld.tiles.first().map_or("", |tile| tile.name());
    let set = match meld.kind {
        MeldKind::Chow => sentence!("chow from {0}", tile),
        MeldKind::Pung => sentence!("pung of {0}", tile),
        MeldKind::Kong => sentence!("kong of {0}", tile),
        MeldKind::AddedKong => sentence!("added kong of {0}", tile),
        MeldKind::ConcealedKong => sentence!("concealed kong of {0}", tile),
    };
    match meld.from {
        Some(from) => tr!(
            locale,
            "{0}, claimed from {1}",
            set,
            phrases::player_name(locale, players, from)
        ),
        None => locale.sentence(&set),
    }
}

/// Returns the faces of a set; the outer tiles of a concealed kong are face down.
pub fn faces(meld: &MeldInput) -> Vec<String> {
    let hidden = meld.kind == MeldKind::ConcealedKong;
    let last = meld.tiles.len().saturating_sub(1);
    let mut faces: Vec<_> = meld.tiles.iter().zip(meld.red.among(&meld.tiles)).collect();
    if hidden && !faces.is_empty() {
        // Red tiles are placed where they are visible.
        faces.rotate_right(1);
    }
    let faces = faces.into_iter().enumerate();
    faces
        .map(|(index, (&tile, red))| match index {
            0 if hidden => "back".to_owned(),
            _ if hidden && index == last => "back".to_owned(),
            _ => notation::tile_with_red(tile, red),
        })
        .collect()
}
