import { cueAsWritten, isCue } from "./places.ts";
import { norm } from "./query.ts";
import type { Reading } from "./reading.ts";

const DEAR_HELLO_HI = cueAsWritten("dear hello hi attention notice");

/** Those to whom offices, shops and landlords write: "Dear tenants", "Dear customer". */
const READERS =
  /^(?:customer|guest|visitor|resident|tenant|patient|passenger|member|participant|parent|student|pupil|applicant|candidate|user|subscriber|client|traveller|traveler|attendee|exhibitor|volunteer|donor|shareholder|reader|player|runner|lodger|homeowner|occupier|occupant|householder|leaseholder|driver)s?$/;

/** "Dear tenants, … You need to close all taps": a letter to everybody of that part. */
export function isCircular(reading: Reading): boolean {
  return isCue(reading, DEAR_HELLO_HI, 0) && READERS.test(norm(reading, 1));
}
