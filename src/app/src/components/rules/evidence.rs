//! How we know: what stands behind the figures of each rule set, and what nobody knows. Few ask, so it lies
//! in a file of its own: `#/rules/evidence/<rule set>`.

mod beside;
mod clauses;
mod open;

use std::rc::Rc;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::jump::lead_to;
use crate::chunk::chunk;
use crate::components::loading::loading;
use crate::components::screens::{self, Beside, Screens};
use crate::components::stateful::Stateful;
use crate::components::tag::{Tag, tag};
use crate::components::use_chunk::use_chunk;
use crate::components::use_effect_with::use_effect_with;
use crate::evidence::{Agreement, Difference, Evidence, FIGURES, Table, laws};
use crate::inject::inject_styles;
use crate::language::{speak_of, translate};
use crate::words::in_thousands;
use crate::{link, rule_sets};
use tilewise_rules::rule_sets::Listed;

static STYLES: &str = include_str!("../../../../../styles/deferred/evidence.css");

/// What stands in the place of a house.
const EVIDENCE: &str = "evidence";
/// Who errs where two answers are as good.
const NOBODY: &str = "nobody";
/// The id of the heading.
const TOP: &str = "evidence-top";

/// What draws all that.
pub struct Drawn {
    draw: fn(Beside) -> Html,
    /// What it builds on: for the splitter alone.
    #[allow(dead_code)]
    over: &'static Screens,
}

chunk! {
    /// What draws all that.
    static DRAWN: &'static Drawn = &ALL, in evidence;
}

static ALL: Drawn = Drawn {
    draw: |beside| Whole(beside).html(),
    over: &screens::ALL,
};

/// The rule set that is asked about, where a path of the Rules screen leads here.
pub fn asked(path: &str) -> Option<&str> {
    let rest = path.strip_prefix(EVIDENCE)?;
    match rest.strip_prefix('/') {
        None if !rest.is_empty() => None,
        key => Some(key.unwrap_or_default()),
    }
}

/// The way here.
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

/// The whole page, which may have to be loaded.
pub fn screen(beside: Beside) -> Html {
    Screen(beside).html()
}

#[derive(PartialEq)]
struct Screen(Beside);

impl Stateful for Screen {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_screen(&self.0).run(hooks)
    }
}

#[hook]
fn use_screen(props: &Beside) -> Html {
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
struct Whole(Beside);

impl Stateful for Whole {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_whole(&self.0).run(hooks)
    }
}

#[hook]
fn use_whole(props: &Beside) -> Html {
    inject_styles(STYLES);
    let evidence = use_memo((), |()| Evidence::read(FIGURES));
    let key = asked(&props.path).filter(|key| !key.is_empty());
    let shown = shown(&evidence, key.unwrap_or(props.house.rule_set().key));
    // Names of what the clauses are about come with the rule set; without it there are the clauses alone.
    let chunk = shown.and_then(|table| rule_sets::missing(table.key));
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
        .child(tables(&evidence, shown))
        .child_if(shown.map(|table| of_table(&evidence, table)))
        .child(beside::beside(&evidence))
        .done()
}

/// The table to which a rule set belongs.
fn shown<'a>(evidence: &'a Evidence, key: &str) -> Option<&'a Table> {
    let all = rule_sets::variants(key);
    let is_one = |table: &&Table| table.key == key || all.iter().any(|one| one.key == table.key);
    let mut tables = evidence.tables.iter();
    tables.find(is_one).or(evidence.tables.first())
}

/// Leads the eye and the focus to the heading: the way here is gone.
#[hook]
fn use_focus(path: &Rc<str>) {
    use_effect_with(Rc::clone(path), |_| lead_to(TOP));
}

/// All in a few figures.
fn sum(evidence: &Evidence) -> Html {
    let all = |of: fn(&Table) -> u64| evidence.tables.iter().map(of).sum::<u64>();
    let clauses: usize = evidence.tables.iter().map(Table::clauses).sum();
    let others = evidence.tables.iter().flat_map(|table| &table.others);
    let figures = [
        (all(|table| table.hands), tr!("hands worked by hand")),
        (all(|table| table.events), tr!("other cases worked by hand")),
        (all(|table| table.games), tr!("whole games worked by hand")),
        (count(clauses), tr!("clauses, with what shows them")),
        (count(laws()), tr!("properties that always hold")),
        (
            evidence.scored_twice * count(evidence.tables.len()),
            tr!("hands scored twice"),
        ),
        (
            others.map(|other| other.hands).sum(),
            tr!("hands that other programs scored"),
        ),
    ];
    let one = |(number, says): (u64, &'static str)| {
        tag("div")
            .child(tag("dt").child(says))
            .child(tag("dd").child(apart(number)))
    };
    let figures = figures.into_iter().filter(|(number, _)| *number > 0);
    tag("dl")
        .class("evidence-sum")
        .children(figures.map(one))
        .done()
}

/// The way to each table.
fn tables(evidence: &Evidence, shown: Option<&Table>) -> Html {
    let one = |table: &Table| {
        let is_shown = shown.is_some_and(|shown| shown.key == table.key);
        tag("a")
            .class("segment")
            .with("href", href(table.key))
            .with("data-table", table.key)
            .with("aria-current", is_shown.then_some("true"))
            .child(name(table))
    };
    tag("nav")
        .class("group group-wrap")
        .with("aria-label", tr!("Books"))
        .children(evidence.tables.iter().map(one))
        .done()
}

fn name(table: &Table) -> &'static str {
    named(table.key).unwrap_or_default()
}

/// The name of a rule set, or of all variants of one table, by its key.
fn named(key: &str) -> Option<&'static str> {
    let of = |one: &Listed| one.variant.map(|variant| variant.of);
    let mut all = rule_sets::all().iter();
    let one = all.find(|one| one.key == key || of(one) == Some(key))?;
    Some(translate(
        one.variant.map_or(one.name, |variant| variant.all),
    ))
}

/// What stands behind the figures of one table.
fn of_table(evidence: &Evidence, table: &Table) -> Html {
    let mut whole = rule_sets::all_whole().into_iter();
    let rule_set = whole.find(|one| one.key == table.key);
    let _speaking = rule_set.map(|one| speak_of(one.table_key()));
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
        apart(evidence.scored_twice)
    ));
    let worked = worked.into_iter().map(|says| tag("li").child(says));
    tag("section")
        .key(table.key)
        .with("data-shown", table.key)
        .child(tag("h3").class("rules-group").child(name(table)))
        .child(tag("ul").class("evidence-said").children(worked))
        .child(others(&table.others))
        .children(table.books.iter().map(|book| clauses::book(book, rule_set)))
        .child(open::open(table, rule_set))
        .done()
}

/// What programs by others say, and why they say something else.
fn others(all: &[Agreement]) -> Html {
    let list = tag("ul").class("evidence-said");
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

fn other(other: &Agreement) -> Tag {
    let (same, hands) = (apart(other.same), apart(other.hands));
    let errs = other.differ.iter().all(|one| one.errs != NOBODY);
    let says = match (other.differ.is_empty(), errs) {
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
        .child(says)
        .child_if(why)
}

fn difference(one: &Difference) -> Tag {
    let why = tr!("{0}: {1}.", apart(one.hands), translate(one.why));
    tag("li")
        .child(why)
        .child(" ")
        .child(tag("cite").child(one.clause))
}

/// A part under a small heading.
fn part(title: &'static str, inside: Tag) -> Html {
    tag("div")
        .class("evidence-part")
        .child(tag("h4").child(title))
        .child(inside)
        .done()
}

/// Links to what shows something, numbered.
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

/// A number in a sentence.
fn figure(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn apart(number: u64) -> String {
    in_thousands(&number.to_string())
}
