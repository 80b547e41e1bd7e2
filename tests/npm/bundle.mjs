// Bundles a script of a project: `node bundle.mjs webpack|esbuild <project> <script> <folder>`.
import { join } from "node:path";
import esbuild from "esbuild";
import webpack from "webpack";

const [bundler, project, script, folder] = process.argv.slice(2);
const [entry, path] = [join(project, script), join(project, folder)];
if (bundler === "esbuild") {
  await esbuild.build({
    entryPoints: { main: entry },
    outdir: path,
    bundle: true,
    format: "esm",
    logLevel: "warning",
  });
} else {
  const stats = await new Promise((resolve, reject) => {
    const options = {
      mode: "production",
      performance: { hints: false },
      context: project,
      entry,
      output: { path, filename: "main.js", module: true, chunkFormat: "module", publicPath: "auto" },
      experiments: { outputModule: true },
    };
    webpack(options, (error, stats) => (error ? reject(error) : resolve(stats)));
  });
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString());
}
