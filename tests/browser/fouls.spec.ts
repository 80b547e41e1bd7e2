// The referee: what happened, a few questions by tapping, the verdict; found by people who don't know the rule's name.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, open, payments, press } from "./table.js";

/** Opens the Rulings screen at a penalty book. */
async function fouls(page: Page, book: string): Promise<void> {
  await press(page, '.tab[href^="#/fouls"]');
  await press(page, `[data-penalties="${book}"]`);
  await expect(page.locator(`[data-penalties="${book}"]`)).toHaveAttribute("aria-current", "true");
}

/** Answers the question that stands there. */
async function answer(page: Page, question: string, fact: string): Promise<void> {
  await press(page, `[data-ask="${question}"] [data-fact="${fact}"]`);
}

/** What each player gains or loses by a list of payments. */
function shares(page: Page): Promise<string[]> {
  return page
    .locator("[data-verdict] [data-share]")
    .evaluateAll((all) => all.map((one) => `${one.getAttribute("data-share")} ${one.getAttribute("data-amount")}`));
}

// F36 and the numbers of the book: South and West are tenpai, so two pay 1,500 each; a counter is added, the deal rotates.
test("a riichi hand that was killed after the declaration is noten, and that is all", { tag: "@wide" }, async ({ page }) => {
  await open(page);
  await fouls(page, "riichi-wrc-2015");
  await press(page, '[data-foul="riichi-wrc-2015/noten-riichi"]');
  await answer(page, "ended", "draw");
  await answer(page, "dead", "yes");
  await answer(page, "shown", "yes");
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "F36");
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-code", "EXC");
  await expect(page.locator('[data-effect="dealer"]')).toContainText("If it is East, the deal passes");

  await press(page, "[data-numbers] summary");
  await answer(page, "seat", "E");
  await answer(page, "tenpai", "S");
  await answer(page, "tenpai", "W");
  await page.locator('[data-ask="counters"] input').fill("2");
  expect(await shares(page)).toEqual(["E -1500", "S 1500", "W 1500", "N -1500"]);
  await expect(page.locator('[data-effect="counters"]')).toContainText("3");
  await expect(page.locator('[data-effect="dealer"]')).toContainText("The deal passes");
});

test("a hand that is not shown is chonbo after all, and the answer before can be changed", async ({ page }) => {
  await page.goto("./#/fouls/riichi-wrc-2015/noten-riichi/ended=draw,dead=yes,shown=no");
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-code", "CH");
  await press(page, '[data-answered="shown"]');
  await answer(page, "shown", "yes");
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-code", "EXC");
  // Every step is a place of its own in the browser's history.
  await page.goBack();
  await expect(page.locator('[data-ask="shown"]')).toBeVisible();
});

// F5, and the book's example: 25 less 20 is 5.
test("a false win is found in plain words: 20 points of the overall score", { tag: "@wide" }, async ({ page }) => {
  await open(page, FIRST);
  await fouls(page, "riichi-wrc-2015");
  await page.locator("[data-search]").fill("called a win, hand shown, not a win");
  await press(page, "[data-found] [data-foul]");
  await answer(page, "same_time", "nothing");
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "F5");
  await press(page, "[data-numbers] summary");
  await page.locator('[data-ask="overall"] input').fill("25");
  await expect(page.locator('[data-effect="overall"]')).toContainText("25 becomes 5");
  await expect(page.locator('[data-effect="overall"]')).toContainText("scores of the table stay");
  // What is taken back or mistyped leaves the fields as they are.
  const overall = page.locator('[data-ask="overall"] input');
  await overall.fill("");
  await overall.pressSequentially("25x");
  await expect(overall).toBeFocused();
  await expect(overall).toHaveValue("25x");
  await expect(page.locator('[data-ask="overall"] [role="alert"]')).toContainText("12.3");
  await overall.fill("25");
  await expect(page.locator('[data-effect="overall"]')).toContainText("25 becomes 5");
  await press(page, 'main [data-action="share"]');
  const link = await page.locator("[data-link]").inputValue();
  await press(page, 'dialog [data-action="close"]');

  // The hand waits where it was.
  await press(page, '.tab[href^="#/score"]');
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
  await page.goto(link);
  await expect(page.locator('[data-effect="overall"]')).toContainText("25 becomes 5");
});

// F49: a point a minute; eleven minutes are a missed hanchan (F50, F51).
test("late by minutes, typed", async ({ page }) => {
  await page.goto("./#/fouls/riichi-wrc-2015/late");
  await answer(page, "substituted", "no");
  await page.locator('[data-ask="minutes"] input').fill("7");
  await page.locator('[data-ask="minutes"] input').press("Enter");
  await expect(page.locator("[data-verdict]")).toContainText("\u22127 points");
  await press(page, '[data-answered="minutes"]');
  await page.locator('[data-ask="minutes"] input').fill("11");
  await press(page, '[data-action="next"]');
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "F51");
  await expect(page.locator("[data-verdict]")).toContainText("\u221230 points");
});

test("a false win in Singapore: 32 to the discarder, 16 to the others", async ({ page }) => {
  await page.goto("./#/score/singapore/EE");
  await press(page, '[data-action="happened"]');
  await press(page, '[data-foul="singapore/false-win"]');
  await answer(page, "seat", "S");
  await answer(page, "by", "discard");
  await answer(page, "from", "W");
  // SG-120: five points, double to the discarder.
  expect(await shares(page)).toEqual(["E 16", "S -64", "W 32", "N 16"]);
});

// NEST-61: the discarder alone pays 24; NEST-06: the pot is for the next winner, and its clause says so.
test("the winner takes the pot, and the clause of that is named", async ({ page }) => {
  await page.goto("./#/fouls/sparrows-nest/settle-win/seat=S,by=discard,from=W,value=5,pot=16");
  await expect.poll(() => shares(page)).toEqual(["E 0", "S 40", "W -24", "N 0"]);
  await expect(page.locator("[data-pot]")).toHaveAttribute("data-pot", "0");
  await expect(page.locator('[data-step="NEST-06"]')).toContainText("Takes the pot", { ignoreCase: true });
});

test("tiles and numbers are answers too", async ({ page }) => {
  await page.goto("./#/fouls/hk-old-style/settle-win");
  await answer(page, "seat", "S");
  await answer(page, "by", "discard");
  await answer(page, "from", "W");
  await page.locator('[data-ask="value"] input').fill("2.5");
  await expect(page.locator('[data-action="next"]')).toHaveCount(0);
  await expect(page.locator('[data-ask="value"] input')).toHaveAttribute("aria-invalid", "true");
  await page.locator('[data-ask="value"] input').fill("5");
  await press(page, '[data-action="next"]');
  // HKOS-06: five fan are 16 points, double from the discarder.
  expect(await shares(page)).toEqual(["E -16", "S 64", "W -32", "N -16"]);
});

// A-81 and SG-103: each winner is paid in full; who is liable for a hand pays 16 and 8 and 8 alone.
test("several winners, and who is liable for a hand", async ({ page }) => {
  await page.goto("./#/fouls/singapore;several_winners=true/multiple-wins/from=E");
  const value = (row: number) => page.locator('[data-ask="winners"] input').nth(row);
  await value(0).fill("4");
  await value(2).fill("1");
  await press(page, '[data-ask="winners"] .by-seat-one:nth-child(1) [data-liable="E"]');
  await press(page, '[data-action="next"]');
  await answer(page, "robbed", "no");
  expect(await shares(page)).toEqual(["E -34", "S 31", "W -1", "N 4"]);

  // HKOS-65: a link of before opens as it did, and more can be told: 6 x 32 from West.
  await page.goto("./#/fouls/hk-old-style/settle-win/seat=S,by=self-draw,value=7");
  expect(await shares(page)).toEqual(["E -64", "S 192", "W -64", "N -64"]);
  await press(page, '[data-ask="liable"] summary');
  await expect(page.locator('[data-ask="liable"] [data-fact="S"]')).toHaveCount(0);
  await answer(page, "liable", "W");
  expect(await shares(page)).toEqual(["E 0", "S 192", "W -192", "N 0"]);
  await answer(page, "liable", "W");
  expect(await shares(page)).toEqual(["E -64", "S 192", "W -64", "N -64"]);
});

test("by keyboard alone, the focus follows every step", async ({ page }) => {
  await page.goto("./#/fouls/riichi-ema-2025/wrong-riichi");
  await page.locator('[data-fact="word"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#fouls-step")).toBeFocused();
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-code", "DH");
});

test("a broken link leads as far as it can, and says what it can’t read", async ({ page }) => {
  await page.goto("./#/fouls/riichi-wrc-2015/late/minutes=soon");
  await expect(page.locator("[data-trouble]")).toContainText("minutes=soon");
  await expect(page.locator('[data-ask="substituted"]')).toBeVisible();
  await page.goto("./#/fouls/nowhere");
  await expect(page.locator("[data-trouble]")).toBeVisible();
  await expect(page.locator("[data-search]")).toBeVisible();
});

test("the book that was asked last is asked again", async ({ page }) => {
  await open(page);
  await fouls(page, "riichi-wrc-2025");
  await page.goto("./");
  await press(page, '.tab[href^="#/fouls"]');
  await expect(page.locator('[data-penalties="riichi-wrc-2025"]')).toHaveAttribute("aria-current", "true");
});

test("a search asks before it answers: titles lead to the questions, and what a row answers is told", { tag: "@wide" }, async ({ page }) => {
  await open(page);
  await fouls(page, "riichi-wrc-2025");
  const search = page.locator("[data-search]");
  const first = page.locator("[data-found] [data-foul]").first();
  await search.fill("noten riichi");
  await expect(first).toHaveAttribute("data-foul", "riichi-wrc-2025/noten-riichi");
  await expect(first.locator("[data-given]")).toHaveCount(0);
  await search.fill("noten riichi, exhaustive draw");
  await expect(first.locator('[data-given="ended"]')).toContainText("Exhaustive draw");
  await expect(first.locator("[data-given]")).toHaveCount(1);
  // Other books come after it, under their names.
  await expect(page.locator('[data-found] [data-book="riichi-ema-2025"]').first()).toHaveText("EMA 2025");
  await expect(first.locator("[data-book]")).toHaveCount(0);

  // The number is kept, and what was typed waits on return: from there, and from another screen.
  await fouls(page, "riichi-wrc-2015");
  await search.fill("late, 7 minutes");
  await expect(first.locator('[data-given="minutes"]')).toContainText("7");
  await first.click();
  await expect(page).toHaveURL(/minutes=7/);
  await press(page, '[data-action="back"]');
  await expect(search).toHaveValue("late, 7 minutes");
  await press(page, '.tab[href^="#/score"]');
  await press(page, '.tab[href^="#/fouls"]');
  await expect(search).toHaveValue("late, 7 minutes");
});

test("the head of the page names the book that rules", async ({ page }) => {
  await open(page);
  await fouls(page, "riichi-ema-2025");
  await expect(page.locator(".top [data-penalty-book]")).toContainText("EMA 2025");
  await page.goto("./#/fouls/riichi-wrc-2015/late");
  await expect(page.locator(".top [data-penalty-book]")).toContainText("WRC 2015");
  await press(page, ".top [data-penalty-book]");
  await expect(page).toHaveURL(/#\/fouls\/riichi-wrc-2015$/);
  await press(page, '[data-penalties="hk-old-style"]');
  await expect(page.locator('.top [data-action="house"]')).toContainText("Hong Kong Old Style");
});

for (const locale of ["en-GB", "zh-HK", "zh-CN", "ja-JP"]) {
  test.describe(locale, () => {
    test.use({ locale });

    // All titles of all books are typed in src/app/src/fouls/tests.rs; here as they are printed, in each language.
    test("a title that is typed as it is printed finds its row", async ({ page }) => {
      await page.goto("./#/fouls/riichi-wrc-2025");
      const rows = await page.locator("[data-foul]").evaluateAll((all) =>
        all.map((row) => ({
          path: row.getAttribute("data-foul")!,
          titles: [...row.querySelectorAll(":scope > span, :scope > small")].map((one) => one.textContent!),
        })),
      );
      const same = (title: string) => rows.filter(({ titles }) => titles.includes(title)).map(({ path }) => path);
      for (const { titles } of rows.filter((_, row) => row % 3 === 0)) {
        for (const title of titles) {
          await page.locator("[data-search]").fill(title);
          await expect(page.locator("[data-found]")).toBeVisible();
          const found = page.locator("[data-found] [data-foul]");
          await expect.poll(async () => same(title).includes((await found.first().getAttribute("data-foul"))!), title).toBe(true);
        }
      }
    });
  });
}
