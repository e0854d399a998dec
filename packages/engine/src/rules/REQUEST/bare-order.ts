import * as lists from "../../lexicon/words/bare-order.ts";
import { anyOf } from "../../lexicon/words.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { isAtOnce } from "../../text/commands-without-you.ts";
import { isCircular } from "../../text/house-letters.ts";
import { isCourtesy, isOffer, type Order, ordersIn } from "../../text/order.ts";
import { isAtEase } from "../../text/order-ease.ts";
import { isGreeting, isInvited, isTalk } from "../../text/order-kindness.ts";
import { hasInSentence, points } from "../../text/order-signs.ts";
import { is, matchAt, norm, spanOf, textOf, tokenAt } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { asQuestion, type Rewording, stretchEnd, wordsOf } from "../../text/reword.ts";
import { isTense } from "../../text/tense.ts";

/** How many signs of an order a bare imperative needs. */
const ENOUGH = 1;
const AT_ONCE = 0.65;

/** "Send me the file now.": an imperative with nothing that leaves a choice. */
export const bareOrder = defineRule({
  id: "bare-order",
  summary: "Sees a bare imperative at a person, or a polite one with hard urgency beside it.",
  why: "An order leaves no room for a no, so people obey with a grudge or push back.",
  instead: "Ask a question that can be answered either way, and say why it matters to you.",

  examples: {
    flagged: [
      { text: "Send me the file now.", marks: ["Send me the file now"] },
      { text: "Give me an answer by Friday.", marks: ["Give me an answer by Friday"] },
      { text: "Send it now!", marks: ["Send it now"] },
      { text: "Answer my emails!", marks: ["Answer my emails"] },
      { text: "Please do it right now, for once.", marks: ["do it right now"] },
      { text: "Dave, clean up your mess.", marks: ["clean up your mess"] },
      { text: "Grow up and apologise to your sister.", marks: ["Grow up", "apologise to your sister"] },
      { text: "Pay it back by Monday.", marks: ["Pay it back by Monday"] },
    ],
    fine: [
      "Could you send me the file by noon?",
      "Please send me the file.",
      "Let me know what you think.",
      "See the attached file.",
      "Have a good weekend.",
      "Press the red button and wait for the beep.",
      "Ring me if you need anything.",
      "Take care and get home safe.",
      "Give my love to your mum.",
      "Hope you are well.",
      "Come over tonight, we've made soup!",
      "Bring an umbrella, it may rain.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const order of ordersIn(reading)) {
      if (order.negated || !isOrderly(reading, order)) continue;
      const phrase = textOf(reading, order.first, order.end);
      const isHard = hasInSentence(reading, order, "strong-urgency") || is(reading, order.verb, "harsh-order");
      findings.push({
        span: spanOf(reading, order.first, order.end),
        severity: isAtOnce(reading, order.end - 1) ? AT_ONCE : isHard ? 0.6 : 0.45,
        message: `“${short(phrase)}” may land as an order, with no room for a no. Ask instead: “Could you …?” or “Would you be willing to …?”, and say what it is for.`,
        gently: `“${short(phrase)}” is short. Among friends that is enough; where you want to leave room for a no, “Could you …?” does it, with what it is for.`,
        rewording: asked(reading, order),
      });
    }
    return findings;
  },
});

const WHIPS = new RegExp(String.raw`(?:[\s,]+${anyOf(lists.WHIPS)})+$`, "i");
const ADDED = new RegExp(String.raw`^\W*${anyOf(lists.ADDED)}\W*$`, "i");

/** "Could you please tidy your room?": the order as a question, without the whip. */
function asked(reading: Reading, order: Order): Rewording | undefined {
  const { first, end, verb } = order;
  const before = tokenAt(reading, first - 1);
  const isJoined =
    before !== undefined && (before.tag === "CCONJ" || ["then", "so", "just", "also", "to"].includes(before.norm));
  if (order.please || isJoined || is(reading, verb, "harsh-order")) return undefined;
  const stop = stretchEnd(reading, end);
  const limit = reading.sentences[order.clause.sentence]?.endToken ?? stop;
  if (["or", "otherwise", "else"].includes(norm(reading, stop)) || norm(reading, stop + 1) === "or") return undefined;
  const last = stop < limit && ADDED.test(wordsOf(reading, stop, limit)) ? limit : stop;
  const phrase = wordsOf(reading, first, stop).replace(WHIPS, "");
  return asQuestion(reading, first, last, `could you please ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`);
}

function short(phrase: string): string {
  const words = phrase.split(/\s+/);
  return words.length > 6 ? `${words.slice(0, 6).join(" ")} …` : words.join(" ");
}

function isOrderly(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  if (sentence === undefined || sentence.question) return false;
  if (!isTense(reading) && isCircular(reading)) return false;
  if (isSettledNot(reading, order)) return false;
  const isHarsh = is(reading, order.verb, "harsh-order") && !isCourtesy(reading, order);
  const isUrgent = hasInSentence(reading, order, "strong-urgency") || hasInSentence(reading, order, "threat");
  if (order.please) return isUrgent && !sentence.instruction;
  if (!isUrgent && isAtEase(reading, order)) return false;
  if (isHarsh && isWholeOrder(reading, order)) return true;
  return !isNoOrder(reading, order) && points(reading, order) >= ENOUGH;
}

/** "Stop shouting", told by another rule; "take care", "mind you", "come over tonight" */
function isNoOrder(reading: Reading, order: Order): boolean {
  if (is(reading, order.verb, "negative-request") || isCourtesy(reading, order)) return true;
  return isTalk(reading, order) || isGreeting(reading, order) || isInvited(reading, order);
}

/** "Promise me you won't", "make sure it doesn't happen": what is asked not to be stands in the clause behind. */
function isSettledNot(reading: Reading, { clause, verb }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  const isNext = next?.sentence === clause.sentence && next.verb?.negated === true;
  return isNext && ["promise", "make", "see", "ensure", "swear", "guarantee"].includes(norm(reading, verb));
}

/** "Calm down" is harsh; "fix it" by itself inside a manual is not. */
function isWholeOrder(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  const match = matchAt(reading, order.verb, "harsh-order");
  const isSet = match !== undefined && match.end - match.first > 2;
  return sentence !== undefined && (isSet || (!sentence.instruction && !isOffer(reading, order)));
}
