// Starts the page. `cargo xtask` joins this with what it imports into one file.
import "./compile.js";
import start from "./tilewise-app.js";
import { keep } from "./device.js";
import { sayFailed } from "./failed.js";

// In a page of a club, what makes it a part of that page comes before it begins.
if (document.documentElement.dataset.embed) await import("../frame.js");

// What the program can't do without may fail to come later, too.
(globalThis.early ??= {}).fail = sayFailed;
const started = start();
started.catch(sayFailed);
// In a frame, all that is the affair of the page around it.
if (IS_RELEASE && self === top) keep(started);
