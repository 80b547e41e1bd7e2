// The house rules: changed on their sheet, marked, shown in the result at once, and taken back.
import { expect, test } from "@playwright/test";
import { FIRST, open, payments, press } from "./table.js";

test("a house rule is chosen on the sheet", { tag: "@wide" }, async ({ page }) => {
  await open(page, FIRST);
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

test("what is typed wrong stays, and the right answer clears the error", async ({ page }) => {
  await open(page, FIRST);
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
