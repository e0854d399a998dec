import { isCircular } from "./house-letters.ts";
import { ARRIVING, isAdvice, isLate, isLikely, isNotice, isOne, isPermission } from "./notices.ts";
import { cueAsWritten, holds } from "./places.ts";
import { findToken, follows, hasMatch, is, norm, passes, phrasesIn, tokenAt } from "./query.ts";
import type { Clause, NounPhrase, Reading, Token, VerbGroup } from "./reading.ts";
import { isSaidBehind } from "./said-behind.ts";
import { isTense } from "./tense.ts";
import { isOneOf } from "./word.ts";

const HAD = cueAsWritten("had");
const HAVE = cueAsWritten("have");
const OTHER = cueAsWritten("other");
const JUST_SIMPLY = cueAsWritten("just simply");
const LIKE = cueAsWritten("like");
const THAT_THIS_SUCH = cueAsWritten("that this such like");

interface Found {
  readonly first: number;
  readonly end: number;
}

const DUTY = new Set(["should", "must", "ought", "ought to", "have to", "need to", "be supposed to", "be meant to"]);

export function generalDuty(reading: Reading, clause: Clause): Found | undefined {
  const { subject, verb } = clause;
  if (
    subject === undefined ||
    verb === undefined ||
    subject.first > verb.first ||
    clause.role === "if" ||
    clause.role === "when" ||
    clause.reported
  )
    return undefined;
  if (isSaidBehind(reading, verb.head)) return undefined;
  if (isOne(reading, subject)) return oneDoes(reading, clause, subject, verb);
  if (subject.person === "you") return youJustDoNot(reading, clause, subject, verb);
  const isOwedTo = isWellTreated(reading, clause, subject, verb) || isWhoever(reading, subject, verb);
  if (isOwedTo && reading.sentences[clause.sentence]?.question === false)
    return { first: subject.first, end: modalEnd(reading, verb) };
  const standard = standardOf(reading, subject, verb);
  if (standard !== undefined) return standard;
  const isAsked = reading.sentences[clause.sentence]?.question === true;
  if (verb.modal === "must" && holds(reading, HAVE, verb.first, verb.head)) return undefined;
  if (passes(reading, subject.head, isSomebody) && isOffered(reading, clause)) return undefined;
  if (!isAsked && isPutUpon(reading, clause, subject, verb))
    return { first: subject.first, end: modalEnd(reading, verb) };
  if (!isAsked && isMaltreated(reading, clause, subject, verb))
    return { first: subject.first, end: modalEnd(reading, verb) };
  // "People can't just leave others waiting"
  const isBarred = verb.modal === "can" && verb.negated && holds(reading, JUST_SIMPLY, subject.end, verb.head);
  if (isBarred && !isAsked && isEverybody(reading, subject)) return { first: subject.first, end: verb.head };
  if (!isEverybody(reading, subject) || !DUTY.has(verb.modal) || holds(reading, HAD, verb.first, verb.head))
    return undefined;
  if (
    isAsked ||
    isPermission(reading, subject, verb) ||
    isLikely(reading, verb) ||
    isAdvice(reading, clause, verb) ||
    (!isTense(reading) && isCircular(reading, clause)) ||
    isNotice(reading, clause, subject, verb)
  )
    return undefined;
  return { first: subject.first, end: modalEnd(reading, verb) };
}

const MALTREATED = new Set(
  "ask leave treat make keep talk speak send ignore forget lie shout insult blame push punish laugh force tell".split(
    " ",
  ),
);

/** "A customer must not be asked three times", "Patients should not be left in corridors": no notice speaks so. */
function isMaltreated(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): boolean {
  if (!verb.negated || !verb.passive) return false;
  const isKind = subject.person === "generic" || is(reading, subject.head, "generic-plural");
  const isBare = ["a", "an", "no"].includes(norm(reading, subject.first)) || subject.end - subject.first === 1;
  return (
    isKind &&
    isBare &&
    verb.negated &&
    verb.passive &&
    ["should", "must", "ought to", "ought"].includes(verb.modal) &&
    MALTREATED.has(verb.lemma) &&
    !["alone", "unattended", "unsupervised"].includes(norm(reading, verb.end)) &&
    reading.sentences[clause.sentence]?.instruction === false
  );
}

const TREATED = new Set(
  "listen inform consult thank treat respect hear warn pay include welcome tell ask offer greet believe invite".split(
    " ",
  ),
);

/** "Staff should be told first", "Patients must be listened to"; not "patients should be told to fast". */
function isWellTreated(reading: Reading, { sentence }: Clause, subject: NounPhrase, verb: VerbGroup): boolean {
  const isKind = subject.person === "generic" || norm(reading, subject.head) === "staff";
  if (!isKind || !verb.passive || verb.negated || subject.end - subject.first > 2) return false;
  if (
    !["should", "must", "ought", "ought to"].includes(verb.modal) ||
    reading.sentences[sentence]?.instruction !== false
  )
    return false;
  return (
    (TREATED.has(verb.lemma) && !["to", "for", "a", "an", "the", "if", "about"].includes(norm(reading, verb.end))) ||
    (verb.lemma === "listen" && norm(reading, verb.end) === "to")
  );
}

const MENDED = /^(?:apologi[sz]e|clean|pay|own|say|tidy|fix|replace|admit|answer|explain|wash|repair|mend)$/;

/** "Whoever makes a mess should clean it up", "Those who are late should apologise" */
function isWhoever(reading: Reading, { first, head }: NounPhrase, verb: VerbGroup): boolean {
  const who = norm(reading, head);
  const isAny =
    who === "whoever" ||
    (who === "who" && ["those", "anyone", "anybody", "everyone", "people"].includes(norm(reading, first - 1)));
  return isAny && ["should", "must", "ought", "ought to", "have to"].includes(verb.modal) && MENDED.test(verb.lemma);
}

const BURDENS = new Set(
  "wait repeat beg chase ask queue fight suffer explain clean listen plead worry fear choose apologise repeat".split(
    " ",
  ),
);

/** "Customers shouldn't have to beg for a refund" */
function isPutUpon(reading: Reading, clause: Clause, { person, head, first }: NounPhrase, verb: VerbGroup): boolean {
  const isKind = person === "generic" || is(reading, head, "generic-plural");
  const isDenied = verb.negated || norm(reading, first) === "no";
  if (!isKind || !isDenied || (verb.modal !== "should" && verb.modal !== "have to")) return false;
  const isHaveTo = holds(reading, HAVE, verb.first, verb.end + 1) && norm(reading, verb.first) === "should";
  const end = Math.min(clause.end, verb.end + 3);
  return isHaveTo && findToken(reading, verb.first, end, ({ lemma }) => BURDENS.has(lemma)) !== -1;
}

const isSomebody = isOneOf("someone somebody");

/** "Someone has to open the hall at five, I can do it" */
function isOffered(reading: Reading, clause: Clause): boolean {
  const end = reading.sentences[clause.sentence]?.endToken ?? clause.end;
  return (
    findToken(
      reading,
      clause.verb?.end ?? clause.first,
      end,
      ({ norm: word, index }) =>
        (word === "i" || word === "we") &&
        ["can", "will", "could", "would", "'d", "am"].includes(norm(reading, index + 1)),
    ) !== -1
  );
}

function isEverybody(reading: Reading, subject: NounPhrase): boolean {
  if (subject.person !== "generic") return false;
  return (
    !["a", "an"].includes(norm(reading, subject.first)) ||
    subject.end - subject.first > 2 ||
    isMeasure(reading, subject) ||
    isRuledOn(reading, subject)
  );
}

const ADVISED = new Set(
  "look see check examine help come call advise prescribe do take fix sort fit install treat tell get go find have measure assess arrive open sign".split(
    " ",
  ),
);

/** With hard words beside it, any such rule */
function isRuledOn(reading: Reading, subject: NounPhrase): boolean {
  const verb = findToken(reading, subject.end, subject.end + 4, ({ tag }) => tag === "VERB");
  return isTense(reading) && verb !== -1 && !ADVISED.has(reading.tokens[verb]?.lemma ?? "");
}

const NEUTRAL = new Set("neutral impartial discreet reachable sober consistent approachable".split(" "));

/** "A mother should know …" measures; "a doctor should look at it" advises. */
function isMeasure(reading: Reading, subject: NounPhrase): boolean {
  if (
    /^(?:husband|wife|father|mother|friend|boss|leader|captain|son|daughter|brother|sister|gentleman|spouse|godparent|neighbour|neighbor|colleague|co-worker|workmate|teammate|flatmate|housemate|roommate|partner|landlord|landlady|boyfriend|girlfriend|host|lady)$/.test(
      norm(reading, subject.head),
    )
  )
    return true;
  const verb = findToken(reading, subject.end, subject.end + 4, ({ tag }) => tag === "VERB");
  const isHaving = reading.tokens[verb]?.lemma === "have";
  if (isHaving && hasMatch(reading, "virtue", verb, verb + 4)) return true;
  const lemma = reading.tokens[verb]?.lemma ?? "";
  const isSaid =
    (lemma === "say" && /^(?:hello|thanks?|sorry|please|goodbye)$/.test(norm(reading, verb + 1))) ||
    (lemma === "tell" && norm(reading, verb + 2) === "truth") ||
    (lemma === "ask" && ["first", "before"].includes(norm(reading, verb + 1)));
  const isNot = ["not", "never"].includes(norm(reading, subject.end + 1)) && SHABBY.has(lemma);
  if (isSaid || isNot) return true;
  const isBe = norm(reading, subject.end + 1) === "be" || norm(reading, subject.end + 2) === "be";
  if (
    isBe &&
    findToken(
      reading,
      subject.end,
      subject.end + 5,
      ({ index, norm: word }) => is(reading, index, "praise-adjective") || NEUTRAL.has(word),
    ) !== -1
  )
    return true;
  return /^(?:know|listen|care|respect|protect|lead|understand|treat|support|behave|keep|share|admit|apologi[sz]e|smile|greet|rotate|answer|reply|respond|encourage|praise|offer|knock|help|call)$/.test(
    reading.tokens[verb]?.lemma ?? "",
  );
}

/** "One does not …", "One would expect …"; "one should arrive on Monday" counts things. */
function oneDoes(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): Found | undefined {
  const isHead =
    subject.first === clause.first ||
    tokenAt(reading, subject.first - 1)?.tag === "SCONJ" ||
    ["nowadays", "today", "here", "always", "now", "surely", "how", ","].includes(norm(reading, subject.first - 1));
  if (
    !isHead ||
    (ARRIVING.test(verb.lemma) && !isLate(reading, verb.end)) ||
    (verb.lemma === "be" && verb.modal !== "" && !isManner(reading, verb.end))
  )
    return undefined;
  if (verb.lemma === "know" && norm(reading, verb.first - 1) === "never") return undefined;
  if (isCustom(reading, clause, subject, verb)) return { first: subject.first, end: verb.end };
  const isLiking = ["like", "want", "expect", "prefer"].includes(verb.lemma) && follows(reading, verb.end, "to", "be");
  if (
    isLiking &&
    TREATED.has(reading.tokens[verb.end + 2]?.lemma ?? "") &&
    !holds(reading, OTHER, verb.end, clause.end + 6)
  )
    return { first: subject.first, end: verb.end };
  const isAge = /^(?:over|under|at|aged|\d+|sixteen|eighteen|twenty-one|a|an|the)$/.test(norm(reading, verb.end));
  if (verb.lemma === "be" && isAge) return undefined;
  if (DUTY.has(verb.modal))
    return isNotice(reading, clause, subject, verb) || HANDLING.has(verb.lemma)
      ? undefined
      : { first: subject.first, end: modalEnd(reading, verb) };
  if (verb.negated && ["do", "can"].includes(reading.tokens[verb.first]?.lemma ?? ""))
    return { first: subject.first, end: Math.max(verb.head, verb.first + 2) };
  const isThinking = ["expect", "think", "assume", "hope", "imagine"].includes(verb.lemma);
  if (verb.lemma === "expect" && verb.modal === "can") return { first: subject.first, end: verb.end };
  const isPlain = verb.lemma === "expect" && verb.modal === "" && verb.tense === "present";
  return isPlain || (isThinking && ["would", "might", "could"].includes(verb.modal))
    ? { first: subject.first, end: verb.end }
    : undefined;
}

/** How a thing is worked: "one must dial 9". */
const HANDLING = new Set(
  "dial press click type scroll swipe unplug plug reboot restart insert scan validate log switch change book tap push pull turn twist ununscrew reset peel soak sand sift stir knead simmer boil bake roast chop grate drain rinse whisk grease prune water plant glue drill screw sew knit iron mix heat freeze store".split(
    " ",
  ),
);

const CUSTOMS = new Set(
  "share close wipe tidy say knock ask thank wait apologise apologize greet listen keep answer reply respect behave clean know speak help inform tell stand offer return".split(
    " ",
  ),
);

/** "One greets people in this building", "When one borrows a tool one asks": not "one knows the area, the other …" */
function isCustom(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): boolean {
  if (!CUSTOMS.has(verb.lemma) || verb.modal !== "" || verb.tense !== "present") return false;
  if (verb.passive || verb.negated) return false;
  if (holds(reading, OTHER, verb.end, verb.end + 12)) return false;
  const isWhenOne = ({ norm: word, index }: Token) => word === "one" && norm(reading, index - 1) === "when";
  const isNext = subject.first === clause.first && verb.first === subject.end;
  return isNext || findToken(reading, verb.end, clause.end + 6, isWhenOne) !== -1;
}

/** "on time", "polite", "able to expect": how one is, not which of two things. */
function isManner(reading: Reading, at: number): boolean {
  return (
    is(reading, at, "praise-adjective") ||
    /^(?:able|ashamed|grateful|allowed|careful|modest|discreet|prepared|late)$/.test(norm(reading, at)) ||
    (norm(reading, at) === "on" && norm(reading, at + 1) === "time")
  );
}

/** "You just don't do that to a colleague", "You can't just leave people waiting": "you" for everybody. */
function youJustDoNot(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): Found | undefined {
  if (!verb.negated || verb.tense !== "present") return undefined;
  const hasJust = holds(reading, JUST_SIMPLY, subject.end, verb.head);
  const isThat = verb.lemma === "do" && norm(reading, verb.end) === "that" && norm(reading, verb.end + 1) === "to";
  const isLikeThat =
    ["treat", "speak", "talk", "behave", "act", "do"].includes(verb.lemma) &&
    findToken(
      reading,
      verb.end,
      clause.end,
      ({ norm: word, index }) => word === "like" && ["that", "this"].includes(norm(reading, index + 1)),
    ) !== -1;
  const isTreatedAs = ["treat", "speak", "talk"].includes(verb.lemma) && holds(reading, LIKE, verb.end, clause.end);
  const isPlain = verb.modal === "" || (verb.modal === "can" && (hasJust || isTreatedAs));
  if ((!hasJust && !isThat && !isLikeThat && !isTreatedAs) || !isPlain) return undefined;
  if (["listen", "care", "understand", "get", "see", "know", "like", "trust"].includes(verb.lemma)) return undefined;
  const limit = reading.sentences[clause.sentence]?.endToken ?? clause.end;
  const isForAll = phrasesIn(reading, verb.end, limit).some(
    ({ person, head, end, first }) =>
      person === "generic" ||
      /^(?:family|friends|guests|customers|patients|children|kids|someone|somebody|staff|colleagues)$/.test(
        norm(reading, head),
      ) ||
      (norm(reading, first) === "your" && norm(reading, first + 1) === "own" && end > first + 2) ||
      (norm(reading, first) === "other" && norm(reading, first + 1) === "people"),
  );
  return isForAll ? { first: subject.first, end: verb.head } : undefined;
}

const STANDARDS = cueAsWritten(
  "decent normal reasonable sensible sane rational good real true proper grown trained self-respecting responsible competent half-decent serious caring loving civilised civilized grown mature honest polite professional kind considerate",
);

const TRAINED = new Set("trained".split(" "));

/** People whose part in life others measure: "a father doesn't miss his daughter's graduation". */
const MEASURES = new Set(
  "father mother friend husband wife gentleman leader grandfather grandmother brother sister boss godfather godmother captain host guest neighbour lady parent partner colleague professional teammate".split(
    " ",
  ),
);

export const HOUSES =
  /^(?:hotel|restaurant|caf[eé]|shop|garage|bank|landlord|school|hospital|clinic|surgery|nursery|gym|pub|bar|campsite|airline|insurer|bakery|agency|firm|company|library|museum|venue|dealership|caterer|caterers|theatre|cinema|salon)$/;
const TRADES = new Set(
  "shop store plumber mechanic garage pharmacy chemist bakery baker electrician locksmith cobbler tailor butcher florist jeweller optician dentist vet supermarket market library bookshop photographer printer carpenter joiner builder cook".split(
    " ",
  ),
);

/** "Any decent hardware shop will cut the key": what is to be had there. */
function isService({ modal, lemma, negated }: VerbGroup): boolean {
  if (negated) return false;
  return (
    ["will", "can", "could", "might"].includes(modal) ||
    (modal === "" && /^(?:sell|have|stock|carry|offer|keep|fix|repair|cut|do|stay|open)$/.test(lemma))
  );
}

/** "Any decent manager would …", "A real friend wouldn't …", "Decent people say thank you". */
function standardOf(reading: Reading, subject: NounPhrase, verb: VerbGroup): Found | undefined {
  const start = norm(reading, subject.first);
  const hasStandard = holds(reading, STANDARDS, subject.first, subject.end);
  const isAny = start === "any";
  if (!hasStandard && !isAny && !verb.negated && verb.modal !== "would") return undefined;
  if (isAny && TRADES.has(norm(reading, subject.head)) && isService(verb)) return undefined;
  // "Being a good parent means much to me" tells what one would like to be.
  if (["being", "be", "becoming", "become"].includes(norm(reading, subject.first - 1))) return undefined;
  if (
    norm(reading, subject.end) === "of" &&
    ["mine", "ours", "yours", "his", "hers", "theirs"].includes(norm(reading, subject.end + 1))
  )
    return undefined;
  const isHouse =
    (isAny && hasStandard && is(reading, subject.head, "body-of-people")) ||
    ((isAny || verb.modal === "would") && hasStandard && HOUSES.test(norm(reading, subject.head)));
  if (isHouse && isService(verb)) return undefined;
  const isPerson =
    isHouse ||
    (hasStandard && isDoer(reading, subject, verb)) ||
    subject.person === "generic" ||
    is(reading, subject.head, "generic-subject") ||
    is(reading, subject.head, "person") ||
    is(reading, subject.head, "kin");
  const isAnyone = isAny && (isHouse || subject.person === "generic");
  const isMeasured =
    isPerson &&
    (isAnyone ||
      (hasStandard && (start === "a" || start === "an" || start === "most" || subject.person === "generic")));
  const isMeasure =
    (start === "a" || start === "an") && MEASURES.has(norm(reading, subject.head)) && subject.end - subject.first === 2;
  const isFailing = verb.negated && verb.tense === "present" && verb.modal === "" && verb.lemma !== "be";
  if (isMeasure && isFailing && !/^(?:like|want|have|drink|eat|know|need|work|live|cost|come)$/.test(verb.lemma))
    return { first: subject.first, end: verb.end };
  const isMissed =
    isMeasure &&
    verb.modal === "would" &&
    !/^(?:love|like|enjoy|be|have|need|make|cost|take|know|see)$/.test(verb.lemma) &&
    holds(reading, HAVE, verb.first, verb.head);
  if (isMissed) return { first: subject.first, end: verb.first + 1 };
  if (!isMeasured) return isLikeThat(reading, subject, verb) ? { first: subject.first, end: verb.end } : undefined;
  if (verb.modal === "will" && !hasStandard) return undefined;
  const isTrained = TRAINED.has(norm(reading, subject.first + 1));
  if (isTrained && verb.lemma !== "know" && verb.modal !== "would") return undefined;
  if (verb.modal === "would" || verb.modal === "will") return { first: subject.first, end: verb.first + 1 };
  const isHard =
    verb.lemma === "be" &&
    /^(?:hard|rare|few|everywhere|important|welcome|always|worth|like)$/.test(norm(reading, verb.end));
  if (verb.head > verb.first && reading.tokens[verb.first]?.lemma === "have") return undefined;
  const isPresent = verb.tense === "present" && verb.modal === "" && (hasStandard || verb.negated) && !isHard;
  return isPresent ? { first: subject.first, end: verb.end } : undefined;
}

/** "A decent stacker checks the top shelf": whoever does such a thing is somebody. */
function isDoer(reading: Reading, { head }: NounPhrase, verb: VerbGroup): boolean {
  const isAgent = /(?:[^aeiou]er|ist|or)$/.test(norm(reading, head)) && !is(reading, head, "thing");
  return (
    isAgent &&
    /^(?:say|ask|apologi[sz]e|tell|keep|answer|check|listen|knock|turn|call|help|warn|thank|tidy|clean|greet|leave|admit|think|care|pay|look)$/.test(
      verb.lemma,
    )
  );
}

const AT_PEOPLE = cueAsWritten("people others behind");
const SHABBY = new Set(
  "jump skip raise hit laugh ignore break humiliate leave shout swear sulk lie gossip cancel ghost slam interrupt insult yell scream hide whine moan cheat steal bully mock abandon stab betray spy snoop throw tell blame walk scribble text".split(
    " ",
  ),
);

/** "Friends don't do that", "Professionals don't leave rubble behind", "Professionals don't speak to people like that". */
function isLikeThat(reading: Reading, subject: NounPhrase, verb: VerbGroup): boolean {
  const isRole =
    subject.person === "generic" &&
    subject.end - subject.first === 1 &&
    (is(reading, subject.head, "person") ||
      is(reading, subject.head, "kin") ||
      is(reading, subject.head, "generic-plural"));
  if (!verb.negated || verb.tense !== "present" || verb.modal !== "") return false;
  const isPeople =
    subject.end - subject.first === 1 &&
    /^(?:people|adults|grown-ups|friends|colleagues|professionals|neighbours|neighbors|families|couples)$/.test(
      norm(reading, subject.head),
    );
  const isFlat =
    holds(reading, JUST_SIMPLY, subject.end, verb.head) ||
    holds(reading, AT_PEOPLE, verb.end, verb.end + 4) ||
    SHABBY.has(verb.lemma);
  if (
    isPeople &&
    isFlat &&
    !/^(?:know|understand|realise|realize|care|want|have|see|get|like|believe|trust)$/.test(verb.lemma)
  )
    return true;
  if (!isRole) return false;
  const isOthers = findToken(
    reading,
    verb.end,
    verb.end + 6,
    ({ norm: word, index }) =>
      ["people", "someone", "somebody", "strangers", "others"].includes(word) && norm(reading, index + 1) === "'s",
  );
  if (isOthers !== -1) return true;
  if (["each", "one"].includes(norm(reading, verb.end)) && ["other", "another"].includes(norm(reading, verb.end + 1)))
    return true;
  const isDoing = ["do", "treat", "speak", "talk", "behave", "act", "leave", "say"].includes(verb.lemma);
  return isDoing && holds(reading, THAT_THIS_SUCH, verb.end, verb.end + 6);
}

/** Just past "should", "ought to", "have to". */
function modalEnd(reading: Reading, verb: VerbGroup): number {
  const target = verb.modal.split(" ").at(-1) ?? "";
  const last = findToken(reading, verb.first, verb.end, ({ norm: word }) => word === target);
  let end = (last === -1 ? verb.first : last) + 1;
  if (verb.modal === "ought" && norm(reading, end) === "to") end++;
  if (norm(reading, end) === "not" || (norm(reading, end) === "have" && end < verb.end)) end++;
  return end;
}
