//! Value of a win with one more of its unit, and the change of the score differences.

use tilewise_rules::{Gap, Indicators, Seat, Sentence, WithMore, sentence};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::outcome::ScoredWin;
use crate::store::Players;
use crate::ui::phrases;

/// Draws the value with one more, and the points gained on each other player.
pub fn with_more(
    locale: Locale,
    win: &ScoredWin,
    more: Option<&WithMore>,
    players: &Players,
) -> Html {
    if win.below_minimum() {
        return Html::default();
    }
    html! {
        <div class="part">
            <h2 class="label">{ tr!(locale, "In comparison") }</h2>
            <ul class="lines">
                if let Some(more) = more {
                    <li class="line" data-more="">{ counts(locale, win, more) }</li>
                }
                <li class="line" data-gained="">{ gained(locale, win, players) }</li>
            </ul>
        </div>
    }
}

/// Returns a sentence such as "1 more han, as by an ura dora: Haneman, 6,000 all".
fn counts(locale: Locale, win: &ScoredWin, more: &WithMore) -> String {
    let house = &win.draft.house;
    let paid = phrases::paid(locale, win.money(), &more.payments);
    let paid = match more.basis.level {
        Some(level) => tr!(locale, "{0}, {1}", locale.translate(level.name), paid),
        None => paid,
    };
    let value = phrases::value(locale, house, more.counts);
    let takes_ura = win.draft.takes_indicator(Indicators::Ura);
    if more.counts == 1 && takes_ura {
        tr!(
            locale,
            "With {0} more, as by one more ura: {1}",
            value,
            paid
        )
    } else {
        tr!(locale, "With {0} more: {1}", value, paid)
    }
}

/// Returns a sentence such as "Points gained on East 16,000, on South 8,000".
fn gained(locale: Locale, win: &ScoredWin, players: &Players) -> String {
    let winner = win.winner();
    let gained = win.score.payments.gained_on(winner);
    let others = Seat::ALL.into_iter().filter(|&seat| seat != winner);
    let one = |seat: Seat| {
        let amount = phrases::short_amount(win.money(), gained[seat]);
        Gap::from(sentence!(
            "{0} +{1}",
            phrases::player_name(locale, players, seat),
            amount
        ))
    };
    tr!(
        locale,
        "Gained on each: {0}",
        Sentence::joined("{0}, {1}", others.map(one))
    )
}
