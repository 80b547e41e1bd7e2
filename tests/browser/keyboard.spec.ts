// A whole hand by keyboard: Tab, arrows, Enter and Space, from the first moment.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, openDetails, elements, openHand, payments } from "./table.js";

/** The focused element, and whether its focus is visible. */
interface Stop {
  what: string;
  outline: boolean;
  inView: boolean;
  covered: string | null;
}

function currentStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const one = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const covering = document.elementFromPoint(x, y);
    return {
      what: one.outerHTML.slice(0, 120),
      outline: one !== document.body && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
      inView: y >= 0 && y <= innerHeight && x >= 0 && x <= innerWidth,
      covered: covering && (one.contains(covering) || covering.contains(one)) ? null : (covering?.outerHTML.slice(0, 80) ?? "nothing"),
    };
  });
}

/** Asserts that the focus is visible; after the last stop it is in the browser's own bar. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const { what, ...how } = await currentStop(page);
  if (what.startsWith("<body")) return;
  expect(how, what).toEqual({ outline: true, inView: true, covered: null });
}

/** Moves the focus step by step to an element and checks each stop. */
async function moveTo(page: Page, selector: string, key = "Tab"): Promise<void> {
  for (let stops = 0; stops < 90; stops += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  throw new Error(`${key} never leads to ${selector}`);
}

/** Chooses what Enter on a tile enters. */
async function mode(page: Page, key: string): Promise<void> {
  await moveTo(page, `[data-mode="${key}"]`, "Shift+Tab");
  await page.keyboard.press("Space");
}

/** Enters tiles: Tab moves to their row, arrows to the tile. */
async function enter(page: Page, row: string, ...tiles: string[]): Promise<void> {
  await moveTo(page, `[data-tile="${row}"]`);
  for (const tile of tiles) {
    await page.keyboard.press("Home");
    await moveTo(page, `[data-tile="${tile}"]`, "ArrowRight");
    await page.keyboard.press("Enter");
    await expectVisibleFocus(page);
  }
  await page.keyboard.press("Home");
}

// HKOS-12, HKOS-15, HKOS-18: the flower of the seat, the pung of red dragons, the self-draw: 3 fan are 8 points, doubled for each at self-draw.
test("a hand is scored by keyboard", async ({ page }) => {
  test.setTimeout(120_000);
  await openHand(page);
  await moveTo(page, '[data-mode="tile"]');
  await mode(page, "chow");
  await mode(page, "chow");
  await enter(page, "1s", "2s");
  await mode(page, "pung");
  await mode(page, "pung");
  await enter(page, "1z", "7z");
  await mode(page, "tile");
  await enter(page, "1m", "3m", "3m");
  await enter(page, "1p", "5p", "6p", "7p", "7p", "8p");
  await enter(page, "f1", "f2");
  await moveTo(page, '[data-tile="1p"]', "Shift+Tab");
  await enter(page, "1p", "9p");
  await moveTo(page, '[data-winner-seat="S"]');
  await page.keyboard.press("Enter");
  await expectVisibleFocus(page);
  await moveTo(page, '[data-prevailing="E"]');
  await page.keyboard.press("Space");
  await moveTo(page, '[data-action="self-draw"]');
  await page.keyboard.press("Enter");
  await expectVisibleFocus(page);

  expect(await payments(page)).toEqual({ E: -16, S: 48, W: -16, N: -16 });
  if (await page.locator('[data-action="details"]').isVisible()) {
    await moveTo(page, '[data-action="details"]');
    await page.keyboard.press("Enter");
    await expectVisibleFocus(page);
  }
  await moveTo(page, "[data-element] [data-rule]");
  expect((await elements(page)).sort()).toEqual(["dragon-pung", "seat-flower", "self-drawn-win"]);
});

/** Moves to an element and presses Enter on it. */
async function pressEnterOn(page: Page, ...steps: string[]): Promise<void> {
  for (const step of steps) {
    await moveTo(page, step);
    await page.keyboard.press("Enter");
    // The new screen is rendered before the next step.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}

// HKOS-51: 5 fan on a discard are 64 points, 3 fan are 32; half of them are the discarder's.
test("a game begins, and a hand is entered and corrected, by keyboard", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("./#/table/new");
  await expect(page.locator(".players")).toBeVisible();
  await pressEnterOn(page, '[data-action="begin"]');
  await expect(page.locator(".tabletop")).toBeFocused();
  await pressEnterOn(page, '[data-player="1"] a');
  await expect(page.locator("h2[data-step]")).toBeFocused();
  await pressEnterOn(page, '[data-ask="from"] [data-who="E"]', '[data-quick-value="5"]', '[data-action="done"]');
  await expect(page.locator(".tabletop")).toBeFocused();
  await expect(page.locator('[data-player="1"] .plate-score')).toHaveText("564");
  await pressEnterOn(page, '[data-action="history"]', "[data-line]", '[data-action="change"]', '[data-quick-value="3"]', '[data-action="done"]');
  await expect(page.locator("[data-line] .past-what").first()).toHaveText("Player 2 won 3 fan from Player 1");
  await pressEnterOn(page, '[data-action="back"]');
  await expect(page.locator('[data-player="1"] .plate-score')).toHaveText("532");
});

test.describe("the focus is never lost", () => {
  /** Focuses an element, presses Enter, and checks that something still has the focus. */
  async function expectFocusAfterEnter(page: Page, selector: string): Promise<void> {
    await page.locator(selector).first().focus();
    await page.keyboard.press("Enter");
    // The browser removes the focus from deleted elements when it renders.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect.soft(page.locator(":focus"), selector).toHaveCount(1);
  }

  test("at the tray and its buttons", async ({ page }) => {
    await openHand(page, "k1111p p222s 33s");
    await expectFocusAfterEnter(page, ".spot-meld");
    await expectFocusAfterEnter(page, '[data-kong="concealed-kong"]');
    await expectFocusAfterEnter(page, '[data-action="leave"]');
    await expectFocusAfterEnter(page, ".spot");
    await expectFocusAfterEnter(page, '[data-action="remove"]');
    await expectFocusAfterEnter(page, '[data-action="undo"]');
    await expectFocusAfterEnter(page, '[data-action="undo"]');
    await expectFocusAfterEnter(page, '[data-action="redo"]');
    await expectFocusAfterEnter(page, '[data-action="clear"]');
  });

  test("at a wait and at a question", async ({ page }) => {
    const response = page.waitForResponse(/_bg\.wasm$/);
    await openHand(page, "2223s c567s p777s p555z");
    await expect(page.locator("[data-waits]")).toBeVisible();
    await (await response).finished();
    await expectFocusAfterEnter(page, '[data-wait="1s"]');
    // The questions about winner and discarder stay until both are answered.
    const answers = '.result-line [data-ask]:not(:has([aria-pressed="true"])) [data-fact]';
    await expect(page.locator(answers).first()).toBeVisible();
    for (let questions = 0; (await page.locator(answers).count()) > 0 && questions < 4; questions += 1) {
      await expectFocusAfterEnter(page, answers);
    }
    await expect(page.locator("[data-payment]")).toHaveCount(4);
  });

  test("at a hand with a liable player and at a collapsed list", async ({ page }) => {
    await openHand(page, FIRST);
    await openDetails(page);
    await expectFocusAfterEnter(page, "[data-why-not] summary");
  });

  test("at a sheet and back", async ({ page }) => {
    await openHand(page, FIRST);
    await page.locator('[data-action="house"]').focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("dialog :focus")).toHaveCount(1);
    await expectFocusAfterEnter(page, '[data-choice="payment"] input');
    await expectFocusAfterEnter(page, '[data-action="book"]');
    await expectFocusAfterEnter(page, '.sheet [data-rule-set="singapore"]');
    await page.locator("#house-name").fill("Friday");
    await expectFocusAfterEnter(page, '[data-action="keep"]');
    await expectFocusAfterEnter(page, '[data-forget="Friday"]');
    await page.keyboard.press("Escape");
    await expect(page.locator('[data-action="house"]')).toBeFocused();
    await page.locator('[data-action="compare"]').focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("dialog [data-go]").first()).toBeVisible();
    await expectFocusAfterEnter(page, "[data-go]");
  });

  test("at the Table, step by step", async ({ page }) => {
    await page.goto("./#/table/new");
    await expectFocusAfterEnter(page, '[data-action="add-player"]');
    await expectFocusAfterEnter(page, '[data-action="remove-player"]');
    await expectFocusAfterEnter(page, '[data-action="begin"]');
    await expectFocusAfterEnter(page, '[data-player="1"] a');
    await expectFocusAfterEnter(page, '[data-ask="from"] [data-who="E"]');
    await expectFocusAfterEnter(page, '[data-quick-value="3"]');
    await expectFocusAfterEnter(page, '[data-action="another"]');
    await expectFocusAfterEnter(page, "[data-other]");
    await expectFocusAfterEnter(page, '[data-ask="winner"] [data-who="S"]');
    await expectFocusAfterEnter(page, '[data-quick-value="5"]');
    await expectFocusAfterEnter(page, '[data-action="done"]');
    await expectFocusAfterEnter(page, '[data-action="undo"]');
    await expectFocusAfterEnter(page, '[data-action="redo"]');
    await expectFocusAfterEnter(page, '[data-action="history"]');
    await expectFocusAfterEnter(page, "[data-line]");
    await expectFocusAfterEnter(page, '[data-action="delete"]');
    await expectFocusAfterEnter(page, '[data-action="done"]');
    await expectFocusAfterEnter(page, '.games-screen [data-action="back"]');
    await expectFocusAfterEnter(page, '[data-action="seats"]');
    await expectFocusAfterEnter(page, '[data-place="0"]');
    await expectFocusAfterEnter(page, '[data-place="1"]');
    await expectFocusAfterEnter(page, '[data-action="done"]');
    await expectFocusAfterEnter(page, '[data-action="save"]');
    await expectFocusAfterEnter(page, '[data-action="give"]');
    await expectFocusAfterEnter(page, '[data-action="give-pen"]');
    await expectFocusAfterEnter(page, '[data-action="take-pen"]');
    await expectFocusAfterEnter(page, '.games-screen [data-action="back"]');
    await expectFocusAfterEnter(page, '[data-action="end"]');
    await expectFocusAfterEnter(page, '[data-action="close-game"]');
    await expectFocusAfterEnter(page, '.games-screen [data-action="back"]');
    await expectFocusAfterEnter(page, '[data-action="reopen"]');
    await expectFocusAfterEnter(page, '[data-action="games"]');
    await expectFocusAfterEnter(page, "[data-game]");
    await page.goto("./#/table/need/1");
    await page.locator("[data-target]").fill("560");
    await expectFocusAfterEnter(page, '[data-wish="score-56000"] [data-value] >> nth=1');
  });

  test("at a foul and at a rule", async ({ page }) => {
    await page.goto("./#/fouls/riichi-wrc-2015");
    await expectFocusAfterEnter(page, '[data-foul="riichi-wrc-2015/noten-riichi"]');
    await expectFocusAfterEnter(page, '[data-fact="draw"]');
    await expectFocusAfterEnter(page, '[data-fact="yes"]');
    await expectFocusAfterEnter(page, '[data-fact="yes"]');
    await expectFocusAfterEnter(page, "[data-numbers] summary");
    await expectFocusAfterEnter(page, '[data-answered="dead"]');
    await expectFocusAfterEnter(page, '[data-action="back"]');
    await expectFocusAfterEnter(page, '.tab[href^="#/rules"]');
    await expectFocusAfterEnter(page, '[data-others] a');
    await expectFocusAfterEnter(page, "[data-try]");
  });
});
