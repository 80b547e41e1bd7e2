// Prints the size of each named file after brotli at its best quality, which is Node's default.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

for (const path of process.argv.slice(2)) {
  console.log(brotliCompressSync(readFileSync(path)).length);
}
