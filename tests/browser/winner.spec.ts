// The winner is asked together with the discarder and never assumed; a draft is restored.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, chooseMode, openHand, payments, press, pressThere, tap } from "./table.js";

/** The first example of the book, without its winner. */
const HAND = FIRST.replace("@W SE", ":? ?E");
const SEAT = '[data-result] [data-ask="seat"]';
const FROM = '[data-result] [data-ask="from"]';

/** The positions of all targets. */
function positions(page: Page, ...selectors: string[]): Promise<unknown[]> {
  return Promise.all(selectors.map((selector) => page.locator(selector).first().boundingBox()));
}

/** Taps the tiles of the book's first example. */
async function tapFirst(page: Page): Promise<void> {
  await chooseMode(page, "pung");
  await chooseMode(page, "pung");
  await tap(page, "5z7s");
  await chooseMode(page, "chow");
  await tap(page, "5s");
  await chooseMode(page, "tile");
  await tap(page, "2223s1s");
}

test("the winner is asked together with the discarder, and no value is shown before", async ({ page }) => {
  await openHand(page);
  await tapFirst(page);
  await expect(page.locator("[data-payment]")).toHaveCount(0);
  await expect(page.locator('[data-winner-seat][aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator(SEAT)).toContainText("Who won?");
  await expect(page.locator(FROM)).toContainText("From whom?");
  // Either order works, and no answer moves another one.
  const answers = [`${SEAT} [data-fact="W"]`, `${FROM} [data-fact="-"]`, `${FROM} [data-fact="W"]`, ".keys", ".tray"];
  const before = await positions(page, ...answers);
  await pressThere(page, `${SEAT} [data-fact="S"]`);
  await expect(page.locator(`${SEAT} [data-fact="S"]`)).toHaveAttribute("aria-pressed", "true");
  // A player can't win on the own discard.
  await expect(page.locator(`${FROM} [data-fact="S"]`)).toHaveCount(0);
  expect(await positions(page, ...answers)).toEqual(before);
  await press(page, `${FROM} [data-fact="W"]`);
  // HKOS-51: 5 fan are 16 points, doubled for the discarder.
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });

  await page.goto("about:blank");
  await openHand(page, HAND);
  await press(page, `${FROM} [data-fact="W"]`);
  await expect(page.locator("[data-payment]")).toHaveCount(0);
  await press(page, `${SEAT} [data-fact="S"]`);
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
});

test("the table view: the first seat won, and the second discarded", async ({ page }) => {
  await openHand(page, HAND);
  await expect(page.locator("#from-whom .label")).toHaveText("Who won?");
  await press(page, '[data-seat="S"]');
  await expect(page.locator("#from-whom .label")).toHaveText("Won on");
  await press(page, '[data-seat="W"]');
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
  // A tap on the winner is a self-draw. HKOS-52 and the self-draw's fan: 6 fan are 16 too, doubled for each.
  await press(page, '[data-seat="S"]');
  expect(await payments(page)).toEqual({ E: -32, S: 96, W: -32, N: -32 });
});

test("the last winner is offered and not assumed, also on another day", async ({ page }) => {
  await openHand(page, FIRST);
  await expect(page.locator("[data-payment]")).toHaveCount(4);
  await press(page, '[data-action="next"]');
  await tapFirst(page);
  await expect(page.locator(`${SEAT} [data-fact="S"]`)).toContainText("last hand");
  await expect(page.locator(`${SEAT} [aria-pressed="true"]`)).toHaveCount(0);
  await expect(page.locator("[data-payment]")).toHaveCount(0);
  await press(page, '[data-action="clear"]');
  await page.goto("about:blank");
  await openHand(page);
  await expect(page.locator('[data-seat="S"]')).toContainText("last hand");
  await tapFirst(page);
  await expect(page.locator(`${SEAT} [data-fact="S"]`)).toContainText("last hand");
});

test("a wait has a value before the winner is known: the lowest, where players differ", async ({ page }) => {
  // HKOS-11, HKOS-15, HKOS-25 for everybody; the own wind would be more for one.
  await openHand(page, "2223s c567s p777s p555z ?E");
  await expect(page.locator('[data-wait="1s"] .wait-worth').nth(1)).toContainText("5 fan");
  await openHand(page, "2223s c567s p777s p333z ?E");
  await expect(page.locator('[data-wait="1s"]')).toBeVisible();
  // Three of one suit 3, no flowers 1; West has its wind in addition.
  await expect(page.locator('[data-wait="1s"] .wait-worth').nth(1)).toContainText("4 fan");
  await expect(page.locator('[data-wait="1s"] .wait-worth').nth(1)).toContainText("or more");
});

test("a riichi wait shows the win of the dealer and of the others", async ({ page }) => {
  // 20, 10 and 4 for the concealed nines: 1 han 40 fu.
  await page.goto("./#/score/riichi-ema-2025/123m456p678s1199s.riichi.?E");
  const discardWorth = page.locator('[data-wait="1s"] .wait-worth').nth(1);
  await expect(discardWorth).toContainText("1,300");
  await expect(discardWorth).toContainText("dealer 2,000");
});

test("a draft is restored when the page is opened again, until it is done", async ({ page }) => {
  await openHand(page);
  await chooseMode(page, "pung");
  await tap(page, "5z");
  await chooseMode(page, "tile");
  await tap(page, "22s");
  const spots = page.locator("[data-tray] .spot");
  await expect(spots).toHaveCount(3);
  await page.goto("about:blank");
  await openHand(page);
  await expect(spots).toHaveCount(3);

  await test.step("a link takes precedence and removes no draft", async () => {
    await page.goto("about:blank");
    await openHand(page, FIRST);
    await expect(page.locator("[data-payment]")).toHaveCount(4);
    await page.goto("about:blank");
    await openHand(page);
    await expect(spots).toHaveCount(3);
  });

  await test.step("a draft in another rule set is restored too", async () => {
    await page.goto("about:blank");
    await page.goto("./#/score/singapore/12s.a1.?E");
    await press(page, '[data-tile="3s"]');
    await expect(spots).toHaveCount(4);
    await page.goto("about:blank");
    await openHand(page);
    await expect(spots).toHaveCount(4);
    await expect(page.locator('[data-tile="a2"]')).toBeVisible();
  });

  await test.step("a completed or cleared draft is not restored", async () => {
    await press(page, '[data-action="clear"]');
    await expect(spots).toHaveCount(0);
    await page.goto("about:blank");
    await openHand(page);
    await expect(page.locator("[data-entry]")).toBeAttached();
    await expect(spots).toHaveCount(0);
  });
});

test("a stored draft that can’t be read is set aside", async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("tilewise.hand.unread")) localStorage.setItem("tilewise.hand", "/score/hk-old-style/\u0000nonsense%%");
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await openHand(page);
  await tap(page, "1m");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(1);
  await expect(page.locator("[data-trouble]")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("tilewise.hand.unread"))).toContain("nonsense");
  expect(errors).toEqual([]);
});

test("a cleared hand can be restored, with a notice", async ({ page }) => {
  await openHand(page, "123m EE");
  const bin = page.locator('[data-action="clear"]');
  await expect(bin).toHaveAccessibleName("Clear the hand");
  await press(page, '[data-action="clear"]');
  await expect(page.locator("[data-notice]")).toContainText("Undo");
  await press(page, '[data-action="undo"]');
  await expect(page.locator("[data-tray] .spot")).toHaveCount(3);
  await openHand(page, FIRST);
  const next = page.locator('[data-result] [data-action="next"]');
  await expect(next).toHaveText("Next hand");
  await expect(next).toBeInViewport({ ratio: 1 });
  await press(page, '[data-action="next"]');
  await expect(page.locator("[data-notice]")).toContainText("Undo");
  await press(page, '[data-action="undo"]');
  await expect(page.locator("[data-payment]")).toHaveCount(4);
});

test("the next hand begins in view, wherever the reasons of the last one were read", async ({ page }) => {
  await openHand(page, FIRST);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await press(page, '[data-result] [data-action="next"]');
  await expect(page.locator("[data-tray]")).toBeInViewport({ ratio: 1 });
});
