import { bodyOfPeople } from "../lexicon/body-of-people.ts";
import { firstName } from "../lexicon/first-name.ts";
import { kin } from "../lexicon/kin.ts";
import type { LexiconClass } from "../lexicon/lexicon.ts";
import { textsOf } from "../lexicon/list.ts";
import { person } from "../lexicon/person.ts";
import * as lists from "../lexicon/words/people.ts";
import { nounLemma } from "./lemma.ts";
import { asksWord } from "./word.ts";

/** Words for people, bodies of people and everyone, by which a noun phrase's person is told. */
const words = (block: string): ReadonlySet<string> => new Set(block.split(/\s+/).filter((word) => word !== ""));

/** The single words of these lists, and a few more. */
function joined(lists: readonly LexiconClass[], more: string): ReadonlySet<string> {
  return new Set([...lists.flatMap(textsOf).filter((text) => !text.includes(" ")), ...words(more)]);
}

/** One person by role, kinship or standing. */
export const ROLES = joined(
  [person, kin],
  `
  lead resident head chief vp chair peer associate officer representative employer staffer carpenter cop detective goalkeeper shopper dr registrar
  oncologist dude gent twin bride groom speaker presenter moderator user operator dispatcher handler enemy rival opponent victim witness
  dj pi expert professional amateur beginner au-pair marker supervisee mentee bully liar idiot moron clown fool jerk genius hypocrite coward
`,
);

/** "driver" and "drivers". */
export const isRoleNoun = asksWord((norm) => ROLES.has(nounLemma(norm)));

/** Bodies of people that act as one. */
export const BODIES = joined(
  [bodyOfPeople],
  `
  unit office business organisation organization bureau parliament senate court society nursery practice bank shop store class payroll
  support desk security centre center compliance audit production lot side party administrators editorial press media
`,
);

/** Anybody and everybody. */
export const GENERIC = words(`
  people everyone everybody anyone anybody someone somebody nobody noone one humans mankind humanity society folk folks adults grown-ups
`);

export const { FIRST_PERSON, THIRD_PERSON } = lists;
export const SECOND_PERSON = words("you yourself yourselves yours");

/** Capitalised words that are nobody's name. */
export const NOT_NAMES = words(`
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  christmas easter ramadan diwali hanukkah eid thanksgiving halloween english french german spanish italian dutch polish british american european
  london paris berlin dublin york utrecht amsterdam madrid rome europe africa asia america england scotland wales ireland germany france spain italy
  internet web wifi slack teams zoom outlook gmail google excel word powerpoint jira github gitlab linux windows mac android ios iphone whatsapp facebook
  instagram twitter linkedin youtube netflix amazon pdf csv api url id sql html css json xml usb cv gdp vat faq q1 q2 q3 q4 ok okay god
`);

/** Given names seen often, for texts without capitals and to tell names from products. */
export const FIRST_NAMES = joined(
  [firstName],
  `
  carol dawn frank georgia grace jack jordan ken mark molly nancy rob rose sally sue tony will
`,
);
