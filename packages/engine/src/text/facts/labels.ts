import * as lists from "../../lexicon/words/labels.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { Match, NounPhrase, Reading } from "../reading.ts";
import { predicateOf } from "./predicate.ts";
import { hasPersonInView, isOther, ofSubject, type Target } from "./target.ts";

const BEFORE_NAMES = cueAsWritten(lists.BEFORE_NAMES);
const KIDS_CHILDREN_BABIES = cueAsWritten("kids children babies teenagers toddlers");

const BE_CALLED = new Set(["call", "consider", "think", "find", "name"]);

/** Whom a label is aimed at: "a clown", "you hypocrite". */
export function targetOfLabel(reading: Reading, match: Match, isAmbiguous: boolean): Target {
  const { first, end } = match;
  if (isAddress(reading, first, end)) return "person";
  if (isAmbiguous && phraseAt(reading, first)?.owner !== undefined) return "thing";
  if (isPraiseOrFact(reading, match)) return "thing";
  const opens = phraseAt(reading, end - 1)?.first ?? first;
  // "I was married to a slob for ten years."
  const subject = norm(reading, opens - 1) === "to" ? undefined : predicateOf(reading, opens)?.subject;
  if (subject !== undefined) return ofLabelled(reading, subject, end, isAmbiguous);
  if (isSelfAddress(reading, first)) return "self";
  if (isOfCourts(reading, match, opens) || isBeast(reading, match, opens)) return "thing";
  if (isAmbiguous) return isCalled(reading, opens, end - 1) ? "person" : "thing";
  return isToldOrPlayed(reading, first, opens) ? "thing" : "person";
}

/** "a hero", "the child ran off", "a donkey brayed" */
function isPraiseOrFact(reading: Reading, { first, text }: Match): boolean {
  return lists.IRONIC.has(text) || (lists.AGES.has(text) && !isYouAre(reading, first));
}

/** "(you are) a clown", "(his manner is) a disgrace" */
function ofLabelled(reading: Reading, subject: NounPhrase, end: number, isAmbiguous: boolean): Target {
  // "Don't trust the timer, it's a liar."
  if (norm(reading, subject.head) === "it") return "thing";
  const target = ofSubject(reading, subject, end);
  if (target === "pointing" || target === "work") return isAmbiguous ? "thing" : "person";
  return target;
}

/** "a thief broke in"; not "that thief", "like a thief" */
function isOfCourts(reading: Reading, { text, end }: Match, opens: number): boolean {
  if (!lists.CRIMES.has(text) || lists.POINTING.has(norm(reading, opens))) return false;
  return !["like", "what", "such"].includes(norm(reading, opens - 1)) && !isOnly(reading, opens, end - 1);
}

/** "The weasel ran under the shed", "a leech stuck to my leg" */
function isBeast(reading: Reading, { text, end }: Match, opens: number): boolean {
  return (
    lists.BEASTS.has(text) &&
    ["a", "an", "the", "my", "our"].includes(norm(reading, opens)) &&
    !["of", "from", "who", "that"].includes(norm(reading, end))
  );
}

/** "He called me a clown", "she plays a villain"; "some idiot called the office" is no calling of names. */
function isToldOrPlayed(reading: Reading, first: number, opens: number): boolean {
  const { verb, subject } = clauseOf(reading, first) ?? {};
  if (verb === undefined) return false;
  const isCalling = verb.end <= opens && BE_CALLED.has(verb.lemma) && subject?.person !== "speaker";
  return isCalling || lists.PLAYS.has(verb.lemma);
}

/** "You are a child", "such a baby"; children also of a named person. */
function isYouAre(reading: Reading, first: number): boolean {
  const opens = phraseAt(reading, first)?.first ?? first;
  const person = predicateOf(reading, opens)?.subject?.person;

  if (person === "you" || norm(reading, opens) === "such") return true;
  // "What a donkey he is!", "he's a bit of a snail", "she's a total sheep", "our keeper is a donkey"
  const { subject, verb } = clauseOf(reading, first) ?? {};
  const isSomebody = subject !== undefined && isOther(subject.person) && verb?.lemma === "be";
  if (!isSomebody) return false;
  if (norm(reading, opens) === "what") return true;
  const isStressed = lists.STRESSES.has(norm(reading, first - 1));
  const isChild = [...lists.CHILDREN].some((age) => norm(reading, first).startsWith(age));
  return isStressed || (!isChild && is(reading, subject.head, "person"));
}

/** "you hypocrite", "…, genius?", "you little brat". */
export function isAddress(reading: Reading, first: number, end: number): boolean {
  let at = first - 1;
  while (tokenAt(reading, at)?.tag === "ADJ") at--;
  while (isCue(reading, BEFORE_NAMES, at)) at--;
  // "You kids have fun"
  if (isCue(reading, KIDS_CHILDREN_BABIES, end - 1)) return false;
  if (norm(reading, at) === "you") return true;
  if (norm(reading, at) === "the" && norm(reading, at - 1) === "," && closes(reading, end) && isOfSubject(reading, at))
    return true;
  if (norm(reading, first - 1) !== ",") return false;
  return closes(reading, end) || (norm(reading, end) === "," && lists.IRONIC.has(reading.tokens[first]?.lemma ?? ""));
}

/** "He lied again, the rat.": a name for the one who did it. */
function isOfSubject(reading: Reading, the: number): boolean {
  const clause = clauseOf(reading, the - 2);
  const subject = clause?.subject;
  const isList = norm(reading, clause?.first ?? 0) === ",";
  return subject !== undefined && ["third", "name"].includes(subject.person) && clause?.verb !== undefined && !isList;
}

/** The sentence ends here. */
function closes(reading: Reading, end: number): boolean {
  const sentence = reading.sentences[tokenAt(reading, end - 1)?.sentence ?? -1];
  if (sentence === undefined) return false;
  for (let at = end; at < sentence.endToken; at++)
    if (reading.tokens[at]?.tag !== "PUNCT" && reading.tokens[at]?.tag !== "SYM") return false;
  return true;
}

/** "What an idiot I am." */
function isSelfAddress(reading: Reading, first: number): boolean {
  const { subject, verb } = clauseOf(reading, first) ?? {};
  return subject?.person === "speaker" && verb?.lemma === "be" && first < subject.first;
}

/** "Only a fraud would say that." */
function isOnly(reading: Reading, opens: number, label: number): boolean {
  return norm(reading, opens - 1) === "only" && norm(reading, label + 1) === "would";
}

/** "married to a *", "I work with a *", "we hired a *" */
function isKept(reading: Reading, opens: number): boolean {
  if (!["a", "an", "some", "that"].includes(norm(reading, opens))) return false;
  const isWith = ["with", "for", "to"].includes(norm(reading, opens - 1));
  if (isWith && lists.KEEPING.has(clauseOf(reading, opens)?.verb?.lemma ?? "")) return true;
  return lists.KEEPING.has(tokenAt(reading, isWith ? opens - 2 : opens - 1)?.lemma ?? "");
}

function isCalled(reading: Reading, opens: number, label: number): boolean {
  const isSuch = norm(reading, opens) === "such" || norm(reading, opens) === "what";
  if (isSuch) return hasPersonInView(reading, opens);
  if (isOnly(reading, opens, label)) return true;
  // "I live with a cheat", "a gossip like you"
  if (lists.OF_COMPANY.has(norm(reading, label)) && (isLikeYou(reading, label + 1) || isKept(reading, opens)))
    return true;
  // "that cowboy you sent", "those scammers"
  return (
    ["that", "those", "this", "these", "some"].includes(norm(reading, opens)) &&
    lists.ONLY_NAMES.has(norm(reading, label))
  );
}

/** "I won't work for a liar like him": whatever is denied, he is called one. */
export function isLikeYou(reading: Reading, end: number): boolean {
  return norm(reading, end) === "like" && ["you", "him", "her", "them", "that"].includes(norm(reading, end + 1));
}
