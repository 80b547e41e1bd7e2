// Actions of a person on the page.
import { expect, type Page } from "@playwright/test";

export const FIRST = "2223s c567s p777s p555z w1s@W SE";
export const SECOND = "46s p111z c456m p777p 22s w5s EE";
/** HKOS, 2 of 3 fan: the dragons, and no flowers. */
export const ONE_SHORT = "2223s c567m p777p p555z w1s@W SE";
/** Three pungs, or three times the same chow: the pungs are three fan more. */
export const TWO_WAYS = "111222333m p555p 9s w9s@W EE";

/** Opens the page with a hand, or with an empty tray. */
export async function openHand(page: Page, hand = ""): Promise<void> {
  await page.goto(hand ? `./#/score/hk-old-style/${hand.replaceAll(" ", ".")}` : "./");
  await waitForApp(page);
  await expect(page.getByRole("main")).toBeVisible();
}

/** Waits until the app has replaced the first paint. */
export async function waitForApp(page: Page): Promise<void> {
  await expect(page.locator("#app:not([data-sure]) main")).toBeAttached();
}

/** Chooses what a tap on a tile enters. */
export async function chooseMode(page: Page, key: string): Promise<void> {
  await press(page, `[data-mode="${key}"]`);
}

/** Taps tile keys one after the other: `2223s`. */
export async function tap(page: Page, tiles: string): Promise<void> {
  for (const run of tiles.matchAll(/([0-9]+)([mpszfg])/g)) {
    for (const rank of run[1]!) {
      const name = "fg".includes(run[2]!) ? run[2]! + rank : rank + run[2]!;
      await press(page, `[data-tile="${name}"]:not([aria-disabled="true"])`);
    }
  }
}

/** Begins a game with these players, East first. */
export async function beginGame(page: Page, names = ["Ann", "Bo", "Cy", "Dee"]): Promise<void> {
  await press(page, '.tab[href^="#/table"]');
  for (let more = 4; more < names.length; more += 1) await press(page, '[data-action="add-player"]');
  for (const [place, name] of names.entries()) await page.locator(".players input").nth(place).fill(name);
  await press(page, '[data-action="begin"]');
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** Enters a win with a known value, from the Table and back. */
export async function enterWin(page: Page, player: number, from: string, value: number): Promise<void> {
  await press(page, `[data-player="${player}"] a`);
  await press(page, `[data-ask="from"] [data-who="${from}"]`);
  await press(page, `[data-quick-value="${value}"]`);
  await press(page, '[data-action="done"]');
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** Taps an element on a touch screen, else clicks it. */
export async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await ((await isTouchScreen(page)) ? target.tap() : target.click());
}

/** Presses the centre of an element without scrolling. */
export async function pressThere(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  const [right, down] = [x + width / 2, y + height / 2];
  await ((await isTouchScreen(page)) ? page.touchscreen.tap(right, down) : page.mouse.click(right, down));
}

const touchPages = new WeakMap<Page, boolean>();

/** Whether the page has a touch screen. */
export async function isTouchScreen(page: Page): Promise<boolean> {
  const isTouch = touchPages.get(page) ?? (await page.evaluate(() => navigator.maxTouchPoints > 0));
  touchPages.set(page, isTouch);
  return isTouch;
}

/** Enters winner and discarder: `null` for a self-draw. */
export async function enterWinner(page: Page, seat: string, prevailing: string, from: string | null): Promise<void> {
  await press(page, `[data-winner-seat="${seat}"]`);
  await press(page, `[data-prevailing="${prevailing}"]`);
  await press(page, from ? `[data-seat="${from}"]` : '[data-action="self-draw"]');
}

/** The gain or loss of each player. */
export async function payments(page: Page): Promise<Record<string, number>> {
  await expect(page.locator("[data-payment]")).toHaveCount(4);
  return page.locator("[data-payment]").evaluateAll((shares) =>
    Object.fromEntries(
      shares.map((lossOrGain) => {
        const amount = lossOrGain.matches("[data-amount]") ? lossOrGain : lossOrGain.querySelector("[data-amount]")!;
        return [lossOrGain.getAttribute("data-payment"), Number(amount.getAttribute("data-amount"))];
      }),
    ),
  );
}

/** Opens the reasons of a result, where they are collapsed. */
export async function openDetails(page: Page): Promise<void> {
  const toggle = page.locator('[data-action="details"]');
  // The scoring chunk loads after the page.
  await expect(toggle).toBeAttached();
  if ((await toggle.isVisible()) && (await toggle.getAttribute("aria-expanded")) === "false") {
    await press(page, '[data-action="details"]');
  }
}

/** The keys of the elements that count. */
export async function elements(page: Page): Promise<(string | null)[]> {
  await expect(page.locator("[data-result]")).toBeAttached();
  // Elements are rendered two frames after the result.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator("[data-result]:not([aria-busy])")).toBeAttached();
  return page.locator("[data-element]").evaluateAll((all) => all.map((one) => one.getAttribute("data-element")));
}
