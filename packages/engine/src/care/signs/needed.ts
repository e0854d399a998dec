import * as lists from "../../lexicon/words/needed.ts";

const MIN_LETTERS = 3;

/** Parts of words of which each match of a pattern has at least one; none when that cannot be told. */
type Parts = readonly string[];
const CANNOT_TELL: Parts = [];

/**
 * Reads the source of a pattern and names parts of words of which each text that matches it must have one: for
 * "(?:hit|beat)s? (?:me|us)", hit and beat. Knows what our signs are made of: letters, groups, classes, repetitions.
 */
export function neededParts(source: string): Parts {
  return new Reader(source).alternatives();
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Up to the end or the closing bracket: what any of the alternatives needs. */
  alternatives(): Parts {
    const each: Parts[] = [this.#sequence()];
    while (this.#source[this.#at] === "|") {
      this.#at++;
      each.push(this.#sequence());
    }
    return each.some((parts) => parts.length === 0) ? CANNOT_TELL : each.flat();
  }

  /** What one alternative needs: the best of what its pieces need. */
  #sequence(): Parts {
    const found: Parts[] = [];
    let letters = "";
    const endLetters = () => {
      if (letters.length >= MIN_LETTERS) found.push([letters]);
      letters = "";
    };
    for (let sign = this.#source[this.#at]; sign !== undefined && sign !== "|" && sign !== ")"; ) {
      const isLetter = /[a-z0-9]/.test(sign);
      const parts = isLetter ? undefined : this.#piece(sign);
      if (isLetter) this.#at++;
      const repeat = this.#repetition();
      if (isLetter && repeat === "once") letters += sign;
      else if (isLetter && repeat === "more") {
        letters += sign;
        endLetters();
      } else endLetters();
      if (parts !== undefined && parts.length > 0 && repeat !== "maybe") found.push(parts);
      sign = this.#source[this.#at];
    }
    endLetters();
    return found.sort((a, b) => worth(b) - worth(a))[0] ?? CANNOT_TELL;
  }

  /** A group, a class, an escape or a sign that is no letter. */
  #piece(sign: string): Parts | undefined {
    if (sign === "[") this.#at = this.#source.indexOf("]", this.#at) + 1;
    else if (sign === "\\") this.#at += 2;
    else if (sign !== "(") this.#at++;
    else {
      const isAside = this.#source.startsWith("(?!", this.#at);
      this.#at += this.#source[this.#at + 1] === "?" ? 3 : 1;
      const parts = this.alternatives();
      this.#at++;
      return isAside ? undefined : parts;
    }
    return undefined;
  }

  #repetition(): "once" | "more" | "maybe" {
    const [all = "", kind] = /^(?:(\?|\*|\{0,)|\+|\{)?/.exec(this.#source.slice(this.#at)) ?? [];
    if (all === "") return "once";
    this.#at = all.startsWith("{") ? this.#source.indexOf("}", this.#at) + 1 : this.#at + 1;
    if (this.#source[this.#at] === "?") this.#at++;
    return kind === undefined ? "more" : "maybe";
  }
}

/** Few, long and rare parts tell most. */
function worth(parts: Parts): number {
  const shortest = Math.min(...parts.map((part) => part.length));
  return shortest - parts.filter((part) => lists.COMMON.has(part)).length * 10 - parts.length / 10;
}
