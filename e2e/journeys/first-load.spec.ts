import { FIRST_LOAD_MAX_KB, firstLoadOf } from "../fixtures/first-load.ts";
import { expect, test } from "../fixtures/test.ts";

test("a first load is small, and the engine is no part of it", async ({ openPage, memberPage }) => {
  for (const [path, page] of [
    ["/front", await openPage()],
    ["/signin", await openPage()],
    ["/", memberPage],
    ["/checkmessage", await openPage({ storageState: await memberPage.context().storageState() })],
  ] as const) {
    const { code, codeBytes } = await firstLoadOf(page, path);
    const listed = [...code].map(([name, bytes]) => `${bytes} ${name}`).join("\n");
    expect(codeBytes / 1000, `${path}, kB gzip:\n${listed}`).toBeLessThan(FIRST_LOAD_MAX_KB);
    expect([...code.keys()].filter((name) => name.includes("worker"))).toEqual([]);
  }
});
