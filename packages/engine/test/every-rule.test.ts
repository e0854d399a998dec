import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyseWith } from "../src/analyse.ts";
import { FEEDBACK_CODES, rules, STRENGTH_CODES } from "../src/index.ts";
import { read } from "../src/text/read.ts";

const rulesDir = join(import.meta.dirname, "../src/rules");
const MAX_WORDS = 40;

test("The registry holds exactly the rules that have a file.", () => {
  const onDisk = globSync("*/*.ts", { cwd: rulesDir }).map((file) => `${dirname(file)}/${basename(file, ".ts")}`);
  expect(rules.map(({ code, id }) => `${code}/${id}`).sort()).toEqual(onDisk.sort());
});

test("ENG-02 every code of the guideline and every strength has a rule.", () => {
  const codes = new Set(rules.map(({ code }) => code));
  expect([...FEEDBACK_CODES, ...STRENGTH_CODES].filter((code) => !codes.has(code))).toEqual([]);
});

describe.each(rules.map((rule) => [`${rule.code}/${rule.id}`, rule] as const))("%s", (_name, rule) => {
  test.each(rule.examples.flagged.map((example) => [example.text, example] as const))(
    "flags: %s",
    (text, { marks }) => {
      const comments = analyseWith([rule], text, { skill: rule.onlyFor ?? "G", rulesAlone: true }).sentences.flatMap(
        (sentence) => sentence.comments,
      );
      expect(comments.map(({ phrase }) => phrase)).toEqual(marks);
    },
  );

  test.each(rule.examples.fine.map((text) => [text] as const))("leaves alone: %s", (text) => {
    expect(
      analyseWith([rule], text, { skill: rule.onlyFor ?? "G", rulesAlone: true }).sentences.flatMap(
        (sentence) => sentence.comments,
      ),
    ).toEqual([]);
  });

  test("explains itself in whole sentences.", () => {
    for (const sentence of [rule.summary, rule.why, rule.instead]) expect(sentence).toMatch(/^[\p{Lu}“].*[.?!”]$/su);
    expect(rule.examples.flagged.length).toBeGreaterThan(0);
    expect(rule.examples.fine.length).toBeGreaterThan(0);
  });

  test("ENG-03 comments in at most 40 words.", () => {
    for (const { text } of rule.examples.flagged) {
      for (const { message } of analyseWith([rule], text, {
        skill: rule.onlyFor ?? "G",
        rulesAlone: true,
      }).sentences.flatMap((sentence) => sentence.comments)) {
        expect(message.split(/\s+/).length, message).toBeLessThanOrEqual(MAX_WORDS);
      }
      for (const { gently = "" } of rule.find(read(text)))
        expect(gently.split(/\s+/).length, gently).toBeLessThanOrEqual(MAX_WORDS);
    }
  });
});
