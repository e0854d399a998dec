import { clauseOf, clausesOf, findToken, is, norm } from "../query.ts";
import type { Reading } from "../reading.ts";
import type { StatedFeeling } from "./feelings.ts";

/** "but we talked and all is well now", "but I'm fine" */
function isWellAgain(reading: Reading, from: number, end: number): boolean {
  let [isWell, isDenied] = [false, false];
  for (let at = from; at < end; at++) {
    if (/^(?:fine|well|better|okay|ok|sorted|resolved|over|glad|happy)$/.test(norm(reading, at))) isWell = true;
    if (/^(?:not|never|if|would|should|you)$/.test(norm(reading, at))) isDenied = true;
  }
  return isWell && !isDenied;
}

/** Whether the trouble is over or was praise: "I was worried. What a relief!", "I got angry and I apologise", "I'm jealous, your garden looks great". */
export function isSettled(reading: Reading, feeling: StatedFeeling): boolean {
  if (isMourned(reading, feeling)) return true;
  const sentence = reading.sentences[feeling.clause.sentence];
  const after = reading.sentences[feeling.clause.sentence + 1];
  for (let at = feeling.end; at < (after?.endToken ?? sentence?.endToken ?? 0); at++) {
    const isHere = at < (sentence?.endToken ?? 0);
    if (/^(?:relief|relieved|phew|apologise|apologize)$/.test(norm(reading, at))) return true;
    if (isHere && /^(?:until|till)$/.test(norm(reading, at)) && clauseOf(reading, at)?.index !== feeling.clause.index)
      return true;
    if (isHere && norm(reading, at) === "but" && isWellAgain(reading, at, sentence?.endToken ?? at)) return true;
    if (isHere && (is(reading, at, "praise") || (feeling.word === "jealous" && is(reading, at, "praise-adjective"))))
      return true;
  }
  return false;
}

const SORROW =
  /^(?:sad|saddened|heartbroken|heart-broken|devastated|gutted|bereft|upset|in tears|inconsolable|grieving|shocked|shattered|numb|cut up|tearful|in bits)$/;
const LOSS =
  /^(?:funeral|funerals|died|death|dying|passed|bereavement|hospice|wake|burial|stillborn|miscarried|cancer|tumour|tumor|stroke)$/;

/** "Grandma's funeral is on the 3rd. We're all so sad.": grief, told beside the loss, with nobody charged. */
function isMourned(reading: Reading, { word, clause }: StatedFeeling): boolean {
  if (!SORROW.test(word)) return false;
  const from = reading.sentences[Math.max(0, clause.sentence - 1)]?.firstToken ?? 0;
  const to = reading.sentences[Math.min(clause.sentence + 1, reading.sentences.length - 1)]?.endToken ?? from;
  if (findToken(reading, from, to, ({ norm: each }) => LOSS.test(each)) === -1) return false;
  return !clausesOf(reading, clause.sentence - 1).some(({ subject }) => subject?.person === "you");
}
