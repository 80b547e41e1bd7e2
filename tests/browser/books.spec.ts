// Three rule books at one table: a hand scored in each on a phone, and the comparison of books.
import { expect, test, type Page } from "@playwright/test";
import { elements, FIRST, chooseMode, openHand, payments, press, tap, enterWinner } from "./table.js";

/** Switches to another book on the house rules sheet. */
async function switchBook(page: Page, key: string): Promise<void> {
  await press(page, '[data-action="house"]');
  await press(page, `.sheet [data-rule-set="${key}"]`);
  await expect(page.locator(`.sheet [data-rule-set="${key}"]`)).toHaveAttribute("aria-pressed", "true");
  await press(page, '[data-action="close"]');
}

/** Taps the first example of Hong Kong Old Style: one suit and a pung of dragons. */
async function tapFirst(page: Page): Promise<void> {
  await chooseMode(page, "chow");
  await tap(page, "5s");
  await chooseMode(page, "pung");
  await chooseMode(page, "pung");
  await tap(page, "7s5z");
  await chooseMode(page, "tile");
  await tap(page, "22231s");
  await enterWinner(page, "S", "E", "W");
}

test("a hand at the Sparrow’s Nest: 5 faan, and only the discarder pays 24", async ({ page }) => {
  await openHand(page);
  await switchBook(page, "sparrows-nest");
  await tapFirst(page);
  // NEST-20 1, NEST-34 1, NEST-47 3; NEST-60: 5 faan are 24 by discard.
  expect((await elements(page)).sort()).toEqual(["dragon-triplet", "half-flush", "no-flowers"]);
  expect(await payments(page)).toEqual({ E: 0, S: 24, W: -24, N: 0 });
  await expect(page.locator("[data-result]")).toContainText("faan");
});

test("a hand in Singapore: 4 tai with a cat, paid in dollars", async ({ page }) => {
  await openHand(page);
  await switchBook(page, "singapore");
  await tapFirst(page);
  await press(page, '[data-tile="a1"]');
  // SG-25 1, SG-29 1, SG-58 2; SG-14: 4 tai are 16 from the discarder, 8 from the others.
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "4");
  expect(await payments(page)).toEqual({ E: -8, S: 32, W: -16, N: -8 });
  await expect(page.locator("[data-result]")).toContainText("tai");
});

test("a change of book keeps the tiles and lists what the new book lacks", async ({ page }) => {
  await page.goto(`./#/score/singapore/${FIRST.replaceAll(" ", ".")}.a1.f2`);
  await press(page, '[data-action="house"]');
  await press(page, '.sheet [data-rule-set="sparrows-nest"]');
  await expect(page.locator("dialog [data-notice]")).toContainText("cat");
  await press(page, '[data-action="close"]');
  await expect(page).toHaveURL(/#\/score\/sparrows-nest\/2223s\.c567s\.p777s\.p555z\.f2\.w1s@W\.SE$/);
  await expect(page.locator('[data-tile^="a"]')).toHaveCount(0);
});

test("a hand is compared in all books", { tag: "@wide" }, async ({ page }) => {
  await openHand(page, FIRST);
  await press(page, '[data-action="compare"]');
  const amounts = async (key: string) =>
    page
      .locator(`.compared [data-rule-set="${key}"] [data-payment]`)
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-amount"))));
  await expect(page.locator(".compared [data-rule-set] [data-payment]")).toHaveCount(20);
  expect(await amounts("hk-old-style")).toEqual([-16, 64, -32, -16]);
  expect(await amounts("sparrows-nest")).toEqual([0, 24, -24, 0]);
  // SG-25 1, SG-58 2: 3 tai are 8 from the discarder, 4 from the others.
  expect(await amounts("singapore")).toEqual([-4, 16, -8, -4]);
  // R-25 1, R-45 2 in an open hand: 3 han and 30 fu are 3,900 from the discarder. One book stands for all of riichi.
  expect(await amounts("riichi-ema-2025")).toEqual([0, 3900, -3900, 0]);
  // M-79 6, M-89 2, M-94 2 for four 7s: 10 fan from the discarder in addition to the 8 from each.
  expect(await amounts("mcr")).toEqual([-8, 34, -18, -8]);
  await press(page, '[data-go="singapore"]');
  await expect(page).toHaveURL(/#\/score\/singapore\//);
});

test("house rules are stored under a name on this device", async ({ page }) => {
  await openHand(page, FIRST);
  await press(page, '[data-action="house"]');
  await press(page, '[data-choice="payment"] label:has([value="discarder-only-x1"])');
  await page.locator("#house-name").fill("Friday table");
  await press(page, '[data-action="keep"]');
  await press(page, '.sheet [data-rule-set="sparrows-nest"]');
  await expect(page.locator("[data-kept]")).toHaveAttribute("aria-pressed", "false");

  await page.reload();
  await press(page, '[data-action="house"]');
  await press(page, '[data-kept="Friday table"]');
  await press(page, '[data-action="close"]');
  expect(await payments(page)).toEqual({ E: 0, S: 16, W: -16, N: 0 });

  await press(page, '[data-action="house"]');
  await press(page, '[data-forget="Friday table"]');
  await expect(page.locator("[data-kept]")).toHaveCount(0);
});

test("a wait below the minimum shows what would raise it", async ({ page }) => {
  await openHand(page, "2223s c567m p777p p555z SE");
  // HKOS-03: two fan by discard; the self-draw is the third.
  await expect(page.locator("[data-lift]")).toContainText("self-draw");
  await expect(page.locator('[data-wait="1s"]')).toContainText("3 fan, 48");
});

test("a base of half a dollar: payments stay exact", async ({ page }) => {
  await page.goto(`./#/score/singapore;base=0.5/${FIRST.replaceAll(" ", ".")}`);
  expect(await payments(page)).toEqual({ E: -2, S: 8, W: -4, N: -2 });
  await page.goto("./#/score/singapore;base=0.25/123456s.p111z.c789s.7s.f1.w7s@W.SE");
  // SG-27 1 and SG-58 2: V(3) = 1.
  expect(await payments(page)).toEqual({ E: -1, S: 4, W: -2, N: -1 });
});
