import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const TIMEOUT_MS = 300_000;
mkdirSync(join(ROOT, ".cache"), { recursive: true });
const copy = mkdtempSync(join(ROOT, ".cache", "generators-"));

/** A copy of the repository whose own packages resolve to the copy. */
beforeAll(() => {
  const files = run("git", ["-C", ROOT, "ls-files", "-co", "--exclude-standard", "-z"]).split("\0").filter(Boolean);
  for (const file of files.filter((path) => existsSync(join(ROOT, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@wellput"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules"))) {
    if (name !== "@wellput") symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
  }
  for (const home of ["packages", "apps"]) {
    for (const name of readdirSync(join(copy, home))) {
      symlinkSync(join(copy, home, name), join(modules, "@wellput", name));
      const own = join(ROOT, home, name, "node_modules");
      if (existsSync(own)) symlinkSync(own, join(copy, home, name, "node_modules"));
    }
  }
}, TIMEOUT_MS);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a new rule is one file and npm run gen, and its examples hold", { timeout: TIMEOUT_MS }, () => {
  run("npm", ["run", "new-rule", "--", "OBSERVE", "sees-a-rule"]);
  run("npm", ["run", "gen"]);
  run("vitest", ["run", "--project", "engine", "test/every-rule.test.ts", "-t", "sees-a-rule"]);
});

test("a new feature has a table, routes and a test that passes", { timeout: TIMEOUT_MS }, () => {
  run("npm", ["run", "new-feature", "--", "park-benches"]);
  run("npm", ["run", "migrations", "--workspace", "@wellput/server"]);
  const complete = ["src/features/accounts/erase-account.test.ts", "src/features/api-docs", "test/authorisation"];
  const names = "park-bench|a visitor is asked to sign in|every table|every route";
  const said = run("vitest", [
    ...["run", "--project", "server-pglite", "--reporter", "verbose"],
    ...["src/features/park-benches", ...complete, "-t", names],
  ]);
  for (const name of names.split("|")) expect(said).toContain(name);
  run("tsc", ["-p", "tsconfig.json"]);
});

test("a new page builds and is in the route tree", { timeout: TIMEOUT_MS }, () => {
  run("npm", ["run", "new-page", "--", "quiet-corner"]);
  run("npm", ["run", "build", "--workspace", "@wellput/web"]);
  expect(run("grep", ["-c", "/quiet-corner", "apps/web/src/routeTree.gen.ts"])).toMatch(/^[1-9]/);
  run("tsc", ["-p", "apps/web"]);
});

/** Runs a program in the copy and gives what it printed. @throws with all that it printed when it fails. */
function run(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, { cwd: copy, env: { ...process.env, CI: "true" } }).toString();
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`${program} ${args.join(" ")}\n${stdout ?? ""}\n${stderr ?? ""}`);
  }
}
