/**
 * Has the page kept on the device once it is idle. A browser may offer to install it before that.
 *
 * @param {Promise<unknown>} started
 */
export function keep(started) {
  window.onbeforeinstallprompt = (event) => {
    event.preventDefault();
    window.offer = event;
  };
  const idle = () => setTimeout(() => import("../offline.js").catch(() => {}), 2000);
  started.then(idle, () => {});
}
