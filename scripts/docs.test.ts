import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SETTINGS_TABLE } from "../apps/server/src/settings.ts";
import { ENGINE_VERSION } from "../packages/contract/src/version.ts";
import { measured } from "../packages/engine/src/measured.gen.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const tracked = () => execFileSync("git", ["ls-files", "-z"], { cwd: ROOT }).toString().split("\0").filter(Boolean);

test("every path that ARCHITECTURE.md names exists, and it fits in 100 lines", () => {
  const text = read("ARCHITECTURE.md");
  const paths = [...text.matchAll(/`((?:packages|apps|docs|scripts|e2e|bench)[\w./-]*)`/g)].flatMap(
    ([, path]) => path ?? [],
  );
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(text.split("\n").length).toBeLessThanOrEqual(100);
});

test("every npm script that the documents name exists, in the workspace that they name", () => {
  const scriptsOf = (file: string): object => JSON.parse(read(file)).scripts ?? {};
  const workspaces = tracked().filter((file) => /^[\w-]+(?:\/[\w-]+)?\/package\.json$/.test(file));
  const byName = new Map(workspaces.map((file) => [JSON.parse(read(file)).name as string, scriptsOf(file)]));
  const named = ["README.md", "CONTRIBUTING.md", "packages/engine/training/README.md"].flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)(?: (?:-w|--workspace) (@?[\w/-]+))?/g)].map(
      ([, name = "", workspace]) => ({
        name,
        scripts: workspace === undefined ? scriptsOf("package.json") : byName.get(workspace),
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name, scripts }) => !scripts || !(name in scripts)).map(({ name }) => name)).toEqual([]);
});

test("README.md says how often the feedback is right, as it was measured", () => {
  const { messages, voices, redOnHarmful, redOnFine, markedOnHarmful, markedOnFine, hurtfulInRed } = measured;
  const said = read("README.md").replaceAll(/\s+/g, " ");
  expect(said).toContain(`On ${messages.toLocaleString("en")} messages by ${voices} people`);
  expect(said).toContain(`of 100 that hurt it marks ${redOnHarmful} in red and ${markedOnHarmful} in red or amber`);
  expect(said).toContain(`of 100 fine ones ${redOnFine} and ${markedOnFine}`);
  expect(said).toContain(`Of 100 that it marks in red ${hurtfulInRed} hurt`);
});

test("README.md lists every setting with its default, as the server reads it", () => {
  const text = read("README.md");
  for (const { name, default: value, does } of SETTINGS_TABLE) {
    expect(text).toContain(`| \`${name}\` | ${value} | ${does} |`);
  }
});

test("pictures that README.md shows exist", () => {
  const pictures = [...read("README.md").matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].flatMap(([, path]) => path ?? []);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("the lock file names no registry's address", () => {
  expect(read("package-lock.json")).not.toMatch(/"resolved": "https?:/);
});

test("every answer names the version that the engine's package has", () => {
  expect(JSON.parse(read("packages/engine/package.json")).version).toBe(ENGINE_VERSION);
});

test("decision records are numbered without a gap and dated", () => {
  const records = tracked().filter((file) => file.startsWith("docs/decisions/"));
  expect(records.map((file) => Number(/(\d{4})-/.exec(file)?.[1]))).toEqual(records.map((_, at) => at + 1));
  for (const file of records) expect(read(file)).toMatch(/^\d{4}-\d\d-\d\d, (accepted|superseded by \d+)$/m);
});
