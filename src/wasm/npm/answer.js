// A question to one of the wasm files: a plain object in, a plain object out. Nothing throws. A request
// crosses as a text, which is read in less time, a report as the object that it is.
import { longest } from "./hands.js";

const refusal = (message) => ({ ok: false, errors: [{ code: "bad-request", message }] });

/** A request as JSON, or the report that it is none. */
export function written(request) {
  let text;
  try {
    text = JSON.stringify(request);
  } catch {
    // It contains itself, or throws when it is looked at.
  }
  if (typeof text !== "string") {
    return refusal("the request can't be written as JSON: pass a plain object");
  }
  const most = longest();
  if (text.length > most) {
    return refusal(`a request of ${text.length} characters is too long: send at most ${most} bytes`);
  }
  return text;
}

/** The report on a request. */
export function answer(ask, request) {
  const text = written(request);
  return typeof text === "string" ? ask(text) : text;
}
