// What comes when it is asked for the first time: discards, riichi, MCR, events, the penalty books, and games.
import { fileOf, refusal, written } from "./answer.js";
import * as discards from "./discards.js";
import * as events from "./events.js";
import * as games from "./game.js";
import * as mcr from "./mcr.js";
import * as penalties from "./penalties.js";
import * as riichi from "./riichi.js";
import { scoring } from "./score.js";

/** The events on which the penalty books rule, and no other book. */
const PENALTIES = ["foul", "exhaustive-draw", "hanchan"];

/**
 * All functions of the package, given how to get each wasm file by its name; and how to get it at once,
 * where that can be.
 */
export function lazy(get, getNow) {
  const ruling = begun(events, () => get("events"));
  const penalty = begun(penalties, () => get("penalties"));
  const files = [["discards", discards], ["riichi", riichi], ["mcr", mcr], ["game", games]];
  const [discarding, riichiHands, mcrHands, wholeGames] = files.map(([name, wasm]) =>
    begun(wasm, () => get(name), getNow && (() => getNow(name))),
  );
  const own = { riichi: riichiHands, mcr: mcrHands };
  const { rulingOf, ...scores } = scoring(discarding.now, { riichi: own.riichi.now, mcr: own.mcr.now });
  return {
    ...scores,
    load: async (what) => {
      if (what === "discards") return void (await discarding());
      if (what === "game") return void (await wholeGames());
      const file = fileOf(what);
      if (file !== undefined) await own[file]();
      if ((file === undefined || file !== what) && !scores.rulesets().some(({ key }) => key === what)) {
        const known = ["discards", "game", ...Object.keys(own)].map((name) => `"${name}"`).join(", ");
        throw new Error(`tilewise-wasm: there is no ${JSON.stringify(what)} to load: name one of ${known} or a rule set`);
      }
    },
    event: async (request) => {
      const text = written(request);
      if (typeof text !== "string") return text;
      const json = JSON.parse(text);
      const file = json?.event === "foul" ? undefined : fileOf(json?.ruleset);
      if (file !== undefined) {
        await own[file]();
        return rulingOf(file, text);
      }
      const isPenalty = PENALTIES.includes(json?.event);
      const ask = isPenalty ? (await penalty()).penalty : (await ruling()).ruling;
      return ask(text);
    },
    game: (log) => {
      const wasm = wholeGames.now();
      if (wasm === undefined) {
        return refusal("not-loaded", "games lie in a file of their own: await load(\"game\") once, then ask again");
      }
      const text = written(log, wasm.longestGame());
      return typeof text === "string" ? wasm.game(text) : text;
    },
    penaltyBooks: async () => (await penalty()).penaltyBooks(),
  };
}

/**
 * A wasm file that begins once; where it couldn't be had, the next call asks for it again. `now` is the
 * file if it is there or can be had at once.
 */
function begun(wasm, get, getNow) {
  let beginning;
  let isThere = false;
  const begin = async () => {
    await wasm.default({ module_or_path: await get() });
    isThere = true;
    return wasm;
  };
  const whenThere = () =>
    (beginning ??= begin().catch((error) => {
      beginning = undefined;
      throw error;
    }));
  whenThere.now = () => {
    if (!isThere && getNow) {
      wasm.initSync({ module: getNow() });
      isThere = true;
    }
    return isThere ? wasm : undefined;
  };
  return whenThere;
}
