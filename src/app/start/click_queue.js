// Records clicks on buttons until the program has rendered the page, and then repeats them in order.

/** Buttons of the page, without that of the load error. */
const BUTTONS = "#app button:not(.loading *)";

/** Starts to record clicks; returns the functions that the program calls before and after its first rendering. */
export function queueClicks() {
  const queue = [];
  let isRepeating = false;
  const record = (event) => {
    const button = !isRepeating && event.target.closest(BUTTONS);
    const key = button && [...button.attributes].find(({ name }) => name.startsWith("data-"));
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

  /** Waits until no pointer is down: a button that is replaced during its press would not be clicked. */
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
