// Chunks of the page that load on demand.
import { expect, type Page, test } from "@playwright/test";
import { FIRST, openHand, press } from "./table.js";

const PART = /\/screens\.wasm$/;

/** The errors that the page throws. */
function watchErrors(page: Page): string[] {
  const messages: string[] = [];
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}

test("the sheets load once, when the page is idle", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openHand(page);
  expect(requests.filter((url) => PART.test(url))).toEqual([]);
  await page.waitForResponse(PART);
  await press(page, '[data-action="house"]');
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  expect(requests.filter((url) => PART.test(url))).toHaveLength(1);
});

test("the idle page with all its chunks has made at most twelve requests", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const last = ["analysis.wasm", "screens.wasm", "offline.js"];
  const loaded = last.map((file) => page.waitForResponse((response) => response.url().endsWith(`/${file}`)));
  await openHand(page);
  await Promise.all(loaded);
  await page.waitForLoadState("networkidle");
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(12);
});

test("the sheets load when they are opened early", async ({ page }) => {
  const errors = watchErrors(page);
  let come = () => {};
  const wanted = new Promise<void>((then) => (come = then));
  await page.route(PART, async (route) => {
    await wanted;
    await route.continue();
  });
  await openHand(page);
  await press(page, '[data-action="house"]');
  await expect(page.getByRole("dialog")).toContainText("Loading");
  come();
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a sheet that fails to load shows an error and can be requested again", async ({ page, context }) => {
  const errors = watchErrors(page);
  await openHand(page);
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

test("a strict content security policy is sufficient, in any folder", async ({ page, baseURL }) => {
  const errors = watchErrors(page);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  // The policy of the page, with the hashes of its inline scripts.
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

// Yew yields to the browser between rendering and effects when rendering took long.
test("a chunk that arrives just after its placeholder was rendered is rendered too", async ({ page }) => {
  await page.addInitScript(() => {
    // Rendering always takes long, and effects wait for half a second.
    const now = Date.now;
    let clockOffset = 0;
    Date.now = () => now() + (clockOffset += 20);
    const delay = setTimeout;
    const waiting = { drawings: 0 };
    const defer = (then: () => void) => {
      waiting.drawings += 1;
      return delay(() => {
        waiting.drawings -= 1;
        then();
      }, 500);
    };
    Object.assign(globalThis, { waiting, setTimeout: (then: () => void, ms = 0) => (ms === 0 ? defer(then) : delay(then, ms)) });
  });
  let releaseFile = () => {};
  const wanted = new Promise<void>((resolve) => {
    void page.route(/\/screens\.wasm$/, async (route) => {
      resolve();
      await new Promise<void>((release) => (releaseFile = release));
      await route.continue();
    });
  });
  await openHand(page, FIRST);
  await expect(page.locator("[data-entry]")).toBeAttached();
  // The page requests it when idle.
  await wanted;
  await page.waitForFunction(() => (globalThis as unknown as { waiting: { drawings: number } }).waiting.drawings === 0);
  await press(page, '.tab[href^="#/fouls"]');
  await expect(page.getByRole("main")).toContainText("Loading");
  releaseFile();
  await expect(page.locator("[data-foul]").first()).toBeVisible();
});

test.describe("the chunk of further results", () => {
  const FURTHER = /\/analysis\.wasm$/;

  test("is not needed by a result and its reasons", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((then) => (release = then));
    await page.route(FURTHER, async (route) => {
      await released;
      await route.continue();
    });
    await openHand(page, FIRST);
    await expect(page.locator("[data-payment]")).toHaveCount(4);
    await expect(page.locator("#details [data-element]")).not.toHaveCount(0);
    await expect(page.locator("[data-why-not]")).toHaveCount(0);
    release();
    await expect(page.locator("[data-why-not]")).toHaveCount(1);
  });

  test("shows an error when it fails to load, and can be requested again", async ({ page }) => {
    await page.route(FURTHER, (route) => route.abort());
    await openHand(page, "2223s c567s p777s p555z");
    await expect(page.locator('[data-wait="1s"]')).toBeVisible();
    await expect(page.locator("[data-result]")).toContainText("couldn’t be loaded");
    await page.unroute(FURTHER);
    await press(page, '[data-result] [data-action="again"]');
    await expect(page.locator("[data-result]")).not.toContainText("couldn’t be loaded");
    await expect(page.locator("[data-waits]:not([aria-busy])")).toBeVisible();
  });
});
