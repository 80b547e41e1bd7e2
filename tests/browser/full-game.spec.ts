// A whole game at the Table: start, hands, corrections, undo and end. The fast path takes four taps a hand.
import { expect, test, type Page } from "@playwright/test";
import { beginGame, openHand, press, tap, enterWin } from "./table.js";

/** The score of each player, by name. */
function scores(page: Page): Promise<string[]> {
  return page
    .locator(".plate")
    .evaluateAll((all) =>
      all
        .map((one) => `${one.querySelector(".plate-name")?.textContent} ${one.querySelector(".plate-score")?.textContent}`)
        .sort(),
    );
}

/** The contrast between the text of an element and its background: WCAG 2.2, relative luminance. */
function contrast(element: Element): number {
  const context = document.createElement("canvas").getContext("2d")!;
  const luminance = (colour: string) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const parts = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const style = getComputedStyle(element);
  const [darker, lighter] = [luminance(style.color), luminance(style.backgroundColor)].sort((one, other) => one - other);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The name of the dealer. */
const dealer = (page: Page) => page.locator('.plate[data-seat="E"] .plate-name');

// HKOS-51: 5 fan on a discard are 64 points, half of them from the discarder. HKOS-53: the deal passes.
test("a hand takes four taps to enter and returns to the table", { tag: "@wide" }, async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  let taps = 0;
  const counted = async (selector: string) => {
    taps += 1;
    await press(page, selector);
  };
  await counted('[data-player="1"] a');
  await counted('[data-ask="from"] [data-who="E"]');
  await counted('[data-quick-value="5"]');
  await expect(page.locator('[data-moved="0"]')).toHaveAttribute("data-amount", "-3200");
  await counted('[data-action="done"]');
  await expect(page.locator(".tabletop")).toBeVisible();
  expect(taps).toBe(4);
  expect(await scores(page)).toEqual(["Ann 468", "Bo 564", "Cy 484", "Dee 484"]);
  await expect(dealer(page)).toHaveText("Bo");
  await expect(page.locator("[data-position]")).toHaveText("East 2");
  await expect(page.locator("[data-sum]")).toHaveAttribute("data-sum", "0");
  await press(page, '[data-action="history"]');
  const line = page.locator("[data-line]").first();
  await expect(line.locator(".past-what")).toHaveText("Bo won 5 fan from Ann");
  await expect(line.locator(".past-net")).toHaveText(/Ann\s−32.*Bo\s\+64.*Cy\s−16.*Dee\s−16/);
});

test("buttons have enough contrast under the mouse", { tag: "@wide" }, async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await press(page, '[data-action="drawn"]');
  const done = page.locator('[data-action="done"]');
  await done.hover();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // axe skips mixed colours.
    await expect.poll(() => done.evaluate(contrast), colorScheme).toBeGreaterThan(4.5);
  }
});

test("entries are undone, redone, corrected and deleted, with a preview of each change", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await press(page, '[data-player="1"] a');
  await press(page, '[data-ask="from"] [data-who="self-draw"]');
  await press(page, '[data-quick-value="3"]');
  await press(page, '[data-action="done"]');
  await expect(dealer(page)).toHaveText("Bo");
  // A draw: East deals again.
  await press(page, '[data-action="drawn"]');
  await press(page, '[data-action="done"]');
  await expect(dealer(page)).toHaveText("Bo");

  // Undo and redo survive reloads, because both are entries of the log.
  const reload = async (): Promise<void> => {
    await expect(page.locator('[data-keeping="kept"]')).toBeVisible();
    await page.reload();
  };
  await reload();
  await press(page, '[data-action="undo"]');
  await press(page, '[data-action="undo"]');
  await expect(dealer(page)).toHaveText("Ann");
  await reload();
  await expect(dealer(page)).toHaveText("Ann");
  await press(page, '[data-action="redo"]');
  await press(page, '[data-action="redo"]');
  await expect(dealer(page)).toHaveText("Bo");

  // East won instead, so the deal didn't pass and the next hand differs.
  await press(page, '[data-action="history"]');
  await expect(page.locator("[data-line]")).toHaveCount(3);
  await press(page, "[data-line] >> nth=1");
  await press(page, '[data-action="change"]');
  // A correction without a change has no effect and no preview.
  await expect(page.locator("[data-moved]").first()).toBeVisible();
  await expect(page.locator(".changes")).toHaveCount(0);
  await press(page, '[data-ask="winner"] [data-who="E"]');
  await press(page, '[data-ask="from"] [data-who="self-draw"]');
  await press(page, '[data-quick-value="3"]');
  await expect(page.locator(".changes")).toContainText("East 2 becomes East 1");
  await expect(page.locator(".changes")).toContainText("Ann deals now, not Bo");
  await press(page, '[data-action="done"]');
  await press(page, '[data-action="back"]');
  await expect(dealer(page)).toHaveText("Ann");
  // The third hand of that deal: East won one, and the next was a draw.
  await expect(page.locator("[data-position]")).toHaveText("East 1 · 2");
});

test("a hand with tiles goes from Score into the game, with the players by name", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await press(page, '[data-action="with-tiles"]');
  await expect(page.locator('[data-seat="S"] .chair-text')).toHaveText("Bo");
  for (const tile of ["2s", "2s", "2s", "3s", "5s", "6s", "7s", "7s", "7s", "7s", "5z", "5z", "5z", "1s"]) {
    await press(page, `[data-tile="${tile}"]:not([aria-disabled="true"])`);
  }
  await press(page, '.chair[data-seat="S"]');
  await press(page, '.chair[data-seat="W"]');
  await expect(page.locator('[data-payment="S"] dt')).toHaveText("Bo");
  await press(page, '[data-action="into-game"]');
  await expect(page.locator(".tabletop")).toBeVisible();
  await expect(dealer(page)).toHaveText("Bo");
  await press(page, '[data-action="end"]');
  await expect(page.locator("[data-standing] >> nth=0")).toContainText("Bo");
  await expect(page.locator("[data-settle]")).toHaveAttribute("data-settle", "3");
  await press(page, '[data-action="close-game"]');
  await press(page, '[data-action="back"]');
  await expect(page.locator(".tabletop-notice")).toBeVisible();
  await press(page, '[data-action="reopen"]');
  await expect(page.locator('[data-action="drawn"]')).toBeVisible();
});

/** Enters a winning hand; the tiles are given as typed. */
async function enterHand(page: Page, tiles: string, winner: string, from?: string): Promise<void> {
  await tap(page, tiles);
  await press(page, `.chair[data-seat="${winner}"]`);
  if (from) await press(page, `.chair[data-seat="${from}"]`);
  await expect(page.locator(`[data-payment="${winner}"]`)).toBeVisible();
}

// NEST-06: 4 from each player, for the next winner. NEST-61: for 3 faan the discarder pays 8.
test("a pot is filled and taken, each with one reason", async ({ page }) => {
  await page.goto("./#/score/sparrows-nest/");
  await beginGame(page);
  await press(page, '[data-action="drawn"]');
  await expect(page.locator(".step-clauses li")).toHaveText([/^Each player puts the same into the pot .* NEST-06$/]);
  await press(page, '[data-action="done"]');
  // The deal has passed to Bo.
  await enterWin(page, 0, "E", 3);
  expect(await scores(page)).toEqual(["Ann 20", "Bo −12", "Cy −4", "Dee −4"]);
  await press(page, '[data-action="history"]');
  await press(page, "[data-line] >> nth=0");
  await expect(page.locator(".line-name")).toHaveText(["Bo to Ann: 8", "The pot to Ann: 16"]);
});

// the house lets both win on the tile, and the discarder pays each. The tile completes both hands.
test("two players win on one discard, each with the tiles of the hand", { tag: "@wide" }, async ({ page }) => {
  // The test taps 27 tiles.
  test.setTimeout(60_000);
  await page.goto("./#/score/riichi-ema-2025/");
  await expect(page.locator(".house-name")).toContainText("EMA");
  await beginGame(page);
  await press(page, '[data-action="with-tiles"]');
  await enterHand(page, "234m456p678s99p77z7z", "S", "W");
  await press(page, '[data-action="another"]');
  // The tile and its discarder are taken from the first hand.
  await expect(page.locator('.chair[data-seat="W"]')).toContainText("Cy");
  await enterHand(page, "123m123p123s999s7z", "N");
  await press(page, '[data-action="into-game"]');
  await expect(page.locator(".tabletop")).toBeVisible();
  // A mangan is 8,000, one han with 40 fu 1,300.
  expect(await scores(page)).toEqual(["Ann 30,000", "Bo 31,300", "Cy 20,700", "Dee 38,000"]);
  await press(page, '[data-action="history"]');
  // In turn order from the discarder.
  const event = page.locator("[data-line] .past-what").first();
  await expect(event).toHaveText("Dee won 4 han with 50 fu, Mangan from Cy; Bo won 1 han with 40 fu from Cy");
});

// a player who declares riichi bets 1,000 points, and the next winner takes them.
test("a riichi bet takes one tap, and the winner takes it", async ({ page }) => {
  await page.goto("./#/score/riichi-ema-2025/");
  await expect(page.locator(".house-name")).toContainText("EMA");
  await beginGame(page);
  await press(page, '[data-bet="2"]');
  await expect(page.locator("[data-bets]")).toHaveAttribute("data-bets", "1");
  expect(await scores(page)).toContain("Cy 29,000");
  await press(page, '[data-player="1"] a');
  await press(page, '[data-ask="from"] [data-who="E"]');
  await press(page, '[data-quick-value="5"]');
  await press(page, '[data-action="done"]');
  expect(await scores(page)).toEqual(["Ann 22,000", "Bo 39,000", "Cy 29,000", "Dee 30,000"]);
});

test("an open sheet closes when the address changes", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  const sheet = page.locator("dialog.sheet");
  for (const elsewhere of ["#/table/history", "#/rules", "#/score/hk-old-style/123m"]) {
    await page.goto("./#/table");
    await expect(page.locator(".tabletop")).toBeVisible();
    await press(page, '[data-action="settings"]');
    await expect(sheet).toBeVisible();
    await page.evaluate((path) => (location.hash = path), elsewhere);
    await expect(sheet).toHaveCount(0);
    await expect(page.locator("main")).toBeVisible();
  }
});

// HKOS-51: 5 fan on a discard are 32 points from the discarder and 16 from the others.
test("counted chips are compared with the scores, for each player and in total", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await enterWin(page, 1, "E", 5);
  await page.goto("./#/table/chips");
  const field = page.locator(".chips-one input");
  for (const [place, chips] of ["468", "564", "484", "48o"].entries()) await field.nth(place).fill(chips);
  // Invalid input isn't silently ignored.
  const compare = page.locator('[data-action="chips"]');
  await expect(compare).toHaveAttribute("aria-disabled", "true");
  await field.nth(3).fill("484");
  await compare.click();
  await expect(page.locator('[data-chips="same"]')).toBeVisible();
  await field.nth(0).fill("470");
  await field.nth(3).fill("480");
  await compare.click();
  const differences = page.locator('[data-chips="apart"] li');
  await expect(differences).toHaveText([
    "Ann: 470 in chips, 468 recorded (+2)",
    "Dee: 480 in chips, 484 recorded (−4)",
    "Together: 1,998 in chips, 2,000 recorded (−2)",
  ]);
});

// HKOS-50 to 52: 3 fan are 32 points by discard and 48 by self-draw, 4 fan are 64 and 96.
test("each goal of a player has an example hand that opens in Score", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await page.goto("./#/table/need/1");
  await expect(page.locator("[data-need]")).toBeVisible();
  // All scores are equal: any win makes a player the first.
  await expect(page.locator('[data-wish="first"]')).toContainText("Already reached");
  await page.locator("[data-target]").fill("560");
  const target = page.locator('[data-wish="score-56000"]');
  // 60 more points.
  await expect(target.locator(".need-way").first()).toContainText("4 fan");
  await expect(target.locator(".need-way").nth(1)).toContainText("4 fan");
  await target.locator("[data-value]").nth(1).click();
  await expect(target.locator("[data-example] .tile").first()).toBeVisible();
  await target.locator("[data-example] a").click();
  await expect(page.locator("[data-result]")).toContainText("4");
});
