// Records input before the program is loaded (taps, keys, slides) and replays it in order as soon as its handlers are
// loaded: taps with the program, letters and slides with the other ways to enter a hand, a chunk of its own. Input
// behind a waiting event waits, too.

/** Selector of elements that can be pressed, without those of the load error. */
const PRESSED = "#app :is(button, a[href]):not(.loading *)";
/** Selector of elements that handle slides. */
const SLID = ".keys [data-tile], .tray";
/** Distance in pixels up to which a movement is a tap, as in `entry/slide.rs`. */
const KEY = 18;
/** Interval in milliseconds at which the presence of all handlers is checked. */
const POLL_INTERVAL = 30;
/** Time in milliseconds in which a click is the end of a slide, as in `radial_menu/press.rs`. */
const ECHO = 120;

/** Recorded events, in order. */
const queue = [];
/** Whether the program has rendered the page. */
let isDrawn = false;
/** Whether there was any input, which needs all handlers. */
let isTouched = false;
/** Whether all handlers were requested. */
let isRequested = false;
/** Whether a recorded event is being replayed. */
let isReplaying = false;
/** The current press. */
let press;
/** Whether the next click belongs to a recorded event and is dropped. */
let isEcho = false;
/** Callback for the end of the press. */
let onRelease;

/** Whether all handlers are present. True for screens without keys and for load errors, where none follow. */
const isInteractive = () =>
  document.querySelector('[data-entry], [data-action="again"]') || !document.querySelector(".keys");
/** Whether the program handles taps, so that they aren't recorded. */
const handlesTaps = () => isDrawn && queue.length === 0;

/** Returns a description of an element by which `find` finds it after the program has rendered the page. */
function address(element) {
  const data = [...element.attributes].find(({ name }) => name.startsWith("data-"));
  const selector = data ? `[${data.name}="${CSS.escape(data.value)}"]` : element.localName;
  return { element, selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

function find({ element, selector, index }) {
  return element.isConnected ? element : document.querySelectorAll(selector)[index];
}

/** Adds an action on an element to the queue. */
function enqueue(element, action) {
  queue.push({ ...address(element), ...action });
  if (isDrawn && queue.length === 1) replayAll();
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Requests all handlers at the first input. */
function touch() {
  isTouched = true;
  if (!isDrawn || isRequested) return;
  isRequested = true;
  dispatchEvent(new Event("touched"));
}

const handlers = {
  pointerdown(event) {
    touch();
    isEcho = false;
    if (event.button !== 0) return;
    const on = event.target.closest(SLID);
    press = { on: !(handlesTaps() && isInteractive()) && on, down: event };
  },
  pointermove(event) {
    if (!press) return;
    press.isSlide ||= Math.hypot(event.clientX - press.down.clientX, event.clientY - press.down.clientY) > KEY;
  },
  pointerup(event) {
    handlers.pointermove(event);
    const { on, down, isSlide } = press ?? {};
    press = undefined;
    isEcho = Boolean(on && isSlide);
    if (isEcho) enqueue(on, { needsAll: true, isSlide, events: [down, event] });
    // A click may follow.
    setTimeout(() => onRelease?.());
  },
  pointercancel() {
    press = undefined;
    onRelease?.();
  },
  blur({ target }) {
    if (target === window) handlers.pointercancel();
  },
  click(event) {
    const on = event.target.closest(PRESSED);
    if (isEcho) stop(event);
    else if (on && !handlesTaps() && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      stop(event);
      enqueue(on, {});
    }
    isEcho = false;
  },
  keydown(event) {
    touch();
    isEcho = false;
    const { key, target } = event;
    const presses = key === "Enter" || key === " ";
    const steps = /^[zy]$/i.test(key);
    if (event.altKey || ((event.ctrlKey || event.metaKey) && !steps)) return;
    if (target.closest("input, textarea, select, summary, dialog") || (handlesTaps() && isInteractive())) return;
    // Recorded letters may change the effect of a button that is pressed by key.
    if (presses && (queue.length === 0 || !target.closest(PRESSED))) return;
    const walks = key.startsWith("Arrow") && !handlesTaps() && target.closest(".keys");
    if (key.length > 1 && !presses && !walks && !/^(Backspace|Delete|Escape)$/.test(key)) return;
    stop(event);
    isEcho = presses;
    enqueue(target, { needsAll: !walks, events: [event] });
  },
  paste(event) {
    if ((handlesTaps() && isInteractive()) || event.target.closest("input, textarea")) return;
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", event.clipboardData.getData("text"));
    const { type, bubbles, cancelable } = event;
    stop(event);
    const copy = { type, bubbles, cancelable, clipboardData, is: ClipboardEvent };
    enqueue(event.target, { needsAll: true, events: [copy] });
  },
};

/** Replays all recorded events, each after the page shows the result of the previous one. */
async function replayAll() {
  let last;
  while (queue.length > 0) {
    const [one] = queue;
    while (one.needsAll && !isInteractive()) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    const on = find(one);
    isReplaying = true;
    if (on) replayOne(on, one, last);
    isReplaying = false;
    last = one;
    // New input waits until the result is rendered. A click right after a slide would count as the end of the slide.
    await new Promise((resolve) => setTimeout(resolve, one.isSlide ? ECHO : 0));
    queue.shift();
  }
}

function replayOne(on, { selector, index, events }, last) {
  if (!events) return on.click();
  for (const event of events) {
    const type = event.is ?? event.constructor;
    if (type === PointerEvent) {
      on.dispatchEvent(new type(event.type, event));
      continue;
    }
    // Arrow keys may have moved the focus, which receives the next key.
    if (selector !== last?.selector || index !== last?.index) on.focus({ preventScroll: true });
    const focused = document.activeElement ?? on;
    const again = new type(event.type, event);
    focused.dispatchEvent(again);
    if (!again.defaultPrevented && (event.key === "Enter" || event.key === " ")) focused.click();
  }
}

/** Starts to record events; returns the functions that the program calls around its first rendering. */
export function startReplay() {
  for (const [name, handler] of Object.entries(handlers)) {
    // Replayed events are left to the program.
    addEventListener(name, (event) => isReplaying || handler(event), { capture: true, passive: false });
  }
  let before;
  /** Waits until no pointer is down: an element isn't replaced between its press and its click. */
  const waitForPointerUp = async () => {
    while (press) await new Promise((resolve) => (onRelease = resolve));
    const { activeElement, body } = document;
    before = {
      focus: activeElement && activeElement !== body && address(activeElement),
      fields: [...document.querySelectorAll("#app :is(details, input)")],
      scroll: scrollY,
    };
  };
  /** Restores fields, focus and scroll position after the first rendering, and replays the recorded events. */
  const markRendered = () => {
    const { focus, fields, scroll } = before;
    const now = document.querySelectorAll("#app :is(details, input)");
    for (const [index, field] of fields.entries()) {
      const same = now[index];
      if (!same) continue;
      if (field.open) same.open = true;
      if (!field.value || field.value === same.value) continue;
      same.value = field.value;
      same.dispatchEvent(new Event("change", { bubbles: true }));
    }
    if (focus) find(focus)?.focus({ preventScroll: true });
    if (scrollY !== scroll) scrollTo(0, scroll);
    delete document.getElementById("app").dataset.sure;
    isDrawn = true;
    if (isTouched) setTimeout(touch);
    setTimeout(replayAll);
  };
  return { waitForPointerUp, markRendered };
}
