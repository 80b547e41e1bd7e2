// Who won is asked beside from whom, and never assumed; a hand that was begun is there again.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, mode, open, payments, press, pressThere, tap } from "./table.js";

/** The first example of the book, without who won it. */
const HAND = FIRST.replace("@W SE", ":? ?E");
const SEAT = '[data-result] [data-ask="seat"]';
const FROM = '[data-result] [data-ask="from"]';

/** Where everything is that a finger may be over. */
function places(page: Page, ...selectors: string[]): Promise<unknown[]> {
  return Promise.all(selectors.map((selector) => page.locator(selector).first().boundingBox()));
}

/** The tiles of the book's first example, tapped. */
async function tapped(page: Page): Promise<void> {
  await mode(page, "pung");
  await mode(page, "pung");
  await tap(page, "5z7s");
  await mode(page, "chow");
  await tap(page, "5s");
  await mode(page, "tile");
  await tap(page, "2223s1s");
}

test("who won is asked beside from whom, and nothing is worth anything before", async ({ page }) => {
  await open(page);
  await tapped(page);
  await expect(page.locator("[data-payment]")).toHaveCount(0);
  await expect(page.locator('[data-winner-seat][aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator(SEAT)).toContainText("Who won?");
  await expect(page.locator(FROM)).toContainText("From whom?");
  // In either order, and no answer moves another one.
  const answers = [`${SEAT} [data-fact="W"]`, `${FROM} [data-fact="-"]`, `${FROM} [data-fact="W"]`, ".keys", ".tray"];
  const before = await places(page, ...answers);
  await pressThere(page, `${SEAT} [data-fact="S"]`);
  await expect(page.locator(`${SEAT} [data-fact="S"]`)).toHaveAttribute("aria-pressed", "true");
  // Nobody wins on an own discard.
  await expect(page.locator(`${FROM} [data-fact="S"]`)).toHaveCount(0);
  expect(await places(page, ...answers)).toEqual(before);
  await press(page, `${FROM} [data-fact="W"]`);
  // HKOS-51: 5 fan are 16 points, doubled for the discarder.
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });

  await page.goto("about:blank");
  await open(page, HAND);
  await press(page, `${FROM} [data-fact="W"]`);
  await expect(page.locator("[data-payment]")).toHaveCount(0);
  await press(page, `${SEAT} [data-fact="S"]`);
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
});

test("at the table from above the first seat won, and the second gave the tile", async ({ page }) => {
  await open(page, HAND);
  await expect(page.locator("#from-whom .label")).toHaveText("Who won?");
  await press(page, '[data-seat="S"]');
  await expect(page.locator("#from-whom .label")).toHaveText("Won on");
  await press(page, '[data-seat="W"]');
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
  // On the winner: drawn. HKOS-52 and the self-draw's fan: 6 fan are 16 too, doubled for each.
  await press(page, '[data-seat="S"]');
  expect(await payments(page)).toEqual({ E: -32, S: 96, W: -32, N: -32 });
});

test("who won the last hand is offered and not assumed, also on another day", async ({ page }) => {
  await open(page, FIRST);
  await expect(page.locator("[data-payment]")).toHaveCount(4);
  await press(page, '[data-action="next"]');
  await tapped(page);
  await expect(page.locator(`${SEAT} [data-fact="S"]`)).toContainText("last hand");
  await expect(page.locator(`${SEAT} [aria-pressed="true"]`)).toHaveCount(0);
  await expect(page.locator("[data-payment]")).toHaveCount(0);
  await press(page, '[data-action="clear"]');
  await page.goto("about:blank");
  await open(page);
  await expect(page.locator('[data-seat="S"]')).toContainText("last hand");
  await tapped(page);
  await expect(page.locator(`${SEAT} [data-fact="S"]`)).toContainText("last hand");
});

test("a wait has a value before the winner is known, the least of it where players differ", async ({ page }) => {
  // HKOS-11, HKOS-15, HKOS-25 for everybody; with the own wind it would be more for one.
  await open(page, "2223s c567s p777s p555z ?E");
  await expect(page.locator('[data-wait="1s"] .wait-worth').nth(1)).toContainText("5 fan");
  await open(page, "2223s c567s p777s p333z ?E");
  await expect(page.locator('[data-wait="1s"]')).toBeVisible();
  // Three of one suit 3, no flowers 1; West has its wind beside.
  await expect(page.locator('[data-wait="1s"] .wait-worth').nth(1)).toContainText("4 fan");
  await expect(page.locator('[data-wait="1s"] .wait-worth').nth(1)).toContainText("or more");
});

test("in riichi a wait says what others win and what the dealer does", async ({ page }) => {
  // 20, 10 and 4 for the concealed nines: 1 han 40 fu.
  await page.goto("./#/score/riichi-ema-2025/123m456p678s1199s.riichi.?E");
  const given = page.locator('[data-wait="1s"] .wait-worth').nth(1);
  await expect(given).toContainText("1,300");
  await expect(given).toContainText("dealer 2,000");
});

test("a hand that was begun is there when the page is opened again, until it is done", async ({ page }) => {
  await open(page);
  await mode(page, "pung");
  await tap(page, "5z");
  await mode(page, "tile");
  await tap(page, "22s");
  const spots = page.locator("[data-tray] .spot");
  await expect(spots).toHaveCount(3);
  await page.goto("about:blank");
  await open(page);
  await expect(spots).toHaveCount(3);

  await test.step("a link wins, and takes nothing away", async () => {
    await page.goto("about:blank");
    await open(page, FIRST);
    await expect(page.locator("[data-payment]")).toHaveCount(4);
    await page.goto("about:blank");
    await open(page);
    await expect(spots).toHaveCount(3);
  });

  await test.step("in another rule set too", async () => {
    await page.goto("about:blank");
    await page.goto("./#/score/singapore/12s.a1.?E");
    await press(page, '[data-tile="3s"]');
    await expect(spots).toHaveCount(4);
    await page.goto("about:blank");
    await open(page);
    await expect(spots).toHaveCount(4);
    await expect(page.locator('[data-tile="a2"]')).toBeVisible();
  });

  await test.step("what is done or cleared is not", async () => {
    await press(page, '[data-action="clear"]');
    await expect(spots).toHaveCount(0);
    await page.goto("about:blank");
    await open(page);
    await expect(page.locator("[data-entry]")).toBeAttached();
    await expect(spots).toHaveCount(0);
  });
});

test("a kept hand that can’t be read is set aside", async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("tilewise.hand.unread")) localStorage.setItem("tilewise.hand", "/score/hk-old-style/\u0000nonsense%%");
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await open(page);
  await tap(page, "1m");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(1);
  await expect(page.locator("[data-trouble]")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("tilewise.hand.unread"))).toContain("nonsense");
  expect(errors).toEqual([]);
});

test("a cleared hand comes back, and that is said", async ({ page }) => {
  await open(page, "123m EE");
  const bin = page.locator('[data-action="clear"]');
  await expect(bin).toHaveAccessibleName("Clear the hand");
  await press(page, '[data-action="clear"]');
  await expect(page.locator("[data-notice]")).toContainText("Undo");
  await press(page, '[data-action="undo"]');
  await expect(page.locator("[data-tray] .spot")).toHaveCount(3);
  await open(page, FIRST);
  const next = page.locator('[data-result] [data-action="next"]');
  await expect(next).toHaveText("Next hand");
  await expect(next).toBeInViewport({ ratio: 1 });
  await press(page, '[data-action="next"]');
  await expect(page.locator("[data-notice]")).toContainText("Undo");
  await press(page, '[data-action="undo"]');
  await expect(page.locator("[data-payment]")).toHaveCount(4);
});

test("the next hand begins in sight, wherever the reasons of the last one were read", async ({ page }) => {
  await open(page, FIRST);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await press(page, '[data-result] [data-action="next"]');
  await expect(page.locator("[data-tray]")).toBeInViewport({ ratio: 1 });
});
