import { slugOf } from "../slug.ts";

/**
 * A word for what somebody did, said as if it were a feeling. `feelings` and `needs` are words of those lists that often
 * lie under it; `question` helps a person to find their own.
 */
export interface PseudoFeeling {
  readonly id: string;
  readonly word: string;
  readonly feelings: readonly string[];
  readonly needs: readonly string[];
  readonly question: string;
}

export interface PseudoFeelingFamily {
  readonly id: string;
  readonly name: string;
  readonly pseudoFeelings: readonly PseudoFeeling[];
}

type Row = readonly [word: string, feelings: readonly string[], needs: readonly string[], question: string];

/** A family of pseudo-feelings from its rows. */
export function family(id: string, name: string, rows: readonly Row[]): PseudoFeelingFamily {
  const pseudoFeelings = rows.map(([word, feelings, needs, question]) => ({
    id: slugOf(word),
    word,
    feelings,
    needs,
    question,
  }));
  return { id, name, pseudoFeelings };
}
