import { clausesOf, findToken, is, norm } from "../query.ts";
import type { Reading, Sentence } from "../reading.ts";
import type { StatedFeeling } from "./feelings.ts";

/** Grief and fear, which fate works as well; anger looks for somebody. */
const GRIEVED = new Set([
  "sad",
  "heartbroken",
  "devastated",
  "scared",
  "terrified",
  "afraid",
  "frightened",
  "worried",
  "anxious",
  "nervous",
  "gutted",
  "distraught",
  "numb",
  "shaken",
  "tearful",
  "bereft",
  "crushed",
  "lost",
  "low",
  "down",
  "shattered",
  "shocked",
  "in shock",
  "broken",
  "apprehensive",
  "on edge",
]);
/** Blows of fate that a sentence of their own may tell; "rain" or "news" would be too little. */
const GRAVE = new Set(
  "funeral died dies death passed biopsy diagnosis cancer tumour tumor stroke surgery operation miscarriage stillbirth flood flooded earthquake hurricane storm avalanche fire accident chemo chemotherapy hospice coma dementia sleep scan lightning heart".split(
    " ",
  ),
);

/** Of a body as often as of a mood. */
const POORLY = new Set(
  "rotten awful terrible horrible dreadful wretched grim miserable lousy rough rubbish crap crappy shit".split(" "),
);
const SICKNESS = new Set(
  "sick ill flu fever temperature migraine bug jab chest cough cold throat antibiotics infection virus covid tablets sinuses hangover".split(
    " ",
  ),
);

/** "Grandma's funeral is on the 3rd. We're all so sad.": the sentence beside it tells of fate and of nobody's act (ruling 4). */
export function isFateBeside(reading: Reading, { word, clause }: StatedFeeling): boolean {
  const beside = [reading.sentences[clause.sentence - 1], reading.sentences[clause.sentence + 1]];
  if (POORLY.has(word))
    return [...beside, reading.sentences[clause.sentence]].some(
      (sentence) => sentence !== undefined && isSickbed(reading, sentence) && !isDeed(reading, sentence),
    );
  if (!GRIEVED.has(word)) return false;
  return beside.some((sentence) => sentence !== undefined && isGrave(reading, sentence) && !isDeed(reading, sentence));
}

function isGrave(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  return (
    findToken(
      reading,
      firstToken,
      endToken,
      ({ norm: word, index }) => GRAVE.has(word) && is(reading, index, "harmless-cause"),
    ) !== -1
  );
}

/** "off sick all week", "a stinking cold"; not "sick of this" */
function isSickbed(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  return (
    findToken(
      reading,
      firstToken,
      endToken,
      ({ norm: word, index, tag }) =>
        SICKNESS.has(word) && norm(reading, index + 1) !== "of" && (word !== "cold" || tag === "NOUN"),
    ) !== -1
  );
}

/** "You missed the funeral": somebody does or leaves something. */
function isDeed(reading: Reading, { index }: Sentence): boolean {
  return clausesOf(reading, index).some(
    ({ subject, verb }) => subject !== undefined && verb !== undefined && !verb.passive && subject.person === "you",
  );
}
