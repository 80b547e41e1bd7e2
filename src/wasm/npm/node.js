// For Node and what is like it: reads the wasm that lies beside this file, at once, so that
// `require` can load it too.
import { readFileSync } from "node:fs";
import { initSync } from "./wasm.js";

initSync({ module: readFileSync(new URL("./tilewise.wasm", import.meta.url)) });

export * from "./face.js";
