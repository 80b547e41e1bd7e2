// Writes a wasm file as a script that exports its bytes: `node inline.mjs <wasm> <script>`.
import { readFileSync, writeFileSync } from "node:fs";

const [wasm, script] = process.argv.slice(2);
const text = readFileSync(wasm).toString("base64");
writeFileSync(
  script,
  `const text = "${text}";
export const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
`,
);
