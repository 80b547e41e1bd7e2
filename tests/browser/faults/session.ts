// A random session from a seed: random actions on the page while its network, storage and tabs fail.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { startKillable, type KillableBrowser } from "../browsers.js";
import { random } from "../random.js";
import type { StaticHost } from "../served.js";
import { KEYS, LANGUAGES, PLACES, STORAGES, TYPED } from "./chosen.js";
import { installObserver, type Observer, type PageState, type Target } from "./inside.js";
import { withTimeout, sleep } from "./waiting.js";

export type Kind = "chrome" | "firefox";

/** The number of actions in a session, and how many of them a failure lists. */
const STEPS = 150;
const LOGGED_STEPS = 25;

const HOME = "./#/table";
const DRAW_STEP = "nobody wins a hand";
export class RandomSession {
  readonly #next: () => number;
  readonly #profile = mkdtempSync(join(tmpdir(), "tilewise-faults-"));
  readonly #steps: string[] = [];
  readonly #problems: string[] = [];
  /** The entries that the page showed as stored. */
  readonly #saved = new Map<string, string>();
  /** The number of actions by kind. */
  readonly counts = new Map<string, number>();
  #browser!: KillableBrowser;
  #tabs: Page[] = [];
  #tabIndex = 0;
  #state!: PageState;
  #isNetworkDown = false;
  /** Whether the network failed since the last check. */
  #wasNetworkDown = false;
  #storage = "works";
  /** Whether the page has shown that it works offline. */
  #isOffline = false;

  constructor(
    readonly kind: Kind,
    readonly path: string,
    readonly seed: number,
    readonly host: StaticHost,
  ) {
    this.#next = random(seed);
  }

  get entries(): number {
    return this.#saved.size;
  }

  get #page(): Page {
    return this.#tabs[this.#tabIndex]!;
  }

  #choose<T>(all: readonly T[], draw: number): T {
    return all[Math.floor(draw * all.length)]!;
  }

  #fail(what: string): never {
    const done = this.#steps.slice(-LOGGED_STEPS).map((one, at) => `  ${this.#steps.length - Math.min(LOGGED_STEPS, this.#steps.length) + at + 1}. ${one}`);
    throw new Error(`${what}\n  in ${this.kind}, seed ${this.seed}, after\n${done.join("\n")}`);
  }

  async #start(): Promise<void> {
    this.#browser = await startKillable(this.kind, this.path, this.#profile);
    this.#tabs = [];
    await this.#open(this.#browser.page);
  }

  /** Opens the page in a tab. */
  async #open(tab: Page): Promise<void> {
    this.#tabs.push(tab);
    this.#tabIndex = this.#tabs.length - 1;
    tab.on("console", (message) => {
      if (message.type() === "error") this.#onError(message.text());
    });
    tab.on("pageerror", (error) => this.#onError(String(error)));
    tab.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
    // Phones and wide windows alternate.
    await tab.setViewport(this.seed % 2 === 0 ? { width: 390, height: 844 } : { width: 1280, height: 900 });
    await tab.evaluateOnNewDocument(installObserver, this.#storage);
    // A background tab gets no focus events.
    await tab.bringToFront();
    await this.#goHome(tab);
  }

  /** Opens the page by its address. Load errors are handled like other states. */
  async #goHome(tab: Page): Promise<void> {
    const home = () => tab.goto(new URL(HOME, this.host.url).href, { waitUntil: "domcontentloaded" });
    try {
      // The driver may miss the end of a navigation that follows a failed one.
      await home().catch(home);
    } catch (error) {
      if (!this.#isNetworkDown) this.#fail(`the page can’t be opened: ${error}`);
    }
  }

  #onError(what: string): void {
    // The browser logs its own network errors.
    const isNetwork = /^Failed to load resource|net::ERR_|NetworkError|due to the network|when fetching the script|Failed to fetch/.test(what);
    if (!(isNetwork && (this.#isNetworkDown || this.#wasNetworkDown))) this.#problems.push(`in the console: ${what}`);
  }

  /** Queries the page, and retries while it is loading. */
  async #query<T>(query: (page: Page) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await query(this.#page);
      } catch (error) {
        if (tries === 100) this.#fail(`the page doesn’t answer: ${error}`);
        await sleep(100);
      }
    }
  }

  /** Waits until the page is idle and checks it. */
  async #checkIdle(): Promise<PageState> {
    const there = await this.#otherContent();
    if (there === "about:blank") {
      // The tab hasn't loaded a page yet.
      await this.#goHome(this.#page);
    } else if (there !== null) {
      if (!this.#isNetworkDown || this.#isOffline) this.#fail(`the page is missing; instead there is ${there}`);
      await this.#restoreNetwork();
    }
    const state = await this.#query((page) => page.evaluate(() => (globalThis as unknown as { inside: Observer }).inside.observe()));
    // The page was navigated during the check.
    if (!state.isPage) return this.#checkIdle();
    this.#isOffline ||= state.isOffline;
    this.#problems.push(...state.problems);
    if (this.#problems.length > 0) this.#fail(`${this.#problems.join("\n")}\n  at ${state.address}`);
    if (state.records) {
      const there = new Map(state.records);
      for (const [key, value] of this.#saved) {
        if (there.get(key) !== value) this.#fail(`lost: ${value}\n  found: ${there.get(key)}`);
      }
      for (const [key, value] of there) this.#saved.set(key, value);
    }
    if (!this.#isNetworkDown) this.#wasNetworkDown = false;
    this.#state = state;
    if (this.#steps.length > 0) this.#steps[this.#steps.length - 1] += ` → ${state.address}: ${state.screen}`;
    return state;
  }

  /** The content that is shown in place of the page. An error page of the browser counts as another page. */
  async #otherContent(): Promise<string | null> {
    for (let tries = 0; ; tries += 1) {
      const [there, other] = await this.#query((page) =>
        page.evaluate(() => [document.getElementById("app") !== null, `${location.href}: ${document.body?.textContent?.trim().slice(0, 80)}`] as const),
      );
      if (there) return null;
      if (other.startsWith("about:blank")) return "about:blank";
      // The page may still be loading.
      if (tries === 20) return other;
      await sleep(100);
    }
  }

  /** Restores the network and opens the page. */
  async #restoreNetwork(): Promise<void> {
    this.#setNetworkDown(false);
    this.#steps.push("the network is restored, and the page is opened");
    await this.#goHome(this.#page);
  }

  #setNetworkDown(isDown: boolean): void {
    this.#isNetworkDown = isDown;
    this.#wasNetworkDown ||= isDown;
    this.host.setNetworkDown(isDown);
  }

  async #setStorage(state: string): Promise<void> {
    this.#storage = state;
    for (const tab of this.#tabs) await withTimeout(1_000, tab.evaluate((state) => void (window.name = state), state));
  }

  #pick(kind: number, which: number, field = false): Promise<Target | null> {
    return this.#query((page) =>
      page.evaluate((...args) => (globalThis as unknown as { inside: Observer }).inside.pick(...args), kind, which, field),
    );
  }

  async #press(draws: number[], isKey: boolean): Promise<string> {
    const picked = await this.#pick(draws[1]!, draws[2]!);
    if (!picked) return "press nothing";
    if (isKey || picked.covered) {
      await this.#query((page) => page.evaluate(() => (globalThis as unknown as { inside: Observer }).inside.focus()));
      await this.#page.keyboard.press(picked.label.startsWith("a") ? "Enter" : this.#choose(["Enter", " "] as const, draws[3]!));
    } else {
      await this.#page.mouse.click(picked.x, picked.y);
    }
    const covered = picked.covered ? `, covered by ${picked.covered}` : "";
    return `${isKey || picked.covered ? "a key on" : "press"} ${picked.label}${covered}`;
  }

  async #type(draws: number[]): Promise<string> {
    const picked = await this.#pick(draws[1]!, draws[2]!, true);
    if (!picked) return "write nowhere";
    const text = this.#choose(TYPED, draws[3]!);
    await this.#query((page) => page.evaluate(() => (globalThis as unknown as { inside: Observer }).inside.focus()));
    await this.#page.keyboard.down("Control");
    await this.#page.keyboard.press("a");
    await this.#page.keyboard.up("Control");
    await this.#page.keyboard.press("Backspace");
    await this.#page.keyboard.type(text);
    if (draws[4]! < 0.3) await this.#page.keyboard.press("Enter");
    return `write “${text}” into ${picked.label}`;
  }

  #goTo(address: string): Promise<void> {
    return this.#query((page) => page.evaluate((address) => void (location.hash = address), address));
  }

  /** Enters a draw. */
  async #enterDraw(): Promise<string> {
    await this.#goTo("#/table/drawn");
    await this.#checkIdle();
    const isDone = await this.#query((page) =>
      page.evaluate(() => {
        const done = document.querySelector<HTMLElement>('[data-action="done"]:not([aria-disabled=true])');
        done?.focus();
        done?.click();
        return done !== null;
      }),
    );
    return isDone ? DRAW_STEP : "a draw can’t be entered";
  }

  async #reload(): Promise<string> {
    await this.#query((page) => page.evaluate(() => location.reload()));
    await sleep(50);
    return "reload";
  }

  /** Closes all tabs, kills the browser or crashes its tab, then opens the page again. */
  async #restart(choice: number): Promise<string> {
    if (choice < 0.4) {
      const old = this.#tabs;
      this.#tabs = [];
      const tab = await this.#browser.tab();
      for (const one of old) await withTimeout(3_000, one.close());
      await this.#open(tab);
      return "all tabs are closed, and one is opened";
    }
    if (choice < 0.6 && this.kind === "chrome") {
      const session = await this.#page.createCDPSession();
      session.send("Page.crash").catch(() => undefined);
      await sleep(300);
      const old = this.#tabs.splice(this.#tabIndex, 1);
      for (const one of old) await withTimeout(1_000, one.close());
      await this.#open(await this.#browser.tab());
      return "the tab crashes, and is opened again";
    }
    await this.#browser.kill();
    await this.#start();
    return "the browser is killed, and started again";
  }

  /** The Table shows the same game after a restart. */
  async #restartAtTable(choice: number): Promise<string> {
    await this.#goTo("#/table");
    const before = await this.#checkIdle();
    const isComparable = before.storageState === "kept" && this.#storage === "works" && this.#tabs.length === 1 && before.tabletop !== null;
    // If the selected game wasn't stored, another game may be shown.
    const current = await this.#query((page) => page.evaluate(() => localStorage.getItem("tilewise.game")));
    const description = choice < 0.3 ? await this.#reload() : await this.#restart((choice - 0.3) / 0.7);
    this.#steps.push(`at the Table: ${description}`);
    if (!isComparable) return "(the game can’t be compared)";
    const after = await this.#checkIdle();
    const again = await this.#query((page) => page.evaluate(() => localStorage.getItem("tilewise.game")));
    if (current === again && after.tabletop !== before.tabletop) this.#fail(`another game than before:\n  ${before.tabletop}\n  ${after.tabletop}`);
    return "(the same game is shown)";
  }

  /** Starts or ends a failure. */
  async #changeFault(draws: number[]): Promise<string> {
    const what = draws[1]!;
    if (what < 0.25) {
      // A page that isn't stored offline can't be opened without a network, and says so.
      this.#setNetworkDown(!this.#isNetworkDown);
      return this.#isNetworkDown ? "the network is cut" : "the network is restored";
    }
    if (what < 0.55) {
      await this.#setStorage(this.#choose(STORAGES, draws[2]!));
      return `the storage: ${this.#storage}`;
    }
    if (what < 0.7) return this.#restart(draws[2]!);
    if (what < 0.8) return this.#restartAtTable(draws[2]!);
    if (what < 0.9 && this.#tabs.length < 3) {
      await this.#open(await this.#browser.tab());
      return "another tab";
    }
    this.#tabIndex = Math.floor(draws[2]! * this.#tabs.length);
    await this.#page.bringToFront();
    return `to tab ${this.#tabIndex + 1}`;
  }

  /** Performs one action. Each draws the same number of random values, whatever its result. */
  async #step(): Promise<void> {
    const draws = Array.from({ length: 7 }, this.#next);
    const before = this.#state;
    const kind = draws[0]!;
    let description: string;
    // Whether the focus must remain on the page.
    let [keepsFocus, isDuringStep] = [before.focus !== null, false];
    if (kind < 0.52) {
      description = await this.#press(draws, false);
      keepsFocus = true;
    } else if (kind < 0.66) {
      description = await this.#press(draws, true);
      keepsFocus = true;
    } else if (kind < 0.71) {
      description = await this.#type(draws);
    } else if (kind < 0.75) {
      const key = this.#choose(KEYS, draws[1]!);
      await this.#page.keyboard.press(key);
      description = `the key ${key}`;
      // Tab may leave the page.
      keepsFocus &&= key !== "Tab";
    } else if (kind < 0.8) {
      const address = this.#choose(PLACES, draws[1]!);
      await this.#goTo(address);
      description = `go to ${address}`;
    } else if (kind < 0.85) {
      const way = draws[1]! < 0.7 ? -1 : 1;
      await this.#query((page) => page.evaluate((way) => history.go(way), way));
      await sleep(50);
      description = way < 0 ? "back" : "forward";
    } else if (kind < 0.87) {
      description = await this.#reload();
    } else if (kind < 0.885) {
      const address = `./?lang=${this.#choose(LANGUAGES, draws[1]!)}${this.#choose(PLACES, draws[2]!)}`;
      await this.#query((page) => page.evaluate((address) => location.assign(address), address));
      await sleep(50);
      description = `open ${address}`;
    } else if (kind < 0.93) {
      description = await this.#enterDraw();
    } else {
      description = await this.#changeFault(draws);
      keepsFocus = false;
    }
    this.#count(description);
    this.#steps.push(description);
    // A failure may start during an action.
    if (kind < 0.93 && draws[5]! < 0.05) {
      await sleep(draws[6]! * 60);
      const fault = await this.#changeFault(this.#swap(draws));
      this.#count(fault);
      this.#steps.push(`at once: ${fault}`);
      isDuringStep = true;
      keepsFocus = false;
    }
    const saved = this.#saved.size;
    const after = await this.#checkIdle();
    const isHand = description === DRAW_STEP && !isDuringStep;
    if (isHand && after.records && after.records.length <= saved) this.#fail("a hand was entered and shown as stored, but is missing");
    if (keepsFocus && !after.isMissed && after.document === before.document && after.focus === null) {
      this.#fail(`the focus is lost: it was at ${before.focus}, at ${before.address} and is at nothing, at ${after.address}: ${after.focusPath.join(", ")}`);
    }
  }

  #swap(draws: number[]): number[] {
    return [draws[0]!, draws[4]!, draws[3]!, draws[2]!, draws[1]!, draws[5]!, draws[6]!];
  }

  #count(description: string): void {
    const what = /^(press|a key on|write|the key|go to|open|the storage|to tab|[^→]*)/.exec(description)![0];
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Runs the session to its end. */
  async run(until: number): Promise<void> {
    try {
      await this.#start();
      await this.#checkIdle();
      // From here on the page works offline.
      for (let tries = 0; tries < 60 && !this.#isOffline; tries += 1) {
        await sleep(500);
        await this.#checkIdle();
      }
      for (let step = 0; step < STEPS && Date.now() < until; step += 1) await this.#step();
      // All entries that were shown as stored exist at the end.
      await this.#setStorage("works");
      this.#setNetworkDown(false);
      await this.#browser.kill();
      await this.#start();
      this.#steps.push("the end: killed, and opened again");
      const end = await this.#checkIdle();
      if (end.storageState !== "kept") this.#fail(`there are no more failures, and the Table shows: ${end.storageState}`);
    } finally {
      this.#setNetworkDown(false);
      await withTimeout(10_000, this.#browser?.kill() ?? Promise.resolve());
      rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}
