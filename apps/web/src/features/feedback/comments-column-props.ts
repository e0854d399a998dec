import type { Danger } from "@wellput/contract";
import type { Remark, Rewording, Snapshot } from "./snapshot.ts";
import type { Pairing } from "./use-pairing.ts";
import type { Ratings } from "./use-ratings.ts";

export interface CommentsColumnProps {
  readonly snapshot: Snapshot | undefined;
  /** What is on its way, in words; null for nothing. */
  readonly waitingFor: string | null;
  /** The snapshot's comments without those that left the list. */
  readonly flags: readonly Remark[];
  /** Comments on the text as it was before it was changed. */
  readonly before: readonly Remark[];
  readonly nothingFlaggedText: string;
  readonly pairing: Pairing;
  /** Null where nothing is sent, so that nothing can be rated. */
  readonly ratings: Ratings | null;
  readonly onReword: (remark: Remark, rewording: Rewording) => void;
  /** A wording was put in, and a [blank] of it is still to be filled. */
  readonly isUnfinished: boolean;
  /** What the text shows, as far as it is known. */
  readonly danger: Danger | undefined;
  /** Whether whoever reads the comments wrote the text: where help is, is for the writer alone. */
  readonly isOwn: boolean;
  /** Asks for comments where somebody may be at risk. */
  readonly onGoOn: () => void;
}
