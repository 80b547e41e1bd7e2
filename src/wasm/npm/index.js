// For browsers, with a bundler or without: fetches the wasm that lies beside this file.
import init from "./hands.js";
import { lazy } from "./lazy.js";

async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`tilewise-wasm: ${response.url} can't be had (${response.status})`);
  }
  return response;
}

await init({ module_or_path: await fetched(new URL("./hands.wasm", import.meta.url)) });

export * from "./score.js";
export const { event, penaltyBooks } = lazy(
  () => fetched(new URL("./events.wasm", import.meta.url)),
  () => fetched(new URL("./penalties.wasm", import.meta.url)),
);
