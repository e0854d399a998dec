import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "wellput-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("DATA-04 a folder is one process's until it lets go.", () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid} since 20`);
  release();
  lockFolder(folder)();
  // The lock stays, since whoever waits for it has it open; the note would tell of nobody.
  expect(readdirSync(folder)).toEqual(["in-use.lock"]);
});

test("DATA-04 what a process left behind does not keep the next one out, its own number included.", () => {
  writeFileSync(join(folder, "in-use.txt"), `process ${process.pid} since 2020\n`);
  expect(() => lockFolder(folder)()).not.toThrow();
});
