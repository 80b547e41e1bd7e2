// The entry for browsers and bundlers with `new URL(…, import.meta.url)` and top-level `await`. It fetches
// the wasm from the same folder, a quarter smaller than inside a script.
import init from "./hands.js";
import { lazy } from "./lazy.js";

// Bundlers only recognize the literal form.
const URLS = {
  hands: () => new URL("./hands.wasm", import.meta.url),
  discards: () => new URL("./discards.wasm", import.meta.url),
  events: () => new URL("./events.wasm", import.meta.url),
  game: () => new URL("./game.wasm", import.meta.url),
  mcr: () => new URL("./mcr.wasm", import.meta.url),
  penalties: () => new URL("./penalties.wasm", import.meta.url),
  riichi: () => new URL("./riichi.wasm", import.meta.url),
};

async function fetchWasm(name) {
  const response = await fetch(URLS[name]());
  if (!response.ok) {
    throw new Error(`tilewise-wasm: ${response.url} can’t be had (${response.status})`);
  }
  return response;
}

await init({ module_or_path: await fetchWasm("hands") });

export const { discards, event, game, load, penaltyBooks, rulesets, score, waits } = lazy(fetchWasm);
