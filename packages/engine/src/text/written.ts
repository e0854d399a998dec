/** Messages use few different words: so many are kept, up to this length. */
const KEPT_MAX = 20_000;
const WORD_MAX_CHARS = 32;
const FIRST_CAPACITY = 1 << 12;
/** A text's place: where its codes begin, and in the low bits how many they are. */
const LENGTH_BITS = 6;
const LENGTH_MASK = (1 << LENGTH_BITS) - 1;

/** Remembers what a pure function made of a written word, and finds it by the message's own UTF-16 codes: no text is cut out for a known one. */
export class Written<Answer> {
  readonly #compute: (text: string) => Answer;
  /** Open-addressed, two numbers a slot: a text's hash and its place (0: empty). */
  #slots = new Int32Array(FIRST_CAPACITY * 2);
  #answers: (Answer | undefined)[] = Array.from({ length: FIRST_CAPACITY });
  /** The codes of all texts that are kept, one after another. */
  #codes = new Uint16Array(FIRST_CAPACITY);
  #end = 0;
  #count = 0;

  constructor(compute: (text: string) => Answer) {
    this.#compute = compute;
  }

  /** What was made of the text that stands in the message, told also by its codes, from `start` up to `end`. */
  at(message: string, codes: Uint16Array, start: number, end: number): Answer {
    if (end - start > WORD_MAX_CHARS) return this.#compute(message.slice(start, end));
    const slot = this.#slotOf(codes, start, end - start, hashOf(codes, start, end));
    return this.#answers[slot] ?? this.#add(message.slice(start, end), codes, start);
  }

  #add(text: string, codes: Uint16Array, start: number): Answer {
    const answer = this.#compute(text);
    if (this.#count >= KEPT_MAX) this.#empty(FIRST_CAPACITY);
    if (this.#count * 2 >= this.#answers.length) this.#grow();
    if (this.#end + text.length > this.#codes.length) {
      const more = new Uint16Array(this.#codes.length * 2);
      more.set(this.#codes);
      this.#codes = more;
    }
    this.#codes.set(codes.subarray(start, start + text.length), this.#end);
    this.#put(this.#end, text.length, answer);
    this.#end += text.length;
    return answer;
  }

  #put(begin: number, length: number, answer: Answer): void {
    const hash = hashOf(this.#codes, begin, begin + length);
    const slot = this.#slotOf(this.#codes, begin, length, hash);
    this.#slots[slot * 2] = hash;
    this.#slots[slot * 2 + 1] = (begin << LENGTH_BITS) | length;
    this.#answers[slot] = answer;
    this.#count++;
  }

  #grow(): void {
    const [slots, answers, end] = [this.#slots, this.#answers, this.#end];
    this.#empty(answers.length * 2);
    this.#end = end;
    answers.forEach((answer, slot) => {
      const place = slots[slot * 2 + 1] ?? 0;
      if (answer !== undefined) this.#put(place >> LENGTH_BITS, place & LENGTH_MASK, answer);
    });
  }

  #empty(capacity: number): void {
    this.#slots = new Int32Array(capacity * 2);
    this.#answers = Array.from({ length: capacity });
    this.#end = 0;
    this.#count = 0;
  }

  /** The slot that holds a text, or the empty one where it would stand. */
  #slotOf(codes: Uint16Array, start: number, length: number, hash: number): number {
    const slots = this.#slots;
    const mask = this.#answers.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const place = slots[slot * 2 + 1] ?? 0;
      if (place === 0) return slot;
      const isSame = slots[slot * 2] === hash && (place & LENGTH_MASK) === length;
      if (isSame && stands(this.#codes, place >> LENGTH_BITS, codes, start, length)) return slot;
      slot = (slot + 1) & mask;
    }
  }
}

function hashOf(codes: Uint16Array, start: number, end: number): number {
  let hash = 0;
  for (let index = start; index < end; index++) hash = (Math.imul(hash, 31) + (codes[index] ?? 0)) | 0;
  return hash;
}

function stands(kept: Uint16Array, begin: number, codes: Uint16Array, start: number, length: number): boolean {
  for (let at = 0; at < length; at++) if (kept[begin + at] !== codes[start + at]) return false;
  return true;
}
