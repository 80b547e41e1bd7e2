//! The winner's seat and the prevailing wind.

use tilewise_rules::{WinContextInput, Wind};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::{HandAction, PageAction};
use crate::ui::phrases;

/// Draws the keys for the winner's seat and the prevailing wind.
pub fn winds(locale: Locale, context: &WinContextInput, onaction: &Callback<PageAction>) -> Html {
    let seat = |wind: Wind| {
        html! {
            <button
                type="button"
                class="segment segment-wind"
                data-winner-seat={wind.letter().to_string()}
                aria-label={locale.translate(wind.name())}
                title={locale.translate(wind.name())}
                aria-pressed={(context.seat == Some(wind)).to_string()}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SetWinner(wind)))}
            >
                { phrases::seat_letter(locale, wind) }
            </button>
        }
    };
    let prevailing = |wind: Wind| {
        html! {
            <button
                type="button"
                class="segment segment-wind"
                data-prevailing={wind.letter().to_string()}
                aria-label={locale.translate(wind.name())}
                title={locale.translate(wind.name())}
                aria-pressed={(context.prevailing == Some(wind)).to_string()}
                onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SetPrevailing(wind)))}
            >
                { phrases::seat_letter(locale, wind) }
            </button>
        }
    };
    html! {
        <div class="winds">
            { row(locale, text!("Seat wind"), Wind::ALL.map(seat)) }
            { row(locale, text!("Prevailing wind"), Wind::ALL.map(prevailing)) }
        </div>
    }
}

/// Draws the keys of one question.
fn row(locale: Locale, title: &'static str, keys: [Html; 4]) -> Html {
    let title = locale.translate(title);
    html! {
        <div class="winds-row" role="group" aria-label={title}>
            <h2 class="label">{ title }</h2>
            <div class="group">{ for keys }</div>
        </div>
    }
}
