// An empty project into which the package was installed, as somebody else would.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The top folder of this repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

const dist = resolve(process.env.TILEWISE_TEST_DIST ?? join(root, "dist"));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";

/** Runs a program in a folder; what it prints. */
export function run(folder, program, ...words) {
  return execFileSync(program, words, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: program.endsWith(".cmd"),
    maxBuffer: 1 << 28,
  });
}

/**
 * The examples of the tests, as `cargo test` has built them: each with its name and where it is. Of
 * one package alone they would be built anew, since other packages ask for other features.
 */
export function examples(...names) {
  const words = ["build", "--quiet", "--workspace", "--message-format", "json"];
  const messages = run(root, "cargo", ...words, ...names.flatMap((name) => ["--example", name]));
  const built = messages.trim().split("\n").map((line) => JSON.parse(line));
  return Object.fromEntries(built.filter(({ executable }) => executable).map(({ target, executable }) => [target.name, executable]));
}

/** Packs and installs: `folder`, `files` by name and size as npm lists them, and `remove`. */
export function install() {
  const folder = mkdtempSync(join(tmpdir(), "tilewise-npm-"));
  const [packed] = JSON.parse(
    run(join(dist, "npm"), npm, "pack", "--json", "--pack-destination", folder),
  );
  const project = join(folder, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "private": true }\n');
  run(project, npm, "install", "--offline", "--no-audit", "--no-fund", join("..", packed.filename));
  return {
    folder: project,
    files: packed.files.map(({ path, size }) => ({ path, size })),
    version: packed.version,
    write: (name, text) => writeFileSync(join(project, name), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
