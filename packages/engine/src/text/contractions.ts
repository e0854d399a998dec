// Long because the table holds one contraction a line.
import { plain } from "./spellings.ts";

/** A part of a written word: so many characters, and what they stand for. */
type Part = readonly [length: number, norm: string];

/** Written whole words that hold two words; keys without apostrophe stand for the noisy spelling. */
const WHOLE: Record<string, readonly Part[]> = {
  cannot: [
    [3, "can"],
    [3, "not"],
  ],
  "can't": [
    [2, "can"],
    [3, "not"],
  ],
  cant: [
    [2, "can"],
    [2, "not"],
  ],
  "won't": [
    [2, "will"],
    [3, "not"],
  ],
  wont: [
    [2, "will"],
    [2, "not"],
  ],
  "shan't": [
    [3, "shall"],
    [3, "not"],
  ],
  "ain't": [
    [2, "is"],
    [3, "not"],
  ],
  aint: [
    [2, "is"],
    [2, "not"],
  ],
  im: [
    [1, "i"],
    [1, "am"],
  ],
  ive: [
    [1, "i"],
    [2, "have"],
  ],
  gonna: [
    [3, "going"],
    [2, "to"],
  ],
  wanna: [
    [3, "want"],
    [2, "to"],
  ],
  gotta: [
    [3, "got"],
    [2, "to"],
  ],
  oughta: [
    [5, "ought"],
    [1, "to"],
  ],
  lemme: [
    [3, "let"],
    [2, "me"],
  ],
  gimme: [
    [3, "give"],
    [2, "me"],
  ],
  dunno: [
    [2, "do"],
    [1, "not"],
    [2, "know"],
  ],
  shoulda: [
    [6, "should"],
    [1, "have"],
  ],
  coulda: [
    [5, "could"],
    [1, "have"],
  ],
  woulda: [
    [5, "would"],
    [1, "have"],
  ],
  thats: [
    [4, "that"],
    [1, "'s"],
  ],
  everythings: [
    [10, "everything"],
    [1, "'s"],
  ],
  whats: [
    [4, "what"],
    [1, "'s"],
  ],
  hes: [
    [2, "he"],
    [1, "'s"],
  ],
  shes: [
    [3, "she"],
    [1, "'s"],
  ],
  theres: [
    [5, "there"],
    [1, "'s"],
  ],
  heres: [
    [4, "here"],
    [1, "'s"],
  ],
  wheres: [
    [5, "where"],
    [1, "'s"],
  ],
  whos: [
    [3, "who"],
    [1, "'s"],
  ],
  youd: [
    [3, "you"],
    [1, "'d"],
  ],
  theyd: [
    [4, "they"],
    [1, "'d"],
  ],
  hed: [
    [2, "he"],
    [1, "'d"],
  ],
  itll: [
    [2, "it"],
    [2, "will"],
  ],
  thatll: [
    [4, "that"],
    [2, "will"],
  ],
  wouldnt: [
    [5, "would"],
    [2, "not"],
  ],
  "y'all": [
    [1, "you"],
    [4, "all"],
  ],
};

const PRONOUNS = ["i", "you", "he", "she", "it", "we", "they", "there", "that", "who", "what"];

const NEGATED = "do does did is are was were has have had would could should might must need dare ought".split(" ");

/** "musn't", "shoudnt", "dosent" */
const MISSPELT = [
  ["mus", "must"],
  ["shoud", "should"],
  ["shuld", "should"],
  ["coud", "could"],
  ["woud", "would"],
  ["dos", "does"],
  ["dose", "does"],
  ["doese", "does"],
  ["dide", "did"],
] as const;

const HELPERS = ["should", "would", "could", "might", "must"];

const table = new Map<string, readonly Part[]>(Object.entries(WHOLE));

for (const [written, verb] of [...NEGATED.map((verb) => [verb, verb] as const), ...MISSPELT]) {
  table.set(`${written}nt`, [
    [written.length, verb],
    [2, "not"],
  ]);
  table.set(`${written}n't`, [
    [written.length, verb],
    [3, "not"],
  ]);
}

for (const verb of NEGATED)
  table.set(`${verb}n't've`, [
    [verb.length, verb],
    [3, "not"],
    [3, "have"],
  ]);

for (const verb of HELPERS)
  table.set(`${verb}of`, [
    [verb.length, verb],
    [2, "have"],
  ]);

for (const verb of HELPERS)
  table.set(`${verb}ve`, [
    [verb.length, verb],
    [2, "have"],
  ]);

for (const pronoun of ["you", "they", "we"]) {
  if (pronoun !== "we")
    table.set(`${pronoun}re`, [
      [pronoun.length, pronoun],
      [2, "are"],
    ]);
  table.set(`${pronoun}ve`, [
    [pronoun.length, pronoun],
    [2, "have"],
  ]);
  if (pronoun !== "we")
    table.set(`${pronoun}ll`, [
      [pronoun.length, pronoun],
      [2, "will"],
    ]);
}

for (const pronoun of PRONOUNS)
  table.set(`${pronoun}'d've`, [
    [pronoun.length, pronoun],
    [2, "would"],
    [3, "have"],
  ]);

for (const pronoun of ["everyone", "everybody", "nobody", "somebody"])
  table.set(`${pronoun}s`, [
    [pronoun.length, pronoun],
    [1, "'s"],
  ]);

const ENDINGS: Record<string, string> = {
  "'s": "'s",
  "'re": "are",
  "'ve": "have",
  "'ll": "will",
  "'d": "'d",
  "'m": "am",
};

/** The two or three words inside a written one ("don't", "youre"), or undefined. `word` is lower case with straight apostrophes. */
export function partsOf(word: string): readonly Part[] | undefined {
  const whole = table.get(word);
  if (whole !== undefined) return whole;
  const cut = word.lastIndexOf("'");
  if (cut <= 0) return undefined;
  const ending = word.slice(cut);
  const known = ENDINGS[ending];
  if (known !== undefined)
    return [
      [cut, plain(word.slice(0, cut))],
      [ending.length, known],
    ];
  return ending === "'t" && word.endsWith("n't")
    ? [
        [cut - 1, word.slice(0, cut - 1)],
        [3, "not"],
      ]
    : undefined;
}
