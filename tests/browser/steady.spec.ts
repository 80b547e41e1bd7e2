// Layout stability: nothing moves by itself while the page loads or a hand is entered.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, chooseMode, openHand, payments, press, pressThere, tap, enterWinner } from "./table.js";

/** The sum of layout shifts so far, and the elements that moved. */
async function shifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  // Layout shifts are reported with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return page.evaluate(() => (globalThis as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const all = { sum: 0, moved: [] as string[] };
    Object.assign(globalThis, { shifts: all });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue;
        all.sum += shift.value;
        all.moved.push(...shift.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 100) ?? "text"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
});

test("nothing moves while the page loads or a hand is entered", async ({ page }) => {
  const response = page.waitForResponse(/_bg\.wasm$/);
  await openHand(page);
  await (await response).finished();
  const { sum, moved } = await shifts(page);
  expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.01);

  const keys = page.locator(".keys");
  const place = await keys.boundingBox();
  await chooseMode(page, "pung");
  await tap(page, "5z");
  await chooseMode(page, "chow");
  await tap(page, "5s");
  await chooseMode(page, "pung");
  await tap(page, "7s");
  await chooseMode(page, "tile");
  await tap(page, "2223s1s");
  // The keys stay in place.
  expect(await keys.boundingBox()).toEqual(place);
  await enterWinner(page, "S", "E", "W");
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
  const entered = await shifts(page);
  expect(entered.sum - sum, entered.moved.join("\n")).toBe(0);
});

test("nothing moves while a result loads", async ({ page }) => {
  await openHand(page, "2223s c567s p777s p555z w1s@W SE");
  await expect(page.locator("[data-element]").first()).toBeAttached();
  const { sum, moved } = await shifts(page);
  expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.01);
});

const FROM = '[data-result] [data-ask="from"]';

for (const [width, height] of [[320, 640], [360, 740], [390, 844], [1440, 900]] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test("an answer keeps the hand, its own place and the next hand visible", async ({ page }) => {
      await openHand(page, FIRST.replace("@W", ":?"));
      await expect(page.locator(FROM)).toBeVisible();
      await expect(page.locator("[data-entry]")).toBeAttached();
      const tray = await page.locator("[data-tray]").boundingBox();
      const answer = (await page.locator(`${FROM} [data-fact="W"]`).boundingBox())!;
      await pressThere(page, `${FROM} [data-fact="W"]`);
      await expect(page.locator("[data-payment]")).toHaveCount(4);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.locator("[data-tray]").boundingBox()).toEqual(tray);
      await expect(page.locator("[data-tray]")).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-action="next"]')).toBeInViewport({ ratio: 1 });
      // The result of the answer is at its place.
      const result = (await page.locator("[data-result]").boundingBox())!;
      expect(answer.y + answer.height / 2).toBeGreaterThan(result.y);
      expect(answer.y + answer.height / 2).toBeLessThan(result.y + result.height);
      const focused = await page.evaluate(() => document.activeElement?.className ?? "");
      expect(focused).toContain("result-line");
      // The keyboard gives the same.
      for (const next of ["details", "next"]) {
        await page.locator(`[data-action="${next}"]`).focus();
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        expect(await page.evaluate(() => scrollY), next).toBe(0);
      }
      await pressThere(page, '[data-action="next"]');
      await expect(page.locator("[data-tray] .spot")).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator("[data-tray]")).toBeInViewport({ ratio: 1 });
    });

    test("the keys stay in place for every hand", async ({ page }) => {
      await openHand(page, "1m SE");
      const tray = await page.locator("[data-tray]").boundingBox();
      const keys = await page.locator(".keys").boundingBox();
      for (const hand of [
        "11122233344455m SE",
        "1112223334445m w5m SE",
        "1112223334445m f1 f2 f3 f4 g1 g2 g3 g4 w5m SE",
        "1m p222m k3333m k4444p ck5555s f1 f2 f3 f4 g1 g2 g3 g4 w1m SE",
        "123456m p111z p222z f1 g2 SE",
      ]) {
        await openHand(page, hand);
        await expect(page.locator("[data-tray] .spot").first()).toBeVisible();
        await page.waitForTimeout(300);
        expect.soft(await page.locator("[data-tray]").boundingBox(), hand).toEqual(tray);
        expect.soft(await page.locator(".keys").boundingBox(), hand).toEqual(keys);
        // At most two lines, all within the tray, and each set in one line.
        const lines = await page.locator("[data-tray] .row").evaluateAll((rows) =>
          rows.map((row) => {
            const trayBox = row.closest("[data-tray]")!.getBoundingClientRect();
            const tiles = [...row.querySelectorAll(".tile")].map((one) => one.getBoundingClientRect());
            const middles = tiles.map((tile) => Math.round(tile.y + tile.height / 2));
            return {
              lines: new Set(middles).size,
              inside: tiles.every((tile) => tile.left >= trayBox.left && tile.right <= trayBox.right && tile.top >= trayBox.top && tile.bottom <= trayBox.bottom),
              // A tile is as wide as its neighbours, and wide enough to read.
              narrow: Math.min(...tiles.map((tile) => tile.width)),
            };
          }),
        );
        for (const { lines: count, inside, narrow } of lines) {
          // Fourteen tiles take two lines where one line would be too narrow for a finger.
          expect.soft(count, hand).toBeLessThanOrEqual(width < 360 ? 2 : 1);
          expect.soft(inside, hand).toBe(true);
          expect.soft(narrow, hand).toBeGreaterThanOrEqual(width < 360 ? 12 : 14);
        }
      }
    });

    test("a selected kong moves no key", async ({ page }) => {
      await openHand(page, "k1111p p222s 33s SE");
      await expect(page.locator("[data-entry]")).toBeAttached();
      const keys = await page.locator(".keys").boundingBox();
      await pressThere(page, ".spot-meld");
      await expect(page.locator("[data-from]").first()).toBeVisible();
      expect(await page.locator(".keys").boundingBox()).toEqual(keys);
    });

    test("an answer on the sheet of a counted win moves no other answer", async ({ page }) => {
      await openHand(page);
      await press(page, '[data-action="quick"]');
      const values = page.locator(".quick-values");
      const robbedKong = page.locator("[data-quick-robbed]");
      await expect(values).toBeVisible();
      await page.waitForTimeout(400);
      const place = await values.boundingBox();
      await expect(robbedKong).toHaveAttribute("aria-disabled", "true");
      for (const answer of ['[data-ask="seat"] [data-fact="S"]', '[data-ask="from"] [data-fact="W"]', "[data-quick-robbed]"]) {
        await press(page, `dialog ${answer}`);
        expect(await values.boundingBox()).toEqual(place);
      }
      await expect(robbedKong).toHaveAttribute("aria-pressed", "true");
    });
  });
}

test("the chosen theme is shown before the app loads", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tilewise.theme", "dark"));
  await page.route(/_bg\.wasm$/, (route) => route.abort());
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
