// What is tried in browsers, spec by spec: `node subjects.mjs` writes SUBJECTS.md.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const here = new URL(".", import.meta.url);
const text = (name) => readFileSync(new URL(name, here), "utf8");

/** A spec's own sentence: the comment that it begins with. */
function sentence(spec) {
  const lines = spec.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("//"));
  return lines.slice(0, end).map((line) => line.slice(3)).join(" ");
}

/** Titles of tests, with the steps in them. */
function titles(spec) {
  const calls = spec.matchAll(/^( *)(?:await )?test(\.step|\.describe)?\(\s*([`"])(.*?)\3,(.*)$/gm);
  return [...calls].map(([, indent, kind = "", , title, rest]) => {
    const wide = rest.includes("@wide") ? " (in a wide window too)" : "";
    return `${indent}- ${kind === ".describe" ? `${title}:` : title}${wide}`;
  });
}

export function subjects() {
  const specs = readdirSync(here).filter((name) => name.endsWith(".spec.ts")).sort();
  const wide = /const WIDE = .*?\((.*?)\)/s.exec(text("playwright.config.ts"))[1].split("|");
  const parts = specs.map((name) => {
    const spec = text(name);
    const where = wide.includes(name.replace(".spec.ts", "")) ? "\n\nIn a wide window too." : "";
    return `## ${name}\n\n${sentence(spec)}${where}\n\n${titles(spec).join("\n")}\n`;
  });
  const screens = [...text("screens.ts").matchAll(/^ {2}"([^"]+)": /gm)].map(([, screen]) => screen);
  return `# What is tried in browsers\n\n\`node subjects.mjs\` writes this. All of it is tried on a phone; what depends on where things lie is tried in a wide window too. The screens of \`screens.spec.ts\`: ${screens.join(", ")}.\n\n${parts.join("\n")}`;
}

if (process.argv[1]?.endsWith("subjects.mjs")) writeFileSync(new URL("SUBJECTS.md", here), subjects());
