// Functions whose wasm loads on first use: discards, riichi, MCR, events, penalty books and games.
import { fileOf, refusal, toJson } from "./answer.js";
import * as discards from "./discards.js";
import * as events from "./events.js";
import * as games from "./game.js";
import * as mcr from "./mcr.js";
import * as penalties from "./penalties.js";
import * as riichi from "./riichi.js";
import { scoring } from "./score.js";

/** Events that only penalty books rule on. */
const PENALTIES = ["foul", "exhaustive-draw", "hanchan"];

/** All functions of the package. `get` loads a wasm file by its name; `getNow`, if given, loads it synchronously. */
export function lazy(get, getNow) {
  const eventFile = initOnce(events, () => get("events"));
  const penaltyFile = initOnce(penalties, () => get("penalties"));
  const files = [["discards", discards], ["riichi", riichi], ["mcr", mcr], ["game", games]];
  const [discardFile, riichiFile, mcrFile, gameFile] = files.map(([name, wasm]) =>
    initOnce(wasm, () => get(name), getNow && (() => getNow(name))),
  );
  const own = { riichi: riichiFile, mcr: mcrFile };
  const { rulingOf, ...scores } = scoring(discardFile.now, { riichi: own.riichi.now, mcr: own.mcr.now });
  return {
    ...scores,
    load: async (name) => {
      if (name === "discards") return void (await discardFile());
      if (name === "game") return void (await gameFile());
      const file = fileOf(name);
      if (file !== undefined) await own[file]();
      if ((file === undefined || file !== name) && !scores.rulesets().some(({ key }) => key === name)) {
        const names = ["discards", "game", ...Object.keys(own)].map((name) => `"${name}"`).join(", ");
        throw new Error(`tilewise-wasm: there is no ${JSON.stringify(name)} to load: name one of ${names} or a rule set`);
      }
    },
    event: async (request) => {
      const text = toJson(request);
      if (typeof text !== "string") return text;
      const json = JSON.parse(text);
      const file = json?.event === "foul" ? undefined : fileOf(json?.ruleset);
      if (file !== undefined) {
        await own[file]();
        return rulingOf(file, text);
      }
      const isPenalty = PENALTIES.includes(json?.event);
      const rule = isPenalty ? (await penaltyFile()).penalty : (await eventFile()).ruling;
      return rule(text);
    },
    game: (log) => {
      const wasm = gameFile.now();
      if (wasm === undefined) {
        return refusal("not-loaded", "games lie in a file of their own: await load(\"game\") once, then ask again");
      }
      const text = toJson(log, wasm.longestGame());
      return typeof text === "string" ? wasm.game(text) : text;
    },
    penaltyBooks: async () => (await penaltyFile()).penaltyBooks(),
  };
}

/**
 * A wasm file that is initialized once; after a failure the next call tries again. `now` returns the module if
 * it is loaded or can be loaded synchronously.
 */
function initOnce(wasm, get, getNow) {
  let loading;
  let isLoaded = false;
  const load = async () => {
    await wasm.default({ module_or_path: await get() });
    isLoaded = true;
    return wasm;
  };
  const whenLoaded = () =>
    (loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    }));
  whenLoaded.now = () => {
    if (!isLoaded && getNow) {
      wasm.initSync({ module: getNow() });
      isLoaded = true;
    }
    return isLoaded ? wasm : undefined;
  };
  return whenLoaded;
}
