// What the release holds, as it lies in dist/: no browser is needed to see it.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const dist = resolve(process.env.TILEWISE_TEST_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url)));
const read = (file) => readFileSync(join(dist, file));
const names = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map(({ name, parentPath }) => join(parentPath, name).slice(dist.length + 1).replaceAll("\\", "/"));

test("what is compressed is what lies beside it, and nothing that packs well is left out", () => {
  const packs = names.filter((file) => /\.(css|html|js|svg|wasm)$/.test(file));
  assert.ok(packs.length > 10);
  for (const file of packs) {
    const bytes = read(file);
    if (bytes.length > 500) assert.ok(existsSync(join(dist, `${file}.br`)), file);
    for (const [ending, unpack] of [["br", brotliDecompressSync], ["gz", gunzipSync]]) {
      if (!existsSync(join(dist, `${file}.${ending}`))) continue;
      const packed = read(`${file}.${ending}`);
      assert.ok(packed.length < bytes.length, file);
      assert.ok(unpack(packed).equals(bytes), `${file}.${ending}`);
    }
  }
});

test("the headers for Netlify keep for ever what lies below a hash, and only that", () => {
  const rules = read("_headers").toString().split(/^(?=\/)/m);
  assert.ok(rules[0].includes("/*\n  Access-Control-Allow-Origin: *\n"));
  const forEver = rules.filter((rule) => rule.includes("immutable"));
  const named = forEver.map((rule) => rule.split("\n")[0].slice(1));
  assert.equal(named.length, 1);
  assert.match(named[0], /^app-[0-9a-f]{16}\/\*$/);
  const folder = named[0].slice(0, -1);
  assert.ok(names.filter((file) => file.startsWith(folder)).length > 5);
  const asked = [...read("index.html").toString().matchAll(/(?:src|href)="(app[^"]*)"/g)];
  assert.ok(asked.length > 1);
  for (const [, file] of asked) assert.ok(file.startsWith(folder) && names.includes(file), `${file}, which the page asks for`);
});

test("the service worker names the files of this build, each with its hash, and nothing else", () => {
  const listed = [...read("sw.js").toString().matchAll(/\["([^"]*)", "(sha256-[^"]+)"\]/g)].map(([, name, hash]) => [name || "index.html", hash]);
  // Not what hosts hand out in place of a file or read themselves, nor what no page asks for.
  const left = /^(sw\.js|card\.png|framed\.html|third-party-notices\.txt)$|\.(br|gz)$|^[._]|^(npm|club|screenshots)\//;
  assert.deepEqual(listed.map(([name]) => name).sort(), names.filter((name) => !left.test(name)).sort());
  for (const [name, hash] of listed) {
    assert.equal(`sha256-${createHash("sha256").update(read(name)).digest("base64")}`, hash, name);
  }
});

test("a chat finds a title, a sentence and a picture of the right size", () => {
  const tags = [...read("index.html").toString().matchAll(/<meta [^>]*>/g)].map(([tag]) => tag);
  const says = (name) => tags.find((tag) => tag.includes(`"og:${name}"`) || tag.includes(`=og:${name}`))?.match(/ content="([^"]*)"/)?.[1];
  assert.equal(says("title"), "Tilewise");
  assert.match(says("description"), /mahjong/);
  const picture = read(says("image").replace(/^.*\//, ""));
  assert.equal(picture.subarray(1, 4).toString(), "PNG");
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630]);
  assert.ok(picture.length < 150_000);
});
