import { defineRule } from "../../rule.ts";
import { clausesOf, findToken, is, norm, phrasesIn, spanOf, textOf } from "../../text/query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../../text/reading.ts";

/** "People should answer emails", "One must respect others", "Any decent manager would have asked". */
export const dutyOfEveryone = defineRule({
  id: "duty-of-everyone",
  summary: "Sees duties and standards put on everybody: people should, one must, any decent person would.",
  why: "A rule for all hides who wants what, and the reader hears that they fall short of it.",
  instead: "Speak for yourself: “I would like an answer within a day”.",

  examples: {
    flagged: [
      { text: "People should answer emails.", marks: ["People should"] },
      { text: "One must respect others.", marks: ["One must"] },
      { text: "Developers ought to answer pings within the hour.", marks: ["Developers ought to"] },
      { text: "Any decent manager would have spoken to me first.", marks: ["Any decent manager would"] },
      { text: "One simply does not walk in twenty minutes late.", marks: ["One simply does not"] },
      { text: "One would expect a bit of notice.", marks: ["One would expect"] },
      { text: "Somebody should have told me.", marks: ["Somebody should have"] },
      { text: "Parents need to teach their kids some manners.", marks: ["Parents need to"] },
      { text: "You just don't do that to a colleague.", marks: ["You just don't"] },
      { text: "Friends don't do that to each other.", marks: ["Friends don't do"] },
      { text: "A real friend would've called.", marks: ["A real friend would"] },
    ],
    fine: [
      "You just don't listen.",
      "Passengers should have their tickets ready.",
      "People usually arrive at nine.",
      "Visitors must sign in at the desk.",
      "Everyone should have received the link by now.",
      "One should arrive on Monday, the other on Friday.",
      "Nobody needs to stay late.",
      "Children under five must be with an adult.",
      "Somebody will be with you shortly.",
      "Most parents collect their children at three.",
      "Should anyone call, take a message.",
      "Adults should drink about two litres a day.",
      "Everyone should have the new link by now.",
    ],
  },

  *find(reading) {
    for (const sentence of reading.sentences) {
      if (sentence.praise) continue;
      for (const clause of clausesOf(reading, sentence.index)) {
        const found = generalDuty(reading, clause);
        if (found === undefined) continue;
        const phrase = textOf(reading, found.first, found.end);
        yield {
          span: spanOf(reading, found.first, found.end),
          severity: 0.4,
          message: `“${phrase}” makes a rule for everybody, and the reader may hear that they broke it. Whose wish is it? Try “I would like …” or “it matters to me that …”.`,
        };
      }
    }
  },
});

interface Found {
  readonly first: number;
  readonly end: number;
}

const DUTY = new Set(["should", "must", "ought", "ought to", "have to", "need to", "be supposed to"]);

function generalDuty(reading: Reading, clause: Clause): Found | undefined {
  const { subject, verb } = clause;
  if (
    subject === undefined ||
    verb === undefined ||
    subject.first > verb.first ||
    clause.role === "if" ||
    clause.role === "when"
  )
    return undefined;
  if (isOne(reading, subject)) return oneDoes(reading, clause, subject, verb);
  if (subject.person === "you") return youJustDoNot(reading, clause, subject, verb);
  const standard = standardOf(reading, subject, verb);
  if (standard !== undefined) return standard;
  if (!isEverybody(reading, subject) || !DUTY.has(verb.modal)) return undefined;
  const isAsked = reading.sentences[clause.sentence]?.question === true;
  if (
    isAsked ||
    isPermission(reading, subject, verb) ||
    isLikely(reading, verb) ||
    isAdvice(reading, clause, verb) ||
    isNotice(reading, clause, subject, verb)
  )
    return undefined;
  return { first: subject.first, end: modalEnd(reading, verb) };
}

function isEverybody(reading: Reading, subject: NounPhrase): boolean {
  if (subject.person !== "generic") return false;
  return (
    !/^(?:a|an)$/.test(norm(reading, subject.first)) || subject.end - subject.first > 2 || isMeasure(reading, subject)
  );
}

/** "A mother should know …" measures; "a doctor should look at it" advises. */
function isMeasure(reading: Reading, subject: NounPhrase): boolean {
  const verb = findToken(reading, subject.end, subject.end + 4, ({ tag }) => tag === "VERB");
  return /^(?:know|listen|care|respect|protect|lead|understand|treat|support|behave|keep|share|admit|apologi[sz]e)$/.test(
    reading.tokens[verb]?.lemma ?? "",
  );
}

/** "nobody has to", "no one needs to": a freedom. */
function isPermission(reading: Reading, subject: NounPhrase, verb: VerbGroup): boolean {
  const isFree = verb.negated || /^(?:nobody|no|noone|none)$/.test(norm(reading, subject.first));
  return isFree && /^(?:have to|need to)$/.test(verb.modal);
}

const ARRIVING = /^(?:receive|get|arrive|see|find|hear|notice)$/;

/** "should have received the link", "should be there by now". */
function isLikely(reading: Reading, verb: VerbGroup): boolean {
  if (verb.modal !== "should" && verb.modal !== "must") return false;
  if (ARRIVING.test(verb.lemma)) return true;
  if (verb.lemma === "have")
    return (
      findToken(reading, verb.end, verb.end + 8, ({ norm: word }) => /^(?:now|already|received)$/.test(word)) !== -1
    );
  return (
    verb.lemma === "be" && /^(?:there|here|back|home|in|at|fine|with|out|on|around)$/.test(norm(reading, verb.end))
  );
}

const LIVING =
  /^(?:drink|eat|sleep|exercise|brush|wash|rinse|cook|rest|consult|avoid|stretch|drive|soak|peel|store|freeze|invest|save|vote|exercise)$/;

/** "Adults should drink two litres a day": advice from health, kitchen and household. */
function isAdvice(reading: Reading, clause: Clause, verb: VerbGroup): boolean {
  return verb.modal === "should" && LIVING.test(verb.lemma) && !hasSting(reading, clause);
}

const HANDLED = new Set(
  "sign wear show register report keep pay return wash use present bring book complete park leave carry submit hand enter stay supervise accompany hold scan display collect exit evacuate remain vacate purchase buy apply renew declare obtain provide check validate be take turn close lock store walk drive stop reach fill".split(
    " ",
  ),
);
/** Roles that signs and terms speak to. */
const ADDRESSEES = new Set(
  "visitor guest customer passenger resident tenant patient applicant participant driver cyclist swimmer candidate traveller traveler holder user attendee delegate runner rider pedestrian contractor claimant motorist spectator bather hiker climber skier shopper entrant bidder".split(
    " ",
  ),
);
const HOUSE = new Set(
  "member player child pupil student employee owner speaker volunteer staff parent adult person people everyone everybody anyone".split(
    " ",
  ),
);

/** "Visitors must sign in": a house rule with a role and an act of handling. */
function isNotice(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): boolean {
  const sentence = reading.sentences[clause.sentence];
  if (sentence?.instruction && !isOne(reading, subject)) return true;
  const role = reading.tokens[subject.head];
  if (ADDRESSEES.has(role?.lemma ?? "") && !hasSting(reading, clause)) return true;
  const isHouse =
    HOUSE.has(role?.lemma ?? "") &&
    (verb.modal === "must" || verb.modal === "need to" || verb.modal === "have to" || verb.modal === "should");
  const isCommon = /^(?:people|everyone|everybody|anyone|person)$/.test(role?.lemma ?? "");
  const isFormal = HANDLED.has(verb.lemma) && (!isCommon || verb.modal !== "should") && !hasSting(reading, clause);
  return isHouse && isFormal && !(verb.lemma === "be" && !verb.passive && !isUnder(reading, clause));
}

function isUnder(reading: Reading, clause: Clause): boolean {
  return (
    findToken(
      reading,
      clause.first,
      clause.end,
      ({ norm: word, tag }) =>
        /^(?:under|over|aged|with|accompanied|supervised|by|before|at|in)$/.test(word) || tag === "NUM",
    ) !== -1
  );
}

/** Words that no sign on a wall would use. */
function hasSting(reading: Reading, clause: Clause): boolean {
  return (
    findToken(
      reading,
      clause.first,
      clause.end,
      ({ index, norm: word }) =>
        /^(?:me|us|my|our|more|better|manners|mess|responsibility|promises?|others|own|themselves|each)$/.test(word) ||
        is(reading, index, "verdict-adjective"),
    ) !== -1
  );
}

function isOne(reading: Reading, subject: NounPhrase): boolean {
  return subject.end - subject.first === 1 && norm(reading, subject.first) === "one";
}

/** "One does not …", "One would expect …"; "one should arrive on Monday" counts things. */
function oneDoes(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): Found | undefined {
  const isHead =
    subject.first === clause.first ||
    reading.tokens[subject.first - 1]?.tag === "SCONJ" ||
    norm(reading, subject.first - 1) === "," ||
    norm(reading, subject.first - 1) === "how";
  if (!isHead || ARRIVING.test(verb.lemma) || (verb.lemma === "be" && verb.modal === "should")) return undefined;
  if (verb.lemma === "be" && /^(?:over|under|at|aged)$/.test(norm(reading, verb.end))) return undefined;
  if (DUTY.has(verb.modal))
    return isNotice(reading, clause, subject, verb)
      ? undefined
      : { first: subject.first, end: modalEnd(reading, verb) };
  if (verb.negated && /^(?:do|can)$/.test(reading.tokens[verb.first]?.lemma ?? ""))
    return { first: subject.first, end: Math.max(verb.head, verb.first + 2) };
  if (norm(reading, subject.first - 1) === "how" && norm(reading, subject.first - 2) === "not")
    return { first: subject.first, end: verb.end };
  const isThinking = /^(?:expect|think|assume|hope|imagine)$/.test(verb.lemma);
  const isPlain = verb.lemma === "expect" && verb.modal === "" && verb.tense === "present";
  return isPlain || (isThinking && /^(?:would|might|could)$/.test(verb.modal))
    ? { first: subject.first, end: verb.end }
    : undefined;
}

/** "You just don't do that to a colleague", "You can't just leave people waiting": "you" for everybody. */
function youJustDoNot(reading: Reading, clause: Clause, subject: NounPhrase, verb: VerbGroup): Found | undefined {
  const hasJust = findToken(reading, subject.end, verb.head, ({ norm: word }) => /^(?:just|simply)$/.test(word)) !== -1;
  const isThat = verb.lemma === "do" && norm(reading, verb.end) === "that" && norm(reading, verb.end + 1) === "to";
  if ((!hasJust && !isThat) || !verb.negated || verb.tense !== "present" || verb.modal !== "") return undefined;
  const isForAll = phrasesIn(reading, verb.end, clause.end).some(({ person }) => person === "generic");
  return isForAll ? { first: subject.first, end: verb.head } : undefined;
}

const STANDARD =
  /^(?:decent|normal|reasonable|sensible|sane|rational|good|real|true|proper|self-respecting|responsible|competent|half-decent|serious|caring|loving|civilised|civilized|grown|mature|honest|polite|professional|kind|considerate)$/;

/** "Any decent manager would …", "A real friend wouldn't …", "Decent people say thank you". */
function standardOf(reading: Reading, subject: NounPhrase, verb: VerbGroup): Found | undefined {
  const start = norm(reading, subject.first);
  const hasStandard = findToken(reading, subject.first, subject.end, ({ norm: word }) => STANDARD.test(word)) !== -1;
  const isAnyone = start === "any" && subject.person === "generic";
  const isPerson =
    subject.person === "generic" ||
    is(reading, subject.head, "generic-subject") ||
    is(reading, subject.head, "person") ||
    is(reading, subject.head, "kin");
  const isMeasured =
    isPerson &&
    (isAnyone ||
      (hasStandard && (start === "a" || start === "an" || start === "most" || subject.person === "generic")));
  if (!isMeasured) return isLikeThat(reading, subject, verb) ? { first: subject.first, end: verb.end } : undefined;
  if (verb.modal === "would" || verb.modal === "will") return { first: subject.first, end: verb.first + 1 };
  const isPresent = verb.tense === "present" && verb.modal === "" && (hasStandard || verb.negated);
  return isPresent && (isAnyone || hasStandard) ? { first: subject.first, end: verb.end } : undefined;
}

/** "Friends don't do that", "Professionals don't speak to people like that". */
function isLikeThat(reading: Reading, subject: NounPhrase, verb: VerbGroup): boolean {
  const isRole =
    subject.person === "generic" &&
    subject.end - subject.first === 1 &&
    (is(reading, subject.head, "person") ||
      is(reading, subject.head, "kin") ||
      is(reading, subject.head, "generic-plural"));
  if (!isRole || !verb.negated || verb.tense !== "present" || verb.modal !== "") return false;
  const isDoing = /^(?:do|treat|speak|talk|behave|act|leave|say)$/.test(verb.lemma);
  return (
    isDoing &&
    findToken(reading, verb.end, verb.end + 6, ({ norm: word }) => /^(?:that|this|such|like)$/.test(word)) !== -1
  );
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
