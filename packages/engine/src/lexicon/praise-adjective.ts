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
        hospitable, knowledgeable, lovable, cute, nice, open, organised, positive, professional, prompt, quick, respectful, responsible, responsive,
        skilful, skillful, smart, special, strong, talented, tidy, wise, witty, civil, truthful, mature,
        competent, charitable, faithful, beautiful, clever, intelligent, insightful, perceptive, adorable, classy, elegant, graceful, stylish, handsome, courageous,
        fearless, articulate, eloquent, empathetic, empathic, level-headed, resilient, skilled, polished, discreet, affectionate, creative, bright, tireless,
        dedicated, unselfish, inspirational, ingenious, immaculate, angelic, dazzling, heroic, legendary, irreplaceable, captivating, astonishing, astounding,
        breathtaking, exquisite, faultless, peerless, praiseworthy, commendable, impressive, industrious, principled, poised, accommodating, obliging,
        neighbourly, even-handed, imaginative, heartwarming, uplifting, unforgettable, self-sacrificing, good-natured, easygoing, easy-going, warm, empowering`,
    { pos: "adj" },
  ),
};
