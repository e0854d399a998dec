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
export class SymbolReader implements SymbolCoder {
  readonly #text: string;
  readonly #table: Uint16Array;
  #at = 0;
  #bits = 0;
  #held = 0;

  constructor(text: string, table: Uint16Array) {
    this.#text = text;
    this.#table = table;
  }

  code(context: number): number {
    while (this.#held < LONGEST) {
      this.#bits = (this.#bits << SIX_BITS) | numberOf(this.#text.charCodeAt(this.#at++));
      this.#held += SIX_BITS;
    }
    const entry = this.#table[(context << LONGEST) | ((this.#bits >>> (this.#held - LONGEST)) & WINDOW)] ?? 0;
    this.#held -= entry & LENGTH_MASK;
    return entry >>> LENGTH_BITS;
  }
}
