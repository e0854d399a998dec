import { defineRule, type Finding } from "../../rule.ts";
import { generalDuty } from "../../text/general-duty.ts";
import { spanOf, textOf } from "../../text/query.ts";

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

  find(reading) {
    const findings: Finding[] = [];
    for (const clause of reading.clauses) {
      if (reading.sentences[clause.sentence]?.praise) continue;
      const found = generalDuty(reading, clause);
      if (found === undefined) continue;
      const phrase = textOf(reading, found.first, found.end);
      findings.push({
        span: spanOf(reading, found.first, found.end),
        severity: 0.4,
        message: `“${phrase}” makes a rule for everybody, and the reader may hear that they broke it. Whose wish is it? Try “I would like …” or “it matters to me that …”.`,
      });
    }
    return findings;
  },
});
