import * as lists from "../../lexicon/words/predicate.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, is, norm, passes, phraseAt, tokenAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { asksWord, isOneOf } from "../word.ts";

const FAR_DOUBT = cueAsWritten("far doubt");
const HOW_SO_HOWEVER = cueAsWritten("how so however too");

const isDegree = isOneOf(lists.IS_DEGREE);

const OPINIONS = new Set(["find", "consider", "think", "call", "deem", "believe"]);
const BETWEEN = new Set(["ADV", "ADJ", "DET", "CCONJ", "PART", "INTJ", "SYM", "NUM"]);
const mayStandBetween = asksWord((norm) => norm === "," || lists.PASSABLE.has(norm) || lists.SINCE.has(norm));

export interface Predicate {
  readonly clause: Clause;
  readonly verb: VerbGroup | undefined;
  readonly subject: NounPhrase | undefined;
}

/** The clause whose subject the word at token `first` describes ("you *are* so *lazy*"), if it stands as such a complement. */
export function predicateOf(reading: Reading, first: number): Predicate | undefined {
  const own = clauseOf(reading, first);
  if (own === undefined) return undefined;
  const { verb } = own;
  if (isFronted(reading, own, first)) return { clause: own, verb, subject: own.subject };
  if (verb !== undefined && isIn(verb, first)) return insideGroup(reading, own, verb, first);
  const seen = seenAs(reading, own, first);
  return seen === undefined ? behindLink(reading, own, first) : { clause: own, verb: undefined, subject: seen };
}

/** "you are so (lazy)", "you being so (lazy)", "you so (rude)", "I find you (selfish)": told by the nearest of the words before. */
function behindLink(reading: Reading, own: Clause, first: number): Predicate | undefined {
  const { sentence } = own;
  let at = first - 1;
  while (tokenAt(reading, at)?.sentence === sentence && mayBeCrossed(reading, at)) at--;
  const stop = tokenAt(reading, at);
  if (stop !== undefined && stop.sentence !== sentence) return undefined;
  const clause = reading.clauses[stop?.clause ?? -1];
  const being = beingOf(reading, at);
  if (clause !== undefined && being !== undefined) return { clause, verb: undefined, subject: being };
  if (clause?.verb !== undefined && isIn(clause.verb, at)) return linkedBy(reading, clause, clause.verb, first);
  return ownVerbless(reading, own, at) ?? ofOpinion(reading, own, at) ?? ofProof(reading, own, at);
}

const isIn = ({ first, end }: VerbGroup, at: number) => at >= first && at < end;

/** A word between a verb and what it says: neither the verb, nor "you being", nor what ends the search. */
function mayBeCrossed(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at);
  if (clause?.verb !== undefined && isIn(clause.verb, at)) return false;
  if (beingOf(reading, at) !== undefined) return false;
  return isPassable(reading, at) || isInverted(reading, clause, at) || isAcross(reading, at);
}

/** "(you) are (rude)", "(you) keep being (rude)"; "I found what you said (rude)" */
function linkedBy(reading: Reading, clause: Clause, verb: VerbGroup, first: number): Predicate | undefined {
  const found = verb.end === first && verb.lemma !== "be" ? foundSo(reading, clause) : undefined;
  if (found !== undefined) return found;
  const links =
    lists.COPULAS.has(verb.lemma) ||
    isCarried(reading, verb) ||
    isJudgingIng(reading, verb) ||
    isMisreadAdverb(reading, verb);
  return links ? { clause, verb, subject: clause.subject } : undefined;
}

const isProof = isOneOf("that this it what which");
const isSeeming = isOneOf("look sound seem");

/** "That makes you rude", "it makes him look selfish": the object of what shows it is what the word describes. */
function ofProof(reading: Reading, clause: Clause, at: number): Predicate | undefined {
  const { verb, subject } = clause;
  if (verb?.lemma !== "make" || verb.negated || subject === undefined) return undefined;
  // "What made you so miserable?"
  if (reading.sentences[clause.sentence]?.question) return undefined;
  const phrase = phraseAt(reading, verb.end);
  if (phrase?.first !== verb.end || !["you", "third", "name"].includes(phrase.person)) return undefined;
  const isLook = passes(reading, phrase.end, isSeeming);
  if (at !== phrase.end - (isLook ? 0 : 1) || !passes(reading, subject.head, isProof)) return undefined;
  // "Wine? It makes you lazy" may speak of anybody.
  if (norm(reading, subject.head) === "it" && !isLook) return undefined;
  return { clause, verb: undefined, subject: phrase };
}

/** "cross with you for being selfish", "about you being so distant": whose being it is. */
function beingOf(reading: Reading, being: number): NounPhrase | undefined {
  if (norm(reading, being) !== "being") return undefined;
  const before = norm(reading, being - 1) === "for" ? being - 2 : being - 1;
  const phrase = phraseAt(reading, before);
  if (phrase === undefined || phrase.end !== before + 1) return undefined;
  const opener = tokenAt(reading, phrase.first - 1);
  const isAimed =
    opener === undefined || opener.norm === "with" || ["ADP", "VERB", "ADJ", "PUNCT"].includes(opener.tag);
  return isAimed && ["you", "third", "name", "group"].includes(phrase.person) ? phrase : undefined;
}

/** "You keep being rude", "he can't help being a snob", "she continues to be difficult" */
function isCarried(reading: Reading, { lemma, end }: VerbGroup): boolean {
  if (!lists.CARRYING.has(lemma)) return false;
  return norm(reading, end) === "being" || (norm(reading, end) === "to" && norm(reading, end + 1) === "be");
}

/** "They are thieving bullies": the tagger took the judging word for what they do. */
function isJudgingIng(reading: Reading, { head, first }: VerbGroup): boolean {
  return head > first && reading.tokens[first]?.lemma === "be" && is(reading, head, "verdict-adjective");
}

/** "She's just plain nasty": the tagger took "plain" for the verb. */
function isMisreadAdverb(reading: Reading, { first, head }: VerbGroup): boolean {
  return (
    reading.tokens[first]?.lemma === "be" &&
    ["plain", "downright", "outright", "pure", "dead", "flat"].includes(norm(reading, head))
  );
}

/** "I see you as a coward", "he strikes me as dishonest": whom the word after "as" describes. */
export function seenAs(reading: Reading, { verb, subject }: Clause, first: number): NounPhrase | undefined {
  let as = first - 1;
  while (passes(reading, as, isDegree)) as--;
  if (norm(reading, as) !== "as" || verb === undefined) return undefined;
  if (verb.lemma === "strike") return ["me", "us"].includes(norm(reading, verb.end)) ? subject : undefined;
  if (subject?.person === "speaker" && verb.lemma === "think" && norm(reading, verb.end) === "of") {
    const whom = phraseAt(reading, verb.end + 1);
    return whom?.end === as ? whom : undefined;
  }
  if (subject?.person !== "speaker" || !lists.SEE_REGARD_VIEW.has(verb.lemma)) return undefined;
  const phrase = phraseAt(reading, verb.end);
  return phrase?.first === verb.end && phrase.end === as ? phrase : undefined;
}

const NEAR_OBJECT = 4;
const FAR_OBJECT = 8;

/** "I find you selfish": the object of an opinion is what the word describes. */
function ofOpinion(reading: Reading, clause: Clause, at: number): Predicate | undefined {
  const { verb, subject } = clause;
  if (verb === undefined || subject?.person !== "speaker" || verb.negated) return undefined;
  const phrase = phraseAt(reading, verb.end);
  const reach = ["of", "to", "in"].includes(norm(reading, phrase?.end ?? -1)) ? FAR_OBJECT : NEAR_OBJECT;
  const isAbout = phrase !== undefined && at - phrase.end < reach && reading.tokens[phrase.end]?.tag === "ADP";
  return OPINIONS.has(verb.lemma) && phrase?.first === verb.end && ((at >= phrase.first && at < phrase.end) || isAbout)
    ? { clause, verb: undefined, subject: phrase }
    : undefined;
}

/** "I found what you said (rude)" */
function foundSo(reading: Reading, { index, first, sentence }: Clause): Predicate | undefined {
  const before = reading.clauses[index - 1];
  if (before?.sentence !== sentence || before.verb?.end !== first || norm(reading, first) !== "what") return undefined;
  const isMine = before.subject?.person === "speaker" && OPINIONS.has(before.verb.lemma) && !before.verb.negated;
  return isMine ? { clause: before, verb: undefined, subject: phraseAt(reading, first) } : undefined;
}

/** "how selfish you are": the complement stands before its subject and verb. */
function isFronted(reading: Reading, { verb, subject }: Clause, first: number): boolean {
  if (verb === undefined || subject === undefined || first >= subject.first || subject.first - first > 4) return false;
  // "so frustrated that you came late" tells of the speaker.
  return (
    isCue(reading, HOW_SO_HOWEVER, first - 1) &&
    norm(reading, subject.first - 1) !== "that" &&
    lists.COPULAS.has(verb.lemma)
  );
}

/** "spitting feathers": the noun belongs to the words themselves. */
function isExpression(reading: Reading, first: number): boolean {
  return reading.tokens[first]?.matches.some((match) => match.first === first && match.end > first + 1) === true;
}

/** "You can be controlling": the tagger took the judging word for the verb itself. */
function insideGroup(reading: Reading, clause: Clause, verb: VerbGroup, first: number): Predicate | undefined {
  const next = reading.tokens[first + 1];
  if (
    reading.tokens[first]?.form === "ing" &&
    !isExpression(reading, first) &&
    next !== undefined &&
    next.phrase !== -1 &&
    next.clause === clause.index
  )
    return undefined;
  for (let at = verb.first; at < first; at++) {
    const lemma = reading.tokens[at]?.lemma ?? "";
    if (lemma === "be" || lemma === "get") return { clause, verb, subject: clause.subject };
  }
  return undefined;
}

/** "Why were you so rude?", "why are people in this office so rude?": the subject stands between. */
function isInverted(reading: Reading, clause: Clause | undefined, at: number): boolean {
  const { subject, verb } = clause ?? {};
  if (subject === undefined || verb === undefined) return false;
  if (subject.first <= verb.first) return false;
  return (
    at < subject.end || tags(reading, at) === "ADP" || tags(reading, (phraseAt(reading, at)?.first ?? 0) - 1) === "ADP"
  );
}

const tags = (reading: Reading, at: number) => tokenAt(reading, at)?.tag;

function isPassable(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  // "I ended up sad", "he woke up furious"
  if (token?.norm === "up") return ["end", "wind", "wake"].includes(tokenAt(reading, at - 1)?.lemma ?? "");
  if (token === undefined || token.tag === "PUNCT") return token?.norm === ",";
  if (BETWEEN.has(token.tag) || mayStandBetween(token)) return true;
  // "by far the most clueless", "hands down the rudest"
  if (token.norm === "than") return norm(reading, at - 1) === "more" && norm(reading, at - 2) === "nothing";
  if (["by", "without"].includes(token.norm)) return isCue(reading, FAR_DOUBT, at + 1);
  return token.matches.some(
    ({ name }) =>
      name.startsWith("verdict-") ||
      name.startsWith("feeling-") ||
      name === "pseudo-feeling" ||
      name === "bodily-state",
  );
}

/** "came across as cold", "turned into a cheat" */
function isAcross(reading: Reading, at: number): boolean {
  if (norm(reading, at) === "into") return /^turn/.test(norm(reading, at - 1));
  return (
    norm(reading, at) === "across" || (norm(reading, at) === "as" && ["across", "over"].includes(norm(reading, at - 1)))
  );
}

/** "you so rude", "your always late": a subject straight before, and no verb. */
function ownVerbless(reading: Reading, clause: Clause, at: number): Predicate | undefined {
  if (clause.verb !== undefined) return undefined;
  const phrase = phraseAt(reading, at);
  const isPronoun =
    phrase !== undefined && phrase.end - phrase.first === 1 && reading.tokens[phrase.head]?.tag === "PRON";
  return isPronoun ? { clause, verb: undefined, subject: phrase } : undefined;
}
