/**
 * Makes of this workspace a package that stands alone, as `npm pack` asks before it packs and after: plain JavaScript and
 * its types in `dist`, and a package.json that says so. The workspace's own names its sources, which no other project can
 * run, so it is put away meanwhile.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { rolldown } from "rolldown";

const HOME = join(import.meta.dirname, "..");
const DIST = join(HOME, "dist");
const MANIFEST = join(HOME, "package.json");
const OWN_MANIFEST = join(DIST, "workspace-package.json");
const ENTRIES = ["index", "empathy"] as const;

/** The file of types that a declaration imports. */
const IMPORTED = /(?:from|import\()\s*"(\.[^"]+)\.ts"/g;

async function build(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  const input = Object.fromEntries(ENTRIES.map((name) => [name, join(HOME, "entries", `${name}.ts`)]));
  const bundle = await rolldown({ input, platform: "neutral", treeshake: { moduleSideEffects: false } });
  await bundle.write({ dir: DIST, format: "esm", minify: true, chunkFileNames: "shared-[hash].js" });
  await bundle.close();
  execFileSync("tsc", ["-p", join(HOME, "tsconfig.package.json")], { stdio: "inherit" });
  keepTypesOf(ENTRIES.map((name) => join(DIST, "types/entries", `${name}.d.ts`)));
}

/** Drops the types of every file that no entry speaks of: those of the rules, one by one. */
function keepTypesOf(entries: readonly string[]): void {
  const kept = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (kept.has(file)) continue;
    kept.add(file);
    const text = readFileSync(file, "utf8");
    for (const [, path = ""] of text.matchAll(IMPORTED)) waiting.push(resolve(dirname(file), `${path}.d.ts`));
    writeFileSync(
      file,
      text.replace(IMPORTED, (found) => found.replace(/\.ts"$/, '.js"')),
    );
  }
  for (const entry of readdirSync(join(DIST, "types"), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(path)) rmSync(path);
  }
}

/** The package.json of the package, from the workspace's own. */
function publishedManifest(): object {
  const { name, version, type, sideEffects, description, license } = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const entry = (file: string) => ({ types: `./dist/types/entries/${file}.d.ts`, default: `./dist/${file}.js` });
  const exports = { ".": entry("index"), "./empathy": entry("empathy"), "./package.json": "./package.json" };
  const files = ["dist", "!dist/workspace-package.json", "model/*.md"];
  return { name, version, description, license, type, sideEffects, exports, files, engines: { node: ">=20" } };
}

/** A reader of the file sees the one or the other, whole. */
function swapIn(manifest: string): void {
  writeFileSync(`${MANIFEST}.new`, manifest);
  renameSync(`${MANIFEST}.new`, MANIFEST);
}

function restore(): void {
  if (!existsSync(OWN_MANIFEST)) return;
  swapIn(readFileSync(OWN_MANIFEST, "utf8"));
  rmSync(OWN_MANIFEST);
}

restore();
if (process.argv[2] === "make") {
  await build();
  const published = `${JSON.stringify(publishedManifest(), null, 2)}\n`;
  writeFileSync(OWN_MANIFEST, readFileSync(MANIFEST));
  swapIn(published);
  process.on("exit", (code) => code !== 0 && restore());
}
console.error(
  `${relative(process.cwd(), HOME) || "."}: package.json ${process.argv[2] === "make" ? "of the package" : "of the workspace"}`,
);
