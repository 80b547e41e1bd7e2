// Letters twice as large, as a person sets them in the browser.
import { expect, test } from "@playwright/test";
import { waitForApp } from "./table.js";

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
});

/** Locations, each with what is visible when all of it is loaded. */
const PLACES = {
  score: ".key",
  table: ".players",
  fouls: "[data-foul]",
  rules: "[data-rule]",
  "rules/riichi-ema-2025": "[data-rule]",
  practice: "[data-kind]",
  backup: "[data-device-empty]",
  "club/new": '[data-field="club-name"]',
};

for (const [place, content] of Object.entries(PLACES)) {
  test(`with large letters #/${place} fits the width of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`./#/${place}`);
    await waitForApp(page);
    await expect(page.locator(content).first()).toBeVisible();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths).toEqual([360, 360]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  });
}
