// Dice: seats by chance, and where the wall is broken, by the rules of the game.
import { expect, test, type Page } from "@playwright/test";
import { axe } from "./checks/axe.js";
import { beginGame, openHand, press } from "./table.js";

/** Makes the browser's random bytes these, over and over. */
const fixBytes = (page: Page, bytes: number[]) =>
  page.addInitScript((values) => {
    let next = 0;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint8Array && array.length === 1) array[0] = values[next++ % values.length]!;
      return array;
    };
  }, bytes);

const names = (page: Page) =>
  page.locator(".players input").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test("seats are drawn by chance and can be changed by hand", async ({ page }) => {
  // The second of four, the third of three, the first of two, the last.
  await fixBytes(page, [1, 2, 0, 0]);
  await openHand(page);
  await press(page, '.tab[href^="#/table"]');
  await expect(page.locator('[data-action="draw-seats"]')).toHaveAttribute("aria-disabled", "true");
  for (const [place, name] of ["Ann", "Bo", "Cy", "Dee"].entries())
    await page.locator(".players input").nth(place).fill(name);
  await press(page, '[data-action="draw-seats"]');
  expect(await names(page)).toEqual(["Bo", "Dee", "Ann", "Cy"]);
  await expect(page.getByRole("status").filter({ hasText: "East: Bo · South: Dee" })).toBeVisible();
  await press(page, '[data-seat-key="0"]');
  await press(page, '[data-seat-key="1"]');
  expect(await names(page)).toEqual(["Dee", "Bo", "Ann", "Cy"]);
  await press(page, '[data-action="begin"]');
  await expect(page.locator('.plate[data-seat="E"] .plate-name')).toHaveText("Dee");
});

test("three dice break the wall of a Hong Kong game", async ({ page }) => {
  // 4 + 3 + 4 = 11 is West; the discarded 255 would make some faces more frequent.
  await fixBytes(page, [3, 255, 2, 3]);
  await page.goto("./#/table/new");
  await press(page, '[data-action="throw-dice"]');
  const dice = page.locator("[data-dice]");
  await expect(dice).toContainText("East throws 4 + 3 + 4 = 11: counted from East, this is West’s wall.");
  await expect(dice).toContainText("West’s wall: count 11 stacks from its right end. East takes from stack 12 on");
  await expect(dice.locator(".die")).toHaveCount(3);
  await expect(dice.locator(".stack")).toHaveCount(72);
  await expect(dice.locator(".stack-first")).toHaveCount(1);
  expect(await axe(page)).toEqual([]);
});

test("the dice of a riichi game show the dead wall and its indicator", async ({ page }) => {
  await fixBytes(page, [1, 2]);
  await page.goto("./#/score/riichi-ema-2025");
  await beginGame(page);
  await press(page, '[data-action="dice"]');
  await press(page, '[data-action="throw-dice"]');
  const dice = page.locator("[data-dice]");
  await expect(dice).toContainText("East throws 2 + 3 = 5: counted from East, this is East’s wall.");
  await expect(dice.locator(".stack")).toHaveCount(68);
  await expect(dice.locator(".stack-undrawn")).toHaveCount(6);
  await expect(dice.locator(".stack-indicator")).toHaveCount(1);
  await expect(dice).toContainText("Walls: R-3.");
});
