import * as lists from "../lexicon/words/duty-signs.ts";
import { rows } from "../matcher/rows.ts";
import { isChoreAt } from "./chores.ts";
import { isPerfect } from "./duty-guesses.ts";
import { isShare, isSupposed } from "./duty-share.ts";
import { cueAsWritten, holds, isCue } from "./places.ts";
import { findToken, is, norm, phraseAt } from "./query.ts";
import type { Clause, Reading, Token, VerbGroup } from "./reading.ts";
import { isTense } from "./tense.ts";

const EXCUSES_APOLOGY_APOLOGIES = cueAsWritten("excuses apology apologies amends effort");
const REALLY_SERIOUSLY_FINALLY = cueAsWritten("really seriously finally just simply bloody");
const COMPLETELY_TOTALLY_ALWAYS = cueAsWritten("completely totally always a bit very");

/** "You mustn't be nervous", "you mustn't feel bad about it", "you mustn't bring anything" */
function isSpared(reading: Reading, { lemma, end }: VerbGroup): boolean {
  const next = norm(reading, end);
  if (lemma === "be") return lists.AFRAID.has(next);
  if (lemma === "feel") return ["bad", "guilty", "ashamed", "sad", "obliged"].includes(next);
  if (lemma === "bring" || lemma === "buy" || lemma === "cook") return next === "anything" || next === "tonight";
  if (lemma === "go") return next === "to" && norm(reading, end + 2) === "trouble";
  return lists.SPARED_DEEDS.has(`${lemma} ${next}`);
}

const OUTFIT = cueAsWritten(lists.OUTFIT);

const EARLY = cueAsWritten("early ahead advance online");

/** "You should bring an umbrella", "book early", "drink more water" */
function isEquipped(reading: Reading, { lemma, end }: VerbGroup): boolean {
  if (["wear", "bring", "take", "pack"].includes(lemma))
    return ["a", "an", "some", "warm"].includes(norm(reading, end)) && holds(reading, OUTFIT, end, end + 4);
  if (lemma === "book") return holds(reading, EARLY, end, end + 4);
  return (
    lemma === "drink" &&
    ["water", "fluids", "tea"].includes(norm(reading, norm(reading, end) === "more" ? end + 1 : end))
  );
}

/** "You should see the view!", "You have to try this cake": shared joy. */
export function isTip(reading: Reading, verb: VerbGroup, clause: Clause): boolean {
  if (isSoothed(reading, verb, clause)) return true;
  if (verb.negated || isPerfect(reading, verb) || clause.subject?.person !== "you")
    return verb.lemma === "have" && verb.negated && clause.end - verb.end < 2;
  const end = restEnd(reading, verb, clause);
  const rest = reading.tokens.slice(verb.end, end);
  return (
    (isEquipped(reading, verb) && !isTense(reading)) ||
    treated.fit(reading, verb.head, { first: verb.first, end }) ||
    isSelfCare(verb, rest) ||
    isLeisure(verb, rest) ||
    isRecipeOrWay(verb, rest) ||
    isRecommended(reading, verb, rest)
  );
}

/** "You mustn't worry", "you mustn't blame yourself" */
function isSoothed(reading: Reading, verb: VerbGroup, { subject }: Clause): boolean {
  if (!verb.negated || (subject?.person !== "you" && verb.lemma !== "worry")) return false;
  if (verb.lemma === "blame" && !lists.NOT_ME.has(norm(reading, verb.end))) return false;
  return lists.WORRYING.has(verb.lemma) || isSpared(reading, verb);
}

/** Where what is said of the verb ends: before ", and", or with the sentence. */
function restEnd(reading: Reading, { end }: VerbGroup, clause: Clause): number {
  const limit = reading.sentences[clause.sentence]?.endToken ?? clause.end;
  const turn = findToken(
    reading,
    end,
    limit,
    ({ norm: word, index }) => word === "," && norm(reading, index + 1) === "and",
  );
  return turn === -1 ? limit : turn;
}

const treated = rows(
  { meal: lists.INVITED_TO, song: lists.PERFORMED },
  "take~ it easy|slow|slowly|gently", // = You should take it easy. ≠ You should take it home.
  "put~ . feet up", // = You should put your feet up. ≠ You should put your feet down.
  "come~|stay~ to|for|over|round|along|and .. {meal}", // = You should come over for dinner. ≠ You should come at eight.
  "hear~|read~|watch~|listen~ .. {song}", // = You should hear this song. ≠ You should hear him out.
);

const isYourself = (token: Token | undefined) => token?.norm === "yourself" || token?.norm === "yourselves";

/** "treat yourself", "be kind to yourself", "rest", "ask your doctor", "ask at the desk" */
function isSelfCare({ lemma }: VerbGroup, rest: readonly Token[]): boolean {
  if (isYourself(rest[0]) && lists.INDULGING.has(lemma)) return true;
  if (lemma === "be") return lists.GENTLE.has(rest[0]?.norm ?? "") && isYourself(rest[2]);
  if (lemma === "ask") return rest.some(({ norm: word }) => lists.ADVISERS.has(word));
  return lemma === "rest" || lemma === "relax";
}

/** "have a nap", "take Friday off", "drive the scenic route" */
function isLeisure({ lemma }: VerbGroup, rest: readonly Token[]): boolean {
  const isOff = ({ norm: word }: Token) => ["off", "nap", "break", "holiday"].includes(word);
  if (["have", "take"].includes(lemma) && rest.slice(0, 5).some(isOff)) return true;
  return rest.some(
    ({ norm: word }, at) =>
      ["rest", "holiday", "treat", "scenic", "worth"].includes(word) &&
      rest[at + 1]?.norm !== "of" &&
      !(word === "rest" && rest[at - 1]?.norm === "the"),
  );
}

/** "give me the recipe", "take the second exit" */
function isRecipeOrWay({ lemma }: VerbGroup, rest: readonly Token[]): boolean {
  const noun = rest.find(({ tag }) => tag === "NOUN")?.norm ?? "";
  if (lemma === "give" && ["recipe", "secret", "pattern"].includes(noun)) return true;
  return !lists.CLEANING.has(lemma) && rest.some(({ norm: word }) => lists.WAYS.has(word));
}

const SURELY = cueAsWritten("definitely totally absolutely");

/** "visit the museum", "try the soup", "definitely watch it", "see this view" */
function isRecommended(reading: Reading, { lemma, first, head }: VerbGroup, rest: readonly Token[]): boolean {
  const next = rest[0]?.norm ?? "";
  if (!lists.TIPS.has(lemma) || (lemma === "try" && lists.TRIED_OUT.has(next))) return false;
  if (lemma === "taste" || lemma === "visit") return true;
  if (lemma === "try" && !["harder", "more", "to", "and"].includes(next)) return true;
  const isTreat = !rest.some(({ norm: word }) => lists.NO_TREAT_TO_MEET.has(word));
  if (isTreat && (lemma === "meet" || lemma === "see")) return true;
  const isToUs = lemma === "tell" || next === "to";
  const isWorthIt = ({ norm: word, tag }: Token) =>
    lists.WORTH_SEEING.has(word) && !(word === "us" && isToUs) && !(word === "round" && tag === "NOUN");
  return holds(reading, SURELY, first, head) || rest.some((token) => token.text.includes("!") || isWorthIt(token));
}

const OF_PERSONS = cueAsWritten(lists.OF_PERSONS);

/** How the reader should be instead. */
const BETTER = cueAsWritten(lists.BETTER);

/** How much the sentence is about you and me: "me", "more careful", "respect", a perfect. */
export function personalPoints(reading: Reading, clause: Clause, verb: VerbGroup): number {
  const object = phraseAt(reading, verb.end);
  if (object !== undefined && ["give", "stop"].includes(verb.lemma) && is(reading, object.head, "thing")) return 0;
  const single = [
    isCustomary(reading, clause, verb),
    isTouchy(reading, verb),
    holds(reading, REALLY_SERIOUSLY_FINALLY, clause.first, verb.head),
    isTense(reading),
    clause.subject?.owner === "you",
    verb.lemma === "redo" && !lists.SCHOOLING.has(norm(reading, object?.head ?? -1)),
    object?.person === "third" || object?.person === "name",
  ];
  const double = [is(reading, verb.head, "harsh-order"), isPerfect(reading, verb)];
  let points = single.filter(Boolean).length + 2 * double.filter(Boolean).length;
  for (let index = verb.end; index < clause.end; index++) {
    if (isCue(reading, OF_PERSONS, index)) points += 2;
    else if (isCue(reading, BETTER, index)) points += 1;
  }
  return points;
}

/** What people owe each other by custom: fairness, punctuality, their share, a chore. */
function isCustomary(reading: Reading, clause: Clause, verb: VerbGroup): boolean {
  return (
    isFair(reading, verb) ||
    isBeforeYou(reading, clause) ||
    isPunctual(reading, clause, verb) ||
    isShare(reading, clause, verb) ||
    isChoreAt(reading, verb.head) ||
    isSupposed(reading, verb)
  );
}

/** "apologise", "start listening", "make amends" */
function isTouchy(reading: Reading, { lemma, end }: VerbGroup): boolean {
  if (lists.TOUCHY.has(lemma) || ["start", "begin", "try", "get", "give"].includes(lemma)) return true;
  return lemma === "make" && holds(reading, EXCUSES_APOLOGY_APOLOGIES, end, end + 4);
}

/** "be fair to both girls", "be honest": virtues asked for. */
function isFair(reading: Reading, verb: VerbGroup): boolean {
  const at = isCue(reading, COMPLETELY_TOTALLY_ALWAYS, verb.end) ? verb.end + 1 : verb.end;
  return verb.lemma === "be" && lists.VIRTUES.has(norm(reading, at));
}

/** "read the contract before you complain" */
export function isBeforeYou(reading: Reading, { index, sentence }: Clause): boolean {
  const next = reading.clauses[index + 1];
  return (
    next?.sentence === sentence &&
    norm(reading, next.first) === "before" &&
    next.subject?.person === "you" &&
    lists.HASTY_SPEECH.has(next.verb?.lemma ?? "")
  );
}

/** "turn up on time", "keep the noise down" */
function isPunctual(reading: Reading, { end }: Clause, verb: VerbGroup): boolean {
  if (verb.lemma === "keep") return ["quiet", "down"].includes(norm(reading, phraseAt(reading, verb.end)?.end ?? -1));
  const time = findToken(reading, verb.end, end, ({ norm: word }) => word === "time");
  if (
    verb.lemma === "turn" &&
    ["noise", "volume", "music", "tv", "telly", "radio"].includes(norm(reading, verb.end + 1))
  )
    return norm(reading, verb.end + 2) === "down";
  return time !== -1 && norm(reading, time - 1) === "on" && lists.ARRIVING.has(verb.lemma);
}
