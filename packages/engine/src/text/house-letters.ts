import * as lists from "../lexicon/words/house-letters.ts";
import { cueAsWritten, isCue } from "./places.ts";
import { norm } from "./query.ts";
import type { Reading } from "./reading.ts";

const DEAR_HELLO_HI = cueAsWritten("dear hello hi attention notice");

/** "Dear tenants, … You need to close all taps": a letter to everybody of that part. */
export function isCircular(reading: Reading): boolean {
  return isCue(reading, DEAR_HELLO_HI, 0) && lists.READERS.has(norm(reading, 1));
}
