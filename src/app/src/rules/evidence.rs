//! Evidence for each rule set, and open decisions: `#/rules/evidence/<rule set>`.

mod clauses;
mod open_decisions;

use std::rc::Rc;

use yew::prelude::*;

use super::jump::lead_to;
use crate::chunks::{EVIDENCE, Load, use_lazy};
use crate::i18n::{Locale, use_locale};
use crate::rules::figures::{
    EvidenceFigures, FIGURES, RuleSetEvidence, ScorerAgreement, ScorerDifference,
};
use crate::ui::loading::loading;
use crate::ui::phrases::in_thousands;
use crate::ui::screen_props::ScreenProps;
use crate::{link, rule_sets};
use tilewise_rules::rule_sets::RuleSetSummary;

/// Path segment in place of a rule configuration.
const PATH: &str = "evidence";
/// Value for cases in which neither scorer is wrong.
const NO_ONE: &str = "nobody";
/// Id of the heading.
const TOP: &str = "evidence-top";

/// Returns the rule set of a path of this page; `None` for other paths of the Rules screen.
pub fn requested_rule_set(path: &str) -> Option<&str> {
    let rest = path.strip_prefix(PATH)?;
    match rest.strip_prefix('/') {
        None if !rest.is_empty() => None,
        key => Some(key.unwrap_or_default()),
    }
}

/// Link to this page.
pub fn way(locale: Locale, key: &str) -> Html {
    html! {
        <p class="rules-which">
            <a href={href(key)} data-action="evidence">{ tr!(locale, "How we know") }</a>
        </p>
    }
}

fn href(key: &str) -> String {
    let path = format!("{PATH}/{key}");
    format!("#{}", link::rules_path(path.trim_end_matches('/')))
}

/// Draws the page, which may have to be loaded.
pub fn screen(at: ScreenProps) -> Html {
    html! { <LazyEvidencePage {at} /> }
}

/// Properties of [`LazyEvidencePage`] and [`EvidencePage`].
#[derive(Properties, PartialEq)]
struct EvidencePageProps {
    /// Location, and the rule configuration.
    at: ScreenProps,
}

/// The page, or the state of its loading.
#[component]
fn LazyEvidencePage(props: &EvidencePageProps) -> Html {
    let locale = use_locale();
    match use_lazy(Some(&EVIDENCE)) {
        Load::Ready(page) => page(props.at.clone()),
        load => html! { <main class="rules">{ loading(locale, &load) }</main> },
    }
}

/// Draws the page, which is loaded.
pub fn page(at: ScreenProps) -> Html {
    html! { <EvidencePage {at} /> }
}

/// The page.
#[component]
fn EvidencePage(EvidencePageProps { at }: &EvidencePageProps) -> Html {
    let locale = use_locale();
    let evidence = use_memo((), |()| EvidenceFigures::read(FIGURES));
    let key = requested_rule_set(&at.path).filter(|key| !key.is_empty());
    let selected = selected_table(&evidence, key.unwrap_or(at.house.rule_set().identity.key));
    // Descriptions of clauses are in the rule set; without it only the clauses are shown.
    let chunk = selected.and_then(|table| rule_sets::missing(table.key));
    let _ = use_lazy(chunk.and_then(rule_sets::chunk));
    use_focus(&at.path);
    let lead = tr!(
        locale,
        "Don’t trust a calculator blindly. Here is how this one was checked, and what is not known."
    );
    html! {
        <main class="rules evidence">
            <a class="way-back" href={format!("#{}", link::rules_path(""))} data-action="back">
                { tr!(locale, "All rules") }
            </a>
            <h2 id={TOP} tabindex="-1">{ tr!(locale, "How we know") }</h2>
            <p class="evidence-lead">{ lead }</p>
            { sum(locale, &evidence) }
            { tables(locale, &evidence, selected) }
            if let Some(table) = selected {
                { of_table(locale, &evidence, table) }
            }
        </main>
    }
}

/// Returns the table of a rule set.
fn selected_table<'a>(evidence: &'a EvidenceFigures, key: &str) -> Option<&'a RuleSetEvidence> {
    let all = rule_sets::variants(key);
    let is_one =
        |table: &&RuleSetEvidence| table.key == key || all.iter().any(|one| one.key == table.key);
    let mut tables = evidence.tables.iter();
    tables.find(is_one).or(evidence.tables.first())
}

/// Scrolls to the heading and focuses it, since the pressed link is removed.
#[hook]
fn use_focus(path: &Rc<str>) {
    use_effect_with(Rc::clone(path), |_| lead_to(TOP));
}

/// Draws the totals.
fn sum(locale: Locale, evidence: &EvidenceFigures) -> Html {
    let all = |of: fn(&RuleSetEvidence) -> u64| evidence.tables.iter().map(of).sum::<u64>();
    let clauses: usize = evidence.tables.iter().map(RuleSetEvidence::clauses).sum();
    let others = evidence.tables.iter().flat_map(|table| &table.others);
    let figures = [
        (
            all(|table| table.hands),
            tr!(locale, "hands worked by hand"),
        ),
        (
            all(|table| table.events),
            tr!(locale, "other cases worked by hand"),
        ),
        (
            all(|table| table.games),
            tr!(locale, "whole games worked by hand"),
        ),
        (count(clauses), tr!(locale, "clauses, with what shows them")),
        (
            evidence.scored_twice * count(evidence.tables.len()),
            tr!(locale, "hands scored twice"),
        ),
        (
            others.map(|other| other.hands).sum(),
            tr!(locale, "hands that other programs scored"),
        ),
    ];
    html! {
        <dl class="evidence-sum">
            for (number, label) in figures.into_iter().filter(|(number, _)| *number > 0) {
                <div>
                    <dt>{ label }</dt>
                    <dd>{ group_digits(number) }</dd>
                </div>
            }
        </dl>
    }
}

/// Draws the links to the tables.
fn tables(locale: Locale, evidence: &EvidenceFigures, selected: Option<&RuleSetEvidence>) -> Html {
    let one = |table: &RuleSetEvidence| {
        let is_selected = selected.is_some_and(|selected| selected.key == table.key);
        html! {
            <a class="segment" href={href(table.key)} data-table={table.key}
                aria-current={is_selected.then_some("true")}>
                { name(locale, table) }
            </a>
        }
    };
    html! {
        <nav class="group group-wrap" aria-label={tr!(locale, "Books")}>
            { for evidence.tables.iter().map(one) }
        </nav>
    }
}

fn name(locale: Locale, table: &RuleSetEvidence) -> &'static str {
    named(locale, table.key).unwrap_or_default()
}

/// Returns the name of a rule set, or of all variants of a table, by its key.
fn named(locale: Locale, key: &str) -> Option<&'static str> {
    let of = |one: &RuleSetSummary| one.variant.map(|variant| variant.of);
    let mut all = rule_sets::all().iter();
    let one = all.find(|one| one.key == key || of(one) == Some(key))?;
    Some(locale.translate(one.variant.map_or(one.name, |variant| variant.all)))
}

/// Draws the evidence for one table.
fn of_table(locale: Locale, evidence: &EvidenceFigures, table: &RuleSetEvidence) -> Html {
    let mut whole = rule_sets::here().into_iter();
    let rule_set = whole.find(|one| one.identity.key == table.key);
    let locale = rule_set.map_or(locale, |one| locale.of_part(one.table_key()));
    let mut worked = vec![tr!(
        locale,
        "{0} {0:hand|hands} and {1} other {1:case|cases} were worked out from the clauses by hand, and the calculator says the same.",
        figure(table.hands),
        figure(table.events)
    )];
    if table.games > 0 {
        worked.push(tr!(
            locale,
            "{0} whole {0:game was|games were} checked too, entry by entry.",
            figure(table.games)
        ));
    }
    worked.push(tr!(locale, "A second scorer, slow and written apart from the first, says the same of {0} random hands.",
        group_digits(evidence.scored_twice)
    ));
    html! {
        <section key={table.key} data-shown={table.key}>
            <h3 class="rules-group">{ name(locale, table) }</h3>
            <ul class="evidence-facts">
                for text in worked {
                    <li>{ text }</li>
                }
            </ul>
            { others(locale, &table.others) }
            { for table.books.iter().map(|book| clauses::book(locale, book, rule_set)) }
            { open_decisions::open(locale, table, rule_set) }
        </section>
    }
}

/// Draws the comparisons with other scorers, and the reasons of differences.
fn others(locale: Locale, all: &[ScorerAgreement]) -> Html {
    let facts = if all.is_empty() {
        let message = tr!(
            locale,
            "Among the public packages that were searched none scores by this book, so nobody else was asked: the \
             second scorer stands alone."
        );
        html! { <li class="evidence-not">{ message }</li> }
    } else {
        all.iter().map(|one| other(locale, one)).collect()
    };
    let list = html! { <ul class="evidence-facts">{ facts }</ul> };
    part(tr!(locale, "Programs by others, asked the same"), list)
}

fn other(locale: Locale, other: &ScorerAgreement) -> Html {
    let (same, hands) = (group_digits(other.same), group_digits(other.hands));
    let errs = other.differ.iter().all(|one| one.errs != NO_ONE);
    let text = match (other.differ.is_empty(), errs) {
        (true, _) => tr!(locale, "all of {0} random hands the same", hands),
        (false, true) => tr!(
            locale,
            "{0} of {1} random hands the same; it errs in the others:",
            same,
            hands
        ),
        (false, false) => tr!(
            locale,
            "{0} of {1} random hands the same; nobody errs in the others:",
            same,
            hands
        ),
    };
    html! {
        <li data-other={other.program}>
            <cite>{ format!("{} {}", other.program, other.version) }</cite>
            { " " }
            { text }
            if !other.differ.is_empty() {
                <ul class="evidence-differ">{ for other.differ.iter().map(|one| difference(locale, one)) }</ul>
            }
        </li>
    }
}

fn difference(locale: Locale, one: &ScorerDifference) -> Html {
    html! {
        <li>
            { tr!(locale, "{0}: {1}.", group_digits(one.hands), locale.translate(one.why)) }
            { " " }
            <cite>{ one.clause }</cite>
        </li>
    }
}

/// Draws a section with a small heading.
fn part(title: &'static str, inside: Html) -> Html {
    html! {
        <div class="evidence-part">
            <h4>{ title }</h4>
            { inside }
        </div>
    }
}

/// Draws numbered links to evidence.
fn links(locale: Locale, all: &[&'static str], of: &str) -> Html {
    let one = |(place, path): (usize, &&str)| {
        let number = place + 1;
        html! {
            <a href={format!("#/{path}")}
                aria-label={tr!(locale, "{0}, worked case {1}", of.to_owned(), number)}>
                { number }
            </a>
        }
    };
    html! { <span class="evidence-links">{ for all.iter().enumerate().map(one) }</span> }
}

fn count(number: usize) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

/// Converts a number for a sentence.
fn figure(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn group_digits(number: u64) -> String {
    in_thousands(&number.to_string())
}
