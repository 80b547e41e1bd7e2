// Embedding in another page. Runs before the app when the address contains `?embed` (the calculator),
// `?embed=hand` (a hand card; with `quiz` its value is hidden at first) or `?embed=season` (standings). Forwards messages from the parent
// page and sends it the height of this page. `src/app/src/widget` interprets the messages.

/** The maximum number of messages per second. */
const MAX_PER_SECOND = 100;

const root = document.documentElement;
const params = new URLSearchParams(location.search);
const isCard = root.dataset.embed === "hand";
/** The maximum length of a message; longer ones are ignored. Standings have many lines. */
const MAX_LENGTH = (root.dataset.embed === "season" ? 512 : 16) * 1024;
const host = window.parent;

root.dataset.theme = params.get("theme") || "auto";

await addStyles();
if (host !== window) {
  forwardMessages();
  reportHeight();
}
openLinksOutside();
trackVisibleArea();
if (isCard) freezeTiles();
if (isCard && params.has("quiz")) hideValue();

/** Adds the styles for frames before the first paint. */
function addStyles() {
  const styles = document.createElement("link");
  styles.rel = "stylesheet";
  styles.href = new URL("frame.css", import.meta.url).href;
  return new Promise((resolve) => {
    styles.onload = styles.onerror = resolve;
    document.head.append(styles);
  });
}

/** Forwards text messages from the parent page. Long messages and those above the rate limit are dropped. */
function forwardMessages() {
  let since = 0;
  let received = 0;
  addEventListener("message", ({ source, data }) => {
    if (source !== host || typeof data !== "string" || data.length > MAX_LENGTH) return;
    if (performance.now() - since > 1000) {
      since = performance.now();
      received = 0;
    }
    received += 1;
    if (received <= MAX_PER_SECOND) dispatchEvent(new MessageEvent("tilewise", { data }));
  });
}

/** Sends the height of this page to the parent page whenever it changes. */
function reportHeight() {
  let sent = 0;
  const sendHeight = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === sent) return;
    sent = height;
    host.postMessage(JSON.stringify({ tilewise: 1, type: "size", height }), "*");
  };
  // A frame that is not visible isn't rendered, so ResizeObserver doesn't fire. MutationObserver covers that
  // case.
  new ResizeObserver(sendHeight).observe(document.body);
  new MutationObserver(sendHeight).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/**
 * Measures the visible area of the frame on each pointer, focus or key event; dialogs are placed there. An open
 * dialog doesn't move, because a movement between finger down and finger up would miss the target.
 */
function trackVisibleArea() {
  const measure = () => {
    if (document.querySelector("dialog[open]")) return;
    const observer = new IntersectionObserver(([{ intersectionRect: visible }]) => {
      observer.disconnect();
      root.style.setProperty("--seen-top", `${Math.round(visible.top)}px`);
      root.style.setProperty("--seen-height", `${Math.round(visible.height)}px`);
    });
    observer.observe(root);
  };
  addEventListener("pointerdown", measure, true);
  addEventListener("focusin", measure);
  addEventListener("keydown", measure, true);
}

/** Links to other screens open the whole page in a new window, because the frame has no back button. */
function openLinksOutside() {
  const openOutside = (/** @type {Event} */ event) => {
    const link = event.target instanceof Element && event.target.closest("a[href^='#']");
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const there = new URL(location.pathname, document.baseURI);
    if (root.lang) there.searchParams.set("lang", root.lang);
    there.hash = link.getAttribute("href") ?? "";
    open(there.href, "_blank", "noopener");
  };
  addEventListener("click", openOutside, true);
}

/** The tiles of a card are an image with a text alternative, and inert. */
function freezeTiles() {
  const update = () => {
    const tray = document.querySelector(".tray");
    if (!tray) return;
    const tiles = [...tray.querySelectorAll("button")];
    for (const tile of tiles) tile.inert = true;
    const words = tiles.map((tile) => tile.dataset.name ?? tile.getAttribute("aria-label")).join(", ");
    if (tiles.length === 0 || tray.getAttribute("aria-label") === words) return;
    tray.setAttribute("role", "img");
    tray.setAttribute("aria-label", words);
  };
  new MutationObserver(update).observe(document.body, { subtree: true, childList: true });
}

/** Hides the value of the hand until a click, and again for each new hand. */
function hideValue() {
  /** @type {[RegExp, string][]} */
  const words = [
    [/^ja/i, "答えを見る"],
    [/^zh-hant/i, "顯示答案"],
    [/^zh/i, "显示答案"],
    [/^/, "Show the answer"],
  ];
  const button = document.createElement("button");
  button.className = "button show-answer";
  const setLabel = () => {
    button.textContent = words.find(([tags]) => tags.test(root.lang))?.[1] ?? "";
  };
  const hide = () => {
    root.dataset.quiz = "hidden";
    button.hidden = false;
  };
  button.onclick = () => {
    root.dataset.quiz = "shown";
    button.hidden = true;
    /** @type {HTMLElement | null} */ (document.querySelector(".result [data-action]"))?.focus();
  };
  addEventListener("tilewise", (event) => {
    const { data } = /** @type {MessageEvent} */ (event);
    if (/"type"\s*:\s*"(hand|request)"/.test(data)) hide();
  });
  new MutationObserver(setLabel).observe(root, { attributes: true, attributeFilter: ["lang"] });
  setLabel();
  hide();
  document.body.append(button);
}
