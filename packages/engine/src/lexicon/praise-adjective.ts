import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Kind words for a person, which praise only when somebody is said to be so: "you are so patient", not "be patient". */
export const praiseAdjective: LexiconClass = {
  name: "praise-adjective",
  source: "Own list of good qualities that people thank one another for.",
  entries: list(
    `
        formidable, gifted, delightful, delicious, charming, admirable, approachable, attentive, caring, compassionate, conscientious, considerate, courteous,
        dependable, diligent, encouraging, friendly, generous, gracious, hard-working, hardworking, helpful, humble, inspiring, kind, kind-hearted, loyal,
        patient, polite, reliable, resourceful, selfless, sincere, supportive, sweet, thorough, thoughtful, trustworthy, warm-hearted, welcoming, tactful,
        punctual, meticulous, gentle, brave, cheerful, committed, cooperative, decent, devoted, efficient, fair, fun, funny, good, great, happy, honest,
        hospitable, knowledgeable, lovable, nice, open, organised, organized, positive, professional, prompt, quick, respectful, responsible, responsive,
        skilful, skillful, smart, special, strong, talented, tidy, wise, witty, civil, truthful, mature,
        competent, charitable`,
    { pos: "adj" },
  ),
};
