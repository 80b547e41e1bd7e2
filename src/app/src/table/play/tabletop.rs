//! Overview: the table from above with seats and scores, and the possible entries.

use tilewise_ledger::{Change, Correction, GameEvent, Holder, PlayerId, Table};
use tilewise_rules::{PotKey, Progression, Seat};
use yew::prelude::*;

use super::carried_debts::carried_debts;
use super::players::{all_players, reseated};
use crate::i18n::Locale;
use crate::table::history::{nets, what};
use crate::table::standings::{end, needs};
use crate::table::table_nav::{games_button, save_link};
use crate::table::transfer::watch;
use crate::table::view::{TableView, href};
use crate::table::{Route, amount, counters, hand, house, name};
use crate::ui::icon::{Icon, drawing};
use crate::ui::local_time::as_clock_time;
use crate::ui::phrases;

/// Styles of the places of those who sit East, South, West and North in the first hand.
const SIDES: [&str; 4] = ["plate-bottom", "plate-right", "plate-top", "plate-left"];

/// Names with more Latin letters than this are drawn smaller.
const LONG: usize = 10;

/// Draws the table, and the buttons for entries.
pub fn tabletop(locale: Locale, at: &TableView, table: &Table) -> Html {
    html! {
        <div class="tabletop-screen">
            { watch::watch(locale, at) }
            <div
                class="tabletop"
                role="group"
                tabindex="-1"
                data-step=""
                aria-label={tr!(locale, "The table")}
            >
                { for SIDES.into_iter().zip(Seat::ALL).map(|(side, first)| {
                    plate(locale, at, table, side, table.first_seats[first])
                }) }
                { middle(locale, table) }
            </div>
            { round_end(locale, at, table) }
            { super::entry_draft::draft_notice(locale, at) }
            if let Some(last) = last(locale, at, table) {
                { last }
            }
            { moved(locale, at, table) }
            { sum(locale, at, table) }
            { resting(locale, table) }
            if at.writes() {
                { rotation(locale, at, table) }
            }
            if table.end_reason.is_some() {
                { game_over(locale, at, table) }
            } else if at.writes() {
                <p class="tabletop-hint">{ tr!(locale, "Tap the player who won, or:") }</p>
                { actions(locale, at) }
            }
            { carried_debts(locale, at, table) }
            { needs::needs(locale, table) }
            { foot(locale, at) }
        </div>
    }
}

/// Draws the place of a player: a link to the win form, and the button for a bet.
fn plate(
    locale: Locale,
    at: &TableView,
    table: &Table,
    side: &'static str,
    player: PlayerId,
) -> Html {
    let Some(seat) = table.seat_of(player) else {
        return Html::default();
    };
    let deals = seat == Seat::East;
    let has = amount(house(table), table.accounts.balance(Holder::Player(player)));
    let who = name(table, player);
    let label = if deals {
        tr!(
            locale,
            "{0} won. {1}, the dealer: {2}",
            who.clone(),
            seat,
            has.clone()
        )
    } else {
        tr!(locale, "{0} won. {1}: {2}", who.clone(), seat, has.clone())
    };
    let is_read_only = table.end_reason.is_some() || !at.writes();
    let content = html! {
        <>
            <span class="plate-player">
                <span class="wind">{ phrases::seat_letter(locale, seat) }</span>
                <span class={name_class(&who)} title={who.clone()}>{ who }</span>
            </span>
            if let Some(by) = table.substitute(player) {
                <span class="plate-by">{ tr!(locale, "{0} plays", by.to_owned()) }</span>
            }
            <strong class="plate-score">{ has }</strong>
            if deals {
                <span class="plate-deals">{ tr!(locale, "Dealer") }</span>
            }
        </>
    };
    html! {
        <div
            class={classes!("plate", side, deals.then_some("plate-dealer"))}
            data-player={player.0.to_string()}
            data-seat={seat.letter().to_string()}
        >
            if is_read_only {
                <div class="plate-main">{ content }</div>
            } else {
                <a
                    class="plate-main"
                    aria-label={label}
                    href={href(&Route::Win(Some(player)).into())}
                >
                    { content }
                </a>
                { bet(locale, at, table, player) }
            }
        </div>
    }
}

/// Returns the class of a name by its length.
fn name_class(name: &str) -> &'static str {
    if phrases::shorten(name, LONG).len() < name.len() {
        "plate-name plate-long"
    } else {
        "plate-name"
    }
}

/// Button that places a bet, if the rules have bets.
fn bet(locale: Locale, at: &TableView, table: &Table, player: PlayerId) -> Html {
    let &Progression { bet, bet_name, .. } = house(table).rule_set().game.progression;
    if bet == 0 {
        return Html::default();
    }
    let has_bet = table.bets.contains(&player);
    let called = locale.translate(bet_name);
    let label = if has_bet {
        tr!(
            locale,
            "{0} declared {1}: undo",
            name(table, player),
            called
        )
    } else {
        tr!(
            locale,
            "{0} declares {1} ({2})",
            name(table, player),
            called,
            bet
        )
    };
    let at = at.clone();
    let onclick = move |_: MouseEvent| {
        if !has_bet {
            return at.append(GameEvent::Bet(player));
        }
        // The last entry of this bet.
        let all = at.replayed.log.resolved();
        let mut bets = all.iter().rev();
        if let Some(one) = bets.find(|one| *one.event == GameEvent::Bet(player)) {
            at.append(GameEvent::Correction(Correction {
                target: one.id.clone(),
                change: Change::Delete,
            }));
        }
    };
    html! {
        <button
            type="button"
            class="stick"
            data-bet={player.0.to_string()}
            aria-label={label}
            aria-pressed={has_bet.to_string()}
            {onclick}
        >
            <i aria-hidden="true"></i>
            <span>{ called }</span>
        </button>
    }
}

/// Draws the current hand, and the counters and bets on the table.
fn middle(locale: Locale, table: &Table) -> Html {
    let house = house(table);
    let bets = table.bets_on_table();
    html! {
        <div class="tabletop-middle">
            <strong data-position="">{ hand(locale, house, table.position, table.repeats) }</strong>
            if let Some(text) = counters(locale, house, table.position) {
                <span data-counters="">{ text }</span>
            }
            if bets > 0 {
                <span data-bets={bets.to_string()}>
                    { tr!(locale, "{0} {0:bet|bets}", i64::from(bets)) }
                </span>
            }
            { pot(locale, table, PotKey::Draws, text!("Pot")) }
            { pot(locale, table, PotKey::Jackpot, text!("Jackpot")) }
        </div>
    }
}

/// Draws the end of the round of a club for which the game was opened.
fn round_end(locale: Locale, at: &TableView, table: &Table) -> Html {
    let ends = at.replayed.club_table().and_then(|club| club.ends);
    match ends.filter(|_| table.end_reason.is_none()) {
        Some(ends) => html! {
            <p class="tabletop-hint" data-ends={ends.to_string()}>
                { tr!(locale, "The round ends at {0}.", as_clock_time(ends)) }
            </p>
        },
        None => Html::default(),
    }
}

/// Draws the points in a pot, if there are any.
fn pot(locale: Locale, table: &Table, key: PotKey, name: &'static str) -> Html {
    let points = table.accounts.balance(key.into());
    html! {
        if points != 0 {
            <span data-pot={name}>
                { tr!(locale, "{0}: {1}", locale.translate(name), amount(house(table), points)) }
            </span>
        }
    }
}

/// Draws a change of seats, until the next hand is entered.
fn moved(locale: Locale, at: &TableView, table: &Table) -> Html {
    let mut lines = at.replayed.game.outcomes().iter().rev();
    let last = lines.find(|line| line.end.is_some() || line.seat_change.is_some());
    let is_new = table.end_reason.is_none();
    let last = last.filter(|_| is_new);
    last.map(|one| reseated(locale, one)).unwrap_or_default()
}

/// Draws the last entry with its effect, and the button that deletes it.
fn last(locale: Locale, at: &TableView, table: &Table) -> Option<Html> {
    let line = at.replayed.game.outcomes().last()?;
    let event = at.replayed.entry_event(&line.entry)?;
    if matches!(event, GameEvent::Opened(_)) {
        return None;
    }
    let undo = at
        .replayed
        .log
        .undo()
        .filter(|step| step.entry.id == line.entry);
    let undo = undo.filter(|_| at.writes());
    Some(html! {
        <div class="tabletop-last" data-last="">
            <a
                class="tabletop-last-event"
                href={href(&Route::Entry(line.entry.clone()).into())}
            >
                <strong>{ what(locale, table, line, &event) }</strong>
                <span class="past-net">{ nets(table, line) }</span>
            </a>
            if let Some(step) = undo {
                <button
                    type="button"
                    class="button button-bare"
                    data-action="undo-last"
                    onclick={onwrite(at, GameEvent::Correction(step.correction))}
                >
                    { tr!(locale, "Undo") }
                </button>
            }
        </div>
    })
}

/// Returns a click handler that writes an event at the end of the log.
fn onwrite(at: &TableView, input: GameEvent) -> Callback<MouseEvent> {
    let at = at.clone();
    Callback::from(move |_| at.append(input.clone()))
}

/// Draws the check of the sum, the rules, and the buttons for undo and redo.
fn sum(locale: Locale, at: &TableView, table: &Table) -> Html {
    let house = house(table);
    let log = &at.replayed.log;
    let steps = [log.undo(), log.redo()];
    let steps = steps.map(|step| step.map(|step| GameEvent::Correction(step.correction)));
    let [undo, redo] = steps.map(|step| at.writes().then_some(step));
    let all = table.accounts.sum();
    let text = tr!(locale, "Wins and losses add up to {0}", amount(house, all));
    html! {
        <div class="tabletop-sum">
            if let Some(step) = undo {
                { back_or_on(at, Icon::Undo, "undo", tr!(locale, "Undo"), step) }
            }
            <p>
                <span data-sum={all.to_string()}>{ text }</span>
                if at.writes() {
                    <a href={href(&Route::Rules.into())} data-action="rules">
                        { phrases::config_name(locale, house) }
                    </a>
                } else {
                    <span>{ phrases::config_name(locale, house) }</span>
                }
            </p>
            if let Some(step) = redo {
                { back_or_on(at, Icon::Redo, "redo", tr!(locale, "Redo"), step) }
            }
        </div>
    }
}

/// Button for undo or redo.
fn back_or_on(
    at: &TableView,
    icon: Icon,
    key: &'static str,
    label: &'static str,
    input: Option<GameEvent>,
) -> Html {
    html! {
        <button
            type="button"
            class="button button-bare"
            data-action={key}
            aria-label={label}
            title={label}
            aria-disabled={input.is_none().then_some("true")}
            onclick={input.map(|input| onwrite(at, input))}
        >
            { drawing(icon) }
        </button>
    }
}

/// Draws the players without a seat.
fn resting(locale: Locale, table: &Table) -> Html {
    let resting: Vec<_> = all_players(table)
        .filter(|&one| table.seat_of(one).is_none())
        .collect();
    if resting.is_empty() {
        return Html::default();
    }
    html! {
        <ul class="resting" aria-label={tr!(locale, "Sitting out")}>
            for one in resting {
                <li>
                    { name(table, one) }
                    { " " }
                    <strong>
                        { amount(house(table), table.accounts.balance(Holder::Player(one))) }
                    </strong>
                </li>
            }
        </ul>
    }
}

/// Draws the rotation of players at the end of a round.
fn rotation(locale: Locale, at: &TableView, table: &Table) -> Html {
    let Some(seats) = table.rotation_due() else {
        return Html::default();
    };
    let now = table.first_seats;
    let swaps = Seat::ALL
        .into_iter()
        .filter(|&seat| seats[seat] != now[seat]);
    html! {
        <section
            class="tabletop-notice"
            data-rotation=""
            aria-label={tr!(locale, "A round is over")}
        >
            <p><strong>{ tr!(locale, "A round is over") }</strong></p>
            <ul class="resting">
                for seat in swaps {
                    <li>
                        { tr!(locale, "{0} comes in for {1}",
                            name(table, seats[seat]),
                            name(table, now[seat])
                        ) }
                    </li>
                }
            </ul>
            <button
                type="button"
                class="button"
                data-action="rotate"
                onclick={onwrite(at, GameEvent::Seats(seats))}
            >
                { tr!(locale, "Confirm seats") }
            </button>
        </section>
    }
}

/// Draws the buttons for entries.
fn actions(locale: Locale, at: &TableView) -> Html {
    html! {
        <div class="tabletop-actions">
            { super::scored_hand::with_tiles(at, "button", tr!(locale, "Win (enter tiles)")) }
            if let Some(begun) = super::scored_hand::begun(locale, at) {
                { begun }
            }
            { link(locale, "button", "drawn", text!("Nobody won"), Route::Draw(None)) }
            { link(locale, "button", "happened", text!("Foul or other event"), Route::Event(None)) }
        </div>
    }
}

/// Link to a step.
fn link(
    locale: Locale,
    class: &'static str,
    key: &'static str,
    label: &'static str,
    step: Route,
) -> Html {
    html! {
        <a {class} href={href(&step.into())} data-action={key}>{ locale.translate(label) }</a>
    }
}

/// Draws the end of the game and its reason.
fn game_over(locale: Locale, at: &TableView, table: &Table) -> Html {
    let reason = match table.end_reason {
        Some((_, text)) if !text.is_empty() => phrases::rule_sentence(locale, text),
        _ => tr!(locale, "Ended by the players.").to_owned(),
    };
    html! {
        <div class="tabletop-notice" role="status">
            <p>
                <strong>{ tr!(locale, "The game is over.") }</strong>
                { " " }
                { reason }
            </p>
            { end::winner(locale, table) }
            if at.replayed.club_table().is_some() {
                <p>{ tr!(locale, "Then give the result to the desk of the club.") }</p>
            }
            <a class="button button-done" data-action="final" href={href(&Route::End.into())}>
                { tr!(locale, "Final scores") }
            </a>
            { save_link("button", tr!(locale, "Save and share")) }
            if let Some(again) = end::same_players(locale, at, table, "button") {
                { again }
            }
            if at.writes() {
                <button
                    type="button"
                    class="button"
                    data-action="reopen"
                    onclick={onwrite(at, GameEvent::Reopened)}
                >
                    { tr!(locale, "Go on playing") }
                </button>
            }
        </div>
    }
}

/// Links to the other views of the game.
fn foot(locale: Locale, at: &TableView) -> Html {
    let link = |key: &'static str, label: &'static str, step: Route| {
        link(locale, "button button-bare", key, label, step)
    };
    html! {
        <div class="tabletop-foot">
            { link("history", text!("History"), Route::History) }
            if at.writes() {
                { link("seats", text!("Seats"), Route::Seats) }
            }
            { link("dice", text!("Dice"), Route::Dice) }
            { link("end", text!("Standings"), Route::End) }
            { save_link("button button-bare", tr!(locale, "Save")) }
            { games_button(locale) }
        </div>
    }
}
