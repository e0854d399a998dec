import { cueWhere, holds } from "../../text/places.ts";
import type { Reading, Sentence } from "../../text/reading.ts";
import { perText } from "../../text/word.ts";
import type { Danger } from "../kinds.ts";
import { ABUSE } from "./abuse.ts";
import { neededParts } from "./needed.ts";
import { plainOf, together } from "./plain.ts";
import { SELF_HARM } from "./self-harm.ts";
import type { Sign } from "./sign.ts";
import { VIOLENCE } from "./violence.ts";

const BY_URGENCY: readonly (readonly [Danger, readonly Sign[]])[] = [
  ["self_harm", SELF_HARM],
  ["abuse_victim", ABUSE],
  ["threat_to_other", VIOLENCE],
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

/** The signs that these plain words may belong to; every one has parts that tell so. */
function signsIn(words: string): readonly RankedSign[] {
  return rankedSigns().filter(({ parts }) => parts.some((part) => words.includes(part)));
}

/** What was written between two spaces, in plain words and with their signs; most of it was written before. */
const toldBy = perText((written) => {
  const words = plainOf(written);
  return { words, signs: signsIn(words) };
});

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
/** A sentence without such a word holds no sign: most are told so by their words alone. */
const ALARMING = cueWhere(({ text }) => ONE_WORD.test(text));
const ALARMING_WITH_OTHERS = cueWhere(({ text }) => ONE_OF_SEVERAL.test(text));

/** The most urgent danger that a sentence says outright; words in quotes or {braces} count as well. */
export function signIn(reading: Reading): Danger | undefined {
  let found: RankedSign | undefined;
  for (const sentence of reading.sentences) {
    const isAlarming = holds(reading, ALARMING, sentence.firstToken, sentence.endToken);
    if (!isAlarming && !holds(reading, ALARMING_WITH_OTHERS, sentence.firstToken, sentence.endToken)) continue;
    const text = reading.message.slice(sentence.start, sentence.end);
    if (!isAlarming && !SEVERAL_WORDS.test(text)) continue;
    let apart = "";
    const likely: RankedSign[] = [];
    for (const written of writtenApart(reading, sentence)) {
      const { words, signs } = toldBy(written);
      apart += words;
      for (const sign of signs) likely.push(sign);
    }
    apart += " ";
    const words = together(apart);
    if (words !== apart) likely.push(...signsIn(words));
    for (const sign of likely) if (sign.rank < (found?.rank ?? BY_URGENCY.length) && speaks(words, sign)) found = sign;
  }
  return found?.danger;
}

/** What stands between spaces: "kill", "myself.", "can't". */
function writtenApart({ message, tokens }: Reading, { firstToken, endToken }: Sentence): string[] {
  const found: string[] = [];
  for (let index = firstToken; index < endToken; index++) {
    const first = tokens[index];
    let last = first;
    for (let next = tokens[index + 1]; next?.start === last?.end && index + 1 < endToken; next = tokens[index + 1]) {
      last = next;
      index++;
    }
    if (first === undefined || last === undefined) continue;
    found.push(first === last ? first.text : message.slice(first.start, last.end));
  }
  return found;
}

function speaks(words: string, { says, unless }: Sign): boolean {
  return says.test(words) && !unless?.test(words);
}
