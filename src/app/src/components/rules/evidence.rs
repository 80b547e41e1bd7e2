//! Evidence for each rule set, and open decisions, in their own chunk: `#/rules/evidence/<rule set>`.

mod clauses;
mod open;

use std::rc::Rc;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::jump::lead_to;
use crate::chunk::chunk;
use crate::components::loading::loading;
use crate::components::secondary_screens::{self, ScreenProps, SecondaryScreens};
use crate::components::stateful::Stateful;
use crate::components::tag::{Tag, tag};
use crate::components::use_chunk::use_chunk;
use crate::components::use_effect_with::use_effect_with;
use crate::evidence::{
    EvidenceFigures, FIGURES, RuleSetEvidence, ScorerAgreement, ScorerDifference,
};
use crate::inject::inject_styles;
use crate::language::{translate, translation_scope};
use crate::words::in_thousands;
use crate::{link, rule_sets};
use tilewise_rules::rule_sets::RuleSetSummary;

static STYLES: &str = include_str!("../../../../../styles/deferred/evidence.css");

/// Path segment in place of a rule configuration.
const EVIDENCE: &str = "evidence";
/// Value for cases in which neither scorer is wrong.
const NO_ONE: &str = "nobody";
/// Id of the heading.
const TOP: &str = "evidence-top";

/// Functions of the evidence chunk.
pub struct EvidenceChunk {
    draw: fn(ScreenProps) -> Html,
    /// Dependency, for the splitter only.
    #[allow(dead_code)]
    deps: &'static SecondaryScreens,
}

chunk! {
    /// Functions of the evidence chunk.
    static DRAWN: &'static EvidenceChunk = &ALL, in evidence;
}

static ALL: EvidenceChunk = EvidenceChunk {
    draw: |props| EvidencePage(props).html(),
    deps: &secondary_screens::ALL,
};

/// Returns the rule set of a path of this page; `None` for other paths of the Rules screen.
pub fn requested_rule_set(path: &str) -> Option<&str> {
    let rest = path.strip_prefix(EVIDENCE)?;
    match rest.strip_prefix('/') {
        None if !rest.is_empty() => None,
        key => Some(key.unwrap_or_default()),
    }
}

/// Link to this page.
pub fn way(key: &str) -> Html {
    tag("p")
        .class("rules-which")
        .child(
            tag("a")
                .with("href", href(key))
                .with("data-action", "evidence")
                .child(tr!("How we know")),
        )
        .done()
}

fn href(key: &str) -> String {
    let path = format!("{EVIDENCE}/{key}");
    format!("#{}", link::rules_path(path.trim_end_matches('/')))
}

/// Draws the page, which may have to be loaded.
pub fn screen(props: ScreenProps) -> Html {
    LazyEvidencePage(props).html()
}

#[derive(PartialEq)]
struct LazyEvidencePage(ScreenProps);

impl Stateful for LazyEvidencePage {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_screen(&self.0).run(hooks)
    }
}

#[hook]
fn use_screen(props: &ScreenProps) -> Html {
    let onload = use_chunk(Some(&DRAWN), 0);
    match DRAWN.get() {
        Ok(drawn) => (drawn.draw)(props.clone()),
        Err(why) => tag("main")
            .class("rules")
            .child(loading(why, onload))
            .done(),
    }
}

#[derive(PartialEq)]
struct EvidencePage(ScreenProps);

impl Stateful for EvidencePage {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_whole(&self.0).run(hooks)
    }
}

#[hook]
fn use_whole(props: &ScreenProps) -> Html {
    inject_styles(STYLES);
    let evidence = use_memo((), |()| EvidenceFigures::read(FIGURES));
    let key = requested_rule_set(&props.path).filter(|key| !key.is_empty());
    let selected = selected_table(&evidence, key.unwrap_or(props.house.rule_set().key));
    // Descriptions of clauses are in the rule set; without it only the clauses are shown.
    let chunk = selected.and_then(|table| rule_sets::missing(table.key));
    let _ = use_chunk(chunk.and_then(rule_sets::chunk), 0);
    use_focus(&props.path);
    let back = tag("a")
        .class("way-back")
        .with("href", format!("#{}", link::rules_path("")))
        .with("data-action", "back")
        .child(tr!("All rules"));
    let title = tag("h2")
        .with("id", TOP)
        .with("tabindex", "-1")
        .child(tr!("How we know"));
    let lead = tag("p").class("evidence-lead").child(tr!(
        "Don’t trust a calculator blindly. Here is how this one was checked, and what is not known."
    ));
    tag("main")
        .class("rules evidence")
        .child(back)
        .child(title)
        .child(lead)
        .child(sum(&evidence))
        .child(tables(&evidence, selected))
        .child_if(selected.map(|table| of_table(&evidence, table)))
        .done()
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
fn sum(evidence: &EvidenceFigures) -> Html {
    let all = |of: fn(&RuleSetEvidence) -> u64| evidence.tables.iter().map(of).sum::<u64>();
    let clauses: usize = evidence.tables.iter().map(RuleSetEvidence::clauses).sum();
    let others = evidence.tables.iter().flat_map(|table| &table.others);
    let figures = [
        (all(|table| table.hands), tr!("hands worked by hand")),
        (all(|table| table.events), tr!("other cases worked by hand")),
        (all(|table| table.games), tr!("whole games worked by hand")),
        (count(clauses), tr!("clauses, with what shows them")),
        (
            evidence.scored_twice * count(evidence.tables.len()),
            tr!("hands scored twice"),
        ),
        (
            others.map(|other| other.hands).sum(),
            tr!("hands that other programs scored"),
        ),
    ];
    let one = |(number, label): (u64, &'static str)| {
        tag("div")
            .child(tag("dt").child(label))
            .child(tag("dd").child(group_digits(number)))
    };
    let figures = figures.into_iter().filter(|(number, _)| *number > 0);
    tag("dl")
        .class("evidence-sum")
        .children(figures.map(one))
        .done()
}

/// Draws the links to the tables.
fn tables(evidence: &EvidenceFigures, selected: Option<&RuleSetEvidence>) -> Html {
    let one = |table: &RuleSetEvidence| {
        let is_selected = selected.is_some_and(|selected| selected.key == table.key);
        tag("a")
            .class("segment")
            .with("href", href(table.key))
            .with("data-table", table.key)
            .with("aria-current", is_selected.then_some("true"))
            .child(name(table))
    };
    tag("nav")
        .class("group group-wrap")
        .with("aria-label", tr!("Books"))
        .children(evidence.tables.iter().map(one))
        .done()
}

fn name(table: &RuleSetEvidence) -> &'static str {
    named(table.key).unwrap_or_default()
}

/// Returns the name of a rule set, or of all variants of a table, by its key.
fn named(key: &str) -> Option<&'static str> {
    let of = |one: &RuleSetSummary| one.variant.map(|variant| variant.of);
    let mut all = rule_sets::all().iter();
    let one = all.find(|one| one.key == key || of(one) == Some(key))?;
    Some(translate(
        one.variant.map_or(one.name, |variant| variant.all),
    ))
}

/// Draws the evidence for one table.
fn of_table(evidence: &EvidenceFigures, table: &RuleSetEvidence) -> Html {
    let mut whole = rule_sets::here().into_iter();
    let rule_set = whole.find(|one| one.key == table.key);
    let _scope = rule_set.map(|one| translation_scope(one.table_key()));
    let mut worked = vec![tr!(
        "{0} {0:hand|hands} and {1} other {1:case|cases} were worked out from the clauses by hand, and the calculator says the same.",
        figure(table.hands),
        figure(table.events)
    )];
    if table.games > 0 {
        worked.push(tr!(
            "{0} whole {0:game was|games were} checked too, entry by entry.",
            figure(table.games)
        ));
    }
    worked.push(tr!(
        "A second scorer, slow and written apart from the first, says the same of {0} random hands.",
        group_digits(evidence.scored_twice)
    ));
    let worked = worked.into_iter().map(|text| tag("li").child(text));
    tag("section")
        .key(table.key)
        .with("data-shown", table.key)
        .child(tag("h3").class("rules-group").child(name(table)))
        .child(tag("ul").class("evidence-facts").children(worked))
        .child(others(&table.others))
        .children(table.books.iter().map(|book| clauses::book(book, rule_set)))
        .child(open::open(table, rule_set))
        .done()
}

/// Draws the comparisons with other scorers, and the reasons of differences.
fn others(all: &[ScorerAgreement]) -> Html {
    let list = tag("ul").class("evidence-facts");
    let list = if all.is_empty() {
        list.child(tag("li").class("evidence-not").child(tr!(
            "Among the public packages that were searched none scores by this book, so nobody else was asked: the \
             second scorer stands alone."
        )))
    } else {
        list.children(all.iter().map(other))
    };
    part(tr!("Programs by others, asked the same"), list)
}

fn other(other: &ScorerAgreement) -> Tag {
    let (same, hands) = (group_digits(other.same), group_digits(other.hands));
    let errs = other.differ.iter().all(|one| one.errs != NO_ONE);
    let text = match (other.differ.is_empty(), errs) {
        (true, _) => tr!("all of {0} random hands the same", hands),
        (false, true) => tr!(
            "{0} of {1} random hands the same; it errs in the others:",
            same,
            hands
        ),
        (false, false) => tr!(
            "{0} of {1} random hands the same; nobody errs in the others:",
            same,
            hands
        ),
    };
    let why = (!other.differ.is_empty()).then(|| {
        tag("ul")
            .class("evidence-differ")
            .children(other.differ.iter().map(difference))
    });
    tag("li")
        .with("data-other", other.program)
        .child(tag("cite").child(format!("{} {}", other.program, other.version)))
        .child(" ")
        .child(text)
        .child_if(why)
}

fn difference(one: &ScorerDifference) -> Tag {
    let why = tr!("{0}: {1}.", group_digits(one.hands), translate(one.why));
    tag("li")
        .child(why)
        .child(" ")
        .child(tag("cite").child(one.clause))
}

/// Draws a section with a small heading.
fn part(title: &'static str, inside: Tag) -> Html {
    tag("div")
        .class("evidence-part")
        .child(tag("h4").child(title))
        .child(inside)
        .done()
}

/// Draws numbered links to evidence.
fn links(all: &[&'static str], of: &str) -> Vec<Tag> {
    let one = |(place, path): (usize, &&str)| {
        let number = place + 1;
        tag("a")
            .with("href", format!("#/{path}"))
            .with(
                "aria-label",
                tr!("{0}, worked case {1}", of.to_owned(), number),
            )
            .child(number.to_string())
    };
    all.iter().enumerate().map(one).collect()
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
