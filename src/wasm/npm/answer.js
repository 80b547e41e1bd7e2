// Requests to one of the wasm files: a plain object in, a plain object out, without exceptions. A request is
// passed as text, which is faster to read, a report as an object.
import { longest } from "./hands.js";

/** A report with an error. */
export const refusal = (code, message, at) => ({ ok: false, errors: [at ? { code, message, at } : { code, message }] });

/** Whether the value is or contains an array of bytes, which JSON would write number by number. */
function hasBytes(request) {
  if (ArrayBuffer.isView(request)) return true;
  return request !== null && typeof request === "object" && Object.values(request).some(ArrayBuffer.isView);
}

/** The request as JSON, or an error report. */
export function toJson(request, limit = longest()) {
  let text;
  try {
    if (hasBytes(request)) {
      const message = "the request is made of bytes: pass what JSON.parse(new TextDecoder().decode(bytes)) gives";
      return refusal("bad-request", message);
    }
    text = JSON.stringify(request);
  } catch {
    // The request is circular or has a getter that throws.
  }
  if (typeof text !== "string") {
    return refusal("bad-request", "the request can’t be written as JSON: pass a plain object");
  }
  if (text.length > limit) {
    const message = `a request of ${text.length} characters is too long: send at most ${limit} bytes`;
    return refusal("bad-request", message);
  }
  return text;
}

/** Rule sets with their own wasm files. The file name is the first word of the key. */
const OWN_FILES = ["riichi", "mcr"];

/**
 * The wasm file of a rule set that has its own. The first word without the rest is rejected there, with a list
 * of keys.
 */
export const fileOf = (key) =>
  typeof key === "string" ? OWN_FILES.find((file) => key === file || key.startsWith(`${file}-`)) : undefined;

/** Whether a text may name a rule set with its own file; false positives are possible. */
export const mayHaveOwnFile = (text) => OWN_FILES.some((file) => text.includes(`"ruleset":"${file}`));
