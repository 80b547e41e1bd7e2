//! The Rules screen without its drawing: where one stands, what is found, what is paid. Its whole
//! state is its address: `#/rules/<house>` and `#/rules/<house>/<element>`.

mod search;
mod value_table;

use std::rc::Rc;

use tilewise_rules::{
    Answer, BySeat, CircumstanceRule, Combine, Element, HandValue, House, Known, OptionKind,
    RuleOption, RuleSet, Seat, SetKind, Source, When, Win, WinInput, Worth,
};

pub use search::{Rank, both};
pub use value_table::{Cell, LevelRow, Paid, ValueTable, value_tables};

use crate::language::{self, translate};
use crate::outcome::ScoredWin;
use crate::state::Draft;
use crate::words;

/// Where one stands on the Rules screen.
#[derive(Clone, Debug)]
pub struct Place {
    /// The house whose rules are shown.
    pub house: Rc<House>,
    /// The element that was asked for.
    pub element: Option<&'static Element>,
}

impl Place {
    /// Reads what stands in the address after `#/rules/`; nothing there is the `otherwise` house.
    /// `rule_sets` are those that are here.
    ///
    /// # Errors
    /// What can't be read, in a sentence, and the nearest place that can.
    pub fn read(
        path: &str,
        otherwise: &House,
        rule_sets: &[&'static RuleSet],
    ) -> Result<Self, (String, Self)> {
        let (house, key) = path.split_once('/').unwrap_or((path, ""));
        let place = |house| Self {
            house: Rc::new(house),
            element: None,
        };
        if house.is_empty() {
            return Ok(place(otherwise.clone()));
        }
        let (house, errors) = House::readable(house, rule_sets);
        let house = house.unwrap_or_else(|| otherwise.clone());
        if let Some(error) = errors.first() {
            return Err((language::translated(&error.reason()), place(house)));
        }
        let element = house.rule_set().element(key);
        if element.is_none() && !key.is_empty() {
            let says = tr!(
                "{0} has nothing called “{1}”",
                house.rule_set().name,
                words::quoted(key)
            );
            return Err((says, place(house)));
        }
        Ok(Self {
            house: Rc::new(house),
            element,
        })
    }
}

/// What an element looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Worth the limit.
    Limit,
    /// The whole hand.
    Hand,
    /// Sets, and the pair.
    Sets,
    /// How the win came.
    Win,
    /// Bonus tiles.
    Bonus,
}

impl Group {
    /// All, in the order of the screen.
    pub const ALL: [Self; 5] = [Self::Sets, Self::Hand, Self::Win, Self::Bonus, Self::Limit];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Limit => text!("Limit hands"),
            Self::Hand => text!("Whole hand"),
            Self::Sets => text!("Sets and the pair"),
            Self::Win => text!("How the hand was won"),
            Self::Bonus => text!("Bonus tiles"),
        }
    }

    /// The group of an element in a house.
    pub fn of(house: &House, element: &Element) -> Self {
        match (house.worth(element), element.when) {
            (worth, _) if worth.is_limit() => Self::Limit,
            (
                _,
                When::Sets(_)
                | When::Pungs(_)
                | When::EachSet(_)
                | When::EachPung(_)
                | When::EachHonor(_)
                | When::TimesOfPung(_)
                | When::Combinations(_),
            ) => Self::Sets,
            (_, When::Bonus(_) | When::EachBonus(_) | When::EachFamily(_)) => Self::Bonus,
            (_, When::Win(_) | When::Circumstance(..) | When::TimesOfWin(_)) => Self::Win,
            (
                _,
                When::Tiles(_)
                | When::Hand(_)
                | When::Irregular(_)
                | When::TimesOfReading(_)
                | When::Subtotal(_)
                | When::Incomplete(_),
            ) => Self::Hand,
        }
    }
}

/// What elements stand under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// What they look at.
    Group(Group),
    /// What each is worth.
    Worth(u16),
}

/// Elements under their headings: by what they are worth, the most first, where it is the value that
/// decides which of them count together; else by what they look at.
pub fn groups(
    house: &House,
    elements: &[&'static Element],
) -> Vec<(Heading, Vec<&'static Element>)> {
    let of = |element: &Element| match house.rule_set().combine {
        Combine::Best(_) => {
            let worth = house.worth(element);
            Heading::Worth(worth.value(house.limits(), true))
        }
        Combine::All => Heading::Group(Group::of(house, element)),
    };
    let mut groups: Vec<(Heading, Vec<&'static Element>)> = Vec::new();
    for element in elements {
        let heading = of(element);
        match groups.iter_mut().find(|(one, _)| *one == heading) {
            Some((_, all)) => all.push(element),
            None => groups.push((heading, vec![element])),
        }
    }
    groups.sort_by_key(|(heading, _)| match heading {
        Heading::Group(group) => Group::ALL.iter().position(|one| one == group),
        Heading::Worth(value) => Some(usize::from(u16::MAX - value)),
    });
    groups
}

/// The elements of a rule set in which what was typed is found: first what is called so.
pub fn found(rule_set: &RuleSet, typed: &str) -> Vec<&'static Element> {
    sorted(rule_set.elements.iter(), |one| {
        let names = [one.name, one.native.written(), one.native.romaji()];
        search::rank(typed, &names, one.also, &[one.says, one.clause])
    })
}

/// The circumstances of a rule set in which what was typed is found: first what is called so.
pub fn circumstances(house: &House, typed: &str) -> Vec<&'static CircumstanceRule> {
    sorted(house.rule_set().circumstances.iter(), |one| {
        search::rank(typed, &[one.name], one.also, &[one.says, one.clause])
    })
}

/// Those that have a rank, by that.
pub fn sorted<T>(all: impl Iterator<Item = T>, rank: impl Fn(&T) -> Option<Rank>) -> Vec<T> {
    let ranked = all.filter_map(|one| Some((rank(&one)?, one)));
    let mut ranked: Vec<_> = ranked.collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, one)| one).collect()
}

/// How well what was typed fits a choice of a rule set, or the answer to it; `None` if it doesn't.
pub fn rank_choice(choice: &RuleOption, answer: &str, typed: &str) -> Option<Rank> {
    let answers: &[Answer] = match choice.kind {
        OptionKind::OneOf(answers) | OptionKind::Places(answers) => answers,
        _ => &[],
    };
    let says = answers.iter().map(|answer| answer.says);
    let says: Vec<_> = says.chain([choice.says, choice.clause]).collect();
    let rank = search::rank(typed, &[choice.name], choice.also, &says);
    rank.or_else(|| search::contains(answer, typed).then_some(Rank::Said))
}

/// What a house has answered to a choice of its rule set.
#[derive(Debug)]
pub struct Settled {
    /// What it could choose.
    pub choice: &'static RuleOption,
    /// What it chose, in words.
    pub answer: String,
    /// Whether the book says so too.
    pub by_book: bool,
    /// How well it is known that the book says so; nothing where the house says something else.
    pub known: Option<Known>,
}

/// What a house has settled, as far as what was typed is found in it: first what is called so.
pub fn settled(house: &House, typed: &str) -> Vec<Settled> {
    let all = house.rule_set().options.iter().zip(house.answers());
    let all = all.map(|(choice, (_, text, by_book))| Settled {
        choice,
        answer: answer(choice, &text),
        by_book,
        known: known(house, choice, by_book),
    });
    sorted(all, |one| rank_choice(one.choice, &one.answer, typed))
}

/// How well it is known that the book answers a choice as the house does.
pub fn known(house: &House, choice: &RuleOption, by_book: bool) -> Option<Known> {
    let own = house.rule_set().own_answer(choice.key);
    own.filter(|_| by_book).map(|own| own.known)
}

/// What an element is worth in a house, in the unit of its rule set.
pub fn worth(house: &House, element: &Element) -> String {
    let worth = house.worth(element);
    let value = |closed| worth.value(house.limits(), closed);
    let says = words::value(house, value(true));
    match (worth, element.when) {
        (Worth::Limit, _) => tr!("Limit, {0}", says),
        (Worth::ClosedOrOpen { open: 0, .. }, _) => tr!("{0}, closed only", says),
        (Worth::ClosedOrOpen { open, .. }, _) if open != value(true) => {
            tr!("{0}, open {1}", says, open)
        }
        (
            _,
            When::EachSet(_)
            | When::EachPung(_)
            | When::EachHonor(_)
            | When::TimesOfReading(_)
            | When::EachBonus(_)
            | When::EachFamily(_),
        ) => {
            tr!("{0} each", says)
        }
        _ => says,
    }
}

/// Whether the house plays an element.
pub fn is_played(house: &House, element: &Element) -> bool {
    house.holds(element.played)
}

/// The elements that aren't paid beside it in this house.
pub fn includes(house: &House, element: &Element) -> Vec<&'static Element> {
    let held = element.includes.iter().filter(|one| house.holds(one.1));
    held.filter_map(|(key, _)| house.rule_set().element(key))
        .filter(|one| is_played(house, one))
        .collect()
}

/// The elements beside which it isn't paid in this house.
pub fn included_in(house: &House, element: &Element) -> Vec<&'static Element> {
    let by = house.rule_set().elements.iter();
    by.filter(|by| is_played(house, by))
        .filter(|by| includes(house, by).iter().any(|one| one.key == element.key))
        .collect()
}

/// The tiles in the hand of an example, in sets where they make some; the winning tile among them
/// at the end of its set.
pub fn in_sets(house: &House, entry: &WinInput) -> Vec<Vec<String>> {
    let mut hand: Vec<_> = entry.hand.concealed.clone();
    hand.extend(entry.hand.winning_tile);
    hand.sort_unstable();
    let whole = vec![hand.iter().map(ToString::to_string).collect()];
    let draft = Draft {
        entry: entry.clone(),
        house: house.clone(),
    };
    let Ok(win) = ScoredWin::of(draft) else {
        return whole;
    };
    let reading = win.score.best.reading;
    let sets = reading.sets().iter();
    let mut groups: Vec<Vec<String>> = sets
        .filter(|set| set.source == Source::Hand && set.set.kind != SetKind::Kong)
        .map(|set| set.set.tiles().map(|tile| tile.to_string()).collect())
        .collect();
    groups.extend(
        reading
            .pair()
            .map(|tile| vec![tile.to_string(), tile.to_string()]),
    );
    if groups.is_empty() { whole } else { groups }
}

/// The part that says what is paid.
pub const PAID: &str = text!("What is paid");

/// What players call it who look for the table.
const ALSO_PAID: &str = "score table, scoring table, points table, payments, 点数表, 点数早見表, \
                         點數表, 番數表, 番数表, 計分表, 计分表";

/// Whether that part is called what was typed. It is long, so no less will do.
pub fn finds_payments(typed: &str) -> bool {
    search::rank(typed, &[PAID], ALSO_PAID, &[]) == Some(Rank::Called)
}

/// What one value pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pays {
    /// The value.
    pub value: u16,
    /// The value on each further axis of the rule set.
    pub axes: Vec<u16>,
    /// What each player gains or loses when South wins by West's discard.
    pub discard: BySeat<i64>,
    /// The same when South draws the tile.
    pub self_draw: BySeat<i64>,
}

/// No table is longer.
const ROWS: u16 = 24;

/// What each value from the least that can be won with to the limit pays.
pub fn payments(house: &House) -> Vec<Pays> {
    let least = house.minimum();
    let most = house.limit().min(least.saturating_add(ROWS));
    let each = listed(house);
    let values = (least..=most).flat_map(|counted| each.iter().map(move |axes| (counted, axes)));
    let rows = values.map(|(counted, axes)| {
        let value = HandValue { counted, axes };
        let net = |win| (house.rule_set().pays)(house, Seat::South, win, value).net();
        Pays {
            value: counted,
            axes: axes.clone(),
            discard: net(Win::Discard { from: Seat::West }),
            self_draw: net(Win::SelfDraw),
        }
    });
    let is_paid = |row: &Pays| row.discard[Seat::South] > 0 && row.self_draw[Seat::South] > 0;
    rows.filter(is_paid).collect()
}

/// Every value on the further axes of a rule set that a table lists: one on each.
fn listed(house: &House) -> Vec<Vec<u16>> {
    let axes = house.rule_set().axes.iter();
    axes.fold(vec![Vec::new()], |all, axis| {
        let with = |&one| all.iter().map(move |axes| [&axes[..], &[one]].concat());
        axis.listed.iter().flat_map(with).collect()
    })
}

/// The answer of a house to a choice, in words.
pub fn answer(choice: &RuleOption, text: &str) -> String {
    match &choice.kind {
        OptionKind::Toggle(_) if text == "true" => tr!("Yes").to_owned(),
        OptionKind::Toggle(_) => tr!("No").to_owned(),
        OptionKind::OneOf(answers) | OptionKind::Places(answers) => {
            let answer = answers.iter().find(|answer| answer.key == text);
            answer
                .map_or(text, |answer| translate(answer.says))
                .to_owned()
        }
        OptionKind::Table { name, .. } if text == *name => {
            tr!("The figures of the book").to_owned()
        }
        OptionKind::NumberOrNone { .. } if text == "none" => tr!("none").to_owned(),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests;
