//! What the first paint needs, all of it in the page itself: its styles, the empty Score screen in every
//! language, the script that chooses one and keeps what is done meanwhile, and the tiles.

use std::{ffi::OsString, fmt::Write, fs, path::Path};

use anyhow::{Context, Result, ensure};

use super::{hashes::hash, joined, scripts, styles};
use crate::{
    first_load::{LOADER, loaded_by},
    run::run,
    workspace::{cargo, root},
};

/// The languages, as the page names them; the first is the one that the others are told by.
const LANGUAGES: [&str; 4] = ["en", "zh-Hant", "zh-Hans", "ja"];

/// Between two words of a language.
const BETWEEN: &str = "|";

/// What is put into the page.
pub struct FirstPaint {
    styles: String,
    early: String,
    drawn: String,
    tiles: String,
}

/// What the script of the head has for the body.
const PLACE: &str = "early.place()";

/// Makes it with the words of all languages in a folder.
pub fn make(words: &Path, work: &Path, is_release: bool, path: &OsString) -> Result<FirstPaint> {
    let to = work.join("first_paint");
    fs::create_dir_all(&to)?;
    run(cargo()
        .args(["run", "--quiet", "--package", "tilewise-app"])
        .args(["--example", "first_paint", "--features", "ssr", "--"])
        .args([words, &to]))?;
    let drawn = LANGUAGES.map(|tag| fs::read_to_string(to.join(format!("{tag}.html"))));
    let mut pages = Vec::new();
    for page in drawn {
        pages.push(without_titles(&page.context("a language was not drawn")?));
    }
    let (drawn, words) = shared(&pages)?;
    Ok(FirstPaint {
        styles: styles::joined(work, is_release, path)?,
        early: words + &reads(work)? + &scripts::early(work, is_release, path)?,
        drawn,
        tiles: fs::read_to_string(root().join("public/tiles.svg")).context("no tiles")?,
    })
}

impl FirstPaint {
    /// The page with all of it.
    pub fn put_into(&self, page: &str) -> Result<String> {
        let element = |name: &str, inner: &str| format!("<{name}>{inner}</{name}>");
        let mut page = page.to_owned();
        for (mark, text) in [
            ("styles", element("style", self.styles.trim())),
            ("early", element("script", self.early.trim())),
            ("drawn", element("template", &self.drawn)),
            ("place", element("script", PLACE)),
            ("tiles", format!("<div hidden>{}</div>", self.tiles.trim())),
        ] {
            let mark = format!("<!-- {mark} -->");
            ensure!(page.contains(&mark), "index.html has no {mark}");
            page = page.replace(&mark, &text);
        }
        Ok(page)
    }
}

/// The parts of the program that read links and what the device has kept; none of one that isn't divided.
fn reads(work: &Path) -> Result<String> {
    let loader = fs::read_to_string(work.join(LOADER)).unwrap_or_default();
    let parts = if loader.is_empty() {
        Vec::new()
    } else {
        loaded_by("deferred", &loader)
    };
    Ok(format!("const READS={:?};", joined::files(&parts, work)?))
}

/// The page with the hashes of what stands in it in its policy: it is as it will be but for that.
pub fn allow(mut page: String, work: &Path) -> Result<String> {
    for (source, tag) in [
        ("style-src 'self'", "style"),
        ("script-src 'self'", "script"),
    ] {
        let mut allowed = source.to_owned();
        for text in inner(&page, tag) {
            let _ = write!(allowed, " '{}'", hash(text, work)?);
        }
        page = page.replacen(source, &allowed, 1);
    }
    Ok(page)
}

/// What stands in the elements of a name that have no attributes.
fn inner<'a>(page: &'a str, tag: &str) -> Vec<&'a str> {
    let (open, close) = (format!("<{tag}>"), format!("</{tag}>"));
    let texts = page.split(&open).skip(1);
    texts
        .filter_map(|text| Some(text.split_once(&close)?.0))
        .collect()
}

/// A page without what a mouse that rests is told: the program is there by then.
fn without_titles(page: &str) -> String {
    let mut parts = page.split(" title=\"");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        rest += part.split_once('"').map_or("", |(_, after)| after);
    }
    rest
}

/// What all pages share, with a number in place of each word, and the words of each language.
fn shared(pages: &[String]) -> Result<(String, String)> {
    const ENDS: [char; 3] = ['<', '>', '"'];
    let pieces: Vec<Vec<&str>> = pages
        .iter()
        .map(|page| page.split_inclusive(ENDS).collect())
        .collect();
    let count = pieces[0].len();
    let is_even = pieces.iter().all(|page| page.len() == count);
    ensure!(is_even, "the languages are not drawn alike");
    ensure!(!pages[0].contains(['{', '}']), "a text has a brace in it");

    let mut slots: Vec<Vec<&str>> = Vec::new();
    let mut drawn = String::new();
    for place in 0..count {
        let words: Vec<&str> = pieces.iter().map(|page| page[place]).collect();
        if words.iter().all(|word| *word == words[0]) {
            drawn += words[0];
            continue;
        }
        let bare: Vec<&str> = words
            .iter()
            .map(|word| word.trim_end_matches(ENDS))
            .collect();
        let slot = slots
            .iter()
            .position(|slot| *slot == bare)
            .unwrap_or_else(|| {
                slots.push(bare.clone());
                slots.len() - 1
            });
        let _ = write!(drawn, "{{{slot}}}{}", &words[0][bare[0].len()..]);
    }
    let mut words = String::from("const WORDS={");
    for (index, tag) in LANGUAGES.iter().enumerate() {
        let said: Vec<&str> = slots.iter().map(|slot| slot[index]).collect();
        ensure!(
            !said.iter().any(|word| word.contains(BETWEEN)),
            "a text has a line in it"
        );
        let _ = write!(words, "{tag:?}:{:?},", said.join(BETWEEN));
    }
    Ok((drawn, words + "};"))
}

#[cfg(test)]
mod tests {
    use super::{inner, shared, without_titles};

    #[test]
    fn titles_are_left_to_the_program() {
        let page = "<b title=\"a\" class=\"c\">title</b><i title=\"d\"></i>";
        assert_eq!(without_titles(page), "<b class=\"c\">title</b><i></i>");
    }

    #[test]
    fn what_the_languages_share_stands_once() {
        let page = |label: &str, says: &str| {
            format!("<p title=\"{label}\"><b class=\"b\">{says}</b>{label}</p>")
        };
        let pages = [("Tile", "E"), ("牌", "E"), ("牌", "E"), ("牌", "東")];
        let pages = pages.map(|(label, says)| page(label, says));
        let (drawn, words) = shared(&pages).expect("alike");
        assert_eq!(drawn, "<p title=\"{0}\"><b class=\"b\">{1}</b>{0}</p>");
        assert_eq!(
            words,
            "const WORDS={\"en\":\"Tile|E\",\"zh-Hant\":\"牌|E\",\"zh-Hans\":\"牌|E\",\"ja\":\"牌|東\",};"
        );
    }

    #[test]
    fn what_differs_by_more_than_words_is_refused() {
        let pages = ["<p>a</p>", "<p>b</p>", "<p>c</p>", "<p>d<br></p>"].map(str::to_owned);
        assert!(shared(&pages).is_err());
    }

    #[test]
    fn what_the_policy_must_allow_is_found() {
        let page = "<script>a()</script><script src=\"b\"></script><script>c()</script>";
        assert_eq!(inner(page, "script"), ["a()", "c()"]);
    }
}
