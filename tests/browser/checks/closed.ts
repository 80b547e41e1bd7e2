// Whether the page asks somebody else for anything, or does what its own policy forbids.
import type { Page } from "@playwright/test";

/** Watches the page from now on; what it did wrong since one asked last. */
export async function watchClosed(page: Page, baseURL: string): Promise<() => string[]> {
  let wrong: string[] = [];
  page.context().on("request", (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !request.url().startsWith(baseURL)) wrong.push(`asks ${request.url()}`);
  });
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) wrong.push(message.text());
  });
  await page.exposeFunction("refuse", (what: string) => wrong.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      (globalThis as unknown as { refuse(what: string): void }).refuse(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return () => {
    const found = wrong;
    wrong = [];
    return found;
  };
}
