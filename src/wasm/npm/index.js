// The entry for browsers, with or without a bundler. The wasm is inside the scripts, so neither `fetch` nor
// top-level `await` is needed.
import { bytes } from "./hands.bytes.js";
import { initSync } from "./hands.js";
import { lazy } from "./lazy.js";

const FILES = {
  discards: () => import("./discards.bytes.js"),
  events: () => import("./events.bytes.js"),
  game: () => import("./game.bytes.js"),
  mcr: () => import("./mcr.bytes.js"),
  penalties: () => import("./penalties.bytes.js"),
  riichi: () => import("./riichi.bytes.js"),
};

initSync({ module: bytes });

export const { discards, event, game, load, penaltyBooks, rulesets, score, waits } = lazy(
  async (name) => (await FILES[name]()).bytes,
);
