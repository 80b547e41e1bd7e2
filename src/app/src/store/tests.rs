use tilewise_rules::notation::{self, parse_bonus, parse_tiles};
use tilewise_rules::{BySeat, Circumstance, Seat, WinBy};

use super::*;
use crate::link::{self, open};
use crate::rule_sets;

fn state(entry: &str) -> PageState {
    let draft = Draft {
        entry: notation::parse(entry).expect(entry),
        ..Draft::new(rule_sets::first_house())
    };
    PageState::open(Ok(draft), Draft::default())
}

fn after(state: PageState, actions: impl IntoIterator<Item = PageAction>) -> PageState {
    let state = actions.into_iter().fold(Rc::new(state), PageState::reduce);
    (*state).clone()
}

fn key(text: &str) -> PageAction {
    PageAction::Tap(match parse_bonus(text) {
        Ok(tile) => Key::Bonus(tile),
        Err(_) => Key::Tile(parse_tiles(text).expect(text)[0]),
    })
}

fn notice(state: &PageState) -> String {
    let notice = state.notice.as_ref();
    notice.map(ToString::to_string).unwrap_or_default()
}

fn pending(target: PendingTarget) -> Pending {
    Pending {
        rule_set: "singapore",
        name: "Singapore",
        target,
    }
}

#[track_caller]
fn gives(before: &str, actions: impl IntoIterator<Item = PageAction>, text: &str) {
    assert_eq!(after(state(before), actions).draft.entry.to_string(), text);
}

#[test]
fn the_first_example_of_the_book_takes_thirteen_taps() {
    let taps = [
        PageAction::Mode(Mode::Chow),
        key("5s"),
        PageAction::Mode(Mode::Pung),
        key("7s"),
        PageAction::Mode(Mode::Pung),
        key("5z"),
        key("2s"),
        key("2s"),
        key("2s"),
        key("3s"),
        key("1s"),
        PageAction::Seat(Seat::South),
        PageAction::Discard(Seat::West),
    ];
    gives("EE", taps, "2223s c567s p777s p555z w1s@W SE");
}

#[test]
fn the_second_example_of_the_book_takes_thirteen_taps() {
    let taps = [
        PageAction::Mode(Mode::Chow),
        key("4m"),
        PageAction::Mode(Mode::Pung),
        PageAction::Mode(Mode::Pung),
        key("1z"),
        key("7p"),
        PageAction::Mode(Mode::Pair),
        key("2s"),
        PageAction::Mode(Mode::Tile),
        key("4s"),
        key("6s"),
        key("5s"),
        PageAction::SelfDraw,
    ];
    gives("EE", taps, "2246s c456m p111z p777p w5s EE");
}

#[test]
fn tray_edits() {
    let won = "2223s c567s p777p w1s@W SE";
    for (action, text) in [
        (
            PageAction::Remove(Spot::Concealed(3)),
            "222s c567s p777p w1s@W SE",
        ),
        (
            PageAction::Remove(Spot::Winning),
            "2223s c567s p777p w@W SE",
        ),
        (PageAction::Remove(Spot::Meld(0)), "2223s p777p w1s@W SE"),
        (PageAction::Remove(Spot::Meld(9)), won),
        (PageAction::WonOn(3), "1222s c567s p777p w3s@W SE"),
        (PageAction::WonOn(99), won),
        (
            PageAction::From(1, Some(Seat::East)),
            "2223s c567s p777p@E w1s@W SE",
        ),
    ] {
        gives(won, [action], text);
    }
    gives(
        "p777p f1 g2",
        [PageAction::Remove(Spot::Bonus(0))],
        "p777p g2",
    );
    let kong = PageAction::Kind(0, tilewise_rules::MeldKind::ConcealedKong);
    gives("k7777p@W EE", [kong], "ck7777p EE");
}

#[test]
fn who_won_from_whom() {
    for (before, action, text) in [
        ("w1s:? EE", PageAction::Discard(Seat::South), "w1s@S EE"),
        ("w1s@S EE", PageAction::SelfDraw, "w1s EE"),
        ("w1s@S EE", PageAction::Robbed(true), "w1s@S:robbed EE"),
        (
            "w1s@S:robbed EE",
            PageAction::Discard(Seat::West),
            "w1s@W:robbed EE",
        ),
        ("w1s@S:robbed EE", PageAction::Robbed(false), "w1s@S EE"),
        // The discarder becomes the winner, so the discarder is unknown.
        ("w1s@S EE", PageAction::Seat(Seat::South), "w1s:? SE"),
        ("w1s@S EE", PageAction::Seat(Seat::West), "w1s@S WE"),
        ("w1s@S EE", PageAction::Prevailing(Seat::North), "w1s@S EN"),
        // A set that was claimed from the new winner has an unknown source; a chow has a known one.
        (
            "p111z@S p222z@W c123m@N EE",
            PageAction::Seat(Seat::South),
            "p111z p222z@W c123m SE",
        ),
    ] {
        gives(before, [action], text);
    }
}

#[test]
fn a_circumstance_that_can_no_longer_hold_is_let_go() {
    let on = PageAction::Circumstance(Circumstance::LastTile);
    gives("w1s EE", [on.clone()], "w1s EE last-tile");
    gives("w1s EE", [on.clone(), on.clone()], "w1s EE");
    gives(
        "w1s EE",
        [on, PageAction::Discard(Seat::West)],
        "w1s@W EE last-tile",
    );
    let dealt = PageAction::Circumstance(Circumstance::InitialHand);
    gives(
        "w1s EE",
        [dealt, PageAction::Discard(Seat::West)],
        "w1s@W EE",
    );
}

#[test]
fn every_step_can_be_undone_and_redone() {
    let done = after(
        state("EE"),
        [key("1m"), key("2m"), PageAction::Seat(Seat::West)],
    );
    let undone = after(done.clone(), [PageAction::Undo, PageAction::Undo]);
    assert_eq!(undone.draft.entry.to_string(), "1m EE");
    assert!(undone.can_redo());
    let redone = after(
        undone.clone(),
        [PageAction::Redo, PageAction::Redo, PageAction::Redo],
    );
    assert_eq!(redone.draft, done.draft);
    assert!(!after(undone, [key("9m")]).can_redo());
    assert!(!after(state("EE"), [PageAction::Undo]).can_undo());
}

#[test]
fn history_is_bounded() {
    let toggles = (0..500).map(|_| PageAction::Circumstance(Circumstance::LastTile));
    assert_eq!(after(state("EE"), toggles).past.len(), STEPS);
}

#[test]
fn next_hand_offers_winner_and_undo_restores_the_hand() {
    let cleared = after(state("123m w1s@W SN last-tile"), [PageAction::NextHand]);
    // The winner is a suggestion for the next hand, not a default.
    assert_eq!(cleared.draft.entry.to_string(), "?N");
    assert_eq!(cleared.last_winner, Some(Seat::South));
    assert_eq!(cleared.turn, 1);
    assert_eq!(notice(&cleared), "Hand cleared. Tap Undo to restore it.");
    // Clearing starts no hand.
    let begun = after(state("123m w1s@W SN last-tile"), [PageAction::Clear]);
    assert_eq!(
        (begun.draft.clone(), begun.turn),
        (cleared.draft.clone(), 0)
    );
    assert_eq!(notice(&begun), notice(&cleared));
    let back = after(cleared, [PageAction::Undo]);
    assert_eq!(back.draft.entry.to_string(), "123m w1s@W SN last-tile");
}

#[test]
fn a_seat_that_is_named_won_or_gave_the_tile_or_drew_it() {
    let named = |seat| PageAction::Named(seat);
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
fn refused_tap_reports_why_and_changes_nothing() {
    let full = after(state("5555s EE"), [key("5s")]);
    assert_eq!(notice(&full), "All four 5 bamboo are in the hand");
    assert!(!full.can_undo());
    assert_eq!(after(full, [key("6s")]).notice, None);
}

#[test]
fn broken_link_leaves_empty_tray_and_reports_why() {
    let link = Err(vec![Sentence::from("“x” can’t be read")]);
    let opened = after(state("123m SN"), [PageAction::Open(link)]);
    assert_eq!(opened.draft.entry.to_string(), "?N");
    assert_eq!(opened.trouble.len(), 1);
    assert!(after(opened, [key("1m")]).trouble.is_empty());
}

#[test]
fn a_link_of_which_not_all_can_be_read_keeps_the_rest() {
    let broken = link::readable("/score/hk-old-style;minimum_fan=1/123m.b1.SN").expect("a hand");
    let opened = after(state("EE"), [PageAction::OpenBroken(Box::new(broken))]);
    assert_eq!(
        link::for_state(&opened),
        "/score/hk-old-style;minimum_fan=1/123m.SN"
    );
    assert_eq!(opened.trouble[0].to_string(), "I couldn’t read “b1”");
    assert_eq!(opened.why.len(), 1);
    let mended = after(opened, [key("1m")]);
    assert!(mended.trouble.is_empty() && mended.why.is_empty());
}

/// Opens a link in a page that was used before.
fn visiting() -> PageState {
    let friends = state_in("singapore;limit=8", "123m SE");
    let link = PageAction::Open(Ok(Box::new((*friends.draft).clone())));
    let answered = PageAction::Answer("minimum_fan", "1".to_owned());
    after(state("EE"), [answered, link])
}

const MINE: Option<&str> = Some("hk-old-style;minimum_fan=1");

#[test]
fn a_friends_link_shows_their_rules_and_leaves_ones_own() {
    let visiting = visiting();
    assert_eq!(visiting.visits_from(), MINE);
    // Further input and other options don't change that.
    let answer = PageAction::Answer("limit", "9".to_owned());
    assert_eq!(
        after(visiting.clone(), [key("1m"), answer]).visits_from(),
        MINE
    );
    // Nor does another link; a link with the user's own rules ends the visit.
    let another = PageAction::Open(Ok(Box::new((*state_in("singapore", "EE").draft).clone())));
    let there = after(visiting.clone(), [another]);
    assert_eq!(there.visits_from(), MINE);
    let own = state_in("hk-old-style;minimum_fan=1", "EE");
    let home = PageAction::Open(Ok(Box::new((*own.draft).clone())));
    assert_eq!(after(visiting, [home]).own_house, None);
}

#[test]
fn own_rules_return_with_hand_and_undo_resumes_visit() {
    let home = after(visiting(), [open::house("hk-old-style;minimum_fan=1")]);
    assert_eq!(home.visits_from(), None);
    assert_eq!(
        link::for_state(&home),
        "/score/hk-old-style;minimum_fan=1/123m.SE"
    );
    assert_eq!(after(home, [PageAction::Undo]).visits_from(), MINE);
}

#[test]
fn rules_adopted_from_link_survive_undo() {
    let adopted = after(visiting(), [key("1m"), PageAction::TakeHouse]);
    assert_eq!(adopted.visits_from(), None);
    assert_eq!(
        after(adopted.clone(), [PageAction::Undo]).visits_from(),
        None
    );
    let back = state_in("hk-old-style", "EE");
    let link = PageAction::Open(Ok(Box::new((*back.draft).clone())));
    assert_eq!(
        after(adopted, [link]).visits_from(),
        Some("singapore;limit=8")
    );
}

#[test]
fn the_house_is_part_of_the_hand() {
    let answer = PageAction::Answer("minimum_fan", "1".to_owned());
    let changed = after(state("EE"), [answer]);
    assert_eq!(
        changed.draft.house.to_string(),
        "hk-old-style;minimum_fan=1"
    );
    let rule_set = after(changed, [PageAction::Book]);
    assert_eq!(rule_set.draft.house.to_string(), "hk-old-style");
}

#[test]
fn picked_spot_stays_until_another_action() {
    let mut page = state("12m p777p w1s EE");
    let mut picked_after = |action: PageAction| {
        page = after(page.clone(), [action]);
        page.score.picked
    };
    let picked = Some(Spot::Meld(0));
    assert_eq!(picked_after(PageAction::Pick(Spot::Meld(0))), picked);
    assert_eq!(picked_after(PageAction::From(0, Some(Seat::West))), picked);
    assert_eq!(
        picked_after(PageAction::Kind(0, tilewise_rules::MeldKind::Pung)),
        picked
    );
    // A refused tap deselects it, too.
    assert_eq!(picked_after(key("a1")), None);
    assert_eq!(picked_after(PageAction::Pick(Spot::Meld(0))), picked);
    assert_eq!(picked_after(PageAction::Pick(Spot::Meld(0))), None);
    assert_eq!(picked_after(PageAction::Pick(Spot::Meld(0))), picked);
    assert_eq!(picked_after(PageAction::Remove(Spot::Meld(0))), None);
    assert_eq!(
        state("w1s EE").draft.entry.context.by,
        Some(WinBy::SelfDraw)
    );
}

#[test]
fn after_a_claimed_set_taps_enter_single_tiles() {
    let mode_after = |taps: &[PageAction]| {
        let page = after(state("EE"), taps.iter().cloned());
        (page.score.mode, page.draft.entry.to_string())
    };
    let pung = PageAction::Mode(Mode::Pung);
    let claimed = [pung.clone(), key("5z"), key("7s")];
    assert_eq!(mode_after(&claimed), (Mode::Tile, "7s p555z EE".to_owned()));
    // Selected twice, it stays.
    let several = [pung.clone(), pung, key("5z"), key("7s")];
    assert_eq!(
        mode_after(&several),
        (Mode::Pung, "p555z p777s EE".to_owned())
    );
    // It stays for the hand.
    let concealed = [PageAction::Mode(Mode::ConcealedPung), key("5z")];
    assert_eq!(mode_after(&concealed).0, Mode::ConcealedPung);
}

#[test]
fn the_score_screen_follows_another_hand() {
    let taps = [
        PageAction::Mode(Mode::Pung),
        PageAction::Details,
        PageAction::Pick(Spot::Meld(0)),
    ];
    let page = after(state("12m p777p EE"), taps);
    // A sheet enters another hand.
    let other = PageAction::Step(Box::new((*state("3m p777p EE").draft).clone()));
    let page = after(page, [other]);
    let ScoreScreen {
        picked, mode, open, ..
    } = page.score;
    assert_eq!((picked, mode, open), (None, Mode::Pung, true));
    // Undo, or another link.
    let link = PageAction::Open(Ok(Box::new((*state("5m EE").draft).clone())));
    let page = after(page, [link]);
    assert_eq!((page.score.mode, page.score.open), (Mode::Pung, false));
    let page = after(page, [PageAction::NextHand]);
    assert_eq!(page.score.mode, Mode::Tile);
}

/// Returns a hand with a rule configuration of another rule set.
fn state_in(house: &str, entry: &str) -> PageState {
    let draft = Draft {
        entry: notation::parse(entry).expect(entry),
        house: house.parse().expect(house),
    };
    PageState::open(Ok(draft), Draft::default())
}

#[test]
fn switching_rule_set_retains_common_parts_and_reports_rest() {
    let state = state_in(
        "singapore",
        "2223s c567s p777s p555z f2 a1 a3 w1s SE fresh-tile",
    );
    let switched = after(state, [open::house("sparrows-nest")]);
    assert_eq!(
        switched.draft.entry.to_string(),
        "2223s c567s p777s p555z f2 w1s SE"
    );
    assert_eq!(switched.draft.house.to_string(), "sparrows-nest");
    assert_eq!(
        notice(&switched),
        "Sparrow’s Nest HK League doesn’t use cat, rooster, Fresh tile"
    );
    // A single undo restores everything.
    let back = after(switched, [PageAction::Undo]);
    assert_eq!(
        back.draft.entry.to_string(),
        "2223s c567s p777s p555z f2 a1 a3 w1s SE fresh-tile"
    );
}

#[test]
fn unreadable_house_leaves_the_hand_unchanged() {
    let before = state("123m EE");
    let after = after(before.clone(), [open::house("singapore;limit=0")]);
    assert_eq!(after.draft, before.draft);
    assert!(notice(&after).contains("limit"));
}

#[test]
fn houses_are_saved_and_deleted() {
    let saved = after(
        state_in("hk-old-style;minimum_fan=1", "EE"),
        [
            PageAction::SaveHouse("Friday".to_owned()),
            open::house("sparrows-nest"),
        ],
    );
    assert_eq!(saved.saved_houses[0].house, "hk-old-style;minimum_fan=1");
    let forgotten = after(saved, [PageAction::DeleteHouse("Friday".to_owned())]);
    assert!(forgotten.saved_houses.is_empty());
}

#[test]
fn seven_flowers_may_win_and_the_eighth_may_be_robbed() {
    let flowers = "f1 f2 f3 f4 g1 g2 g3";
    let state = state_in("singapore", &format!("123m {flowers} SE"));
    assert!(state.draft.may_win_by_bonus());
    let won = after(
        state,
        [PageAction::BonusWin(true), PageAction::Discard(Seat::West)],
    );
    assert_eq!(
        won.draft.entry.to_string(),
        format!("123m {flowers} w:bonus@W SE")
    );
    let not = after(won, [PageAction::BonusWin(false)]);
    assert_eq!(not.draft.entry.context.by, None);
    // The Sparrow's Nest doesn't allow robbing them: another seat is that of a discarder.
    let nest = state_in("sparrows-nest", &format!("123m {flowers} SE"));
    let taps = [PageAction::BonusWin(true), PageAction::Discard(Seat::West)];
    assert_eq!(
        after(nest, taps).draft.entry.context.by,
        Some(WinBy::Discard)
    );
    assert!(!state_in("hk-old-style", flowers).draft.may_win_by_bonus());
}

#[test]
fn open_sheet_leaves_the_hand_unchanged() {
    let before = state("123m EE");
    let with_sheet = after(before.clone(), [PageAction::Sheet(Some(Sheet::Compare))]);
    assert_eq!(
        (with_sheet.sheet, &with_sheet.draft),
        (Some(Sheet::Compare), &before.draft)
    );
    assert_eq!(after(with_sheet, [PageAction::Sheet(None)]).sheet, None);
}

#[test]
fn the_fouls_screen_leaves_the_hand_as_it_is() {
    let before = state("123m EE");
    let there = after(
        before.clone(),
        [PageAction::Screen(Screen::Fouls("riichi-wrc-2015".into()))],
    );
    assert_eq!(link::for_state(&there), "/fouls/riichi-wrc-2015");
    assert_eq!(there.draft, before.draft);
    // The previous link of the same hand.
    let back = after(
        there.clone(),
        [PageAction::Open(Ok(Box::new((*before.draft).clone())))],
    );
    assert_eq!(back, before);
    // A rule set for the last table doesn't leave the screen.
    let mut waiting = there;
    waiting.await_rule_set(pending(PendingTarget::Link("/score/singapore/".to_owned())));
    let came = after(waiting.clone(), [PageAction::Open(Ok(Box::default()))]);
    assert_eq!(link::for_state(&came), "/fouls/riichi-wrc-2015");
    // A link to a hand of a missing rule set does.
    let link = pending(PendingTarget::Link("/score/singapore/1m".to_owned()));
    assert_eq!(
        after(waiting, [PageAction::AwaitRuleSet(link)]).screen,
        Screen::Score
    );
}

#[test]
fn unreachable_rule_set_is_reported() {
    let mut waiting = state("123m EE");
    waiting.await_rule_set(pending(PendingTarget::Link(
        "/score/singapore/1m".to_owned(),
    )));
    let lost = after(waiting, [PageAction::Unreachable]);
    assert_eq!(lost.pending, None);
    assert_eq!(lost.trouble.len(), 1);
    let mut waiting = state("123m EE");
    waiting.await_rule_set(pending(PendingTarget::House("singapore".to_owned())));
    let lost = after(waiting, [PageAction::Unreachable]);
    assert!(lost.trouble.is_empty() && lost.notice.is_some());
}

#[test]
fn light_is_no_step_and_goes_out_with_the_next() {
    let lit = vec![Spot::Concealed(0), Spot::Meld(0)];
    let begun = state("22s c567s EE");
    let actions = [
        PageAction::Pick(Spot::Meld(0)),
        PageAction::Light(lit.clone()),
    ];
    let page = after(begun.clone(), actions);
    assert_eq!(
        (&page.score.lit, page.score.picked),
        (&lit, Some(Spot::Meld(0)))
    );
    assert_eq!((&page.draft, page.can_undo()), (&begun.draft, false));
    let page = after(page, [key("3s")]);
    assert!(page.score.lit.is_empty());
}

#[test]
fn hand_stays_of_its_game_until_it_is_detached() {
    let names = BySeat::new(["Ann", "Ben", "Cai", "Dee"].map(str::to_owned));
    let editing = Rc::new(Editing {
        game: "g".into(),
        place: String::new(),
        then: String::new(),
        hands: 0,
        players: Players::new(names),
    });
    let link = PageAction::Open(Ok(Box::new((*state("5m EE").draft).clone())));
    let page = after(
        state("EE"),
        [PageAction::Edit(Some(editing)), key("1m"), link],
    );
    assert_eq!(page.players().name(Seat::South), Some("Ben"));
    let page = after(page, [PageAction::Undo, PageAction::Edit(None)]);
    assert_eq!(page.players().name(Seat::South), None);
}
