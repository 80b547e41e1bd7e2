// What stands in the page itself, in its head. `cargo xtask` joins this with what it imports, and puts
// the words of the first paint before it.
import { look } from "./look.js";
import { keep } from "./kept.js";
import { place } from "./place.js";

look();
globalThis.early = { ...keep(), place };
