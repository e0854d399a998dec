import { defineRule } from "../../rule.ts";
import { findToken, matchesOf, norm, spanOf, textOf } from "../../text/query.ts";
import type { Match, Reading } from "../../text/reading.ts";

/** "… or else", "otherwise I go to the manager", "heads will roll". */
export const threat = defineRule({
  id: "threat",
  summary: "Sees threats and ultimatums.",
  why: "A threat may get you the act, never the good will; the reader now guards against you.",
  instead: "Say what is at stake for you and what you will do for yourself, without a price tag on the other's answer.",

  examples: {
    flagged: [
      { text: "Fix this or else.", marks: ["or else"] },
      { text: "Hand it in tonight, otherwise I go to the dean.", marks: ["otherwise I go to the dean"] },
      { text: "If it isn't done by noon, heads will roll.", marks: ["heads will roll"] },
      { text: "Say sorry or I'm leaving.", marks: ["or I'm leaving"] },
    ],
    fine: [
      "Otherwise I'll see you on Monday.",
      "Take the bus, or else you may wait an hour.",
      "Let me know or I'm out of ideas.",
      "Water it daily, otherwise it dries out.",
    ],
  },

  *find(reading) {
    for (const match of matchesOf(reading, "threat")) {
      const end = threatEnd(reading, match);
      if (end === -1) continue;
      const phrase = textOf(reading, match.first, end);
      yield {
        span: spanOf(reading, match.first, end),
        severity: 0.8,
        message: `“${phrase.length > 60 ? `${phrase.slice(0, 58).trimEnd()} …` : phrase}” may land as a threat, and people guard themselves before they listen. Try what is at stake for you, then a question: “Could you …?”`,
      };
    }
  },
});

const HARM = new Set(
  "go report tell leave quit cancel sue complain escalate take stop charge inform involve contact call post publish fire sack dismiss replace resign withdraw deduct evict raise file notify speak write pull end find regret pay lose lock throw bring see make walk move ask".split(
    " ",
  ),
);
const AUTHORITY =
  /^(?:dean|boss|manager|hr|police|lawyer|lawyers|solicitor|court|press|ombudsman|ombudsperson|director|head|council|landlord|union|regulator|authorities|board|ceo|bank|insurance|media|papers|principal|headteacher|review|money|contract|consequences|action|steps|measures|elsewhere|someone|somebody|else|yours|it)$/;

/** Where the threat ends, or -1 when it is none. */
function threatEnd(reading: Reading, { first, end, text }: Match): number {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined) return -1;
  let stop = sentence.endToken;
  while (stop > end && reading.tokens[stop - 1]?.tag === "PUNCT") stop--;
  if (text === "or else")
    return end >= stop || (/^(?:i|we|there|you)$/.test(norm(reading, end)) && !hasSoftener(reading, end, stop))
      ? end >= stop
        ? end
        : stop
      : -1;
  if (text.startsWith("otherwise")) return isHarm(reading, end - 1, stop) ? stop : -1;
  if (text.startsWith("or i") && stop > end && norm(reading, end) === "of") return -1;
  if (/^(?:or |either)/.test(text)) return stop;
  return end;
}

/** "or else you may wait an hour" only warns. */
function hasSoftener(reading: Reading, from: number, to: number): boolean {
  return findToken(reading, from, to, ({ norm: word }) => /^(?:may|might|could|can)$/.test(word)) !== -1;
}

/** "Otherwise I go to the dean" against "Otherwise I'll see you on Monday". */
function isHarm(reading: Reading, from: number, to: number): boolean {
  const hasHarm = findToken(reading, from, to, ({ lemma }) => HARM.has(lemma)) !== -1;
  return hasHarm && findToken(reading, from, to, ({ norm: word }) => AUTHORITY.test(word)) !== -1;
}
