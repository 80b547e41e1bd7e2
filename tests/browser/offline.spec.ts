// The page is kept on the device: without a network it works as with one, and a newer version comes
// whole, at a person's word, or not at all.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect as within, test as base, type BrowserContext, type Page } from "@playwright/test";
import { Host, list, next } from "./host.js";
import { elements, mode, payments, press, tap, won } from "./table.js";

/** To bring all files takes longer than a tap. */
const expect = within.configure({ timeout: 20_000 });

const test = base.extend<{ host: Host }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await Host.open();
    await use(host);
    await host.stop();
  },
});

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 90_000 });

/** Visits the page, and waits until it is kept on the device. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await kept(page);
}

async function kept(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-kept", "");
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

/** Example 1 of the Hong Kong book, tapped tile by tile (HKOS-54: 5 fan; HKOS-56: West, who discarded, pays half). */
async function scoreByHand(page: Page): Promise<void> {
  await expect(page.locator("[data-tile]")).toHaveCount(42);
  await tap(page, "2223s");
  await mode(page, "chow");
  await tap(page, "5s");
  await mode(page, "pung");
  await mode(page, "pung");
  await tap(page, "7s5z");
  await mode(page, "tile");
  await tap(page, "1s");
  await won(page, "S", "E", "W");
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "5");
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
}

/** The versions that are kept. */
function versions(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Has the browser look for a newer version, and waits until it has it or has given up. */
async function look(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const { installing } = registration;
    if (!installing) return;
    await new Promise<void>((done) => {
      installing.addEventListener("statechange", () => {
        if (installing.state !== "installing") done();
      });
    });
  });
}

test("one visit is enough: without a network a hand is scored, after a reload and a cold start", async ({ host, launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), "tilewise-"));
  const start = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, { ...launchOptions, hasTouch: true, viewport: { width: 390, height: 844 } });
  let browser = await start();
  try {
    const elsewhere: string[] = [];
    browser.on("request", (request) => {
      if (!request.url().startsWith(host.url)) elsewhere.push(request.url());
    });
    let page = browser.pages()[0]!;
    await visit(page, host.url);
    expect(elsewhere).toEqual([]);
    await host.stop();
    await page.reload();
    await scoreByHand(page);
    await browser.close();

    browser = await start();
    page = browser.pages()[0]!;
    await page.goto(host.url);
    await scoreByHand(page);
    // What only comes when it is asked for is here too: reasons, screens, books, languages.
    expect((await elements(page)).length).toBeGreaterThan(0);
    // Riichi lies in a file of its own, which nobody has asked for till now. R-70: a baiman.
    await page.goto(`${host.url}#/score/riichi-ema-2025/34m234p234s66p789s.w2m@E.SE.dora:1m1m.ura:5p.riichi`);
    await expect(page.locator("[data-result]")).toContainText("Baiman");
    expect(await payments(page)).toEqual({ E: -16000, S: 16000, W: 0, N: 0 });
    await page.goto(`${host.url}index.html?lang=ja#/fouls/riichi-wrc-2015`);
    await expect(page.locator("[data-foul]").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await page.goto(`${host.url}?lang=zh-Hant#/rules/singapore`);
    await expect(page.locator("[data-pays]").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // A whole evening: a game is begun, a hand told and kept, and the ways out of the device are there.
    await page.goto(`${host.url}?lang=en#/table/new`);
    await press(page, '[data-action="begin"]');
    await press(page, '[data-action="drawn"]');
    await press(page, '[data-action="done"]');
    await expect(page.locator('[data-keeping="kept"]')).toBeVisible();
    await page.goto(`${host.url}?lang=en#/table/save`);
    await expect(page.locator('[data-save="json"]')).toBeVisible();
    await page.goto(`${host.url}?lang=en#/table/give`);
    await expect(page.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  } finally {
    await browser.close();
  }
});

test("what is kept is what the service worker names, and nothing else", async ({ host, page }) => {
  const wanted = list(host.files.get("sw.js")!.toString());
  await visit(page, host.url);
  const [cache, ...others] = await versions(page);
  expect(others).toEqual([]);
  const addresses = await page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), cache!);
  expect(addresses.sort()).toEqual(wanted.map(([name]) => host.url + name).sort());
});

test("what the browser has lost comes again, and only then the page works without a network", async ({ host, page }) => {
  await visit(page, host.url);
  const lose = (every: boolean) =>
    page.evaluate(async (every) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const files = await cache.keys();
        const lost = every ? files : files.filter(({ url }) => url.endsWith(".wasm")).slice(0, 1);
        for (const file of lost) await cache.delete(file);
        if (every) await caches.delete(name);
      }
    }, every);
  for (const every of [true, false]) {
    await lose(every);
    await page.reload();
    await kept(page);
  }
  await host.stop();
  await page.reload();
  await scoreByHand(page);
  await kept(page);
  // What is lost now can't come: nothing is promised.
  await lose(true);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator("html")).not.toHaveAttribute("data-kept");
});

test("a newer version says that it is there, waits for a word, and keeps the hand", async ({ host, page }) => {
  await visit(page, host.url);
  const [before] = await versions(page);
  await tap(page, "2223s");
  host.files = next(host.files);
  host.asked = [];
  await look(page);
  const bar = page.getByRole("status").filter({ hasText: "A new version is ready" });
  await expect(bar).toBeVisible();
  // The hand goes on, in the old version; parts that load only now are of that version too.
  await tap(page, "5s");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(5);
  await page.goto(`${host.url}?lang=ja`);
  await page.goto(`${host.url}?lang=en#/fouls/singapore`);
  await expect(page.locator("[data-foul]").first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-build", "next");
  await page.goBack();
  await page.goBack();
  await expect(page.locator("[data-tray] .spot")).toHaveCount(5);

  // Whoever puts it off goes on where they were.
  const key = page.locator('.key[data-tile="9m"]');
  await key.focus();
  await press(page, '[data-action="later-update"]');
  await expect(bar).toBeHidden();
  await expect(key).toBeFocused();
  await press(page, '[data-action="settings"]');
  await page.locator('dialog [data-action="take-update"]').tap();
  await expect(page.locator("html")).toHaveAttribute("data-build", "next");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(5);
  await kept(page);
  await expect(bar).toBeHidden();
  await expect.poll(() => versions(page)).toHaveLength(1);
  expect(await versions(page)).not.toContain(before);
  await host.stop();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-build", "next");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(5);
});

test("every page of the old version begins anew with the other, and its hand is there", async ({ host, page, context }) => {
  await visit(page, host.url);
  const other = await context.newPage();
  await visit(other, host.url);
  await tap(other, "123m");
  host.files = next(host.files);
  await look(page);
  await press(page, '[data-action="take-update"]');
  for (const one of [page, other]) await expect(one.locator("html")).toHaveAttribute("data-build", "next");
  await expect(other.locator("[data-tray] .spot")).toHaveCount(3);
});

test("half an update, or one with a wrong file, leaves the old version working until it comes whole", async ({ host, page }) => {
  await visit(page, host.url);
  const before = await versions(page);
  host.files = next(host.files);
  const file = [...host.files.keys()].find((name) => name.endsWith("/parts_deferred.wasm"))!;
  for (const broken of ["half", "other"] as const) {
    host.broken.set(file, broken);
    host.asked = [];
    await look(page);
    expect(host.asked).toContain(file);
    await expect.poll(() => versions(page)).toEqual(before);
    await page.reload();
    await expect(page.locator("html")).not.toHaveAttribute("data-build", "next");
    await kept(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-update");
  }
  host.broken.clear();
  await look(page);
  await expect(page.locator("html")).toHaveAttribute("data-update", "ready");
  // And then the network is gone again: the old version is whole.
  await host.stop();
  await page.reload();
  await scoreByHand(page);
});

test("a full device leaves the old version working", async ({ host, page, context }) => {
  await visit(page, host.url);
  const before = await versions(page);
  const devices = await context.newCDPSession(page);
  const origin = host.url.slice(0, -1);
  const { usage } = await devices.send("Storage.getUsageAndQuota", { origin });
  await devices.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: usage + 100_000 });
  host.files = next(host.files);
  host.asked = [];
  await look(page);
  expect(host.asked.length).toBeGreaterThan(10);
  await expect.poll(() => versions(page)).toEqual(before);
  await expect(page.locator("html")).not.toHaveAttribute("data-update");
  await host.stop();
  await page.reload();
  await scoreByHand(page);
});

test("a device that is full from the start, or keeps nothing, has the page all the same", async ({ host, page, context }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const devices = await context.newCDPSession(page);
  await devices.send("Storage.overrideQuotaForOrigin", { origin: host.url.slice(0, -1), quotaSize: 100_000 });
  await page.goto(host.url);
  // The page asks for most of it, the worker once more for all.
  await expect.poll(() => host.asked.filter((name) => name === "manifest.webmanifest")).not.toEqual([]);
  await expect.poll(() => versions(page)).toEqual([]);
  await expect(page.locator("html")).not.toHaveAttribute("data-kept");
  await scoreByHand(page);
  expect(errors).toEqual([]);
});

test("in a frame nothing is kept, and nothing is offered", async ({ host, page }) => {
  host.files.set("club.html", Buffer.from('<!doctype html><iframe src="./" width="390" height="844"></iframe>'));
  // Where something is kept, that begins two seconds after the page.
  await page.clock.install();
  await page.goto(`${host.url}club.html`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("main")).toBeVisible();
  await page.clock.runFor(10_000);
  expect(host.asked.filter((name) => ["sw.js", "offline.js"].includes(name))).toEqual([]);
  await expect(frame.locator("html")).not.toHaveAttribute("data-install");
});
