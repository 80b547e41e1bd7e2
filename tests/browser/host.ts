// A host of the release that can fail, serve partial files, or serve the next build.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";

/** The release under test. */
export const DIST = resolve(import.meta.dirname, process.env.TILEWISE_TEST_DIST ?? "../../dist");

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The files of a build by their names. */
export type Files = Map<string, Buffer>;

/** The files that a service worker fetches: names and hashes. */
export function workerFiles(worker: string): [string, string][] {
  return [...worker.matchAll(/\["([^"]*)", "(sha256-[^"]+)"\]/g)].map(([, file, hash]) => [file!, hash!]);
}

export function hash(bytes: Buffer): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/** The build in a folder. */
export function readBuild(folder = DIST): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map(({ name, parentPath }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path)];
    }),
  );
}

/** The page of the next build, with the hashes of its own scripts in its policy. */
function nextDocument(old: string, rename: (text: string) => string): string {
  const scripts = [...old.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!);
  const policy = scripts.reduce((text, script) => text.replace(hash(Buffer.from(script)), hash(Buffer.from(rename(script)))), rename(old));
  return policy.replace("<html", '<html data-build="next"');
}

/** The next build: every hashed name differs, and the page has `data-build="next"`. */
export function nextBuild(files: Files): Files {
  const rename = (text: string) =>
    text.replaceAll(/-([0-9a-f]{8,16})(?=["/])/g, (_, old: string) => `-${[...old].reverse().join("")}`);
  const then: Files = new Map();
  for (const [name, bytes] of files) {
    if (name === "sw.js" || /\.(br|gz)$/.test(name)) continue;
    const text = name === "index.html";
    then.set(rename(name), text ? Buffer.from(nextDocument(bytes.toString(), rename)) : bytes);
  }
  const worker = rename(files.get("sw.js")!.toString()).replace(/BUILD = "\w+"/, 'BUILD = "next"');
  const hashed = workerFiles(worker).reduce(
    (text, [file, old]) => text.replace(`"${file}", "${old}"`, `"${file}", "${hash(then.get(file || "index.html")!)}"`),
    worker,
  );
  return then.set("sw.js", Buffer.from(hashed));
}

/** Serves the files of one build at a time, on its own port. */
export class Host {
  /** The address of the host. */
  url = "";
  /** The requested files, in order. */
  requests: string[] = [];
  /** Files that are served damaged: half of them, or other bytes. */
  readonly broken = new Map<string, "half" | "other">();
  private readonly server: Server;

  private constructor(public files: Files) {
    this.server = createServer((request, response) => {
      const path = new URL(request.url!, "http://here").pathname.slice(1);
      this.requests.push(path);
      const name = path || "index.html";
      const bytes = this.files.get(name);
      if (!bytes) {
        response.writeHead(404).end("Not here");
        return;
      }
      response.writeHead(200, {
        // Required by docs/hosting.md for sandboxed frames.
        "access-control-allow-origin": "*",
        // The default of hosts without a cache setting.
        "cache-control": "max-age=600",
        "content-length": bytes.length,
        "content-type": TYPES[extname(name)] ?? "application/octet-stream",
      });
      const half = bytes.subarray(0, bytes.length / 2);
      const broken = this.broken.get(name);
      if (broken === "half") response.write(half, () => response.destroy());
      else if (broken === "other") response.end(Buffer.concat([half, half, bytes]).subarray(0, bytes.length));
      else response.end(bytes);
    });
  }

  static async open(files = readBuild()): Promise<Host> {
    const host = new Host(files);
    await new Promise<void>((ready) => host.server.listen(0, "127.0.0.1", ready));
    host.url = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}/`;
    return host;
  }

  /** Stops the host. */
  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}
