/** No step leads back to the root of a tree, which is its place 0. */
export const NOWHERE = 0;
const WORD_BITS = 14;
const SIGN_BITS = 18;
/** Room for the steps of our lists: growing takes time when the engine is asked for the first time. */
const FIRST_CAPACITY = 1 << 15;

/** Where a place in a tree goes on with a word, both told as numbers. Most are asked in vain, and are told so by one bit. */
export class Steps {
  /** Open-addressed, two numbers a slot: place and word in one (0: empty), and where the step leads. */
  #slots = new Int32Array(FIRST_CAPACITY * 2);
  #mask = FIRST_CAPACITY - 1;
  #count = 0;
  /** A bit for each low part of a hash that there is a step for. */
  readonly #signs = new Int32Array(1 << (SIGN_BITS - 5));

  from(place: number, word: number): number {
    const key = keyOf(place, word);
    const hash = hashOf(key);
    const sign = hash & ((1 << SIGN_BITS) - 1);
    if ((((this.#signs[sign >>> 5] ?? 0) >>> (sign & 31)) & 1) === 0) return NOWHERE;
    return this.#slots[this.#slotOf(key, hash) + 1] ?? NOWHERE;
  }

  add(place: number, word: number, next: number): void {
    if (this.#count * 4 > this.#mask * 3) this.#grow();
    const key = keyOf(place, word);
    const hash = hashOf(key);
    const sign = hash & ((1 << SIGN_BITS) - 1);
    this.#signs[sign >>> 5] = (this.#signs[sign >>> 5] ?? 0) | (1 << (sign & 31));
    const slot = this.#slotOf(key, hash);
    this.#slots[slot] = key;
    this.#slots[slot + 1] = next;
    this.#count++;
  }

  /** The slot that holds a step, or the empty one where it would stand. */
  #slotOf(key: number, hash: number): number {
    let at = hash & this.#mask;
    while (this.#slots[at * 2] !== 0 && this.#slots[at * 2] !== key) at = (at + 1) & this.#mask;
    return at * 2;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(before.length * 2);
    this.#mask = this.#mask * 2 + 1;
    for (let slot = 0; slot < before.length; slot += 2) {
      const key = before[slot] ?? 0;
      if (key === 0) continue;
      const to = this.#slotOf(key, hashOf(key));
      this.#slots[to] = key;
      this.#slots[to + 1] = before[slot + 1] ?? NOWHERE;
    }
  }
}

function keyOf(place: number, word: number): number {
  if (word >= 1 << WORD_BITS) throw new Error("Too many words for a step's number");
  return (place << WORD_BITS) | word;
}

function hashOf(key: number): number {
  const mixed = Math.imul(key, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
