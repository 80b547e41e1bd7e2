// The inline script in the head of the page. `cargo xtask` bundles it with its imports and prepends the words of the
// first paint.
import { applyPreferences } from "./preferences.js";
import { startReplay } from "./event_replay.js";
import { showLoadError, watchStart } from "./failed.js";
import { showShell } from "./shell.js";

applyPreferences();
// The program calls `showLoadError` if a required part can't be loaded.
globalThis.early = { ...startReplay(), showShell, showLoadError };
watchStart();
