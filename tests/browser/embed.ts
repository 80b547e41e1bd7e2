// Tilewise on one host, a club's page with it on another.
import { createServer, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { extname } from "node:path";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { build, type Files } from "./host.js";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

let files: Files | undefined;

/** An event, as the club's page saw it. */
export interface Seen {
  type: string;
  from: string;
  detail: any;
}

/** A club's page, and where Tilewise is. */
export class Club {
  private pages = new Map<string, { html: string; headers: Record<string, string> }>();
  private servers: Server[] = [];
  /** What was asked of the host of Tilewise. */
  asked: string[] = [];

  private constructor(private readonly shared: boolean) {}

  /** Opens both; `shared`: whether everybody may read the files of Tilewise. */
  static async open(shared = false): Promise<Club> {
    const club = new Club(shared);
    files ??= build();
    const tilewise = createServer((request, response) => {
      const path = decodeURI(new URL(request.url!, "http://here").pathname).slice(1);
      club.asked.push(request.url!);
      const name = path === "" || path.endsWith("/") ? `${path}index.html` : path;
      const bytes = files!.get(name);
      const type = TYPES[extname(name)] ?? "application/octet-stream";
      const cors = club.shared ? { "access-control-allow-origin": "*" } : {};
      response.writeHead(bytes ? 200 : 404, { "content-type": type, ...cors }).end(bytes);
    });
    const pages = createServer((request, response) => {
      const page = club.pages.get(new URL(request.url!, "http://here").pathname);
      response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...page?.headers }).end(page?.html);
    });
    club.servers = [tilewise, pages];
    await Promise.all(club.servers.map((server) => new Promise<void>((done) => server.listen(0, () => done()))));
    return club;
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((_, place) => this.stop(place)));
  }

  /** The host of Tilewise is down. */
  stop(place = 0): Promise<unknown> {
    const server = this.servers[place]!;
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  }

  private port(place: number): number {
    return (this.servers[place]!.address() as AddressInfo).port;
  }

  /** Where Tilewise is: another site than the club's. */
  get tilewise(): string {
    return `http://127.0.0.1:${this.port(0)}`;
  }

  /** The address of a page of the club. */
  at(path: string): string {
    return `http://localhost:${this.port(1)}${path}`;
  }

  /** The lines of a policy that docs/embedding.md names. */
  get policy(): string {
    return `default-src 'none'; script-src ${this.tilewise}; frame-src ${this.tilewise}`;
  }

  /** Puts up a page of the club's. */
  put(path: string, body: string, headers: Record<string, string> = {}, script = "async"): void {
    const embed = `<script src="${this.tilewise}/embed.js" ${script}></script>`;
    const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Club</title>${embed}</head><body>${body}</body></html>`;
    this.pages.set(path, { html, headers });
  }

  /** Goes to a page with this in it. */
  async show(page: Page, body: string, headers: Record<string, string> = {}): Promise<void> {
    this.put("/", body, headers);
    await watch(page);
    await page.goto(this.at("/"));
  }
}

/** Notes what the elements tell their page, from the beginning. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = ((globalThis as any).seen = []);
    for (const type of ["tilewise:ready", "tilewise:score", "tilewise:error"]) {
      document.addEventListener(type, (event) => {
        seen.push({ type, from: (event.target as Element).id, detail: (event as CustomEvent).detail });
      });
    }
  });
}

/** What they have told. */
export function seen(page: Page, type?: string): Promise<Seen[]> {
  return page.evaluate((type) => ((globalThis as any).seen as Seen[]).filter((one) => !type || one.type === type), type);
}

/** Waits for an event, and answers what came with the last one. */
export async function told(page: Page, type: string, times = 1): Promise<any> {
  await expect.poll(async () => (await seen(page, type)).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(times);
  return (await seen(page, type)).at(-1)!.detail;
}

/** The page in an element. */
export function inside(page: Page, element = "tilewise-calculator"): FrameLocator {
  return page.frameLocator(`${element} >> iframe`);
}

/** Sets a property of an element. */
export function set(page: Page, name: string, value: unknown, element = "tilewise-calculator"): Promise<void> {
  return page.evaluate(
    ([element, name, value]) => {
      (document.querySelector(element as string) as any)[name as string] = value;
    },
    [element, name, value],
  );
}

/** Reads a property of an element. */
export function get(page: Page, name: string, element = "tilewise-calculator"): Promise<any> {
  return page.evaluate(([element, name]) => (document.querySelector(element!) as any)[name!], [element, name]);
}
