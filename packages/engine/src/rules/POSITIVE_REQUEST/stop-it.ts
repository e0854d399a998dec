import { defineRule } from "../../rule.ts";
import { ordersIn } from "../../text/order.ts";
import { placesOfWords } from "../../text/places.ts";
import { findToken, follows, is, matchAt, matchesOf, norm, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";

/** "Stop interrupting me", "Quit it", "Leave me alone", "No more excuses". */
export const stopIt = defineRule({
  id: "stop-it",
  summary: "Sees stop, quit, refrain, “no more …” and their like said to a person.",
  why: "“Stop” names what is wrong and leaves the reader to guess what would be right.",
  instead: "Ask for what you would like in its place: “Could you let me finish?”",

  examples: {
    flagged: [
      { text: "Stop interrupting me.", marks: ["Stop interrupting"] },
      { text: "Quit using it for debugging.", marks: ["Quit using"] },
      { text: "Could you please stop humming?", marks: ["stop humming"] },
      { text: "I'd like you to stop calling at night.", marks: ["stop calling"] },
      { text: "Leave me alone.", marks: ["Leave me alone"] },
      { text: "No more excuses.", marks: ["No more excuses"] },
      { text: "stop it", marks: ["stop it"] },
      { text: "Please refrain from smoking in our hall.", marks: ["refrain from smoking"] },
    ],
    fine: [
      "Stop by any time.",
      "Stop it, you're making me blush!",
      "Stop the machine and open the lid.",
      "I can't stop laughing.",
      "Stop worrying, you did fine.",
      "The bus stop is closed.",
      "There are no more seats left.",
      "He told me to stop.",
      "You make it hard to stop smiling.",
      "Could you stop at the baker's?",
    ],
  },

  *find(reading) {
    const orders = new Set(ordersIn(reading).flatMap(({ verb, negated }) => (negated ? [] : [verb])));
    const firsts = matchesOf(reading, "negative-request").map(({ first }) => first);
    const openings = [...firsts, ...placesOfWords(reading, OPENINGS)];
    for (const index of new Set(openings.sort((a, b) => a - b))) {
      if (isTeasing(reading, index)) continue;
      const end = stopEnd(reading, index, orders);
      if (end === -1) continue;
      const phrase = textOf(reading, index, end);
      yield {
        span: spanOf(reading, index, end),
        severity: 0.5,
        message: `“${phrase}” names what is wrong and may land as a rebuke; what would be right stays open. Ask for that: “Could you [what you would like]?”`,
      };
    }
  },
});

/** "Stop it, you're making me blush!" */
function isTeasing(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  return (
    findToken(reading, index, sentence?.endToken ?? index, ({ norm: word }) =>
      /^(?:blush|blushing|laugh|laughing|smile|smiling|giggle|hungry)$/.test(word),
    ) !== -1
  );
}

const OPENINGS = ["no", "stop", "quit", "cease", "avoid", "refrain", "desist", "leave"];
const CEASE = new Set(["stop", "quit", "cease", "avoid", "refrain", "desist"]);
const KINDLY =
  /^(?:worrying|fretting|crying|apologising|apologizing|blaming|stressing|panicking|by|in|over|off|at|on|for|here|there|the|to)$/;

/** Where the phrase ends that begins at `index`, or -1. */
function stopEnd(reading: Reading, index: number, orders: ReadonlySet<number>): number {
  const token = reading.tokens[index];
  if (token === undefined) return -1;
  if (token.norm === "no" && norm(reading, index + 1) === "more") return noMoreEnd(reading, index);
  if (CEASE.has(token.norm)) return isAddressed(reading, index, orders) ? ceaseEnd(reading, index) : -1;
  return setPhraseEnd(reading, index);
}

function ceaseEnd(reading: Reading, index: number): number {
  const next = reading.tokens[index + 1];
  if (next === undefined || next.tag === "PUNCT") return norm(reading, index) === "stop" ? index + 1 : -1;
  if (KINDLY.test(next.norm) && !isSelfBlame(reading, index)) return -1;
  if (next.norm === "from") return reading.tokens[index + 2]?.form === "ing" ? index + 3 : index + 2;
  const isAct = next.form === "ing" || (next.norm.endsWith("ing") && next.tag !== "PRON");
  if (isAct) return norm(reading, index) === "avoid" && !isPersonal(reading, index) ? -1 : index + 2;
  if (/^(?:it|this|that)$/.test(next.norm) && reading.tokens[index + 2]?.tag !== "NOUN") return index + 2;
  if (/^(?:with|being|your|all)$/.test(next.norm)) return index + 2;
  return -1;
}

/** "Stop blaming me" is no comfort. */
function isSelfBlame(reading: Reading, index: number): boolean {
  return (
    norm(reading, index + 1) === "blaming" &&
    /^(?:me|us|my|our|him|her|them|others|everyone)$/.test(norm(reading, index + 2))
  );
}

/** "avoid calling me", "avoid calling the ward, Stefano"; "avoid driving" is advice. */
function isPersonal(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  const last = (sentence?.endToken ?? 0) - 2;
  const isNamed = reading.tokens[last]?.tag === "PROPN" && norm(reading, last - 1) === ",";
  return isNamed || /^(?:me|us|my|our)$/.test(norm(reading, index + 2));
}

/** Said to the reader: an imperative, a polite question, "I'd like you to". */
function isAddressed(reading: Reading, index: number, orders: ReadonlySet<number>): boolean {
  if (orders.has(index)) return true;
  if (opensOrder(reading, index) && norm(reading, index + 1).endsWith("ing")) return true;
  let at = index - 1;
  while (/^(?:please|just|kindly|also|both|all|maybe|perhaps|at|least)$/.test(norm(reading, at))) at--;
  const isAsked = norm(reading, at) === "you" && /^(?:could|can|would|will)$/.test(norm(reading, at - 1));
  const isWished =
    norm(reading, at) === "to" &&
    norm(reading, at - 1) === "you" &&
    /^(?:like|want|need|ask|asking|love|prefer|beg|begging)$/.test(norm(reading, at - 2));
  return isAsked || isWished || follows(reading, at - 4, "would", "you", "be", "willing", "to");
}

/** At the head of its sentence, whatever the tagger took it for. */
function opensOrder(reading: Reading, index: number): boolean {
  const first = reading.sentences[reading.tokens[index]?.sentence ?? -1]?.firstToken;
  return index === first || (index - 1 === first && /^(?:please|just|so|and|now|then)$/.test(norm(reading, index - 1)));
}

/** "No more excuses." said to somebody; "No more seats left" counts things. */
function noMoreEnd(reading: Reading, index: number): number {
  const token = reading.tokens[index];
  const sentence = reading.sentences[token?.sentence ?? -1];
  if (
    sentence === undefined ||
    (sentence.question && !/^(?:ok|okay|please|right|pls|yes)$/.test(norm(reading, sentence.endToken - 2)))
  )
    return -1;
  const before = reading.tokens[index - 1];
  const opens =
    index === sentence.firstToken ||
    before?.tag === "PUNCT" ||
    before?.tag === "CCONJ" ||
    before?.norm === "please" ||
    before?.norm === "so";
  const phrase = reading.phrases[reading.tokens[index + 2]?.phrase ?? -1];
  const end = Math.max(index + 3, phrase?.end ?? 0);
  const next = norm(reading, end);
  if (
    !opens ||
    end > sentence.endToken ||
    /^(?:left|available|remain|remains|until|till|is|are|was|were|in|for)$/.test(next)
  )
    return -1;
  const clause = reading.clauses[token?.clause ?? -1];
  return clause?.verb !== undefined && !clause.imperative && clause.verb.first > index
    ? -1
    : Math.min(end, sentence.endToken);
}

/** "leave me alone", "cut it out", "knock it off" as an order. */
function setPhraseEnd(reading: Reading, index: number): number {
  if (norm(reading, index) === "leave" && reading.tokens[index]?.tag === "IMP") {
    const alone = findToken(reading, index + 1, index + 5, ({ norm: word }) => word === "alone");
    if (alone !== -1) return alone + 1;
  }
  const match = matchAt(reading, index, "negative-request");
  if (match === undefined || match.end - match.first < 2 || match.text.startsWith("do")) return -1;
  if (is(reading, index, "courtesy") || /^(?:stop|avoid|quit|refrain|no more|think|never)/.test(match.text)) return -1;
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  const isJoke = sentence !== undefined && reading.tokens[sentence.endToken - 1]?.text.includes("?") === true;
  const isOrdered =
    reading.tokens[index]?.tag === "IMP" ||
    index === sentence?.firstToken ||
    norm(reading, index - 1) === "please" ||
    norm(reading, index - 1) === ",";
  return isOrdered && !isJoke && sentence?.instruction !== true ? match.end : -1;
}
