// For Node and what is like it: reads the wasm that lies beside this file, at once, so that
// `require` can load it too.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { initSync } from "./hands.js";
import { lazy } from "./lazy.js";

initSync({ module: readFileSync(new URL("./hands.wasm", import.meta.url)) });

export * from "./score.js";
export const { event, penaltyBooks } = lazy(
  () => readFile(new URL("./events.wasm", import.meta.url)),
  () => readFile(new URL("./penalties.wasm", import.meta.url)),
);
