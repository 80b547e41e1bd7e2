// How long a call of the npm package takes in Node, from a plain object to a plain object: the median
// over many different hands. `node bench.mjs <package> < requests`, one request a line.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2] ?? "../../dist/npm");
const { score } = await import(pathToFileURL(`${folder}/node.js`).href);
const lines = readFileSync(0, "utf8").trim().split("\n");
const requests = lines.map((line) => JSON.parse(line));

/** Microseconds of each call, in order of length. */
function times(requests) {
  const each = requests.map((request) => {
    const start = process.hrtime.bigint();
    score(request);
    return Number(process.hrtime.bigint() - start) / 1000;
  });
  return each.sort((one, other) => one - other);
}

times(requests); // Until the engine has compiled everything.
const books = new Set(requests.map((one) => one.ruleset));
for (const book of books) {
  const sorted = times(requests.filter((one) => one.ruleset === book));
  const at = (part) => sorted[Math.floor(part * sorted.length)].toFixed(1).padStart(8);
  console.log(`  ${book.padEnd(16)} median ${at(0.5)} µs, 90 of 100 within ${at(0.9)} µs`);
}
