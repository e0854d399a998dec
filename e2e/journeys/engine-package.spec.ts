import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { installEngine } from "../fixtures/engine-package.ts";
import { expect, test } from "../fixtures/test.ts";

const ROOT = join(import.meta.dirname, "../..");
const USE = `import { analyse, type Analysis } from "@wellput/engine";
import { empathise } from "@wellput/engine/empathy";
const { sentences }: Analysis = analyse("You never listen to me.");
const [paragraph]: readonly string[] = empathise("I am so tired of waiting.").paragraphs;
export const said: string = sentences[0]?.comments[0]?.phrase + "; " + paragraph;
`;
const TYPES_OF = { ".html": "text/html", ".js": "text/javascript" };

test("DATA-06 the engine stands alone: its package in an empty folder reads a message, has types, and runs in the sample page", async ({
  page,
}) => {
  test.slow();
  const { folder, remove } = await installEngine();
  try {
    const engine = join(folder, "node_modules/@wellput/engine");
    expect(readdirSync(join(folder, "node_modules/@wellput"))).toEqual(["engine"]);
    const manifest = JSON.parse(readFileSync(join(engine, "package.json"), "utf8"));
    for (const part of ["dependencies", "devDependencies", "scripts"]) expect(manifest[part]).toBeUndefined();
    expect(existsSync(join(engine, "src"))).toBe(false);

    writeFileSync(join(folder, "use.ts"), USE);
    const options = ["--strict", "--target", "es2024", "--module", "nodenext", "--outDir", "built", "use.ts"];
    execFileSync(join(ROOT, "node_modules/.bin/tsc"), options, { cwd: folder });
    const script = 'import("./built/use.js").then(({ said }) => console.log(said))';
    const said = execFileSync(process.execPath, ["-e", script], { cwd: folder }).toString();
    expect(said).toMatch(/^never; \S/);
    expectSizes(engine);

    cpSync(join(ROOT, "docs/sample/index.html"), join(folder, "index.html"));
    const server = createServer((request, response) => {
      const file = join(folder, request.url === "/" ? "index.html" : (request.url ?? ""));
      const type = Object.entries(TYPES_OF).find(([ending]) => file.endsWith(ending))?.[1];
      if (type && existsSync(file)) response.setHeader("content-type", type).end(readFileSync(file));
      else response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(page.getByRole("listitem").first()).toContainText("never: ");
    await page.getByLabel("Your message").fill("Could we talk on Monday at noon?");
    await expect(page.getByRole("list")).not.toContainText("never: ");
    await page.goto("about:blank");
    await new Promise((resolve) => server.close(resolve));
  } finally {
    await remove();
  }
});

/** What README.md says of the size of each entry is right to a tenth. */
function expectSizes(engine: string): void {
  const readme = readFileSync(join(engine, "README.md"), "utf8");
  const dist = join(engine, "dist");
  const kilobytes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).byteLength, 0) / 1000;
  const scripts = readdirSync(dist).filter((file) => file.endsWith(".js"));
  const stated = [...readme.matchAll(/\| (\d+) kB/g)].map(([, size]) => Number(size));
  const real = [kilobytes(scripts.filter((file) => file !== "empathy.js")), kilobytes(["empathy.js"])];
  expect(stated.length).toBe(real.length);
  real.forEach((size, at) => {
    expect(Math.abs((stated[at] ?? 0) / size - 1), `README.md says ${stated[at]} kB, it is ${size} kB`).toBeLessThan(
      0.1,
    );
  });
}
