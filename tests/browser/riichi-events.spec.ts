// Events at a riichi table other than the score of a hand: each is answered question by question and ends in
// a ruling with its clauses.
import { expect, test, type Page } from "@playwright/test";
import { waitForApp, press } from "./table.js";

/** Opens the first question of an event under a house. */
async function openEvent(page: Page, house: string, event: string): Promise<void> {
  // The semicolon selects the house where a penalty book has the same key.
  await page.goto(`./#/fouls/${house};/${event}`);
  await waitForApp(page);
  await expect(page.locator("[data-ask]").first()).toBeVisible();
}

/** Answers the current question by one of its options. */
const answer = (page: Page, question: string, fact: string) => press(page, `[data-ask="${question}"] [data-fact="${fact}"]`);

/** Answers a question with a number. */
async function answerNumber(page: Page, question: string, value: number): Promise<void> {
  await page.locator(`[data-ask="${question}"] input`).fill(String(value));
  await press(page, '[data-action="next"]');
}

/** Answers a question with tiles: `123m45p`. */
async function answerTiles(page: Page, question: string, text: string): Promise<void> {
  for (const run of text.matchAll(/([0-9]+)([mpsz])/g)) {
    for (const rank of run[1]!) await press(page, `[data-ask="${question}"] [data-pick="${rank}${run[2]}"]`);
  }
  await press(page, '[data-action="next"]');
}

/** Answers a question with several players. */
async function answerPlayers(page: Page, question: string, ...facts: string[]): Promise<void> {
  for (const fact of facts) await press(page, `[data-ask="${question}"] [data-fact="${fact}"]`);
  await press(page, '[data-action="next"]');
}

/** Answers a question with a number for each player, East first. */
async function answerEach(page: Page, question: string, values: number[]): Promise<void> {
  const inputs = page.locator(`[data-ask="${question}"] .by-seat-one input`);
  for (const [place, value] of values.entries()) await inputs.nth(place).fill(String(value));
  await press(page, '[data-action="next"]');
}

/** Asserts the clause of the ruling. */
const expectClause = (page: Page, clause: string) => expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", clause);

const effect = (page: Page, key: string, label: string | RegExp) =>
  expect(page.locator(`[data-verdict] [data-effect="${key}"]`)).toContainText(label);

/** The gain or loss of each player. */
function shares(page: Page): Promise<string[]> {
  return page
    .locator("[data-verdict] [data-share]")
    .evaluateAll((all) => all.map((one) => `${one.getAttribute("data-share")} ${one.getAttribute("data-amount")}`));
}

test("a counted win: 700 and 400, two counters, a bet", async ({ page }) => {
  await openEvent(page, "riichi-ema-2025", "settle-win");
  await answer(page, "seat", "S");
  await answer(page, "by", "self-draw");
  await answerNumber(page, "value", 2);
  await answer(page, "fu", "20");
  await answerNumber(page, "honba", 2);
  await answerNumber(page, "bets", 1);
  await expectClause(page, "R-88");
  //
  expect(await shares(page)).toEqual(["E -900", "S 3100", "W -600", "N -600"]);
});

test("two win on one discard: own bet, earlier bets, and bets of others", async ({ page }) => {
  await openEvent(page, "riichi-ema-2025", "multiple-wins");
  await answer(page, "from", "E");
  const of = (name: string) => page.locator(".by-seat-one").filter({ has: page.getByText(name, { exact: true }) }).locator("input");
  await of("South").first().fill("3");
  await of("South").nth(1).fill("30");
  await of("West").first().fill("5");
  await press(page, '[data-action="next"]');
  await answerNumber(page, "honba", 1);
  await answerPlayers(page, "declared", "S", "N");
  await answerNumber(page, "bets", 2);
  await expectClause(page, "R-103");
  //
  expect(await shares(page)).toEqual(["E -12500", "S 8200", "W 8300", "N 0"]);
});

test("two claim one discard: in some houses only the nearest wins", async ({ page }) => {
  await openEvent(page, "riichi-wrc-2025", "claims-on-discard");
  await answer(page, "from", "N");
  await answerPlayers(page, "claims", "W-false", "S-false");
  await expectClause(page, "R-105");
  await expect(page.locator("[data-winners]")).toContainText("South");
  await expect(page.locator("[data-winners]")).not.toContainText("West");
});

test("riichi: the discards that leave the hand ready", async ({ page }) => {
  await openEvent(page, "riichi-ema-2025", "riichi");
  await answer(page, "seat", "S");
  await answer(page, "open", "no");
  await answerNumber(page, "tiles_left", 20);
  await answerTiles(page, "hand", "123456m12345p11s4z");
  await expectClause(page, "R-13");
  await effect(page, "discards", "North");
});

test("a kong after riichi must leave the waits unchanged", async ({ page }) => {
  await openEvent(page, "riichi-ema-2025", "kong-after-riichi");
  await answer(page, "kind", "concealed");
  await answerTiles(page, "tile", "5p");
  await answerTiles(page, "hand", "123456m4555p111z");
  await expectClause(page, "R-13");
  await expect(page.locator("[data-verdict]")).toContainText("The kong would change what the hand waits for");
});

test("furiten: a tile that completes the hand is among the own discards", async ({ page }) => {
  await openEvent(page, "riichi-ema-2025", "claim");
  await answer(page, "seat", "S");
  await answer(page, "action", "win");
  await answerTiles(page, "tile", "6p");
  await answerTiles(page, "waiting", "36p");
  await answerTiles(page, "own_discards", "3p");
  await expectClause(page, "R-124");
  await expect(page.locator("[data-verdict]")).toContainText("No. Furiten");
});

test("a draw: tenpai players are paid, and East deals again", async ({ page }) => {
  await openEvent(page, "riichi-wrc-2025", "exhaustive-draw");
  await answerPlayers(page, "tenpai", "E", "W");
  await answerNumber(page, "honba", 2);
  await answerNumber(page, "bets", 2);
  await expectClause(page, "R-112");
  //
  expect(await shares(page)).toEqual(["E 1500", "S -1500", "W 1500", "N -1500"]);
  await effect(page, "dealer", "East deals again");
  await effect(page, "honba", "3");
  await effect(page, "bets", "2");
});

test("nine kinds of terminals and honours, in a house that has them", async ({ page }) => {
  await openEvent(page, "riichi-tenhou", "abortive-draw");
  await answer(page, "kind", "nine-kinds");
  await answerNumber(page, "honba", 1);
  await answerNumber(page, "bets", 2);
  await expectClause(page, "R-119");
  await effect(page, "dealer", "East deals again");
  await effect(page, "honba", "2");
});

test("the next hand after a win in the last of the East round", async ({ page }) => {
  await openEvent(page, "riichi-ema-2025", "next-hand");
  await answerPlayers(page, "winners", "S");
  await answer(page, "round", "E");
  await answer(page, "hand", "4");
  await expectClause(page, "R-130");
  await effect(page, "round", "South");
});

test("the final scores, with uma", async ({ page }) => {
  await openEvent(page, "riichi-majsoul", "hanchan");
  await answerEach(page, "table", [53_600, 28_600, 20_000, -2_200]);
  // all other answers are unknown.
  while (!(await page.locator("[data-verdict]").isVisible())) await press(page, "[data-ask] .answer-open");
  await expectClause(page, "R-140");
  await effect(page, "score", "43.6");
  await effect(page, "score", /[-−]42.2/);
});
