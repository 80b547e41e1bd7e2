// Prints the size of each named file after brotli at its best quality, which is Node's default.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

for (const path of process.argv.slice(2)) {
  const bytes = readFileSync(path);
  // As `compress.mjs` writes it.
  // Programs pack as fonts do: the distances within them are short and alike.
  const mode = path.endsWith(".wasm") ? constants.BROTLI_MODE_FONT : constants.BROTLI_MODE_GENERIC;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_MODE]: mode };
  console.log(brotliCompressSync(bytes, { params }).length);
}
