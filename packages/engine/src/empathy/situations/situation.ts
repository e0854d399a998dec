import { patternOf } from "../pattern.ts";

/** What a message tells of, and what people in such a place often feel and need; of each, the first fits best. */
export interface Situation {
  /** Made when it is first asked for: hundreds of them take a tenth of the time to begin. */
  readonly tells: () => RegExp;
  readonly feelings: readonly string[];
  readonly needs: readonly string[];
  /** Good news: the needs were met. */
  readonly met: boolean;
  /** Told of the writer alone: "he is a burden" is none of theirs. */
  readonly own: boolean;
}

function madeOnce<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const list = (text: string): readonly string[] => (text === "" ? [] : text.split(", "));

/** Where a need is not met. */
export function unmet(feelings: string, needs: string, tells: string): Situation {
  return {
    feelings: list(feelings),
    needs: list(needs),
    tells: madeOnce(() => patternOf(tells)),
    met: false,
    own: false,
  };
}

/** Where a need of the writer's is not met in what they are or do themselves. */
export function ownUnmet(feelings: string, needs: string, tells: string): Situation {
  return { ...unmet(feelings, needs, tells), own: true };
}

/** Where a need was met. */
export function met(feelings: string, needs: string, tells: string): Situation {
  return { ...unmet(feelings, needs, tells), met: true };
}

/** Where the writer met a need of their own: another's new job is none of theirs. */
export function ownMet(feelings: string, needs: string, tells: string): Situation {
  return { ...met(feelings, needs, tells), own: true };
}
