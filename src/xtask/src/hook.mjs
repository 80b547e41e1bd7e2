// Runs a command of xtask for Trunk: with the very xtask that started Trunk, so that nothing which
// is set for the page's build reaches the build of xtask.
import { spawnSync } from "node:child_process";

const started = process.env.TILEWISE_XTASK;
const [program, ...first] = started ? [started] : ["cargo", "xtask"];
const { status } = spawnSync(program, [...first, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
