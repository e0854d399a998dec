/** Lets what has one key act one after the other, on this server. */
export class Turns {
  /** The last of each key that is under way. */
  readonly #last = new Map<string, Promise<unknown>>();

  /** Acts once whatever came before with this key is done, well or not. */
  async take<Answer>(key: string, act: () => Promise<Answer>): Promise<Answer> {
    const own = Promise.resolve(this.#last.get(key)).then(act, act);
    this.#last.set(key, own);
    try {
      return await own;
    } finally {
      if (this.#last.get(key) === own) this.#last.delete(key);
    }
  }
}
