import { FEEDBACK_CODES } from "@wellput/contract";
import { describe, expect, test } from "vitest";
import { loadSitePage, type SitePage, sitePageSlugs, sitePages } from "../src/index.ts";
import { hasTarget } from "./links.ts";
import { readingGrade } from "./readability.ts";

const SLUGS = [
  "inhouseworkshops",
  "publicworkshops",
  "ihuman",
  "licenses",
  "tools",
  "casestudies",
  "thescience",
  "about",
  "demo",
  "contact",
  "termsofuse",
  "privacypolicy",
  "diplomacyprinciples",
  "logfeelingsandneeds",
  "accessibility",
];

/** Running text only: a list of sources is not prose. */
function proseOf(page: SitePage): string {
  return [page.lead, ...page.sections.flatMap(({ paragraphs }) => paragraphs)].join("\n");
}

function wordsOf(page: SitePage): string {
  const parts = page.sections.flatMap(({ heading, paragraphs, list = [], links = [] }) => [
    heading,
    ...paragraphs,
    ...list,
    ...links.flatMap(({ about = [] }) => about),
  ]);
  return [page.title, page.lead, ...parts].join("\n");
}

test("every page of the visitors' part has words, and no other has", () => {
  expect([...sitePageSlugs].sort()).toEqual([...SLUGS].sort());
});

test("a page loads by its slug in any case, and an unknown slug gives nothing", async () => {
  expect(await loadSitePage("PrivacyPolicy")).toBe(sitePages.privacypolicy);
  expect(await loadSitePage("toString")).toBeUndefined();
});

test("AUTH-13 the terms say 18 or older, educational, not therapy or emergency help.", () => {
  const terms = wordsOf(sitePages.termsofuse);
  expect(terms).toContain("18 or older");
  expect(terms).toContain("educational");
  expect(terms).toContain("not therapy");
  expect(terms).toContain("emergency number");
  expect(wordsOf(sitePages.privacypolicy)).toContain("18 or older");
});

test("LEARN-03 the tools page says what it is for.", () => {
  expect(wordsOf(sitePages.tools)).toContain("Watch this space for upcoming tools...");
});

test("SHELL-12 LEARN-03 the tools and the principles lead to the sheets, and the tools to a message from a need.", () => {
  const linksOf = (page: SitePage) => page.sections.flatMap(({ links = [] }) => links.map(({ to }) => to));
  const sheets = ["/EffectiveCommunication3StepsCheatSheet", "/charminglyassertive"];
  expect(linksOf(sitePages.tools)).toEqual(expect.arrayContaining([...sheets, "/plaintextbox"]));
  expect(linksOf(sitePages.diplomacyprinciples)).toEqual(expect.arrayContaining(sheets));
});

test("LEARN-03 the principles have an anchor for every code.", () => {
  const anchors = sitePages.diplomacyprinciples.sections.map(({ id }) => id);
  expect(anchors).toEqual(expect.arrayContaining([...FEEDBACK_CODES]));
});

test("the case studies are marked as invented", () => {
  const cases = sitePages.casestudies.sections.filter(({ heading }) => heading.startsWith("Invented case"));
  expect(cases).toHaveLength(3);
  expect(sitePages.casestudies.lead).toMatch(/invented/i);
});

describe.each(sitePageSlugs.map((slug) => [slug, sitePages[slug]] as const))("the page %s", (slug, page) => {
  test("carries its own slug and is what the lazy door gives", async () => {
    expect(page.slug).toBe(slug);
    expect(await loadSitePage(slug)).toBe(page);
  });

  test("has sections with unique anchors, each with something to read", () => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, heading, paragraphs, list = [] } of page.sections) {
      expect(id).toMatch(/^[A-Za-z][\w-]*$/);
      expect(heading.trim()).toBe(heading);
      expect([...paragraphs, ...list].join("").length).toBeGreaterThan(40);
    }
  });

  test("leads only to places that exist", () => {
    const links = [...(page.actions ?? []), ...page.sections.flatMap(({ links = [] }) => links)];
    expect(links.map(({ to }) => to).filter((to) => !hasTarget(to))).toEqual([]);
  });

  test("is calm and easy to read", () => {
    expect(wordsOf(page)).not.toContain("!");
    expect(readingGrade(proseOf(page))).toBeLessThanOrEqual(9);
  });

  test("names NVC only with a word on whose mark it is", () => {
    const words = wordsOf(page);
    if (/NVC|Nonviolent Communication/.test(words)) expect(words).toMatch(/not affiliated/);
  });
});
