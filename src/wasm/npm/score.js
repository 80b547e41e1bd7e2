// Hands: those of riichi once its file is there, those of all other rule sets from the beginning.
import { isRiichi, refusal, written } from "./answer.js";
import * as hands from "./hands.js";
import { completing } from "./whole.js";

/** A refusal of what would have to be loaded before. */
const notLoaded = (message, at) => refusal("not-loaded", message, at);

/**
 * `score`, `waits`, `discards` and `rulesets`, given the wasm of discards and that of riichi as soon as
 * they are there.
 */
export function scoring(discarding, riichi) {
  const own = complete(hands);
  let other;

  /** Asks the wasm of riichi about riichi, else `others` in its own way. */
  const answer = (request, ask, others = (text) => ask(own, text)) => {
    const text = written(request);
    if (typeof text !== "string") return text;
    // What counts is what was written, not what the object says when it is asked once more.
    if (!text.includes('"ruleset":"riichi-') || !isRiichi(JSON.parse(text).ruleset)) {
      return others(text);
    }
    const wasm = riichi();
    if (wasm === undefined) {
      const message = "riichi lies in a file of its own: await load(\"riichi\") once, then ask again";
      return notLoaded(message, "ruleset");
    }
    return ask((other ??= complete(wasm)), text);
  };

  return {
    score: (request) => answer(request, ({ wasm, whole }, text) => whole(wasm.score(text))),
    waits: (request) =>
      answer(request, ({ wasm, whole }, text) => {
        const report = wasm.waits(text);
        for (const { self_draw, discard, declared } of report.waits ?? []) {
          for (const won of [self_draw, discard, declared?.self_draw, declared?.discard]) {
            if (won) whole(won);
          }
        }
        return report;
      }),
    discards: (request) =>
      answer(
        request,
        ({ wasm }, text) => wasm.discards(text),
        (text) =>
          discarding()?.discards(text) ??
          notLoaded("discards lie in a file of their own: await load(\"discards\") once, then ask again"),
      ),
    /** What riichi says of an event, once its file is there; the hands of winners are whole. */
    rulingOfRiichi: (text) => {
      const { wasm, whole } = (other ??= complete(riichi()));
      const report = wasm.ruling(text);
      report.hands?.forEach((one) => whole(one.score));
      return report;
    },
    rulesets: () => [hands, riichi()].flatMap((wasm) => wasm?.rulesets() ?? []),
  };
}

/** A wasm file, and what makes its reports whole. */
const complete = (wasm) => ({ wasm, whole: completing(() => wasm.rulesets()) });
