// What happens at a riichi table beside the score of a hand: each event is walked through, one question at a
// time, and ends in what the clauses say.
import { expect, test, type Page } from "@playwright/test";
import { drawn, press } from "./table.js";

/** An event of a house, where it begins. */
async function begin(page: Page, house: string, event: string): Promise<void> {
  // A key that a book of penalties has too is that of the house with a semicolon.
  await page.goto(`./#/fouls/${house};/${event}`);
  await drawn(page);
  await expect(page.locator("[data-ask]").first()).toBeVisible();
}

/** Answers the question that stands there by one of its answers. */
const answer = (page: Page, question: string, fact: string) => press(page, `[data-ask="${question}"] [data-fact="${fact}"]`);

/** Answers it by a number. */
async function number(page: Page, question: string, value: number): Promise<void> {
  await page.locator(`[data-ask="${question}"] input`).fill(String(value));
  await press(page, '[data-action="next"]');
}

/** Answers it by tiles: `123m45p`. */
async function tiles(page: Page, question: string, text: string): Promise<void> {
  for (const run of text.matchAll(/([0-9]+)([mpsz])/g)) {
    for (const rank of run[1]!) await press(page, `[data-ask="${question}"] [data-pick="${rank}${run[2]}"]`);
  }
  await press(page, '[data-action="next"]');
}

/** Answers it by several players. */
async function players(page: Page, question: string, ...facts: string[]): Promise<void> {
  for (const fact of facts) await press(page, `[data-ask="${question}"] [data-fact="${fact}"]`);
  await press(page, '[data-action="next"]');
}

/** Answers it by a number for each player, East first. */
async function each(page: Page, question: string, values: number[]): Promise<void> {
  const inputs = page.locator(`[data-ask="${question}"] .by-seat-one input`);
  for (const [place, value] of values.entries()) await inputs.nth(place).fill(String(value));
  await press(page, '[data-action="next"]');
}

/** The clause of the ruling, which has come. */
const ruled = (page: Page, clause: string) => expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", clause);

const effect = (page: Page, key: string, says: string | RegExp) =>
  expect(page.locator(`[data-verdict] [data-effect="${key}"]`)).toContainText(says);

/** What each player gains or loses. */
function shares(page: Page): Promise<string[]> {
  return page
    .locator("[data-verdict] [data-share]")
    .evaluateAll((all) => all.map((one) => `${one.getAttribute("data-share")} ${one.getAttribute("data-amount")}`));
}

test("a win that is counted: 700 and 400, two counters, a bet", async ({ page }) => {
  await begin(page, "riichi-ema-2025", "settle-win");
  await answer(page, "seat", "S");
  await answer(page, "by", "self-draw");
  await number(page, "value", 2);
  await answer(page, "fu", "20");
  await number(page, "honba", 2);
  await number(page, "bets", 1);
  await ruled(page, "R-88");
  //
  expect(await shares(page)).toEqual(["E -900", "S 3100", "W -600", "N -600"]);
});

test("two win on one discard: own bet, old ones, and those of others", async ({ page }) => {
  await begin(page, "riichi-ema-2025", "multiple-wins");
  await answer(page, "from", "E");
  const of = (name: string) => page.locator(".by-seat-one").filter({ has: page.getByText(name, { exact: true }) }).locator("input");
  await of("South").first().fill("3");
  await of("South").nth(1).fill("30");
  await of("West").first().fill("5");
  await press(page, '[data-action="next"]');
  await number(page, "honba", 1);
  await players(page, "declared", "S", "N");
  await number(page, "bets", 2);
  await ruled(page, "R-103");
  //
  expect(await shares(page)).toEqual(["E -12500", "S 8200", "W 8300", "N 0"]);
});

test("two claim one discard: in some houses the nearest alone wins", async ({ page }) => {
  await begin(page, "riichi-wrc-2025", "claims-on-discard");
  await answer(page, "from", "N");
  await players(page, "claims", "W-false", "S-false");
  await ruled(page, "R-105");
  await expect(page.locator("[data-winners]")).toContainText("South");
  await expect(page.locator("[data-winners]")).not.toContainText("West");
});

test("riichi: which discards leave the hand waiting", async ({ page }) => {
  await begin(page, "riichi-ema-2025", "riichi");
  await answer(page, "seat", "S");
  await answer(page, "open", "no");
  await number(page, "tiles_left", 20);
  await tiles(page, "hand", "123456m12345p11s4z");
  await ruled(page, "R-13");
  await effect(page, "discards", "North");
});

test("a kong after riichi must leave the waits as they are", async ({ page }) => {
  await begin(page, "riichi-ema-2025", "kong-after-riichi");
  await answer(page, "kind", "concealed");
  await tiles(page, "tile", "5p");
  await tiles(page, "hand", "123456m4555p111z");
  await ruled(page, "R-13");
  await expect(page.locator("[data-verdict]")).toContainText("The kong would change what the hand waits for");
});

test("furiten: a tile that completes the hand lies among the own discards", async ({ page }) => {
  await begin(page, "riichi-ema-2025", "claim");
  await answer(page, "seat", "S");
  await answer(page, "action", "win");
  await tiles(page, "tile", "6p");
  await tiles(page, "waiting", "36p");
  await tiles(page, "own_discards", "3p");
  await ruled(page, "R-124");
  await expect(page.locator("[data-verdict]")).toContainText("No. Furiten");
});

test("nobody wins: who waits is paid, and East deals again", async ({ page }) => {
  await begin(page, "riichi-wrc-2025", "exhaustive-draw");
  await players(page, "tenpai", "E", "W");
  await number(page, "honba", 2);
  await number(page, "bets", 2);
  await ruled(page, "R-112");
  //
  expect(await shares(page)).toEqual(["E 1500", "S -1500", "W 1500", "N -1500"]);
  await effect(page, "dealer", "East deals again");
  await effect(page, "honba", "3");
  await effect(page, "bets", "2");
});

test("nine kinds of terminals and honours, in a house that has them", async ({ page }) => {
  await begin(page, "riichi-tenhou", "abortive-draw");
  await answer(page, "kind", "nine-kinds");
  await number(page, "honba", 1);
  await number(page, "bets", 2);
  await ruled(page, "R-119");
  await effect(page, "dealer", "East deals again");
  await effect(page, "honba", "2");
});

test("the next hand: another won in the last of the East round", async ({ page }) => {
  await begin(page, "riichi-ema-2025", "next-hand");
  await players(page, "winners", "S");
  await answer(page, "round", "E");
  await answer(page, "hand", "4");
  await ruled(page, "R-130");
  await effect(page, "round", "South");
});

test("the final scores, with uma", async ({ page }) => {
  await begin(page, "riichi-majsoul", "hanchan");
  await each(page, "table", [53_600, 28_600, 20_000, -2_200]);
  // nothing else is known.
  while (!(await page.locator("[data-verdict]").isVisible())) await press(page, "[data-ask] .answer-open");
  await ruled(page, "R-140");
  await effect(page, "score", "43.6");
  await effect(page, "score", /[-−]42.2/);
});
