use tilewise_club::{Attending, Club, ClubEvent, DrawMethod};
use tilewise_ledger::{Change, Correction, EntryId};

use super::attendance::{attendance_counts, attendance_rows, last_fee, missing_tables, sit_outs};
use super::night_form::{read_date, read_opening};
use super::take_back::{attendance_entry, closing_entry, fee_entry, is_needed};
use super::test_club::{TestClub, member};
use crate::i18n::Locale;

const FOUR: [&str; 4] = ["Ann", "Bo", "Cy", "Dee"];

fn names(club: &Club, filter: &str) -> Vec<String> {
    let night = club.current_night().expect("an open night");
    let name = |id: &_| club.member(id).expect("a member").displayed_name();
    let rows = attendance_rows(club, night, filter, name);
    rows.into_iter().map(|row| row.name).collect()
}

/// Returns the club without an entry.
fn without(club: &TestClub, entry: EntryId) -> Club {
    let mut log = club.log.clone();
    let counter = log.next_counter();
    let deletion = ClubEvent::Correction(Correction {
        target: entry,
        change: Change::Delete,
    });
    let last = club.log.entries().last().expect("an entry").clone();
    log.add(tilewise_club::ClubEntry {
        id: EntryId("deletion".to_owned()),
        counter,
        event: deletion,
        ..last
    })
    .expect("a new ID");
    Club::replay(&log)
}

#[test]
fn members_are_listed_by_name_whatever_the_letters() {
    let club = TestClub::with_members(&["dee", "Ann", "bo", "Cy"]).club();
    assert_eq!(names(&club, ""), ["Ann", "bo", "Cy", "dee"]);
}

#[test]
fn the_filter_finds_parts_of_names() {
    let club = TestClub::with_members(&["Joanna", "Ann", "Bo"]).club();
    assert_eq!(names(&club, " ANN "), ["Ann", "Joanna"]);
    assert!(names(&club, "x").is_empty());
}

#[test]
fn a_forgotten_member_is_listed_only_if_noted() {
    let mut test = TestClub::with_members(&["Ann", "Bo", "Cy"]);
    test.mark("Ann", Attending::Arrived);
    for name in ["Ann", "Bo"] {
        test.write(ClubEvent::MemberForgotten(member(name)));
    }
    // Ann has no name any longer, and was there; Bo wasn’t.
    assert_eq!(names(&test.club(), ""), ["", "Cy"]);
}

#[test]
fn counts_and_fees_are_those_of_the_last_entries() {
    let mut test = TestClub::with_members(&FOUR);
    test.mark("Ann", Attending::Late);
    test.mark("Ann", Attending::Arrived);
    test.mark("Bo", Attending::Arrived);
    test.mark("Bo", Attending::Left);
    test.mark("Cy", Attending::Late);
    // Who pays at the door is there.
    test.pay("Dee", 250);
    let club = test.club();
    let night = club.current_night().expect("an open night");
    let counts = attendance_counts(night);
    assert_eq!(
        (counts.here, counts.late, counts.left, counts.paid),
        (2, 1, 1, 1)
    );
    assert_eq!(last_fee(&club), 250);
}

#[test]
fn tables_without_results_are_missing_in_all_rounds() {
    let mut test = TestClub::with_members(&FOUR);
    for name in FOUR {
        test.mark(name, Attending::Arrived);
    }
    for round in 1..=3 {
        test.draw(round, DrawMethod::Random, &[&FOUR]);
    }
    test.result(2, 1, &FOUR);
    let club = test.club();
    let night = club.current_night().expect("an open night");
    assert_eq!(missing_tables(night), [(1, 1), (3, 1)]);
}

#[test]
fn the_last_of_a_table_of_five_sits_out_first() {
    let five = ["Ann", "Bo", "Cy", "Dee", "Eve"];
    let mut test = TestClub::with_members(&five);
    for name in five {
        test.mark(name, Attending::Arrived);
    }
    test.draw(1, DrawMethod::Random, &[&five]);
    let club = test.club();
    let night = club.current_night().expect("an open night");
    assert_eq!(sit_outs(&night.rounds[0]), [(1, member("Eve"))]);
}

#[test]
fn the_last_entry_of_its_kind_is_taken_back() {
    let mut test = TestClub::with_members(&FOUR);
    test.mark("Ann", Attending::Late);
    let arrival = test.mark("Ann", Attending::Arrived);
    test.mark("Bo", Attending::Arrived);
    let fee = test.pay("Ann", 250);
    let end = test.write(ClubEvent::NightClosed(test.night.clone()));
    let (log, night) = (&test.log, &test.night);
    assert_eq!(attendance_entry(log, night, &member("Ann")), Some(arrival));
    assert_eq!(fee_entry(log, night, &member("Ann")), Some(fee));
    assert_eq!(fee_entry(log, night, &member("Bo")), None);
    assert_eq!(closing_entry(log, night), Some(end));
}

#[test]
fn an_arrival_is_needed_once_the_member_is_drawn() {
    let mut test = TestClub::with_members(&FOUR);
    let arrivals = FOUR.map(|name| test.mark(name, Attending::Arrived));
    assert!(!is_needed(
        &test.club(),
        &without(&test, arrivals[0].clone())
    ));
    test.draw(1, DrawMethod::Random, &[&FOUR]);
    assert!(is_needed(
        &test.club(),
        &without(&test, arrivals[0].clone())
    ));
}

#[test]
fn the_fields_of_a_night_are_read() {
    let read = |date, fee| read_opening(Locale::ENGLISH, date, "Café", fee);
    let opening = read("2026-11-29", " 2.50 ").expect("a date and an amount");
    assert_eq!(
        (opening.date.to_string(), opening.fee),
        ("2026-11-29".to_owned(), 250)
    );
    assert_eq!(read("2026-11-29", " ").map(|one| one.fee), Ok(0));
    // Each wrong field has its sentence.
    for (date, fee, errors) in [
        ("2026-02-29", "", 1),
        ("2026-11-29", "-1", 1),
        ("", "five", 2),
    ] {
        assert_eq!(read(date, fee).map_err(|why| why.len()), Err(errors));
    }
    assert!(read_date(Locale::ENGLISH, "29.11.2026").is_err());
}
