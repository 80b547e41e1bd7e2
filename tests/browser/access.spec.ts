// The page for every pair of eyes: axe, the size of what is to be pressed, no sideways scrolling.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { FIRST, details, open } from "./table.js";

const HANDS = {
  empty: "",
  growing: "123m",
  waiting: "2223s c567s p777s p555z SE",
  won: FIRST,
  wrong: "13579m13579p147s w9s SE initial-hand",
};

for (const scheme of ["light", "dark"] as const) {
  for (const [name, hand] of Object.entries(HANDS)) {
    test(`axe finds nothing: ${name}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await open(page, hand);
      await details(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
    });
  }
}

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
