// Storage in Firefox and WebKit, as for Chromium in storage.spec.ts: two tabs at once, a full device, denied
// storage, data of a newer version. Firefox has preferences for each state; in WebKit the storage functions
// are replaced.
import { expect as within, test } from "@playwright/test";
import { firefox, webkit, type Browser, type Tab } from "./browsers.js";

const { TILEWISE_FIREFOX, TILEWISE_WEBKIT_DRIVER, TILEWISE_WEBKIT } = process.env;

/** A browser, with functions that start it in each state. */
interface BrowserStates {
  start(): Promise<Browser>;
  /** Starts it with room for a kilobyte. */
  full?(): Promise<Browser>;
  /** Starts it with storage denied. */
  denying?(): Promise<Browser>;
}

const BROWSERS: Record<string, BrowserStates | undefined> = {
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

const waitFor = (tab: Tab, selector: string) =>
  expect.poll(() => tab.run(`return document.querySelector('${selector}') !== null`), { message: selector }).toBe(true);
const expectStorage = (tab: Tab, state: string) =>
  expect
    .poll(() => tab.run<string | null>("return document.querySelector('[data-keeping]')?.dataset.keeping ?? null"))
    .toBe(state);

/** Opens the page on a screen other than the Table. */
async function opened(tab: Tab, base: string): Promise<void> {
  await tab.goto(base);
  await waitFor(tab, "#app:not([data-sure]) main");
}

async function go(tab: Tab, path: string): Promise<void> {
  await tab.run(`location.hash = "#/${path}"`);
}

/** Begins a game in an open page. */
async function begin(tab: Tab): Promise<void> {
  await go(tab, "table/new");
  await waitFor(tab, '[data-action="begin"]');
  await tab.click('[data-action="begin"]');
  await waitFor(tab, ".tabletop");
}

/** Enters a draw. */
async function enterDraw(tab: Tab): Promise<void> {
  await go(tab, "table/drawn");
  await waitFor(tab, '[data-action="done"]');
  await tab.click('[data-action="done"]');
  await waitFor(tab, ".tabletop");
}

/** The number of entries in the history. */
async function countEntries(tab: Tab): Promise<number> {
  await go(tab, "table/history");
  await waitFor(tab, "[data-line]");
  const count = await tab.run<number>("return document.querySelectorAll('[data-line]').length");
  await go(tab, "table");
  return count;
}

/** The game in its file form. */
const savedGame = (tab: Tab) =>
  tab.run<string>("return decodeURIComponent(document.querySelector('[data-export]')?.href ?? '')");

async function checkTwoTabs(browser: Browser, base: string): Promise<void> {
  await opened(browser, base);
  await begin(browser);
  await expectStorage(browser, "kept");
  const other = await browser.tab();
  await other.goto(`${base}#/table`);
  await expectStorage(other, "watching");
  await enterDraw(browser);
  await expectStorage(browser, "kept");
  await expect.poll(() => countEntries(other)).toBe(2);
  await go(other, "table");
  await waitFor(other, "[data-take-over]");
  await other.click("[data-take-over]");
  await expectStorage(other, "kept");
  await expectStorage(browser, "watching");
  await enterDraw(other);
  await expectStorage(other, "kept");
  await expect.poll(() => countEntries(browser)).toBe(3);
  // The game is stored across a reload.
  await browser.goto("about:blank");
  await other.goto("about:blank");
  await browser.goto(`${base}#/table`);
  await expectStorage(browser, "kept");
  expect(await countEntries(browser)).toBe(3);
}

/** Enters hands until the page shows its storage state, and checks that none is lost while the page is open. */
async function checkNoneLost(tab: Tab, state: string, hands = 3): Promise<void> {
  await begin(tab);
  for (let hand = 0; hand < hands; hand += 1) await enterDraw(tab);
  await expectStorage(tab, state);
  expect((await savedGame(tab)).match(/"drawn"/g)).toHaveLength(hands);
  expect(await countEntries(tab)).toBe(hands + 1);
}

async function checkFull(states: BrowserStates, base: string): Promise<void> {
  const browser = await (states.full ?? states.start)();
  try {
    await opened(browser, base);
    if (!states.full) {
      const full = '() => { throw new DOMException("full", "QuotaExceededError"); }';
      await browser.run(`IDBObjectStore.prototype.put = ${full}`);
    }
    await checkNoneLost(browser, "full");
  } finally {
    await browser.close();
  }
}

async function checkDenied(states: BrowserStates, base: string): Promise<void> {
  const browser = await (states.denying ?? states.start)();
  try {
    await opened(browser, base);
    if (!states.denying) {
      const blockStorage = '() => { throw new DOMException("denied", "SecurityError"); }';
      await browser.run(`Object.defineProperty(IDBFactory.prototype, "open", { value: ${blockStorage} })`);
    }
    await checkNoneLost(browser, "denied");
  } finally {
    await browser.close();
  }
}

const UPGRADE = `await new Promise((done, fail) => {
  const opening = indexedDB.open("tilewise-games", 9);
  opening.onerror = fail;
  opening.onsuccess = () => (opening.result.close(), done());
});`;

async function checkNewer(browser: Browser, base: string): Promise<void> {
  await browser.goto(`${base}#/table`);
  await expectStorage(browser, "kept");
  const before = await countEntries(browser);
  await browser.run(UPGRADE);
  await enterDraw(browser);
  await expectStorage(browser, "newer");
  expect(await countEntries(browser)).toBe(before + 1);
  await browser.goto("about:blank");
  await opened(browser, base);
  await checkNoneLost(browser, "newer", 2);
}

for (const [name, states] of Object.entries(BROWSERS)) {
  test(`${name} stores games, and shows where it can’t`, async ({ baseURL }) => {
    test.skip(!states, `${name} is not installed`);
    test.setTimeout(180_000);
    const browser = await states!.start();
    try {
      await test.step("one tab writes, and the others follow", () => checkTwoTabs(browser, baseURL!));
      await test.step("data of a newer version is reported, and the game goes on", () => checkNewer(browser, baseURL!));
    } finally {
      await browser.close();
    }
    await test.step("a full device is reported, and the game goes on", () => checkFull(states!, baseURL!));
    await test.step("denied storage is reported, and the game goes on", () => checkDenied(states!, baseURL!));
  });
}
