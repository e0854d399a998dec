import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Words for members of a family. */
export const kin: LexiconClass = {
  name: "kin",
  source: "Own list of family words, British and American, with pet forms.",
  entries: list(
    `
        mother, mum, mom, mummy, mommy, mam, mama, father, dad, daddy, papa, parent, stepmother, stepmum, stepmom, stepfather, stepdad, son, daughter,
        stepson, stepdaughter, brother, bro, sister, sis, sibling, half-brother, half-sister, stepbrother, stepsister, husband, hubby, wife, wifey,
        ex-husband, ex-wife, ex, in-law, mother-in-law, father-in-law, brother-in-law, sister-in-law, son-in-law, daughter-in-law, grandmother, grandma, gran,
        granny, nan, nana, nanna, grandfather, grandad, granddad, grandpa, gramps, grandson, granddaughter, grandchild, grandkid, grandparent, aunt, auntie,
        aunty, uncle, cousin, nephew, niece, godmother, godfather, godson, goddaughter, child, kid, baby, family`,
    { pos: "noun" },
  ),
};
