// A question to one of the wasm files: a plain object in, a plain object out. Nothing throws. A request
// crosses as a text, which is read in less time, a report as the object that it is.
import { longest } from "./hands.js";

/** A report that there is none. */
export const refusal = (code, message, at) => ({ ok: false, errors: [at ? { code, message, at } : { code, message }] });

/** Whether it is an array of bytes or holds one, which would be written number by number. */
function hasBytes(request) {
  if (ArrayBuffer.isView(request)) return true;
  return request !== null && typeof request === "object" && Object.values(request).some(ArrayBuffer.isView);
}

/** A request as JSON, or the report that it is none. */
export function written(request, most = longest()) {
  let text;
  try {
    if (hasBytes(request)) {
      const message = "the request is made of bytes: pass what JSON.parse(new TextDecoder().decode(bytes)) gives";
      return refusal("bad-request", message);
    }
    text = JSON.stringify(request);
  } catch {
    // It contains itself, or throws when it is looked at.
  }
  if (typeof text !== "string") {
    return refusal("bad-request", "the request can’t be written as JSON: pass a plain object");
  }
  if (text.length > most) {
    const message = `a request of ${text.length} characters is too long: send at most ${most} bytes`;
    return refusal("bad-request", message);
  }
  return text;
}

/** The rule sets that lie in files of their own: the file is the first word of their keys. */
const OWN_FILES = ["riichi", "mcr"];

/** The file of its own in which a rule set lies, if it does. A first word alone is refused there, with the keys. */
export const fileOf = (key) =>
  typeof key === "string" ? OWN_FILES.find((file) => key === file || key.startsWith(`${file}-`)) : undefined;

/** Whether a text may ask for one of them; who reads it knows. */
export const mayBeOwn = (text) => OWN_FILES.some((file) => text.includes(`"ruleset":"${file}`));
