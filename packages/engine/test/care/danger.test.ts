import { describe, expect, test } from "vitest";
import { dangerIn } from "../../src/care/danger.ts";
import { read } from "../../src/text/read.ts";
import { DANGEROUS } from "./dangerous.ts";
import { HARMLESS } from "./harmless.ts";

const danger = (message: string) => dangerIn(read(message));

describe.each(Object.entries(DANGEROUS))("%s", (_kind, messages) => {
  test.each(messages.map((message) => [message]))("ENG-07 is heard: %s", (message) => {
    expect(danger(message)).toBeDefined();
    expect(danger(`Hi Sam. ${message} The report came on Friday.`)).toBeDefined();
    expect(danger(message.toUpperCase())).toBeDefined();
  });
});

test.each(HARMLESS.map((message) => [message]))("ENG-07 nobody is in danger: %s", (message) => {
  expect(danger(message)).toBeUndefined();
});

test("ENG-07 there are at least 80 of either kind", () => {
  expect(new Set(Object.values(DANGEROUS).flat()).size).toBeGreaterThanOrEqual(80);
  expect(new Set(HARMLESS).size).toBeGreaterThanOrEqual(80);
});
