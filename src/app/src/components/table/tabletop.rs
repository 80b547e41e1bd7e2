//! Overview: the table from above with seats and scores, and the possible entries.

use tilewise_ledger::{GameEvent, Holder, PlayerId, Table};
use tilewise_rules::{PotKey, Progression, Seat};
use yew::prelude::*;

use super::history::{nets, what};
use super::players::{all_players, reseated};
use super::{TableContext, games_button, href};
use crate::components::button::Button;
use crate::components::icon::{Icon, drawing};
use crate::components::tag::tag;
use crate::language::translate;
use crate::table::{Route, amount, counters, hand, house, name, wind};
use crate::{games, words};

/// Styles of the places of those who sit East, South, West and North in the first hand.
const SIDES: [&str; 4] = ["plate-bottom", "plate-right", "plate-top", "plate-left"];

/// Names with more Latin letters than this are drawn smaller.
const LONG: usize = 10;

/// Draws the table, and the buttons for entries.
pub fn tabletop(at: &TableContext, table: &Table) -> Html {
    let plates = SIDES.into_iter().zip(Seat::ALL);
    let plates = plates.map(|(side, first)| plate(at, table, side, table.first_seats[first]));
    let tabletop = tag("div")
        .class("tabletop")
        .with("role", "group")
        .with("tabindex", "-1")
        .with("data-step", "")
        .with("aria-label", tr!("The table"))
        .children(plates)
        .child(middle(table));
    let next = if table.end_reason.is_some() {
        game_over(at, table)
    } else if at.writes() {
        let hint = tag("p").class("tabletop-hint");
        let hint = hint.child(tr!("Tap the player who won, or:"));
        [hint.done(), actions(at)].into_iter().collect()
    } else {
        Html::default()
    };
    tag("div")
        .class("tabletop-screen")
        .child(super::watch::watch(at))
        .child(tabletop)
        .child(super::half::card(at))
        .child_if(last(at, table))
        .child(moved(at, table))
        .child(sum(at, table))
        .child(resting(table))
        .child_if(at.writes().then(|| rotation(at, table)))
        .child(next)
        .child(super::needs::needs(table))
        .child(foot(at))
        .done()
}

fn plate(at: &TableContext, table: &Table, side: &'static str, player: PlayerId) -> Html {
    let Some(seat) = table.seat_of(player) else {
        return Html::default();
    };
    let deals = seat == Seat::East;
    let has = amount(house(table), table.accounts.balance(Holder::Player(player)));
    let who = name(table, player);
    let label = if deals {
        tr!(
            "{0} won. {1}, the dealer: {2}",
            who.clone(),
            seat,
            has.clone()
        )
    } else {
        tr!("{0} won. {1}: {2}", who.clone(), seat, has.clone())
    };
    let is_read_only = table.end_reason.is_some() || !at.writes();
    let main = if is_read_only {
        tag("div")
    } else {
        let to = href(&Route::Win(Some(player)).into());
        tag("a").with("aria-label", label).with("href", to)
    };
    let who = tag("span")
        .class("plate-player")
        .child(tag("span").class("wind").child(wind(seat)))
        .child(
            tag("span")
                .class(name_class(&who))
                .with("title", who.clone())
                .child(who),
        );
    let by = table.substitute(player).map(|by| {
        let text = tr!("{0} plays", by.to_owned());
        tag("span").class("plate-by").child(text)
    });
    let main = main
        .class("plate-main")
        .child(who)
        .child_if(by)
        .child(tag("strong").class("plate-score").child(has))
        .child_if(deals.then(|| tag("span").class("plate-deals").child(tr!("Dealer"))));
    tag("div")
        .with(
            "class",
            classes!("plate", side, deals.then_some("plate-dealer")),
        )
        .with("data-player", player.0.to_string())
        .with("data-seat", seat.letter().to_string())
        .child(main)
        .child_if(bet(at, table, player).filter(|_| !is_read_only))
        .done()
}

/// Returns the class of a name by its length.
fn name_class(name: &str) -> &'static str {
    if words::shorten(name, LONG).len() < name.len() {
        "plate-name plate-long"
    } else {
        "plate-name"
    }
}

/// Button that places a bet, if the rules have bets.
fn bet(at: &TableContext, table: &Table, player: PlayerId) -> Option<Html> {
    let &Progression { bet, bet_name, .. } = house(table).rule_set().progression;
    if bet == 0 {
        return None;
    }
    let has_bet = table.bets.contains(&player);
    let called = translate(bet_name);
    let button = Button {
        class: "stick",
        hook: ("data-bet", player.0.to_string()),
        label: Some(if has_bet {
            tr!("{0} declared {1}: undo", name(table, player), called)
        } else {
            tr!("{0} declares {1} ({2})", name(table, player), called, bet)
        }),
        pressed: Some(has_bet),
        ..Button::default()
    };
    let replayed = std::rc::Rc::clone(&at.replayed);
    let does = move |_: MouseEvent| {
        if !has_bet {
            return games::write(&replayed.id, GameEvent::Bet(player));
        }
        // The last entry of this bet.
        let all = replayed.log.resolved();
        let mut bets = all.iter().rev();
        if let Some(one) = bets.find(|one| *one.event == GameEvent::Bet(player)) {
            games::correct(
                &replayed.id,
                one.id.clone(),
                tilewise_ledger::Change::Delete,
            );
        }
    };
    let content: Html = [
        tag("i").with("aria-hidden", "true"),
        tag("span").child(called),
    ]
    .into_iter()
    .collect();
    Some(button.draw(content, Callback::from(does)))
}

/// Draws the current hand, and the counters and bets on the table.
fn middle(table: &Table) -> Html {
    let house = house(table);
    let bets = table.bets_on_table();
    let pot = |key: PotKey, name: &'static str| {
        let points = table.accounts.balance(key.into());
        (points != 0).then(|| {
            let text = tr!("{0}: {1}", translate(name), amount(house, points));
            tag("span").with("data-pot", name).child(text)
        })
    };
    let counters = counters(table.position);
    let counters = counters.map(|text| tag("span").with("data-counters", "").child(text));
    let bets = (bets > 0).then(|| {
        let text = tr!("{0} {0:bet|bets}", i64::from(bets));
        tag("span").with("data-bets", bets.to_string()).child(text)
    });
    let strong = tag("strong").with("data-position", "");
    tag("div")
        .class("tabletop-middle")
        .child(strong.child(hand(house, table.position, table.repeats)))
        .child_if(counters)
        .child_if(bets)
        .child_if(pot(PotKey::Draws, text!("Pot")))
        .child_if(pot(PotKey::Jackpot, text!("Jackpot")))
        .done()
}

/// Draws a change of seats, until the next hand is entered.
fn moved(at: &TableContext, table: &Table) -> Html {
    let mut lines = at.replayed.game.outcomes().iter().rev();
    let last = lines.find(|line| line.end.is_some() || line.seat_change.is_some());
    let is_new = table.end_reason.is_none();
    let last = last.filter(|_| is_new);
    last.map(reseated).unwrap_or_default()
}

/// Draws the last entry with its effect, and the button that deletes it.
fn last(at: &TableContext, table: &Table) -> Option<Html> {
    let line = at.replayed.game.outcomes().last()?;
    let event = at.replayed.entry_event(&line.entry)?;
    if matches!(event, GameEvent::Opened(_)) {
        return None;
    }
    let to_entry = tag("a")
        .class("tabletop-last-event")
        .with("href", href(&Route::Entry(line.entry.clone()).into()))
        .child(tag("strong").child(what(table, line, &event)))
        .child(tag("span").class("past-net").child(nets(table, line)));
    let undo = at
        .replayed
        .log
        .undo()
        .filter(|step| step.entry.id == line.entry);
    let undo = undo.filter(|_| at.writes()).map(|step| {
        let input = GameEvent::Correction(step.correction);
        let button = Button {
            class: "button button-bare",
            hook: ("data-action", "undo-last".to_owned()),
            ..Button::default()
        };
        let id = at.replayed.id.clone();
        let does = Callback::from(move |_: MouseEvent| games::write(&id, input.clone()));
        button.draw(tr!("Undo"), does)
    });
    let last = tag("div").class("tabletop-last").with("data-last", "");
    Some(last.child(to_entry).child_if(undo).done())
}

/// Draws the check of the sum, the rules, and the buttons for undo and redo.
fn sum(at: &TableContext, table: &Table) -> Html {
    let house = house(table);
    let log = &at.replayed.log;
    let steps = [log.undo(), log.redo()];
    let steps = steps.map(|step| step.map(|step| GameEvent::Correction(step.correction)));
    let [undo, redo] = steps.map(|step| at.writes().then_some(step));
    let all = table.accounts.sum();
    let text = tr!("Wins and losses add up to {0}", amount(house, all));
    let rules = if at.writes() {
        let rules = tag("a").with("href", href(&Route::Rules.into()));
        rules.with("data-action", "rules")
    } else {
        tag("span")
    };
    let line = tag("p")
        .child(tag("span").with("data-sum", all.to_string()).child(text))
        .child(rules.child(words::rules_of(house)));
    tag("div")
        .class("tabletop-sum")
        .child_if(undo.map(|step| back_or_on(at, Icon::Undo, "undo", tr!("Undo"), step)))
        .child(line)
        .child_if(redo.map(|step| back_or_on(at, Icon::Redo, "redo", tr!("Redo"), step)))
        .done()
}

/// Button for undo or redo.
fn back_or_on(
    at: &TableContext,
    icon: Icon,
    key: &str,
    label: &'static str,
    input: Option<GameEvent>,
) -> Html {
    let button = Button {
        class: "button button-bare",
        hook: ("data-action", key.to_owned()),
        label: Some(label.to_owned()),
        title: Some(label.to_owned()),
        idle: input.is_none(),
        ..Button::default()
    };
    let id = at.replayed.id.clone();
    let does = move |_: MouseEvent| {
        if let Some(input) = input.clone() {
            games::write(&id, input);
        }
    };
    button.draw(drawing(icon), Callback::from(does))
}

/// Draws the players without a seat.
fn resting(table: &Table) -> Html {
    let resting: Vec<_> = all_players(table)
        .filter(|&one| table.seat_of(one).is_none())
        .collect();
    if resting.is_empty() {
        return Html::default();
    }
    let one = |one: PlayerId| {
        let has = amount(house(table), table.accounts.balance(Holder::Player(one)));
        let who = tag("li").child(name(table, one)).child(" ");
        who.child(tag("strong").child(has))
    };
    tag("ul")
        .class("resting")
        .with("aria-label", tr!("Sitting out"))
        .children(resting.into_iter().map(one))
        .done()
}

/// Draws the rotation of players at the end of a round.
fn rotation(at: &TableContext, table: &Table) -> Html {
    let Some(seats) = table.rotation_due() else {
        return Html::default();
    };
    let now = table.first_seats;
    let swaps = Seat::ALL
        .into_iter()
        .filter(|&seat| seats[seat] != now[seat]);
    let swaps = swaps.map(|seat| {
        let (comes, goes) = (name(table, seats[seat]), name(table, now[seat]));
        tag("li").child(tr!("{0} comes in for {1}", comes, goes))
    });
    let button = Button {
        class: "button",
        hook: ("data-action", "rotate".to_owned()),
        ..Button::default()
    };
    let id = at.replayed.id.clone();
    let does = Callback::from(move |_: MouseEvent| games::write(&id, GameEvent::Seats(seats)));
    let heading = tag("strong").child(tr!("A round is over"));
    tag("section")
        .class("tabletop-notice")
        .with("data-rotation", "")
        .with("aria-label", tr!("A round is over"))
        .child(tag("p").child(heading))
        .child(tag("ul").class("resting").children(swaps))
        .child(button.draw(tr!("Confirm seats"), does))
        .done()
}

/// Draws the buttons for entries.
fn actions(at: &TableContext) -> Html {
    let to = |key: &'static str, label: &'static str, step: Route| {
        let to = tag("a").class("button").with("href", href(&step.into()));
        to.with("data-action", key).child(translate(label))
    };
    tag("div")
        .class("tabletop-actions")
        .child(super::score::with_tiles(
            at,
            "button",
            tr!("Win (enter tiles)"),
        ))
        .child_if(super::score::begun(at))
        .child(to("drawn", text!("Nobody won"), Route::Draw(None)))
        .child(to(
            "happened",
            text!("Foul or other event"),
            Route::Event(None),
        ))
        .done()
}

/// Draws the end of the game and its reason.
fn game_over(at: &TableContext, table: &Table) -> Html {
    let reason = match table.end_reason {
        Some((_, text)) if !text.is_empty() => words::rule_sentence(text),
        _ => tr!("Ended by the players.").to_owned(),
    };
    let again = Button {
        class: "button",
        hook: ("data-action", "reopen".to_owned()),
        ..Button::default()
    };
    let id = at.replayed.id.clone();
    let reopen = Callback::from(move |_: MouseEvent| games::write(&id, GameEvent::Reopened));
    let ended = tag("strong").child(tr!("The game is over."));
    tag("div")
        .class("tabletop-notice")
        .with("role", "status")
        .child(tag("p").child(ended).child(" ").child(reason))
        .child(super::end::winner(table))
        .child(
            tag("a")
                .class("button button-done")
                .with("data-action", "final")
                .with("href", href(&Route::End.into()))
                .child(tr!("Final scores")),
        )
        .child(super::save_link("button", tr!("Save and share")))
        .child_if(super::end::same_players(at, table, "button"))
        .child_if(
            at.writes()
                .then(|| again.draw(tr!("Go on playing"), reopen)),
        )
        .done()
}

/// Links to the other views of the game.
fn foot(at: &TableContext) -> Html {
    let to = |key: &'static str, label: &'static str, step: Route| {
        let to = tag("a")
            .class("button button-bare")
            .with("href", href(&step.into()));
        to.with("data-action", key).child(translate(label))
    };
    tag("div")
        .class("tabletop-foot")
        .child(to("history", text!("History"), Route::History))
        .child_if(
            at.writes()
                .then(|| to("seats", text!("Seats"), Route::Seats)),
        )
        .child(to("end", text!("Standings"), Route::End))
        .child(super::save_link("button button-bare", tr!("Save")))
        .child(games_button())
        .done()
}
