// A riichi hand: circumstances, counters, and the result.
import { expect, test, type Page } from "@playwright/test";
import { openDetails, waitForApp, elements, payments, press, pressThere, tap } from "./table.js";

/** Opens the page with a hand under the rules of a house. */
async function open(page: Page, house: string, hand = ""): Promise<void> {
  await page.goto(`./#/score/${house}/${hand.replaceAll(" ", ".")}`);
  await waitForApp(page);
  await expect(page.locator('[data-mode="dora"]')).toBeVisible();
}

const result = (page: Page) => page.locator("[data-result]");
const notice = (page: Page) => page.locator("[data-notice]");
const link = (hand: string) => new RegExp(`/${hand.replaceAll(/[.?]/g, "\\$&").replaceAll(" ", "\\.")}$`);

test("a closed hand in riichi with its dora takes 11 taps", { tag: "@wide" }, async ({ page }) => {
  await open(page, "riichi-tenhou", "?E");
  const taps = [
    '[data-mode="concealed-chow"]',
    ...["2m", "4m", "3p", "6s"].map((tile) => `[data-tile="${tile}"]`),
    // Only a pair is missing.
    '[data-tile="8p"]',
    // The winning tile.
    '.row-hand [aria-label="8 bamboo, in the hand"]',
    // With a full hand, tile keys enter the indicator.
    '[data-tile="1m"]',
    '[data-bet="riichi"]',
    '[data-winner-seat="S"]',
    '[data-seat="W"]',
  ];
  for (const one of taps) await press(page, one);
  expect(taps.length).toBeLessThanOrEqual(11);
  await expect(page).toHaveURL(link("234456m34588p67s w8s@W SE dora:1m riichi"));
  // 4 han: 30 fu: 7,700 from the discarder.
  expect(await payments(page)).toEqual({ E: 0, S: 7700, W: -7700, N: 0 });
  await expect(result(page)).toContainText("7,700");
  await expect(result(page)).toContainText("4 han 30 fu");
  await openDetails(page);
  expect(await elements(page)).toEqual(["riichi", "pinfu", "tanyao", "dora", "base", "closed-discard"]);
  await expect(page.locator("[data-as-read] .piece-dora")).toHaveCount(1);
  await expect(page.locator("[data-indicator]")).toHaveAccessibleName(
    "indicator 1 characters: the dora is 2 characters",
  );
});

test("red fives have keys where they are in play, and exist once", async ({ page }) => {
  await open(page, "riichi-mleague", "?E");
  await tap(page, "0p");
  await expect(page.locator('[data-tile="0p"]')).toHaveAttribute("aria-disabled", "true");
  await pressThere(page, '[data-tile="0p"]');
  await expect(notice(page)).toHaveText("No other red 5 dots is in play.");
  await tap(page, "5p");
  // A tap switches between the plain tile and the red one.
  await press(page, ".row-hand li:first-child button");
  await expect(page.locator("[data-selection]")).toContainText("5 dots");
  await press(page, '[data-action="red"]');
  await expect(page).toHaveURL(link("55p ?E"));
  await press(page, ".row-hand li:first-child button");
  await press(page, '[data-action="red"]');
  await expect(page).toHaveURL(link("05p ?E"));
  // A player with all four has the red one.
  await press(page, '[data-mode="kong"]');
  await tap(page, "5s");
  await expect(page).toHaveURL(link("05p k0555s ?E"));
  await open(page, "riichi-ema-2025");
  await expect(page.locator('[data-tile^="0"]')).toHaveCount(0);
});

test("a circumstance that needs riichi is offered with it, and its removal is shown", async ({ page }) => {
  await open(page, "riichi-ema-2025", "234m SE");
  const ippatsu = page.locator('[data-circumstance="ippatsu"]');
  const ura = page.locator('[data-mode="ura"]');
  await expect(ippatsu).toHaveAttribute("aria-disabled", "true");
  await expect(ura).toHaveAttribute("aria-disabled", "true");
  await expect(ura).toHaveAttribute("title", "Ura dora count only with Riichi or Double riichi.");
  await press(page, '[data-bet="riichi"]');
  await press(page, '[data-circumstance="ippatsu"]');
  await press(page, '[data-mode="ura"]');
  await tap(page, "9p");
  // The question was shown once.
  await tap(page, "1m");
  await expect(page).toHaveURL(link("1234m SE ura:9p riichi ippatsu"));
  await press(page, '[data-mode="pung"]');
  await tap(page, "5z");
  await expect(notice(page)).toHaveText("Riichi, Ippatsu, the ura indicators can’t count any longer.");
  await expect(page).toHaveURL(link("1234m p555z SE ura:9p"));
  await expect(page.locator("[data-idle-why]")).toHaveText("Ura dora count only with Riichi or Double riichi.");
  await expect(page.locator('[data-bet="riichi"]')).toHaveAttribute("aria-disabled", "true");
  await press(page, '[data-action="undo"]');
  await expect(page).toHaveURL(link("1234m SE ura:9p riichi ippatsu"));
  // A selected indicator can be removed.
  await press(page, "[data-indicator]");
  await press(page, '[data-action="remove"]');
  await expect(page.locator("[data-indicator]")).toHaveCount(0);
});

test("honba and bets are entered, and paid in addition to the hand", { tag: "@wide" }, async ({ page }) => {
  await open(page, "riichi-ema-2025", "234m456p67899s78s w9s SE");
  await press(page, '[data-step="honba+"]');
  await press(page, '[data-step="honba+"]');
  await press(page, '[data-step="bets+"]');
  await expect(page.locator('[data-step="honba-"]')).toHaveAccessibleName("Honba: one less");
  await expect(page.locator('[data-count="honba"]')).toHaveText("2");
  // 700/400, two honba, one bet.
  expect(await payments(page)).toEqual({ E: -900, S: 3100, W: -600, N: -600 });
  await expect(result(page)).toContainText("400–700");
  await expect(page).toHaveURL(link("234m456p6789978s w9s SE honba=2 bets=1"));
  await openDetails(page);
  await expect(result(page)).toContainText("South takes 1,000: the bets on the table");
});

test("a hand without a yaku shows the missing yaku", async ({ page }) => {
  await open(page, "riichi-ema-2025", "234m456p9967s p222z@E w8s@N WE dora:1m");
  await expect(page.locator("[data-below-minimum]")).toHaveText("No yaku, so the hand can’t win and nobody pays.");
  await expect(page.locator("[data-short-hint]")).toHaveText(
    "One of these alone would have been enough: robbing the kong, Last tile.",
  );
});

test("a wait without a yaku shows what would be enough", { tag: "@wide" }, async ({ page }) => {
  // without riichi and dragons no discard makes a yaku of it.
  await open(page, "riichi-ema-2025", "46m99s678s c234s c123m SE");
  const worth = page.locator('[data-wait="5m"] .wait-worth');
  await expect(worth.nth(1)).toHaveText(/no yaku/);
  await expect(page.locator("[data-lift]")).toHaveText("No yaku; any of these would be enough: robbing the kong, Last tile.");
});

test("a hand of 14 tiles that doesn’t win shows what to discard", { tag: "@wide" }, async ({ page }) => {
  await open(page, "riichi-ema-2025", "234m456p2245678s w4z SE");
  const first = page.locator("[data-discards] [data-discard]").first();
  // The wind: the other tiles wait for 3, 6 and 9 bamboo, which completes pinfu.
  await expect(first).toHaveAttribute("data-discard", "4z");
  await expect(first).toHaveAttribute("data-shanten", "0");
  await press(page, '[data-discard="4z"]');
  await expect(page).toHaveURL(link("234m456p2245678s SE"));
  const waits = page.locator("[data-waits] [data-wait]");
  await expect(waits).toHaveCount(3);
  await expect(waits.first()).toHaveAttribute("data-wait", "3s");
});

test("thirteen waits are visible together", { tag: "@wide" }, async ({ page }) => {
  await open(page, "riichi-ema-2025", "19m19p19s1234567z SE");
  await expect(page.locator("[data-waits]:not([aria-busy]) [data-wait]")).toHaveCount(13);
  const wide = await page.evaluate(() => innerWidth >= 900);
  const scrolls = () => page.locator(".waits-list").evaluate((list) => list.scrollWidth > list.clientWidth);
  if (wide) {
    await expect.poll(scrolls).toBe(false);
    // The labels of the lines are next to the first row.
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    expect(Math.abs((await top(".waits-legend span")) - (await top(".wait-left")))).toBeLessThan(3);
  }
  await expect(page.locator('[data-wait="7z"]')).toBeAttached();
});

test("invalid input is reported at its place", async ({ page }) => {
  const hand = "234m456p67899s78s w9s SE";
  const expectError = async (house: string, more: string, sentence: string) => {
    await open(page, house, `${hand} ${more}`);
    await expect(page.locator("[data-faults]")).toContainText(sentence);
  };
  await expectError("riichi-ema-2025", "dora:123456m", "6 indicators of dora are too many");
  await expectError("riichi-ema-2025", "ippatsu", "Ippatsu takes Riichi or Double riichi too");
  await page.goto("about:blank");
  await page.goto(`./#/score/riichi-ema-2025/${hand.replaceAll(" ", ".")}.honba=10000`);
  await expect(page.locator("[data-trouble]")).toContainText("honba=10000");
});

test("riichi has one key, and excluded rules have none", async ({ page }) => {
  await page.goto("./#/score/riichi-ema-2025/123m456p678s1124s.w3s@E.SE");
  await expect(page.locator('[data-bet="riichi"]')).toBeVisible();
  await expect(page.locator('[data-circumstance="double-riichi"]')).toBeVisible();
  await expect(page.locator('[data-circumstance="riichi"]')).toHaveCount(0);
  await expect(page.locator('[data-circumstance="open-riichi"]')).toHaveCount(0);
  await page.goto("./#/score/riichi-ema-2025;open_riichi=true/123m456p678s1124s.w3s@E.riichi.SE");
  await press(page, '[data-circumstance="open-riichi"]');
  await page.goto("./#/score/riichi-ema-2025;ippatsu=false/123m456p678s1124s.w3s@E.SE");
  await expect(page.locator('[data-circumstance="double-riichi"]')).toBeVisible();
  await expect(page.locator('[data-circumstance="ippatsu"]')).toHaveCount(0);
});

test("riichi, indicators and counters have letter keys", async ({ page }) => {
  await page.goto("./#/score/riichi-ema-2025/123m456p678s1124s.w3s@E.SE");
  // Without riichi the hand has no yaku.
  await expect(page.locator('[data-bet="riichi"]')).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.type("ri2sh");
  await expect(page.locator('[data-bet="riichi"]')).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator('[data-indicator^="dora-"]')).toHaveCount(1);
  // riichi and one dora are 2 han 40 fu, 2,600; R-90: 300 for the counter.
  await expect(page.locator('[data-payment="S"]')).toContainText("2,900");
});
