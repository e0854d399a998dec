import { describe, expect, test } from "vitest";
import { analyse } from "../src/index.ts";
import { focusOfPrompt } from "../src/prompt.ts";

const ASKING: Record<string, readonly string[]> = {
  O: [
    "State an observation.",
    "Say what you saw.",
    "What did you actually hear?",
    "Please stick to the facts.",
    "Do not make a request yet; say what you saw.",
    "Describe what you saw, without a request.",
  ],
  F: ["Name your feeling.", "How do you feel?", "Tell her how you feel.", "What are you feeling?"],
  A: [
    "What do you need?",
    "What do you want?",
    "What are you needing here?",
    "State your need.",
    "Say what matters to you, instead of a rule.",
  ],
  Ak: ["Acknowledge the other side first.", "Say what may matter to her.", "What might he need?", "Show some empathy."],
  R: [
    "Make a request.",
    "Please write one request to your boss.",
    "Ask for what you would like more of.",
    "What do you want them to do?",
  ],
  S: ["Suggest a way to share it.", "What could you two try?", "Name a strategy."],
  M: ["Write the whole message."],
};

describe.each(Object.entries(ASKING))("prompts for %s", (focus, prompts) => {
  test.each(prompts)("ENG-04 %s", (prompt) => {
    expect(focusOfPrompt(prompt)).toBe(focus);
  });
});

test.each([
  "",
  "What would you say?",
  "A colleague asked you for help. What would you say?",
  "Your manager made a request. What would you write?",
  "Your boss values honesty. What would you say to him?",
  "Name your feeling and make a request.",
  "Say what you saw, what matters to you, and ask for one thing.",
])("ENG-04 a prompt that asks for nothing of the kind, or for several things, leaves everything open: %s", (prompt) => {
  expect(focusOfPrompt(prompt)).toBeUndefined();
});

test("ENG-04 any prompt is read in time in proportion, whatever it holds", () => {
  const start = process.cpuUsage();
  for (const piece of ["what ", "say ", "and say the ", "a", " ", "do not ", "\n"]) focusOfPrompt(piece.repeat(2000));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(2000);
});

const flagged = (message: string, options: Parameters<typeof analyse>[1]) =>
  analyse(message, options).sentences.flatMap(({ comments }) =>
    comments.filter(({ bad }) => bad).map(({ code }) => code),
  );

test("ENG-04 a prompt that asks for one thing focuses the feedback as a type does, and a given type goes first", () => {
  const message = "I am frustrated.";
  expect(flagged(message, {})).toEqual(["NEG_FEELING_WITHOUT_NVA"]);
  expect(flagged(message, { prompt: "Name your feeling." })).toEqual([]);
  expect(flagged(message, { prompt: "State an observation.", skill: "G" })).toEqual([]);
  expect(flagged(message, { prompt: "State an observation.", skill: "M" })).toEqual(["NEG_FEELING_WITHOUT_NVA"]);
  expect(flagged(message, { prompt: "What would you write?" })).toEqual(["NEG_FEELING_WITHOUT_NVA"]);
});

test("ENG-04 the summary says what a step lives on, as long as it is not there", () => {
  const summary = (message: string, prompt: string) => analyse(message, { prompt }).summary;
  expect(summary("I am sad.", "Make a request.")).toMatch(/one request that can be done/);
  expect(summary("You never call.", "Make a request.")).toMatch(/^One phrase may land harder.*one request/);
  expect(summary("Could you call me on Friday at noon?", "Make a request.")).toBe("");
  expect(summary("The report came on Friday.", "What do you need?")).toMatch(/what matters to you/);
  expect(summary("The report came on Friday.", "Name your feeling.")).toMatch(/the feeling itself/);
});

test("ENG-04 d is upwards and u downwards: the advice is for somebody above, or below, the writer", () => {
  for (const message of ["You are lazy.", "Send me the file right now.", "You make me sick."]) {
    expect(analyse(message, { direction: "d" }).summary).toMatch(/somebody above you/);
    expect(analyse(message, { direction: "u" }).summary).toMatch(/somebody who leads/);
    expect(analyse(message, { direction: "a" }).summary).toBe("One phrase may land harder than you mean.");
  }
});

test("ENG-04 the summary stays within two sentences and never tells the writer off", () => {
  const messages = ["You are lazy and rude. You never listen.", "Could you call me at noon? I value calm.", "Hello."];
  for (const message of messages) {
    for (const skill of ["A", "Ak", "O", "S", "R", "M", "G"] as const) {
      for (const direction of ["u", "d", "a"] as const) {
        const { summary } = analyse(message, { skill, direction });
        expect(summary.match(/[.?!](?=\s[A-Z]|$)/g)?.length ?? 0, summary).toBeLessThanOrEqual(2);
        expect(summary).not.toMatch(/\byou (?:should|must|always|never)\b|wrong|bad/i);
      }
    }
  }
});
