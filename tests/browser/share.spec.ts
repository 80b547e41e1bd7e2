// Sharing: a link, its QR code, the lines for an own page.
import { expect, test, type Page } from "@playwright/test";
import jsqr from "jsqr";
import { FIRST, openHand, payments, press } from "./table.js";

const PAID = { E: -16, S: 64, W: -32, N: -16 };

/** The minimum size of a QR code for a camera. */
const SIDE = 300;

/** The link on the sheet. */
async function link(page: Page): Promise<string> {
  await expect(page.locator("dialog [data-link]")).toBeVisible();
  return page.locator("dialog [data-link]").inputValue();
}

/** The content of the QR code on the sheet, as it is rendered. */
async function scanCode(page: Page): Promise<string | undefined> {
  const code = page.locator("dialog [data-code]");
  await code.scrollIntoViewIfNeeded();
  // The sheet slides in.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const picture = (await code.screenshot()).toString("base64");
  const canvas = await page.context().newPage();
  const greys = await canvas.evaluate(
    async ({ picture, side }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const context = new OffscreenCanvas(side, side).getContext("2d")!;
      context.drawImage(image, 0, 0, side, side);
      const { data } = context.getImageData(0, 0, side, side);
      return btoa(String.fromCharCode(...data.filter((_, index) => index % 4 === 1)));
    },
    { picture, side: SIDE },
  );
  await canvas.close();
  const pixels = Uint8ClampedArray.from([...Buffer.from(greys, "base64")].flatMap((grey) => [grey, grey, grey, 255]));
  return jsqr.default(pixels, SIDE, SIDE, { inversionAttempts: "dontInvert" })?.data;
}

test("a hand is one tap away from its link, which opens it for others", async ({ page, browser, baseURL }) => {
  await page.goto(`./?lang=en#/score/hk-old-style/${FIRST.replaceAll(" ", ".")}`);
  await expect(page.locator("[data-payment]")).toHaveCount(4);
  await press(page, '[data-action="share"]');
  const sharedLink = await link(page);
  // The link is short and has no language.
  expect(sharedLink).toBe(`${baseURL}#/score/hk-old-style/2223s.c567s.p777s.p555z.w1s@W.SE`);

  const elsewhere = await browser.newPage({ locale: "ja" });
  await elsewhere.goto(sharedLink);
  expect(await payments(elsewhere)).toEqual(PAID);
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "ja");
  await elsewhere.close();
});

test("a camera reads the QR code in every theme, and in forced colours", { tag: "@wide" }, async ({ page }) => {
  await openHand(page, FIRST);
  await press(page, '[data-action="share"]');
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  const sharedLink = await link(page);
  for (const theme of ["light", "dark", "contrast"]) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    expect(await scanCode(page), theme).toBe(sharedLink);
  }
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  expect(await scanCode(page), "forced colours").toBe(sharedLink);
});

test("unknown facts are encoded at the end of a link, where chats drop a question mark", async ({ page }) => {
  await openHand(page, "123m S?");
  await press(page, '[data-action="share"]');
  expect(await link(page)).toMatch(/\/123m\.S%3F$/);
});

test("the link is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHand(page, FIRST);
  await press(page, '[data-action="share"]');
  await press(page, 'dialog [data-action="copy"]');
  await expect(page.locator("dialog [role=status]", { hasText: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page));
});

test("the share dialog is offered where the browser has one", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { sent: [] });
    Object.defineProperty(Navigator.prototype, "share", {
      configurable: true,
      value: async (data: unknown) => (window as unknown as { sent: unknown[] }).sent.push(data),
    });
  });
  await openHand(page, FIRST);
  await press(page, '[data-action="share"]');
  await press(page, '[data-action="send"]');
  expect(await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent)).toEqual([
    { title: "Tilewise", url: await link(page) },
  ]);
});

test("the share dialog is hidden where the browser has none", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await openHand(page, FIRST);
  await press(page, '[data-action="share"]');
  await expect(page.locator("dialog [data-link]")).toBeVisible();
  await page.waitForFunction(() => customElements.get("tilewise-send"));
  await expect(page.locator('[data-action="send"]')).toBeHidden();
});

test("house rules are shared from their sheet, and the link opens an empty tray with them", async ({ page }) => {
  await page.goto(`./#/score/hk-old-style;minimum_fan=1/${FIRST.replaceAll(" ", ".")}`);
  await press(page, '[data-action="house"]');
  await press(page, 'dialog [data-action="share"]');
  const sharedLink = await link(page);
  expect(sharedLink).toMatch(/#\/score\/hk-old-style;minimum_fan=1$/);
  // The hand can be shared instead.
  await press(page, '[data-shared="hand"]');
  expect(await link(page)).toMatch(/w1s@W\.SE$/);
  await page.goto("about:blank");
  await page.goto(sharedLink);
  await expect(page.locator(".house-button")).toContainText("1 house rule");
  await expect(page.locator("[data-tray] .spot")).toHaveCount(0);
});

test("an empty tray shares its house", async ({ page }) => {
  await page.goto("./#/score/singapore/");
  await expect(page.locator(".house-button")).toContainText("Singapore");
  await press(page, '[data-action="share"]');
  expect(await link(page)).toMatch(/#\/score\/singapore$/);
  await expect(page.locator('[data-shared="hand"]')).toHaveCount(0);
});

test("a verdict is shared where it is shown", async ({ page }) => {
  await page.goto("./#/fouls/riichi-wrc-2015/noten-riichi/ended=draw,dead=yes,shown=yes");
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "F36");
  await press(page, 'main [data-action="share"]');
  const sharedLink = await link(page);
  expect(await scanCode(page)).toBe(sharedLink);
  await page.goto("about:blank");
  await page.goto(sharedLink);
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "F36");
});

test("a rule is shared with its house", async ({ page }) => {
  await page.goto("./#/score/hk-old-style;minimum_fan=1/EE");
  await press(page, '.tab[href="#/rules/"]');
  await press(page, 'main [data-action="share"]');
  expect(await link(page)).toMatch(/#\/rules\/hk-old-style;minimum_fan=1$/);
});

test("the lines for an own page follow the choices and are copied", { tag: "@wide" }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`./#/score/hk-old-style;minimum_fan=1/${FIRST.replaceAll(" ", ".")}`);
  await expect(page.locator("[data-payment]")).toHaveCount(4);
  await press(page, '[data-action="share"]');
  await press(page, '[data-shared="page"]');
  const lines = page.locator("[data-lines]");
  const script = `<script src="${baseURL}embed.js" async></script>\n`;
  await expect(lines).toHaveValue(
    `${script}<tilewise-calculator rules="hk-old-style" options="minimum_fan=1">\n` +
      `  <a href="${baseURL}#/score/hk-old-style;minimum_fan=1">Tilewise</a>\n</tilewise-calculator>`,
  );
  await page.locator('[data-embed-choice="rules"]').selectOption("singapore");
  await page.locator('[data-embed-choice="lang"]').selectOption("zh-Hant");
  await page.locator('[data-embed-choice="theme"]').selectOption("dark");
  await expect(lines).toHaveValue(
    `${script}<tilewise-calculator rules="singapore" lang="zh-Hant" theme="dark">\n` +
      `  <a href="${baseURL}#/score/singapore">Tilewise</a>\n</tilewise-calculator>`,
  );
  await press(page, '[data-embed="hand"]');
  await expect(lines).toHaveValue(
    `${script}<tilewise-hand hand="${FIRST}" rules="singapore" lang="zh-Hant" theme="dark">\n` +
      `  <a href="${baseURL}#/score/singapore/${FIRST.replaceAll(" ", ".")}">${FIRST}</a>\n</tilewise-hand>`,
  );
  await press(page, 'dialog [data-action="copy"]');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await lines.inputValue());
});

test("a page without a score offers no hand", async ({ page }) => {
  await openHand(page, "123m");
  await press(page, '[data-action="share"]');
  await press(page, '[data-shared="page"]');
  await expect(page.locator("[data-lines]")).toBeVisible();
  await expect(page.locator("[data-embed]")).toHaveCount(0);
});

test("a preview follows the choices", { tag: "@wide" }, async ({ page }) => {
  await openHand(page, FIRST);
  await press(page, '[data-action="share"]');
  await press(page, '[data-shared="page"]');
  const preview = page.locator("[data-preview]").frameLocator("iframe");
  await expect(preview.getByRole("main")).toBeVisible();
  await expect(preview.locator("html")).not.toHaveAttribute("data-theme");
  await page.locator('[data-embed-choice="theme"]').selectOption("dark");
  await page.locator('[data-embed-choice="lang"]').selectOption("ja");
  await expect(preview.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(preview.locator("html")).toHaveAttribute("lang", "ja");
  // The preview is inert: it takes neither taps nor keys, so Escape closes the sheet.
  await expect(page.locator("[data-preview]")).toHaveAttribute("inert");
  await page.locator("[data-preview]").click({ force: true });
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  expect(await payments(page)).toEqual(PAID);
});

test("a copy refused by the browser is reported", async ({ page }) => {
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  await openHand(page, FIRST);
  await press(page, '[data-action="share"]');
  await press(page, 'dialog [data-action="copy"]');
  await expect(page.locator("dialog [role=status]", { hasText: "by hand" })).toBeVisible();
});
