import { findToken, follows, is, norm } from "./query.ts";
import type { Reading } from "./reading.ts";

const NUISANCE =
  /^(?:shouting|smoking|phones?|calls?|running|swearing|yelling|visitors?|guests?|jokes|excuses|games|drama|comments|surprises|interruptions|arguments|arguing|fighting|texting|meetings|e-?mails|messages|parties|music|noise|shoes|talking|screaming|pets|dogs|gossip|lies|secrets|chatting|attitude|sarcasm|vaping|drinking|parking)$/;

/** "No shouting in my kitchen", "less noise, please", "not so loud, please": a ban without a verb. */
export function verblessEnd(reading: Reading, index: number): number {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  if (sentence?.firstToken !== index || sentence.question || sentence.instruction) return -1;
  const end = sentence.endToken;
  const isOurs =
    findToken(reading, index, end, ({ norm: word }) => /^(?:my|our|me|us|please|thanks)$/.test(word)) !== -1;
  if (norm(reading, index) === "not") {
    const isWord =
      /^(?:another|one|a)$/.test(norm(reading, index + 1)) &&
      findToken(reading, index, index + 4, ({ norm: word }) => word === "word") !== -1;
    if (isWord) return findToken(reading, index, index + 4, ({ norm: word }) => word === "word") + 1;
    const isManner =
      norm(reading, index + 1) === "so" && /^(?:loud|fast|rough|close|hard)$/.test(norm(reading, index + 2));
    const isBefore = follows(reading, index, "not", "in", "front", "of");
    return isOurs && isManner ? index + 3 : isOurs && isBefore ? index + 4 : -1;
  }
  const isLess = norm(reading, index) === "less";
  if (reading.clauses[reading.tokens[index]?.clause ?? -1]?.verb !== undefined) return -1;
  return NUISANCE.test(norm(reading, index + 1)) && (isOurs || isLess) ? index + 2 : -1;
}

function phraseHead(reading: Reading, index: number): number {
  return reading.phrases[reading.tokens[index]?.phrase ?? -1]?.head ?? index;
}

/** "… in the sink, please" */
function isPleaded(reading: Reading, from: number, to: number): boolean {
  return findToken(reading, from, to, ({ norm: word }) => /^(?:please|my|our|we)$/.test(word)) !== -1;
}

/** "No more excuses." said to somebody; "No more seats left" counts things. */
export function noMoreEnd(reading: Reading, index: number): number {
  const token = reading.tokens[index];
  const sentence = reading.sentences[token?.sentence ?? -1];
  if (
    sentence === undefined ||
    (sentence.question &&
      norm(reading, index - 1) !== "have" &&
      !/^(?:ok|okay|please|right|pls|yes)$/.test(norm(reading, sentence.endToken - 2)))
  )
    return -1;
  if (is(reading, phraseHead(reading, index + 2), "harmless-cause")) return -1;
  const have = norm(reading, index - 1) === "have" ? index - 2 : -1;
  const isBegged = have !== -1 && /^(?:we|i|please|let's|us)$/.test(norm(reading, have));
  if (isBegged) return index + 3;
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
    /^(?:left|available|remain|remains|until|till|is|are|was|were)$/.test(next) ||
    (/^(?:in|for)$/.test(next) && !isPleaded(reading, sentence.firstToken, sentence.endToken))
  )
    return -1;
  const clause = reading.clauses[token?.clause ?? -1];
  return clause?.verb !== undefined && !clause.imperative && clause.verb.first > index
    ? -1
    : Math.min(end, sentence.endToken);
}
