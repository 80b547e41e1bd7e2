// The house rules: changed on their sheet, marked, applied immediately, and reset.
import { expect, test } from "@playwright/test";
import { FIRST, openHand, payments, press } from "./table.js";

test("a house rule is chosen on the sheet", { tag: "@wide" }, async ({ page }) => {
  await openHand(page, FIRST);
  await press(page, '[data-action="house"]');
  await press(page, '[data-choice="payment"] label:has([value="discarder-only-x1"])');
  await expect(page.locator('[data-choice="payment"]')).toContainText("house rule");

  await press(page, '[data-action="close"]');
  expect(await payments(page)).toEqual({ E: 0, S: 16, W: -16, N: 0 });
  await expect(page).toHaveURL(/;payment=discarder-only-x1\//);

  await press(page, '[data-action="house"]');
  await press(page, '[data-action="book"]');
  await press(page, '[data-action="close"]');
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
});

test("invalid input stays in the field until a valid answer clears the error", async ({ page }) => {
  await openHand(page, FIRST);
  await press(page, '[data-action="house"]');
  const limit = page.locator('[data-choice="limit_fan"] input');
  await limit.fill("0");
  await limit.blur();
  await expect(limit).toHaveValue("0");
  await expect(limit).toHaveAttribute("aria-invalid", "true");
  await limit.fill("10");
  await limit.blur();
  await expect(limit).toHaveAttribute("aria-invalid", "false");
  await limit.fill("x");
  await limit.blur();
  await limit.fill("8");
  await limit.blur();
  await expect(limit).toHaveAttribute("aria-invalid", "false");
  await expect(page).toHaveURL(/limit_fan=8/);
});

test("answers have the names that tables use, and a search finds house rules by players’ words", async ({ page }) => {
  await page.goto("./#/score/hk-old-style/2223s.c567s.p777s.p555z.w1s@W.SE");
  await press(page, '[data-action="house"]');
  // 全銃: the discarder pays everything that three pay in 半銃, 2 and 1 and 1 times the 16 points of 5 fan.
  await press(page, '[data-preset="full-shooter"]');
  await expect(page.locator('[data-preset="full-shooter"]')).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/payment=discarder-only-x4\//);
  for (const [typed, key] of [
    ["chicken hand", "minimum_fan"],
    ["詐糊", "erroneous_mahjong_each"],
    ["half spicy", "points_table"],
  ]) {
    await page.locator('[data-search="house"]').fill(typed!);
    await expect(page.locator(`[data-choice="${key}"]`)).toBeVisible();
    await expect(page.locator("[data-subject]")).toHaveCount(0);
  }
  await press(page, '[data-action="close"]');
  expect(await payments(page)).toEqual({ E: 0, S: 64, W: -64, N: 0 });
});

test("a search for house rules updates with each letter and keeps the focus", async ({ page }) => {
  await page.goto("./#/score/hk-old-style/");
  await press(page, '[data-action="house"]');
  const field = page.locator('[data-search="house"]');
  await field.pressSequentially("limit");
  await expect(field).toHaveValue("limit");
  for (const _ of "limit") await field.press("Backspace");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
});

test("the places of riichi have the values of a table", async ({ page }) => {
  await page.goto("./#/score/riichi-ema-2025/");
  await press(page, '[data-action="house"]');
  await page.locator("[data-subject='The end of the game'] summary").click();
  const field = page.locator('[data-choice="uma"] input[type="text"]');
  await expect(field).toHaveValue("15/5/-5/-15");
  await field.fill("10, 5, −5, −10");
  await field.blur();
  await expect(page).toHaveURL(/uma=10,5,-5,-10/);
  await expect(field).toHaveValue("10/5/-5/-10");
  await field.fill("10/5/-5/-15");
  await field.blur();
  await expect(page.locator('[data-choice="uma"] [role=alert]')).toContainText("add up to 0");
});

test("amounts and limits are parsed while typed", async ({ page }) => {
  await page.goto("./#/score/singapore/");
  await press(page, '[data-action="house"]');
  const field = (key: string) => page.locator(`[data-choice="${key}"] input`);
  await field("base").fill("0,10");
  await field("base").blur();
  await expect(page).toHaveURL(/base=0\.10/);
  await field("limit").fill("");
  await field("limit").blur();
  await expect(page).toHaveURL(/limit=none/);
  await expect(field("limit")).toHaveAttribute("aria-invalid", "false");
  // Invalid input stays on the screen when other questions are answered.
  await field("minimum").fill("many");
  await field("minimum").blur();
  await press(page, '[data-preset="3-6"]');
  await expect(page.locator('[data-choice="minimum"] [role=alert]')).toBeVisible();
  // A custom payout table is shown only where it applies.
  await expect(page.locator('[data-choice="payout_discard"]')).toHaveCount(0);
  await press(page, '[data-choice="payout"] label:has([value="custom"])');
  await expect(page.locator('[data-choice="payout_discard"]')).toBeVisible();
});

test("the header shows the name of a stored house", async ({ page }) => {
  await page.goto("./#/score/hk-old-style;minimum_fan=1/");
  await press(page, '[data-action="house"]');
  await page.locator("#house-name").fill("Friday table");
  await press(page, '[data-action="keep"]');
  await press(page, '[data-action="close"]');
  await expect(page.locator(".house-button")).toContainText("Friday table");
});
