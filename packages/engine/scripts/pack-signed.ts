/** Turns learnt numbers into the signs that `src/scorer/signed.ts` reads. */
import { NOUGHT } from "../src/scorer/signed.ts";
import { SIGNS } from "../src/text/signs.ts";

export interface Whole {
  readonly signs: string;
  /** What one stands for. */
  readonly unit: number;
  /** The numbers as they are now told. */
  readonly told: Float32Array;
}

/**
 * Numbers as whole ones of so many on either side of nought. What is further from it than `spread` times the usual distance is cut:
 * for its sake the others would be told less finely.
 */
export function wholeNumbers(values: Float32Array, most: number, spread: number): Whole {
  const usual = Math.sqrt(values.reduce((sum, each) => sum + each * each, 0) / Math.max(1, values.length));
  const unit = (usual * spread) / most || 1;
  const whole = values.map((each) => Math.max(-most, Math.min(most, Math.round(each / unit))));
  return {
    signs: Array.from(whole, (each) => SIGNS.charAt(each + NOUGHT)).join(""),
    unit,
    told: whole.map((each) => each * unit),
  };
}
