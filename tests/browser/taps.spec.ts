// The number of taps: one hand, entered in every way.
//
// The hand: an exposed chow of 234 bamboo, an exposed pung of red dragons, 567 and 789 dots in the hand, won
// on 9 dots by self-draw, a pair of 3 characters, one flower. The prevailing wind is that of the last hand;
// the winner takes one tap, because it isn't known. By the book: the dragons, the seat's own flower and the
// self-draw, 1 fan each.
import { expect, test, type Page } from "@playwright/test";
import { elements, openDetails, isTouchScreen, openHand, payments, press } from "./table.js";

/** Presses each target and returns their number. */
async function pressAll(page: Page, ...selectors: string[]): Promise<number> {
  for (const selector of selectors) {
    await press(page, selector);
  }
  return selectors.length;
}

const mode = (key: string) => `[data-mode="${key}"]`;
const tile = (key: string) => `[data-tile="${key}"]:not([aria-disabled="true"])`;
const SELF_DRAW = '[data-action="self-draw"]';
/** The first seat of the table view is the winner's; below the hand, the winner is a question like others. */
const EAST_WON = '[data-seat="E"]';

async function isScored(page: Page): Promise<void> {
  await expect(page.locator("[data-result]")).toHaveAttribute("data-counted", "3");
  const paid = await payments(page);
  expect(paid.E).toBeGreaterThan(0);
  expect(new Set([paid.S, paid.W, paid.N])).toEqual(new Set([paid.E! / -3]));
  await openDetails(page);
  expect((await elements(page)).sort()).toEqual(["dragon-pung", "seat-flower", "self-drawn-win"]);
}

test("the hand takes at most 11 plain taps", async ({ page }) => {
  await openHand(page);
  const count = await pressAll(
    page,
    mode("chow"),
    tile("2s"),
    mode("pung"),
    tile("7z"),
    mode("concealed-chow"),
    tile("5p"),
    tile("7p"),
    tile("3m"), // Only a pair is left.
    tile("f1"),
    EAST_WON,
    SELF_DRAW,
  );
  await isScored(page);
  expect(count).toBeLessThanOrEqual(11);
});

test("the hand takes at most 11 taps with the questions below it", async ({ page }) => {
  await openHand(page);
  const count = await pressAll(
    page,
    ...[mode("chow"), tile("2s"), mode("pung"), tile("7z"), mode("concealed-chow"), tile("5p"), tile("7p"), tile("3m"), tile("f1")],
    '[data-result] [data-ask="seat"] [data-fact="E"]',
    '[data-result] [data-ask="from"] [data-fact="-"]',
  );
  await isScored(page);
  expect(count).toBeLessThanOrEqual(11);
});

test("a mode that no longer fits is turned off, and returns with the room", async ({ page }) => {
  await openHand(page);
  await pressAll(page, mode("concealed-chow"), tile("1p"), tile("4p"), tile("7p"), tile("1s"));
  await expect(page.locator(mode("pair"))).toHaveAttribute("aria-pressed", "true");
  await pressAll(page, '[data-action="undo"]');
  await expect(page.locator(mode("concealed-chow"))).toHaveAttribute("aria-pressed", "true");
});

/** The directions of the radial menu: right and down, in pixels. */
const DIRECTIONS = {
  chow: [40, -40],
  pung: [0, -56],
  kong: [-40, -40],
  pair: [56, 0],
  "concealed-chow": [40, 40],
  "concealed-pung": [0, 56],
  "concealed-kong": [-40, 40],
} as const;

/** Waits for the other input methods, which load when the page is idle. */
async function waitForInputMethods(page: Page): Promise<void> {
  await expect(page.locator("[data-entry]")).toBeAttached();
}

type Point = { x: number; y: number };

/** Slides from a point over others: by touch on a touch screen, else by mouse. */
async function slide(page: Page, from: Point, ...to: Point[]): Promise<void> {
  if (!(await isTouchScreen(page))) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const point of to) {
      await page.mouse.move(point.x, point.y, { steps: 4 });
    }
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  let last = from;
  for (const point of to) {
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await send("touchMove", [{ x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part }]);
    }
    last = point;
  }
  await send("touchEnd", []);
  await finger.detach();
}

async function middle(page: Page, selector: string): Promise<Point> {
  const key = page.locator(selector).first();
  await key.scrollIntoViewIfNeeded();
  const box = (await key.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Slides once from a tile key and returns 1. */
async function gesture(page: Page, direction: keyof typeof DIRECTIONS, key: string): Promise<number> {
  const from = await middle(page, `[data-tile="${key}"]`);
  const [right, down] = DIRECTIONS[direction];
  await slide(page, from, { x: from.x + right, y: from.y + down });
  return 1;
}

test("the hand takes at most 8 gestures", async ({ page }) => {
  await openHand(page);
  await waitForInputMethods(page);
  let count = await gesture(page, "chow", "2s");
  count += await gesture(page, "pung", "7z");
  count += await gesture(page, "concealed-chow", "5p");
  count += await gesture(page, "concealed-chow", "7p");
  count += await gesture(page, "pair", "3m");
  count += await pressAll(page, tile("f1"), EAST_WON, SELF_DRAW);
  await isScored(page);
  expect(count).toBeLessThanOrEqual(8);
  expect(page.url()).toContain("/33m567789p.c234s.p777z.f1.w.EE");
});

test("a slide back to its key or far away enters nothing", async ({ page }) => {
  await openHand(page);
  await waitForInputMethods(page);
  const from = await middle(page, '[data-tile="5s"]');
  await slide(page, from, { x: from.x, y: from.y - 60 }, from);
  await slide(page, from, { x: from.x, y: from.y - 260 });
  await expect(page.locator("[data-tray] .spot")).toHaveCount(0);
  await pressAll(page, tile("5s"));
  await expect(page.locator("[data-tray] .spot")).toHaveCount(1);
});

test("a slide to a disabled direction shows why", async ({ page }) => {
  await openHand(page, "555z");
  await waitForInputMethods(page);
  await gesture(page, "pung", "5z");
  await expect(page.locator("[data-notice]")).toContainText("Only one white dragon is left");
  await gesture(page, "chow", "8s");
  await expect(page.locator("[data-notice]")).toContainText("No chow begins with 8 bamboo");
});

test("the radial menu names every direction while the finger is down, and Escape closes it", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no Escape key");
  await openHand(page, "555z");
  await waitForInputMethods(page);
  const from = await middle(page, '[data-tile="5z"]');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await expect(page.locator("[data-radial-menu]")).toBeVisible();
  await expect(page.locator("[data-radial-menu] [data-way]")).toHaveCount(8);
  await expect(page.locator('[data-radial-menu] [data-way="pung"]')).toHaveAttribute("data-no", "");
  await page.mouse.move(from.x, from.y - 60, { steps: 3 });
  await expect(page.locator('[data-radial-menu] [data-way="pung"]')).toHaveAttribute("data-at", "");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-radial-menu]")).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  await expect(page.locator("[data-tray] .spot")).toHaveCount(3);
});

test("the hand can be typed and undone", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no such keyboard");
  await openHand(page);
  await waitForInputMethods(page);
  // A capital letter is the seat of the winner.
  await page.keyboard.press("Shift+E");
  await page.keyboard.type("c234s p777z f1 33m 567789p x");
  await isScored(page);
  await expect(page).toHaveURL(/\/33m56778p\.c234s\.p777z\.f1\.w9p\.EE$/);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(page).toHaveURL(/\/33m56778p\.c234s\.p777z\.f1\.EE$/);
  await page.keyboard.press("Control+y");
  await expect(page).toHaveURL(/\.w9p:\?\.EE$/);
});

test("a set is entered from the focused key", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no such keyboard");
  await openHand(page);
  await waitForInputMethods(page);
  await page.locator('[data-tile="1m"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("c");
  await expect(page.locator("[data-typing]")).toContainText("chow");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/c234m\.\?E$/);
  // Without a preceding letter a key enters a tile.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/2m\.c234m\.\?E$/);
  // The error is shown.
  await page.keyboard.type("8z");
  await expect(page.locator("[data-notice]")).toContainText("“8z” isn’t a tile");
});

test("single-letter keys outside the hand can be switched off", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no such keyboard");
  await openHand(page);
  await waitForInputMethods(page);
  await page.keyboard.press("?");
  await page.locator('[data-switch="typing"]').uncheck();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.type("7p");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(0);
  await page.locator('[data-tile="1m"]').focus();
  await page.keyboard.type("7p");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(1);
});

/** Pastes a text at the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

test("a pasted hand is one step: the notation, tiles as characters, and both", async ({ page }) => {
  await openHand(page, "1m EE");
  await waitForInputMethods(page);
  for (const text of ["33m567789p c234s p777z f1 w", "🀉🀉🀝🀞🀟🀟🀠🀡 c🀑🀒🀓 p🀄🀄🀄 🀢 w", "33m🀝🀞🀟🀟🀠🀡, c234s\np777z f1 w"]) {
    await paste(page, text);
    await isScored(page);
    await press(page, '[data-action="undo"]');
    await expect(page).toHaveURL(/\/1m\.EE$/);
  }
});

test("the invalid part of a pasted text is reported, and the text stays", async ({ page }) => {
  await openHand(page);
  await waitForInputMethods(page);
  await paste(page, "33m hello");
  const field = page.locator("dialog textarea");
  await expect(field).toHaveValue("33m hello");
  await expect(page.locator("[data-errors]")).toContainText("“hello”");
  await press(page, 'dialog [data-action="close"]');
  await press(page, '[data-action="type"]');
  await expect(field).toHaveValue("33m hello");
  await field.fill("33m567789p c234s p777z f1 w EE");
  await expect(page.locator("[data-errors] li")).toHaveCount(0);
  await press(page, '[data-action="enter-text"]');
  await isScored(page);
});

test("a swipe over the tray is undo, and back redo", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a mouse has buttons for it");
  await openHand(page);
  await waitForInputMethods(page);
  await pressAll(page, tile("1m"), tile("2m"));
  const spots = page.locator("[data-tray] .spot");
  await expect(spots).toHaveCount(2);
  const from = await middle(page, "[data-tray]");
  await slide(page, from, { x: from.x - 120, y: from.y + 6 });
  await expect(spots).toHaveCount(1);
  await slide(page, from, { x: from.x + 120, y: from.y - 6 });
  await expect(spots).toHaveCount(2);
});

test("the focus stays in the hand when the focused tile is removed", async ({ page, isMobile }) => {
  test.skip(isMobile, "by keyboard");
  await openHand(page, "123m");
  await waitForInputMethods(page);
  await page.locator("[data-tray] .spot").nth(1).focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-action="remove"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(2);
  await expect(page.locator("[data-tray] .spot").nth(1)).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(1);
  await expect(page.locator("[data-tray] .spot")).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(0);
  await expect(page.locator(".keys .key").first()).toBeFocused();
});

test("a counted win takes four taps to its payments, in every book", async ({ page }) => {
  for (const [book, value, paid] of [
    ["hk-old-style", 5, { E: -16, S: 64, W: -32, N: -16 }], // HKOS-51: the discarder pays double.
    ["sparrows-nest", 5, { E: 0, S: 24, W: -24, N: 0 }], // NEST-60: only the discarder pays 24.
    ["singapore", 5, { E: -16, S: 64, W: -32, N: -16 }], // SG-14: 5 tai are 32 from the discarder, 16 from the others.
  ] as const) {
    await page.goto(`./#/score/${book}/EE`);
    await expect(page.locator(`[data-action="quick"]`)).toBeVisible();
    const count = await pressAll(
      page,
      '[data-action="quick"]',
      'dialog [data-ask="seat"] [data-fact="S"]',
      'dialog [data-ask="from"] [data-fact="W"]',
      `[data-quick-value="${value}"]`,
    );
    expect(count).toBeLessThanOrEqual(4);
    expect(await payments(page)).toEqual(paid);
    await press(page, 'dialog [data-action="close"]');
  }
});

test("seven flowers show a question about who drew the eighth", async ({ page }) => {
  await page.goto("./#/score/singapore/123m.f1.f2.f3.f4.g1.g2.g3.SE");
  await press(page, '[data-action="bonus-win"]');
  await expect(page.locator("[data-result]")).toContainText("Who drew the eighth?");
  await press(page, '[data-ask="from"] [data-fact="W"]');
  const paid = await payments(page);
  expect(paid.S).toBeGreaterThan(0);
  expect(paid.W).toBeLessThan(0);
});

test("rare circumstances expand when a link has one, and stay expanded", async ({ page }) => {
  await openHand(page, "123m w@W EE fresh-tile");
  const fold = page.locator("details.more");
  await expect(fold).toHaveAttribute("open", "");
  // No circumstance is set any more, but the section stays expanded under the finger.
  await press(page, '[data-circumstance="fresh-tile"]');
  await expect(page.locator('[data-circumstance="fresh-tile"]')).toHaveAttribute("aria-pressed", "false");
  await expect(fold).toHaveAttribute("open", "");
  await press(page, "details.more > summary");
  await press(page, '[data-tile="1m"]');
  await expect(fold).not.toHaveAttribute("open");
});

test("tiles are typed by name, with a preview", async ({ page }) => {
  await openHand(page, "EE");
  await press(page, '[data-action="type"]');
  const field = page.locator("#write-text");
  await field.fill("E S 5 bamboo 五萬 🀙 Rd bananas");
  await expect(page.locator("[data-written] .tile")).toHaveCount(6);
  await expect(page.locator("[data-errors] li")).toHaveCount(1);
  await expect(page.locator("[data-errors]")).toContainText("“bananas”");
  await expect(field).toHaveValue(/bananas$/);
  await field.fill("E S 5 bamboo 五萬 🀙 Rd");
  await press(page, '[data-action="enter-text"]');
  await expect(page.locator("[data-tray] .spot")).toHaveCount(6);
});
