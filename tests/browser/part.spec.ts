// Parts of the page that load when they are asked for.
import { expect, type Page, test } from "@playwright/test";
import { FIRST, open, press } from "./table.js";

const PART = /\/split_screens\.wasm$/;

/** What the page throws. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  return heard;
}

test("the sheets are loaded when the page is idle, once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page);
  expect(asked.filter((url) => PART.test(url))).toEqual([]);
  await page.waitForResponse(PART);
  await press(page, '[data-action="house"]');
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  expect(asked.filter((url) => PART.test(url))).toHaveLength(1);
});

test("with all that comes when it is idle the page is at most twelve requests", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const last = ["parts_deferred.wasm", "split_screens.wasm", "offline.js"];
  const came = last.map((file) => page.waitForResponse((response) => response.url().endsWith(`/${file}`)));
  await open(page);
  await Promise.all(came);
  await page.waitForLoadState("networkidle");
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(12);
});

test("the sheets are loaded when they are opened", async ({ page }) => {
  const errors = complaints(page);
  let come = () => {};
  const wanted = new Promise<void>((then) => (come = then));
  await page.route(PART, async (route) => {
    await wanted;
    await route.continue();
  });
  await open(page);
  await press(page, '[data-action="house"]');
  await expect(page.getByRole("dialog")).toContainText("Loading");
  come();
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a sheet that can’t be had says so, and can be asked for again", async ({ page, context }) => {
  const errors = complaints(page);
  await open(page);
  await context.setOffline(true);
  await press(page, '[data-action="house"]');
  await expect(page.getByRole("dialog")).toContainText("couldn’t be loaded");
  await press(page, 'dialog [data-action="again"]');
  await expect(page.getByRole("dialog")).toContainText("couldn’t be loaded");
  await context.setOffline(false);
  await press(page, 'dialog [data-action="again"]');
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a strict content security policy is enough, in any folder", async ({ page, baseURL }) => {
  const errors = complaints(page);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  // As it stands in the page: with the hashes of what else does.
  const index = await (await page.request.get(baseURL!)).text();
  const policy = /Security-Policy" content="([^"]*)"/.exec(index)?.[1] ?? "";
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  await page.route("**/club/tools/**", async (route) => {
    const url = route.request().url().replace("/club/tools/", "/");
    const response = await route.fetch({ url });
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await page.goto(`${baseURL}club/tools/`);
  await press(page, '[data-action="house"]');
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  expect([...errors, ...refused]).toEqual([]);
});

// Yew lets the browser have its turn between drawing and what follows it, when drawing took long.
test("a part that comes just after its place was drawn is drawn too", async ({ page }) => {
  await page.addInitScript(() => {
    // All drawing takes long, and what follows it waits for half a second.
    const now = Date.now;
    let late = 0;
    Date.now = () => now() + (late += 20);
    const wait = setTimeout;
    const waiting = { drawings: 0 };
    const later = (then: () => void) => {
      waiting.drawings += 1;
      return wait(() => {
        waiting.drawings -= 1;
        then();
      }, 500);
    };
    Object.assign(globalThis, { waiting, setTimeout: (then: () => void, ms = 0) => (ms === 0 ? later(then) : wait(then, ms)) });
  });
  let hand = () => {};
  const wanted = new Promise<void>((asked) => {
    void page.route(/\/split_screens\.wasm$/, async (route) => {
      asked();
      await new Promise<void>((release) => (hand = release));
      await route.continue();
    });
  });
  await open(page, FIRST);
  await expect(page.locator("[data-entry]")).toBeAttached();
  // The page asks for it by itself, once it is idle.
  await wanted;
  await page.waitForFunction(() => (globalThis as unknown as { waiting: { drawings: number } }).waiting.drawings === 0);
  await press(page, '.tab[href^="#/fouls"]');
  await expect(page.getByRole("main")).toContainText("Loading");
  hand();
  await expect(page.locator("[data-foul]").first()).toBeVisible();
});

test.describe("what goes further than a result", () => {
  const FURTHER = /\/parts_further\.wasm$/;

  test("is not waited for by a result and its reasons", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((then) => (release = then));
    await page.route(FURTHER, async (route) => {
      await released;
      await route.continue();
    });
    await open(page, FIRST);
    await expect(page.locator("[data-payment]")).toHaveCount(4);
    await expect(page.locator("#details [data-element]")).not.toHaveCount(0);
    await expect(page.locator("[data-why-not]")).toHaveCount(0);
    release();
    await expect(page.locator("[data-why-not]")).toHaveCount(1);
  });

  test("says where it can’t be had, and can be asked for again", async ({ page }) => {
    await page.route(FURTHER, (route) => route.abort());
    await open(page, "2223s c567s p777s p555z");
    await expect(page.locator('[data-wait="1s"]')).toBeVisible();
    await expect(page.locator("[data-result]")).toContainText("couldn’t be loaded");
    await page.unroute(FURTHER);
    await press(page, '[data-result] [data-action="again"]');
    await expect(page.locator("[data-result]")).not.toContainText("couldn’t be loaded");
    await expect(page.locator("[data-waits]:not([aria-busy])")).toBeVisible();
  });
});
