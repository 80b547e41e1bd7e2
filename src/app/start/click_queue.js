// Records clicks on buttons and links until the program has rendered the page, and then repeats them in order.

/** Buttons and links of the page, without the button of the load error. */
const CLICKED = "#app :is(button, a[href]):not(.loading *)";

/** Starts to record clicks; returns the functions that the program calls before and after its first rendering. */
export function queueClicks() {
  const queue = [];
  let isRepeating = false;
  const record = (event) => {
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey;
    const clicked = !isRepeating && !isModified && event.target.closest(CLICKED);
    const key = clicked && [...clicked.attributes].find(({ name }) => name.startsWith("data-") || name === "href");
    if (!key) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.push(`[${key.name}="${CSS.escape(key.value)}"]`);
  };
  addEventListener("click", record, true);

  let isDown = false;
  let onRelease = () => {};
  const press = ({ type }) => {
    isDown = type === "pointerdown";
    // A click may follow the release.
    if (!isDown) setTimeout(onRelease);
  };
  for (const type of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(type, press, true);

  /** Waits until no pointer is down: an element that is replaced during its press would not be clicked. */
  const waitForPointerUp = () => new Promise((resolve) => (isDown ? (onRelease = resolve) : resolve()));
  /** Repeats the recorded clicks, each after the program has rendered the effect of the previous one. */
  const repeatClicks = async () => {
    delete document.getElementById("app").dataset.sure;
    while (queue.length > 0) {
      isRepeating = true;
      document.querySelector(queue.shift())?.click();
      isRepeating = false;
      await new Promise((resolve) => setTimeout(resolve));
    }
    removeEventListener("click", record, true);
  };
  return { waitForPointerUp, repeatClicks };
}
