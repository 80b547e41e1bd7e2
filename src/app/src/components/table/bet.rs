//! Somebody bet on the own hand, and it was forgotten, or somebody else did.

use tilewise_ledger::Input;
use tilewise_rules::Seat;
use yew::prelude::*;

use super::players::seated;
use super::{At, head, kinds};
use crate::language::translate;
use crate::table::house;

/// Who bet.
pub fn bet(at: &At) -> Html {
    let before = at.before();
    let Some(table) = before.table() else {
        return Html::default();
    };
    let seats = table.seats();
    let said = match at.said(table) {
        Some(Input::Bet(player)) => table.seat_of(player),
        _ => None,
    };
    let onseat = {
        let at = at.clone();
        Callback::from(move |seat: Seat| at.tell(Input::Bet(seats[seat])))
    };
    let has_bet = |seat: Seat| table.bets.contains(&seats[seat]);
    let bet = translate(house(table).rule_set().progression.bet_name);
    let who = tr!("Who declared {0}?", bet);
    html! {
        <div class="told">
            { head(at, who.clone()) }
            { kinds(at) }
            <div class="who-keys" role="group" aria-label={who}>
                { for seated(table, &|seat| !has_bet(seat), &|seat| said == Some(seat), &onseat) }
            </div>
        </div>
    }
}
