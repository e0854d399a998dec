import type { Reading } from "../../text/reading.ts";
import type { Danger } from "../kinds.ts";
import { ABUSE } from "./abuse.ts";
import { plainWords } from "./plain.ts";
import { SELF_HARM } from "./self-harm.ts";
import type { Sign } from "./sign.ts";
import { VIOLENCE } from "./violence.ts";

const BY_URGENCY: readonly (readonly [Danger, readonly Sign[]])[] = [
  ["self_harm", SELF_HARM],
  ["abuse_victim", ABUSE],
  ["threat_to_other", VIOLENCE],
];

/** The most urgent danger that a sentence says outright; words in quotes or {braces} count as well. */
export function signIn({ message, sentences }: Reading): Danger | undefined {
  const said = sentences.map(({ start, end }) => plainWords(message.slice(start, end)));
  return BY_URGENCY.find(([, signs]) => said.some((words) => signs.some((sign) => speaks(words, sign))))?.[0];
}

function speaks(words: string, { says, unless }: Sign): boolean {
  return says.test(words) && !unless?.test(words);
}
