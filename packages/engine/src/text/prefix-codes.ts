import { numberOf, SIX_BITS } from "./signs.ts";

/** No code is longer than so many bits. */
export const LONGEST = 10;
const WINDOW = (1 << LONGEST) - 1;
/** In a table's entry the code's length stands below its symbol. */
const LENGTH_BITS = 4;
const LENGTH_MASK = (1 << LENGTH_BITS) - 1;

/** The codes of symbols whose codes have these lengths (0: never used): shorter ones first, and those of one length in order. */
export function codesOf(lengths: ArrayLike<number>): number[] {
  const codes: number[] = [];
  let next = 0;
  for (let length = 1; length <= LONGEST; length++) {
    next <<= 1;
    for (let symbol = 0; symbol < lengths.length; symbol++) if (lengths[symbol] === length) codes[symbol] = next++;
  }
  return codes;
}

/** For each context and whatever the next bits are, which symbol they begin with, and how long its code is. */
export function tableOf(contexts: readonly ArrayLike<number>[]): Uint16Array {
  const table = new Uint16Array(contexts.length << LONGEST);
  contexts.forEach((lengths, context) => {
    const begin = context << LONGEST;
    codesOf(lengths).forEach((code, symbol) => {
      const length = lengths[symbol] ?? 0;
      const rest = LONGEST - length;
      table.fill((symbol << LENGTH_BITS) | length, begin + (code << rest), begin + ((code + 1) << rest));
    });
  });
  return table;
}

/** Writes symbols, or reads them back: whoever asks for them need not know which. Each context has codes of its own. */
export interface SymbolCoder {
  /** Takes a symbol that is written, and gives it back; a reader gives the one that it reads. */
  code(context: number, symbol: number): number;
}

/** Reads symbols from signs that stand for six bits each. */
export function symbolReader(text: string, table: Uint16Array): SymbolCoder {
  let [at, bits, held] = [0, 0, 0];
  return {
    code(context) {
      while (held < LONGEST) {
        bits = (bits << SIX_BITS) | numberOf(text.charCodeAt(at++));
        held += SIX_BITS;
      }
      const entry = table[(context << LONGEST) | ((bits >>> (held - LONGEST)) & WINDOW)] ?? 0;
      held -= entry & LENGTH_MASK;
      return entry >>> LENGTH_BITS;
    },
  };
}
