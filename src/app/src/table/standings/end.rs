//! End of the game: standings, settlement, and the count of chips.

use std::rc::Rc;

use tilewise_ledger::{
    Chips, GameEvent, GameNote, Handover, Opening, PlayerId, PlayerStanding as Standing, Rules,
    Table,
};
use tilewise_rules::{Overall, RuleConfig, Sentence};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::chart::chart;
use crate::i18n::{Locale, use_locale};
use crate::storage::stamp;
use crate::store::GamesAction;
use crate::table::play::players::all_players;
use crate::table::table_nav::{head, save_link};
use crate::table::transfer;
use crate::table::view::{TableView, go, href};
use crate::table::{
    EditTarget, GamePlayer, Route, amount, as_typed, holder, house, in_hundredths, name, signed,
};
use crate::ui::phrases;

/// Draws the standings, the settlement, and the end of the game.
pub fn end(locale: Locale, at: &TableView, table: &Table) -> Html {
    let title = match table.end_reason {
        Some(_) => tr!(locale, "Final scores"),
        None => tr!(locale, "Standings"),
    };
    let standings = table.standings();
    let uma = table.settle_overall().filter(|all| !all.is_empty());
    let onclose = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.append(GameEvent::Closed))
    };
    let again = table
        .end_reason
        .and_then(|_| same_players(locale, at, table, "button button-done"));
    html! {
        <div class="step-panel">
            { head(locale, at, title.to_owned()) }
            if table.end_reason.is_some() {
                { winner(locale, table) }
                if at.replayed.club_table().is_some() {
                    { transfer::club_report(at) }
                }
            }
            <ol class="standings">
                { for standings.0.iter().map(|place| standing(locale, at, table, place)) }
            </ol>
            { chart(locale, at, table) }
            <h3 class="label">{ tr!(locale, "Settle up") }</h3>
            if uma.is_some() {
                <p class="tabletop-hint">
                    { tr!(locale, "By the points at the table: uma and penalties are not in it.") }
                </p>
            }
            { settlement(locale, table) }
            if let Some(all) = uma {
                { with_uma(locale, table, &all) }
            }
            { debts(locale, at, table) }
            if at.writes() {
                <details class="more">
                    <summary>{ tr!(locale, "Count the chips") }</summary>
                    <ChipCountForm at={at.clone()} />
                </details>
            }
            { note(locale, at, table) }
            { super::sessions::link(locale, at) }
            <a class="button" data-action="picture" href={href(&Route::Picture(None).into())}>
                { tr!(locale, "A picture for the chat") }
            </a>
            { save_link("button", tr!(locale, "Save and share")) }
            if table.end_reason.is_none() && at.writes() {
                <button
                    type="button"
                    class="button button-done"
                    data-action="close-game"
                    onclick={onclose}
                >
                    { tr!(locale, "End the game here") }
                </button>
            }
            if let Some(again) = again {
                { again }
            }
        </div>
    }
}

/// Draws the place and the note of the game, and the link to change them.
fn note(locale: Locale, at: &TableView, table: &Table) -> Html {
    html! {
        <>
            if let Some(note) = table.note.as_deref().map(GameNote::displayed) {
                <p class="game-note" data-note="">
                    if !note.place.is_empty() {
                        <strong>{ note.place }</strong>
                    }
                    if !note.note.is_empty() {
                        <span>{ note.note }</span>
                    }
                </p>
            }
            if at.writes() {
                <a class="button" data-action="note" href={href(&Route::Note.into())}>
                    { tr!(locale, "Place and note") }
                </a>
            }
        </>
    }
}

/// Draws the place and scores of a player.
fn standing(locale: Locale, at: &TableView, table: &Table, place: &Standing) -> Html {
    let house = house(table);
    let of = GamePlayer {
        game: at.replayed.id.to_string(),
        player: place.player,
    };
    let without_penalties = place
        .without_penalties
        .filter(|_| place.without_penalties != place.overall)
        .and_then(|score| overall(locale, house, score));
    html! {
        <li data-standing={place.player.0.to_string()}>
            <span class="standing-place">{ place_text(place.place) }</span>
            <a class="standing-name" href={href(&Route::Review(Some(of)).into())}>{ name(table, place.player) }</a>
            <span class="standing-score">
                <strong>{ amount(house, place.score) }</strong>
                <small>{ signed(house, place.gained) }</small>
                if let Some(score) = place.overall {
                    <small data-overall={score.to_string()}>{ overall(locale, house, score) }</small>
                }
                if let Some(score) = without_penalties {
                    <small data-without-penalties="">
                        { tr!(locale, "{0} without penalties", score) }
                    </small>
                }
            </span>
        </li>
    }
}

/// Draws the payments that settle the game.
fn settlement(locale: Locale, table: &Table) -> Html {
    let all = table.settle();
    if all.is_empty() {
        return html! { <p>{ tr!(locale, "Nobody owes anything.") }</p> };
    }
    html! {
        <ul class="pasts" data-settle={all.len().to_string()}>
            for one in &all {
                <li class="settle">{ handed(locale, table, one) }</li>
            }
        </ul>
    }
}

/// Draws the settlement of overall scores, in thousandths of a point.
fn with_uma(locale: Locale, table: &Table, all: &[Handover]) -> Html {
    let line = |one: &Handover| {
        tr!(
            locale,
            "{0} to {1}: {2}",
            holder(locale, table, one.from),
            holder(locale, table, one.to),
            thousandths(one.amount)
        )
    };
    html! {
        <>
            <h3 class="label">{ tr!(locale, "Settle up with uma and penalties") }</h3>
            <ul class="pasts" data-settle-overall="">
                for one in all {
                    <li class="settle">{ line(one) }</li>
                }
            </ul>
        </>
    }
}

/// Returns the rank in the standings; a dash for a player who isn't ranked.
pub fn place_text(place: Option<usize>) -> String {
    place.map_or_else(|| "–".to_owned(), |place| place.to_string())
}

/// Draws the winner of the game.
pub fn winner(locale: Locale, table: &Table) -> Html {
    let Some(text) = winner_text(locale, table) else {
        return Html::default();
    };
    html! {
        <p class="end-winner" data-winner="">
            <strong>{ text }</strong>
        </p>
    }
}

/// Returns who wins the game, in a sentence.
pub fn winner_text(locale: Locale, table: &Table) -> Option<String> {
    let standings = table.standings();
    let first = standings.0.iter().filter(|place| place.place == Some(1));
    let first: Vec<_> = first.map(|place| name(table, place.player)).collect();
    match first.as_slice() {
        [] => None,
        [one] => Some(tr!(locale, "{0} wins the game.", one.clone())),
        several => Some(tr!(
            locale,
            "{0} share the first place.",
            several.join(", ")
        )),
    }
}

/// Button for a new game of the same players in the same seats, by the current rules.
pub fn same_players(
    locale: Locale,
    at: &TableView,
    table: &Table,
    class: &'static str,
) -> Option<Html> {
    let first = at.replayed.log.resolved().into_iter().next()?;
    let GameEvent::Opened(opening) = first.event else {
        return None;
    };
    let opening = Opening {
        rules: Rules::clone(&table.rules),
        players: table.players.to_vec(),
        // Another game is none of the same round.
        club: None,
        ..opening.clone()
    };
    let idle = !at.games.may_write();
    let at = at.clone();
    let onbegin = Callback::from(move |_: MouseEvent| {
        let opening = Rc::new(GameEvent::Opened(opening.clone()));
        at.dispatch(GamesAction::Begin(opening, stamp(&at.storage)));
        go(&at.onaction, Route::Overview);
    });
    Some(html! {
        <button
            type="button"
            {class}
            data-action="same-players"
            aria-disabled={idle.then_some("true")}
            onclick={(!idle).then_some(onbegin)}
        >
            { tr!(locale, "Same players again") }
        </button>
    })
}

/// Formats thousandths of a point: "12.5".
fn thousandths(amount: i64) -> String {
    let text = format!("{}.{:03}", amount / 1000, amount % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Returns a payment of the settlement as a sentence.
pub fn handed(locale: Locale, table: &Table, one: &Handover) -> String {
    tr!(
        locale,
        "{0} to {1}: {2}",
        holder(locale, table, one.from),
        holder(locale, table, one.to),
        amount(house(table), one.amount)
    )
}

/// Draws the debts between each two players, if they differ from the settlement.
fn debts(locale: Locale, at: &TableView, table: &Table) -> Html {
    let house = house(table);
    let debts = at.replayed.game.debts();
    if debts.netted().eq(table.settle()) {
        return Html::default();
    }
    let less = |one: Handover| {
        let back = debts.owes(one.to, one.from);
        let owed = one.amount + back;
        (back > 0).then(|| {
            tr!(
                locale,
                "{0} less {1}",
                amount(house, owed),
                amount(house, back)
            )
        })
    };
    html! {
        <details class="more" data-debts="">
            <summary>{ tr!(locale, "Hand by hand, who owes whom") }</summary>
            <ul class="pasts">
                for one in debts.netted() {
                    <li class="settle">
                        { handed(locale, table, &one) }
                        if let Some(less) = less(one) {
                            <small>{ " " }{ less }</small>
                        }
                    </li>
                }
            </ul>
        </details>
    }
}

/// Draws the count of chips, for a new count.
pub fn chips(locale: Locale, at: &TableView) -> Html {
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Count the chips").to_owned()) }
            <ChipCountForm key={at.place.path()} at={at.clone()} />
        </div>
    }
}

/// Returns the text of an overall score, in the terms of the rule set.
pub fn overall(locale: Locale, house: &RuleConfig, score: Overall) -> Option<String> {
    let rule = house.rule_set().game.progression.overall?;
    let locale = locale.of_part(house.rule_set().table_key());
    Some(locale.sentence(&if rule.is_gain {
        Sentence::new(rule.counted, vec![phrases::signed_score(score).into()])
    } else {
        rule.sentence(score)
    }))
}

/// Properties of [`ChipCountForm`].
#[derive(Properties, PartialEq)]
struct ChipCountFormProps {
    /// Game, and location of the entry in it.
    at: TableView,
}

/// Form for the chips of each player, compared with the scores.
#[component]
fn ChipCountForm(props: &ChipCountFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let before = at.before();
    let typed = use_state(|| recorded_chips(at, before.table()));
    let Some(table) = before.table() else {
        return Html::default();
    };
    let players: Vec<PlayerId> = all_players(table).collect();
    let text = |player: PlayerId| typed.get(player.place()).map_or("", String::as_str);
    let entered: Vec<_> = players
        .iter()
        .filter_map(|&one| Some((one, in_hundredths(text(one))?)))
        .collect();
    // Invalid input must not be left out unnoticed.
    let idle = entered.is_empty() || players.iter().any(|&one| is_wrong(text(one)));
    let oncount = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            let input = GameEvent::Chips(entered.clone());
            // For a new entry the difference is announced in the form.
            match at.place.target {
                EditTarget::Append => at.write(input),
                _ => at.commit(input),
            }
        })
    };
    let field = |player: PlayerId| {
        let typed = typed.clone();
        let ontext = Callback::from(move |text: String| {
            let mut next = (*typed).clone();
            if next.len() <= player.place() {
                next.resize(player.place() + 1, String::new());
            }
            next[player.place()] = text;
            typed.set(next);
        });
        chips_field(name(table, player), text(player), &ontext)
    };
    html! {
        <>
            <div class="chips-count">
                { for players.iter().copied().map(field) }
                <button
                    type="button"
                    class="button"
                    data-action="chips"
                    aria-disabled={idle.then_some("true")}
                    onclick={(!idle).then_some(oncount)}
                >
                    { tr!(locale, "Compare with the record") }
                </button>
            </div>
            { chips_status(locale, table) }
        </>
    }
}

/// Returns the chips of the edited entry as typed texts, by player.
fn recorded_chips(at: &TableView, table: Option<&Table>) -> Vec<String> {
    let Some(GameEvent::Chips(all)) = table.and_then(|table| at.event_to_edit(table)) else {
        return Vec::new();
    };
    let most = all.iter().map(|(player, _)| player.place() + 1).max();
    let mut texts = vec![String::new(); most.unwrap_or(0)];
    for (player, counted) in all {
        texts[player.place()] = as_typed(counted);
    }
    texts
}

/// Returns true if a typed text isn't an amount.
fn is_wrong(text: &str) -> bool {
    !text.trim().is_empty() && in_hundredths(text).is_none()
}

/// Draws the field for the chips of a player.
fn chips_field(name: String, text: &str, ontext: &Callback<String>) -> Html {
    let ontext = ontext.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            ontext.emit(field.value());
        }
    });
    html! {
        <label class="chips-one">
            <span>{ name }</span>
            <input
                type="text"
                class="number"
                inputmode="decimal"
                autocomplete="off"
                aria-invalid={is_wrong(text).to_string()}
                value={text.to_owned()}
                {oninput}
            />
        </label>
    }
}

/// Draws the differences between the counted chips and the scores.
fn chips_status(locale: Locale, table: &Table) -> Html {
    let house = house(table);
    let counted = table.chip_count();
    let differences: Vec<_> = counted.differing_players().collect();
    if counted.players.is_empty() {
        return Html::default();
    }
    if differences.is_empty() {
        return html! {
            <p role="status" data-chips="same">{ tr!(locale, "Chips match the record.") }</p>
        };
    }
    // The sum of the chips differs from the expected one.
    let all = counted
        .all
        .filter(|all| all.difference() != 0 && counted.players.len() > 1);
    let part = |whose: String, chips: Chips| {
        tr!(
            locale,
            "{0}: {1} in chips, {2} recorded ({3})",
            whose,
            amount(house, chips.counted),
            amount(house, chips.book),
            signed(house, chips.difference())
        )
    };
    html! {
        <div role="status" data-chips="apart">
            <ul class="refused">
                for (player, chips) in differences {
                    <li>{ part(name(table, player), chips) }</li>
                }
                if let Some(all) = all {
                    <li>{ part(tr!(locale, "Together").to_owned(), all) }</li>
                }
            </ul>
        </div>
    }
}
