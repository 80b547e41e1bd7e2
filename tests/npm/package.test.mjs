// The npm package as somebody else gets it: packed, installed into an empty project, and used there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { examples, install, root, run } from "./project.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const tsc = join(here, "node_modules/typescript/bin/tsc");
const [node, npmFolder] = [process.execPath, "node_modules/tilewise-wasm"];

/** Book `hk-old-style-scoring`, first example: 5 fan by discard, 64 points for South. */
const example = JSON.stringify({
  ruleset: "hk-old-style",
  hand: {
    concealed: "2223s",
    melds: [
      { kind: "chow", tiles: "567s" },
      { kind: "pung", tiles: "777s" },
      { kind: "pung", tiles: "555z" },
    ],
    winning_tile: "1s",
  },
  win: { by: "discard", from: "W" },
  seat: "S",
  prevailing: "E",
});
const payments = '{"E":-16,"S":64,"W":-32,"N":-16}';

/** 4 han of yaku, 2 dora and 2 ura, so a baiman. */
const riichi = JSON.stringify({
  ruleset: "riichi-ema-2025",
  hand: { concealed: "34m234p234s66p789s", winning_tile: "2m", dora: ["1m", "1m"], ura: ["5p"] },
  win: { by: "discard", from: "E" },
  seat: "S",
  prevailing: "E",
  circumstances: ["riichi"],
});

describe("the npm package", () => {
  let project;
  before(() => {
    project = install();
  });
  after(() => project?.remove());

  /** Runs a script in the project; the lines that it prints. */
  const runs = (name, text) => {
    project.write(name, text);
    return run(project.folder, node, name).trim().split("\n");
  };

  /** Has TypeScript look at files of the project; what it says. */
  const complains = (options, ...files) => {
    try {
      run(project.folder, node, tsc, "--strict", "--noEmit", "--target", "es2022", ...options, ...files);
      return "";
    } catch (error) {
      return error.stdout || error.message;
    }
  };

  test("has what it needs and nothing else", () => {
    const names = project.files.map((file) => file.path);
    assert.deepEqual(names.sort(), [
      "LICENSE-APACHE",
      "LICENSE-MIT",
      "README.md",
      "fetch.js",
      "functions.js",
      "index.d.ts",
      "index.js",
      "inline.js",
      "node.js",
      "package.json",
      "third-party-notices.txt",
      "tilewise.bytes.js",
      "tilewise.js",
      "tilewise.wasm",
    ]);
    const manifest = JSON.parse(readFileSync(join(project.folder, npmFolder, "package.json"), "utf8"));
    const workspace = readFileSync(join(root, "Cargo.toml"), "utf8");
    assert.equal(manifest.version, workspace.match(/^version = "(.*)"$/m)[1]);
    assert.equal(manifest.license, "MIT OR Apache-2.0");
    for (const key of ["description", "homepage", "keywords", "repository"]) assert.ok(manifest[key], key);
  });

  for (const [entry, name, load] of [
    ["import", "main.mjs", 'import { event, load, score } from "tilewise-wasm";'],
    ["require", "main.cjs", 'const { event, load, score } = require("tilewise-wasm");'],
    ["import of what is inline", "inline.mjs", 'import { event, load, score } from "tilewise-wasm/inline";'],
  ]) {
    test(`scores a hand and rules on events in Node by ${entry}`, () => {
      const lines = runs(
        name,
        `${load}
        const events = [
          { ruleset: "sparrows-nest", event: "draw", pot: 16 },
          { ruleset: "riichi-wrc-2015", event: "foul", foul: "F5" },
        ];
        console.log(JSON.stringify(score(${example}).payments));
        Promise.all([...events.map(event), load("riichi")]).then(([draw, foul]) => {
          console.log(draw.pot);
          console.log(foul.verdict.length > 0, foul.effects.outcome);
          const { level, payments } = score(${riichi});
          console.log(level, payments.S);
        });`,
      );
      // NEST-06: each of the four puts 4 into the pot. F5: a chonbo.
      assert.deepEqual(lines, [payments, "32", "true CH", "baiman 16000"]);
    });
  }

  test("answers with what the command line answers with", () => {
    const cargo = (words, input) =>
      execFileSync("cargo", ["run", "--quiet", ...words.split(" ")], {
        cwd: root,
        encoding: "utf8",
        input,
        maxBuffer: 1 << 28,
      });
    const lines = (text) => text.trim().split("\n");
    const programs = examples("requests", "samples");
    const hands = lines(run(root, programs.requests, "100"));
    const samples = lines(run(root, programs.samples))
      .map((sample) => JSON.parse(sample))
      .filter(({ type }) => /^(Score|Event)Request$/.test(type))
      .map(({ value }) => JSON.stringify(value));
    assert.ok(samples.some((line) => line.includes('"event":')));

    // A hand of every book in every house that differs by one answer.
    const [books] = runs(
      "books.mjs",
      'import { rulesets } from "tilewise-wasm";\nconsole.log(JSON.stringify(rulesets()));',
    );
    const houses = JSON.parse(books).flatMap((book) => {
      const hand = JSON.parse(hands.find((line) => line.includes(book.key)));
      const answers = ({ values = [], min, max, none }) =>
        [...values.map(({ value }) => value), min, max, none && "none"].filter((one) => one !== undefined);
      return book.options.flatMap((option) =>
        answers(option).map((answer) => JSON.stringify({ ...hand, options: { [option.key]: answer } })),
      );
    });
    assert.ok(houses.length > 100, `${houses.length} houses`);

    const requests = [example, ...hands, ...houses, ...samples];
    const waiting = requests
      .map((line) => JSON.parse(line))
      .filter(({ hand }) => hand?.winning_tile)
      .map(({ hand: { winning_tile, ...hand }, ...rest }) => JSON.stringify({ ...rest, hand }));
    project.write("requests.txt", requests.join("\n"));
    project.write("waiting.txt", waiting.join("\n"));
    // Their winning tile is one of those that can be discarded.
    const discarding = requests.filter((line) => JSON.parse(line).hand?.winning_tile);
    project.write("discards.txt", discarding.join("\n"));
    const reports = runs(
      "reports.mjs",
      `import { readFileSync } from "node:fs";
      import { discards, event, score, waits } from "tilewise-wasm";
      const each = (name) => readFileSync(name, "utf8").split("\\n").map((line) => JSON.parse(line));
      for (const one of each("requests.txt")) {
        console.log(JSON.stringify("event" in one ? await event(one) : score(one)));
      }
      for (const one of each("waiting.txt")) console.log(JSON.stringify(waits(one)));
      for (const one of each("discards.txt")) console.log(JSON.stringify(discards(one)));`,
    );
    const score = "--package xtask -- score";
    const printed = [
      ...lines(cargo(score, requests.join("\n"))),
      ...lines(cargo(`${score} --waits`, waiting.join("\n"))),
      ...lines(cargo(`${score} --discards`, discarding.join("\n"))),
    ];
    const asked = [...requests, ...waiting, ...discarding];
    assert.equal(reports.length, printed.length);
    for (const [place, report] of reports.entries()) assert.equal(report, printed[place], asked[place]);
  });

  test("answers with one file for every rule set, event and game without a call of load", () => {
    const lines = runs(
      "one-file.mjs",
      // The entry for browsers, which has no files to read.
      `import * as tilewise from "./node_modules/tilewise-wasm/index.js";
      const { club, discards, event, game, penaltyBooks, rulesets, score } = tilewise;
      console.log(Object.keys(tilewise).sort().join());
      console.log(score(${riichi}).counted, rulesets().length, (await penaltyBooks()).length);
      // M-34: 88, and two concealed pungs and a terminal pung.
      const mcr = { ruleset: "mcr", hand: { concealed: "1112345678999p", winning_tile: "5p" }, win: { by: "discard", from: "E" }, seat: "S", prevailing: "E" };
      console.log(score(mcr).total);
      const tiles = { hand: { concealed: "123m456p78s112345z" }, seat: "S", prevailing: "E" };
      const best = (ruleset) => discards({ ...tiles, ruleset }).discards[0].tile;
      console.log(best("riichi-tenhou"), best("singapore"));
      const foul = await event({ ruleset: "riichi-wrc-2015", event: "foul", foul: "F5" });
      const draw = await event({ ruleset: "sparrows-nest", event: "draw", pot: 16 });
      console.log(foul.verdict.length > 0, foul.effects.outcome, draw.pot);
      const told = { told: "opened", ruleset: "mcr", players: ["Ann", "Bo", "Cy", "Di"], seats: { E: 0, S: 1, W: 2, N: 3 } };
      const entries = [{ id: "phone-1", device: "phone", counter: 1, time: 0, input: told }];
      const state = game({ "tilewise-game": 1, entries });
      console.log(state.ok, state.dealer);
      const founded = { told: "founded", name: "The Nest", ruleset: "mcr" };
      const nest = club({ "tilewise-club": 1, entries: [{ ...entries[0], input: founded }] });
      console.log(nest.ok, nest.name);`,
    );
    const functions = "club,discards,event,game,load,penaltyBooks,rulesets,score,waits";
    assert.deepEqual(lines, [functions, "8 21 5", "91", "2z 2z", "true CH 32", "true 0", "true The Nest"]);
  });

  test("scores a hand with fetched wasm", () => {
    const lines = runs(
      "fetched.mjs",
      `import { readFileSync } from "node:fs";
      const type = { headers: { "Content-Type": "application/wasm" } };
      globalThis.fetch = async (url) => new Response(readFileSync(url), type);
      const { score } = await import("tilewise-wasm/fetch");
      console.log(JSON.stringify(score(${example}).payments));`,
    );
    assert.deepEqual(lines, [payments]);
  });

  test("refuses a family of rule sets with its members, and near misses by name", () => {
    const lines = runs(
      "refused.mjs",
      `import { discards, rulesets, score, waits } from "tilewise-wasm";
      const riichi = ${riichi};
      const [refused] = score({ ...riichi, ruleset: "riichi" }).errors;
      const members = rulesets().map(({ key }) => key).filter((key) => key.startsWith("riichi-"));
      console.log(refused.code, refused.at, members.length, members.every((key) => refused.message.includes(key)));
      for (const ask of [score, waits, discards]) {
        const [unknown] = ask({ ...riichi, near: true }).errors;
        console.log(unknown.code, unknown.at);
      }`,
    );
    assert.deepEqual(lines, ["unknown-ruleset ruleset 8 true", ...Array(3).fill("bad-request near")]);
  });

  test("resolves load at once, whatever is named", () => {
    const lines = runs(
      "load.mjs",
      `import { load } from "tilewise-wasm";
      const names = ["riichi", "riichi-tenhou", "mcr", "singapore", "discards", "game", undefined];
      console.log((await Promise.all(names.map(load))).every((loaded) => loaded === undefined));`,
    );
    assert.deepEqual(lines, ["true"]);
  });

  test("never throws, whatever it is asked", () => {
    const lines = runs(
      "wrong.mjs",
      `import { discards, event, score, waits } from "tilewise-wasm";
      const loop = {};
      loop.loop = loop;
      const deep = [];
      let inner = deep;
      for (let depth = 0; depth < 100_000; depth += 1) inner.push((inner = []));
      const all = [
        undefined, null, "a text", 1, 1n, Symbol("s"), () => 1, [], {}, loop, deep,
        { get hand() { throw new Error("no"); } },
        { toJSON() { throw new Error("no"); } },
        { hand: { concealed: "\\ud800" } },
        { ruleset: "x".repeat(70_000) },
        { ruleset: "漢".repeat(60_000) },
        new Proxy({}, { ownKeys() { throw new Error("no"); } }),
      ];
      for (const ask of [score, waits, discards, event]) {
        for (const request of all) {
          const { ok, errors } = await ask(request);
          if (ok !== false || errors.length === 0 || !errors[0].code) throw new Error("no report");
        }
      }
      console.log(all.length, score(loop).errors[0].message);
      console.log(score({ ruleset: "x".repeat(70_000) }).errors[0].message);
      console.log(score(new Uint8Array(1 << 20)).errors[0].message);
      console.log(score({ ruleset: "mcr", hand: new Uint8Array(1 << 20) }).errors[0].message);`,
    );
    assert.deepEqual(lines, [
      "17 the request can’t be written as JSON: pass a plain object",
      "a request of 70014 characters is too long: send at most 65536 bytes",
      "the request is made of bytes: pass what JSON.parse(new TextDecoder().decode(bytes)) gives",
      "the request is made of bytes: pass what JSON.parse(new TextDecoder().decode(bytes)) gives",
    ]);
  });

  test("has types for a strict program, which then runs", () => {
    copyFileSync(join(here, "example.ts"), join(project.folder, "example.ts"));
    for (const modules of ["nodenext", "bundler"]) {
      const options = ["--module", modules === "bundler" ? "preserve" : modules];
      options.push("--moduleResolution", modules, "--exactOptionalPropertyTypes");
      options.push("--noUncheckedIndexedAccess", "--noPropertyAccessFromIndexSignature");
      options.push("--lib", "es2022,dom");
      project.write("package.json", '{ "private": true, "type": "module" }\n');
      assert.equal(complains(options, "example.ts"), "");
    }
    const options = ["--module", "nodenext", "--lib", "es2022,dom", "--outDir", "out", "example.ts"];
    run(project.folder, node, tsc, "--strict", "--target", "es2022", ...options);
    const lines = run(project.folder, node, "out/example.js").trim().split("\n");
    assert.match(lines[0], /^5 fan \(.*Dragon Pung, Half Flush\), South gains 64$/);
    assert.match(lines[1], /^win\.from: /);
    assert.ok(lines.includes("F5: CH, -20"));
    // without the wind it waits for 3, 6 and 9 bamboo, beside 45678 of them and a pair.
    assert.ok(lines.includes("discard 4z, 0 from waiting: 3s 6s 9s"), lines.join("\n"));
  });

  test("has samples in its README that a strict program can have as they are", () => {
    const readme = readFileSync(join(project.folder, npmFolder, "README.md"), "utf8");
    const samples = [...readme.matchAll(/^```js\n(.*?)^```/gms)].slice(0, 2);
    project.write("package.json", '{ "private": true, "type": "module" }\n');
    const options = ["--module", "nodenext", "--lib", "es2022,dom"];
    for (const [place, [, sample]] of samples.entries()) {
      project.write(`sample-${place}.ts`, sample);
      assert.equal(complains(options, `sample-${place}.ts`), "", sample);
    }
    assert.equal(samples.length, 2);
  });

  test("has types that fit what is taken and answered, and none for what never is", () => {
    const samples = run(root, examples("samples").samples).trim().split("\n");
    assert.ok(samples.length > 500, `${samples.length} samples`);
    const head = 'import type * as t from "tilewise-wasm";\n';
    const line = (sample, place) => {
      const { type, value } = JSON.parse(sample);
      return `export const s${place}: t.${type} = ${JSON.stringify(value)};`;
    };
    project.write("samples.ts", head + samples.map(line).join("\n"));
    const options = ["--module", "nodenext", "--lib", "es2022", "--exactOptionalPropertyTypes"];
    assert.equal(complains(options, "samples.ts").slice(0, 2_000), "");

    // Every key of the types is somewhere in them, but for what hands nearly are: the package refuses to say.
    const waiting = ["near", "near_left_out", "away", "in_way"];
    const types = readFileSync(join(project.folder, npmFolder, "index.d.ts"), "utf8");
    const keys = types.matchAll(/(?<=^ +|[{;] )([a-z_]+)\??: /gim);
    const all = samples.join("\n");
    const unseen = [...keys].map(([, key]) => key).filter((key) => !all.includes(`"${key}":`));
    assert.deepEqual([...new Set(unseen)].filter((key) => !waiting.includes(key)), []);
  });
});
