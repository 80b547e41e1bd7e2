//! Winner and discarder: the table from above.

use tilewise_rules::{Seat, WinBy};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::{Draft, HandAction, PageAction, Players};
use crate::ui::phrases;

/// Draws the table from above. The first tap on a seat sets the winner; the second one sets the discarder, or
/// self-draw if it is on the winner or the middle.
pub fn from_whom(
    locale: Locale,
    draft: &Draft,
    last_winner: Option<Seat>,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    let context = &draft.entry.context;
    let (seat, by) = (context.seat, context.by);
    let drawn = by == Some(WinBy::SelfDraw);
    let robbed = by == Some(WinBy::RobbingTheKong);
    let bonus = by == Some(WinBy::BonusTiles);
    let giver = giver(draft);
    let idle = giver.is_none() || bonus;
    let rob =
        onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SetRobbed(!robbed)));
    let title = if seat.is_none() {
        tr!(locale, "Who won?")
    } else {
        tr!(locale, "Won on")
    };
    html! {
        <div class="from-whom" id="from-whom">
            <h2 class="label">{ title }</h2>
            <div class="table" role="group" aria-label={tr!(locale, "Winner and discarder")}>
                { for Seat::ALL.map(|seat| chair(locale, draft, seat, last_winner, players, onaction)) }
                <button
                    type="button"
                    class="chair chair-middle"
                    data-action="self-draw"
                    aria-pressed={drawn.to_string()}
                    onclick={onaction.reform(|_: MouseEvent| PageAction::Hand(HandAction::SetSelfDraw))}
                >
                    { tr!(locale, "Self-draw") }
                </button>
            </div>
            <button
                type="button"
                class="chip"
                data-action="robbed"
                title={tr!(locale, "The tile was added to a kong and robbed from there")}
                aria-pressed={robbed.to_string()}
                aria-disabled={idle.then_some("true")}
                onclick={(!idle).then_some(rob)}
            >
                { tr!(locale, "Robbed kong") }
            </button>
            if bonus || draft.may_win_by_bonus() {
                <button
                    type="button"
                    class="chip"
                    data-action="bonus-win"
                    title={tr!(locale, "The bonus tiles won, whatever the hand")}
                    aria-pressed={bonus.to_string()}
                    onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SetBonusWin(!bonus)))}
                >
                    { tr!(locale, "By bonus tiles") }
                </button>
            }
        </div>
    }
}

/// Returns the player who gave the winning tile, if one did.
fn giver(draft: &Draft) -> Option<Seat> {
    let context = &draft.entry.context;
    let by = context.by?;
    context
        .from
        .filter(|_| by == WinBy::BonusTiles || by.needs_seat())
}

/// Draws a seat at the table.
fn chair(
    locale: Locale,
    draft: &Draft,
    one: Seat,
    last_winner: Option<Seat>,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> Html {
    let context = &draft.entry.context;
    let (seat, by) = (context.seat, context.by);
    let robbed = by == Some(WinBy::RobbingTheKong);
    let bonus = by == Some(WinBy::BonusTiles);
    let needs_winner = seat.is_none();
    let wins = seat == Some(one);
    let gives = giver(draft) == Some(one);
    let (text, class) = if wins {
        (tr!(locale, "winner"), "chair chair-winner")
    } else if gives && (robbed || bonus) {
        (tr!(locale, "robbed"), "chair chair-giver")
    } else if gives {
        (tr!(locale, "discarder"), "chair chair-giver")
    } else if needs_winner && last_winner == Some(one) {
        (
            locale.translate(draft.house.rule_set().game.progression.hands.last),
            "chair",
        )
    } else {
        ("", "chair")
    };
    let label = if needs_winner {
        tr!(locale, "{0} won", one)
    } else if wins {
        tr!(locale, "{0}, the winner: self-draw", one)
    } else if robbed {
        tr!(locale, "{0} made the kong that was robbed", one)
    } else if bonus && draft.robs_bonus_tiles() {
        tr!(locale, "{0} drew the bonus tile that won", one)
    } else {
        tr!(locale, "{0} discarded the winning tile", one)
    };
    let name = players.name(one);
    let label = match &name {
        Some(name) => format!("{name}: {label}"),
        None => label,
    };
    let text = name.unwrap_or(text).to_owned();
    let pressed = if wins {
        by == Some(WinBy::SelfDraw)
    } else {
        gives
    };
    html! {
        <button
            type="button"
            {class}
            data-seat={one.letter().to_string()}
            aria-label={label}
            aria-pressed={pressed.to_string()}
            onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::TapSeat(one)))}
        >
            <span class="chair-letter">{ phrases::seat_letter(locale, one) }</span>
            if !text.is_empty() {
                <span class="chair-text">{ text }</span>
            }
        </button>
    }
}
