import { expect, test } from "vitest";
import { shieldedSpans } from "../../src/text/shield.ts";

const shielded = (text: string) => shieldedSpans(text).map(({ start, end }) => text.slice(start, end));

test("FB-09 text in curly brackets is exempt.", () => {
  expect(shielded("The card says {you never share}, really.")).toEqual(["{you never share}"]);
  expect(shielded("An open { bracket shields nothing.")).toEqual([]);
});

test("Quotations of every kind are shielded, with apostrophes inside.", () => {
  expect(shielded("He said 'you're lazy' and “go away”.")).toEqual(["'you're lazy'", "“go away”"]);
  expect(shielded("She wrote 'out of the boys' room now' twice")).toEqual(["'out of the boys' room now'"]);
});

test("Apostrophes of possession and contraction open no quotation.", () => {
  expect(shielded("The drivers' rooms aren't the owners' business, don't worry.")).toEqual([]);
});

test("A message that is one quotation as a whole is the writer's own.", () => {
  expect(shielded('"You never listen."')).toEqual([]);
});

test("Lines quoted from a mail are somebody else's.", () => {
  expect(shielded("> you are lazy\nI disagree.")).toEqual(["> you are lazy"]);
});
