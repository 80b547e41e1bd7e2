// The first paint, before the app has loaded: it equals what the app renders, in the language and theme of
// the reader, and handles early input.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { waitForApp, isTouchScreen } from "./table.js";

const PROGRAM = /_bg\.wasm$/;
/** Requested languages, and the language that the page shows. */
const READERS = [
  ["en-GB", "en"],
  ["zh-HK", "zh-Hant"],
  ["zh-CN", "zh-Hans"],
  ["ja-JP", "ja"],
  ["de-DE", "en"],
] as const;

/** Delays files; returns a function that releases them. */
async function delayFiles(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The page with only its first paint; returns a function that releases the app. */
async function openFirstPaint(page: Page, path = "./"): Promise<() => void> {
  const release = await delayFiles(page, PROGRAM);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("#app[data-sure]")).toBeAttached();
  await expect(page.locator("#t-1m")).toBeAttached();
  return release;
}

/** The rendered HTML, and the position of each part. */
function rendering(page: Page): Promise<{ html: string; places: unknown[] }> {
  return page.evaluate(() => {
    const app = document.getElementById("app")!;
    // Attributes are sorted. Field values are attributes only in the written page, and tooltips come with the
    // app.
    const serialize = (element: Element): string => {
      const attributes = [...element.attributes].filter(({ name }) => !["title", "value"].includes(name)).map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();
      const inner = [...element.childNodes].map((node) => (node instanceof Element ? serialize(node) : node.nodeType === 3 ? node.textContent : ""));
      return `<${[element.localName, ...attributes].join(" ")}>\n${inner.join("")}`;
    };
    // Collapsed elements have a position or none, depending on the browser.
    const places = [...app.querySelectorAll("*")].filter((one) => one.checkVisibility()).map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.localName, x, y, width, height];
    });
    return { html: [...app.children].map(serialize).join(""), places };
  });
}

/** Opens a window for a reader of a language and calls `look` with its page. */
async function openReader(browser: Browser, locale: string, look: (page: Page) => Promise<void>, options = {}): Promise<void> {
  const context = await browser.newContext({ ...test.info().project.use, ...options, locale, serviceWorkers: "block" });
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

for (const [requested, language] of READERS) {
  test(`the first paint for a reader of ${requested} equals what the app renders, without movement`, async ({ browser }) => {
    await openReader(browser, requested, async (page) => {
      await page.addInitScript(() => {
        // A first visitor sees the game prompt in place of the hint.
        localStorage.setItem("tilewise.table", "/score/hk-old-style/?E");
        localStorage.setItem("tilewise.shell", "all");
        const all: number[] = [];
        Object.assign(globalThis, { shifts: all });
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) all.push(shift.value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      const release = await openFirstPaint(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const before = await rendering(page);
      expect(before.places.length).toBeGreaterThan(200);
      const scrolled = await page.evaluate(() => (scrollTo(0, 40), scrollY));
      // Later parts add invisible elements.
      await delayFiles(page, /\/analysis\.wasm$/);
      release();
      await waitForApp(page);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await page.evaluate(() => scrollTo(0, 0));
      const after = await rendering(page);
      expect(after.html).toBe(before.html);
      expect(after.places).toEqual(before.places);
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });
  });
}

test("a chosen or linked language is shown at first paint, without words of another", async ({ browser }) => {
  for (const [path, kept, language] of [
    ["./", "ja", "ja"],
    ["./?lang=zh-Hant", "ja", "zh-Hant"],
    ["./?lang=xx", "zh-Hans", "zh-Hans"],
  ] as const) {
    await openReader(browser, "en-US", async (page) => {
      // Records every text that is ever visible.
      await page.addInitScript((kept) => {
        localStorage.setItem("tilewise.language", kept);
        localStorage.setItem("tilewise.table", "/score/hk-old-style/?E");
        localStorage.setItem("tilewise.shell", "all");
        const texts = new Set<string>();
        Object.assign(globalThis, { texts });
        const look = () => {
          const hint = document.querySelector(".tray-hint");
          if (hint) texts.add(hint.textContent!);
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
      }, kept);
      await page.goto(path);
      await waitForApp(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const texts = await page.evaluate(() => [...(globalThis as unknown as { texts: Set<string> }).texts]);
      expect(texts).toHaveLength(1);
      expect(texts[0]).not.toMatch(/[a-z]/i);
    });
  }
});

test("the chosen theme is shown at first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tilewise.theme", "dark"));
  await openFirstPaint(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("another screen, a hand, another house: only content that is certain is visible", async ({ page }) => {
  const EMPTY = "#/score/hk-old-style/?E";
  const SEATS = "/score/hk-old-style/SE";
  for (const [path, table, shell, tab, hidden] of [
    ["./#/fouls/hk-old-style", "", "", "#/fouls/", ["main", ".house-button"]],
    ["./#/rules/singapore", "", "", "#/rules/", ["main", ".house-button"]],
    ["./#/score/hk-old-style/2223s.EE", "", "", EMPTY, ["main", ".house-button"]],
    ["./", "/score/singapore/EE", "frame", EMPTY, ["main", ".house-button"]],
    // A version that stored no shell.
    ["./", SEATS, "", EMPTY, ["main", ".house-button"]],
    ["./", SEATS, "hand", EMPTY, [".how"]],
    [`./${EMPTY}`, SEATS, "hand", EMPTY, [".how"]],
    [`./#${SEATS}`, SEATS, "hand", EMPTY, ["main", ".house-button"]],
    ["./", EMPTY.slice(1), "all", EMPTY, []],
    ["./", "", "", EMPTY, []],
  ] as const) {
    await page.addInitScript(([table, shell]) => {
      localStorage.setItem("tilewise.table", table);
      localStorage.setItem("tilewise.shell", shell);
    }, [table, shell] as const);
    await page.goto("about:blank");
    const release = await openFirstPaint(page, path);
    await expect(page.locator(".tab[aria-current]")).toHaveAttribute("href", tab);
    for (const part of ["main", ".house-button", ".how", ".keys"]) {
      const isHidden = (hidden as readonly string[]).some((one) => one === part || (one === "main" && part !== ".house-button"));
      if (isHidden) await expect(page.locator(part).first(), `${part} of ${path}`).toBeHidden();
      else await expect(page.locator(part).first(), `${part} of ${path}`).toBeVisible();
    }
    release();
    await waitForApp(page);
    await expect(page.locator("main").first()).toBeVisible();
  }
});

test("the empty tray isn't shown before an unfinished hand", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("tilewise.table", "/score/hk-old-style/?E");
    localStorage.setItem("tilewise.shell", "all");
    localStorage.setItem("tilewise.hand", "/score/hk-old-style/123m.?E");
  });
  const release = await openFirstPaint(page);
  await expect(page.locator(".tray").first()).toBeHidden();
  release();
  await expect.poll(() => tray(page)).toEqual(["1m", "2m", "3m"]);
});

test("a page in a frame shows nothing that belongs to the whole page", async ({ page }) => {
  const release = await delayFiles(page, PROGRAM);
  await page.goto("./?embed#/score/singapore");
  await expect(page.locator("#t-1m")).toBeAttached();
  await expect(page.locator("#app > *")).toHaveCount(0);
  release();
  await expect(page.getByRole("main")).toBeVisible();
});

/** A tap or a click as soon as the target exists. */
async function touch(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  // The undo button is still disabled but will be enabled.
  await ((await isTouchScreen(page)) ? target.tap({ force: true }) : target.click({ force: true }));
}

/** The tiles in the tray, in order. */
const tray = (page: Page) => page.locator("[data-tray] .spot use").evaluateAll((all) => all.map((one) => one.getAttribute("href")!.slice(3)));

test("taps before the app has loaded are replayed in order", async ({ page }) => {
  const release = await openFirstPaint(page);
  await touch(page, '[data-mode="concealed-pung"]');
  await touch(page, '[data-tile="5z"]');
  await touch(page, '[data-mode="tile"]');
  await touch(page, '[data-tile="1s"]');
  await touch(page, '[data-tile="9p"]');
  await touch(page, '[data-action="undo"]');
  await touch(page, '[data-tile="2s"]');
  await touch(page, '[data-prevailing="S"]');
  release();
  await expect.poll(() => tray(page)).toEqual(["1s", "2s", "5z", "5z", "5z"]);
  await expect(page.locator('[data-prevailing="S"]')).toHaveAttribute("aria-pressed", "true");
});

test("a link pressed before the app has loaded is followed after earlier input", async ({ page }) => {
  const release = await openFirstPaint(page);
  await touch(page, '[data-tile="1s"]');
  await touch(page, ".tab:nth-child(3)");
  release();
  await expect(page.locator(".tab:nth-child(3)")).toHaveAttribute("aria-current", "page");
  await touch(page, ".tab:nth-child(1)");
  await expect.poll(() => tray(page)).toEqual(["1s"]);
});

test("a finger that is down while the app starts completes its tap", async ({ page }) => {
  const release = await openFirstPaint(page);
  const box = (await page.locator('[data-tile="3p"]').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const finished = page.waitForResponse(PROGRAM);
  release();
  await finished;
  await page.waitForTimeout(1500);
  await expect(page.locator("#app")).toHaveAttribute("data-sure", "all");
  await page.mouse.up();
  await waitForApp(page);
  await expect.poll(() => tray(page)).toEqual(["3p"]);
});
