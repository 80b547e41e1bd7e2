// Tilewise in the page of a club:
//
//   <script src="https://…/embed.js" async></script>
//   <tilewise-calculator rules="singapore" lang="en" theme="auto" options="base=0.5"></tilewise-calculator>
//   <tilewise-hand hand="2223s c567s p777s p555z w1s@W SE" rules="hk-old-style"></tilewise-hand>
//   <tilewise-hand hand="2345678m p555z c123m EE" quiz></tilewise-hand>
//
// Each is a frame with the page of Tilewise in it, as high as what it holds. What stands between the
// tags is shown where it can't be loaded. Events: tilewise:ready, tilewise:score (detail: the
// report), tilewise:error (detail: the errors). Properties: hand, request, report. docs/embedding.md.

(() => {
  /**
   * @typedef {{ code: string, message: string, at?: string }} Reason
   * @typedef {{ hand: string, rules: string, request: object, report: object | null }} Told
   */

  /** The version of all messages. */
  const VERSION = 1;
  /** A longer text is no message. */
  const LONGEST = 256 * 1024;
  /** No frame is higher, in pixels. */
  const HIGHEST = 10_000;
  /** So long may it take to load, and to begin when all is there, in milliseconds. */
  const PATIENCE = { load: 30_000, begin: 8_000 };
  /** How near to what is in sight a frame begins to load. */
  const NEAR = "400px";

  /** @type {Record<string, [string, string, string]>} */
  const WORDS = {
    en: ["Mahjong scoring calculator", "Loading …", "Open the mahjong calculator"],
    ja: ["麻雀点数計算", "読み込み中…", "麻雀点数計算を開く"],
    "zh-Hant": ["麻雀計番", "載入中…", "開啟麻雀計番"],
    "zh-Hans": ["麻将算番", "加载中…", "打开麻将算番"],
  };

  const STYLES = `
    :host { display: block; max-width: 100%; }
    :host([hidden]) { display: none; }
    .box { display: grid; min-height: var(--tilewise-height, 480px); }
    /* A card is laid out as on a phone, however wide the page around is. */
    :host(tilewise-hand) iframe { max-width: 720px; }
    :host(tilewise-hand) .box { min-height: var(--tilewise-height, 180px); }
    .ready.box, .failed.box { min-height: 0; }
    iframe, p { grid-area: 1 / 1; }
    iframe { display: block; width: 100%; height: 100%; border: 0; border-radius: 12px; opacity: 0; color-scheme: normal; }
    .ready iframe { opacity: 1; }
    p { place-self: center; margin: 0; font: 1rem/1.4 system-ui, sans-serif; opacity: 0.75; }
    .ready .wait, .failed .wait, .failed iframe, .else { display: none; }
    .failed .else { display: block; }
  `;

  const script = /** @type {HTMLScriptElement | null} */ (
    document.currentScript ?? document.querySelector('script[src*="embed.js"]')
  );
  const home = new URL(".", script?.src || document.baseURI);

  /** @type {CSSStyleSheet | undefined} */
  let styles;

  /** @param {string | null | undefined} tag of a language */
  const words = (tag) => {
    const all = (tag ?? "").toLowerCase();
    if (/^(zh|yue)/.test(all)) return WORDS[/hant|tw|hk|mo|^yue/.test(all) ? "zh-Hant" : "zh-Hans"];
    const [language] = all.split("-");
    return Object.hasOwn(WORDS, language) ? WORDS[language] : WORDS.en;
  };

  /**
   * @param {unknown} data
   * @returns {any} the message that it is
   */
  const read = (data) => {
    if (typeof data !== "string" || data.length > LONGEST) return;
    try {
      const message = JSON.parse(data);
      if (message?.tilewise === VERSION) return message;
    } catch {
      // It is none.
    }
  };

  /** @param {unknown} one */
  const isObject = (one) => typeof one === "object" && one !== null && !Array.isArray(one);

  class Frame extends HTMLElement {
    static observedAttributes = ["rules", "options", "lang", "theme", "hand", "quiz", "sandbox"];

    #box = document.createElement("div");
    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    #ready = false;
    /** Where the frame began. */
    #began = "";
    #height = 0;
    /** @type {Told | undefined} */
    #told;
    /** @type {string | undefined} What was asked for and not told since. */
    #hand;
    /** @type {object | undefined} */
    #request;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #patience;
    /** @type {IntersectionObserver | undefined} */
    #sight;
    /** Whether other rules are about to be sent. */
    #sending = false;
    /** Whether the attributes are being set to what the frame plays. */
    #adopting = false;

    constructor() {
      super();
      if (!styles) {
        styles = new CSSStyleSheet();
        styles.replaceSync(STYLES);
      }
      const shadow = this.attachShadow({ mode: "open" });
      shadow.adoptedStyleSheets = [styles];
      shadow.append(this.#box);
    }

    connectedCallback() {
      // Set before this script was there.
      for (const name of ["hand", "request", "rules", "options", "theme"]) {
        if (!Object.hasOwn(this, name)) continue;
        const self = /** @type {any} */ (this);
        const value = self[name];
        delete self[name];
        self[name] = value;
      }
      this.#wait();
      this.#sight = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) this.#load();
        },
        { rootMargin: NEAR },
      );
      this.#sight.observe(this);
      addEventListener("message", this);
      document.addEventListener("securitypolicyviolation", this);
    }

    disconnectedCallback() {
      this.#sight?.disconnect();
      clearTimeout(this.#patience);
      removeEventListener("message", this);
      document.removeEventListener("securitypolicyviolation", this);
      // Elsewhere in the page it begins with the hand that it had.
      this.#hand ??= this.#told?.hand;
      this.#frame = undefined;
      this.#ready = false;
      this.#box.replaceChildren();
    }

    /**
     * @param {string} name
     * @param {string | null} before
     * @param {string | null} after
     */
    attributeChangedCallback(name, before, after) {
      if (before === after) return;
      if (name === "hand") this.hand = after ?? "";
      else if (!this.#frame) return;
      else if (name === "sandbox" || name === "quiz") this.#load(true);
      else if (name === "rules" || name === "options") this.#sendRules();
      else this.#say({ type: "look", lang: this.#language, theme: this.theme });
      if (this.#frame && name === "lang") this.#frame.title = this.#title;
    }

    /** The rule book: its key, or house rules as they stand in a link. */
    get rules() {
      return this.getAttribute("rules") ?? "";
    }
    set rules(rules) {
      this.setAttribute("rules", rules);
    }

    /** The answers of the house: `minimum_fan=1;limit_fan=10`. */
    get options() {
      return this.getAttribute("options") ?? "";
    }
    set options(options) {
      this.setAttribute("options", options);
    }

    /** Whether the value of a hand is hidden until somebody asks for it. */
    get quiz() {
      return this.hasAttribute("quiz");
    }
    set quiz(quiz) {
      this.toggleAttribute("quiz", Boolean(quiz));
    }

    /** How bright: auto, light, dark or contrast. */
    get theme() {
      return this.getAttribute("theme") ?? "";
    }
    set theme(theme) {
      this.setAttribute("theme", theme);
    }

    /** The hand, in the notation. */
    get hand() {
      return this.#hand ?? this.#told?.hand ?? "";
    }
    set hand(hand) {
      this.#hand = String(hand);
      this.#request = undefined;
      this.#say({ type: "hand", hand: this.#hand });
    }

    /** The hand and the rules, as a ScoreRequest; null before they are known. */
    get request() {
      return this.#request ?? this.#told?.request ?? null;
    }
    set request(request) {
      this.#request = request ?? undefined;
      if (request) this.#say({ type: "request", request });
      else this.hand = "";
    }

    /** The report of the hand, if it is scored. */
    get report() {
      return this.#told?.report ?? null;
    }

    /** The house in its text form. */
    get #house() {
      const parts = [this.rules || "hk-old-style", ...this.options.split(";")];
      return parts.map((part) => part.trim()).filter(Boolean).join(";");
    }

    /** The language of this element, else of what it stands in. */
    get #language() {
      return this.lang || this.closest("[lang]")?.getAttribute("lang") || "";
    }

    /** Sends rules and options together: what is set in one go may not fit one after the other. */
    #sendRules() {
      if (this.#sending || this.#adopting) return;
      this.#sending = true;
      queueMicrotask(() => {
        this.#sending = false;
        this.#say({ type: "rules", rules: this.#house });
      });
    }

    /** Sets the attributes to the rules that the frame plays, in their text form. */
    #adopt(/** @type {string} */ house) {
      if (this.#sending || house === this.#house) return;
      const [rules, ...options] = house.split(";");
      this.#adopting = true;
      this.rules = rules;
      if (options.length > 0 || this.hasAttribute("options")) this.options = options.join(";");
      this.#adopting = false;
    }

    get #title() {
      return this.getAttribute("aria-label") || this.title || words(this.#language)[0];
    }

    /** @param {boolean} embedded */
    #address(embedded) {
      // Safari lets a page without an origin load nothing from where it comes, if its policy says 'self'.
      const address = new URL(embedded && this.#isOpaque ? "framed.html" : ".", home);
      const card = this.localName === "tilewise-hand";
      if (embedded) address.searchParams.set("embed", card ? "hand" : "");
      if (this.#language) address.searchParams.set("lang", this.#language);
      if (embedded && card && this.quiz) address.searchParams.set("quiz", "");
      if (embedded && this.theme) address.searchParams.set("theme", this.theme);
      // An empty tray begins as on the page itself: East has won, in an East round.
      const hand = (this.hand.trim() || "EE").replace(/\s+/g, ".");
      address.hash = `/score/${[this.#house, hand].map(encodeURIComponent).join("/")}`;
      return address.href;
    }

    /** Shows that it is on its way. */
    #wait() {
      const wait = document.createElement("p");
      wait.className = "wait";
      wait.setAttribute("role", "status");
      wait.textContent = words(this.#language)[1];
      this.#box.className = "box";
      this.#box.replaceChildren(wait);
    }

    /** @param {boolean} [again] */
    #load(again) {
      if (this.#frame && !again) return;
      this.#sight?.disconnect();
      this.#ready = false;
      this.#hand ??= this.#told?.hand;
      const frame = document.createElement("iframe");
      this.#frame = frame;
      frame.title = this.#title;
      frame.allow = "clipboard-write";
      frame.referrerPolicy = "no-referrer";
      if (this.#sandboxed) frame.setAttribute("sandbox", this.getAttribute("sandbox") || "allow-scripts");
      frame.onload = () => this.#expect(PATIENCE.begin);
      this.#began = this.#address(true);
      frame.src = this.#began;
      this.#wait();
      this.#box.append(frame);
      this.#expect(PATIENCE.load);
    }

    get #sandboxed() {
      return this.hasAttribute("sandbox");
    }

    /** @param {number} time until it is given up */
    #expect(time) {
      clearTimeout(this.#patience);
      if (!this.#ready) this.#patience = setTimeout(() => this.#fail(), time);
    }

    /** Shows what stands between the tags instead, or a way to the page itself. */
    #fail() {
      if (this.#ready || this.#box.classList.contains("failed")) return;
      const link = document.createElement("a");
      link.href = this.#address(false);
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = words(this.#language)[2];
      const slot = document.createElement("slot");
      slot.className = "else";
      slot.append(link);
      this.#box.append(slot);
      this.#box.classList.add("failed");
      const message = `${home.href} can’t be loaded here`;
      this.#tell("error", { errors: [{ code: "unreachable", message }] });
    }

    /** @param {{ type: string } & Record<string, unknown>} message */
    #say(message) {
      if (!this.#ready) return;
      let text;
      try {
        text = JSON.stringify({ tilewise: VERSION, ...message });
      } catch {
        const says = `the ${message.type} can’t be written as JSON: pass a plain object`;
        this.#tell("error", { errors: [{ code: "bad-request", message: says }] });
        return;
      }
      this.#frame?.contentWindow?.postMessage(text, this.#isOpaque ? "*" : home.origin);
    }

    /** Whether the frame has no origin of its own. */
    get #isOpaque() {
      return this.#sandboxed || origin === "null";
    }

    /**
     * @param {string} what
     * @param {unknown} [detail]
     */
    #tell(what, detail) {
      this.dispatchEvent(new CustomEvent(`tilewise:${what}`, { detail, bubbles: true, composed: true }));
    }

    /** @param {Event} event */
    handleEvent(event) {
      if (event instanceof SecurityPolicyViolationEvent) {
        const ours = event.blockedURI.startsWith(home.origin);
        if (ours && this.#frame && /^(frame|child|default)-src/.test(event.effectiveDirective)) this.#fail();
        return;
      }
      const { source, origin, data } = /** @type {MessageEvent} */ (event);
      if (!source || source !== this.#frame?.contentWindow) return;
      if (origin !== home.origin && !(this.#isOpaque && origin === "null")) return;
      const message = read(data);
      switch (message?.type) {
        case "size":
          this.#size(message.height);
          break;
        case "ready":
          this.#begin();
          break;
        case "hand":
          this.#take(message);
          break;
        case "error":
          this.#complain(message.errors);
      }
    }

    /** @param {unknown} height */
    #size(height) {
      if (typeof height !== "number" || !(height > 0)) return;
      this.#height = Math.min(Math.ceil(height), HIGHEST);
      if (this.#ready && this.#frame) this.#frame.style.height = `${this.#height}px`;
    }

    #begin() {
      if (this.#ready) return;
      clearTimeout(this.#patience);
      this.#ready = true;
      this.#box.className = "box ready";
      this.#box.querySelector("slot")?.remove();
      this.#size(this.#height);
      this.#tell("ready");
      // All of it stood in its address, unless it has changed since.
      if (this.#began !== this.#address(true)) {
        this.#say({ type: "look", lang: this.#language, theme: this.theme });
        this.#say({ type: "rules", rules: this.#house });
        if (this.#hand !== undefined) this.#say({ type: "hand", hand: this.#hand });
      }
      if (this.#request) this.#say({ type: "request", request: this.#request });
    }

    /** @param {Partial<Told>} message */
    #take({ hand, rules, request, report }) {
      if (typeof hand !== "string" || typeof rules !== "string") return;
      if (!isObject(request) || (report !== null && !isObject(report))) return;
      const told = { hand, rules, request: /** @type {object} */ (request), report: report ?? null };
      const before = JSON.stringify(this.report);
      this.#told = told;
      this.#adopt(rules);
      this.#hand = undefined;
      this.#request = undefined;
      if (told.report && JSON.stringify(told.report) !== before) this.#tell("score", told.report);
    }

    /** @param {unknown} errors */
    #complain(errors) {
      if (!Array.isArray(errors)) return;
      // What was asked for can't be had: what is there is what was told.
      this.#hand = undefined;
      this.#request = undefined;
      if (this.#told) this.#adopt(this.#told.rules);
      this.#tell("error", { errors });
    }
  }

  for (const name of ["tilewise-calculator", "tilewise-hand"]) {
    if (!customElements.get(name)) customElements.define(name, class extends Frame {});
  }
})();
