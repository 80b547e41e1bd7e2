//! The tools of the web build, each in a folder of its own below one folder that all clones share.

use std::{
    env,
    ffi::OsString,
    fs::{self, File},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::{
    node,
    run::{answer, run_logged},
    rustup,
    workspace::{self, locked_version},
};

const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132";
const BINARYEN_PACKAGE: &str = include_str!("../binaryen/package.json");
const BINARYEN_LOCK: &str = include_str!("../binaryen/package-lock.json");

/// A tool that cargo installs.
struct CargoTool {
    package: &'static str,
    binary: &'static str,
    version: String,
    /// Whether to build with the versions of its own lock file.
    locked: bool,
    usually: &'static str,
}

/// `$TILEWISE_TOOLS`, else `tilewise` in the user's cache folder.
pub fn folder() -> Result<PathBuf> {
    let path = |name| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let below = |folder: PathBuf| folder.join("tilewise");
    let folder = path("TILEWISE_TOOLS")
        .or_else(|| path("XDG_CACHE_HOME").map(below))
        .or_else(|| path("LOCALAPPDATA").map(below))
        .or_else(|| path("HOME").map(|home| below(home.join(".cache"))))
        .context("no folder for tools: set TILEWISE_TOOLS to one")?;
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    Ok(folder)
}

/// Installs what the web build needs and the machine lacks; returns the `PATH` to build with.
pub fn install() -> Result<OsString> {
    node::check()?;
    rustup::wasm_target()?;
    let folder = folder()?;
    let _alone = lock(&folder)?;
    let trunk = CargoTool {
        package: "trunk",
        binary: "trunk",
        version: TRUNK.to_owned(),
        locked: true,
        usually: "10 minutes",
    };
    let bindgen = CargoTool {
        package: "wasm-bindgen-cli",
        binary: "wasm-bindgen",
        version: locked_version("wasm-bindgen")?,
        // Its lock file names a version that was withdrawn.
        locked: false,
        usually: "4 minutes",
    };
    let found = [
        trunk.install(&folder)?,
        bindgen.install(&folder)?,
        install_wasm_opt(&folder)?,
    ];
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = found.into_iter().flatten().chain(env::split_paths(&path));
    env::join_paths(folders).context("cannot extend PATH")
}

impl CargoTool {
    /// The folder to put on the `PATH`; none if the `PATH` has the right version already.
    fn install(&self, tools: &Path) -> Result<Option<PathBuf>> {
        let Self {
            package, version, ..
        } = self;
        let root = tools.join(format!("{package}-{version}"));
        let bin = root.join("bin");
        let installed = bin
            .join(self.binary)
            .with_extension(env::consts::EXE_EXTENSION);
        if has_version(&installed, version) {
            return Ok(Some(bin));
        }
        if has_version(Path::new(self.binary), version) {
            return Ok(None);
        }
        let log = tools.join(format!("{package}-{version}.log"));
        if !self.fetch_built(&root, &log) {
            self.build(&root, &log)?;
        }
        ensure!(
            has_version(&installed, version),
            "{} does not say that it is version {version}",
            installed.display()
        );
        Ok(Some(bin))
    }

    /// Lets `cargo binstall` bring the finished program, where there is a `cargo binstall`.
    fn fetch_built(&self, root: &Path, log: &Path) -> bool {
        if answer("cargo", &["binstall", "-V"]).is_none() {
            return false;
        }
        println!("Fetching {} {}", self.package, self.version);
        let mut binstall = workspace::cargo();
        binstall
            .args([
                "binstall",
                "--no-confirm",
                "--disable-strategies",
                "compile",
            ])
            .arg("--root")
            .arg(root)
            .arg(format!("{}@{}", self.package, self.version));
        run_logged(&mut binstall, log).is_ok()
    }

    fn build(&self, root: &Path, log: &Path) -> Result<()> {
        let Self {
            package,
            version,
            usually,
            ..
        } = self;
        println!(
            "Building {package} {version}, once for this machine: usually {usually} on two cores"
        );
        let target = root.with_extension("build");
        let mut install = workspace::cargo();
        install
            // Outside the workspace, so that none of its settings apply.
            .current_dir(root.parent().unwrap_or(root))
            .args(["install", "--force", "--root"])
            .arg(root)
            .arg(format!("{package}@{version}"))
            .args(self.locked.then_some("--locked"))
            .env("CARGO_TARGET_DIR", &target)
            // Linking is most of the time otherwise, and nobody needs these tools to be faster.
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        for inherited in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_TARGET"] {
            install.env_remove(inherited);
        }
        let built = run_logged(&mut install, log);
        fs::remove_dir_all(&target).ok();
        built
    }
}

fn install_wasm_opt(tools: &Path) -> Result<Option<PathBuf>> {
    let root = tools.join(format!("binaryen-{BINARYEN}"));
    let bin = root.join("node_modules/.bin");
    let name = if cfg!(windows) {
        "wasm-opt.cmd"
    } else {
        "wasm-opt"
    };
    if has_version(&bin.join(name), BINARYEN) {
        return Ok(Some(bin));
    }
    if has_version(Path::new(name), BINARYEN) {
        return Ok(None);
    }
    fs::create_dir_all(&root)?;
    fs::write(root.join("package.json"), BINARYEN_PACKAGE)?;
    fs::write(root.join("package-lock.json"), BINARYEN_LOCK)?;
    node::packages(&root)?;
    ensure!(
        has_version(&bin.join(name), BINARYEN),
        "wasm-opt from npm does not say that it is version {BINARYEN}"
    );
    Ok(Some(bin))
}

/// Whether `program --version` says `version` as one of its words.
fn has_version(program: &Path, version: &str) -> bool {
    answer(program, &["--version"])
        .is_some_and(|said| said.split_whitespace().any(|word| word == version))
}

/// Held while tools are installed, so that two clones don't install the same one at once.
fn lock(folder: &Path) -> Result<File> {
    let file = File::create(folder.join("lock"))?;
    if file.try_lock().is_err() {
        println!("Waiting for another set-up on this machine");
        file.lock()?;
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::{BINARYEN, BINARYEN_LOCK, BINARYEN_PACKAGE, TRUNK};

    const TRUNK_TOML: &str = include_str!("../../../Trunk.toml");

    #[test]
    fn versions_named_twice_are_the_same() {
        let package = format!("\"binaryen\": \"{BINARYEN}.0.0\"");
        assert!(BINARYEN_PACKAGE.contains(&package), "binaryen/package.json");
        assert!(
            BINARYEN_LOCK.contains(&package),
            "binaryen/package-lock.json"
        );
        for line in [
            format!("trunk-version = \"={TRUNK}\""),
            format!("wasm_opt = \"version_{BINARYEN}\""),
        ] {
            assert!(TRUNK_TOML.contains(&line), "Trunk.toml should have: {line}");
        }
    }
}
