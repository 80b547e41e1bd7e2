// The backup of a device: as a file, a link and codes, from one browser to another. Two contexts are two devices.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { beginGame, enterWin, press } from "./table.js";

interface Log {
  entries: { id: string; input: Record<string, unknown> }[];
}

interface Backup {
  "tilewise-backup": number;
  games: Log[];
  clubs: Log[];
  houses: { name: string; rules: string }[];
  players: string[];
  preferences: Record<string, string>;
}

/** Opens the page on a device of its own. */
async function device(browser: Browser, opened: BrowserContext[]): Promise<Page> {
  const context = await browser.newContext(test.info().project.use);
  opened.push(context);
  return context.newPage();
}

/** The forms of the Backup screen, after the storage was read. */
async function openBackup(page: Page): Promise<void> {
  await page.goto("./#/backup/");
  await expect(page.locator("[data-device-empty]")).toBeVisible();
}

/** Saves the backup, and returns its path. */
async function saveBackup(page: Page): Promise<string> {
  await openBackup(page);
  const download = page.waitForEvent("download");
  await press(page, '[data-save="backup"]');
  const path = test.info().outputPath(`backup-${Math.random()}.json`);
  await (await download).saveAs(path);
  return path;
}

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Backup;

/** Writes a file and chooses it. */
async function choose(page: Page, content: string | Backup): Promise<void> {
  const path = test.info().outputPath("chosen.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  await page.locator('[data-action="choose-file"]').setInputFiles(path);
}

/** A game of two entries, a club and house rules. */
async function play(page: Page, names = ["Ann", "Bo", "Cy", "Dee"]): Promise<void> {
  await page.goto("./");
  await beginGame(page, names);
  await enterWin(page, 1, "E", 3);
  await expect(page.locator('[data-keeping="kept"]')).toBeVisible();
}

async function foundClub(page: Page, name: string): Promise<void> {
  await page.goto("./#/club/new");
  await page.locator('[data-field="club-name"]').fill(name);
  await page.locator('[data-field="organiser"]').fill("Olga");
  await press(page, '[data-action="found"]');
  await expect(page.locator('[data-keeping="kept"]')).toBeVisible();
}

/** Reloads the page, and waits until it has loaded and run the script that makes offers. */
async function reloadUntilIdle(page: Page): Promise<void> {
  const script = page.waitForResponse(/offline\.js/);
  await page.reload();
  await (await script).finished();
  await page.evaluate(() => import(new URL("offline.js", document.baseURI).href));
}

const change = (page: Page, key: string) => page.locator(`[data-change="${key}"]`);

const opened: BrowserContext[] = [];

test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

test("a backup of one device is restored on another", { tag: "@wide" }, async ({ page, browser }) => {
  await play(page);
  await foundClub(page, "The Nest");
  const path = await saveBackup(page);
  const backup = read(path);
  expect(backup["tilewise-backup"]).toBe(1);
  expect([backup.games.length, backup.clubs.length]).toEqual([1, 1]);
  expect(backup.players).toEqual(["Ann", "Bo", "Cy", "Dee"]);
  expect(backup.preferences.organiser).toBe("Olga");

  const other = await device(browser, opened);
  await openBackup(other);
  await expect(other.locator("[data-device-empty]")).toHaveAttribute("data-device-empty", "true");
  await other.locator('[data-action="choose-file"]').setInputFiles(path);
  await expect(change(other, "games-new")).toContainText("1 game is new");
  await expect(change(other, "games-new")).toContainText("Ann, Bo, Cy, Dee");
  await expect(change(other, "clubs-new")).toContainText("The Nest");
  // On an empty device, the preferences of the backup are proposed.
  await expect(other.locator('[data-action="with-preferences"]')).toBeChecked();
  await press(other, '[data-action="restore"]');
  await expect(other.locator("[data-restored]")).toBeVisible();
  await expect(other.locator('[data-keeping="kept"]')).toBeVisible();

  await other.reload();
  await expect(other.locator("[data-device-empty]")).toHaveAttribute("data-device-empty", "false");
  const again = read(await saveBackup(other));
  expect(again.games).toEqual(backup.games);
  expect(again.clubs).toEqual(backup.clubs);
  expect(again.players).toEqual(backup.players);
  expect(again.preferences.organiser).toBe("Olga");
  await other.goto("./#/table");
  await expect(other.locator(".tabletop")).toBeVisible();
  await other.goto("./#/club/");
  await expect(other.locator("main.club")).toContainText("The Nest");
});

test("the device’s own backup changes nothing", async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 29, 20, 5));
  await play(page);
  const path = await saveBackup(page);
  await page.locator('[data-action="choose-file"]').setInputFiles(path);
  await expect(page.locator("[data-preview]")).toContainText("Backup of Nov 29, 2026 20:05");
  await expect(change(page, "games-same")).toBeVisible();
  await expect(page.locator("[data-nothing-new]")).toBeVisible();
  await expect(page.locator('[data-action="restore"]')).toHaveCount(0);
});

test("the Backup screen belongs to the Table and leads back to it", async ({ page }) => {
  await play(page);
  await press(page, '[data-action="games"]');
  await press(page, '[data-action="backup"]');
  await expect(page.locator(".tab[aria-current]")).toHaveAttribute("href", /^#\/table/);
  await press(page, '[data-backup] [data-action="back"]');
  await expect(page.locator("[data-game]")).toHaveCount(1);
});

test("a backup of another person is added only after consent", async ({ page, browser }) => {
  const other = await device(browser, opened);
  await play(other, ["Eve", "Flo", "Gus", "Hal"]);
  await other.evaluate(() => localStorage.setItem("tilewise.typing", "hand"));
  const path = await saveBackup(other);
  await play(page);
  const before = read(await saveBackup(page));
  await page.locator('[data-action="choose-file"]').setInputFiles(path);
  await expect(change(page, "games-new")).toContainText("Eve, Flo, Gus, Hal");
  await expect(page.locator('[data-action="with-preferences"]')).not.toBeChecked();
  await press(page, '[data-action="cancel-restore"]');
  await expect(page.locator("[data-preview]")).toHaveCount(0);
  expect(read(await saveBackup(page)).games).toEqual(before.games);
  await page.locator('[data-action="choose-file"]').setInputFiles(path);
  await press(page, '[data-action="restore"]');
  await expect(page.locator('[data-keeping="kept"]')).toBeVisible();
  const after = read(await saveBackup(page));
  expect(after.games).toEqual([...before.games, ...read(path).games]);
});

test("missing entries are added, and different ones become a copy", async ({ page }) => {
  await play(page);
  const backup = read(await saveBackup(page));
  const longer = structuredClone(backup);
  const last = longer.games[0]!.entries.at(-1)!;
  longer.games[0]!.entries.push({ ...last, id: "more", counter: 9 } as never);
  await choose(page, longer);
  await expect(change(page, "games-extended")).toContainText("(+1)");
  const different = structuredClone(backup);
  different.games[0]!.entries[0]!.input.players = ["Amy", "Bo", "Cy", "Dee"];
  await choose(page, different);
  await expect(change(page, "games-copy")).toContainText("Amy, Bo, Cy, Dee");
  await press(page, '[data-action="restore"]');
  const after = read(await saveBackup(page));
  expect(after.games).toEqual([...backup.games, ...different.games]);
});

test("a bad file is refused with a reason, and nothing changes", async ({ page }) => {
  await play(page);
  const path = await saveBackup(page);
  const text = readFileSync(path, "utf8");
  for (const [content, reason] of [
    [text.slice(0, -20), "cut-off"],
    [text.replace('"tilewise-backup":1', '"tilewise-backup":2'), "newer"],
    [text.replace('"games":[', '"games":[,'), "damaged"],
    ["a letter to a friend", "not-a-backup"],
    ["", "cut-off"],
  ]) {
    await choose(page, content!);
    await expect(page.locator(`[data-refused="${reason}"]`), reason).toBeVisible();
    await expect(page.locator("[data-preview]")).toHaveCount(0);
  }
  expect(read(await saveBackup(page)).games).toEqual(read(path).games);
});

test("an unreadable game is listed with its path, and the rest is restored", async ({ page, browser }) => {
  await play(page);
  const backup = read(await saveBackup(page));
  backup.games.unshift({ "tilewise-game": 1, entries: [{ id: "x" }] } as never);
  const other = await device(browser, opened);
  await openBackup(other);
  await choose(other, { ...backup, practice: {} } as never);
  await expect(other.locator("[data-unread]")).toContainText("games[0].entries[0]");
  await expect(other.locator("[data-unknown]")).toContainText("practice");
  await press(other, '[data-action="restore"]');
  await expect(other.locator('[data-keeping="kept"]')).toBeVisible();
  expect(read(await saveBackup(other)).games.length).toBe(1);
});

test("a backup that is opened elsewhere leads to its preview", async ({ page, browser }) => {
  await play(page);
  const path = await saveBackup(page);
  const other = await device(browser, opened);
  for (const place of ["./#/table/open", "./#/club/new"]) {
    await other.goto(place);
    await other.locator('[data-action="choose-file"]').setInputFiles(path);
    await expect(change(other, "games-new")).toBeVisible();
    await expect(other).toHaveURL(/#\/backup\//);
  }
});

test("the file of a single game is restored, too", async ({ page, browser }) => {
  await play(page);
  const backup = read(await saveBackup(page));
  const other = await device(browser, opened);
  await openBackup(other);
  await choose(other, JSON.stringify(backup.games[0]));
  await press(other, '[data-action="restore"]');
  await expect(other.locator('[data-keeping="kept"]')).toBeVisible();
  expect(read(await saveBackup(other)).games).toEqual(backup.games);
});

test("a backup passes as a link and as codes while it is short", async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await play(page);
  await openBackup(page);
  await press(page, '[data-action="show-codes"]');
  const link = await page.locator("#backup-link").inputValue();
  expect(link).toContain("#/backup/link/");
  const shown = page.locator("[data-code-shown]");
  const count = (await shown.count()) ? Number((await shown.getAttribute("data-code-shown"))!.split("/")[1]) : 1;
  const pictures: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const code = page.locator("[data-code]");
    await code.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const picture = test.info().outputPath(`code-${place}.png`);
    writeFileSync(picture, await code.screenshot());
    pictures.push(picture);
    if (count > 1) await press(page, '[data-action="code-next"]');
  }
  const games = read(await saveBackup(page)).games;

  const pasted = await device(browser, opened);
  await openBackup(pasted);
  await pasted.locator("#backup-text").fill("hello");
  await press(pasted, '[data-action="open-text"]');
  await expect(pasted.locator('[data-refused="text"]')).toBeVisible();
  await pasted.locator("#backup-text").fill(link.slice(0, -9));
  await press(pasted, '[data-action="open-text"]');
  await expect(pasted.locator('[data-refused="cut-off"]')).toBeVisible();
  await pasted.locator("#backup-text").fill(link);
  await press(pasted, '[data-action="open-text"]');
  await expect(change(pasted, "games-new")).toContainText("Ann, Bo, Cy, Dee");

  const scanning = await device(browser, opened);
  await openBackup(scanning);
  await press(scanning, '[data-action="scan"]');
  for (const picture of pictures) await scanning.locator('[data-action="choose-picture"]').setInputFiles(picture);
  await expect(change(scanning, "games-new")).toContainText("Ann, Bo, Cy, Dee");
  await press(scanning, '[data-action="restore"]');
  await expect(scanning.locator('[data-keeping="kept"]')).toBeVisible();
  expect(read(await saveBackup(scanning)).games).toEqual(games);
});

test("a tab that only watches restores nothing until it takes over", async ({ page, context }) => {
  await play(page);
  const backup = read(await saveBackup(page));
  backup.games[0]!.entries.forEach((entry, place) => (entry.id = `other-${place}`));
  const second = await context.newPage();
  await openBackup(second);
  await choose(second, backup);
  await expect(second.locator('[data-keeping="watching"]')).toBeVisible();
  await expect(second.locator('[data-action="restore"]')).toHaveAttribute("aria-disabled", "true");
  await press(second, '[data-action="take-over"]');
  await expect(second.locator('[data-keeping="kept"]')).toBeVisible();
  await press(second, '[data-action="restore"]');
  await expect(second.locator("[data-restored]")).toBeVisible();
  expect(read(await saveBackup(second)).games.length).toBe(2);
});

test("an installed app without games offers once to take them along", async ({ browser }) => {
  const app = await device(browser, opened);
  await app.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await app.goto("./");
  const offer = app.locator(".take-along");
  await expect(offer).toBeVisible();
  await expect(offer).toContainText("Take your games along?");
  await press(app, '[data-action="leave-behind"]');
  await expect(offer).toBeHidden();
  await reloadUntilIdle(app);
  await expect(offer).toBeHidden();

  const second = await device(browser, opened);
  await second.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await second.goto("./");
  await press(second, '[data-action="take-along"]');
  await expect(second.locator("[data-backup]")).toContainText("the installed app");
  await expect(second.locator(".take-along")).toBeHidden();
});

test("neither a browser tab nor an app with games offers to take games along", async ({ page, browser }) => {
  await play(page);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-install", "menu");
  await expect(page.locator(".take-along")).toBeHidden();
  const app = await device(browser, opened);
  await app.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await play(app);
  await reloadUntilIdle(app);
  await expect(app.locator(".take-along")).toBeHidden();
});

test("the preferences lead to the backup before the installation", async ({ page }) => {
  await page.goto("./");
  await press(page, '[data-action="settings"]');
  await press(page, 'dialog [data-action="backup"]');
  await expect(page.locator("[data-device-empty]")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("club and backup stay writable after the Score screen", async ({ page }) => {
  await page.goto("./");
  await foundClub(page, "Harbour");
  await page.evaluate(() => (location.hash = "#/"));
  await expect(page.locator("[data-tile]").first()).toBeVisible();
  await page.evaluate(() => (location.hash = "#/club/members"));
  await expect(page.locator('[data-keeping="kept"]')).toBeVisible();
  await page.evaluate(() => (location.hash = "#/"));
  await expect(page.locator("[data-tile]").first()).toBeVisible();
  await page.evaluate(() => (location.hash = "#/backup/"));
  await expect(page.locator('[data-keeping="kept"]')).toBeVisible();
});
