import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each(["/", "/edit/7?a=b#c", "/CheckMessage"])("SHELL-07 %s is a way back", (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  undefined,
  "",
  "edit/7",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/..//evil.example",
  "/\t/evil.example",
])("SHELL-07 %j leads home, not to another site", (path) => {
  expect(ownPath(path)).toBe("/");
});
