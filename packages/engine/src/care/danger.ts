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

/** A sentence without any of these, however spelled, holds no sign: most sentences are told so by one look. */
const STEMS =
  /k+i+l+|di+e|dy?ing|dead|\bded\b|su[iy]?[cs]|s+ui|li[vf]|alive|exist|harm|hurt|cut|bur[nt]|starv|hang|hung|drown|shoo?t|poison|sl(?:it|ap)|born|wake|jump|step|throw|threw|walk|driv|crash|overd|pill|tablet|meds|medic|painkill|note|letter|voice|razor|gone|miss me|notice|disappear|vanish|without me|sleep|end|took|stab|strang|chok|beat|punch|hit|attack|shake|shook|gun|knife|rifle|pistol|weapon|machete|hammer|axe|\bbat\b|threat|bomb|fire|smack|spank|kick|murder|rape|raping|molest|grop|assault|abus|tortur|shov|whip|batter|violen|touch|forc|sex|scared|afraid|terrif|fright|fear|lock|stalk|follow|track|bruise|black eye|smash|hurl|fist|hands?|traffick|kms|better off|find me|let me|lets? me|hostage|be here|worth|reason|point|tired|deserve|weary|grab|push|knock|slam|control|passport|money|wages|would care|better/i;

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
