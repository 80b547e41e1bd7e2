//! The page's documents: `index.html`, and the same for frames without an origin.

use std::{
    fs,
    hash::{DefaultHasher, Hasher},
    path::Path,
};

use anyhow::{Context, Result, ensure};

use super::{
    address,
    first_paint::{self, FirstPaint},
};
use crate::{hosting::files, workspace::root};

/// Where the page's program lies, as `index.html` names it.
pub const APP: &str = "app";

/// The page for frames in a sandbox: without an origin nothing is `'self'` to Safari.
const FRAMED: &str = "framed.html";

/// The line of `index.html` that has the policy for content.
const POLICY: &str = "http-equiv=\"Content-Security-Policy\"";

/// What is on the lines of `index.html` that say what Trunk compiles and copies.
const TRUNK: &str = "data-trunk";

/// Gives the folder of the program in `dist` a name that changes with what is in it: browsers keep
/// it for ever. The name.
pub fn name_app(dist: &Path) -> Result<String> {
    let app = dist.join(APP);
    let mut hasher = DefaultHasher::new();
    for file in files(&app)? {
        hasher.write(file.as_bytes());
        hasher.write(&fs::read(app.join(file))?);
    }
    let name = format!("{APP}-{:016x}", hasher.finish());
    fs::rename(app, dist.join(&name)).context("cannot name the folder of the program")?;
    Ok(name)
}

/// Writes the documents of a release whose program is in the folder `app`.
pub fn write(dist: &Path, app: &str, first_paint: &FirstPaint, work: &Path) -> Result<()> {
    let page = fs::read_to_string(root().join("index.html")).context("cannot read index.html")?;
    let page = address::placed(&without(TRUNK, &page))?;
    let page = named(&first_paint.put_into(&page)?, app)?;
    fs::write(dist.join(FRAMED), without(POLICY, &page))?;
    let page = first_paint::allow(page, work)?;
    fs::write(dist.join("index.html"), page).context("cannot write the page")
}

/// Finishes the documents of a page that Trunk serves. Its script that loads the page anew stands in
/// the page itself, which the policy for content forbids.
pub fn write_served(dist: &Path, first_paint: &FirstPaint) -> Result<()> {
    let index = dist.join("index.html");
    let page = fs::read_to_string(&index).context("Trunk has written no index.html")?;
    let page = first_paint.put_into(&without(POLICY, &page))?;
    fs::write(dist.join(FRAMED), &page)?;
    fs::write(index, page).context("cannot write the page")
}

/// The page, naming the folder of its program.
fn named(page: &str, app: &str) -> Result<String> {
    let [before, after] = [APP, app].map(|folder| format!("\"{folder}/"));
    ensure!(page.contains(&before), "index.html names nothing in {APP}/");
    Ok(page.replace(&before, &after))
}

/// The page without the lines that have `mark`.
fn without(mark: &str, page: &str) -> String {
    let kept = page.lines().filter(|line| !line.contains(mark));
    kept.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::{POLICY, TRUNK, named, without};

    const PAGE: &str = include_str!("../../../../index.html");

    #[test]
    fn what_is_left_out_is_on_lines_of_its_own() {
        for (mark, count) in [(POLICY, 1), (TRUNK, 2)] {
            let lines: Vec<&str> = PAGE.lines().filter(|line| line.contains(mark)).collect();
            assert_eq!(lines.len(), count, "{mark}");
            assert!(lines.iter().all(|line| line.matches('<').count() == 1));
            assert!(!without(mark, PAGE).contains(mark));
        }
    }

    #[test]
    fn the_page_names_the_folder_of_its_program() {
        let page = named(PAGE, "app-1f").expect("a folder");
        for file in ["start.js", "tilewise-app_bg.wasm"] {
            assert!(page.contains(&format!("\"app-1f/{file}\"")), "{file}");
        }
        assert!(!page.contains("\"app/"));
        assert!(named("<html></html>", "app-1f").is_err());
    }
}
