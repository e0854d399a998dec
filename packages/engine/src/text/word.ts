/** Messages use few different words: so many are kept, up to this length. */
const KEPT_MAX = 20_000;
const WORD_MAX_CHARS = 32;

/** A written word with its plain form, shared by every place where it stands, and what has been worked out about it. */
export interface Word {
  readonly text: string;
  /** Lower case and spelled out: "not" for "n't", "you" for "u". */
  readonly norm: string;
  /** What the tagger files it under. */
  number: number;
  /** What has been worked out, each question in a column of its own. */
  [column: number]: unknown;
}

/** A word of its own, for a place where the neighbours change what it stands for. */
export function wordOf(text: string, norm: string): Word {
  const word: Word = { text: interned(text), norm: interned(norm), number: 0 };
  for (let column = 0; column < columns; column++) word[column] = undefined;
  return word;
}

/** The same text as a name of the program's is kept: one copy, told from others by its address, and no hold on the message it came from. */
export function interned(text: string): string {
  for (const name in { [text]: true }) return name;
  return text;
}

let columns = 0;

/** Works out what depends on a word alone once for each word; `compute` must not give undefined. */
export function perWord<Answer>(compute: (norm: string, word: Word) => Answer): (word: Word) => Answer {
  const column = columns++;
  return (word) => {
    const before = word[column];
    if (before !== undefined) return before as Answer;
    const answer = compute(word.norm, word);
    word[column] = answer;
    return answer;
  };
}

/** A token as its word stands there: `norm` is the word's own nearly always. */
export interface Spelt {
  readonly word: Word;
  readonly norm: string;
}

/** Two bits a question: whether it was asked of the word, and the answer. */
const QUESTIONS_A_COLUMN = 15;
let questions = 0;
let questionColumn = 0;

/** Answers a yes-or-no question about a token's plain form, asked once for each word. */
export function asksWord(test: (norm: string) => boolean): (token: Spelt) => boolean {
  const place = questions++ % QUESTIONS_A_COLUMN;
  if (place === 0) questionColumn = columns++;
  const column = questionColumn;
  const asked = 1 << (place * 2);
  const yes = asked << 1;
  return ({ word, norm }) => {
    if (word.norm !== norm) return test(norm);
    const answers = (word[column] as number | undefined) ?? 0;
    if ((answers & asked) !== 0) return (answers & yes) !== 0;
    const answer = test(norm);
    word[column] = answers | asked | (answer ? yes : 0);
    return answer;
  };
}

/** Whether a token is one of these words, in one string with spaces or as a list. */
export function isOneOf(words: string | Iterable<string>): (token: Spelt) => boolean {
  const set = new Set(typeof words === "string" ? words.split(" ") : words);
  return asksWord((norm) => set.has(norm));
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
