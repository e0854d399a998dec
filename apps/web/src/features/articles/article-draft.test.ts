import { ArticleFields } from "@wellput/contract";
import { expect, test } from "vitest";
import { EMPTY_ARTICLE, faultInTags, fieldsOf } from "./article-draft.ts";

test("ART-01 tags that cannot be saved are said to be so, and only these", () => {
  const of = (tags: string) => ({ ...EMPTY_ARTICLE, title: "On tags", mainText: "<p>Yes.</p>", tags });
  const many = Array.from({ length: 51 }, (_none, at) => `tag ${at}`).join(",");
  const few = many.slice(0, many.lastIndexOf(","));
  for (const tags of ["", "listening, work", "a".repeat(100), few, "a".repeat(101), many]) {
    const fits = ArticleFields.safeParse(fieldsOf(of(tags))).success;
    expect(faultInTags(of(tags)) === undefined, tags).toBe(fits);
  }
  expect(faultInTags(of("a".repeat(101)))).toBe("A tag has at most 100 characters. A comma stands between two.");
  expect(faultInTags(of(many))).toBe("An article has at most 50 tags.");
});
