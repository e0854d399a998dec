import * as lists from "../../lexicon/words/group-judgments.ts";
import { cueAsWritten, holds, placesIn } from "../places.ts";
import { clauseOf, findToken, follows, is, matchesOf, norm, passes, phraseAt, sentenceOf } from "../query.ts";
import type { Match, NounPhrase, Reading } from "../reading.ts";
import { isOneOf } from "../word.ts";
import type { Bias } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { kindsJudged } from "./kinds-of-people.ts";
import { isOther } from "./target.ts";

const USUAL_SEVERITY = 0.6;
const NEEDS_NAME = /(?:of|from|with|for)$/;
const ALL_THE_SAME = /^are all/;

/** Judgments of somebody as one of a kind: "typical of sales", "what can you expect from first-years" (ruling 12). */
export function findGroupJudgments(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const match of matchesOf(reading, "group-judging")) {
    if (isKindWord(reading, match) || !judges(reading, match)) continue;
    found.push({ first: match.first, end: match.end, severity: match.severity ?? USUAL_SEVERITY });
  }
  for (const { firstToken, endToken } of reading.sentences) {
    if (isTypical(reading, firstToken))
      found.push({ first: firstToken, end: firstToken + 2, severity: USUAL_SEVERITY });
    const set = forYou(reading, firstToken, endToken) ?? trusted(reading, firstToken, endToken);
    if (set !== undefined) found.push({ ...set, severity: USUAL_SEVERITY });
  }
  for (const { first, end } of kindsJudged(reading)) {
    if (!isDisowned(reading, first)) found.push({ first, end, severity: USUAL_SEVERITY });
  }
  return found.sort((a, b) => a.first - b.first);
}

/** "Typical lawyers.", "Typical Dave!": a sentence without a verb that books an act to a kind. */
function isTypical(reading: Reading, first: number): boolean {
  if (!passes(reading, first, isKindOpener) || reading.tokens[first]?.shielded) return false;
  const phrase = phraseAt(reading, first + 1);
  if (phrase === undefined || norm(reading, first) === "trust") return false;
  const closes = reading.tokens[phrase.end];
  if (closes !== undefined && closes.tag !== "PUNCT" && closes.tag !== "SYM" && closes.tag !== "ADV") return false;
  return isPeople(reading, phrase) || DEPARTMENT.has(reading.tokens[phrase.head]?.text ?? "");
}

const DEPARTMENT = new Set("IT HR PR QA UX R&D".split(" "));

function isPeople(reading: Reading, phrase: NounPhrase): boolean {
  return isOther(phrase.person) || phrase.person === "generic" || is(reading, phrase.head, "person");
}

interface Stretch {
  readonly first: number;
  readonly end: number;
}

const POINTERS = cueAsWritten("that this");
const GOOD_FINDS = cueAsWritten(lists.GOOD_FINDS);
const isIs = isOneOf("is 's");
const isKindOpener = isOneOf("typical classic trust");

/** "That's agency nurses for you." */
function forYou(reading: Reading, first: number, limit: number): Stretch | undefined {
  for (const at of placesIn(reading, POINTERS, first, limit - 3)) {
    if (!passes(reading, at + 1, isIs)) continue;
    const kind = norm(reading, at + 2) === "only" ? at + 3 : at + 2;
    const phrase = phraseAt(reading, kind);
    const end = phrase?.end ?? kind + 1;
    const isSet =
      norm(reading, end) === "for" &&
      norm(reading, end + 1) === "you" &&
      !["DET", "PRON"].includes(reading.tokens[at + 2]?.tag ?? "");
    const isOfPeople = phrase !== undefined && (isPeople(reading, phrase) || isGroup(reading, phrase));
    if (isSet && isOfPeople && !reading.tokens[at]?.shielded && !lists.NO_PEOPLE.has(norm(reading, end - 1)))
      return { first: at, end: end + 2 };
  }
  return undefined;
}

/** "Trust a lawyer to twist it", "leave it to marketing to mess it up": praise of trust before a misdeed. */
function trusted(reading: Reading, first: number, limit: number): Stretch | undefined {
  const from = follows(reading, first, "leave", "it", "to")
    ? first + 3
    : norm(reading, first) === "trust"
      ? first + 1
      : -1;
  const phrase = from === -1 ? undefined : phraseAt(reading, from);
  if (phrase === undefined || norm(reading, phrase.end) !== "to") return undefined;
  const deed = phrase.end + 1;
  if (deed >= limit || phrase.person === "speaker" || reading.tokens[first]?.shielded) return undefined;
  // "to find the one good peach"
  const isFound = norm(reading, deed) === "find" && holds(reading, GOOD_FINDS, deed, Math.min(limit, deed + 6));
  const isMisdeed = isBad(reading, deed) || (isKind(reading, phrase) && !isHandled(reading, deed));
  return isMisdeed && !isFound ? { first, end: phrase.end } : undefined;
}

/** "mess it up", "forget" */
function isBad(reading: Reading, deed: number): boolean {
  if (is(reading, deed, "bad-deed") || is(reading, deed, "verdict-verb") || is(reading, deed, "catastrophe"))
    return true;
  return lists.MISDEED.has(norm(reading, deed));
}

/** What people are really trusted with: "make it work". */
function isHandled(reading: Reading, deed: number): boolean {
  return is(reading, deed, "good-deed") || lists.HANDLING.has(norm(reading, deed));
}

/** "marketing", "lawyers" */
function isKind(reading: Reading, { person, head }: NounPhrase): boolean {
  return person === "group" || person === "generic" || is(reading, head, "body-of-people");
}

/** "all your kind messages": a kindness, no kind. */
function isKindWord(reading: Reading, { text, end }: Match): boolean {
  return text === "your kind" && reading.tokens[end]?.tag === "NOUN";
}

function judges(reading: Reading, { first, end, text }: Match): boolean {
  const clause = clauseOf(reading, first);
  if (norm(reading, first - 1) === "not") return false;
  if (/like you$/.test(text) && ["and", "or"].includes(norm(reading, end))) return false;
  if (NEEDS_CHARGE.some((opening) => text.startsWith(opening)) && !isCharged(reading, first)) return false;
  if (/^that's what happens when/.test(text)) return isOneOfAKind(reading, end);
  if (NEEDS_NAME.test(text)) return isGroup(reading, phraseAt(reading, end));
  if (/the same$/.test(text) && reading.tokens[end]?.tag === "NOUN") return false;
  if (ALL_THE_SAME.test(text)) return isGroup(reading, clause?.subject);
  return true;
}

/** "… when you let a marketing guy write the spec" */
function isOneOfAKind(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return phrase?.first === at && isPeople(reading, phrase) && !["the", "my", "our", "your"].includes(norm(reading, at));
}

const NEEDS_CHARGE = [...lists.SORTS_OF_PEOPLE];

/** "Kids these days have no respect" charges; "Kids these days learn to code" tells. */
function isCharged(reading: Reading, index: number): boolean {
  const { firstToken = index, endToken = index } = sentenceOf(reading, index) ?? {};
  return (
    findToken(
      reading,
      firstToken,
      endToken,
      ({ norm: word, matches }) =>
        lists.CHARGING.has(word) ||
        matches.some(
          ({ name }) =>
            (name.startsWith("verdict-") && !name.endsWith("ambiguous")) ||
            name === "catastrophe" ||
            name === "bad-deed",
        ),
    ) !== -1
  );
}

/** A word for people follows, or at least none for a thing. */
function isGroup(reading: Reading, phrase: NounPhrase | undefined): boolean {
  if (phrase === undefined) return false;
  if (isOther(phrase.person) || phrase.person === "generic") return true;
  const head = phrase.head;
  if (
    ["a", "an"].includes(norm(reading, phrase.first)) &&
    reading.tokens[head]?.tag === "NOUN" &&
    !is(reading, head, "thing")
  )
    return true;
  if (is(reading, head, "thing") || phrase.owner === "speaker") return false;
  return /s$/.test(norm(reading, head));
}
