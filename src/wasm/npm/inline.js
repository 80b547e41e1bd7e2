// For bundlers that don't follow `new URL(…, import.meta.url)`: brings the wasm along.
import { bytes } from "./hands.bytes.js";
import init from "./hands.js";
import { lazy } from "./lazy.js";

await init({ module_or_path: bytes });

export * from "./score.js";
export const { event, penaltyBooks } = lazy(
  async () => (await import("./events.bytes.js")).bytes,
  async () => (await import("./penalties.bytes.js")).bytes,
);
