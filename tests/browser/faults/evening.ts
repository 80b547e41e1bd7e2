// An evening at random, from a seed: somebody uses the page in every way, and what a page depends on fails.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { mortal, type Mortal } from "../browsers.js";
import { random } from "../random.js";
import type { Served } from "../served.js";
import { KEYS, LANGUAGES, PLACES, STORAGES, TYPED } from "./chosen.js";
import { inside, type Inside, type Look, type Picked } from "./inside.js";
import { atMost, later } from "./waiting.js";

export type Kind = "chrome" | "firefox";

/** So many things are done in an evening, and so many of them are told when something is wrong. */
const STEPS = 150;
const TOLD = 25;

const HOME = "./#/table";
const DRAWN = "nobody wins a hand";
export class Evening {
  readonly #next: () => number;
  readonly #profile = mkdtempSync(join(tmpdir(), "tilewise-faults-"));
  readonly #done: string[] = [];
  readonly #wrong: string[] = [];
  /** What was said to be kept. */
  readonly #kept = new Map<string, string>();
  /** How often what was done. */
  readonly counts = new Map<string, number>();
  #browser!: Mortal;
  #tabs: Page[] = [];
  #at = 0;
  #look!: Look;
  #isCut = false;
  /** Whether the network failed since the page was looked at last. */
  #wasCut = false;
  #storage = "works";
  /** Whether the page has said that it is there without a network. */
  #isOffline = false;

  constructor(
    readonly kind: Kind,
    readonly path: string,
    readonly seed: number,
    readonly host: Served,
  ) {
    this.#next = random(seed);
  }

  get entries(): number {
    return this.#kept.size;
  }

  get #page(): Page {
    return this.#tabs[this.#at]!;
  }

  #one<T>(all: readonly T[], by: number): T {
    return all[Math.floor(by * all.length)]!;
  }

  #fail(what: string): never {
    const done = this.#done.slice(-TOLD).map((one, at) => `  ${this.#done.length - Math.min(TOLD, this.#done.length) + at + 1}. ${one}`);
    throw new Error(`${what}\n  in ${this.kind}, seed ${this.seed}, after\n${done.join("\n")}`);
  }

  async #start(): Promise<void> {
    this.#browser = await mortal(this.kind, this.path, this.#profile);
    this.#tabs = [];
    await this.#open(this.#browser.page);
  }

  /** Opens the page in a tab. */
  async #open(tab: Page): Promise<void> {
    this.#tabs.push(tab);
    this.#at = this.#tabs.length - 1;
    tab.on("console", (message) => {
      if (message.type() === "error") this.#hears(message.text());
    });
    tab.on("pageerror", (error) => this.#hears(String(error)));
    tab.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
    // Phones and wide windows take turns.
    await tab.setViewport(this.seed % 2 === 0 ? { width: 390, height: 844 } : { width: 1280, height: 900 });
    await tab.evaluateOnNewDocument(inside, this.#storage);
    // Where nobody is, no focus is said to come.
    await tab.bringToFront();
    await this.#goHome(tab);
  }

  /** Opens the page from outside. What can't be had is looked at like what can. */
  async #goHome(tab: Page): Promise<void> {
    const home = () => tab.goto(new URL(HOME, this.host.url).href, { waitUntil: "domcontentloaded" });
    try {
      // A driver may miss the end of one that follows on one that failed.
      await home().catch(home);
    } catch (error) {
      if (!this.#isCut) this.#fail(`the page can’t be opened: ${error}`);
    }
  }

  #hears(what: string): void {
    // The browser says so itself of what it couldn't bring.
    const isNetwork = /^Failed to load resource|net::ERR_|NetworkError|due to the network|when fetching the script|Failed to fetch/.test(what);
    if (!(isNetwork && (this.#isCut || this.#wasCut))) this.#wrong.push(`in the console: ${what}`);
  }

  /** Asks the page, also one that is just being loaded. */
  async #ask<T>(asks: (page: Page) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await asks(this.#page);
      } catch (error) {
        if (tries === 100) this.#fail(`the page doesn’t answer: ${error}`);
        await later(100);
      }
    }
  }

  /** Waits until the page has come to rest, and looks whether all is right. */
  async #rest(): Promise<Look> {
    const there = await this.#there();
    if (there === "about:blank") {
      // Before its first page there is none.
      await this.#goHome(this.#page);
    } else if (there !== null) {
      if (!this.#isCut || this.#isOffline) this.#fail(`the page isn’t there, but ${there}`);
      await this.#mend();
    }
    const look = await this.#ask((page) => page.evaluate(() => (globalThis as unknown as { inside: Inside }).inside.look()));
    // It was left amid that.
    if (!look.isPage) return this.#rest();
    this.#isOffline ||= look.isOffline;
    this.#wrong.push(...look.wrong);
    if (this.#wrong.length > 0) this.#fail(`${this.#wrong.join("\n")}\n  at ${look.address}`);
    if (look.records) {
      const there = new Map(look.records);
      for (const [key, value] of this.#kept) {
        if (there.get(key) !== value) this.#fail(`lost: ${value}\n  there is ${there.get(key)}`);
      }
      for (const [key, value] of there) this.#kept.set(key, value);
    }
    if (!this.#isCut) this.#wasCut = false;
    this.#look = look;
    if (this.#done.length > 0) this.#done[this.#done.length - 1] += ` → ${look.address}: ${look.seen}`;
    return look;
  }

  /** What is there in place of the page. What the browser says where it can't be had is another page. */
  async #there(): Promise<string | null> {
    for (let tries = 0; ; tries += 1) {
      const [there, other] = await this.#ask((page) =>
        page.evaluate(() => [document.getElementById("app") !== null, `${location.href}: ${document.body?.textContent?.trim().slice(0, 80)}`] as const),
      );
      if (there) return null;
      if (other.startsWith("about:blank")) return "about:blank";
      // It may be on its way.
      if (tries === 20) return other;
      await later(100);
    }
  }

  /** There is a network again, and the page is opened by it. */
  async #mend(): Promise<void> {
    this.#cut(false);
    this.#done.push("the network is there again, and the page is opened");
    await this.#goHome(this.#page);
  }

  #cut(isCut: boolean): void {
    this.#isCut = isCut;
    this.#wasCut ||= isCut;
    this.host.cut(isCut);
  }

  async #fails(how: string): Promise<void> {
    this.#storage = how;
    for (const tab of this.#tabs) await atMost(1_000, tab.evaluate((how) => void (window.name = how), how));
  }

  #pick(kind: number, which: number, field = false): Promise<Picked | null> {
    return this.#ask((page) =>
      page.evaluate((...by) => (globalThis as unknown as { inside: Inside }).inside.pick(...by), kind, which, field),
    );
  }

  async #presses(by: number[], isKey: boolean): Promise<string> {
    const picked = await this.#pick(by[1]!, by[2]!);
    if (!picked) return "press nothing";
    if (isKey || picked.covered) {
      await this.#ask((page) => page.evaluate(() => (globalThis as unknown as { inside: Inside }).inside.focus()));
      await this.#page.keyboard.press(picked.what.startsWith("a") ? "Enter" : this.#one(["Enter", " "] as const, by[3]!));
    } else {
      await this.#page.mouse.click(picked.x, picked.y);
    }
    const covered = picked.covered ? `, covered by ${picked.covered}` : "";
    return `${isKey || picked.covered ? "a key on" : "press"} ${picked.what}${covered}`;
  }

  async #types(by: number[]): Promise<string> {
    const picked = await this.#pick(by[1]!, by[2]!, true);
    if (!picked) return "write nowhere";
    const text = this.#one(TYPED, by[3]!);
    await this.#ask((page) => page.evaluate(() => (globalThis as unknown as { inside: Inside }).inside.focus()));
    await this.#page.keyboard.down("Control");
    await this.#page.keyboard.press("a");
    await this.#page.keyboard.up("Control");
    await this.#page.keyboard.press("Backspace");
    await this.#page.keyboard.type(text);
    if (by[4]! < 0.3) await this.#page.keyboard.press("Enter");
    return `write “${text}” into ${picked.what}`;
  }

  #goes(address: string): Promise<void> {
    return this.#ask((page) => page.evaluate((address) => void (location.hash = address), address));
  }

  /** Tells a hand in which nobody wins. */
  async #draws(): Promise<string> {
    await this.#goes("#/table/drawn");
    await this.#rest();
    const isDone = await this.#ask((page) =>
      page.evaluate(() => {
        const done = document.querySelector<HTMLElement>('[data-action="done"]:not([aria-disabled=true])');
        done?.focus();
        done?.click();
        return done !== null;
      }),
    );
    return isDone ? DRAWN : "a draw can’t be told";
  }

  async #reload(): Promise<string> {
    await this.#ask((page) => page.evaluate(() => location.reload()));
    await later(50);
    return "reload";
  }

  /** All tabs are closed, or the browser is killed, or its tab crashes; then it is opened again. */
  async #ends(how: number): Promise<string> {
    if (how < 0.4) {
      const old = this.#tabs;
      this.#tabs = [];
      const tab = await this.#browser.tab();
      for (const one of old) await atMost(3_000, one.close());
      await this.#open(tab);
      return "all tabs are closed, and one is opened";
    }
    if (how < 0.6 && this.kind === "chrome") {
      const session = await this.#page.createCDPSession();
      session.send("Page.crash").catch(() => undefined);
      await later(300);
      const old = this.#tabs.splice(this.#at, 1);
      for (const one of old) await atMost(1_000, one.close());
      await this.#open(await this.#browser.tab());
      return "the tab crashes, and is opened again";
    }
    await this.#browser.kill();
    await this.#start();
    return "the browser is killed, and started again";
  }

  /** What was seen at the Table is seen there again. */
  async #endsAtTheTable(how: number): Promise<string> {
    await this.#goes("#/table");
    const before = await this.#rest();
    const isSure = before.keeping === "kept" && this.#storage === "works" && this.#tabs.length === 1 && before.tabletop !== null;
    // Where it wasn't remembered which game is shown, another may be.
    const shown = await this.#ask((page) => page.evaluate(() => localStorage.getItem("tilewise.game")));
    const told = how < 0.3 ? await this.#reload() : await this.#ends((how - 0.3) / 0.7);
    this.#done.push(`at the Table: ${told}`);
    if (!isSure) return "(what was seen there wasn’t sure)";
    const after = await this.#rest();
    const again = await this.#ask((page) => page.evaluate(() => localStorage.getItem("tilewise.game")));
    if (shown === again && after.tabletop !== before.tabletop) this.#fail(`another game than before:\n  ${before.tabletop}\n  ${after.tabletop}`);
    return "(the same game is seen)";
  }

  /** What fails, or doesn't any more. */
  async #fault(by: number[]): Promise<string> {
    const what = by[1]!;
    if (what < 0.25) {
      // What isn't kept on the device can't be opened without a network: that it can't be loaded is said.
      this.#cut(!this.#isCut);
      return this.#isCut ? "the network is cut" : "the network is there again";
    }
    if (what < 0.55) {
      await this.#fails(this.#one(STORAGES, by[2]!));
      return `the storage: ${this.#storage}`;
    }
    if (what < 0.7) return this.#ends(by[2]!);
    if (what < 0.8) return this.#endsAtTheTable(by[2]!);
    if (what < 0.9 && this.#tabs.length < 3) {
      await this.#open(await this.#browser.tab());
      return "another tab";
    }
    this.#at = Math.floor(by[2]! * this.#tabs.length);
    await this.#page.bringToFront();
    return `to tab ${this.#at + 1}`;
  }

  /** One thing is done. As many numbers are drawn for each, whatever comes of it. */
  async #step(): Promise<void> {
    const by = Array.from({ length: 7 }, this.#next);
    const before = this.#look;
    const kind = by[0]!;
    let told: string;
    // Whether the focus stays somewhere.
    let [holds, isAmid] = [before.focus !== null, false];
    if (kind < 0.52) {
      told = await this.#presses(by, false);
      holds = true;
    } else if (kind < 0.66) {
      told = await this.#presses(by, true);
      holds = true;
    } else if (kind < 0.71) {
      told = await this.#types(by);
    } else if (kind < 0.75) {
      const key = this.#one(KEYS, by[1]!);
      await this.#page.keyboard.press(key);
      told = `the key ${key}`;
      // It leads out of the page too.
      holds &&= key !== "Tab";
    } else if (kind < 0.8) {
      const address = this.#one(PLACES, by[1]!);
      await this.#goes(address);
      told = `go to ${address}`;
    } else if (kind < 0.85) {
      const way = by[1]! < 0.7 ? -1 : 1;
      await this.#ask((page) => page.evaluate((way) => history.go(way), way));
      await later(50);
      told = way < 0 ? "back" : "forward";
    } else if (kind < 0.87) {
      told = await this.#reload();
    } else if (kind < 0.885) {
      const address = `./?lang=${this.#one(LANGUAGES, by[1]!)}${this.#one(PLACES, by[2]!)}`;
      await this.#ask((page) => page.evaluate((address) => location.assign(address), address));
      await later(50);
      told = `open ${address}`;
    } else if (kind < 0.93) {
      told = await this.#draws();
    } else {
      told = await this.#fault(by);
      holds = false;
    }
    this.#count(told);
    this.#done.push(told);
    // What fails may fail amid what was just done.
    if (kind < 0.93 && by[5]! < 0.05) {
      await later(by[6]! * 60);
      const fault = await this.#fault(this.#swap(by));
      this.#count(fault);
      this.#done.push(`at once: ${fault}`);
      isAmid = true;
      holds = false;
    }
    const kept = this.#kept.size;
    const after = await this.#rest();
    const isHand = told === DRAWN && !isAmid;
    if (isHand && after.records && after.records.length <= kept) this.#fail("a hand was told and is said to be kept: it isn’t there");
    if (holds && !after.isMissed && after.document === before.document && after.focus === null) {
      this.#fail(`the focus is lost: it was at ${before.focus}, at ${before.address} and is at nothing, at ${after.address}: ${after.way.join(", ")}`);
    }
  }

  #swap(by: number[]): number[] {
    return [by[0]!, by[4]!, by[3]!, by[2]!, by[1]!, by[5]!, by[6]!];
  }

  #count(told: string): void {
    const what = /^(press|a key on|write|the key|go to|open|the storage|to tab|[^→]*)/.exec(told)![0];
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Plays it to its end. */
  async run(until: number): Promise<void> {
    try {
      await this.#start();
      await this.#rest();
      // From here on it is there without a network.
      for (let tries = 0; tries < 60 && !this.#isOffline; tries += 1) {
        await later(500);
        await this.#rest();
      }
      for (let step = 0; step < STEPS && Date.now() < until; step += 1) await this.#step();
      // All that was said to be kept is there at the end.
      await this.#fails("works");
      this.#cut(false);
      await this.#browser.kill();
      await this.#start();
      this.#done.push("the end: killed, and opened again");
      const end = await this.#rest();
      if (end.keeping !== "kept") this.#fail(`nothing fails any more, and the Table says: ${end.keeping}`);
    } finally {
      this.#cut(false);
      await atMost(10_000, this.#browser?.kill() ?? Promise.resolve());
      rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}
