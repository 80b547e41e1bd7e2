// Corrections of entries in the history: each form opens with the values of the entry, and hands with tiles
// stay in the game.
import { expect, test, type Page } from "@playwright/test";
import { beginGame, openHand, press, tap, enterWin } from "./table.js";

/** Opens an entry of the history by its position, newest first. */
async function openEntry(page: Page, place: number): Promise<void> {
  if (!page.url().endsWith("/history")) await page.goto(page.url().replace(/#.*/, "#/table/history"));
  await press(page, `[data-line] >> nth=${place}`);
}

/** The entries of the history, newest first. */
const events = (page: Page) => page.locator("[data-line] .past-what");

/** Asserts that an answer is selected. */
const expectSelected = (page: Page, where: string) => expect(page.locator(where)).toHaveAttribute("aria-pressed", "true");

/** Begins a game under the given rules. */
async function beginBy(page: Page, house: string): Promise<void> {
  await page.goto(`./#/score/${house}/`);
  await expect(page.locator(".house-name")).not.toBeEmpty();
  await beginGame(page);
}

test("a win is corrected in a form with its previous values", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await enterWin(page, 1, "E", 5);
  await openEntry(page, 0);
  await press(page, '[data-action="change"]');
  await expectSelected(page, '[data-ask="winner"] [data-who="S"]');
  await expectSelected(page, '[data-ask="from"] [data-who="E"]');
  await expectSelected(page, '[data-quick-value="5"]');
  await press(page, '[data-quick-value="3"]');
  await press(page, '[data-action="done"]');
  await expect(events(page).first()).toHaveText("Bo won 3 fan from Ann");
});

// two win on one discard, and each is paid.
test("several winners are corrected, undone and joined", async ({ page }) => {
  await beginBy(page, "riichi-ema-2025");
  await enterWin(page, 1, "E", 5);
  await openEntry(page, 0);
  await press(page, '[data-action="another"]');
  await expectSelected(page, '[data-ask="from"] [data-who="E"]');
  await press(page, '[data-ask="winner"] [data-who="W"]');
  await press(page, '[data-quick-value="6"]');
  await press(page, '[data-action="done"]');
  await expect(events(page).first()).toHaveText("Bo won 5 han, Mangan from Ann; Cy won 6 han, Haneman from Ann");
  await openEntry(page, 0);
  await press(page, '[data-action="change"]');
  await expectSelected(page, '[data-ask="winner"] [data-who="W"]');
  await expectSelected(page, '[data-quick-value="6"]');
  await press(page, '[data-other="S"]');
  await press(page, '[data-action="done"]');
  await expect(events(page).first()).toHaveText("Cy won 6 han, Haneman from Ann");
});

test("a draw, a bet and a foul are corrected in forms with their previous values", async ({ page }) => {
  await beginBy(page, "riichi-wrc-2025");
  await press(page, '[data-bet="2"]');
  await press(page, '[data-action="drawn"]');
  await press(page, '[data-event="exhaustive-draw"]');
  // A player who bet is tenpai, and shown by name where the bet can be undone.
  await expectSelected(page, '[data-ask="tenpai"] [data-who="W"]');
  await press(page, '[data-ask="tenpai"] [data-who="W"]');
  await expect(page.locator('[data-ask="tenpai"] .likely')).toContainText("Cy declared riichi");
  await press(page, '[data-ask="tenpai"] [data-who="W"]');
  await expect(page.locator('[data-ask="tenpai"] .likely')).toHaveCount(0);
  await press(page, '[data-action="next"]');
  await press(page, '[data-action="done"]');
  await expect(page.locator(".tabletop")).toBeVisible();
  await openEntry(page, 0);
  await press(page, '[data-action="change"]');
  // The previous answers are there; reopening a question changes only its answer.
  await press(page, '[data-answered="tenpai"]');
  await expectSelected(page, '[data-ask="tenpai"] [data-who="W"]');
  await press(page, '[data-ask="tenpai"] [data-who="E"]');
  await press(page, '[data-action="next"]');
  await expect(page.locator('[data-answered="tenpai"]')).toContainText("Ann, Cy");
  await press(page, '[data-action="done"]');
  await openEntry(page, 1);
  await press(page, '[data-action="change"]');
  await press(page, '[data-who="S"]');
  await expect(events(page).nth(1)).toContainText("Bo");

  await page.goto(page.url().replace(/#.*/, "#/table/happened/tile-count"));
  for (let question = 0; question < 6 && (await page.locator(".question").count()); question += 1) {
    await press(page, ".question .who-key, .question [data-fact]");
  }
  const answers = await page.locator(".answered-one strong").allTextContents();
  await press(page, '[data-action="done"]');
  await openEntry(page, 0);
  await press(page, '[data-action="change"]');
  await expect(page.locator(".answered-one strong")).toHaveText(answers);
});

test("names, seats and rules of the first hand are corrected in the form of the start", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await enterWin(page, 1, "E", 5);
  await openEntry(page, 1);
  await press(page, '[data-action="names"]');
  await page.locator(".joins input").nth(1).fill("Bob");
  await press(page, '[data-action="done"]');
  await expect(events(page).first()).toHaveText("Bob won 5 fan from Ann");
  // Two players had swapped seats: the same players won and paid.
  await openEntry(page, 1);
  await press(page, '[data-action="seats"]');
  await press(page, '[data-place="0"]');
  await press(page, '[data-place="1"]');
  await press(page, '[data-action="done"]');
  await expect(events(page).first()).toHaveText("Bob won 5 fan from Ann");
  await page.goto(page.url().replace(/#.*/, "#/table/"));
  await expect(page.locator('.plate[data-seat="E"] .plate-name')).toHaveText("Bob");
});

const HAND = ["2223567777s555z", "1s"] as const;

test("a hand with tiles stays in the game after a reload and opens with its proof", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await press(page, '[data-action="with-tiles"]');
  await tap(page, HAND[0]);
  await page.reload();
  await expect(page.locator('[data-seat="S"] .chair-text')).toHaveText("Bo");
  await tap(page, HAND[1]);
  await press(page, '.chair[data-seat="S"]');
  await press(page, '.chair[data-seat="W"]');
  await page.reload();
  await expect(page.locator('[data-payment="S"] dt')).toHaveText("Bo");
  await press(page, '[data-action="into-game"]');
  await expect(page.locator(".tabletop")).toBeVisible();
  await openEntry(page, 0);
  await press(page, '[data-action="with-tiles"]');
  await expect(page.locator('[data-payment="S"] dt')).toHaveText("Bo");
  // The hand is unchanged, so it can't be added to the game.
  await expect(page.locator('[data-action="into-game"]')).toHaveCount(0);
  await press(page, '[data-action="back-to-game"]');
  await expect(page.locator(".step-panel h2")).toContainText("Bo won");
});

test("a substitute plays, and the score stays with the player", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await press(page, '[data-action="seats"]');
  await press(page, '[data-action="substitute"]');
  await press(page, '.who-key[data-player="1"]');
  await page.locator(".joins input").fill("Zoe");
  await press(page, '[data-action="done"]');
  await expect(page.locator('[data-player="1"] .plate-by')).toHaveText("Zoe plays");
  await enterWin(page, 1, "E", 5);
  await expect(page.locator('[data-player="1"] .plate-score')).toHaveText("564");
  await press(page, '[data-action="seats"]');
  await press(page, '[data-action="substitute"]');
  await press(page, '.who-key[data-player="1"]');
  await press(page, '[data-action="is-back"]');
  await expect(page.locator(".plate-by")).toHaveCount(0);
});

test("the next player of five to sit out is proposed at the end of a round", async ({ page }) => {
  await openHand(page);
  await beginGame(page, ["Ann", "Bo", "Cy", "Dee", "Eve"]);
  // The player in South wins and deals next.
  for (const winner of [1, 2, 3, 0]) await enterWin(page, winner, "self-draw", 3);
  await expect(page.locator("[data-position]")).toHaveText("South 1");
  await expect(page.locator("[data-rotation]")).toContainText("Eve comes in for Ann");
  await press(page, '[data-action="rotate"]');
  await expect(page.locator('.plate[data-seat="E"] .plate-name')).toHaveText("Eve");
  await expect(page.locator(".resting")).toContainText("Ann");
  await expect(page.locator("[data-rotation]")).toHaveCount(0);
});

test("a payment between players is entered with its note and corrected", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await page.goto("./#/table/happened");
  await page.locator("[data-search]").fill("payment");
  await press(page, '[data-event="paid"]');
  const done = page.locator('[data-action="done"]');
  await expect(done).toBeDisabled();
  await press(page, '[data-group="from"] [data-player="0"]');
  // A player can't pay the same player.
  await expect(page.locator('[data-group="to"] [data-player="0"]')).toBeDisabled();
  await press(page, '[data-group="to"] [data-player="2"]');
  await page.locator('[name="amount"]').fill("-5");
  await expect(page.locator('[name="amount"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".step-panel .refused")).toHaveText("Enter a whole number above 0.");
  await expect(done).toBeDisabled();
  // Hong Kong has no half points.
  await page.locator('[name="amount"]').fill("0.5");
  await expect(done).toBeDisabled();
  await page.locator('[name="amount"]').fill("20");
  await page.locator('[name="note"]').fill("side bet");
  // The draft survives a visit to another screen and a reload.
  await press(page, '.tab[href^="#/rules"]');
  await page.reload();
  await press(page, '.tab[href^="#/table"]');
  await press(page, '[data-action="go-on"]');
  await expect(page.locator('[name="note"]')).toHaveValue("side bet");
  await done.click();
  await expect(page.locator('[data-player="0"] .plate-score')).toHaveText("480");
  await expect(page.locator('[data-player="2"] .plate-score')).toHaveText("520");
  await openEntry(page, 0);
  await press(page, '[data-action="change"]');
  await expect(page.locator('[name="note"]')).toHaveValue("side bet");
  await page.locator('[name="amount"]').fill("30");
  await press(page, '[data-action="done"]');
  await expect(events(page).first()).toHaveText("Ann paid Cy 30: side bet");
});

test("a right-to-left name doesn’t reorder a sentence", async ({ page }) => {
  await openHand(page);
  await beginGame(page, ["Ann", "דנה", "Cy", "Dee"]);
  await enterWin(page, 1, "E", 5);
  await page.goto("./#/table/history");
  await expect(events(page).first()).toHaveText("\u2068דנה\u2069 won 5 fan from Ann");
  // The first part of the sentence is at the left.
  const left = (part: string) =>
    events(page)
      .first()
      .evaluate((line, part) => {
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const at = text.nodeValue!.indexOf(part);
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + part.length);
          return range.getBoundingClientRect().left;
        }
        throw new Error(`no ${part}`);
      }, part);
  const [name, fan, from] = [await left("דנה"), await left("5 fan"), await left("Ann")];
  expect(name).toBeLessThan(fan);
  expect(fan).toBeLessThan(from);
});
