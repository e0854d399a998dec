/** Which tokens are spoken for already; asking takes as long as the stretch, not as long as the list. */
export class Taken {
  readonly #tokens = new Set<number>();

  add(first: number, end: number): void {
    for (let at = first; at < end; at++) this.#tokens.add(at);
  }

  touches(first: number, end: number): boolean {
    for (let at = first; at < end; at++) if (this.#tokens.has(at)) return true;
    return false;
  }
}
