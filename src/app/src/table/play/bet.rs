//! Correction of bets: a missing one, or one by the wrong player.

use tilewise_ledger::GameEvent;
use tilewise_rules::Seat;
use yew::prelude::*;

use super::players::seated;
use crate::i18n::Locale;
use crate::table::house;
use crate::table::table_nav::{head, kinds};
use crate::table::view::TableView;

/// Draws the choice of the player who bet.
pub fn bet(locale: Locale, at: &TableView) -> Html {
    let before = at.before();
    let Some(table) = before.table() else {
        return Html::default();
    };
    let seats = table.seats();
    let current = match at.event_to_edit(table) {
        Some(GameEvent::Bet(player)) => table.seat_of(player),
        _ => None,
    };
    let onseat = {
        let at = at.clone();
        Callback::from(move |seat: Seat| at.commit(GameEvent::Bet(seats[seat])))
    };
    let has_bet = |seat: Seat| table.bets.contains(&seats[seat]);
    let bet = locale.translate(house(table).rule_set().game.progression.bet_name);
    let who = tr!(locale, "Who declared {0}?", bet);
    html! {
        <div class="step-panel">
            { head(locale, at, who.clone()) }
            { kinds(locale, at) }
            <div class="who-keys" role="group" aria-label={who}>
                { for seated(locale, table, &|seat| !has_bet(seat), &|seat| current == Some(seat), &onseat) }
            </div>
        </div>
    }
}
