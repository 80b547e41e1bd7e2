// The page on static hosts, in a folder, also precompressed. tests/dist checks the files themselves.
import { resolve } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { serve } from "./served.js";

const dist = resolve(process.env.TILEWISE_TEST_DIST ?? "../../dist");
const BASE_PATH = "/club/tools/mahjong/";
const HAND = "#/score/hk-old-style/2223s.c567s.p777s.p555z.w1s@W.SE";

/** Opens the page in its folder and loads every chunk. */
async function loadEverything(page: Page, url: string) {
  const outside: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    const requested = request.url();
    if (!requested.startsWith(url) && !requested.startsWith("data:")) outside.push(requested);
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

test("the page works from a folder of a static host", async ({ page }) => {
  const server = await serve(dist, { under: BASE_PATH });
  try {
    await loadEverything(page, server.url);
    expect(server.missing).toEqual([]);
  } finally {
    server.close();
  }
});

test("the page works from a host with precompressed files", async ({ page }) => {
  const server = await serve(dist, { under: BASE_PATH, packed: true });
  try {
    await loadEverything(page, server.url);
    expect(server.missing).toEqual([]);
    expect(server.packed).toContain("");
    expect(server.packed.filter((file) => file.endsWith(".wasm")).length).toBeGreaterThan(1);
  } finally {
    server.close();
  }
});
