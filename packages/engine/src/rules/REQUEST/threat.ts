import { defineRule } from "../../rule.ts";
import { clausesOf, findToken, matchesOf, norm, spanOf, textOf } from "../../text/query.ts";
import type { Clause, Match, Reading } from "../../text/reading.ts";

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
      { text: "If I don't get my deposit back, I'll go to the police.", marks: ["I'll go to the police"] },
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
    for (const { first, end } of [...spokenThreats(reading), ...conditionalThreats(reading)]) {
      const phrase = textOf(reading, first, end);
      yield {
        span: spanOf(reading, first, end),
        severity: 0.8,
        message: `“${phrase.length > 60 ? `${phrase.slice(0, 58).trimEnd()} …` : phrase}” may land as a threat, and people guard themselves before they listen. Try what is at stake for you, then a question: “Could you …?”`,
      };
    }
  },
});

interface Stretch {
  readonly first: number;
  readonly end: number;
}

function spokenThreats(reading: Reading): Stretch[] {
  return matchesOf(reading, "threat").flatMap((match) => {
    const end = threatEnd(reading, match);
    return end === -1 ? [] : [{ first: match.first, end }];
  });
}

/** "If I don't get my deposit back, I'll go to the police.", "… or I'm calling the police." */
function conditionalThreats(reading: Reading): Stretch[] {
  const found: Stretch[] = [];
  for (const clause of reading.clauses) {
    const isOr = norm(reading, clause.first) === "or" && clause.subject?.person === "speaker";
    if (isOr && isHarm(reading, clause.first, clause.end))
      found.push({ first: clause.first, end: lastOf(reading, clause) });
    if (clause.role !== "if") continue;
    const consequence = clausesOf(reading, clause.sentence).find(
      ({ subject, verb, role }) =>
        subject?.person === "speaker" && role === "main" && verb?.tense === "future" && !verb.negated,
    );
    if (consequence?.verb === undefined || consequence.subject === undefined) continue;
    const last = lastOf(reading, consequence);
    const isAgainst =
      /^(?:go|report|tell|call|sue|complain|escalate|inform|contact|involve|speak|take|write|hand|send|post)$/.test(
        consequence.verb.lemma,
      );
    const hasPower = findToken(reading, consequence.verb.end, last, ({ norm: word }) => POWER.test(word)) !== -1;
    if (isAgainst && (hasPower || /^(?:sue|escalate)$/.test(consequence.verb.lemma)))
      found.push({ first: consequence.subject.first, end: last });
  }
  return found;
}

function lastOf(reading: Reading, { end }: Clause): number {
  return reading.tokens[end - 1]?.tag === "PUNCT" ? end - 1 : end;
}

const POWER =
  /^(?:police|lawyers?|solicitor|court|press|ombudsman|ombudsperson|union|regulator|authorities|hr|management|board|papers|head|director|boss|manager|dean|council|landlord)$/;
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
