//! What is left to do when Trunk has put the page together.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use super::{address, names, parts};
use crate::{node, run::run};

/// Makes the script start the app; shrinks script and styles of a release.
pub fn finish() -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .context("`finish` is for Trunk to call, while it builds")?;
    let (mut scripts, mut styles) = (Vec::new(), Vec::new());
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        match path.to_string_lossy().rsplit_once('.') {
            Some((_, "js")) => scripts.push(path),
            Some((_, "css")) => styles.push(path),
            _ => {}
        }
    }
    address::write(&folder.join("index.html"))?;
    let release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    for script in &scripts {
        if starts_the_page(script) {
            append_start(script, release)?;
            if release {
                parts::place(script)?;
                names::shorten(script)?;
            }
        }
    }
    if release {
        scripts.append(&mut styles);
        minify(&scripts, &folder)?;
    }
    let page = folder.join("index.html");
    let relaxed = relaxed(&fs::read_to_string(&page)?);
    if !release {
        // `serve` has Trunk put a script into the page, which its policy would forbid.
        fs::write(page, &relaxed)?;
    }
    fs::write(folder.join(FRAMED), relaxed).context("cannot write the page without a policy")
}

/// The page for frames in a sandbox: without an origin nothing is `'self'` to Safari.
const FRAMED: &str = "framed.html";

/// The page without its policy for content.
fn relaxed(page: &str) -> String {
    let kept = page.lines().filter(|line| !line.contains(POLICY));
    kept.collect::<Vec<_>>().join("\n")
}

/// The line of `index.html` that has the policy for content.
const POLICY: &str = "http-equiv=\"Content-Security-Policy\"";

/// Whether wasm-bindgen made this script.
fn starts_the_page(script: &Path) -> bool {
    let stem = script.file_stem().unwrap_or_default().to_string_lossy();
    script.with_file_name(format!("{stem}_bg.wasm")).exists()
}

/// The page has no inline script, so that a strict content security policy can hold: the script
/// that wasm-bindgen makes is followed by its start.
fn append_start(script: &Path, release: bool) -> Result<()> {
    let stem = script.file_stem().unwrap_or_default().to_string_lossy();
    let mut text = fs::read_to_string(script)? + &start(&stem);
    if release {
        text += OFFLINE;
    }
    fs::write(script, text)?;
    Ok(())
}

/// The theme that was chosen shows before the wasm is there: else a page in the dark would flash.
const THEME: &str = "try{const theme=localStorage[\"tilewise.theme\"];\
    if(theme&&theme!=\"auto\")document.documentElement.dataset.theme=theme}catch{}";

/// The tiles lie in the page, so that a tile is drawn without reading them again.
const TILES: &str = "fetch(new URL(\"tiles.svg\",import.meta.url)).then(got=>got.text()).then(tiles=>{\
    const place=document.createElement(\"div\");\
    place.hidden=true;place.innerHTML=tiles;document.body.append(place)});";

/// In a page of a club, what makes it a part of that page comes before it begins.
const FRAME: &str = "if(location.search.includes(\"embed\"))await import(\"./frame.js\");";

/// Where the page can't be had, it says so in one of its languages.
const FAILED: &str = "started.catch(()=>{\
    const tag=new URLSearchParams(location.search).get(\"lang\")||navigator.language,\
    [,says,again]=[[/^ja/i,\"読み込めませんでした。ネットワークを確認してください。\",\"再試行\"],\
    [/^(yue|zh.*(hant|tw|hk|mo))/i,\"未能載入。網絡是否正常？\",\"重試\"],\
    [/^zh/i,\"无法加载。有网络吗？\",\"重试\"],\
    [/^/,\"Tilewise could not be loaded. Is there a network?\",\"Try again\"]]\
    .find(([of])=>of.test(tag)),\
    place=document.createElement(\"div\"),button=document.createElement(\"button\");\
    place.className=\"absent\";place.role=\"alert\";place.append(says,document.createElement(\"br\"),button);\
    button.className=\"button\";button.append(again);button.onclick=()=>location.reload();\
    document.getElementById(\"app\").replaceChildren(place)});";

/// A module may import itself, which gives it a name for its own default export.
fn start(stem: &str) -> String {
    format!(
        "\n{THEME}\n{TILES}\n{FRAME}\nimport start from \"./{stem}.js\";\
         const started=start({{ module_or_path: new URL(\"{stem}_bg.wasm\", import.meta.url) }});{FAILED}\n"
    )
}

/// What keeps a release on the device comes when the page is idle. A browser may offer to install the
/// page before that. In a frame, all of that is the affair of the page around it.
const OFFLINE: &str = "if(self==top){\
    window.onbeforeinstallprompt=event=>{event.preventDefault();window.offer=event};\
    started.then(()=>setTimeout(()=>import(\"./offline.js\").catch(()=>0),2e3),()=>0)}\n";

fn minify(files: &[PathBuf], folder: &Path) -> Result<()> {
    let mut outdir = std::ffi::OsString::from("--outdir=");
    outdir.push(folder);
    run(Command::new(node::script("esbuild"))
        .args(["--minify", "--allow-overwrite", "--log-level=warning"])
        .arg(outdir)
        .args(files))
}

#[cfg(test)]
mod tests {
    use super::{POLICY, relaxed, start};

    #[test]
    fn the_policy_is_on_a_line_of_its_own() {
        let page = include_str!("../../../../index.html");
        let line = page.lines().find(|line| line.contains(POLICY));
        assert_eq!(line.map(|line| line.matches('<').count()), Some(1));
        assert_eq!(relaxed(page).lines().count() + 1, page.lines().count());
    }

    #[test]
    fn the_start_names_the_script_and_the_wasm() {
        let script = start("app-1f");
        assert!(script.contains(
            "\nimport start from \"./app-1f.js\";\
             const started=start({ module_or_path: new URL(\"app-1f_bg.wasm\", import.meta.url) });started.catch("
        ));
    }
}
