//! Tools that npm installs.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Result, ensure};

use super::has_version;
use crate::node;

/// A program in an npm package, with the files that pin it.
pub struct NpmTool {
    package: &'static str,
    binary: &'static str,
    version: &'static str,
    manifest: &'static str,
    lock: &'static str,
}

/// Shrinks the wasm.
pub const BINARYEN: NpmTool = NpmTool {
    package: "binaryen",
    binary: "wasm-opt",
    version: "132",
    manifest: include_str!("../../npm/binaryen/package.json"),
    lock: include_str!("../../npm/binaryen/package-lock.json"),
};

/// Joins and shrinks scripts and styles.
pub const ESBUILD: NpmTool = NpmTool {
    package: "esbuild",
    binary: "esbuild",
    version: "0.28.2",
    manifest: include_str!("../../npm/esbuild/package.json"),
    lock: include_str!("../../npm/esbuild/package-lock.json"),
};

impl NpmTool {
    /// The folder to put on the `PATH`. A program of the right version that is there already may be
    /// without the rest of its package.
    pub fn install(&self, tools: &Path) -> Result<PathBuf> {
        let root = tools.join(format!("{}-{}", self.package, self.version));
        let bin = root.join("node_modules/.bin");
        let binary = node::script(self.binary);
        if has_version(&bin.join(&binary), self.version) {
            return Ok(bin);
        }
        fs::create_dir_all(&root)?;
        fs::write(root.join("package.json"), self.manifest)?;
        fs::write(root.join("package-lock.json"), self.lock)?;
        node::install(&root)?;
        ensure!(
            has_version(&bin.join(&binary), self.version),
            "{} from npm does not say that it is version {}",
            self.binary,
            self.version
        );
        Ok(bin)
    }
}

#[cfg(test)]
mod tests {
    use super::{BINARYEN, ESBUILD};

    #[test]
    fn package_files_pin_the_version_that_is_checked() {
        for tool in [BINARYEN, ESBUILD] {
            let pin = format!("\"{}\": \"{}", tool.package, tool.version);
            assert!(tool.manifest.contains(&pin), "package.json: {pin}");
            assert!(tool.lock.contains(&pin), "package-lock.json: {pin}");
        }
    }
}
