/** Printable signs that no kind of quotation in a program needs to escape: each stands for a number. */
export const SIGNS = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCharCode(at + 0x21))
  .filter((sign) => !`"'\`$\\`.includes(sign))
  .join("");
export const SIX_BITS = 6;
export const SIX_BITS_MASK = (1 << SIX_BITS) - 1;

const VALUES = new Uint8Array(0x80);
for (let at = 0; at < SIGNS.length; at++) VALUES[SIGNS.charCodeAt(at)] = at;

/** The number that the sign with this code stands for; 0 for what is none. */
export function numberOf(code: number): number {
  return VALUES[code] ?? 0;
}
