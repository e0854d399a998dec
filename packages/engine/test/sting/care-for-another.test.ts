import { expect, test } from "vitest";
import { analyse } from "../../src/index.ts";

/** Guesses at what goes on in somebody, offered and not claimed, and what is denied of them; in wordings that the reader was not taught. */
const KIND = [
  "Is it important to you to be asked first?",
  "Are you angry because you'd like more say in it?",
  "You may have wanted to spare me the worry.",
  "Would it help you to have more time?",
  "I can imagine that you were exhausted after that shift.",
  "Did you hope for some thanks?",
  "It seems to me that honesty is close to your heart.",
  "Were you scared that I would leave?",
  "Perhaps a bit of rest would do you good.",
  "I have the impression that you would like to be heard.",
  "What do you need right now?",
  "Am I right that fairness is what this is about for you?",
  "Do you want to be trusted with it?",
  "I hear that you are sad.",
  "You sound tired. Would you like an hour to yourself?",
  "Nobody here believes that you were lazy.",
  "It was not stupid of you to ask.",
  "I would not call you selfish.",
  "You have never been mean to me.",
  "I am not saying that you are careless.",
];

test("ENG-09 a guess that is offered with care, and a verdict that is denied, are seldom marked and hardly ever red", () => {
  const marks = KIND.map((text) => ({
    text,
    certainties: analyse(text).sentences.flatMap(({ comments }) => comments.map(({ certainty }) => certainty)),
  }));
  const red = marks.filter(({ certainties }) => certainties.includes("red"));
  const any = marks.filter(({ certainties }) => certainties.some((one) => one !== undefined));
  expect(red.length, red.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(2);
  expect(any.length, any.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(6);
});
