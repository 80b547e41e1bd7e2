import { readFile } from "node:fs/promises";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
};

/** A host of its own, as plain as hosts are. */
export interface Served {
  /** Where the folder is. */
  url: string;
  /** What was asked for and not there. */
  missing: string[];
  /** What was sent compressed. */
  packed: string[];
  /** Cuts the network, or mends it: whoever asks gets no answer. */
  cut(isCut: boolean): void;
  close(): void;
}

/** Hosts a folder under a path. With `packed` it sends the `.br` beside a file, as nginx may. */
export async function serve(
  folder: string,
  options: { under?: string; packed?: boolean; headers?: OutgoingHttpHeaders } = {},
): Promise<Served> {
  const { under = "/", packed: sendsPacked = false, headers = {} } = options;
  const missing: string[] = [];
  const packed: string[] = [];
  let isCut = false;
  const server = createServer(async (request, response) => {
    if (isCut) return void request.socket.destroy();
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const below = decodeURIComponent(pathname).slice(under.length);
    const file = join(folder, below === "" || below.endsWith("/") ? `${below}index.html` : below);
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const send = async (path: string, more: OutgoingHttpHeaders) => {
      const bytes = await readFile(path);
      response.writeHead(200, { "Content-Type": type, ...headers, ...more }).end(bytes);
    };
    try {
      if (!pathname.startsWith(under) || below.includes("..")) throw new Error("outside");
      const takes = sendsPacked && /\bbr\b/.test(String(request.headers["accept-encoding"]));
      const smaller = takes && (await readFile(`${file}.br`).catch(() => undefined));
      if (smaller) {
        packed.push(below);
        await send(`${file}.br`, { "Content-Encoding": "br" });
      } else {
        await send(file, {});
      }
    } catch {
      missing.push(pathname);
      response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${under}`,
    missing,
    packed,
    cut: (now) => {
      isCut = now;
      if (isCut) server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
