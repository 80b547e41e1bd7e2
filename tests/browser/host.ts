// A host of the release that can go down, hand out half a file, or bring the next build.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";

/** The release that the tests are about. */
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

/** What a service worker brings: names and hashes. */
export function list(worker: string): [string, string][] {
  return [...worker.matchAll(/\["([^"]*)", "(sha256-[^"]+)"\]/g)].map(([, file, hash]) => [file!, hash!]);
}

export function hash(bytes: Buffer): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/** The build in a folder. */
export function build(folder = DIST): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map(({ name, parentPath }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path)];
    }),
  );
}

/** The page of the next build: its policy names its own scripts. */
function document(old: string, renamed: (text: string) => string): string {
  const scripts = [...old.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!);
  const policy = scripts.reduce((text, script) => text.replace(hash(Buffer.from(script)), hash(Buffer.from(renamed(script)))), renamed(old));
  return policy.replace("<html", '<html data-build="next"');
}

/** The next build: every name with a hash in it is another, and the page says `data-build="next"`. */
export function next(files: Files): Files {
  const renamed = (text: string) =>
    text.replaceAll(/-([0-9a-f]{8,16})(?=["/])/g, (_, old: string) => `-${[...old].reverse().join("")}`);
  const then: Files = new Map();
  for (const [name, bytes] of files) {
    if (name === "sw.js" || /\.(br|gz)$/.test(name)) continue;
    const text = name === "index.html";
    then.set(renamed(name), text ? Buffer.from(document(bytes.toString(), renamed)) : bytes);
  }
  const worker = renamed(files.get("sw.js")!.toString()).replace(/BUILD = "\w+"/, 'BUILD = "next"');
  const hashed = list(worker).reduce(
    (text, [file, old]) => text.replace(`"${file}", "${old}"`, `"${file}", "${hash(then.get(file || "index.html")!)}"`),
    worker,
  );
  return then.set("sw.js", Buffer.from(hashed));
}

/** Hands out the files of one build at a time, at a port of its own. */
export class Host {
  /** Where it is, or was. */
  url = "";
  /** What was asked for, in order. */
  asked: string[] = [];
  /** What can’t be had whole: half of it, or other bytes. */
  readonly broken = new Map<string, "half" | "other">();
  private readonly server: Server;

  private constructor(public files: Files) {
    this.server = createServer((request, response) => {
      const path = new URL(request.url!, "http://here").pathname.slice(1);
      this.asked.push(path);
      const name = path || "index.html";
      const bytes = this.files.get(name);
      if (!bytes) {
        response.writeHead(404).end("Not here");
        return;
      }
      response.writeHead(200, {
        // As docs/hosting.md asks, for frames in a sandbox.
        "access-control-allow-origin": "*",
        // As the hosts do that let nobody say how long a file is good for.
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

  static async open(files = build()): Promise<Host> {
    const host = new Host(files);
    await new Promise<void>((ready) => host.server.listen(0, "127.0.0.1", ready));
    host.url = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}/`;
    return host;
  }

  /** Nobody is there any more. */
  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    await closed;
  }
}
