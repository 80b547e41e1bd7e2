// A whole hand by keyboard alone: Tab, arrows, Enter and Space, from the moment the page is there.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, details, elements, open, payments } from "./table.js";

/** Where the focus is, and whether one can see it there. */
interface Stop {
  what: string;
  outline: boolean;
  inView: boolean;
  covered: string | null;
}

function stop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const one = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const there = document.elementFromPoint(x, y);
    return {
      what: one.outerHTML.slice(0, 120),
      outline: one !== document.body && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
      inView: y >= 0 && y <= innerHeight && x >= 0 && x <= innerWidth,
      covered: there && (one.contains(there) || there.contains(one)) ? null : (there?.outerHTML.slice(0, 80) ?? "nothing"),
    };
  });
}

/** Asserts that one sees where the focus is; after the last stop it is in the browser's own bar. */
async function seen(page: Page): Promise<void> {
  const { what, ...how } = await stop(page);
  if (what.startsWith("<body")) return;
  expect(how, what).toEqual({ outline: true, inView: true, covered: null });
}

/** Goes from stop to stop until something is reached, and looks at each. */
async function reach(page: Page, selector: string, key = "Tab"): Promise<void> {
  for (let stops = 0; stops < 90; stops += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
    await seen(page);
  }
  throw new Error(`${key} never leads to ${selector}`);
}

/** Chooses what Enter on a tile enters. */
async function mode(page: Page, key: string): Promise<void> {
  await reach(page, `[data-mode="${key}"]`, "Shift+Tab");
  await page.keyboard.press("Space");
}

/** Enters tiles: Tab leads to their row, arrows to the tile. */
async function enter(page: Page, row: string, ...tiles: string[]): Promise<void> {
  await reach(page, `[data-tile="${row}"]`);
  for (const tile of tiles) {
    await page.keyboard.press("Home");
    await reach(page, `[data-tile="${tile}"]`, "ArrowRight");
    await page.keyboard.press("Enter");
    await seen(page);
  }
  await page.keyboard.press("Home");
}

// HKOS-12, HKOS-15, HKOS-18: the flower of the seat, the pung of red dragons, the self-draw: 3 fan are 8 points, doubled for each at self-draw.
test("a hand is scored by keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  await reach(page, '[data-mode="tile"]');
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
  await reach(page, '[data-tile="1p"]', "Shift+Tab");
  await enter(page, "1p", "9p");
  await reach(page, '[data-winner-seat="S"]');
  await page.keyboard.press("Enter");
  await seen(page);
  await reach(page, '[data-prevailing="E"]');
  await page.keyboard.press("Space");
  await reach(page, '[data-action="self-draw"]');
  await page.keyboard.press("Enter");
  await seen(page);

  expect(await payments(page)).toEqual({ E: -16, S: 48, W: -16, N: -16 });
  if (await page.locator('[data-action="details"]').isVisible()) {
    await reach(page, '[data-action="details"]');
    await page.keyboard.press("Enter");
    await seen(page);
  }
  await reach(page, "[data-element] [data-rule]");
  expect((await elements(page)).sort()).toEqual(["dragon-pung", "seat-flower", "self-drawn-win"]);
});

/** Goes to something and presses Enter on it. */
async function goes(page: Page, ...steps: string[]): Promise<void> {
  for (const step of steps) {
    await reach(page, step);
    await page.keyboard.press("Enter");
    // Where it led is drawn before one goes on.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
}

// HKOS-51: 5 fan on a discard are 64 points, 3 fan are 32; half of them are the discarder's.
test("a game is begun, a hand told and changed by keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("./#/table/new");
  await expect(page.locator(".players")).toBeVisible();
  await goes(page, '[data-action="begin"]');
  await expect(page.locator(".tabletop")).toBeFocused();
  await goes(page, '[data-player="1"] a');
  await expect(page.locator("h2[data-step]")).toBeFocused();
  await goes(page, '[data-ask="from"] [data-who="E"]', '[data-quick-value="5"]', '[data-action="done"]');
  await expect(page.locator(".tabletop")).toBeFocused();
  await expect(page.locator('[data-player="1"] .plate-has')).toHaveText("564");
  await goes(page, '[data-action="history"]', "[data-line]", '[data-action="change"]', '[data-quick-value="3"]', '[data-action="done"]');
  await expect(page.locator("[data-line] .past-what").first()).toHaveText("Player 2 won 3 fan from Player 1");
  await goes(page, '[data-action="back"]');
  await expect(page.locator('[data-player="1"] .plate-has')).toHaveText("532");
});

test.describe("the focus is never lost", () => {
  /** Presses Enter where the focus is led, and looks whether it is somewhere afterwards. */
  async function presses(page: Page, selector: string): Promise<void> {
    await page.locator(selector).first().focus();
    await page.keyboard.press("Enter");
    // The browser takes the focus from what is gone when it draws.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect.soft(page.locator(":focus"), selector).toHaveCount(1);
  }

  test("at the tray and its buttons", async ({ page }) => {
    await open(page, "k1111p p222s 33s");
    await presses(page, ".spot-meld");
    await presses(page, '[data-kong="concealed-kong"]');
    await presses(page, '[data-action="leave"]');
    await presses(page, ".spot");
    await presses(page, '[data-action="remove"]');
    await presses(page, '[data-action="undo"]');
    await presses(page, '[data-action="undo"]');
    await presses(page, '[data-action="redo"]');
    await presses(page, '[data-action="clear"]');
  });

  test("at a wait and at a question", async ({ page }) => {
    const later = page.waitForResponse(/\/parts_deferred\.wasm$/);
    await open(page, "2223s c567s p777s p555z");
    await expect(page.locator("[data-waits]")).toBeVisible();
    await (await later).finished();
    await presses(page, '[data-wait="1s"]');
    // Who won and from whom stay until both are known.
    const asked = '.result-line [data-ask]:not(:has([aria-pressed="true"])) [data-fact]';
    for (let questions = 0; (await page.locator(asked).count()) > 0 && questions < 4; questions += 1) {
      await presses(page, asked);
    }
    await expect(page.locator("[data-payment]")).toHaveCount(4);
  });

  test("at a fed hand and at a folded list", async ({ page }) => {
    await open(page, FIRST);
    await details(page);
    await presses(page, "[data-why-not] summary");
  });

  test("at a sheet and back", async ({ page }) => {
    await open(page, FIRST);
    await page.locator('[data-action="house"]').focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("dialog :focus")).toHaveCount(1);
    await presses(page, '[data-choice="payment"] input');
    await presses(page, '[data-action="book"]');
    await presses(page, '.sheet [data-rule-set="singapore"]');
    await page.locator("#house-name").fill("Friday");
    await presses(page, '[data-action="keep"]');
    await presses(page, '[data-forget="Friday"]');
    await page.keyboard.press("Escape");
    await expect(page.locator('[data-action="house"]')).toBeFocused();
    await page.locator('[data-action="compare"]').focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("dialog [data-go]").first()).toBeVisible();
    await presses(page, "[data-go]");
  });

  test("at the Table, step by step", async ({ page }) => {
    await page.goto("./#/table/new");
    await presses(page, '[data-action="add-player"]');
    await presses(page, '[data-action="remove-player"]');
    await presses(page, '[data-action="begin"]');
    await presses(page, '[data-player="1"] a');
    await presses(page, '[data-ask="from"] [data-who="E"]');
    await presses(page, '[data-quick-value="3"]');
    await presses(page, '[data-action="another"]');
    await presses(page, "[data-other]");
    await presses(page, '[data-ask="winner"] [data-who="S"]');
    await presses(page, '[data-quick-value="5"]');
    await presses(page, '[data-action="done"]');
    await presses(page, '[data-action="undo"]');
    await presses(page, '[data-action="redo"]');
    await presses(page, '[data-action="history"]');
    await presses(page, "[data-line]");
    await presses(page, '[data-action="delete"]');
    await presses(page, '[data-action="done"]');
    await presses(page, '.evening [data-action="back"]');
    await presses(page, '[data-action="seats"]');
    await presses(page, '[data-place="0"]');
    await presses(page, '[data-place="1"]');
    await presses(page, '[data-action="done"]');
    await presses(page, '[data-action="save"]');
    await presses(page, '[data-action="give"]');
    await presses(page, '[data-action="give-pen"]');
    await presses(page, '[data-action="take-pen"]');
    await presses(page, '.evening [data-action="back"]');
    await presses(page, '[data-action="end"]');
    await presses(page, '[data-action="close-game"]');
    await presses(page, '.evening [data-action="back"]');
    await presses(page, '[data-action="reopen"]');
    await presses(page, '[data-action="games"]');
    await presses(page, "[data-game]");
    await page.goto("./#/table/need/1");
    await page.locator("[data-target]").fill("560");
    await presses(page, '[data-wish="score-56000"] [data-value] >> nth=1');
  });

  test("at a foul and at a rule", async ({ page }) => {
    await page.goto("./#/fouls/riichi-wrc-2015");
    await presses(page, '[data-foul="riichi-wrc-2015/noten-riichi"]');
    await presses(page, '[data-fact="draw"]');
    await presses(page, '[data-fact="yes"]');
    await presses(page, '[data-fact="yes"]');
    await presses(page, "[data-numbers] summary");
    await presses(page, '[data-answered="dead"]');
    await presses(page, '[data-action="back"]');
    await presses(page, '.tab[href^="#/rules"]');
    await presses(page, '[data-others] a');
    await presses(page, "[data-try]");
  });
});
