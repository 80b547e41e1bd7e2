// What a person does at the page, in the page's own terms.
import { expect, type Page } from "@playwright/test";

export const FIRST = "2223s c567s p777s p555z w1s@W SE";
export const SECOND = "46s p111z c456m p777p 22s w5s EE";
/** HKOS, 2 fan of 3: the dragons, and no flowers. */
export const ONE_SHORT = "2223s c567m p777p p555z w1s@W SE";
/** Three pungs, or three times the same chow: the pungs are three fan more. */
export const TWO_WAYS = "111222333m p555p 9s w9s@W EE";

/** The page with an empty tray. */
export async function open(page: Page, hand = ""): Promise<void> {
  await page.goto(hand ? `./#/score/hk-old-style/${hand.replaceAll(" ", ".")}` : "./");
  await drawn(page);
  await expect(page.getByRole("main")).toBeVisible();
}

/** Waits until the program has drawn the page: what is there before it stands in the page itself. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator("#app:not([data-sure]) main")).toBeAttached();
}

/** Chooses what a tap on a tile enters. */
export async function mode(page: Page, key: string): Promise<void> {
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
export async function begin(page: Page, names = ["Ann", "Bo", "Cy", "Dee"]): Promise<void> {
  await press(page, '.tab[href^="#/table"]');
  for (let more = 4; more < names.length; more += 1) await press(page, '[data-action="add-player"]');
  for (const [place, name] of names.entries()) await page.locator(".players input").nth(place).fill(name);
  await press(page, '[data-action="begin"]');
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** Tells a win whose value is known, from the Table and back. */
export async function tellWin(page: Page, player: number, from: string, value: number): Promise<void> {
  await press(page, `[data-player="${player}"] a`);
  await press(page, `[data-ask="from"] [data-who="${from}"]`);
  await press(page, `[data-quick-value="${value}"]`);
  await press(page, '[data-action="done"]');
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** Presses one thing, as a finger does where there is one. */
export async function press(page: Page, selector: string): Promise<void> {
  const thing = page.locator(selector).first();
  await ((await isTouched(page)) ? thing.tap() : thing.click());
}

/** Presses the middle of something, wherever it is now: nothing is brought into sight for it. */
export async function pressThere(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  const [right, down] = [x + width / 2, y + height / 2];
  await ((await isTouched(page)) ? page.touchscreen.tap(right, down) : page.mouse.click(right, down));
}

const touched = new WeakMap<Page, boolean>();

/** Whether the page is for fingers. */
export async function isTouched(page: Page): Promise<boolean> {
  const known = touched.get(page) ?? (await page.evaluate(() => navigator.maxTouchPoints > 0));
  touched.set(page, known);
  return known;
}

/** Who won from whom: `null` for a self-draw. */
export async function won(page: Page, seat: string, prevailing: string, from: string | null): Promise<void> {
  await press(page, `[data-winner-seat="${seat}"]`);
  await press(page, `[data-prevailing="${prevailing}"]`);
  await press(page, from ? `[data-seat="${from}"]` : '[data-action="self-draw"]');
}

/** Reads what each player gains or loses. */
export async function payments(page: Page): Promise<Record<string, number>> {
  await expect(page.locator("[data-payment]")).toHaveCount(4);
  return page.locator("[data-payment]").evaluateAll((shares) =>
    Object.fromEntries(
      shares.map((share) => {
        const amount = share.matches("[data-amount]") ? share : share.querySelector("[data-amount]")!;
        return [share.getAttribute("data-payment"), Number(amount.getAttribute("data-amount"))];
      }),
    ),
  );
}

/** Opens the reasons behind the headline, where they are folded away. */
export async function details(page: Page): Promise<void> {
  const toggle = page.locator('[data-action="details"]');
  // What scores a hand comes after the page.
  await expect(toggle).toBeAttached();
  if ((await toggle.isVisible()) && (await toggle.getAttribute("aria-expanded")) === "false") {
    await press(page, '[data-action="details"]');
  }
}

/** The keys of the elements that count. */
export async function elements(page: Page): Promise<(string | null)[]> {
  await expect(page.locator("[data-result]")).toBeAttached();
  // They are drawn when their result has been, and that says so a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator("[data-result]:not([aria-busy])")).toBeAttached();
  return page.locator("[data-element]").evaluateAll((all) => all.map((one) => one.getAttribute("data-element")));
}
