// Invalid input and failed requests: nothing that a person can tap, paste or put in an address breaks the
// page.
import { expect, test, type Route } from "@playwright/test";
import { FIRST, openHand, payments } from "./table.js";

const BROKEN = [
  "#/score/hk-old-style/hello.world",
  "#/score/hk-old-style/99x",
  "#/score/no-such-book/123m",
  "#/score/hk-old-style;minimum_fan=banana/123m",
  "#/score/hk-old-style;nonsense=1/",
  "#/nowhere",
  "#/score/hk-old-style/%E0%A4%A",
  `#/score/hk-old-style/${"1m".repeat(3000)}`,
  "#/score/hk-old-style/%00%ff<script>alert(1)</script>",
];

test("a broken link shows an error and an empty tray", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const link of BROKEN) {
    await test.step(link.slice(0, 80), async () => {
      await page.goto("about:blank");
      await page.goto(`./${link}`);
      await expect(page.locator("[data-trouble]")).toBeVisible();
      await expect(page.locator("[data-trouble]")).toContainText(/\w+ \w+/);
      await expect(page.locator("[data-tray]")).toBeVisible();
      await expect(page.locator("[data-tile]")).toHaveCount(42);
      expect(errors).toEqual([]);
    });
  }
});

test("a hand that doesn’t win and contradictions are explained in sentences", async ({ page }) => {
  await openHand(page, "13579m13579p147s w9s SE initial-hand");
  const faults = page.locator("[data-fault]");
  await expect(faults.first()).toBeVisible();
  await expect(page.locator('[data-fault="not-a-win"]')).toBeVisible();
  await expect(page.locator('[data-fault="circumstance-conflict"]')).toBeVisible();
});

test("a hand below the minimum is scored, and nobody pays", async ({ page }) => {
  await openHand(page, "46s c456m p777p c123p 22s w5s@W SE");
  await expect(page.locator("[data-below-minimum]")).toBeVisible();
  await expect(page.locator("[data-transfer]")).toHaveCount(0);
});

test("the page works without storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openHand(page, FIRST);
  expect(await payments(page)).toEqual({ E: -16, S: 64, W: -32, N: -16 });
});

test("a script that fails to load or is invalid shows an error and can be requested again", async ({ page }) => {
  const script = /\/start\.js$/;
  const html = "<!doctype html><title>Sign in</title><p>Welcome to the café";
  const responses = {
    "no network": (route: Route) => route.abort(),
    "a host in trouble": (route: Route) => route.fulfill({ status: 503, body: "Busy" }),
    "a portal": (route: Route) => route.fulfill({ contentType: "text/html", body: html }),
    "half of it": async (route: Route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    },
  };
  for (const [what, fulfill] of Object.entries(responses)) {
    await test.step(what, async () => {
      await page.route(script, fulfill);
      await page.goto("about:blank");
      await page.goto(`./?lang=en#/score/hk-old-style/${FIRST.replaceAll(" ", ".")}`);
      await expect(page.getByRole("alert")).toContainText("couldn’t be loaded");
      await page.unroute(script);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.locator("[data-result]")).toBeVisible();
    });
  }
});

test("a page that fails to load shows an error in its language and can be requested again", async ({ page }) => {
  for (const [lang, message, again] of [
    ["en", "couldn’t be loaded", "Try again"],
    ["zh-HK", "未能載入", "重試"],
    ["zh-CN", "无法加载", "重试"],
    ["ja", "読み込めませんでした", "再試行"],
  ] as const) {
    await test.step(lang, async () => {
      await page.route(/_bg\.wasm$/, (route) => route.abort());
      await page.goto("about:blank");
      await page.goto(`./?lang=${lang}#/score/hk-old-style/${FIRST.replaceAll(" ", ".")}`);
      await expect(page.getByRole("alert")).toContainText(message);
      await page.unroute(/_bg\.wasm$/);
      await page.getByRole("button", { name: again }).click();
      await expect(page.locator("[data-result]")).toBeVisible();
    });
  }
});
