// Nothing on the page moves by itself, neither while it loads nor while a hand is entered.
import { expect, test, type Page } from "@playwright/test";
import { mode, open, payments, tap, won } from "./table.js";

/** How far the page has moved things by itself so far, and what it moved. */
async function shifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  // What happened until now is told with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
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

test("nothing moves while the page loads, or when a hand is entered", async ({ page }) => {
  const later = page.waitForResponse(/\/split_deferred\.wasm$/);
  await open(page);
  await (await later).finished();
  const { sum, moved } = await shifts(page);
  expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.01);

  const keys = page.locator(".keys");
  const place = await keys.boundingBox();
  await mode(page, "pung");
  await tap(page, "5z");
  await mode(page, "chow");
  await tap(page, "5s");
  await mode(page, "pung");
  await tap(page, "7s");
  await mode(page, "tile");
  await tap(page, "2223s1s");
  // The keys stay under the fingers.
  expect(await keys.boundingBox()).toEqual(place);
  await won(page, "S", "E", "W");
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
  const entered = await shifts(page);
  expect(entered.sum - sum, entered.moved.join("\n")).toBe(0);
});

test("nothing moves while a result loads", async ({ page }) => {
  await open(page, "2223s c567s p777s p555z w1s@W SE");
  await expect(page.locator("[data-element]").first()).toBeAttached();
  const { sum, moved } = await shifts(page);
  expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.01);
});

test("the theme that was chosen is there before the program is", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tilewise.theme", "dark"));
  await page.route(/_bg\.wasm$/, (route) => route.abort());
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
