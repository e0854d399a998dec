import type { ChallengeSentence, Direction } from "@wellput/contract";
import type { ReactNode } from "react";

/** An answer that is done, with what it was an answer to. */
export interface OwnWordsProps {
  readonly text: string;
  /** Before any feedback; empty where none was asked for. */
  readonly firstTry: string;
  /** The sentence that it puts differently. */
  readonly sentence: Pick<ChallengeSentence, "t" | "p">;
  readonly direction: Direction;
}

/** Shows an answer with what is said of it; which component does is the route's choice. */
export type RenderOwnWords = (props: OwnWordsProps) => ReactNode;
