import * as lists from "../../lexicon/words/you-always.ts";
import { cueAsWritten, holds } from "../places.ts";
import { findToken, follows, is, norm } from "../query.ts";
import type { Clause, Match, Reading, VerbGroup } from "../reading.ts";
import { hasDeed, hasVerdict, isPerfect, isSetDeed } from "./bias-kinds.ts";
import { isLoaded, isNothingBad, isOldStory, NEUTRAL, NEVER } from "./reproach-signs.ts";

const AT_HOME = cueAsWritten(lists.AT_HOME);
const EASY = cueAsWritten("easy effortless simple fun good natural");

/** "You never …" reproaches unless it thanks ("you never complain") or tells where somebody has been. */
export function isReproach(reading: Reading, match: Match, clause: Clause): boolean {
  const { verb } = clause;
  if (verb === undefined || match.text === "only ever") return true;
  if (["must", "should", "ought", "ought to"].includes(verb.modal)) return false;
  return NEVER.test(match.text)
    ? isNeverDone(reading, match, clause, verb)
    : isAlwaysDone(reading, match, clause, verb);
}

/** "You never listen" */
function isNeverDone(reading: Reading, match: Match, clause: Clause, verb: VerbGroup): boolean {
  if (match.text === "never" && (["age", "tire"].includes(verb.lemma) || isSurprise(reading, clause))) return false;
  if (isNeverFelt(reading, verb) || isNeverFine(reading, match, verb)) return false;
  const isGood = hasDeed(reading, clause, "bad-deed", verb.first);
  const isBad = hasDeed(reading, clause, "good-deed", verb.first) || (hasVerdict(reading, clause) && !isGood);
  if (isBad || isOnAndOn(reading, verb)) return true;
  if (isGood || isDue(verb)) return false;
  return isPerfect(reading, verb) ? isOldStory(reading, match.end) : verb.tense !== "future";
}

/** "You never upset me", "you never made me angry" */
function isNeverFelt(reading: Reading, { lemma, head, end }: VerbGroup): boolean {
  if (is(reading, head, "emotion-cause")) return true;
  if (lemma !== "make" || !["me", "us"].includes(norm(reading, end))) return false;
  return is(reading, end + 1, "feeling-unpleasant") || is(reading, end + 1, "pseudo-feeling");
}

/** "never too busy", "you never run out of jokes", "you never win at chess", "you never eat fish", "you're never late" */
function isNeverFine(reading: Reading, match: Match, { lemma, end }: VerbGroup): boolean {
  if (norm(reading, match.end) === "too") return true;
  if (lemma === "run") return follows(reading, end, "out", "of") && lists.RICHES.has(norm(reading, end + 2));
  if (lemma === "win") return norm(reading, end) === "at";
  if (["know", "eat", "drink", "smoke", "wear"].includes(lemma)) return true;
  return lemma === "be" && isNothingBad(reading, match.end);
}

/** "You always shout" */
function isAlwaysDone(reading: Reading, match: Match, clause: Clause, verb: VerbGroup): boolean {
  // "You're always working"
  const isBusy = norm(reading, verb.head) === "working" && (reading.tokens[verb.end]?.tag ?? "PUNCT") === "PUNCT";
  if (isBusy) return true;
  if (isAlwaysFine(reading, match, verb)) return false;
  const isBad = hasDeed(reading, clause, "bad-deed", verb.first) || hasVerdict(reading, clause);
  if (isBad || isLoaded(reading, clause)) return true;
  if (isLaughedAt(reading, clause) || isGood(reading, clause, verb) || isPleasing(reading, clause, verb)) return false;
  if (isDue(verb)) return !reading.sentences[clause.sentence]?.instruction;
  if (isPerfect(reading, verb)) return isOldStory(reading, match.end);
  return verb.tense !== "future" && !(verb.lemma === "be" && isWelcome(reading, match.end));
}

/** "You always win at chess!", "you always know what to say", "you always have a bed here" */
function isAlwaysFine(reading: Reading, match: Match, { lemma, end }: VerbGroup): boolean {
  if (lemma === "win") return norm(reading, end) === "at";
  if (lemma === "know") return ["when", "what", "how", "where"].includes(norm(reading, end));
  return lemma === "have" && holds(reading, AT_HOME, match.end, match.end + 4);
}

/** "Ha, you always say that" */
function isLaughedAt(reading: Reading, { sentence }: Clause): boolean {
  const opener = norm(reading, reading.sentences[sentence]?.firstToken ?? -1);
  return ["ha", "haha", "hehe", "hah", "lol", "aww"].includes(opener);
}

/** "You always help me", "you always bring cake"; not "you're always calling me" */
function isGood(reading: Reading, clause: Clause, { lemma, head, first }: VerbGroup): boolean {
  const isNeutral = NEUTRAL.has(lemma) && !isSetDeed(reading, head, "good-deed");
  return !isNeutral && hasDeed(reading, clause, "good-deed", first);
}

/** "You always find the nicest places", "you always make room for us": nothing to complain of. */
function isPleasing(reading: Reading, clause: Clause, { lemma, head, end }: VerbGroup): boolean {
  if (findToken(reading, head, clause.end, ({ index }) => is(reading, index, "feeling-pleasant")) !== -1) return true;
  if (lemma !== "make") return false;
  const made = norm(reading, end);
  if (made === "it" && holds(reading, EASY, end + 2, end + 5)) return true;
  return ["room", "space", "time", "me", "us", "sure"].includes(made);
}

function isDue({ modal }: VerbGroup): boolean {
  return modal === "have to" || modal === "need to";
}

/** "You never told me you could juggle!" */
function isSurprise(reading: Reading, { verb, sentence }: Clause): boolean {
  const end = reading.sentences[sentence]?.endToken ?? 0;
  if (verb === undefined || verb.tense !== "past" || !["tell", "say", "mention"].includes(verb.lemma)) return false;
  if (!norm(reading, end - 1).startsWith("!")) return false;
  const you = ["me", "us"].includes(norm(reading, verb.end)) ? verb.end + 1 : verb.end;
  const at = norm(reading, you) === "that" ? you + 1 : you;
  return norm(reading, at) === "you" && lists.FEATS.has(norm(reading, at + 1));
}

/** "You never stop shouting" */
function isOnAndOn(reading: Reading, { lemma, end }: VerbGroup): boolean {
  return (lemma === "stop" || lemma === "cease" || lemma === "quit") && is(reading, end, "bad-deed");
}

function isWelcome(reading: Reading, at: number): boolean {
  const how = ["so", "very", "really", "too"].includes(norm(reading, at)) ? at + 1 : at;
  if (norm(reading, at) === "first" && norm(reading, at + 1) === "to") return lists.FIRST_TO.has(norm(reading, at + 2));
  if (lists.WELCOME_WAYS.has(norm(reading, how))) return true;
  return norm(reading, at) === "welcome" || is(reading, at, "praise") || is(reading, at, "feeling-pleasant");
}
