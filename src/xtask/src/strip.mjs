// Takes what the linker left for the splitter out of a wasm file: `node strip.mjs <wasm> <stripped>`.
import { readFileSync, writeFileSync } from "node:fs";

const [from, to] = process.argv.slice(2);
const bytes = readFileSync(from);

/** The number at a place, and the place behind it: LEB128. */
function number(at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value >>> 0, at];
  }
}

const kept = [bytes.subarray(0, 8)];
for (let at = 8; at < bytes.length; ) {
  const [length, body] = number(at + 1);
  const end = body + length;
  let name = "";
  if (bytes[at] === 0) {
    const [letters, begin] = number(body);
    name = bytes.toString("utf8", begin, begin + letters);
  }
  if (name !== "linking" && !name.startsWith("reloc.")) kept.push(bytes.subarray(at, end));
  at = end;
}
writeFileSync(to, Buffer.concat(kept));
