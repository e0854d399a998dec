/** Messages use few different words: so many are kept, up to this length. */
const KEPT_MAX = 20_000;
const WORD_MAX_CHARS = 32;

/** A written word with its plain form, shared by every place where it stands, and what has been worked out about it. */
export interface Word {
  readonly text: string;
  /** Lower case and spelled out: "not" for "n't", "you" for "u". */
  readonly norm: string;
  readonly known: unknown[];
}

/** A word of its own, for a place where the neighbours change what it stands for. */
export function wordOf(text: string, norm: string): Word {
  return { text, norm, known: Array.from({ length: columns }) };
}

let columns = 0;

/** Works out what depends on a word alone once for each word; `compute` must not give undefined. */
export function perWord<Answer>(compute: (norm: string, word: Word) => Answer): (word: Word) => Answer {
  const column = columns++;
  return (word) => {
    const before = word.known[column];
    if (before !== undefined) return before as Answer;
    const answer = compute(word.norm, word);
    word.known[column] = answer;
    return answer;
  };
}

/** Remembers what a pure function made of a written word; begins anew when it holds too many. */
export function perText<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  let kept = new Map<string, Answer>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    const answer = compute(text);
    if (text.length > WORD_MAX_CHARS) return answer;
    if (kept.size >= KEPT_MAX) kept = new Map();
    kept.set(text, answer);
    return answer;
  };
}
