// Content policy of the page: only its own origin is allowed. screens.spec.ts checks that no screen sends
// requests elsewhere.
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { openHand } from "./table.js";

test("the policy of the page blocks inline scripts, inline styles and other origins", async ({ page }) => {
  const other = createServer((_, response) => response.writeHead(200, { "access-control-allow-origin": "*" }).end("here"));
  await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  try {
    await openHand(page);
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
      Object.assign(globalThis, { refused });
      return { reached, ran: "ran" in globalThis };
    }, url);
    expect(forbidden).toEqual({ reached: false, ran: false });
    const refused = () =>
      page.evaluate(() => [...new Set((globalThis as unknown as { refused: string[] }).refused)].sort());
    await expect
      .poll(refused)
      .toEqual([
        "base-uri",
        "connect-src",
        "frame-src",
        "img-src",
        "object-src",
        "script-src",
        "script-src-elem",
        "style-src-attr",
        "style-src-elem",
      ]);
    expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
  } finally {
    other.close();
  }
});
