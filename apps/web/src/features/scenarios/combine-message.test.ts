import { expect, test } from "vitest";
import { combineMessage } from "./combine-message.ts";
import { NO_FIELDS, prefillObservation } from "./guide-fields.ts";

const parts = {
  observation: "It rang twice",
  acknowledge: "You are on call",
  aspiration: "I miss you",
  request: "Dinner",
};

test("SCEN-04 the message is observation, acknowledge, aspiration and request, each with a full stop", () => {
  expect(combineMessage(parts)).toBe("It rang twice. You are on call. I miss you. Dinner.");
});

test("SCEN-04 a part that ends in one of . , : ! ? gets no full stop, any other end does", () => {
  const ended = { observation: "One.", acknowledge: "two,", aspiration: "three:", request: "four?" };
  expect(combineMessage(ended)).toBe("One. two, three: four?");
  expect(combineMessage({ ...ended, request: "Now! " })).toBe("One. two, three: Now!");
  expect(combineMessage({ ...ended, request: "Later;" })).toBe("One. two, three: Later;.");
});

test("SCEN-04 what is empty is left out", () => {
  expect(combineMessage({ ...parts, acknowledge: " \n", aspiration: "" })).toBe("It rang twice. Dinner.");
  expect(combineMessage(NO_FIELDS)).toBe("");
});

test("SCEN-04 the observation begins with the summary, and is left alone once it is written", () => {
  const told = { ...NO_FIELDS, summary: " It rang. " };
  expect(prefillObservation(told)).toEqual({ observation: "It rang." });
  expect(prefillObservation({ ...told, observation: "Mine" })).toEqual({});
  expect(prefillObservation(NO_FIELDS)).toEqual({});
  expect(prefillObservation({ ...told, summary: "x".repeat(3000) }).observation).toHaveLength(1000);
});
