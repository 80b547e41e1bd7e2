//! Points that the organiser gives or takes: the form, and those that are there.

use tilewise_club::{Adjustment, ClubEvent, CountsFor, MemberId, Season, SeasonPoints};
use tilewise_ledger::{Change, Correction, EntryId, cleaned_name};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::member_choice::matching_members;
use super::member_results::worth_text;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::{headed, refused};
use crate::club::club_view::{ClubView, href};
use crate::club::found::text_field;
use crate::i18n::{Locale, use_locale};

/// Longest reason: the club takes no longer one.
const LONGEST: u32 = 100;

/// Properties of [`AdjustPage`].
#[derive(Properties, PartialEq)]
pub struct AdjustPageProps {
    /// The club.
    pub at: ClubView,
}

/// The form for an adjustment, and the list of all.
#[component]
pub fn AdjustPage(props: &AdjustPageProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let back = ClubLocation::Season(None);
    let Some(season) = at.season() else {
        return html! {
            <div class="step-panel">
                { headed(locale, &back, tr!(locale, "Adjust points")) }
                <p>{ tr!(locale, "No season is open, so no points can be given or taken.") }</p>
                <a class="button" href={href(&back)}>{ tr!(locale, "All standings") }</a>
            </div>
        };
    };
    html! {
        <div class="step-panel">
            { headed(locale, &back, tr!(locale, "Adjust points")) }
            if at.writes() {
                <AdjustForm at={at.clone()} />
            }
            { list(locale, at, season) }
        </div>
    }
}

/// What is typed in the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdjustmentDraft<'a> {
    /// The ID of the member; empty if none is chosen.
    pub member: &'a str,
    /// The points.
    pub points: &'a str,
    /// Whose standing they change.
    pub counts_for: CountsFor,
    /// The reason.
    pub reason: &'a str,
}

/// What is missing or wrong in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdjustmentProblem {
    /// No member is chosen.
    NoMember,
    /// The points can't be read.
    BadPoints,
    /// The points are 0.
    ZeroPoints,
    /// There is no reason.
    NoReason,
}

impl AdjustmentDraft<'_> {
    /// Returns the adjustment.
    ///
    /// # Errors
    /// All that is missing or wrong.
    pub fn adjustment(&self) -> Result<Adjustment, Vec<AdjustmentProblem>> {
        let points = SeasonPoints::parse(self.points.trim());
        let reason = cleaned_name(self.reason);
        let problems = [
            (self.member.is_empty(), AdjustmentProblem::NoMember),
            (points.is_none(), AdjustmentProblem::BadPoints),
            (
                points == Some(SeasonPoints::ZERO),
                AdjustmentProblem::ZeroPoints,
            ),
            (reason.is_empty(), AdjustmentProblem::NoReason),
        ];
        let problems = problems.into_iter().filter(|one| one.0).map(|one| one.1);
        let problems: Vec<_> = problems.collect();
        match points {
            Some(points) if problems.is_empty() => Ok(Adjustment {
                member: MemberId(self.member.to_owned()),
                points,
                counts_for: self.counts_for,
                reason,
            }),
            _ => Err(problems),
        }
    }
}

fn problem_text(locale: Locale, problem: AdjustmentProblem) -> String {
    match problem {
        AdjustmentProblem::NoMember => tr!(locale, "Choose the member.").to_owned(),
        AdjustmentProblem::BadPoints => tr!(
            locale,
            "Write the points as a number, such as 3, -10 or 0.5."
        )
        .to_owned(),
        AdjustmentProblem::ZeroPoints => tr!(
            locale,
            "0 points change nothing. Write a number above or below 0."
        )
        .to_owned(),
        AdjustmentProblem::NoReason => {
            tr!(locale, "Write the reason: members can read it.").to_owned()
        }
    }
}

/// Form that gives or takes points.
#[component]
fn AdjustForm(props: &AdjustPageProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let filter = use_state(String::new);
    let member = use_state(String::new);
    let points = use_state(String::new);
    let for_team = use_state(|| false);
    let reason = use_state(String::new);
    let errors = use_state(Vec::new);
    let Some(season) = at.season() else {
        return Html::default();
    };
    let has_teams = season.opening.policy.teams.is_some();
    let counts_for = if has_teams && *for_team {
        CountsFor::Team
    } else {
        CountsFor::Member
    };
    let onmember = {
        let member = member.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
                member.set(field.value());
            }
        })
    };
    let ontarget = |value: bool| {
        let for_team = for_team.clone();
        Callback::from(move |_: MouseEvent| for_team.set(value))
    };
    let onsubmit = {
        let (at, errors, season) = (at.clone(), errors.clone(), season.id.clone());
        let (member, points, reason) = (member.clone(), points.clone(), reason.clone());
        let filter = filter.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let draft = AdjustmentDraft {
                member: &member,
                points: &points,
                counts_for,
                reason: &reason,
            };
            match draft.adjustment() {
                Ok(adjustment) => {
                    let season = season.clone();
                    let event = ClubEvent::Adjustment { season, adjustment };
                    let written = at.write(locale, event);
                    if written.is_ok() {
                        for field in [&filter, &member, &points, &reason] {
                            field.set(String::new());
                        }
                    }
                    errors.set(written.err().unwrap_or_default());
                }
                Err(problems) => {
                    let texts = problems.into_iter();
                    errors.set(texts.map(|one| problem_text(locale, one)).collect());
                }
            }
        })
    };
    let shown = matching_members(at.club(), &filter, &member);
    html! {
        <form class="club-card" data-form="adjust" {onsubmit}>
            { text_field(tr!(locale, "Find a name"), "filter", &filter, 40) }
            <label class="club-field">
                <span>{ tr!(locale, "Member") }</span>
                <select data-field="member" onchange={onmember}>
                    <option value="" selected={member.is_empty()}>{ tr!(locale, "Choose …") }</option>
                    for one in shown {
                        <option
                            key={one.record.id.0.clone()}
                            value={one.record.id.0.clone()}
                            selected={*member == one.record.id.0}
                        >
                            { at.name(locale, &one.record.id) }
                        </option>
                    }
                </select>
            </label>
            { text_field(tr!(locale, "Points (below 0 for a penalty)"), "points", &points, 14) }
            if has_teams {
                <div class="chips" role="group" aria-label={tr!(locale, "The points count for")}>
                    <button
                        type="button"
                        class="chip"
                        data-choice="member"
                        aria-pressed={(!*for_team).to_string()}
                        onclick={ontarget(false)}
                    >
                        { tr!(locale, "the member and the team") }
                    </button>
                    <button
                        type="button"
                        class="chip"
                        data-choice="team"
                        aria-pressed={for_team.to_string()}
                        onclick={ontarget(true)}
                    >
                        { tr!(locale, "the team only") }
                    </button>
                </div>
            }
            { text_field(tr!(locale, "Reason"), "reason", &reason, LONGEST) }
            { refused(&errors) }
            <button type="submit" class="button button-done" data-action="adjust">
                { tr!(locale, "Enter the points") }
            </button>
        </form>
    }
}

/// Draws all adjustments of a season.
fn list(locale: Locale, at: &ClubView, season: &Season) -> Html {
    let line = |entry: &EntryId, one: &Adjustment| {
        html! {
            <li key={entry.0.clone()} data-entry={entry.0.clone()}>
                <span>{ at.name(locale, &one.member) }</span>
                <b>{ worth_text(one.points) }</b>
                <span class="club-note" dir="auto">{ one.reason.clone() }</span>
                if one.counts_for == CountsFor::Team {
                    <span class="club-note">{ tr!(locale, "for the team only") }</span>
                }
                if at.writes() {
                    <DeleteAdjustment at={at.clone()} entry={entry.0.clone()} />
                }
            </li>
        }
    };
    html! {
        <section>
            <h3 class="label">{ tr!(locale, "Adjustments of this season") }</h3>
            if season.adjustments.is_empty() {
                <p>{ tr!(locale, "None yet.") }</p>
            } else {
                <ul class="club-results">
                    { for season.adjustments.iter().rev().map(|(entry, one)| line(entry, one)) }
                </ul>
            }
        </section>
    }
}

/// Properties of [`DeleteAdjustment`].
#[derive(Properties, PartialEq)]
struct DeleteAdjustmentProps {
    /// The club.
    at: ClubView,
    /// The ID of the entry.
    entry: String,
}

/// Button that deletes an adjustment, after a question.
#[component]
fn DeleteAdjustment(props: &DeleteAdjustmentProps) -> Html {
    let locale = use_locale();
    let is_open = use_state(|| false);
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    if !*is_open {
        return html! {
            <button type="button" class="button button-bare button-loss" data-action="delete" onclick={toggle}>
                { tr!(locale, "Delete") }
            </button>
        };
    }
    let ondelete = {
        let (at, target) = (props.at.clone(), EntryId(props.entry.clone()));
        Callback::from(move |_: MouseEvent| {
            at.append(ClubEvent::Correction(Correction {
                target: target.clone(),
                change: Change::Delete,
            }));
        })
    };
    html! {
        <span class="club-confirm" role="group">
            <button type="button" class="button button-loss" data-action="delete-now" onclick={ondelete}>
                { tr!(locale, "Delete it") }
            </button>
            <button type="button" class="button" data-action="keep" onclick={toggle}>
                { tr!(locale, "Keep it") }
            </button>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft<'a>(member: &'a str, points: &'a str, reason: &'a str) -> AdjustmentDraft<'a> {
        AdjustmentDraft {
            member,
            points,
            counts_for: CountsFor::Member,
            reason,
        }
    }

    #[test]
    fn adjustments_take_decimals_and_both_minus_signs() {
        for (typed, thousandths) in [
            ("3", 3_000),
            (" -10", -10_000),
            ("−0.5", -500),
            ("+2", 2_000),
        ] {
            let made = draft("m1", typed, " phone  at the table ").adjustment();
            let made = made.expect(typed);
            assert_eq!(made.points, SeasonPoints::from_thousandths(thousandths));
            assert_eq!(made.reason, "phone at the table");
        }
    }

    #[test]
    fn all_that_is_missing_is_named_at_once() {
        use AdjustmentProblem as Problem;
        assert_eq!(
            draft("", "", "").adjustment(),
            Err(vec![
                Problem::NoMember,
                Problem::BadPoints,
                Problem::NoReason
            ])
        );
        assert_eq!(
            draft("m1", "0", "x").adjustment(),
            Err(vec![Problem::ZeroPoints])
        );
        assert_eq!(
            draft("m1", "1,5", "x").adjustment(),
            Err(vec![Problem::BadPoints])
        );
    }
}
