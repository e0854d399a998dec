import { describe, expect, test } from "vitest";
import { stingModel } from "../../model/sting.gen.ts";
import {
  realDev,
  SOFT_CODES,
  type StingMessage,
  unseenManners,
  unseenObserved,
  unseenPlain,
  unseenSingle,
  unseenStings,
  unseenTwins,
  unseenWarm,
} from "../../scripts/sting-messages.ts";
import { analyse, type EngineComment, STING_KINDS } from "../../src/index.ts";

/** Just inside what was reached (`npm run report:sting`), so that a change that reads worse is seen. */
const LIMITS = {
  "voices that nothing was learnt from": { messages: unseenStings(), redOnFine: 0.042, redOnHarmful: 0.51, any: 0.675 },
  "another writer's messages": { messages: realDev(), redOnFine: 0.12, redOnHarmful: 0.66, any: 0.82 },
  "near twins in such voices": { messages: unseenTwins(), redOnFine: 0.091, redOnHarmful: 0.465, any: 0.685 },
  "more such voices": { messages: unseenManners(), redOnFine: 0.098, redOnHarmful: 0.645, any: 0.755 },
  "observations and their near twins": { messages: unseenObserved(), redOnFine: 0.058, redOnHarmful: 0.57, any: 0.685 },
  "short everyday messages": { messages: unseenPlain(), redOnFine: 0.029, redOnHarmful: 0.555, any: 0.685 },
  "single observations and their near twins": {
    messages: unseenSingle(),
    redOnFine: 0.007,
    redOnHarmful: 0.81,
    any: 0.89,
  },
  "warm messages and what only sounds so": { messages: unseenWarm(), redOnFine: 0.08, redOnHarmful: 0.81, any: 0.92 },
} as const;

test("ENG-09 the reader was taught every kind that there is", () => {
  expect([...stingModel.scorer.columns].sort()).toEqual(["sting", ...STING_KINDS].sort());
});

const flagsOf = (text: string): EngineComment[] =>
  analyse(text, { goOn: true }).sentences.flatMap(({ comments }) => comments.filter(({ bad }) => bad));
const injuries = (text: string) => flagsOf(text).filter(({ code }) => !SOFT_CODES.includes(code));
const isRed = ({ text }: StingMessage) => injuries(text).some(({ certainty }) => certainty === "red");

test.each(Object.entries(LIMITS))(
  "ENG-09 what stings is marked and what is fine is left alone in %s",
  (_name, { messages, redOnFine, redOnHarmful, any }) => {
    const fine = messages.filter(({ isHarmful }) => !isHarmful);
    const harmful = messages.filter(({ isHarmful }) => isHarmful);
    expect(fine.length).toBeGreaterThan(40);
    expect(harmful.length).toBeGreaterThan(80);
    expect(fine.filter(isRed).length / fine.length).toBeLessThanOrEqual(redOnFine);
    expect(harmful.filter(isRed).length / harmful.length).toBeGreaterThanOrEqual(redOnHarmful);
    expect(harmful.filter(({ text }) => injuries(text).length > 0).length / harmful.length).toBeGreaterThanOrEqual(any);
  },
  60_000,
);

describe("ENG-09 the reader of stings", () => {
  const STING = "You people wait until somebody falls before you fix a bulb.";

  test("marks what no rule has words for, with a comment of its kind", () => {
    const [flag] = flagsOf(STING);
    expect(flag?.ruleId).toMatch(/^sting/);
    expect(flag?.message.length).toBeGreaterThan(40);
    expect(analyse(STING, { rulesAlone: true }).sentences.flatMap(({ comments }) => comments)).toEqual([]);
  });

  test.each([
    "You interrupted me three times.",
    "You looked at your phone twice.",
    "You left the dishes in the sink twice this week.",
    "You said you would call and you did not call.",
    "You shut the door hard.",
  ])("leaves alone what a camera would have seen, counted or not: %s", (text) => {
    expect(flagsOf(text)).toEqual([]);
  });

  test.each([
    "You interrupted me three times, as you do with everybody who matters less.",
    "You shut the door so hard that even you must have felt clever.",
  ])("marks what is made of it: %s", (text) => {
    expect(flagsOf(text).length).toBeGreaterThan(0);
  });

  test("is silent in a sentence where a rule speaks", () => {
    for (const text of ["You never listen to me, do you, your majesty?", "You are a lazy, useless husband."]) {
      const rules = flagsOf(text).map(({ ruleId }) => ruleId);
      expect(rules.length, text).toBeGreaterThan(0);
      expect(
        rules.filter((id) => id.startsWith("sting")),
        text,
      ).toEqual([]);
    }
  });

  test("leaves somebody else's words alone, in quotes and in braces", () => {
    expect(flagsOf(`He wrote: “${STING}”`)).toEqual([]);
    expect(flagsOf(`{${STING}}`)).toEqual([]);
  });

  test("marks red or amber, and amber is never heavier than red", () => {
    const flags = unseenStings().flatMap(({ text }) => injuries(text));
    const severities = (wanted: string) =>
      flags.filter(({ certainty, ruleId }) => certainty === wanted && ruleId.startsWith("sting"));
    const [red, amber] = [severities("red"), severities("amber")];
    expect(Math.min(red.length, amber.length)).toBeGreaterThan(10);
    expect(Math.min(...red.map(({ severity }) => severity))).toBeGreaterThan(
      Math.max(...amber.map(({ severity }) => severity)),
    );
  }, 60_000);

  test("says the same of the same text, however often it is asked, in a long message too", () => {
    const long = `${"The report came on Friday and we went through it line by line. ".repeat(60)}${STING}`;
    const once = flagsOf(long);
    expect(once.at(-1)?.ruleId).toMatch(/^sting/);
    expect(flagsOf(long)).toEqual(once);
  });
});

describe("FB-16 what is said of the whole", () => {
  test("a missing piece is no injury: amber, and said so", () => {
    const { sentences, summary } = analyse("I am sad.");
    const [flag] = sentences.flatMap(({ comments }) => comments.filter(({ bad }) => bad));
    expect([flag?.code, flag?.certainty]).toEqual(["NEG_FEELING_WITHOUT_NVA", "amber"]);
    expect(summary).toBe("Nothing here is likely to hurt. One thing could be added.");
  });

  test("a sentence just under amber asks to read it once as the other person would", () => {
    const close = unseenStings().filter(({ text }) =>
      analyse(text, { goOn: true }).summary.startsWith("Read it once as the other person would."),
    );
    expect(close.length).toBeGreaterThan(0);
    for (const { text } of close) expect(flagsOf(text)).toEqual([]);
    expect(analyse("Thank you for the lift on Friday.").summary).toBe("");
  }, 60_000);
});

describe("ENG-09 where the reader of stings and the rules meet", () => {
  const all = (text: string) => analyse(text).sentences.flatMap(({ comments }) => comments);

  test.each(["It's not your fault.", "None of this was your fault, Mum.", "You weren't to blame for any of it."])(
    "whoever is told that the fault is not theirs is not stung: %s",
    (text) => {
      expect(all(text)).toEqual([]);
    },
  );

  test.each(["I feel alone.", "I feel so annoyed right now.", "I am so fed up and hurt."])(
    "who says how they are, and neither speaks of the reader nor orders anything, is asked for the reason alone: %s",
    (text) => {
      expect(all(text).map(({ code, certainty }) => [code, certainty])).toEqual([["NEG_FEELING_WITHOUT_NVA", "amber"]]);
    },
  );

  test.each(["I feel so annoyed right now, and you know why.", "I am so fed up, sort it out yourselves."])(
    "a feeling in the same breath takes no sting away: %s",
    (text) => {
      expect(all(text).some(({ ruleId }) => ruleId.startsWith("sting"))).toBe(true);
    },
  );

  test.each([
    ["It is your fault that the shop shut early.", "your fault"],
    ["It's all your own fault.", "your own fault"],
  ])("the fault laid on a person is marked by its words: %s", (text, phrase) => {
    expect(all(text)).toMatchObject([{ code: "OBSERVE", ruleId: "blame-on-a-person", certainty: "red", phrase }]);
  });

  test.each(["You never listen!", "You never listen!!!", "You NEVER listen!", "Shut up!", "You are LAZY!!!"])(
    "“%s” is as red as when it is said quietly",
    (text) => {
      expect(injuries(text)).toMatchObject([{ certainty: "red" }]);
    },
  );

  test("who shouts is read as who does not", () => {
    const messages = unseenStings().filter((_, at) => at % 4 === 0);
    const isHeard = ({ text }: StingMessage, end: string) =>
      injuries(text.replaceAll(/[.!]+(?=\s|$)/g, end)).some(({ certainty }) => certainty === "red");
    const others = messages.filter((one) => isHeard(one, ".") !== isHeard(one, "!"));
    expect(others.length / messages.length).toBeLessThan(0.02);
  }, 60_000);

  test("an order with its whip behind it is said, however harmless the rest sounds", () => {
    for (const text of ["Send it now!", "Give me the keys now!"])
      expect(all(text)).toMatchObject([{ code: "REQUEST" }]);
    expect(all("Do what you like.").map(({ ruleId }) => ruleId)).not.toContain("bare-order");
  });

  test("what stings is not praised with the same breath", () => {
    const comments = all("I'm fed up with repeating myself.");
    expect(comments.filter(({ bad }) => bad)).toHaveLength(1);
    expect(comments.filter(({ bad }) => !bad)).toEqual([]);
  });

  test("a tone has a frame to begin with, too, where the whole sentence stings", () => {
    const stung = unseenStings()
      .flatMap(({ text }) => flagsOf(text))
      .filter(({ ruleId }) => /^sting-(?:rhetorical|sarcasm)$/.test(ruleId));
    expect(stung.length).toBeGreaterThan(10);
    const framed = stung.filter(({ rewording }) => rewording?.text.includes("["));
    expect(framed.length / stung.length).toBeGreaterThan(0.4);
  }, 60_000);
});
