use tilewise_club::POLICY_PRESETS;

use super::*;

fn policy(text: &str) -> SeasonPolicy {
    text.parse().expect(text)
}

fn draft(text: &str) -> PolicyDraft {
    PolicyDraft::from_policy(&policy(text))
}

#[test]
fn forms_of_presets_give_the_presets_and_their_texts() {
    for preset in POLICY_PRESETS {
        let policy = (preset.policy)();
        let read = PolicyDraft::from_policy(&policy).policy();
        assert_eq!(read.as_ref(), Ok(&policy), "{}", preset.key);
        let text = read.expect(preset.key).to_string();
        assert_eq!(text.parse(), Ok(policy), "{text}");
    }
}

#[test]
fn forms_give_the_policies_from_which_they_were_made() {
    for text in [
        "",
        "measure=gain; counting=best:3; total=mean; minimum=0",
        "measure=score; counting=best-of-week:2; presence-points=1.5",
        "measure=place:4/2/1/0.25; counting=best-nights:8",
        "absence-points=-1; most-absences=3; ties=head-to-head,results,last-result",
        "teams=all; carried-percent=100",
        "teams=3; classes=A,B,C; promoted=1; relegated=2; carried-percent=25",
    ] {
        assert_eq!(draft(text).policy(), Ok(policy(text)), "{text}");
        assert_eq!(draft(text).policy().expect(text).to_string(), text);
    }
}

#[test]
fn every_field_of_the_form_changes_the_policy() {
    let full = "measure=place:3/2/-1/-3; counting=best:6; absence-points=-1; most-absences=3; ties=results,first-places; teams=2; classes=A,B; promoted=1; relegated=1";
    for (field, typed, text) in [
        (NumberField::PlacePoints(0), "4", "measure=place:4/2/-1/-3"),
        (
            NumberField::PlacePoints(1),
            "2.5",
            "measure=place:3/2.5/-1/-3",
        ),
        (NumberField::PlacePoints(2), "", "measure=place:3/2/0/-3"),
        (NumberField::PlacePoints(3), "−4", "measure=place:3/2/-1/-4"),
        (NumberField::Count, " 7 ", "counting=best:7"),
        (NumberField::Minimum, "6", "minimum=6"),
        (NumberField::Present, "0.5", "presence-points=0.5"),
        (NumberField::Away, "-2", "absence-points=-2"),
        (NumberField::MostAbsences, "4", "most-absences=4"),
        (NumberField::TeamMembers, "3", "teams=3"),
        (NumberField::Promoted, "2", "promoted=2"),
        (NumberField::Relegated, "3", "relegated=3"),
        (NumberField::Carried, "50", "carried-percent=50"),
    ] {
        let mut form = draft(full);
        form.set_number(field, typed.to_owned());
        assert_part(&form, full, text);
    }
    let set: [FormChange; 12] = [
        ("measure=gain", |form| form.measure = MeasureChoice::Gain),
        ("measure=score", |form| form.measure = MeasureChoice::Score),
        ("counting=best-of-week:6", |form| {
            form.counting = CountingChoice::BestOfWeek;
        }),
        ("counting=best-nights:6", |form| {
            form.counting = CountingChoice::BestNights;
        }),
        ("total=mean", |form| form.total = Total::Mean),
        ("teams=all", |form| form.team_members.clear()),
        ("classes=X,Y,Z", |form| {
            form.class_names = "X\n  Y \n\nZ\n".to_owned();
        }),
        ("ties=first-places,results", |form| {
            form.raise_tie(TieRule::FirstPlaces);
        }),
        ("ties=results,first-places,head-to-head", |form| {
            form.add_tie(TieRule::HeadToHead);
        }),
        ("ties=first-places", |form| {
            form.remove_tie(TieRule::Results);
        }),
        ("absence-points=-1", |form| form.most_absences.clear()),
        ("counting=best:6", |form| form.has_teams = false),
    ];
    for (text, change) in set {
        let mut form = draft(full);
        change(&mut form);
        assert_part(&form, full, text);
    }
}

/// A change of the form, after the part of the policy that it gives.
type FormChange = (&'static str, fn(&mut PolicyDraft));

/// Asserts that the policy of a form isn't that of a text, and has a part.
#[track_caller]
fn assert_part(form: &PolicyDraft, other: &str, part: &str) {
    let changed = form.policy().expect(part);
    assert_ne!(changed, policy(other), "{part}");
    let text = changed.to_string();
    assert!(text.split("; ").any(|one| one == part), "{text}");
}

#[test]
fn parts_that_are_switched_off_are_not_read() {
    let mut form = draft("");
    form.count = "x".to_owned();
    form.place_points[0] = "x".to_owned();
    form.promoted = "x".to_owned();
    form.team_members = "x".to_owned();
    assert_eq!(form.policy(), Ok(SeasonPolicy::SUM));
}

#[test]
fn a_field_that_is_no_number_is_named() {
    let mut form = draft("measure=place:3/2/-1/-3");
    form.set_number(NumberField::PlacePoints(1), "two".to_owned());
    let problem = DraftProblem::NoPoints(NumberField::PlacePoints(1), "two".to_owned());
    assert_eq!(form.policy(), Err(problem));
    let mut form = draft("");
    form.set_number(NumberField::Minimum, "-1".to_owned());
    let problem = DraftProblem::NoCount(NumberField::Minimum, "-1".to_owned());
    assert_eq!(form.policy(), Err(problem));
    let mut form = draft("");
    form.set_number(NumberField::Carried, "300".to_owned());
    assert_eq!(
        form.policy(),
        Err(DraftProblem::Refused(PolicyError::CarriedTooMuch))
    );
    let mut form = draft("");
    (form.has_classes, form.class_names) = (true, "A".to_owned());
    assert_eq!(
        form.policy(),
        Err(DraftProblem::Refused(PolicyError::TooFewClasses))
    );
}

#[test]
fn rules_for_ties_are_added_once_and_raised_to_the_top() {
    let mut form = draft("ties=results");
    form.add_tie(TieRule::Results);
    form.add_tie(TieRule::LastResult);
    form.raise_tie(TieRule::LastResult);
    form.raise_tie(TieRule::LastResult);
    assert_eq!(form.ties, [TieRule::LastResult, TieRule::Results]);
}
