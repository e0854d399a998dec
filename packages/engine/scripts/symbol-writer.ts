import { codesOf, LONGEST, type SymbolCoder } from "../src/text/prefix-codes.ts";
import { SIGNS, SIX_BITS, SIX_BITS_MASK } from "../src/text/signs.ts";

/** Counts symbols by context, so that frequent ones can have short codes. */
export class SymbolCounter implements SymbolCoder {
  readonly counts: readonly number[][];

  constructor(symbols: readonly number[]) {
    this.counts = symbols.map((count) => Array.from({ length: count }, () => 0));
  }

  code(context: number, symbol: number): number {
    const counts = this.counts[context] ?? [];
    counts[symbol] = (counts[symbol] ?? 0) + 1;
    return symbol;
  }
}

/** Writes symbols as `symbolReader` reads them. */
export class SymbolWriter implements SymbolCoder {
  readonly #lengths: readonly (readonly number[])[];
  readonly #codes: readonly (readonly number[])[];
  #text = "";
  #bits = 0;
  #held = 0;

  constructor(lengths: readonly (readonly number[])[]) {
    this.#lengths = lengths;
    this.#codes = lengths.map(codesOf);
  }

  code(context: number, symbol: number): number {
    this.#write(this.#codes[context]?.[symbol] ?? 0, this.#lengths[context]?.[symbol] ?? 0);
    return symbol;
  }

  /** All that was written. */
  end(): string {
    this.#write(0, SIX_BITS - 1);
    return this.#text;
  }

  #write(code: number, length: number): void {
    this.#bits = (this.#bits << length) | code;
    this.#held += length;
    while (this.#held >= SIX_BITS) {
      this.#held -= SIX_BITS;
      this.#text += SIGNS.charAt((this.#bits >>> this.#held) & SIX_BITS_MASK);
    }
    this.#bits &= SIX_BITS_MASK;
  }
}

/** How long each symbol's code is to be, after Huffman; counts are evened out until none is too long. */
export function lengthsFor(counts: readonly number[]): number[] {
  const lengths = counts.map(() => 0);
  let nodes = counts.map((count, symbol) => ({ count, symbols: [symbol] })).filter(({ count }) => count > 0);
  if (nodes.length === 1) return counts.map((count) => (count > 0 ? 1 : 0));
  while (nodes.length > 1) {
    const [one, other, ...rest] = nodes.sort((a, b) => a.count - b.count);
    if (one === undefined || other === undefined) break;
    const symbols = [...one.symbols, ...other.symbols];
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1;
    nodes = [{ count: one.count + other.count, symbols }, ...rest];
  }
  if (Math.max(...lengths) <= LONGEST) return lengths;
  return lengthsFor(counts.map((count) => (count === 0 ? 0 : (count >> 1) + 1)));
}
