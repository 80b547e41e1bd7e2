// Games that the browser keeps: what was said to be kept is there, whatever happens to the page.
import { expect, test, type Page } from "@playwright/test";

/** The Table, with a game that has begun. */
async function begun(page: Page): Promise<void> {
  await page.goto("./#/table");
  await begin(page);
}

async function begin(page: Page): Promise<void> {
  await page.locator('[data-action="begin"]').click();
  await expect(page.locator(".tabletop")).toBeVisible();
}

/** Nobody wins a hand. */
async function draw(page: Page): Promise<void> {
  await page.goto("./#/table/drawn");
  await page.locator('[data-action="done"]').click();
  await expect(page.locator(".tabletop")).toBeVisible();
}

const kept = (page: Page) => page.locator('[data-keeping="kept"]');

/** How many entries the history has. */
async function lines(page: Page): Promise<number> {
  await page.goto("./#/table/history");
  await expect(page.locator("[data-line]").first()).toBeVisible();
  return page.locator("[data-line]").count();
}

/** The entries of the game that is shown, the last first. */
async function ids(page: Page): Promise<(string | null)[]> {
  await lines(page);
  return page.locator("[data-line]").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
}

/** The games of the device, in their order. */
async function listed(page: Page): Promise<(string | null)[]> {
  await page.goto("./#/table/games");
  await expect(page.locator("[data-game]").first()).toBeVisible();
  return page.locator("[data-game]").evaluateAll((all) => all.map((one) => one.getAttribute("data-game")));
}

test("a game is there when the page is opened again", async ({ page }) => {
  await begun(page);
  await draw(page);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  const before = await lines(page);
  await page.reload();
  await expect(page.locator("[data-line]")).toHaveCount(before);
});

/** The games go from the device, as when somebody clears the data of the site in another tab. */
async function lost(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const deleted = indexedDB.deleteDatabase("tilewise-games");
        deleted.onsuccess = () => done();
        deleted.onerror = () => failed(deleted.error);
      }),
  );
}

test("a game is kept again by the next entry when the database was deleted", async ({ page }) => {
  await begun(page);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  await lost(page);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  await page.reload();
  expect(await lines(page)).toBe(3);
});

test("a game is kept again when somebody comes back to the page", async ({ page }) => {
  await begun(page);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  await lost(page);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const entries = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const opened = indexedDB.open("tilewise-games");
          opened.onsuccess = () => {
            const database = opened.result;
            const has = database.objectStoreNames.contains("entries-2");
            const count = has ? database.transaction("entries-2").objectStore("entries-2").count() : null;
            if (count === null) {
              database.close();
              done(0);
              return;
            }
            count.onsuccess = () => {
              database.close();
              done(count.result);
            };
          };
        }),
    );
  await expect.poll(entries).toBe(2);
});

// A browser that is killed may keep the game and not yet who wrote it.
test("a device that has forgotten who it is goes on with its games", async ({ page }) => {
  await begun(page);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await draw(page);
  await expect(kept(page)).toBeVisible();
  expect(await lines(page)).toBe(3);
});

test("a clock that was set back changes no order: not of hands, nor of games", async ({ page }) => {
  await page.addInitScript(() => {
    // Each time that is asked for is a day before the last one.
    let now = Number(sessionStorage.getItem("now") ?? 1_700_000_000_000);
    Date.now = () => {
      now -= 86_400_000;
      sessionStorage.setItem("now", String(now));
      return now;
    };
  });
  await begun(page);
  for (let hand = 0; hand < 4; hand += 1) await draw(page);
  const before = await ids(page);
  await page.goto("./#/table/new");
  await begin(page);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  const second = await ids(page);
  const games = await listed(page);
  await page.reload();
  expect(await listed(page)).toEqual(games);
  expect(await ids(page)).toEqual(second);
  // Without that which remembers it, the game that was begun last is shown.
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
  await begun(page);
  await expect(kept(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("./#/table");
  await expect(other.locator('[data-keeping="watching"]')).toBeVisible();
  await expect(other.locator(".tabletop")).toBeVisible();
  await draw(page);
  await expect(kept(page)).toBeVisible();
  const told = await lines(page);
  expect(await lines(other)).toBe(told);
  // A tab that watches begins no game, and doesn't offer to.
  await other.evaluate(() => (location.hash = "#/table/new"));
  const begin = other.locator('[data-action="begin"]');
  await expect(begin).toHaveAttribute("aria-disabled", "true");
  await other.locator("[data-take-over]").click();
  await expect(begin).not.toHaveAttribute("aria-disabled");
  await expect(kept(other)).toBeVisible();
  await expect(page.locator('[data-keeping="watching"]')).toBeVisible();
});

test("what was on its way when another tab took over makes nobody write beside it", async ({ page, context }) => {
  await begun(page);
  await expect(kept(page)).toBeVisible();
  // From now on it answers when it is let to.
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype;
    let let_: () => void;
    const later = new Promise<void>((done) => (let_ = done));
    Object.assign(globalThis, { answer: () => let_() });
    IDBFactory.prototype.open = function (...all) {
      const request = open.apply(this, all);
      Object.defineProperty(request, "onsuccess", {
        set: (heard: ((event: Event) => void) | null) =>
          request.addEventListener("success", (event) => void later.then(() => heard?.(event))),
      });
      return request;
    };
  });
  await draw(page);
  await expect(page.locator('[data-keeping="writing"]')).toBeVisible();
  const other = await context.newPage();
  await other.goto("./#/table");
  await other.locator("[data-take-over]").click();
  await expect(kept(other)).toBeVisible();
  const watching = page.locator('[data-keeping="watching"]');
  await expect(watching).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { answer(): void }).answer());
  // What was told there is kept, and here nobody writes.
  await expect.poll(() => lines(other)).toBe(2);
  await expect(watching).toBeVisible();
});

test("a browser that answers late keeps what it was told", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...all) {
      const request = open.apply(this, all);
      const later = new Promise<void>((done) => Object.assign(globalThis, { answer: done }));
      Object.defineProperty(request, "onsuccess", {
        set: (heard: ((event: Event) => void) | null) =>
          request.addEventListener("success", (event) => void later.then(() => heard?.(event))),
      });
      return request;
    };
  });
  await page.goto("./#/table");
  await expect(async () => {
    await page.clock.fastForward(6_000);
    await expect(page.locator('[data-keeping="denied"]')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => (globalThis as unknown as { answer(): void }).answer());
  await expect(kept(page)).toBeVisible();
});

test("where the browser keeps nothing, the evening goes on, and that is said", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, "open", {
      value() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await begun(page);
  await draw(page);
  await expect(page.locator('[data-keeping="denied"]')).toBeVisible();
  const file = await page.locator("[data-export]").getAttribute("href");
  expect(decodeURIComponent(file ?? "")).toContain('{"tilewise-game":1,"entries":[');
  expect(await lines(page)).toBeGreaterThan(0);
});

test("where there is no room, the evening goes on, that is said, and all of it is kept when there is", async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
      if (!("room" in globalThis)) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, all);
    };
  });
  await begun(page);
  await draw(page);
  await draw(page);
  await expect(page.locator('[data-keeping="full"]')).toBeVisible();
  const file = await page.locator("[data-export]").getAttribute("href");
  expect(decodeURIComponent(file ?? "").match(/"drawn"/g)).toHaveLength(2);
  expect(await lines(page)).toBe(3);
  await page.evaluate(() => Object.assign(globalThis, { room: true }));
  await draw(page);
  await expect(kept(page)).toBeVisible();
  await page.reload();
  expect(await lines(page)).toBe(4);
});

/** A later version of the page takes over what is kept, as it may some day. */
const LATER = () =>
  new Promise<void>((done, fail) => {
    const opening = indexedDB.open("tilewise-games", 9);
    opening.onerror = fail;
    opening.onsuccess = () => (opening.result.close(), done());
  });

test("a game whose opening can’t be read is set aside with its file, and another begins", async ({ page }) => {
  await begun(page);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  await page.goto("./card.png");
  await page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open("tilewise-games");
      opening.onsuccess = () => done(opening.result);
    });
    await new Promise((done) => {
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
      writing.oncomplete = done;
    });
    opened.close();
  });
  await page.goto("./#/table");
  await expect(page.locator("[data-set-aside]")).toBeVisible();
  await expect(page.locator("[data-set-aside] a[download]")).toBeVisible();
  await begin(page);
});

test("what a newer version keeps is said to be there, and the evening goes on", async ({ page }) => {
  await begun(page);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  const newer = page.locator('[data-keeping="newer"]');
  // Amid an evening, in another tab.
  await page.evaluate(LATER);
  await draw(page);
  await expect(newer).toContainText("None is lost");
  const file = await page.locator("[data-export]").getAttribute("href");
  expect(decodeURIComponent(file ?? "").match(/"drawn"/g)).toHaveLength(2);
  expect(await lines(page)).toBe(3);
  await page.locator("[data-load-again]").click();
  // From the beginning of one.
  await expect(newer).toBeVisible();
  await page.goto("./#/table/new");
  await begin(page);
  await draw(page);
  await expect(newer).toBeVisible();
  expect(await lines(page)).toBe(2);
  await page.goto("./?lang=ja#/table");
  await expect(newer).toContainText("何も失われていません");
});

/** What is kept is there in the first format, and in no other. Where nothing of the program is. */
const AS_BEFORE = async () => {
  const opened = (name: string, version?: number, upgrade?: (database: IDBDatabase) => void) =>
    new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => upgrade?.(opening.result);
      opening.onerror = fail;
      opening.onsuccess = () => done(opening.result);
    });
  const now = await opened("tilewise-games");
  const records = await new Promise<{ game: string; entry: { id: string } }[]>((done) => {
    const asking = now.transaction("entries-2").objectStore("entries-2").getAll();
    asking.onsuccess = () => done(asking.result);
  });
  now.close();
  await new Promise((done) => (indexedDB.deleteDatabase("tilewise-games").onsuccess = done));
  const before = await opened("tilewise-games", 1, (database) => database.createObjectStore("entries"));
  await new Promise((done) => {
    const writing = before.transaction("entries", "readwrite");
    for (const record of records) {
      const { place, device, ...old } = record as typeof record & { place: unknown; device: unknown };
      writing.objectStore("entries").put(old, `${record.game}/${record.entry.id}`);
    }
    writing.oncomplete = done;
  });
  before.close();
};

/** The browser throws away what it has kept, as Chromium does when its log is torn. */
const THROWN_AWAY = () =>
  new Promise<void>((done, fail) => {
    const deleting = indexedDB.deleteDatabase("tilewise-games");
    deleting.onerror = fail;
    deleting.onsuccess = () => done();
  });

test("what the browser throws away when an older format was taken over is taken back", async ({ page }) => {
  const aside = () => page.goto("./card.png");
  const hasSpare = () => page.evaluate(() => caches.has("tilewise-games"));
  await begun(page);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  expect(await hasSpare()).toBe(false);
  await aside();
  await page.evaluate(AS_BEFORE);
  expect(await lines(page)).toBe(2);
  await expect(kept(page)).toBeVisible();
  // Amid the evening, and while nobody plays.
  await page.evaluate(THROWN_AWAY);
  await draw(page);
  await expect(kept(page)).toBeVisible();
  await page.reload();
  expect(await lines(page)).toBe(3);
  await aside();
  await page.evaluate(THROWN_AWAY);
  expect(await lines(page)).toBe(3);
  expect(await hasSpare()).toBe(true);
  // Later, all of it is there.
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 120_000;
  });
  await aside();
  expect(await lines(page)).toBe(3);
  await expect.poll(hasSpare).toBe(false);
  await aside();
  expect(await lines(page)).toBe(3);
});

test("a game whose rules could not be had is read when they come", async ({ page }) => {
  await page.goto("./#/score/mcr/");
  await expect(page.locator(".house-name")).toContainText("MCR");
  await page.goto("./#/table");
  await begin(page);
  await expect(kept(page)).toBeVisible();
  const rules = /\/split_mcr\.wasm$/;
  await page.route(rules, (route) => route.abort());
  // Nothing else asks for them.
  await page.evaluate(() => localStorage.removeItem("tilewise.table"));
  await page.reload();
  const aside = page.locator("[data-set-aside]");
  await expect(aside).toContainText("couldn’t be loaded");
  const failed = page.waitForEvent("requestfailed", (request) => rules.test(request.url()));
  await page.locator("[data-rules-again]").click();
  // Until then it is this try that the rules could come with.
  await failed;
  await expect(aside).toBeVisible();
  await page.unroute(rules);
  await page.locator("[data-rules-again]").click();
  await expect(page.locator(".tabletop")).toBeVisible();
  await expect(aside).toHaveCount(0);
  await draw(page);
  await expect(kept(page)).toBeVisible();
});

test("a game of a later version is set aside, and can be taken out as a file", async ({ page }) => {
  await begun(page);
  await expect(kept(page)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("tilewise-games");
        opening.onsuccess = () => {
          const writing = opening.result.transaction("entries-2", "readwrite");
          writing.objectStore("entries-2").put({ "tilewise-game": 9, game: "later", entry: { new: 1 } }, "later/1");
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
          writing.onerror = fail;
        };
      }),
  );
  await page.reload();
  const file = page.locator('.keeping a[download="tilewise-game.json"]');
  await expect(file).toBeVisible();
  expect(decodeURIComponent((await file.getAttribute("href")) ?? "")).toContain('"tilewise-game":9');
  await expect(page.locator(".tabletop")).toBeVisible();
  await page.goto("./?lang=zh-Hant#/table");
  await expect(page.locator("[data-set-aside]")).toContainText("較新版本");
});
