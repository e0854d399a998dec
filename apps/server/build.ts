/** `npm run build`: what runs here, as JavaScript. Node would take 1.5 s and 150 MB to read as many files of TypeScript. */
import { join } from "node:path";
import { type BuildOptions, build, type Plugin } from "rolldown";
import { ENGINE_NAME } from "./src/analyser/engine-name.ts";

const HERE = import.meta.dirname;
const PROGRAMS = ["main", "admin-command", "backup-command", "restore-command"];

/** Read from node_modules: they find programs in WebAssembly, native libraries or threads of their own beside themselves. */
const EXTERNAL = ["@electric-sql/pglite", "piscina", "sharp", "pg-native"];

/** Keeps the maps to our own sources: Node reads them at each start, and what is ours is a fifth. */
const mapsOfOursAlone: Plugin = {
  name: "maps-of-ours-alone",
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: "" } }) },
};

const shared: BuildOptions = { platform: "node", external: EXTERNAL, logLevel: "warn" };
await build([
  {
    ...shared,
    input: PROGRAMS.map((name) => join(HERE, `src/${name}.ts`)),
    plugins: [mapsOfOursAlone],
    output: {
      dir: join(HERE, "dist"),
      format: "esm",
      sourcemap: true,
      sourcemapExcludeSources: true,
      chunkFileNames: "[name].js",
    },
  },
  {
    ...shared,
    input: join(HERE, "src/analyser/worker.ts"),
    output: { file: join(HERE, "dist/worker.cjs"), format: "cjs", exports: "named" },
  },
  {
    ...shared,
    platform: "neutral",
    input: join(HERE, "src/analyser/engine.ts"),
    output: { file: join(HERE, "dist/engine.js"), format: "iife", name: ENGINE_NAME },
  },
]);
