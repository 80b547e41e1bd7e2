// Keeps the page on the device, says when a newer one waits, and helps to install it. What holds
// stands in attributes of the root element: the page draws all of it, and its styles show what holds.
// Loaded when the page is idle, and never inside a frame.

const root = document.documentElement.dataset;
const workers = navigator.serviceWorker;

/** How long the host isn't asked for a newer version: milliseconds. */
const PATIENCE = 60 * 60 * 1000;

const does = {
  "take-update": () => takeUpdate(),
  "later-update": () => {
    root.update = "later";
    (before?.isConnected ? before : document.querySelector(".top button"))?.focus();
  },
  install: () => install(),
};

/** What had the focus before the bar that is put off. */
let before = document.activeElement === document.body ? undefined : document.activeElement;
document.addEventListener("focusin", ({ target }) => {
  if (!target.closest(".update")) before = target;
});

document.addEventListener("click", ({ target }) => {
  does[target.closest("[data-action]")?.dataset.action]?.();
});

let takeUpdate = () => {};

/** `data-kept`: the page works without a network. `data-update`: a newer one waits. */
async function keep() {
  const registration = await workers.register(new URL("sw.js", import.meta.url), { updateViaCache: "none" });
  const look = () => {
    if (registration.active && registration.waiting) root.update ||= "ready";
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();

  // Whoever leaves the page open all day hears of it as well.
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - asked > PATIENCE) {
      asked = Date.now();
      registration.update().catch(() => {});
    }
  });

  // A page and its parts are of one version: when another one is taken, every page begins anew. What
  // was entered stands in its address.
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

/** Whether the worker has every file of the page; what the browser has lost it brings again. */
function hasAll(worker) {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    worker.postMessage("check", [port2]);
  });
}

/** `data-install`: the browser offers it, has it behind its Share button, or perhaps in its menu. */
function offer(event) {
  if (event) {
    event.preventDefault();
    install = async () => {
      // Who declines finds it in the menu. The button is gone then: the focus is at what says so.
      root.install = "menu";
      const says = document.querySelector('dialog [data-if="menu"]');
      if (says) {
        says.tabIndex = -1;
        says.focus();
      }
      await event.prompt();
    };
  }
  root.install = event ? "offer" : navigator.standalone === false ? "share" : "menu";
}

let install = () => {};

if (matchMedia("(display-mode: browser)").matches && !navigator.standalone) {
  // The browser may have offered it before this was loaded.
  offer(window.offer);
  window.onbeforeinstallprompt = offer;
  window.onappinstalled = () => delete root.install;
}

// Where nothing may be kept, the page works as long as there is a network.
if (workers) keep().catch(() => {});
