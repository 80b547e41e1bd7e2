//! `cargo xtask gallery`: the pictures of `docs/gallery.md`, taken of the release in `dist/`.

use anyhow::{Result, ensure};

use crate::{apt, chromium, node, run::run, workspace::root};

/// Letters like those of a phone, and Chinese and Japanese ones.
const FONTS: [&str; 3] = [
    "fonts-roboto-unhinted",
    "fonts-urw-base35",
    "fonts-noto-cjk",
];

/// Takes every picture anew, and writes the page that shows them.
pub fn gallery() -> Result<()> {
    ensure!(
        root().join("dist/index.html").is_file(),
        "there is no release to take pictures of: run `cargo xtask build` first"
    );
    let browser_tests = root().join("tests/browser");
    node::install(&browser_tests)?;
    let chromium = chromium::ensure()?;
    if apt::may_install() {
        apt::install(&FONTS)?;
    } else {
        println!(
            "The pictures show the fonts of this machine, best: {}",
            FONTS.join(", ")
        );
    }
    run(node::npx(&browser_tests)
        .args([
            "playwright",
            "test",
            "--config",
            "gallery/playwright.config.ts",
        ])
        .env("TILEWISE_CHROMIUM", chromium))
}
