import { DANGERS, HelpNumbers } from "@wellput/contract";
import { describe, expect, test } from "vitest";
import { helpNumbers } from "../src/help-numbers.ts";
import { helpTexts, helpWords } from "../src/index.ts";
import { readingGrade } from "./readability.ts";

/** The age of 12 is the sixth grade, going on for the seventh. */
const GRADE_MAX = 7;

describe.each(DANGERS)("%s", (danger) => {
  const { title, lead, now, others } = helpWords[danger];
  const texts = [title, lead, ...now, others.heading, others.text];

  test("ENG-10 the words can be read at the age of 12", () => {
    expect(readingGrade(texts.join("\n"))).toBeLessThanOrEqual(GRADE_MAX);
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(170);
  });

  test("ENG-10 they say what to do now, the emergency number among it, and speak to others too", () => {
    expect(now).toHaveLength(3);
    expect(now.slice(0, 2).join(" ")).toContain("emergency number");
    expect(others.heading).toMatch(/^If (?:you|somebody)/);
  });

  test("ENG-10 they judge nobody, promise nothing, name no means of harm and use no word that hurts", () => {
    const words = texts.join(" ");
    expect(words).not.toMatch(/[!?]|\d/);
    expect(words).not.toMatch(
      /\b(?:commit\w*|attempts?|fail\w*|selfish|coward\w*|crazy|victim|abuser|offender|promise)\b/i,
    );
    expect(words).not.toMatch(/\b(?:pills?|rope|knife|gun|bridge|blade|overdose)\b/i);
  });
});

test("ENG-10 the help page's own words can be read at the age of 12", () => {
  expect(readingGrade(Object.values(helpTexts).join(".\n"))).toBeLessThanOrEqual(GRADE_MAX);
});

describe("the numbers", () => {
  const all = [...helpNumbers.international, ...Object.values(helpNumbers.countries).flat()];

  test("ENG-10 the file has the shape that an installation's own must have", () => {
    expect(HelpNumbers.parse(helpNumbers)).toEqual(helpNumbers);
  });

  test("ENG-10 every number says where it was found and when, and none is there twice for the same", () => {
    for (const { source, lookedUp, value, by } of all) {
      expect(source).toMatch(/^https?:\/\//);
      expect(lookedUp <= new Date().toISOString().slice(0, 10), value).toBe(true);
      if (by !== "web") expect(value).toMatch(/^[\d -]{2,20}$/);
    }
    for (const numbers of Object.values(helpNumbers.countries)) {
      const told = numbers.flatMap((one) => one.for.map((danger) => `${one.by} ${one.value} ${danger}`));
      expect(new Set(told).size).toBe(told.length);
    }
  });

  test("ENG-10 every country has an emergency number, and every kind but an emergency a directory", () => {
    expect(Object.keys(helpNumbers.countries).length).toBeGreaterThan(200);
    for (const [country, numbers] of Object.entries(helpNumbers.countries))
      expect(
        numbers.some((one) => one.for.includes("emergency")),
        country,
      ).toBe(true);
    for (const danger of DANGERS.filter((kind) => kind !== "emergency"))
      expect(helpNumbers.international.some((one) => one.for.includes(danger))).toBe(true);
  });
});
