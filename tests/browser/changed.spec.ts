// Whatever was told is changed from what was said, whoever sits where; a hand with tiles stays the game's.
import { expect, test, type Page } from "@playwright/test";
import { begin, open, press, tap, tellWin } from "./table.js";

/** Opens the line of this place in the history, the last told first. */
async function line(page: Page, place: number): Promise<void> {
  if (!page.url().endsWith("/history")) await page.goto(page.url().replace(/#.*/, "#/table/history"));
  await press(page, `[data-line] >> nth=${place}`);
}

/** What the history says, the last told first. */
const told = (page: Page) => page.locator("[data-line] .past-what");

/** Whether it was answered so. */
const pressed = (page: Page, where: string) => expect(page.locator(where)).toHaveAttribute("aria-pressed", "true");

/** A game by these rules. */
async function beginBy(page: Page, house: string): Promise<void> {
  await page.goto(`./#/score/${house}/`);
  await expect(page.locator(".house-name")).not.toBeEmpty();
  await begin(page);
}

test("a win is changed from what was said of it", async ({ page }) => {
  await open(page);
  await begin(page);
  await tellWin(page, 1, "E", 5);
  await line(page, 0);
  await press(page, '[data-action="change"]');
  await pressed(page, '[data-ask="winner"] [data-who="S"]');
  await pressed(page, '[data-ask="from"] [data-who="E"]');
  await pressed(page, '[data-quick-value="5"]');
  await press(page, '[data-quick-value="3"]');
  await press(page, '[data-action="done"]');
  await expect(told(page).first()).toHaveText("Bo won 3 fan from Ann");
});

// two win on one discard, and each is paid.
test("several winners are changed, taken back and joined", async ({ page }) => {
  await beginBy(page, "riichi-ema-2025");
  await tellWin(page, 1, "E", 5);
  await line(page, 0);
  await press(page, '[data-action="another"]');
  await pressed(page, '[data-ask="from"] [data-who="E"]');
  await press(page, '[data-ask="winner"] [data-who="W"]');
  await press(page, '[data-quick-value="6"]');
  await press(page, '[data-action="done"]');
  await expect(told(page).first()).toHaveText("Bo won 5 han, Mangan from Ann; Cy won 6 han, Haneman from Ann");
  await line(page, 0);
  await press(page, '[data-action="change"]');
  await pressed(page, '[data-ask="winner"] [data-who="W"]');
  await pressed(page, '[data-quick-value="6"]');
  await press(page, '[data-other="S"]');
  await press(page, '[data-action="done"]');
  await expect(told(page).first()).toHaveText("Cy won 6 han, Haneman from Ann");
});

test("a draw, a bet and a foul are changed from what was said of them", async ({ page }) => {
  await beginBy(page, "riichi-wrc-2025");
  await press(page, '[data-bet="2"]');
  await press(page, '[data-action="drawn"]');
  await press(page, '[data-event="exhaustive-draw"]');
  // Who bet is tenpai, and named where that is taken back.
  await pressed(page, '[data-ask="tenpai"] [data-who="W"]');
  await press(page, '[data-ask="tenpai"] [data-who="W"]');
  await expect(page.locator('[data-ask="tenpai"] .likely')).toContainText("Cy declared riichi");
  await press(page, '[data-ask="tenpai"] [data-who="W"]');
  await expect(page.locator('[data-ask="tenpai"] .likely')).toHaveCount(0);
  await press(page, '[data-action="next"]');
  await press(page, '[data-action="done"]');
  await expect(page.locator(".tabletop")).toBeVisible();
  await line(page, 0);
  await press(page, '[data-action="change"]');
  // What was said is there, and only what is asked again is another one.
  await press(page, '[data-answered="tenpai"]');
  await pressed(page, '[data-ask="tenpai"] [data-who="W"]');
  await press(page, '[data-ask="tenpai"] [data-who="E"]');
  await press(page, '[data-action="next"]');
  await expect(page.locator('[data-answered="tenpai"]')).toContainText("Ann, Cy");
  await press(page, '[data-action="done"]');
  await line(page, 1);
  await press(page, '[data-action="change"]');
  await press(page, '[data-who="S"]');
  await expect(told(page).nth(1)).toContainText("Bo");

  await page.goto(page.url().replace(/#.*/, "#/table/happened/tile-count"));
  for (let asked = 0; asked < 6 && (await page.locator(".question").count()); asked += 1) {
    await press(page, ".question .who-key, .question [data-fact]");
  }
  const answers = await page.locator(".answered-one strong").allTextContents();
  await press(page, '[data-action="done"]');
  await line(page, 0);
  await press(page, '[data-action="change"]');
  await expect(page.locator(".answered-one strong")).toHaveText(answers);
});

test("names, seats and rules of the first hand are mended where they were told", async ({ page }) => {
  await open(page);
  await begin(page);
  await tellWin(page, 1, "E", 5);
  await line(page, 1);
  await press(page, '[data-action="names"]');
  await page.locator(".joins input").nth(1).fill("Bob");
  await press(page, '[data-action="done"]');
  await expect(told(page).first()).toHaveText("Bob won 5 fan from Ann");
  // They sat in each other's seats: the same players won and paid.
  await line(page, 1);
  await press(page, '[data-action="seats"]');
  await press(page, '[data-place="0"]');
  await press(page, '[data-place="1"]');
  await press(page, '[data-action="done"]');
  await expect(told(page).first()).toHaveText("Bob won 5 fan from Ann");
  await page.goto(page.url().replace(/#.*/, "#/table/"));
  await expect(page.locator('.plate[data-seat="E"] .plate-name')).toHaveText("Bob");
});

const HAND = ["2223567777s555z", "1s"] as const;

test("a hand with its tiles is the game’s after a reload, and seen again with its proof", async ({ page }) => {
  await open(page);
  await begin(page);
  await press(page, '[data-action="with-tiles"]');
  await tap(page, HAND[0]);
  await page.reload();
  await expect(page.locator('[data-seat="S"] .chair-says')).toHaveText("Bo");
  await tap(page, HAND[1]);
  await press(page, '.chair[data-seat="S"]');
  await press(page, '.chair[data-seat="W"]');
  await page.reload();
  await expect(page.locator('[data-payment="S"] dt')).toHaveText("Bo");
  await press(page, '[data-action="into-game"]');
  await expect(page.locator(".tabletop")).toBeVisible();
  await line(page, 0);
  await press(page, '[data-action="with-tiles"]');
  await expect(page.locator('[data-payment="S"] dt')).toHaveText("Bo");
  // It is as it was told: there is nothing to put into the game.
  await expect(page.locator('[data-action="into-game"]')).toHaveCount(0);
  await press(page, '[data-action="back-to-game"]');
  await expect(page.locator(".told h2")).toContainText("Bo won");
});

test("somebody plays for another, and the score stays the player’s", async ({ page }) => {
  await open(page);
  await begin(page);
  await press(page, '[data-action="seats"]');
  await press(page, '[data-action="substitute"]');
  await press(page, '.who-key[data-player="1"]');
  await page.locator(".joins input").fill("Zoe");
  await press(page, '[data-action="done"]');
  await expect(page.locator('[data-player="1"] .plate-by')).toHaveText("Zoe plays");
  await tellWin(page, 1, "E", 5);
  await expect(page.locator('[data-player="1"] .plate-has')).toHaveText("564");
  await press(page, '[data-action="seats"]');
  await press(page, '[data-action="substitute"]');
  await press(page, '.who-key[data-player="1"]');
  await press(page, '[data-action="is-back"]');
  await expect(page.locator(".plate-by")).toHaveCount(0);
});

test("who of five sits out next is proposed when a round is over", async ({ page }) => {
  await open(page);
  await begin(page, ["Ann", "Bo", "Cy", "Dee", "Eve"]);
  // Whoever sits South wins, and deals next.
  for (const winner of [1, 2, 3, 0]) await tellWin(page, winner, "self-draw", 3);
  await expect(page.locator("[data-position]")).toHaveText("South 1");
  await expect(page.locator("[data-rotation]")).toContainText("Eve comes in for Ann");
  await press(page, '[data-action="rotate"]');
  await expect(page.locator('.plate[data-seat="E"] .plate-name')).toHaveText("Eve");
  await expect(page.locator(".resting")).toContainText("Ann");
  await expect(page.locator("[data-rotation]")).toHaveCount(0);
});

test("a payment between players is told with its note, and changed", async ({ page }) => {
  await open(page);
  await begin(page);
  await page.goto("./#/table/happened");
  await page.locator("[data-search]").fill("payment");
  await press(page, '[data-event="paid"]');
  const done = page.locator('[data-action="done"]');
  await expect(done).toBeDisabled();
  await press(page, '[data-group="from"] [data-player="0"]');
  // Nobody pays oneself.
  await expect(page.locator('[data-group="to"] [data-player="0"]')).toBeDisabled();
  await press(page, '[data-group="to"] [data-player="2"]');
  await page.locator('[name="amount"]').fill("-5");
  await expect(page.locator('[name="amount"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".told .refused")).toHaveText("Enter a whole number above 0.");
  await expect(done).toBeDisabled();
  // Hong Kong has no halves of a point.
  await page.locator('[name="amount"]').fill("0.5");
  await expect(done).toBeDisabled();
  await page.locator('[name="amount"]').fill("20");
  await page.locator('[name="note"]').fill("side bet");
  // It is there again after a look at another screen, and after a reload.
  await press(page, '.tab[href^="#/rules"]');
  await page.reload();
  await press(page, '.tab[href^="#/table"]');
  await press(page, '[data-action="go-on"]');
  await expect(page.locator('[name="note"]')).toHaveValue("side bet");
  await done.click();
  await expect(page.locator('[data-player="0"] .plate-has')).toHaveText("480");
  await expect(page.locator('[data-player="2"] .plate-has')).toHaveText("520");
  await line(page, 0);
  await press(page, '[data-action="change"]');
  await expect(page.locator('[name="note"]')).toHaveValue("side bet");
  await page.locator('[name="amount"]').fill("30");
  await press(page, '[data-action="done"]');
  await expect(told(page).first()).toHaveText("Ann paid Cy 30: side bet");
});

test("a name from right to left moves nothing in a sentence", async ({ page }) => {
  await open(page);
  await begin(page, ["Ann", "דנה", "Cy", "Dee"]);
  await tellWin(page, 1, "E", 5);
  await page.goto("./#/table/history");
  await expect(told(page).first()).toHaveText("\u2068דנה\u2069 won 5 fan from Ann");
  // What comes first in the sentence stands at its left.
  const left = (part: string) =>
    told(page)
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
