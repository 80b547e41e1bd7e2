// What comes when it is asked for the first time: events, and the penalty books.
import { written } from "./answer.js";
import * as events from "./events.js";
import * as penalties from "./penalties.js";

/** The events on which the penalty books rule, and no other book. */
const PENALTIES = ["foul", "exhaustive-draw", "hanchan"];

/** `event` and `penaltyBooks`, given how to get the wasm of each. */
export function lazy(getEvents, getPenalties) {
  const [ruling, penalty] = [begun(events, getEvents), begun(penalties, getPenalties)];
  return {
    event: async (request) => {
      const text = written(request);
      if (typeof text !== "string") return text;
      // What counts is what was written, not what the object says when it is asked once more.
      const isPenalty = PENALTIES.includes(JSON.parse(text)?.event);
      const ask = isPenalty ? (await penalty()).penalty : (await ruling()).ruling;
      return ask(text);
    },
    penaltyBooks: async () => (await penalty()).penaltyBooks(),
  };
}

/** A wasm file that begins once; where it couldn't be had, the next call asks for it again. */
function begun(wasm, get) {
  let beginning;
  const begin = async () => {
    await wasm.default({ module_or_path: await get() });
    return wasm;
  };
  return () =>
    (beginning ??= begin().catch((error) => {
      beginning = undefined;
      throw error;
    }));
}
