import * as lists from "../../lexicon/words/verdict-nouns.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { isDisowned, isFond, isNegated, isTooMuch } from "./denied.ts";
import { madeOfVerdicts } from "./made-of-verdicts.ts";
import { predicateOf, seenAs } from "./predicate.ts";
import { hasPersonInView, isOther, ofNamed, ofSubject, type Target, type Verdict } from "./target.ts";

const AND_OR = cueAsWritten("and or");
const US_ME = cueAsWritten("us me");
const CALLED_BRANDED_LABELLED = cueAsWritten("called branded labelled");
const ME_US_HIM = cueAsWritten("me us him her them");

const YOUR_HIS_HER = cueAsWritten("your his her their");
const LITTLE_ABSOLUTE_COMPLETE = cueAsWritten(lists.LITTLE_ABSOLUTE_COMPLETE);
const KIDS_CHILDREN_BABIES = cueAsWritten("kids children babies teenagers toddlers");

const USUAL_SEVERITY = 0.6;
/** From here on a verdict on an act, not a label on a person, as the word list has it. */
const LABEL = 0.6;

const BE_CALLED = new Set(["call", "consider", "think", "find", "name"]);

/** Labels on persons ("a clown") and hard names for what they do ("a farce"). */
export function findNouns(reading: Reading): Verdict[] {
  const found: Verdict[] = [];
  for (const match of matchesOf(reading, "verdict-noun")) add(reading, match, false, found);
  for (const match of madeOfVerdicts(reading, "noun")) add(reading, match, false, found);
  for (const match of matchesOf(reading, "verdict-noun-ambiguous")) add(reading, match, true, found);
  return found;
}

function add(reading: Reading, match: Match, isAmbiguous: boolean, found: Verdict[]): void {
  const { first, end } = match;
  if (isDisowned(reading, first) || isModifier(reading, end) || isPlainTalk(reading, match)) return;
  const isDenied = isNegated(reading, first) && !isAddress(reading, first, end) && !isWishedLess(reading, match);
  if (isDenied && !isLikeYou(reading, end)) return;
  const severity = match.severity ?? USUAL_SEVERITY;
  if (isCompared(reading, first)) return;
  if (isTitle(reading, first) || isFond(reading, first)) return;
  const isAct = severity < LABEL;
  const target = isAct ? targetOfAct(reading, match, isAmbiguous) : targetOfLabel(reading, match, isAmbiguous);
  if (target === "thing") return;
  if (target === "self" && !isHarsh(match.text, severity) && !isSuchSelf(reading, match)) return;
  found.push({ match, first, end, target, severity });
}

/** "I won't work for a liar like him": whatever is denied, he is called one. */
function isLikeYou(reading: Reading, end: number): boolean {
  return norm(reading, end) === "like" && ["you", "him", "her", "them", "that"].includes(norm(reading, end + 1));
}

/** "With a bit less vanity the chairman might have listened." */
function isWishedLess(reading: Reading, { first, severity }: Match): boolean {
  const { verb, subject } = clauseOf(reading, first) ?? {};
  if (norm(reading, first - 1) !== "less" || (severity ?? USUAL_SEVERITY) >= LABEL) return false;
  const isWith = [first - 2, first - 4].some((at) => norm(reading, at) === "with");
  return isWith && isOther(subject?.person) && ["could", "would", "might"].includes(verb?.modal ?? "");
}

/** "lying in bed", "a beast in goal". */
function isPlainTalk(reading: Reading, { first, end, text }: Match): boolean {
  // "She is two years old" counts; "you're acting like a two-year-old" does not.
  if (norm(reading, end - 1) === "old" && norm(reading, end - 2) === "years") return true;
  const next = norm(reading, end);
  const opener = norm(reading, phraseAt(reading, end - 1)?.first ?? first);
  // "Any idiot can do it" means nobody; "sorry for the nuisance" and "called me a nuisance" judge nobody.
  if (
    opener === "any" ||
    (text === "nuisance" && (opener === "the" || opener === "any") && norm(reading, end - 3) === "for")
  )
    return true;
  if (isCalledMe(reading, first)) return true;
  // "I show off" is no "show-off".
  if (text === "show-off" && reading.tokens[first]?.form !== "") return true;
  // "I made such a fool of myself"
  if (
    /^(?:fool|clown|idiot)s?$/.test(norm(reading, end - 1)) &&
    next === "of" &&
    ["myself", "ourselves"].includes(norm(reading, end + 1))
  )
    return true;
  if (text === "kid" && next === "now") return true;
  // "She's nobody's fool", "April fool!", "Fools rush in"
  if (text === "fool" && (opener === "nobody" || opener === "april" || next === "rush")) return true;
  // "You are in pain"; "What a pain, Tom!" is said with him.
  if (text === "pain" && (opener !== "a" || norm(reading, first - 2) === "what")) return true;
  if (text === "lying") return lists.IN_ON_DOWN.has(next);
  if (norm(reading, end - 2) === "of" && /^(?:accus|suspect|convict|guilty|acquit)/.test(norm(reading, end - 3)))
    return true;
  if (
    text === "drunk" &&
    norm(reading, end - 1) === "drunk" &&
    !["a", "that", "some", "you", "old", "the"].includes(norm(reading, end - 2))
  )
    return true;
  if (text === "creep" && norm(reading, end - 1) === "creeps" && norm(reading, end - 2) === "the") return true;
  return ["beast", "animal", "monster", "machine"].includes(text) && (next === "in" || next === "on");
}

/** "apologised for calling me a nuisance" */
export function isCalledMe(reading: Reading, first: number): boolean {
  let opens = phraseAt(reading, first)?.first ?? first;
  // "a dreamer and a chatterbox"
  if (isCue(reading, AND_OR, opens - 1)) opens = phraseAt(reading, opens - 2)?.first ?? opens;
  if (isCue(reading, US_ME, opens)) opens++;
  // "Being called a liar was hard": by others.
  if (isCue(reading, CALLED_BRANDED_LABELLED, opens - 1)) return true;
  return (
    isCue(reading, ME_US_HIM, opens - 1) &&
    ["call", "label", "brand", "name"].includes(tokenAt(reading, opens - 2)?.lemma ?? "") &&
    clauseOf(reading, first)?.subject?.person !== "speaker"
  );
}

/** "cheat sheet", "clown fish": a label before another noun labels nobody. */
function isModifier(reading: Reading, end: number): boolean {
  const [last, next] = [tokenAt(reading, end - 1), reading.tokens[end]];
  if (next === undefined || last === undefined) return false;
  // "your freeloading cousin", "your know-it-all brother"
  const opener = norm(reading, phraseAt(reading, end - 1)?.first ?? end);
  if (lists.YOUR_HIS_HER.has(opener) && is(reading, end, "kin")) return false;
  return (
    last.phrase !== -1 &&
    last.phrase === next.phrase &&
    !lists.MATE_LOL_BRO.has(next.norm) &&
    (next.tag === "NOUN" || next.tag === "PROPN" || next.tag === "PART")
  );
}

function targetOfLabel(reading: Reading, match: Match, isAmbiguous: boolean): Target {
  const { first, end } = match;
  if (isAddress(reading, first, end)) return "person";
  if (isAmbiguous && phraseAt(reading, first)?.owner !== undefined) return "thing";
  if (lists.IRONIC.has(match.text) || (lists.AGES.has(match.text) && !isYouAre(reading, first))) return "thing";
  const phrase = phraseAt(reading, end - 1);
  const opens = phrase?.first ?? first;
  // "I was married to a slob for ten years."
  const predicate = norm(reading, opens - 1) === "to" ? undefined : predicateOf(reading, opens);
  if (predicate?.subject !== undefined) {
    const target = ofSubject(reading, predicate.subject, end);
    // "Don't trust the timer, it's a liar."
    if (norm(reading, predicate.subject.head) === "it") return "thing";
    if (target === "pointing" || target === "work") return isAmbiguous ? "thing" : "person";
    return target;
  }
  if (isSelfAddress(reading, first)) return "self";
  if (
    lists.CRIMES.has(match.text) &&
    norm(reading, opens - 1) !== "like" &&
    !lists.THAT_THIS_SOME.has(norm(reading, opens)) &&
    !["what", "such"].includes(norm(reading, opens - 1)) &&
    !isOnly(reading, opens, end - 1)
  )
    return "thing";
  // "The weasel ran under the shed", "a leech stuck to my leg"
  if (
    lists.BEASTS.has(match.text) &&
    ["a", "an", "the", "my", "our"].includes(norm(reading, opens)) &&
    !["of", "from", "who", "that"].includes(norm(reading, end))
  )
    return "thing";
  if (isAmbiguous) return isCalled(reading, opens, end - 1) ? "person" : "thing";
  const verb = clauseOf(reading, first)?.verb;
  // "Some idiot called the office" is no calling of names.
  if (
    verb !== undefined &&
    verb.end <= opens &&
    BE_CALLED.has(verb.lemma) &&
    clauseOf(reading, first)?.subject?.person !== "speaker"
  )
    return "thing";
  return verb !== undefined && lists.PLAYS.has(verb.lemma) ? "thing" : "person";
}

/** "feel like an idiot", "treat me like a clown": a picture, no label. */
function isCompared(reading: Reading, first: number): boolean {
  const opens = phraseAt(reading, first)?.first ?? first;
  // "We're being taken for fools": somebody else's view.
  if (
    norm(reading, opens - 1) === "for" &&
    ["taken", "take", "takes", "took", "taking"].includes(norm(reading, opens - 2))
  )
    return true;
  const isBehaving = lists.ACT_BEHAVE_CARRY.has(clauseOf(reading, first)?.verb?.lemma ?? "");

  const own = clauseOf(reading, first);
  if (own !== undefined && seenAs(reading, own, opens) !== undefined) return false;
  if (norm(reading, opens - 1) === "as" && norm(reading, opens - 2) === "across") return false;
  return !isBehaving && (norm(reading, opens - 1) === "like" || norm(reading, opens - 1) === "as");
}

/** "Her novel, The Idiot, won a prize." */
function isTitle(reading: Reading, first: number): boolean {
  const [before, word] = [tokenAt(reading, first - 1), reading.tokens[first]];
  return before?.text === "The" && word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text);
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
  const isStressed = lists.TOTAL_COMPLETE_ABSOLUTE.has(norm(reading, first - 1));
  return isStressed || (!CHILDREN.test(norm(reading, first)) && is(reading, subject.head, "person"));
}

const CHILDREN = /^(?:child|kid|baby|teenager|toddler|schoolboy|schoolgirl)/;

/** "your constant whining", whatever the tagger made of "whining". */
function isTheirs(reading: Reading, first: number): boolean {
  const isBetween = ["ADJ", "NOUN"].includes(tokenAt(reading, first - 1)?.tag ?? "");
  return isCue(reading, YOUR_HIS_HER, isBetween ? first - 2 : first - 1);
}

/** Hard enough to count against oneself. */
function isHarsh(text: string, severity: number): boolean {
  return severity >= 0.75 || lists.FOOL_CLOWN_LOSER.has(text);
}

/** "I'm such a cow for missing it"; "such a pig for cake" is fond. */
function isSuchSelf(reading: Reading, { first, end, text }: Match): boolean {
  const isFor = norm(reading, end) === "for" && reading.tokens[end + 1]?.form !== "ing";
  return lists.COW_PIG_MONSTER.has(text) && norm(reading, first - 2) === "such" && !isFor;
}

/** "you hypocrite", "…, genius?", "you little brat". */
function isAddress(reading: Reading, first: number, end: number): boolean {
  let at = first - 1;
  while (tokenAt(reading, at)?.tag === "ADJ") at--;
  while (isCue(reading, LITTLE_ABSOLUTE_COMPLETE, at)) at--;
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

function targetOfAct(reading: Reading, match: Match, isAmbiguous: boolean): Target {
  if (isWishedLess(reading, match)) return "work";
  const { first, end, text } = match;
  const phrase = phraseAt(reading, end - 1);
  if (phrase?.owner === "speaker" || (lists.OWNABLE.has(text) && phrase?.owner !== undefined)) return "thing";
  if (phrase !== undefined && isOther(phrase.owner)) return "work";
  if (isOther(phraseAt(reading, first)?.owner) || isTheirs(reading, first)) return "work";
  const named = ofNamed(reading, end);
  if (named !== undefined) return named;
  // "With a bit less vanity the chairman might have listened"
  if (isTooMuch(reading, first)) return isOther(clauseOf(reading, first)?.subject?.person) ? "work" : "thing";
  // "The sermon was about greed."
  const opens = phrase?.first ?? first;
  if (norm(reading, opens - 1) === "about" && ["is", "was", "'s", "are", "were"].includes(norm(reading, opens - 2)))
    return "thing";
  const subject = predicateOf(reading, phrase?.first ?? first)?.subject;
  if (subject !== undefined) {
    const target = ofSubject(reading, subject, end);
    // "My head is a mess"
    if (target === "self" || (subject.owner === "speaker" && ["head", "hair"].includes(norm(reading, subject.head))))
      return "thing";
    if (target === "thing") return "thing";
    if (
      /(?:ness|ance|ence|ardice|crisy|bery|tism|incompetance| trick| shot| blow|slap in the face|kick in the teeth|stab in the back|lip service| joke)$/.test(
        text,
      ) &&
      target === "pointing"
    )
      return "work";
    return target === "person" || target === "work" || hasPersonInView(reading, first) ? "work" : "thing";
  }
  const opener = norm(reading, phrase?.first ?? first);
  // "Through sheer laziness you missed it"
  if (
    ["sheer", "pure", "utter", "plain"].includes(opener) &&
    ["through", "from", "by", "of"].includes(norm(reading, opens - 1))
  )
    return isOther(clauseOf(reading, first)?.subject?.person) ? "work" : "thing";
  if (
    clauseOf(reading, first)?.verb === undefined &&
    [opener, norm(reading, phraseAt(reading, first)?.first ?? first)].some((word) =>
      ["such", "what", "sheer", "pure", "utter"].includes(word),
    )
  )
    return "pointing";
  // "What insolence!"
  const isAlone = clauseOf(reading, first)?.verb === undefined && (reading.tokens[end]?.tag ?? "PUNCT") === "PUNCT";
  if (isAlone && !isAmbiguous && norm(reading, opens - 1) === "what") return "pointing";
  const verb = clauseOf(reading, first)?.verb;
  if (isAmbiguous) return "thing";
  const isDone =
    verb !== undefined && isOther(clauseOf(reading, first)?.subject?.person) && !is(reading, verb.head, "good-deed");
  return isDone && verb.end <= first ? "work" : "thing";
}
