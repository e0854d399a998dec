import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { helpNumbers } from "@wellput/content/help-numbers";
import type { HelpNumbers } from "@wellput/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { World } from "../../../test/kit/world.ts";
import { readHelpNumbers } from "../../help-numbers.ts";
import { readSettings, WrongSetting } from "../../settings.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wellput-help-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: string): Promise<string> {
  const path = join(folder, "numbers.json");
  await writeFile(path, content);
  return path;
}
const read = (path: string) => readHelpNumbers(readSettings({ HELP_NUMBERS_FILE: path }));

const OWN: HelpNumbers = {
  leaveTo: "https://example.org/weather",
  international: [],
  countries: {
    GB: [
      {
        value: "0000 111",
        by: "call",
        label: "Our own line",
        for: ["child"],
        source: "https://example.org/lines",
        lookedUp: "2026-11-01",
      },
    ],
  },
};

test("ENG-10 without a file of its own an installation serves the numbers that come along, to anybody", async () => {
  const world = await World.open();
  const answer = await world.visitor().get("/api/help-numbers");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=3600"]);
  expect(await answer.json()).toEqual(helpNumbers);
  await world.close();
});

test("ENG-10 the log does not say who looked for help", async () => {
  const world = await World.open();
  const { browser, id } = await world.member();
  for (const path of ["/help", "/Help/", "/api/help-numbers", "/api/site"]) await browser.get(path);
  const lines = world.logLines.filter(({ msg }) => msg === "request");
  const who = (part: RegExp) => lines.filter(({ path }) => part.test(String(path))).map(({ person }) => person);
  expect(who(/help/i)).toEqual([undefined, undefined, undefined]);
  expect(who(/site/)).toEqual([id]);
  await world.close();
});

test("ENG-10 the file that the setting names stands in their place", async () => {
  const world = await World.open({ HELP_NUMBERS_FILE: await fileOf(JSON.stringify(OWN)) });
  expect(await (await world.visitor().get("/api/help-numbers")).json()).toEqual(OWN);
  await world.close();
});

test("ENG-10 a file that is missing, no JSON, or has a number without a source stops the start and says why", async () => {
  const { source: _source, ...unsourced } = OWN.countries.GB?.[0] ?? {};
  for (const [path, words] of [
    [join(folder, "nothing.json"), "no file to read"],
    [await fileOf("{"), "is not JSON"],
  ] as const)
    await expect(read(path)).rejects.toThrow(words);
  const path = await fileOf(JSON.stringify({ ...OWN, countries: { GB: [unsourced] } }));
  await expect(read(path)).rejects.toThrow(/countries\.GB\.0\.source/);
  await expect(read(path)).rejects.toBeInstanceOf(WrongSetting);
});
