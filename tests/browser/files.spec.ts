// A game as a file and on paper: saved, printed, shared as text, and opened from a file, which never replaces
// a stored game.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { press } from "./table.js";

interface Entry {
  id: string;
  device: string;
  counter: number;
  time: number;
  input: Record<string, unknown>;
}

interface Game {
  "tilewise-game": number;
  entries: Entry[];
}

const entry = (counter: number, input: Record<string, unknown>): Entry => ({
  id: `e${counter}`,
  device: "phone",
  counter,
  time: 1_750_000_000_000,
  input,
});

/** A game of two hands: 3 fan for Bo from Ann, then a draw. */
function game(): Game {
  const players = ["Ann", "伯", "Cy", "Dee"];
  const opened = { told: "opened", ruleset: "hk-old-style", players, seats: { E: 0, S: 1, W: 2, N: 3 } };
  const won = { told: "won", seat: "S", value: 3, by: "discard", from: "E" };
  return { "tilewise-game": 1, entries: [entry(1, opened), entry(2, won), entry(3, { told: "drawn" })] };
}

/** Chooses a file. It is written to disk first, so that a long one reaches the browser in one step. */
async function chooseFile(page: Page, text: string | Buffer): Promise<void> {
  await page.goto("./#/table/open");
  const path = test.info().outputPath("game.json");
  writeFileSync(path, text);
  await page.locator('[data-action="choose-file"]').setInputFiles(path);
}

async function opened(page: Page, one = game()): Promise<void> {
  await chooseFile(page, JSON.stringify(one));
  await press(page, '[data-action="take-in"]');
  await expect(page.locator(".tabletop")).toBeVisible();
}

const scores = (page: Page) => page.locator(".plate-score").allTextContents();

/** The content of a saved file. */
async function saved(page: Page, kind: string): Promise<string> {
  const download = page.waitForEvent("download");
  await press(page, `[data-save="${kind}"]`);
  return readFileSync(await (await download).path(), "utf8");
}

// HKOS-51: 3 fan on a discard are 16 from the discarder and 8 from each other player.
test("a saved game opens on another device and is saved there unchanged", { tag: "@wide" }, async ({ page }) => {
  await page.goto("./#/table");
  await press(page, '[data-action="open-saved"]');
  await expect(page.locator('[data-action="choose-file"]')).toBeAttached();
  await chooseFile(page, JSON.stringify(game()));
  await expect(page.locator("[data-arrival]")).toHaveAttribute("data-arrival", "new");
  await expect(page.locator("[data-arrival] h3")).toHaveText("Ann, 伯, Cy, Dee");
  await press(page, '[data-action="take-in"]');
  expect((await scores(page)).sort()).toEqual(["484", "492", "492", "532"]);
  // The game is stored and continues.
  await expect(page.locator('[data-keeping="kept"]')).toBeVisible();
  await page.reload();
  await expect(page.locator(".tabletop")).toBeVisible();
  expect((await scores(page)).sort()).toEqual(["484", "492", "492", "532"]);
  // The game began on another phone: this one takes the write lock.
  await expect(page.locator('[data-watching="file"]')).toContainText("opened from a file");
  await press(page, '[data-action="pen"]');
  await press(page, '[data-action="take-pen"]');
  await expect(page.locator('[data-pen="here"]')).toBeVisible();
  await page.goto("./#/table/end");
  await press(page, '[data-action="close-game"]');
  await page.goto("./#/table");
  await press(page, '.tabletop-notice [data-action="save"]');
  const file = JSON.parse(await saved(page, "json")) as Game;
  expect(file.entries.length).toBe(5);
  expect(file.entries[1]?.id).toBe("e2");
  const csv = await saved(page, "csv");
  expect(csv.split("\r\n")[0]).toBe("\ufeffline,round,deal,counters,what,Ann,伯,Cy,Dee,Ann =,伯 =,Cy =,Dee =");
  expect(csv.split("\r\n")[1]).toBe("2,E,1,0,伯 won 3 fan from Ann,-16,32,-8,-8,484,532,492,492");
});

test("a known game is recognized, a longer one extends it, a different one becomes a copy", async ({ page }) => {
  await opened(page);
  await chooseFile(page, JSON.stringify(game()));
  await expect(page.locator("[data-arrival]")).toHaveAttribute("data-arrival", "known");
  await press(page, '[data-action="show-game"]');
  await expect(page.locator(".tabletop")).toBeVisible();

  const longer = game();
  longer.entries.push(entry(4, { told: "drawn" }));
  await chooseFile(page, JSON.stringify(longer));
  await expect(page.locator("[data-arrival]")).toHaveAttribute("data-arrival", "further");
  await press(page, '[data-action="go-on"]');
  await page.goto("./#/table/history");
  await expect(page.locator("[data-line]")).toHaveCount(4);

  const other = game();
  other.entries[1]!.input.value = 4;
  await chooseFile(page, JSON.stringify(other));
  await expect(page.locator("[data-arrival]")).toHaveAttribute("data-arrival", "apart");
  await press(page, '[data-action="take-in"]');
  await page.goto("./#/table/games");
  await expect(page.locator("[data-game]")).toHaveCount(2);
  await expect(page.locator('[data-keeping="kept"]')).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-game]")).toHaveCount(2);
});

test("an invalid file is rejected with advice, and stored games stay", async ({ page }) => {
  await opened(page);
  const original = JSON.stringify(game());
  const newer = { ...game(), "tilewise-game": 2 };
  const duplicateIds = game();
  duplicateIds.entries[2]!.id = "e2";
  const otherFormat = game();
  otherFormat.entries[0]!.input.ruleset = "chess";
  const typed = game();
  typed.entries[0]!.input.start = "three";
  const withoutOpening = game();
  withoutOpening.entries.shift();
  const many = game();
  for (let counter = 4; counter <= 5_001; counter += 1) many.entries.push(entry(counter, { told: "drawn" }));
  const files: [string, string | Buffer, string | undefined][] = [
    ["cut-off", original.slice(0, original.length / 2), undefined],
    ["version", JSON.stringify(newer), "version 2"],
    ["no-game", "Name;Points\nAnn;100", "no JSON"],
    ["no-game", JSON.stringify({ log: ["Ann"] }), "no game of Tilewise"],
    ["no-game", Buffer.from([0xff, 0xfe, 0x7b]), "no UTF-8"],
    ["twice", JSON.stringify(duplicateIds), "“e2”"],
    ["rules", JSON.stringify(otherFormat), "chess"],
    ["broken", JSON.stringify(typed), "entries[0].input.start"],
    ["not-opened", JSON.stringify(withoutOpening), undefined],
    ["many", JSON.stringify(many), undefined],
    ["long", `${" ".repeat(16 << 20)} `, undefined],
  ];
  for (const [why, file, message] of files) {
    await chooseFile(page, file);
    const refused = page.locator("[data-refused]");
    await expect(refused).toHaveAttribute("data-refused", why);
    if (message !== undefined) await expect(refused).toContainText(message);
  }
  await page.goto("./#/table/games");
  await expect(page.locator("[data-game]")).toHaveCount(1);
});

test("one invalid value in a file costs only its entry", async ({ page }) => {
  const typed = game();
  typed.entries[2]!.input = { told: "won", seat: "S", value: "three" };
  await chooseFile(page, JSON.stringify(typed));
  await expect(page.locator("[data-noted]")).toContainText("This entry can’t be read");
  await press(page, '[data-action="take-in"]');
  expect((await scores(page)).sort()).toEqual(["484", "492", "492", "532"]);
  await page.goto("./#/table/history");
  await expect(page.locator(".past-what").first()).toHaveText(/^Unknown entry\. This entry can’t be read: /);
  // The invalid entry is in the file of the game as it was written.
  await page.goto("./#/table/save");
  const exported = JSON.parse(await saved(page, "json")) as Game;
  expect(exported.entries[2]!.input).toEqual(typed.entries[2]!.input);
});

test("contradictions in a file are shown before the game is imported", async ({ page }) => {
  const contradictory = game();
  // Eve sits out, and Dee won in a seat that Eve has; the chips are 100 too many.
  (contradictory.entries[0]!.input.players as string[]).push("Eve");
  contradictory.entries.push(
    entry(4, { told: "won", seats: { E: 0, S: 1, W: 2, N: 4 }, seat: "N", value: 3, by: "self-draw" }),
    entry(5, { told: "chips", chips: [{ player: 0, amount: 584 }] }),
  );
  await chooseFile(page, JSON.stringify(contradictory));
  await expect(page.locator("[data-noted]")).toContainText("Eve doesn’t sit at the table now");
  await expect(page.locator('[data-chips="apart"]')).toContainText("Ann: 584 in chips, 484 recorded");
  await press(page, '[data-action="take-in"]');
  expect((await scores(page)).sort()).toEqual(["484", "492", "492", "532"]);
});

test("the score sheet is printed without the rest of the page, with every hand and the settlement", { tag: "@wide" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await opened(page);
  await page.goto("./#/table/sheet");
  await expect(page.locator("[data-row]")).toHaveCount(2);
  await expect(page.locator("[data-row]").first()).toContainText("伯 won 3 fan from Ann");
  await expect(page.locator("[data-sheet]")).toContainText("Ann to 伯: 16");
  await press(page, '[data-action="print"]');
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-sheet]")).toBeVisible();
  for (const other of [".top", ".games-head", ".save-status", '[data-action="print"]']) {
    await expect(page.locator(other)).toBeHidden();
  }
  const wide = await page.locator("[data-sheet] .paper-rows").evaluate((rows) => rows.scrollWidth - rows.clientWidth);
  expect(wide).toBe(0);
});

test("long names fit on a phone’s score sheet with all scores", async ({ page }) => {
  const long = game();
  long.entries[0]!.input.players = ["Christopher", "Maximiliano", "Anne", "Bartholomew"];
  await page.setViewportSize({ width: 360, height: 740 });
  await opened(page, long);
  await page.goto("./#/table/sheet");
  const names = page.locator("[data-sheet] .paper-rows thead th:nth-child(n + 3)");
  await expect(names).toHaveText(["Christopher", "Maximiliano", "Anne", "Bartholomew"]);
  const lines = await names.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
  const wide = await page.locator("[data-sheet] .paper-rows").evaluate((rows) => rows.scrollWidth - rows.clientWidth);
  expect(wide).toBe(0);
});

test("a summary is shared where the browser can, else copied, and a refused copy is shown", async ({ page }) => {
  await page.addInitScript(() => {
    const sharedText: unknown[] = [];
    Object.assign(window, { sharedText });
    Object.defineProperty(Navigator.prototype, "share", { configurable: true, value: async (data: unknown) => sharedText.push(data) });
    document.execCommand = () => false;
  });
  await opened(page);
  await page.goto("./#/table/save");
  const text = page.locator("#chat-text");
  await expect(text).toHaveValue(/1\. 伯: 532 \(\+32\)\n/);
  await expect(text).toHaveValue(/Ann hands 16 to 伯/);
  await press(page, '[data-action="send"]');
  const sharedText = await page.evaluate(() => (window as unknown as { sharedText: { text: string }[] }).sharedText);
  expect(sharedText[0]?.text).toBe(await text.inputValue());
  await press(page, '[data-action="copy"]');
  await expect(page.locator(".shared-field [role=status]")).toContainText("copy it by hand");
});
