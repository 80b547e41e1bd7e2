// Offline use, updates and installation. The state is in attributes of the root element; the styles show the
// matching parts of the page. Loaded when the page is idle, and never inside a frame.

const root = document.documentElement.dataset;
const workers = navigator.serviceWorker;

/** The minimum time between two checks for an update, in milliseconds. */
const CHECK_INTERVAL = 60 * 60 * 1000;

const actions = {
  "take-update": () => takeUpdate(),
  "later-update": () => {
    root.update = "later";
    (lastFocused?.isConnected ? lastFocused : document.querySelector(".top button"))?.focus();
  },
  install: () => install(),
  "take-along": () => endTakeAlong(),
  "leave-behind": () => endTakeAlong(),
};

/** The key of the answer to the offer to take games along. */
const TAKE_ALONG = "tilewise.take-along";

/** `data-take-along`: this is an installed app without games. On iOS it doesn't see those of the browser. */
function offerTakeAlong() {
  const made = ["tilewise.game", "tilewise.club", "tilewise.houses", TAKE_ALONG];
  if (!made.some((key) => localStorage.getItem(key))) root.takeAlong = "";
}

/** Ends the offer for good. */
function endTakeAlong() {
  delete root.takeAlong;
  localStorage.setItem(TAKE_ALONG, "answered");
}

/** The element that had the focus before the update bar. */
let lastFocused = document.activeElement === document.body ? undefined : document.activeElement;
document.addEventListener("focusin", ({ target }) => {
  if (!target.closest(".foot-bar")) lastFocused = target;
});

document.addEventListener("click", ({ target }) => {
  actions[target.closest("[data-action]")?.dataset.action]?.();
});

let takeUpdate = () => {};

/** Starts the service worker. `data-kept`: the page works offline. `data-update`: an update is available. */
async function startWorker() {
  const registration = await workers.register(new URL("sw.js", import.meta.url), { updateViaCache: "none" });
  const updateState = () => {
    if (registration.active && registration.waiting) root.update ||= "ready";
  };
  const follow = () => {
    registration.installing?.addEventListener("statechange", updateState);
    updateState();
  };
  registration.addEventListener("updatefound", follow);
  follow();

  // A page that stays open all day checks for updates too.
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checkedAt > CHECK_INTERVAL) {
      checkedAt = Date.now();
      registration.update().catch(() => {});
    }
  });

  // All files of a page have one version: after an update every tab reloads. The address contains what was
  // entered.
  let controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  takeUpdate = () => {
    controlled = true;
    registration.waiting?.postMessage("take over");
  };

  const { active } = await workers.ready;
  const check = async () => {
    if (await hasAll(active)) root.kept = "";
    else delete root.kept;
  };
  addEventListener("online", check);
  await check();
}

/** Whether the worker has every file of the page; it fetches missing ones again. */
function hasAll(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage("check", [port2]);
  });
}

/** `data-install`: how the browser installs the page: a prompt (`offer`), the Share button or the menu. */
function offerInstall(event) {
  if (event) {
    event.preventDefault();
    install = async () => {
      // After a refusal, installation is in the menu. The button disappears, so the hint gets the focus.
      root.install = "menu";
      const hint = document.querySelector('dialog [data-if="menu"]');
      if (hint) {
        hint.tabIndex = -1;
        hint.focus();
      }
      await event.prompt();
    };
  }
  root.install = event ? "offer" : navigator.standalone === false ? "share" : "menu";
}

let install = () => {};

if (matchMedia("(display-mode: browser)").matches && !navigator.standalone) {
  // The browser may have offered the installation before this script ran.
  offerInstall(window.offer);
  window.onbeforeinstallprompt = offerInstall;
  window.onappinstalled = () => delete root.install;
} else {
  try {
    offerTakeAlong();
  } catch {
    // The browser denies access to storage.
  }
}

// Without storage the page works online only.
if (workers) startWorker().catch(() => {});
