// The game prompt of a first visit: shown once, answered with one tap, and never shown to visitors with a
// link.
import { expect, test } from "@playwright/test";
import { press } from "./table.js";

const prompt = '[data-tray] [role="group"]:has([data-game])';

test("a first visitor chooses the game with one tap and isn’t asked again", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./");
  await expect(page.locator(prompt)).toHaveAccessibleName("Which game do you play?");
  await press(page, '[data-game^="riichi"]');
  await expect(page.locator(".house-button")).toContainText("Riichi");
  await expect(page.locator(prompt)).toHaveCount(0);
  await expect(page.locator("[data-tray]")).toContainText("Tap the tiles");
  await page.goto("./?again");
  await expect(page.locator(".house-button")).toContainText("Riichi");
  await expect(page.locator("[data-tray]")).toContainText("Tap the tiles");
});

test("the default game can be chosen too", async ({ page }) => {
  await page.goto("./");
  await press(page, '[data-game="hk-old-style"]');
  await expect(page.locator("[data-tray]")).toContainText("Tap the tiles");
});

test("the first tile chooses the default game", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator(prompt)).toBeVisible();
  await press(page, '[data-tile="5m"]');
  await expect(page.locator(prompt)).toHaveCount(0);
  await press(page, '[data-action="undo"]');
  await expect(page.locator("[data-tray]")).toContainText("Tap the tiles");
});

test("other games are one more tap away", async ({ page }) => {
  await page.goto("./");
  await press(page, '[data-game="other"]');
  await press(page, 'dialog [data-rule-set="sparrows-nest"]');
  await page.keyboard.press("Escape");
  await expect(page.locator(".house-button")).toContainText("Sparrow");
  await expect(page.locator(prompt)).toHaveCount(0);
});

test("a visitor with a link sees no game prompt and no notice of other rules", async ({ page }) => {
  await page.goto("./#/score/riichi-tenhou/123m");
  await expect(page.locator(".house-button")).toContainText("Tenhou");
  await press(page, '[data-action="clear"]');
  await expect(page.locator(prompt)).toHaveCount(0);
  await expect(page.locator("[data-visit]")).toHaveCount(0);
});

for (const [locale, first] of [
  ["ja-JP", /^riichi/],
  ["zh-CN", /^mcr/],
  ["en-GB", /^hk/],
] as const) {
  test(`a reader of ${locale} sees the likeliest game first`, async ({ browser }) => {
    const context = await browser.newContext({ ...test.info().project.use, locale, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto("./");
    await expect(page.locator("[data-game]").first()).toHaveAttribute("data-game", first);
    await context.close();
  });
}

test("a game that begins at the Table chooses the rules", async ({ page }) => {
  await page.goto("./#/table");
  await press(page, '[data-action="begin"]');
  await expect(page.locator(".tabletop")).toBeVisible();
  await press(page, '.tab[href^="#/score"]');
  await expect(page.locator("[data-tray]")).toContainText("Tap the tiles");
});
