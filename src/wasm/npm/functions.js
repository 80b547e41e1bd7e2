// The functions of the package: a plain object in, a plain object out, without exceptions. A request is passed
// to the wasm as text, which is faster to read, a report is returned as an object.
import * as wasm from "./tilewise.js";

export const score = (request) => answer(request, (text) => complete(wasm.score(text)));

export const waits = (request) =>
  answer(request, (text) => {
    const report = wasm.waits(text);
    for (const { self_draw, discard, declared } of report.waits ?? []) {
      for (const win of [self_draw, discard, declared?.self_draw, declared?.discard]) {
        if (win) complete(win);
      }
    }
    return report;
  });

export const discards = (request) => answer(request, wasm.discards);

export const event = async (request) => answer(request, wasm.event);

export const game = (log) => answer(log, wasm.game, wasm.longestGame());

export const club = (log) => answer(log, wasm.club, wasm.longestGame());

export const rulesets = () => wasm.rulesets();

export const penaltyBooks = async () => wasm.penaltyBooks();

/** Formerly loaded a part of the package. */
export const load = async () => {};

/** The report on a request, or an error report if the request can't be written as JSON. */
function answer(request, call, limit = wasm.longest()) {
  let text;
  try {
    if (hasBytes(request)) {
      return refusal("the request is made of bytes: pass what JSON.parse(new TextDecoder().decode(bytes)) gives");
    }
    text = JSON.stringify(request);
  } catch {
    // The request is circular or has a getter that throws.
  }
  if (typeof text !== "string") return refusal("the request can’t be written as JSON: pass a plain object");
  if (text.length > limit) {
    return refusal(`a request of ${text.length} characters is too long: send at most ${limit} bytes`);
  }
  return call(text);
}

const refusal = (message) => ({ ok: false, errors: [{ code: "bad-request", message }] });

/** Whether the value is or contains an array of bytes, which JSON would write number by number. */
function hasBytes(request) {
  if (ArrayBuffer.isView(request)) return true;
  return request !== null && typeof request === "object" && Object.values(request).some(ArrayBuffer.isView);
}

// Data that is the same for every hand stays in JavaScript. The wasm sends only options that differ from the
// rule set and, for each element in order, why it doesn't count: 0 for one that counts, 1 and 2 for these words,
// the key of the element that includes it, or in a list the key of the element that uses its sets.
const REASONS = ["", "not-met", "switched-off"];

let commonParts;

/** Adds to the report on a hand what is the same for every hand of its rule set. */
function complete(report) {
  if (!report.ok) return report;
  commonParts ??= new Map(
    wasm.rulesets().map(({ key, elements, options }) => {
      const defaults = options.map((option) => [option.key, option.default]);
      return [key, { elements, options: Object.fromEntries(defaults) }];
    }),
  );
  const { elements, options } = commonParts.get(report.ruleset);
  report.options = { ...options, ...report.options };
  const rejected = [];
  report.rejected.forEach((why, place) => {
    if (typeof why === "string") {
      rejected.push(rejection(elements[place], "included-in", why));
    } else if (Array.isArray(why)) {
      rejected.push(rejection(elements[place], "account-once", why[0]));
    } else if (why > 0) {
      rejected.push(rejection(elements[place], REASONS[why]));
    }
  });
  report.rejected = rejected;
  return report;
}

/** Why an element doesn't count. An object spread would take several times as long. */
function rejection({ key, name, chinese, japanese, romaji, clause }, why, by) {
  let rejected;
  if (japanese !== undefined) rejected = { key, name, japanese, romaji, clause, why };
  else if (chinese !== undefined) rejected = { key, name, chinese, clause, why };
  else rejected = { key, name, clause, why };
  if (by !== undefined) rejected.by = by;
  return rejected;
}
