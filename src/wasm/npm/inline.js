// For bundlers that don't follow `new URL(…, import.meta.url)`: brings the wasm along.
import { bytes } from "./hands.bytes.js";
import init from "./hands.js";
import { lazy } from "./lazy.js";

const FILES = {
  discards: () => import("./discards.bytes.js"),
  events: () => import("./events.bytes.js"),
  game: () => import("./game.bytes.js"),
  mcr: () => import("./mcr.bytes.js"),
  penalties: () => import("./penalties.bytes.js"),
  riichi: () => import("./riichi.bytes.js"),
};

await init({ module_or_path: bytes });

export const { discards, event, game, load, penaltyBooks, rulesets, score, waits } = lazy(
  async (name) => (await FILES[name]()).bytes,
);
