// Hands: those of riichi and MCR once their files are there, those of all other rule sets from the
// beginning.
import { fileOf, mayBeOwn, refusal, written } from "./answer.js";
import * as hands from "./hands.js";
import { completing } from "./whole.js";

/** A refusal of what would have to be loaded before. */
const notLoaded = (message, at) => refusal("not-loaded", message, at);

/**
 * `score`, `waits`, `discards` and `rulesets`, given the wasm of discards and those of rule sets with a
 * file of their own, by its name, as soon as they are there.
 */
export function scoring(discarding, files) {
  const first = complete(hands);
  const here = {};

  /** Asks the wasm of a rule set that has its own, else `others` in its own way. */
  const answer = (request, ask, others = (text) => ask(first, text)) => {
    const text = written(request);
    if (typeof text !== "string") return text;
    // What counts is what was written, not what the object says when it is asked once more.
    const file = mayBeOwn(text) ? fileOf(JSON.parse(text).ruleset) : undefined;
    if (file === undefined) return others(text);
    const wasm = files[file]();
    if (wasm === undefined) {
      const message = `${file} lies in a file of its own: await load("${file}") once, then ask again`;
      return notLoaded(message, "ruleset");
    }
    return ask((here[file] ??= complete(wasm)), text);
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
    /** What the rule set of a file says of an event, once it is there; the hands of winners are whole. */
    rulingOf: (file, text) => {
      const { wasm, whole } = (here[file] ??= complete(files[file]()));
      const report = wasm.ruling(text);
      report.hands?.forEach((one) => whole(one.score));
      return report;
    },
    rulesets: () => [hands, ...Object.values(files).map((now) => now())].flatMap((wasm) => wasm?.rulesets() ?? []),
  };
}

/** A wasm file, and what makes its reports whole. */
const complete = (wasm) => ({ wasm, whole: completing(() => wasm.rulesets()) });
