// The proof of a result: payments, elements, other readings and near misses.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, ONE_SHORT, TWO_WAYS, openDetails, openHand, press } from "./table.js";

/** The highlighted tiles of the tray, by name. */
function highlighted(page: Page): Promise<(string | null)[]> {
  return page.locator("[data-tray] [data-lit]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
}

// HKOS-51: South wins 5 fan from West: West pays 32, the others 16 each.
test("the reasons of a result are shown, highlighted and described", async ({ page }) => {
  await openHand(page, FIRST);
  await openDetails(page);

  await test.step("the keyboard highlights an element by its rule", async () => {
    await page.locator('[data-element="dragon-pung"] [data-rule]').focus();
    await expect.poll(() => highlighted(page)).toEqual(["pung of white dragon"]);
    await page.locator('[data-action="house"]').focus();
    await expect.poll(() => highlighted(page)).toEqual([]);
  });

  await test.step("an arrow goes from each payer to the winner, with the amount", async () => {
    const table = page.locator("[data-table]");
    await expect(table).toBeVisible();
    const arrows = await table
      .locator("[data-arrow]")
      .evaluateAll((all) => all.map((one) => `${one.getAttribute("data-arrow")} ${one.textContent!.trim()}`));
    expect(arrows.sort()).toEqual(["E-S 16", "N-S 16", "W-S 32"]);
    await expect(table.locator(".payments-winner")).toHaveText("South");
    // The picture has a text alternative, and the list gives the reasons.
    const picture = page.getByRole("img", { name: "West pays South 32" });
    await expect(picture).toHaveCount(1);
    await expect(page.locator('[data-transfer="W-S"]')).toContainText("West pays South 32");
    expect(await page.locator("[data-table] [style], [data-table][style]").count()).toBe(0);
  });

  await test.step("arrows, amounts and seats of the picture don’t overlap", async () => {
    const frame = (await page.locator("[data-table]").boundingBox())!;
    const boxes = await page.locator("[data-table] text").evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes).toHaveLength(7);
    for (const [place, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(frame.x);
      expect(one.x + one.width).toBeLessThanOrEqual(frame.x + frame.width + 0.5);
      for (const other of boxes.slice(0, place)) {
        const isSeparate =
          one.x >= other.x + other.width ||
          other.x >= one.x + one.width ||
          one.y >= other.y + other.height ||
          other.y >= one.y + one.height;
        expect(isSeparate, JSON.stringify([one, other])).toBe(true);
      }
    }
  });

  await test.step("a touched element highlights its tiles and adds no step", async () => {
    expect(await highlighted(page)).toEqual([]);
    await press(page, '[data-element="dragon-pung"] .line-name');
    await expect.poll(() => highlighted(page)).toEqual(["pung of white dragon"]);
    // The same tiles are highlighted in the reading and in the line itself.
    await expect(page.locator("[data-as-read] .piece-lit")).toHaveCount(3);
    await expect(page.locator('[data-element="dragon-pung"] .pieces .tile')).toHaveCount(3);
    await press(page, '[data-element="half-flush"] .line-name');
    // Four tiles of the hand, the winning one, three sets on the table.
    await expect.poll(async () => (await highlighted(page)).length).toBe(8);
    await expect(page.locator("[data-as-read] .piece-lit")).toHaveCount(14);
    // Undo would remove a step of the hand, and there is none.
    await expect(page).toHaveURL(/2223s\.c567s\.p777s\.p555z\.w1s@W\.SE$/);
  });

  await test.step("a missed element shows the exact reason", async () => {
    await press(page, "[data-why-not] > summary");
    const line = (key: string) => page.locator(`[data-near] [data-rejected="${key}"]`);
    await expect(line("self-drawn-win").locator(".line-why")).toHaveText("Needs a self-draw.");
    await expect(line("self-drawn-win").locator(".line-away")).toHaveText("1 condition missing");
    await expect(line("robbing-the-kong").locator(".line-why")).toHaveText("Needs a robbed kong.");
    await expect(line("last-tile-discard").locator(".line-why")).toHaveText("Needs “Last tile”.");
    await expect(line("last-tile-draw").locator(".line-away")).toHaveText("2 conditions missing");
  });
});

// HKOS-24: a chow of characters among pungs.
test("a near miss shows what is missing, and other elements are collapsed", async ({ page }) => {
  await openHand(page, "2223s c567m p777p p555z w3s@W SE");
  await openDetails(page);
  // The keyboard works like a tap.
  const summary = page.locator("[data-why-not] > summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  const pungs = page.locator('[data-near] [data-rejected="all-pungs"]');
  await expect(pungs.locator(".line-away")).toHaveText("2 tiles missing");
  await expect(pungs.locator(".line-why")).toHaveText("567 characters is a chow.");
  // HKOS-37 is far from the hand.
  const orphans = page.locator('[data-far] [data-rejected="thirteen-orphans"]');
  await expect(orphans).toBeHidden();
  await page.locator("[data-far] > summary").focus();
  await page.keyboard.press("Space");
  await expect(orphans).toBeVisible();
  await expect(orphans.locator(".line-away")).toHaveText("12 tiles and 3 conditions missing");
});

test("a tap in the tray removes the highlight", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHand(page, FIRST);
  await page.locator('[data-element="dragon-pung"] [data-rule]').focus();
  await expect.poll(() => highlighted(page)).toHaveLength(1);
  await press(page, '[data-tray] [aria-label^="chow"]');
  await expect(page.locator("[data-selection]")).toBeVisible();
  expect(await highlighted(page)).toEqual([]);
});

test("every other reading shows what it would have paid", async ({ page }) => {
  await page.goto(`./#/score/hk-old-style;minimum_fan=0/${TWO_WAYS.replaceAll(" ", ".")}`);
  await openDetails(page);
  await press(page, "[data-readings] summary");
  const other = page.locator("[data-reading]");
  await expect(other).toHaveCount(1);
  await expect(other).toBeVisible();
  // Three chows from 1 characters, the pung of dots, the pair.
  await expect(other.getByRole("img", { name: "concealed chow from 1 characters" })).toHaveCount(3);
  await expect(other.getByRole("img", { name: "pair of 9 bamboo" })).toHaveCount(1);
  await expect(other).toContainText("It would have paid");
  // Three fan less than the pungs.
  const best = Number(await page.locator("[data-result]").getAttribute("data-counted"));
  expect(await other.getAttribute("data-reading")).toBe(String(best - 3));
  // A hand with only one reading has no list.
  await openHand(page, FIRST);
  await expect(page.locator("[data-as-read]")).toBeAttached();
  await expect(page.locator("[data-readings]")).toHaveCount(0);
});

test("a hand that is one fan short shows what would be enough", async ({ page }) => {
  await openHand(page, ONE_SHORT);
  // The hint is visible at first, and only once.
  const hint = page.locator("[data-short-hint]:visible, [data-enough]:visible").filter({ hasText: "Self-draw would make it 3 fan." });
  await expect(hint).toHaveCount(1);
  await openDetails(page);
  await expect(hint).toHaveCount(1);
  await expect(page.locator("[data-short] h2")).toHaveText("One short");
  const enough = await page
    .locator("[data-enough]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-enough")));
  expect(enough).toEqual(["self-draw", "robbing the kong", "Last tile"]);
  // The hint is right: by self-draw the hand pays.
  await openHand(page, ONE_SHORT.replace("@W", ""));
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "3");
  await expect(page.locator("[data-below-minimum]")).toHaveCount(0);
  await expect(page.locator("[data-short]")).toHaveCount(0);
});

test("an answer without effect is marked next to it", async ({ page }) => {
  const ignored = page.locator("[data-ignored] li");
  await openHand(page, FIRST);
  await expect(page.locator("[data-payment]")).toHaveCount(4);
  await expect(ignored).toHaveCount(0);
  // Nobody is liable, so having had no choice frees nobody.
  await openHand(page, `${FIRST} no-choice@W`);
  await expect(ignored).toHaveText(["“No choice” changes nothing here."]);
  await expect(ignored).toBeInViewport();
});

test("the initial view on a phone stays short", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHand(page, FIRST);
  await expect(page.locator("[data-payment]")).toHaveCount(4);
  await expect(page.locator("[data-element]").first()).toBeAttached();
  await expect(page.locator("[data-table]")).toBeHidden();
  const result = (await page.locator("[data-result]").boundingBox())!;
  // A line with the gain or loss of each player, and one with the next hand, in words.
  expect(result.height).toBeLessThanOrEqual(130);
});

test("a hand of 13 tiles shows in every book what each wait would pay", async ({ page }) => {
  await openHand(page, "2223s c567s p777s p555z SE");
  // On a wide screen each line has its labels too.
  for (const label of ["left", "self-draw", "discard"]) {
    await expect(page.locator("[data-waits] .waits-legend").getByText(label, { exact: true })).toBeVisible();
  }
  await press(page, '[data-action="compare"]');
  // The same hand as FIRST without its winning tile: HKOS 5 fan by discard, 64; Singapore 3 tai, 16.
  await expect(page.locator('.compared [data-rule-set="hk-old-style"] [data-wait="1s"] .wait-worth').nth(1)).toHaveText("5 fan, 64");
  await expect(page.locator('.compared [data-rule-set="singapore"] [data-wait]')).toHaveCount(3);
  await expect(page.locator('.compared [data-rule-set="singapore"] [data-wait="1s"] .wait-worth').nth(1)).toContainText("$16");
});

test("the house rules are collapsed by subject and show no raw keys", async ({ page }) => {
  await page.goto("./#/score/singapore/");
  await press(page, '[data-action="house"]');
  const subjects = page.locator("[data-subject]");
  await expect(subjects).toHaveCount(9);
  await expect(page.locator("[data-subject][open]")).toHaveCount(1);
  await expect(page.locator('[data-choice="pao"]')).toBeHidden();
  // Seven currencies are a list.
  await page.locator('[data-choice="currency"] select').selectOption("euro");
  await expect(page).toHaveURL(/;currency=euro\//);
  await expect(page.locator("[data-subject] summary").first()).toContainText("1 house rule");
  // SG: the page shows the figures of the book, not the name of their table, where a custom one can be
  // entered.
  await expect(page.locator('[data-choice="payout_discard"]')).toHaveCount(0);
  await press(page, '[data-choice="payout"] label:has([value="custom"])');
  await expect(page.locator('[data-choice="payout_discard"] input')).toHaveValue(/^\d+(, \d+)+$/);
  const text = await page.getByRole("dialog").innerText();
  expect(text).not.toMatch(/fan-laak|\bleague\b/);
});

test("custom figures are accepted, and an empty field restores the book", async ({ page }) => {
  await openHand(page, FIRST);
  await press(page, '[data-action="house"]');
  const table = page.locator('[data-choice="points_table"] input');
  const book = await table.inputValue();
  await table.fill("0, 1, 2, 4, 8, 99");
  await table.blur();
  await expect(page).toHaveURL(/points_table=0,1,2,4,8,99/);
  await table.fill("");
  await table.blur();
  await expect(page).not.toHaveURL(/points_table/);
  await expect(table).toHaveValue(book);
});

test("Enter stores the house, and an empty name is rejected", async ({ page }) => {
  await openHand(page, FIRST);
  await press(page, '[data-action="house"]');
  const name = page.locator("#house-name");
  await press(page, '[data-action="keep"]');
  await expect(page.locator("[data-kept]")).toHaveCount(0);
  expect(await name.evaluate((field: HTMLInputElement) => field.validationMessage)).toBe("Type a name first.");
  await expect(name).toBeFocused();
  await name.fill("Friday table");
  await name.press("Enter");
  await expect(page.locator('[data-kept="Friday table"]')).toBeVisible();
});
