// Who fed the hand: asked where it changes who pays, and only there.
import { expect, test, type Page } from "@playwright/test";
import { details, mode, open, payments, press, tap, won } from "./table.js";

/** The questions about who fed the hand that are in sight. */
function questions(page: Page): Promise<(string | null)[]> {
  return page.locator("[data-ask]:visible").evaluateAll((all) => all.map((one) => one.getAttribute("data-ask")));
}

/** What would be paid otherwise: `W-S` and so on. */
function otherwise(page: Page): Promise<(string | null)[]> {
  return page.locator("[data-otherwise]").evaluateAll((all) => all.map((one) => one.getAttribute("data-otherwise")));
}

// NEST-71: ten faan by self-draw are 64 from each, and who fed the third dragon pays all 192.
test("two dragons lie on the table and the third is fed: who fed it is asked, said, and taken back", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./#/score/sparrows-nest/EE");
  await mode(page, "pung");
  await mode(page, "pung");
  await tap(page, "5z6z7z");
  await mode(page, "tile");
  await tap(page, "23m99s4m");
  await won(page, "S", "E", null);
  expect(await payments(page)).toEqual({ E: -64, S: 192, W: -64, N: -64 });
  await expect(page.locator("[data-ask]")).toHaveCount(1);
  expect(await questions(page)).toEqual(["set-2"]);
  await expect(page.locator('[data-ask="set-2"]')).toContainText("red dragon");

  const north = page.locator('[data-ask="set-2"] [data-fact="N"]');
  await press(page, '[data-ask="set-2"] [data-fact="N"]');
  await expect(north).toHaveAttribute("aria-pressed", "true");
  expect(await payments(page)).toEqual({ E: 0, S: 192, W: 0, N: -192 });
  await details(page);
  await expect(page.locator('[data-transfer="N-S"]')).toContainText("NEST-71");
  expect((await otherwise(page)).sort()).toEqual(["E-S", "N-S", "W-S"]);
  await expect(page.locator('[data-otherwise="E-S"]')).toBeVisible();
  await expect(page.locator('[data-otherwise="E-S"]')).toContainText("64");

  // NEST-74 frees North; then each pays the own share again, and nothing is left to compare.
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

test("a set that knows where it was claimed answers by itself", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./#/score/sparrows-nest/23m99s.p555z.p666z.p777z@W.w4m.SE");
  expect(await payments(page)).toEqual({ E: 0, S: 192, W: -192, N: 0 });
  const west = page.locator('[data-ask="set-2"] [data-fact="W"]');
  await expect(west).toHaveAttribute("aria-pressed", "true");
  const box = await west.boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(44);
});

test("a hand that makes nobody liable asks nothing", async ({ page }) => {
  for (const hand of ["2223s c567s p777s p555z w1s@W SE", "46s p111z c456m p777p 22s w5s EE"]) {
    await open(page, hand);
    await expect(page.locator("[data-transfer]")).not.toHaveCount(0);
    await expect(page.locator("[data-ask]")).toHaveCount(0);
    expect(await otherwise(page)).toEqual([]);
  }
  // Here the third dragon would matter in a house that says so, and it doesn't (HKOS-68).
  await open(page, "23m99s p555z p666z p777z w4m SE");
  await expect(page.locator("[data-transfer]")).not.toHaveCount(0);
  await expect(page.locator("[data-ask]")).toHaveCount(0);
});

test("a robbed kong is called one, and a chow asks nobody whom it came from", async ({ page }) => {
  await open(page, "2223s c567s p777s p555z w1s@W:robbed SE");
  await expect(page.locator('[data-seat="W"]')).toHaveAccessibleName(/robbed/);
  await expect(page.locator('[data-seat="W"]')).not.toHaveAccessibleName(/discarded/);
  await press(page, '[data-tray] [aria-label^="chow"]');
  await expect(page.locator("[data-selection]")).toBeVisible();
  await expect(page.locator("[data-from]")).toHaveCount(0);
  await press(page, '[data-tray] [aria-label^="pung"]');
  await expect(page.locator("[data-from]")).toHaveCount(3);
});
