//! The table from above: who sits where, with what; and what can be told.

use tilewise_ledger::{Holder, Input, PlayerId, Table};
use tilewise_rules::{PotKey, Progression, Seat};
use yew::prelude::*;

use super::history::{nets, what};
use super::players::{all_players, reseated};
use super::{At, games_button, href};
use crate::components::button::Button;
use crate::components::icon::{Icon, drawing};
use crate::components::tag::tag;
use crate::language::translate;
use crate::table::{Step, amount, counters, hand, house, name, wind};
use crate::{games, words};

/// The places round the tabletop: of those who sit East, South, West and North in the first hand.
const SIDES: [&str; 4] = ["plate-bottom", "plate-right", "plate-top", "plate-left"];

/// Longer names than so many Latin letters are smaller.
const LONG: usize = 10;

/// The table, and what can be told.
pub fn tabletop(at: &At, table: &Table) -> Html {
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
    let next = if table.over.is_some() {
        over(at, table)
    } else if at.writes() {
        let hint = tag("p").class("tabletop-hint");
        let hint = hint.child(tr!("Tap the player who won, or:"));
        [hint.done(), asks(at)].into_iter().collect()
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

fn plate(at: &At, table: &Table, side: &'static str, player: PlayerId) -> Html {
    let Some(seat) = table.seat_of(player) else {
        return Html::default();
    };
    let deals = seat == Seat::East;
    let has = amount(house(table), table.accounts.of(Holder::Player(player)));
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
    let is_over = table.over.is_some() || !at.writes();
    let main = if is_over {
        tag("div")
    } else {
        let to = href(&Step::Won(Some(player)).into());
        tag("a").with("aria-label", label).with("href", to)
    };
    let who = tag("span")
        .class("plate-who")
        .child(tag("span").class("wind").child(wind(seat)))
        .child(
            tag("span")
                .class(name_class(&who))
                .with("title", who.clone())
                .child(who),
        );
    let by = table.substitute(player).map(|by| {
        let says = tr!("{0} plays", by.to_owned());
        tag("span").class("plate-by").child(says)
    });
    let main = main
        .class("plate-main")
        .child(who)
        .child_if(by)
        .child(tag("strong").class("plate-has").child(has))
        .child_if(deals.then(|| tag("span").class("plate-deals").child(tr!("Dealer"))));
    tag("div")
        .with(
            "class",
            classes!("plate", side, deals.then_some("plate-dealer")),
        )
        .with("data-player", player.0.to_string())
        .with("data-seat", seat.letter().to_string())
        .child(main)
        .child_if(bet(at, table, player).filter(|_| !is_over))
        .done()
}

/// A long name is smaller.
fn name_class(name: &str) -> &'static str {
    if words::shortened(name, LONG).len() < name.len() {
        "plate-name plate-long"
    } else {
        "plate-name"
    }
}

/// What lays a bet on the table, in rules that have it.
fn bet(at: &At, table: &Table, player: PlayerId) -> Option<Html> {
    let &Progression { bet, bet_name, .. } = house(table).rule_set().progression;
    if bet == 0 {
        return None;
    }
    let laid = table.bets.contains(&player);
    let called = translate(bet_name);
    let button = Button {
        class: "stick",
        hook: ("data-bet", player.0.to_string()),
        label: Some(if laid {
            tr!("{0} declared {1}: undo", name(table, player), called)
        } else {
            tr!("{0} declares {1} ({2})", name(table, player), called, bet)
        }),
        pressed: Some(laid),
        ..Button::default()
    };
    let shown = std::rc::Rc::clone(&at.shown);
    let does = move |_: MouseEvent| {
        if !laid {
            return games::write(&shown.id, Input::Bet(player));
        }
        // The last that it was told.
        let all = shown.log.effective();
        let mut bets = all.iter().rev();
        if let Some(one) = bets.find(|one| *one.input == Input::Bet(player)) {
            games::correct(&shown.id, one.id.clone(), tilewise_ledger::Change::Delete);
        }
    };
    let says: Html = [
        tag("i").with("aria-hidden", "true"),
        tag("span").child(called),
    ]
    .into_iter()
    .collect();
    Some(button.draw(says, Callback::from(does)))
}

/// Which hand is played, and what lies on the table.
fn middle(table: &Table) -> Html {
    let house = house(table);
    let bets = table.bets_on_table();
    let pot = |key: PotKey, says: &'static str| {
        let lies = table.accounts.of(key.into());
        (lies != 0).then(|| {
            let lies = tr!("{0}: {1}", translate(says), amount(house, lies));
            tag("span").with("data-pot", says).child(lies)
        })
    };
    let counters = counters(table.position);
    let counters = counters.map(|says| tag("span").with("data-counters", "").child(says));
    let bets = (bets > 0).then(|| {
        let says = tr!("{0} {0:bet|bets}", i64::from(bets));
        tag("span").with("data-bets", bets.to_string()).child(says)
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

/// That players have just changed seats, until the next hand is told.
fn moved(at: &At, table: &Table) -> Html {
    let mut lines = at.shown.game.lines().iter().rev();
    let last = lines.find(|line| line.end.is_some() || line.reseated.is_some());
    let is_new = table.over.is_none();
    let last = last.filter(|_| is_new);
    last.map(reseated).unwrap_or_default()
}

/// What was told last and what it did, with the way to take it back.
fn last(at: &At, table: &Table) -> Option<Html> {
    let line = at.shown.game.lines().last()?;
    let told = at.shown.told(&line.entry)?;
    if matches!(told, Input::Opened(_)) {
        return None;
    }
    let says = tag("a")
        .class("tabletop-told")
        .with("href", href(&Step::Line(line.entry.clone()).into()))
        .child(tag("strong").child(what(table, line, &told)))
        .child(tag("span").class("past-net").child(nets(table, line)));
    let undo = at
        .shown
        .log
        .undo()
        .filter(|step| step.entry.id == line.entry);
    let undo = undo.filter(|_| at.writes()).map(|step| {
        let input = Input::Corrected(step.correction);
        let button = Button {
            class: "button button-bare",
            hook: ("data-action", "undo-last".to_owned()),
            ..Button::default()
        };
        let id = at.shown.id.clone();
        let does = Callback::from(move |_: MouseEvent| games::write(&id, input.clone()));
        button.draw(tr!("Undo"), does)
    });
    let last = tag("div").class("tabletop-last").with("data-last", "");
    Some(last.child(says).child_if(undo).done())
}

/// That nothing is lost, by which rules; and steps back and forward.
fn sum(at: &At, table: &Table) -> Html {
    let house = house(table);
    let log = &at.shown.log;
    let steps = [log.undo(), log.redo()];
    let steps = steps.map(|step| step.map(|step| Input::Corrected(step.correction)));
    let [undo, redo] = steps.map(|step| at.writes().then_some(step));
    let all = table.accounts.sum();
    let says = tr!("Wins and losses add up to {0}", amount(house, all));
    let rules = if at.writes() {
        let rules = tag("a").with("href", href(&Step::Rules.into()));
        rules.with("data-action", "rules")
    } else {
        tag("span")
    };
    let line = tag("p")
        .child(tag("span").with("data-sum", all.to_string()).child(says))
        .child(rules.child(words::rules_of(house)));
    tag("div")
        .class("tabletop-sum")
        .child_if(undo.map(|step| back_or_on(at, Icon::Undo, "undo", tr!("Undo"), step)))
        .child(line)
        .child_if(redo.map(|step| back_or_on(at, Icon::Redo, "redo", tr!("Redo"), step)))
        .done()
}

/// A step back, or forward again.
fn back_or_on(at: &At, icon: Icon, key: &str, says: &'static str, input: Option<Input>) -> Html {
    let button = Button {
        class: "button button-bare",
        hook: ("data-action", key.to_owned()),
        label: Some(says.to_owned()),
        title: Some(says.to_owned()),
        idle: input.is_none(),
        ..Button::default()
    };
    let id = at.shown.id.clone();
    let does = move |_: MouseEvent| {
        if let Some(input) = input.clone() {
            games::write(&id, input);
        }
    };
    button.draw(drawing(icon), Callback::from(does))
}

/// Those who have no seat now.
fn resting(table: &Table) -> Html {
    let resting: Vec<_> = all_players(table)
        .filter(|&one| table.seat_of(one).is_none())
        .collect();
    if resting.is_empty() {
        return Html::default();
    }
    let one = |one: PlayerId| {
        let has = amount(house(table), table.accounts.of(Holder::Player(one)));
        let who = tag("li").child(name(table, one)).child(" ");
        who.child(tag("strong").child(has))
    };
    tag("ul")
        .class("resting")
        .with("aria-label", tr!("Sitting out"))
        .children(resting.into_iter().map(one))
        .done()
}

/// Who comes in for whom, once a round is over.
fn rotation(at: &At, table: &Table) -> Html {
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
    let id = at.shown.id.clone();
    let does = Callback::from(move |_: MouseEvent| games::write(&id, Input::Seats(seats)));
    let says = tag("strong").child(tr!("A round is over"));
    tag("section")
        .class("tabletop-over")
        .with("data-rotation", "")
        .with("aria-label", tr!("A round is over"))
        .child(tag("p").child(says))
        .child(tag("ul").class("resting").children(swaps))
        .child(button.draw(tr!("Confirm seats"), does))
        .done()
}

/// What can be told.
fn asks(at: &At) -> Html {
    let to = |key: &'static str, says: &'static str, step: Step| {
        let to = tag("a").class("button").with("href", href(&step.into()));
        to.with("data-action", key).child(translate(says))
    };
    tag("div")
        .class("tabletop-asks")
        .child(super::score::with_tiles(
            at,
            "button",
            tr!("Win (enter tiles)"),
        ))
        .child_if(super::score::begun(at))
        .child(to("drawn", text!("Nobody won"), Step::Drawn(None)))
        .child(to(
            "happened",
            text!("Foul or other event"),
            Step::Happened(None),
        ))
        .done()
}

/// That the game is over, and why.
fn over(at: &At, table: &Table) -> Html {
    let says = match table.over {
        Some((_, says)) if !says.is_empty() => words::says(says),
        _ => tr!("Ended by the players.").to_owned(),
    };
    let again = Button {
        class: "button",
        hook: ("data-action", "reopen".to_owned()),
        ..Button::default()
    };
    let id = at.shown.id.clone();
    let reopen = Callback::from(move |_: MouseEvent| games::write(&id, Input::Reopened));
    let ended = tag("strong").child(tr!("The game is over."));
    tag("div")
        .class("tabletop-over")
        .with("role", "status")
        .child(tag("p").child(ended).child(" ").child(says))
        .child(super::end::winner(table))
        .child(
            tag("a")
                .class("button button-done")
                .with("data-action", "final")
                .with("href", href(&Step::End.into()))
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

/// What else there is to see.
fn foot(at: &At) -> Html {
    let to = |key: &'static str, says: &'static str, step: Step| {
        let to = tag("a")
            .class("button button-bare")
            .with("href", href(&step.into()));
        to.with("data-action", key).child(translate(says))
    };
    tag("div")
        .class("tabletop-foot")
        .child(to("history", text!("History"), Step::History))
        .child_if(
            at.writes()
                .then(|| to("seats", text!("Seats"), Step::Seats)),
        )
        .child(to("end", text!("Standings"), Step::End))
        .child(super::save_link("button button-bare", tr!("Save")))
        .child(games_button())
        .done()
}
