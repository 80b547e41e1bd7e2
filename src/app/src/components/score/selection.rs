//! Actions for the selected tile or set of the tray.

use tilewise_rules::{MeldKind, Seat, SetKind};
use yew::prelude::*;

use super::tray::{indicator, name};
use crate::components::button::Button;
use crate::components::icon::{Icon, drawing};
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::language::translate;
use crate::state::{Draft, PageAction, Spot};
use crate::table_hooks::who;

const KONGS: [(MeldKind, &str); 3] = [
    (MeldKind::Kong, text!("From discard")),
    (MeldKind::AddedKong, text!("Added")),
    (MeldKind::ConcealedKong, text!("Concealed")),
];

/// Draws the actions for the selection, in place of the modes.
pub fn selection(draft: &Draft, spot: Spot, onaction: &Callback<PageAction>) -> Html {
    let hand = &draft.entry.hand;
    let on_click = |action: PageAction| on_click(onaction, action);
    let (title, more) = match spot {
        Spot::Concealed(index) => {
            let Some(tile) = hand.concealed.get(index) else {
                return Html::default();
            };
            let wins = plain("button", "wins")
                .draw(tr!("Winning tile"), on_click(PageAction::WonOn(index)));
            (translate(tile.name()).to_owned(), wins)
        }
        Spot::Winning => {
            let name = hand.winning_tile.map_or("", |tile| tile.name());
            (tr!("Winning tile: {0}", name), Html::default())
        }
        Spot::Bonus(index) => {
            let name = hand.bonus.get(index).map_or("", |tile| tile.name());
            (translate(name).to_owned(), Html::default())
        }
        Spot::Indicator(list, index) => {
            let Some(&tile) = draft.indicators(list).get(index) else {
                return Html::default();
            };
            (indicator(draft, list, tile), Html::default())
        }
        Spot::Meld(index) => {
            let Some(meld) = hand.melds.get(index) else {
                return Html::default();
            };
            let group = |label: &'static str| {
                let group = tag("div").class("group").with("role", "group");
                group.with("aria-label", label)
            };
            let kind = |(kind, name): (MeldKind, &'static str)| {
                let button = Button {
                    class: "segment",
                    hook: ("data-kong", kind.key().to_owned()),
                    pressed: Some(meld.kind == kind),
                    ..Button::default()
                };
                button.draw(translate(name), on_click(PageAction::Kind(index, kind)))
            };
            let is_kong = meld.kind.set() == SetKind::Kong;
            let kinds = is_kong.then(|| group(tr!("Kind of kong")).children(KONGS.map(kind)));
            // Only the player before the winner can have discarded for a chow.
            let needs_seat = meld.kind.is_claimed() && meld.kind != MeldKind::Chow;
            let seats = (needs_seat || meld.from.is_some()).then(|| {
                let winner = draft.entry.context.seat;
                let others = Seat::ALL.into_iter().filter(|seat| Some(*seat) != winner);
                let seat = |seat: Seat| {
                    let pressed = meld.from == Some(seat);
                    let from = Some(seat).filter(|_| !pressed);
                    let button = Button {
                        class: "segment",
                        hook: ("data-from", seat.letter().to_string()),
                        pressed: Some(pressed),
                        ..Button::default()
                    };
                    button.draw(who(seat), on_click(PageAction::From(index, from)))
                };
                let text = tr!("Claimed from");
                let label = tag("span").class("group-label").child(text);
                group(text).child(label).children(others.map(seat))
            });
            let more = kinds.into_iter().chain(seats).collect();
            (name(meld), more)
        }
    };
    let red = draft.five_at(spot).map(|(suit, red)| {
        let button = Button {
            class: "chip",
            hook: ("data-action", "red".to_owned()),
            pressed: Some(red > 0),
            idle: red == 0 && !draft.has_red_left(suit),
            ..Button::default()
        };
        button.draw(tr!("Red five"), on_click(PageAction::Red(spot)))
    });
    let leave = Button {
        label: Some(tr!("Leave it as it is").to_owned()),
        ..plain("button button-bare", "leave")
    };
    let remove = plain("button button-loss", "remove");
    let label = tr!("Change {0}", title.clone());
    let head = tag("div")
        .class("selection-head")
        .child(tag("p").class("selection-title").child(title))
        .child_if(red)
        .child(remove.draw(tr!("Remove"), on_click(PageAction::Remove(spot))))
        .child(leave.draw(drawing(Icon::Close), on_click(PageAction::Pick(spot))));
    tag("div")
        .key("selection")
        .class("selection")
        .with("role", "group")
        .with("aria-label", label)
        .with("data-selection", "")
        .child(head)
        .child(more)
        .done()
}

fn plain(class: &'static str, key: &str) -> Button {
    Button {
        class,
        hook: ("data-action", key.to_owned()),
        ..Button::default()
    }
}
