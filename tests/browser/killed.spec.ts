// The browser is killed, in Chromium and in Firefox, at random moments while hands are entered, and while
// games of an older format are taken over: what was said to be kept is there, and the game opens. So often
// as `TILEWISE_KILLS` says, at the moments of `TILEWISE_SEED`: `cargo xtask soak kill 200`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect as within, test } from "@playwright/test";
import { mortal, type Mortal } from "./browsers.js";
import { random } from "./random.js";

const KILLS = Number(process.env.TILEWISE_KILLS ?? 3);
/** So many of games that are taken over: a device has them once, and each takes several starts of the browser. */
const UPGRADES = Math.max(2, Math.ceil(KILLS / 4));
const SEED = Number(process.env.TILEWISE_SEED ?? 1);
/** So many kills are outlived by one game: then another is begun. */
const ROUNDS = 10;

const BROWSERS = [
  { name: "Chromium", browser: "chrome", path: process.env.TILEWISE_CHROMIUM ?? "/usr/bin/chromium" },
  { name: "Firefox", browser: "firefox", path: process.env.TILEWISE_FIREFOX },
] as const;

const expect = within.configure({ timeout: 20_000 });

/** What doesn't come for so long, in milliseconds, never comes. */
const PATIENCE = 20_000;

/** What a script in the page answers; it may await, and wait for what matches a selector. */
function run<T>({ page }: Mortal, script: string): Promise<T> {
  const seen = `const seen = async (selector) => {
    for (const begun = performance.now(); performance.now() < begun + ${PATIENCE};) {
      const found = document.querySelector(selector);
      if (found) return found;
      await new Promise((later) => setTimeout(later, 4));
    }
    throw new Error(selector + " is not in: " + document.body.innerText);
  };`;
  return page.evaluate(`(async () => { ${seen} ${script} })()`) as Promise<T>;
}

/** A browser, again and again with the same profile, and a page of it that is killed at the end. */
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

  /** Does something with it, and kills it then or amid that. */
  async until(killed: (page: Mortal) => Promise<void>, end: "kill" | "close" = "kill"): Promise<void> {
    const page = await mortal(this.browser, this.path, this.#profile);
    try {
      await killed(page);
    } finally {
      await page[end]();
    }
  }

  /** Goes on as one that has kept nothing. */
  renew(): void {
    this.remove();
    this.#profile = mkdtempSync(join(tmpdir(), "tilewise-killed-"));
  }

  remove(): void {
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** How many lines the history has, of the game that is shown. The game opens, and is kept. */
async function lines(device: Device, page: Mortal): Promise<number> {
  await page.page.goto(device.at("./#/table"));
  await run(page, `await seen(".tabletop"); await seen('[data-keeping="kept"]');`);
  await page.page.goto(device.at("./#/table/history"));
  // Of a long game not all are drawn.
  return run(page, `await seen("[data-line]"); return document.querySelector(".pasts").start;`);
}

/** So many hands are kept before it is killed, at least and at most. */
const [FEW, MANY] = [3, 12];

/** Enters hands until it is killed, and says of each when it was told, and when it was said to be kept: it
 * goes on when that was heard, so at most one is missed. */
const ENTER = `for (let told = 1; ; told += 1) {
  location.hash = "#/table/drawn";
  const done = await seen('[data-action="done"]');
  await say("told", told);
  done.click();
  while (done.isConnected) await new Promise((later) => setTimeout(later));
  await seen(".tabletop");
  await seen('[data-keeping="kept"]');
  await say("kept", told);
}`;

async function killedWhileEntering(device: Device): Promise<string> {
  const next = random(SEED);
  const all = { hands: 0, amid: 0, beyond: 0 };
  let least = 0;
  const check = (there: number, after: number): void => {
    expect(there, `after ${after} kills, seed ${SEED}: all that was said to be kept`).toBeGreaterThanOrEqual(least);
    all.beyond += there - least;
  };
  for (let round = 0; round < KILLS; round += 1) {
    await device.until(async (page) => {
      if (round > 0) check(await lines(device, page), round);
      if (round % ROUNDS === 0) {
        await page.page.goto(device.at(round === 0 ? "./#/table" : "./#/table/new"));
        await run(page, `(await seen('[data-action="begin"]')).click(); await seen(".tabletop");`);
      }
      const before = await lines(device, page);
      const said = { told: 0, kept: 0 };
      const enough = FEW + Math.floor(next() * (MANY - FEW + 1));
      const begun = performance.now();
      let isEnough: () => void;
      const kept = new Promise<void>((done) => (isEnough = done));
      await page.page.exposeFunction("say", (what: "told" | "kept", number: number) => {
        said[what] = number;
        if (what === "kept" && number === enough) isEnough();
      });
      const entering = run<never>(page, ENTER);
      // Killed, it fails: that is no matter then.
      entering.catch(() => undefined);
      await Promise.race([kept, entering]);
      // Then at any moment while one or two more are entered, however long this machine takes for one.
      const one = (performance.now() - begun) / enough;
      await new Promise((later) => setTimeout(later, next() * 2 * one));
      least = before + said.kept;
      all.hands += said.kept;
      all.amid += Number(said.told > said.kept);
    });
  }
  await device.until(async (page) => check(await lines(device, page), KILLS));
  return `${KILLS} kills, seed ${SEED}: ${all.hands} hands said to be kept, ${all.amid} kills amid one, ${all.beyond} hands were there that it had no time to say it of`;
}

/** The records in a store of the database, some of them in lists; none, if there is no such store. */
const STORED = `const stored = (store) => new Promise((done, fail) => {
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

/** How many records the copy has that stays beside the database until it is known to be whole. */
const SPARE = `const spare = async () => {
  const found = await caches.match("spare.json");
  return found ? (await found.json()).records.length : 0;
};`;

const [GAMES, HANDS] = [20, 100];
/** In so many milliseconds most of them are taken over, or all. */
const LONG = 30;

/** The opening of a game and the draw of one, as they are kept. */
const TOLD = `${STORED}
const records = await stored("entries-2");
const first = (found) => records.find((one) => found(one.entry.counter));
return [first((counter) => counter === 1), first((counter) => counter > 1)];`;

/** Where nothing is kept: games of the first format, made of these. */
const old = (told: unknown) => `const [opening, draw] = ${JSON.stringify(told)};
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
  const all = { amid: 0, whole: 0, thrown: 0 };
  // Where nothing of the program is, nothing is taken over.
  const aside = device.at("./card.png");
  let told: unknown;
  await device.until(async (page) => {
    await page.page.goto(device.at("./#/table"));
    await run(page, `(await seen('[data-action="begin"]')).click(); await seen(".tabletop"); await seen('[data-keeping="kept"]');`);
    await page.page.goto(device.at("./#/table/drawn"));
    await run(page, `(await seen('[data-action="done"]')).click(); await seen(".tabletop"); await seen('[data-keeping="kept"]');`);
    told = await run(page, TOLD);
  });
  const begin = async () => {
    device.renew();
    // Where a new profile keeps what, Chromium itself writes down within half a minute or when it is closed.
    await device.until(async (page) => {
      await page.page.goto(aside);
      await run(page, old(told));
    }, "close");
  };
  await begin();
  for (let round = 0; round < UPGRADES; round += 1) {
    await device.until(async (page) => {
      await page.page.evaluateOnNewDocument(`{
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...all) {
          console.log("amid");
          return put.apply(this, all);
        };
      }`);
      const amid = new Promise<void>((heard) => page.page.on("console", (message) => message.text() === "amid" && heard()));
      page.page.goto(device.at("./#/table")).catch(() => undefined);
      const never = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("nothing is taken over")), PATIENCE).unref());
      await Promise.race([amid, never]);
      await new Promise((later) => setTimeout(later, next() * LONG));
    });
    let isWhole = false;
    await device.until(async (page) => {
      await page.page.goto(aside);
      const stored = `${STORED} ${SPARE}
        return [(await stored("entries")).length, (await stored("entries-2")).length, await spare()];`;
      const [old, now, spare] = await run<[number, number, number]>(page, stored);
      expect(Math.max(old, spare), `seed ${SEED}: what it is taken from stays, or its copy`).toBe(whole);
      expect([0, whole], `seed ${SEED}: all of it or nothing`).toContain(now);
      isWhole = now === whole;
      all.thrown += Number(old === 0);
    }, "close");
    all[isWhole ? "whole" : "amid"] += 1;
    if (!isWhole && round + 1 < UPGRADES) continue;
    // A log that was torn is noticed when it is read for the second time, or for the third.
    for (const _ of ["second", "third"]) {
      await device.until(async (page) => expect(await lines(device, page)).toBe(HANDS + 1), "close");
    }
    if (round + 1 < UPGRADES) await begin();
  }
  return `${UPGRADES} kills, seed ${SEED}: ${all.amid} left nothing of the copy, ${all.whole} the whole of it; ${all.thrown} times the browser threw all of it away, and the spare copy had it`;
}

for (const { name, browser, path } of BROWSERS) {
  test.describe(name, () => {
    test.skip(!path, `${name} isn’t here`);
    // A browser that starts beside others takes ten seconds, and a kill takes several starts.
    test.setTimeout(60_000 + 60_000 * KILLS);
    const on = async (baseURL: string | undefined, killed: (device: Device) => Promise<string>) => {
      const device = new Device(browser, path ?? "", baseURL ?? "");
      try {
        const found = await killed(device);
        test.info().annotations.push({ type: name, description: found });
        if (KILLS > 3) console.log(`${name}: ${found}`);
      } finally {
        device.remove();
      }
    };

    test("killed while hands are entered: what was said to be kept is there", ({ baseURL }) => on(baseURL, killedWhileEntering));

    test("killed while an older format is taken over: all of it is there or nothing yet", ({ baseURL }) =>
      on(baseURL, killedWhileUpgrading));
  });
}
