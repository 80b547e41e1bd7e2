// Detection of requests to other hosts and of policy violations.
import type { Page } from "@playwright/test";

/** Watches the page; the returned function gives the problems since its last call. */
export async function watchRequests(page: Page, baseURL: string): Promise<() => string[]> {
  let problems: string[] = [];
  page.context().on("request", (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !request.url().startsWith(baseURL)) problems.push(`requests ${request.url()}`);
  });
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  await page.exposeFunction("reportViolation", (what: string) => problems.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      (globalThis as unknown as { reportViolation(what: string): void }).reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return () => {
    const found = problems;
    problems = [];
    return found;
  };
}
