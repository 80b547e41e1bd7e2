// Loads the parts of the program, wasm files and their styles. `cargo xtask` writes `__wasm_split.js`, which names the
// files of each chunk.
import { initSync } from "./tilewise-app.js";

/** Files that are loaded or being loaded. */
const files = {};
/** Files that couldn't be loaded. The next attempt bypasses the cache, which may contain a wrong response. */
const failed = new Set();

async function instantiate(address, options) {
  const program = initSync();
  // Merged parts import from `program`.
  return WebAssembly.instantiateStreaming(fetch(address, options), { __wasm_split: program, program });
}

async function linkStyles(address, options) {
  // A damaged copy in the cache is replaced by this one.
  if (options.cache) await fetch(address, options);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`cannot load ${address}`));
    document.body.append(link);
  }).catch((error) => {
    link.remove();
    throw error;
  });
}

/** Loads a file of the program's folder, once. */
export function load(file) {
  const options = failed.has(file) ? { cache: "reload" } : {};
  const address = new URL(file, import.meta.url).href;
  const loadFile = file.endsWith(".css") ? linkStyles : instantiate;
  files[file] ??= loadFile(address, options).catch((error) => {
    failed.add(file);
    delete files[file];
    throw error;
  });
  return files[file];
}

/** Returns a function that loads the files of a chunk and calls the program back. */
export function loader(names) {
  return async (callback, data) => {
    const loads = await Promise.allSettled(names.map(load));
    const { reason } = loads.find(({ status }) => status === "rejected") ?? {};
    if (reason) console.error(reason);
    initSync().__indirect_function_table.get(callback)(data, !reason);
  };
}
