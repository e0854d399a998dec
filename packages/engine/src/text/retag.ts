import { respellAs } from "./context.ts";
import { knownVerbs } from "./known-verbs.ts";
import { verbLemma } from "./lemma.ts";
import { FIRST_NAMES } from "./people.ts";
import type { Tag } from "./reading.ts";
import type { Word } from "./word.ts";

export interface Retaggable {
  word: Word;
  readonly text: string;
  norm: string;
  tag: Tag;
}

/** After a dropped "I" these open statements and greetings: "Hope you're well", "Need this by noon". */
const DROPPED_I = new Set(
  "hope love miss wish think guess need want thank thanks appreciate know agree fancy feel seem sound look mean bet doubt regret have do be am can could would will should got had".split(
    " ",
  ),
);
/** Names that are everyday words as well; at the head of a sentence they are taken for the word. */
const COMMON_WORDS = new Set(
  "will mark rose grace hope may joy bill frank rob sue pat dawn penny faith summer june april amber ivy jack drew art dean gene guy iris jade max miles ray rich robin ruby sandy sky wade chase hunter harmony ann an van dan sunny".split(
    " ",
  ),
);
const OBJECTS = new Set(
  "me us it them him her this that these those the a an my our your his their all some any no every both each yourself everything something".split(
    " ",
  ),
);
const PARTICLES = new Set("up out back down off over away on in through along".split(" "));
const BEFORE_ORDER = new Set([
  ",",
  ":",
  ";",
  "-",
  "–",
  "—",
  "•",
  "*",
  '"',
  "“",
  "and",
  "or",
  "then",
  "so",
  "now",
  "just",
  "please",
  "kindly",
  "also",
  "but",
  "first",
  "next",
  "finally",
  "immediately",
  "ok",
  "okay",
  "hey",
  "hi",
  "listen",
  "look",
  "seriously",
  "honestly",
]);
const MODAL = /^(?:must|should|would|could|can|will|may|might|shall)$/;

/** "must hand in", "should never book": after a modal comes a verb, unless the modal asks ("Should staff …?"). */
function isAfterModal(tokens: readonly Retaggable[], index: number, first: number): boolean {
  const tag = tokens[index]?.tag;
  if (tag !== "NOUN" && tag !== "ADJ" && tag !== "PROPN") return false;
  const isSkipped = tokens[index - 1]?.tag === "ADV" || tokens[index - 1]?.norm === "not";
  const modal = isSkipped ? index - 2 : index - 1;
  return modal > first && MODAL.test(tokens[modal]?.norm ?? "") && tokens[modal]?.tag === "AUX";
}

/** "the rota favours the day shift": between noun and article a word in -s is a verb. */
function isLikelyThird(tokens: readonly Retaggable[], index: number, first: number): boolean {
  const token = tokens[index];
  if (token === undefined || token.tag !== "NOUN" || index === first || !token.norm.endsWith("s")) return false;
  const before = tokens[index - 1]?.tag;
  const after = tokens[index + 1];
  const isFramed =
    (before === "NOUN" || before === "PROPN") &&
    (after?.tag === "DET" || /^(?:my|your|his|her|our|their|me|us|him|them)$/.test(after?.norm ?? ""));
  return isFramed && knownVerbs.has(verbLemma(token.norm).lemma);
}

/** Words that are verbs and nothing else. */
const VERB_ONLY =
  /^(?:apologi|reali|recogni|critici|organi|patroni|prioriti|summari|minimi|maximi|humili|emphasi|generali|victimi|finali|sympathi|memori|utili)[sz]e$/;

/** Puts right what the tagger is known to miss in messages: orders, names, "your" for "you're". Tokens [first, end) are one sentence. */
export function retag(tokens: readonly Retaggable[], first: number, end: number): void {
  const asks = tokens[end - 1]?.text.includes("?") === true;
  for (let index = first; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    retagName(token, index === first);
    if (token.tag === "CCONJ" && token.norm === "hand") token.tag = "NOUN";
    if (token.norm === "ought" || token.norm === "should") token.tag = "AUX";
    else if (token.norm === "where" && token.tag === "AUX") token.tag = "ADV";
    else if (isAfterModal(tokens, index, first) && isBaseVerb(token.norm)) token.tag = "VERB";
    else if (token.norm === "meant" && token.tag === "ADJ") token.tag = "VERB";
    else if (isLikelyThird(tokens, index, first)) token.tag = "VERB";
    if (index > first && isPastLike(token) && isLastWord(tokens, index, end)) token.tag = "VERB";
    retagParticle(token, tokens[index - 1]);
    if (token.tag === "NOUN" && VERB_ONLY.test(token.norm)) token.tag = "VERB";
    retagYour(tokens, index, end);
    if (token.norm === "do" && isUnlike(tokens, index)) token.tag = "AUX";
    else if (token.tag === "AUX" && isDoNot(tokens, index) && mayOrder(tokens, index, first)) token.tag = "IMP";
    if (token.tag !== "IMP" && !asks && mayOrder(tokens, index, first) && isOrder(tokens, index, end))
      token.tag = "IMP";
    else if (token.tag === "IMP" && isNoOrder(tokens, index, first, asks)) token.tag = "VERB";
  }
}

function retagName(token: Retaggable, isHead: boolean): void {
  if (token.tag === "PROPN" || !FIRST_NAMES.has(token.norm)) return;
  const isCapital = /^\p{Lu}/u.test(token.text);
  if (isCapital && !(isHead && COMMON_WORDS.has(token.norm))) token.tag = "PROPN";
}

function isPastLike({ norm, tag }: Retaggable): boolean {
  return (
    norm === "left" ||
    (tag !== "VERB" && norm.length > 4 && norm.endsWith("ed") && knownVerbs.has(verbLemma(norm).lemma))
  );
}

/** "My boss left.": the last word of a sentence that has no other verb. */
function isLastWord(tokens: readonly Retaggable[], index: number, end: number): boolean {
  if (index + 1 < end && tokens[index + 1]?.tag !== "PUNCT") return false;
  const before = tokens[index - 1];
  const isSubject = before !== undefined && /^(?:NOUN|PROPN|PRON|ADJ)$/.test(before.tag);
  if (!isSubject || /^(?:turn|bear|keep|veer|go|days?|hours?|minutes?|weeks?|one|nothing|any|none)$/.test(before.norm))
    return false;
  for (let at = index - 1; at >= 0 && index - at < 5; at--) {
    const tag = tokens[at]?.tag;
    if (tag === "VERB" || tag === "AUX" || tag === "IMP") return false;
    if (tag === "PUNCT") break;
  }
  return true;
}

/** "pay it back", "turn that down". */
function retagParticle(token: Retaggable, before: Retaggable | undefined): void {
  const isParticle = /^(?:back|down|up|out|off|over|away|round|around)$/.test(token.norm);
  if (isParticle && /^(?:it|me|them|us|him|her|this|that)$/.test(before?.norm ?? "") && token.tag !== "ADP")
    token.tag = "ADV";
}

/** "your mad at me": no noun follows, so it is "you're". */
function retagYour(tokens: readonly Retaggable[], index: number, end: number): void {
  const token = tokens[index];
  if (token === undefined || token.norm !== "your" || token.text.toLowerCase() === "yours") return;
  const next = tokens[index + 1];
  if (
    next === undefined ||
    index + 1 >= end ||
    (next.tag !== "ADJ" && next.tag !== "ADV" && !(next.tag === "VERB" && next.norm.endsWith("ing")))
  )
    return;
  for (let at = index + 1; at < Math.min(end, index + 5); at++) {
    const tag = tokens[at]?.tag;
    if (tag === "NOUN" || tag === "PROPN") return;
    if (tag !== "ADJ" && tag !== "ADV" && tag !== "CCONJ" && tag !== "NUM") break;
  }
  respellAs(token, "you");
  token.tag = "PRON";
}

/** "dont want you here", "don't like being told": the "I" is left out, and nobody orders states of mind. */
function isUnlike(tokens: readonly Retaggable[], index: number): boolean {
  return (
    tokens[index + 1]?.norm === "not" &&
    /^(?:want|like|need|know|care|appreciate|enjoy|understand|mind)$/.test(tokens[index + 2]?.norm ?? "")
  );
}

/** "don't blame me"; "don't you …?" asks. */
function isDoNot(tokens: readonly Retaggable[], index: number): boolean {
  const after = tokens[index + 2];
  return (
    tokens[index]?.norm === "do" &&
    tokens[index + 1]?.norm === "not" &&
    after !== undefined &&
    after.tag !== "PRON" &&
    after.tag !== "PUNCT"
  );
}

/** Whether a clause without a subject may begin here. */
function mayOrder(tokens: readonly Retaggable[], index: number, first: number): boolean {
  if (index === first) return true;
  const before = tokens[index - 1];
  if (before === undefined) return false;
  if (before.norm === "please" || before.norm === "kindly") return true;
  if (before.norm === "never" && index - 1 === first) return true;
  if (isFronted(tokens, first, index)) return true;
  if (before.norm === "ever" && index - 2 === first && tokens[first]?.norm === "never") return true;
  if (/^[:;]$/.test(before.norm)) return true;
  if (!BEFORE_ORDER.has(before.norm)) return before.tag === "SYM" || before.tag === "INTJ";
  return !hasSubject(tokens, first, index);
}

const WEEKDAY =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|tonight|tomorrow|then|five|six|nine|ten)$/;

/** "Next time ask me", "from now on run it past me", "by Friday send me …", "for heaven's sake answer". */
function isFronted(tokens: readonly Retaggable[], first: number, index: number): boolean {
  const at = tokens[first]?.norm === "and" || tokens[first]?.norm === "so" ? first + 1 : first;
  const [one, two, three] = [tokens[at]?.norm ?? "", tokens[at + 1]?.norm ?? "", tokens[at + 2]?.norm ?? ""];
  const length = index - at;
  if (length === 2)
    return (
      (/^(?:next|this)$/.test(one) && two === "time") ||
      (one === "in" && two === "future") ||
      (one === "by" && WEEKDAY.test(two)) ||
      (one === "for" && two === "once")
    );
  if (length === 3) return one === "from" && two === "now" && three === "on";
  return length === 4 && one === "for" && three === "'s" && tokens[at + 3]?.norm === "sake";
}

/** A word that can carry the verb as its subject: not a name that is called, not a greeting. */
function hasSubject(tokens: readonly Retaggable[], first: number, index: number): boolean {
  const isCalled = tokens[index - 1]?.norm === "," && index - first <= 4 && tokens[index - 2]?.tag === "PROPN";
  if (isCalled) return false;
  if (tokens[index - 1]?.norm === "," && isVerbless(tokens, first, index)) return false;
  if (tokens[index - 1]?.norm === ",") return !isFrontClause(tokens, first);
  for (let at = first; at < index; at++) {
    const tag = tokens[at]?.tag;
    if (tag === "IMP") return false;
    if (tag === "PRON" || tag === "NOUN" || tag === "PROPN" || tag === "DET") return true;
  }
  return false;
}

/** "omw home, have the kitchen clean": what stands before the comma tells nothing yet. */
function isVerbless(tokens: readonly Retaggable[], first: number, index: number): boolean {
  for (let at = first; at < index; at++) if (/^(?:VERB|AUX|IMP)$/.test(tokens[at]?.tag ?? "")) return false;
  return index - first <= 4;
}

/** "If you can, send …", "By Friday, send …". */
function isFrontClause(tokens: readonly Retaggable[], first: number): boolean {
  return /^(?:if|when|once|before|after|by|until|unless|as|for|in|on|next|at|ok|okay|so|then|well|right|hey|hi|dear|hello|and)$/.test(
    tokens[first]?.norm ?? "",
  );
}

function isOrder(tokens: readonly Retaggable[], index: number, end: number): boolean {
  const token = tokens[index];
  if (token === undefined || (!isBaseVerb(token.norm) && token.norm !== "do" && token.norm !== "have")) return false;
  if (DROPPED_I.has(token.norm) && !isDoIt(tokens, index) && !isHaveReady(tokens, index, end)) return false;
  const next = index + 1 < end ? tokens[index + 1] : undefined;
  const after = index + 2 < end ? tokens[index + 2] : undefined;
  if (token.tag === "VERB" || (token.tag === "AUX" && token.norm === "do"))
    return next?.tag !== "AUX" && !/^(?:you|i|we|they|he|she)$/.test(next?.norm ?? "");
  if (token.norm === "have") return true;
  if (
    token.tag !== "NOUN" &&
    token.tag !== "ADJ" &&
    token.tag !== "PROPN" &&
    token.tag !== "INTJ" &&
    token.tag !== "ADV" &&
    token.tag !== "ADP"
  )
    return false;
  if (next === undefined) return false;
  const isExclaimed = token.tag === "ADJ" && /^(?:me|you|us)$/.test(next.norm);
  const hasObject = OBJECTS.has(next.norm) && next.tag !== "AUX" && !isExclaimed;
  return (
    hasObject || (PARTICLES.has(next.norm) && after !== undefined && (OBJECTS.has(after.norm) || after.tag === "PUNCT"))
  );
}

/** "Have the report ready by nine", "have the decency to ask" */
function isHaveReady(tokens: readonly Retaggable[], index: number, end: number): boolean {
  if (
    tokens[index]?.norm !== "have" ||
    !/^(?:the|your|my|our|it|this|that|those|these)$/.test(tokens[index + 1]?.norm ?? "")
  )
    return false;
  if (/^(?:decency|courtesy|guts|nerve|grace)$/.test(tokens[index + 2]?.norm ?? "")) return true;
  for (let at = index + 2; at < Math.min(end, index + 6); at++)
    if (
      /^(?:ready|done|clean|finished|fixed|sorted|back|packed|gone|tidy|out|in|desk|inbox)$/.test(
        tokens[at]?.norm ?? "",
      )
    )
      return true;
  return false;
}

/** "do that again", "do it yourself"; "do I", "do you" ask. */
function isDoIt(tokens: readonly Retaggable[], index: number): boolean {
  return (
    tokens[index]?.norm === "do" &&
    /^(?:that|it|this|something|your|as|the|my|our)$/.test(tokens[index + 1]?.norm ?? "")
  );
}

function isBaseVerb(norm: string): boolean {
  return knownVerbs.has(norm) && verbLemma(norm).form === "base";
}

/** The tagger's imperative with a subject before it, or of a dropped "I". */
function isNoOrder(tokens: readonly Retaggable[], index: number, first: number, asks: boolean): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  const { form } = verbLemma(token.norm);
  if (
    (form === "past" || form === "ed" || form === "participle" || form === "s") &&
    !/^(?:lay|found|fell|ground|wound|shed|bless)$/.test(token.norm)
  )
    return true;
  if (/^(?:silly|poor|lucky|good|clever)$/.test(token.norm)) return true;
  if (/^(?:hope|thank|thanks|love|miss|wish|need|want|think|guess|fine|good|same)$/.test(token.norm) && index === first)
    return true;
  if (/^(?:matters?|means?|counts?|is|was|are|were|has|would|will|helps?|costs?)$/.test(tokens[index + 1]?.norm ?? ""))
    return true;
  const before = tokens[index - 1];
  if (isFronted(tokens, first, index)) return false;
  if (
    index > first &&
    (before?.norm === "i" ||
      before?.norm === "you" ||
      before?.norm === "we" ||
      before?.norm === "they" ||
      before?.norm === "to")
  )
    return true;
  if (index > first && (before?.tag === "NOUN" || before?.tag === "PROPN") && tokens[first]?.tag !== "IMP") return true;
  return asks && index === first && /^(?:want|need|fancy|got|like)$/.test(token.norm);
}
