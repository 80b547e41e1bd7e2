// Loads the parts of the program. `cargo xtask` writes `__wasm_split.js`, which names the files of each chunk.
import { initSync } from "./tilewise-app.js";

/** Parts that are loaded or being loaded, by file. */
const parts = {};
/** Files that couldn't be loaded. The next attempt bypasses the cache, which may contain a wrong response. */
const failed = new Set();

async function instantiate(file) {
  const options = failed.has(file) ? { cache: "reload" } : {};
  const response = fetch(new URL(`${file}.wasm`, import.meta.url), options);
  const program = initSync();
  // Merged parts import from `program`.
  return WebAssembly.instantiateStreaming(response, { __wasm_split: program, program });
}

function load(file) {
  parts[file] ??= instantiate(file).catch((error) => {
    failed.add(file);
    delete parts[file];
    throw error;
  });
  return parts[file];
}

/** Returns a function that loads the files of a chunk and calls the program back. */
export function loader(files) {
  return async (callback, data) => {
    const loads = await Promise.allSettled(files.map(load));
    const { reason } = loads.find(({ status }) => status === "rejected") ?? {};
    if (reason) console.error(reason);
    initSync().__indirect_function_table.get(callback)(data, !reason);
  };
}
