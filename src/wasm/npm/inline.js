// The name of the entry before it was the one that everybody gets.
export * from "./index.js";
