import { isJudging } from "./known-classes.ts";
import type { Tag } from "./reading.ts";
import { isBaseVerb } from "./retag-openings.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf } from "./word.ts";

/** The words of the small classes: the tagger may give their tags to no other. */
const CLOSED = new Set(
  "i you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself yourself himself herself itself ourselves yourselves themselves who whom whose which what whatever whoever whichever whomever that this these those there one ones oneself nobody nothing none someone somebody something anyone anybody anything everyone everybody everything such self urself yall y'all another each other neither either both all some any many few much more most several enough half quite no every the a an am is are was were be been being have has had having do does did doing will would shall should can could may might must ought need dare get got gets getting gonna gotta wanna used let mind and or but nor yet so plus if because since as while for although though whether until till unless once before after when where why how than like without with about of in on from by to into through off less well cause cos coz lest except provided supposing whereas given seeing let's wherever whenever over under not right leave help".split(
    " ",
  ),
);
const isStray = asksWord((norm) => /^[a-z][a-z-]{3,}$/.test(norm) && !CLOSED.has(norm));

function isClosed(tag: Tag): boolean {
  return tag === "PRON" || tag === "DET" || tag === "AUX" || tag === "CCONJ" || tag === "SCONJ";
}

/** "don't laugh at the hats": after such a "don't" stands a verb, whatever the tagger made of it. */
function isForbidden(tokens: readonly Retaggable[], index: number, first: number): boolean {
  if (index < 2) return false;
  const order = tokens[index - 2];
  // "Never again speak to me like that"
  if (tokens[index - 1]?.norm === "again") return order?.norm === "never" && index - 2 === first;
  if (tokens[index - 1]?.norm !== "not") return false;
  return (
    order?.tag === "IMP" && order.norm === "do" && !["VERB", "AUX", "IMP", "PRON"].includes(tokens[index]?.tag ?? "")
  );
}

/** "Hi love, …", "Morning, love." */
function isCalled(tokens: readonly Retaggable[], index: number, first: number): boolean {
  const after = tokens[index + 1];
  const before = tokens[index - 1]?.tag === "PUNCT" ? tokens[index - 2] : tokens[index - 1];
  const isLast = after?.tag === "PUNCT";
  return (
    isLast &&
    index > first &&
    /^(?:hi|hey|hello|hiya|morning|night|evening|thanks|sorry|bye|ok|okay|yes|no)$/.test(before?.norm ?? "")
  );
}

/** "HR clearly think we're machines": behind an adverb, with somebody straight after. */
function isThinking(tokens: readonly Retaggable[], index: number): boolean {
  const token = tokens[index];
  return (
    token !== undefined && isBaseVerb(token) && tokens[index - 1]?.tag === "ADV" && tokens[index + 1]?.tag === "PRON"
  );
}

const isSubject = isOneOf("i you he she we they");

/** "You behave like a robot": behind such a pronoun. */
function isTheirs(tokens: readonly Retaggable[], index: number, first: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  return index > first && token !== undefined && before !== undefined && isSubject(before) && isBaseVerb(token);
}

/** "a nasty cough": the tagger's conjunction that is none. Tokens [first, end) are one sentence. */
export function retagClosed(tokens: readonly Retaggable[], first: number, end: number): void {
  for (let index = first; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (isForbidden(tokens, index, first) && isBaseVerb(token)) token.tag = "IMP";
    if (token.norm === "love" && isCalled(tokens, index, first)) token.tag = "NOUN";
    if (!isClosed(token.tag) || !isStray(token)) continue;
    if (isJudging(token)) token.tag = "ADJ";
    else token.tag = isThinking(tokens, index) || isTheirs(tokens, index, first) ? "VERB" : "NOUN";
  }
}
