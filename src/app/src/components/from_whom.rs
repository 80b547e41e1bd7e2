//! Who won from whom: the table from above.

use tilewise_rules::{Seat, WinBy};
use yew::prelude::*;

use super::act::act;
use super::button::Button;
use crate::language::say;
use crate::state::{Action, Draft};
use crate::tell;
use crate::words;

/// The table from above. A tap on a seat says who gave the winning tile; on the winner or on the
/// middle, that it was drawn.
pub fn from_whom(draft: &Draft, onaction: &Callback<Action>) -> Html {
    let situation = &draft.entry.situation;
    let (seat, by, from) = (situation.seat, situation.by, situation.from);
    let drawn = by == Some(WinBy::SelfDraw);
    let robbed = by == Some(WinBy::RobbingTheKong);
    let bonus = by == Some(WinBy::BonusTiles);
    let giver = from.filter(|_| bonus || by.is_some_and(WinBy::needs_seat));
    let chair = |one: Seat| {
        let wins = seat == Some(one);
        let (action, says, class) = if wins {
            (Action::SelfDraw, say("winner"), "chair chair-winner")
        } else if giver == Some(one) && (robbed || bonus) {
            (Action::Discard(one), say("robbed"), "chair chair-giver")
        } else if giver == Some(one) {
            (Action::Discard(one), say("discarder"), "chair chair-giver")
        } else {
            (Action::Discard(one), "", "chair")
        };
        let label = if wins {
            tell!("{0}, the winner: self-draw", one)
        } else if robbed {
            tell!("{0} made the kong that was robbed", one)
        } else if bonus && draft.robs_bonus_tiles() {
            tell!("{0} drew the bonus tile that won", one)
        } else {
            tell!("{0} discarded the winning tile", one)
        };
        let button = Button {
            class,
            hook: ("data-seat", one.letter().to_string()),
            label: Some(label),
            pressed: Some(if wins { drawn } else { giver == Some(one) }),
            ..Button::default()
        };
        let words = html! {
            <>
                <span class="chair-letter">{ words::sign(one) }</span>
                if !says.is_empty() {
                    <span class="chair-says">{ says }</span>
                }
            </>
        };
        button.draw(words, act(onaction, action))
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
        title: Some(say("The tile was added to a kong and robbed from there").to_owned()),
        pressed: Some(robbed),
        idle: giver.is_none() || bonus,
        ..Button::default()
    };
    let flowers = Button {
        class: "chip",
        hook: ("data-action", "bonus-win".to_owned()),
        title: Some(say("The bonus tiles won, whatever the hand").to_owned()),
        pressed: Some(bonus),
        ..Button::default()
    };
    html! {
        <div class="from-whom" id="from-whom">
            <h2 class="label">{ say("Won from") }</h2>
            <div class="table" role="group" aria-label={say("Who gave the winning tile")}>
                { for Seat::ALL.map(chair) }
                { middle.draw(say("Self-draw"), act(onaction, Action::SelfDraw)) }
            </div>
            { rob.draw(say("Robbed kong"), act(onaction, Action::Robbed(!robbed))) }
            if bonus || draft.may_win_by_bonus() {
                { flowers.draw(say("By bonus tiles"), act(onaction, Action::BonusWin(!bonus))) }
            }
        </div>
    }
}
