//! A result that was reported: who has what, who reported it, and what an organiser can do about it.

use tilewise_club::{
    Club, ClubEntry, ClubEvent, ClubLog, MemberId, ResultContent, ResultRuling, TableId,
    TableReport, TableResult, TableState, TypedScores,
};
use tilewise_ledger::{EntryId, cleaned_name};
use yew::prelude::*;

use super::result_texts::score_lines;
use super::score_form::ScoreForm;
use crate::club::club_nav::refused;
use crate::club::club_view::ClubView;
use crate::club::deletions::delete;
use crate::club::found::text_field;
use crate::i18n::{Locale, use_locale};
use crate::ui::local_time::as_local_time;

/// Longest reason: the club takes no longer one.
const LONGEST: u32 = 100;

/// Properties of [`ReportCard`].
#[derive(Clone, Properties, PartialEq)]
pub struct ReportCardProps {
    /// The club.
    pub at: ClubView,
    /// The table.
    pub table: TableId,
    /// The result.
    pub report: TableReport,
    /// Entries that the notice of the table restores.
    pub deleted: UseStateHandle<Vec<EntryId>>,
}

impl ReportCardProps {
    /// Returns the entry by which others name this result.
    fn entry(&self) -> EntryId {
        let first = self.report.entries.first().cloned();
        first.unwrap_or_else(|| EntryId(String::new()))
    }

    /// Returns the entries that report the result, as they were written first.
    fn entries(&self) -> impl Iterator<Item = &ClubEntry> {
        let entries = self.at.replayed.log.entries().iter();
        entries.filter(|one| self.report.entries.contains(&one.id))
    }

    /// Returns whether the result waits for the organiser.
    fn is_open(&self) -> bool {
        let table = self.at.club().table(&self.table);
        table.is_some_and(|table| {
            matches!(table.state(), TableState::Differing | TableState::Disputed)
        })
    }
}

/// A result that was reported.
#[component]
pub fn ReportCard(props: &ReportCardProps) -> Html {
    let locale = use_locale();
    let (at, report) = (&props.at, &props.report);
    let may_check = !report.is_checked && report.dispute.is_none() && report.ruling.is_none();
    html! {
        <section class="club-card" data-report={props.entry().0}>
            { score_lines(locale, at, report.scores()) }
            if report.decided.is_some() {
                <details class="more">
                    <summary>{ tr!(locale, "As it was reported") }</summary>
                    { score_lines(locale, at, &report.reported) }
                </details>
            }
            { history(locale, props) }
            if at.writes() {
                if may_check && !props.is_open() {
                    <CheckForm ..props.clone() />
                }
                <RulingForm ..props.clone() />
                if report.dispute.is_none() {
                    <DisputeForm ..props.clone() />
                }
                <DeleteReport ..props.clone() />
            }
        </section>
    }
}

/// Draws who reported, confirmed, disputed and decided what.
fn history(locale: Locale, props: &ReportCardProps) -> Html {
    let report = &props.report;
    let reported = |entry: &ClubEntry| {
        let text = tr!(
            locale,
            "Reported: {0}, {1}",
            person(&entry.author),
            as_local_time(locale, entry.time)
        );
        html! { <li>{ text }{ hands(locale, entry) }</li> }
    };
    let checks = checks(&props.at.replayed.log, props.at.club(), report);
    html! {
        <ul class="club-note result-history">
            { for props.entries().map(reported) }
            for check in checks {
                <li>
                    { tr!(locale, "Confirmed: {0}, {1}", person(&check.author), as_local_time(locale, check.time)) }
                </li>
            }
            if let Some(reason) = &report.dispute {
                <li>{ tr!(locale, "Disputed: {0}", reason.clone()) }</li>
            }
            if let Some(reason) = &report.ruling {
                <li>{ tr!(locale, "Decided: {0}", reason.clone()) }</li>
            }
        </ul>
    }
}

/// Returns the entries that confirm a result: neither deleted nor refused.
fn checks<'a>(log: &'a ClubLog, club: &Club, report: &TableReport) -> Vec<&'a ClubEntry> {
    let is_check =
        |event: &ClubEvent| matches!(event, ClubEvent::Checked(id) if report.entries.contains(id));
    let counts = |id: &EntryId| {
        let mut outcomes = club.outcomes.iter();
        outcomes.any(|one| one.entry == *id && one.refusal.is_none())
    };
    let resolved = log.resolved();
    let checks = resolved.iter().filter(|one| is_check(one.event));
    let counting: Vec<_> = checks.map(|one| one.id).filter(|id| counts(id)).collect();
    let entries = log.entries().iter();
    entries.filter(|one| counting.contains(&&one.id)).collect()
}

/// Returns the author of an entry as it is shown.
fn person(author: &str) -> String {
    let name = if author.is_empty() { "–" } else { author };
    name.to_owned()
}

/// Draws the number of hands, if the entry has a whole game.
fn hands(locale: Locale, entry: &ClubEntry) -> Html {
    let ClubEvent::Result(TableResult {
        content: ResultContent::Game { log, .. },
        ..
    }) = &entry.event
    else {
        return Html::default();
    };
    let game = log.replay();
    let ended = game.outcomes().iter().filter(|line| line.end.is_some());
    let count = ended.count();
    html! { <>{ " · " }{ tr!(locale, "a game of {0} {0:hand|hands}", count) }</> }
}

/// Form by which a second person confirms a result.
#[component]
fn CheckForm(props: &ReportCardProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let reporter = props.entries().next().map(|entry| entry.author.clone());
    let reporter = reporter.unwrap_or_default();
    let organiser = at.organiser();
    let is_reporter = organiser == reporter;
    let name = use_state(|| {
        if is_reporter {
            String::new()
        } else {
            organiser.clone()
        }
    });
    let errors = use_state(Vec::new);
    let onsubmit = {
        let (at, name, errors) = (at.clone(), name.clone(), errors.clone());
        let check = ClubEvent::Checked(props.entry());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let name = cleaned_name(&name);
            let written = if name.is_empty() {
                Err(vec![
                    tr!(locale, "Type the name of the person who confirms it.").to_owned(),
                ])
            } else {
                at.write_as(locale, &name, check.clone())
            };
            errors.set(written.err().unwrap_or_default());
        })
    };
    html! {
        <form class="step-panel" data-form="check" {onsubmit}>
            if is_reporter && !organiser.is_empty() {
                <p class="club-note">
                    { tr!(locale, "{0} entered it at this desk, so another person confirms it.", organiser) }
                </p>
            }
            { text_field(tr!(locale, "Who confirms it"), "checker", &name, 40) }
            { refused(&errors) }
            <button type="submit" class="button button-done" data-action="check">
                { tr!(locale, "Confirm it") }
            </button>
        </form>
    }
}

/// Form by which somebody disputes a result.
#[component]
fn DisputeForm(props: &ReportCardProps) -> Html {
    let locale = use_locale();
    let reason = use_state(String::new);
    let errors = use_state(Vec::new);
    let onsubmit = {
        let (at, reason, errors) = (props.at.clone(), reason.clone(), errors.clone());
        let entry = props.entry();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let dispute = ClubEvent::Disputed(entry.clone(), (*reason).clone());
            errors.set(at.write(locale, dispute).err().unwrap_or_default());
        })
    };
    html! {
        <details class="more" data-more="dispute">
            <summary>{ tr!(locale, "Dispute it") }</summary>
            <form class="step-panel" data-form="dispute" {onsubmit}>
                { text_field(tr!(locale, "Who disputes it, and why"), "dispute", &reason, LONGEST) }
                { refused(&errors) }
                <button type="submit" class="button" data-action="dispute">
                    { tr!(locale, "It doesn’t count until it is decided") }
                </button>
            </form>
        </details>
    }
}

/// Form by which the organiser decides: this result, or other scores.
#[component]
fn RulingForm(props: &ReportCardProps) -> Html {
    let locale = use_locale();
    let reason = use_state(String::new);
    let errors = use_state(Vec::new);
    let rule = {
        let (at, reason, errors) = (props.at.clone(), reason.clone(), errors.clone());
        let result = props.entry();
        Callback::from(move |scores: Option<TypedScores>| {
            let ruling = ResultRuling {
                result: result.clone(),
                reason: (*reason).clone(),
                scores,
            };
            let written = at.write(locale, ClubEvent::Ruled(ruling));
            errors.set(written.err().unwrap_or_default());
        })
    };
    let onsubmit = {
        let rule = rule.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            rule.emit(None);
        })
    };
    html! {
        <details class="more" data-more="rule" open={props.is_open()}>
            <summary>{ tr!(locale, "Decide") }</summary>
            <form class="step-panel" data-form="rule" {onsubmit}>
                { text_field(tr!(locale, "Reason of the decision"), "reason", &reason, LONGEST) }
                { refused(&errors) }
                <button type="submit" class="button button-done" data-action="rule">
                    { tr!(locale, "This one is right") }
                </button>
            </form>
            <details class="more" data-more="other-scores">
                <summary>{ tr!(locale, "Other scores are right") }</summary>
                <ScoreForm
                    at={props.at.clone()}
                    table={props.table.clone()}
                    players={players(&props.report)}
                    label={tr!(locale, "These scores count")}
                    action="rule-scores"
                    errors={(*errors).clone()}
                    onscores={rule.reform(Some)}
                />
            </details>
        </details>
    }
}

/// Returns the members who played by a result, by their seats.
fn players(report: &TableReport) -> Vec<MemberId> {
    let lines = report.scores().lines.iter();
    lines.map(|line| line.member.clone()).collect()
}

/// Button that deletes a result, after a question.
#[component]
fn DeleteReport(props: &ReportCardProps) -> Html {
    let locale = use_locale();
    let is_confirming = use_state(|| false);
    let ask = |confirming: bool| {
        let is_confirming = is_confirming.clone();
        Callback::from(move |_: MouseEvent| is_confirming.set(confirming))
    };
    let ondelete = {
        let (at, entries) = (props.at.clone(), props.report.entries.clone());
        let deleted = props.deleted.clone();
        Callback::from(move |_: MouseEvent| deleted.set(delete(&at, entries.clone())))
    };
    if !*is_confirming {
        return html! {
            <button type="button" class="button button-bare button-loss" data-action="delete-result" onclick={ask(true)}>
                { tr!(locale, "Delete this result") }
            </button>
        };
    }
    html! {
        <div class="club-confirm" role="group">
            <p>{ tr!(locale, "The log keeps the entry, and the table has this result no longer.") }</p>
            <button type="button" class="button button-loss" data-action="delete-now" onclick={ondelete}>
                { tr!(locale, "Delete it") }
            </button>
            <button type="button" class="button" data-action="keep" onclick={ask(false)}>
                { tr!(locale, "Keep it") }
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use tilewise_club::{Attending, DrawMethod};

    use super::*;
    use crate::club::deletions::deletion;
    use crate::club::tonight::test_club::{TestClub, member};

    const FOUR: [&str; 4] = ["Ann", "Bo", "Cy", "Dee"];

    /// Confirms a result as a person; empty for the desk, which reported it.
    fn confirm(test: &mut TestClub, result: &EntryId, author: &str) -> EntryId {
        let counter = test.log.next_counter();
        let id = EntryId(counter.to_string());
        let entry = ClubEntry {
            id: id.clone(),
            device: "desk".to_owned(),
            counter,
            time: 0,
            author: author.to_owned(),
            event: ClubEvent::Checked(result.clone()),
        };
        test.log.add(entry).expect("a new ID");
        id
    }

    fn authors(test: &TestClub) -> Vec<String> {
        let club = Club::replay(&test.log);
        let table = club.table(&test.table(1, 1)).expect("a table");
        let checks = checks(&test.log, &club, &table.reports[0]);
        checks.into_iter().map(|one| one.author.clone()).collect()
    }

    /// A ruling begins with those who played, not with those who were drawn.
    #[test]
    fn a_substitute_is_among_the_players_of_a_result() {
        let mut test = TestClub::with_members(&["Ann", "Bo", "Cy", "Dee", "Eve"]);
        for name in FOUR {
            test.mark(name, Attending::Arrived);
        }
        test.draw(1, DrawMethod::Random, &[&FOUR]);
        test.result(1, 1, &["Eve", "Ann", "Cy", "Bo"]);
        let club = test.club();
        let table = club.table(&test.table(1, 1)).expect("a table");
        let expected = ["Ann", "Bo", "Cy", "Eve"].map(member);
        assert_eq!(players(&table.reports[0]), expected);
    }

    #[test]
    fn only_confirmations_that_count_are_listed() {
        let mut test = TestClub::with_members(&FOUR);
        for name in FOUR {
            test.mark(name, Attending::Arrived);
        }
        test.draw(1, DrawMethod::Random, &[&FOUR]);
        let result = test.result(1, 1, &FOUR);
        // Who reported it can't confirm it.
        confirm(&mut test, &result, "");
        let first = confirm(&mut test, &result, "Bo");
        confirm(&mut test, &result, "Cy");
        assert_eq!(authors(&test), ["Bo", "Cy"]);
        test.write(deletion(first));
        assert_eq!(authors(&test), ["Cy"]);
    }
}
