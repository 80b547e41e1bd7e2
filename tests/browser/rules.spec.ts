// The Rules screen: each book element by element, found from a result, by search, by a link.
import { expect, test } from "@playwright/test";
import { FIRST, openHand, press } from "./table.js";

test("a line of a result leads to its rule and moves the focus there", { tag: "@wide" }, async ({ page }) => {
  await openHand(page, FIRST);
  const line = page.locator("[data-element] [data-rule]").first();
  await expect(line).toBeAttached();
  if (!(await line.isVisible())) await press(page, '[data-action="details"]');
  const key = await line.getAttribute("data-rule");
  await press(page, "[data-element] [data-rule]");
  await expect(page).toHaveURL(new RegExp(`#/rules/hk-old-style/${key}$`));
  await expect(page.locator(`#rule-${key}`)).toBeFocused();
  await expect(page.locator(`#rule-${key}`)).toBeInViewport();
  await page.goBack();
  await expect(page.locator("[data-payment]")).toHaveCount(4);
});

test("rules are found by name, Chinese name and clause", async ({ page }) => {
  await page.goto("./#/rules/singapore");
  const rules = page.locator("li[data-rule]");
  await expect(rules).toHaveCount(45);
  for (const typed of ["HALF flush", "混一色", "SG-58"]) {
    await page.locator("[data-search]").fill(typed);
    await expect(page.locator('li[data-rule="half-flush"]')).toBeVisible();
    await expect(rules).not.toHaveCount(45);
  }
  await page.locator("[data-search]").fill("zebra");
  await expect(page.locator("li[data-rule]")).toHaveCount(0);
  await expect(page.locator("[data-found]")).toHaveAttribute("data-found", "0");
  // Circumstances and choices are rules too.
  await page.goto("./#/rules/hk-old-style");
  await page.locator("[data-search]").fill("replacement of a kong");
  await expect(page.locator('[data-circumstance="kong-replacement"]')).toBeVisible();
  await page.locator("[data-search]").fill("minimum fan");
  await expect(page.locator('[data-choice="minimum_fan"]')).toBeVisible();
  await expect(page.locator("[data-circumstance]")).toHaveCount(0);
  // The payout table is one too.
  await expect(page.locator("[data-pays]")).toHaveCount(0);
  await page.locator("[data-search]").fill("score table");
  await expect(page.locator("[data-pays]")).toBeVisible();
});

test("each section of the page is one tap away", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./#/rules/hk-old-style");
  await expect(page.locator("[data-pays]")).toBeVisible();
  const parts = await page.locator("[data-jump]").evaluateAll((all) => all.map((one) => one.getAttribute("data-jump")!));
  expect(parts).toHaveLength(await page.locator("h3").count());
  for (const part of ["rules-what-is-paid", "rules-limit-hands"]) {
    await press(page, `[data-jump="${part}"]`);
    await expect(page.locator(`#${part}`)).toBeFocused();
    await expect(page.locator(`#${part}`)).toBeInViewport();
  }
  await page.locator("[data-search]").fill("kong");
  await expect(page.locator("[data-jump]")).toHaveCount(0);
});

test("an example opens on the Score screen", async ({ page }) => {
  await page.goto("./#/rules/hk-old-style/half-flush");
  await expect(page.locator("#rule-half-flush")).toBeFocused();
  await press(page, '[data-try="half-flush"]');
  await expect(page).toHaveURL(/#\/score\/hk-old-style\//);
  await expect(page.locator('[data-element="half-flush"]')).toHaveCount(1);
});

// HKOS-50, HKOS-51, HKOS-52: 5 fan are 16 points, doubled for the discarder and at self-draw.
test("the payout table uses the house rules", async ({ page }) => {
  await page.goto("./#/rules/hk-old-style");
  await expect(page.locator('[data-value="5"] td')).toHaveText(["32", "16", "32"]);
  await expect(page.locator('[data-value="2"]')).toHaveCount(0);
  await page.goto("./#/rules/hk-old-style;minimum_fan=1");
  await expect(page.locator('[data-value="1"]')).toHaveCount(1);
});

test("a broken link shows an error", async ({ page }) => {
  await page.goto("./#/rules/hk-old-style/no-such-thing");
  await expect(page.locator("[data-trouble]")).toContainText("no-such-thing");
  await expect(page.locator("li[data-rule]").first()).toBeVisible();
});

test("every clause lists the cases that show it, and opens them", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./#/rules/hk-old-style");
  await press(page, '[data-action="evidence"]');
  await expect(page).toHaveURL(/#\/rules\/evidence\/hk-old-style$/);
  await expect(page.locator("#evidence-top")).toBeFocused();
  await press(page, '[data-book="hk-old-style"] summary');
  // HKOS-EX1 is the first worked example of the book.
  const clause = page.locator('[data-clause="HKOS-EX1"]');
  await expect(clause).toBeVisible();
  await clause.locator("a").first().click();
  await expect(page).toHaveURL(/#\/score\/hk-old-style\/2223s\./);
  await expect(page.locator("[data-payment]")).toHaveCount(4);
  // Another book, with its open questions.
  await page.goBack();
  await press(page, '[data-table="sparrows-nest"]');
  await expect(page.locator('[data-shown="sparrows-nest"]')).toBeVisible();
  await press(page, '[data-left-open="sparrows-nest"] summary');
  await expect(page.locator('[data-open="A-25"]')).toBeVisible();
  await press(page, '[data-action="back"]');
  await expect(page.locator("[data-pays]")).toBeVisible();
});

test("a clause of an event opens its ruling, one of a game the whole game, with every clause in it", async ({ page }) => {
  await page.goto("./#/rules/evidence/hk-old-style");
  await press(page, '[data-book="hk-old-style"] summary');
  // HKOS-06: of several claimants the next in turn wins.
  await page.locator('[data-clause="HKOS-06"] a').first().click();
  await expect(page.locator('[data-verdict="HKOS-06"]')).toBeVisible();
  await page.goto("./#/rules/evidence/mcr");
  await press(page, '[data-book="mcr"] summary');
  // M-145: the seats of the next round.
  await page.locator('[data-clause="M-145"] a').first().click();
  await expect(page.locator('[data-compared="unknown"]')).toBeVisible();
  await expect(page.locator(".pasts cite", { hasText: "M-145" }).first()).toBeVisible();
  // The reason why no case can show a wall.
  await page.goBack();
  await press(page, '[data-book="mcr"] summary');
  await expect(page.locator('[data-clause="M-2"]')).toContainText("a wall moves no points");
});
