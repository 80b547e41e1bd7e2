/**
 * Loads the script that makes the page work offline, once the page is idle. A browser may offer the installation
 * earlier, so the offer is stored.
 *
 * @param {Promise<unknown>} started
 */
export function loadOffline(started) {
  window.onbeforeinstallprompt = (event) => {
    event.preventDefault();
    window.offer = event;
  };
  const idle = () => setTimeout(() => import("../offline.js").catch(() => {}), 2000);
  started.then(idle, () => {});
}
