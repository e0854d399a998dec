import { clauseOf, clausesOf, is, norm } from "../query.ts";
import type { Clause, Match, Reading } from "../reading.ts";
import { hasDoerBefore, hasFate, isAuthor, isThanksTo } from "./authors.ts";
import { isFated } from "./cause-kinds.ts";
import { predicateOf } from "./predicate.ts";
import { isFreeRelative, isOther } from "./target.ts";

const UNREAL = new Set(["would", "could", "might", "may", "should", "can"]);
/** What may be "over" or "finished" as a catastrophe; games, meetings and reports end every day. */
const BIG =
  /^(?:life|career|marriage|season|world|existence|friendship|dream|dreams|reputation|relationship|everything|future|childhood|family|team|club|company|business|grade|grades|launch|project|deal|trip|wedding|plan|plans|holiday|pitch|exam|budget|week|day|evening|weekend|summer|it|i|we)$/;
const WEAK =
  /^(?:toast|history|dust|finished|over|doomed|screwed|done for|buggered|fucked|irreversible|ruinous|a ruin|a wreck|in pieces|in flames|out of the window|in the bin|gone forever|gone for good|lost forever)$/;

/** "You put me through hell": a person or what they did is the subject, or else whoever comes before the verb. */
export function isDoneBySomebody(reading: Reading, { first, end }: Match): boolean {
  const clause = clauseOf(reading, first);
  if (clause === undefined || clause.imperative || clause.role === "if") return false;
  const { verb, subject } = clause;
  if (verb !== undefined && UNREAL.has(verb.modal)) return false;
  if (subject?.person === "speaker" && subject.first < first) return false;
  if (verb !== undefined && first >= verb.first && first < verb.end && subject !== undefined) {
    if (verb.passive) return norm(reading, end) === "by" || norm(reading, end + 1) === "by";
    return isAuthor(reading, subject, first) || isDeedBefore(reading, clause);
  }
  return isDeedBefore(reading, clause) || isAuthor(reading, subject, first);
}

/** "Cancelling on the morning killed …", "what you said destroyed …", "by moving the exam": a deed opens the sentence. */
export function isDeedBefore(reading: Reading, clause: Clause): boolean {
  const from = reading.sentences[clause.sentence]?.firstToken ?? clause.first;
  const opener = /^(?:by|your|his|her|their|just|simply)$/.test(norm(reading, from)) ? from + 1 : from;
  const token = reading.tokens[opener];
  if (token?.form === "ing" && token.tag === "VERB") return true;
  const phrase = reading.phrases[reading.tokens[from]?.phrase ?? -1];
  if (phrase === undefined || !isFreeRelative(reading, phrase)) return false;
  return isOther(reading.phrases[reading.tokens[phrase.end]?.phrase ?? -1]?.person);
}

/** "My reputation is in tatters": told of something dear, with somebody in view who did it. */
export function isBlamedOnSomebody(reading: Reading, match: Match): boolean {
  const clause = clauseOf(reading, match.first);
  if (clause === undefined || clause.imperative || clause.role === "if") return false;
  const { verb, subject } = clause;
  if (verb !== undefined && (UNREAL.has(verb.modal) || verb.negated) && !/never|nothing/.test(match.text)) return false;
  const isPerson =
    subject !== undefined && subject.first < match.first && isOther(subject.person) && subject.person !== "group";
  if (isPerson && !/^(?:never|lost|lose|a laughing)/.test(match.text)) return false;
  const isOwn =
    subject?.owner === "speaker" ||
    subject?.person === "speaker" ||
    (subject !== undefined && BIG.test(norm(reading, subject.head)));
  if (subject?.owner === "you" && subject.person === "work" && !isOfDeeds(reading, subject.head)) return false;
  const isBig = subject !== undefined && BIG.test(norm(reading, subject.head)) && subject.person !== "speaker";
  if (WEAK.test(match.text) && (!isBig || !isPredicate(reading, match.first))) return false;
  if (hasFate(reading, clause.first, clause.end) && !isThanksTo(reading, clause)) return false;
  const isNear = namesCulprit(reading, clause, match) || isThanksTo(reading, clause);
  return isNear || (isOwn && hasDoerBefore(reading, clause));
}

/** "Your silence", "the damage you've done": not "your candles". */
function isOfDeeds(reading: Reading, head: number): boolean {
  return (
    is(reading, head, "act-noun") ||
    /^(?:damage|harm|consequences|consequence|effect|effects|forgetting|doing)$/.test(norm(reading, head))
  );
}

/** "our grade is toast", not "its full history" or "we finished early". */
function isPredicate(reading: Reading, first: number): boolean {
  const phrase = reading.phrases[reading.tokens[first]?.phrase ?? -1];
  const verb = predicateOf(reading, first)?.verb;
  return verb?.lemma === "be" && (phrase === undefined || phrase.first === first);
}

/** Whether the sentence speaks of "you", or of somebody else's act, outside these words. */
function namesCulprit(reading: Reading, clause: Clause, { first, end }: Match): boolean {
  const sentence = reading.sentences[clause.sentence];
  for (let at = sentence?.firstToken ?? 0; at < (sentence?.endToken ?? 0); at++) {
    if (at >= first && at < end) continue;
    const isYou = /^(?:you|your|yours)$/.test(norm(reading, at));
    if (
      isYou &&
      !/^(?:for|to|thank|with|tell|told|know|see)$/.test(norm(reading, at - 1)) &&
      norm(reading, at + 1) !== "know"
    )
      return true;
  }
  return clausesOf(reading, clause.sentence).some(
    (other) =>
      other.index !== clause.index &&
      other.verb !== undefined &&
      other.subject !== undefined &&
      isOther(other.subject.person) &&
      other.verb.lemma !== "be" &&
      other.role !== "if" &&
      !isFated(reading, other),
  );
}
