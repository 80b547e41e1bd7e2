// What stands in the page before the program is there: it is what the program draws, in the language
// and the look of the reader, and what is done to it meanwhile is done.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { drawn, isTouched } from "./table.js";

const PROGRAM = /_bg\.wasm$/;
const DEFERRED = /parts_deferred\.wasm$/;
/** What readers ask for, and the language that they get. */
const READERS = [
  ["en-GB", "en"],
  ["zh-HK", "zh-Hant"],
  ["zh-CN", "zh-Hans"],
  ["ja-JP", "ja"],
  ["de-DE", "en"],
] as const;

/** Holds files back; answers how to let them through. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The page with nothing but its first paint; answers how to let the program come. */
async function paint(page: Page, path = "./"): Promise<() => void> {
  const release = await hold(page, PROGRAM);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("#app[data-sure]")).toBeAttached();
  await expect(page.locator("#t-1m")).toBeAttached();
  return release;
}

/** What is drawn, and where each part of it lies. */
function seen(page: Page): Promise<{ html: string; places: unknown[] }> {
  return page.evaluate(() => {
    const app = document.getElementById("app")!;
    // Attributes come in one order or another; what is in a field is an attribute where it was written,
    // and none where the program puts it in; and what a mouse that rests is told comes with the program.
    const written = (element: Element): string => {
      const attributes = [...element.attributes].filter(({ name }) => !["title", "value"].includes(name)).map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();
      const inner = [...element.childNodes].map((node) => (node instanceof Element ? written(node) : node.nodeType === 3 ? node.textContent : ""));
      return `<${[element.localName, ...attributes].join(" ")}>\n${inner.join("")}`;
    };
    // What is folded has a place or none, as the browser likes.
    const places = [...app.querySelectorAll("*")].filter((one) => one.checkVisibility()).map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.localName, x, y, width, height];
    });
    return { html: [...app.children].map(written).join(""), places };
  });
}

/** A window for a reader of a language; everything that it shows is the affair of `look`. */
async function reader(browser: Browser, locale: string, look: (page: Page) => Promise<void>, options = {}): Promise<void> {
  const context = await browser.newContext({ ...test.info().project.use, ...options, locale, serviceWorkers: "block" });
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

for (const [asked, language] of READERS) {
  test(`what is written for a reader of ${asked} is what the program draws, and nothing moves`, async ({ browser }) => {
    await reader(browser, asked, async (page) => {
      await page.addInitScript(() => {
        // Who comes for the first time is asked something in place of the hint.
        localStorage.setItem("tilewise.table", "/score/hk-old-style/?E");
        const all: number[] = [];
        Object.assign(globalThis, { shifts: all });
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) all.push(shift.value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      const release = await paint(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const before = await seen(page);
      expect(before.places.length).toBeGreaterThan(200);
      const scrolled = await page.evaluate(() => (scrollTo(0, 40), scrollY));
      await page.locator('[data-tile="5m"]').focus();
      const held = await hold(page, DEFERRED);
      release();
      await drawn(page);
      await expect(page.locator('[data-tile="5m"]')).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await page.evaluate(() => scrollTo(0, 0));
      const after = await seen(page);
      expect(after.html).toBe(before.html);
      expect(after.places).toEqual(before.places);
      held();
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });
  });
}

test("a language that was chosen, or is in the link, is there at first paint; no word of another is seen", async ({ browser }) => {
  for (const [path, kept, language] of [
    ["./", "ja", "ja"],
    ["./?lang=zh-Hant", "ja", "zh-Hant"],
    ["./?lang=xx", "zh-Hans", "zh-Hans"],
  ] as const) {
    await reader(browser, "en-US", async (page) => {
      // Every text that is ever in sight.
      await page.addInitScript((kept) => {
        localStorage.setItem("tilewise.language", kept);
        localStorage.setItem("tilewise.table", "/score/hk-old-style/?E");
        const texts = new Set<string>();
        Object.assign(globalThis, { texts });
        const look = () => {
          const hint = document.querySelector(".tray-hint");
          if (hint) texts.add(hint.textContent!);
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
      }, kept);
      await page.goto(path);
      await drawn(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const texts = await page.evaluate(() => [...(globalThis as unknown as { texts: Set<string> }).texts]);
      expect(texts).toHaveLength(1);
      expect(texts[0]).not.toMatch(/[a-z]/i);
    });
  }
});

test("the theme that was chosen is there at first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tilewise.theme", "dark"));
  await paint(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("another screen, a hand, another house: only what is sure can be seen", async ({ page }) => {
  const EMPTY = "#/score/hk-old-style/?E";
  const SEATS = "#/score/hk-old-style/SE";
  for (const [path, table, tab, hidden] of [
    ["./#/fouls/hk-old-style", "", "#/fouls/", ["main", ".house-button"]],
    ["./#/rules/singapore", "", "#/rules/", ["main", ".house-button"]],
    ["./#/score/hk-old-style/2223s.EE", "", EMPTY, ["main", ".house-button"]],
    ["./", "/score/singapore/EE", EMPTY, ["main", ".house-button"]],
    ["./", SEATS.slice(1), EMPTY, [".how"]],
    [`./${SEATS}`, "", EMPTY, [".how"]],
    [`./${SEATS}`, "/score/singapore/EE", EMPTY, ["main", ".house-button"]],
    ["./", EMPTY.slice(1), EMPTY, []],
  ] as const) {
    await page.addInitScript((table) => localStorage.setItem("tilewise.table", table), table);
    await page.goto("about:blank");
    const release = await paint(page, path);
    await expect(page.locator(".tab[aria-current]")).toHaveAttribute("href", tab);
    for (const part of ["main", ".house-button", ".how", ".keys"]) {
      const isHidden = (hidden as readonly string[]).some((one) => one === part || (one === "main" && part !== ".house-button"));
      if (isHidden) await expect(page.locator(part).first(), `${part} of ${path}`).toBeHidden();
      else await expect(page.locator(part).first(), `${part} of ${path}`).toBeVisible();
    }
    release();
    await drawn(page);
    await expect(page.locator("main").first()).toBeVisible();
  }
});

test("a part of another page shows nothing that it may not be", async ({ page }) => {
  const release = await hold(page, PROGRAM);
  await page.goto("./?embed#/score/singapore");
  await expect(page.locator("#t-1m")).toBeAttached();
  await expect(page.locator("#app > *")).toHaveCount(0);
  release();
  await expect(page.getByRole("main")).toBeVisible();
});

/** A tap or a click, as soon as the thing is there. */
async function touch(page: Page, selector: string): Promise<void> {
  const thing = page.locator(selector).first();
  // There is nothing to undo yet, but there will be.
  await ((await isTouched(page)) ? thing.tap({ force: true }) : thing.click({ force: true }));
}

/** The tiles in the tray, in order. */
const tray = (page: Page) => page.locator("[data-tray] .spot use").evaluateAll((all) => all.map((one) => one.getAttribute("href")!.slice(3)));

test("taps before the program are done, in order", async ({ page }) => {
  const release = await paint(page);
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

test("a link pressed before the program leads on, behind what came before", async ({ page }) => {
  const release = await paint(page);
  await touch(page, '[data-tile="1s"]');
  await touch(page, ".tab:nth-child(3)");
  release();
  await expect(page.locator(".tab:nth-child(3)")).toHaveAttribute("aria-current", "page");
  await touch(page, ".tab:nth-child(1)");
  await expect.poll(() => tray(page)).toEqual(["1s"]);
});

test("what was unfolded stays so", async ({ page }) => {
  const release = await paint(page);
  await touch(page, ".more > summary");
  release();
  await drawn(page);
  await expect(page.locator("details.more")).toHaveAttribute("open");
});

test("a finger that is down when the program comes has its tap", async ({ page }) => {
  const release = await paint(page);
  const box = (await page.locator('[data-tile="3p"]').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const came = page.waitForResponse(PROGRAM);
  release();
  await came;
  await page.waitForTimeout(1500);
  await expect(page.locator("#app")).toHaveAttribute("data-sure", "all");
  await page.mouse.up();
  await drawn(page);
  await expect.poll(() => tray(page)).toEqual(["3p"]);
});

/** Keys before the program, and keys before what hears them: both wait. */
for (const [when, held] of [
  ["the program", PROGRAM],
  ["what hears them", DEFERRED],
] as const) {
  test(`keys, slides and taps before ${when} are done, in order`, async ({ page }) => {
    const release = await hold(page, held);
    await page.goto("./");
    await expect(page.locator("#t-1m")).toBeAttached();
    await page.keyboard.type("1s2s");
    await touch(page, '[data-tile="3s"]');
    const box = (await page.locator('[data-tile="5z"]').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Down: a concealed pung.
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 30, { steps: 3 });
    await page.mouse.move(x, y + 56, { steps: 3 });
    await page.mouse.up();
    await page.keyboard.type("9p");
    await page.keyboard.press("Backspace");
    await page.locator('[data-tile="7p"]').focus();
    await page.keyboard.press("Enter");
    release();
    await expect.poll(() => tray(page), { timeout: 15_000 }).toEqual(["7p", "1s", "2s", "3s", "5z", "5z", "5z"]);
    // And from then on all of it is heard at once.
    await page.keyboard.type("8p");
    await expect.poll(() => tray(page)).toEqual(["7p", "8p", "1s", "2s", "3s", "5z", "5z", "5z"]);
  });
}

test("taps before what reads a hand are done at once, and kept", async ({ page }) => {
  const release = await hold(page, DEFERRED);
  await page.goto("./");
  await drawn(page);
  await touch(page, '[data-tile="1s"]');
  await touch(page, '[data-mode="pung"]');
  await touch(page, '[data-tile="5z"]');
  await expect.poll(() => tray(page)).toEqual(["1s", "5z", "5z", "5z"]);
  await touch(page, '[data-action="undo"]');
  await expect.poll(() => tray(page)).toEqual(["1s"]);
  await touch(page, '[data-action="redo"]');
  await expect.poll(() => tray(page)).toEqual(["1s", "5z", "5z", "5z"]);
  for (const pressed of ['[data-prevailing="S"]', '[data-winner-seat="W"]', '[data-seat="E"]', '[data-circumstance="last-tile"]']) {
    await touch(page, pressed);
    await expect(page.locator(pressed), pressed).toHaveAttribute("aria-pressed", "true");
  }
  // Another screen and back, before anything can read or write a link.
  await touch(page, ".tab:nth-child(3)");
  await expect(page.locator(".keys")).toBeHidden();
  await touch(page, ".tab:nth-child(1)");
  await expect.poll(() => tray(page)).toEqual(["1s", "5z", "5z", "5z"]);
  release();
  await expect.poll(() => new URL(page.url()).hash).toContain("/1s.p555z.");
  await expect(page.locator('[data-circumstance="last-tile"]')).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tilewise.hand"))).toContain("1s.p555z");
  await page.goto("about:blank");
  await page.goto("./");
  await expect.poll(() => tray(page)).toEqual(["1s", "5z", "5z", "5z"]);
});

test("on a screen without keys nothing waits for what hears them", async ({ page }) => {
  await hold(page, DEFERRED);
  const release = await paint(page, "./#/rules/hk-old-style");
  await page.keyboard.type("1s");
  release();
  await drawn(page);
  await page.keyboard.type("2s");
  await touch(page, ".tab:nth-child(1)");
  await expect(page.locator(".keys")).toBeVisible();
});

test("what hears keys can’t be had: the page says so, and taps are done", async ({ page }) => {
  await page.route(DEFERRED, (route) => route.abort());
  await page.goto("./");
  await drawn(page);
  // Only a release has it in a file of its own.
  const isRelease = (await page.locator("link[href^='app-']").count()) > 0;
  test.skip(!isRelease);
  await page.keyboard.type("1s");
  await touch(page, '[data-tile="3s"]');
  await expect.poll(() => tray(page)).toEqual(["3s"]);
  await expect(page.locator('[data-action="again"]')).toBeVisible();
});
