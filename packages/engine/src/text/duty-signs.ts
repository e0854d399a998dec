import * as lists from "../lexicon/words/duty-signs.ts";
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
  if (lemma === "be") return lists.NERVOUS_SCARED_AFRAID.has(next);
  if (lemma === "feel") return ["bad", "guilty", "ashamed", "sad", "obliged"].includes(next);
  if (lemma === "bring" || lemma === "buy" || lemma === "cook") return next === "anything" || next === "tonight";
  if (lemma === "go") return next === "to" && norm(reading, end + 2) === "trouble";
  return lists.WAIT_UP_GIVE_UP_DRESS_UP.has(`${lemma} ${next}`);
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
  const isSoothing = lists.WORRY_FRET_BOTHER.has(verb.lemma) || isSpared(reading, verb);
  const isAtMe = verb.lemma === "blame" && !lists.YOURSELF_YOURSELVES_IT.has(norm(reading, verb.end));
  const isOfYou = clause.subject?.person === "you" || verb.lemma === "worry";
  if (verb.negated && isSoothing && !isAtMe && isOfYou) return true;
  if (verb.negated || isPerfect(reading, verb) || clause.subject?.person !== "you")
    return verb.lemma === "have" && verb.negated && clause.end - verb.end < 2;
  const limit = reading.sentences[clause.sentence]?.endToken ?? clause.end;
  const turn = findToken(
    reading,
    verb.end,
    limit,
    ({ norm: word, index }) => word === "," && norm(reading, index + 1) === "and",
  );
  const rest = reading.tokens.slice(verb.end, turn === -1 ? limit : turn);
  if (isEquipped(reading, verb) && !isTense(reading)) return true;
  const isRecipe =
    verb.lemma === "give" &&
    ["recipe", "secret", "pattern"].includes(rest.find(({ tag }) => tag === "NOUN")?.norm ?? "");
  if (isRecipe) return true;
  const isEasy =
    verb.lemma === "take" &&
    norm(reading, verb.end) === "it" &&
    ["easy", "slow", "slowly", "gently"].includes(norm(reading, verb.end + 1));
  const isInvited =
    ["come", "stay"].includes(verb.lemma) &&
    ["to", "for", "over", "round", "along", "and"].includes(norm(reading, verb.end)) &&
    rest.some(({ norm: word }) => lists.DINNER_LUNCH_TEA.has(word));
  const isHeard =
    ["hear", "read", "watch", "listen"].includes(verb.lemma) &&
    rest.some(({ norm: word }) => lists.SONG_SONGS_TUNE.has(word));
  const isFeetUp =
    verb.lemma === "put" && norm(reading, verb.end + 1) === "feet" && norm(reading, verb.end + 2) === "up";
  if (isEasy || isInvited || isHeard || isFeetUp) return true;
  const isKind = ["yourself", "yourselves"].includes(rest[0]?.norm ?? "") && lists.TREAT_GIVE_LOOK.has(verb.lemma);
  const isFree =
    rest.some(
      ({ norm: word }, at) =>
        ["rest", "holiday", "treat", "scenic", "worth"].includes(word) &&
        rest[at + 1]?.norm !== "of" &&
        !(word === "rest" && rest[at - 1]?.norm === "the"),
    ) ||
    ((verb.lemma === "have" || verb.lemma === "take") &&
      rest.some(({ norm: word }, at) => ["off", "nap", "break", "holiday"].includes(word) && at < 5));
  const isRoute =
    !lists.CLEAN_SWEEP_MOP.has(verb.lemma) && rest.some(({ norm: word }) => lists.EXIT_ROUNDABOUT_MOTORWAY.has(word));
  if (isFree || isRoute) return true;
  const isGentle = verb.lemma === "be" && lists.KIND_GENTLE_NICE.has(rest[0]?.norm ?? "");
  if (isGentle && /^yoursel(?:f|ves)$/.test(rest[2]?.norm ?? "")) return true;
  if (isKind || verb.lemma === "rest" || verb.lemma === "relax") return true;
  if (verb.lemma === "ask" && isCareful(rest)) return true;
  const isTriedOut = verb.lemma === "try" && lists.TRIED_OUT.has(rest[0]?.norm ?? "");
  if (!lists.TIPS.has(verb.lemma) || isTriedOut) return false;
  const isLively =
    rest.some(({ text }) => text.includes("!")) ||
    findToken(
      reading,
      verb.first,
      verb.head,
      ({ norm: word }) => word === "definitely" || word === "totally" || word === "absolutely",
    ) !== -1;
  const isCare = rest.some(
    ({ norm: word, tag }) =>
      !(word === "us" && (verb.lemma === "tell" || rest[0]?.norm === "to")) &&
      !(word === "round" && tag === "NOUN") &&
      lists.WORTH_SEEING.has(word),
  );
  return (
    isLively ||
    isCare ||
    (["meet", "see"].includes(verb.lemma) &&
      !rest.some(({ norm: word }) => lists.THERAPIST_COUNSELLOR_COUNSELOR.has(word))) ||
    (verb.lemma === "try" && !["harder", "more", "to", "and"].includes(rest[0]?.norm ?? "")) ||
    verb.lemma === "taste" ||
    verb.lemma === "visit"
  );
}

/** "ask your doctor", "ask at the desk" */
function isCareful(rest: readonly Token[]): boolean {
  return rest.some(({ norm: word }) => lists.DOCTOR_GP_DENTIST.has(word));
}

/** How much the sentence is about you and me: "me", "more careful", "respect", a perfect. */
const OF_PERSONS = cueAsWritten(lists.OF_PERSONS);

/** How the reader should be instead. */
const BETTER = cueAsWritten(lists.BETTER);

export function personalPoints(reading: Reading, clause: Clause, verb: VerbGroup): number {
  const makesUp = verb.lemma === "make" && holds(reading, EXCUSES_APOLOGY_APOLOGIES, verb.end, verb.end + 4);
  let points =
    isFair(reading, verb) ||
    isBeforeYou(reading, clause) ||
    isPunctual(reading, clause, verb) ||
    isShare(reading, clause, verb) ||
    isChoreAt(reading, verb.head) ||
    isSupposed(reading, verb)
      ? 1
      : 0;
  points +=
    makesUp || lists.TOUCHY.has(verb.lemma) || ["start", "begin", "try", "get", "give"].includes(verb.lemma) ? 1 : 0;
  if (holds(reading, REALLY_SERIOUSLY_FINALLY, clause.first, verb.head)) points += 1;
  const given = ["give", "stop"].includes(verb.lemma) ? phraseAt(reading, verb.end) : undefined;
  if (given !== undefined && is(reading, given.head, "thing")) return 0;
  if (isTense(reading)) points += 1;
  if (is(reading, verb.head, "harsh-order")) points += 2;
  if (clause.subject?.owner === "you") points += 1;
  const object = phraseAt(reading, verb.end);
  if (verb.lemma === "redo" && !lists.SCHOOLING.has(norm(reading, object?.head ?? -1))) points += 1;
  if (object !== undefined && ["third", "name"].includes(object.person)) points += 1;
  if (isPerfect(reading, verb)) points += 2;
  for (let index = verb.end; index < clause.end; index++) {
    if (isCue(reading, OF_PERSONS, index)) points += 2;
    else if (isCue(reading, BETTER, index)) points += 1;
  }
  return points;
}

/** "be fair to both girls", "be honest": virtues asked for. */
function isFair(reading: Reading, verb: VerbGroup): boolean {
  const at = isCue(reading, COMPLETELY_TOTALLY_ALWAYS, verb.end) ? verb.end + 1 : verb.end;
  return verb.lemma === "be" && lists.FAIR_HONEST_KIND.has(norm(reading, at));
}

/** "read the contract before you complain" */
export function isBeforeYou(reading: Reading, { index, sentence }: Clause): boolean {
  const next = reading.clauses[index + 1];
  return (
    next?.sentence === sentence &&
    norm(reading, next.first) === "before" &&
    next.subject?.person === "you" &&
    lists.COMPLAIN_CRITICISE_CRITICIZE.has(next.verb?.lemma ?? "")
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
  return time !== -1 && norm(reading, time - 1) === "on" && lists.BE_TURN_SHOW.has(verb.lemma);
}
