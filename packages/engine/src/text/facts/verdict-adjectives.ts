import * as lists from "../../lexicon/words/verdict-adjectives.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, findToken, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, Reading, Token } from "../reading.ts";
import { perText } from "../word.ts";
import { isAimed } from "./aimed.ts";
import { isDisowned, isFond, isLeadingQuestion, isNegated } from "./denied.ts";
import { type Predicate, predicateOf } from "./predicate.ts";
import { POINTED, SOFT, STRESS } from "./soft-words.ts";
import { hasPersonInView, isOther, isWork, targetOf, type Verdict } from "./target.ts";
import { isCalledMe } from "./verdict-nouns.ts";
import { addTurned, ofWhom } from "./verdict-turned.ts";

const ON_AT_IN = cueAsWritten("on at in under");
const ONE_THING_QUESTION = cueAsWritten("one thing question");

const USUAL_SEVERITY = 0.6;
/** From here on a word is harsh enough to count against oneself. */
const HARSH = 0.75;
/** Hold their own "not": "not exactly bright". */
const isNegativeEntry = perText((text) =>
  /^(?:not|never|can't|cannot|nowhere|don't|doesn't|didn't|haven't|hasn't|couldn't|have no|has no|had no|no|nothing) /.test(
    text,
  ),
);
/** These fit a thing or an event as well, so "that was …" needs a person in view. */
const THINGLIKE =
  /^(?:ridic|absurd|ludicrous|laughable|insane|crazy|bonkers|mental|stupid|dumb|silly|useless|rubbish|garbage|crap|shit|lousy|rotten|dire|dismal|woeful|mess|chaotic|annoy|irritat|infuriat|exasperat|maddening|aggravating|ted|tires|unbearable|insufferable|impossible|intolerable|vile|nasty|vicious|evil|unfair|unjust|outrag|disgust|gross|weird|creepy|embarrass|shocking|cring|ugly|hideous|a waste|a bit|beyond a|ineff|unreliab|unhelpful|unstable|volatile|odious|appalling|abysmal|atrocious|diabolical|nutty|nonsens|farcical|preposterous|pathetic|pitiful|mediocre|sub|awful|dreadful|all over|painfully|crummy|tacky|tasteless|tawdry|cruel|hideous|primitive|filthy|unacceptable|revolt|nauseat|sicken|horr|grotesq|obscen|heinous|abomin|unspeak|oppress|wasteful|over|naff|banal|trite|hackney|convolut|garbled|disjoint|stilted|turgid|unconvinc|unsatisf|unwork|unwise|flawed|question|uninspir|unfunny|risible|extort|distaste|disrupt|hit|bogus|contrived|knee)/;

/** Judging adjectives that speak of a person, their work or an act. */
export function findAdjectives(reading: Reading): Verdict[] {
  const found: Verdict[] = [];
  for (const match of matchesOf(reading, "verdict-adjective")) add(reading, match, false, found);
  for (const match of matchesOf(reading, "verdict-ambiguous")) add(reading, match, true, found);
  for (const match of matchesOf(reading, "praise-adjective")) addTurned(reading, match, found);
  return found;
}

function add(reading: Reading, match: Match, isAmbiguous: boolean, found: Verdict[]): void {
  const { first, end } = match;
  const predicate = predicateOf(reading, first);
  if (isOtherForm(reading, match) || norm(reading, first - 1) === "like" || isForetold(predicate)) return;
  if (isCalledMe(reading, first)) return;
  const isNegative = isNegativeEntry(match.text);
  const isTold = isOrdered(reading, first);
  if (isDisowned(reading, first) || (!isNegative && !isTold && isNegated(reading, first))) return;
  if (isSoftened(reading, match) || isPlainTalk(reading, match) || isInPlay(reading, end)) return;
  if ((end - first === 1 && isDone(reading, first)) || isAskedOfAnother(reading, first)) return;
  // "grumpy because of you": a feeling, and whom it is laid on
  if (is(reading, first, "feeling-unpleasant") && norm(reading, end) === "because" && norm(reading, end + 1) === "of")
    return;
  if (isFelt(predicate) || isImpersonal(reading, predicate, first, end) || isSelfAsked(reading, first)) return;
  const severity = match.severity ?? USUAL_SEVERITY;
  const target = isTold ? "person" : isNegative ? ofWhom(reading, first, end) : targetOf(reading, first, end);
  if (target === "thing") return;
  if (
    target === "self" &&
    !isBadParent(reading, match) &&
    (isAmbiguous || severity < HARSH || !isBareSelf(reading, first))
  )
    return;
  if (target === "pointing" && !isPointed(reading, match, isAmbiguous)) return;
  if (isTold && isAmbiguous && SOFT.has(match.text)) return;
  if (isTold && ["silly", "daft"].includes(match.text) && norm(reading, first - 1) === "be") return;
  if (isAmbiguous && !isTold && target !== "pointing" && target !== "self" && !isAimed(reading, match, target)) return;
  found.push({ match, first, end, target, severity });
}

/** "I'm a terrible mother", "I'm a rubbish friend": a hard name for oneself. */
function isBadParent(reading: Reading, { end, text }: Match): boolean {
  const isHard = lists.TERRIBLE_AWFUL_HORRIBLE.has(text);
  const isClose = is(reading, end, "kin");
  return isHard && isClose && ["a", "an", "such"].includes(norm(reading, end - 2));
}

/** "That was childish" is about somebody by its sense; "that was ridiculous" needs a person in view. */
function isPointed(reading: Reading, { first, end, text }: Match, isAmbiguous: boolean): boolean {
  const phrase = phraseAt(reading, first);
  const isOnAct = phrase !== undefined && phrase.head >= end && !isAmbiguous;
  // "Lewd jokes are banned" tells of nobody; "Lewd jokes!" points at somebody's.
  if (isOnAct) return clauseOf(reading, first)?.subject?.index !== phrase.index || hasPersonInView(reading, first);
  if (phrase !== undefined && phrase.head >= end && isAmbiguous) return POINTED.has(text);
  if (isAmbiguous && !POINTED.has(text)) return false;
  const subject = predicateOf(reading, first)?.subject;
  const isIt = subject !== undefined && ["it", "they"].includes(norm(reading, subject.head));
  if (isIt && (isAfterDeed(reading, first) || isAfterWork(reading, first))) return true;
  const isTheWay =
    norm(reading, end) === "," &&
    ["the", "how", "what"].includes(norm(reading, end + 1)) &&
    hasPersonInView(reading, end);
  // "It was cruel what you did"
  const isDeed = norm(reading, end) === "what" && isOther(phraseAt(reading, end + 1)?.person);
  if (isIt && (isTheWay || isDeed || norm(reading, end) === "how")) return true;
  if (isIt && HARD.test(text) && norm(reading, end) === "that") return tellsOfOther(reading, end);
  if (isIt) return !THINGLIKE.test(text) && hasPersonInView(reading, first);
  if (
    subject === undefined &&
    THINGLIKE.test(text) &&
    reading.tokens[end] !== undefined &&
    reading.tokens[end]?.tag !== "PUNCT"
  )
    return false;
  return (!isAmbiguous && !THINGLIKE.test(text)) || hasPersonInView(reading, first);
}

/** "You called me thick in front of him, and it was cruel.": what somebody did just before. */
function isAfterDeed(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const before = reading.clauses[(clause?.index ?? 0) - 1];
  return (
    clause !== undefined &&
    before?.sentence === clause.sentence &&
    norm(reading, clause.first) === "and" &&
    isOther(before.subject?.person) &&
    before.verb?.tense === "past" &&
    !before.verb.passive
  );
}

/** "We tried your lasagne and it was vile": said of what somebody made, the last thing named before. */
function isAfterWork(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const before = reading.clauses[(clause?.index ?? 0) - 1];
  if (clause?.subject === undefined || before?.verb === undefined) return false;
  // "Your plan makes no sense, it's stupid"
  if (before.subject?.person === "work" && before.sentence === clause.sentence) return isWork(reading, before.subject);
  if (before.subject?.person !== "speaker") return false;
  for (let at = clause.subject.first - 1; at >= before.verb.end; at--) {
    const phrase = phraseAt(reading, at);
    if (phrase === undefined) continue;
    return phrase.person === "work" && isOther(phrase.owner) && isWork(reading, phrase);
  }
  return false;
}

/** "Don't be so stubborn", "stop being lazy": the order holds the verdict. */
function isOrdered(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  if (clause === undefined || verb === undefined || !clause.imperative) return false;
  const from =
    verb.lemma === "be"
      ? verb.end
      : ["stop", "quit"].includes(verb.lemma) && norm(reading, verb.end) === "being"
        ? verb.end + 1
        : -1;
  if (from === -1 || (verb.lemma === "be" && !verb.negated) || first - from > 3) return false;
  for (let at = from; at < first; at++) if (!lists.SO_SUCH_TOO.has(norm(reading, at))) return false;
  return true;
}

/** "stubborn and funny", "moody, and I love him": said with affection. */
function isSoftened(reading: Reading, { first, end, text }: Match): boolean {
  const isPaired = norm(reading, end) === "and" && is(reading, end + 1, "praise-adjective");
  // "stubborn and so am I", "slow with repairs but kind about the rent"
  const isShared = ({ norm: word, index }: Token) =>
    word === "so" &&
    ["am", "are", "was", "were"].includes(norm(reading, index + 1)) &&
    ["i", "we"].includes(norm(reading, index + 2));
  if (findToken(reading, end, end + 4, isShared) !== -1) return true;
  const isMild = lists.SLOW_STRICT_TOUGH.has(text);
  const but = isMild ? findToken(reading, end, end + 5, ({ norm: word }) => word === "but") : -1;
  if (but !== -1 && (is(reading, but + 1, "praise-adjective") || is(reading, but + 1, "praise"))) return true;
  return isPaired || isFond(reading, first);
}

/** "aggressive on the pitch", "ruthless at chess": part of the game. */
function isInPlay(reading: Reading, end: number): boolean {
  const place = norm(reading, end + 1) === "the" ? end + 2 : end + 1;
  if (!isCue(reading, ON_AT_IN, end)) return false;
  return lists.PITCH_COURT_FIELD.has(norm(reading, place));
}

/** "sickening for a cold", "over the top of the hill": what follows makes another thing of the word. */
const BEFORE_PLAIN: Readonly<Record<string, RegExp>> = {
  hard: /^to$/,
  superior: /^to$/,
  cutting: /^(?:boards?|mats?|wheels?|dis[ck]s?|edges?|tools?|machines?|room|knife|knives|gardens?|table|blades?)$/,
  sickening: /^for$/,
  dense: /^with$/,
  "out of your mind": /^with$/,
  "out of his mind": /^with$/,
  "out of her mind": /^with$/,
  thick: /^with$/,
  nasty:
    /^(?:cuts?|bruises?|bumps?|burns?|bites?|stings?|grazes?|wounds?|rash|falls?|gash|blisters?|splinters?|cough|cold|bug|virus|surprise|shock)$/,
  revolting: /^against$/,
  "over-the-top": /^of$/,
  spoiled: /^by$/,
  spoilt: /^by$/,
};

/** "hard to hear", "lactose intolerant", "crazy about you", "how awful that your dad is ill". */
function isPlainTalk(reading: Reading, { first, end, text }: Match): boolean {
  const next = norm(reading, end);
  if (BEFORE_PLAIN[text]?.test(next)) return true;
  if (text === "intolerant" && ["lactose", "gluten", "wheat", "dairy", "alcohol"].includes(norm(reading, first - 1)))
    return true;
  if ((next === "boy" || next === "girl") && norm(reading, first - 3) === "who" && norm(reading, first - 1) === "a")
    return true;
  const opens = phraseAt(reading, first)?.first ?? first;
  // "It's a stupid little thing but I miss your notes."
  const named = next === "little" || next === "old" ? end + 1 : end;
  const isSmall =
    named > end && ["this", "that"].includes(norm(reading, predicateOf(reading, opens)?.subject?.head ?? -1));
  if (
    isCue(reading, ONE_THING_QUESTION, named) &&
    (isItself(reading, first) || (isSmall && norm(reading, first - 2) === "is")) &&
    !["to", "for"].includes(norm(reading, named + 1))
  )
    return true;
  if (text === "rash" && phraseAt(reading, first)?.head === first) return true;
  // "crazy good at this"
  const isMuch = ["crazy", "insane", "mad", "wicked", "stupid", "silly"].includes(text);
  if (
    isMuch &&
    (is(reading, end, "praise-adjective") || ["good", "fast", "talented", "strong", "cheap", "early"].includes(next))
  )
    return true;
  if (
    text === "sharp" &&
    (tokenAt(reading, first - 1)?.tag === "NUM" || ["noon", "midnight"].includes(norm(reading, first - 1)))
  )
    return true;
  if (text === "flaky" && lists.TESTS_TEST_BUILDS.has(next)) return true;
  if (norm(reading, end) === "of" && is(reading, phraseAt(reading, end + 1)?.head ?? -1, "thing")) return true;
  if (lists.WAITER_WAITERS_BELL.has(next) && (text === "dumb" || text === "silly" || text === "stupid")) return true;
  if ((text === "crazy" || text === "nuts") && next === "about") return true;
  // "Dumb question: …" opens a question of the writer's own.
  if (next === "question" && tokenAt(reading, first - 1)?.sentence !== reading.tokens[first]?.sentence) return true;
  return (
    ["awful", "terrible", "horrible", "dreadful"].includes(text) &&
    norm(reading, first - 1) === "how" &&
    (next === "that" || next === "for" || next === "to")
  );
}

/** "It's a stubborn old thing", said of the door before it. */
function isItself(reading: Reading, first: number): boolean {
  const subject = predicateOf(reading, phraseAt(reading, first)?.first ?? first)?.subject;
  return subject !== undefined && norm(reading, subject.head) === "it";
}

/** "meaning" is no form of "mean", and "sorry for meddling" tells what was done. */
function isOtherForm(reading: Reading, { first, end, text }: Match): boolean {
  const word = norm(reading, first);
  if (word.endsWith("ing") && norm(reading, first - 1) === "for") return true;
  return end - first === 1 && /(?:ing|ed)$/.test(word) && !/(?:ing|ed)$/.test(text);
}

/** "You will be spoilt for choice", "he would be insane to sell": nothing is said to be so. */
function isForetold(predicate: Predicate | undefined): boolean {
  const verb = predicate?.verb;
  return verb !== undefined && ["will", "would", "may", "might", "shall"].includes(verb.modal);
}

/** "You spoiled the evening": the tagger's verb, not an adjective. */
function isDone(reading: Reading, first: number): boolean {
  const verb = clauseOf(reading, first)?.verb;
  return verb !== undefined && verb.head === first && !verb.passive && verb.head === verb.first;
}

/** "Was the waiter rude to you?" asks what happened. */
function isAskedOfAnother(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const sentence = reading.sentences[clause?.sentence ?? -1];
  if (clause !== undefined && isGuessed(reading, clause, first)) return true;

  if (!sentence?.question || clause?.verb === undefined || clause.subject?.person === "you") return false;
  if (isLeadingQuestion(reading, clause)) return false;
  return (
    clause.verb.first === sentence.firstToken &&
    (!isStressed(reading, clause, first) || ["loud", "noisy", "busy"].includes(norm(reading, first)))
  );
}

/** "Is he that rude?", "is she always so rude?"; "was that rude?" asks. */
function isStressed(reading: Reading, { subject }: Clause, first: number): boolean {
  const before = norm(reading, first - 1);
  return STRESS.has(before) && subject?.head !== first - 1;
}

/** "Are you grumpy?", "You must be impatient by now": a guess at how somebody feels. */
function isGuessed(reading: Reading, { verb, sentence }: Clause, first: number): boolean {
  if (verb === undefined || !is(reading, first, "feeling-unpleasant") || STRESS.has(norm(reading, first - 1)))
    return false;
  const isAsked =
    reading.sentences[sentence]?.question === true && verb.first === reading.sentences[sentence]?.firstToken;
  return (isAsked && !verb.negated) || (verb.modal === "must" && norm(reading, first - 1) === "be");
}

/** "Am I being silly?": asked about oneself. */
function isSelfAsked(reading: Reading, first: number): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (!sentence?.question || first - sentence.firstToken > 5) return false;
  return ["am", "was"].includes(norm(reading, sentence.firstToken)) && norm(reading, sentence.firstToken + 1) === "i";
}

/** "I feel stupid" is the business of other codes. */
function isFelt(predicate: Predicate | undefined): boolean {
  return predicate?.verb?.lemma === "feel" && predicate.subject?.person !== "work";
}

/** "It is rude to …", "it's unfair that …" without a person is a rule for everyone, another code. */
function isImpersonal(reading: Reading, predicate: Predicate | undefined, first: number, end: number): boolean {
  const subject = predicate?.subject;
  if (subject === undefined || norm(reading, subject.head) !== "it") return false;
  const next = norm(reading, end);
  if (next === "how" && ["you", "he", "she", "they"].includes(norm(reading, end + 1)))
    return /^(?:crazy|insane|ridiculous|mad|unreal)/.test(norm(reading, first));
  if (!["to", "that", "when", "how", "if"].includes(next)) return false;
  const isOfThings = THINGLIKE.test(norm(reading, first)) && !HARD.test(norm(reading, first));
  return isOfThings || next === "how" || !tellsOfOther(reading, end);
}

/** "It's pathetic that you can't say sorry": these of the words for things and deeds pity nobody. */
const HARD =
  /^(?:pathetic|pitiful|vile|nasty|cruel|vicious|evil|unacceptable|tasteless|disgust|stupid|creepy|odious|farcical)/;

/** "It was unprofessional to discuss my salary, Tom", "it's rude that you left" (ruling 11). */
function tellsOfOther(reading: Reading, end: number): boolean {
  const sentence = reading.sentences[reading.tokens[end]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const last = tokenAt(reading, sentence.endToken - 1)?.tag === "PUNCT" ? sentence.endToken - 2 : sentence.endToken - 1;
  const name = phraseAt(reading, last);
  const isCalled = name?.person === "name" && norm(reading, name.first - 1) === ",";
  const subject = clauseOf(reading, end + 1)?.subject;
  const isDoer = norm(reading, end) !== "to" && subject !== undefined && subject.first === end + 1;
  return isCalled || (isDoer && isOther(subject.person) && clauseOf(reading, end + 1)?.verb?.passive === false);
}

/** "I'm so stupid" counts, "my stupid knee" does not. */
function isBareSelf(reading: Reading, first: number): boolean {
  return predicateOf(reading, first)?.subject?.person === "speaker";
}
