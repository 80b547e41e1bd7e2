// A game goes from one phone to another: by link, by codes, with the pen and without. Two contexts are two phones.
import { readFileSync } from "node:fs";
import { expect, test, type Browser, type Page } from "@playwright/test";

/** The Table, with a game that has begun. */
async function begun(page: Page): Promise<void> {
  await page.goto("./#/table");
  await page.locator('[data-action="begin"]').click();
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** Nobody wins so many hands. */
async function draw(page: Page, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.locator('.tabletop-asks [data-action="drawn"]').click();
    await page.locator('[data-action="done"]').click();
    await expect(page.locator(".tabletop")).toBeVisible();
  }
}

/** The link of the game, from the screen for other phones. */
async function link(page: Page): Promise<string> {
  await page.locator('.tabletop-foot [data-action="save"]').click();
  await page.locator('[data-action="give"]').click();
  const field = page.locator("#game-link");
  await expect(field).toHaveValue(/#\/table\/game\//);
  return field.inputValue();
}

const hash = (link: string) => `./${link.slice(link.indexOf("#"))}`;

const back = (page: Page) => page.locator('[data-action="back"]').click();

/** Another phone. */
async function phone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  return context.newPage();
}

/** How many hands the history has. */
async function lines(page: Page): Promise<number> {
  await page.locator('.tabletop-foot [data-action="history"]').click();
  await expect(page.locator("[data-line]").first()).toBeVisible();
  const count = await page.locator("[data-line]").count();
  await back(page);
  return count;
}

test("a link opens the game on another phone, which watches; a newer one brings what is new", async ({ page, browser, baseURL }) => {
  await begun(page);
  await draw(page, 2);
  const first = await link(page);
  const other = await phone(browser, baseURL);
  await other.goto(hash(first));
  await expect(other.locator('[data-compared="unknown"]')).toBeVisible();
  await other.locator('[data-action="open"]').click();
  await expect(other.locator('[data-watching="other"]')).toBeVisible();
  // Nothing is offered that would do nothing.
  await expect(other.locator(".tabletop-asks, [data-action='undo'], .plate a")).toHaveCount(0);
  await expect(other.locator('[data-keeping="kept"]')).toBeVisible();
  expect(await lines(other)).toBe(3);
  // The same link again brings nothing.
  await other.goto(hash(first));
  await expect(other.locator('[data-compared="same"]')).toBeVisible();
  await back(page);
  await draw(page);
  await other.goto(hash(await link(page)));
  await expect(other.locator('[data-compared="new"]')).toBeVisible();
  await other.locator('[data-action="open"]').click();
  expect(await lines(other)).toBe(4);
  // It is there when the page is opened again.
  await expect(other.locator('[data-keeping="kept"]')).toBeVisible();
  await other.reload();
  await expect(other.locator('[data-watching="other"]')).toBeVisible();
});

test("a game of a link takes the place of none that is here", async ({ page, browser, baseURL }) => {
  await begun(page);
  const other = await phone(browser, baseURL);
  await begun(other);
  await other.goto(hash(await link(page)));
  await other.locator('[data-action="open"]').click();
  await other.locator('[data-action="games"]').click();
  await expect(other.locator("[data-game]")).toHaveCount(2);
});

test("the pen is given away, taken by the other phone, and both know", async ({ page, browser, baseURL }) => {
  await begun(page);
  await draw(page);
  await link(page);
  await expect(page.locator('[data-pen="here"]')).toBeVisible();
  await page.locator('[data-action="give-pen"]').click();
  await expect(page.locator('[data-pen="given"]')).toBeVisible();
  const given = await page.locator("#game-link").inputValue();
  const other = await phone(browser, baseURL);
  await other.goto(hash(given));
  await other.locator('[data-action="open-and-write"]').click();
  await expect(other.locator(".tabletop-asks")).toBeVisible();
  await draw(other);
  await back(page);
  await expect(page.locator('[data-watching="given"]')).toBeVisible();
  await expect(page.locator(".tabletop-asks")).toHaveCount(0);
  await page.goto(hash(await link(other)));
  await page.locator('[data-action="open"]').click();
  await expect(page.locator('[data-watching="other"]')).toBeVisible();
  // Taken back: an entry as all others are.
  await page.locator('[data-action="pen"]').click();
  await page.locator('[data-action="take-pen"]').click();
  await expect(page.locator('[data-pen="here"]')).toBeVisible();
});

test("what two phones wrote at once is told, and settled either way", async ({ browser, baseURL }) => {
  for (const way of ["keep-both", "leave-out"]) {
    const page = await phone(browser, baseURL);
    await begun(page);
    const other = await phone(browser, baseURL);
    await other.goto(hash(await link(page)));
    await other.locator('[data-action="open"]').click();
    await other.locator('[data-action="pen"]').click();
    await other.locator('[data-action="take-pen"]').click();
    await back(other);
    await draw(other);
    await back(page);
    await draw(page, 3);
    await page.goto(hash(await link(other)));
    await page.locator('[data-action="open"]').click();
    await expect(page.locator("[data-apart]")).toBeVisible();
    await page.locator('[data-action="apart"]').click();
    const apart = await page.locator(".pasts .past").count();
    expect(apart).toBeGreaterThan(0);
    if (await page.locator(`[data-action="${way}"][aria-disabled="true"], [data-action="${way}"]:disabled`).count()) {
      await back(page);
      await page.locator('[data-action="pen"]').click();
      await page.locator('[data-action="take-pen"]').click();
      await back(page);
      await page.locator('[data-action="apart"]').click();
    }
    await page.locator(`[data-action="${way}"]`).click();
    await expect(page.locator(".tabletop")).toBeVisible();
    await expect(page.locator("[data-apart]")).toHaveCount(0);
    await other.context().close();
    await page.context().close();
  }
});

/** Two codes of a game, as a phone's camera opens them: from `tests/suite/game-links.txt`. */
const suite = readFileSync(new URL("../suite/game-links.txt", import.meta.url), "utf8").split("\n");
const [codes] = suite.filter((line) => line.startsWith("codes ")).map((line) => line.split(" ").slice(1));
const [given] = suite.filter((line) => line.startsWith("link ")).map((line) => line.split(" ")[1]!);

test("several codes are collected, across openings, until none is missing", async ({ page, context }) => {
  await page.goto(`./#/table/code/${codes![1]}`);
  await expect(page.locator('[data-codes="1/2"]')).toBeVisible();
  await expect(page.locator(".code-here")).toHaveText("2");
  // The camera opens another tab.
  const tab = await context.newPage();
  await tab.goto(`./#/table/code/${codes![0]}`);
  await expect(tab.locator('[data-compared="unknown"]')).toBeVisible();
  await tab.locator('[data-action="open"]').click();
  await expect(tab.locator(".tabletop")).toBeVisible();
  await expect(tab.locator("[data-sum]")).toHaveAttribute("data-sum", "0");
});

test("a link that was cut off or changed says so, and touches nothing", async ({ page }) => {
  for (const [text, code] of [
    [`game/${given!.slice(0, 200)}`, "cut-off"],
    [`game/${given!.slice(0, 100)}xx${given!.slice(102)}`, "bad-request"],
    ["game/", "cut-off"],
    ["game/AgAAAAAA", "unknown-version"],
    [`code/${codes![0]!.slice(0, -3)}`, "bad-request"],
    ["code/hello", "bad-request"],
  ]) {
    await page.goto("./#/table");
    await expect(page.locator(".new-game")).toBeVisible();
    await page.goto(`./#/table/${text}`);
    await expect(page.locator(`[data-refused="${code}"]`)).toBeVisible();
  }
  await back(page);
  await expect(page.locator(".new-game")).toBeVisible();
});

test("a long game is shown in several codes that turn by themselves, unless nothing shall move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`./#/table/game/${given}`);
  await page.locator('[data-action="open"]').click();
  await page.locator('[data-action="pen"]').click();
  await page.locator('[data-action="take-pen"]').click();
  await expect(page.locator("[data-code]")).toBeVisible();
  await back(page);
  // What has tiles takes more room.
  for (let hand = 0; hand < 3; hand += 1) {
    for (const name of ["Alexandra Konstantinopoulou", "Бартоломей Вишневецкий", "Wilhelmine von Hohenfels"]) {
      await page.locator('.tabletop-foot [data-action="seats"]').click();
      await page.locator('.told input[type="text"]').first().fill(`${name.slice(0, 18)} ${hand} ${Math.random().toString(36).slice(2, 7)}`);
      await page.locator('[data-action="join"]').click();
      await expect(page.locator(".tabletop")).toBeVisible();
    }
  }
  await page.locator('.tabletop-foot [data-action="save"]').click();
  await page.locator('[data-action="give"]').click();
  await expect(page.locator("[data-code-shown]")).toHaveAttribute("data-code-shown", "1/2");
  await expect(page.locator('[data-action="code-turns"]')).toBeVisible();
  await page.locator('[data-action="code-next"]').click();
  await expect(page.locator("[data-code-shown]")).toHaveAttribute("data-code-shown", "2/2");
  await page.locator('[data-action="code-next"]').click();
  await expect(page.locator("[data-code-shown]")).toHaveAttribute("data-code-shown", "1/2");
  await page.locator('[data-action="code-turns"]').click();
  await expect(page.locator("[data-code-shown]")).toHaveAttribute("data-code-shown", "2/2");
});
