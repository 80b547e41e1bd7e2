//! Finding what happened by the words of somebody who doesn't know the rules.

use tilewise_rules::Event;
use tilewise_rules::fouls::{Foul, FoulCase};

use super::{Place, RuledBy, What};
use crate::language::translate;
use crate::rule_sets;
use crate::rules::both;

/// Something that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// What it is, in plain words.
    pub says: String,
    /// What it is a case of.
    pub of: &'static str,
    /// Where it leads.
    pub to: Place,
}

/// Words that say nothing.
const EMPTY: [&str; 44] = [
    "a", "an", "and", "as", "at", "but", "by", "can", "did", "didn", "do", "for", "from", "had",
    "has", "have", "he", "her", "his", "i", "in", "is", "it", "my", "not", "of", "on", "or",
    "play", "plays", "player", "players", "she", "so", "somebody", "someone", "the", "they", "to",
    "too", "was", "we", "with", "without",
];

/// How much a word tells where it is found in the plain words for the case, in those for what
/// happened, and in others.
const WEIGHTS: [usize; 3] = [3, 2, 1];

/// Something that can be found, and the words by which it is: those that tell most first.
struct WinInput {
    texts: [String; 3],
    to: Place,
    says: &'static str,
    /// What it is a case of.
    foul: Option<&'static Foul>,
}

/// What fits best to what was typed, the best first; everything where nothing was typed. Nothing
/// fits where most of the words are nowhere.
pub fn search(by: &RuledBy, typed: &str) -> Vec<Found> {
    let typed = typed.to_ascii_lowercase();
    let words = words_in(&typed);
    let words = words.iter().map(String::as_str);
    let words: Vec<&str> = words
        .filter(|word| word.len() > 1 && !EMPTY.contains(word))
        .collect();
    let all = entries(by);
    let rarity: Vec<usize> = words.iter().map(|word| rarity(&all, word)).collect();
    let mut best: Vec<(usize, &WinInput)> = Vec::new();
    for entry in &all {
        let points = entry.points(&words, &rarity);
        if !words.is_empty() && points == 0 {
            continue;
        }
        // Of the cases of one foul the best stands for all.
        match best.iter_mut().find(|(_, other)| entry.is_beside(other)) {
            Some(other) if other.0 < points => *other = (points, entry),
            Some(_) => {}
            None => best.push((points, entry)),
        }
    }
    best.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    let most = best.first().map_or(0, |(points, _)| *points);
    // Half as good as the best is still worth reading.
    best.retain(|(points, _)| points * 2 >= most);
    let found = |(points, entry): &(usize, &WinInput)| {
        let level =
            |other: &&WinInput| other.is_beside(entry) && other.points(&words, &rarity) == *points;
        let level: Vec<_> = all.iter().filter(level).collect();
        entry.found(&level)
    };
    best.iter().map(found).collect()
}

/// How rare a word is among all entries: the rarer, the more it tells.
fn rarity(all: &[WinInput], word: &str) -> usize {
    let has = |entry: &&WinInput| entry.texts.iter().any(|text| has(text, word));
    match all.iter().filter(has).count() {
        0 => 0,
        found => (2 * all.len() / found).ilog2() as usize,
    }
}

fn entries(by: &RuledBy) -> Vec<WinInput> {
    let list = Place::list(by.clone());
    match by {
        RuledBy::House(house) => {
            let event = |event: &'static Event| WinInput {
                texts: [both(event.name), String::new(), both(event.keywords)],
                to: list.about(What::Event(event)),
                says: translate(event.name),
                foul: None,
            };
            rule_sets::events(house.rule_set())
                .iter()
                .map(event)
                .collect()
        }
        RuledBy::PenaltyBook(book) => {
            let cases = |foul: &&'static Foul| {
                let foul: &'static Foul = foul;
                foul.cases.iter().map(move |case| (foul, case))
            };
            let entry = |(foul, case): (&'static Foul, &'static FoulCase)| WinInput {
                texts: [
                    both(case.plain),
                    both(foul.plain),
                    both(foul.name) + " " + &both(foul.keywords),
                ],
                to: list.case(foul, case),
                says: translate(case.plain),
                foul: Some(foul),
            };
            book.fouls.iter().flat_map(cases).map(entry).collect()
        }
    }
}

impl WinInput {
    /// Whether it is a case of the same foul.
    fn is_beside(&self, other: &Self) -> bool {
        self.foul.is_some() && self.foul == other.foul
    }

    /// How well the words fit; the better where the plain words have two of them side by side.
    /// Nothing where most of them are nowhere.
    fn points(&self, words: &[&str], rarity: &[usize]) -> usize {
        let weight = |(word, rarity): (&&str, &usize)| {
            let mut weights = self.texts.iter().zip(WEIGHTS);
            let found = weights.find(|(text, _)| has(text, word));
            found.map_or(0, |(_, weight)| weight * rarity)
        };
        let weights: Vec<usize> = words.iter().zip(rarity).map(weight).collect();
        let found = weights.iter().filter(|weight| **weight > 0).count();
        if found * 2 < words.len() {
            return 0;
        }
        let beside = |pair: &&[&str]| self.texts[0].contains(&pair.join(" "));
        weights.iter().sum::<usize>() + 4 * words.windows(2).filter(beside).count()
    }

    /// It, or what it has in common with others of its foul that fit as well.
    fn found(&self, level: &[&Self]) -> Found {
        let mut to = self.to.clone();
        for field in self.foul.map_or(&[][..], |foul| foul.questions) {
            let given =
                |entry: &&Self| entry.to.facts.fact(field.key) == self.to.facts.fact(field.key);
            if !level.iter().all(given) {
                to = to.with(field.key, None);
            }
        }
        let [one, of] = match self.foul {
            Some(foul) if level.len() > 1 => [translate(foul.plain), translate(foul.name)],
            Some(foul) => [self.says, translate(foul.plain)],
            None => [self.says, ""],
        };
        let mut says = one.to_owned();
        if let Some(first) = says.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        Found {
            says,
            of: if of == one { "" } else { of },
            to,
        }
    }
}

/// The words of what was typed. Where none are divided, as in Chinese and Japanese, each two signs
/// side by side are one.
fn words_in(typed: &str) -> Vec<String> {
    let divided = typed.split(|letter: char| !letter.is_alphanumeric());
    let mut words = Vec::new();
    for word in divided.filter(|word| !word.is_empty()) {
        let signs: Vec<char> = word.chars().collect();
        if word.is_ascii() || signs.len() < 3 {
            words.push(word.to_owned());
        } else {
            words.extend(signs.windows(2).map(|pair| pair.iter().collect::<String>()));
        }
    }
    words
}

/// Whether a text has a word, or one that begins like it.
fn has(text: &str, word: &str) -> bool {
    if !word.is_ascii() {
        return text.contains(word);
    }
    text.split(|letter: char| !letter.is_alphanumeric())
        .any(|one| one.starts_with(word) || (one.len() > 3 && word.starts_with(one)))
}
