//! Who is first, who pays whom in the end, and whether the chips say the same.

use tilewise_ledger::{Handover, Input, Place as Standing, PlayerId, Table};
use tilewise_rules::{House, Overall, Sentence};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::chart::chart;
use super::players::all_players;
use super::{At, head};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::games;
use crate::language::{speak_of, translated};
use crate::table::{Aim, amount, as_typed, holder, house, in_hundredths, name, signed};
use crate::words;

/// The standings, what is handed over, and the end of the game.
pub fn end(at: &At, table: &Table) -> Html {
    let house = house(table);
    let standings = table.standings();
    let one = |place: &Standing| {
        html! {
            <li data-standing={place.player.0.to_string()}>
                <span class="standing-place">{ place.place }</span>
                <span class="standing-name">{ name(table, place.player) }</span>
                <span class="standing-has">
                    <strong>{ amount(house, place.score) }</strong>
                    <small>{ signed(house, place.gained) }</small>
                    { for place.overall.map(|score| html! {
                        <small data-overall={score.to_string()}>{ overall(house, score) }</small>
                    }) }
                </span>
            </li>
        }
    };
    let all = table.settle();
    let close = Button {
        class: "button button-done",
        hook: ("data-action", "close-game".to_owned()),
        ..Button::default()
    };
    let onclose = {
        let id = at.shown.id.clone();
        Callback::from(move |_: MouseEvent| games::write(&id, Input::Closed))
    };
    html! {
        <div class="told">
            { head(at, tr!("Standings").to_owned()) }
            <ol class="standings">{ for standings.0.iter().map(one) }</ol>
            { chart(at, table) }
            <h3 class="label">{ tr!("Settle up") }</h3>
            if all.is_empty() {
                <p>{ tr!("Nobody owes anything.") }</p>
            } else {
                <ul class="pasts" data-settle={all.len().to_string()}>
                    { for all.iter().map(|one| html! {
                        <li class="settle">
                            { tr!("{0} to {1}: {2}", holder(table, one.from), holder(table, one.to), amount(house, one.amount)) }
                        </li>
                    }) }
                </ul>
            }
            { debts(at, table) }
            if at.writes() {
                <details class="more">
                    <summary>{ tr!("Count the chips") }</summary>
                    { Chips { at: at.clone() }.html() }
                </details>
            }
            { super::sessions::link(at) }
            { super::save_link("button", tr!("Save and share")) }
            if table.over.is_none() && at.writes() {
                { close.draw(tr!("End the game here"), onclose) }
            }
        </div>
    }
}

/// Who owes whom by all hands, pair by pair, where that isn't what is handed over.
fn debts(at: &At, table: &Table) -> Html {
    let house = house(table);
    let debts = at.shown.game.debts();
    if debts.netted().eq(table.settle()) {
        return Html::default();
    }
    let one = |one: Handover| {
        let back = debts.owes(one.to, one.from);
        let both = (back > 0).then(|| {
            let (owed, back) = (amount(house, one.amount + back), amount(house, back));
            html! { <small>{ " " }{ tr!("{0} less {1}", owed, back) }</small> }
        });
        html! {
            <li class="settle">
                { tr!("{0} to {1}: {2}", holder(table, one.from), holder(table, one.to), amount(house, one.amount)) }
                { for both }
            </li>
        }
    };
    html! {
        <details class="more" data-debts="">
            <summary>{ tr!("Hand by hand, who owes whom") }</summary>
            <ul class="pasts">{ for debts.netted().map(one) }</ul>
        </details>
    }
}

/// The chips that were counted, to be counted again.
pub fn chips(at: &At) -> Html {
    let counted = Chips { at: at.clone() };
    html! {
        <div class="told">
            { head(at, tr!("Count the chips").to_owned()) }
            { counted.keyed(&at.place.path()) }
        </div>
    }
}

/// An overall score as its rule set says it.
pub fn overall(house: &House, score: Overall) -> Option<String> {
    let rule = house.rule_set().progression.overall?;
    let _speaking = speak_of(house.rule_set().table_key());
    Some(translated(&if rule.is_gain {
        Sentence::new(rule.counted, vec![words::signed_score(score).into()])
    } else {
        rule.sentence(score)
    }))
}

/// The chips of each player, counted and compared.
#[derive(PartialEq)]
struct Chips {
    at: At,
}

impl Stateful for Chips {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_chips(self).run(hooks)
    }
}

#[hook]
fn use_chips(props: &Chips) -> Html {
    let at = &props.at;
    let before = at.before();
    let typed = use_state(|| match before.table().and_then(|table| at.said(table)) {
        Some(Input::Chips(all)) => {
            let most = all.iter().map(|(player, _)| player.place() + 1).max();
            let mut texts = vec![String::new(); most.unwrap_or(0)];
            for (player, counted) in all {
                texts[player.place()] = as_typed(counted);
            }
            texts
        }
        _ => Vec::new(),
    });
    let Some(table) = before.table() else {
        return Html::default();
    };
    let house = house(table);
    let players: Vec<PlayerId> = all_players(table).collect();
    let read = |player: PlayerId| {
        let text = typed.get(player.place())?;
        in_hundredths(text)
    };
    let known: Vec<_> = players
        .iter()
        .filter_map(|&one| Some((one, read(one)?)))
        .collect();
    let is_wrong = |player: PlayerId| {
        let text = typed.get(player.place());
        text.is_some_and(|text| !text.trim().is_empty()) && read(player).is_none()
    };
    let field = |player: PlayerId| {
        let oninput = {
            let typed = typed.clone();
            Callback::from(move |event: InputEvent| {
                if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                    let mut next = (*typed).clone();
                    if next.len() <= player.place() {
                        next.resize(player.place() + 1, String::new());
                    }
                    next[player.place()] = field.value();
                    typed.set(next);
                }
            })
        };
        let text = typed.get(player.place()).cloned().unwrap_or_default();
        html! {
            <label class="chips-one">
                <span>{ name(table, player) }</span>
                <input type="text" class="number" inputmode="decimal" autocomplete="off"
                    aria-invalid={is_wrong(player).to_string()} value={text} {oninput} />
            </label>
        }
    };
    let count = Button {
        class: "button",
        hook: ("data-action", "chips".to_owned()),
        // What was typed and can't be read is not left out unseen.
        idle: known.is_empty() || players.iter().any(|&one| is_wrong(one)),
        ..Button::default()
    };
    let oncount = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            let input = Input::Chips(known.clone());
            // What it says is read where it is counted.
            match at.place.aim {
                Aim::Next => at.write(input),
                _ => at.tell(input),
            }
        })
    };
    let counted = table.chip_count();
    let apart: Vec<_> = counted.apart().collect();
    // Chips are missing, or there are too many.
    let all = counted
        .all
        .filter(|all| all.apart() != 0 && counted.players.len() > 1);
    let part = |whose: String, chips: tilewise_ledger::Chips| {
        html! {
            <li>{ tr!("{0}: {1} in chips, {2} in the book ({3})", whose,
                amount(house, chips.counted), amount(house, chips.book), signed(house, chips.apart())) }</li>
        }
    };
    let says = if counted.players.is_empty() {
        Html::default()
    } else if apart.is_empty() {
        html! { <p role="status" data-chips="same">{ tr!("Chips and book say the same.") }</p> }
    } else {
        html! {
            <div role="status" data-chips="apart"><ul class="refused">
                { for apart.into_iter().map(|(player, chips)| part(name(table, player).to_owned(), chips)) }
                { for all.map(|all| part(tr!("Together").to_owned(), all)) }
            </ul></div>
        }
    };
    html! {
        <>
            <div class="chips-count">
                { for players.iter().copied().map(field) }
                { count.draw(tr!("Compare with the book"), oncount) }
            </div>
            { says }
        </>
    }
}
