import type { Order } from "./order.ts";
import { cueAsWritten, holds } from "./places.ts";
import { clausesOf, findToken, hasMatch, norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

const YOU_YOUR = cueAsWritten("you your");

const SPOTS = new Set(
  "stairs floor sofa landing hall hallway sink bath kitchen table bed drive worktop counter carpet seat seats settee couch lawn path porch doorstep".split(
    " ",
  ),
);

/** "Don't leave your shoes on the stairs", "don't wear your boots on the carpet" */
export function isLeftAbout(reading: Reading, { verb, end, clause }: Order): boolean {
  const isStrewn = /^(?:leave|put|throw|drop|dump|wear|park|hang|spread|pile)$/.test(reading.tokens[verb]?.lemma ?? "");
  if (!isStrewn || norm(reading, verb + 1) !== "your") return false;
  if (clausesOf(reading, clause.sentence).length > 1) return false;
  return findToken(reading, verb + 2, Math.max(end, clause.end), ({ norm: word }) => SPOTS.has(word)) !== -1;
}

const HOUSEHOLD =
  /^(?:windows?|bins?|heating|telly|tv|washing|kids|children|boys|girls|dog|cat|car|radio|music|lights?|curtains|blinds|dishes|dishwasher|bed|beds|towels|fridge|garage|shed|baby)$/;

/** "Please don't open the windows in the hall at night": asked of one who lives here, not told of a danger. */
export function isHouseholdPlea(reading: Reading, order: Order): boolean {
  const isSpoken = reading.tokens[order.first]?.end === reading.tokens[order.first + 1]?.start;
  const object = phraseAt(reading, order.verb + 1);
  if (!order.please || !isSpoken || object?.first !== order.verb + 1 || norm(reading, object.first) !== "the")
    return false;
  return (
    clausesOf(reading, order.clause.sentence).length === 1 &&
    HOUSEHOLD.test(norm(reading, object.head)) &&
    !["worry", "wake", "bother", "need", "forget", "mind", "feed"].includes(norm(reading, order.verb))
  );
}

const GUARDED = new Set(
  "near touch count speak use handle run open sign decide cook borrow have in on into anywhere".split(" "),
);

/** Those whom somebody answers for: "don't let your dog run loose". */
const CHARGES =
  /^(?:dogs?|cats?|pupp(?:y|ies)|horses?|hens|kids?|child|children|boys?|girls?|sons?|daughters?|guests|visitors)$/;

/** "Don't let him near the raffle money", "don't let Roland count the votes"; not "don't let him lift anything". */
export function isKeptOff(reading: Reading, { verb, end }: Order): boolean {
  const whom = phraseAt(reading, verb + 1);
  const isYours = whom?.first === verb + 1 && whom.owner === "you" && CHARGES.test(norm(reading, whom.head));
  if (isYours) return !holds(reading, YOU_YOUR, whom.end, end);
  if (whom?.first !== verb + 1 || !["third", "name", "group"].includes(whom.person)) return false;
  const at = whom.end;
  const isPlain = whom.person === "name" || whom.end === verb + 2;
  const isSafe = !isTense(reading) && hasMatch(reading, "thing", at, end);
  const isNear = ["near", "anywhere"].includes(norm(reading, at)) && isPlain && !isSafe;
  if (!GUARDED.has(norm(reading, at)) || holds(reading, YOU_YOUR, at, end)) return false;
  return end > at + 1 && (isNear || whom.person === "name");
}
