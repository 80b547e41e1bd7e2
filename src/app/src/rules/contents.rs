//! The Rules screen without its rendering: location, search, payments. Its address contains its whole state:
//! `#/rules/<rules>` and `#/rules/<rules>/<element>`.

#[cfg(test)]
mod tests;

use std::rc::Rc;

use tilewise_rules::{
    BySeat, CircumstanceRule, Combine, Element, HandValue, OptionAnswer, OptionKind, RuleConfig,
    RuleOption, RuleSet, Seat, SetKind, Source, SourceConfidence, When, Win, WinInput, Worth,
};

pub use crate::rules::cells::{Cell, CellPayment, LevelRow, ValueTable, value_tables};
use crate::rules::ranking;
pub use crate::rules::ranking::{Rank, both};

use crate::i18n::Locale;
use crate::outcome::ScoredWin;
use crate::store::Draft;
use crate::ui::phrases;

/// A location on the Rules screen.
#[derive(Clone, Debug)]
pub struct RulesLocation {
    /// The rule configuration.
    pub house: Rc<RuleConfig>,
    /// The selected element.
    pub element: Option<&'static Element>,
}

impl RulesLocation {
    /// Parses the text after `#/rules/`; an empty text is `otherwise`. `rule_sets` are the loaded ones.
    ///
    /// # Errors
    /// The unreadable part, in a sentence, and the nearest readable location.
    pub fn read(
        locale: Locale,
        path: &str,
        otherwise: &RuleConfig,
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
        let (house, errors) = RuleConfig::readable(house, rule_sets);
        let house = house.unwrap_or_else(|| otherwise.clone());
        if let Some(error) = errors.first() {
            return Err((locale.sentence(&error.reason()), place(house)));
        }
        let element = house.rule_set().element(key);
        if element.is_none() && !key.is_empty() {
            let message = tr!(
                locale,
                "{0} has nothing called “{1}”",
                house.rule_set().identity.name,
                phrases::excerpt(key)
            );
            return Err((message, place(house)));
        }
        Ok(Self {
            house: Rc::new(house),
            element,
        })
    }
}

/// The group of an element, by its condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementGroup {
    /// Worth the limit.
    Limit,
    /// The whole hand.
    Hand,
    /// Sets and the pair.
    Sets,
    /// Circumstances of the win.
    Win,
    /// Bonus tiles.
    Bonus,
}

impl ElementGroup {
    /// All groups, in the order of the screen.
    pub const ALL: [Self; 5] = [Self::Sets, Self::Hand, Self::Win, Self::Bonus, Self::Limit];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Limit => text!("Limit hands"),
            Self::Hand => text!("Whole hand"),
            Self::Sets => text!("Sets and the pair"),
            Self::Win => text!("How the hand was won"),
            Self::Bonus => text!("Bonus tiles"),
        }
    }

    /// Returns the group of an element.
    pub fn for_element(house: &RuleConfig, element: &Element) -> Self {
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
                | When::Combinations(_)
                | When::Valued(_),
            ) => Self::Sets,
            (_, When::Bonus(_) | When::EachBonus(_) | When::EachFamily(_)) => Self::Bonus,
            (_, When::Win(_) | When::AnyWin(_) | When::Circumstance(..) | When::TimesOfWin(_)) => {
                Self::Win
            }
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

/// The heading of some elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Their group.
    Group(ElementGroup),
    /// Their value.
    Worth(u16),
}

/// Groups elements by value, highest first, if the value decides which elements count together; otherwise by
/// [`ElementGroup`].
pub fn groups(
    house: &RuleConfig,
    elements: &[&'static Element],
) -> Vec<(Heading, Vec<&'static Element>)> {
    let of = |element: &Element| match house.rule_set().scoring.combine {
        Combine::Best(_) => {
            let worth = house.worth(element);
            Heading::Worth(worth.value(house.limits(), true))
        }
        Combine::All | Combine::Counted(_) => {
            Heading::Group(ElementGroup::for_element(house, element))
        }
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
        Heading::Group(group) => ElementGroup::ALL.iter().position(|one| one == group),
        Heading::Worth(value) => Some(usize::from(u16::MAX - value)),
    });
    groups
}

/// Finds the elements of a rule set that match a query, names first.
pub fn find_elements(locale: Locale, rule_set: &RuleSet, typed: &str) -> Vec<&'static Element> {
    sort_by_rank(rule_set.scoring.elements.iter(), |one| {
        let names = [
            one.name,
            one.native_name.written(),
            one.native_name.romaji(),
        ];
        ranking::rank(
            locale,
            typed,
            &names,
            one.aliases,
            &[one.description, one.clause],
        )
    })
}

/// Finds the circumstances of a rule set that match a query, names first.
pub fn find_circumstances(
    locale: Locale,
    house: &RuleConfig,
    typed: &str,
) -> Vec<&'static CircumstanceRule> {
    sort_by_rank(house.rule_set().game.circumstances.iter(), |one| {
        ranking::rank(
            locale,
            typed,
            &[one.name],
            one.aliases,
            &[one.description, one.clause],
        )
    })
}

/// Returns the items with a rank, sorted by it.
pub fn sort_by_rank<T>(all: impl Iterator<Item = T>, rank: impl Fn(&T) -> Option<Rank>) -> Vec<T> {
    let ranked = all.filter_map(|one| Some((rank(&one)?, one)));
    let mut ranked: Vec<_> = ranked.collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, one)| one).collect()
}

/// Returns the rank of an option and its value for a query; `None` if it doesn't match.
pub fn rank_choice(locale: Locale, choice: &RuleOption, answer: &str, typed: &str) -> Option<Rank> {
    let answers: &[OptionAnswer] = match choice.kind {
        OptionKind::OneOf(answers) | OptionKind::Places(answers) => answers,
        _ => &[],
    };
    let texts = answers.iter().map(|answer| answer.text);
    let texts: Vec<_> = texts.chain([choice.description, choice.clause]).collect();
    let rank = ranking::rank(locale, typed, &[choice.name], choice.aliases, &texts);
    rank.or_else(|| ranking::contains(answer, typed).then_some(Rank::Text))
}

/// The value of an option in a rule configuration.
#[derive(Debug)]
pub struct HouseAnswer {
    /// The option.
    pub choice: &'static RuleOption,
    /// The value, in words.
    pub answer: String,
    /// Whether it is the default of the rule book.
    pub by_book: bool,
    /// The confidence in that default; `None` for other values.
    pub confidence: Option<SourceConfidence>,
}

/// Finds the options of a rule configuration that match a query, names first.
pub fn find_answers(locale: Locale, house: &RuleConfig, typed: &str) -> Vec<HouseAnswer> {
    let all = house
        .rule_set()
        .settings
        .options
        .iter()
        .zip(house.answers());
    let all = all.map(|(choice, (_, text, by_book))| HouseAnswer {
        choice,
        answer: answer(locale, choice, &text),
        by_book,
        confidence: source_confidence(house, choice, by_book),
    });
    sort_by_rank(all, |one| {
        rank_choice(locale, one.choice, &one.answer, typed)
    })
}

/// Returns the confidence in the value of an option, if it is the default.
pub fn source_confidence(
    house: &RuleConfig,
    choice: &RuleOption,
    by_book: bool,
) -> Option<SourceConfidence> {
    let own = house.rule_set().own_answer(choice.key);
    own.filter(|_| by_book).map(|own| own.confidence)
}

/// Formats the value of an element, in the unit of the rule set.
pub fn worth(locale: Locale, house: &RuleConfig, element: &Element) -> String {
    let worth = house.worth(element);
    let value = |closed| worth.value(house.limits(), closed);
    let text = phrases::value(locale, house, value(true));
    match (worth, element.when) {
        (Worth::Limit, _) => tr!(locale, "Limit, {0}", text),
        (Worth::ClosedOrOpen { open: 0, .. }, _) => tr!(locale, "{0}, closed only", text),
        (Worth::ClosedOrOpen { open, .. }, _) if open != value(true) => {
            tr!(locale, "{0}, open {1}", text, open)
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
            tr!(locale, "{0} each", text)
        }
        _ => text,
    }
}

/// Whether a rule configuration contains an element.
pub fn is_played(house: &RuleConfig, element: &Element) -> bool {
    house.holds(element.played)
}

/// Returns the elements that this one includes, so that they don't count in addition.
pub fn includes(house: &RuleConfig, element: &Element) -> Vec<&'static Element> {
    let held = element.includes.iter().filter(|one| house.holds(one.1));
    held.filter_map(|(key, _)| house.rule_set().element(key))
        .filter(|one| is_played(house, one))
        .collect()
}

/// Returns the elements that include this one, so that it doesn't count in addition.
pub fn included_in(house: &RuleConfig, element: &Element) -> Vec<&'static Element> {
    let by = house.rule_set().scoring.elements.iter();
    by.filter(|by| is_played(house, by))
        .filter(|by| includes(house, by).iter().any(|one| one.key == element.key))
        .collect()
}

/// Groups the hand of an example into sets if possible, with the winning tile at the end of its set.
pub fn in_sets(house: &RuleConfig, entry: &WinInput) -> Vec<Vec<String>> {
    let mut hand: Vec<_> = entry.hand.concealed.clone();
    hand.extend(entry.hand.winning_tile);
    hand.sort_unstable();
    let whole = vec![hand.iter().map(ToString::to_string).collect()];
    let draft = Draft {
        entry: entry.clone(),
        house: house.clone(),
    };
    let Ok(win) = ScoredWin::from_draft(draft) else {
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

/// The title of the part with payments.
pub const PAID: &str = text!("What is paid");

/// Other names of the score table, for the search.
const ALSO_PAID: &str = "score table, scoring table, points table, payments, 点数表, 点数早見表, \
                         點數表, 番數表, 番数表, 計分表, 计分表";

/// Whether a query is the name of that part. It is long, so partial matches don't count.
pub fn finds_payments(locale: Locale, typed: &str) -> bool {
    ranking::rank(locale, typed, &[PAID], ALSO_PAID, &[]) == Some(Rank::Name)
}

/// The payments for a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValuePayments {
    /// The value.
    pub value: u16,
    /// The value on each further axis.
    pub axes: Vec<u16>,
    /// The gain or loss of each player when South wins by West's discard.
    pub discard: BySeat<i64>,
    /// The gain or loss of each player when South wins by self-draw.
    pub self_draw: BySeat<i64>,
}

/// Largest number of rows in a table.
const ROWS: u16 = 24;

/// Returns the payments for each value from the minimum to the limit.
pub fn payments(house: &RuleConfig) -> Vec<ValuePayments> {
    let least = house.minimum();
    let most = house.limit().min(least.saturating_add(ROWS));
    let each = listed_axis_values(house);
    let values = (least..=most).flat_map(|counted| each.iter().map(move |axes| (counted, axes)));
    let rows = values.map(|(counted, axes)| {
        let value = HandValue { counted, axes };
        let net = |win| (house.rule_set().payment.pays)(house, Seat::South, win, value).net();
        ValuePayments {
            value: counted,
            axes: axes.clone(),
            discard: net(Win::Discard { from: Seat::West }),
            self_draw: net(Win::SelfDraw),
        }
    });
    let is_paid =
        |row: &ValuePayments| row.discard[Seat::South] > 0 && row.self_draw[Seat::South] > 0;
    rows.filter(is_paid).collect()
}

/// Returns every combination of listed values on the further axes.
fn listed_axis_values(house: &RuleConfig) -> Vec<Vec<u16>> {
    let axes = house.rule_set().scoring.axes.iter();
    axes.fold(vec![Vec::new()], |all, axis| {
        let with = |&one| all.iter().map(move |axes| [&axes[..], &[one]].concat());
        axis.listed.iter().flat_map(with).collect()
    })
}

/// Formats the value of an option, in words.
pub fn answer(locale: Locale, choice: &RuleOption, text: &str) -> String {
    match &choice.kind {
        OptionKind::Toggle(_) if text == "true" => tr!(locale, "Yes").to_owned(),
        OptionKind::Toggle(_) => tr!(locale, "No").to_owned(),
        OptionKind::OneOf(answers) | OptionKind::Places(answers) => {
            let answer = answers.iter().find(|answer| answer.key == text);
            answer
                .map_or(text, |answer| locale.translate(answer.text))
                .to_owned()
        }
        OptionKind::Table { name, .. } if text == *name => {
            tr!(locale, "The figures of the book").to_owned()
        }
        OptionKind::NumberOrNone { .. } if text == "none" => tr!(locale, "none").to_owned(),
        _ => text.to_owned(),
    }
}
