// For bundlers that don't follow `new URL(…, import.meta.url)`: brings the wasm along.
import { bytes } from "./bytes.js";
import init from "./wasm.js";

await init({ module_or_path: bytes });

export * from "./face.js";
