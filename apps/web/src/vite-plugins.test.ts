import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { finished } from "../vite-plugins.ts";

const DATE = "2026-01-02T03:04:05.000Z";
const LONG_PAGE = `<!doctype html><title>A page</title><p>${"word ".repeat(1000)}</p><script type="module" src="/app.js"></script>`;

/** Builds a page of one line in a folder of its own, with the plugin that finishes a build and one more before it. */
async function buildWith(plugin: Plugin): Promise<{ failed: unknown; dist: string }> {
  const root = mkdtempSync(join(tmpdir(), "wellput-build-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "index.html"), LONG_PAGE);
  writeFileSync(join(root, "app.js"), `document.title = ${JSON.stringify("long ".repeat(1000))};`);
  const failed = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [plugin, finished(DATE)],
  }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { failed, dist: join(root, "dist") };
}

test("a build that is done has its date, the addresses of the pages, and compressed files", async () => {
  const { failed, dist } = await buildWith({ name: "nothing" });
  expect(failed).toBeUndefined();
  const stamp = JSON.parse(readFileSync(join(dist, "build.json"), "utf8"));
  expect(stamp).toMatchObject({ buildDate: DATE, parts: [], pages: { "/challenges": [] } });
  const kinds = readdirSync(join(dist, "assets")).map((name) => name.replace(/^.*?\./, ""));
  expect(kinds.sort()).toEqual(["js", "js.br", "js.gz"]);
});

const fail = () => {
  throw new Error("no space left");
};
const FAULTS: readonly Plugin[] = [
  { name: "fails-to-begin", buildStart: fail },
  { name: "fails-to-read", transform: fail },
  { name: "fails-to-make", generateBundle: fail },
  { name: "fails-after-writing", writeBundle: fail },
  { name: "fails-at-the-end", closeBundle: { order: "post", sequential: true, handler: fail } },
];
test.each(FAULTS)("a build that $name leaves no stamp, so that it is built again", async (fault) => {
  const { failed, dist } = await buildWith(fault);
  expect(failed).toMatchObject({ message: expect.stringContaining("no space left") });
  expect(existsSync(join(dist, "build.json"))).toBe(false);
});
