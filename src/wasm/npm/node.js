// The entry for Node and similar runtimes. It reads the wasm from the same folder synchronously, so `require`
// works too and `load` is optional.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { initSync } from "./hands.js";
import { lazy } from "./lazy.js";

const URLS = {
  hands: new URL("./hands.wasm", import.meta.url),
  discards: new URL("./discards.wasm", import.meta.url),
  events: new URL("./events.wasm", import.meta.url),
  game: new URL("./game.wasm", import.meta.url),
  mcr: new URL("./mcr.wasm", import.meta.url),
  penalties: new URL("./penalties.wasm", import.meta.url),
  riichi: new URL("./riichi.wasm", import.meta.url),
};

initSync({ module: readFileSync(URLS.hands) });

export const { discards, event, game, load, penaltyBooks, rulesets, score, waits } = lazy(
  (name) => readFile(URLS[name]),
  (name) => readFileSync(URLS[name]),
);
