import type { Reading, Sentence } from "../text/reading.ts";
import { perText, perWord } from "../text/word.ts";
import { ABUSE } from "./abuse.ts";
import { neededParts } from "./needed.ts";
import { plainWords } from "./plain.ts";
import { SELF_HARM } from "./self-harm.ts";
import type { Sign } from "./sign.ts";
import { VIOLENCE } from "./violence.ts";

/** What a message says may be happening: somebody may hurt themselves, or another, or is being hurt or controlled. */
export type Danger = "self-harm" | "violence" | "abuse";

const BY_URGENCY: readonly (readonly [Danger, readonly Sign[]])[] = [
  ["self-harm", SELF_HARM],
  ["abuse", ABUSE],
  ["violence", VIOLENCE],
];
interface RankedSign extends Sign {
  readonly danger: Danger;
  readonly rank: number;
  readonly parts: readonly string[];
}
let ranked: readonly RankedSign[] | undefined;

/** Every sign with what it needs; worked out when the first word alarms, for most messages have none. */
function rankedSigns(): readonly RankedSign[] {
  ranked ??= BY_URGENCY.flatMap(([danger, signs], rank) =>
    signs.map((each) => ({ ...each, danger, rank, parts: neededParts(each.says.source) })),
  );
  return ranked;
}

/** The signs that a plain word may belong to; every one has parts that tell so. */
const signsWith = perText((word) => rankedSigns().filter(({ parts }) => parts.some((part) => word.includes(part))));

/** Parts of words, however spelled, one of which stands in every sign that needs no second word to be told. */
const IN_A_WORD = [
  "ki+l|\\bdi+e|\\bdy?i?e?ing|dead|\\bded\\b|s[ui]+[cs]+[iy]*d|\\bli[vf]|alive|\\bkms\\b|exist|harm|\\bhurt|\\bcut|\\bbur[nt]|starv|\\bhang|\\bhung",
  "drown|\\bshoo?t|poison|sl(?:it|ap|ash)|\\bborn|jump|throw|threw|crash|overd|o?verdos|\\bpills?\\b|tablets|\\bmeds\\b|medication|painkill|goodbye",
  "farewell|razor|\\bgone\\b|notice|disappear|vanish|asleep|\\bstab|strangl|chok|\\bbeat|punch|\\bhit|attack|\\bshake|shook|\\bgun|knife|rifle|pistol",
  "weapon|machete|hammer|\\baxe\\b|\\bbat\\b|scissors|threat|bomb|smash|\\bbash|\\bcave|smack|spank|\\bkick|murder|\\brap(?:e|ing)|molest|grop|assault",
  "abus|tortur|shov|whip|batter|\\bbit(?:es)?\\b|violen|touch|forc|\\bsex|scared|afraid|terrif|fright|\\bfear|stalk|bruise|broken|hurl|traffick|hostage",
  "prisoner|captive|worth|deserve|grab|push|knock|slam|neglect|happier|easier|relieved|lighter",
];
/** The same over several words, with the rarest of them, as a token shows it. */
const IN_SEVERAL_WORDS: readonly (readonly [word: string, all: string])[] = [
  ["wake$", "wake up"],
  ["\\bstep", "\\bstep.{0,300}(?:off|from|front|under|into)"],
  ["walk", "walk.{0,300}(?:off|front|under|into)"],
  ["driv", "driv.{0,300}(?:off|into)"],
  ["voices?$", "voices? "],
  ["miss$", "miss me"],
  ["without$", "without (?:me|him|her)"],
  ["sleep$", "sleep (?:forever|and)"],
  ["\\bend(?:s|ed|ing)?$", "\\bend(?:s|ed|ing)? (?:it|my|his|her|their|your|our)"],
  ["^(?:world|earth)", "this (?:world|earth)"],
  ["blow$", "blow up"],
  ["\\bfire$", "\\bfire to"],
  ["\\block(?:s|ed|ing)?$", "\\block(?:s|ed|ing)? (?:me|us|her|him|them|the|my)"],
  ["follow", "follow\\w* (?:me|her|us)"],
  ["track", "track\\w* my"],
  ["^eye", "black eye"],
  ["^(?:hands?|fists?)", "(?:his|her|a|their|my) (?:hands?|fists?)"],
  ["better$", "better (?:off|without)"],
  ["^(?:here|around)", "be (?:here|around)"],
  ["^(?:point|reason)", "(?:no|any|a) (?:point|reason)"],
  ["(?:tired|sick|done|weary)$", "(?:tired|sick|done|weary) (?:of|with)"],
  ["^(?:money|wages|salary|bank|passport|papers)", "my (?:own )?(?:money|wages|salary|bank|passport|papers)"],
  ["^(?:let|allow)", "(?:not|n['’]?t|never|refuses to) (?:let|allow)"],
  ["^(?:care|miss)", "would (?:even )?(?:care|miss)"],
  ["something$", "something to my ?self"],
];
const ONE_WORD = new RegExp(IN_A_WORD.join("|"), "i");
const ONE_OF_SEVERAL = new RegExp(IN_SEVERAL_WORDS.map(([word]) => word).join("|"), "i");
const SEVERAL_WORDS = new RegExp(IN_SEVERAL_WORDS.map(([, all]) => all).join("|"), "i");
/** How much a word alarms: not at all, with others beside it, by itself. */
const [CALM, WITH_OTHERS, ALONE] = [0, 1, 2];
const alarmOf = perWord((_, { text }) =>
  ONE_WORD.test(text) ? ALONE : ONE_OF_SEVERAL.test(text) ? WITH_OTHERS : CALM,
);

/** Looks for danger, sentence by sentence; words in quotes or {braces} count as well. */
export function dangerIn(reading: Reading): Danger | undefined {
  let found: RankedSign | undefined;
  for (const sentence of reading.sentences) {
    const alarm = alarmIn(reading, sentence);
    if (alarm === CALM) continue;
    const text = reading.message.slice(sentence.start, sentence.end);
    if (alarm === WITH_OTHERS && !SEVERAL_WORDS.test(text)) continue;
    const words = plainWords(text);
    for (const word of words.split(" "))
      for (const sign of signsWith(word))
        if (sign.rank < (found?.rank ?? BY_URGENCY.length) && holds(words, sign)) found = sign;
  }
  return found?.danger;
}

/** A sentence without such a word holds no sign: most sentences are told so by their words alone. */
function alarmIn({ tokens }: Reading, { firstToken, endToken }: Sentence): number {
  let most = CALM;
  for (let index = firstToken; index < endToken && most < ALONE; index++) {
    const token = tokens[index];
    if (token !== undefined) most = Math.max(most, alarmOf(token.word));
  }
  return most;
}

function holds(words: string, { says, unless }: Sign): boolean {
  return says.test(words) && !unless?.test(words);
}
