import { expect, test } from "vitest";
import { analyse, empathise } from "../src/index.ts";
import { fuzzInputs } from "./fuzz-inputs.ts";

const COUNT = 20_000;

/** What is wrong with the answer to a text, or "". Plain comparisons: a matcher a number would take minutes. */
function fault(message: string): string {
  const lastEnd = new Map<string, number>();
  for (const sentence of analyse(message).sentences) {
    if (sentence.end > message.length || sentence.start > sentence.end) return "a sentence outside the text";
    for (const { code, start, end, phrase, severity, tokens } of sentence.comments) {
      if (start < 0 || end > message.length || start >= end) return `${code} outside the text`;
      if (message.slice(start, end) !== phrase) return `${code} has another phrase than its place`;
      if (start < (lastEnd.get(code) ?? 0)) return `two phrases of ${code} overlap`;
      if (!(severity >= 0 && severity <= 1)) return `${code} has severity ${severity}`;
      if (!tokens.every((index) => sentence.tokens[index])) return `${code} points at no token`;
      lastEnd.set(code, end);
    }
  }
  return "";
}

test(`ENG-06 ${COUNT} random and adversarial texts: nothing thrown, every place inside the text, no overlap within a code.`, () => {
  const faults: string[] = [];
  let count = 0;
  for (const message of fuzzInputs(COUNT)) {
    count += 1;
    const found = fault(message);
    if (found !== "") faults.push(`${found}: ${JSON.stringify(message)}`);
    if (count % 10 === 0 && empathise(message).paragraphs.length === 0)
      faults.push(`no empathy: ${JSON.stringify(message)}`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(count).toBe(COUNT);
}, 600_000);
