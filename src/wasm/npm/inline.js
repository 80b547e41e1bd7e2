// The former name of the default entry.
export * from "./index.js";
