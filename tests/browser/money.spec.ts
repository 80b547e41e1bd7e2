// Amounts are legible: they never wrap, overlap or overflow, at any width and in any language.
import { expect, test, type Page } from "@playwright/test";
import { FIRST, openDetails, openHand, press } from "./table.js";

/** Singapore with cents, with six figures, and with the longest currency signs. */
const HOUSES = ["singapore;base=0.2", "singapore;base=10000", "singapore;base=9999.99;currency=singapore-dollar"];

/** Amounts that wrap, overflow, overlap or are covered. */
function illegible(page: Page, within: string): Promise<string[]> {
  return page.locator(within).first().evaluate((all) => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const amounts = [...all.querySelectorAll<HTMLElement | SVGTextElement>(".share dd, .payments-amount")];
    const box = (one: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return one instanceof SVGElement ? one.getBoundingClientRect() : range.getBoundingClientRect();
    };
    if (amounts.length === 0) found.push("nothing is paid");
    const words = [...all.querySelectorAll(".share dt, .worth-value, .payments-seat rect, .payments-table, .result-steps")];
    for (const one of amounts) {
      const { left, right, top, bottom, height } = box(one);
      const description = `${one.textContent} (${left.toFixed(0)} to ${right.toFixed(0)} of ${width})`;
      const size = parseFloat(getComputedStyle(one).fontSize);
      if (!(one instanceof SVGElement) && height > size * 2) found.push(`breaks: ${description}`);
      if (left < 0 || right > width) found.push(`outside: ${description}`);
      if (!(one instanceof SVGElement) && right > one.closest(".share")!.getBoundingClientRect().right + 0.5) found.push(`spills: ${description}`);
      const around = all.getBoundingClientRect();
      if (left < around.left || right > around.right - 4) found.push(`out of its frame: ${description}`);
      for (const other of [...words, ...amounts.filter((other) => other !== one)]) {
        const it = other.matches(".share dt, dd") ? box(other) : other.getBoundingClientRect();
        const isSeparate = left >= it.right - 0.5 || right <= it.left + 0.5 || top >= it.bottom - 0.5 || bottom <= it.top + 0.5;
        if (!isSeparate) found.push(`lies on ${other.getAttribute("class") ?? other.tagName} ${other.textContent}: ${description}`);
      }
    }
    return found;
  });
}

for (const locale of ["en", "zh-TW", "zh-CN", "ja"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("amounts are legible at every width", async ({ page }) => {
      test.setTimeout(120_000);
      for (const house of HOUSES) {
        await page.goto(`./#/score/${house}/${FIRST.replaceAll(" ", ".")}.a1.f2`);
        await page.reload();
        await expect(page.locator("[data-payment]")).toHaveCount(4);
        await page.setViewportSize({ width: 390, height: 844 });
        await openDetails(page);
        for (const width of [320, 360, 390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          await expect(page.locator("[data-table]")).toBeVisible();
          expect.soft(await illegible(page, "[data-result]"), `${house} at ${width}`).toEqual([]);
        }
        await press(page, '[data-action="quick"]');
        for (const answer of ['[data-ask="seat"] [data-fact="S"]', '[data-ask="from"] [data-fact="W"]', '[data-quick-value="3"]']) {
          await press(page, `dialog ${answer}`);
        }
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await illegible(page, "dialog"), `counted, ${house} at ${width}`).toEqual([]);
        }
      }
    });
  });
}

test("arrows keep their heads, also in a sheet over other arrows", async ({ page }) => {
  await openHand(page, FIRST);
  await expect(page.locator("[data-element]").first()).toBeAttached();
  await press(page, '[data-action="quick"]');
  for (const answer of ['[data-ask="seat"] [data-fact="S"]', '[data-ask="from"] [data-fact="W"]', '[data-quick-value="5"]']) {
    await press(page, `dialog ${answer}`);
  }
  const heads = page.locator("dialog [data-arrow] .payments-head");
  await expect(heads).toHaveCount(3);
  for (const head of await heads.all()) {
    const { width, height } = (await head.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThan(6);
  }
  // Ids are unique, and the arrows need none.
  const ids = await page.locator("[id]").evaluateAll((all) => all.map((one) => one.id));
  expect(new Set(ids).size, ids.join(" ")).toBe(ids.length);
  expect(await page.locator("[data-table] [marker-end]").count()).toBe(0);
});

// HKOS-50, HKOS-51, HKOS-52: 5 fan are 16 points, the discarder pays double; 4 fan by self-draw are 32 from each.
test("elements, their sum and its payment to each player are shown once", async ({ page }) => {
  await openHand(page, FIRST);
  await openDetails(page);
  const order = await page
    .locator("[data-element], .line-total, [data-table], [data-transfer]")
    .evaluateAll((all) => all.map((one) => (one.matches("[data-table]") ? "table" : one.matches(".line-total") ? "sum" : "line")));
  expect(order).toEqual(["line", "line", "line", "sum", "table", "line", "line", "line"]);
  const sum = page.locator(".line-total");
  await expect(sum).toHaveCount(1);
  await expect(sum.locator(".line-worth")).toHaveText("5 fan");
  await expect(sum.locator("[data-each]")).toHaveText("16 points each from East and North, 32 points from West");
  await openHand(page, "46s p111z c456m p777p 22s w5s EE");
  await expect(sum.locator("[data-each]")).toHaveText("32 points from each");
});

test("a selected rule book or answer is legible under the mouse", { tag: "@wide" }, async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger doesn’t hover");
  const contrast = (selector: string) =>
    page.locator(selector).evaluate((one) => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
      const light = (colour: string) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => (part / 255) ** 2.2);
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
      };
      const { color, backgroundColor } = getComputedStyle(one);
      const [dark, bright] = [light(color), light(backgroundColor)].sort((one, other) => one - other);
      return (bright! + 0.05) / (dark! + 0.05);
    });
  await page.goto("./#/fouls/riichi-wrc-2015");
  const book = '[data-penalties="riichi-wrc-2015"]';
  await expect(page.locator(book)).toHaveAttribute("aria-current", "true");
  await page.locator(book).hover();
  await page.waitForTimeout(300);
  expect(await contrast(book)).toBeGreaterThan(4.5);
  await page.goto("./#/score/sparrows-nest/23m99s.p555z.p666z.p777z@W.w4m.SE");
  const answer = '[data-ask="set-2"] [data-fact="W"]';
  await page.locator(answer).hover();
  await page.waitForTimeout(300);
  expect(await contrast(answer)).toBeGreaterThan(4.5);
});

for (const [how, prepare] of Object.entries({
  "forced colours": (page: Page) => page.emulateMedia({ forcedColors: "active" }),
  "high contrast by device setting": (page: Page) => page.emulateMedia({ contrast: "more" }),
  "high contrast by page setting": (page: Page) => page.addInitScript(() => localStorage.setItem("tilewise.theme", "contrast")),
})) {
  test(`used-up tiles are visible in ${how}`, async ({ page }) => {
    await prepare(page);
    await openHand(page, "2222s EE");
    const tile = page.locator('[data-tile="2s"] .tile');
    await expect(tile).toHaveCSS("opacity", "1");
    await expect(tile).toHaveCSS("outline-style", "dashed");
    const strike = await tile.evaluate((one) => getComputedStyle(one, "::after").backgroundImage);
    expect(strike).toContain("linear-gradient");
    await expect(page.locator('[data-tile="3s"] .tile')).not.toHaveCSS("outline-style", "dashed");
  });
}
