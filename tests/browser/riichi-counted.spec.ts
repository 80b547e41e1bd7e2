// Han and fu: entered as counted values and in the tables of the Rules screen; both names of yaku, and the
// marks of unverified clauses.
import { expect, test, type Page } from "@playwright/test";
import { openDetails, waitForApp, payments, press } from "./table.js";

async function openCounted(page: Page, house: string, hand = ""): Promise<void> {
  await page.goto(`./#/score/${house}/${hand}`);
  await waitForApp(page);
  await press(page, '[data-action="quick"]');
  await expect(page.locator("dialog [data-quick-axis]").first()).toBeVisible();
}

const choose = (page: Page, answer: string) => press(page, `dialog ${answer}`);

test("counted han and fu take four taps", async ({ page }) => {
  await openCounted(page, "riichi-ema-2016");
  for (const answer of ['[data-ask="seat"] [data-fact="S"]', '[data-ask="from"] [data-fact="W"]', '[data-quick-value="3"]']) {
    await choose(page, answer);
  }
  await expect(page.locator("[data-payment]")).toHaveCount(0);
  await choose(page, '[data-quick-axis="60"]');
  // Part 5 without kiriage: 3 han 60 fu are 7,700.
  expect(await payments(page)).toEqual({ E: 0, S: 7700, W: -7700, N: 0 });
  // two counters are 600 more.
  for (let count = 0; count < 2; count++) await choose(page, '[data-step="honba+"]');
  expect(await payments(page)).toEqual({ E: 0, S: 8300, W: -8300, N: 0 });
  // From 5 han on, fu change nothing.
  await choose(page, '[data-quick-value="6"]');
  expect(await payments(page)).toEqual({ E: 0, S: 12600, W: -12600, N: 0 });
  await expect(page.locator('[data-quick-axis="60"]')).toHaveAttribute("aria-disabled", "true");
});

test("fu that reach a level have its name", async ({ page }) => {
  await openCounted(page, "riichi-ema-2025");
  for (const answer of ['[data-ask="seat"] [data-fact="S"]', '[data-ask="from"] [data-fact="W"]', '[data-quick-value="3"]']) {
    await choose(page, answer);
  }
  await choose(page, '[data-quick-axis="50"]');
  await expect(page.locator("[data-quick-level]")).toHaveCount(0);
  // 1,920 of base is rounded up.
  await choose(page, '[data-quick-axis="60"]');
  await expect(page.locator("[data-quick-level]")).toHaveText("Mangan");
  expect(await payments(page)).toEqual({ E: 0, S: 8000, W: -8000, N: 0 });
});

test("impossible values are not offered", async ({ page }) => {
  await openCounted(page, "riichi-ema-2025");
  const expectDisabled = (key: string, isDisabled: boolean) => {
    const button = page.locator(`dialog ${key}`);
    return isDisabled
      ? expect(button).toHaveAttribute("aria-disabled", "true")
      : expect(button).not.toHaveAttribute("aria-disabled");
  };
  await choose(page, '[data-ask="seat"] [data-fact="E"]');
  await expectDisabled('[data-quick-axis="20"]', false);
  // no discard makes 20 fu.
  await choose(page, '[data-ask="from"] [data-fact="N"]');
  await expectDisabled('[data-quick-axis="20"]', true);
  // seven pairs are 2 han.
  await choose(page, '[data-quick-axis="25"]');
  await expectDisabled('[data-quick-value="1"]', true);
  await choose(page, '[data-quick-value="2"]');
  expect(await payments(page)).toEqual({ E: 2400, S: 0, W: 0, N: -2400 });
  // By self-draw they are 3: the earlier choice is rejected with a message.
  await choose(page, '[data-ask="from"] .answer:first-child');
  await expect(page.locator("dialog .quick-outcome")).toContainText("at least 3 han");
  // one yakuman is paid there, without fu.
  await expect(page.locator("[data-quick-units]")).toHaveCount(1);
  await choose(page, '[data-quick-units="1"]');
  expect(await payments(page)).toEqual({ E: 48000, S: -16000, W: -16000, N: -16000 });
});

test("an amount in the table opens a hand that is worth it", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./#/rules/riichi-tenhou");
  const amount = '[data-values="dealer"] [data-row="70"] td:nth-child(3) [data-way="tsumo"]';
  await expect(page.locator(amount)).toHaveText("2,300");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await press(page, amount);
  await expect(page).toHaveURL(/#\/score\/riichi-tenhou\//);
  await expect(page.locator("[data-result]")).toContainText("2 han 70 fu");
  expect(await payments(page)).toEqual({ E: 6900, S: -2300, W: -2300, N: -2300 });
});

test("both names of a yaku are shown, and either can be first", async ({ page }) => {
  await page.goto("./#/rules/riichi-ema-2025/tanyao");
  const name = page.locator("#rule-tanyao");
  await expect(name).toHaveText(/^All Simples\s*Tanyao\s*断幺九$/);
  await page.goto("./#/score/riichi-ema-2025/234m345p67s66p.c567s.w8s@E.SE");
  await press(page, '[data-action="settings"]');
  await press(page, '[data-names-choice="romaji"]');
  await press(page, 'dialog [data-action="close"]');
  await expect(page.locator('[data-mode="chow"]')).toHaveText("Chii");
  await expect(page.locator('[data-mode="concealed-kong"]')).toHaveText("Ankan");
  await expect(page.locator('[data-circumstance="kong-replacement"]')).toHaveText("Rinshan");
  await openDetails(page);
  await expect(page.locator('[data-element="tanyao"]').first()).toContainText(/Tanyao\s*All Simples/);
  // The choice is stored.
  await page.goto("about:blank");
  await page.goto("./#/rules/riichi-ema-2025/tanyao");
  await expect(name).toHaveText(/^Tanyao\s*All Simples\s*断幺九$/);
});

test("clauses that were not verified in the book are marked", async ({ page }) => {
  // Part 12: E25 and E16 were verified, JP is a quotation.
  await page.goto("./#/rules/riichi-ema-2025");
  await expect(page.locator('[data-choice="kiriage"]')).toBeVisible();
  await expect(page.locator("[data-choice] .source-note")).toHaveCount(0);
  await page.goto("./#/rules/riichi-jpml-a");
  await expect(page.locator('[data-choice="kiriage"]')).toContainText("quoted elsewhere");
  await expect(page.locator('[data-choice="chombo"]')).toContainText("not seen");
});

test("each set shows its fu and its name", async ({ page }) => {
  // a triplet that ron completed is open, 4 of winds; a concealed one of 3s is 4 too.
  await page.goto("./#/score/riichi-ema-2025/11z333s88s123456m.w1z@W.SE.riichi");
  await openDetails(page);
  const names = page.locator('[data-axis="fu"] .line-name');
  await expect(names.filter({ hasText: "Triplet" })).toHaveText([
    "Triplet, concealed",
    "Triplet, completed by ron, so it counts as open",
  ]);
  await expect(names.last()).toHaveText(/^Rounded up/);
  await page.goto("./#/score/riichi-ema-2025/12389m456p678s77z.w7m@W.EE.riichi");
  await openDetails(page);
  await expect(page.locator('[data-element="wait"]')).toContainText("Edge wait 89+7");
});

test("a level shows its name, and a yakuman has no han", async ({ page }) => {
  await page.goto("./#/score/riichi-ema-2025/34m234p234s66p789s.w2m.riichi.EE");
  await openDetails(page);
  const total = page.locator("[data-points] .line-name");
  await expect(total).toHaveText("Mangan");
  await page.goto("./#/score/riichi-ema-2025/1112555666777z.w2z.SE");
  await openDetails(page);
  await expect(total).toHaveText("Yakuman");
  await expect(page.locator('[data-element="big-three-dragons"], [data-element="daisangen"]')).toContainText("Yakuman");
  await expect(page.locator("[data-points]")).not.toContainText("13");
});

test("a result shows the value of one more han, and the points gained on each player", async ({ page }) => {
  // 5 han are a mangan, 6 a haneman. The dealer draws 4,000 from each, so it is 16,000 to each.
  await page.goto("./#/score/riichi-ema-2025/34m234p234s66p789s.w2m.riichi.EE");
  await openDetails(page);
  await expect(page.locator("[data-more]")).toHaveText("With 1 han more, as by one more ura: Haneman, 6,000 all");
  await expect(page.locator("[data-gained]")).toHaveText("Gained on each: South +16,000, West +16,000, North +16,000");
});
