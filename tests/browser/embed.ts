// Test servers: Tilewise on one host, a club page on another.
import { createServer, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { extname } from "node:path";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { readBuild, type Files } from "./host.js";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

let files: Files | undefined;

/** An event as recorded by the club page. */
export interface SeenEvent {
  type: string;
  from: string;
  detail: any;
}

/** A club page and the host of Tilewise. */
export class Club {
  private pages = new Map<string, { html: string; headers: Record<string, string> }>();
  private servers: Server[] = [];
  /** The requests to the host of Tilewise. */
  requests: string[] = [];

  private constructor(private readonly shared: boolean) {}

  /** Starts both servers. `shared`: whether Tilewise allows cross-origin reads. */
  static async open(shared = false): Promise<Club> {
    const club = new Club(shared);
    files ??= readBuild();
    const tilewise = createServer((request, response) => {
      const path = decodeURI(new URL(request.url!, "http://here").pathname).slice(1);
      club.requests.push(request.url!);
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
    await Promise.all(club.servers.map((server) => new Promise<void>((resolve) => server.listen(0, () => resolve()))));
    return club;
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((_, place) => this.stop(place)));
  }

  /** Stops the host of Tilewise. */
  stop(place = 0): Promise<unknown> {
    const server = this.servers[place]!;
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  }

  private port(place: number): number {
    return (this.servers[place]!.address() as AddressInfo).port;
  }

  /** The address of Tilewise, on another site than the club's. */
  get tilewise(): string {
    return `http://127.0.0.1:${this.port(0)}`;
  }

  /** The address of a page of the club. */
  at(path: string): string {
    return `http://localhost:${this.port(1)}${path}`;
  }

  /** The policy lines from docs/embedding.md. */
  get policy(): string {
    return `default-src 'none'; script-src ${this.tilewise}; frame-src ${this.tilewise}`;
  }

  /** Adds a page to the club's host. */
  put(path: string, body: string, headers: Record<string, string> = {}, script = "async"): void {
    const embed = `<script src="${this.tilewise}/embed.js" ${script}></script>`;
    const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Club</title>${embed}</head><body>${body}</body></html>`;
    this.pages.set(path, { html, headers });
  }

  /** Opens a club page with the given body. */
  async show(page: Page, body: string, headers: Record<string, string> = {}): Promise<void> {
    this.put("/", body, headers);
    await watch(page);
    await page.goto(this.at("/"));
  }
}

/** Records the events of the elements from the start. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: SeenEvent[] = ((globalThis as any).seen = []);
    for (const type of ["tilewise:ready", "tilewise:score", "tilewise:error"]) {
      document.addEventListener(type, (event) => {
        seen.push({ type, from: (event.target as Element).id, detail: (event as CustomEvent).detail });
      });
    }
  });
}

/** The recorded events. */
export function seenEvents(page: Page, type?: string): Promise<SeenEvent[]> {
  return page.evaluate((type) => ((globalThis as any).seen as SeenEvent[]).filter((one) => !type || one.type === type), type);
}

/** Waits for an event and returns the detail of the last one. */
export async function detailOf(page: Page, type: string, times = 1): Promise<any> {
  await expect.poll(async () => (await seenEvents(page, type)).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(times);
  return (await seenEvents(page, type)).at(-1)!.detail;
}

/** The page inside an element. */
export function inside(page: Page, element = "tilewise-calculator"): FrameLocator {
  return page.frameLocator(`${element} >> iframe`);
}

/**
 * Opens the example club page with its calculator in view, and waits until the frames have their final heights: a
 * button that moves during a click doesn't receive it.
 */
export async function openClubPage(page: Page): Promise<void> {
  await page.goto("./club/");
  await page.locator("#calculator").scrollIntoViewIfNeeded();
  const drawn = { "#season": "table", "#calculator": ".board" };
  for (const [element, content] of Object.entries(drawn)) {
    const body = inside(page, element).locator("body");
    await expect(body.locator(content).first()).toBeVisible({ timeout: 20_000 });
    const missing = async () => {
      const height = await page.locator(`${element} >> iframe`).evaluate((frame) => frame.clientHeight);
      return height - (await body.evaluate((body) => Math.ceil(body.getBoundingClientRect().height)));
    };
    await expect.poll(missing).toBe(0);
  }
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
