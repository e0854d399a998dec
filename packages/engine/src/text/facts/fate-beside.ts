import { clausesOf, findToken, is } from "../query.ts";
import type { Reading, Sentence } from "../reading.ts";
import type { StatedFeeling } from "./feelings.ts";
import { isOther } from "./target.ts";

/** Grief and fear, which fate works as well; anger looks for somebody. */
const GRIEVED =
  /^(?:sad|heartbroken|devastated|scared|terrified|afraid|frightened|worried|anxious|nervous|gutted|distraught|numb|shaken|tearful|bereft|crushed|lost|low|down|shattered|shocked|in shock|broken|apprehensive|on edge)$/;
/** Blows of fate that a sentence of their own may tell; "rain" or "news" would be too little. */
const GRAVE =
  /^(?:funeral|died|dies|death|passed|biopsy|diagnosis|cancer|tumour|tumor|stroke|surgery|operation|miscarriage|stillbirth|flood|flooded|earthquake|hurricane|storm|avalanche|fire|accident|chemo|chemotherapy|hospice|coma|dementia|sleep|scan|lightning|heart)$/;

/** "Grandma's funeral is on the 3rd. We're all so sad.": the sentence beside it tells of fate and of nobody's act (ruling 4). */
export function isFateBeside(reading: Reading, { word, clause }: StatedFeeling): boolean {
  if (!GRIEVED.test(word)) return false;
  const beside = [reading.sentences[clause.sentence - 1], reading.sentences[clause.sentence + 1]];
  return beside.some((sentence) => sentence !== undefined && isGrave(reading, sentence) && !isDeed(reading, sentence));
}

function isGrave(reading: Reading, { firstToken, endToken }: Sentence): boolean {
  return (
    findToken(
      reading,
      firstToken,
      endToken,
      ({ norm: word, index }) => GRAVE.test(word) && is(reading, index, "harmless-cause"),
    ) !== -1
  );
}

/** "You missed the funeral": somebody does or leaves something. */
function isDeed(reading: Reading, { index }: Sentence): boolean {
  return clausesOf(reading, index).some(
    ({ subject, verb }) =>
      subject !== undefined &&
      verb !== undefined &&
      !verb.passive &&
      (subject.person === "you" ||
        (isOther(subject.person) && !/^(?:be|have|die|pass|get|lose|suffer|fall|go|break|put)$/.test(verb.lemma))),
  );
}
