// The entry for browsers and bundlers with `new URL(…, import.meta.url)` and top-level `await`. It fetches
// the wasm from the same folder, a quarter smaller than inside a script.
import init from "./tilewise.js";

const response = await fetch(new URL("./tilewise.wasm", import.meta.url));
if (!response.ok) {
  throw new Error(`tilewise-wasm: ${response.url} can’t be had (${response.status})`);
}
await init({ module_or_path: response });

export * from "./functions.js";
