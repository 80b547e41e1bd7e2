//! Who won from whom: the table from above.

use tilewise_rules::{Seat, WinBy};
use yew::prelude::*;

use crate::at_table::name_at;
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::language::translate;
use crate::state::{Action, Draft};
use crate::words;

/// The table from above. A tap on a seat says who won; then one on a seat says who gave the winning
/// tile, and one on the winner or on the middle, that it was drawn.
pub fn from_whom(draft: &Draft, last_winner: Option<Seat>, onaction: &Callback<Action>) -> Html {
    let context = &draft.entry.context;
    let (seat, by, from) = (context.seat, context.by, context.from);
    let asks = seat.is_none();
    let drawn = by == Some(WinBy::SelfDraw);
    let robbed = by == Some(WinBy::RobbingTheKong);
    let bonus = by == Some(WinBy::BonusTiles);
    let giver = from.filter(|_| bonus || by.is_some_and(WinBy::needs_seat));
    let chair = |one: Seat| {
        let wins = seat == Some(one);
        let (says, class) = if wins {
            (tr!("winner"), "chair chair-winner")
        } else if giver == Some(one) && (robbed || bonus) {
            (tr!("robbed"), "chair chair-giver")
        } else if giver == Some(one) {
            (tr!("discarder"), "chair chair-giver")
        } else if asks && last_winner == Some(one) {
            (
                translate(draft.house.rule_set().progression.hands.last),
                "chair",
            )
        } else {
            ("", "chair")
        };
        let name = name_at(one);
        let label = if asks {
            tr!("{0} won", one)
        } else if wins {
            tr!("{0}, the winner: self-draw", one)
        } else if robbed {
            tr!("{0} made the kong that was robbed", one)
        } else if bonus && draft.robs_bonus_tiles() {
            tr!("{0} drew the bonus tile that won", one)
        } else {
            tr!("{0} discarded the winning tile", one)
        };
        let button = Button {
            class,
            hook: ("data-seat", one.letter().to_string()),
            label: Some(match &name {
                Some(name) => format!("{name}: {label}"),
                None => label,
            }),
            pressed: Some(if wins { drawn } else { giver == Some(one) }),
            ..Button::default()
        };
        let letter = tag("span").class("chair-letter").child(words::sign(one));
        let says = name.unwrap_or_else(|| says.to_owned());
        let says = (!says.is_empty()).then(|| tag("span").class("chair-says").child(says));
        let words: Html = [Some(letter), says].into_iter().flatten().collect();
        button.draw(words, on_click(onaction, Action::Named(one)))
    };
    let middle = Button {
        class: "chair chair-middle",
        hook: ("data-action", "self-draw".to_owned()),
        pressed: Some(drawn),
        ..Button::default()
    };
    let rob = Button {
        class: "chip",
        hook: ("data-action", "robbed".to_owned()),
        title: Some(tr!("The tile was added to a kong and robbed from there").to_owned()),
        pressed: Some(robbed),
        idle: giver.is_none() || bonus,
        ..Button::default()
    };
    let flowers = Button {
        class: "chip",
        hook: ("data-action", "bonus-win".to_owned()),
        title: Some(tr!("The bonus tiles won, whatever the hand").to_owned()),
        pressed: Some(bonus),
        ..Button::default()
    };
    let title = if asks { tr!("Who won?") } else { tr!("Won on") };
    let table = tag("div")
        .class("table")
        .with("role", "group")
        .with("aria-label", tr!("Winner and discarder"))
        .children(Seat::ALL.map(chair))
        .child(middle.draw(tr!("Self-draw"), on_click(onaction, Action::SelfDraw)));
    let by_flowers = (bonus || draft.may_win_by_bonus()).then(|| {
        flowers.draw(
            tr!("By bonus tiles"),
            on_click(onaction, Action::BonusWin(!bonus)),
        )
    });
    tag("div")
        .class("from-whom")
        .with("id", "from-whom")
        .child(tag("h2").class("label").child(title))
        .child(table)
        .child(rob.draw(
            tr!("Robbed kong"),
            on_click(onaction, Action::Robbed(!robbed)),
        ))
        .child_if(by_flowers)
        .done()
}
