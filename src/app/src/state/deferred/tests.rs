use tilewise_rules::notation::parse_tiles;
use tilewise_rules::{Circumstance, Seat};

use super::*;
use crate::rule_sets;
use crate::state::Spot;

/// What brings the rest of the page.
fn loaded() -> Action {
    Action::Loaded(&DEFERRED_ACTIONS, Box::new(rule_sets::first_house()))
}

fn tap(tile: &str) -> Action {
    Action::Tap(Key::Tile(parse_tiles(tile).expect(tile)[0]))
}

fn after(state: State, actions: impl IntoIterator<Item = Action>) -> State {
    let state = actions.into_iter().fold(Rc::new(state), State::reduce);
    State::clone(&state)
}

fn entry(state: &State) -> String {
    state.draft.entry.to_string()
}

fn ways() -> [Vec<Action>; 4] {
    let house = |text: &str| Action::House(Box::new(text.parse().expect(text)));
    [
        vec![
            tap("1m"),
            Action::TapIn(Mode::Pung, Key::Tile(parse_tiles("5z").expect("a tile")[0])),
            Action::Seat(Seat::South),
            Action::Circumstance(Circumstance::LastTile),
            Action::Named(Seat::West),
            Action::Undo,
            Action::Undo,
            Action::Redo,
            Action::Clear,
        ],
        vec![
            tap("1m"),
            tap("2m"),
            Action::Remove(Spot::Concealed(0)),
            tap("3m"),
            Action::Undo,
            Action::Screen(Screen::Table("".into())),
            Action::Discard(Seat::North),
        ],
        vec![
            tap("1m"),
            Action::KeepHouse("Friday".to_owned()),
            Action::Answer("minimum_fan", "1".to_owned()),
            tap("1m"),
            tap("1m"),
            Action::NextHand,
            Action::Seat(Seat::East),
            house("singapore"),
            Action::Undo,
            Action::Undo,
        ],
        vec![
            Action::Say("a word".into()),
            tap("9p"),
            Action::Want(Pending {
                rule_set: "singapore",
                name: "Singapore",
                target: Target::House("singapore".to_owned()),
            }),
            Action::Mode(Mode::Kong),
            Action::Unreachable,
        ],
    ]
}

#[test]
fn it_comes_to_the_same_whenever_the_rest_is_loaded() {
    for actions in ways() {
        let first = after(
            State::default(),
            [loaded()].into_iter().chain(actions.clone()),
        );
        for when in 0..=actions.len() {
            let mut all = actions.clone();
            all.insert(when, loaded());
            let late = after(State::default(), all);
            assert_eq!(late, first, "{when} of {actions:?}");
            let steps = late.past.iter().chain(&late.future);
            let mut drafts = steps.map(|(draft, _)| draft).chain([&late.draft]);
            assert!(drafts.all(|draft| !is_outline(&draft.house)));
        }
    }
}

#[test]
fn what_cannot_be_done_yet_waits_and_all_after_it_does() {
    let actions = [tap("1m"), Action::Remove(Spot::Concealed(0)), tap("2m")];
    let waiting = after(State::default(), actions);
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
    assert!(State::open(Ok(draft.clone()), draft).is_loaded());
    assert!(!State::default().is_loaded());
}
