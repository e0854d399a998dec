import { Stack, Text } from "@mantine/core";
import type { ChallengeSentence } from "@wellput/contract";
import type { ReactNode } from "react";
import type { OwnWordsProps, RenderOwnWords } from "../../nouns/exercise/own-words.ts";
import classes from "./finished-sentence.module.css";

interface FinishedSentenceProps extends Omit<OwnWordsProps, "sentence"> {
  readonly sentence: Omit<ChallengeSentence, "m">;
  readonly renderWords: RenderOwnWords;
  /** The samples. */
  readonly children: ReactNode;
}

/** One sentence of a practice scenario when it is done: what stood there, one's own words, and the samples. */
export function FinishedSentence({ sentence, renderWords, children, ...own }: FinishedSentenceProps) {
  return (
    <Stack gap="md">
      <blockquote className={classes.sentence}>{sentence.s}</blockquote>
      {own.text.trim() === "" ? <Text c="dimmed">Left empty</Text> : renderWords({ ...own, sentence })}
      {children}
    </Stack>
  );
}
