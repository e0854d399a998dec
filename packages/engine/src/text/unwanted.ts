import { clauseOf, findToken, is, matchAt, norm } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isFedUp, isPersonAt, isSufferedAt, phraseEnd } from "./suffered.ts";
import { isNegatedBetween, speakerBefore } from "./wish.ts";

interface Want {
  readonly first: number;
  readonly end: number;
}

export function wantAt(reading: Reading, index: number): Want | undefined {
  const token = reading.tokens[index];
  if (token === undefined || isConditional(reading, index)) return undefined;
  if (token.norm === "want" || token.norm === "need" || token.norm === "wanted") return afterWant(reading, index);
  if (token.norm === "rather" || token.norm === "prefer") return afterRather(reading, index);
  if (token.norm === "be" || token.norm === "have") return afterWont(reading, index);
  return token.lemma === "refuse" ? afterRefuse(reading, index) : undefined;
}

function isConditional(reading: Reading, index: number): boolean {
  return clauseOf(reading, index)?.role === "if";
}

const TAKING_CARE = new Set(
  "worry rush hurry feel miss lose hurt strain pay trouble stress panic bother carry wait freeze fall suffer fret think go leave get bring do stay".split(
    " ",
  ),
);

const HARDSHIP =
  /^(?:trouble|hungry|cold|sick|ill|hurt|lost|alone|late|disappointed|sad|worried|stressed|upset|embarrassed)$/;

/** don't want you to …, don't want to be …, don't want any more … */
function afterWant(reading: Reading, want: number): Want | undefined {
  const first = speakerBefore(reading, want);
  if (first === -1 || !isNegatedBetween(reading, first, want)) return undefined;
  const next = want + 1;
  const word = norm(reading, next);
  if (isPersonAt(reading, next)) return afterPerson(reading, first, want, phraseEnd(reading, next));
  if (
    /^(?:this|that|it)$/.test(word) &&
    norm(reading, next + 1) === "to" &&
    /^(?:happen|be|go|become|turn)$/.test(norm(reading, next + 2)) &&
    isRepeated(reading, next)
  )
    return { first, end: next + 3 };
  if (isOwnThingPlaced(reading, next)) return { first, end: phraseEnd(reading, next) };
  if (isOwnThingDoneTo(reading, next)) return { first, end: phraseEnd(reading, next) + 3 };
  if (norm(reading, want) === "need")
    return isFedUp(reading, next) ? { first, end: phraseEnd(reading, next) } : undefined;
  if (word === "to") return afterTo(reading, first, next);
  if (/^(?:any|another|more|your|this|these|that)$/.test(word) && isFedUp(reading, next))
    return { first, end: phraseEnd(reading, next) };
  return undefined;
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

/** "our ideas to be presented as yours" */
function isOwnThingDoneTo(reading: Reading, index: number): boolean {
  const phrase = reading.phrases[reading.tokens[index]?.phrase ?? -1];
  if (phrase?.owner !== "speaker" || phrase.first !== index) return false;
  const done = reading.tokens[phrase.end + 2];
  return (
    norm(reading, phrase.end) === "to" &&
    norm(reading, phrase.end + 1) === "be" &&
    (done?.form === "ed" || done?.form === "participle")
  );
}

/** you to shout, you shouting, you near my desk; but "you to worry" is care. */
function afterPerson(reading: Reading, first: number, want: number, at: number): Want | undefined {
  const isTo = norm(reading, at) === "to";
  const verb = reading.tokens[isTo ? at + 1 : at];
  if (verb === undefined) return undefined;
  const rest = reading.tokens[isTo ? at + 2 : at + 1];
  const isBe = verb.lemma === "be" || verb.lemma === "feel" || verb.lemma === "get";
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
    /^(?:drag|involve|tell|inform|copy|treat|move|put|mention|include|bother|upset)$/.test(verb.lemma) &&
    (verb.form === "ed" || verb.form === "participle")
  )
    return { first, end: at + 1 };
  if (verb.form === "ing" || verb.tag === "ADP" || verb.tag === "ADV") return { first, end: at + 1 };
  return undefined;
}

function hasPersonal(reading: Reading, from: number, want: number): boolean {
  const sentence = reading.sentences[reading.tokens[want]?.sentence ?? -1];
  return (
    findToken(reading, from, sentence?.endToken ?? from, ({ norm: word }) => /^(?:me|my|us|our|mine)$/.test(word)) !==
    -1
  );
}

/** to be treated, to be the only one, to hear it, to see you again */
function afterTo(reading: Reading, first: number, to: number): Want | undefined {
  const verb = reading.tokens[to + 1];
  const after = reading.tokens[to + 2];
  if (verb === undefined) return undefined;
  if (verb.lemma === "be" || verb.lemma === "get" || verb.lemma === "feel") {
    const isDoneTo = after !== undefined && (is(reading, to + 2, "pseudo-feeling") || isSufferedAt(reading, to + 2));
    const end = matchAt(reading, to + 2, "pseudo-feeling")?.end ?? to + 3;
    return isDoneTo ? { first, end } : undefined;
  }
  const hasYou = /^(?:you|your|him|his|her|them|their)$/.test(after?.norm ?? "");
  const isAverse = /^(?:hear|see|deal|fight|argue|work|sit|talk|listen|speak|put|live)$/.test(verb.lemma);
  const isWithYou = hasYou || (/^(?:with|to|from|up|next)$/.test(after?.norm ?? "") && isPersonAt(reading, to + 3));
  const isRude =
    isAverse &&
    (isWithYou || (verb.lemma === "hear" && /^(?:it|this|that|about|any|another|excuses)$/.test(after?.norm ?? "")));
  return isRude && !/^(?:fight|argue)$/.test(verb.lemma) ? { first, end: to + 3 } : undefined;
}

/** I'd rather you didn't, I'd prefer it if you didn't, I'd prefer not to be interrupted */
function afterRather(reading: Reading, rather: number): Want | undefined {
  const first = speakerBefore(reading, rather);
  if (first === -1) return undefined;
  const person = [rather + 1, rather + 2, rather + 3].find((at) => isPersonAt(reading, at));
  if (person !== undefined && /^(?:|it|if|that)$/.test(person === rather + 1 ? "" : norm(reading, person - 1))) {
    const end = phraseEnd(reading, person);
    const isNot = norm(reading, end) === "not" || norm(reading, end + 1) === "not";
    if (isNot && !/^(?:have|worry|need)$/.test(norm(reading, norm(reading, end) === "not" ? end + 1 : end + 2)))
      return { first, end: norm(reading, end) === "not" ? end + 1 : end + 2 };
    return undefined;
  }
  const be = findToken(reading, rather + 1, rather + 4, ({ norm: word }) => word === "be");
  const isNegated = be !== -1 && isNegatedBetween(reading, rather, be);
  return isNegated && isSufferedAt(reading, be + 1) ? { first, end: be + 2 } : undefined;
}

/** I won't be treated …, I'm not going to be talked over, I won't have you shouting */
function afterWont(reading: Reading, index: number): Want | undefined {
  const first = speakerBefore(reading, index);
  if (first === -1 || !isNegatedBetween(reading, first, index)) return undefined;
  const helper = findToken(reading, first, index, ({ norm: word }) => word === "will" || word === "going");
  if (norm(reading, index) === "be" && /^(?:willing|prepared|here)$/.test(norm(reading, index - 2))) {
    return isSufferedAt(reading, index + 1) ? { first, end: index + 2 } : undefined;
  }
  if (helper === -1 || norm(reading, index - 1) === "want") return undefined;
  if (norm(reading, index) === "have")
    return isPersonAt(reading, index + 1) && reading.tokens[phraseEnd(reading, index + 1)]?.form === "ing"
      ? { first, end: phraseEnd(reading, index + 1) + 1 }
      : undefined;
  return isSufferedAt(reading, index + 1) && !/^(?:told|left|asked|called|put)$/.test(norm(reading, index + 1))
    ? { first, end: index + 2 }
    : undefined;
}

/** I refuse to be treated … */
function afterRefuse(reading: Reading, index: number): Want | undefined {
  const first = speakerBefore(reading, index);
  if (first === -1 || norm(reading, index + 1) !== "to" || norm(reading, index + 2) !== "be") return undefined;
  return isSufferedAt(reading, index + 3) || is(reading, index + 3, "pseudo-feeling")
    ? { first, end: index + 4 }
    : undefined;
}
