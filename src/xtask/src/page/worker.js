// Keeps the files of one build on the device, all of them or none, and answers with them.
// Written by `cargo xtask build`: BUILD is another for every build, FILES has the hash of each file.

const FOLDER = new URL("./", location).href;
/** Other folders of this host may have a Tilewise of their own. */
const OURS = `tilewise ${FOLDER} `;
const CACHE = OURS + BUILD;
const HASHES = new Map(FILES.map(([file, hash]) => [FOLDER + file, hash]));

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file) event.respondWith(answer(file, event.request));
});

// Only at a person's word: the page asks.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

/** Brings every file, or fails and leaves the version before to work on. */
async function fill() {
  const cache = await caches.open(CACHE);
  // This very build is here: the host went back to it before the next one was taken.
  if ((await cache.keys()).length === HASHES.size) return;
  try {
    // The browser refuses what doesn't have the hash: half a file, or one of another build.
    await cache.addAll(
      [...HASHES].map(([file, integrity]) => new Request(file, { integrity, cache: "reload", redirect: "error" })),
    );
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
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
