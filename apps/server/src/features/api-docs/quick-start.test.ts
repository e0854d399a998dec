import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { World } from "../../../test/kit/world.ts";
import { writeGuide } from "./guide.ts";

const run = promisify(execFile);
const world = await World.open();
const server = createAdaptorServer({ fetch: world.app.fetch });
let guide = "";
let folder = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  guide = writeGuide({ server: address, analysesPerMinute: 300, anonymousPerMinute: 120 });
  folder = await mkdtemp(join(tmpdir(), "wellput-quick-start-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
  await world.close();
});

/** The first block of a language, as it stands in the guide. */
function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(guide)?.[1];
  if (!found) throw new Error(`the guide has no block of ${language}`);
  return found;
}

/** Runs a program on a file that holds a block; null where the machine has no such program. */
async function runBlock(program: string, language: string, ending: string): Promise<string | null> {
  const file = join(folder, `quick-start.${ending}`);
  await writeFile(file, block(language));
  try {
    return (await run(program, [file])).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

const hasCurl = () =>
  run("curl", ["--version"]).then(
    () => true,
    () => false,
  );

test("DATA-06 the quick start in TypeScript runs as it stands, and prints the comments.", async () => {
  expect(await runBlock(process.execPath, "ts", "ts")).toMatch(/^NO_BIAS .*never/m);
});

test("DATA-06 the quick start in curl asks what it says it asks, and runs as it stands where curl is.", async ({
  annotate,
}) => {
  // Read as a shell reads it: what holds on a machine without curl too.
  const [, method, address = "", name = "", value = ""] =
    /^curl -sS -X (\w+) (\S+) --data-urlencode "(\w+)=([^"]+)"$/m.exec(block("sh")) ?? [];
  const asked = await fetch(address, { method: method ?? "", body: new URLSearchParams({ [name]: value }) });
  expect(await asked.json()).toMatchObject({ user_input: { message: value } });
  if (!(await hasCurl())) return annotate("there is no curl on this machine: the command was read, not run");
  expect(JSON.parse((await runBlock("sh", "sh", "sh")) ?? "")).toMatchObject({ user_input: { message: value } });
});

test("DATA-06 the quick start in Python prints what the one in TypeScript does, where Python is.", async ({
  annotate,
}) => {
  const printed = await runBlock("python3", "python", "py");
  const [, address] = /fetch\("([^"]+)"/.exec(block("ts")) ?? [];
  const [, text] = /data: ("[^"]+")/.exec(block("ts")) ?? [];
  expect(block("python")).toContain(`"${address}"`);
  expect(block("python")).toContain(`{"data": ${text}}`);
  if (printed === null) return annotate("there is no Python on this machine: the program was read, not run");
  expect(printed).toBe(await runBlock(process.execPath, "ts", "ts"));
});
