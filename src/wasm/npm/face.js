// What every entry of the package exports: plain objects in, plain objects out. Nothing throws.
import * as wasm from "./wasm.js";

const refusal = (message) => ({ ok: false, errors: [{ code: "bad-request", message }] });

function answer(ask, request) {
  let text;
  try {
    text = JSON.stringify(request);
  } catch {
    // It contains itself, or throws when it is looked at.
  }
  if (typeof text !== "string") {
    return refusal("the request can't be written as JSON: pass a plain object");
  }
  const longest = wasm.longest();
  if (text.length > longest) {
    return refusal(
      `a request of ${text.length} characters is too long: send at most ${longest} bytes`,
    );
  }
  return JSON.parse(ask(text));
}

export const score = (request) => answer(wasm.score, request);
export const waits = (request) => answer(wasm.waits, request);
export const event = (request) => answer(wasm.event, request);
export const rulesets = () => JSON.parse(wasm.rulesets());
export const penaltyBooks = () => JSON.parse(wasm.penaltyBooks());
