// How long a call of the npm package takes in Node, from a plain object to a plain object: the median
// over many different hands, in the quietest of some rounds, since whatever else the machine does only
// adds to it; and how long it takes to have the report before it is completed. `node bench.mjs <package> <
// requests`, one request a line.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]);
const { score } = await import(pathToFileURL(`${folder}/node.js`).href);
const wasm = await import(pathToFileURL(`${folder}/tilewise.js`).href);
const lines = readFileSync(0, "utf8").trim().split("\n");
const requests = lines.map((line) => JSON.parse(line));

const ways = {
  "a call": score,
  "not completed": (request) => wasm.score(JSON.stringify(request)),
};

/** Microseconds of each call, in order of length. */
function times(requests, way) {
  const each = requests.map((request) => {
    const start = process.hrtime.bigint();
    way(request);
    return Number(process.hrtime.bigint() - start) / 1000;
  });
  return each.sort((one, other) => one - other);
}

const ROUNDS = 9;
for (const way of Object.values(ways)) times(requests, way); // Until the engine has compiled everything.
const books = new Set(requests.map((one) => one.ruleset));
for (const book of books) {
  const ofBook = requests.filter((one) => one.ruleset === book);
  const part = (part) => (sorted) => sorted[Math.floor(part * sorted.length)];
  for (const [name, way] of Object.entries(ways)) {
    const rounds = Array.from({ length: ROUNDS }, () => times(ofBook, way));
    const [best, worst] = [Math.min, Math.max].map((most) => most(...rounds.map(part(0.5))).toFixed(1));
    const label = `${book.padEnd(16)} ${name.padEnd(13)}`;
    console.log(`  ${label} median ${best} µs in the quietest of ${ROUNDS} rounds, ${worst} in the loudest`);
  }
}
