import type { Reading } from "../text/reading.ts";
import { ABUSE } from "./abuse.ts";
import { plainWords } from "./plain.ts";
import { SELF_HARM } from "./self-harm.ts";
import type { Sign } from "./sign.ts";
import { VIOLENCE } from "./violence.ts";

/** What a message says may be happening: somebody may hurt themselves, or another, or is being hurt or controlled. */
export type Danger = "self-harm" | "violence" | "abuse";

const SIGNS: readonly (readonly [Danger, readonly Sign[]])[] = [
  ["self-harm", SELF_HARM],
  ["abuse", ABUSE],
  ["violence", VIOLENCE],
];

/** A sentence without any of these, however spelled, holds no sign: nearly all sentences are told so by one look. */
const STEMS = new RegExp(
  [
    "k+i+l+|\\bdi+e|\\bdy?i?e?ing|dead|\\bded\\b|s[ui]+[cs]+[iy]*d|\\bli[vf]|alive|\\bkms\\b|exist|harm|\\bhurt|\\bcut|\\bbur[nt]|starv|\\bhang|\\bhung",
    "drown|\\bshoo?t|poison|sl(?:it|ap|ash)|\\bborn|wake up|jump|\\bstep.*(?:off|from|front|under|into)|throw|threw|walk.*(?:off|front|under|into)",
    "driv.*(?:off|into)|crash|overd|o?verdos|\\bpills?\\b|tablets|\\bmeds\\b|medication|painkill|goodbye|farewell|voices? |razor|\\bgone\\b|miss me",
    "notice|disappear|vanish|without (?:me|him|her)|sleep (?:forever|and)|asleep|\\bend(?:s|ed|ing)? (?:it|my|his|her|their|your|our)|this (?:world|earth)",
    "\\bstab|strangl|chok|\\bbeat|punch|\\bhit|attack|\\bshake|shook|\\bgun|knife|rifle|pistol|weapon|machete|hammer|\\baxe\\b|\\bbat\\b|scissors|threat",
    "bomb|blow up|\\bfire to|smash|\\bbash|\\bcave|smack|spank|\\bkick|murder|\\brap(?:e|ing)|molest|grop|assault|abus|tortur|shov|whip|batter|\\bbit(?:es)?\\b",
    "violen|touch|forc|\\bsex|scared|afraid|terrif|fright|\\bfear|\\block(?:s|ed|ing)? (?:me|us|her|him|them|the|my)|stalk|follow\\w* (?:me|her|us)|track\\w* my",
    "bruise|black eye|broken|hurl|(?:his|her|a|their|my) (?:hands?|fists?)|traffick|better off|better without|hostage|prisoner|captive|be here|be around|worth",
    "(?:no|any|a) (?:point|reason)|(?:tired|sick|done|weary) (?:of|with)|deserve|grab|push|knock|slam|my (?:own )?(?:money|wages|salary|bank|passport|papers)",
    "(?:not|n['’]?t|never|refuses to) (?:let|allow)|would (?:even )?(?:care|miss)|something to my ?self|neglect|happier|easier|relieved|lighter",
  ].join("|"),
  "i",
);

/** Looks for danger, sentence by sentence; words in quotes or {braces} count as well. */
export function dangerIn({ message, sentences }: Reading): Danger | undefined {
  const plain: string[] = [];
  for (const { start, end } of sentences) {
    const text = message.slice(start, end);
    if (STEMS.test(text)) plain.push(plainWords(text));
  }
  return SIGNS.find(([, signs]) => plain.some((words) => signs.some((each) => holds(words, each))))?.[0];
}

function holds(words: string, { says, unless }: Sign): boolean {
  return says.test(words) && !unless?.test(words);
}
