// Starts the page. `cargo xtask` bundles this with its imports into one file.
import "./compile.js";
import start from "./tilewise-app.js";
import { loadOffline } from "./device.js";
import { load } from "./parts.js";
import { applyPreferences } from "./preferences.js";

// A host may forbid the inline script.
if (!globalThis.early) applyPreferences();
globalThis.early ??= {};

// An embedded page needs `frame.js` before the start.
if (document.documentElement.dataset.embed) await import("../frame.js");

globalThis.early.isStarted = true;
const started = start();
started.catch(() => globalThis.early.showLoadError?.());
// A link in the document would delay this script until the styles are loaded.
if (IS_RELEASE) load("result.css").catch(() => {});
// In a frame, offline use is up to the embedding page.
if (IS_RELEASE && self === top) loadOffline(started);
