// Serves the release as a good host does: compressed, and what is named by its content for ever.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Serves a folder at a port of its own; answers its address, and how to stop. */
export async function serve(folder) {
  const packed = new Map();
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://here").pathname));
    const file = path.endsWith("/") ? `${path}index.html` : path;
    try {
      if (!packed.has(file)) packed.set(file, brotliCompressSync(await readFile(join(folder, file))));
      response.writeHead(200, {
        "cache-control": /-[0-9a-f]{8,}/.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
        "content-encoding": "br",
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      });
      response.end(packed.get(file));
    } catch {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not here");
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

/** The number in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** What Chromium is started with. */
export const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions"];
