import { analyse, type FeedbackCode } from "../../src/index.ts";

/** Everyday sentences in bulk: each frame, one a line, with each word in the place of its star. */
export interface Frames {
  /** What every sentence must be flagged as; without it, not one may be flagged at all. */
  readonly code?: FeedbackCode;
  readonly frames: string;
  readonly words: readonly string[];
}

/** The words of a list that is written with commas between them. */
export function listed(text: string): string[] {
  return text.split(",").map((word) => word.trim());
}

/** A list without the words that do not suit a frame. */
export function without(words: readonly string[], unfit: string): string[] {
  return words.filter((word) => !listed(unfit).includes(word));
}

export function framesOf({ frames }: Frames): string[] {
  return frames.trim().split(/\s*\n\s*/);
}

/** Every sentence that the frames make with their words. */
export function sentencesOf(frames: Frames): string[] {
  return framesOf(frames).flatMap((frame) => frames.words.map((word) => filled(frame, word)));
}

/** The sentences of a frame that are read otherwise than they should be. */
export function misread(frame: string, { code, words }: Frames): string[] {
  return words
    .map((word) => filled(frame, word))
    .filter((sentence) => isFlagged(sentence, code) === (code === undefined));
}

/** "a *" is "an angry" where a vowel follows; a capital opens what the frame opens with one. */
function filled(frame: string, word: string): string {
  const text = frame
    .replace(/\ba \*/i, (article) => (/^[aeiou]/.test(word) ? `${article[0]}n *` : article))
    .replaceAll("*", word);
  return frame.startsWith("*") && frame.endsWith(".") ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** What the rules alone say, even where a sentence by itself sounds like danger. */
function isFlagged(text: string, code: FeedbackCode | undefined): boolean {
  return analyse(text, { goOn: true, rulesAlone: true }).sentences.some(({ comments }) =>
    comments.some((flag) => flag.bad && (code === undefined || flag.code === code)),
  );
}
