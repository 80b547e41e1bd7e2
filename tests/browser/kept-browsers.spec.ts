// Games that Firefox and WebKit keep, as Chromium does in kept.spec.ts: two tabs at once, no room, nothing
// kept at all, what a newer version keeps. Firefox is set so that it does each in earnest; in WebKit,
// which can't be, what the browser is asked answers so.
import { expect as within, test } from "@playwright/test";
import { firefox, webkit, type Browser, type Tab } from "./browsers.js";

const { TILEWISE_FIREFOX, TILEWISE_WEBKIT_DRIVER, TILEWISE_WEBKIT } = process.env;

/** A browser, and one in each of the states that it can be set to. */
interface Maker {
  start(): Promise<Browser>;
  /** It has room for a kilobyte. */
  full?(): Promise<Browser>;
  /** It keeps nothing for any page. */
  denying?(): Promise<Browser>;
}

const MAKERS: Record<string, Maker | undefined> = {
  Firefox: TILEWISE_FIREFOX
    ? {
        start: () => firefox(TILEWISE_FIREFOX),
        full: () => firefox(TILEWISE_FIREFOX, { "dom.quotaManager.temporaryStorage.fixedLimit": 1 }),
        denying: () => firefox(TILEWISE_FIREFOX, { "network.cookie.cookieBehavior": 2 }),
      }
    : undefined,
  WebKit:
    TILEWISE_WEBKIT_DRIVER && TILEWISE_WEBKIT
      ? { start: () => webkit(TILEWISE_WEBKIT_DRIVER, TILEWISE_WEBKIT) }
      : undefined,
};

const expect = within.configure({ timeout: 20_000 });

const seen = (tab: Tab, selector: string) =>
  expect.poll(() => tab.run(`return document.querySelector('${selector}') !== null`), { message: selector }).toBe(true);
const keeping = (tab: Tab, how: string) =>
  expect
    .poll(() => tab.run<string | null>("return document.querySelector('[data-keeping]')?.dataset.keeping ?? null"))
    .toBe(how);

/** The page, where the Table hasn't been asked for. */
async function opened(tab: Tab, base: string): Promise<void> {
  await tab.goto(base);
  await seen(tab, "#app:not([data-sure]) main");
}

async function go(tab: Tab, path: string): Promise<void> {
  await tab.run(`location.hash = "#/${path}"`);
}

/** Begins a game, in a page that is there. */
async function begin(tab: Tab): Promise<void> {
  await go(tab, "table/new");
  await seen(tab, '[data-action="begin"]');
  await tab.click('[data-action="begin"]');
  await seen(tab, ".tabletop");
}

/** Nobody wins a hand. */
async function draw(tab: Tab): Promise<void> {
  await go(tab, "table/drawn");
  await seen(tab, '[data-action="done"]');
  await tab.click('[data-action="done"]');
  await seen(tab, ".tabletop");
}

/** How many entries the history has. */
async function lines(tab: Tab): Promise<number> {
  await go(tab, "table/history");
  await seen(tab, "[data-line]");
  const count = await tab.run<number>("return document.querySelectorAll('[data-line]').length");
  await go(tab, "table");
  return count;
}

/** The game as the page offers it to be saved. */
const saved = (tab: Tab) =>
  tab.run<string>("return decodeURIComponent(document.querySelector('[data-export]')?.href ?? '')");

async function twoTabs(browser: Browser, base: string): Promise<void> {
  await opened(browser, base);
  await begin(browser);
  await keeping(browser, "kept");
  const other = await browser.tab();
  await other.goto(`${base}#/table`);
  await keeping(other, "watching");
  await draw(browser);
  await keeping(browser, "kept");
  await expect.poll(() => lines(other)).toBe(2);
  await go(other, "table");
  await seen(other, "[data-take-over]");
  await other.click("[data-take-over]");
  await keeping(other, "kept");
  await keeping(browser, "watching");
  await draw(other);
  await keeping(other, "kept");
  await expect.poll(() => lines(browser)).toBe(3);
  // It is there when the page is opened again.
  await browser.goto("about:blank");
  await other.goto("about:blank");
  await browser.goto(`${base}#/table`);
  await keeping(browser, "kept");
  expect(await lines(browser)).toBe(3);
}

/** Hands are told until it is said how they are kept, and none is lost as long as the page is there. */
async function lost(tab: Tab, how: string, hands = 3): Promise<void> {
  await begin(tab);
  for (let hand = 0; hand < hands; hand += 1) await draw(tab);
  await keeping(tab, how);
  expect((await saved(tab)).match(/"drawn"/g)).toHaveLength(hands);
  expect(await lines(tab)).toBe(hands + 1);
}

async function full(maker: Maker, base: string): Promise<void> {
  const browser = await (maker.full ?? maker.start)();
  try {
    await opened(browser, base);
    if (!maker.full) {
      const full = '() => { throw new DOMException("full", "QuotaExceededError"); }';
      await browser.run(`IDBObjectStore.prototype.put = ${full}`);
    }
    await lost(browser, "full");
  } finally {
    await browser.close();
  }
}

async function denied(maker: Maker, base: string): Promise<void> {
  const browser = await (maker.denying ?? maker.start)();
  try {
    await opened(browser, base);
    if (!maker.denying) {
      const denies = '() => { throw new DOMException("denied", "SecurityError"); }';
      await browser.run(`Object.defineProperty(IDBFactory.prototype, "open", { value: ${denies} })`);
    }
    await lost(browser, "denied");
  } finally {
    await browser.close();
  }
}

const LATER = `await new Promise((done, fail) => {
  const opening = indexedDB.open("tilewise-games", 9);
  opening.onerror = fail;
  opening.onsuccess = () => (opening.result.close(), done());
});`;

async function newer(browser: Browser, base: string): Promise<void> {
  await browser.goto(`${base}#/table`);
  await keeping(browser, "kept");
  const before = await lines(browser);
  await browser.run(LATER);
  await draw(browser);
  await keeping(browser, "newer");
  expect(await lines(browser)).toBe(before + 1);
  await browser.goto("about:blank");
  await opened(browser, base);
  await lost(browser, "newer", 2);
}

for (const [name, maker] of Object.entries(MAKERS)) {
  test(`${name} keeps games, and says where it doesn’t`, async ({ baseURL }) => {
    test.skip(!maker, `${name} is not installed`);
    test.setTimeout(180_000);
    const browser = await maker!.start();
    try {
      await test.step("one tab writes, and the others follow", () => twoTabs(browser, baseURL!));
      await test.step("what a newer version keeps is said to be there, and the evening goes on", () => newer(browser, baseURL!));
    } finally {
      await browser.close();
    }
    await test.step("where there is no room, the evening goes on, and that is said", () => full(maker!, baseURL!));
    await test.step("where nothing is kept, the evening goes on, and that is said", () => denied(maker!, baseURL!));
  });
}
