// Writes each named file once more as .br and as .gz, where that is smaller.
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

for (const path of process.argv.slice(2)) {
  const bytes = readFileSync(path);
  // Programs pack as fonts do: the distances within them are short and alike.
  const mode = path.endsWith(".wasm") ? constants.BROTLI_MODE_FONT : constants.BROTLI_MODE_GENERIC;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_MODE]: mode };
  const packed = {
    br: brotliCompressSync(bytes, { params }),
    gz: gzipSync(bytes, { level: 9 }),
  };
  for (const [ending, smaller] of Object.entries(packed)) {
    if (smaller.length < bytes.length) writeFileSync(`${path}.${ending}`, smaller);
  }
}
