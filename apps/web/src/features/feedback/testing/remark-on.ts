import type { Remark } from "../snapshot.ts";

/** A remark on the first place where a phrase stands in a text. */
export function remarkOn(text: string, phrase: string): Remark {
  const start = text.indexOf(phrase);
  return {
    id: `on ${phrase}`,
    r_str: "Which moment was it?",
    c: "OBSERVE",
    r_i: [],
    bad: true,
    prompt_str: "OBSERVE",
    rule: "a-rule",
    severity: 0.5,
    start,
    end: start + phrase.length,
    phrase,
    sentence: text,
    sentenceIndex: 0,
  };
}
