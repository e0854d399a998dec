import { expect, test } from "vitest";
import { readChallengeFile } from "./challenge-file.ts";

const CHALLENGE = {
  title: "A late report",
  summary: "It came on Friday.",
  direction: "u",
  tags: ["work"],
  type: "a",
  groups: ["GENERAL"],
  challengeObjectList: [{ t: "O", p: "Say what you saw.", s: "You are always late.", m: "It came on Friday." }],
};
const [SENTENCE] = CHALLENGE.challengeObjectList;

const fileOf = (text: string) => new File([text], "challenge.json");
const read = (value: unknown) => readChallengeFile(fileOf(JSON.stringify(value)));
const withSentence = (part: object) => ({ ...CHALLENGE, challengeObjectList: [SENTENCE, { ...SENTENCE, ...part }] });

test("CHAL-04 a file with a challenge gives its fields, and what it leaves out has its usual value", async () => {
  expect(await read(CHALLENGE)).toEqual({ fields: CHALLENGE, remarks: [] });
  const { title, challengeObjectList } = CHALLENGE;
  expect(await read({ title, challengeObjectList })).toEqual({
    fields: { ...CHALLENGE, summary: "", direction: "a", tags: [] },
    remarks: [],
  });
});

test.each([
  ["a title that is missing", { ...CHALLENGE, title: undefined }, "title: it is missing."],
  ["a title of spaces", { ...CHALLENGE, title: "  " }, "title: it is empty."],
  ["a number for a text", { ...CHALLENGE, title: 7 }, "title: it has to be text."],
  ["a text for a list", { ...CHALLENGE, tags: "work" }, "tags: it has to be a list."],
  ["a list for the whole", [CHALLENGE], "The file: it has to be an object with fields."],
  ["nothing", null, "The file: it has to be an object with fields."],
  ["a direction that is none", { ...CHALLENGE, direction: "x" }, "direction: it has to be one of u, d, a, all."],
  [
    "a type that is none",
    withSentence({ t: "Z" }),
    "challengeObjectList[1].t: it has to be one of A, Ak, O, S, R, M, G.",
  ],
  ["a sentence that is null", withSentence({ s: null }), "challengeObjectList[1].s: it has to be text."],
  [
    "a long sentence",
    withSentence({ s: "x".repeat(1001) }),
    "challengeObjectList[1].s: it is longer than 1,000 characters.",
  ],
  [
    "a field that nobody knows",
    withSentence({ onclick: "alert(1)" }),
    "challengeObjectList[1].onclick: a challenge has no such field.",
  ],
  ["somebody's id", { ...CHALLENGE, id: "7a3f2c5e-0000-4000-8000-000000000000" }, "id: a challenge has no such field."],
  ["no sentence", { ...CHALLENGE, challengeObjectList: [] }, "challengeObjectList: it needs at least 1."],
  [
    "eleven sentences",
    { ...CHALLENGE, challengeObjectList: Array(11).fill(SENTENCE) },
    "challengeObjectList: it has more than 10.",
  ],
])("CHAL-04 %s is told by the path of the field", async (_what, value, problem) => {
  expect(await read(value)).toEqual({ problems: [problem] });
});

test("CHAL-04 a file that sets a prototype sets nothing", async () => {
  const text = JSON.stringify(CHALLENGE).replace("{", '{"__proto__": {"canEdit": true},');
  expect(await readChallengeFile(fileOf(text))).toEqual({ problems: ["__proto__: a challenge has no such field."] });
  expect({}).not.toHaveProperty("canEdit");
});

test("CHAL-04 every problem of a file is told at once", async () => {
  const reading = await read({ title: 7, challengeObjectList: [{ t: "O", p: "", s: "" }], extra: 1 });
  expect(reading).toEqual({
    problems: [
      "title: it has to be text.",
      "challengeObjectList[0].s: it is empty.",
      "extra: a challenge has no such field.",
    ],
  });
});

test("CHAL-04 what is no JSON, or far too large, is not read any further", async () => {
  for (const text of ["", "{", "<html></html>", "[".repeat(200_000)]) {
    expect(await readChallengeFile(fileOf(text))).toEqual({ problems: ["It is not JSON, so it cannot be read."] });
  }
  expect(await readChallengeFile(fileOf("x".repeat(10 * 1024 * 1024)))).toEqual({
    problems: ["It has 10,240 kB. A challenge has at most 256 kB."],
  });
});

test("CHAL-04 HTML in a text stays a text, with a remark; a heart is no tag", async () => {
  const value = withSentence({ s: "<img src=x onerror=alert(1)>", m: "I <3 reports; 2 < 3 > 1." });
  expect(await read(value)).toEqual({
    fields: value,
    remarks: ["challengeObjectList[1].s has HTML tags. Readers will see them as they stand, not as formatting."],
  });
});
