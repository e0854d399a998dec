import type { Tag } from "./reading.ts";
import type { Word } from "./word.ts";

/** A token whose tag is still open to correction. */
export interface Retaggable {
  word: Word;
  readonly text: string;
  norm: string;
  tag: Tag;
}

/** The word beside one; none at the edge of the sentence. */
export type Neighbour = Retaggable | undefined;
