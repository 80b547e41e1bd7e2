// What is put into the page before anything of it: it looks, picks what is pressed, and has the storage fail.

/** What the page looks like when it has come to rest. */
export interface Look {
  /** Whether it is the page, and not what the browser says in its place. */
  isPage: boolean;
  /** When its document began: another one is another page. */
  document: number;
  address: string;
  /** Which screen is seen, and which sheet lies over it. */
  seen: string;
  /** Whether what was pressed moved away under the finger. */
  isMissed: boolean;
  /** What has the focus; `null` if nothing has. */
  focus: string | null;
  /** How it came there. */
  way: string[];
  /** How far it says that its games are kept. */
  keeping: string | null;
  /** Who sits where with how many points, on the tabletop. */
  tabletop: string | null;
  /** What stands in the database, by its key; where nothing is said to be kept, nothing is asked. */
  records: [string, string][] | null;
  /** What it is that must not be. */
  wrong: string[];
  /** Whether the page is kept for use without a network. */
  isOffline: boolean;
}

/** What is pressed. */
export interface Picked {
  what: string;
  x: number;
  y: number;
  /** What lies over it, so that no finger reaches it. */
  covered: string | null;
  /** Whether it is written into, and whether it holds a number. */
  field: "text" | "number" | null;
}

export interface Inside {
  look(): Promise<Look>;
  /** Something that can be pressed, by two numbers from 0 to 1: its kind, and which of that kind. */
  pick(kind: number, which: number, field: boolean): Picked | null;
  /** The one that was picked last. */
  focus(): void;
}

/** The page as it is seen from inside. `storage` is how the storage fails from the beginning. */
export function inside(storage: string): void {
  // Survives a reload, and is asked at each call.
  window.name ||= storage;
  const fails = (how: string) => window.name === how;
  const full = () => new DOMException("full", "QuotaExceededError");
  const { open } = IDBFactory.prototype;
  const { put } = IDBObjectStore.prototype;
  const { setItem } = Storage.prototype;
  Object.defineProperty(IDBFactory.prototype, "open", {
    value(this: IDBFactory, ...all: Parameters<typeof open>) {
      if (fails("denied")) throw new DOMException("denied", "SecurityError");
      return open.apply(this, all);
    },
  });
  IDBObjectStore.prototype.put = function (...all) {
    if (fails("full")) throw full();
    const request = put.apply(this, all);
    if (fails("aborts")) this.transaction.abort();
    return request;
  };
  Storage.prototype.setItem = function (...all) {
    if (fails("no-preferences")) throw full();
    setItem.apply(this, all);
  };
  window.print = () => undefined;
  const way: string[] = [];
  for (const event of ["focusin", "focusout", "close"]) {
    addEventListener(event, ({ target }) => way.push(`${event} ${target instanceof Element ? name(target) : ""}`), true);
  }
  // What an error says is asked here: not every driver can ask it later.
  const { error } = console;
  console.error = (...all) => error(...all.map((one) => (one instanceof Error ? `${one}\n${one.stack}` : one)));

  const REACHED = "a[href], button, summary, select, input, textarea, [role=button], [tabindex='0']";
  const name = (one: Element): string => {
    const data = [...one.attributes].find((is) => is.name.startsWith("data-"));
    const label = one.getAttribute("aria-label") ?? one.textContent ?? "";
    return `${one.localName}${data ? `[${data.name}="${data.value}"]` : ""} “${label.trim().slice(0, 40)}”`;
  };
  const isPressed = (one: HTMLElement): boolean => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("[inert]")) return false;
    if (one.matches(":disabled, [aria-disabled=true], [type=file], [download], [target]")) return false;
    // What leads away from the page is no part of it.
    if (one instanceof HTMLAnchorElement && one.origin !== location.origin) return false;
    return !(one instanceof HTMLAnchorElement) || /^(|.*\/|.*index\.html)$/.test(one.pathname);
  };
  const pressed = (): HTMLElement[] => {
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    const within = dialogs.at(-1) ?? document.body;
    return [...within.querySelectorAll<HTMLElement>(REACHED)].filter(isPressed);
  };
  const isField = (one: Element) =>
    one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && /^(text|number|search|)$/.test(one.type));
  const kindOf = (one: Element) => {
    const data = [...one.attributes].find((is) => is.name.startsWith("data-") && is.name !== "data-rule")?.name;
    return data === "data-action" ? `${data}=${one.getAttribute(data)}` : (data ?? one.className + one.localName);
  };
  let last: HTMLElement | undefined;
  let isMissed = false;
  addEventListener(
    "pointerdown",
    ({ target }) => {
      const label = last?.closest("label");
      isMissed = !(target instanceof Node && (last?.contains(target) || label?.contains(target)));
    },
    true,
  );
  const pick = (kind: number, which: number, field: boolean): Picked | null => {
    const all = pressed().filter((one) => !field || isField(one));
    const kinds = [...new Set(all.map(kindOf))];
    // What ends a step is pressed oftener, so that more than beginnings is seen.
    const ends = kinds.filter((one) => /=(done|begin|take-in)$/.test(one));
    const more = [...kinds, ...ends, ...ends, ...ends];
    const chosen = more[Math.floor(kind * more.length)];
    const same = all.filter((one) => kindOf(one) === chosen);
    const one = same[Math.floor(which * same.length)];
    if (!one) return null;
    last = one;
    isMissed = false;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const there = document.elementFromPoint(x, y);
    const label = one.closest("label");
    const isFree = there && (one.contains(there) || there.contains(one) || label?.contains(there));
    return {
      what: name(one),
      x,
      y,
      covered: isFree ? null : there ? name(there) : "nothing",
      field: isField(one) ? (one.matches("[type=number], [inputmode]") ? "number" : "text") : null,
    };
  };

  const drawn = () =>
    new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
      // Nothing is drawn in a tab that isn't seen.
      setTimeout(done, 300);
    });
  const isBusy = () =>
    document.querySelector("#app[data-sure], [aria-busy=true], [data-keeping=writing], .keeping:not(:has([data-keeping])), .loading[role=status]") !== null ||
    document.querySelector("#app > *") === null;
  /** Waits until nothing changes any more. */
  const rest = async (): Promise<boolean> => {
    let changed = 0;
    const watch = new MutationObserver(() => (changed = performance.now()));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const start = performance.now();
    changed = start;
    for (;;) {
      await drawn();
      const now = performance.now();
      if (document.getElementById("app") === null) return watch.disconnect(), true;
      if (!isBusy() && now - changed > 60) break;
      if (now - start > 20_000) return watch.disconnect(), false;
      await new Promise((later) => setTimeout(later, 15));
    }
    watch.disconnect();
    return true;
  };

  const STORE = "entries-2";
  const records = async (): Promise<[string, string][]> => {
    const there = await indexedDB.databases();
    if (!there.some((one) => one.name === "tilewise-games")) return [];
    return new Promise((done, fail) => {
      const opening = open.call(indexedDB, "tilewise-games");
      opening.onerror = fail;
      opening.onsuccess = () => {
        const database = opening.result;
        const answer = (all: [string, string][]) => (database.close(), done(all));
        if (!database.objectStoreNames.contains(STORE)) return answer([]);
        const store = database.transaction(STORE).objectStore(STORE);
        const [keys, values] = [store.getAllKeys(), store.getAll()];
        values.onsuccess = () => answer(keys.result.map((key, at) => [String(key), JSON.stringify(values.result[at])]));
      };
    });
  };
  const tabletop = (): string | null => {
    const plates = [...document.querySelectorAll<HTMLElement>(".tabletop [data-player]")];
    const has = (one: HTMLElement) => one.querySelector(".plate-has")?.textContent;
    return plates.length > 0 ? plates.map((one) => `${one.dataset.player}${one.dataset.seat}${has(one)}`).join(" ") : null;
  };
  const wrong = (isAtRest: boolean): string[] => {
    const found: string[] = [];
    if (!isAtRest) found.push(`it never comes to rest: ${document.querySelector("#app")?.innerHTML.slice(0, 200)}`);
    for (const one of document.querySelectorAll<HTMLAnchorElement>(".keeping a[download]:not([data-export])")) {
      found.push(`a game can’t be read: ${one.closest("li")?.textContent} ${decodeURIComponent(one.href).slice(0, 3_000)}`);
    }
    if (!document.querySelector("main, [role=alert]")) found.push("there is no page");
    const all = pressed();
    const isOut = (one: HTMLElement) => one.matches(".tab, button, a[href^='#']");
    if (!all.some(isOut)) found.push("a dead end: nothing leads on");
    return found;
  };
  const title = (what: string) => {
    const one = document.querySelector(what);
    return one?.getAttribute("aria-label") ?? one?.textContent?.trim().slice(0, 40);
  };
  const look = async (): Promise<Look> => {
    const isAtRest = await rest();
    const now = document.activeElement;
    const keeping = document.querySelector<HTMLElement>("[data-keeping]")?.dataset.keeping ?? null;
    return {
      isPage: document.getElementById("app") !== null,
      document: performance.timeOrigin,
      address: location.href.slice(location.origin.length),
      seen: [".tab[aria-current]", "main [data-step]", "dialog[open] h2"].map((what) => title(what)).filter(Boolean).join(" / "),
      isMissed,
      way: way.splice(0),
      focus: now && now !== document.body && now !== document.documentElement ? name(now) : null,
      keeping,
      tabletop: tabletop(),
      records: keeping === "kept" ? await records() : null,
      wrong: wrong(isAtRest),
      isOffline: "kept" in document.documentElement.dataset,
    };
  };
  (globalThis as unknown as { inside: Inside }).inside = { look, pick, focus: () => last?.focus() };
}
