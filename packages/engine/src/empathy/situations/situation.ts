import { patternOf } from "../pattern.ts";

/** What a message tells of, and what people in such a place often feel and need; of each, the first fits best. */
export interface Situation {
  readonly tells: RegExp;
  readonly feelings: readonly string[];
  readonly needs: readonly string[];
  /** Good news: the needs were met. */
  readonly met: boolean;
}

const list = (text: string): readonly string[] => text.split(", ");

/** Where a need is not met. */
export function unmet(feelings: string, needs: string, tells: string): Situation {
  return { feelings: list(feelings), needs: list(needs), tells: patternOf(tells), met: false };
}

/** Where a need was met. */
export function met(feelings: string, needs: string, tells: string): Situation {
  return { ...unmet(feelings, needs, tells), met: true };
}
