// A game on several phones: by link, by codes, with the write lock and without. Two contexts are two phones.
import { readFileSync } from "node:fs";
import { expect, test, type Browser, type Page } from "@playwright/test";

/** Opens the Table with a new game. */
async function openGame(page: Page): Promise<void> {
  await page.goto("./#/table");
  await page.locator('[data-action="begin"]').click();
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** Enters draws. */
async function enterDraws(page: Page, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.locator('.tabletop-actions [data-action="drawn"]').click();
    await page.locator('[data-action="done"]').click();
    await expect(page.locator(".tabletop")).toBeVisible();
  }
}

/** The link of the game, from the screen for other phones. */
async function gameLink(page: Page): Promise<string> {
  await page.locator('.tabletop-foot [data-action="save"]').click();
  await page.locator('[data-action="give"]').click();
  const field = page.locator("#game-link");
  await expect(field).toHaveValue(/#\/table\/game\//);
  return field.inputValue();
}

const hash = (link: string) => `./${link.slice(link.indexOf("#"))}`;

const back = (page: Page) => page.locator('[data-action="back"]').click();

/** Opens another phone. */
async function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  return context.newPage();
}

/** The number of hands in the history. */
async function countHands(page: Page): Promise<number> {
  await page.locator('.tabletop-foot [data-action="history"]').click();
  await expect(page.locator("[data-line]").first()).toBeVisible();
  const count = await page.locator("[data-line]").count();
  await back(page);
  return count;
}

test("a link opens the game on another phone, which watches; a newer link adds the new entries", async ({ page, browser, baseURL }) => {
  await openGame(page);
  await enterDraws(page, 2);
  const first = await gameLink(page);
  const other = await openPhone(browser, baseURL);
  await other.goto(hash(first));
  await expect(other.locator('[data-compared="unknown"]')).toBeVisible();
  await other.locator('[data-action="open"]').click();
  await expect(other.locator('[data-watching="other"]')).toBeVisible();
  // Controls without effect are hidden.
  await expect(other.locator(".tabletop-actions, [data-action='undo'], .plate a")).toHaveCount(0);
  await expect(other.locator('[data-keeping="kept"]')).toBeVisible();
  expect(await countHands(other)).toBe(3);
  // The same link again changes nothing.
  await other.goto(hash(first));
  await expect(other.locator('[data-compared="same"]')).toBeVisible();
  await back(page);
  await enterDraws(page);
  await other.goto(hash(await gameLink(page)));
  await expect(other.locator('[data-compared="new"]')).toBeVisible();
  await other.locator('[data-action="open"]').click();
  expect(await countHands(other)).toBe(4);
  // The game is stored across a reload.
  await expect(other.locator('[data-keeping="kept"]')).toBeVisible();
  await other.reload();
  await expect(other.locator('[data-watching="other"]')).toBeVisible();
});

test("a linked game replaces no stored game", async ({ page, browser, baseURL }) => {
  await openGame(page);
  const other = await openPhone(browser, baseURL);
  await openGame(other);
  await other.goto(hash(await gameLink(page)));
  await other.locator('[data-action="open"]').click();
  await other.locator('[data-action="games"]').click();
  await expect(other.locator("[data-game]")).toHaveCount(2);
});

test("the write lock is given away and taken by the other phone, and both show it", async ({ page, browser, baseURL }) => {
  await openGame(page);
  await enterDraws(page);
  await gameLink(page);
  await expect(page.locator('[data-pen="here"]')).toBeVisible();
  await page.locator('[data-action="give-pen"]').click();
  await expect(page.locator('[data-pen="given"]')).toBeVisible();
  const address = await page.locator("#game-link").inputValue();
  const other = await openPhone(browser, baseURL);
  await other.goto(hash(address));
  await other.locator('[data-action="open-and-write"]').click();
  await expect(other.locator(".tabletop-actions")).toBeVisible();
  await enterDraws(other);
  await back(page);
  await expect(page.locator('[data-watching="given"]')).toBeVisible();
  await expect(page.locator(".tabletop-actions")).toHaveCount(0);
  await page.goto(hash(await gameLink(other)));
  await page.locator('[data-action="open"]').click();
  await expect(page.locator('[data-watching="other"]')).toBeVisible();
  // The undo is an entry like any other.
  await page.locator('[data-action="pen"]').click();
  await page.locator('[data-action="take-pen"]').click();
  await expect(page.locator('[data-pen="here"]')).toBeVisible();
});

test("simultaneous entries of two phones are shown as a conflict, which either choice resolves", async ({ browser, baseURL }) => {
  for (const way of ["keep-both", "leave-out"]) {
    const page = await openPhone(browser, baseURL);
    await openGame(page);
    const other = await openPhone(browser, baseURL);
    await other.goto(hash(await gameLink(page)));
    await other.locator('[data-action="open"]').click();
    await other.locator('[data-action="pen"]').click();
    await other.locator('[data-action="take-pen"]').click();
    await back(other);
    await enterDraws(other);
    await back(page);
    await enterDraws(page, 3);
    await page.goto(hash(await gameLink(other)));
    await page.locator('[data-action="open"]').click();
    await expect(page.locator("[data-apart]")).toBeVisible();
    await page.locator('[data-action="apart"]').click();
    const conflicts = await page.locator(".pasts .past").count();
    expect(conflicts).toBeGreaterThan(0);
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
const [address] = suite.filter((line) => line.startsWith("link ")).map((line) => line.split(" ")[1]!);

test("several codes are collected across openings until the game is complete", async ({ page, context }) => {
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

test("a truncated or modified link shows an error and changes nothing", async ({ page }) => {
  for (const [text, code] of [
    [`game/${address!.slice(0, 200)}`, "cut-off"],
    [`game/${address!.slice(0, 100)}xx${address!.slice(102)}`, "bad-request"],
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

test("a long game is shown in several codes that alternate, unless motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`./#/table/game/${address}`);
  await page.locator('[data-action="open"]').click();
  await page.locator('[data-action="pen"]').click();
  await page.locator('[data-action="take-pen"]').click();
  await expect(page.locator("[data-code]")).toBeVisible();
  await back(page);
  // Hands with tiles take more room.
  for (let hand = 0; hand < 3; hand += 1) {
    for (const name of ["Alexandra Konstantinopoulou", "Бартоломей Вишневецкий", "Wilhelmine von Hohenfels"]) {
      await page.locator('.tabletop-foot [data-action="seats"]').click();
      await page.locator('.step-panel input[type="text"]').first().fill(`${name.slice(0, 18)} ${hand} ${Math.random().toString(36).slice(2, 7)}`);
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
