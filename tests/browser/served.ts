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

/** A plain static host. */
export interface StaticHost {
  /** The address of the folder. */
  url: string;
  /** Requested files that don't exist. */
  missing: string[];
  /** Files that were sent compressed. */
  packed: string[];
  /** Interrupts or restores the network: requests get no answer. */
  setNetworkDown(isDown: boolean): void;
  close(): void;
}

/** Serves a folder under a path. `packed` sends the `.br` version of a file, as nginx may. */
export async function serve(
  folder: string,
  options: { under?: string; packed?: boolean; headers?: OutgoingHttpHeaders } = {},
): Promise<StaticHost> {
  const { under = "/", packed: sendsPacked = false, headers = {} } = options;
  const missing: string[] = [];
  const packed: string[] = [];
  let isDown = false;
  const server = createServer(async (request, response) => {
    if (isDown) return void request.socket.destroy();
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const relativePath = decodeURIComponent(pathname).slice(under.length);
    const file = join(folder, relativePath === "" || relativePath.endsWith("/") ? `${relativePath}index.html` : relativePath);
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const send = async (path: string, more: OutgoingHttpHeaders) => {
      const bytes = await readFile(path);
      response.writeHead(200, { "Content-Type": type, ...headers, ...more }).end(bytes);
    };
    try {
      if (!pathname.startsWith(under) || relativePath.includes("..")) throw new Error("outside");
      const acceptsBrotli = sendsPacked && /\bbr\b/.test(String(request.headers["accept-encoding"]));
      const packedBytes = acceptsBrotli && (await readFile(`${file}.br`).catch(() => undefined));
      if (packedBytes) {
        packed.push(relativePath);
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
    setNetworkDown: (now) => {
      isDown = now;
      if (isDown) server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
