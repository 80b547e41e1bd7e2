//! The page has no inline script, so that a strict content security policy can hold: the
//! script that wasm-bindgen makes starts the app by itself.

use std::{env, fs, path::PathBuf};

use anyhow::{Context, Result};

/// Appends the start to the script in the folder where Trunk is putting the page together.
pub fn append() -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .context("`start` is for Trunk to call, while it builds")?;
    for entry in fs::read_dir(&folder)? {
        let name = entry?.file_name();
        let Some(stem) = name.to_str().and_then(|name| name.strip_suffix("_bg.wasm")) else {
            continue;
        };
        let path = folder.join(format!("{stem}.js"));
        let script =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        fs::write(&path, script + &start(stem))?;
    }
    Ok(())
}

/// A module may import itself, which gives it a name for its own default export.
fn start(stem: &str) -> String {
    format!(
        "\nimport start from \"./{stem}.js\";\
         start({{module_or_path:new URL(\"{stem}_bg.wasm\",import.meta.url)}});\n"
    )
}

#[cfg(test)]
mod tests {
    use super::start;

    #[test]
    fn the_start_names_the_script_and_the_wasm() {
        assert_eq!(
            start("app-1f"),
            "\nimport start from \"./app-1f.js\";\
             start({module_or_path:new URL(\"app-1f_bg.wasm\",import.meta.url)});\n"
        );
    }
}
