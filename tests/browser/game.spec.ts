// What a game at the Table says and keeps: names, hands that were begun, two winners, its end.
import { expect, test, type Page } from "@playwright/test";
import { begin, open, press, tap, tellWin } from "./table.js";

const LONG = ["Maximiliana Featherstone", "Wolfeschlegelsteinhausen", "獨孤求敗東方不敗令狐沖任我行風清揚岳不群東方", "Bo"];

/** Things whose text goes beyond the window, or beyond their own box without an ellipsis. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["the page"] : [];
    const texts = [...document.querySelectorAll<HTMLElement>("main :is(a, button, span, dt, dd, li, h2, strong)")];
    const cut = texts.filter((one) => {
      const style = getComputedStyle(one);
      const hides = style.overflowX !== "visible" || style.display === "inline";
      return one.offsetWidth > 0 && !hides && one.scrollWidth > one.clientWidth + 1;
    });
    return wide.concat(cut.map((one) => one.outerHTML.slice(0, 120)));
  });

test("players without names are numbers, which stay when the winds go round", async ({ page }) => {
  await open(page);
  await begin(page, ["", "", "", "Mei"]);
  await tellWin(page, 1, "E", 5);
  const south = page.locator('.plate[data-player="2"]');
  await expect(south.locator(".plate-name")).toHaveText("Player 3");
  await expect(south).toHaveAttribute("data-seat", "S");
  await expect(page.locator('[data-player="3"] .plate-name')).toHaveText("Mei");
});

test("a name of 24 letters fits wherever it stands on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await begin(page, LONG);
  await tellWin(page, 1, "E", 5);
  const high = async () => (await page.locator(".plate-main").evaluateAll((all) => all.map((one) => one.clientHeight)))!;
  expect(Math.max(...(await high()))).toBeLessThan(150);
  for (const place of ["", "won/1", "history", "end", "seats", "drawn", "need/0", "chips"]) {
    await page.evaluate((path) => (location.hash = `#/table/${path}`), place);
    await expect(page.locator("main.evening [data-step]")).toBeVisible();
    expect(await clipped(page), place).toEqual([]);
  }
});

test("a hand of a game says who pays by name", async ({ page }) => {
  await open(page);
  await begin(page, ["Ann", "Kit", "Cy", "Mei"]);
  await press(page, '[data-action="with-tiles"]');
  await tap(page, "2223567777s555z1s");
  await press(page, '.chair[data-seat="N"]');
  await press(page, '.chair[data-seat="S"]');
  await expect(page.locator('[data-payment="S"] dt')).toHaveText("Kit");
  await press(page, '[data-action="details"]');
  await expect(page.locator('[data-transfer="S-N"] .line-name')).toHaveText(/^Kit pays Mei /);
  await expect(page.locator('[data-place="N"]')).toHaveText("Mei");
});
