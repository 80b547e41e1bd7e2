use tilewise_rules::notation::{self, parse_bonus, parse_tiles};
use tilewise_rules::{Circumstance, Seat, WinBy};

use super::*;
use crate::rule_sets;
use crate::{link, open};

fn state(entry: &str) -> State {
    let draft = Draft {
        entry: notation::parse(entry).expect(entry),
        ..Draft::new(rule_sets::first_house())
    };
    State::open(Ok(draft), Draft::default())
}

fn after(state: State, actions: impl IntoIterator<Item = Action>) -> State {
    let mut screen = ScoreScreen::default();
    screen.follow(&state);
    on_screen(&mut screen, state, actions)
}

/// The page after actions on the Score screen.
fn on_screen(
    screen: &mut ScoreScreen,
    state: State,
    actions: impl IntoIterator<Item = Action>,
) -> State {
    let mut state = Rc::new(state);
    for action in actions {
        if let Some(action) = screen.enter(action) {
            state = state.reduce(action);
        }
        screen.follow(&state);
    }
    (*state).clone()
}

fn key(text: &str) -> Action {
    Action::Tap(match parse_bonus(text) {
        Ok(tile) => Key::Bonus(tile),
        Err(_) => Key::Tile(parse_tiles(text).expect(text)[0]),
    })
}

fn notice(state: &State) -> String {
    let notice = state.notice.as_ref();
    notice.map(ToString::to_string).unwrap_or_default()
}

fn pending(target: Target) -> Pending {
    Pending {
        rule_set: "singapore",
        name: "Singapore",
        target,
    }
}

#[track_caller]
fn gives(before: &str, actions: impl IntoIterator<Item = Action>, text: &str) {
    assert_eq!(after(state(before), actions).draft.entry.to_string(), text);
}

#[test]
fn the_first_example_of_the_book_takes_thirteen_taps() {
    let taps = [
        Action::Mode(Mode::Chow),
        key("5s"),
        Action::Mode(Mode::Pung),
        key("7s"),
        Action::Mode(Mode::Pung),
        key("5z"),
        key("2s"),
        key("2s"),
        key("2s"),
        key("3s"),
        key("1s"),
        Action::Seat(Seat::South),
        Action::Discard(Seat::West),
    ];
    gives("EE", taps, "2223s c567s p777s p555z w1s@W SE");
}

#[test]
fn the_second_example_of_the_book_takes_thirteen_taps() {
    let taps = [
        Action::Mode(Mode::Chow),
        key("4m"),
        Action::Mode(Mode::Pung),
        Action::Mode(Mode::Pung),
        key("1z"),
        key("7p"),
        Action::Mode(Mode::Pair),
        key("2s"),
        Action::Mode(Mode::Tile),
        key("4s"),
        key("6s"),
        key("5s"),
        Action::SelfDraw,
    ];
    gives("EE", taps, "2246s c456m p111z p777p w5s EE");
}

#[test]
fn tray_edits() {
    let won = "2223s c567s p777p w1s@W SE";
    for (action, text) in [
        (
            Action::Remove(Spot::Concealed(3)),
            "222s c567s p777p w1s@W SE",
        ),
        (Action::Remove(Spot::Winning), "2223s c567s p777p w@W SE"),
        (Action::Remove(Spot::Meld(0)), "2223s p777p w1s@W SE"),
        (Action::Remove(Spot::Meld(9)), won),
        (Action::WonOn(3), "1222s c567s p777p w3s@W SE"),
        (Action::WonOn(99), won),
        (
            Action::From(1, Some(Seat::East)),
            "2223s c567s p777p@E w1s@W SE",
        ),
    ] {
        gives(won, [action], text);
    }
    gives("p777p f1 g2", [Action::Remove(Spot::Bonus(0))], "p777p g2");
    let kong = Action::Kind(0, tilewise_rules::MeldKind::ConcealedKong);
    gives("k7777p@W EE", [kong], "ck7777p EE");
}

#[test]
fn who_won_from_whom() {
    for (before, action, text) in [
        ("w1s:? EE", Action::Discard(Seat::South), "w1s@S EE"),
        ("w1s@S EE", Action::SelfDraw, "w1s EE"),
        ("w1s@S EE", Action::Robbed(true), "w1s@S:robbed EE"),
        (
            "w1s@S:robbed EE",
            Action::Discard(Seat::West),
            "w1s@W:robbed EE",
        ),
        ("w1s@S:robbed EE", Action::Robbed(false), "w1s@S EE"),
        // The discarder becomes the winner: who discarded is open again.
        ("w1s@S EE", Action::Seat(Seat::South), "w1s:? SE"),
        ("w1s@S EE", Action::Seat(Seat::West), "w1s@S WE"),
        ("w1s@S EE", Action::Prevailing(Seat::North), "w1s@S EN"),
        // What the new winner discarded was claimed by somebody else; a chow knows from whom.
        (
            "p111z@S p222z@W c123m@N EE",
            Action::Seat(Seat::South),
            "p111z p222z@W c123m SE",
        ),
    ] {
        gives(before, [action], text);
    }
}

#[test]
fn a_circumstance_that_can_no_longer_hold_is_let_go() {
    let on = Action::Circumstance(Circumstance::LastTile);
    gives("w1s EE", [on.clone()], "w1s EE last-tile");
    gives("w1s EE", [on.clone(), on.clone()], "w1s EE");
    gives(
        "w1s EE",
        [on, Action::Discard(Seat::West)],
        "w1s@W EE last-tile",
    );
    let dealt = Action::Circumstance(Circumstance::InitialHand);
    gives("w1s EE", [dealt, Action::Discard(Seat::West)], "w1s@W EE");
}

#[test]
fn every_step_can_be_taken_back_and_done_again() {
    let done = after(
        state("EE"),
        [key("1m"), key("2m"), Action::Seat(Seat::West)],
    );
    let undone = after(done.clone(), [Action::Undo, Action::Undo]);
    assert_eq!(undone.draft.entry.to_string(), "1m EE");
    assert!(undone.can_redo());
    let redone = after(undone.clone(), [Action::Redo, Action::Redo, Action::Redo]);
    assert_eq!(redone.draft, done.draft);
    assert!(!after(undone, [key("9m")]).can_redo());
    assert!(!after(state("EE"), [Action::Undo]).can_undo());
}

#[test]
fn history_is_bounded() {
    let toggles = (0..500).map(|_| Action::Circumstance(Circumstance::LastTile));
    assert_eq!(after(state("EE"), toggles).past.len(), STEPS);
}

#[test]
fn the_next_hand_offers_the_winner_and_what_is_cleared_comes_back() {
    let cleared = after(state("123m w1s@W SN last-tile"), [Action::NextHand]);
    // Who won is offered for the next hand, and not assumed.
    assert_eq!(cleared.draft.entry.to_string(), "?N");
    assert_eq!(cleared.last_winner, Some(Seat::South));
    assert_eq!(cleared.turn, 1);
    assert_eq!(notice(&cleared), "Hand cleared. Tap Undo to restore it.");
    // The bin begins no hand.
    let begun = after(state("123m w1s@W SN last-tile"), [Action::Clear]);
    assert_eq!(
        (begun.draft.clone(), begun.turn),
        (cleared.draft.clone(), 0)
    );
    assert_eq!(notice(&begun), notice(&cleared));
    let back = after(cleared, [Action::Undo]);
    assert_eq!(back.draft.entry.to_string(), "123m w1s@W SN last-tile");
}

#[test]
fn a_seat_that_is_named_won_or_gave_the_tile_or_drew_it() {
    let named = |seat| Action::Named(seat);
    gives("w1s ?E", [named(Seat::South)], "w1s SE");
    gives("w1s:? ?E", [named(Seat::South)], "w1s:? SE");
    gives(
        "w1s:? ?E",
        [named(Seat::South), named(Seat::West)],
        "w1s@W SE",
    );
    gives(
        "w1s:? ?E",
        [named(Seat::South), named(Seat::South)],
        "w1s SE",
    );
    gives("w1s@W:robbed SE", [named(Seat::North)], "w1s@N:robbed SE");
}

#[test]
fn a_hand_is_begun_until_it_is_there_in_full() {
    let begun = |entry: &str| state(entry).draft.is_begun();
    assert!(!begun("?E"));
    assert!(begun("SE") && begun("1m ?E"));
    assert!(begun("2223s c567s p777s p555z w1s:? SE"));
    assert!(begun("2223s c567s p777s p555z w1s@W ?E"));
    assert!(!begun("2223s c567s p777s p555z w1s@W SE"));
}

#[test]
fn a_refused_tap_says_why_and_changes_nothing() {
    let full = after(state("5555s EE"), [key("5s")]);
    assert_eq!(notice(&full), "All four 5 bamboo are in the hand");
    assert!(!full.can_undo());
    assert_eq!(after(full, [key("6s")]).notice, None);
}

#[test]
fn a_broken_link_leaves_an_empty_tray_and_says_why() {
    let link = Err(vec![Sentence::from("“x” can’t be read")]);
    let opened = after(state("123m SN"), [Action::Open(link)]);
    assert_eq!(opened.draft.entry.to_string(), "?N");
    assert_eq!(opened.trouble.len(), 1);
    assert!(after(opened, [key("1m")]).trouble.is_empty());
}

#[test]
fn a_link_of_which_not_all_can_be_read_keeps_the_rest() {
    let broken = link::readable("/score/hk-old-style;minimum_fan=1/123m.b1.SN").expect("a hand");
    let opened = after(state("EE"), [Action::OpenBroken(Box::new(broken))]);
    assert_eq!(
        link::of(&opened),
        "/score/hk-old-style;minimum_fan=1/123m.SN"
    );
    assert_eq!(opened.trouble[0].to_string(), "I couldn’t read “b1”");
    assert_eq!(opened.why.len(), 1);
    let mended = after(opened, [key("1m")]);
    assert!(mended.trouble.is_empty() && mended.why.is_empty());
}

/// Opens a link in a page that has been used.
fn visiting() -> State {
    let friends = state_in("singapore;limit=8", "123m SE");
    let link = Action::Open(Ok(Box::new((*friends.draft).clone())));
    let answered = Action::Answer("minimum_fan", "1".to_owned());
    after(state("EE"), [answered, link])
}

const MINE: Option<&str> = Some("hk-old-style;minimum_fan=1");

#[test]
fn a_friends_link_shows_their_rules_and_leaves_ones_own() {
    let visiting = visiting();
    assert_eq!(visiting.visits_from(), MINE);
    // What is entered meanwhile, or answered otherwise, changes nothing about that.
    let answer = Action::Answer("limit", "9".to_owned());
    assert_eq!(
        after(visiting.clone(), [key("1m"), answer]).visits_from(),
        MINE
    );
    // Nor does another link; one in one's own house ends the visit.
    let another = Action::Open(Ok(Box::new((*state_in("singapore", "EE").draft).clone())));
    let there = after(visiting.clone(), [another]);
    assert_eq!(there.visits_from(), MINE);
    let own = state_in("hk-old-style;minimum_fan=1", "EE");
    let home = Action::Open(Ok(Box::new((*own.draft).clone())));
    assert_eq!(after(visiting, [home]).own_house, None);
}

#[test]
fn ones_own_rules_are_gone_back_to_with_the_hand_and_the_way_back_is_a_visit_again() {
    let home = after(visiting(), [open::house("hk-old-style;minimum_fan=1")]);
    assert_eq!(home.visits_from(), None);
    assert_eq!(link::of(&home), "/score/hk-old-style;minimum_fan=1/123m.SE");
    assert_eq!(after(home, [Action::Undo]).visits_from(), MINE);
}

#[test]
fn the_rules_of_a_link_are_taken_for_good() {
    let taken = after(visiting(), [key("1m"), Action::TakeHouse]);
    assert_eq!(taken.visits_from(), None);
    assert_eq!(after(taken.clone(), [Action::Undo]).visits_from(), None);
    let back = state_in("hk-old-style", "EE");
    let link = Action::Open(Ok(Box::new((*back.draft).clone())));
    assert_eq!(
        after(taken, [link]).visits_from(),
        Some("singapore;limit=8")
    );
}

#[test]
fn the_house_is_part_of_the_hand() {
    let answer = Action::Answer("minimum_fan", "1".to_owned());
    let changed = after(state("EE"), [answer]);
    assert_eq!(
        changed.draft.house.to_string(),
        "hk-old-style;minimum_fan=1"
    );
    let rule_set = after(changed, [Action::Book]);
    assert_eq!(rule_set.draft.house.to_string(), "hk-old-style");
}

#[test]
fn what_was_tapped_in_the_tray_stays_until_something_else_happens() {
    let mut screen = ScoreScreen::default();
    let mut page = state("12m p777p w1s EE");
    screen.follow(&page);
    let mut after = |action: Action| {
        page = on_screen(&mut screen, page.clone(), [action]);
        screen.picked
    };
    let picked = Some(Spot::Meld(0));
    assert_eq!(after(Action::Pick(Spot::Meld(0))), picked);
    assert_eq!(after(Action::From(0, Some(Seat::West))), picked);
    assert_eq!(
        after(Action::Kind(0, tilewise_rules::MeldKind::Pung)),
        picked
    );
    // A refused tap, too, lets it go.
    assert_eq!(after(key("a1")), None);
    assert_eq!(after(Action::Pick(Spot::Meld(0))), picked);
    assert_eq!(after(Action::Pick(Spot::Meld(0))), None);
    assert_eq!(after(Action::Pick(Spot::Meld(0))), picked);
    assert_eq!(after(Action::Remove(Spot::Meld(0))), None);
    assert_eq!(
        state("w1s EE").draft.entry.context.by,
        Some(WinBy::SelfDraw)
    );
}

#[test]
fn after_a_claimed_set_taps_enter_single_tiles() {
    let mode_after = |taps: &[Action]| {
        let mut screen = ScoreScreen::default();
        let begun = state("EE");
        screen.follow(&begun);
        let page = on_screen(&mut screen, begun, taps.iter().cloned());
        (screen.mode, page.draft.entry.to_string())
    };
    let pung = Action::Mode(Mode::Pung);
    let claimed = [pung.clone(), key("5z"), key("7s")];
    assert_eq!(mode_after(&claimed), (Mode::Tile, "7s p555z EE".to_owned()));
    // Chosen twice it stays.
    let several = [pung.clone(), pung, key("5z"), key("7s")];
    assert_eq!(
        mode_after(&several),
        (Mode::Pung, "p555z p777s EE".to_owned())
    );
    // In the hand it stays as it was.
    let concealed = [Action::Mode(Mode::ConcealedPung), key("5z")];
    assert_eq!(mode_after(&concealed).0, Mode::ConcealedPung);
}

#[test]
fn the_score_screen_follows_another_hand() {
    let mut screen = ScoreScreen::default();
    let begun = state("12m p777p EE");
    screen.follow(&begun);
    let taps = [
        Action::Mode(Mode::Pung),
        Action::Details,
        Action::Pick(Spot::Meld(0)),
    ];
    let page = on_screen(&mut screen, begun, taps);
    // A sheet over the page enters another hand.
    let other = Action::Step(Box::new((*state("3m p777p EE").draft).clone()));
    let page = (*Rc::new(page).reduce(other)).clone();
    screen.follow(&page);
    assert_eq!(
        (screen.picked, screen.mode, screen.open),
        (None, Mode::Pung, true)
    );
    // The way back, or another link.
    let link = Action::Open(Ok(Box::new((*state("5m EE").draft).clone())));
    let page = (*Rc::new(page).reduce(link)).clone();
    screen.follow(&page);
    assert_eq!((screen.mode, screen.open), (Mode::Pung, false));
    let _ = on_screen(&mut screen, page, [Action::NextHand]);
    assert_eq!(screen.mode, Mode::Tile);
}

/// A hand in a house of another rule set.
fn state_in(house: &str, entry: &str) -> State {
    let draft = Draft {
        entry: notation::parse(entry).expect(entry),
        house: house.parse().expect(house),
    };
    State::open(Ok(draft), Draft::default())
}

#[test]
fn another_book_keeps_what_both_know_and_says_what_it_leaves_out() {
    let state = state_in(
        "singapore",
        "2223s c567s p777s p555z f2 a1 a3 w1s SE fresh-tile",
    );
    let over = after(state, [open::house("sparrows-nest")]);
    assert_eq!(
        over.draft.entry.to_string(),
        "2223s c567s p777s p555z f2 w1s SE"
    );
    assert_eq!(over.draft.house.to_string(), "sparrows-nest");
    assert_eq!(
        notice(&over),
        "Sparrow’s Nest HK League doesn’t use cat, rooster, Fresh tile"
    );
    // One step takes all of it back.
    let back = after(over, [Action::Undo]);
    assert_eq!(
        back.draft.entry.to_string(),
        "2223s c567s p777s p555z f2 a1 a3 w1s SE fresh-tile"
    );
}

#[test]
fn a_house_that_cannot_be_read_leaves_the_hand_alone() {
    let before = state("123m EE");
    let after = after(before.clone(), [open::house("singapore;limit=0")]);
    assert_eq!(after.draft, before.draft);
    assert!(notice(&after).contains("limit"));
}

#[test]
fn houses_are_kept_and_forgotten() {
    let kept = after(
        state_in("hk-old-style;minimum_fan=1", "EE"),
        [
            Action::KeepHouse("Friday".to_owned()),
            open::house("sparrows-nest"),
        ],
    );
    assert_eq!(kept.kept[0].house, "hk-old-style;minimum_fan=1");
    let forgotten = after(kept, [Action::ForgetHouse("Friday".to_owned())]);
    assert!(forgotten.kept.is_empty());
}

#[test]
fn seven_flowers_may_win_and_the_eighth_may_be_robbed() {
    let flowers = "f1 f2 f3 f4 g1 g2 g3";
    let state = state_in("singapore", &format!("123m {flowers} SE"));
    assert!(state.draft.may_win_by_bonus());
    let won = after(state, [Action::BonusWin(true), Action::Discard(Seat::West)]);
    assert_eq!(
        won.draft.entry.to_string(),
        format!("123m {flowers} w:bonus@W SE")
    );
    let not = after(won, [Action::BonusWin(false)]);
    assert_eq!(not.draft.entry.context.by, None);
    // At the Sparrow's Nest nobody robs them: another seat is that of a discarder.
    let nest = state_in("sparrows-nest", &format!("123m {flowers} SE"));
    let taps = [Action::BonusWin(true), Action::Discard(Seat::West)];
    assert_eq!(
        after(nest, taps).draft.entry.context.by,
        Some(WinBy::Discard)
    );
    assert!(!state_in("hk-old-style", flowers).draft.may_win_by_bonus());
}

#[test]
fn what_lies_over_the_page_leaves_the_hand_as_it_is() {
    let before = state("123m EE");
    let over = after(before.clone(), [Action::Sheet(Some(Sheet::Compare))]);
    assert_eq!(
        (over.sheet, &over.draft),
        (Some(Sheet::Compare), &before.draft)
    );
    assert_eq!(after(over, [Action::Sheet(None)]).sheet, None);
}

#[test]
fn the_fouls_screen_leaves_the_hand_as_it_is() {
    let before = state("123m EE");
    let there = after(
        before.clone(),
        [Action::Screen(Screen::Fouls("riichi-wrc-2015".into()))],
    );
    assert_eq!(link::of(&there), "/fouls/riichi-wrc-2015");
    assert_eq!(there.draft, before.draft);
    // The way back is the link of the same hand.
    let back = after(
        there.clone(),
        [Action::Open(Ok(Box::new((*before.draft).clone())))],
    );
    assert_eq!(back, before);
    // A rule set that came for the last table doesn't lead away from the screen.
    let mut waiting = there;
    waiting.want(pending(Target::Link("/score/singapore/".to_owned())));
    let came = after(waiting.clone(), [Action::Open(Ok(Box::default()))]);
    assert_eq!(link::of(&came), "/fouls/riichi-wrc-2015");
    // A link to a hand in a rule set that isn't here does.
    let link = pending(Target::Link("/score/singapore/1m".to_owned()));
    assert_eq!(after(waiting, [Action::Want(link)]).screen, Screen::Score);
}

#[test]
fn a_book_that_cannot_be_had_is_said_and_a_link_to_it_waits() {
    let mut waiting = state("123m EE");
    waiting.want(pending(Target::Link("/score/singapore/1m".to_owned())));
    let lost = after(waiting, [Action::Unreachable]);
    assert_eq!(lost.pending, None);
    assert_eq!(lost.trouble.len(), 1);
    let mut waiting = state("123m EE");
    waiting.want(pending(Target::House("singapore".to_owned())));
    let lost = after(waiting, [Action::Unreachable]);
    assert!(lost.trouble.is_empty() && lost.notice.is_some());
}

#[test]
fn light_is_no_step_and_goes_out_with_the_next() {
    let lit = vec![Spot::Concealed(0), Spot::Meld(0)];
    let mut screen = ScoreScreen::default();
    let begun = state("22s c567s EE");
    screen.follow(&begun);
    let shown = [Action::Pick(Spot::Meld(0)), Action::Light(lit.clone())];
    let page = on_screen(&mut screen, begun.clone(), shown);
    assert_eq!((&screen.lit, screen.picked), (&lit, Some(Spot::Meld(0))));
    assert_eq!(page, begun);
    let _ = on_screen(&mut screen, page, [key("3s")]);
    assert!(screen.lit.is_empty());
}
