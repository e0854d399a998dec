import * as lists from "../../lexicon/words/asked-to-leave.ts";
import { isAsked, opensOrder } from "../asking.ts";
import { knownVerbs } from "../known-verbs.ts";
import { isPointedAt } from "../person-words.ts";
import { cueAsWritten, firstIn, holds, isCue } from "../places.ts";
import { follows, norm, phraseAt } from "../query.ts";
import type { Reading } from "../reading.ts";
import type { Stretch } from "../span.ts";

const AGAIN_ME_US = cueAsWritten("again me us my our ever");
const YOUR_ONCE_ALWAYS = cueAsWritten("your once always every change");
const PLEASE_KINDLY = cueAsWritten("please kindly");
const BLAME_KNOW = cueAsWritten("blame know");
const MISHAPS = cueAsWritten(lists.MISHAPS);
const SOOTHED = cueAsWritten(lists.SOOTHED);
const SOFTENERS = cueAsWritten(lists.SOFTENERS);
const THIS_THAT_ANOTHER = cueAsWritten("this that another these");
const INSTEAD = cueAsWritten("instead either earlier later");
const AND_BUT = cueAsWritten("and but");
const WILL_DO_DOES = cueAsWritten("will do does would");

/** What somebody is asked to leave, from the "not" that stands there: "(could you) not call", "(I'd like you) not to park". */
export function askedToLeave(reading: Reading, not: number): Stretch | undefined {
  if (isSoothing(reading, not)) return undefined;
  const please = norm(reading, not - 1) === "to" ? not - 2 : not - 1;
  if (isCue(reading, PLEASE_KINDLY, please) && knownVerbs.has(norm(reading, not + 1)))
    return { first: not, end: not + 2 };
  return (
    afterQuestion(reading, not) ??
    afterAnd(reading, not) ??
    afterTo(reading, not) ??
    afterMind(reading, not) ??
    afterIf(reading, not) ??
    afterAgree(reading, not)
  );
}

/** "not to worry", "not hesitate": in the reader's interest. */
function isSoothing(reading: Reading, not: number): boolean {
  const verb = norm(reading, not + 1) === "to" ? not + 2 : not + 1;
  if (isTurnedOnMe(reading, verb)) return false;
  if (isCue(reading, BLAME_KNOW, verb)) return true;
  if (norm(reading, verb) === "work" && norm(reading, verb + 1) === "too") return true;
  if (isCue(reading, MISHAPS, verb) && !["me", "us", "my", "our", "in", "involved"].includes(norm(reading, verb + 1)))
    return true;
  if (norm(reading, verb) === "have" && ["this", "that", "another", "these"].includes(norm(reading, verb + 1)))
    return false;
  return (
    isCue(reading, SOOTHED, verb) &&
    !(norm(reading, verb) === "be" && ["late", "so", "rude", "loud"].includes(norm(reading, verb + 1)))
  );
}

/** "not to laugh at me", "not to blame me for everything" */
function isTurnedOnMe(reading: Reading, verb: number): boolean {
  if (norm(reading, verb) === "laugh") return norm(reading, verb + 1) === "at";
  return norm(reading, verb) === "blame" && ["me", "us"].includes(norm(reading, verb + 1));
}

/** could you (please) not + verb */
function afterQuestion(reading: Reading, not: number): Stretch | undefined {
  if (!isQuestion(reading, not)) return undefined;
  const verb = reading.tokens[not + 1];
  if (verb === undefined || verb.tag === "PUNCT")
    return norm(reading, not - 1) === "you" ? { first: not - 1, end: not + 1 } : undefined;
  if (!["VERB", "AUX", "NOUN", "IMP", "PROPN", "ADJ"].includes(verb.tag) && !knownVerbs.has(verb.norm))
    return undefined;
  return isInstead(reading, not) || isMissed(reading, not + 1) ? undefined : { first: not, end: not + 2 };
}

/** "could you please (not)", "can your boys (not)", "could we (not do this here)" */
function isQuestion(reading: Reading, not: number): boolean {
  let at = not - 1;
  while (isCue(reading, SOFTENERS, at)) at--;
  const people = phraseAt(reading, at);
  const isYours = people?.owner === "you" && isPointedAt(people);
  const helper = norm(reading, isYours ? people.first - 1 : at - 1);
  if (!["could", "can", "would", "will"].includes(helper)) return false;
  if (isYours || norm(reading, at) === "you") return true;
  const isOurs = norm(reading, not + 1) !== "have" || isCue(reading, THIS_THAT_ANOTHER, not + 2);
  return isOurs && norm(reading, at) === "we";
}

const ASKING = cueAsWritten("could can would will please kindly");

/** "Could you ask me first and not tell Mum?", "please knock, and not just walk in" */
function afterAnd(reading: Reading, not: number): Stretch | undefined {
  if (!isCue(reading, AND_BUT, not - 1)) return undefined;
  const verb = ["just", "simply", "always"].includes(norm(reading, not + 1)) ? not + 2 : not + 1;
  const first = reading.sentences[reading.tokens[not]?.sentence ?? -1]?.firstToken ?? not;
  const ask = firstIn(reading, ASKING, first, not - 1);
  const isAsking =
    ask !== -1 && (["please", "kindly"].includes(norm(reading, ask)) || norm(reading, ask + 1) === "you");
  const isDeed =
    ["VERB", "IMP", "NOUN"].includes(reading.tokens[verb]?.tag ?? "") && knownVerbs.has(norm(reading, verb));
  return isAsking && isDeed ? { first: not, end: verb + 1 } : undefined;
}

/** I'd like / ask / want / prefer you not to + verb; try not to + verb */
function afterTo(reading: Reading, not: number): Stretch | undefined {
  const before = norm(reading, not - 1);
  if (before === "to" && isPassedOn(reading, not - 1)) return { first: not, end: not + 2 };
  if (norm(reading, not + 1) !== "to") return undefined;
  const end = Math.min(not + 3, reading.tokens.length);
  if (isForbidden(reading, not)) return { first: not - 2, end };
  const asked = { first: not, end };
  if (isWilling(reading, not) || before === "please" || before === "kindly") return asked;
  if (isHard(reading, not) || isPromised(reading, not - 1)) return asked;
  const isBegged = before === "you" && lists.BEGGING.has(norm(reading, not - 2));
  return isBegged || isTried(reading, not) || isPassedOn(reading, not) ? asked : undefined;
}

/** "try not to", "be so kind not to"; not "I try not to" */
function isTried(reading: Reading, not: number): boolean {
  return (
    ["try", "careful", "kind"].includes(norm(reading, not - 1)) && !["i", "to", "we"].includes(norm(reading, not - 2))
  );
}

/** "You're not to go through my bag" */
function isForbidden(reading: Reading, not: number): boolean {
  const isYou = norm(reading, not - 1) === "are" && norm(reading, not - 2) === "you";
  return (
    isYou &&
    knownVerbs.has(norm(reading, not + 2)) &&
    reading.sentences[reading.tokens[not]?.sentence ?? -1]?.question === false
  );
}

/** "tell your staff not to", "could you ask your son not to" */
function isPassedOn(reading: Reading, not: number): boolean {
  const phrase = phraseAt(reading, not - 1);
  const verb = (phrase?.end === not ? phrase.first : not) - 1;
  if (phrase?.person === "speaker" || !["tell", "ask", "remind", "get"].includes(norm(reading, verb))) return false;
  return reading.tokens[verb]?.tag === "IMP" || opensOrder(reading, verb) || isAsked(reading, verb);
}

/** "would you be willing not to", "would it be possible (for your boys) not to" */
function isWilling(reading: Reading, not: number): boolean {
  const phrase = phraseAt(reading, not - 1);
  const at = phrase !== undefined && norm(reading, phrase.first - 1) === "for" ? phrase.first - 2 : not - 1;
  if (["willing", "able", "prepared", "agree", "agreeable"].includes(norm(reading, at)))
    return [at - 1, at - 2, at - 3].some((place) => norm(reading, place) === "you");
  const isPossible = ["possible", "ok", "okay", "alright", "right", "feasible"].includes(norm(reading, at));
  return isPossible && [at - 1, at - 2, at - 3].some((place) => norm(reading, place) === "it");
}

/** "would it kill you not to", "would it be so hard not to", "is it too much to ask not to" */
function isHard(reading: Reading, not: number): boolean {
  const before = norm(reading, not - 1);
  if (before === "you") return ["kill", "hurt", "harm"].includes(norm(reading, not - 2));
  const isSo =
    ["hard", "difficult", "tricky", "tough"].includes(before) && ["so", "that", "too"].includes(norm(reading, not - 2));
  return isSo && norm(reading, not - 3) === "be" && norm(reading, not - 4) === "it";
}

/** "can we agree", "promise me", "will you promise", "make sure", "see to it": what is settled comes next; `at` is its last word. */
function isPromised(reading: Reading, at: number): boolean {
  const verb = ["me", "us", "that", "it"].includes(norm(reading, at)) ? at - 1 : at;
  const head = norm(reading, verb) === "sure" ? verb - 1 : verb;
  if (!lists.PROMISING.has(norm(reading, head))) return false;
  if (norm(reading, head) === "make" && norm(reading, verb) !== "sure") return false;
  return reading.tokens[head]?.tag === "IMP" || opensOrder(reading, head) || isAsked(reading, head);
}

/** "Can we agree you won't vape inside?", "promise me you won't ring her", "make sure it doesn't happen again" */
function afterAgree(reading: Reading, not: number): Stretch | undefined {
  if (!isCue(reading, WILL_DO_DOES, not - 1)) return undefined;
  const who = norm(reading, not - 2);
  if (!["you", "it", "this", "that"].includes(who) || !isPromised(reading, not - 3)) return undefined;
  const isCare = lists.FAILING.has(norm(reading, not + 1));
  const isTip = who !== "you" || norm(reading, not - 3) === "sure";
  if (isCare || (isTip && !isAtStake(reading, not))) return undefined;
  return { first: not - 2, end: Math.min(not + 2, reading.tokens.length) };
}

function isAtStake(reading: Reading, from: number): boolean {
  const end = reading.sentences[reading.tokens[from]?.sentence ?? -1]?.endToken ?? from;
  return holds(reading, AGAIN_ME_US, from, end);
}

/** "Could you not take the bus instead?" proposes. */
function isInstead(reading: Reading, not: number): boolean {
  const end = reading.sentences[reading.tokens[not]?.sentence ?? -1]?.endToken ?? not;
  return holds(reading, INSTEAD, not, end);
}

/** "Could you not find a better price?": asked whether it went wrong. */
function isMissed(reading: Reading, verb: number): boolean {
  if (follows(reading, verb, "come", "on")) return true;
  const isMaking = norm(reading, verb) === "make";
  if (isMaking && /^(?:it|tonight|tomorrow|lunch|dinner|\w+day)$/.test(norm(reading, verb + 1))) return true;
  return lists.ACHIEVING.has(norm(reading, verb));
}

/** would you mind not + ing */
function afterMind(reading: Reading, not: number): Stretch | undefined {
  const isAbout = norm(reading, not - 1) === "about" && ["how", "what"].includes(norm(reading, not - 2));
  if (isAbout && norm(reading, not + 1).endsWith("ing"))
    return isAtStake(reading, not) || isRude(reading, not + 1) ? { first: not, end: not + 2 } : undefined;
  const isTried =
    norm(reading, not - 1) === "try" && ["could", "can", "should", "please"].includes(norm(reading, not - 2));
  const first = reading.sentences[reading.tokens[not]?.sentence ?? -1]?.firstToken;
  const isDropped = norm(reading, not - 1) === "mind" && not - 1 === first;
  const isMind = isTried || isDropped || (norm(reading, not - 1) === "mind" && norm(reading, not - 2) === "you");
  return isMind && norm(reading, not + 1).endsWith("ing") ? { first: not, end: not + 2 } : undefined;
}

/** "how about not leaving your plates here" is a rebuke, "how about not cooking tonight" an offer. */
function isRude(reading: Reading, verb: number): boolean {
  const end = reading.sentences[reading.tokens[verb]?.sentence ?? -1]?.endToken ?? verb;
  return holds(reading, YOUR_ONCE_ALWAYS, verb, end) || lists.RUDE_TO_ANYBODY.has(norm(reading, verb));
}

/** "All I ask is that you don't …", "my request is that you don't …", "I would ask that you do not …" */
function asksBefore(reading: Reading, at: number): boolean {
  return [at - 1, at - 2].some((place) => lists.REQUESTS.has(norm(reading, place)));
}

/** would it be ok if you didn't …, I'd appreciate it if you wouldn't … */
function afterIf(reading: Reading, not: number): Stretch | undefined {
  const helper = norm(reading, not - 1);
  const joint = norm(reading, not - 3);
  if (!["did", "would", "do", "could"].includes(helper) || norm(reading, not - 2) !== "you") return undefined;
  const isAsking = (joint === "that" || joint === "is") && asksBefore(reading, not - 3);
  const isGlad =
    (joint === "if" || joint === "when") &&
    lists.GLAD.has(norm(reading, not - 4)) &&
    norm(reading, not - 5) !== "prefer";
  if ((!isGlad && !isAsking) || isMissed(reading, not + 1)) return undefined;
  return { first: not - 1, end: Math.min(not + 2, reading.tokens.length) };
}
