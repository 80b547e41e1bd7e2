// The entry for Node and similar runtimes. It reads the wasm from the same folder synchronously, so `require`
// works too.
import { readFileSync } from "node:fs";
import { initSync } from "./tilewise.js";

initSync({ module: readFileSync(new URL("./tilewise.wasm", import.meta.url)) });

export * from "./functions.js";
