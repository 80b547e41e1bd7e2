// For browsers, with a bundler or without: fetches the wasm that lies beside this file.
import init from "./wasm.js";

const response = await fetch(new URL("./tilewise.wasm", import.meta.url));
if (!response.ok) {
  throw new Error(`tilewise-wasm: ${response.url} can't be had (${response.status})`);
}
await init({ module_or_path: response });

export * from "./face.js";
