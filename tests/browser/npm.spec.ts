// The npm package in a page of another site.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { install, root, run, type Project } from "../npm/project.mjs";
import { serve, type StaticHost } from "./served.js";

test.describe.configure({ mode: "serial" });

/** The minimal policy that such a page needs. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const SCRIPT = `
async function main() {
const report = score({
  ruleset: "hk-old-style",
  hand: { concealed: "2223s567s777s55z5z", winning_tile: "1s" },
  win: { by: "discard", from: "W" },
  seat: "S",
  prevailing: "E",
});
const draw = await event({ ruleset: "sparrows-nest", event: "draw", pot: 16 });
const books = await penaltyBooks();
const riichi = score({
  ruleset: "riichi-ema-2025",
  hand: { concealed: "34m234p234s66p789s", winning_tile: "2m" },
  win: { by: "discard", from: "E" },
  seat: "S",
  prevailing: "E",
});
await load("riichi");
document.title = report.ok && draw.ok && books.length === 5 && riichi.han === 3
  ? \`\${report.counted} fan, \${report.payments.S}, \${draw.pot} in the pot\`
  : "no";
}
main();
`;

let project: Project;
let server: StaticHost;

test.beforeAll(async () => {
  project = install();
  const headers = { "Content-Security-Policy": POLICY };
  server = await serve(project.folder, { headers });
});

test.afterAll(() => {
  server?.close();
  project?.remove();
});

async function scores(page: Page, script: string) {
  const name = script.replaceAll("/", "-");
  project.write(`${name}.html`, `<!doctype html><title>…</title><script type="module" src="${script}"></script>`);
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${server.url}${name}.html`);
  await expect(page, complaints.join("\n")).toHaveTitle("5 fan, 64, 32 in the pot");
  expect(complaints.filter((text) => !text.includes("favicon"))).toEqual([]);
  expect(server.missing.filter((path) => !path.endsWith("favicon.ico"))).toEqual([]);
}

test("the package works in a bare module script", async ({ page }) => {
  const from = "./node_modules/tilewise-wasm/index.js";
  project.write("bare.js", `import { event, load, penaltyBooks, score } from "${from}";${SCRIPT}`);
  await scores(page, "bare.js");
});

test("the package works with fetched wasm", async ({ page }) => {
  const from = "./node_modules/tilewise-wasm/fetch.js";
  project.write("fetch.js", `import { event, load, penaltyBooks, score } from "${from}";${SCRIPT}`);
  await scores(page, "fetch.js");
});

const bundle = join(root, "tests/npm/bundle.mjs");
const IMPORT = 'import { event, load, penaltyBooks, score } from "tilewise-wasm";';

for (const bundler of ["webpack", "esbuild", "vite6", "vite7"]) {
  test(`the package works when bundled by ${bundler}`, async ({ page }) => {
    project.write(`${bundler}.js`, IMPORT + SCRIPT);
    run(project.folder, process.execPath, bundle, bundler, project.folder, `${bundler}.js`, `${bundler}-out`);
    await scores(page, `${bundler}-out/main.js`);
  });
}

for (const bundler of ["vite6", "vite7"]) {
  test(`the package works on the development server of ${bundler}`, async ({ page }) => {
    const port = String(Number(process.env.TILEWISE_TEST_PORT ?? 4173) + 700 + Number(bundler.at(-1)));
    project.write("served.js", IMPORT + SCRIPT);
    project.write("served.html", `<!doctype html><title>…</title><script type="module" src="served.js"></script>`);
    const vite = spawn(process.execPath, [bundle, `${bundler}-serve`, project.folder, port]);
    try {
      await new Promise((resolve, reject) => {
        vite.stdout.once("data", resolve);
        vite.once("exit", reject);
      });
      await page.goto(`http://localhost:${port}/served.html`);
      await expect(page).toHaveTitle("5 fan, 64, 32 in the pot");
    } finally {
      vite.kill();
    }
  });
}
