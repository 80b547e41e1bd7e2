// Gives what wasm-bindgen lets script and program share the names that esbuild has chosen for it in the
// script: `node names.mjs <cache of esbuild> <wasm>`. Binaryen is asked for by way of the PATH.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const [cache, wasm] = process.argv.slice(2);
const libraries = process.env.PATH.split(delimiter).map((bin) => join(bin, "../binaryen/index.js"));
const { default: binaryen } = await import(pathToFileURL(libraries.find(existsSync)));

const names = JSON.parse(readFileSync(cache, "utf8"));
const program = binaryen.readBinary(readFileSync(wasm));
const all = (count, get) => Array.from({ length: count }, (_, place) => get(place));

const functions = all(program.getNumFunctions(), (place) => program.getFunctionByIndex(place));
for (const { name, module, base, params, results } of functions.map(binaryen.getFunctionInfo)) {
  if (module && names[base]) {
    program.removeFunction(name);
    program.addFunctionImport(name, module, names[base], params, results);
  }
}
const exports = all(program.getNumExports(), (place) => program.getExportByIndex(place));
for (const { name, value, kind } of exports.map(binaryen.getExportInfo)) {
  if (names[name]) {
    program.removeExport(name);
    if (kind === binaryen.ExternalTable) program.addTableExport(value, names[name]);
    else program.addFunctionExport(value, names[name]);
  }
}
writeFileSync(wasm, program.emitBinary());
