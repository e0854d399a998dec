import { expect, test } from "vitest";
import { typeset } from "./typeset.ts";

test("quotations open and close, and apostrophes bend", () => {
  expect(typeset("'We tried that.' 'That won't work.' (it's the others' turn)")).toBe(
    "‘We tried that.’ ‘That won’t work.’ (it’s the others’ turn)",
  );
});

test("texts are found wherever they lie, and everything else is left alone", () => {
  expect(typeset({ title: "Who's there", parts: [{ count: 2, text: null, lines: ["'No'"] }] })).toEqual({
    title: "Who’s there",
    parts: [{ count: 2, text: null, lines: ["‘No’"] }],
  });
});
