// The page talks to nobody but the place that it comes from, and its own policy holds it to that.
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { each } from "./screens.js";
import { open } from "./table.js";

test.beforeEach(({ isMobile }) => test.skip(!isMobile, "a desktop loads the same"));

test("no screen asks anybody else for anything, or does what the policy forbids", async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  const elsewhere: string[] = [];
  context.on("request", (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !request.url().startsWith(baseURL!)) elsewhere.push(request.url());
  });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.exposeFunction("refuse", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      (globalThis as unknown as { refuse(what: string): void }).refuse(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  await each(page, async (screen) => {
    expect.soft(elsewhere, screen).toEqual([]);
    expect.soft(refused, screen).toEqual([]);
  });
});

test("the policy of the page forbids scripts and styles inside it, and other places", async ({ page }) => {
  const other = createServer((_, response) => response.writeHead(200, { "access-control-allow-origin": "*" }).end("here"));
  await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  try {
    await open(page);
    const forbidden = await page.evaluate(async (url) => {
      const refused: string[] = [];
      document.addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
      const add = (name: string, change: (one: HTMLElement) => void) => {
        const one = document.createElement(name);
        change(one);
        document.body.append(one);
      };
      add("script", (one) => (one.textContent = "globalThis.ran = true"));
      add("style", (one) => (one.textContent = "main { display: none }"));
      add("p", (one) => one.setAttribute("style", "color: red"));
      add("img", (one) => one.setAttribute("src", `${url}1.png`));
      add("iframe", (one) => one.setAttribute("src", url));
      add("object", (one) => one.setAttribute("data", url));
      add("base", (one) => one.setAttribute("href", url));
      let reached = true;
      await fetch(url).catch(() => (reached = false));
      setTimeout("globalThis.ran = true");
      await new Promise((done) => setTimeout(done, 500));
      return { refused: [...new Set(refused)].sort(), reached, ran: "ran" in globalThis };
    }, url);
    expect(forbidden).toEqual({
      refused: [
        "base-uri",
        "connect-src",
        "frame-src",
        "img-src",
        "object-src",
        "script-src",
        "script-src-elem",
        "style-src-attr",
        "style-src-elem",
      ],
      reached: false,
      ran: false,
    });
  } finally {
    other.close();
  }
});
