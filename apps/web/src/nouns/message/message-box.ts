import type { BotFeedback, Direction, SkillCode } from "@wellput/contract";
import type { ReactNode } from "react";

/** What is known about a message besides its words: it shapes the advice, and goes with the attempt where one is kept. */
export interface MessageContext {
  readonly prompt?: string | undefined;
  readonly skill?: SkillCode | undefined;
  readonly direction?: Direction | undefined;
  /** The sentence that the message puts differently. */
  readonly original?: string | undefined;
  readonly groups?: string | undefined;
  readonly tags?: string | undefined;
  readonly sessionId?: string | undefined;
  /** Under which the server keeps the try: one segment or three. */
  readonly attemptPath?: string | undefined;
  /** In a study: what shows that the try is the participant's, each empty where there is none. */
  readonly studyProof?: { readonly key: string; readonly panel: string } | undefined;
}

/** What keeps each try under a participant's number, by the name to show. */
export interface KeptFor {
  readonly as: "folder" | "course" | "study";
  readonly name: string;
}

/** What a page says about a box in which a message is written; which component draws the box is the route's choice. */
export interface MessageBoxProps {
  /** Names the box among all boxes: tries are counted and usage is noted under it. */
  readonly place: string;
  readonly label: ReactNode;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly placeholder?: string;
  readonly buttonText?: string;
  readonly nothingFlaggedText?: string;
  readonly rows?: number;
  /** Tries a device has at this place; null for no limit. By default a visitor has 3, a signed-in person no limit. */
  readonly attemptLimit?: number | null;
  /** Where the tries are counted, if not at the place: several people may share a device. */
  readonly countedAt?: string | undefined;
  /** Whether the server keeps each try: in the account, or without a name for a visitor. */
  readonly isRecorded?: boolean;
  /** Whether the page keeps the text in the account, with what stands around the box. */
  readonly isKept?: boolean;
  readonly context?: MessageContext;
  /** A first try is the writer's own: nothing is marked before feedback is asked for, whatever they have switched on. */
  readonly isUnaided?: boolean;
  /** The group that sees the text while it is typed, by the name to show. */
  readonly sharedWith?: string | undefined;
  readonly keptFor?: KeptFor | undefined;
  /** Asks for feedback as soon as the box is there: its text was written elsewhere, with that wish. */
  readonly asksAtOnce?: boolean;
  /** Told of the phrases that an answer spoke about, and under which id the try is kept. */
  readonly onAnswered?: (phrases: readonly BotFeedback[], attemptId: string) => void;
  /** Whether the message goes elsewhere from here: it is copied right under the box. */
  readonly canCopy?: boolean;
  /** Ways to begin, while the box is empty. */
  readonly starters?: ReactNode;
  /** What stands under the box and its button. */
  readonly children?: ReactNode;
}

export type RenderMessageBox = (props: MessageBoxProps) => ReactNode;

interface PhrasesToWatchProps {
  readonly phrases: readonly BotFeedback[];
  /** Absent where they are only read. */
  readonly onDeleteAll?: () => void;
}

export type RenderPhrases = (props: PhrasesToWatchProps) => ReactNode;
