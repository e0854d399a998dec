import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Qualities of mind and character: whoever is said to have none of one is judged. */
export const virtue: LexiconClass = {
  name: "virtue",
  source: "Own list of qualities that people miss in one another aloud: 'you have no tact', 'not an ounce of decency'.",
  entries: list(
    `
        integrity, decency, common decency, basic decency, human decency, shame, manners, table manners, backbone, spine, guts, balls, bottle, class, heart,
        conscience, empathy, compassion, tact, honour, honesty, humility, dignity, self-awareness, self-control, self-discipline, self-respect, principle,
        scruple, moral, morality, ethic, work ethic, loyalty, courage, nerve, grace, taste, sense, common sense, good sense, brain, brain cell, intelligence,
        gumption, imagination, initiative, ambition, drive, feelings, soul, charm, substance, credibility, professionalism, competence, talent, people skills,
        social skills, sense of humour, sense of responsibility, sense of duty, sense of shame, sense of decency, sense of fairness, sense of urgency, sense
        of loyalty, vision, leadership, consideration, courtesy, common courtesy, kindness, warmth, sympathy, remorse, gratitude, commitment, willpower,
        standards, finesse, subtlety, sensitivity, maturity, emotional intelligence, foresight, judgement, sincerity, generosity, grit, dedication, regard,
        moral compass, filter, boundaries, spark, decorum, modesty, restraint, self-restraint, insight, accountability, reliability, diligence, care, education, upbringing, breeding, scruples, principles, morals,
        staying power`,
  ),
};
