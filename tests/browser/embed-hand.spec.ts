// Hand cards, and the club page with calculator and cards.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { Club, detailOf, get, inside, openClubPage, set, watch } from "./embed.js";

test.describe("a hand card", () => {
  let club: Club;

  test.beforeEach(async () => {
    club = await Club.open();
  });
  test.afterEach(() => club?.close());

  test("shows the tiles as an image with a text alternative, and their value", async ({ page }) => {
    await club.show(page, `<tilewise-hand hand="2223s c567s p777s p555z w1s@W SE" rules="hk-old-style" lang="en"></tilewise-hand>`);
    expect(await detailOf(page, "tilewise:score")).toMatchObject({ counted: 5 });
    const card = inside(page, "tilewise-hand");
    await expect(card.locator(".worth-value")).toHaveText("5 fan");
    await expect(card.locator('[data-payment="S"]')).toContainText("64");
    await expect(card.locator(".tray .tile")).toHaveCount(14);
    const hand = card.getByRole("img", { name: /2 bamboo, 2 bamboo, 2 bamboo, 3 bamboo, 1 bamboo, the winning tile/ });
    await expect(hand).toBeVisible();
    await expect(card.locator(".keys")).toBeHidden();
    await expect(card.locator(".how")).toBeHidden();
    // The tiles are not focusable, the links behind the result are.
    await page.locator("tilewise-hand >> iframe").focus();
    await page.keyboard.press("Tab");
    await expect(card.locator(":focus")).toHaveAttribute("data-action", "details");
    await page.keyboard.press("Enter");
    await expect(card.locator('[data-element="half-flush"]')).toBeVisible();
  });

  test("hides the value of a quiz until a click, and again for another hand", async ({ page }) => {
    await club.show(page, `<tilewise-hand hand="2223s c567s p777s p555z w1s@W SE" lang="en" quiz></tilewise-hand>`);
    await detailOf(page, "tilewise:score");
    const card = inside(page, "tilewise-hand");
    const [value, ask] = [card.locator(".worth-value"), card.getByRole("button", { name: "Show the answer" })];
    await expect(card.locator(".tray .tile")).toHaveCount(14);
    await expect(value).toBeHidden();
    await ask.click();
    await expect(value).toHaveText("5 fan");
    await expect(ask).toBeHidden();
    await set(page, "hand", "4622s p111z c456m p777p w5s EE", "tilewise-hand");
    await expect(ask).toBeVisible();
    await expect(value).toBeHidden();
    // A page without the script may write its messages with blanks, as in the documentation.
    await ask.click();
    await expect(value).toBeVisible();
    await page.locator("tilewise-hand").evaluate((card) => {
      const message = '{"tilewise": 1, "type": "hand", "hand": "4622s p111z c456m p777p w5s EE"}';
      card.shadowRoot!.querySelector("iframe")!.contentWindow!.postMessage(message, "*");
    });
    await expect(value).toBeHidden();
    await page.locator("tilewise-hand").evaluate((card) => card.removeAttribute("quiz"));
    await expect(value).toHaveText("4 fan");
  });

  test("is no taller in a wide page than in a narrow one", { tag: "@wide" }, async ({ page }) => {
    await club.show(page, `<tilewise-hand hand="2223s c567s p777s p555z w1s@W SE"></tilewise-hand>`);
    await detailOf(page, "tilewise:score");
    const height = () => page.locator("tilewise-hand >> iframe").evaluate((frame) => frame.clientHeight);
    await expect.poll(height).toBeLessThan(400);
  });

  test("accepts another hand and reports its errors", async ({ page }) => {
    await club.show(page, `<tilewise-hand hand="2345678m p555z c123m EE"></tilewise-hand>`);
    await detailOf(page, "tilewise:ready");
    const card = inside(page, "tilewise-hand");
    await expect(card.locator("[data-waits]")).toBeVisible();
    const height = () => page.locator("tilewise-hand >> iframe").evaluate((frame) => frame.clientHeight);
    await expect.poll(height).toBeGreaterThan(150);
    await page.locator("tilewise-hand").evaluate((card) => card.setAttribute("hand", "4622s p111z c456m p777p w5s EE"));
    expect(await detailOf(page, "tilewise:score")).toMatchObject({ counted: 4 });
    await set(page, "hand", "123x", "tilewise-hand");
    expect(await detailOf(page, "tilewise:error")).toMatchObject({ errors: [{ code: "bad-notation" }] });
    expect(await get(page, "hand", "tilewise-hand")).toBe("4622s p111z c456m p777p w5s EE");
  });
});

test("the club’s page shows cards and calculator and logs their events", { tag: "@wide" }, async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  await watch(page);
  await openClubPage(page);
  const card = page.frameLocator("article:first-of-type tilewise-hand >> iframe");
  await expect(card.locator(".worth-value")).toHaveText("5 fan", { timeout: 20_000 });
  await page.getByRole("button", { name: "Show a hand" }).click();
  await expect(page.locator("#log")).toContainText("tilewise:score: 4 fan, E 96, S -32, W -32, N -32", { timeout: 20_000 });
  await page.getByLabel("Rules").selectOption("singapore");
  await expect.poll(() => get(page, "report", "#calculator")).toMatchObject({ ruleset: "singapore" });
  await page.getByLabel("Language").selectOption("zh-Hant");
  await expect(inside(page, "#calculator").locator("html")).toHaveAttribute("lang", "zh-Hant");
  await page.getByText("Show the answer").click();
  // HKOS-24 and HKOS-11: 3 and 1; the white dragon adds one, a self-draw one more (HKOS-18).
  const waits = page.frameLocator("details tilewise-hand >> iframe").locator("[data-waits]");
  await expect(waits).toBeVisible({ timeout: 20_000 });
  for (const value of ["5 fan", "4 fan", "6 fan"]) await expect(waits).toContainText(value);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test.describe("the club’s page without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("hides controls without effect and shows its hands as text", async ({ page }) => {
    await page.goto("./club/");
    await expect(page.getByText("2223 bamboo, chow 567")).toBeVisible();
    await expect(page.getByRole("link", { name: "open it in its own page" })).toBeVisible();
    await expect(page.locator("button, select")).toHaveCount(5);
    for (const one of await page.locator("button, select, #developers").all()) await expect(one).toBeHidden();
  });
});

test.describe("the club’s page", () => {
  // The policies of both pages would block the axe script.
  test.use({ bypassCSP: true });

  test("passes axe, including its frames", { tag: "@wide" }, async ({ page }) => {
    await openClubPage(page);
    // Three cards have three results with the same name, so best-practice rules are excluded.
    const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
    expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
  });
});
