import { randomInt } from "node:crypto";
import { WORKSHOP_CODE_LETTERS } from "@wellput/contract";

const LENGTH = 6;

/** Six letters to join by. There are three million, and wrong ones are counted: nobody comes in by guessing. */
export const makeCode = (): string =>
  Array.from({ length: LENGTH }, () => WORKSHOP_CODE_LETTERS[randomInt(WORKSHOP_CODE_LETTERS.length)]).join("");
