import { expect, test } from "vitest";
import { analyse } from "../../src/index.ts";
import { STING_COMMENTS } from "../../src/sting/comments.ts";
import { STING_KINDS } from "../../src/sting/kinds.ts";
import { STING_FRAMES } from "../../src/sting/rewordings.ts";

const WORDS_MAX = 40;

test.each(STING_KINDS)(
  "ENG-09 comments on %s have three wordings and more, are short and ask or offer something",
  (kind) => {
    const wordings = STING_COMMENTS[kind];
    expect(new Set(wordings).size).toBeGreaterThanOrEqual(3);
    for (const wording of wordings) {
      expect(wording.split(" ").length, wording).toBeLessThanOrEqual(WORDS_MAX);
      expect(wording, "no blame, no exclamation").not.toMatch(/!|you should|wrong of you/i);
    }
  },
);

test.each(Object.entries(STING_FRAMES))(
  "ENG-09 the words offered for %s leave blanks and earn no flag",
  (_kind, frame) => {
    expect(frame).toMatch(/\[[^\]]+\]/);
    const injuries = analyse(frame).sentences.flatMap(({ comments }) =>
      comments.filter(({ bad, certainty }) => bad && certainty === "red"),
    );
    expect(injuries.map(({ phrase }) => phrase)).toEqual([]);
  },
);
