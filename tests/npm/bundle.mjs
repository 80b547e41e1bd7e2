// Bundles a script of a project: `node bundle.mjs webpack|esbuild|vite6|vite7 <project> <script> <folder>`, or serves
// it as Vite does while somebody develops: `node bundle.mjs vite7-serve <project> <port>`.
import { join } from "node:path";
import esbuild from "esbuild";
import webpack from "webpack";

const [bundler, project, script, folder] = process.argv.slice(2);
const path = join(project, folder ?? "");
if (bundler === "esbuild") {
  await esbuild.build({
    entryPoints: { main: join(project, script) },
    outdir: path,
    bundle: true,
    format: "esm",
    logLevel: "warning",
  });
} else if (bundler === "webpack") {
  const stats = await new Promise((resolve, reject) => {
    const options = {
      mode: "production",
      performance: { hints: false },
      context: project,
      entry: join(project, script),
      output: { path, filename: "main.js", module: true, chunkFormat: "module", publicPath: "auto" },
      experiments: { outputModule: true },
    };
    webpack(options, (error, stats) => (error ? reject(error) : resolve(stats)));
  });
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString());
} else {
  const [name, serve] = bundler.split("-");
  const vite = await import(name);
  const options = { root: project, configFile: false, logLevel: "warn", cacheDir: join(project, `.${bundler}`) };
  if (serve) {
    const server = await vite.createServer({ ...options, server: { port: Number(script), strictPort: true } });
    await server.listen();
    console.log("ready");
  } else {
    const rollupOptions = { input: join(project, script), output: { entryFileNames: "main.js" } };
    await vite.build({ ...options, base: "./", build: { outDir: path, emptyOutDir: false, rollupOptions } });
  }
}
