// The two worked examples of the book, tapped tile by tile, and the controls around them.
import { expect, test } from "@playwright/test";
import { FIRST, SECOND, openDetails, elements, chooseMode, openHand, payments, press, tap, enterWinner } from "./table.js";

test("example 1 of the book: 64 points, 32 of them from the discarder", async ({ page }) => {
  await openHand(page);
  await chooseMode(page, "pung");
  await tap(page, "5z");
  await chooseMode(page, "chow");
  await tap(page, "5s");
  await chooseMode(page, "pung");
  await tap(page, "7s");
  await chooseMode(page, "tile");
  await tap(page, "2223s");
  await tap(page, "1s");
  await enterWinner(page, "S", "E", "W");

  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "5");
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
  await expect(page.locator('[data-payment="W"]')).toContainText("32");
  await openDetails(page);
  expect(await elements(page)).toEqual(["no-flowers", "dragon-pung", "half-flush"]);
  await expect(page.locator('[data-transfer="W-S"]')).toContainText("32");
  await expect(page.locator('[data-transfer="E-S"]')).toContainText("16");
  await expect(page.locator('[data-transfer="N-S"]')).toContainText("16");
});

test("example 2 of the book: 96 points, 32 from each", async ({ page }) => {
  await openHand(page);
  await chooseMode(page, "pung");
  await chooseMode(page, "pung");
  await tap(page, "1z7p");
  await chooseMode(page, "chow");
  await tap(page, "4m");
  await chooseMode(page, "pair");
  await tap(page, "2s");
  await chooseMode(page, "tile");
  await tap(page, "46s5s");
  await enterWinner(page, "E", "E", null);

  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "4");
  expect(await payments(page)).toEqual({ E: 96, S: -32, W: -32, N: -32 });
  await openDetails(page);
  expect((await elements(page)).sort()).toEqual(["no-flowers", "prevailing-wind", "seat-wind", "self-drawn-win"]);
});

test("a reload, and back and forward, keep the hand", async ({ page }) => {
  await openHand(page);
  await chooseMode(page, "concealed-pung");
  await tap(page, "123s");
  await chooseMode(page, "tile");
  await tap(page, "4445s");
  const tray = page.locator("[data-tray]");
  const entered = await tray.innerText();
  const address = page.url();
  await page.reload();
  await expect(page.locator("[data-waits]")).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await tray.innerText()).toBe(entered);

  await page.goto("./#/score/hk-old-style/46s.p111z.c456m.p777p.22s.w5s.EE");
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "4");
  await page.goBack();
  await expect(page.locator("[data-waits]")).toBeVisible();
  await page.goForward();
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "4");
});

test("undo and redo restore the hand", async ({ page }) => {
  await openHand(page, SECOND);
  const result = page.locator("[data-result]");
  await expect(result).toHaveAttribute("data-counted", "4");
  await press(page, '[data-seat="S"]');
  await expect(result).toHaveAttribute("data-counted", "3");
  await press(page, '[data-action="undo"]');
  await expect(result).toHaveAttribute("data-counted", "4");
  await press(page, '[data-action="redo"]');
  await expect(result).toHaveAttribute("data-counted", "3");
  await page.keyboard.press("Control+z");
  await expect(result).toHaveAttribute("data-counted", "4");
});

test("a fifth tile cannot be tapped, and its key shows why", async ({ page }) => {
  await openHand(page);
  await chooseMode(page, "pung");
  await tap(page, "5s");
  await chooseMode(page, "tile");
  await tap(page, "5s");
  const key = page.locator('[data-tile="5s"]');
  await expect(key).toHaveAttribute("aria-disabled", "true");
  await expect(key).toHaveAttribute("title", /four/i);
});

test("circumstances that contradict the win are disabled", async ({ page }) => {
  await openHand(page, SECOND);
  const result = page.locator("[data-result]");
  await press(page, '[data-circumstance="last-tile"]');
  await expect(result).toHaveAttribute("data-counted", "5");
  await expect(page.locator('[data-circumstance="kong-replacement"]')).toBeDisabled();
  await expect(page.locator('[data-circumstance="dealer-first-discard"]')).toBeDisabled();
});

test("every missed element shows why, on request", async ({ page }) => {
  await openHand(page, "77z 34m 22p p555z p666z w7z@W SE");
  await expect(page.locator("[data-result]")).toHaveCount(1);
  await openHand(page, FIRST);
  await openDetails(page);
  await press(page, "[data-why-not] summary, summary[data-why-not], button[data-why-not]");
  await expect(page.locator("[data-rejected]")).toHaveCount(35);
  // Elements far from the hand are collapsed.
  await press(page, "[data-far] summary");
  await expect(page.locator('[data-rejected="full-flush"]')).toBeVisible();
});

test("a house rule changes the result and is part of the link", async ({ page }) => {
  await page.goto("./#/score/hk-old-style;payment=discarder-only-x2/2223s.c567s.p777s.p555z.w1s@W.SE");
  expect(await payments(page)).toEqual({ E: 0, S: 32, W: -32, N: 0 });
  await page.reload();
  expect(await payments(page)).toEqual({ E: 0, S: 32, W: -32, N: 0 });
});
