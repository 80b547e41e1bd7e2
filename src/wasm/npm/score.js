// Hands: those of riichi once its file is there, those of all other rule sets from the beginning.
import { isRiichi, refusal, written } from "./answer.js";
import * as hands from "./hands.js";
import { completing } from "./whole.js";

/** `score`, `waits`, `discards` and `rulesets`, given the wasm of riichi as soon as it is there. */
export function scoring(riichi) {
  const own = complete(hands);
  let other;

  const answer = (request, ask) => {
    const text = written(request);
    if (typeof text !== "string") return text;
    // What counts is what was written, not what the object says when it is asked once more.
    if (!text.includes('"ruleset":"riichi-') || !isRiichi(JSON.parse(text).ruleset)) {
      return ask(own, text);
    }
    const wasm = riichi();
    if (wasm === undefined) {
      const message = "riichi lies in a file of its own: await load(\"riichi\") once, then ask again";
      return refusal("not-loaded", message, "ruleset");
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
    discards: (request) => answer(request, ({ wasm }, text) => wasm.discards(text)),
    rulesets: () => [hands, riichi()].flatMap((wasm) => wasm?.rulesets() ?? []),
  };
}

/** A wasm file, and what makes its reports whole. */
const complete = (wasm) => ({ wasm, whole: completing(() => wasm.rulesets()) });
