// Starts the page. `cargo xtask` joins this with what it imports into one file.
import "./compile.js";
import start from "./tilewise-app.js";
import { keep } from "./device.js";

// In a page of a club, what makes it a part of that page comes before it begins.
if (document.documentElement.dataset.embed) await import("../frame.js");

// Where a host forbids the script that stands in the page, nothing is there to say it.
globalThis.early ??= {};
globalThis.early.isStarted = true;
const started = start();
started.catch(() => globalThis.early.fail?.());
// In a frame, all that is the affair of the page around it.
if (IS_RELEASE && self === top) keep(started);
