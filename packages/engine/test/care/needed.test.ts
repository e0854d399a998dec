import { expect, test } from "vitest";
import { ABUSE } from "../../src/care/signs/abuse.ts";
import { neededParts } from "../../src/care/signs/needed.ts";
import { plainOf, together } from "../../src/care/signs/plain.ts";
import { SELF_HARM } from "../../src/care/signs/self-harm.ts";
import { VIOLENCE } from "../../src/care/signs/violence.ts";
import { DANGEROUS } from "./dangerous.ts";

test("The parts of words that a pattern needs are read from it: the longest of what must stand there.", () => {
  expect(neededParts("\\b(?:hits?|beat(?:s|en)?) (?:me|us)\\b")).toEqual(["hit", "beat"]);
  expect(neededParts("\\bkil+(?:ing)? (?: \\w+){0,3}me\\b")).toEqual(["kil"]);
  expect(neededParts("(?:want|wants) to (?:die|vanish)(?: soon)?")).toEqual(["die", "vanish"]);
  expect(neededParts("drive (?!home)\\w+")).toEqual(["drive"]);
});

test("Where nothing must stand there, none are named.", () => {
  expect(neededParts("(?:kill|\\w+) me")).toEqual([]);
  expect(neededParts("(?:kill)? me")).toEqual([]);
});

test("No sign of danger speaks without a word that it is looked for by.", () => {
  const texts = Object.values(DANGEROUS)
    .flat()
    .map((message) => together(`${message.split(" ").map(plainOf).join("")} `));
  for (const { says } of [...SELF_HARM, ...ABUSE, ...VIOLENCE]) {
    const parts = neededParts(says.source);
    expect(parts.length, says.source).toBeGreaterThan(0);
    for (const text of texts.filter((each) => says.test(each)))
      expect(
        parts.some((part) => text.includes(part)),
        `${says.source}: ${text}`,
      ).toBe(true);
  }
});
