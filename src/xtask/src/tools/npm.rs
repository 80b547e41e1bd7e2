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
    /// The folder to put on the `PATH`; none if the `PATH` has the right version already.
    pub fn install(&self, tools: &Path) -> Result<Option<PathBuf>> {
        let root = tools.join(format!("{}-{}", self.package, self.version));
        let bin = root.join("node_modules/.bin");
        let binary = node::script(self.binary);
        if has_version(&bin.join(&binary), self.version) {
            return Ok(Some(bin));
        }
        if has_version(Path::new(&binary), self.version) {
            return Ok(None);
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
        Ok(Some(bin))
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
