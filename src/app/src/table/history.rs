//! The history of a game: the list of entries, and the actions for each.

pub mod changes;
pub mod reported;

use tilewise_ledger::{
    Change, Correction, EntryId, EntryOutcome, GameEvent, Holder, Move, ResolvedEntry, Table,
    TableEvent, WinMethod, WinRecord,
};
use yew::prelude::*;

use super::history::changes::changes;
use super::play::players::{all_players, reseated, shares, unpaid_claimants};
use super::play::scored_hand::with_tiles;
use super::table_nav::head;
use super::view::{TableView, go, href};
use crate::i18n::{Locale, PENALTY_BOOKS, use_locale};
use crate::problem_report::report_button;
use crate::table::{
    EditTarget, Route, TableLocation, amount, debts_after, hand, holder, house, name, net, refusal,
    signed,
};
use crate::ui::phrases;

/// The number of lines that are rendered at once. Most games have fewer.
pub const AT_ONCE: usize = 300;

/// Renders all entries, the last one first.
pub fn history(at: &TableView) -> Html {
    html! { <History at={at.clone()} /> }
}

/// Properties of [`History`].
#[derive(Properties, PartialEq)]
struct HistoryProps {
    /// The game, and the location in it.
    at: TableView,
}

/// The list of all entries. Earlier ones are rendered on demand.
#[component]
fn History(props: &HistoryProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let drawn = use_state_eq(|| AT_ONCE);
    let Some(table) = at.replayed.table() else {
        return Html::default();
    };
    let locale = locale.of_part(house(table).rule_set().table_key());
    let entries = at.replayed.log.resolved();
    let lines = at.replayed.game.outcomes().iter().zip(&entries).rev();
    let earlier = lines.len().saturating_sub(*drawn);
    let onmore = {
        let drawn = drawn.clone();
        Callback::from(move |_: MouseEvent| drawn.set(*drawn + AT_ONCE))
    };
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "History").to_owned()) }
            <ol class="pasts" reversed={true} start={entries.len().to_string()}>
                for (line, entry) in lines.take(*drawn) {
                    <li key={line.entry.0.clone()}>{ line_link(locale, table, line, entry) }</li>
                }
            </ol>
            if earlier > 0 {
                <button type="button" class="button" data-action="earlier" onclick={onmore}>
                    { tr!(locale, "{0} earlier {0:line|lines}", earlier) }
                </button>
            }
        </div>
    }
}

/// Renders the line of an entry, with a link to its payments and actions.
fn line_link(locale: Locale, table: &Table, line: &EntryOutcome, entry: &ResolvedEntry) -> Html {
    html! {
        <a class="past" data-line="" href={href(&Route::Entry(line.entry.clone()).into())}>
            { for cells(locale, table, line, entry.event, &[]) }
            if let Some(debts) = debts_after(locale, table, line) {
                <span class="past-then">{ debts }</span>
            }
            if let Some((_, text)) = line.seat_change {
                <span class="past-then">{ phrases::rule_sentence(locale, text) }</span>
            }
        </a>
    }
}

/// Renders the hand, the description and the net scores of an entry, with the given clauses.
pub fn cells(
    locale: Locale,
    table: &Table,
    line: &EntryOutcome,
    event: &GameEvent,
    clauses: &[&'static str],
) -> [Html; 3] {
    let locale = locale_of(locale, table, line);
    [
        html! {
            <span class="past-when">
                { hand(locale, line.house(table), line.position, line.repeats) }
            </span>
        },
        html! { <span class="past-what">{ what(locale, table, line, event) }</span> },
        html! {
            <span class="past-net">
                { nets(table, line) }
                for clause in clauses {
                    <cite>{ *clause }</cite>
                }
            </span>
        },
    ]
}

/// Returns the wording of the rules by which an entry was played.
pub fn locale_of(locale: Locale, table: &Table, line: &EntryOutcome) -> Locale {
    locale.of_part(line.house(table).rule_set().table_key())
}

/// Renders the net score of each player in an entry.
pub fn nets(table: &Table, line: &EntryOutcome) -> Html {
    let all = all_players(table)
        .map(|one| (one, net(line, one)))
        .filter(|(_, amount)| *amount != 0);
    html! {
        for (player, amount) in all {
            <span class={if amount > 0 { "past-gain" } else { "past-loss" }}>
                { name(table, player) }
                { "\u{a0}" }
                { signed(line.house(table), amount) }
            </span>
        }
    }
}

/// Returns the description of an entry, with the reason if it was refused.
pub fn what(locale: Locale, table: &Table, line: &EntryOutcome, event: &GameEvent) -> String {
    let locale = locale_of(locale, table, line);
    let is_foul = matches!(event, GameEvent::Foul(_));
    let locale_of_event = if is_foul {
        locale.of_part(PENALTY_BOOKS)
    } else {
        locale
    };
    let text = locale_of_event.sentence(&line.sentence(table, event));
    match &line.refusal {
        Some(why) => tr!(
            locale,
            "{0}. {1}",
            text,
            refusal(locale, table, why).join(" ")
        ),
        None => text,
    }
}

/// Renders an entry with its payments and actions.
pub fn line(locale: Locale, at: &TableView, table: &Table, id: &EntryId) -> Html {
    let event = at.replayed.entry_event(id);
    let Some((line, event)) = at.replayed.line(id).zip(event.as_ref()) else {
        return head(
            locale,
            at,
            tr!(locale, "This entry no longer exists").to_owned(),
        );
    };
    let locale = locale_of(locale, table, line);
    let title = title(locale, table, line, event);
    html! {
        <div class="step-panel">
            <div class="games-head">
                { link("way-back", "back", href(&Route::History.into()), tr!(locale, "History")) }
                { super::table_nav::title(title) }
            </div>
            { shares(table, line) }
            if let Some(unpaid) = unpaid_claimants(locale, table, line, event) {
                { unpaid }
            }
            <ul class="lines">{ for line.moves.iter().map(|one| payment(locale, table, line, one)) }</ul>
            if let Some(debts) = debts_after(locale, table, line) {
                <p class="followed" data-debts-after="">{ debts }</p>
            }
            if let Some((clause, text)) = line.progression {
                <p class="followed">
                    { phrases::rule_sentence(locale, text) }
                    { " " }
                    <cite>{ clause }</cite>
                </p>
            }
            { reseated(locale, line) }
            if !line.moves.is_empty() || line.end.is_some() {
                { link(
                    "button",
                    "picture",
                    href(&Route::Picture(Some(id.clone())).into()),
                    tr!(locale, "A picture for the chat"),
                ) }
            }
            if at.writes() {
                { actions(locale, at, line, event) }
            }
            { report_button(locale, &at.onaction) }
        </div>
    }
}

/// Returns the hand and the description of an entry.
fn title(locale: Locale, table: &Table, line: &EntryOutcome, event: &GameEvent) -> String {
    let hand = hand(locale, line.house(table), line.position, line.repeats);
    format!("{hand}: {}", what(locale, table, line, event))
}

/// Renders a payment of an entry, with its rule.
fn payment(locale: Locale, table: &Table, line: &EntryOutcome, one: &Move) -> Html {
    let from = holder(locale, table, one.from);
    let from = match one.from {
        Holder::Player(_) => from,
        Holder::Pot(_) | Holder::Bank => phrases::capitalize(&from),
    };
    let name = tr!(
        locale,
        "{0} to {1}: {2}",
        from,
        holder(locale, table, one.to),
        amount(line.house(table), one.amount)
    );
    html! {
        <li class="line">
            <span class="line-name">{ name }</span>
            <span class="line-text">
                { phrases::rule_sentence(locale, one.reason) }
                { " " }
                <cite>{ one.clause }</cite>
            </span>
        </li>
    }
}

/// Renders the links that change an entry, or add one to it or before it.
fn actions(locale: Locale, at: &TableView, line: &EntryOutcome, event: &GameEvent) -> Html {
    let id = &line.entry;
    let to = |key: &'static str, label: &'static str, target: EditTarget, route: Route| {
        let place = TableLocation { route, target };
        link("button", key, href(&place), locale.translate(label))
    };
    let before = |key: &'static str, label: &'static str, route: Route| {
        to(key, label, EditTarget::InsertBefore(id.clone()), route)
    };
    let is_win = matches!(event, GameEvent::Win(_) | GameEvent::MultipleWins(_));
    html! {
        <div class="tabletop-actions">
            { for change(locale, at, id, event) }
            if is_win && can_add_winner(line) {
                { to(
                    "another",
                    text!("And another winner"),
                    EditTarget::AddWinner(id.clone()),
                    Route::Win(None),
                ) }
            }
            if !matches!(event, GameEvent::Opened(_)) {
                { before("before", text!("Insert before"), Route::Win(None)) }
                { before("rules-before", text!("Other rules from this hand on"), Route::Rules) }
                { link(
                    "button button-loss",
                    "delete",
                    href(&Route::Delete(id.clone()).into()),
                    tr!(locale, "Delete"),
                ) }
            }
        </div>
    }
}

/// Renders a link with an action key.
fn link(class: &'static str, action: &'static str, to: String, label: &'static str) -> Html {
    html! {
        <a {class} data-action={action} href={to}>{ label }</a>
    }
}

/// Returns whether another player may win on the same tile.
fn can_add_winner(line: &EntryOutcome) -> bool {
    let on_discard = line
        .wins
        .iter()
        .all(|won| won.method != WinMethod::SelfDraw);
    on_discard && (1..3).contains(&line.wins.len())
}

/// Renders the links that change an entry. Their forms start with its current content.
fn change(locale: Locale, at: &TableView, id: &EntryId, event: &GameEvent) -> Vec<Html> {
    let aimed = |step: Route| TableLocation {
        route: step,
        target: EditTarget::Replace(id.clone()),
    };
    let to = |key: &'static str, label: &'static str, step: Route| {
        link("button", key, href(&aimed(step)), locale.translate(label))
    };
    // A win with tiles opens on the Score screen, which shows its score.
    let won = |last: Option<&WinRecord>| match last {
        Some(WinRecord::Hand(_)) => {
            let at = TableView {
                place: aimed(Route::Win(None)),
                ..at.clone()
            };
            let hand = with_tiles(&at, "button", tr!(locale, "See or change the hand"));
            vec![
                hand,
                to("change", text!("Enter only the value"), Route::Win(None)),
            ]
        }
        _ => vec![to("change", text!("Change"), Route::Win(None))],
    };
    let change = |step: Route| to("change", text!("Change"), step);
    let key = |happened: &TableEvent| Some(happened.event.clone());
    match event {
        GameEvent::Opened(_) => vec![
            to("names", text!("Names"), Route::Names),
            to("seats", text!("Seats"), Route::Seats),
            to("rules", text!("Rules of the game"), Route::Rules),
        ],
        GameEvent::Win(win) => won(Some(&win.event)),
        GameEvent::MultipleWins(wins) => won(wins.event.last()),
        GameEvent::Draw(draw) => vec![change(Route::Draw(draw.event.as_ref().and_then(key)))],
        GameEvent::TableEvent(happened) => vec![change(Route::Event(key(&happened.event)))],
        GameEvent::Foul(foul) => vec![change(Route::Event(Some(foul.event.foul.clone())))],
        GameEvent::Bet(_) => vec![change(Route::Bet)],
        GameEvent::Seats(_) => vec![change(Route::Seats)],
        GameEvent::NewPlayer(_) => vec![change(Route::Names)],
        GameEvent::Substitute(..) => vec![change(Route::Substitute)],
        GameEvent::Rules(_) => vec![change(Route::Rules)],
        GameEvent::Chips(_) => vec![change(Route::Chips)],
        GameEvent::Payment(_) => vec![change(Route::Payment)],
        GameEvent::Note(_) => vec![change(Route::Note)],
        GameEvent::Closed
        | GameEvent::Reopened
        | GameEvent::LockReleased
        | GameEvent::LockAcquired
        | GameEvent::Unread(_)
        | GameEvent::Correction(_) => Vec::new(),
    }
}

/// Renders the question before an entry is deleted, with the changes that follow.
pub fn delete(locale: Locale, at: &TableView, id: &EntryId) -> Html {
    let input = GameEvent::Correction(Correction {
        target: id.clone(),
        change: Change::Delete,
    });
    let diff = changes(locale, at, &input);
    let ondelete = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            at.append(input.clone());
            go(&at.onaction, Route::History);
        })
    };
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Delete this entry?").to_owned()) }
            { diff }
            <button
                type="button"
                class="button button-loss step-delete"
                data-action="done"
                onclick={ondelete}
            >
                { tr!(locale, "Delete") }
            </button>
        </div>
    }
}
