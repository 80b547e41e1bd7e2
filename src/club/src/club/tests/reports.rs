//! Reports that come after a ruling, and reports with players who aren’t ranked.

use tilewise_ledger::{AtSeating, FoulRecord, GameEvent};
use tilewise_rules::{Answer, Answers, Wind, penalty_books};

use super::{drawn, game_of, game_result, state, total};
use crate::testing::{Desk, profile, scores};
use crate::{ClubEvent, ResultRuling, TableState};

const RULED: &str = "Ann 40000 Bo 30000 Cy 28000 Di 22000";

/// Returns a desk that has ruled that Di has 22,000 points, where 20,000 were reported.
fn ruled() -> Desk {
    let mut desk = drawn();
    let result = desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    desk.write(ClubEvent::Ruled(ResultRuling {
        result,
        reason: "A bet was forgotten".to_owned(),
        scores: Some(scores(RULED)),
    }));
    desk
}

/// The phone of the table sends its result late, and agrees with the organiser.
#[test]
fn a_result_like_the_ruling_leaves_the_ruling() {
    let mut desk = ruled();
    desk.write(desk.result(1, 1, RULED));
    assert_eq!(state(&desk, 1), TableState::Ruled);
    // 8 points below the start, and −15 of uma.
    assert_eq!(total(&desk.club(), "Di"), "-23");
    // One that agrees with neither opens the question again.
    desk.write(desk.result(1, 1, "Ann 41000 Bo 29000 Cy 28000 Di 22000"));
    assert_eq!(state(&desk, 1), TableState::Differing);
}

/// Ann pays Bo 1,000 points; Cy and Di share the second place, so the third is left out. The EMA ranks no substitute
/// who comes in later (F53a).
#[test]
fn a_player_who_is_not_ranked_has_the_last_place() {
    let mut desk = drawn();
    let mut rules = profile("riichi-ema-2025").rules;
    rules.penalty_book = penalty_books::for_config(&rules.house);
    let mut answers = Answers::default();
    answers.set("seat", Answer::Seat(Wind::East));
    answers.set("start", Answer::Flag(false));
    let foul = FoulRecord::new("substitute", None, answers);
    let events = [GameEvent::Foul(AtSeating::current(foul)), GameEvent::Closed];
    desk.write(game_result(&desk, game_of(rules, &events)));
    let club = desk.club();
    let counted = club.table(&desk.table(1, 1)).unwrap().counted().unwrap();
    let places = counted.scores().lines.iter().map(|one| one.place);
    assert_eq!(places.collect::<Vec<_>>(), [4, 1, 2, 2]);
}
