// Prints the size of each named file after brotli at its best quality, which is Node's default.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

for (const path of process.argv.slice(2)) {
  const bytes = readFileSync(path);
  // As `compress.mjs` writes it.
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  console.log(brotliCompressSync(bytes, { params }).length);
}
