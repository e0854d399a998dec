import * as lists from "../../lexicon/words/deed-participles.ts";
import { rows } from "../../matcher/rows.ts";
import { norm } from "../query.ts";
import type { Reading } from "../reading.ts";

/** A strain, or a kindness. */
const spared = rows(
  "pushed|pressed|rushed for", // = I feel pushed for time. ≠ I feel pushed around.
  "blocked up", // = I feel blocked up. ≠ I feel blocked by you.
  ". by|with love|joy|gratitude|hope|warmth|kindness", // = I feel surrounded by love. ≠ I feel surrounded by idiots.
);

/** Deeds whose participle is a state by itself: "pumped for information", "squeezed". */
const WITH_JOINT: Readonly<Record<string, RegExp>> = {
  pumped: /^for$/,
  shown: /^up$/,
  talked: /^(?:at|over|down|about)$/,
  looked: /^(?:down|through|over)$/,
};

/** Where the words end at `at` that name a deed done to the speaker and stand in no list: "herded", "rubbed out"; -1 for none. */
export function deedParticipleEnd(reading: Reading, at: number): number {
  const token = reading.tokens[at];
  if (token === undefined || !["ADJ", "VERB", "NOUN"].includes(token.tag)) return -1;
  const joint = Object.hasOwn(WITH_JOINT, token.norm) ? WITH_JOINT[token.norm] : undefined;
  if (joint !== undefined) return joint.test(norm(reading, at + 1)) ? at + 2 : -1;
  if (token.norm.length <= 4 || !token.norm.endsWith("ed")) return -1;
  if (lists.STATES.has(token.norm) || isFelt(reading, at) || spared.fit(reading, at)) return -1;
  if (reading.tokens[at + 1]?.tag === "NOUN") return -1;
  return lists.PARTICLE.has(norm(reading, at + 1)) && reading.tokens[at + 1]?.tag !== "SCONJ" ? at + 2 : at + 1;
}

function isFelt(reading: Reading, at: number): boolean {
  return (
    reading.tokens[at]?.matches.some(
      ({ name }) =>
        name.startsWith("feeling-") || name === "bodily-state" || name === "praise" || name === "praise-adjective",
    ) === true
  );
}
