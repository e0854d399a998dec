import { clauseOf, findToken, norm } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isFedUp, isPersonAt, phraseEnd } from "./suffered.ts";
import { afterTo, type Want } from "./unwanted-to.ts";
import { isUnwelcome, withoutWant } from "./unwilling.ts";
import { isNegatedBetween, speakerOrDropped } from "./wish.ts";

export function wantAt(reading: Reading, index: number): Want | undefined {
  const token = reading.tokens[index];
  if (token === undefined || isConditional(reading, index)) return undefined;
  if (token.lemma === "want" || token.norm === "need") return afterWant(reading, index);
  return withoutWant(reading, index);
}

function isConditional(reading: Reading, index: number): boolean {
  return clauseOf(reading, index)?.role === "if";
}

const TAKING_CARE = new Set(
  "worry rush hurry feel miss lose hurt strain pay trouble stress panic bother carry wait freeze fall suffer fret think go leave get bring do stay catch burn slip struggle overdo".split(
    " ",
  ),
);

const HARDSHIP =
  /^(?:trouble|hungry|cold|sick|ill|hurt|lost|alone|late|disappointed|sad|worried|stressed|upset|embarrassed|caught|tired|bored|lonely|scared|afraid|uncomfortable)$/;

/** don't want you to …, don't want to be …, don't want any more … */
function afterWant(reading: Reading, want: number): Want | undefined {
  const neither = neitherOfUs(reading, want);
  const first = neither === -1 ? speakerOrDropped(reading, want) : neither;
  if (neither !== -1) return norm(reading, want + 1) === "to" ? afterTo(reading, neither, want + 1) : undefined;
  if (first === -1 || !isNegatedBetween(reading, first, want)) return undefined;
  if (isWhat(reading, first, want)) return { first: first - 1, end: want + 1 };
  const next = norm(reading, want + 1) === "that" && isClauseAt(reading, want + 2) ? want + 2 : want + 1;
  const word = norm(reading, next);
  if (isTold(reading, want, next)) return { first, end: phraseEnd(reading, next) + 1 };
  if (word === "your" && isFedUp(reading, next)) return { first, end: phraseEnd(reading, next) };
  if (isPersonAt(reading, next)) return afterPerson(reading, first, want, phraseEnd(reading, next));
  if (
    /^(?:this|that|it)$/.test(word) &&
    norm(reading, next + 1) === "to" &&
    /^(?:happen|be|go|become|turn|come|end|get|start)$/.test(norm(reading, next + 2)) &&
    isRepeated(reading, next)
  )
    return { first, end: next + 3 };
  if (isOwnThingPlaced(reading, next)) return { first, end: phraseEnd(reading, next) };
  const ownEnd = ownThingEnd(reading, next);
  if (ownEnd !== -1) return { first, end: ownEnd };
  if (isOnlookers(reading, next)) return { first, end: phraseEnd(reading, next) + 1 };
  const isNeed = norm(reading, want) === "need";
  const isTold2 = word === "to" && /^(?:be|hear)$/.test(norm(reading, next + 1));
  if (isNeed && isTold2) return afterTo(reading, first, next);
  if (isNeed) return isFedUp(reading, next) ? { first, end: phraseEnd(reading, next) } : undefined;
  if (word === "to") return afterTo(reading, first, next);
  if (/^(?:any|another|more|your|this|these|that)$/.test(word) && isFedUp(reading, next))
    return { first, end: phraseEnd(reading, next) };
  return undefined;
}

/** "Neither of us wants to be woken", "none of us want …": where it begins, or -1. */
function neitherOfUs(reading: Reading, want: number): number {
  const isUs = norm(reading, want - 1) === "us" && norm(reading, want - 2) === "of";
  return isUs && /^(?:neither|none)$/.test(norm(reading, want - 3)) ? want - 3 : -1;
}

/** "What I don't want is you phoning my boss." */
function isWhat(reading: Reading, first: number, want: number): boolean {
  const isFronted = /^(?:what|all)$/.test(norm(reading, first - 1)) && reading.tokens[want + 1]?.lemma === "be";
  return isFronted && isUnwelcome(reading, norm(reading, want + 2) === "for" ? want + 3 : want + 2);
}

/** "that our son is treated differently": the clause tells what should not be. */
function isTold(reading: Reading, want: number, next: number): boolean {
  const phrase = next === want + 2 ? reading.phrases[reading.tokens[next]?.phrase ?? -1] : undefined;
  return phrase !== undefined && (phrase.person !== "thing" || phrase.owner === "speaker");
}

function isClauseAt(reading: Reading, index: number): boolean {
  const phrase = reading.phrases[reading.tokens[index]?.phrase ?? -1];
  const verb = reading.tokens[phrase?.end ?? -1];
  return phrase?.first === index && (verb?.tag === "VERB" || verb?.tag === "AUX");
}

const ONLOOKERS =
  /^(?:street|world|town|village|internet|building|block|house|office|class|floor|school|neighbourhood|neighborhood)$/;

/** "the whole street hearing our rows" */
function isOnlookers(reading: Reading, index: number): boolean {
  const phrase = reading.phrases[reading.tokens[index]?.phrase ?? -1];
  if (phrase?.first !== index || !ONLOOKERS.test(norm(reading, phrase.head))) return false;
  return reading.tokens[phrase.end]?.form === "ing" || norm(reading, phrase.end) === "to";
}

/** "I don't want this to happen again." */
function isRepeated(reading: Reading, from: number): boolean {
  const end = reading.sentences[reading.tokens[from]?.sentence ?? -1]?.endToken ?? from;
  return findToken(reading, from, end, ({ norm: word }) => /^(?:again|anymore|ever|like|on)$/.test(word)) !== -1;
}

/** "my name on that list" */
function isOwnThingPlaced(reading: Reading, index: number): boolean {
  const phrase = reading.phrases[reading.tokens[index]?.phrase ?? -1];
  const isClose =
    /^(?:name|photo|picture|pictures|number|kids|children|son|daughter|address|private|work|business|life|things|stuff|face)$/.test(
      norm(reading, phrase?.head ?? -1),
    );
  return (
    phrase?.owner === "speaker" &&
    phrase.first === index &&
    isClose &&
    /^(?:on|in|near|all|discussed|shared|posted|used|anywhere|involved)$/.test(norm(reading, phrase.end))
  );
}

/** Services, not trespasses: "I don't want my hair cut too short". */
const SERVED = new Set(
  "cut cooked done fried boiled toasted served dyed coloured colored delivered shortened ironed peeled sliced wrapped washed trimmed scrambled grilled roasted heated chilled burnt".split(
    " ",
  ),
);

/** Where it ends: "our ideas (to be) presented as yours", "my bugs picked over", "my mother involved"; -1 for none. */
function ownThingEnd(reading: Reading, index: number): number {
  const phrase = reading.phrases[reading.tokens[index]?.phrase ?? -1];
  if (phrase?.owner !== "speaker" || phrase.first !== index) return -1;
  const isToBe = norm(reading, phrase.end) === "to" && norm(reading, phrase.end + 1) === "be";
  const isBeing = norm(reading, phrase.end) === "being";
  const at = phrase.end + (isToBe ? 2 : Number(isBeing));
  const done = reading.tokens[at];
  const isDone =
    done?.form === "ed" || done?.form === "participle" || /^(?:involved|dragged|read|put)$/.test(done?.norm ?? "");
  return isDone && !SERVED.has(done?.norm ?? "") ? at + 1 : -1;
}

/** you to shout, you shouting, you near my desk; but "you to worry" is care. */
function afterPerson(reading: Reading, first: number, want: number, at: number): Want | undefined {
  const isTo = norm(reading, at) === "to";
  const verb = reading.tokens[isTo ? at + 1 : at];
  if (verb === undefined) return undefined;
  const rest = reading.tokens[isTo ? at + 2 : at + 1];
  const isBe = verb.lemma === "be" || verb.lemma === "feel" || verb.lemma === "get";
  if (
    isTo &&
    findToken(reading, at, at + 6, ({ norm: word }) => /^(?:trouble|expense|lengths|fuss)$/.test(word)) !== -1
  )
    return undefined;
  if (isTo && isBe && HARDSHIP.test(rest?.norm ?? "")) return undefined;
  const isCaring =
    TAKING_CARE.has(verb.lemma) &&
    !hasPersonal(reading, at, want) &&
    !(
      verb.lemma === "do" ||
      verb.lemma === "go" ||
      verb.lemma === "leave" ||
      verb.lemma === "bring" ||
      verb.lemma === "get"
    );
  if (isTo && (isCaring || (norm(reading, want) === "need" && !hasPersonal(reading, at, want)))) return undefined;
  if (isTo) return { first, end: at + 2 };
  if (
    !isTo &&
    /^(?:drag(?:ged)?|involved?|invited?|asked|told|shown|tell|inform(?:ed)?|copy|treat(?:ed)?|move|put|mention(?:ed)?|included?|bother(?:ed)?|upset)$/.test(
      verb.lemma,
    ) &&
    (verb.form === "ed" || verb.form === "participle" || verb.tag === "ADJ")
  )
    return { first, end: at + 1 };
  if (verb.form === "ing" || verb.tag === "ADP" || verb.tag === "ADV") return { first, end: at + 1 };
  return undefined;
}

function hasPersonal(reading: Reading, from: number, want: number): boolean {
  const sentence = reading.sentences[reading.tokens[want]?.sentence ?? -1];
  const end = sentence?.endToken ?? from;
  const comma = findToken(reading, from, end, ({ norm: word }) => word === ",");
  return (
    findToken(reading, from, comma === -1 ? end : comma, ({ norm: word }) => /^(?:me|my|us|our|mine)$/.test(word)) !==
    -1
  );
}
