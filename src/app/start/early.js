// The inline script in the head of the page. `cargo xtask` bundles it with its imports and prepends the words of the
// first paint.
import { queueClicks } from "./click_queue.js";
import { watchProgram } from "./crash.js";
import { watchStart, showLoadError } from "./failed.js";
import { applyPreferences } from "./preferences.js";
import { showShell } from "./shell.js";

applyPreferences();
globalThis.early = { ...queueClicks(), ...watchProgram(), showShell, showLoadError };
watchStart();
