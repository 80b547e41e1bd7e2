// What makes the page a part of another one: runs before the page does, where its address says
// `?embed` (the calculator) or `?embed=hand` (a hand card; with `quiz` its value is hidden at first). It hears the page around, and tells it
// how high this one is. What the messages mean is read in `src/app/src/frame`.

/** A longer text is no message. */
const LONGEST = 16 * 1024;
/** So many messages are heard in a second. */
const MOST = 100;

const root = document.documentElement;
const params = new URLSearchParams(location.search);
const card = root.dataset.embed === "hand";
const around = window.parent;

root.dataset.theme = params.get("theme") || "auto";

await addStyles();
if (around !== window) {
  hear();
  measure();
}
lead();
see();
if (card) still();
if (card && params.has("quiz")) hideValue();

/** Puts the styles of a part on, so that the page is never seen without them. */
function addStyles() {
  const styles = document.createElement("link");
  styles.rel = "stylesheet";
  styles.href = new URL("frame.css", import.meta.url).href;
  return new Promise((resolve) => {
    styles.onload = styles.onerror = resolve;
    document.head.append(styles);
  });
}

/**
 * Hands on what may be meant for Tilewise: it comes from the page around, is a text, and is neither
 * long nor one of very many.
 */
function hear() {
  let since = 0;
  let heard = 0;
  addEventListener("message", ({ source, data }) => {
    if (source !== around || typeof data !== "string" || data.length > LONGEST) return;
    if (performance.now() - since > 1000) {
      since = performance.now();
      heard = 0;
    }
    heard += 1;
    if (heard <= MOST) dispatchEvent(new MessageEvent("tilewise", { data }));
  });
}

/** Tells the page around how high this one is, whenever that changes. */
function measure() {
  let sent = 0;
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === sent) return;
    sent = height;
    around.postMessage(JSON.stringify({ tilewise: 1, type: "size", height }), "*");
  };
  // A frame that is out of sight isn't drawn, and so not observed: what changes is measured too.
  new ResizeObserver(tell).observe(document.body);
  new MutationObserver(tell).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/**
 * Where the frame is in sight, for sheets to lie there: it is as high as what it holds. Whoever opens
 * one has pointed at something before, or pressed a key. An open one stays: between finger down and
 * finger up nothing may move.
 */
function see() {
  const look = () => {
    if (document.querySelector("dialog[open]")) return;
    const sight = new IntersectionObserver(([{ intersectionRect: seen }]) => {
      sight.disconnect();
      root.style.setProperty("--seen-top", `${Math.round(seen.top)}px`);
      root.style.setProperty("--seen-height", `${Math.round(seen.height)}px`);
    });
    sight.observe(root);
  };
  addEventListener("pointerdown", look, true);
  addEventListener("focusin", look);
  addEventListener("keydown", look, true);
}

/** What leads to another screen opens the whole page there: this one has no way back. */
function lead() {
  const away = (/** @type {Event} */ event) => {
    const link = event.target instanceof Element && event.target.closest("a[href^='#']");
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const there = new URL(location.pathname, document.baseURI);
    if (root.lang) there.searchParams.set("lang", root.lang);
    there.hash = link.getAttribute("href") ?? "";
    open(there.href, "_blank", "noopener");
  };
  addEventListener("click", away, true);
}

/** The hand of a card is a picture, in words for whoever doesn't see it. Nothing in it is pressed. */
function still() {
  const look = () => {
    const tray = document.querySelector(".tray");
    if (!tray) return;
    const tiles = [...tray.querySelectorAll("button")];
    for (const tile of tiles) tile.inert = true;
    const words = tiles.map((tile) => tile.dataset.name ?? tile.getAttribute("aria-label")).join(", ");
    if (tiles.length === 0 || tray.getAttribute("aria-label") === words) return;
    tray.setAttribute("role", "img");
    tray.setAttribute("aria-label", words);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}

/** Hides what the hand is worth until somebody asks. Another hand hides it again. */
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
  const write = () => {
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
    if (/"type":"(hand|request)"/.test(data)) hide();
  });
  new MutationObserver(write).observe(root, { attributes: true, attributeFilter: ["lang"] });
  write();
  hide();
  document.body.append(button);
}
