//! Sharing: links, and the lines that embed Tilewise into another page.

use crate::i18n::Language;
use crate::store::user_preferences::Theme;

/// Returns the address without its document, view and language; the reader's browser chooses the language.
fn embed_form(address: &str) -> &str {
    let embed_form = address.split(['?', '#']).next().unwrap_or_default();
    let documents = ["index.html", "framed.html"];
    let folder = documents
        .iter()
        .find_map(|name| embed_form.strip_suffix(name));
    folder.unwrap_or(embed_form)
}

/// Returns the link to a path, for the page at an address.
///
/// Question marks are encoded, since chat programs drop one at the end of a link.
pub fn link(address: &str, path: &str) -> String {
    format!("{}#{}", embed_form(address), path.replace('?', "%3F"))
}

/// An element to embed into another page.
#[derive(Clone, Debug, PartialEq)]
pub struct EmbedElement {
    /// The displayed hand; `None` for a calculator.
    pub hand: Option<String>,
    /// The text form of the rule configuration.
    pub house: String,
    /// The language; `None` for that of the reader's browser.
    pub language: Option<Language>,
    /// The theme.
    pub theme: Theme,
}

impl EmbedElement {
    /// The name of the element.
    pub const fn name(&self) -> &'static str {
        match self.hand {
            Some(_) => "tilewise-hand",
            None => "tilewise-calculator",
        }
    }

    /// The attributes, without those that have their default.
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

    /// Returns the HTML lines for another page, for the Tilewise at an address.
    pub fn lines(&self, address: &str) -> String {
        let name = self.name();
        let attributes = self.attributes();
        let attributes = attributes
            .iter()
            .map(|(name, value)| format!(" {name}=\"{}\"", escape_attribute(value)));
        format!(
            "<script src=\"{}embed.js\" async></script>\n<{name}{}>\n  <a href=\"{}\">{}</a>\n</{name}>",
            escape_attribute(embed_form(address)),
            attributes.collect::<String>(),
            escape_attribute(&link(address, &self.path())),
            self.hand
                .as_deref()
                .map_or_else(|| "Tilewise".to_owned(), escape_attribute),
        )
    }

    /// Returns the path of the link that is displayed without JavaScript.
    fn path(&self) -> String {
        let hand = self.hand.as_deref().unwrap_or_default();
        let path = format!("/score/{}/{}", self.house, hand.replace(' ', "."));
        path.trim_end_matches('/').to_owned()
    }
}

/// Escapes the value of an HTML attribute.
fn escape_attribute(text: &str) -> String {
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

    fn calculator(house: &str) -> EmbedElement {
        EmbedElement {
            hand: None,
            house: house.to_owned(),
            language: None,
            theme: Theme::Auto,
        }
    }

    #[test]
    fn embed_lines_omit_defaults() {
        assert_eq!(
            calculator("singapore").lines("https://club.example/?lang=en"),
            "<script src=\"https://club.example/embed.js\" async></script>\n\
             <tilewise-calculator rules=\"singapore\">\n  \
             <a href=\"https://club.example/#/score/singapore\">Tilewise</a>\n\
             </tilewise-calculator>"
        );
        let all = EmbedElement {
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
    fn embed_lines_contain_the_hand_notation() {
        let hand = EmbedElement {
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
    fn attribute_values_are_escaped() {
        let lines = calculator("a;b=\"><script>&").lines("https://club.example/a&b/");
        assert!(lines.contains("src=\"https://club.example/a&amp;b/embed.js\""));
        assert!(lines.contains("options=\"b=&quot;>&lt;script>&amp;\""));
    }
}
