// Sixteen tiles: a Taiwanese hand by taps on a narrow phone, the dealer's streak, own values, and carried debts.
import { expect, test, type Page } from "@playwright/test";
import { beginGame, chooseMode, enterWinner, openHand, payments, press, tap } from "./table.js";

const link = (hand: string, house: string) => `./#/score/${house}/${hand.replaceAll(" ", ".")}`;

/** Enters a win at the Table by its value. */
async function enterSeatWin(page: Page, winner: string, from: string, value: number): Promise<void> {
  await press(page, `.plate[data-seat="${winner}"] a`);
  await press(page, `[data-ask="from"] [data-who="${from}"]`);
  await press(page, `[data-quick-value="${value}"]`);
  // The debts that follow are shown before the win is added.
  await expect(page.locator("[data-debts-after]")).toContainText("owes");
  await press(page, '[data-action="done"]');
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** T-22: one tai; the base is 5, and 1 more is paid by East, the dealer. */
test("a hand of 17 tiles is tapped at 360 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHand(page);
  const height = await page.locator('[data-tile="1m"]').evaluate((key) => key.getBoundingClientRect().height);
  await page.goto("./#/score/taiwanese");
  await expect(page.locator("[data-count='streak']")).toHaveText("0");
  await chooseMode(page, "chow");
  await tap(page, "4p");
  await chooseMode(page, "pung");
  await tap(page, "9p");
  await chooseMode(page, "tile");
  await tap(page, "123456m78s55z9s");
  await enterWinner(page, "S", "E", null);
  expect(await payments(page)).toEqual({ E: -7, S: 19, W: -6, N: -6 });
  expect(await page.locator('[data-tile="1m"]').evaluate((key) => key.getBoundingClientRect().height)).toBe(height);
  // T-67: each hand that East has kept the deal adds two.
  await press(page, '[data-step="streak+"]');
  expect(await payments(page)).toEqual({ E: -9, S: 21, W: -6, N: -6 });
});

/** All 17 tiles of a concealed hand are in view and large enough to tap. */
test("17 concealed tiles fit at 360 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(link("123456m456p12378s55z w9s@W SE", "taiwanese"));
  const spots = page.locator(".row-hand .spot");
  await expect(spots).toHaveCount(17);
  for (const box of await spots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(360);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  }
});

/** T-84: an own value replaces that of the table; 0 removes the element. */
test("own values of elements are typed one by one", async ({ page }) => {
  await page.goto(link("123456m78s55z c456p p999p w9s SE", "taiwanese"));
  expect(await payments(page)).toEqual({ E: -7, S: 19, W: -6, N: -6 });
  await press(page, '[data-action="house"]');
  await page.locator('[data-search="house"]').fill("values");
  await press(page, "[data-choice='values'] [data-values]");
  await page.locator("#value-self-draw").fill("3");
  await page.locator("#value-self-draw").blur();
  await press(page, '[data-action="close"]');
  expect(await payments(page)).toEqual({ E: -9, S: 25, W: -8, N: -8 });
  expect(page.url()).toContain("values=self-draw=3");
});

/** T-320 in part: a debt grows by half of it, is halved when the debtor wins off the creditor. */
test("the Table shows a debt, where it comes from, and its payment", async ({ page }) => {
  await page.goto("./#/score/hk-taiwanese");
  await expect(page.locator(".key").first()).toBeVisible();
  await beginGame(page);
  // 10 and 1 for the dealer's part.
  await enterSeatWin(page, "E", "S", 10);
  const debt = page.locator("[data-debts] li");
  await expect(debt).toHaveCount(1);
  await expect(debt).toContainText("Bo owes Ann 11");
  await expect(debt).toContainText("grows to 17");
  // 11 becomes 17; 7 and 3, since East has kept the deal once.
  await enterSeatWin(page, "E", "S", 7);
  await expect(debt).toContainText("Bo owes Ann 27");
  await expect(debt).toContainText("2 wins in a row");
  await expect(debt).toContainText("East 1: 11 · East 1, Streak 1: 10");
  // South wins off East: half of 27 is paid, 13, and East owes 9 and 5.
  await enterSeatWin(page, "S", "E", 9);
  await expect(debt).toHaveCount(1);
  await expect(debt).toContainText("Ann owes Bo 14");
  await expect(page.locator('[data-player="0"] .plate-score')).toHaveText("13");
  // The history says what is owed after each win.
  await page.goto(page.url().replace(/#.*/, "#/table/history"));
  const entries = page.locator("[data-line]");
  await expect(entries.nth(0)).toContainText("Ann owes Bo 14");
  await expect(entries.nth(1)).toContainText("Bo owes Ann 27");
  await entries.nth(2).click();
  await expect(page.locator("[data-debts-after]")).toHaveText("Bo owes Ann 11");
});

/** T-116: what a win is worth isn't paid at once, unless the house has it so. */
test("a win that is carried says that nobody pays now", async ({ page }) => {
  const hand = "123456m456p12378s55z w9s@W SE";
  await page.goto(link(hand, "hk-taiwanese"));
  await press(page, '[data-action="details"]');
  await expect(page.locator("[data-carried]")).toContainText("written down as a debt");
  await page.goto(link(hand, "hk-taiwanese;carry=false"));
  await expect(page.locator("[data-transfer]")).toHaveCount(1);
  await expect(page.locator("[data-carried]")).toHaveCount(0);
});

/** Hands of another size aren't compared. */
test("the comparison names the rule sets with hands of another size", async ({ page }) => {
  await page.goto(link("123456m78s55z c456p p999p w9s SE", "taiwanese"));
  await press(page, '[data-action="compare"]');
  await expect(page.locator('.compared-one[data-rule-set="hk-taiwanese"]')).toBeVisible();
  await expect(page.locator('.compared-one[data-rule-set="hk-old-style"]')).toHaveCount(0);
  await expect(page.locator("[data-other-size]")).toContainText("Hong Kong Old Style");
});
