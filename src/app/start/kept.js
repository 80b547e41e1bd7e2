// What is done before the program is there to do it: taps, keys, slides. They are kept, in order, and
// done as soon as what handles them is there: taps with the program, letters and slides with the other
// ways to enter a hand, which load by themselves. What comes after something that waits, waits too.

/** What can be pressed; but that the page can't be had is no part of it. */
const PRESSED = "#app :is(button, a[href]):not(.loading *)";
/** Where a finger can slide. */
const SLID = ".keys [data-tile], .tray";
/** A finger that trembles stays on its key: pixels, as in `entry/slide.rs`. */
const KEY = 18;
/** How often it is looked whether what handles all of it has come: milliseconds. */
const LATER = 30;
/** How long a click is taken for the end of a slide: milliseconds, as in `radial_menu/press.rs`. */
const ECHO = 120;

/** What waits, in order. */
const queue = [];
/** Whether the program has drawn the page. */
let isDrawn = false;
/** Whether anything was touched, so that what handles all of it is wanted; and whether it was said. */
let isTouched = false;
let isAskedFor = false;
/** Whether something that was kept is being done. */
let isDoing = false;
/** The press that there is. */
let press;
/** Whether the click that comes next is the end of something that was kept, and none. */
let isEcho = false;
/** Who waits until no finger is down. */
let released;

/** Whether all that can be done on the page is heard: another screen has less, and what can't be had
 * will not hear. */
const hearsAll = () => document.querySelector('[data-entry], [data-action="again"]') || !document.querySelector(".keys");
/** Whether taps need not be kept. */
const hearsTaps = () => isDrawn && queue.length === 0;

/** An element by what the page calls it: by that it is found again when the program has drawn it. */
function address(element) {
  const data = [...element.attributes].find(({ name }) => name.startsWith("data-"));
  const selector = data ? `[${data.name}="${CSS.escape(data.value)}"]` : element.localName;
  return { element, selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

function find({ element, selector, index }) {
  return element.isConnected ? element : document.querySelectorAll(selector)[index];
}

/** Keeps what is done to an element. */
function put(element, does) {
  queue.push({ ...address(element), ...does });
  if (isDrawn && queue.length === 1) doAll();
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Has come what is wanted as soon as anything is touched. */
function touch() {
  isTouched = true;
  if (!isDrawn || isAskedFor) return;
  isAskedFor = true;
  dispatchEvent(new Event("touched"));
}

const does = {
  pointerdown(event) {
    touch();
    isEcho = false;
    if (event.button !== 0) return;
    const on = event.target.closest(SLID);
    press = { on: !(hearsTaps() && hearsAll()) && on, down: event };
  },
  pointermove(event) {
    if (!press) return;
    press.isSlide ||= Math.hypot(event.clientX - press.down.clientX, event.clientY - press.down.clientY) > KEY;
  },
  pointerup(event) {
    does.pointermove(event);
    const { on, down, isSlide } = press ?? {};
    press = undefined;
    isEcho = Boolean(on && isSlide);
    if (isEcho) put(on, { needsAll: true, isSlide, events: [down, event] });
    // A click may come of it.
    setTimeout(() => released?.());
  },
  pointercancel() {
    press = undefined;
    released?.();
  },
  blur({ target }) {
    if (target === window) does.pointercancel();
  },
  click(event) {
    const on = event.target.closest(PRESSED);
    if (isEcho) stop(event);
    else if (on && !hearsTaps() && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      stop(event);
      put(on, {});
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
    if (target.closest("input, textarea, select, summary, dialog") || (hearsTaps() && hearsAll())) return;
    // What a press of a button by the keyboard means depends on the letters before it.
    if (presses && (queue.length === 0 || !target.closest(PRESSED))) return;
    const walks = key.startsWith("Arrow") && !hearsTaps() && target.closest(".keys");
    if (key.length > 1 && !presses && !walks && !/^(Backspace|Delete|Escape)$/.test(key)) return;
    stop(event);
    isEcho = presses;
    put(target, { needsAll: !walks, events: [event] });
  },
  paste(event) {
    if ((hearsTaps() && hearsAll()) || event.target.closest("input, textarea")) return;
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", event.clipboardData.getData("text"));
    const { type, bubbles, cancelable } = event;
    stop(event);
    put(event.target, { needsAll: true, events: [{ type, bubbles, cancelable, clipboardData, is: ClipboardEvent }] });
  },
};

/** Does all that was kept, each when the page shows what came of the one before. */
async function doAll() {
  let last;
  while (queue.length > 0) {
    const [one] = queue;
    while (one.needsAll && !hearsAll()) await new Promise((later) => setTimeout(later, LATER));
    const on = find(one);
    isDoing = true;
    if (on) doOne(on, one, last);
    isDoing = false;
    last = one;
    // Until it is drawn, what comes waits behind it; and a click just after a slide would be its end.
    await new Promise((drawn) => setTimeout(drawn, one.isSlide ? ECHO : 0));
    queue.shift();
  }
}

function doOne(on, { selector, index, events }, last) {
  if (!events) return on.click();
  for (const event of events) {
    const type = event.is ?? event.constructor;
    if (type === PointerEvent) {
      on.dispatchEvent(new type(event.type, event));
      continue;
    }
    // Arrows may have led the focus on: it is where the next key goes.
    if (selector !== last?.selector || index !== last?.index) on.focus({ preventScroll: true });
    const focused = document.activeElement ?? on;
    const again = new type(event.type, event);
    focused.dispatchEvent(again);
    if (!again.defaultPrevented && (event.key === "Enter" || event.key === " ")) focused.click();
  }
}

/** Listens from now on. */
export function keep() {
  for (const [name, hears] of Object.entries(does)) {
    // What was kept is heard a second time, by the program.
    addEventListener(name, (event) => isDoing || hears(event), { capture: true, passive: false });
  }
  let before;
  /** When no finger is down: what is pressed is not taken away between its press and its click. */
  const free = async () => {
    while (press) await new Promise((then) => (released = then));
    const { activeElement, body } = document;
    before = {
      focus: activeElement && activeElement !== body && address(activeElement),
      fields: [...document.querySelectorAll("#app :is(details, input)")],
      scroll: scrollY,
    };
  };
  /** The program has drawn the page: what was open is open, and what was kept is done. */
  const taken = () => {
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
    setTimeout(doAll);
  };
  return { free, taken };
}
