//! End of the game: standings, settlement, and the count of chips.

use tilewise_ledger::{
    GameEvent, Handover, Opening, PlayerId, PlayerStanding as Standing, Rules, Table,
};
use tilewise_rules::{Overall, RuleConfig, Sentence};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::chart::chart;
use super::players::all_players;
use super::{TableContext, go, head};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::games::{self, store};
use crate::language::{translate_sentence, translation_scope};
use crate::table::{
    EditTarget, Route, amount, as_typed, holder, house, in_hundredths, name, signed,
};
use crate::words;

/// Draws the standings, the settlement, and the end of the game.
pub fn end(at: &TableContext, table: &Table) -> Html {
    let house = house(table);
    let standings = table.standings();
    let one = |place: &Standing| {
        let about = tag("span")
            .class("standing-score")
            .child(tag("strong").child(amount(house, place.score)))
            .child(tag("small").child(signed(house, place.gained)))
            .child_if(place.overall.map(|score| {
                let note = tag("small").with("data-overall", score.to_string());
                note.child_if(overall(house, score))
            }))
            .child_if(
                place
                    .without_penalties
                    .filter(|_| place.without_penalties != place.overall)
                    .and_then(|score| overall(house, score))
                    .map(|score| {
                        let note = tag("small").with("data-without-penalties", "");
                        note.child(tr!("{0} without penalties", score))
                    }),
            );
        tag("li")
            .with("data-standing", place.player.0.to_string())
            .child(
                tag("span")
                    .class("standing-place")
                    .child(place_text(place.place)),
            )
            .child(
                tag("span")
                    .class("standing-name")
                    .child(name(table, place.player)),
            )
            .child(about)
    };
    let all = table.settle();
    let uma = table.settle_overall().filter(|all| !all.is_empty());
    let by_table = uma.as_ref().map(|_| {
        tag("p").class("tabletop-hint").child(tr!(
            "By the points at the table: uma and penalties are not in it."
        ))
    });
    let uma = uma.map(|all| with_uma(table, &all));
    let close = Button {
        class: "button button-done",
        hook: ("data-action", "close-game".to_owned()),
        ..Button::default()
    };
    let onclose = {
        let id = at.replayed.id.clone();
        Callback::from(move |_: MouseEvent| games::write(&id, GameEvent::Closed))
    };
    let settled = if all.is_empty() {
        tag("p").child(tr!("Nobody owes anything."))
    } else {
        let list = tag("ul").class("pasts");
        let list = list.with("data-settle", all.len().to_string());
        list.children(
            all.iter()
                .map(|one| tag("li").class("settle").child(handed(table, one))),
        )
    };
    let count = at.writes().then(|| {
        let count = tag("details").class("more");
        let count = count.child(tag("summary").child(tr!("Count the chips")));
        count.child(ChipCountForm { at: at.clone() }.html())
    });
    let title = match table.end_reason {
        Some(_) => tr!("Final scores"),
        None => tr!("Standings"),
    };
    let can_close = table.end_reason.is_none() && at.writes();
    let list = tag("ol").class("standings");
    tag("div")
        .class("step-panel")
        .child(head(at, title.to_owned()))
        .child_if(table.end_reason.map(|_| winner(table)))
        .child(list.children(standings.0.iter().map(one)))
        .child(chart(at, table))
        .child(tag("h3").class("label").child(tr!("Settle up")))
        .child_if(by_table)
        .child(settled)
        .child_if(uma)
        .child(debts(at, table))
        .child_if(count)
        .child(super::sessions::link(at))
        .child(super::save_link("button", tr!("Save and share")))
        .child_if(can_close.then(|| close.draw(tr!("End the game here"), onclose)))
        .child_if(
            table
                .end_reason
                .and_then(|_| same_players(at, table, "button button-done")),
        )
        .done()
}

/// Draws the settlement of overall scores, in thousandths of a point.
fn with_uma(table: &Table, all: &[Handover]) -> Html {
    let line = |one: &Handover| {
        let text = tr!(
            "{0} to {1}: {2}",
            holder(table, one.from),
            holder(table, one.to),
            thousandths(one.amount)
        );
        tag("li").class("settle").child(text)
    };
    let list = tag("ul").class("pasts").with("data-settle-overall", "");
    let title = tag("h3")
        .class("label")
        .child(tr!("Settle up with uma and penalties"));
    [title.done(), list.children(all.iter().map(line)).done()]
        .into_iter()
        .collect()
}

/// Returns the rank in the standings; a dash for a player who isn't ranked.
pub fn place_text(place: Option<usize>) -> String {
    place.map_or_else(|| "–".to_owned(), |place| place.to_string())
}

/// Draws the winner of the game.
pub fn winner(table: &Table) -> Html {
    let standings = table.standings();
    let first = standings.0.iter().filter(|place| place.place == Some(1));
    let first: Vec<_> = first.map(|place| name(table, place.player)).collect();
    let text = match first.as_slice() {
        [] => return Html::default(),
        [one] => tr!("{0} wins the game.", one.clone()),
        several => tr!("{0} share the first place.", several.join(", ")),
    };
    let winner = tag("p").class("end-winner").with("data-winner", "");
    winner.child(tag("strong").child(text)).done()
}

/// Button for a new game of the same players in the same seats, by the current rules.
pub fn same_players(at: &TableContext, table: &Table, class: &'static str) -> Option<Html> {
    let first = at.replayed.log.resolved().into_iter().next()?;
    let GameEvent::Opened(opening) = first.event else {
        return None;
    };
    let opening = Opening {
        rules: Rules::clone(&table.rules),
        players: table.players.to_vec(),
        ..opening.clone()
    };
    let button = Button {
        class,
        hook: ("data-action", "same-players".to_owned()),
        idle: !store::may_write(),
        ..Button::default()
    };
    let onaction = at.onaction.clone();
    let does = Callback::from(move |_: MouseEvent| {
        games::begin(opening.clone());
        go(&onaction, Route::Overview);
    });
    Some(button.draw(tr!("Same players again"), does))
}

/// Formats thousandths of a point: "12.5".
fn thousandths(amount: i64) -> String {
    let text = format!("{}.{:03}", amount / 1000, amount % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Returns a payment of the settlement as a sentence.
pub fn handed(table: &Table, one: &Handover) -> String {
    tr!(
        "{0} to {1}: {2}",
        holder(table, one.from),
        holder(table, one.to),
        amount(house(table), one.amount)
    )
}

/// Draws the debts between each two players, if they differ from the settlement.
fn debts(at: &TableContext, table: &Table) -> Html {
    let house = house(table);
    let debts = at.replayed.game.debts();
    if debts.netted().eq(table.settle()) {
        return Html::default();
    }
    let one = |one: Handover| {
        let back = debts.owes(one.to, one.from);
        let both = (back > 0).then(|| {
            let (owed, back) = (amount(house, one.amount + back), amount(house, back));
            let less = tr!("{0} less {1}", owed, back);
            tag("small").child(" ").child(less)
        });
        let text = handed(table, &one);
        tag("li").class("settle").child(text).child_if(both)
    };
    let summary = tag("summary").child(tr!("Hand by hand, who owes whom"));
    let list = tag("ul").class("pasts").children(debts.netted().map(one));
    tag("details")
        .class("more")
        .with("data-debts", "")
        .child(summary)
        .child(list)
        .done()
}

/// Draws the count of chips, for a new count.
pub fn chips(at: &TableContext) -> Html {
    let counted = ChipCountForm { at: at.clone() };
    tag("div")
        .class("step-panel")
        .child(head(at, tr!("Count the chips").to_owned()))
        .child(counted.keyed(&at.place.path()))
        .done()
}

/// Returns the text of an overall score, in the terms of the rule set.
pub fn overall(house: &RuleConfig, score: Overall) -> Option<String> {
    let rule = house.rule_set().progression.overall?;
    let _scope = translation_scope(house.rule_set().table_key());
    Some(translate_sentence(&if rule.is_gain {
        Sentence::new(rule.counted, vec![words::signed_score(score).into()])
    } else {
        rule.sentence(score)
    }))
}

/// Form for the chips of each player, compared with the scores.
#[derive(PartialEq)]
struct ChipCountForm {
    at: TableContext,
}

impl Stateful for ChipCountForm {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_chips(self).run(hooks)
    }
}

#[hook]
fn use_chips(props: &ChipCountForm) -> Html {
    let at = &props.at;
    let before = at.before();
    let typed = use_state(
        || match before.table().and_then(|table| at.event_to_edit(table)) {
            Some(GameEvent::Chips(all)) => {
                let most = all.iter().map(|(player, _)| player.place() + 1).max();
                let mut texts = vec![String::new(); most.unwrap_or(0)];
                for (player, counted) in all {
                    texts[player.place()] = as_typed(counted);
                }
                texts
            }
            _ => Vec::new(),
        },
    );
    let Some(table) = before.table() else {
        return Html::default();
    };
    let house = house(table);
    let players: Vec<PlayerId> = all_players(table).collect();
    let read = |player: PlayerId| {
        let text = typed.get(player.place())?;
        in_hundredths(text)
    };
    let entered: Vec<_> = players
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
        let input = html! {
            <input type="text" class="number" inputmode="decimal" autocomplete="off"
                aria-invalid={is_wrong(player).to_string()} value={text} {oninput} />
        };
        let label = tag("label").class("chips-one");
        let label = label.child(tag("span").child(name(table, player)));
        label.child(input)
    };
    let count = Button {
        class: "button",
        hook: ("data-action", "chips".to_owned()),
        // Invalid input must not be left out unnoticed.
        idle: entered.is_empty() || players.iter().any(|&one| is_wrong(one)),
        ..Button::default()
    };
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
    let counted = table.chip_count();
    let differences: Vec<_> = counted.differing_players().collect();
    // The sum of the chips differs from the expected one.
    let all = counted
        .all
        .filter(|all| all.difference() != 0 && counted.players.len() > 1);
    let part = |whose: String, chips: tilewise_ledger::Chips| {
        tag("li").child(tr!(
            "{0}: {1} in chips, {2} recorded ({3})",
            whose,
            amount(house, chips.counted),
            amount(house, chips.book),
            signed(house, chips.difference())
        ))
    };
    let status = if counted.players.is_empty() {
        Html::default()
    } else if differences.is_empty() {
        let same = tag("p").with("role", "status").with("data-chips", "same");
        same.child(tr!("Chips match the record.")).done()
    } else {
        let differences = differences.into_iter();
        let differences = differences.map(|(player, chips)| part(name(table, player), chips));
        let all = all.map(|all| part(tr!("Together").to_owned(), all));
        tag("div")
            .with("role", "status")
            .with("data-chips", "apart")
            .child(tag("ul").class("refused").children(differences.chain(all)))
            .done()
    };
    let count = tag("div")
        .class("chips-count")
        .children(players.iter().copied().map(field))
        .child(count.draw(tr!("Compare with the record"), oncount))
        .done();
    [count, status].into_iter().collect()
}
