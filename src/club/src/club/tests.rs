//! Clubs replayed from their logs.

mod closed_seasons;
mod drawing;
mod laws;
mod long_texts;
mod night_code;
mod public_names;
mod reports;
mod tickets;
mod two_desks;

use tilewise_ledger::{
    Change, ClubTable, Correction, Entry, EntryId, GameEvent, Log, Opening, PlayerId,
    PlayerPayment, Rules,
};
use tilewise_rules::BySeat;

use crate::testing::{Desk, member, profile, record, scores};
use crate::{
    Adjustment, Attending, Club, ClubEvent, ClubProfile, CountsFor, Date, MemberRecord, NightId,
    PlannedNight, ResultContent, ResultRuling, RoundTime, SeasonId, SeasonOpening, SeasonPoints,
    SeasonPolicy, Separation, TableId, TableResult, TableState, merge_logs,
    without_forgotten_names,
};

const EIGHT: &str = "Ann Bo Cy Di Eva Fay Gus Hal";

/// Returns a desk that has drawn eight members: Ann to Di at table 1, Eva to Hal at table 2.
fn drawn() -> Desk {
    let mut desk = Desk::with_night(EIGHT);
    desk.write(desk.draw(1, &["Ann Bo Cy Di", "Eva Fay Gus Hal"], ""));
    desk
}

/// Returns the state of a table of round 1.
fn state(desk: &Desk, table: u32) -> TableState {
    desk.club().table(&desk.table(1, table)).unwrap().state()
}

/// Returns the total of a member in the first season, in points.
fn total(club: &Club, name: &str) -> String {
    let standings = club.standings(0);
    let mut all = standings.members.iter();
    let found = all.find(|one| one.member == member(name));
    found.map_or_else(|| "-".to_owned(), |one| one.total.to_string())
}

fn deletion(target: EntryId) -> ClubEvent {
    let change = Change::Delete;
    ClubEvent::Correction(Correction { target, change })
}

#[test]
fn results_of_a_round_are_scored_by_the_rules_of_the_club() {
    let mut desk = drawn();
    desk.write(desk.result(1, 1, "Ann 41200 Bo 30000 Cy 27300 Di 21500"));
    let club = desk.club();
    assert!(club.outcomes.iter().all(|one| one.refusal.is_none()));
    let counted = club.table(&desk.table(1, 1)).unwrap().counted().unwrap();
    let lines = counted.scores().lines.iter();
    let lines: Vec<_> = lines
        .map(|one| {
            (
                one.gain / 100,
                one.overall.unwrap().thousandths(),
                one.place,
            )
        })
        .collect();
    // EMA 2025: a start of 30,000, and uma of 15, 5, −5 and −15.
    let expected = [
        (11_200, 26_200, 1),
        (0, 5_000, 2),
        (-2_700, -7_700, 3),
        (-8_500, -23_500, 4),
    ];
    assert_eq!(lines, expected);
    assert_eq!(total(&club, "Ann"), "26.2");
    assert_eq!(total(&club, "Di"), "-23.5");
}

#[test]
fn members_start_with_the_score_of_the_rules() {
    assert_eq!(Club::default().starting_score(), 0);
    // EMA 2025: 30,000 points.
    assert_eq!(drawn().club().starting_score(), 3_000_000);
}

#[test]
fn members_who_are_equal_at_a_table_share_a_place() {
    let mut desk = drawn();
    desk.write(desk.result(1, 1, "Ann 30000 Bo 30000 Cy 35000 Di 25000"));
    let club = desk.club();
    let lines = &club.table(&desk.table(1, 1)).unwrap().reports[0]
        .scores()
        .lines;
    assert_eq!(
        lines.iter().map(|one| one.place).collect::<Vec<_>>(),
        [2, 2, 1, 4]
    );
}

#[test]
fn a_result_that_arrives_twice_counts_once() {
    let mut desk = drawn();
    let once = desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000");
    desk.write(once.clone());
    let before = desk.club().standings(0);
    desk.write(once);
    assert_eq!(desk.club().standings(0), before);
    assert_eq!(state(&desk, 1), TableState::Reported);
    assert_eq!(state(&desk, 2), TableState::Missing);
}

#[test]
fn the_same_result_from_another_person_confirms_it() {
    let mut desk = drawn();
    let result = desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000");
    desk.write(result.clone());
    desk.author = "Di";
    desk.write(result);
    assert_eq!(state(&desk, 1), TableState::Checked);
}

#[test]
fn a_second_person_confirms_a_result() {
    let mut desk = drawn();
    let result = desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    let checked = ClubEvent::Checked(result);
    assert_eq!(
        desk.refused(checked.clone()),
        "who reported a result can’t confirm it: let somebody else check it"
    );
    desk.author = "Di";
    desk.write(checked);
    assert_eq!(state(&desk, 1), TableState::Checked);
}

#[test]
fn results_that_differ_count_when_the_organiser_has_ruled() {
    let mut desk = drawn();
    let first = desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    desk.write(desk.result(1, 1, "Ann 41000 Bo 29000 Cy 30000 Di 20000"));
    assert_eq!(state(&desk, 1), TableState::Differing);
    assert_eq!(total(&desk.club(), "Ann"), "0");
    desk.write(ClubEvent::Ruled(ResultRuling {
        result: first,
        reason: "Counted again".to_owned(),
        scores: None,
    }));
    assert_eq!(state(&desk, 1), TableState::Ruled);
    // 10 points above the start, and 15 of uma.
    assert_eq!(total(&desk.club(), "Ann"), "25");
    // A third result opens the question again.
    desk.write(desk.result(1, 1, "Ann 42000 Bo 28000 Cy 30000 Di 20000"));
    assert_eq!(state(&desk, 1), TableState::Differing);
}

#[test]
fn a_disputed_result_counts_when_the_organiser_has_ruled() {
    let mut desk = drawn();
    let result = desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    desk.write(ClubEvent::Disputed(
        result.clone(),
        "Di had 22,000".to_owned(),
    ));
    assert_eq!(state(&desk, 1), TableState::Disputed);
    assert_eq!(total(&desk.club(), "Di"), "0");
    desk.write(ClubEvent::Ruled(ResultRuling {
        result,
        reason: "A bet was forgotten".to_owned(),
        scores: Some(scores("Ann 40000 Bo 30000 Cy 28000 Di 22000")),
    }));
    // 8 points below the start, and −15 of uma.
    assert_eq!(total(&desk.club(), "Di"), "-23");
}

#[test]
fn an_old_result_again_changes_no_ruling() {
    let mut desk = drawn();
    let reported = desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000");
    let result = desk.write(reported.clone());
    desk.write(ClubEvent::Ruled(ResultRuling {
        result: result.clone(),
        reason: "A bet was forgotten".to_owned(),
        scores: Some(scores("Ann 40000 Bo 30000 Cy 28000 Di 22000")),
    }));
    // The phone sends its code once more.
    desk.write(reported);
    assert_eq!(state(&desk, 1), TableState::Ruled);
    assert_eq!(total(&desk.club(), "Di"), "-23");
    // Somebody disputes the ruling.
    desk.write(ClubEvent::Disputed(result, "Not mine".to_owned()));
    assert_eq!(state(&desk, 1), TableState::Disputed);
}

#[test]
fn a_check_before_a_correction_confirms_nothing() {
    let mut desk = drawn();
    let result = desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    desk.author = "Di";
    desk.write(ClubEvent::Checked(result.clone()));
    desk.author = "Olga";
    let right = desk.result(1, 1, "Ann 41000 Bo 29000 Cy 30000 Di 20000");
    let change = Change::Replace(Box::new(right));
    let correction = Correction {
        target: result,
        change,
    };
    desk.write(ClubEvent::Correction(correction));
    assert_eq!(state(&desk, 1), TableState::Reported);
}

#[test]
fn a_ruling_seats_no_member_at_two_tables() {
    let mut desk = drawn();
    let first = desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    desk.write(desk.result(1, 2, "Eva 40000 Fay 30000 Gus 30000 Hal 20000"));
    let ruling = ClubEvent::Ruled(ResultRuling {
        result: first,
        reason: "Eva played here".to_owned(),
        scores: Some(scores("Ann 40000 Bo 30000 Cy 30000 Eva 20000")),
    });
    assert_eq!(
        desk.refused(ruling),
        "Eva plays at table 2 in this round: correct one of the two results"
    );
}

#[test]
fn substitutes_in_another_order_are_the_same_result() {
    let mut desk = Desk::with_night("Ann Bo Cy Di Eva Fay");
    desk.write(desk.draw(1, &["Ann Bo Cy Di"], "Eva Fay"));
    desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Eva 30000 Fay 20000"));
    desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Fay 20000 Eva 30000"));
    assert_eq!(state(&desk, 1), TableState::Reported);
}

#[test]
fn who_pays_the_fee_at_the_door_is_there() {
    let mut desk = Desk::with_night("Ann");
    desk.write(ClubEvent::Member(record("Bo")));
    desk.write(desk.fee("Bo", 500));
    let club = desk.club();
    let present: Vec<_> = club.current_night().unwrap().present().collect();
    assert_eq!(present, [&member("Ann"), &member("Bo")]);
}

#[test]
fn a_file_of_another_club_is_not_merged() {
    let own = drawn();
    let mut other = Desk {
        author: "Otto",
        device: "laptop",
        ..Desk::default()
    };
    other.write(ClubEvent::Founded(profile("mcr")));
    assert!(merge_logs(&own.log, &other.log).is_err());
}

#[test]
fn a_member_who_is_remembered_again_has_the_results() {
    let mut desk = drawn();
    desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    let before = total(&desk.club(), "Bo");
    let forgotten = desk.write(ClubEvent::MemberForgotten(member("Bo")));
    desk.log = without_forgotten_names(&desk.log);
    desk.write(deletion(forgotten));
    let club = desk.club();
    assert!(club.outcomes.iter().all(|one| one.refusal.is_none()));
    assert_eq!(total(&club, "Bo"), before);
}

#[test]
fn a_member_in_the_wrong_seat_plays_by_the_result() {
    let mut desk = drawn();
    // Eva and Di have taken each other’s seats.
    desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Eva 20000"));
    desk.write(desk.result(1, 2, "Di 50000 Fay 30000 Gus 20000 Hal 20000"));
    let club = desk.club();
    assert!(club.outcomes.iter().all(|one| one.refusal.is_none()));
    let lines = &club.table(&desk.table(1, 2)).unwrap().reports[0]
        .scores()
        .lines;
    assert_eq!(lines[0].member, member("Di"));
    assert_eq!(total(&club, "Di"), "35");
}

#[test]
fn a_member_plays_at_one_table_of_a_round() {
    let mut desk = drawn();
    desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    assert_eq!(
        desk.refused(desk.result(1, 2, "Di 40000 Fay 30000 Gus 30000 Hal 20000")),
        "Di plays at table 1 in this round: correct one of the two results"
    );
}

#[test]
fn results_are_refused_with_the_remedy() {
    let desk = drawn();
    let result = |round, table, text| desk.refused(desk.result(round, table, text));
    assert_eq!(
        result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 25000"),
        "the scores add up to 125000, and it should be 120000: correct a score, or say what was left on the table"
    );
    assert_eq!(
        result(1, 3, "Ann 40000 Bo 30000 Cy 30000 Di 20000"),
        "table 3 of round 1 was never drawn: choose a table of the draw, or draw the round first"
    );
    assert_eq!(
        result(2, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"),
        "table 1 of round 2 was never drawn: choose a table of the draw, or draw the round first"
    );
    assert_eq!(
        result(1, 1, "Ann 40000 Bo 30000 Cy 30000"),
        "4 members sit at this table and the result has 3: give one score for each"
    );
    assert_eq!(
        result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Ann 20000"),
        "Ann has two scores in this result: give one"
    );
    assert_eq!(
        result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Zoe 20000"),
        "this names a member “Zoe” who isn’t known here: add the member, or open the file of the desk that did"
    );
    let ticket = TableId {
        night: NightId(EntryId("other".to_owned())),
        round: 1,
        table: 1,
    };
    let content = ResultContent::Scores(scores("Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    assert_eq!(
        desk.refused(ClubEvent::Result(TableResult {
            table: ticket,
            content
        })),
        "this belongs to a night that isn’t in this season, such as one of another desk: enter it again for a night of the season"
    );
}

#[test]
fn bets_left_on_the_table_are_the_rest() {
    let mut desk = drawn();
    let mut typed = scores("Ann 40000 Bo 30000 Cy 30000 Di 18000");
    typed.rest = 200_000;
    let content = ResultContent::Scores(typed);
    desk.write(ClubEvent::Result(TableResult {
        table: desk.table(1, 1),
        content,
    }));
    let club = desk.club();
    let counted = &club
        .table(&desk.table(1, 1))
        .unwrap()
        .counted()
        .unwrap()
        .scores();
    assert_eq!(
        counted.lines.iter().map(|one| one.gain).sum::<i64>() + counted.rest,
        0
    );
}

/// Returns a game of four players, in which the first one pays 1,000 points to the second.
fn game(events: &[GameEvent]) -> Log {
    game_of(profile("riichi-ema-2025").rules, events)
}

/// Returns the same game by other rules.
fn game_of(rules: Rules, events: &[GameEvent]) -> Log {
    let players = ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
    let opening = Opening {
        rules,
        players,
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    };
    let payment = GameEvent::Payment(PlayerPayment {
        from: PlayerId(0),
        to: PlayerId(1),
        amount: 100_000,
        note: String::new(),
    });
    let all = [GameEvent::Opened(opening), payment];
    let all = all.into_iter().chain(events.iter().cloned()).zip(1..);
    let entries = all.map(|(event, counter)| Entry {
        id: EntryId(format!("phone-{counter}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event,
    });
    Log::from_entries(entries).unwrap()
}

fn game_result(desk: &Desk, log: Log) -> ClubEvent {
    let members = (0..)
        .map(PlayerId)
        .zip(["Ann", "Bo", "Cy", "Di"].map(member));
    let content = ResultContent::Game {
        log: Box::new(log),
        members: members.collect(),
    };
    ClubEvent::Result(TableResult {
        table: desk.table(1, 1),
        content,
    })
}

#[test]
fn a_game_counts_when_it_is_over() {
    let mut desk = drawn();
    assert_eq!(
        desk.refused(game_result(&desk, game(&[]))),
        "this game isn’t over: end it at the table, and send it again"
    );
    desk.write(game_result(&desk, game(&[GameEvent::Closed])));
    let club = desk.club();
    let counted = club.table(&desk.table(1, 1)).unwrap().counted().unwrap();
    let gains: Vec<_> = counted.scores().lines.iter().map(|one| one.gain).collect();
    assert_eq!(gains, [-100_000, 100_000, 0, 0]);
    // The typed scores of the same game confirm it, from another person.
    desk.author = "Di";
    desk.write(desk.result(1, 1, "Ann 29000 Bo 31000 Cy 30000 Di 30000"));
    assert_eq!(state(&desk, 1), TableState::Checked);
}

#[test]
fn a_ticket_opens_the_game_of_its_table() {
    let mut desk = drawn();
    // Another member has the same name as Ann.
    desk.write(ClubEvent::Member(MemberRecord {
        name: "Ann".to_owned(),
        ..record("Cy")
    }));
    let id = desk.table(1, 1);
    let ticket = desk.club().ticket(&id).unwrap();
    assert_eq!(ticket.players, ["Ann", "Bo", "Ann 2", "Di"]);
    assert_eq!(desk.club().ticket(&desk.table(1, 3)), None);
    let events = [GameEvent::Opened(ticket), GameEvent::Closed]
        .into_iter()
        .zip(1..);
    let log = Log::from_entries(events.map(|(event, counter)| Entry {
        id: EntryId(format!("phone-{counter}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event,
    }));
    let content = ResultContent::Game {
        log: Box::new(log.unwrap()),
        members: Vec::new(),
    };
    let result = |table| {
        ClubEvent::Result(TableResult {
            table,
            content: content.clone(),
        })
    };
    assert_eq!(
        desk.refused(result(desk.table(1, 2))),
        "this game was opened for table 1 of round 1: enter it there, or send the game of this table"
    );
    let mut next = desk.clone();
    next.write(next.night_closed());
    next.open_night("2026-12-06");
    for name in EIGHT.split_whitespace() {
        next.write(next.attendance(name, Attending::Arrived));
    }
    next.write(next.draw(1, &["Ann Bo Cy Di", "Eva Fay Gus Hal"], ""));
    assert_eq!(
        next.refused(result(next.table(1, 1))),
        "this game was opened for another night: send the game of this table"
    );
    desk.write(result(id));
    let counted = desk
        .club()
        .table(&desk.table(1, 1))
        .unwrap()
        .counted()
        .unwrap()
        .scores()
        .clone();
    let members: Vec<_> = counted
        .lines
        .iter()
        .map(|line| line.member.0.as_str())
        .collect();
    assert_eq!(members, ["Ann", "Bo", "Cy", "Di"]);
}

#[test]
fn a_draw_gives_everybody_who_is_there_one_place() {
    let mut desk = Desk::with_night("Ann Bo Cy Di Eva");
    let refused =
        |desk: &Desk, tables: &[&str], waiting| desk.refused(desk.draw(1, tables, waiting));
    assert_eq!(
        refused(&desk, &["Ann Bo Cy Di"], ""),
        "Eva is there and has no place in this draw: give a seat, or let the member wait"
    );
    assert_eq!(
        refused(&desk, &["Ann Bo Cy Di"], "Ann Eva"),
        "Ann has two places in this draw: give one"
    );
    assert_eq!(
        refused(&desk, &["Ann Bo"], "Cy Di Eva"),
        "table 1 has 2 members: a table has three to five"
    );
    assert_eq!(
        desk.refused(desk.draw(2, &["Ann Bo Cy Di"], "Eva")),
        "this isn’t the round to draw: draw round 1"
    );
    desk.write(desk.attendance("Eva", Attending::Left));
    assert_eq!(
        refused(&desk, &["Ann Bo Cy Di"], "Eva"),
        "Eva isn’t there: mark the member as arrived, or draw again"
    );
}

#[test]
fn a_round_is_drawn_again_until_it_has_results() {
    let mut desk = drawn();
    desk.write(desk.draw(1, &["Eva Bo Cy Di", "Ann Fay Gus Hal"], ""));
    let club = desk.club();
    let night = club.current_night().unwrap();
    assert_eq!(night.rounds.len(), 1);
    assert_eq!(night.rounds[0].tables[0].drawn[0], member("Eva"));
    desk.write(desk.result(1, 1, "Eva 40000 Bo 30000 Cy 30000 Di 20000"));
    let again = desk.draw(1, &["Ann Bo Cy Di", "Eva Fay Gus Hal"], "");
    assert_eq!(
        desk.refused(again),
        "round 1 has results already: draw the next round, or delete the results first"
    );
}

#[test]
fn two_members_are_separated_until_they_may_sit_together() {
    let mut desk = Desk::with_night("Ann Bo Cy Di");
    let separation = |one, other, is_separated| {
        let members = [one, other].map(member);
        ClubEvent::Separation(Separation {
            members,
            is_separated,
        })
    };
    desk.write(separation("Di", "Ann", true));
    assert_eq!(desk.club().separated, [["Ann", "Di"].map(member)]);
    desk.write(separation("Ann", "Di", false));
    assert!(desk.club().separated.is_empty());
    assert_eq!(
        desk.refused(separation("Ann", "Ann", true)),
        "Ann can’t be kept apart from Ann: name two members"
    );
}

#[test]
fn the_next_night_is_planned_until_it_begins() {
    let mut desk = Desk::with_night("Ann");
    let planned = PlannedNight {
        date: Date::parse("2026-12-06").unwrap(),
        details: "19:00, Library".to_owned(),
    };
    desk.write(ClubEvent::NightPlanned(Some(planned.clone())));
    assert_eq!(desk.club().next_night, Some(planned));
    desk.write(desk.night_closed());
    desk.open_night("2026-12-06");
    assert_eq!(desk.club().next_night, None);
}

#[test]
fn a_table_may_get_more_time_than_the_round() {
    let mut desk = drawn();
    desk.time = 1_000;
    let night = desk.night.clone().unwrap();
    let time = |round, minutes| ClubEvent::ClockStarted {
        night: night.clone(),
        time: RoundTime { round, minutes },
    };
    desk.write(time(1, 90));
    desk.write(ClubEvent::TimeAdded(desk.table(1, 2), 5));
    let club = desk.club();
    let round = &club.current_night().unwrap().rounds[0];
    let ends: Vec<_> = round
        .tables
        .iter()
        .map(|table| round.clock.unwrap().end(table))
        .collect();
    assert_eq!(ends, [5_401_000, 5_701_000]);
    assert_eq!(
        desk.refused(time(2, 90)),
        "round 2 isn’t drawn yet: draw it first"
    );
    assert_eq!(
        desk.refused(time(1, 0)),
        "a time has 1 to 1440 minutes: enter another one"
    );
    assert_eq!(
        desk.refused(ClubEvent::TimeAdded(desk.table(1, 3), 5)),
        "table 3 of round 1 was never drawn: choose a table of the draw, or draw the round first"
    );
}

#[test]
fn entries_without_what_they_need_are_refused() {
    let empty = Desk {
        author: "Olga",
        device: "desk",
        night: Some(NightId(EntryId("desk-4".to_owned()))),
        ..Desk::default()
    };
    let ann = |desk: &Desk| desk.refused(desk.attendance("Ann", Attending::Arrived));
    assert_eq!(
        ann(&empty),
        "the club has no name and no rules yet: enter them first"
    );
    let mut desk = Desk::with_night("Ann");
    assert_eq!(
        desk.refused(ClubEvent::Founded(profile("mcr"))),
        "this club was founded before: change its name or rules instead"
    );
    assert_eq!(
        desk.refused(desk.season_closed()),
        "a night is open already: close it first"
    );
    desk.write(desk.night_closed());
    assert_eq!(
        ann(&desk),
        "this belongs to a night that is over: delete the entry that closed it first"
    );
    desk.write(desk.season_closed());
    assert_eq!(
        desk.refused(desk.night_closed()),
        "this belongs to a season that is over: delete the entry that closed it first"
    );
    let language = ClubProfile {
        language: "zh_HK".to_owned(),
        ..profile("mcr")
    };
    assert_eq!(
        desk.refused(ClubEvent::Profile(language)),
        "this is no language tag, such as zh-HK: choose a language, or leave it out"
    );
    let blank = MemberRecord {
        name: " \u{200b}".to_owned(),
        ..record("Ann")
    };
    assert_eq!(
        desk.refused(ClubEvent::Member(blank)),
        "a name is missing: enter one"
    );
}

/// The desk wrote the members into the opening: Bo is its first player, and pays 1,000 to Ann.
#[test]
fn members_who_play_are_those_of_the_opening() {
    let mut desk = drawn();
    let mut log = Log::default();
    for mut entry in game(&[GameEvent::Closed]).entries().iter().cloned() {
        if let GameEvent::Opened(opening) = &mut entry.event {
            let members = ["Bo", "Ann", "Cy", "Di"].map(str::to_owned).to_vec();
            let id = desk.table(1, 1);
            opening.club = Some(ClubTable {
                club: desk.club().id.unwrap().0,
                draw: desk.club().current_night().unwrap().rounds[0]
                    .entry
                    .0
                    .clone(),
                night: id.night.0.0,
                round: id.round,
                table: id.table,
                members,
                ends: None,
            });
        }
        log.add(entry).unwrap();
    }
    let content = ResultContent::Game {
        log: Box::new(log),
        members: Vec::new(),
    };
    desk.write(ClubEvent::Result(TableResult {
        table: desk.table(1, 1),
        content,
    }));
    let club = desk.club();
    let report = club.table(&desk.table(1, 1)).unwrap().counted().unwrap();
    let gain = |name: &str| {
        let mut lines = report.scores().lines.iter();
        lines.find(|one| one.member == member(name)).unwrap().gain
    };
    assert_eq!((gain("Bo"), gain("Ann")), (-100_000, 100_000));
    // The name of the first player goes with the member.
    desk.write(ClubEvent::MemberForgotten(member("Bo")));
    let redacted = without_forgotten_names(&desk.log);
    let names = redacted.entries().iter().find_map(|entry| {
        let ClubEvent::Result(TableResult {
            content: ResultContent::Game { log, .. },
            ..
        }) = &entry.event
        else {
            return None;
        };
        match &log.entries()[0].event {
            GameEvent::Opened(opening) => Some(opening.players.clone()),
            _ => None,
        }
    });
    assert_eq!(names.unwrap(), ["", "Bo", "Cy", "Di"]);
}

#[test]
fn a_member_who_is_forgotten_has_results_and_no_names() {
    let mut desk = drawn();
    desk.write(game_result(&desk, game(&[GameEvent::Closed])));
    desk.author = "Bo";
    desk.write(desk.result(1, 2, "Eva 40000 Fay 30000 Gus 30000 Hal 20000"));
    let before = desk.club();
    let old = desk.log.clone();
    desk.author = "Olga";
    desk.write(ClubEvent::MemberForgotten(member("Bo")));
    let club = desk.club();
    assert_eq!(total(&club, "Bo"), total(&before, "Bo"));
    assert_eq!(club.member(&member("Bo")).unwrap().displayed_name(), "");
    assert_eq!(club.member(&member("Bo")).unwrap().public_name(), None);
    // The names leave the log, and a file from before brings none back. The ID stays.
    let log = without_forgotten_names(&desk.log);
    let names = |log| {
        format!("{log:?}")
            .replace("MemberId(\"Bo\")", "")
            .matches("\"Bo\"")
            .count()
    };
    assert!(names(&desk.log) > 0);
    assert_eq!(names(&log), 0);
    let merged = merge_logs(&log, &old).unwrap();
    assert!(merged.clashes.is_empty());
    assert_eq!(merged.log, log);
    assert_eq!(Club::replay(&log).standings(0), club.standings(0));
    assert_eq!(
        desk.refused(ClubEvent::Member(record("Bo"))),
        "this member was forgotten: add a new member instead"
    );
}

#[test]
fn a_forgotten_name_leaves_the_corrected_opening_of_a_game() {
    let mut desk = drawn();
    let mut log = game(&[GameEvent::Closed]);
    let opening = log.entries()[0].clone();
    let change = Change::Replace(Box::new(opening.event));
    let target = opening.id;
    log.add(Entry {
        id: EntryId("phone-9".to_owned()),
        device: "phone".to_owned(),
        counter: 9,
        time: 0,
        author: String::new(),
        event: GameEvent::Correction(Correction { target, change }),
    })
    .unwrap();
    desk.write(game_result(&desk, log));
    desk.write(ClubEvent::MemberForgotten(member("Bo")));
    let log = format!("{:?}", without_forgotten_names(&desk.log));
    assert!(!log.replace("MemberId(\"Bo\")", "").contains("\"Bo\""));
}

#[test]
fn a_club_has_two_hundred_seasons_at_most() {
    let mut desk = Desk::with_night("Ann");
    desk.write(desk.night_closed());
    desk.write(desk.season_closed());
    let season = || {
        let policy = SeasonPolicy {
            carried_percent: 100,
            ..SeasonPolicy::SUM
        };
        let name = "Spring".to_owned();
        ClubEvent::SeasonOpened(SeasonOpening { name, policy })
    };
    for _ in 1..Club::MOST_SEASONS {
        desk.season = Some(SeasonId(desk.write(season())));
        desk.write(desk.season_closed());
    }
    assert!(desk.club().outcomes.iter().all(|one| one.refusal.is_none()));
    assert_eq!(
        desk.refused(season()),
        "a club has 200 seasons at most: start a second club"
    );
}

#[test]
fn a_clash_of_two_desks_is_shown_and_not_merged() {
    let mut one = drawn();
    let mut other = one.clone();
    one.write(one.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    other.device = "laptop";
    other.write(other.result(1, 2, "Eva 40000 Fay 30000 Gus 30000 Hal 20000"));
    let merged = merge_logs(&one.log, &other.log).unwrap();
    assert!(merged.clashes.is_empty());
    let club = Club::replay(&merged.log);
    assert_eq!(total(&club, "Ann"), total(&club, "Eva"));
    // The same ID with other content.
    other.device = "desk";
    other.log = drawn().log;
    other.write(other.result(1, 1, "Ann 40000 Bo 30000 Cy 20000 Di 30000"));
    let merged = merge_logs(&one.log, &other.log).unwrap();
    assert_eq!(merged.log, one.log);
    assert_eq!(merged.clashes.len(), 1);
}

#[test]
fn a_correction_and_its_opposite_leave_nothing() {
    let mut desk = drawn();
    let result = desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    let standings = desk.club().standings(0);
    let deleted = desk.write(deletion(result));
    assert_eq!(state(&desk, 1), TableState::Missing);
    desk.write(deletion(deleted));
    assert_eq!(desk.club().standings(0), standings);
    let season = desk.season.clone().unwrap();
    let points = |points| {
        let adjustment = Adjustment {
            member: member("Ann"),
            points: SeasonPoints::whole(points),
            counts_for: CountsFor::Member,
            reason: "Late".to_owned(),
        };
        let season = season.clone();
        ClubEvent::Adjustment { season, adjustment }
    };
    desk.write(points(-5));
    assert_eq!(total(&desk.club(), "Ann"), "20");
    desk.write(points(5));
    assert_eq!(total(&desk.club(), "Ann"), "25");
}

#[test]
fn undo_takes_back_the_last_entry_of_a_club() {
    let mut desk = drawn();
    desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    let undo = desk.log.undo().unwrap().correction;
    desk.write(ClubEvent::Correction(undo));
    assert_eq!(state(&desk, 1), TableState::Missing);
    let redo = desk.log.redo().unwrap().correction;
    desk.write(ClubEvent::Correction(redo));
    assert_eq!(state(&desk, 1), TableState::Reported);
}

#[test]
fn one_desk_holds_the_write_lock_of_a_club() {
    let mut desk = drawn();
    assert_eq!(desk.log.lock_holder(), Some("desk"));
    desk.write(ClubEvent::LockReleased);
    desk.device = "laptop";
    desk.write(ClubEvent::LockAcquired);
    assert_eq!(desk.log.lock_holder(), Some("laptop"));
    desk.device = "desk";
    desk.write(desk.night_closed());
    assert_eq!(desk.log.write_lock().foreign_entries.len(), 1);
}
