#!/usr/bin/env node
// Runs main.ts: by this Node when it reads TypeScript by itself (24 does), else by the Node that the product brings along.
import { spawnSync } from "node:child_process";
import module, { createRequire } from "node:module";
import { dirname, join } from "node:path";

if (process.features.typescript) {
  // What is compiled is kept, so that the next run begins in half the time; where nothing may be written, it is not.
  module.enableCompileCache(join(import.meta.dirname, "../../../.cache/compiled"));
  const { main } = await import("./main.ts");
  process.exitCode = await main(process.argv.slice(2));
} else {
  const node = join(dirname(createRequire(import.meta.url).resolve("node/package.json")), "bin", "node");
  const { status, error } = spawnSync(node, process.argv.slice(1), { stdio: "inherit" });
  if (error) console.error(`wellput needs Node 24: ${error.message}`);
  process.exitCode = status ?? 2;
}
