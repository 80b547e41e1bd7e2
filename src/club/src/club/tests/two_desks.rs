//! The union of the logs of two desks that wrote at the same time.

use tilewise_ledger::EntryId;

use super::EIGHT;
use crate::testing::{Desk, member};
use crate::{
    Adjustment, Attending, Club, ClubEvent, CountsFor, DrawChoice, DrawMethod, RoundTime,
    SeasonPoints, SeasonPolicy, TableSizes, merge_logs,
};

/// Returns two desks of one club with members, before a night.
fn two_desks() -> [Desk; 2] {
    let one = Desk::with_members(EIGHT);
    let other = Desk {
        author: "Otto",
        device: "laptop",
        ..one.clone()
    };
    [one, other]
}

/// Returns the sentences of the entries of a device that are refused.
fn refusals(club: &Club, device: &str) -> Vec<String> {
    let written = |entry: &EntryId| entry.0.starts_with(device);
    let outcomes = club.outcomes.iter().filter(|one| written(&one.entry));
    let refused = outcomes.filter_map(|one| one.refusal.as_ref());
    refused
        .map(|refusal| refusal.reasons(club)[0].1.to_string())
        .collect()
}

/// Returns the sentences of the entries that change nothing in the union of two desks.
fn contradictions(own: &Desk, received: &Desk) -> Vec<String> {
    let merged = merge_logs(&own.log, &received.log).unwrap();
    let club = Club::replay(&merged.log);
    let all = merged.contradictions(&own.log, &received.log);
    let refused = all.iter().filter_map(|one| one.refusal.as_ref());
    refused
        .map(|refusal| refusal.reasons(&club)[0].1.to_string())
        .collect()
}

const OTHER_NIGHT: &str = "this belongs to a night that isn’t in this season, such as one of another desk: enter it again for a night of the season";
const OTHER_SEASON: &str = "this belongs to a season that isn’t open here, such as one of another desk: enter it again for the open season";

/// Both desks open a night after the same entries. That of the device `desk` comes first, by its name.
#[test]
fn nothing_of_the_night_of_one_desk_is_in_that_of_another() {
    let [mut one, mut other] = two_desks();
    one.open_night("2026-11-29");
    for name in ["Ann", "Bo", "Cy", "Di"] {
        one.write(one.attendance(name, Attending::Arrived));
    }
    one.write(one.draw(1, &["Ann Bo Cy Di"], ""));
    one.write(one.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));

    other.open_night("2026-11-29");
    for name in ["Eva", "Fay", "Gus", "Hal"] {
        other.write(other.attendance(name, Attending::Arrived));
    }
    other.write(other.fee("Ann", 500));
    other.write(other.draw(1, &["Eva Fay Gus Hal"], ""));
    let night = other.night.clone().unwrap();
    let time = RoundTime {
        round: 1,
        minutes: 90,
    };
    other.write(ClubEvent::ClockStarted { night, time });
    other.write(ClubEvent::TimeAdded(other.table(1, 1), 5));
    other.write(other.result(1, 1, "Eva 40000 Fay 30000 Gus 30000 Hal 20000"));
    other.write(other.night_closed());

    for (own, received) in [(&one, &other), (&other, &one)] {
        let merged = merge_logs(&own.log, &received.log).unwrap();
        assert!(merged.clashes.is_empty());
        let club = Club::replay(&merged.log);
        let [night] = &*club.seasons[0].nights else {
            panic!("{:?}", club.seasons[0].nights);
        };
        assert_eq!(Some(&night.id), one.night.as_ref());
        assert!(!night.is_closed);
        let there: Vec<_> = night.attendance.iter().map(|one| &one.member).collect();
        assert_eq!(
            there,
            [&member("Ann"), &member("Bo"), &member("Cy"), &member("Di")]
        );
        assert_eq!(night.fees(), 0);
        let [round] = &*night.rounds else {
            panic!("{:?}", night.rounds);
        };
        assert_eq!(round.clock, None);
        assert_eq!(round.tables[0].drawn[0], member("Ann"));
        assert_eq!(round.tables[0].added_minutes, 0);
        assert_eq!(round.tables[0].reports.len(), 1);
        assert!(refusals(&club, "desk").is_empty());
        // The opening, four members, the fee, the draw, the clock, more time, the result, and the end.
        let mut expected = vec!["a night is open already: close it first"];
        expected.extend([OTHER_NIGHT; 10]);
        assert_eq!(refusals(&club, "laptop"), expected);
        // At the other desk the draw and the three entries after it were refused, as Ann paid and has no place.
        assert_eq!(contradictions(own, received), expected[..7]);
    }
}

#[test]
fn nothing_of_the_season_of_one_desk_is_in_that_of_another() {
    let [mut one, mut other] = two_desks();
    one.write(one.season_closed());
    let adjustment = Adjustment {
        member: member("Ann"),
        points: SeasonPoints::whole(5),
        counts_for: CountsFor::Member,
        reason: "Host".to_owned(),
    };
    // The other desk has the same log until here.
    other.log = one.log.clone();
    one.open_season(SeasonPolicy::SUM);
    other.open_season(SeasonPolicy::SUM);
    let season = other.season.clone().unwrap();
    other.write(ClubEvent::Adjustment { season, adjustment });
    other.open_night("2026-11-29");
    other.write(other.season_closed());

    let merged = merge_logs(&one.log, &other.log).unwrap();
    let club = Club::replay(&merged.log);
    assert_eq!(club.seasons.len(), 2);
    let season = club.current_season().unwrap();
    assert_eq!(Some(&season.id), one.season.as_ref());
    assert!(season.nights.is_empty() && season.adjustments.is_empty());
    let mut expected = vec!["a season is open already: close it first"];
    expected.extend([OTHER_SEASON; 3]);
    assert_eq!(refusals(&club, "laptop"), expected);
}

/// The night of one desk ends before that of the other begins, so that both count.
#[test]
fn two_nights_one_after_the_other_keep_what_is_theirs() {
    let [mut one, mut other] = two_desks();
    one.open_night("2026-11-28");
    one.write(one.attendance("Ann", Attending::Arrived));
    one.write(one.night_closed());
    // Four members more, so that the entries of the other desk come later.
    for name in ["Ida", "Jo", "Kim", "Lea"] {
        other.write(ClubEvent::Member(crate::testing::record(name)));
    }
    other.open_night("2026-11-29");
    other.write(other.attendance("Bo", Attending::Arrived));
    let club = Club::replay(&merge_logs(&one.log, &other.log).unwrap().log);
    assert!(club.outcomes.iter().all(|one| one.refusal.is_none()));
    let there: Vec<_> = club.seasons[0]
        .nights
        .iter()
        .map(|night| &night.attendance[0].member)
        .collect();
    assert_eq!(there, [&member("Ann"), &member("Bo")]);
}

/// A second organiser at the door writes who comes and goes, while the first one draws without knowing.
#[test]
fn a_draw_stays_when_another_desk_wrote_who_is_there() {
    let [mut desk, _] = two_desks();
    desk.open_night("2026-11-29");
    for name in ["Ann", "Bo", "Cy", "Di"] {
        desk.write(desk.attendance(name, Attending::Arrived));
    }
    let mut door = Desk {
        author: "Otto",
        device: "phone",
        ..desk.clone()
    };
    door.write(door.attendance("Eva", Attending::Arrived));
    door.write(door.attendance("Di", Attending::Left));
    door.write(door.fee("Fay", 500));
    // These entries have higher counters than those of the door.
    for name in ["Ida", "Jo", "Kim"] {
        desk.write(ClubEvent::Member(crate::testing::record(name)));
    }
    desk.write(desk.draw(1, &["Ann Bo Cy Di"], ""));
    desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    for (own, received) in [(&desk, &door), (&door, &desk)] {
        let club = Club::replay(&merge_logs(&own.log, &received.log).unwrap().log);
        assert!(refusals(&club, "").is_empty(), "{:?}", refusals(&club, ""));
        assert!(contradictions(own, received).is_empty());
        let night = club.current_night().unwrap();
        assert!(night.rounds[0].tables[0].counted().is_some());
        let present: Vec<_> = night.present().collect();
        let expected = ["Ann", "Bo", "Cy", "Eva", "Fay"].map(member);
        assert_eq!(present, expected.iter().collect::<Vec<_>>());
    }
    // The next draw of the desk seats all who are there.
    desk.log = merge_logs(&desk.log, &door.log).unwrap().log;
    let choice = DrawChoice {
        method: DrawMethod::Random,
        seed: 1,
        sizes: TableSizes::default(),
        again: false,
    };
    let draw = desk.club().draw_next(choice).unwrap().draw;
    let placed: usize = draw.tables.iter().map(|table| table.seats.len()).sum();
    assert_eq!(placed + draw.waiting.len(), 5);
}

/// What was refused at its own desk contradicts nothing.
#[test]
fn an_entry_refused_at_its_desk_is_no_contradiction() {
    let [one, mut other] = two_desks();
    other.write(other.season_closed());
    other.write(other.season_closed());
    assert_eq!(refusals(&other.club(), "laptop").len(), 1);
    assert!(contradictions(&one, &other).is_empty());
}

/// One desk deletes a draw, so its result doesn’t count there; the file of the other desk is older.
#[test]
fn what_a_desk_knows_to_be_refused_is_no_contradiction() {
    let [mut older, _] = two_desks();
    older.open_night("2026-11-29");
    for name in ["Ann", "Bo", "Cy", "Di"] {
        older.write(older.attendance(name, Attending::Arrived));
    }
    let draw = older.write(older.draw(1, &["Ann Bo Cy Di"], ""));
    older.write(older.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    let mut newer = older.clone();
    newer.write(super::deletion(draw));
    assert_eq!(refusals(&newer.club(), "desk").len(), 1);
    assert!(contradictions(&older, &newer).is_empty());
}
