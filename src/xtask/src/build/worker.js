// Keeps the files of one build on the device, all of them or none, and answers with them.
// Written by `cargo xtask build`: BUILD is another for every build, FILES has the hash of each file.

const FOLDER = new URL("./", location).href;
/** Other folders of this host may have a Tilewise of their own. */
const OURS = `tilewise ${FOLDER} `;
const CACHE = OURS + BUILD;
const HASHES = new Map(FILES.map(([file, hash]) => [FOLDER + file, hash]));

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file) event.respondWith(answer(file, event.request));
});

// Only at a person's word: the page asks.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "check") event.waitUntil(check(event.ports[0]));
});

/** Brings every file, or fails and leaves the version before to work on. */
async function install() {
  try {
    await fill();
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Brings every file that isn't here. Of this very build all may be: the host went back to it. */
async function fill() {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...HASHES].filter(([file]) => !here.has(file));
  // The browser refuses what doesn't have the hash: half a file, or one of another build.
  await cache.addAll(
    missing.map(([file, integrity]) => new Request(file, { integrity, cache: "reload", redirect: "error" })),
  );
}

/** Brings what the browser has lost since, and answers whether every file is here. */
async function check(port) {
  try {
    await fill();
    port.postMessage(true);
  } catch {
    port.postMessage(false);
  }
}

/** Removes the versions before, and answers for the pages that are open already. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
}

/** The address of the file of this build that is asked for, if it is one. */
function fileOf({ method, url }) {
  const address = new URL(url);
  address.search = address.hash = "";
  const file = address.href === `${FOLDER}index.html` ? FOLDER : address.href;
  return method === "GET" && HASHES.has(file) ? file : undefined;
}

/** The file as it was brought; from the host, should the browser have lost it. */
async function answer(file, request) {
  const kept = await caches.match(file, { cacheName: CACHE, ignoreVary: true });
  return kept ?? fetch(request);
}
