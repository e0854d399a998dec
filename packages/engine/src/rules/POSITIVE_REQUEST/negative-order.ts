import { defineRule, type Finding } from "../../rule.ts";
import { isContactLimit } from "../../text/contact-limits.ts";
import { isScorned, scornIn } from "../../text/facts/scorn.ts";
import { isHarmlessBan } from "../../text/harmless-bans.ts";
import { dareAt, isKindDare } from "../../text/kind-dare.ts";
import { type Order, ordersIn } from "../../text/order.ts";
import { norm, phraseAt, spanOf, textOf, tokenAt } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { asQuestion, type Rewording, stretchEnd } from "../../text/reword.ts";

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
      "Don't contact me again.",
      "Don't call me any more.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    const scorn = scornIn(reading);
    for (const order of ordersIn(reading)) {
      if (!order.negated || isScorned(scorn, order.verb) || isWelcome(reading, order)) continue;
      const dare = dareAt(reading, order.first);
      const end = dare === -1 ? Math.min(order.end, reachOf(reading, order)) : dare + 1;
      const phrase = textOf(reading, order.first, end);
      findings.push({
        span: spanOf(reading, order.first, end),
        scope: spanOf(reading, order.first, Math.max(end, order.end)),
        severity: order.please ? 0.35 : 0.5,
        message: `“${phrase}” says what to leave; what you would like stays open, and it may land as a scolding. Ask for the thing itself: “Could you [what you would like]?”`,
        gently: `“${phrase}” says what to leave. Where it matters to you, say what you would like in its place, which is easier to do: “Could you [what you would like]?”`,
        rewording: askedFor(reading, order),
      });
    }
    return findings;
  },
});

/** Care, a courtesy, a sign, a joke, or a limit of one's own. */
const isWelcome = (reading: Reading, order: Order): boolean =>
  isHarmlessBan(reading, order) || isKindDare(reading, order.first) || isContactLimit(reading, order);

/** The verb and the word that makes sense of it. */
function reachOf(reading: Reading, order: Order): number {
  const phrase = phraseAt(reading, order.verb + 1);
  const isNear = phrase !== undefined && phrase.end - phrase.first <= 3;
  if (isNear) return phrase.end;
  return reading.tokens[order.verb]?.lemma === "be" ? order.verb + 2 : order.verb + 1;
}

/** "Could you please [what you would like instead]?" takes the place of the whole order and of the "please" before it. */
function askedFor(reading: Reading, { first, end }: Order): Rewording | undefined {
  const isAsked = ["please", "kindly"].includes(norm(reading, first - 1));
  if (tokenAt(reading, first - 1)?.tag === "CCONJ" || norm(reading, first - 1) === "just") return undefined;
  const ask = `could you ${isAsked ? "please " : ""}[what you would like instead]`;
  return asQuestion(reading, isAsked ? first - 1 : first, stretchEnd(reading, end), ask);
}
