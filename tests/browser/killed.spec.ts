// Random kills of Chromium and Firefox while hands are entered, and while games of an older format are
// migrated: every entry that was shown as stored exists, and the game opens. `TILEWISE_KILLS` is the number
// of kills, `TILEWISE_SEED` the seed: `cargo xtask soak kill 200`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect as within, test } from "@playwright/test";
import { startKillable, type KillableBrowser } from "./browsers.js";
import { random } from "./random.js";

const KILLS = Number(process.env.TILEWISE_KILLS ?? 3);
/** The number of kills during migrations: a device migrates once, and each takes several starts of the browser. */
const UPGRADES = Math.max(2, Math.ceil(KILLS / 4));
const SEED = Number(process.env.TILEWISE_SEED ?? 1);
/** The number of kills of one game; then another game begins. */
const ROUNDS = 10;

const BROWSERS = [
  { name: "Chromium", browser: "chrome", path: process.env.TILEWISE_CHROMIUM ?? "/usr/bin/chromium" },
  { name: "Firefox", browser: "firefox", path: process.env.TILEWISE_FIREFOX },
] as const;

const expect = within.configure({ timeout: 20_000 });

/** The timeout for any state of the page, in milliseconds. */
const TIMEOUT = 20_000;

/** The result of a script in the page. The script may await, also an element with `seen(selector)`. */
function run<T>({ page }: KillableBrowser, script: string): Promise<T> {
  const seen = `const seen = async (selector) => {
    for (const start = performance.now(); performance.now() < start + ${TIMEOUT};) {
      const found = document.querySelector(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    throw new Error(selector + " is not in: " + document.body.innerText);
  };`;
  return page.evaluate(`(async () => { ${seen} ${script} })()`) as Promise<T>;
}

/** A browser that restarts with the same profile, and a page that is killed at the end of each step. */
class Device {
  #profile = mkdtempSync(join(tmpdir(), "tilewise-killed-"));
  constructor(
    readonly browser: "chrome" | "firefox",
    readonly path: string,
    readonly base: string,
  ) {}

  at(path: string): string {
    return new URL(path, this.base).href;
  }

  /** Performs an action on the page and kills the browser afterwards or in between. */
  async runAndEnd(action: (page: KillableBrowser) => Promise<void>, end: "kill" | "close" = "kill"): Promise<void> {
    const page = await startKillable(this.browser, this.path, this.#profile);
    try {
      await action(page);
    } finally {
      await page[end]();
    }
  }

  /** Starts again with an empty profile. */
  reset(): void {
    this.remove();
    this.#profile = mkdtempSync(join(tmpdir(), "tilewise-killed-"));
  }

  remove(): void {
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The number of lines in the history of the current game. The game opens and is stored. */
async function lines(device: Device, page: KillableBrowser): Promise<number> {
  await page.page.goto(device.at("./#/table"));
  await run(page, `await seen(".tabletop"); await seen('[data-keeping="kept"]');`);
  await page.page.goto(device.at("./#/table/history"));
  // Only part of a long game is rendered.
  return run(page, `await seen("[data-line]"); return document.querySelector(".pasts").start;`);
}

/** The minimum and maximum number of stored hands before a kill. */
const [MIN_HANDS, MAX_HANDS] = [3, 12];

/**
 * Enters hands until the kill. Logs when a hand is entered and when it is stored; it continues after the
 * confirmation, so at most one is missed.
 */
const ENTER_HANDS = `for (let hand = 1; ; hand += 1) {
  location.hash = "#/table/drawn";
  const done = await seen('[data-action="done"]');
  await report("entered", hand);
  done.click();
  while (done.isConnected) await new Promise((resolve) => setTimeout(resolve));
  await seen(".tabletop");
  await seen('[data-keeping="kept"]');
  await report("stored", hand);
}`;

async function killedWhileEntering(device: Device): Promise<string> {
  const next = random(SEED);
  const all = { hands: 0, during: 0, unconfirmed: 0 };
  let minimum = 0;
  const check = (found: number, after: number): void => {
    expect(found, `after ${after} kills, seed ${SEED}: all stored hands`).toBeGreaterThanOrEqual(minimum);
    all.unconfirmed += found - minimum;
  };
  for (let round = 0; round < KILLS; round += 1) {
    await device.runAndEnd(async (page) => {
      if (round > 0) check(await lines(device, page), round);
      if (round % ROUNDS === 0) {
        await page.page.goto(device.at(round === 0 ? "./#/table" : "./#/table/new"));
        await run(page, `(await seen('[data-action="begin"]')).click(); await seen(".tabletop");`);
      }
      const before = await lines(device, page);
      const counts = { entered: 0, stored: 0 };
      const enough = MIN_HANDS + Math.floor(next() * (MAX_HANDS - MIN_HANDS + 1));
      const start = performance.now();
      let isEnough: () => void;
      const stored = new Promise<void>((done) => (isEnough = done));
      await page.page.exposeFunction("report", (kind: "entered" | "stored", number: number) => {
        counts[kind] = number;
        if (kind === "stored" && number === enough) isEnough();
      });
      const entering = run<never>(page, ENTER_HANDS);
      // The kill rejects the promise.
      entering.catch(() => undefined);
      await Promise.race([stored, entering]);
      // A random moment while one or two more hands are entered, scaled to the speed of the machine.
      const one = (performance.now() - start) / enough;
      await new Promise((resolve) => setTimeout(resolve, next() * 2 * one));
      minimum = before + counts.stored;
      all.hands += counts.stored;
      all.during += Number(counts.entered > counts.stored);
    });
  }
  await device.runAndEnd(async (page) => check(await lines(device, page), KILLS));
  return `${KILLS} kills, seed ${SEED}: ${all.hands} hands stored, ${all.during} kills during an entry, ${all.unconfirmed} hands stored without confirmation`;
}

/** The records in a store of the database, some of them in lists; none if the store doesn't exist. */
const STORED_RECORDS = `const stored = (store) => new Promise((done, fail) => {
  const opening = indexedDB.open("tilewise-games");
  opening.onerror = fail;
  opening.onsuccess = () => {
    const database = opening.result;
    const answer = (all) => (database.close(), done(all.flat()));
    if (!database.objectStoreNames.contains(store)) return answer([]);
    const asking = database.transaction(store).objectStore(store).getAll();
    asking.onsuccess = () => answer(asking.result);
  };
});`;

/** The number of records in the backup that remains until the database is verified. */
const BACKUP_COUNT = `const countBackup = async () => {
  const found = await caches.match("spare.json");
  return found ? (await found.json()).records.length : 0;
};`;

const [GAMES, HANDS] = [20, 100];
/** The time in milliseconds for migrating most or all games. */
const UPGRADE_TIME = 30;

/** The opening and the draw of a game, as stored. */
const STORED_EVENTS = `${STORED_RECORDS}
const records = await stored("entries-2");
const first = (found) => records.find((one) => found(one.entry.counter));
return [first((counter) => counter === 1), first((counter) => counter > 1)];`;

/** Games of the first format in an empty database, made from these events. */
const createOldGames = (events: unknown) => `const [opening, draw] = ${JSON.stringify(events)};
await new Promise((done, fail) => {
  const opened = indexedDB.open("tilewise-games", 1);
  opened.onerror = fail;
  opened.onupgradeneeded = () => opened.result.createObjectStore("entries");
  opened.onsuccess = () => {
    const writing = opened.result.transaction("entries", "readwrite", { durability: "strict" });
    const put = (one, game, counter) => {
      const { place, device, ...record } = one;
      const id = counter === 1 ? game : game + "-" + counter;
      const entry = { ...record.entry, id, counter, time: record.entry.time + counter };
      writing.objectStore("entries").put({ ...record, game, entry }, game + "/" + id);
    };
    for (let game = 0; game < ${GAMES}; game += 1) {
      put(opening, "game-" + game, 1);
      for (let hand = 1; hand <= ${HANDS}; hand += 1) put(draw, "game-" + game, hand + 1);
    }
    writing.oncomplete = () => (opened.result.close(), done());
    writing.onerror = fail;
  };
});`;

async function killedWhileUpgrading(device: Device): Promise<string> {
  const next = random(SEED);
  const whole = GAMES * (HANDS + 1);
  const all = { empty: 0, complete: 0, deleted: 0 };
  // A page without the app, so nothing is migrated.
  const aside = device.at("./card.png");
  let events: unknown;
  await device.runAndEnd(async (page) => {
    await page.page.goto(device.at("./#/table"));
    await run(page, `(await seen('[data-action="begin"]')).click(); await seen(".tabletop"); await seen('[data-keeping="kept"]');`);
    await page.page.goto(device.at("./#/table/drawn"));
    await run(page, `(await seen('[data-action="done"]')).click(); await seen(".tabletop"); await seen('[data-keeping="kept"]');`);
    events = await run(page, STORED_EVENTS);
  });
  const begin = async () => {
    device.reset();
    // Chromium writes the storage folder of a new profile to disk within half a minute or when it closes.
    await device.runAndEnd(async (page) => {
      await page.page.goto(aside);
      await run(page, createOldGames(events));
    }, "close");
  };
  await begin();
  for (let round = 0; round < UPGRADES; round += 1) {
    await device.runAndEnd(async (page) => {
      await page.page.evaluateOnNewDocument(`{
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...all) {
          console.log("started");
          return put.apply(this, all);
        };
      }`);
      const started = new Promise<void>((resolve) => page.page.on("console", (message) => message.text() === "started" && resolve()));
      page.page.goto(device.at("./#/table")).catch(() => undefined);
      const timeout = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("the migration doesn’t start")), TIMEOUT).unref());
      await Promise.race([started, timeout]);
      await new Promise((resolve) => setTimeout(resolve, next() * UPGRADE_TIME));
    });
    let isWhole = false;
    await device.runAndEnd(async (page) => {
      await page.page.goto(aside);
      const stored = `${STORED_RECORDS} ${BACKUP_COUNT}
        return [(await stored("entries")).length, (await stored("entries-2")).length, await countBackup()];`;
      const [old, now, spare] = await run<[number, number, number]>(page, stored);
      expect(Math.max(old, spare), `seed ${SEED}: the original or its backup stays`).toBe(whole);
      expect([0, whole], `seed ${SEED}: everything or nothing`).toContain(now);
      isWhole = now === whole;
      all.deleted += Number(old === 0);
    }, "close");
    all[isWhole ? "complete" : "empty"] += 1;
    if (!isWhole && round + 1 < UPGRADES) continue;
    // A damaged log is detected at its second or third reading.
    for (const _ of ["second", "third"]) {
      await device.runAndEnd(async (page) => expect(await lines(device, page)).toBe(HANDS + 1), "close");
    }
    if (round + 1 < UPGRADES) await begin();
  }
  return `${UPGRADES} kills, seed ${SEED}: ${all.empty} without a migrated game, ${all.complete} with all of them; the browser deleted the database ${all.deleted} times, and the backup had everything`;
}

for (const { name, browser, path } of BROWSERS) {
  test.describe(name, () => {
    test.skip(!path, `${name} isn’t here`);
    // A parallel start of a browser takes ten seconds, and a kill takes several starts.
    test.setTimeout(60_000 + 60_000 * KILLS);
    const runWith = async (baseURL: string | undefined, action: (device: Device) => Promise<string>) => {
      const device = new Device(browser, path ?? "", baseURL ?? "");
      try {
        const found = await action(device);
        test.info().annotations.push({ type: name, description: found });
        if (KILLS > 3) console.log(`${name}: ${found}`);
      } finally {
        device.remove();
      }
    };

    test("kills while hands are entered lose no stored entry", ({ baseURL }) => runWith(baseURL, killedWhileEntering));

    test("kills during a migration lose no game", ({ baseURL }) =>
      runWith(baseURL, killedWhileUpgrading));
  });
}
