// The page for every pair of eyes: the size of what is to be pressed, no sideways scrolling.
import { expect, test } from "@playwright/test";
import { FIRST, open } from "./table.js";

test("at 360 px nothing scrolls sideways, and everything is large enough to press", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, FIRST);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const small = await page.locator("button:visible, summary:visible, select:visible").evaluateAll((all) =>
    all
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        const tile = one.matches("[data-tile]");
        return width < (tile ? 35.9 : 43.9) || height < (tile ? 47.9 : 43.9);
      })
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return `${one.outerHTML.slice(0, 120)} ${width}×${height}`;
      }),
  );
  expect(small).toEqual([]);
});
