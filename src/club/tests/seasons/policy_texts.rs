//! Texts of policies.

use proptest::prelude::*;
use tilewise_club::{
    Attendance, ClassPolicy, CountingRule, Measure, POLICY_KEYS, PolicyError, SeasonPoints,
    SeasonPolicy, TeamPolicy, TieRule, Total,
};

use crate::random::policy;

proptest! {
    #[test]
    fn a_policy_is_read_as_written(policy in policy()) {
        prop_assert_eq!(policy.check(), Ok(()));
        prop_assert_eq!(SeasonPolicy::parse(&policy.to_string()), Ok(policy));
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,60}") {
        let _ = SeasonPolicy::parse(&text);
    }

    #[test]
    fn what_is_read_is_written_the_same(
        parts in prop::collection::vec(
            (prop::sample::select(POLICY_KEYS.to_vec()), "[a-z0-9:/,.-]{0,12}|[0-9]{1,3}|(gain|mean|all)"),
            0..4,
        ),
    ) {
        let parts: Vec<_> = parts.iter().map(|(key, value)| format!("{key}={value}")).collect();
        if let Ok(policy) = SeasonPolicy::parse(&parts.join(";")) {
            prop_assert_eq!(SeasonPolicy::parse(&policy.to_string()), Ok(policy));
        }
    }
}

#[test]
fn the_text_of_a_full_policy_is_read() {
    let text = "measure=place:3/2/-1/-3.5; counting=best-nights:8; total=mean; minimum=6; presence-points=0.5; \
                absence-points=-1; most-absences=3; ties=first-places,head-to-head; teams=4; \
                classes=A,B,C; promoted=2; relegated=1; carried-percent=50";
    let points = |thousandths| SeasonPoints::from_thousandths(thousandths);
    let policy = SeasonPolicy {
        measure: Measure::Place([3000, 2000, -1000, -3500].map(points)),
        counting: CountingRule::BestNights(8),
        total: Total::Mean,
        minimum: 6,
        attendance: Attendance {
            present: points(500),
            away: points(-1000),
            most_absences: Some(3),
        },
        ties: vec![TieRule::FirstPlaces, TieRule::HeadToHead],
        teams: Some(TeamPolicy { counted: Some(4) }),
        classes: Some(ClassPolicy {
            names: ["A", "B", "C"].map(str::to_owned).to_vec(),
            promoted: 2,
            relegated: 1,
        }),
        carried_percent: 50,
    };
    assert_eq!(policy.to_string(), text);
    assert_eq!(SeasonPolicy::parse(text), Ok(policy.clone()));
    let mut parts: Vec<_> = text.split("; ").collect();
    parts.reverse();
    assert_eq!(SeasonPolicy::parse(&parts.join(";")), Ok(policy));
}

#[test]
fn refused_policies_have_a_sentence() {
    for (text, sentence) in [
        (
            "counting=best:0",
            "At least one result or night must count.",
        ),
        (
            "counting=best-of-week:0",
            "At least one result or night must count.",
        ),
        (
            "counting=best-nights:0",
            "At least one result or night must count.",
        ),
        (
            "measure=place:3/2/2.5/1",
            "No place may give more points than a better one, and the first must give more than the last.",
        ),
        (
            "measure=place:1/1/1/1",
            "No place may give more points than a better one, and the first must give more than the last.",
        ),
        (
            "presence-points=1000000.001",
            "A place or a night may give at most 1000000 points.",
        ),
        (
            "measure=place:3/2/1/-1000001",
            "A place or a night may give at most 1000000 points.",
        ),
        (
            "most-absences=3",
            "The number of absences that count needs points for an absence.",
        ),
        (
            "absence-points=-1; most-absences=0",
            "If an absence has points, at least one absence must count.",
        ),
        (
            "ties=results,results",
            "Each rule for ties may be there only once.",
        ),
        ("teams=0", "At least one member of a team must count."),
        ("classes=A", "There must be at least two classes."),
        ("promoted=1", "There must be at least two classes."),
        (
            "classes=A,,B",
            "“” can’t be the name of a class: a name is not empty, and has no comma, no semicolon and no space at \
             its ends.",
        ),
        ("classes=A,B,A", "Two classes have the name “A”."),
        (
            "carried-percent=101",
            "At most 100 percent of the points may be carried over.",
        ),
        (
            "best",
            "“best” is not a key and a value, such as minimum=6.",
        ),
        (
            "best=6",
            "“best” is not known. The keys are measure, counting, total, minimum, presence-points, \
             absence-points, most-absences, ties, teams, classes, promoted, relegated, carried-percent.",
        ),
        ("total=sum; total=mean", "“total” is there twice."),
        (
            "total=median",
            "“median” can’t be the value of total, which is sum or mean.",
        ),
        (
            "minimum=+6",
            "“+6” can’t be the value of minimum, which is a number of results.",
        ),
        (
            "carried-percent=256",
            "“256” can’t be the value of carried-percent, which is a percentage from 0 to 100.",
        ),
        (
            "measure=place:3/2/1",
            "“place:3/2/1” can’t be the value of measure, which is overall, gain, score, or four points such as \
             place:3/2/-1/-3.",
        ),
        (
            "ties=head-to-head,luck",
            "“head-to-head,luck” can’t be the value of ties, which is none, or some of first-places, results, \
             best-result, last-result and head-to-head, with commas.",
        ),
    ] {
        let error = SeasonPolicy::parse(text).expect_err(text);
        assert_eq!(error.to_string(), sentence, "{text}");
    }
}

#[test]
fn class_names_that_no_text_can_hold_are_refused() {
    for name in ["A,B", "A;B", " A", "A ", ""] {
        let policy = SeasonPolicy {
            classes: Some(ClassPolicy {
                names: vec!["Z".to_owned(), name.to_owned()],
                promoted: 1,
                relegated: 1,
            }),
            ..SeasonPolicy::SUM
        };
        assert_eq!(
            policy.check(),
            Err(PolicyError::BadClassName(name.to_owned()))
        );
    }
}
