//! The documents of the page: `index.html`, and a copy for frames without an origin.

use std::{fmt::Write, fs, path::Path};

use anyhow::{Context, Result, ensure};

use super::{APP, address};
use crate::{files, workspace::root};

/// The document for sandboxed frames: without an origin, Safari matches no source with `'self'`.
const FRAMED: &str = "framed.html";

/// The line of `index.html` with the content security policy.
const POLICY: &str = "http-equiv=\"Content-Security-Policy\"";

/// The contents that replace the comments of `index.html`.
pub struct Inlined {
    pub styles: String,
    pub early: String,
    pub template: String,
}

/// Returns all stylesheets in one text: first the tokens, then the others by name.
pub fn styles() -> Result<String> {
    let folder = root().join("styles");
    let mut names = files::below(&folder)?;
    names.retain(|name| !name.contains('/') && files::extension(name) == "css");
    names.sort_by_key(|name| (name != "tokens.css", name.clone()));
    let mut styles = String::new();
    for name in names {
        styles += &fs::read_to_string(folder.join(name))?;
        styles.push('\n');
    }
    Ok(styles)
}

/// Returns the parts of the program that have styles of their own: the result, and chunks by their name.
pub fn parts_with_styles() -> Result<Vec<String>> {
    let mut files = files::below(&root().join("styles/parts"))?;
    files.retain(|file| !file.contains('/'));
    let names = files.iter().filter_map(|file| file.strip_suffix(".css"));
    Ok(names.map(str::to_owned).collect())
}

/// Returns `index.html` with inlined contents.
pub fn page(inlined: &Inlined) -> Result<String> {
    let page = fs::read_to_string(root().join("index.html")).context("cannot read index.html")?;
    let tiles = fs::read_to_string(root().join("public/tiles.svg")).context("no tiles")?;
    let mut page = address::with_address(&page)?;
    for (comment, element, text) in [
        ("styles", "style", &inlined.styles[..]),
        ("early", "script", &inlined.early),
        ("drawn", "template", &inlined.template),
        ("place", "script", "early.showShell()"),
        ("tiles", "div", &tiles),
    ] {
        let comment = format!("<!-- {comment} -->");
        ensure!(page.contains(&comment), "index.html has no {comment}");
        let attribute = if element == "div" { " hidden" } else { "" };
        page = page.replace(
            &comment,
            &format!("<{element}{attribute}>{}</{element}>", text.trim()),
        );
    }
    Ok(page)
}

/// Writes the documents of a release whose program is in the folder `app`, or of a page that Trunk serves.
pub fn write(dist: &Path, page: &str, app: Option<&str>) -> Result<()> {
    let index = dist.join("index.html");
    let Some(app) = app else {
        // The document of Trunk is a reload script, which the policy would forbid.
        let reload = fs::read_to_string(&index).context("Trunk has written no index.html")?;
        let page = without_policy(page);
        fs::write(dist.join(FRAMED), &page)?;
        return Ok(fs::write(index, page + &reload)?);
    };
    let page = in_folder(page, app)?;
    fs::write(dist.join(FRAMED), without_policy(&page))?;
    Ok(fs::write(index, with_hashes(page))?)
}

/// Returns the page with `app` as the folder of its program.
fn in_folder(page: &str, app: &str) -> Result<String> {
    let [before, after] = [APP, app].map(|folder| format!("\"{folder}/"));
    ensure!(page.contains(&before), "index.html names nothing in {APP}/");
    Ok(page.replace(&before, &after))
}

fn without_policy(page: &str) -> String {
    let lines = page.lines().filter(|line| !line.contains(POLICY));
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the page with hashes of its inline styles and scripts in the policy.
fn with_hashes(mut page: String) -> String {
    for (source, element) in [
        ("style-src 'self'", "style"),
        ("script-src 'self'", "script"),
    ] {
        let mut allowed = source.to_owned();
        for text in inline(&page, element) {
            let _ = write!(allowed, " '{}'", files::integrity(text.as_bytes()));
        }
        page = page.replacen(source, &allowed, 1);
    }
    page
}

/// Returns the contents of all elements of a name without attributes.
fn inline<'a>(page: &'a str, element: &str) -> Vec<&'a str> {
    let (open, close) = (format!("<{element}>"), format!("</{element}>"));
    let texts = page.split(&open).skip(1);
    texts
        .filter_map(|text| Some(text.split_once(&close)?.0))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{POLICY, in_folder, inline, styles, with_hashes, without_policy};

    const PAGE: &str = include_str!("../../../../index.html");

    #[test]
    fn policy_is_on_a_line_of_its_own() {
        let lines: Vec<&str> = PAGE.lines().filter(|line| line.contains(POLICY)).collect();
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0].matches('<').count(), 1);
        assert!(!without_policy(PAGE).contains(POLICY));
    }

    #[test]
    fn page_names_the_folder_of_its_program() {
        let page = in_folder(PAGE, "app-1f").expect("a folder");
        for file in ["start.js", "tilewise-app_bg.wasm"] {
            assert!(page.contains(&format!("\"app-1f/{file}\"")), "{file}");
        }
        assert!(!page.contains("\"app/"));
        assert!(in_folder("<html></html>", "app-1f").is_err());
    }

    #[test]
    fn policy_allows_inline_scripts_only() {
        let page =
            "script-src 'self'<script>abc</script><script src=\"b\"></script><script>c()</script>";
        assert_eq!(inline(page, "script"), ["abc", "c()"]);
        let hash = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
        assert!(
            with_hashes(page.to_owned()).starts_with(&format!("script-src 'self' {hash} 'sha256-"))
        );
    }

    #[test]
    fn tokens_are_the_first_styles() {
        let tokens = include_str!("../../../../styles/tokens.css");
        assert!(styles().expect("styles").starts_with(tokens));
    }
}
