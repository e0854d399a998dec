import * as lists from "../../lexicon/words/target.ts";
import { cueAsWritten, firstIn, isCue } from "../places.ts";
import { clauseOf, findToken, is, norm, phraseAt, phrasesIn, tokenAt } from "../query.ts";
import type { Match, NounPhrase, Person, Reading } from "../reading.ts";
import { predicateOf } from "./predicate.ts";

const SOMETHING = cueAsWritten("something");
const FOR_ABOUT_ON = cueAsWritten("for about on at");
const WHOEVER = cueAsWritten("whoever");
const WAY = cueAsWritten("way");
const FROM = cueAsWritten("from");
const ANYONE_ANYBODY_SOMEONE = cueAsWritten("anyone anybody someone somebody people");

const WHAT_WHATEVER_HOW = cueAsWritten(lists.WHAT_WHATEVER_HOW);
const IN_AT = cueAsWritten("in at");

/**
 * What a judging word speaks of. person: somebody else, or a group. work: what somebody made, said or does. self: the writer.
 * pointing: "that", "it", "such a thing" with a person's act in view. thing: all the rest.
 */
export type Target = "person" | "work" | "self" | "pointing" | "thing";

/** A word or expression that passes a verdict on somebody, with what it judges. */
export interface Verdict {
  readonly match: Match;
  /** Token indices of the judging words, end exclusive. */
  readonly first: number;
  readonly end: number;
  readonly target: Target;
  readonly severity: number;
}

const ACTS_OF = new Set(["of", "from", "by"]);

/** Nouns for somebody who does or is something: "listener", "loser", "parent". */
const DOER =
  /(?:ers?|ors?|ists?|ians?|ants?|ents?|men|man|woman|women|person|people|guy|friends?|guests?|mates?|boys?|girls?|kids?|ones?|cooks?)$/;

/** Whether this is a person, or people, other than the writer. */
export function isOther(person: Person | undefined): boolean {
  return person === "you" || person === "third" || person === "name" || person === "group";
}

/** Who or what tokens [first, end) judge when they stand before a noun ("lazy work") or after a verb ("you are lazy"). */
export function targetOf(reading: Reading, first: number, end: number): Target {
  const phrase = phraseAt(reading, end - 1);
  const compared = ofComparison(reading, first, end);
  if (compared !== undefined) return compared;
  if (phrase !== undefined && phrase.head >= end) return ofPhrase(reading, phrase, first);
  if (isSomethingDone(reading, first)) return "work";
  const predicate = predicateOf(reading, first);
  if (predicate?.subject !== undefined) {
    const target = ofSubject(reading, predicate.subject, end);
    return target === "thing" && isPastDeed(reading, first) ? "pointing" : target;
  }
  const named = ofNamed(reading, norm(reading, end) === "still" ? end + 1 : end);
  if (named !== undefined) return named;
  // "Lazy loading broke the page": what is done so is the subject.
  if (tokenAt(reading, end)?.form === "ing" && clauseOf(reading, first)?.subject === undefined) return "thing";
  if (isAfterthought(reading, first, end)) return "pointing";
  return isExclaimed(reading, first) ? "pointing" : "thing";
}

/** "You took the last seat, very selfish", "…, how inconsiderate": a verdict hung behind what somebody did. */
function isAfterthought(reading: Reading, first: number, end: number): boolean {
  const stop = reading.tokens[end];
  if (stop !== undefined && stop.tag !== "PUNCT") return false;
  let at = first - 1;
  while (lists.DEGREES.has(norm(reading, at))) at--;
  if (![",", "-", "–", "—"].includes(norm(reading, at))) return false;
  const { subject, verb } = clauseOf(reading, at - 1) ?? {};
  return verb !== undefined && verb.end <= at && verb.lemma !== "be" && isOther(subject?.person);
}

/** "Sending a smiley after the layoffs was tone-deaf": said of one deed, done. */
function isPastDeed(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const opener = reading.tokens[reading.sentences[clause?.sentence ?? -1]?.firstToken ?? -1];
  if (clause?.verb === undefined || opener === undefined) return false;
  const isTo = opener.norm === "to" && reading.tokens[opener.index + 1]?.tag === "VERB";
  if (!isTo && (opener.form !== "ing" || opener.tag !== "VERB")) return false;
  return clause.verb.tense === "past" || isCalledName(reading, clause.sentence);
}

/** "…, Gary." */
function isCalledName(reading: Reading, sentence: number): boolean {
  const end = reading.sentences[sentence]?.endToken ?? 0;
  const last = tokenAt(reading, end - 1)?.tag === "PUNCT" ? end - 2 : end - 1;
  const name = phraseAt(reading, last);
  return name?.person === "name" && norm(reading, name.first - 1) === ",";
}

/** "something sly about how you …", "never met anyone as selfish as your brother": the person stands behind. */
function ofComparison(reading: Reading, first: number, end: number): Target | undefined {
  const next = norm(reading, end);
  if (next === "about") {
    const something = firstIn(reading, SOMETHING, first - 4, first);
    const doer =
      something === -1
        ? -1
        : findToken(
            reading,
            end + 1,
            end + 5,
            ({ index }) => isOther(phraseAt(reading, index)?.person) || isOther(phraseAt(reading, index)?.owner),
          );
    return doer === -1 ? undefined : "work";
  }
  const isAnyone = isCue(reading, ANYONE_ANYBODY_SOMEONE, first - 2);
  const isSo = isAnyone && norm(reading, first - 1) === "so" && (reading.tokens[end]?.tag ?? "PUNCT") === "PUNCT";
  const isMet = ["meet", "see", "know", "encounter"].includes(clauseOf(reading, first)?.verb?.lemma ?? "");
  if (isSo && (isMet || tokenAt(reading, first - 3)?.tag === "ADP")) return "person";
  const isUnmatched =
    next === "as" && ["nobody", "noone"].includes(norm(reading, clauseOf(reading, first)?.subject?.head ?? -1));
  if (isUnmatched && isOther(phraseAt(reading, end + 1)?.person)) return "person";
  const isDegree = next === "as" && ["as", "so"].includes(norm(reading, first - 1));
  const met = isDegree ? clauseOf(reading, first)?.verb : undefined;
  if (met === undefined || !met.negated || !["meet", "see", "know", "encounter", "have"].includes(met.lemma))
    return undefined;
  const phrase = phraseAt(reading, end + 1);
  return isOther(phrase?.person) ? "person" : undefined;
}

/** The target of a word before a noun, by that noun phrase. */
function ofPhrase(reading: Reading, phrase: NounPhrase, first: number): Target {
  const head = phrase.head;
  const isOurs =
    phrase.owner === "speaker" &&
    phrase.person === "third" &&
    (lists.HARSH_AT_HOME.has(norm(reading, first)) || lists.AT_WORK.has(norm(reading, head)));
  if (phrase.owner === "speaker" && !isOurs) return "self";
  if (
    isOther(phrase.person) ||
    is(reading, head, "verdict-noun") ||
    is(reading, head, "person") ||
    is(reading, head, "kin")
  )
    return describedPerson(reading, phrase, first);
  if (phrase.person === "generic")
    return isMentioned(reading, phrase) ? "thing" : describedPerson(reading, phrase, first);
  const whose = predicateOf(reading, phrase.first);
  if (
    whose?.verb?.lemma === "be" &&
    DOER.test(norm(reading, head)) &&
    isOther(whose.subject?.person) &&
    !is(reading, head, "thing")
  )
    return whose.subject === undefined ? "person" : ofSubject(reading, whose.subject, phrase.end);
  if (phrase.person === "work") return isWork(reading, phrase) ? "work" : "thing";
  const named = ofNamed(reading, phrase.end);
  if (named !== undefined) return named;
  if (!is(reading, head, "act-noun") && !is(reading, head, "work-noun")) return "thing";
  const doer = phraseAt(reading, phrase.end);
  if (doer !== undefined && isOther(doer.person)) return "work";
  if (isSuch(reading, phrase)) return "pointing";
  if (isMadeBySomebody(reading, phrase)) return "work";
  const isShown = ["this", "that", "these", "those"].includes(norm(reading, phrase.first));
  if (isShown && isOther(clauseOf(reading, phrase.first)?.subject?.person)) return "work";
  if (!is(reading, head, "act-noun")) return "thing";
  const predicate = predicateOf(reading, phrase.first);
  // "he's got a nasty cut" tells what he has, not what he is.
  const isManner = lists.WAY_MANNER_HABIT.has(norm(reading, head));
  const own = clauseOf(reading, phrase.first);
  const isTheirs = own?.verb?.lemma === "have" || norm(reading, phrase.first - 1) === "in";
  if (isManner && isTheirs && isOther(own?.subject?.person)) return "work";
  const isHad = predicate?.verb !== undefined && ["get", "have"].includes(predicate.verb.lemma) && !isManner;
  if (predicate?.subject !== undefined) return isHad ? "thing" : ofSubject(reading, predicate.subject, phrase.end);
  if (isAfterthought(reading, phrase.first, phrase.end)) return "pointing";
  const isOne =
    ["a", "an"].includes(norm(reading, phrase.first)) && !["what", "such"].includes(norm(reading, phrase.first - 1));
  return isExclaimed(reading, phrase.first) && !isOne ? "pointing" : "thing";
}

/** "The interpreter did a lousy job", "you handed in a sloppy essay": made by the subject. */
function isMadeBySomebody(reading: Reading, phrase: NounPhrase): boolean {
  const { verb, subject, role } = clauseOf(reading, phrase.first) ?? {};
  if (verb === undefined || role === "if" || verb.passive) return false;
  const isPlayed = verb.lemma === "play" && /^(?:trick|joke|prank)s?$/.test(norm(reading, phrase.head));
  return (
    (isPlayed || lists.MAKES.has(verb.lemma)) &&
    phrase.first - verb.end <= 2 &&
    phrase.first >= verb.end &&
    isOther(subject?.person)
  );
}

/** "You did something really rude" */
function isSomethingDone(reading: Reading, first: number): boolean {
  let at = first - 1;
  while (lists.DEGREES.has(norm(reading, at))) at--;
  if (norm(reading, at) !== "something") return false;
  const { verb, imperative } = clauseOf(reading, first) ?? {};
  return verb !== undefined && verb.end === at && !imperative && lists.MAKES.has(verb.lemma);
}

/** "The play is about a foolish king": told of a thing, nobody is judged. */
function isInvented(reading: Reading, phrase: NounPhrase): boolean {
  if (lists.PLAY_ACT_PORTRAY.has(doneTo(reading, phrase))) return true;
  const start = norm(reading, phrase.first);
  const subject = clauseOf(reading, phrase.first)?.subject;
  return (
    (start === "a" || start === "an") &&
    subject !== undefined &&
    subject.first < phrase.first &&
    is(reading, subject.head, "thing")
  );
}

/** The verb before the phrase, "" when none stands there. */
function doneTo(reading: Reading, phrase: NounPhrase): string {
  const verb = clauseOf(reading, phrase.first)?.verb;
  return verb !== undefined && verb.end <= phrase.first ? verb.lemma : "";
}

/** "I've seldom read such a slipshod report." */
function isSuch(reading: Reading, phrase: NounPhrase): boolean {
  return ["such", "what"].includes(norm(reading, phrase.first));
}

/** "He writes about greedy landlords": a kind of people that the sentence only mentions. */
function isMentioned(reading: Reading, phrase: NounPhrase): boolean {
  const subject = clauseOf(reading, phrase.first)?.subject;
  const isPlural = reading.tokens[phrase.head]?.lemma !== norm(reading, phrase.head);
  return (
    isPlural &&
    subject !== undefined &&
    subject.index !== phrase.index &&
    predicateOf(reading, phrase.first) === undefined
  );
}

/** "a lazy man": who is he? "You are a lazy man", "the lazy nurse", but not "I met no lazy people". */
function describedPerson(reading: Reading, phrase: NounPhrase, first: number): Target {
  if (phrase.person === "generic" && isMentioned(reading, phrase)) return "thing";
  // "complaints about rude staff"
  const isTopic =
    phrase.first === first && phrase.owner === undefined && ["about", "against"].includes(norm(reading, first - 1));
  if (isTopic && phrase.person === "group" && clauseOf(reading, first)?.subject?.person !== "you") return "thing";
  const subject = predicateOf(reading, phrase.first)?.subject;
  if (subject === undefined) return isInvented(reading, phrase) ? "thing" : "person";
  if (lists.FICTION.has(norm(reading, subject.head)) || isDevice(reading, subject)) return "thing";
  const target = ofSubject(reading, subject, phrase.end);
  return target === "thing" ? "person" : target;
}

/** "The front door is a stubborn brute" */
function isDevice(reading: Reading, { person, head }: NounPhrase): boolean {
  return person === "thing" && (is(reading, head, "thing") || is(reading, head, "notice-word"));
}

/** Work is what people make, say and do; their dogs, cars and printers are things. */
export function isWork(reading: Reading, phrase: NounPhrase): boolean {
  const head = phrase.head;
  // "My French is amateurish"
  if (phrase.owner === "speaker" && lists.LANGUAGE.has(norm(reading, head))) return false;
  if (is(reading, head, "act-noun") || is(reading, head, "work-noun")) return true;
  return !is(reading, head, "thing");
}

/** The target of a complement, by the subject that it describes. */
export function ofSubject(reading: Reading, subject: NounPhrase, end: number): Target {
  if (subject.person === "speaker") return "self";
  if (norm(reading, subject.head) === "party") return "thing";
  if (lists.FICTION.has(norm(reading, subject.head))) return "thing";
  if (isOther(subject.person)) return "person";
  if (subject.person === "generic") return "person";
  if (subject.person === "work") return isWork(reading, subject) ? "work" : "thing";
  if (isWhoever(reading, subject)) return "person";
  if (isDoneBySomebody(reading, subject) || isUnderWork(reading, subject) || isManner(reading, subject)) return "work";
  const named = ofNamed(reading, end);
  if (named !== undefined) return named;
  if (isCalledMaker(reading, subject) || isFeltAct(reading, subject)) return "work";
  const isPointed = isPointedAct(reading, subject);
  if (isPointed && lists.SPOKEN.has(norm(reading, subject.head))) return "work";
  if (isPointed || isSaid(reading, subject)) return "pointing";
  return lists.POINTERS.has(norm(reading, subject.head)) ? "pointing" : "thing";
}

/** Farther back than this, what opens a sentence belongs to other words than these. */
const FAR_OPENER = 8;

/** "Whoever muted *it* is a menace": read as the subject, it is what somebody did something to. */
function isWhoever(reading: Reading, { first, head }: NounPhrase): boolean {
  const opener = firstIn(reading, WHOEVER, first - FAR_OPENER, first + 1);
  return opener !== -1 && reading.tokens[opener]?.sentence === reading.tokens[head]?.sentence;
}

/** "The way Bettina handled *that interview* was a disgrace", "the way Tom parks": how somebody does something. */
function isManner(reading: Reading, { first, end }: NounPhrase): boolean {
  const way = firstIn(reading, WAY, first - FAR_OPENER, Math.max(first, end - 1));
  if (
    way === -1 ||
    norm(reading, way - 1) !== "the" ||
    reading.tokens[way]?.sentence !== reading.tokens[first]?.sentence
  )
    return false;
  const doer = reading.tokens[way + 1];
  const phrase = phraseAt(reading, way + 1);
  return doer?.tag === "PROPN" || (phrase?.first === way + 1 && isOther(phrase.person));
}

/** "Your excuse for missing *the drill* was pathetic": read as the subject, it hangs on somebody's words or deeds. */
function isUnderWork(reading: Reading, { first }: NounPhrase): boolean {
  const joint = firstIn(reading, FOR_ABOUT_ON, first - 3, first);
  const phrase = phraseAt(reading, joint - 1);
  return phrase?.person === "work" && isWork(reading, phrase);
}

/** "the way you spoke", "the manners at your desk", "what you said", "everything about your talk": an act with its doer behind it. */
function isDoneBySomebody(reading: Reading, subject: NounPhrase): boolean {
  const isWhatDone = isFreeRelative(reading, subject);
  if (!isWhatDone && !is(reading, subject.head, "act-noun") && !is(reading, subject.head, "work-noun")) return false;
  const next = subject.end;
  if (isReceived(reading, next)) return true;
  const isAbout = lists.THAT_WHICH_IN.has(norm(reading, next));
  const doer = phraseAt(reading, isAbout ? next + 1 : next);
  if (doer === undefined) return false;
  const isOwned = isAbout && norm(reading, next) !== "with" && (isOther(doer.owner) || doer.person === "work");
  return isOther(doer.person) || isOwned;
}

/** "the answer I got from the school", "the reply we had from your office" */
function isReceived(reading: Reading, at: number): boolean {
  if (!["i", "we"].includes(norm(reading, at))) return false;
  // "the reply I received was insulting"
  const isOwnSaid = lists.SAID.has(norm(reading, at - 1)) && lists.GOTTEN.has(reading.tokens[at + 1]?.lemma ?? "");
  if (isOwnSaid && reading.tokens[at + 2]?.tag === "AUX") return true;
  const from = firstIn(reading, FROM, at + 1, at + 5);
  return (
    from !== -1 &&
    lists.GOTTEN.has(reading.tokens[from - 1]?.lemma ?? "") &&
    isOther(phraseAt(reading, from + 1)?.person)
  );
}

/** "what you did", "everything he says". */
export function isFreeRelative(reading: Reading, { head }: NounPhrase): boolean {
  return isCue(reading, WHAT_WHATEVER_HOW, head);
}

/** "That remark was cruel": a "that" before somebody's act. */
function isPointedAct(reading: Reading, subject: NounPhrase): boolean {
  return (
    is(reading, subject.head, "act-noun") &&
    ["this", "that", "these", "those", "such"].includes(norm(reading, subject.first))
  );
}

/** "The note on the door was flippant", "the reply was rude": words that somebody in view wrote or said. */
function isSaid(reading: Reading, { first, head }: NounPhrase): boolean {
  return (
    norm(reading, first) === "the" &&
    lists.SAID.has(norm(reading, head)) &&
    phrasesIn(reading, 0, first).some((phrase) => isOther(phrase.person) || isOther(phrase.owner))
  );
}

/** "I'm upset because the message was so heartless": what hurts somebody has somebody behind it. */
function isFeltAct(reading: Reading, { head }: NounPhrase): boolean {
  const clause = clauseOf(reading, head);
  if (clause?.role !== "cause" || !is(reading, head, "act-noun")) return false;
  const main = reading.clauses[clause.index - 1];
  if (is(reading, head, "thing") || main === undefined || main.sentence !== clause.sentence) return false;
  if (["cry", "weep", "sob", "resign", "quit"].includes(main.verb?.lemma ?? "")) return true;
  // "We had to start again because the handover was a shambles."
  if (main.subject?.person === "speaker" && main.verb?.modal === "have to") return true;
  const isSore = ({ index }: { readonly index: number }) =>
    is(reading, index, "feeling-unpleasant") || is(reading, index, "distress-sign");
  return findToken(reading, main.first, main.end, isSore) !== -1;
}

/** "The middle part is sloppy, Petros": the maker is called by name. */
function isCalledMaker(reading: Reading, subject: NounPhrase): boolean {
  if (!is(reading, subject.head, "work-noun") && !is(reading, subject.head, "act-noun")) return false;
  const sentence = reading.sentences[reading.tokens[subject.head]?.sentence ?? -1];
  if (sentence === undefined) return false;
  for (let at = subject.end; at < sentence.endToken; at++) {
    const phrase = phraseAt(reading, at);
    if (phrase?.person === "name" && phrase.first === at && norm(reading, at - 1) === ",") return true;
  }
  return false;
}

/** "cowardly of the dean", "another sloppy handover from your lot". */
export function ofNamed(reading: Reading, end: number): Target | undefined {
  const isIn = isCue(reading, IN_AT, end);
  if (!isIn && !ACTS_OF.has(norm(reading, end))) return undefined;
  const phrase = phraseAt(reading, end + 1);
  if (phrase === undefined) return undefined;
  if (isIn) return is(reading, end - 1, "verdict-noun") && isOther(phrase.owner) ? "work" : undefined;
  if (phrase.person === "speaker") return "self";
  return isOther(phrase.person) || lists.HOUSES.has(norm(reading, phrase.head)) ? "work" : undefined;
}

/** "How rude.", "What a silly thing to say!", "So lazy.": no verb before it in its sentence. */
function isExclaimed(reading: Reading, first: number): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const verb = findToken(
    reading,
    sentence.firstToken,
    first,
    ({ tag }) => tag === "VERB" || tag === "AUX" || tag === "IMP",
  );
  if (verb !== -1) return false;
  const noun = findToken(
    reading,
    sentence.firstToken,
    first,
    ({ tag, phrase }) => tag === "NOUN" && phrase !== reading.tokens[first]?.phrase,
  );
  return noun === -1;
}

/** Whether a person's act stands close before, at which "that" or "how rude" can point. */
export function hasPersonInView(reading: Reading, index: number): boolean {
  const here = reading.tokens[index]?.sentence ?? 0;
  const from = reading.sentences[Math.max(0, here - 3)]?.firstToken ?? 0;
  const to = reading.sentences[Math.min(here + 1, reading.sentences.length - 1)]?.endToken ?? index;
  return phrasesIn(reading, from, to).some((phrase) => isOther(phrase.person) || isOther(phrase.owner));
}
