// Storage of games in the browser: every entry that was shown as stored exists after any failure.
import { expect, test, type Page } from "@playwright/test";

/** Opens the Table with a new game. */
async function openGame(page: Page): Promise<void> {
  await page.goto("./#/table");
  await beginGame(page);
}

async function beginGame(page: Page): Promise<void> {
  await page.locator('[data-action="begin"]').click();
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** Enters a draw. */
async function enterDraw(page: Page): Promise<void> {
  await page.goto("./#/table/drawn");
  await page.locator('[data-action="done"]').click();
  await expect(page.locator(".tabletop")).toBeVisible();
}

const saved = (page: Page) => page.locator('[data-keeping="kept"]');

/** The number of entries in the history. */
async function countEntries(page: Page): Promise<number> {
  await page.goto("./#/table/history");
  await expect(page.locator("[data-line]").first()).toBeVisible();
  return page.locator("[data-line]").count();
}

/** The entries of the current game, newest first. */
async function ids(page: Page): Promise<(string | null)[]> {
  await countEntries(page);
  return page.locator("[data-line]").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
}

/** The stored games, in their order. */
async function listGames(page: Page): Promise<(string | null)[]> {
  await page.goto("./#/table/games");
  await expect(page.locator("[data-game]").first()).toBeVisible();
  return page.locator("[data-game]").evaluateAll((all) => all.map((one) => one.getAttribute("data-game")));
}

test("a game is stored across a reload", async ({ page }) => {
  await openGame(page);
  await enterDraw(page);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  const before = await countEntries(page);
  await page.reload();
  await expect(page.locator("[data-line]")).toHaveCount(before);
});

/** Deletes the database, as clearing the data of the site in another tab does. */
async function deleteGames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, failed) => {
        const deleted = indexedDB.deleteDatabase("tilewise-games");
        deleted.onsuccess = () => resolve();
        deleted.onerror = () => failed(deleted.error);
      }),
  );
}

test("a game is stored again with the next entry after its database was deleted", async ({ page }) => {
  await openGame(page);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  await deleteGames(page);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  expect(await countEntries(page)).toBe(3);
});

test("a game is stored again when the page becomes visible", async ({ page }) => {
  await openGame(page);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  await deleteGames(page);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const entries = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open("tilewise-games");
          opened.onsuccess = () => {
            const database = opened.result;
            const has = database.objectStoreNames.contains("entries-2");
            const count = has ? database.transaction("entries-2").objectStore("entries-2").count() : null;
            if (count === null) {
              database.close();
              resolve(0);
              return;
            }
            count.onsuccess = () => {
              database.close();
              resolve(count.result);
            };
          };
        }),
    );
  await expect.poll(entries).toBe(2);
});

// A browser that is killed may have stored the game but not the id of the device.
test("a device that lost its id goes on with its games", async ({ page }) => {
  await openGame(page);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  expect(await countEntries(page)).toBe(3);
});

test("a clock that was set back changes the order of neither hands nor games", async ({ page }) => {
  await page.addInitScript(() => {
    // Each time is a day before the previous one.
    let now = Number(sessionStorage.getItem("now") ?? 1_700_000_000_000);
    Date.now = () => {
      now -= 86_400_000;
      sessionStorage.setItem("now", String(now));
      return now;
    };
  });
  await openGame(page);
  for (let hand = 0; hand < 4; hand += 1) await enterDraw(page);
  const before = await ids(page);
  await page.goto("./#/table/new");
  await beginGame(page);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  const second = await ids(page);
  const games = await listGames(page);
  await page.reload();
  expect(await listGames(page)).toEqual(games);
  expect(await ids(page)).toEqual(second);
  // Without the stored selection, the game that began last is shown.
  await page.evaluate(() => localStorage.removeItem("tilewise.game"));
  await page.reload();
  expect(await ids(page)).toEqual(second);
  await page.goto("./#/table/games");
  await page.locator("[data-game]").last().click();
  expect(await ids(page)).toEqual(before);
  await page.reload();
  expect(await ids(page)).toEqual(before);
});

test("one tab writes, and the others follow", async ({ page, context }) => {
  await openGame(page);
  await expect(saved(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("./#/table");
  await expect(other.locator('[data-keeping="watching"]')).toBeVisible();
  await expect(other.locator(".tabletop")).toBeVisible();
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  const count = await countEntries(page);
  expect(await countEntries(other)).toBe(count);
  // A watching tab can't begin a game.
  await other.evaluate(() => (location.hash = "#/table/new"));
  const beginGame = other.locator('[data-action="begin"]');
  await expect(beginGame).toHaveAttribute("aria-disabled", "true");
  await other.locator("[data-take-over]").click();
  await expect(beginGame).not.toHaveAttribute("aria-disabled");
  await expect(saved(other)).toBeVisible();
  await expect(page.locator('[data-keeping="watching"]')).toBeVisible();
});

test("a pending write of a tab is dropped when another tab takes the write lock", async ({ page, context }) => {
  await openGame(page);
  await expect(saved(page)).toBeVisible();
  // From now on the database answers on request.
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype;
    let release: () => void;
    const delayed = new Promise<void>((resolve) => (release = resolve));
    Object.assign(globalThis, { answer: () => release() });
    IDBFactory.prototype.open = function (...all) {
      const request = open.apply(this, all);
      Object.defineProperty(request, "onsuccess", {
        set: (handler: ((event: Event) => void) | null) =>
          request.addEventListener("success", (event) => void delayed.then(() => handler?.(event))),
      });
      return request;
    };
  });
  await enterDraw(page);
  await expect(page.locator('[data-keeping="writing"]')).toBeVisible();
  const other = await context.newPage();
  await other.goto("./#/table");
  await other.locator("[data-take-over]").click();
  await expect(saved(other)).toBeVisible();
  const watching = page.locator('[data-keeping="watching"]');
  await expect(watching).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { answer(): void }).answer());
  // The entry is stored by the other tab, and this tab doesn't write.
  await expect.poll(() => countEntries(other)).toBe(2);
  await expect(watching).toBeVisible();
});

test("a browser that answers late stores all entries", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...all) {
      const request = open.apply(this, all);
      const delayed = new Promise<void>((resolve) => Object.assign(globalThis, { answer: resolve }));
      Object.defineProperty(request, "onsuccess", {
        set: (handler: ((event: Event) => void) | null) =>
          request.addEventListener("success", (event) => void delayed.then(() => handler?.(event))),
      });
      return request;
    };
  });
  await page.goto("./#/table");
  // The page opens the storage after all rule sets have loaded.
  await expect.poll(() => page.evaluate(() => "answer" in globalThis)).toBe(true);
  await expect(async () => {
    await page.clock.fastForward(6_000);
    await expect(page.locator('[data-keeping="denied"]')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => (globalThis as unknown as { answer(): void }).answer());
  await expect(saved(page)).toBeVisible();
});

test("denied storage is reported, and the game goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, "open", {
      value() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openGame(page);
  await enterDraw(page);
  await expect(page.locator('[data-keeping="denied"]')).toBeVisible();
  const file = await page.locator("[data-export]").getAttribute("href");
  expect(decodeURIComponent(file ?? "")).toContain('{"tilewise-game":1,"entries":[');
  expect(await countEntries(page)).toBeGreaterThan(0);
});

test("a full device is reported, the game goes on, and all of it is stored when there is room", async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
      if (!("room" in globalThis)) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, all);
    };
  });
  await openGame(page);
  await enterDraw(page);
  await enterDraw(page);
  await expect(page.locator('[data-keeping="full"]')).toBeVisible();
  const file = await page.locator("[data-export]").getAttribute("href");
  expect(decodeURIComponent(file ?? "").match(/"drawn"/g)).toHaveLength(2);
  expect(await countEntries(page)).toBe(3);
  await page.evaluate(() => Object.assign(globalThis, { room: true }));
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  expect(await countEntries(page)).toBe(4);
});

/** Upgrades the database as a future version of the page would. */
const UPGRADE = () =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open("tilewise-games", 9);
    opening.onerror = reject;
    opening.onsuccess = () => (opening.result.close(), resolve());
  });

test("a game with an unreadable opening is set aside with its file, and another can begin", async ({ page }) => {
  await openGame(page);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  await page.goto("./card.png");
  await page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("tilewise-games");
      opening.onsuccess = () => resolve(opening.result);
    });
    await new Promise((resolve) => {
      const writing = opened.transaction("entries-2", "readwrite");
      const asking = writing.objectStore("entries-2").openCursor();
      asking.onsuccess = () => {
        const record = asking.result;
        if (!record) return;
        if (record.value.entry.input.told === "opened") {
          record.update({ ...record.value, entry: { ...record.value.entry, time: -(2 ** 63) } });
        }
        record.continue();
      };
      writing.oncomplete = resolve;
    });
    opened.close();
  });
  await page.goto("./#/table");
  await expect(page.locator("[data-set-aside]")).toBeVisible();
  await expect(page.locator("[data-set-aside] a[download]")).toBeVisible();
  await beginGame(page);
});

test("data of a newer version is reported, and the game goes on", async ({ page }) => {
  await openGame(page);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  const newer = page.locator('[data-keeping="newer"]');
  // During a game, from another tab.
  await page.evaluate(UPGRADE);
  await enterDraw(page);
  await expect(newer).toContainText("None is lost");
  const file = await page.locator("[data-export]").getAttribute("href");
  expect(decodeURIComponent(file ?? "").match(/"drawn"/g)).toHaveLength(2);
  expect(await countEntries(page)).toBe(3);
  await page.locator("[data-load-again]").click();
  // From the start of a page.
  await expect(newer).toBeVisible();
  await page.goto("./#/table/new");
  await beginGame(page);
  await enterDraw(page);
  await expect(newer).toBeVisible();
  expect(await countEntries(page)).toBe(2);
  await page.goto("./?lang=ja#/table");
  await expect(newer).toContainText("何も失われていません");
});

/** Converts the stored games to the first format. Run it on a page without the app. */
const TO_FIRST_FORMAT = async () => {
  const opened = (name: string, version?: number, upgrade?: (database: IDBDatabase) => void) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => upgrade?.(opening.result);
      opening.onerror = reject;
      opening.onsuccess = () => resolve(opening.result);
    });
  const now = await opened("tilewise-games");
  const records = await new Promise<{ game: string; entry: { id: string } }[]>((resolve) => {
    const asking = now.transaction("entries-2").objectStore("entries-2").getAll();
    asking.onsuccess = () => resolve(asking.result);
  });
  now.close();
  await new Promise((resolve) => (indexedDB.deleteDatabase("tilewise-games").onsuccess = resolve));
  const before = await opened("tilewise-games", 1, (database) => database.createObjectStore("entries"));
  await new Promise((resolve) => {
    const writing = before.transaction("entries", "readwrite");
    for (const record of records) {
      const { place, device, ...old } = record as typeof record & { place: unknown; device: unknown };
      writing.objectStore("entries").put(old, `${record.game}/${record.entry.id}`);
    }
    writing.oncomplete = resolve;
  });
  before.close();
};

/** Deletes the database, as Chromium does when its log is damaged. */
const DELETE_DATABASE = () =>
  new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase("tilewise-games");
    deleting.onerror = reject;
    deleting.onsuccess = () => resolve();
  });

test("games that the browser deletes after a migration are restored", async ({ page }) => {
  const leaveApp = () => page.goto("./card.png");
  const hasBackup = () => page.evaluate(() => caches.has("tilewise-games"));
  await openGame(page);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  expect(await hasBackup()).toBe(false);
  await leaveApp();
  await page.evaluate(TO_FIRST_FORMAT);
  expect(await countEntries(page)).toBe(2);
  await expect(saved(page)).toBeVisible();
  // During a game, and while no page is open.
  await page.evaluate(DELETE_DATABASE);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  expect(await countEntries(page)).toBe(3);
  await leaveApp();
  await page.evaluate(DELETE_DATABASE);
  expect(await countEntries(page)).toBe(3);
  expect(await hasBackup()).toBe(true);
  // After two minutes the backup is deleted and the games are still stored.
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 120_000;
  });
  await leaveApp();
  expect(await countEntries(page)).toBe(3);
  await expect.poll(hasBackup).toBe(false);
  await leaveApp();
  expect(await countEntries(page)).toBe(3);
});

test("a game whose rules failed to load opens when they load", async ({ page }) => {
  await page.goto("./#/score/mcr/");
  await expect(page.locator(".house-name")).toContainText("MCR");
  await page.goto("./#/table");
  await beginGame(page);
  await expect(saved(page)).toBeVisible();
  const rules = /\/mcr\.wasm$/;
  await page.route(rules, (route) => route.abort());
  // No other part of the page requests them.
  await page.evaluate(() => localStorage.removeItem("tilewise.table"));
  await page.reload();
  const setAside = page.locator("[data-set-aside]");
  await expect(setAside).toContainText("couldn’t be loaded");
  const failed = page.waitForEvent("requestfailed", (request) => rules.test(request.url()));
  await page.locator("[data-rules-again]").click();
  // The rules can only come from this request.
  await failed;
  await expect(setAside).toBeVisible();
  await page.unroute(rules);
  await page.locator("[data-rules-again]").click();
  await expect(page.locator(".tabletop")).toBeVisible();
  await expect(setAside).toHaveCount(0);
  await enterDraw(page);
  await expect(saved(page)).toBeVisible();
});

test("a game of a newer version is set aside and can be saved as a file", async ({ page }) => {
  await openGame(page);
  await expect(saved(page)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("tilewise-games");
        opening.onsuccess = () => {
          const writing = opening.result.transaction("entries-2", "readwrite");
          writing.objectStore("entries-2").put({ "tilewise-game": 9, game: "later", entry: { new: 1 } }, "later/1");
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onerror = reject;
        };
      }),
  );
  await page.reload();
  const file = page.locator('.save-status a[download="tilewise-game.json"]');
  await expect(file).toBeVisible();
  expect(decodeURIComponent((await file.getAttribute("href")) ?? "")).toContain('"tilewise-game":9');
  await expect(page.locator(".tabletop")).toBeVisible();
  await page.goto("./?lang=zh-Hant#/table");
  await expect(page.locator("[data-set-aside]")).toContainText("較新版本");
});
