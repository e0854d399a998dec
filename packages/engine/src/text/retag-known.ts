import { actNoun } from "../lexicon/act-noun.ts";
import { feelingUnpleasant } from "../lexicon/feeling-unpleasant.ts";
import { firstName } from "../lexicon/first-name.ts";
import { kin } from "../lexicon/kin.ts";
import type { LexiconClass } from "../lexicon/lexicon.ts";
import { textsOf } from "../lexicon/list.ts";
import { praiseAdjective } from "../lexicon/praise-adjective.ts";
import { thing } from "../lexicon/thing.ts";
import { verdictAdjective } from "../lexicon/verdict-adjective.ts";
import { verdictAmbiguous } from "../lexicon/verdict-ambiguous.ts";
import { verdictNoun } from "../lexicon/verdict-noun.ts";
import { verdictNounAmbiguous } from "../lexicon/verdict-noun-ambiguous.ts";
import { irregularVerbs } from "./irregular.ts";
import { knownVerbs } from "./known-verbs.ts";
import { nounLemma, verbLemma } from "./lemma.ts";
import { BODIES, FIRST_NAMES, isRoleNoun, ROLES } from "./people.ts";
import type { Tag } from "./reading.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf, perWord } from "./word.ts";

const singles = (...classes: readonly LexiconClass[]): ReadonlySet<string> => new Set(classes.flatMap(textsOf));
const LABELS = singles(verdictNoun, verdictNounAmbiguous);
const JUDGING = singles(verdictAdjective, verdictAmbiguous, praiseAdjective, feelingUnpleasant);
const KIN = singles(kin);
const NAMES = singles(firstName);
const THINGS = singles(thing);
const ACTS = singles(actNoun);
/** Things that no verb is called by: "my dream kitchen". */
const MADE = new Set([...THINGS, "kitchen", "wedding", "garden"].filter((word) => !knownVerbs.has(word)));
const OWNS = new Set("my our your his her their the a an dream whole".split(" "));
const FEELINGS = singles(feelingUnpleasant);
const CHAT = new Set(
  "tbh ngl lol lmao rn imo imho fyi smh idk omg wtf ugh meh sigh haha btw afaik iirc af asf irl ffs fr istg smfh xx xo".split(
    " ",
  ),
);
const TITLES = new Set(
  "aunt auntie uncle cousin sister brother nurse doctor dr professor prof coach pastor father mother miss mr mrs ms sir captain granny grandma grandpa".split(
    " ",
  ),
);
const GROUPED = new Set("two three all both lot guys people boys girls folks".split(" "));
const WHO = new Set("i you we they".split(" "));
const CONTRACTED = new Set("will would have are am".split(" "));
const TELLING = new Set(
  "say tell claim write report complain explain mention suggest announce reply answer state insist argue think believe feel know hope guess suppose sense wish bet imagine fear worry realise realize find see hear understand mean notice admit agree promise decide expect learn read show swear prove assume ask demand prefer doubt remember forget warn discover propose".split(
    " ",
  ),
);
const TELLS = /^(?:think|say|know|believe|hope|want|expect|assume|claim|feel|need)s$/;
/** Pasts that are no nouns, whatever the tagger says. */
const PASTS = new Set(
  "stole sank rang sang wrote drove broke took gave went came told said kept brought bought caught chose forgot threw knew grew flew drew blew ate began swam tore wore swore froze woke shook became hid sent spent lent built slept swept wept taught sought fought stuck hung swung clung gaslit fell".split(
    " ",
  ),
);
const NEEDING = new Set("need want crave value some more for".split(" "));
const STRUCK = new Set("me us him her them my our your his their".split(" "));
const LY_ADJECTIVE = new Set(
  "lovely lonely silly ugly friendly slovenly cowardly surly miserly unruly ghastly beastly unseemly unfriendly niggardly ungainly".split(
    " ",
  ),
);
const SOMEBODY = new Set("somebody someone everybody everyone nobody anybody anyone".split(" "));
const NO_ADVERB = new Set("family assembly jelly belly anomaly monopoly butterfly homily".split(" "));
/** "our season's a joke": after these "'s" can only be "is" or "has". */
const AFTER_IS = new Set(
  "a an the not so too very been always never just really still already nothing gone supposed being off over asleep awake on out up here there alone away".split(
    " ",
  ),
);
/** "rang my ex and emptied the account": no adjective stands before these. */
const OPENS_OBJECT = new Set(
  "the a an my your his her our their me us him them it this that all every two three four five six ten".split(" "),
);
const NEVER_VERBS = new Set<Tag>(["ADP", "SCONJ", "X", "DET", "CCONJ", "INTJ", "PUNCT", "SYM"]);

/** Puts right tags of words that the word lists know better than the tagger. Tokens [first, end) are one sentence. */
export function retagKnown(tokens: readonly Retaggable[], first: number, end: number): void {
  for (let index = first; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (!mayBeKnownBetter(token)) continue;
    const before = index > first ? tokens[index - 1] : undefined;
    const after = index + 1 < end ? tokens[index + 1] : undefined;
    if (token.norm === "way" && before !== undefined && before.tag === "NOUN" && isJudging(before)) before.tag = "ADJ";
    if (token.norm === "way" && token.tag === "ADV" && before?.tag === "ADJ") token.tag = "NOUN";
    // "and Hamish is a cheat", "your little speech about teamwork"
    if (token.tag === "ADJ" && before !== undefined && after !== undefined) {
      if (after.tag === "AUX" && isCapitalised(token.word)) token.tag = "PROPN";
      else if (before.tag === "ADJ" && ["ADP", "AUX", "VERB"].includes(after.tag) && isActWord(token))
        token.tag = "NOUN";
    }
    if (token.tag === "PART" && /..(?:ly|ed)$/.test(token.norm)) token.tag = token.norm.endsWith("ly") ? "ADV" : "VERB";
    // "your speech upset me"
    if (after !== undefined && (isUpsetting(token) || isThirdOfVerb(token)) && before !== undefined && isStruck(after))
      if (["my", "our", "your", "his", "her", "their", "'s"].includes(tokens[index - 2]?.norm ?? ""))
        before.tag = "NOUN";
    // "Liar!"
    const isAlone = before === undefined && (after === undefined || after.tag === "PUNCT");
    if (isAlone && token.tag === "ADJ" && LABELS.has(token.norm)) token.tag = "NOUN";
    if (token.norm === "tired" && token.tag === "VERB" && !["PRON", "DET"].includes(after?.tag ?? ""))
      token.tag = "ADJ";
    if (token.norm === "grown" && token.tag === "VERB" && after?.tag === "NOUN") token.tag = "ADJ";
    if (token.tag === "NOUN" && isJudging(token) && isSaidOf(before, after)) token.tag = "ADJ";
    if (token.tag === "NUM" && isActWord(token)) token.tag = "NOUN";
    if (after !== undefined && isPointer(token, before, after)) {
      token.tag = "DET";
      after.tag = "NOUN";
    }
    token.tag =
      asClosedWord(token, before, after, index + 2 < end ? tokens[index + 2] : undefined) ??
      asVerb(token, index - 2 >= first ? tokens[index - 2] : undefined, before, after) ??
      asNoun(token, before, after) ??
      asJudging(token, before, after) ??
      token.tag;
  }
}

/** What the steps below ask about a word: a word that none of them asks about keeps its tag, but for a name or an order. */
const [WHATEVER_ITS_TAG, AS_ADJECTIVE, AS_NO_VERB, AS_NO_NOUN] = [1, 2, 4, 8];

const askedAbout = perWord((norm, word) => {
  const isAlways =
    norm === "way" ||
    norm === "grown" ||
    norm === "tired" ||
    norm === "this" ||
    TITLES.has(norm) ||
    ACTS.has(norm) ||
    KIN.has(norm) ||
    JUDGING.has(norm) ||
    MADE.has(norm) ||
    mayBeClosed(word);
  if (isAlways) return WHATEVER_ITS_TAG;
  return (
    (isCapitalised(word) ? AS_ADJECTIVE : 0) | (mayBeVerb(word) ? AS_NO_VERB : 0) | (mayBeNoun(word) ? AS_NO_NOUN : 0)
  );
});

function mayBeKnownBetter({ tag, word }: Retaggable): boolean {
  if (tag === "PROPN" || tag === "IMP") return true;
  const asked = askedAbout(word);
  if (asked === 0 || asked === WHATEVER_ITS_TAG || tag === "ADJ") return asked !== 0;
  if (tag === "VERB") return (asked & AS_NO_NOUN) !== 0;
  return (asked & (tag === "NOUN" ? AS_NO_VERB : AS_NO_VERB | AS_NO_NOUN)) !== 0;
}

const isCapitalised = perWord((norm, { text }) => /^\p{Lu}\p{Ll}+$/u.test(text) && !JUDGING.has(norm));
const isActWord = asksWord((norm) => ACTS.has(norm));

/** "the stubborn old gate", "Your childish behaviour upsets me" */
function isSaidOf(before: Retaggable | undefined, after: Retaggable | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const isNoun = after.tag === "NOUN";
  const isDefinite = before.tag === "DET";
  // "It makes Lily sad that you left"
  if (before.tag === "PROPN" && (after.tag === "SCONJ" || after.norm === "that")) return true;
  if (isDefinite && (after.tag === "ADJ" || (isNoun && (LABELS.has(nounLemma(after.norm)) || isAnyone(after)))))
    return true;
  return (isDefinite || isOwner(before)) && (isNoun || after.tag === "PROPN") && ACTS.has(nounLemma(after.norm));
}

/** "That remark was …": a singular pointer takes no base verb, so what follows is a noun. */
function isPointer({ norm, tag }: Retaggable, before: Retaggable | undefined, after: Retaggable): boolean {
  const opens = before === undefined || before.tag === "PUNCT" || before.tag === "CCONJ";
  if (!opens || tag !== "PRON" || (norm !== "that" && norm !== "this") || after.tag !== "VERB") return false;
  return (
    verbLemma(after.norm).form === "base" && !irregularVerbs.has(after.norm) && nounLemma(after.norm) === after.norm
  );
}

/** "whoever wrote this", "half the team", "deliberately left". */
function asClosedWord(
  token: Retaggable,
  before: Retaggable | undefined,
  after: Retaggable | undefined,
  behind: Retaggable | undefined,
): Tag | undefined {
  const { norm, tag, text } = token;
  // "somebody's boyfriend was late"
  if (norm === "'s" && tag === "AUX" && after?.tag === "NOUN" && SOMEBODY.has(before?.norm ?? "")) return "PART";
  if (tag !== "PROPN" && !mayBeClosed(token.word)) return undefined;
  if (norm === "whoever" || norm === "whichever") return "PRON";
  if (norm === "ever") return "ADV";
  if (tag === "ADV" && isLyAdjective(token)) return "ADJ";
  if (after?.tag === "ADJ" && isOutright(token)) return "ADV";
  if (isNoAdverb(token)) return tag === "ADV" || tag === "ADJ" ? "NOUN" : undefined;
  const isGotTo = after?.norm === "got" && behind?.norm === "to";
  if (norm === "'s" && tag === "PART" && (isGotTo || AFTER_IS.has(after?.norm ?? ""))) return "AUX";
  if (norm === "of" && tag === "SCONJ" && after?.tag !== "VERB") return "ADP";
  // "My son's scared of Mr Hill", "Dad's upset."
  const isSaidOf = after?.tag === "ADJ" && (FEELINGS.has(after.norm) || after.norm.endsWith("ed"));
  if (
    norm === "'s" &&
    tag === "PART" &&
    isSaidOf &&
    ["ADP", "PUNCT", "SCONJ", "CCONJ", "ADV", "X"].includes(behind?.tag ?? "X")
  )
    return "AUX";
  if (norm === "because") return after?.norm === "of" ? "ADP" : "SCONJ";
  if (text.startsWith("'") && CONTRACTED.has(norm) && after !== undefined) return "AUX";
  if (isHave(token) && (before?.norm === "once" || isParticiple(after?.tag === "ADV" ? behind : after))) return "AUX";
  if (isBody(text, norm, tag)) return "NOUN";
  if (norm === "fed" && after?.norm === "up") return "ADJ";
  if (isScaredSo(token) && ["scared", "bored", "frozen", "worried"].includes(before?.norm ?? "")) return "ADV";
  if (isNoName(token, before)) return "NOUN";
  if (norm === "that" && tag === "SCONJ" && isPointing(before, after)) return "DET";
  // "I want that report"
  const isWanted = before?.norm === "want" || before?.norm === "need";
  if (norm === "that" && tag === "PRON" && isWanted && after?.tag === "NOUN") return "DET";
  const isNamed = after?.tag === "NOUN" || (after?.tag === "PROPN" && after.text === after.norm);
  if (norm === "that" && tag === "PRON" && before === undefined && isNamed && isVerbal(behind)) return "DET";
  if (norm === "thanks" && after?.norm === "to") return "ADP";
  if (norm === "being" && tag === "VERB" && isParticiple(after)) return "AUX";
  if (norm === "will" && tag === "AUX" && before?.tag === "DET") return "NOUN";
  if (norm === "kindly") return "ADV";
  if (tag === "ADJ" && isCalm(token) && NEEDING.has(before?.norm ?? "") && after?.tag !== "NOUN") return "NOUN";
  if (norm === "matters" && after?.norm === "to" && before?.tag !== "DET") return "VERB";
  if (tag === "PROPN" && text === norm && norm.length > 8 && norm.endsWith("ly")) return "ADV";
  if (tag === "PROPN" && text === norm && before?.tag === "ADV" && before.norm.endsWith("ly") && isThirdOfVerb(token))
    return "VERB";
  if (tag === "PROPN" && text === norm && !NAMES.has(norm) && !FIRST_NAMES.has(norm) && /^[a-z-]{4,}$/.test(norm))
    return isJudging(token) && !LABELS.has(norm) ? "ADJ" : "NOUN";
  if (tag === "PROPN" && text === norm && LABELS.has(norm)) return "NOUN";
  if (isChat(token)) return "INTJ";
  if (norm === "half" && after?.tag === "DET") return "DET";
  const isManner = norm.length > 5 && norm.endsWith("ly") && (tag === "ADJ" || tag === "NOUN");
  if (isManner && (after?.tag === "VERB" || after?.tag === "AUX")) return "ADV";
  // "We are deeply unhappy."
  if (tag === "VERB" && norm.length > 5 && norm.endsWith("ly") && !knownVerbs.has(norm)) return "ADV";
  // "Dmitri mysteriously vanishes"
  const isLong = norm.length > 8 && norm.endsWith("ly") && norm !== "quarterly" && norm !== "fortnightly";
  return isLong && tag !== "ADJ" && after !== undefined && isThirdOrPast(after) ? "ADV" : undefined;
}

const isLyAdjective = asksWord((norm) => LY_ADJECTIVE.has(norm));
const isNoAdverb = asksWord((norm) => NO_ADVERB.has(norm));
const isChat = asksWord((norm) => CHAT.has(norm));
const isOutright = isOneOf("plain downright outright");
const isHave = isOneOf("has have had");
const isScaredSo = isOneOf("stiff witless");
const isCalm = isOneOf("calm quiet");

/** Most words are none of those, and are told so at once. */
const mayBeClosed = perWord(
  (norm, { text }) =>
    /^(?:whoever|whichever|ever|of|because|has|have|had|that|thanks|half|fed|stiff|witless|will|matters|being|kindly|calm|quiet)$/.test(
      norm,
    ) ||
    text.startsWith("'") ||
    norm === "'s" ||
    norm === "plain" ||
    norm === "downright" ||
    norm === "outright" ||
    BODIES.has(norm) ||
    CHAT.has(norm) ||
    norm.endsWith("ly"),
);

function isVerbal(token: Retaggable | undefined): boolean {
  return token?.tag === "AUX" || token?.tag === "VERB";
}

function isParticiple(token: Retaggable | undefined): boolean {
  if (token?.tag === "VERB" && ["cost", "put", "hit", "cut", "let", "shut", "set", "hurt"].includes(token.norm))
    return true;
  return token?.tag === "VERB" && /(?:ed|en|wn|ung|unk|de|ft|lt|ld|ept|ent)$/.test(token.norm);
}

/** "HR makes me nervous", "typical IT". */
function isBody(text: string, norm: string, tag: Tag): boolean {
  return (
    text.length <= 4 &&
    text.length >= 2 &&
    text === text.toUpperCase() &&
    BODIES.has(norm) &&
    tag !== "NOUN" &&
    tag !== "PROPN"
  );
}

/** "Moths ruined it", "Traffic was slow": a capital at the head of a sentence makes no name. */
function isNoName({ norm, tag }: Retaggable, before: Retaggable | undefined): boolean {
  if (before !== undefined || tag !== "PROPN") return false;
  return THINGS.has(norm) || (norm.endsWith("s") && !norm.endsWith("ss") && !NAMES.has(norm));
}

/** "chaired that meeting": after a verb that tells nothing, before a singular. */
function isPointing(before: Retaggable | undefined, after: Retaggable | undefined): boolean {
  if (after?.tag !== "NOUN" || nounLemma(after.norm) !== after.norm) return false;
  if (before === undefined || before.tag === "PUNCT" || before.tag === "CCONJ") return true;
  if (before.tag !== "VERB") return false;
  return !TELLING.has(verbLemma(before.norm).lemma);
}

/** "your message wrecked my evening", "he tore it", "our lead scares me". */
function asVerb(
  token: Retaggable,
  outer: Retaggable | undefined,
  before: Retaggable | undefined,
  after: Retaggable | undefined,
): Tag | undefined {
  const { norm, tag, word } = token;
  if (before === undefined || tag === "VERB") return undefined;
  if (tag === "IMP") return ["whoever", "who"].includes(before.norm) ? "VERB" : undefined;
  if (!mayBeVerb(word)) return undefined;
  if (tag === "ADV" && isPastOnly(token)) return "VERB";
  if (norm === "adore" && tag === "ADV") return "VERB";
  if (tag === "NOUN" && after !== undefined && SOMEBODY.has(before.norm) && isThirdOfVerb(token)) return "VERB";
  // "nobody else bothers", "you've upset her"
  if (tag === "NOUN" && before.norm === "else" && isThirdOfVerb(token)) return "VERB";
  if (norm === "upset" && (tag === "ADJ" || tag === "NOUN") && before.norm === "have" && after !== undefined)
    return "VERB";
  const isNever = NEVER_VERBS.has(tag);
  if (tag === "NOUN" || tag === "ADJ" || tag === "ADV" || isNever) {
    const isAfterRelative = before.tag === "VERB" && outer?.tag === "PRON";
    const isNominal =
      before.tag === "NOUN" || before.tag === "PROPN" || before.tag === "PRON" || (isAfterRelative && isNever);
    const isPast = mayBePast(token);
    if (isPast && tag === "ADJ" && before.norm === "and" && after !== undefined && OPENS_OBJECT.has(after.norm))
      return "VERB";
    if (isPast && isNever && isNominal) return "VERB";
    // "since the plumber cancelled twice", "I kind of feel like …"
    if (tag === "NOUN" && isNominal && isPast && norm.length > 5 && knownVerbs.has(verbLemma(norm).lemma))
      return "VERB";
    if (norm === "feel" && before.norm === "of" && ["kind", "sort"].includes(outer?.norm ?? "")) return "VERB";
    if (tag === "ADJ" && before.norm === "have" && isPast && after?.tag !== "NOUN") return "VERB";
    // "Your comment really scared me", "you have deeply hurt us"
    const doer = before.tag === "ADV" ? outer : before;
    // "Your remark about my accent upset me"
    const isDoer =
      ["NOUN", "PROPN", "PRON"].includes(doer?.tag ?? "") || doer?.norm === "have" || OWNS.has(outer?.norm ?? "");
    const isWorking = norm === "upset" ? isDoer || /^th[ai]/.test(before.norm) : isPast && isDoer && tag === "ADJ";
    if (isWorking && after !== undefined && isStruck(after)) return "VERB";
    // "The fact that you left bothers me", "not being asked annoyed me"
    const isVerbal = isThirdOfVerb(token) || (isPast && norm.endsWith("ed"));
    const isFree = ["VERB", "ADP", "ADV"].includes(before.tag) || isActWord(before);
    if (isVerbal && isFree && ["me", "us"].includes(after?.norm ?? "")) return "VERB";
    if ((isNever || (tag === "NOUN" && isNominal)) && isPastOnly(token)) return "VERB";
    if (isNever && outer?.norm === "you" && GROUPED.has(before.norm) && knownVerbs.has(norm)) return "VERB";
    if (isAlways(before) && outer !== undefined && isThirdOfVerb(token) && after !== undefined) return "VERB";
    const isManner = before.tag === "ADV" && before.norm.endsWith("ly");
    if (isManner && tag === "NOUN" && ["PROPN", "PRON"].includes(outer?.tag ?? "") && isThirdOfVerb(token))
      return "VERB";
    // "The waiters here never smile"
    if (norm === "smile" && isAdverb(before)) return "VERB";
    // "You never shout at me"
    const isAimed = tag === "ADV" && after?.norm === "at";
    if ((tag === "NOUN" || isAimed) && isAdverb(before) && WHO.has(outer?.norm ?? "") && knownVerbs.has(norm))
      return "VERB";
    if (isNever && isNominal && norm.length > 4 && verbLemma(norm).form === "s" && isThirdOfVerb(token)) return "VERB";
    if (tag === "NOUN" && isNominal && isThirdOnly(token)) return "VERB";
    // "You made Dad cry"
    if (norm === "cry" && tag === "NOUN" && isNominal) return "VERB";
    // "We in the office feel overlooked"
    if (norm === "feel" && isNominal && after !== undefined)
      if (after.tag === "VERB" || after.tag === "ADJ" || isJudging(after)) return "VERB";
    if (tag === "NOUN" && isNominal && isThirdOfVerb(token) && isGoneOn(norm, after)) return "VERB";
  }
  return before.norm === "ever" && (knownVerbs.has(norm) || isThirdOfVerb(token)) ? "VERB" : undefined;
}

const isThirdOrPast = asksWord((norm) => /(?:s|ed)$/.test(norm) && knownVerbs.has(verbLemma(norm).lemma));
const mayBePast = asksWord((norm) => irregularVerbs.has(norm) || (norm.length > 4 && /[^e]ed$/.test(norm)));
const isPastOnly = asksWord((norm) => PASTS.has(norm));
const isThirdOfVerb = asksWord((norm) => norm.endsWith("s") && knownVerbs.has(verbLemma(norm).lemma));
const isThirdOnly = isOneOf("reads gets goes says makes comes gives becomes seems hears knows tells brings");
const isUpsetting = isOneOf("upset hurt");
/** "(scared) me", "my father", "Dad", "Anna" */
const isStruck = asksWord((norm) => STRUCK.has(norm) || KIN.has(norm) || NAMES.has(norm));
const isAlways = isOneOf("always never");
const isAdverb = isOneOf("only just never always often really ever still simply constantly barely hardly");

/** "keeps talking", "wants to", "thinks I", "scares me" */
function isGoneOn(norm: string, after: Retaggable | undefined): boolean {
  if (
    /^(?:keeps|starts|stops|begins|tries|wants|needs|likes|loves|hates)$/.test(norm) &&
    (after?.tag === "VERB" || after?.norm === "to")
  )
    return true;
  const isTelling = TELLS.test(norm) && (after?.tag === "PRON" || after?.tag === "DET");
  return isTelling || ["me", "us", "him", "them"].includes(after?.norm ?? "");
}

const mayBeVerb = perWord(
  (norm) =>
    irregularVerbs.has(norm) ||
    /(?:ed|ing)$/.test(norm) ||
    PASTS.has(norm) ||
    knownVerbs.has(norm) ||
    (norm.endsWith("s") && knownVerbs.has(verbLemma(norm).lemma)),
);

/** "you hypocrite", "plumbers are crooks", "my boss drives me mad". */
function asNoun(token: Retaggable, before: Retaggable | undefined, after: Retaggable | undefined): Tag | undefined {
  const { norm, tag } = token;
  if (tag === "NOUN" || tag === "PROPN") return undefined;
  // "the bank's dithering"
  const isOwned = before?.norm === "'s" && before.tag === "PART" && !["ADJ", "NOUN"].includes(after?.tag ?? "");
  if (tag === "VERB" && isOwned && isIng(token)) return "NOUN";
  if (tag === "VERB" && before !== undefined && isMade(token) && (before.tag === "ADJ" || OWNS.has(before.norm)))
    return "NOUN";
  if ((tag === "ADJ" || tag === "ADV" || tag === "X" || tag === "INTJ") && isKin(token)) return "NOUN";
  if (after?.tag === "PROPN" && TITLES.has(norm)) return "NOUN";
  // "my desk mate"
  if (norm === "mate" && before?.tag === "NOUN") return "NOUN";
  if (before === undefined || !mayBeNoun(token.word)) return undefined;
  if (tag === "VERB" && isBe(before) && verbLemma(norm).form === "s") return "NOUN";
  if (tag !== "VERB" && tag !== "AUX" && isRoleNoun(token)) {
    if (before.tag === "DET" || before.tag === "ADJ" || isOwner(before)) return "NOUN";
  }
  if (!isLabel(token) || (after?.tag === "NOUN" && !isThen(after))) return undefined;
  const isCalled =
    (before.norm === "you" && (after === undefined || after.tag === "PUNCT")) ||
    (before.norm === "that" && (tag === "ADJ" || tag === "ADV"));
  const isNamed =
    before.tag === "DET" ||
    before.tag === "ADJ" ||
    (before.norm === "of" && !isIng(token)) ||
    isUtter(before) ||
    /^(?:are|is|was|were|be|been|such|'s|am)$/.test(before.norm);
  return isCalled || (isNamed && norm !== "lying" && norm !== "cheating") ? "NOUN" : undefined;
}

const isIng = asksWord((norm) => norm.endsWith("ing"));
const isMade = asksWord((norm) => MADE.has(norm));
const isKin = asksWord((norm) => KIN.has(norm));
const isLabel = asksWord((norm) => LABELS.has(nounLemma(norm)));
const isAnyone = isOneOf("person people man woman boss manager");
const isUtter = isOneOf("absolute total complete utter");
const isThen = isOneOf("yesterday today tonight tomorrow again last");
const isBe = isOneOf("are is was were 's am be been");
const isOwner = isOneOf("my our your his her their");

const mayBeNoun = perWord((norm) => {
  const lemma = nounLemma(norm);
  return lemma !== norm || ROLES.has(lemma) || LABELS.has(lemma);
});

/** "that naive", "so thick": no noun follows, and the word judges. */
/** A word that may pass a verdict, or name a feeling. */
export const isJudging = asksWord((norm) => JUDGING.has(norm));

function asJudging(token: Retaggable, before: Retaggable | undefined, after: Retaggable | undefined): Tag | undefined {
  if (!isJudging(token)) return undefined;
  const { norm, tag } = token;
  const isDegree = ["bit", "little", "so", "very", "really", "deeply", "quite", "rather"].includes(before?.norm ?? "");
  const isSaid = after === undefined || ["PUNCT", "SCONJ", "ADP", "CCONJ", "SYM"].includes(after.tag);
  if ((tag === "VERB" && norm === "hurt" && isDegree && isSaid) || (tag === "AUX" && FEELINGS.has(norm))) return "ADJ";
  if (tag === "PRON" || (tag === "IMP" && (before?.norm === "so" || !knownVerbs.has(norm)))) return "ADJ";
  if (
    norm === "mean" &&
    tag === "VERB" &&
    /^(?:so|too|very|being|pretty|quite|this|been|are|were|'re|was|is)$/.test(before?.norm ?? "")
  )
    return "ADJ";
  // "that mean comment of yours"
  if (
    norm === "mean" &&
    tag === "VERB" &&
    ["a", "that", "those", "your", "his", "her"].includes(before?.norm ?? "") &&
    after !== undefined
  )
    if (isActWord(after)) return "ADJ";
  if (norm === "mean" && tag === "VERB" && before?.norm === "just" && (after === undefined || after.tag === "PUNCT"))
    return "ADJ";
  // "Your timekeeping is shocking."
  const isBeing = /^(?:is|are|was|were|'s|be|been|so|very|really|too|just|plain)$/.test(before?.norm ?? "");
  const isUtter = /^(?:absolutely|completely|totally|truly|utterly|simply|frankly|such|some)$/.test(before?.norm ?? "");
  if (tag === "VERB" && norm.endsWith("ing") && isUtter && after?.tag === "NOUN") return "ADJ";
  if (
    tag === "VERB" &&
    norm.endsWith("ing") &&
    isBeing &&
    (after === undefined || isThen(after) || ["PUNCT", "CCONJ"].includes(after.tag))
  )
    return "ADJ";
  if (tag === "ADJ" || tag === "AUX" || tag === "ADP" || (tag === "VERB" && knownVerbs.has(verbLemma(norm).lemma)))
    return undefined;
  if (tag === "VERB" && FEELINGS.has(norm)) return undefined;
  if (LABELS.has(norm) || ROLES.has(norm)) return undefined;
  // "Greedy little robins!"
  if (tag === "PROPN" && before === undefined && after?.tag === "ADJ" && !FIRST_NAMES.has(norm)) return "ADJ";
  return tag === "ADV" ||
    tag === "VERB" ||
    after === undefined ||
    after.tag === "PUNCT" ||
    after.tag === "CCONJ" ||
    after.tag === "ADP" ||
    isThen(after)
    ? "ADJ"
    : undefined;
}
