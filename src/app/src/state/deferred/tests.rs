use tilewise_rules::notation::parse_tiles;
use tilewise_rules::{Circumstance, Seat};

use super::*;
use crate::rule_sets;
use crate::state::Spot;

/// Returns the action that loads the deferred handlers.
fn loaded() -> PageAction {
    PageAction::Loaded(&DEFERRED_ACTIONS, Box::new(rule_sets::first_house()))
}

fn tap(tile: &str) -> PageAction {
    PageAction::Tap(Key::Tile(parse_tiles(tile).expect(tile)[0]))
}

fn after(state: PageState, actions: impl IntoIterator<Item = PageAction>) -> PageState {
    let state = actions.into_iter().fold(Rc::new(state), PageState::reduce);
    PageState::clone(&state)
}

fn entry(state: &PageState) -> String {
    state.draft.entry.to_string()
}

fn ways() -> [Vec<PageAction>; 4] {
    let house = |text: &str| PageAction::House(Box::new(text.parse().expect(text)));
    [
        vec![
            tap("1m"),
            PageAction::TapIn(Mode::Pung, Key::Tile(parse_tiles("5z").expect("a tile")[0])),
            PageAction::Seat(Seat::South),
            PageAction::Circumstance(Circumstance::LastTile),
            PageAction::Named(Seat::West),
            PageAction::Undo,
            PageAction::Undo,
            PageAction::Redo,
            PageAction::Clear,
        ],
        vec![
            tap("1m"),
            tap("2m"),
            PageAction::Remove(Spot::Concealed(0)),
            tap("3m"),
            PageAction::Undo,
            PageAction::Screen(Screen::Table("".into())),
            PageAction::Discard(Seat::North),
        ],
        vec![
            tap("1m"),
            PageAction::SaveHouse("Friday".to_owned()),
            PageAction::Answer("minimum_fan", "1".to_owned()),
            tap("1m"),
            tap("1m"),
            PageAction::NextHand,
            PageAction::Seat(Seat::East),
            house("singapore"),
            PageAction::Undo,
            PageAction::Undo,
        ],
        vec![
            PageAction::ShowNotice("a word".into()),
            tap("9p"),
            PageAction::AwaitRuleSet(Pending {
                rule_set: "singapore",
                name: "Singapore",
                target: PendingTarget::House("singapore".to_owned()),
            }),
            PageAction::Mode(Mode::Kong),
            PageAction::Unreachable,
        ],
    ]
}

#[test]
fn it_comes_to_the_same_whenever_the_rest_is_loaded() {
    for actions in ways() {
        let first = after(
            PageState::default(),
            [loaded()].into_iter().chain(actions.clone()),
        );
        for when in 0..=actions.len() {
            let mut all = actions.clone();
            all.insert(when, loaded());
            let late = after(PageState::default(), all);
            assert_eq!(late, first, "{when} of {actions:?}");
            let steps = late.past.iter().chain(&late.future);
            let mut drafts = steps.map(|(draft, _)| draft).chain([&late.draft]);
            assert!(drafts.all(|draft| !is_stub(&draft.house)));
        }
    }
}

#[test]
fn what_cannot_be_done_yet_waits_and_all_after_it_does() {
    let actions = [tap("1m"), PageAction::Remove(Spot::Concealed(0)), tap("2m")];
    let waiting = after(PageState::default(), actions);
    assert_eq!(entry(&waiting), "1m ?E");
    let done = after(waiting, [loaded()]);
    assert_eq!(entry(&done), "2m ?E");
    assert_eq!(done.postponed, None);
    // It is loaded once.
    assert_eq!(after(done.clone(), [loaded()]), done);
}

#[test]
fn a_page_that_opens_with_a_link_has_loaded_what_reads_it() {
    let draft = Draft::new(rule_sets::first_house());
    assert!(PageState::open(Ok(draft.clone()), draft).is_loaded());
    assert!(!PageState::default().is_loaded());
}
