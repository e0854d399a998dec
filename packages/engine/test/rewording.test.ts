import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyse, type EngineComment } from "../src/index.ts";

type Rewording = NonNullable<EngineComment["rewording"]>;

/** The message with each comment's rewording put in, one at a time. */
function reworded(message: string): string[] {
  return flagsOf(message).flatMap((flag) => put(message, flag));
}

/** What the rules flag: the words that go with a sting are frames for a whole sentence. */
function flagsOf(message: string): EngineComment[] {
  return analyse(message, { rulesAlone: true })
    .sentences.flatMap(({ comments }) => comments)
    .filter(({ bad }) => bad);
}

function put(message: string, { rewording }: EngineComment): string[] {
  if (rewording === undefined) return [];
  return [message.slice(0, rewording.start) + rewording.text + message.slice(rewording.end)];
}

describe("FB-13 a rewording leaves a sentence that stands", () => {
  test.each([
    ["I felt kind of judged by your mother.", "I felt kind of [hurt, embarrassed or angry?]."],
    ["I don't want to find out from the noticeboard.", "I would like [what you want instead]."],
    ["We'd rather you didn't come, because it's late.", "We would like [what you want instead], because it's late."],
    ["I feel as if I don't exist here.", "I think I don't exist here."],
    ["We felt that you had decided.", "We thought that you had decided."],
    [
      "I've been feeling overwhelmed for weeks.",
      "I've been feeling overwhelmed for weeks, because I value [what matters to you].",
    ],
    [
      "I'm upset because you left at noon.",
      "I'm upset because you left at noon, and [what matters to you] matters to me.",
    ],
    [
      "I was worried when you didn't call.",
      "I was worried when you didn't call, because [what matters to you] matters to me.",
    ],
    ["Your team has to take the phone.", "I would like your team to take the phone."],
    ["Ms Abara has to learn to delegate.", "I would like Ms Abara to learn to delegate."],
    ["I'm so mad at you.", "I'm so mad about [what was done]."],
    ["I'm fed up with you, Craig.", "I'm fed up with [what was done], Craig."],
    ["Remove my name from the list immediately.", "Could you please remove my name from the list?"],
    ["Send me the file now, it's late!", "Could you please send me the file, it's late!"],
    ["Please don't promise things you can't keep.", "Could you please [what you would like instead]?"],
    ["You turned Sunday lunch into a nightmare.", "You affected [what exactly]."],
    ["Your really childish reaction hurt me.", "Your reaction hurt me."],
    ["You brazenly flirted with him.", "You flirted with him."],
    ["My doctor always cuts me short.", "My doctor cuts me short [when, or how often]."],
    ["Everyone knows that this is wrong.", "I think that this is wrong."],
  ])("%s", (message, after) => {
    expect(reworded(message)).toContain(after);
  });
});

test.each([
  "We resent that you never asked us.",
  "You are the rudest customer of the year.",
  "Everybody knows what an idiot you are.",
  "Why is your brother always so stingy?",
  "It's always me who stays late.",
  "I feel pumped for information.",
  "Send it by Friday or I call my lawyer.",
  "Honestly, what a pathetic excuse.",
  "We are feeling steamrollered by the new swimming timetable.",
])("FB-13 none where it would not stand, or would say something else: %s", (message) => {
  expect(flagsOf(message)).not.toEqual([]);
  expect(reworded(message)).toEqual([]);
});

/** Words that rewordings bring along; all the others are the writer's own. */
const FRAME = new Set(
  "i we would like could you please think thought that because and value matters to me affected about with of when it him her them us a an".split(
    " ",
  ),
);
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is wrong with a message once the flag's rewording is in it. */
function faultsOf(message: string, { start, end }: EngineComment, rewording: Rewording, after: string): string[] {
  const own = new Set(wordsIn(message));
  const strange = wordsIn(rewording.text.replace(/\[[^\]]*\]/g, " ")).filter(
    (word) => !own.has(word) && !FRAME.has(word),
  );
  return [
    ...strange,
    ...(rewording.start > start || rewording.end < end ? ["leaves out some of its phrase"] : []),
    ...(after.split("  ").length > message.split("  ").length ? ["two spaces"] : []),
  ];
}

test("FB-13 over labelled messages: around its phrase, no word of ours but the frame's, no blot, and seldom flagged again", () => {
  const messages = globSync(["regress/*.jsonl", "unseen/guideline-*.jsonl", "tuned/{guideline-dev,wishes}.jsonl"], {
    cwd: import.meta.dirname,
  })
    .flatMap((name) =>
      readFileSync(join(import.meta.dirname, name), "utf8")
        .trim()
        .split("\n"),
    )
    .map((line) => (JSON.parse(line) as { text: string }).text);
  const faults: string[] = [];
  const again: string[] = [];
  let all = 0;
  for (const message of messages) {
    for (const flag of flagsOf(message)) {
      const { rewording } = flag;
      const [after] = put(message, flag);
      if (after === undefined || rewording === undefined) continue;
      all++;
      faults.push(...faultsOf(message, flag, rewording, after).map((fault) => `${fault}: ${message} → ${after}`));
      const stop = rewording.start + rewording.text.length;
      if (flagsOf(after).some(({ code, start, end }) => code === flag.code && start < stop && end > rewording.start))
        again.push(`${message} → ${after}`);
    }
  }
  expect(faults).toEqual([]);
  expect(all).toBeGreaterThan(500);
  expect(again.length / all, again.join("\n")).toBeLessThan(0.01);
}, 240_000);
