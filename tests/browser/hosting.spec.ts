import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import { serve } from "./served.js";

const dist = resolve(process.env.TILEWISE_TEST_DIST ?? "../../dist");
const UNDER = "/club/tools/mahjong/";
const HAND = "#/score/hk-old-style/2223s.c567s.p777s.p555z.w1s@W.SE";

/** Opens the page in its folder and goes through all that loads on demand. */
async function usesAllOfIt(page: Page, url: string) {
  const outside: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    const asked = request.url();
    if (!asked.startsWith(url) && !asked.startsWith("data:")) outside.push(asked);
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));

  await page.goto(url + HAND);
  await expect(page.locator("body")).toContainText("Half Flush");
  for (const book of ["sparrows-nest", "singapore"]) {
    await page.goto(`${url}#/rules/${book}`);
    await expect(page.getByRole("main")).toContainText(book === "singapore" ? "tai" : "faan");
  }
  await page.goto(`${url}#/fouls/riichi-wrc-2015`);
  await expect(page.getByRole("main")).toContainText("WRC");
  await page.goto(`${url}?lang=ja${HAND}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");

  expect(outside).toEqual([]);
  expect(complaints).toEqual([]);
}

test("the page works from a folder of a host that only hands out files", async ({ page }) => {
  const server = await serve(dist, { under: UNDER });
  try {
    await usesAllOfIt(page, server.url);
    expect(server.missing).toEqual([]);
  } finally {
    server.close();
  }
});

test("the page works from a host that hands out what is compressed already", async ({ page }) => {
  const server = await serve(dist, { under: UNDER, packed: true });
  try {
    await usesAllOfIt(page, server.url);
    expect(server.missing).toEqual([]);
    expect(server.packed).toContain("");
    expect(server.packed.filter((file) => file.endsWith(".wasm")).length).toBeGreaterThan(1);
  } finally {
    server.close();
  }
});

test("what is compressed is what lies beside it, and nothing that packs well is left out", () => {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const packs = files.filter((file) => /\.(css|html|js|svg|wasm)$/.test(file));
  expect(packs.length).toBeGreaterThan(10);
  for (const file of packs) {
    const path = join(dist, file);
    const bytes = readFileSync(path);
    if (bytes.length > 500) expect(existsSync(`${path}.br`), file).toBe(true);
    for (const [ending, unpack] of [["br", brotliDecompressSync], ["gz", gunzipSync]] as const) {
      if (!existsSync(`${path}.${ending}`)) continue;
      const packed = readFileSync(`${path}.${ending}`);
      expect(packed.length, file).toBeLessThan(bytes.length);
      expect(unpack(packed).equals(bytes), `${file}.${ending}`).toBe(true);
    }
  }
});

test("the headers for Netlify keep for ever what has its hash in its name, and only that", () => {
  const rules = readFileSync(join(dist, "_headers"), "utf8").split(/^(?=\/)/m);
  expect(rules[0]).toContain("/*\n  Access-Control-Allow-Origin: *\n");
  const forEver = rules.filter((rule) => rule.includes("immutable"));
  const named = forEver.map((rule) => rule.split("\n")[0]!.slice(1));
  expect(named.length).toBeGreaterThan(5);
  for (const file of named) {
    expect(existsSync(join(dist, file)), file).toBe(true);
    expect(file).toMatch(/-[0-9a-f]{8,}(_bg)?\.(css|js|wasm)$/);
  }
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const asked = [...page.matchAll(/(?:src|href)="(?:\.\/)?([^"]+-[0-9a-f]{8,}[^"]*)"/g)];
  expect(asked.length).toBeGreaterThan(2);
  for (const [, file] of asked) expect(named, "named by the page").toContain(file);
});
