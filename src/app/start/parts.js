// What the script of the splitter asks for part by part: small parts come several in one file, each as a
// custom section of its name. `cargo xtask` says which, and puts this in the place of `fetch`.
import fileOf from "./parts.json";

const files = {};
/** What was asked for: it is asked for again only after it couldn't be had, or was something else. */
const asked = new Set();

/** As the browser's own, but for parts that lie in a file with others. */
export async function fetch(address, options) {
  const part = /(\w+)\.wasm$/.exec(address)?.[1];
  const file = fileOf[part];
  if (!file) {
    const isAgain = asked.has(`${address}`);
    asked.add(`${address}`);
    return globalThis.fetch(address, isAgain ? { ...options, cache: "reload" } : options);
  }
  const [bytes] = WebAssembly.Module.customSections(await compiled(file), part);
  return new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
}

/** A file that holds parts: asked for once, and again after it couldn't be had. */
function compiled(file) {
  files[file] ??= globalThis
    .fetch(new URL(`${file}.wasm`, import.meta.url), asked.has(file) ? { cache: "reload" } : {})
    .then((response) => response.arrayBuffer())
    .then(WebAssembly.compile)
    .catch((error) => {
      asked.add(file);
      delete files[file];
      throw error;
    });
  return files[file];
}
