//! The build of the page: compile, split, bindgen, optimise, bundle, prerender, manifest, compress.
//! `cargo xtask serve` takes the same steps, without those for releases.

mod address;
mod document;
mod first_paint;
mod hosting;
mod parts;
mod translations;
mod worker;

pub use parts::{files_by_chunk, is_rule_set};

use std::{
    cmp::Reverse,
    env,
    ffi::{OsStr, OsString},
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::{
    files::{self, copy_all, in_parallel},
    npm,
    run::{lock, run},
    tools::{self, WASM_TARGET, script},
    workspace::{artifact, cargo, root},
};

/// Package and binary of the page.
const NAME: &str = "tilewise-app";

/// Name of the first wasm file, as wasm-bindgen writes it.
const PROGRAM: &str = "tilewise-app_bg";

/// Folder of the program, as `index.html` names it.
pub const APP: &str = "app";

/// Intermediate files of the last release or page build.
pub const WORK: &str = "target/page/release";

/// Features of WebAssembly that the compiler uses.
const FEATURES: &str = "--enable-bulk-memory --enable-multivalue --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext";

/// Purpose of a build.
#[derive(Clone, Copy, PartialEq)]
pub enum BuildMode {
    /// A release: small, with the npm package.
    Release,
    /// For browser tests during development: compiled in seconds, not shrunk.
    Page,
    /// For `cargo xtask serve`: a debug build in one part.
    Serve,
}

/// A build in progress.
struct Build<'a> {
    mode: BuildMode,
    /// `PATH` with the tools.
    path: &'a OsStr,
    work: PathBuf,
    dist: &'a Path,
    app: PathBuf,
}

/// Builds the release or the page into `dist/`.
pub fn into_dist(mode: BuildMode) -> Result<()> {
    let path = tools::for_build()?;
    let _lock = lock(&root().join("target"))?;
    let dist = root().join("dist");
    fs::remove_dir_all(&dist).ok();
    build(mode, &dist, &path)
}

/// Builds the page into the folder `dist`, with the tools on `path`.
pub fn build(mode: BuildMode, dist: &Path, path: &OsStr) -> Result<()> {
    let work = if mode == BuildMode::Serve {
        "target/page/served"
    } else {
        WORK
    };
    let (work, app) = (
        files::empty(&root().join(work))?,
        files::empty(&dist.join(APP))?,
    );
    let build = Build {
        mode,
        path,
        work,
        dist,
        app,
    };
    let whole = build.compile()?;
    let start = build.split(whole)?;
    build.bindgen(&start)?;
    build.optimise()?;
    build.bundle()?;
    let page = build.prerender()?;
    build.manifest(&page)?;
    build.compress()
}

impl Build<'_> {
    /// Compiles the program; returns its wasm file.
    fn compile(&self) -> Result<PathBuf> {
        let quick = [
            ("CARGO_PROFILE_RELEASE_LTO", "off"),
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
            ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
            ("CARGO_PROFILE_RELEASE_INCREMENTAL", "true"),
        ];
        let split = "--release --features split -- -Clink-args=--emit-relocs";
        let (command, rest, variables) = match self.mode {
            BuildMode::Release => ("rustc", split, &[][..]),
            BuildMode::Page => ("rustc", split, &quick[..]),
            BuildMode::Serve => ("build", "", &[][..]),
        };
        let package = ["--package", NAME, "--bin", NAME];
        let arguments: Vec<&str> = package.into_iter().chain(rest.split_whitespace()).collect();
        compile(command, &arguments, variables)
    }

    /// Splits the program into chunks; returns its first wasm file.
    fn split(&self, whole: PathBuf) -> Result<PathBuf> {
        if self.mode == BuildMode::Serve {
            return Ok(whole);
        }
        run(tool("wasm-split-cli", self.path)
            .args(["--out-name", NAME])
            .args([&whole, &self.work]))?;
        Ok(self.work.join(NAME).with_extension("wasm"))
    }

    /// Writes the script that connects the program with the browser.
    fn bindgen(&self, start: &Path) -> Result<()> {
        run(tool("wasm-bindgen", self.path)
            .args(["--target", "web", "--no-typescript", "--out-name", NAME])
            // The parts import the function table.
            .args((self.mode != BuildMode::Serve).then_some("--keep-lld-exports"))
            .arg("--out-dir")
            .args([&self.work, start]))?;
        if self.mode != BuildMode::Serve {
            fs::remove_file(start)?;
        }
        Ok(())
    }

    /// Merges small parts and optimises all, for a release.
    fn optimise(&self) -> Result<()> {
        if self.mode != BuildMode::Serve {
            parts::merge(&self.work, self.path)?;
        }
        let mut parts = parts::all(&self.work)?;
        // The largest first, so that no core waits for it at the end.
        parts.sort_by_cached_key(|part| Reverse(fs::metadata(part).map_or(0, |file| file.len())));
        in_parallel(&parts, |part| {
            let to = self.app.join(part.file_name().unwrap_or_default());
            match self.mode {
                BuildMode::Release => optimise(part, &to, self.path),
                BuildMode::Page | BuildMode::Serve => Ok(fs::copy(part, to).map(drop)?),
            }
        })
        .map(drop)
    }

    /// Bundles the scripts and translations of the page, and copies static files.
    fn bundle(&self) -> Result<()> {
        copy_all(&root().join("src/app/start"), &self.work)?;
        run(self
            .esbuild("start.js")
            .args(["--bundle", "--format=esm"])
            // wasm-bindgen lists the module of the splitter once for each part.
            .arg("--log-override:duplicate-object-key=silent")
            // They are loaded separately, if at all.
            .args(["--external:../frame.js", "--external:../offline.js"])
            .arg(option("--outfile=", &self.app.join("start.js"))))?;
        self.bundle_styles()?;
        translations::bundle(&self.app.join("words"))?;
        let public = root().join("public");
        for file in files::below(&public)? {
            let to = self.dist.join(&file);
            fs::create_dir_all(to.parent().unwrap_or(self.dist))?;
            match file.rsplit_once('.') {
                // It is part of the document.
                _ if file == "tiles.svg" => {}
                Some((name, "css" | "js")) if !name.contains('/') => {
                    run(self
                        .esbuild(public.join(&file))
                        .arg(option("--outfile=", &to)))?;
                }
                _ => drop(fs::copy(public.join(&file), to)?),
            }
        }
        Ok(())
    }

    /// Bundles the styles of the result and of the chunks, each into a file of its name.
    fn bundle_styles(&self) -> Result<()> {
        let parts = document::parts_with_styles()?;
        in_parallel(&parts, |part| {
            let file = Path::new(part).with_extension("css");
            run(self
                .esbuild(root().join("styles/parts").join(&file))
                .arg("--bundle")
                .arg(option("--outfile=", &self.app.join(&file))))
        })
        .map(drop)
    }

    /// Renders the empty Score screen; returns the document.
    fn prerender(&self) -> Result<String> {
        let drawn = files::empty(&self.work.join("first_paint"))?;
        let draw = "run --quiet --package tilewise-app --example first_paint --features ssr --";
        run(cargo()
            .args(draw.split(' '))
            .args([&self.app.join("words"), &drawn]))?;
        let (template, words) = first_paint::template(&drawn)?;

        let styles = self.work.join("styles.css");
        fs::write(&styles, document::styles()?)?;
        run(self
            .esbuild("styles.css")
            .arg("--allow-overwrite")
            .arg(option("--outfile=", &styles)))?;
        let script = self.work.join("early.out.js");
        run(self
            .esbuild("early.js")
            .args(["--bundle", "--format=iife", "--charset=utf8"])
            .arg(option("--outfile=", &script)))?;
        let page = document::page(&document::Inlined {
            styles: fs::read_to_string(styles)?,
            early: words + &fs::read_to_string(script)?,
            template,
        })?;
        if self.mode != BuildMode::Serve {
            return Ok(page);
        }
        // A program in one part loads no styles on demand.
        let parts = document::parts_with_styles()?;
        let link = |part: &str| format!("<link rel=\"stylesheet\" href=\"{APP}/{part}.css\">");
        let links: String = parts.iter().map(|part| link(part)).collect();
        Ok(page.replace("</body>", &format!("{links}</body>")))
    }

    /// Writes the documents, npm package, service worker and headers, which depend on the list of files.
    fn manifest(&self, page: &str) -> Result<()> {
        if self.mode == BuildMode::Serve {
            return document::write(self.dist, page, None);
        }
        let app = format!("{APP}-{}", files::hash_of_folder(&self.app)?);
        fs::rename(&self.app, self.dist.join(&app))
            .context("cannot name the folder of the program")?;
        document::write(self.dist, page, Some(&app))?;
        if self.mode == BuildMode::Release {
            npm::pack(self.path)?;
        }
        worker::write(self.dist)?;
        hosting::write_headers(self.dist)
    }

    /// Writes the compressed files for hosts.
    fn compress(&self) -> Result<()> {
        match self.mode {
            BuildMode::Serve => Ok(()),
            BuildMode::Page => hosting::compress(self.dist, 5),
            BuildMode::Release => hosting::compress(self.dist, 11),
        }
    }

    /// Returns an esbuild command for a file in the work folder or an absolute path; it minifies published
    /// files.
    fn esbuild(&self, file: impl AsRef<Path>) -> Command {
        let mut esbuild = tool(&script("esbuild"), self.path);
        esbuild.arg(self.work.join(file)).arg("--log-level=warning");
        let report = env::var("TILEWISE_REPORT").unwrap_or_default();
        esbuild.args([
            format!("--define:IS_RELEASE={}", self.mode != BuildMode::Serve),
            format!("--define:VERSION={:?}", env!("CARGO_PKG_VERSION")),
            format!("--define:REPORT={report:?}"),
        ]);
        esbuild.args((self.mode != BuildMode::Serve).then_some("--minify"));
        esbuild
    }
}

/// Runs a command of cargo for WebAssembly; returns the wasm file.
pub fn compile(command: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Result<PathBuf> {
    let output = cargo()
        .args([command, "--target", WASM_TARGET])
        .args(["--message-format", "json-render-diagnostics"])
        .args(arguments)
        .envs(variables.iter().copied())
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    ensure!(output.status.success(), "the program can't be compiled");
    artifact(&String::from_utf8_lossy(&output.stdout), ".wasm")
        .context("cargo names no wasm that it has made")
}

/// Optimises the size of a wasm file.
pub fn optimise(wasm: &Path, to: &Path, path: &OsStr) -> Result<()> {
    // No pointer leads to the lowest kilobyte of memory, the far end of the stack. Restructured control flow,
    // merged functions and less inlining compress better.
    let passes = "-Oz --low-memory-unused --one-caller-inline-max-function-size=100 --flatten --rereloop -Oz \
                  --merge-similar-functions -Oz --strip-producers --strip-target-features --output";
    run(tool(&script("wasm-opt"), path)
        .arg(wasm)
        .args(FEATURES.split(' '))
        .args(passes.split_whitespace())
        .arg(to))
}

fn tool(name: &str, path: &OsStr) -> Command {
    let mut tool = Command::new(name);
    tool.env("PATH", path);
    tool
}

fn option(name: &str, path: &Path) -> OsString {
    let mut option = OsString::from(name);
    option.push(path);
    option
}
