import { words } from "../words.ts";

/** After "I am" only these are feelings beyond doubt; "I'm open", "we're good" and "I'm at home" need not be. */
export const GLAD = words(`
  amazed, at ease, at peace, calm, chuffed, comforted, content, contented, deeply touched, delighted, ecstatic, elated,
  encouraged, excited, glad, grateful, happy, heartened, hopeful, humbled, in awe, inspired, joyful, moved, optimistic,
  over the moon, overjoyed, pleasantly surprised, pleased, proud, reassured, relaxed, relieved, thankful, thrilled, touched
`);
