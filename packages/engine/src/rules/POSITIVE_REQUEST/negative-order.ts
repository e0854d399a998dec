import { defineRule } from "../../rule.ts";
import { isOffer, type Order, ordersIn } from "../../text/order.ts";
import { clausesOf, findToken, is, norm, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";

/** "Don't be late", "Never call me that", "Do not touch our land". */
export const negativeOrder = defineRule({
  id: "negative-order",
  summary: "Sees “don't …” and “never …” said to a person.",
  why: "The reader learns what to leave, not what to do, and hears what you think they are up to.",
  instead: "Ask for what you would like in its place: “Could you come at nine?”",

  examples: {
    flagged: [
      { text: "Please don't be late.", marks: ["don't be late"] },
      { text: "Pls dont schedule anything over lunch", marks: ["dont schedule anything"] },
      { text: "Do not touch anything on our land again.", marks: ["Do not touch anything"] },
      { text: "Never call me that again.", marks: ["Never call me"] },
      { text: "Don't ever talk to my son like that.", marks: ["Don't ever talk"] },
    ],
    fine: [
      "Please don't hesitate to call.",
      "Don't worry.",
      "Don't unplug it while it updates.",
      "Don't forget your umbrella.",
      "Don't touch the plate, it's hot.",
      "Don't rush, the train is late anyway.",
      "I don't know.",
      "Never mind.",
      "Don't use bleach on the kettle.",
      "Do not refreeze once thawed.",
      "Please don't go to any trouble.",
      "Don't be a stranger!",
      "Don't feel you have to come.",
    ],
  },

  *find(reading) {
    for (const order of ordersIn(reading)) {
      if (!order.negated || isHarmless(reading, order)) continue;
      const end = Math.min(order.end, reachOf(reading, order));
      const phrase = textOf(reading, order.first, end);
      yield {
        span: spanOf(reading, order.first, end),
        scope: spanOf(reading, order.first, order.end),
        severity: order.please ? 0.35 : 0.5,
        message: `“${phrase}” says what to leave; what you would like stays open, and it may land as a scolding. Ask for the thing itself: “Could you [what you would like]?”`,
        rewording: "could you [what you would like instead]",
      };
    }
  },
});

/** The verb and the word that makes sense of it. */
function reachOf(reading: Reading, order: Order): number {
  const phrase = reading.phrases[reading.tokens[order.verb + 1]?.phrase ?? -1];
  const isNear = phrase !== undefined && phrase.first === order.verb + 1 && phrase.end - phrase.first <= 3;
  if (isNear) return phrase.end;
  return reading.tokens[order.verb + 1]?.tag === "ADJ" || reading.tokens[order.verb]?.lemma === "be"
    ? order.verb + 2
    : order.verb + 1;
}

/** In the reader's own interest, or a mere reminder. */
const CARING = new Set(
  "worry hesitate forget panic fret stress rush hurry feel bother mind miss lose hurt overdo despair apologise apologize fear trouble strain overthink let doubt regret lift need burn freeze trip slip fall cry wait stay hold get think mention sweat".split(
    " ",
  ),
);
/** What signs in parks, on labels and at pools forbid. */
const SIGNS = new Set(
  "overload overfill feed climb lean flush litter swim dive refreeze tumble bleach iron exceed operate inhale swallow ingest bend fold immerse".split(
    " ",
  ),
);
/** Caring verbs that turn on the reader with "me" or "my". */
const TURNS = new Set("bother rush hurry trouble let think get mind mention hold need lose feel lift".split(" "));

function isHarmless(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  if (sentence === undefined || (isOffer(reading, order) && !isPersonal(reading, order))) return true;
  const lemma = reading.tokens[order.verb]?.lemma ?? "";
  const personal = isPersonal(reading, order);
  if (isKindBan(reading, order) && !(personal && TURNS.has(lemma))) return true;
  if (CARING.has(lemma) && !(personal && TURNS.has(lemma))) return true;
  if (
    lemma === "be" &&
    /^(?:afraid|scared|shy|sad|sorry|nervous|worried|discouraged|alarmed|surprised|upset|too|silly|stranger|frightened|embarrassed|disappointed)$/.test(
      norm(reading, order.verb + 1),
    )
  ) {
    return !/^(?:late|lazy|rude|childish)$/.test(norm(reading, order.verb + 2));
  }
  if (lemma === "be" && /^(?:stranger|hero|martyr)$/.test(norm(reading, order.verb + 2))) return true;
  const isWaiting = lemma === "wait" && norm(reading, order.verb + 1) === "up";
  const givesUp = lemma === "give" && /^(?:up|in|it)$/.test(norm(reading, order.verb + 1));
  if (givesUp && !personal) return true;
  if (
    isWaiting ||
    isDisbelief(reading, order) ||
    (!personal && (isTakenOver(reading, order) || isAdvice(reading, order)))
  )
    return true;
  if (
    findToken(reading, order.verb + 1, order.end, ({ norm: word }) =>
      /^(?:presents?|gifts?|valuables|trouble|expense|fuss|yourself|yourselves)$/.test(word),
    ) !== -1
  )
    return true;
  if (sentence.question && !order.please) return true;
  if (!personal && (SIGNS.has(lemma) || norm(reading, order.first) === "never")) return true;
  return !personal && (sentence.instruction || isWarning(reading, order) || isNotice(reading, order));
}

/** "Please do not lean on the doors": spelled out and about nobody, as on a sign. */
function isNotice(reading: Reading, order: Order): boolean {
  const isFormal =
    reading.tokens[order.first + 1]?.text.toLowerCase() === "not" &&
    reading.tokens[order.first]?.end !== reading.tokens[order.first + 1]?.start;
  const hasYou = findToken(reading, order.verb + 1, order.end, ({ norm: word }) => /^(?:you|your)$/.test(word)) !== -1;
  return isFormal && !hasYou && reading.tokens[order.verb]?.lemma !== "be";
}

/** "Don't cook tonight, we're taking you out": the speaker does it. */
function isTakenOver(reading: Reading, { clause }: Order): boolean {
  return clausesOf(reading, clause.sentence).some(
    ({ subject, verb }) =>
      subject?.person === "speaker" &&
      verb !== undefined &&
      (verb.tense === "future" || reading.tokens[verb.head]?.form === "ing" || norm(reading, verb.first) === "have") &&
      /^(?:take|bring|do|get|cook|make|handle|sort|order|pay|carry|have|treat)$/.test(verb?.lemma ?? ""),
  );
}

/** "Don't count on the bus, take a taxi": the better way stands beside it. */
function isAdvice(reading: Reading, { clause, please }: Order): boolean {
  const others = clausesOf(reading, clause.sentence).filter(
    ({ imperative, index }) => imperative && index > clause.index,
  );
  return (
    !please &&
    others.some(({ verb }) => verb?.negated === false && !is(reading, verb.head, "harsh-order")) &&
    !clausesOf(reading, clause.sentence).some(
      ({ subject }) => subject?.person === "you" || subject?.person === "speaker",
    )
  );
}

/** "Don't hesitate", "don't work too hard"; in "don't come in" only the bare words are a courtesy. */
function isKindBan(reading: Reading, order: Order): boolean {
  for (let at = order.first; at <= order.verb + 1; at++) {
    const match = reading.tokens[at]?.matches.find(({ name }) => name === "courtesy");
    if (match !== undefined && (match.first <= order.first + 1 || /^(?:do|no|never|please)/.test(match.text)))
      return true;
  }
  return isWellWished(reading, order);
}

/** "Get well soon, and don't come back before you're ready." */
function isWellWished(reading: Reading, { clause }: Order): boolean {
  const first = reading.sentences[clause.sentence]?.firstToken ?? clause.first;
  return clause.first > first && is(reading, first, "courtesy") && norm(reading, first) !== "please";
}

/** "Don't tell me you made this yourself!" */
function isDisbelief(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  const isLively = /^[!?]/.test(reading.tokens[(sentence?.endToken ?? 0) - 1]?.text ?? "");
  return (
    isLively &&
    norm(reading, order.verb + 1) === "me" &&
    /^(?:you|it|he|she|they|that|we)$/.test(norm(reading, order.verb + 2))
  );
}

/** "me", "my", "again", "like that": the writer is at stake. */
function isPersonal(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  const end = sentence?.endToken ?? order.end;
  return (
    findToken(reading, order.first, end, ({ norm: word }) =>
      /^(?:me|us|my|our|again|ever|anymore|without|own)$/.test(word),
    ) !== -1
  );
}

const DANGER =
  /^(?:hot|wet|slippery|sharp|heavy|live|fragile|broken|loose|locked|icy|toxic|poisonous|dangerous|contagious|bites?|stings?|sticks?|burns?|leaks?|breaks?|expires?|explodes?|floods?|jams?|crash(?:es)?|beeps?|flash(?:es)?|updates?|loads?|runs?|installs?|charges?|cools?|dries|dry)$/;

/** A reason or a moment that lies in a thing: "it's hot", "while it updates", "until the light is green". */
function isWarning(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  if (sentence === undefined) return false;
  const hasThing = clausesOf(reading, sentence.index).some(
    (clause) => clause !== order.clause && clause.subject?.person === "thing" && clause.role !== "relative",
  );
  const hasDanger = findToken(reading, order.verb + 1, sentence.endToken, ({ norm: word }) => DANGER.test(word)) !== -1;
  const isHandled =
    findToken(
      reading,
      order.verb + 1,
      order.end,
      ({ index }) => is(reading, index, "instruction") || is(reading, index, "notice-word"),
    ) !== -1;
  return hasThing || hasDanger || isHandled || isThingCare(reading, order);
}

const HANDLE =
  /^(?:overload|use|mix|heat|wash|microwave|store|freeze|bend|plug|cover|cut|add|pour|dry|iron|boil|overfill|shake|tighten|open)$/;

/** "Don't use soap on cast iron": care of a thing, by a thing. */
function isThingCare(reading: Reading, { verb, end }: Order): boolean {
  const isJoined =
    findToken(reading, verb + 1, end, ({ norm: word }) => /^(?:on|with|in|near|without|until)$/.test(word)) !== -1;
  const hasThing = findToken(reading, verb + 1, end, ({ index }) => is(reading, index, "thing")) !== -1;
  const hasYour = findToken(reading, verb + 1, end, ({ norm: word }) => word === "your") !== -1;
  return HANDLE.test(reading.tokens[verb]?.lemma ?? "") && isJoined && hasThing && !hasYour;
}
