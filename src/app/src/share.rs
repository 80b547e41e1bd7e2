//! What is given to others: a link, and the lines that put Tilewise into a page of their own.

use crate::language::Language;
use crate::preferences::Theme;

/// What is given to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// What is shown: a hand, a verdict, a rule.
    Shown,
    /// The rules of the house.
    House,
    /// A calculator, or a hand, for a page of their own.
    Page,
}

/// The page at an address: without what is shown on it, and without its language, which is up to
/// who opens it.
fn page(address: &str) -> &str {
    let page = address.split(['?', '#']).next().unwrap_or_default();
    page.strip_suffix("index.html").unwrap_or(page)
}

/// The link to a path on the page at an address.
///
/// A question mark stands coded: chat programs leave one at the end of a link out.
pub fn link(address: &str, path: &str) -> String {
    format!("{}#{}", page(address), path.replace('?', "%3F"))
}

/// An element for a page of somebody else.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    /// The hand that is shown; `None` for a calculator.
    pub hand: Option<String>,
    /// The house, as a text.
    pub house: String,
    /// Its language; `None` for that of the reader's browser.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
}

impl Element {
    /// Its name.
    pub const fn name(&self) -> &'static str {
        match self.hand {
            Some(_) => "tilewise-hand",
            None => "tilewise-calculator",
        }
    }

    /// Its attributes. What would be so without one has none.
    pub fn attributes(&self) -> Vec<(&'static str, String)> {
        let (rules, options) = self.house.split_once(';').unwrap_or((&self.house, ""));
        let theme = match self.theme {
            Theme::Auto => "",
            theme => theme.key(),
        };
        let all = [
            ("hand", self.hand.as_deref().unwrap_or_default()),
            ("rules", rules),
            ("options", options),
            ("lang", self.language.map_or("", Language::key)),
            ("theme", theme),
        ];
        let all = all.into_iter().filter(|(_, value)| !value.is_empty());
        all.map(|(name, value)| (name, value.to_owned())).collect()
    }

    /// The lines to be put into a page, for the Tilewise at an address.
    pub fn lines(&self, address: &str) -> String {
        let name = self.name();
        let attributes = self.attributes();
        let attributes = attributes
            .iter()
            .map(|(name, value)| format!(" {name}=\"{}\"", quoted(value)));
        format!(
            "<script src=\"{}embed.js\" async></script>\n<{name}{}>\n  <a href=\"{}\">{}</a>\n</{name}>",
            quoted(page(address)),
            attributes.collect::<String>(),
            quoted(&link(address, &self.path())),
            self.hand
                .as_deref()
                .map_or_else(|| "Tilewise".to_owned(), quoted),
        )
    }

    /// Where a link leads that stands instead of it, where no script runs.
    fn path(&self) -> String {
        let hand = self.hand.as_deref().unwrap_or_default();
        let path = format!("/score/{}/{}", self.house, hand.replace(' ', "."));
        path.trim_end_matches('/').to_owned()
    }
}

/// A text as it stands between quotation marks in a page.
fn quoted(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leaves_the_language_to_the_reader() {
        let path = "/score/hk-old-style/12m.EE";
        for address in [
            "https://club.example/tilewise/",
            "https://club.example/tilewise/?lang=ja#/rules/",
            "https://club.example/tilewise/index.html#/score/hk-old-style/",
        ] {
            let link = link(address, path);
            assert_eq!(link, format!("https://club.example/tilewise/#{path}"));
        }
    }

    #[test]
    fn a_link_does_not_end_in_a_question_mark() {
        let link = link("http://a/", "/score/hk-old-style/w1s:?.S?");
        assert_eq!(link, "http://a/#/score/hk-old-style/w1s:%3F.S%3F");
    }

    fn calculator(house: &str) -> Element {
        Element {
            hand: None,
            house: house.to_owned(),
            language: None,
            theme: Theme::Auto,
        }
    }

    #[test]
    fn the_lines_say_only_what_would_not_be_so_without() {
        assert_eq!(
            calculator("singapore").lines("https://club.example/?lang=en"),
            "<script src=\"https://club.example/embed.js\" async></script>\n\
             <tilewise-calculator rules=\"singapore\">\n  \
             <a href=\"https://club.example/#/score/singapore\">Tilewise</a>\n\
             </tilewise-calculator>"
        );
        let all = Element {
            language: Some(Language::Japanese),
            theme: Theme::Dark,
            ..calculator("hk-old-style;minimum_fan=1;limit_fan=8")
        };
        assert!(all.lines("https://club.example/").contains(
            "<tilewise-calculator rules=\"hk-old-style\" options=\"minimum_fan=1;limit_fan=8\" \
             lang=\"ja\" theme=\"dark\">\n"
        ));
    }

    #[test]
    fn a_hand_stands_in_its_notation() {
        let hand = Element {
            hand: Some("2223s c567s w1s@W SE".to_owned()),
            ..calculator("hk-old-style")
        };
        assert!(hand.lines("https://club.example/").ends_with(
            "<tilewise-hand hand=\"2223s c567s w1s@W SE\" rules=\"hk-old-style\">\n  \
             <a href=\"https://club.example/#/score/hk-old-style/2223s.c567s.w1s@W.SE\">\
             2223s c567s w1s@W SE</a>\n</tilewise-hand>"
        ));
    }

    #[test]
    fn nothing_breaks_out_of_its_quotation_marks() {
        let lines = calculator("a;b=\"><script>&").lines("https://club.example/a&b/");
        assert!(lines.contains("src=\"https://club.example/a&amp;b/embed.js\""));
        assert!(lines.contains("options=\"b=&quot;>&lt;script>&amp;\""));
    }
}
