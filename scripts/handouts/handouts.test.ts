import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FOLDER, HANDOUTS, STAMPS, stampOf } from "./sources.ts";

const stamps: Record<string, string> = JSON.parse(readFileSync(STAMPS, "utf8"));

for (const handout of HANDOUTS) {
  const { slug } = handout;

  test(`LEARN-03 ${slug} is in step with its source: else run node scripts/handouts/make-handouts.ts`, () => {
    expect(stamps[slug]).toBe(stampOf(handout));
  });

  test(`LEARN-03 ${slug}.pdf is tagged, says its language and title, and has two pages`, () => {
    const pdf = readFileSync(join(FOLDER, `${slug}.pdf`), "latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(pdf).toContain("/StructTreeRoot");
    expect(pdf).toMatch(/\/Lang\s*\(en/);
    expect(pdf).toContain("/Title");
    for (const tag of ["H1", "H2", "L", "P"]) expect(pdf).toContain(`/S /${tag}\n`);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  });
}
