//! Modes: the set that a tap on a tile key enters.

use yew::prelude::*;

use crate::components::button::Button;
use crate::components::icon::{Icon, drawing};
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::language::{translate, translation_scope};
use crate::share::ShareKind;
use crate::state::{Mode, PageAction, PageState, Sheet};

/// Draws the modes: a row for the concealed tiles, a row for claimed sets.
pub fn modes(
    state: &PageState,
    mode: Mode,
    is_sticky: bool,
    onaction: &Callback<PageAction>,
) -> Html {
    let _scope = translation_scope(state.draft.house.rule_set().table_key());
    let now = state.draft.mode(mode);
    let button = |mode: Mode| {
        let is_claimed = Mode::CLAIMED.contains(&mode);
        let text = translate(mode.description());
        let button = Button {
            class: if is_sticky && is_claimed && now == mode {
                "segment segment-stays"
            } else {
                "segment"
            },
            hook: ("data-mode", mode.key().to_owned()),
            title: Some(if is_claimed {
                tr!("{0}. Tap twice for several sets.", text)
            } else {
                text.to_owned()
            }),
            pressed: Some(now == mode),
            ..Button::default()
        };
        button.draw(
            translate(mode.name()),
            on_click(onaction, PageAction::Mode(mode)),
        )
    };
    let step = |action: PageAction, icon: Icon, key: &str, name: &str, can: bool| {
        let button = Button {
            class: "button button-bare",
            hook: ("data-action", key.to_owned()),
            label: Some(name.to_owned()),
            title: Some(name.to_owned()),
            idle: !can,
            ..Button::default()
        };
        button.draw(drawing(icon), on_click(onaction, action))
    };
    let group = |label: &'static str, name: &'static str, modes: &[Mode]| {
        let caption = tag("span").class("group-label").with("aria-hidden", "true");
        tag("div")
            .class("group")
            .with("role", "group")
            .with("aria-label", label)
            .child(caption.child(name))
            .children(modes.iter().copied().map(button))
    };
    let share = PageAction::Sheet(Some(Sheet::Share(ShareKind::View)));
    let clears = !state.draft.is_empty();
    let steps = [
        step(
            PageAction::Redo,
            Icon::Redo,
            "redo",
            tr!("Redo"),
            state.can_redo(),
        ),
        step(share, Icon::Share, "share", tr!("Share"), true),
        step(
            PageAction::Clear,
            Icon::Clear,
            "clear",
            tr!("Clear the hand"),
            clears,
        ),
    ];
    let hand = group(tr!("A tap enters, in the hand"), tr!("Hand"), &Mode::HAND);
    let claimed = group(tr!("A tap enters, claimed"), tr!("Melded"), &Mode::CLAIMED);
    tag("div")
        .class("modes")
        .child(hand)
        .child(tag("div").class("modes-row").child(claimed).children(steps))
        .done()
}
