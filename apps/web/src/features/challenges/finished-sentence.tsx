import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Challenge } from "@wellput/contract";
import type { ReactNode } from "react";
import type { OwnWordsProps, RenderOwnWords } from "../../nouns/exercise/own-words.ts";
import { challengeQuery } from "./challenges.api.ts";
import classes from "./finished-sentence.module.css";
import { SampleAnswers } from "./sample-answers.tsx";

interface AnsweredProps extends Pick<OwnWordsProps, "text" | "firstTry"> {
  readonly index: number;
  readonly renderWords: RenderOwnWords;
}

interface FinishedSentenceProps extends AnsweredProps {
  readonly challenge: Challenge;
  readonly hasTried: boolean;
  /** Of one's own try. */
  readonly attemptId?: string | undefined;
}

/** One sentence of a practice scenario when it is done: what stood there, one's own words, and the samples. */
export function FinishedSentence({
  challenge,
  index,
  hasTried,
  attemptId,
  renderWords,
  ...own
}: FinishedSentenceProps) {
  const sentence = challenge.challengeObjectList[index];
  if (!sentence) return null;
  return (
    <Stack gap="md">
      <blockquote className={classes.sentence}>{sentence.s}</blockquote>
      {own.text.trim() === "" ? (
        <Text c="dimmed">Left empty</Text>
      ) : (
        renderWords({ ...own, sentence, direction: challenge.direction })
      )}
      <SampleAnswers challenge={challenge} index={index} hasTried={hasTried} attemptId={attemptId} isPart />
    </Stack>
  );
}

interface FinishedByIdProps extends AnsweredProps {
  readonly challengeId: string;
  /** Where the practice scenario, or this sentence of it, is gone. */
  readonly fallback: ReactNode;
}

/** The same for answers that were submitted, whose practice scenario or sentence may be gone. */
export function FinishedById({ challengeId, fallback, ...answered }: FinishedByIdProps) {
  const challenge = useQuery(challengeQuery(challengeId)).data;
  if (!challenge?.challengeObjectList[answered.index]) return fallback;
  return <FinishedSentence challenge={challenge} hasTried={answered.text.trim() !== ""} {...answered} />;
}
