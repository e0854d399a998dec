import { expect, test } from "vitest";
import { analyse } from "../src/index.ts";

const codes = (message: string) =>
  analyse(message)
    .sentences.flatMap(({ comments }) => comments)
    .filter(({ bad }) => bad)
    .map(({ code }) => code);

test("Several phrases earn several flags.", () => {
  expect(codes("You never listen and your report is sloppy.").sort()).toEqual(["NO_BIAS", "OBSERVE"]);
});

test("A thought does not silence the judgment inside it, but its own duty.", () => {
  expect(codes("I feel that you are lazy.")).toEqual(["THOUGHT_NOT_FEELING", "OBSERVE"]);
  expect(codes("I feel you should apologise.")).toEqual(["THOUGHT_NOT_FEELING"]);
  expect(codes("I feel like an idiot.")).toEqual(["THOUGHT_NOT_FEELING"]);
});

test("A cause that judges takes the place of verdict and link.", () => {
  expect(codes("I'm upset because you were so rude.")).toEqual(["OBJECTIVE_CAUSE"]);
});

test("“You make me feel ignored” is a person as cause and a pseudo-feeling.", () => {
  expect(codes("You make me feel ignored.").sort()).toEqual(["ACTIONS_NOT_PEOPLE_CAUSE", "PSEUDOFEELING"]);
});

test("Praise, quotations, braces, indirect speech and negated judgments are left alone.", () => {
  for (const message of [
    "You always help me, you are amazing.",
    "He said 'you are lazy'.",
    "{You never listen.}",
    "He told me I was incompetent.",
    "You are not lazy.",
  ]) {
    expect(codes(message), message).toEqual([]);
  }
});

test("ENG-04 a sentence meant as an observation is not asked for a need.", () => {
  const skilled = analyse("I am frustrated.", { skill: "O" });
  expect(skilled.sentences.flatMap(({ comments }) => comments).filter(({ bad }) => bad)).toEqual([]);
  expect(skilled.summary).toMatch(/observation/);
  expect(codes("I am frustrated.")).toEqual(["NEG_FEELING_WITHOUT_NVA"]);
});

test("ENG-04 the direction shapes the advice.", () => {
  const message = "You are lazy and rude.";
  expect(analyse(message, { direction: "u" }).summary).not.toBe(analyse(message, { direction: "d" }).summary);
});
