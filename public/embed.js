// Custom elements for embedding Tilewise in another page:
//
//   <script src="https://…/embed.js" async></script>
//   <tilewise-calculator rules="singapore" lang="en" theme="auto" options="base=0.5"></tilewise-calculator>
//   <tilewise-hand hand="2223s c567s p777s p555z w1s@W SE" rules="hk-old-style"></tilewise-hand>
//   <tilewise-hand hand="2345678m p555z c123m EE" quiz></tilewise-hand>
//   <tilewise-season src="season.json"></tilewise-season>
//
// Each element is a frame with Tilewise that is as high as its content. The content between the tags is
// shown if loading fails. Events: tilewise:ready, tilewise:score (detail: the report), tilewise:error
// (detail: the errors). Properties: hand, request, report. docs/embedding.md.

(() => {
  /**
   * @typedef {{ code: string, message: string, at?: string }} Reason
   * @typedef {{ hand: string, rules: string, request: object, report: object | null }} HandState
   */

  /** The version of the message format. */
  const VERSION = 1;
  /** The maximum length of a message; longer ones are ignored. */
  const MAX_LENGTH = 256 * 1024;
  /** The maximum length of a file of standings, so that its message isn't too long for the frame. */
  const MAX_FILE_LENGTH = 400 * 1024;
  /** The maximum height of a frame, in pixels. */
  const MAX_HEIGHT = 10_000;
  /** Time limits in milliseconds: for loading, and for starting after everything has loaded. */
  const TIMEOUTS = { load: 30_000, begin: 8_000 };
  /** The distance from the visible area at which a frame starts to load. */
  const LOAD_MARGIN = "400px";

  /** @type {Record<string, [string, string, string, string, string]>} */
  const WORDS = {
    en: ["Mahjong scoring calculator", "Loading …", "Open the mahjong calculator", "Mahjong standings", "Open the standings"],
    ja: ["麻雀点数計算", "読み込み中…", "麻雀点数計算を開く", "麻雀の順位表", "順位表を開く"],
    "zh-Hant": ["麻雀計番", "載入中…", "開啟麻雀計番", "麻雀積分榜", "開啟積分榜"],
    "zh-Hans": ["麻将算番", "加载中…", "打开麻将算番", "麻将积分榜", "打开积分榜"],
  };

  const STYLES = `
    :host { display: block; max-width: 100%; }
    :host([hidden]) { display: none; }
    .box { display: grid; min-height: var(--tilewise-height, 480px); }
    /* A card always has the layout of a phone. */
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
  const base = new URL(".", script?.src || document.baseURI);

  /** @type {CSSStyleSheet | undefined} */
  let styles;

  /** @param {string | null | undefined} tag language tag */
  const words = (tag) => {
    const all = (tag ?? "").toLowerCase();
    if (/^(zh|yue)/.test(all)) return WORDS[/hant|tw|hk|mo|^yue/.test(all) ? "zh-Hant" : "zh-Hans"];
    const [language] = all.split("-");
    return Object.hasOwn(WORDS, language) ? WORDS[language] : WORDS.en;
  };

  /**
   * @param {unknown} data
   * @returns {any} the message, if it is valid
   */
  const parseMessage = (data) => {
    if (typeof data !== "string" || data.length > MAX_LENGTH) return;
    try {
      const message = JSON.parse(data);
      if (message?.tilewise === VERSION) return message;
    } catch {
      // Invalid JSON is ignored.
    }
  };

  /** @param {unknown} value */
  const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

  class Frame extends HTMLElement {
    static observedAttributes = ["rules", "options", "lang", "theme", "hand", "quiz", "sandbox", "season", "src"];

    #box = document.createElement("div");
    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    #ready = false;
    /** The address with which the frame was loaded. */
    #startAddress = "";
    #height = 0;
    /** @type {HandState | undefined} */
    #state;
    /** @type {string | undefined} The requested hand until the frame confirms it. */
    #hand;
    /** @type {object | undefined} */
    #request;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;
    /** @type {IntersectionObserver | undefined} */
    #visibility;
    /** Whether a rules message is scheduled. */
    #sending = false;
    /** Whether the attributes are being set to the rules that the frame uses. */
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
      // Properties that were set before this script ran.
      for (const name of ["hand", "request", "rules", "options", "theme", "quiz", "season", "src", "sandbox"]) {
        if (!Object.hasOwn(this, name)) continue;
        const self = /** @type {any} */ (this);
        const value = self[name];
        delete self[name];
        self[name] = value;
      }
      this.#showLoading();
      this.#visibility = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) this.#load();
        },
        { rootMargin: LOAD_MARGIN },
      );
      this.#visibility.observe(this);
      addEventListener("message", this);
      document.addEventListener("securitypolicyviolation", this);
    }

    disconnectedCallback() {
      this.#visibility?.disconnect();
      clearTimeout(this.#timer);
      removeEventListener("message", this);
      document.removeEventListener("securitypolicyviolation", this);
      // The hand survives a move within the page.
      this.#hand ??= this.#state?.hand;
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
      else if (["sandbox", "quiz", "season", "src"].includes(name)) this.#load(true);
      else if (name === "rules" || name === "options") this.#sendRules();
      else this.#post({ type: "look", lang: this.#language, theme: this.theme });
      if (this.#frame && name === "lang") this.#frame.title = this.#title;
    }

    /** The rule book: its key, or house rules in the form of a link. */
    get rules() {
      return this.getAttribute("rules") ?? "";
    }
    set rules(rules) {
      this.#reflect("rules", rules);
    }

    /** The options of the house: `minimum_fan=1;limit_fan=10`. */
    get options() {
      return this.getAttribute("options") ?? "";
    }
    set options(options) {
      this.#reflect("options", options);
    }

    /** Whether the value of a hand is hidden until a click. */
    get quiz() {
      return this.hasAttribute("quiz");
    }
    set quiz(quiz) {
      this.toggleAttribute("quiz", Boolean(quiz));
    }

    /** The colour theme: auto, light, dark or contrast. */
    get theme() {
      return this.getAttribute("theme") ?? "";
    }
    set theme(theme) {
      this.#reflect("theme", theme);
    }

    /** The text of a link to standings. */
    get season() {
      return this.getAttribute("season") ?? "";
    }
    set season(season) {
      this.#reflect("season", season);
    }

    /** The address of a file of standings. */
    get src() {
      return this.getAttribute("src") ?? "";
    }
    set src(src) {
      this.#reflect("src", src);
    }

    /** The sandbox attribute of the frame; null without one. */
    get sandbox() {
      return this.getAttribute("sandbox");
    }
    set sandbox(sandbox) {
      this.#reflect("sandbox", sandbox);
    }

    /**
     * Sets an attribute. Frameworks set a property to null or undefined to remove the attribute.
     *
     * @param {string} name
     * @param {string | null | undefined} value
     */
    #reflect(name, value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value);
    }

    /** The hand, in the notation. */
    get hand() {
      return this.#hand ?? this.#state?.hand ?? "";
    }
    set hand(hand) {
      this.#hand = String(hand ?? "");
      this.#request = undefined;
      this.#post({ type: "hand", hand: this.#hand });
    }

    /** The hand and the rules, as a ScoreRequest; null before they are known. */
    get request() {
      return this.#request ?? this.#state?.request ?? null;
    }
    set request(request) {
      this.#request = request ?? undefined;
      if (request) this.#post({ type: "request", request });
      else this.hand = "";
    }

    /** The report of the hand, if it is scored. */
    get report() {
      return this.#state?.report ?? null;
    }

    /** The house rules in their text form. */
    get #house() {
      const parts = [this.rules || "hk-old-style", ...this.options.split(";")];
      return parts.map((part) => part.trim()).filter(Boolean).join(";");
    }

    /** The language of this element, or of the closest element with a language. */
    get #language() {
      return this.lang || this.closest("[lang]")?.getAttribute("lang") || "";
    }

    /** Sends rules and options together, because a combination may be valid only as a whole. */
    #sendRules() {
      if (this.#sending || this.#adopting) return;
      this.#sending = true;
      queueMicrotask(() => {
        this.#sending = false;
        this.#post({ type: "rules", rules: this.#house });
      });
    }

    /** Sets the attributes to the rules that the frame uses. */
    #adopt(/** @type {string} */ house) {
      if (this.#sending || house === this.#house) return;
      const [rules, ...options] = house.split(";");
      this.#adopting = true;
      this.rules = rules;
      if (options.length > 0 || this.hasAttribute("options")) this.options = options.join(";");
      this.#adopting = false;
    }

    get #title() {
      return this.getAttribute("aria-label") || this.title || words(this.#language)[this.#isSeason ? 3 : 0];
    }

    /** Whether this element shows standings instead of a hand. */
    get #isSeason() {
      return this.localName === "tilewise-season";
    }

    /** @param {boolean} embedded */
    #address(embedded) {
      // Safari with the policy 'self' blocks all files for a page without an origin.
      const address = new URL(embedded && this.#isOpaque ? "framed.html" : ".", base);
      const card = this.localName === "tilewise-hand";
      if (embedded) address.searchParams.set("embed", card ? "hand" : this.#isSeason ? "season" : "");
      if (this.#language) address.searchParams.set("lang", this.#language);
      if (embedded && card && this.quiz) address.searchParams.set("quiz", "");
      if (embedded && this.theme) address.searchParams.set("theme", this.theme);
      if (this.#isSeason) {
        address.hash = `/season/${encodeURIComponent(this.season.trim())}`;
        return address.href;
      }
      // An empty hand starts as on the page itself: East has won, in the East round.
      const hand = (this.hand.trim() || "EE").replace(/\s+/g, ".");
      address.hash = `/score/${[this.#house, hand].map(encodeURIComponent).join("/")}`;
      return address.href;
    }

    /** Shows the loading message. */
    #showLoading() {
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
      this.#visibility?.disconnect();
      this.#ready = false;
      this.#hand ??= this.#state?.hand;
      const frame = document.createElement("iframe");
      this.#frame = frame;
      frame.title = this.#title;
      frame.allow = "clipboard-write";
      frame.referrerPolicy = "no-referrer";
      if (this.#sandboxed) frame.setAttribute("sandbox", this.getAttribute("sandbox") || "allow-scripts");
      frame.onload = () => this.#startTimer(TIMEOUTS.begin);
      this.#startAddress = this.#address(true);
      frame.src = this.#startAddress;
      this.#showLoading();
      this.#box.append(frame);
      this.#startTimer(TIMEOUTS.load);
    }

    get #sandboxed() {
      return this.hasAttribute("sandbox");
    }

    /** @param {number} time before loading counts as failed */
    #startTimer(time) {
      clearTimeout(this.#timer);
      if (!this.#ready) this.#timer = setTimeout(() => this.#fail(), time);
    }

    /** Shows the fallback content, or a link to the page. */
    #fail() {
      if (this.#ready || this.#box.classList.contains("failed")) return;
      const link = document.createElement("a");
      link.href = this.#address(false);
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = words(this.#language)[this.#isSeason ? 4 : 2];
      const slot = document.createElement("slot");
      slot.className = "else";
      slot.append(link);
      this.#box.append(slot);
      this.#box.classList.add("failed");
      const message = `${base.href} can’t be loaded here`;
      this.#emit("error", { errors: [{ code: "unreachable", message }] });
    }

    /** @param {{ type: string } & Record<string, unknown>} message */
    #post(message) {
      if (!this.#ready) return;
      let text;
      try {
        text = JSON.stringify({ tilewise: VERSION, ...message });
      } catch {
        const reason = `the ${message.type} can’t be written as JSON: pass a plain object`;
        this.#emit("error", { errors: [{ code: "bad-request", message: reason }] });
        return;
      }
      this.#frame?.contentWindow?.postMessage(text, this.#isOpaque ? "*" : base.origin);
    }

    /** Whether the frame has an opaque origin. */
    get #isOpaque() {
      return this.#sandboxed || origin === "null";
    }

    /**
     * @param {string} what
     * @param {unknown} [detail]
     */
    #emit(what, detail) {
      this.dispatchEvent(new CustomEvent(`tilewise:${what}`, { detail, bubbles: true, composed: true }));
    }

    /** @param {Event} event */
    handleEvent(event) {
      if (event instanceof SecurityPolicyViolationEvent) {
        const isOurs = event.blockedURI.startsWith(base.origin);
        if (isOurs && this.#frame && /^(frame|child|default)-src/.test(event.effectiveDirective)) this.#fail();
        return;
      }
      const { source, origin, data } = /** @type {MessageEvent} */ (event);
      if (!source || source !== this.#frame?.contentWindow) return;
      if (origin !== base.origin && !(this.#isOpaque && origin === "null")) return;
      const message = parseMessage(data);
      switch (message?.type) {
        case "size":
          this.#size(message.height);
          break;
        case "ready":
          this.#begin();
          break;
        case "hand":
          this.#receive(message);
          break;
        case "error":
          this.#reportErrors(message.errors);
      }
    }

    /** @param {unknown} height */
    #size(height) {
      if (typeof height !== "number" || !(height > 0)) return;
      this.#height = Math.min(Math.ceil(height), MAX_HEIGHT);
      if (this.#ready && this.#frame) this.#frame.style.height = `${this.#height}px`;
    }

    #begin() {
      if (this.#ready) return;
      clearTimeout(this.#timer);
      this.#ready = true;
      this.#box.className = "box ready";
      this.#box.querySelector("slot")?.remove();
      this.#size(this.#height);
      this.#emit("ready");
      // The address contains all state, unless it has changed since loading.
      const isCurrent = this.#startAddress === this.#address(true);
      if (!isCurrent) this.#post({ type: "look", lang: this.#language, theme: this.theme });
      if (this.#isSeason) {
        this.#sendFile();
        return;
      }
      if (!isCurrent) {
        this.#post({ type: "rules", rules: this.#house });
        if (this.#hand !== undefined) this.#post({ type: "hand", hand: this.#hand });
      }
      if (this.#request) this.#post({ type: "request", request: this.#request });
    }

    /** Loads the file of standings, which only this page may read, and sends it to the frame. */
    async #sendFile() {
      const source = this.getAttribute("src");
      const frame = this.#frame;
      if (source === null) return;
      let file;
      let why = "";
      try {
        // Standings change often.
        const response = await fetch(new URL(source, document.baseURI), { cache: "no-cache" });
        if (response.ok) file = await response.text();
        else why = `status ${response.status}`;
      } catch (error) {
        why = String(error);
      }
      if (file && file.length > MAX_FILE_LENGTH) {
        file = undefined;
        why = `more than ${MAX_FILE_LENGTH} letters`;
      }
      // Another file was requested meanwhile.
      if (frame !== this.#frame) return;
      if (file === undefined) {
        this.#post({ type: "season", missing: true });
        const message = `${source} can’t be loaded (${why}): check src and that this page may read it`;
        this.#emit("error", { errors: [{ code: "unreachable", message }] });
      } else {
        this.#post({ type: "season", file });
      }
    }

    /** @param {Partial<HandState>} message */
    #receive({ hand, rules, request, report }) {
      if (typeof hand !== "string" || typeof rules !== "string") return;
      if (!isObject(request) || (report !== null && !isObject(report))) return;
      const state = { hand, rules, request: /** @type {object} */ (request), report: report ?? null };
      const before = JSON.stringify(this.report);
      this.#state = state;
      this.#adopt(rules);
      this.#hand = undefined;
      this.#request = undefined;
      if (state.report && JSON.stringify(state.report) !== before) this.#emit("score", state.report);
    }

    /** @param {unknown} errors */
    #reportErrors(errors) {
      if (!Array.isArray(errors)) return;
      // The request failed, so the previous state remains.
      this.#hand = undefined;
      this.#request = undefined;
      if (this.#state) this.#adopt(this.#state.rules);
      this.#emit("error", { errors });
    }
  }

  for (const name of ["tilewise-calculator", "tilewise-hand", "tilewise-season"]) {
    if (!customElements.get(name)) customElements.define(name, class extends Frame {});
  }
})();
