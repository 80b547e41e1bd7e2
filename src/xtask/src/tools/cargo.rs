//! Tools that cargo installs.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Result, ensure};

use super::has_version;
use crate::{
    run::{answer, run_logged},
    workspace::{self, locked_version},
};

const TRUNK: &str = "0.21.14";

/// A program in a crate of the registry.
pub struct CargoTool {
    package: &'static str,
    binary: &'static str,
    version: String,
    /// Whether to build with the versions of its own lock file.
    locked: bool,
    features: &'static [&'static str],
    /// Whether it says its version; else the name of the folder that it is in has to do.
    says_version: bool,
    usually: &'static str,
}

impl CargoTool {
    pub fn trunk() -> Self {
        Self {
            package: "trunk",
            binary: "trunk",
            version: TRUNK.to_owned(),
            locked: true,
            features: &[],
            says_version: true,
            usually: "10 minutes",
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
            usually: "4 minutes",
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
            usually: "2 minutes",
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
            usually: "1 minute",
        }
    }

    /// The folder to put on the `PATH`; none if the `PATH` has the right version already.
    pub fn install(&self, tools: &Path) -> Result<Option<PathBuf>> {
        let name = format!("{}-{}", self.package, self.version);
        let root = tools.join(&name);
        let bin = root.join("bin");
        let binary = bin
            .join(self.binary)
            .with_extension(env::consts::EXE_EXTENSION);
        if self.is(&binary) {
            return Ok(Some(bin));
        }
        if self.says_version && self.is(Path::new(self.binary)) {
            return Ok(None);
        }
        let log = tools.join(format!("{name}.log"));
        if !self.fetch(&root, &log) {
            self.build(tools, &root, &log)?;
        }
        ensure!(
            self.is(&binary),
            "{} does not say that it is version {}",
            binary.display(),
            self.version
        );
        Ok(Some(bin))
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
        println!("Fetching {} {}", self.package, self.version);
        let mut binstall = workspace::cargo();
        binstall
            .args(["binstall", "--no-confirm"])
            .args(["--disable-strategies", "compile", "--root"])
            .arg(root)
            .arg(format!("{}@{}", self.package, self.version));
        run_logged(&mut binstall, log).is_ok()
    }

    fn build(&self, tools: &Path, root: &Path, log: &Path) -> Result<()> {
        println!(
            "Building {} {}, once for this machine: usually {} on two cores",
            self.package, self.version, self.usually
        );
        let target = tools.join(format!("{}-build", self.package));
        let mut install = workspace::cargo();
        install
            // Outside the workspace, so that none of its settings apply.
            .current_dir(tools)
            .args(["install", "--force", "--root"])
            .arg(root)
            .arg(format!("{}@{}", self.package, self.version))
            .args(self.locked.then_some("--locked"))
            .args(
                self.features
                    .iter()
                    .flat_map(|feature| ["--features", feature]),
            )
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

#[cfg(test)]
mod tests {
    use super::TRUNK;

    #[test]
    fn trunk_toml_asks_for_the_trunk_that_is_installed() {
        let line = format!("trunk-version = \"={TRUNK}\"");
        assert!(
            include_str!("../../../../Trunk.toml").contains(&line),
            "Trunk.toml should have: {line}"
        );
    }
}
