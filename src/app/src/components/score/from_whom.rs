//! Winner and discarder: the table from above.

use tilewise_rules::{Seat, WinBy};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::language::translate;
use crate::state::{Draft, PageAction};
use crate::table_hooks::name_at;
use crate::words;

/// Draws the table from above. The first tap on a seat sets the winner; the second one sets the discarder, or
/// self-draw if it is on the winner or the middle.
pub fn from_whom(
    draft: &Draft,
    last_winner: Option<Seat>,
    onaction: &Callback<PageAction>,
) -> Html {
    let context = &draft.entry.context;
    let (seat, by, from) = (context.seat, context.by, context.from);
    let needs_winner = seat.is_none();
    let drawn = by == Some(WinBy::SelfDraw);
    let robbed = by == Some(WinBy::RobbingTheKong);
    let bonus = by == Some(WinBy::BonusTiles);
    let giver = from.filter(|_| bonus || by.is_some_and(WinBy::needs_seat));
    let chair = |one: Seat| {
        let wins = seat == Some(one);
        let (text, class) = if wins {
            (tr!("winner"), "chair chair-winner")
        } else if giver == Some(one) && (robbed || bonus) {
            (tr!("robbed"), "chair chair-giver")
        } else if giver == Some(one) {
            (tr!("discarder"), "chair chair-giver")
        } else if needs_winner && last_winner == Some(one) {
            (
                translate(draft.house.rule_set().progression.hands.last),
                "chair",
            )
        } else {
            ("", "chair")
        };
        let name = name_at(one);
        let label = if needs_winner {
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
        let text = name.unwrap_or_else(|| text.to_owned());
        let text = (!text.is_empty()).then(|| tag("span").class("chair-text").child(text));
        let words: Html = [Some(letter), text].into_iter().flatten().collect();
        button.draw(words, on_click(onaction, PageAction::Named(one)))
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
    let title = if needs_winner {
        tr!("Who won?")
    } else {
        tr!("Won on")
    };
    let table = tag("div")
        .class("table")
        .with("role", "group")
        .with("aria-label", tr!("Winner and discarder"))
        .children(Seat::ALL.map(chair))
        .child(middle.draw(tr!("Self-draw"), on_click(onaction, PageAction::SelfDraw)));
    let by_flowers = (bonus || draft.may_win_by_bonus()).then(|| {
        flowers.draw(
            tr!("By bonus tiles"),
            on_click(onaction, PageAction::BonusWin(!bonus)),
        )
    });
    tag("div")
        .class("from-whom")
        .with("id", "from-whom")
        .child(tag("h2").class("label").child(title))
        .child(table)
        .child(rob.draw(
            tr!("Robbed kong"),
            on_click(onaction, PageAction::Robbed(!robbed)),
        ))
        .child_if(by_flowers)
        .done()
}
