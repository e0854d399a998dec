import * as lists from "../../lexicon/words/spared.ts";
import { cueAsLemma, cueAsWritten, holds, isCue, placesIn } from "../places.ts";
import { clauseOf, clausesOf, findToken, hasMatch, norm, phraseAt, tokenAt } from "../query.ts";
import type { Reading, Token } from "../reading.ts";
import { isTeased } from "./cheer.ts";
import { isClinical } from "./clinical.ts";
import { isNobodyMeant } from "./nobody-meant.ts";
import type { Verdict } from "./target.ts";

const ME_US = cueAsWritten("me us");
const ON_AT_IN = cueAsWritten("on at in with");
const IN_AT_FOR = cueAsWritten("in at for");

/** Verdicts that judge nobody: said in fun, of a figure in a story, in a name, of anybody who might, or of oneself when ill. */
export function spare(reading: Reading, found: readonly Verdict[]): Verdict[] {
  return found.filter((verdict) => !isSpared(reading, verdict));
}

function isSpared(reading: Reading, verdict: Verdict): boolean {
  const { match, first, target } = verdict;
  if (isName(reading, first) || isAnybody(reading, first) || isInStory(reading, first)) return true;
  if (isOfOne(reading, verdict) || isPart(reading, verdict) || isDelight(reading, verdict)) return true;
  if (target === "self" && (isIll(reading, first) || isWondered(reading, first))) return true;
  if (isClinical(reading, verdict) || isNobodyMeant(reading, verdict)) return true;
  if (isPampered(reading, verdict) || isPoison(reading, verdict)) return true;
  return isTeased(reading, match);
}

/** "Tell me if I'm stupid", "I worry that I sound cruel": not said to be so. */
function isWondered(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  const before = reading.clauses[(clause?.index ?? 0) - 1];
  if (clause?.role === "if" || before?.sentence !== clause?.sentence || before?.verb === undefined)
    return clause?.role === "if";
  const { lemma, end } = before.verb;
  return (
    ["worry", "fear", "wonder", "hope"].includes(lemma) ||
    (lemma === "be" && ["afraid", "worried", "scared"].includes(norm(reading, end)))
  );
}

/** "Chocolate is toxic for dogs" */
function isPoison(reading: Reading, { match, first, end }: Verdict): boolean {
  const isBad =
    ["toxic", "poisonous", "dangerous", "bad"].includes(match.text) && ["for", "to"].includes(norm(reading, end));
  return isBad && clauseOf(reading, first)?.subject?.person === "thing";
}

/** "she spoils me rotten": said with delight by the one who is spoilt. */
function isPampered(reading: Reading, { first, end }: Verdict): boolean {
  return isCue(reading, ME_US, first + 1) && norm(reading, end - 1) === "rotten";
}

/** "All she talks about is dinosaurs": she is not many. */
function isOfOne(reading: Reading, { match, first }: Verdict): boolean {
  const subject = clauseOf(reading, first)?.subject;
  const verb = clauseOf(reading, first)?.verb;
  const isMany =
    match.name.startsWith("verdict-noun") &&
    norm(reading, first).endsWith("s") &&
    reading.tokens[first]?.lemma !== norm(reading, first) &&
    !["a", "an"].includes(norm(reading, phraseAt(reading, first)?.first ?? first));
  const isSaidOf = verb?.lemma === "be" && verb.end <= first && verb.end + 2 >= first;
  return isMany && isSaidOf && subject !== undefined && ["he", "she", "it", "i"].includes(norm(reading, subject.head));
}

/** "the clown at the circus", "a witch in the school show": a part that is played. */
function isPart(reading: Reading, { match, first, end }: Verdict): boolean {
  // "an amateur beekeeper": not paid for it
  if (match.text === "amateur") return (phraseAt(reading, first)?.head ?? -1) >= end;
  if (!match.name.startsWith("verdict-noun")) return false;
  const player = clauseOf(reading, first)?.subject;
  if (
    player !== undefined &&
    lists.SKILLED.has(norm(reading, player.head)) &&
    lists.FORCES.has(norm(reading, first)) &&
    norm(reading, end) !== "to"
  )
    return true;
  // "a menace at charades", "on that karaoke machine"
  if (isCue(reading, ON_AT_IN, end) && findToken(reading, end + 1, end + 4, isGame) !== -1) return true;
  if (!isCue(reading, IN_AT_FOR, end)) return false;
  const isStage = ({ norm: word }: Token) => lists.SHOWS.has(word);
  return findToken(reading, end + 1, end + 5, isStage) !== -1;
}

const isGame = ({ norm: word }: Token) => lists.GAMES.has(word);

/** "Your new haircut is wicked", "impossible to beat": said in admiration. */
function isDelight(reading: Reading, { match, first, end }: Verdict): boolean {
  if (match.text === "impossible" && norm(reading, end) === "to") return lists.HARDLY_DONE.has(norm(reading, end + 1));
  const head = phraseAt(reading, first)?.head ?? first;
  if (
    head >= end &&
    ["wicked", "sick", "insane", "mental", "unreal", "savage"].includes(match.text) &&
    lists.SKILLED.has(norm(reading, head))
  )
    return true;
  if (!lists.COOL.has(match.text)) return false;
  // "That was wicked, mate."
  if (reading.tokens[end]?.norm === "," && lists.MATES.has(norm(reading, end + 1))) return true;
  if (head >= end && lists.LOOKS.has(norm(reading, head))) return true;
  const subject = clauseOf(reading, first)?.subject;
  return subject !== undefined && lists.LOOKS.has(norm(reading, subject.head));
}

/** "Dr Moody", "Tom Savage", "the Lazy Fox": capital letters in the middle of a sentence. */
function isName(reading: Reading, first: number): boolean {
  const before = tokenAt(reading, first - 1);
  if (!isCapital(reading, first) || before === undefined || before.sentence !== reading.tokens[first]?.sentence)
    return false;
  if (lists.TITLES.has(before.norm.replace(/\.$/, ""))) return true;
  if (before.tag === "PROPN" && isCapital(reading, first - 1)) return true;
  return isCapital(reading, first + 1) && lists.BEFORE_A_NAME.has(before.norm) && before.norm !== "a";
}

function isCapital(reading: Reading, index: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(reading.tokens[index]?.text ?? "");
}

/** "If a bully takes things …", "if someone is rude to you": a case that may come. */
function isAnybody(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  if (clause?.subject === undefined || !["if", "when"].includes(clause.role)) return false;
  const { subject } = clause;
  const isAny = lists.ANYBODY.has(norm(reading, subject.first));
  return isAny && subject.owner === undefined;
}

const STORIES = cueAsLemma(lists.STORIES);
const STAGES = cueAsWritten("play panto pantomime musical nativity");
const FIGURES = cueAsWritten(lists.FIGURES);

/** "The villain in episode three is a liar", "Iago is the real snake of the play": told of a plot. */
function isInStory(reading: Reading, first: number): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  const subject = clauseOf(reading, first)?.subject;
  if (sentence === undefined || subject?.person === "you" || subject?.owner !== undefined) return false;
  if (subject !== undefined && subject.person === "speaker") return false;
  const { firstToken, endToken } = sentence;
  // "In the school play she's the wicked stepmother", whatever the tagger made of "play".
  if (norm(reading, firstToken) === "in" && holds(reading, STAGES, firstToken, Math.min(firstToken + 5, endToken)))
    return true;
  const isOfStory = placesIn(reading, STORIES, firstToken, endToken).some(
    (at) => isToldOf(reading, at) || isAbout(reading, at, first),
  );
  return isOfStory || placesIn(reading, FIGURES, firstToken, endToken).length > 1;
}

/** "a comedy about a greedy, heartless landlord", "the novel is about a cruel king and his lazy son" */
function isAbout(reading: Reading, story: number, first: number): boolean {
  const isNobodys = phraseAt(reading, story)?.owner === undefined;
  return (
    isNobodys && findToken(reading, story + 1, Math.min(story + 4, first), ({ norm: word }) => word === "about") !== -1
  );
}

/** "in the play", "of the film", "in chapter nine", "episode three". */
function isToldOf(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  if (phrase === undefined || phrase.owner !== undefined) return false;
  if (
    reading.tokens[at + 1]?.tag === "NUM" &&
    ["act", "chapter", "episode", "season", "book"].includes(norm(reading, at))
  )
    return true;
  return phrase.head === at && lists.INSIDE.has(norm(reading, phrase.first - 1));
}

/** "The flu knocked me flat, I was pathetic." */
function isIll(reading: Reading, first: number): boolean {
  return clausesOf(reading, reading.tokens[first]?.sentence ?? -1).some(({ first: from, end }) =>
    hasMatch(reading, "harmless-cause", from, end),
  );
}
