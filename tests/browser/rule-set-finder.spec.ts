// The rule set finder: a few questions on the Rules screen lead to a book, its house rules, and their sheet.
import { expect, test } from "@playwright/test";
import { press } from "./table.js";

const question = (key: string) => `[data-ask="${key}"]`;

test("answers lead to a book and its house rules, and back", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./#/rules/");
  await press(page, '[data-action="which"]');
  await expect(page).toHaveURL(/#\/rules\/which$/);
  await expect(page.locator("[data-fits]").first()).toBeVisible();
  // HKOS-03: three fan are printed, and one is common.
  await press(page, '[data-ask="minimum"] [data-fact="1-fan"]');
  await expect(page).toHaveURL(/#\/rules\/which\/minimum=1-fan$/);
  const found = page.locator("[data-found]");
  await expect(found).toHaveAttribute("data-found", "hk-old-style;minimum_fan=1");
  await expect(page.locator("#which-step")).toBeFocused();
  await press(page, `${question("bonus")} [data-fact="none"]`);
  await expect(found).toHaveAttribute("data-found", "hk-old-style;minimum_fan=1;bonus_tiles_in_play=false");
  await page.goBack();
  await expect(found).toHaveAttribute("data-found", "hk-old-style;minimum_fan=1");
  // An answer leads back to its question.
  await press(page, '[data-answered="minimum"]');
  await expect(page.locator(question("minimum"))).toBeVisible();
  await page.goBack();
  await press(page, `${question("bonus")} [data-fact="-"]`);
  await press(page, '[data-play="hk-old-style;minimum_fan=1"]');
  await expect(page.locator("dialog.sheet")).toBeVisible();
  await expect(page.locator('[data-rule-set="hk-old-style"][aria-pressed="true"]')).toBeVisible();
});

test("the questions open from the house rules sheet by keyboard", async ({ page }) => {
  await page.goto("./");
  await press(page, '[data-action="house"]');
  await page.locator('dialog [data-action="which"]').focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/rules\/which$/);
  await expect(page.locator("dialog.sheet")).toHaveCount(0);
  await page.locator(`${question("minimum")} [data-fact="-"]`).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(question("minimum"))).toHaveCount(0);
  await expect(page.locator("[data-ask] h3")).toBeFocused();
});

test("variants of one table are distinguished by their own options", async ({ page }) => {
  await page.goto("./#/rules/which/bet=yes,red-fives=3");
  await expect(page.locator(question("several_winners"))).toBeVisible();
  await expect(page.locator("[data-fits]")).toHaveCount(3);
  await press(page, `${question("several_winners")} [data-fact="two"]`);
  await expect(page.locator("[data-found]")).toHaveAttribute("data-found", "riichi-tenhou");
});

test("a link with an invalid answer shows an error and opens as far as it is valid", async ({ page }) => {
  await page.goto("./#/rules/which/bonus=fga,height=2");
  await expect(page.locator("[data-trouble]")).toContainText("height=2");
  await expect(page.locator("[data-found]")).toHaveAttribute("data-found", "singapore");
});
