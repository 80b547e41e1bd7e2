// What is left of an evening: place and note, pictures for the chat, and looking back at all games.
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { axe } from "./checks/axe.js";
import { beginGame, enterWin, openHand, press, tap } from "./table.js";

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** Opens a step of the Table. */
const open = async (page: Page, step: string): Promise<void> => {
  await page.evaluate((path) => (location.hash = `#/table/${path}`), step);
  await expect(page.locator("main.games-screen [data-step]")).toBeVisible();
};

/** A game that Bo has won with 3 fan from Ann (HKOS-51: 16, and 8 from the others), and that is over. */
async function playGame(page: Page, names: string[]): Promise<void> {
  await press(page, '.tab[href^="#/table"]');
  await open(page, "new");
  for (const [place, name] of names.entries()) await page.locator(".players input").nth(place).fill(name);
  await press(page, '[data-action="begin"]');
  await enterWin(page, 1, "E", 3);
  await open(page, "end");
  await press(page, '[data-action="close-game"]');
  await expect(page.locator("[data-winner]")).toBeVisible();
}

test("a game keeps its place and note", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await open(page, "note");
  const done = page.locator('[data-action="done"]');
  await expect(done).toHaveAttribute("aria-disabled", "true");
  await page.locator('[name="place"]').fill("Library");
  const note = "Ann’s birthday\nBo brought cake";
  await page.locator('[name="note"]').fill(note);
  // A draft survives a reload.
  await page.reload();
  await expect(page.locator('[name="note"]')).toHaveValue(note);
  await press(page, '[data-action="done"]');
  const inLines = /Ann’s birthday\nBo brought cake/;
  await open(page, "end");
  await expect.poll(() => page.locator("[data-note]").innerText()).toMatch(inLines);
  await open(page, "games");
  await expect(page.locator("[data-game] .past-net")).toContainText("Library");
  await open(page, "history");
  await expect(page.locator("[data-line]").first()).toContainText("Place: Library. Note: Ann’s birthday");
  await expect.poll(() => page.locator("[data-line]").first().innerText()).toMatch(inLines);
  await press(page, "[data-line] >> nth=0");
  await expect.poll(() => page.locator("[data-step]").innerText()).toMatch(inLines);
  await open(page, "save");
  await expect(page.locator("#chat-text")).toHaveValue(/Library/);
});

test("the standings are saved as a picture, light and dark", async ({ page }) => {
  await openHand(page);
  await playGame(page, ["Ann", "Bo", "Cy", "Dee"]);
  await press(page, '[data-action="picture"]');
  const canvas = page.locator("tilewise-picture canvas");
  await expect(canvas).toHaveAccessibleName(/^Bo wins the game\..*1 Bo \+32/);
  const corner = () =>
    canvas.evaluate((one: HTMLCanvasElement) => [...one.getContext("2d")!.getImageData(5, 40, 1, 1).data]);
  await press(page, '[data-picture-theme="light"]');
  await expect.poll(corner).toEqual([0xf6, 0xf3, 0xea, 255]);
  await press(page, '[data-picture-theme="dark"]');
  await expect.poll(corner).toEqual([0x12, 0x21, 0x1c, 255]);
  // This browser can’t send files.
  await expect(page.locator('tilewise-picture [data-action="send"]')).toBeHidden();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page, 'tilewise-picture [data-save="picture"]'),
  ]);
  expect(download.suggestedFilename()).toBe("tilewise.png");
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 4)]).toEqual(PNG);
  expect(await axe(page)).toEqual([]);
});

test("a picture is sent as a file where the device can", async ({ page }) => {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    Object.assign(navigator, {
      canShare: (data: ShareData) => data.files?.every(({ type }) => type === "image/png"),
      share: async (data: ShareData) => {
        sent.push(...data.files!.map(({ name, type }) => `${name} ${type}`));
      },
    });
  });
  await openHand(page);
  await playGame(page, ["Ann", "Bo", "Cy", "Dee"]);
  await open(page, "picture");
  await press(page, 'tilewise-picture [data-action="send"]');
  await expect.poll(() => page.evaluate(() => (window as unknown as { sent: string[] }).sent)).toEqual([
    "tilewise.png image/png",
  ]);
});

test("the picture of a hand has its tiles and elements", async ({ page }) => {
  await openHand(page);
  await beginGame(page);
  await press(page, '[data-action="with-tiles"]');
  await tap(page, "2223567777s555z1s");
  await press(page, '.chair[data-seat="N"]');
  await press(page, '.chair[data-seat="S"]');
  await press(page, '[data-action="into-game"]');
  await expect(page.locator(".tabletop")).toBeVisible();
  await open(page, "history");
  await press(page, "[data-line]");
  await press(page, '[data-action="picture"]');
  await expect(page.locator("tilewise-picture canvas")).toHaveAccessibleName(/Dee won \d+ fan from Bo.*N Dee \+/);
});

test("looking back counts games, hands and wins, each with its games", async ({ page }) => {
  await openHand(page);
  await playGame(page, ["Ann", "Bo", "Cy", "Dee"]);
  await playGame(page, ["Bo", "Eve", "Cy", "Dee"]);
  await open(page, "games");
  await press(page, '[data-action="look-back"]');
  const figure = (key: string) => page.locator(`[data-figure="${key}"]`).first();
  await expect(page.locator("[data-game-count]")).toHaveText("2 games");
  await expect(figure("hands").locator("b").first()).toHaveText("2");
  await figure("wins").locator("summary").click();
  await expect(figure("wins").locator("[data-game]")).toHaveCount(2);
  // Bo won the first game; Eve the second, from Bo.
  await page.locator('[data-field="person"]').selectOption({ label: "Bo (2)" });
  await expect(page).toHaveURL(/#\/table\/look-back\/.+\/\d$/);
  await expect(figure("wins").locator("b").first()).toHaveText("1");
  await expect(figure("deal-ins").locator("b").first()).toHaveText("1");
  await expect(figure("first-places").locator("b").first()).toHaveText("1");
  await expect(page.locator("[data-sums] b").first()).toContainText("+16; places 1–0–0–1");
  expect(await axe(page)).toEqual([]);
  await figure("first-places").locator("summary").click();
  await figure("first-places").locator("[data-game]").click();
  await expect(page.locator("[data-winner]")).toHaveText("Bo wins the game.");
  await page.locator('[data-standing] a').filter({ hasText: "Cy" }).click();
  await expect(page.locator('[data-field="person"] option:checked')).toHaveText("Cy (2)");
});
