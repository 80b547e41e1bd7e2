// Liability: who gave the completing tile is asked only where it changes the payments.
import { expect, test, type Page } from "@playwright/test";
import { openDetails, chooseMode, openHand, payments, press, tap, enterWinner } from "./table.js";

/** The visible questions about liability. */
function questions(page: Page): Promise<(string | null)[]> {
  return page.locator("[data-ask]:visible").evaluateAll((all) => all.map((one) => one.getAttribute("data-ask")));
}

/** The payments under the other answers: `W-S` and so on. */
function otherwise(page: Page): Promise<(string | null)[]> {
  return page.locator("[data-otherwise]").evaluateAll((all) => all.map((one) => one.getAttribute("data-otherwise")));
}

// NEST-71: ten faan by self-draw are 64 from each, and the player who gave the third dragon pays all 192.
test("the third dragon pung makes its discarder liable: the question, the payments, and the undo", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./#/score/sparrows-nest/EE");
  await chooseMode(page, "pung");
  await chooseMode(page, "pung");
  await tap(page, "5z6z7z");
  await chooseMode(page, "tile");
  await tap(page, "23m99s4m");
  await enterWinner(page, "S", "E", null);
  expect(await payments(page)).toEqual({ E: -64, S: 192, W: -64, N: -64 });
  await expect(page.locator("[data-ask]")).toHaveCount(1);
  expect(await questions(page)).toEqual(["set-2"]);
  await expect(page.locator('[data-ask="set-2"]')).toContainText("red dragon");

  const north = page.locator('[data-ask="set-2"] [data-fact="N"]');
  await press(page, '[data-ask="set-2"] [data-fact="N"]');
  await expect(north).toHaveAttribute("aria-pressed", "true");
  expect(await payments(page)).toEqual({ E: 0, S: 192, W: 0, N: -192 });
  await openDetails(page);
  await expect(page.locator('[data-transfer="N-S"]')).toContainText("NEST-71");
  expect((await otherwise(page)).sort()).toEqual(["E-S", "N-S", "W-S"]);
  await expect(page.locator('[data-otherwise="E-S"]')).toBeVisible();
  await expect(page.locator('[data-otherwise="E-S"]')).toContainText("64");

  // NEST-74 frees North: each player pays the own share again, and no comparison is left.
  await press(page, '[data-ask="same-as-last-discard"] [data-fact="yes"]');
  expect(await payments(page)).toEqual({ E: -64, S: 192, W: -64, N: -64 });
  expect(await otherwise(page)).toEqual([]);
  await press(page, '[data-ask="same-as-last-discard"] [data-fact="no"]');
  expect(await payments(page)).toEqual({ E: 0, S: 192, W: 0, N: -192 });

  await press(page, '[data-ask="set-2"] [data-fact="N"]');
  await expect(north).toHaveAttribute("aria-pressed", "false");
  expect(await payments(page)).toEqual({ E: -64, S: 192, W: -64, N: -64 });
  expect(await otherwise(page)).toEqual([]);
});

test("a set with a known discarder answers the question", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./#/score/sparrows-nest/23m99s.p555z.p666z.p777z@W.w4m.SE");
  expect(await payments(page)).toEqual({ E: 0, S: 192, W: -192, N: 0 });
  const west = page.locator('[data-ask="set-2"] [data-fact="W"]');
  await expect(west).toHaveAttribute("aria-pressed", "true");
  const box = await west.boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(44);
});

test("a hand without liability asks no question", async ({ page }) => {
  for (const hand of ["2223s c567s p777s p555z w1s@W SE", "46s p111z c456m p777p 22s w5s EE"]) {
    await openHand(page, hand);
    await expect(page.locator("[data-transfer]")).not.toHaveCount(0);
    await expect(page.locator("[data-ask]")).toHaveCount(0);
    expect(await otherwise(page)).toEqual([]);
  }
  // The third dragon would matter in a house that plays so, but it doesn't (HKOS-68).
  await openHand(page, "23m99s p555z p666z p777z w4m SE");
  await expect(page.locator("[data-transfer]")).not.toHaveCount(0);
  await expect(page.locator("[data-ask]")).toHaveCount(0);
});

test("a robbed kong has its own name, and a chow has no question about its discarder", async ({ page }) => {
  await openHand(page, "2223s c567s p777s p555z w1s@W:robbed SE");
  await expect(page.locator('[data-seat="W"]')).toHaveAccessibleName(/robbed/);
  await expect(page.locator('[data-seat="W"]')).not.toHaveAccessibleName(/discarded/);
  await press(page, '[data-tray] [aria-label^="chow"]');
  await expect(page.locator("[data-selection]")).toBeVisible();
  await expect(page.locator("[data-from]")).toHaveCount(0);
  await press(page, '[data-tray] [aria-label^="pung"]');
  await expect(page.locator("[data-from]")).toHaveCount(3);
});
