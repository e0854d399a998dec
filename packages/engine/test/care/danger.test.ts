import { describe, expect, test } from "vitest";
import { HELP_TEXTS } from "../../src/care/help-texts.ts";
import { dangerOf } from "../../src/index.ts";
import { DANGEROUS } from "./dangerous.ts";
import { HARMLESS } from "./harmless.ts";

describe.each(Object.entries(DANGEROUS))("%s", (_kind, messages) => {
  test.each(messages.map((message) => [message]))("ENG-07 is heard: %s", (message) => {
    expect(dangerOf(message)).toBeDefined();
    expect(dangerOf(`Hi Sam. ${message} The report came on Friday.`)).toBeDefined();
    expect(dangerOf(message.toUpperCase())).toBeDefined();
  });
});

test.each(HARMLESS.map((message) => [message]))("ENG-07 nobody is in danger: %s", (message) => {
  expect(dangerOf(message)).toBeUndefined();
});

test("ENG-07 there are at least 80 of either kind", () => {
  expect(new Set(Object.values(DANGEROUS).flat()).size).toBeGreaterThanOrEqual(80);
  expect(new Set(HARMLESS).size).toBeGreaterThanOrEqual(80);
});

test.each(Object.entries(HELP_TEXTS))(
  "ENG-10 the help for %s is two plain sentences that judge nobody",
  (_kind, text) => {
    expect(text).toMatch(/emergency number/);
    expect(text).toMatch(/somebody you trust/);
    expect(text).not.toMatch(/[?!]|\b(?:must|should have|wrong|bad|commit)\b/);
    expect(text.match(/\. [A-Z]|\.$/g)).toHaveLength(2);
  },
);
