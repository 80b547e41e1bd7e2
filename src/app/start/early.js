// What stands in the page itself, in its head. `cargo xtask` joins this with what it imports, and puts
// the words of the first paint before it.
import { look } from "./look.js";
import { keep } from "./kept.js";
import { sayFailed, watchStart } from "./failed.js";
import { place } from "./place.js";

look();
// What the program can't do without may fail to come later, too.
globalThis.early = { ...keep(), place, fail: sayFailed };
watchStart();
