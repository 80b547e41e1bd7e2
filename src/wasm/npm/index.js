// The entry for browsers, with or without a bundler. The wasm is inside a script, so neither `fetch` nor
// top-level `await` is needed.
import { bytes } from "./tilewise.bytes.js";
import { initSync } from "./tilewise.js";

initSync({ module: bytes });

export * from "./functions.js";
