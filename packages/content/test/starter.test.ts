import {
  CreateArticle,
  CreateChallenge,
  CreateScenario,
  DIRECTIONS,
  FEEDBACK_CODES,
  SKILL_CODES,
} from "@wellput/contract";
import { describe, expect, test } from "vitest";
import {
  namedScenarioIds,
  starterArticles,
  starterChallenges,
  starterScenarios,
  starterSentences,
  taughtCodes,
} from "../src/index.ts";
import { hasTarget } from "./links.ts";
import { readingGrade } from "./readability.ts";

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
const withoutTags = (html: string) => html.replace(/<\/(?:p|h2|li)>/g, "\n").replace(/<[^>]+>/g, "");

test("all starter items have ids of their own", () => {
  const ids = [...starterChallenges, ...starterScenarios, ...starterArticles].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe("the challenges", () => {
  test("CHAL-01 a fresh installation has 24 of them, in the shape of the contract.", () => {
    expect(starterChallenges).toHaveLength(24);
    expect(new Set(starterChallenges.map(({ title }) => title)).size).toBe(24);
    for (const challenge of starterChallenges) expect(CreateChallenge.parse(challenge)).toEqual(challenge);
  });

  test("each has three to six sentences with a prompt and two different samples, one a line", () => {
    for (const { title, challengeObjectList } of starterChallenges) {
      expect(challengeObjectList.length, title).toBeGreaterThanOrEqual(3);
      expect(challengeObjectList.length, title).toBeLessThanOrEqual(6);
      for (const { p, s, m } of challengeObjectList) {
        expect(p, title).toMatch(/\.$/);
        expect(new Set([s, ...m.split("\n")]).size, s).toBe(3);
      }
    }
  });

  test("together they use every skill, direction and code", () => {
    const skills = new Set(starterSentences.map(({ t }) => t));
    expect([...skills].sort()).toEqual([...SKILL_CODES].sort());
    const directions = new Set(starterChallenges.map(({ direction }) => direction));
    expect([...directions].sort()).toEqual([...DIRECTIONS].sort());
    for (const code of FEEDBACK_CODES) {
      expect(starterSentences.filter(({ teaches }) => teaches.includes(code)).length, code).toBeGreaterThanOrEqual(3);
    }
  });

  test("every sentence teaches what its type is there to teach", () => {
    const strays = starterSentences.filter(({ t, teaches }) => {
      const codes = taughtCodes[t];
      return codes !== "any" && !teaches.every((code) => codes.includes(code));
    });
    expect(strays.map(({ s, t, teaches }) => `${s} (${t}) teaches ${teaches}`)).toEqual([]);
  });

  test("no sentence to rephrase comes twice", () => {
    const sentences = starterSentences.map(({ s }) => s);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test("their situations are told in plain words", () => {
    for (const { title, summary } of starterChallenges) {
      expect(wordCount(summary), title).toBeGreaterThanOrEqual(35);
      expect(readingGrade(summary), title).toBeLessThanOrEqual(9);
    }
  });
});

describe("the situations", () => {
  test("SCEN-08 there are six public ones, and the four named ones are among them.", () => {
    expect(starterScenarios).toHaveLength(6);
    for (const scenario of starterScenarios) {
      expect(CreateScenario.parse(scenario)).toEqual(scenario);
      expect(scenario.isPublic).toBe(true);
    }
    const ids = starterScenarios.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.values(namedScenarioIds)));
  });

  test("each is told in 120 to 180 plain words", () => {
    for (const { title, summary } of starterScenarios) {
      expect(wordCount(summary), title).toBeGreaterThanOrEqual(120);
      expect(wordCount(summary), title).toBeLessThanOrEqual(180);
      expect(readingGrade(summary), title).toBeLessThanOrEqual(9);
    }
  });
});

describe("the articles", () => {
  test("ART-01 there are eight, and one says when not to use this.", () => {
    expect(starterArticles).toHaveLength(8);
    for (const article of starterArticles) expect(CreateArticle.parse(article)).toEqual(article);
    expect(starterArticles.map(({ title }) => title)).toContain("When not to use this");
  });

  test.each(starterArticles.map((article) => [article.title, article] as const))(
    "'%s' is 600 to 900 words of clean HTML with sources",
    (_title, article) => {
      const [body = "", sources = ""] = article.mainText.split("<h2>Sources</h2>");
      expect(wordCount(withoutTags(body))).toBeGreaterThanOrEqual(600);
      expect(wordCount(withoutTags(body))).toBeLessThanOrEqual(900);
      expect(sources.match(/<li>/g)?.length).toBeGreaterThanOrEqual(2);
      expect(readingGrade(withoutTags(body))).toBeLessThanOrEqual(9);
      expect(article.mainText).not.toContain("!");
    },
  );

  test("they use a few plain tags, each of them closed, and links within the product", () => {
    for (const { title, mainText } of starterArticles) {
      const tags = [...mainText.matchAll(/<(\/?)([a-z0-9]+)((?: href="[^"]*")?)>/g)];
      expect(tags.length, title).toBe(mainText.split("<").length - 1);
      for (const name of new Set(tags.map(([, , tag]) => tag))) {
        expect(["h2", "p", "ul", "li", "blockquote", "a", "em", "strong"], title).toContain(name);
        const closing = tags.filter(([, slash, tag]) => tag === name && slash === "/").length;
        expect(tags.filter(([, , tag]) => tag === name).length, `${title}: ${name}`).toBe(2 * closing);
      }
      const targets = [...mainText.matchAll(/href="([^"]*)"/g)].map(([, to = ""]) => to);
      expect(
        targets.filter((to) => !hasTarget(to)),
        title,
      ).toEqual([]);
    }
  });
});
