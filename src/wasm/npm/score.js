// Hands of all rule sets: riichi and MCR after their files are loaded, all others at once.
import { fileOf, mayHaveOwnFile, refusal, toJson } from "./answer.js";
import * as hands from "./hands.js";
import { reportCompleter } from "./whole.js";

/** An error report for a file that isn't loaded. */
const notLoaded = (message, at) => refusal("not-loaded", message, at);

/**
 * `score`, `waits`, `discards` and `rulesets`. `discardFile` returns the wasm for discards, `files` those of rule
 * sets with their own files, each only once it is loaded.
 */
export function scoring(discardFile, files) {
  const first = withCompletion(hands);
  const completed = {};

  /** Calls the wasm of a rule set with its own file, else `others`. */
  const answer = (request, call, others = (text) => call(first, text)) => {
    const text = toJson(request);
    if (typeof text !== "string") return text;
    // The rule set is read from the text, because a getter may return another value each time.
    const file = mayHaveOwnFile(text) ? fileOf(JSON.parse(text).ruleset) : undefined;
    if (file === undefined) return others(text);
    const wasm = files[file]();
    if (wasm === undefined) {
      const message = `${file} lies in a file of its own: await load("${file}") once, then ask again`;
      return notLoaded(message, "ruleset");
    }
    return call((completed[file] ??= withCompletion(wasm)), text);
  };

  return {
    score: (request) => answer(request, ({ wasm, completeReport }, text) => completeReport(wasm.score(text))),
    waits: (request) =>
      answer(request, ({ wasm, completeReport }, text) => {
        const report = wasm.waits(text);
        for (const { self_draw, discard, declared } of report.waits ?? []) {
          for (const win of [self_draw, discard, declared?.self_draw, declared?.discard]) {
            if (win) completeReport(win);
          }
        }
        return report;
      }),
    discards: (request) =>
      answer(
        request,
        ({ wasm }, text) => wasm.discards(text),
        (text) =>
          discardFile()?.discards(text) ??
          notLoaded("discards lie in a file of their own: await load(\"discards\") once, then ask again"),
      ),
    /** The ruling of a rule set file on an event, with complete reports of the winning hands. */
    rulingOf: (file, text) => {
      const { wasm, completeReport } = (completed[file] ??= withCompletion(files[file]()));
      const report = wasm.ruling(text);
      report.hands?.forEach((hand) => completeReport(hand.score));
      return report;
    },
    rulesets: () => [hands, ...Object.values(files).map((get) => get())].flatMap((wasm) => wasm?.rulesets() ?? []),
  };
}

/** A wasm file with the function that completes its reports. */
const withCompletion = (wasm) => ({ wasm, completeReport: reportCompleter(() => wasm.rulesets()) });
