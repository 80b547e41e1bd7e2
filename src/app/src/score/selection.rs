//! Actions for the selected tile or set of the tray.

use tilewise_rules::{MeldInput, MeldKind, Seat, SetKind};
use yew::prelude::*;

use super::tray::{indicator, name};
use crate::i18n::Locale;
use crate::store::{Draft, HandAction, PageAction, Players, Spot};
use crate::ui::icon::{Icon, drawing};
use crate::ui::phrases;

const KONGS: [(MeldKind, &str); 3] = [
    (MeldKind::Kong, text!("From discard")),
    (MeldKind::AddedKong, text!("Added")),
    (MeldKind::ConcealedKong, text!("Concealed")),
];

/// Draws the actions for the selection, in place of the modes.
pub fn selection(
    locale: Locale,
    draft: &Draft,
    spot: Spot,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    let Some(title) = title(locale, draft, spot, players) else {
        return Html::default();
    };
    let red = draft.five_at(spot).map(|(suit, red)| {
        let idle = red == 0 && !draft.has_red_left(suit);
        let onclick =
            onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::ToggleRedFive(spot)));
        html! {
            <button
                type="button"
                class="chip"
                data-action="red"
                aria-pressed={(red > 0).to_string()}
                aria-disabled={idle.then_some("true")}
                onclick={(!idle).then_some(onclick)}
            >
                { tr!(locale, "Red five") }
            </button>
        }
    });
    html! {
        <div
            key="selection"
            class="selection"
            role="group"
            aria-label={tr!(locale, "Change {0}", title.clone())}
            data-selection=""
        >
            <div class="selection-head">
                <p class="selection-title">{ title }</p>
                { red.unwrap_or_default() }
                <button
                    type="button"
                    class="button button-loss"
                    data-action="remove"
                    onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::Remove(spot)))}
                >
                    { tr!(locale, "Remove") }
                </button>
                <button
                    type="button"
                    class="button button-bare"
                    data-action="leave"
                    aria-label={tr!(locale, "Leave it as it is")}
                    onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::Select(spot)))}
                >
                    { drawing(Icon::Close) }
                </button>
            </div>
            { more(locale, draft, spot, players, onaction) }
        </div>
    }
}

/// Returns the name of the selected tile or set; `None` if there is nothing at this place.
fn title(locale: Locale, draft: &Draft, spot: Spot, players: &Players) -> Option<String> {
    let hand = &draft.entry.hand;
    Some(match spot {
        Spot::Concealed(index) => locale
            .translate(hand.concealed.get(index)?.name())
            .to_owned(),
        Spot::Winning => {
            let name = hand.winning_tile.map_or("", |tile| tile.name());
            tr!(locale, "Winning tile: {0}", name)
        }
        Spot::Bonus(index) => {
            let name = hand.bonus.get(index).map_or("", |tile| tile.name());
            locale.translate(name).to_owned()
        }
        Spot::Indicator(list, index) => {
            indicator(locale, draft, list, *draft.indicators(list).get(index)?)
        }
        Spot::Meld(index) => name(locale, hand.melds.get(index)?, players),
    })
}

/// Draws the actions for one kind of place: the winning tile, or a set.
fn more(
    locale: Locale,
    draft: &Draft,
    spot: Spot,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    match spot {
        Spot::Concealed(index) => html! {
            <button
                type="button"
                class="button"
                data-action="wins"
                onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SetWinningTile(index)))}
            >
                { tr!(locale, "Winning tile") }
            </button>
        },
        Spot::Meld(index) => match draft.entry.hand.melds.get(index) {
            Some(meld) => html! {
                <>
                    { kinds(locale, meld, index, onaction) }
                    { givers(locale, draft, meld, index, players, onaction) }
                </>
            },
            None => Html::default(),
        },
        Spot::Winning | Spot::Bonus(_) | Spot::Indicator(..) => Html::default(),
    }
}

/// Draws the kinds of a kong.
fn kinds(locale: Locale, meld: &MeldInput, index: usize, onaction: &Callback<PageAction>) -> Html {
    let kind = |(kind, name): (MeldKind, &'static str)| {
        html! {
            <button
                type="button"
                class="segment"
                data-kong={kind.key()}
                aria-pressed={(meld.kind == kind).to_string()}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SetKongKind(index, kind)))}
            >
                { locale.translate(name) }
            </button>
        }
    };
    html! {
        if meld.kind.set() == SetKind::Kong {
            <div class="group" role="group" aria-label={tr!(locale, "Kind of kong")}>
                { for KONGS.map(kind) }
            </div>
        }
    }
}

/// Draws the players from whom a set can have been claimed.
fn givers(
    locale: Locale,
    draft: &Draft,
    meld: &MeldInput,
    index: usize,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    // Only the player before the winner can have discarded for a chow.
    let needs_seat = meld.kind.is_claimed() && meld.kind != MeldKind::Chow;
    let winner = draft.entry.context.seat;
    let others = Seat::ALL.into_iter().filter(|seat| Some(*seat) != winner);
    let giver = |seat: Seat| {
        let pressed = meld.from == Some(seat);
        let from = Some(seat).filter(|_| !pressed);
        html! {
            <button
                type="button"
                class="segment"
                data-from={seat.letter().to_string()}
                aria-pressed={pressed.to_string()}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SetClaimSource(index, from)))}
            >
                { phrases::player_name(locale, players, seat) }
            </button>
        }
    };
    html! {
        if needs_seat || meld.from.is_some() {
            <div class="group" role="group" aria-label={tr!(locale, "Claimed from")}>
                <span class="group-label">{ tr!(locale, "Claimed from") }</span>
                { for others.map(giver) }
            </div>
        }
    }
}
