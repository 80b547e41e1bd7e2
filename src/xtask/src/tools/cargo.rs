//! Tools that cargo installs.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::Instant,
};

use anyhow::{Result, ensure};

use super::has_version;
use crate::{
    run::{answer, duration, run_logged},
    workspace::{self, locked_version},
};

/// A program in a crate of the registry.
pub struct CargoTool {
    package: &'static str,
    binary: &'static str,
    version: String,
    /// Whether to build with the versions of its own lock file.
    locked: bool,
    /// Instead of its default features: those are for downloads, and nothing is downloaded here.
    features: &'static [&'static str],
    /// Whether it says its version; else the name of the folder that it is in has to do.
    says_version: bool,
}

/// The version that `Trunk.toml` asks for.
const TRUNK: &str = "0.21.14";

impl CargoTool {
    /// Serves the page while it is worked on.
    pub fn trunk() -> Self {
        Self {
            package: "trunk",
            binary: "trunk",
            version: TRUNK.to_owned(),
            locked: true,
            features: &[],
            says_version: true,
        }
    }

    /// In the version that the workspace is built with: they have to be the same.
    pub fn wasm_bindgen() -> Result<Self> {
        Ok(Self {
            package: "wasm-bindgen-cli",
            binary: "wasm-bindgen",
            version: locked_version("wasm-bindgen")?,
            // Its lock file names a version that was withdrawn.
            locked: false,
            features: &[],
            says_version: true,
        })
    }

    /// Runs benchmarks in WebAssembly, from the same package.
    pub fn wasm_bindgen_test_runner() -> Result<Self> {
        Ok(Self {
            binary: "wasm-bindgen-test-runner",
            ..Self::wasm_bindgen()?
        })
    }

    /// Divides the release into parts.
    pub fn wasm_split() -> Self {
        Self {
            package: "wasm_split_cli_support",
            binary: "wasm-split-cli",
            version: "0.2.4".to_owned(),
            locked: true,
            features: &["build-binary"],
            says_version: false,
        }
    }

    /// Makes up inputs.
    pub fn cargo_fuzz() -> Self {
        Self {
            package: "cargo-fuzz",
            binary: "cargo-fuzz",
            version: "0.13.1".to_owned(),
            locked: true,
            features: &[],
            says_version: true,
        }
    }

    /// Checks licences and sources of packages.
    pub fn cargo_deny() -> Self {
        Self {
            package: "cargo-deny",
            binary: "cargo-deny",
            version: "0.20.2".to_owned(),
            locked: true,
            features: &[],
            says_version: true,
        }
    }

    /// Whether the tool has to be installed below `tools`.
    fn is_missing(&self, tools: &Path) -> bool {
        !self.is(&self.installed(tools)) && !self.is_on_path()
    }

    /// The folder to put on the `PATH`; none if the `PATH` has the right version already.
    fn folder(&self, tools: &Path) -> Option<PathBuf> {
        let binary = self.installed(tools);
        self.is(&binary)
            .then(|| binary.parent().map(Path::to_path_buf))?
    }

    /// Where its program is, once it is installed.
    fn installed(&self, tools: &Path) -> PathBuf {
        self.root(tools)
            .join("bin")
            .join(self.binary)
            .with_extension(env::consts::EXE_EXTENSION)
    }

    fn root(&self, tools: &Path) -> PathBuf {
        tools.join(format!("{}-{}", self.package, self.version))
    }

    fn is_on_path(&self) -> bool {
        self.says_version && self.is(Path::new(self.binary))
    }

    fn install(&self, tools: &Path, target: &Path) -> Result<()> {
        let root = self.root(tools);
        let log = tools.join(format!("{}-{}.log", self.binary, self.version));
        if !self.fetch(&root, &log) {
            self.build(&root, target, &log)?;
        }
        let binary = self.installed(tools);
        ensure!(
            self.is(&binary),
            "{} does not say that it is version {}",
            binary.display(),
            self.version
        );
        Ok(())
    }

    /// Whether `binary` is this tool in this version.
    fn is(&self, binary: &Path) -> bool {
        if self.says_version {
            has_version(binary, &self.version)
        } else {
            binary.exists()
        }
    }

    /// Lets `cargo binstall` bring the program ready-made, where that is installed.
    fn fetch(&self, root: &Path, log: &Path) -> bool {
        if answer("cargo", &["binstall", "-V"]).is_none() {
            return false;
        }
        let mut binstall = workspace::cargo();
        binstall
            .args(["binstall", "--no-confirm"])
            .args(["--disable-strategies", "compile", "--root"])
            .arg(root)
            .arg(format!("{}@{}", self.package, self.version));
        run_logged(&mut binstall, log).is_ok()
    }

    fn build(&self, root: &Path, target: &Path, log: &Path) -> Result<()> {
        let mut install = workspace::cargo();
        install
            // Outside the workspace, so that none of its settings apply.
            .current_dir(root.parent().unwrap_or(root))
            .args(["install", "--force", "--no-track", "--root"])
            .arg(root)
            .arg(format!("{}@{}", self.package, self.version))
            .args(["--bin", self.binary, "--no-default-features"])
            .args(self.locked.then_some("--locked"))
            .args(
                self.features
                    .iter()
                    .flat_map(|feature| ["--features", feature]),
            )
            .env("CARGO_TARGET_DIR", target)
            .envs(QUICKLY)
            // The rows of its log that `run_logged` reads.
            .env("CARGO_TERM_PROGRESS_WHEN", "always")
            .env("CARGO_TERM_PROGRESS_WIDTH", "80");
        for inherited in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_TARGET"] {
            install.env_remove(inherited);
        }
        run_logged(&mut install, log)
    }
}

/// How tools are compiled: in a quarter of the time, since nobody waits for them afterwards. The
/// slowest of them, wasm-bindgen on a release, takes seconds.
const QUICKLY: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
];

/// Whether one of them has to be installed below `tools`.
pub fn any_is_missing(all: &[CargoTool], tools: &Path) -> bool {
    all.iter().any(|tool| tool.is_missing(tools))
}

/// Installs those that are missing, one after the other: they share most of what is compiled. The
/// folders to put on the `PATH`.
pub fn install(all: &[CargoTool], tools: &Path) -> Result<Vec<PathBuf>> {
    let missing: Vec<&CargoTool> = all.iter().filter(|tool| tool.is_missing(tools)).collect();
    let target = tools.join("build");
    for (done, tool) in missing.iter().enumerate() {
        println!(
            "Building {} {}, once for this machine: tool {} of {}",
            tool.binary,
            tool.version,
            done + 1,
            missing.len()
        );
        let start = Instant::now();
        tool.install(tools, &target)?;
        println!("    {}: {}", tool.binary, duration(start.elapsed()));
    }
    fs::remove_dir_all(&target).ok();
    Ok(all.iter().filter_map(|tool| tool.folder(tools)).collect())
}

#[cfg(test)]
mod tests {
    use super::TRUNK;

    #[test]
    fn trunk_toml_asks_for_the_trunk_that_is_installed() {
        let line = format!("trunk-version = \"={TRUNK}\"");
        assert!(include_str!("../../../../Trunk.toml").contains(&line));
    }
}
