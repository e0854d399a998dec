import * as lists from "../../lexicon/words/it-feels-like.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { cue, cueAsWritten, isCue, placesOf } from "../../text/places.ts";
import { clauseOf, findToken, norm, spanOf, textOf } from "../../text/query.ts";
import type { Clause, Reading } from "../../text/reading.ts";

const FEELS_FELT_FEEL = cue("feels felt feel feeling sense");
const FEELING_SENSE = cueAsWritten("feeling sense");
const JUST_REALLY_ALWAYS = cueAsWritten(lists.JUST_REALLY_ALWAYS);
const IT_THIS_THAT = cueAsWritten("it this that");

/** "It feels like you don't care", "My feeling is that you rushed it": a thought that nobody owns and that calls itself a feeling. */
export const itFeelsLike = defineRule({
  id: "it-feels-like",
  summary: "Sees “it feels like”, “it feels as if” and “my feeling is that” before a thought about people.",
  why: "What follows is a guess about somebody. Called a feeling it is hard to answer, and the real feeling stays unsaid.",
  instead: "Say “I think …” for the thought, and name the feeling by itself.",

  examples: {
    flagged: [
      { text: "It feels like you don't care.", marks: ["It feels like"] },
      { text: "It feels as if nobody reads these.", marks: ["It feels as if"] },
      { text: "Feels like you don't want me there.", marks: ["Feels like"] },
      { text: "My feeling is that you rushed it.", marks: ["My feeling is that"] },
      { text: "sometimes it feels like ur only here for the food", marks: ["it feels like"] },
    ],
    fine: [
      "It feels like rain.",
      "It feels like silk.",
      "It feels like the tyre is flat.",
      "It feels like coming home.",
      "How does it feel when you lift your arm?",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const index of placesOf(reading, FEELS_FELT_FEEL)) {
      const opening = isCue(reading, FEELING_SENSE, index) ? ownFeeling(reading, index) : seeming(reading, index);
      if (opening === undefined || reading.sentences[reading.tokens[index]?.sentence ?? -1]?.question) continue;
      const phrase = textOf(reading, opening.first, opening.end);
      findings.push({
        span: spanOf(reading, opening.first, opening.end),
        severity: 0.35,
        message: `“${phrase}” opens a thought about somebody, not a feeling, and may land as a verdict. Try “I think …”, or say how you are: “I feel [sad, worried …]”.`,
      });
    }
    return findings;
  },
});

interface Opening {
  readonly first: number;
  readonly end: number;
}

/** it (just) feels like / as if / as though + a person as the subject of a clause */
function seeming(reading: Reading, verb: number): Opening | undefined {
  let first = verb;
  while (isCue(reading, JUST_REALLY_ALWAYS, first - 1)) first--;
  const sentence = reading.sentences[reading.tokens[verb]?.sentence ?? -1];
  const isIt = isCue(reading, IT_THIS_THAT, first - 1);
  const isBare = norm(reading, verb) === "feels" && first === sentence?.firstToken;
  if (!isIt && !isBare) return undefined;
  const next = norm(reading, verb + 1);
  const end =
    next === "like" ? verb + 2 : next === "as" && ["if", "though"].includes(norm(reading, verb + 2)) ? verb + 3 : -1;
  if (end === -1 || !isAboutPeople(reading, end)) return undefined;
  return { first: isIt ? first - 1 : first, end };
}

/** "My feeling is that …" */
function ownFeeling(reading: Reading, noun: number): Opening | undefined {
  const isMine = ["my", "our"].includes(norm(reading, noun - 1)) || ["my", "our"].includes(norm(reading, noun - 2));
  const isIs = ["is", "was", "'s"].includes(norm(reading, noun + 1));
  const isThat = isIs && norm(reading, noun + 2) === "that";
  const isBare = isIs && clauseOf(reading, noun + 2)?.subject?.first === noun + 2;
  if (!isMine || (!isThat && !isBare)) return undefined;
  const first = ["my", "our"].includes(norm(reading, noun - 1)) ? noun - 1 : noun - 2;
  return { first, end: isThat ? noun + 3 : noun + 2 };
}

/** Whose clause follows: you, somebody, nobody; "the tyre is flat" and "rain" are no thought about people. */
function isAboutPeople(reading: Reading, at: number): boolean {
  if (
    ["your", "ur", "youre"].includes(norm(reading, at)) &&
    ["always", "only", "never", "just", "not"].includes(norm(reading, at + 1))
  )
    return true;
  const clause = clauseOf(reading, at);
  const subject = clause?.subject;
  if (clause?.verb === undefined || subject === undefined || subject.first < at) return false;

  if (subject.person === "speaker") return isPlaint(reading, clause);
  return subject.person !== "thing";
}

/** "It feels like I'm the only adult here", "… I'm talking to a wall"; not "… I've known you for years". */
function isPlaint(reading: Reading, { first, end, verb }: Clause): boolean {
  if (verb?.passive) return true;
  return findToken(reading, first, end, ({ norm: word }) => lists.PLAINT.has(word)) !== -1;
}
