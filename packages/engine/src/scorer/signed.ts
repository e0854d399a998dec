import { numberOf } from "../text/signs.ts";

/** The sign that stands for nought: those before it stand for what is less. */
export const NOUGHT = 32;

/** Whole numbers from -32 to 31, each written as one sign. */
export function signedOf(signs: string): Int8Array {
  return Int8Array.from(signs, (sign) => numberOf(sign.charCodeAt(0)) - NOUGHT);
}
