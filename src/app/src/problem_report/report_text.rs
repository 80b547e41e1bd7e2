//! The text of a report.

use super::{ReportedItem, ReportedPlace};
use crate::i18n::Locale;

/// The version of the page.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemReport {
    /// The title: the subject of a mail, the title of an issue.
    pub title: String,
    /// The text.
    pub text: String,
}

impl ProblemReport {
    /// Creates the report of an item, with its link and what the person expected.
    pub fn new(locale: Locale, item: &ReportedItem, link: &str, expected: &str) -> Self {
        let (name, rules) = (item.rules.name.clone(), item.rules.text.clone());
        let title = match item.place {
            ReportedPlace::Hand(_) => tr!(locale, "Score: {0}", name.clone()),
            ReportedPlace::Ruling(_) => tr!(locale, "Ruling: {0}", name.clone()),
            ReportedPlace::Entry(..) => tr!(locale, "Game: {0}", name.clone()),
        };
        let entry = match &item.place {
            ReportedPlace::Entry(_, entry) => Some(tr!(locale, "Entry: {0}", entry.clone())),
            ReportedPlace::Hand(_) | ReportedPlace::Ruling(_) => None,
        };
        let expectation = tr!(locale, "What I expected:").to_owned();
        let language = locale.language();
        let lines = [expectation, expected.trim().to_owned(), String::new()]
            .into_iter()
            .chain([tr!(locale, "Link: {0}", link.to_owned())])
            .chain(entry)
            .chain([
                tr!(locale, "Rules: {0} ({1})", name, rules),
                format!(
                    "Tilewise {VERSION}, {} ({})",
                    language.name(),
                    language.key()
                ),
            ]);
        Self {
            title,
            text: lines.collect::<Vec<_>>().join("\n"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::problem_report::ReportedRules;

    fn item(place: ReportedPlace) -> ReportedItem {
        let rules = ReportedRules {
            name: "Hong Kong Old Style".to_owned(),
            text: "hk-old-style;minimum_fan=1".to_owned(),
        };
        ReportedItem { place, rules }
    }

    #[test]
    fn report_of_a_hand_has_all_that_reproduces_it() {
        let hand = item(ReportedPlace::Hand(String::new()));
        let link = "https://club.example/#/score/hk-old-style;minimum_fan=1/123m";
        let report = ProblemReport::new(Locale::ENGLISH, &hand, link, " 6 fan,\nnot 5 \n");
        assert_eq!(report.title, "Score: Hong Kong Old Style");
        assert_eq!(
            report.text,
            format!(
                "What I expected:\n6 fan,\nnot 5\n\nLink: {link}\n\
                 Rules: Hong Kong Old Style (hk-old-style;minimum_fan=1)\n\
                 Tilewise {}, English (en)",
                env!("CARGO_PKG_VERSION")
            )
        );
    }

    #[test]
    fn report_of_an_entry_names_the_entry() {
        let entry = ReportedPlace::Entry(Rc::default(), "7. East 2: Bo wins".to_owned());
        let report = ProblemReport::new(Locale::ENGLISH, &item(entry), "#/table/game/x", "");
        assert_eq!(report.title, "Game: Hong Kong Old Style");
        let lines: Vec<&str> = report.text.lines().collect();
        assert_eq!(lines[..3], ["What I expected:", "", ""]);
        assert_eq!(
            lines[3..5],
            ["Link: #/table/game/x", "Entry: 7. East 2: Bo wins"]
        );
    }

    #[test]
    fn title_of_a_ruling_names_its_rules() {
        let ruling = item(ReportedPlace::Ruling(String::new()));
        let report = ProblemReport::new(Locale::ENGLISH, &ruling, "", "");
        assert_eq!(report.title, "Ruling: Hong Kong Old Style");
    }
}
