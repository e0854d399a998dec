import { findToken, norm } from "../query.ts";
import type { Reading, Token } from "../reading.ts";
import type { Verdict } from "./target.ts";

/** What nurses, vets and carers note of those they look after. */
const SIGNS = new Set(
  "aggressive combative clingy whiny whingy grouchy irritable difficult fussy uncooperative withdrawn moody sluggish demanding disruptive restless unresponsive incoherent disorganised delusional deranged demented hostile clumsy unsteady weak slow dull unstable volatile tetchy cranky grumpy noisy abusive rude".split(
    " ",
  ),
);
const CARED_FOR = /^(?:patients?|baby|babies|infants?|newborns?|neonate|puppy|kitten)$/;
const AT_THE_BEDSIDE =
  /^(?:pulse|temperature|temp|fever|feverish|overnight|arrival|admission|admitted|woken|wakes|dose|doses|vomiting|vomited|feeds?|feeding|obs|bp|discharge|discharged|mealtimes|medication|meds|ward|bed|seizures?|symptoms?|onset|breathing|triage|examination|surgery|post-op|injection|jabs?|rash|dehydrated|lethargic|drowsy|confused|agitated|insulin|sats|catheter|handover|infection|teething|antibiotics|chemo|stroke|operation|delirium|dementia|concussion|anaesthetic|sedation)$/;
const CASES = new Set("difficult demanding slow noisy".split(" "));

const isSignOfCare = ({ norm: word }: Token) => AT_THE_BEDSIDE.test(word);

/** "The child was irritable and had a weak pulse on arrival": a sign in a note of care, no verdict. */
export function isClinical(reading: Reading, { first, end, target }: Verdict): boolean {
  if (target !== "person" || end - first > 1 || !SIGNS.has(norm(reading, first))) return false;
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const { firstToken, endToken } = sentence;
  if (
    findToken(reading, firstToken, endToken, ({ norm: word }) =>
      ["you", "nurse", "doctor", "carer", "surgeon"].includes(word),
    ) !== -1
  )
    return false;
  if (findToken(reading, firstToken, endToken, isSignOfCare) !== -1) return true;
  const isCared = ({ norm: word }: Token) => CARED_FOR.test(word);
  return !CASES.has(norm(reading, first)) && findToken(reading, firstToken, first, isCared) !== -1;
}
