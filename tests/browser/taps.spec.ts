// How little it takes: one hand, entered in every way, and every way counted.
//
// The hand: an exposed chow of 234 bamboo, an exposed pung of red dragons, 567 and 789 dots in the
// hand, won on 9 dots by self-draw, a pair of 3 characters, one flower. The winds are those of the
// last hand. By the book: the dragons, the seat's own flower and the self-draw, 1 fan each.
import { expect, test, type Page } from "@playwright/test";
import { elements, details, open, payments, press } from "./table.js";

/** Presses that count. */
async function taps(page: Page, ...selectors: string[]): Promise<number> {
  for (const selector of selectors) {
    await press(page, selector);
  }
  return selectors.length;
}

const mode = (key: string) => `[data-mode="${key}"]`;
const tile = (key: string) => `[data-tile="${key}"]:not([aria-disabled="true"])`;
const SELF_DRAW = '[data-action="self-draw"]';

async function isScored(page: Page): Promise<void> {
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "3");
  const paid = await payments(page);
  expect(paid.E).toBeGreaterThan(0);
  expect(new Set([paid.S, paid.W, paid.N])).toEqual(new Set([paid.E! / -3]));
  await details(page);
  expect((await elements(page)).sort()).toEqual(["dragon-pung", "seat-flower", "self-drawn-win"]);
}

test("the hand takes at most 11 plain taps", async ({ page }) => {
  await open(page);
  const count = await taps(
    page,
    mode("chow"),
    tile("2s"),
    mode("pung"),
    tile("7z"),
    mode("concealed-chow"),
    tile("5p"),
    tile("7p"),
    tile("3m"), // Only a pair is left.
    tile("f1"),
    SELF_DRAW,
  );
  await isScored(page);
  expect(count).toBeLessThanOrEqual(11);
});

test("a mode that no longer fits gives way, and comes back with the room", async ({ page }) => {
  await open(page);
  await taps(page, mode("concealed-chow"), tile("1p"), tile("4p"), tile("7p"), tile("1s"));
  await expect(page.locator(mode("pair"))).toHaveAttribute("aria-pressed", "true");
  await taps(page, '[data-action="undo"]');
  await expect(page.locator(mode("concealed-chow"))).toHaveAttribute("aria-pressed", "true");
});
