// Script that runs in the page first: it observes the page, picks targets and makes the storage fail.

/** The state of the page when idle. */
export interface PageState {
  /** Whether it is the app, and not an error page of the browser. */
  isPage: boolean;
  /** The start time of the document, which identifies it. */
  document: number;
  address: string;
  /** The current screen and the open sheet. */
  screen: string;
  /** Whether a pressed target moved away during the press. */
  isMissed: boolean;
  /** The focused element; `null` if there is none. */
  focus: string | null;
  /** How the focus got there. */
  focusPath: string[];
  /** The storage state that the page shows. */
  storageState: string | null;
  /** Players, seats and points on the tabletop. */
  tabletop: string | null;
  /** The database records by key; `null` unless the page shows them as stored. */
  records: [string, string][] | null;
  /** Problems that were found. */
  problems: string[];
  /** Whether the page is available offline. */
  isOffline: boolean;
}

/** A target to press. */
export interface Target {
  label: string;
  x: number;
  y: number;
  /** The element that covers the target. */
  covered: string | null;
  /** Whether the target is a text field, and whether it takes a number. */
  field: "text" | "number" | null;
}

export interface Observer {
  observe(): Promise<PageState>;
  /** Picks a target by two numbers from 0 to 1: its kind, and the index within that kind. */
  pick(kind: number, which: number, field: boolean): Target | null;
  /** Focuses the last picked target. */
  focus(): void;
}

/** Installs the observer in the page. `storage` is the initial state of the storage. */
export function installObserver(storage: string): void {
  // The window name survives a reload and is read at each call.
  window.name ||= storage;
  const failsWith = (how: string) => window.name === how;
  const quotaError = () => new DOMException("full", "QuotaExceededError");
  const { open } = IDBFactory.prototype;
  const { put } = IDBObjectStore.prototype;
  const { setItem } = Storage.prototype;
  Object.defineProperty(IDBFactory.prototype, "open", {
    value(this: IDBFactory, ...all: Parameters<typeof open>) {
      if (failsWith("denied")) throw new DOMException("denied", "SecurityError");
      return open.apply(this, all);
    },
  });
  IDBObjectStore.prototype.put = function (...all) {
    if (failsWith("full")) throw quotaError();
    const request = put.apply(this, all);
    if (failsWith("aborts")) this.transaction.abort();
    return request;
  };
  Storage.prototype.setItem = function (...all) {
    if (failsWith("no-preferences")) throw quotaError();
    setItem.apply(this, all);
  };
  window.print = () => undefined;
  const focusPath: string[] = [];
  for (const event of ["focusin", "focusout", "close"]) {
    addEventListener(event, ({ target }) => focusPath.push(`${event} ${target instanceof Element ? name(target) : ""}`), true);
  }
  // Error details are read here, because not every driver can read them afterwards.
  const { error } = console;
  console.error = (...all) => error(...all.map((one) => (one instanceof Error ? `${one}\n${one.stack}` : one)));

  const FOCUSABLE = "a[href], button, summary, select, input, textarea, [role=button], [tabindex='0']";
  const name = (one: Element): string => {
    const data = [...one.attributes].find((attribute) => attribute.name.startsWith("data-"));
    const label = one.getAttribute("aria-label") ?? one.textContent ?? "";
    return `${one.localName}${data ? `[${data.name}="${data.value}"]` : ""} “${label.trim().slice(0, 40)}”`;
  };
  const isTarget = (one: HTMLElement): boolean => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("[inert]")) return false;
    if (one.matches(":disabled, [aria-disabled=true], [type=file], [download], [target]")) return false;
    // Links to other sites are excluded.
    if (one instanceof HTMLAnchorElement && one.origin !== location.origin) return false;
    return !(one instanceof HTMLAnchorElement) || /^(|.*\/|.*index\.html)$/.test(one.pathname);
  };
  const targets = (): HTMLElement[] => {
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    const within = dialogs.at(-1) ?? document.body;
    return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isTarget);
  };
  const isField = (one: Element) =>
    one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && /^(text|number|search|)$/.test(one.type));
  const kindOf = (one: Element) => {
    const data = [...one.attributes].find((attribute) => attribute.name.startsWith("data-") && attribute.name !== "data-rule")?.name;
    return data === "data-action" ? `${data}=${one.getAttribute(data)}` : (data ?? one.className + one.localName);
  };
  let lastTarget: HTMLElement | undefined;
  let isMissed = false;
  addEventListener(
    "pointerdown",
    ({ target }) => {
      const label = lastTarget?.closest("label");
      isMissed = !(target instanceof Node && (lastTarget?.contains(target) || label?.contains(target)));
    },
    true,
  );
  const pick = (kind: number, which: number, field: boolean): Target | null => {
    const all = targets().filter((one) => !field || isField(one));
    const kinds = [...new Set(all.map(kindOf))];
    // Targets that complete a step are picked more often, for deeper coverage.
    const finishing = kinds.filter((one) => /=(done|begin|take-in)$/.test(one));
    const weightedKinds = [...kinds, ...finishing, ...finishing, ...finishing];
    const chosen = weightedKinds[Math.floor(kind * weightedKinds.length)];
    const candidates = all.filter((one) => kindOf(one) === chosen);
    const one = candidates[Math.floor(which * candidates.length)];
    if (!one) return null;
    lastTarget = one;
    isMissed = false;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const there = document.elementFromPoint(x, y);
    const label = one.closest("label");
    const isFree = there && (one.contains(there) || there.contains(one) || label?.contains(there));
    return {
      label: name(one),
      x,
      y,
      covered: isFree ? null : there ? name(there) : "nothing",
      field: isField(one) ? (one.matches("[type=number], [inputmode]") ? "number" : "text") : null,
    };
  };

  const rendered = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      // Background tabs aren't rendered.
      setTimeout(resolve, 300);
    });
  const isBusy = () =>
    document.querySelector("#app[data-sure], [aria-busy=true], [data-keeping=writing], .save-status:not(:has([data-keeping])), .loading[role=status]") !== null ||
    document.querySelector("#app > *") === null;
  /** Waits until the page stops changing. */
  const waitUntilIdle = async (): Promise<boolean> => {
    let changed = 0;
    const observer = new MutationObserver(() => (changed = performance.now()));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const start = performance.now();
    changed = start;
    for (;;) {
      await rendered();
      const now = performance.now();
      if (document.getElementById("app") === null) return observer.disconnect(), true;
      if (!isBusy() && now - changed > 60) break;
      if (now - start > 20_000) return observer.disconnect(), false;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    observer.disconnect();
    return true;
  };

  const STORE = "entries-2";
  const records = async (): Promise<[string, string][]> => {
    const databases = await indexedDB.databases();
    if (!databases.some((one) => one.name === "tilewise-games")) return [];
    return new Promise((resolve, reject) => {
      const opening = open.call(indexedDB, "tilewise-games");
      opening.onerror = reject;
      opening.onsuccess = () => {
        const database = opening.result;
        const finish = (all: [string, string][]) => (database.close(), resolve(all));
        if (!database.objectStoreNames.contains(STORE)) return finish([]);
        const store = database.transaction(STORE).objectStore(STORE);
        const [keys, values] = [store.getAllKeys(), store.getAll()];
        values.onsuccess = () => finish(keys.result.map((key, at) => [String(key), JSON.stringify(values.result[at])]));
      };
    });
  };
  const tabletop = (): string | null => {
    const plates = [...document.querySelectorAll<HTMLElement>(".tabletop [data-player]")];
    const has = (one: HTMLElement) => one.querySelector(".plate-score")?.textContent;
    return plates.length > 0 ? plates.map((one) => `${one.dataset.player}${one.dataset.seat}${has(one)}`).join(" ") : null;
  };
  const problems = (isIdle: boolean): string[] => {
    const found: string[] = [];
    if (!isIdle) found.push(`it never becomes idle: ${document.querySelector("#app")?.innerHTML.slice(0, 200)}`);
    for (const one of document.querySelectorAll<HTMLAnchorElement>(".save-status a[download]:not([data-export])")) {
      found.push(`a game can’t be read: ${one.closest("li")?.textContent} ${decodeURIComponent(one.href).slice(0, 3_000)}`);
    }
    if (!document.querySelector("main, [role=alert]")) found.push("there is no page");
    const all = targets();
    const isWayOut = (one: HTMLElement) => one.matches(".tab, button, a[href^='#']");
    if (!all.some(isWayOut)) found.push("a dead end: there is no way out");
    return found;
  };
  const title = (what: string) => {
    const one = document.querySelector(what);
    return one?.getAttribute("aria-label") ?? one?.textContent?.trim().slice(0, 40);
  };
  const observe = async (): Promise<PageState> => {
    const isIdle = await waitUntilIdle();
    const now = document.activeElement;
    const storageState = document.querySelector<HTMLElement>("[data-keeping]")?.dataset.keeping ?? null;
    return {
      isPage: document.getElementById("app") !== null,
      document: performance.timeOrigin,
      address: location.href.slice(location.origin.length),
      screen: [".tab[aria-current]", "main [data-step]", "dialog[open] h2"].map((what) => title(what)).filter(Boolean).join(" / "),
      isMissed,
      focusPath: focusPath.splice(0),
      focus: now && now !== document.body && now !== document.documentElement ? name(now) : null,
      storageState,
      tabletop: tabletop(),
      records: storageState === "kept" ? await records() : null,
      problems: problems(isIdle),
      isOffline: "kept" in document.documentElement.dataset,
    };
  };
  (globalThis as unknown as { inside: Observer }).inside = { observe, pick, focus: () => lastTarget?.focus() };
}
