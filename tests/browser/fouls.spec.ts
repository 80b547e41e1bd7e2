// The referee: an incident, a few questions, the verdict; found without knowing the rule's name.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, openHand, payments, press } from "./table.js";

/** Opens the Rulings screen at a penalty book. */
async function openRulings(page: Page, book: string): Promise<void> {
  await press(page, '.tab[href^="#/fouls"]');
  await press(page, `[data-penalties="${book}"]`);
  await expect(page.locator(`[data-penalties="${book}"]`)).toHaveAttribute("aria-current", "true");
}

/** Answers the current question. */
async function answer(page: Page, question: string, fact: string): Promise<void> {
  await press(page, `[data-ask="${question}"] [data-fact="${fact}"]`);
}

/** The gain or loss of each player from a list of payments. */
function shares(page: Page): Promise<string[]> {
  return page
    .locator("[data-verdict] [data-share]")
    .evaluateAll((all) => all.map((one) => `${one.getAttribute("data-share")} ${one.getAttribute("data-amount")}`));
}

// F36 and the numbers of the book: South and West are tenpai, so two pay 1,500 each; a counter is added, the
// deal rotates.
test("a riichi hand that is dead after the declaration is noten without further penalty", { tag: "@wide" }, async ({ page }) => {
  await openHand(page);
  await openRulings(page, "riichi-wrc-2015");
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

test("a hand that is not shown becomes chonbo when an earlier answer is changed", async ({ page }) => {
  await page.goto("./#/fouls/riichi-wrc-2015/noten-riichi/ended=draw,dead=yes,shown=no");
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-code", "CH");
  await press(page, '[data-answered="shown"]');
  await answer(page, "shown", "yes");
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-code", "EXC");
  // Every step has its own history entry.
  await page.goBack();
  await expect(page.locator('[data-ask="shown"]')).toBeVisible();
});

// F5, and the book's example: 25 less 20 is 5.
test("a false win is found in plain words: 20 points of the overall score", { tag: "@wide" }, async ({ page }) => {
  await openHand(page, FIRST);
  await openRulings(page, "riichi-wrc-2015");
  await page.locator("[data-search]").fill("called a win, hand shown, not a win");
  await press(page, "[data-found] [data-foul]");
  await answer(page, "same_time", "nothing");
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "F5");
  await press(page, "[data-numbers] summary");
  await page.locator('[data-ask="overall"] input').fill("25");
  await expect(page.locator('[data-effect="overall"]')).toContainText("25 becomes 5");
  await expect(page.locator('[data-effect="overall"]')).toContainText("scores of the table stay");
  // Undone and invalid input leaves the fields unchanged.
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

  // The hand is unchanged.
  await press(page, '.tab[href^="#/score"]');
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
  await page.goto(link);
  await expect(page.locator('[data-effect="overall"]')).toContainText("25 becomes 5");
});

// F49: a point a minute; eleven minutes are a missed hanchan (F50, F51).
test("minutes late, typed as a number", async ({ page }) => {
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

// NEST-61: only the discarder pays 24; NEST-06: the pot is for the next winner, as its clause shows.
test("the winner takes the pot, with the clause", async ({ page }) => {
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

// A-81 and SG-103: each winner is paid in full; a liable player pays the whole 16 and 8 and 8.
test("several winners, and a liable player", async ({ page }) => {
  await page.goto("./#/fouls/singapore;several_winners=true/multiple-wins/from=E");
  const value = (row: number) => page.locator('[data-ask="winners"] input').nth(row);
  await value(0).fill("4");
  await value(2).fill("1");
  await press(page, '[data-ask="winners"] .by-seat-one:nth-child(1) [data-liable="E"]');
  await press(page, '[data-action="next"]');
  await answer(page, "robbed", "no");
  expect(await shares(page)).toEqual(["E -34", "S 31", "W -1", "N 4"]);

  // HKOS-65: an old link opens unchanged and can be extended: 6 x 32 from West.
  await page.goto("./#/fouls/hk-old-style/settle-win/seat=S,by=self-draw,value=7");
  expect(await shares(page)).toEqual(["E -64", "S 192", "W -64", "N -64"]);
  await press(page, '[data-ask="liable"] summary');
  await expect(page.locator('[data-ask="liable"] [data-fact="S"]')).toHaveCount(0);
  await answer(page, "liable", "W");
  expect(await shares(page)).toEqual(["E 0", "S 192", "W -192", "N 0"]);
  await answer(page, "liable", "W");
  expect(await shares(page)).toEqual(["E -64", "S 192", "W -64", "N -64"]);
});

test("a ruling by keyboard keeps the focus at every step", async ({ page }) => {
  await page.goto("./#/fouls/riichi-ema-2025/wrong-riichi");
  await page.locator('[data-fact="word"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#fouls-step")).toBeFocused();
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-code", "DH");
});

test("a broken link opens as far as it is valid and shows the rest", async ({ page }) => {
  await page.goto("./#/fouls/riichi-wrc-2015/late/minutes=soon");
  await expect(page.locator("[data-trouble]")).toContainText("minutes=soon");
  await expect(page.locator('[data-ask="substituted"]')).toBeVisible();
  await page.goto("./#/fouls/nowhere");
  await expect(page.locator("[data-trouble]")).toBeVisible();
  await expect(page.locator("[data-search]")).toBeVisible();
});

test("the last penalty book is remembered", async ({ page }) => {
  await openHand(page);
  await openRulings(page, "riichi-wrc-2025");
  await page.goto("./");
  await press(page, '.tab[href^="#/fouls"]');
  await expect(page.locator('[data-penalties="riichi-wrc-2025"]')).toHaveAttribute("aria-current", "true");
});

test("a search shows titles that open the questions, with a preview of each ruling", { tag: "@wide" }, async ({ page }) => {
  await openHand(page);
  await openRulings(page, "riichi-wrc-2025");
  const search = page.locator("[data-search]");
  const first = page.locator("[data-found] [data-foul]").first();
  await search.fill("noten riichi");
  await expect(first).toHaveAttribute("data-foul", "riichi-wrc-2025/noten-riichi");
  await expect(first.locator("[data-given]")).toHaveCount(0);
  await search.fill("noten riichi, exhaustive draw");
  await expect(first.locator('[data-given="ended"]')).toContainText("Exhaustive draw");
  await expect(first.locator("[data-given]")).toHaveCount(1);
  // Results of other books follow, under the names of the books.
  await expect(page.locator('[data-found] [data-book="riichi-ema-2025"]').first()).toHaveText("EMA 2025");
  await expect(first.locator("[data-book]")).toHaveCount(0);

  // The typed number and search text are kept on return from the row and from another screen.
  await openRulings(page, "riichi-wrc-2015");
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

test("the page header names the current penalty book", async ({ page }) => {
  await openHand(page);
  await openRulings(page, "riichi-ema-2025");
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

    // src/app/src/rulings/location/tests.rs tests all titles of all books; this test types one as printed, in each
    // language.
    test("a title typed as printed finds its row", async ({ page }) => {
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
