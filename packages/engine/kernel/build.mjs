/** Compiles `layer.ts` and writes `../src/scorer/kernel.gen.ts`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import asc from "assemblyscript/asc";

const PAGES = 16;

const folder = mkdtempSync(join(tmpdir(), "kernel-"));
const compiled = join(folder, "kernel.wasm");
const { error, stderr } = await asc.main(
  [
    "layer.ts",
    "-O3",
    "--runtime",
    "stub",
    "--enable",
    "simd",
    "--outFile",
    compiled,
    "--initialMemory",
    String(PAGES),
    "--maximumMemory",
    String(PAGES),
  ],
  { baseDir: import.meta.dirname },
);
if (error) throw new Error(stderr.toString());
const bytes = [...readFileSync(compiled)];
rmSync(folder, { recursive: true });
writeFileSync(
  join(import.meta.dirname, "../src/scorer/kernel.gen.ts"),
  `// Compiled from kernel/layer.ts by kernel/build.mjs. Do not edit.\n\n/** A program in WebAssembly. */\nexport const kernelBytes: readonly number[] = [${bytes.join(",")}];\n`,
);
