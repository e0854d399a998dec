import { perText } from "../word.ts";

/** What a judging word is about: how it may land, and which fact would say it better. */
interface Theme {
  readonly lands: string;
  readonly asks: string;
}

const THEMES: readonly (readonly [RegExp, Theme])[] = [
  [
    /lazy|idle|work-?shy|slack|shirk|skiv|coast|freeload|scroung|spong|leech|dead ?weight|weight|finger|sleepwalk|phone it in|half-|waste of (?:space|oxygen)/,
    { lands: "as a charge of not working", asks: "Which piece of work was left, and since when?" },
  ],
  [
    /pigsty|\bdump\b|\btip\b|bomb ?site|war zone/,
    { lands: "as shame", asks: "What lies or stands where, and how would you like it?" },
  ],
  [
    /sloppy|shoddy|slapdash|slipshod|careless|messy|disorgan|chaotic|unreliable|incompet|inept|useless|amateur|botch|bungl|hash|mediocre|hopeless|unprofessional|neglig|clown|cowboy|rubbish|garbage|crap|lousy|clueless|depth|drop the ball|mess up|screw up|joke|farce|shambles/,
    {
      lands: "as a bad mark without a reason",
      asks: "What was missing, late or wrong, and where?",
    },
  ],
  [
    /liar|\blie|\blying|dishonest|deceit|deceiv|cheat|fraud|swindl|\bcrook|\bcon\b|con artist|con ?man|fake|phon|two-faced|hypocri|insincere|sneak|sly|devious|weasel|cook the books|betray|backstab|disloyal|manipulat/,
    { lands: "as a charge of bad faith", asks: "What was said, and what did you find out?" },
  ],
  [
    /rude|impolite|disrespect|arrogan|condescend|patronis|patroniz|smug|pompous|snob|haughty|insult|abusive|obnoxious|offensive|tactless|curt|brusque|abrasive|mouth|foul|bad-mannered|mock|belittl|ridicul|sneer|snide|sarcas/,
    { lands: "as an insult", asks: "What was said or done, or left unsaid?" },
  ],
  [
    /bull(?:y|ies|ied)|bossy|controlling|tyran|dictat|domineer|overbear|aggress|intimidat|strong-arm|hijack|steamroll|railroad|micro|control freak|pushy|coerc|gaslight|harass/,
    { lands: "as an attack", asks: "What was said or done, when, and who else was there?" },
  ],
  [
    /selfish|greedy|stingy|inconsider|thoughtless|ungrateful|heartless|\bcold|cruel|unkind|\bmean\b|mean-|insensitive|uncaring|callous|spite|nasty|self-|entitled|let .* down|let down|lurch|petty|unfair|narciss/,
    { lands: "as a verdict on somebody's heart", asks: "What was done or left undone, and for whom did it matter?" },
  ],
  [
    /stubborn|obstinate|pig-?headed|inflexible|difficult|unreasonable|impossible|uncooperative|bloody-minded|defensive|moody|touchy/,
    { lands: "as a reason to dig in", asks: "What did you ask for, and what was the answer?" },
  ],
  [
    /stupid|idiot|moron|dumb|\bdim|thick|dense|daft|fool|silly|brain|clown|muppet|naive|ignoran|crazy|insane|\bmad\b|ridiculous|absurd|ludicrous|imbecile|genius|childish|immature|infantile|baby|brat/,
    { lands: "as contempt", asks: "What exactly was said or done that you wish had gone another way?" },
  ],
];

const OTHER: Theme = { lands: "as an attack", asks: "What did you see or hear?" };

/** The theme of a judging word, as the word list has it. */
export const themeOf = perText((text: string): Theme => THEMES.find(([words]) => words.test(text))?.[1] ?? OTHER);

const MAX_QUOTED_WORDS = 9;

/** A phrase as a comment quotes it: a long one is cut. */
export function quoted(words: string): string {
  // Too short to hold more words than that.
  if (words.length < 2 * MAX_QUOTED_WORDS) return `“${words}”`;
  const parts = words.split(/\s+/);
  return parts.length <= MAX_QUOTED_WORDS ? `“${words}”` : `“${parts.slice(0, MAX_QUOTED_WORDS).join(" ")} …”`;
}
