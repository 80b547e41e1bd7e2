//! Texts that are too long for the file of a club: they could be entered, and not be read again.

use crate::testing::{Desk, member, profile, record};
use crate::{
    Adjustment, ClubEvent, ClubProfile, CountsFor, Date, MemberRecord, NightOpening, PlannedNight,
    PolicyError, ResultRuling, SeasonOpening, SeasonPoints, SeasonPolicy,
};

const REFUSED: &str = "a text has more than 100 letters: shorten it";

/// Returns the events of a night that have a text.
fn with_text(desk: &Desk, text: &str) -> Vec<ClubEvent> {
    let text = || text.to_owned();
    let date = Date::parse("2026-12-06").unwrap();
    let result = desk.log.entries().last().unwrap().id.clone();
    let named = |member: MemberRecord| ClubEvent::Member(member);
    vec![
        ClubEvent::Profile(ClubProfile {
            name: text(),
            ..profile("riichi-ema-2025")
        }),
        named(MemberRecord {
            name: text(),
            ..record("Ann")
        }),
        named(MemberRecord {
            alias: text(),
            ..record("Ann")
        }),
        named(MemberRecord {
            team: text(),
            ..record("Ann")
        }),
        named(MemberRecord {
            class: text(),
            ..record("Ann")
        }),
        ClubEvent::NightPlanned(Some(PlannedNight {
            date,
            details: text(),
        })),
        ClubEvent::Disputed(result.clone(), text()),
        ClubEvent::Ruled(ResultRuling {
            result,
            reason: text(),
            scores: None,
        }),
        ClubEvent::Adjustment {
            season: desk.season.clone().unwrap(),
            adjustment: Adjustment {
                member: member("Ann"),
                points: SeasonPoints::whole(1),
                counts_for: CountsFor::Member,
                reason: text(),
            },
        },
    ]
}

fn is_accepted(desk: &Desk, event: ClubEvent) -> bool {
    let mut desk = desk.clone();
    desk.write(event);
    let club = desk.club();
    club.outcomes.last().unwrap().refusal.is_none()
}

#[test]
fn a_text_of_more_than_a_hundred_letters_is_refused() {
    let mut desk = super::drawn();
    desk.write(desk.result(1, 1, "Ann 40000 Bo 30000 Cy 30000 Di 20000"));
    // Letters count, not bytes.
    let longest = "雀".repeat(100);
    for event in with_text(&desk, &longest) {
        assert!(is_accepted(&desk, event.clone()), "{event:?}");
    }
    // Blanks count too, as in the file.
    for too_long in ["雀".repeat(101), format!("x{}", " ".repeat(100))] {
        for event in with_text(&desk, &too_long) {
            assert_eq!(desk.refused(event.clone()), REFUSED, "{event:?}");
        }
    }
}

#[test]
fn a_long_name_of_a_season_or_a_night_is_refused() {
    let mut desk = Desk::with_members("Ann");
    let name = || "n".repeat(101);
    let opening = NightOpening {
        date: Date::parse("2026-12-06").unwrap(),
        name: name(),
        fee: 0,
    };
    let season = desk.season.clone().unwrap();
    assert_eq!(
        desk.refused(ClubEvent::NightOpened { season, opening }),
        REFUSED
    );
    desk.write(desk.season_closed());
    let opening = SeasonOpening {
        name: name(),
        policy: SeasonPolicy::SUM,
    };
    assert_eq!(desk.refused(ClubEvent::SeasonOpened(opening)), REFUSED);
}

/// `classes=` and the comma are 9 letters.
#[test]
fn a_policy_of_more_than_a_thousand_letters_is_refused() {
    let policy = |letters: usize| {
        let name = "A".repeat(letters - 10);
        SeasonPolicy::parse(&format!("classes={name},B"))
    };
    assert!(policy(1_000).is_ok());
    let error = policy(1_001).unwrap_err();
    assert_eq!(error, PolicyError::TooLong);
    assert_eq!(
        error.to_string(),
        "The policy has more than 1000 letters: shorten the names of the classes."
    );
}
