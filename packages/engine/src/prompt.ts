import type { SkillCode } from "./codes.ts";
import type { Focus } from "./focus.ts";
import * as lists from "./lexicon/words/prompt.ts";
import { anyOf } from "./lexicon/words.ts";

/** Where an instruction begins: at the start, after a stop, or after a joining word. */
const START = String.raw`(?:^|[.:;!?,(\n]|\b(?:and|then|now|please|to|you|could you|try to)\b)\s*`;
const SAY =
  "(?:say|state|describe|write|give|make|tell|share|name|note|report|express|put|phrase|form|offer|add)(?: (?:her|him|them|us|me))?";
const A_FEW = String.raw`(?:\s+[\w'’]+){0,4}?\s+`;
const OTHER = "(?:she|he|they|the other(?: person| side)?|her|him|them|your (?:boss|manager|partner|friend|colleague))";

const cue = (pattern: string): RegExp => new RegExp(pattern, "gi");

/** Words by which a prompt asks for one kind of sentence. Own collection, from prompts of exercises in plain English. */
const CUES: readonly (readonly [Focus, readonly RegExp[]])[] = [
  [
    "O",
    [
      cue(`${START}${SAY}${A_FEW}observations?\\b`),
      cue(
        String.raw`\bwhat (?:exactly )?(?:did|do|have|could|can) you (?:actually )?(?:see|seen|hear|heard|notice|noticed|observed?)\b`,
      ),
      cue(
        `${START}${SAY} (?:only |just |exactly )*what (?:you (?:saw|heard|see|hear|noticed|observed)|happened|a camera)\\b`,
      ),
      cue(`${START}(?:${SAY}|stick to|keep to) (?:only |just )?(?:the |plain )*facts\\b`),
    ],
  ],
  [
    "F",
    [
      cue(
        `${START}${SAY}(?: (?:the|your|a|one|how))? (?:own )?(?:feelings?|emotions?|you feel|you felt|you are feeling)\\b`,
      ),
      cue(String.raw`\bhow (?:do|did|are|were) you (?:feel|feeling)\b`),
      cue(String.raw`\bwhat (?:do|did|are|were) you (?:feel|feeling)\b`),
    ],
  ],
  [
    "A",
    [
      cue(`${START}${SAY}${A_FEW}(?:needs?|values?|aspirations?)\\b`),
      cue(
        String.raw`\bwhat (?:do|did|would|are|were) you (?:really |truly )?(?:need|needing|value|want|wanting|long for|longing for|hope for|hoping for)(?:ed|ing)?\s*(?:[.?!,;]|$|here|in this|most|instead|for yourself)`,
      ),
      cue(`${START}${SAY} what (?:you (?:need|value|want|long for|hope for)|matters to you|is important to you)\\b`),
      cue(String.raw`\bwhat (?:matters|is important) to you\s*(?:[.?!,;]|$|here|in this|most)`),
    ],
  ],
  [
    "Ak",
    [
      cue(`${START}(?:${SAY}${A_FEW})?acknowledg(?:e|ement|ment|ing)s?\\b`),
      cue(
        `${START}${SAY} what (?:${OTHER} )?(?:may|might|could)(?: be)?(?: matter| have (?:moved|mattered)| important)`,
      ),
      cue(`\\bwhat (?:may|might|could|does|do|would) ${OTHER} (?:be )?(?:feel|need|value|want|care|hope)(?:ing)?\\b`),
      cue(String.raw`\bwhat (?:may|might|could) (?:matter|be important) to (?:her|him|them|the other)\b`),
      cue(`${START}(?:show|offer) (?:some )?(?:empathy|understanding)\\b`),
    ],
  ],
  [
    "R",
    [
      cue(`${START}${SAY}${A_FEW}requests?\\b`),
      cue(`${START}(?:ask|request)(?: ${OTHER})? (?:for|to|if|whether)\\b`),
      cue(
        `\\bwhat (?:would|do|could) you (?:like|want|ask|need|request)(?: (?:of|from|for))? (?:${OTHER}|someone|your \\w+)(?: to do)?\\b`,
      ),
    ],
  ],
  [
    "S",
    [
      cue(`${START}${SAY}${A_FEW}strateg(?:y|ies)\\b`),
      cue(`${START}(?:suggest|propose|offer) (?:a|one|some|how|what|two)\\b`),
      cue(String.raw`\bwhat could (?:you|the two of you|you two|you both) (?:do|try)\b`),
    ],
  ],
  [
    "M",
    [
      cue(
        `${START}(?:write|put|combine)(?: ${A_FEW})?\\s*(?:it all together|it together|the whole (?:message|e-?mail|letter|note)|the final message)`,
      ),
    ],
  ],
];

/** "Do not make a request yet", "instead of a request": named, and not asked for. */
const SET_ASIDE = new RegExp(String.raw`(?:n['’]t|\b${anyOf(lists.SETTING_ASIDE)})(?:\s+[\w'’]+){0,3}\s*$`, "i");

/** What a prompt clearly asks for; undefined when it asks for nothing of the kind, or for several things. */
export function focusOfPrompt(prompt: string): Focus | undefined {
  const asked = CUES.filter(([, cues]) => cues.some((pattern) => asksBy(prompt, pattern))).map(([focus]) => focus);
  return asked.length === 1 ? asked[0] : undefined;
}

function asksBy(prompt: string, pattern: RegExp): boolean {
  return [...prompt.matchAll(pattern)].some(({ index, 0: words }) => {
    const lead = /^[^a-z]*/i.exec(words)?.[0].length ?? 0;
    return !SET_ASIDE.test(`${prompt.slice(Math.max(0, index - 60), index + lead)}`);
  });
}

/** The sentence's type, if one was given; else what the prompt asks for; else everything. */
export function focusOf(skill: SkillCode | undefined, prompt: string | undefined): Focus {
  if (skill !== undefined && skill !== "G") return skill;
  return (prompt !== undefined && focusOfPrompt(prompt)) || "G";
}
