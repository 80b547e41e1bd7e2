// The service worker: caches the files of one build, all or none, and serves them.
// `cargo xtask build` prepends BUILD, which differs for every build, and FILES, which contains the hash of each file.

const FOLDER = new URL("./", location).href;
/** Prefix of the caches of this folder: other folders of the host may contain another Tilewise. */
const OURS = `tilewise ${FOLDER} `;
const CACHE = OURS + BUILD;
const HASHES = new Map(FILES.map(([file, hash]) => [FOLDER + file, hash]));

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file) event.respondWith(answer(file, event.request));
});

// The page sends these messages only after a confirmation of the user.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "check") event.waitUntil(check(event.ports[0]));
});

/** Caches every file, or fails and keeps the previous version active. */
async function install() {
  try {
    await fill();
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Caches missing files. All may exist if the host has restored an earlier build. */
async function fill() {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...HASHES].filter(([file]) => !here.has(file));
  // The browser rejects files with another hash: incomplete ones, or those of another build.
  await cache.addAll(
    missing.map(([file, integrity]) => new Request(file, { integrity, cache: "reload", redirect: "error" })),
  );
}

/** Caches files that the browser has lost, and replies whether every file is cached. */
async function check(port) {
  try {
    await fill();
    port.postMessage(true);
  } catch {
    port.postMessage(false);
  }
}

/** Deletes the caches of previous versions, and takes control of open pages. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
}

/** Returns the address of the requested file, if it belongs to this build. */
function fileOf({ method, url }) {
  const address = new URL(url);
  address.search = address.hash = "";
  const file = address.href === `${FOLDER}index.html` ? FOLDER : address.href;
  return method === "GET" && HASHES.has(file) ? file : undefined;
}

/** Returns the cached file, or that of the host if the browser has lost it. */
async function answer(file, request) {
  const cached = await caches.match(file, { cacheName: CACHE, ignoreVary: true });
  return cached ?? fetch(request);
}
