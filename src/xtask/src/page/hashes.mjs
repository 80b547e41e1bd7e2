// Prints the hash of each named file as a browser wants to be told it (subresource integrity).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

for (const path of process.argv.slice(2)) {
  console.log(`sha256-${createHash("sha256").update(readFileSync(path)).digest("base64")}`);
}
