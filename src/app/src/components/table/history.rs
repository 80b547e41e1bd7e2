//! The history of a game: the list of entries, and the actions for each.

use tilewise_ledger::{
    Change, Correction, EntryId, EntryOutcome, GameEvent, Holder, ResolvedEntry, Table, TableEvent,
    WinMethod, WinRecord,
};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::changes::changes;
use super::players::{all_players, reseated, shares, unpaid_claimants};
use super::score::with_tiles;
use super::{TableContext, go, head, href};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::{Tag, tag};
use crate::language::translate;
use crate::table::{
    EditTarget, Route, TableLocation, amount, hand, holder, house, name, net, refusal, signed,
};
use crate::words;
use crate::{games, language};

/// The number of lines that are rendered at once. Most games have fewer.
pub const AT_ONCE: usize = 300;

/// Renders all entries, the last one first.
pub fn history(at: &TableContext) -> Html {
    History(at.clone()).html()
}

#[derive(PartialEq)]
struct History(TableContext);

impl Stateful for History {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_history(&self.0).run(hooks)
    }
}

#[hook]
fn use_history(at: &TableContext) -> Html {
    let drawn = use_state_eq(|| AT_ONCE);
    let Some(table) = at.replayed.table() else {
        return Html::default();
    };
    let _scope = language::translation_scope(house(table).rule_set().table_key());
    let entries = at.replayed.log.resolved();
    let lines = at.replayed.game.outcomes().iter().zip(&entries).rev();
    let earlier = lines.len().saturating_sub(*drawn);
    let more = Button {
        class: "button",
        hook: ("data-action", "earlier".to_owned()),
        ..Button::default()
    };
    let onmore = {
        let drawn = drawn.clone();
        Callback::from(move |_: MouseEvent| drawn.set(*drawn + AT_ONCE))
    };
    let one = |(line, entry): (&EntryOutcome, &ResolvedEntry)| {
        let then = line.seat_change.map(|(_, text)| {
            tag("span")
                .class("past-then")
                .child(words::rule_sentence(text))
        });
        let past = tag("a")
            .class("past")
            .with("data-line", "")
            .with("href", href(&Route::Entry(line.entry.clone()).into()))
            .children(cells(table, line, entry.event, &[]))
            .child_if(then);
        tag("li").key(line.entry.0.clone()).child(past)
    };
    let list = tag("ol")
        .class("pasts")
        .with("reversed", "reversed")
        .with("start", entries.len().to_string())
        .children(lines.take(*drawn).map(one));
    let more = (earlier > 0).then(|| {
        let label = tr!("{0} earlier {0:line|lines}", earlier);
        more.draw(label, onmore)
    });
    tag("div")
        .class("step-panel")
        .child(head(at, tr!("History").to_owned()))
        .child(list)
        .child_if(more)
        .done()
}

/// Renders the hand, the description and the net scores of an entry, with the given clauses.
pub fn cells(
    table: &Table,
    line: &EntryOutcome,
    event: &GameEvent,
    clauses: &[&'static str],
) -> [Tag; 3] {
    let cell = |class| tag("span").class(class);
    let clauses = clauses.iter().map(|clause| tag("cite").child(*clause));
    [
        cell("past-when").child(hand(house(table), line.position, line.repeats)),
        cell("past-what").child(what(table, line, event)),
        cell("past-net").child(nets(table, line)).children(clauses),
    ]
}

/// Renders the net score of each player in an entry.
pub fn nets(table: &Table, line: &EntryOutcome) -> Html {
    let all = all_players(table)
        .map(|one| (one, net(line, one)))
        .filter(|(_, amount)| *amount != 0);
    let one = |(player, amount): (_, i64)| {
        tag("span")
            .class(if amount > 0 { "past-gain" } else { "past-loss" })
            .child(name(table, player))
            .child("\u{a0}")
            .child(signed(house(table), amount))
    };
    all.map(one).collect()
}

/// Returns the description of an entry, with the reason if it was refused.
pub fn what(table: &Table, line: &EntryOutcome, event: &GameEvent) -> String {
    let is_foul = matches!(event, GameEvent::Foul(_));
    let _scope = is_foul.then(|| language::translation_scope(language::PENALTY_BOOKS));
    let text = language::translate_sentence(&line.sentence(table, event));
    match &line.refusal {
        Some(why) => tr!("{0}. {1}", text, refusal(table, why).join(" ")),
        None => text,
    }
}

/// Renders an entry with its payments and actions.
pub fn line(at: &TableContext, table: &Table, id: &EntryId) -> Html {
    let event = at.replayed.entry_event(id);
    let Some((line, event)) = at.replayed.line(id).zip(event.as_ref()) else {
        return head(at, tr!("This entry no longer exists").to_owned());
    };
    let house = house(table);
    let moves = line.moves.iter().map(|one| {
        let from = holder(table, one.from);
        let from = match one.from {
            Holder::Player(_) => from,
            Holder::Pot(_) | Holder::Bank => words::capitalize(&from),
        };
        let name = tr!(
            "{0} to {1}: {2}",
            from,
            holder(table, one.to),
            amount(house, one.amount)
        );
        let note = tag("span")
            .class("line-text")
            .child(words::rule_sentence(one.reason));
        let note = note.child(" ").child(tag("cite").child(one.clause));
        tag("li")
            .class("line")
            .child(tag("span").class("line-name").child(name))
            .child(note)
    });
    let is_opening = matches!(event, GameEvent::Opened(_));
    let title = format!(
        "{}: {}",
        hand(house, line.position, line.repeats),
        what(table, line, event)
    );
    let to = |key: &'static str, label: &'static str, aim: EditTarget, step: Route| {
        let to = href(&TableLocation {
            route: step,
            target: aim,
        });
        link("button", key, to, translate(label))
    };
    let back = href(&Route::History.into());
    let top = tag("div")
        .class("games-head")
        .child(link("way-back", "back", back, tr!("History")))
        .child(super::title(title));
    let followed = line.progression.map(|(clause, text)| {
        let paragraph = tag("p").class("followed").child(words::rule_sentence(text));
        paragraph.child(" ").child(tag("cite").child(clause))
    });
    let actions = at.writes().then(|| {
        let another = match event {
            GameEvent::Win(_) | GameEvent::MultipleWins(_) if can_add_winner(line) => Some(to(
                "another",
                text!("And another winner"),
                EditTarget::AddWinner(id.clone()),
                Route::Win(None),
            )),
            _ => None,
        };
        let rest = (!is_opening).then(|| {
            let aim = EditTarget::InsertBefore(id.clone());
            let before = to("before", text!("Insert before"), aim, Route::Win(None));
            let delete = href(&Route::Delete(id.clone()).into());
            let delete = link("button button-loss", "delete", delete, tr!("Delete"));
            let aim = EditTarget::InsertBefore(id.clone());
            let rules = to(
                "rules-before",
                text!("Other rules from this hand on"),
                aim,
                Route::Rules,
            );
            [before, rules, delete].into_iter().collect::<Html>()
        });
        let change: Html = change(at, id, event).into_iter().collect();
        let actions = tag("div").class("tabletop-actions").child(change);
        actions.child_if(another).child_if(rest)
    });
    tag("div")
        .class("step-panel")
        .child(top)
        .child(shares(table, line))
        .child_if(unpaid_claimants(table, line, event))
        .child(tag("ul").class("lines").children(moves))
        .child_if(followed)
        .child(reseated(line))
        .child_if(actions)
        .done()
}

/// Renders a link with an action key.
fn link(class: &'static str, action: &'static str, to: String, label: &'static str) -> Tag {
    let link = tag("a").class(class).with("data-action", action);
    link.with("href", to).child(label)
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
fn change(at: &TableContext, id: &EntryId, event: &GameEvent) -> Vec<Html> {
    let aimed = |step: Route| TableLocation {
        route: step,
        target: EditTarget::Replace(id.clone()),
    };
    let to = |key: &'static str, label: &'static str, step: Route| {
        link("button", key, href(&aimed(step)), translate(label)).done()
    };
    // A win with tiles opens on the Score screen, which shows its score.
    let won = |last: Option<&WinRecord>| match last {
        Some(WinRecord::Hand(_)) => {
            let at = TableContext {
                place: aimed(Route::Win(None)),
                ..at.clone()
            };
            let hand = with_tiles(&at, "button", tr!("See or change the hand"));
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
        GameEvent::Closed
        | GameEvent::Reopened
        | GameEvent::LockReleased
        | GameEvent::LockAcquired
        | GameEvent::Unread(_)
        | GameEvent::Correction(_) => Vec::new(),
    }
}

/// Renders the question before an entry is deleted, with the changes that follow.
pub fn delete(at: &TableContext, id: &EntryId) -> Html {
    let input = GameEvent::Correction(Correction {
        target: id.clone(),
        change: Change::Delete,
    });
    let button = Button {
        class: "button button-loss step-delete",
        hook: ("data-action", "done".to_owned()),
        ..Button::default()
    };
    let diff = changes(at, &input);
    let ondelete = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            games::write(&at.replayed.id, input.clone());
            go(&at.onaction, Route::History);
        })
    };
    tag("div")
        .class("step-panel")
        .child(head(at, tr!("Delete this entry?").to_owned()))
        .child(diff)
        .child(button.draw(tr!("Delete"), ondelete))
        .done()
}
