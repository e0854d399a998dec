import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";

/** One import statement, type imports included: `from` a file of ours to a file of ours, or to a package by its name. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Every import between source files of the repository, as paths relative to its root. */
export function readImportGraph(root: string): Arrow[] {
  const files = globSync("{packages,apps}/*/{src,model}/**/*.{ts,tsx}", { cwd: root });
  return files.flatMap((from) =>
    importsOf(join(root, from)).map((specifier) => ({ from, to: resolveImport(root, from, specifier) })),
  );
}

function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = readFileSync(file, "utf8").slice(moduleRequest.start, moduleRequest.end);
    return /^["'`]/.test(literal) ? [literal.slice(1, -1)] : [];
  });
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reexports, ...dynamic];
}

function resolveImport(root: string, from: string, specifier: string): string {
  if (specifier.startsWith(".")) return asFile(root, relative(root, join(root, dirname(from), specifier)));
  const ours = /^@wellput\/([^/]+)(\/.*)?$/.exec(specifier);
  if (!ours) return specifier;
  const home = [`packages/${ours[1]}`, `apps/${ours[1]}`].find((folder) => existsSync(join(root, folder)));
  if (!home) return specifier;
  const doors = JSON.parse(readFileSync(join(root, home, "package.json"), "utf8")).exports as Record<string, string>;
  return join(home, doors[`.${ours[2] ?? ""}`] ?? `(no door ${ours[2]})`);
}

/** Path as written, with the ending or the index file that a bundler would add. */
function asFile(root: string, path: string): string {
  const bare = path.replace(/\?.*$/, "");
  const candidates = [bare, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`];
  return candidates.find((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile()) ?? bare;
}

/** The first circle of imports found, as a path that ends where it begins; none gives undefined. */
export function findCycle(arrows: readonly Arrow[]): string[] | undefined {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const done = new Set<string>();
  const path: string[] = [];

  const visit = (file: string): string[] | undefined => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const { to } of next.get(file) ?? []) {
      const cycle = visit(to);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };

  for (const file of next.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return undefined;
}
