// What the script of the splitter asks for part by part: small parts come several in one file, each as a
// custom section of its name. `cargo xtask` says which, and puts this in the place of `fetch`.
import fileOf from "./parts.json";

const files = {};

/** As the browser's own, but for parts that lie in a file with others. */
export async function fetch(address, options) {
  const part = /(\w+)\.wasm$/.exec(address)?.[1];
  const file = fileOf[part];
  if (!file) return globalThis.fetch(address, options);
  const [bytes] = WebAssembly.Module.customSections(await compiled(file), part);
  return new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
}

/** A file that holds parts: asked for once, and again after it couldn't be had. */
function compiled(file) {
  files[file] ??= globalThis
    .fetch(new URL(`${file}.wasm`, import.meta.url))
    .then((response) => response.arrayBuffer())
    .then(WebAssembly.compile)
    .catch((error) => {
      delete files[file];
      throw error;
    });
  return files[file];
}
