import { cueAsWritten, isCue } from "./places.ts";
import { findToken, is, norm } from "./query.ts";
import type { Clause, Reading } from "./reading.ts";

const DEAR_HELLO_HI = cueAsWritten("dear hello hi attention notice");

/** Those to whom offices, shops and landlords write: "Dear tenants", "Dear customer". */
const READERS =
  /^(?:customer|guest|visitor|resident|tenant|patient|passenger|member|participant|parent|student|pupil|applicant|candidate|user|subscriber|client|traveller|traveler|attendee|exhibitor|volunteer|donor|shareholder|reader|player|runner|lodger|homeowner|occupier|occupant|householder|leaseholder|driver)s?$/;

/** "Dear tenants, … You need to close all taps": a letter to everybody of that part, with nobody's fault in the sentence. */
export function isCircular(reading: Reading, clause: Clause): boolean {
  if (!isCue(reading, DEAR_HELLO_HI, 0)) return false;
  const at = ["all", "our", "valued", "to"].includes(norm(reading, 1)) ? 2 : 1;
  if (!READERS.test(norm(reading, at))) return false;
  const sentence = reading.sentences[clause.sentence];
  return (
    sentence !== undefined &&
    findToken(
      reading,
      sentence.firstToken,
      sentence.endToken,
      ({ index, norm: word }) =>
        ["me", "my", "more", "less", "better", "stop"].includes(word) ||
        is(reading, index, "verdict-adjective") ||
        is(reading, index, "verdict-noun"),
    ) === -1
  );
}
