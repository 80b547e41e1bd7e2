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
    PageAction::Hand(HandAction::Tap(match parse_bonus(text) {
        Ok(tile) => Key::Bonus(tile),
        Err(_) => Key::Tile(parse_tiles(text).expect(text)[0]),
    }))
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
        PageAction::Hand(HandAction::SelectMode(Mode::Chow)),
        key("5s"),
        PageAction::Hand(HandAction::SelectMode(Mode::Pung)),
        key("7s"),
        PageAction::Hand(HandAction::SelectMode(Mode::Pung)),
        key("5z"),
        key("2s"),
        key("2s"),
        key("2s"),
        key("3s"),
        key("1s"),
        PageAction::Hand(HandAction::SetWinner(Seat::South)),
        PageAction::Hand(HandAction::SetDiscarder(Seat::West)),
    ];
    gives("EE", taps, "2223s c567s p777s p555z w1s@W SE");
}

#[test]
fn the_second_example_of_the_book_takes_thirteen_taps() {
    let taps = [
        PageAction::Hand(HandAction::SelectMode(Mode::Chow)),
        key("4m"),
        PageAction::Hand(HandAction::SelectMode(Mode::Pung)),
        PageAction::Hand(HandAction::SelectMode(Mode::Pung)),
        key("1z"),
        key("7p"),
        PageAction::Hand(HandAction::SelectMode(Mode::Pair)),
        key("2s"),
        PageAction::Hand(HandAction::SelectMode(Mode::Tile)),
        key("4s"),
        key("6s"),
        key("5s"),
        PageAction::Hand(HandAction::SetSelfDraw),
    ];
    gives("EE", taps, "2246s c456m p111z p777p w5s EE");
}

#[test]
fn tray_edits() {
    let won = "2223s c567s p777p w1s@W SE";
    for (action, text) in [
        (
            PageAction::Hand(HandAction::Remove(Spot::Concealed(3))),
            "222s c567s p777p w1s@W SE",
        ),
        (
            PageAction::Hand(HandAction::Remove(Spot::Winning)),
            "2223s c567s p777p w@W SE",
        ),
        (
            PageAction::Hand(HandAction::Remove(Spot::Meld(0))),
            "2223s p777p w1s@W SE",
        ),
        (PageAction::Hand(HandAction::Remove(Spot::Meld(9))), won),
        (
            PageAction::Hand(HandAction::SetWinningTile(3)),
            "1222s c567s p777p w3s@W SE",
        ),
        (PageAction::Hand(HandAction::SetWinningTile(99)), won),
        (
            PageAction::Hand(HandAction::SetClaimSource(1, Some(Seat::East))),
            "2223s c567s p777p@E w1s@W SE",
        ),
    ] {
        gives(won, [action], text);
    }
    gives(
        "p777p f1 g2",
        [PageAction::Hand(HandAction::Remove(Spot::Bonus(0)))],
        "p777p g2",
    );
    let kong = PageAction::Hand(HandAction::SetKongKind(
        0,
        tilewise_rules::MeldKind::ConcealedKong,
    ));
    gives("k7777p@W EE", [kong], "ck7777p EE");
}

#[test]
fn who_won_from_whom() {
    for (before, action, text) in [
        (
            "w1s:? EE",
            PageAction::Hand(HandAction::SetDiscarder(Seat::South)),
            "w1s@S EE",
        ),
        (
            "w1s@S EE",
            PageAction::Hand(HandAction::SetSelfDraw),
            "w1s EE",
        ),
        (
            "w1s@S EE",
            PageAction::Hand(HandAction::SetRobbed(true)),
            "w1s@S:robbed EE",
        ),
        (
            "w1s@S:robbed EE",
            PageAction::Hand(HandAction::SetDiscarder(Seat::West)),
            "w1s@W:robbed EE",
        ),
        (
            "w1s@S:robbed EE",
            PageAction::Hand(HandAction::SetRobbed(false)),
            "w1s@S EE",
        ),
        // The discarder becomes the winner, so the discarder is unknown.
        (
            "w1s@S EE",
            PageAction::Hand(HandAction::SetWinner(Seat::South)),
            "w1s:? SE",
        ),
        (
            "w1s@S EE",
            PageAction::Hand(HandAction::SetWinner(Seat::West)),
            "w1s@S WE",
        ),
        (
            "w1s@S EE",
            PageAction::Hand(HandAction::SetPrevailing(Seat::North)),
            "w1s@S EN",
        ),
        // A set that was claimed from the new winner has an unknown source; a chow has a known one.
        (
            "p111z@S p222z@W c123m@N EE",
            PageAction::Hand(HandAction::SetWinner(Seat::South)),
            "p111z p222z@W c123m SE",
        ),
    ] {
        gives(before, [action], text);
    }
}

#[test]
fn impossible_circumstance_is_removed() {
    let on = PageAction::Hand(HandAction::ToggleCircumstance(Circumstance::LastTile));
    gives("w1s EE", [on.clone()], "w1s EE last-tile");
    gives("w1s EE", [on.clone(), on.clone()], "w1s EE");
    gives(
        "w1s EE",
        [on, PageAction::Hand(HandAction::SetDiscarder(Seat::West))],
        "w1s@W EE last-tile",
    );
    let dealt = PageAction::Hand(HandAction::ToggleCircumstance(Circumstance::InitialHand));
    gives(
        "w1s EE",
        [
            dealt,
            PageAction::Hand(HandAction::SetDiscarder(Seat::West)),
        ],
        "w1s@W EE",
    );
}

#[test]
fn every_step_can_be_undone_and_redone() {
    let done = after(
        state("EE"),
        [
            key("1m"),
            key("2m"),
            PageAction::Hand(HandAction::SetWinner(Seat::West)),
        ],
    );
    let undone = after(
        done.clone(),
        [
            PageAction::Hand(HandAction::Undo),
            PageAction::Hand(HandAction::Undo),
        ],
    );
    assert_eq!(undone.draft.entry.to_string(), "1m EE");
    assert!(undone.can_redo());
    let redone = after(
        undone.clone(),
        [
            PageAction::Hand(HandAction::Redo),
            PageAction::Hand(HandAction::Redo),
            PageAction::Hand(HandAction::Redo),
        ],
    );
    assert_eq!(redone.draft, done.draft);
    assert!(!after(undone, [key("9m")]).can_redo());
    assert!(!after(state("EE"), [PageAction::Hand(HandAction::Undo)]).can_undo());
}

#[test]
fn history_is_bounded() {
    let toggles =
        (0..500).map(|_| PageAction::Hand(HandAction::ToggleCircumstance(Circumstance::LastTile)));
    assert_eq!(after(state("EE"), toggles).past.len(), STEPS);
}

#[test]
fn next_hand_offers_winner_and_undo_restores_the_hand() {
    let cleared = after(
        state("123m w1s@W SN last-tile"),
        [PageAction::Hand(HandAction::StartNextHand)],
    );
    // The winner is a suggestion for the next hand, not a default.
    assert_eq!(cleared.draft.entry.to_string(), "?N");
    assert_eq!(cleared.last_winner, Some(Seat::South));
    assert_eq!(cleared.turn, 1);
    assert_eq!(notice(&cleared), "Hand cleared. Tap Undo to restore it.");
    // Clearing starts no hand.
    let begun = after(
        state("123m w1s@W SN last-tile"),
        [PageAction::Hand(HandAction::Clear)],
    );
    assert_eq!(
        (begun.draft.clone(), begun.turn),
        (cleared.draft.clone(), 0)
    );
    assert_eq!(notice(&begun), notice(&cleared));
    let back = after(cleared, [PageAction::Hand(HandAction::Undo)]);
    assert_eq!(back.draft.entry.to_string(), "123m w1s@W SN last-tile");
}

#[test]
fn tapped_seat_sets_winner_discarder_or_self_draw() {
    let named = |seat| PageAction::Hand(HandAction::TapSeat(seat));
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
    let opened = after(state("123m SN"), [PageAction::Link(LinkAction::Open(link))]);
    assert_eq!(opened.draft.entry.to_string(), "?N");
    assert_eq!(opened.trouble.len(), 1);
    assert!(after(opened, [key("1m")]).trouble.is_empty());
}

#[test]
fn a_link_of_which_not_all_can_be_read_keeps_the_rest() {
    let broken = link::read_partly("/score/hk-old-style;minimum_fan=1/123m.b1.SN").expect("a hand");
    let opened = after(
        state("EE"),
        [PageAction::Link(LinkAction::OpenBroken(Box::new(broken)))],
    );
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
    let link = PageAction::Link(LinkAction::Open(Ok(Box::new((*friends.draft).clone()))));
    let answered = PageAction::Rules(RulesAction::SetOption("minimum_fan", "1".to_owned()));
    after(state("EE"), [answered, link])
}

const MINE: Option<&str> = Some("hk-old-style;minimum_fan=1");

#[test]
fn link_rules_do_not_replace_own_rules() {
    let visiting = visiting();
    assert_eq!(visiting.own_rules_while_others_shown(), MINE);
    // Further input and other options don't change that.
    let answer = PageAction::Rules(RulesAction::SetOption("limit", "9".to_owned()));
    assert_eq!(
        after(visiting.clone(), [key("1m"), answer]).own_rules_while_others_shown(),
        MINE
    );
    // Nor does another link; a link with the user's own rules ends the visit.
    let another = PageAction::Link(LinkAction::Open(Ok(Box::new(
        (*state_in("singapore", "EE").draft).clone(),
    ))));
    let there = after(visiting.clone(), [another]);
    assert_eq!(there.own_rules_while_others_shown(), MINE);
    let own = state_in("hk-old-style;minimum_fan=1", "EE");
    let home = PageAction::Link(LinkAction::Open(Ok(Box::new((*own.draft).clone()))));
    assert_eq!(after(visiting, [home]).own_rules, None);
}

#[test]
fn own_rules_return_with_hand_and_undo_resumes_visit() {
    let home = after(
        visiting(),
        [open::rules_action("hk-old-style;minimum_fan=1")],
    );
    assert_eq!(home.own_rules_while_others_shown(), None);
    assert_eq!(
        link::for_state(&home),
        "/score/hk-old-style;minimum_fan=1/123m.SE"
    );
    assert_eq!(
        after(home, [PageAction::Hand(HandAction::Undo)]).own_rules_while_others_shown(),
        MINE
    );
}

#[test]
fn rules_adopted_from_link_survive_undo() {
    let adopted = after(
        visiting(),
        [key("1m"), PageAction::Rules(RulesAction::AdoptLinked)],
    );
    assert_eq!(adopted.own_rules_while_others_shown(), None);
    assert_eq!(
        after(adopted.clone(), [PageAction::Hand(HandAction::Undo)]).own_rules_while_others_shown(),
        None
    );
    let back = state_in("hk-old-style", "EE");
    let link = PageAction::Link(LinkAction::Open(Ok(Box::new((*back.draft).clone()))));
    assert_eq!(
        after(adopted, [link]).own_rules_while_others_shown(),
        Some("singapore;limit=8")
    );
}

#[test]
fn the_house_is_part_of_the_hand() {
    let answer = PageAction::Rules(RulesAction::SetOption("minimum_fan", "1".to_owned()));
    let changed = after(state("EE"), [answer]);
    assert_eq!(
        changed.draft.house.to_string(),
        "hk-old-style;minimum_fan=1"
    );
    let rule_set = after(changed, [PageAction::Rules(RulesAction::ResetOptions)]);
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
    assert_eq!(
        picked_after(PageAction::Hand(HandAction::Select(Spot::Meld(0)))),
        picked
    );
    assert_eq!(
        picked_after(PageAction::Hand(HandAction::SetClaimSource(
            0,
            Some(Seat::West)
        ))),
        picked
    );
    assert_eq!(
        picked_after(PageAction::Hand(HandAction::SetKongKind(
            0,
            tilewise_rules::MeldKind::Pung
        ))),
        picked
    );
    // A refused tap deselects it, too.
    assert_eq!(picked_after(key("a1")), None);
    assert_eq!(
        picked_after(PageAction::Hand(HandAction::Select(Spot::Meld(0)))),
        picked
    );
    assert_eq!(
        picked_after(PageAction::Hand(HandAction::Select(Spot::Meld(0)))),
        None
    );
    assert_eq!(
        picked_after(PageAction::Hand(HandAction::Select(Spot::Meld(0)))),
        picked
    );
    assert_eq!(
        picked_after(PageAction::Hand(HandAction::Remove(Spot::Meld(0)))),
        None
    );
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
    let pung = PageAction::Hand(HandAction::SelectMode(Mode::Pung));
    let claimed = [pung.clone(), key("5z"), key("7s")];
    assert_eq!(mode_after(&claimed), (Mode::Tile, "7s p555z EE".to_owned()));
    // Selected twice, it stays.
    let several = [pung.clone(), pung, key("5z"), key("7s")];
    assert_eq!(
        mode_after(&several),
        (Mode::Pung, "p555z p777s EE".to_owned())
    );
    // It stays for the hand.
    let concealed = [
        PageAction::Hand(HandAction::SelectMode(Mode::ConcealedPung)),
        key("5z"),
    ];
    assert_eq!(mode_after(&concealed).0, Mode::ConcealedPung);
}

#[test]
fn an_open_club_stays_open_behind_a_link() {
    let club = PageAction::View(ViewAction::GoTo(Screen::Club("".into())));
    let link = PageAction::Link(LinkAction::Open(Ok(Box::new(
        (*state("5m EE").draft).clone(),
    ))));
    let page = after(state("EE"), [club, link]);
    assert_eq!((page.screen, page.club_is_open), (Screen::Score, true));
}

#[test]
fn a_cleared_hand_begins_with_single_tiles() {
    let pung = PageAction::Hand(HandAction::SelectMode(Mode::Pung));
    let taps = [
        pung.clone(),
        pung,
        key("5z"),
        PageAction::Hand(HandAction::Clear),
        key("7s"),
    ];
    let page = after(state("EE"), taps);
    assert_eq!(page.score.mode, Mode::Tile);
    assert_eq!(page.draft.entry.hand.concealed.len(), 1);
}

#[test]
fn the_score_screen_follows_another_hand() {
    let taps = [
        PageAction::Hand(HandAction::SelectMode(Mode::Pung)),
        PageAction::View(ViewAction::ToggleDetails),
        PageAction::Hand(HandAction::Select(Spot::Meld(0))),
    ];
    let page = after(state("12m p777p EE"), taps);
    // A sheet enters another hand.
    let other = PageAction::Hand(HandAction::Replace(Box::new(
        (*state("3m p777p EE").draft).clone(),
    )));
    let page = after(page, [other]);
    let ScoreScreen {
        picked, mode, open, ..
    } = page.score;
    assert_eq!((picked, mode, open), (None, Mode::Pung, true));
    // Undo, or another link.
    let link = PageAction::Link(LinkAction::Open(Ok(Box::new(
        (*state("5m EE").draft).clone(),
    ))));
    let page = after(page, [link]);
    assert_eq!((page.score.mode, page.score.open), (Mode::Pung, false));
    let page = after(page, [PageAction::Hand(HandAction::StartNextHand)]);
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
    let switched = after(state, [open::rules_action("sparrows-nest")]);
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
    let back = after(switched, [PageAction::Hand(HandAction::Undo)]);
    assert_eq!(
        back.draft.entry.to_string(),
        "2223s c567s p777s p555z f2 a1 a3 w1s SE fresh-tile"
    );
}

#[test]
fn unreadable_house_leaves_the_hand_unchanged() {
    let before = state("123m EE");
    let after = after(before.clone(), [open::rules_action("singapore;limit=0")]);
    assert_eq!(after.draft, before.draft);
    assert!(notice(&after).contains("limit"));
}

#[test]
fn houses_are_saved_and_deleted() {
    let saved = after(
        state_in("hk-old-style;minimum_fan=1", "EE"),
        [
            PageAction::View(ViewAction::SaveRules("Friday".to_owned())),
            open::rules_action("sparrows-nest"),
        ],
    );
    assert_eq!(saved.saved_houses[0].house, "hk-old-style;minimum_fan=1");
    let forgotten = after(
        saved,
        [PageAction::View(ViewAction::DeleteRules(
            "Friday".to_owned(),
        ))],
    );
    assert!(forgotten.saved_houses.is_empty());
}

#[test]
fn seven_flowers_may_win_and_the_eighth_may_be_robbed() {
    let flowers = "f1 f2 f3 f4 g1 g2 g3";
    let state = state_in("singapore", &format!("123m {flowers} SE"));
    assert!(state.draft.may_win_by_bonus());
    let won = after(
        state,
        [
            PageAction::Hand(HandAction::SetBonusWin(true)),
            PageAction::Hand(HandAction::SetDiscarder(Seat::West)),
        ],
    );
    assert_eq!(
        won.draft.entry.to_string(),
        format!("123m {flowers} w:bonus@W SE")
    );
    let not = after(won, [PageAction::Hand(HandAction::SetBonusWin(false))]);
    assert_eq!(not.draft.entry.context.by, None);
    // The Sparrow's Nest doesn't allow robbing them: another seat is that of a discarder.
    let nest = state_in("sparrows-nest", &format!("123m {flowers} SE"));
    let taps = [
        PageAction::Hand(HandAction::SetBonusWin(true)),
        PageAction::Hand(HandAction::SetDiscarder(Seat::West)),
    ];
    assert_eq!(
        after(nest, taps).draft.entry.context.by,
        Some(WinBy::Discard)
    );
    assert!(!state_in("hk-old-style", flowers).draft.may_win_by_bonus());
    // T-69, T-70: either win is an option of a house.
    for (rules, may_win, may_rob) in [
        ("taiwanese", true, true),
        ("taiwanese;eight_flowers=adds", true, true),
        ("taiwanese;seven_robs_one=false", true, false),
        (
            "taiwanese;eight_flowers=adds;seven_robs_one=false",
            false,
            false,
        ),
    ] {
        let draft = state_in(rules, &format!("123m {flowers} SE")).draft;
        assert_eq!(draft.may_win_by_bonus(), may_win, "{rules}");
        assert_eq!(draft.robs_bonus_tiles(), may_rob, "{rules}");
    }
}

#[test]
fn open_sheet_leaves_the_hand_unchanged() {
    let before = state("123m EE");
    let with_sheet = after(
        before.clone(),
        [PageAction::View(ViewAction::ShowSheet(Some(
            Sheet::Compare,
        )))],
    );
    assert_eq!(
        (with_sheet.sheet, &with_sheet.draft),
        (Some(Sheet::Compare), &before.draft)
    );
    assert_eq!(
        after(with_sheet, [PageAction::View(ViewAction::ShowSheet(None))]).sheet,
        None
    );
}

#[test]
fn the_fouls_screen_leaves_the_hand_as_it_is() {
    let before = state("123m EE");
    let there = after(
        before.clone(),
        [PageAction::View(ViewAction::GoTo(Screen::Rulings(
            "riichi-wrc-2015".into(),
        )))],
    );
    assert_eq!(link::for_state(&there), "/fouls/riichi-wrc-2015");
    assert_eq!(there.draft, before.draft);
    // The previous link of the same hand.
    let back = after(
        there.clone(),
        [PageAction::Link(LinkAction::Open(Ok(Box::new(
            (*before.draft).clone(),
        ))))],
    );
    assert_eq!(back, before);
    // A rule set for the last table doesn't leave the screen.
    let mut waiting = there;
    waiting.await_rule_set(pending(PendingTarget::Link("/score/singapore/".to_owned())));
    let came = after(
        waiting.clone(),
        [PageAction::Link(LinkAction::Open(Ok(Box::default())))],
    );
    assert_eq!(link::for_state(&came), "/fouls/riichi-wrc-2015");
    // A link to a hand of a missing rule set does.
    let link = pending(PendingTarget::Link("/score/singapore/1m".to_owned()));
    assert_eq!(
        after(waiting, [PageAction::Link(LinkAction::AwaitRuleSet(link))]).screen,
        Screen::Score
    );
}

#[test]
fn unreachable_rule_set_is_reported() {
    let mut waiting = state("123m EE");
    waiting.await_rule_set(pending(PendingTarget::Link(
        "/score/singapore/1m".to_owned(),
    )));
    let lost = after(waiting, [PageAction::Link(LinkAction::RuleSetUnavailable)]);
    assert_eq!(lost.pending, None);
    assert_eq!(lost.trouble.len(), 1);
    let mut waiting = state("123m EE");
    waiting.await_rule_set(pending(PendingTarget::House("singapore".to_owned())));
    let lost = after(waiting, [PageAction::Link(LinkAction::RuleSetUnavailable)]);
    assert!(lost.trouble.is_empty() && lost.notice.is_some());
}

#[test]
fn highlight_is_no_undo_step_and_ends_with_the_next() {
    let lit = vec![Spot::Concealed(0), Spot::Meld(0)];
    let begun = state("22s c567s EE");
    let actions = [
        PageAction::Hand(HandAction::Select(Spot::Meld(0))),
        PageAction::View(ViewAction::Highlight(lit.clone())),
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
    let link = PageAction::Link(LinkAction::Open(Ok(Box::new(
        (*state("5m EE").draft).clone(),
    ))));
    let page = after(
        state("EE"),
        [
            PageAction::View(ViewAction::SetEditedGame(Some(editing))),
            key("1m"),
            link,
        ],
    );
    assert_eq!(page.players().name(Seat::South), Some("Ben"));
    let page = after(
        page,
        [
            PageAction::Hand(HandAction::Undo),
            PageAction::View(ViewAction::SetEditedGame(None)),
        ],
    );
    assert_eq!(page.players().name(Seat::South), None);
}
