import { useQuery } from "@tanstack/react-query";
import type { ChallengeSentence } from "@wellput/contract";
import type { OwnWordsProps, RenderOwnWords } from "../../nouns/exercise/own-words.ts";
import { challengeQuery } from "./challenges.api.ts";
import { FinishedSentence } from "./finished-sentence.tsx";
import { SampleAnswers } from "./sample-answers.tsx";

interface SubmittedSentenceProps extends Omit<OwnWordsProps, "sentence"> {
  /** Null where the practice scenario is gone. */
  readonly challengeId: string | null;
  /** As it was when it was answered. */
  readonly sentence: Omit<ChallengeSentence, "m">;
  readonly renderWords: RenderOwnWords;
}

/** A sentence as it was answered and submitted, whatever has become of its practice scenario. */
export function SubmittedSentence({ challengeId, ...finished }: SubmittedSentenceProps) {
  const { sentence, text } = finished;
  return (
    <FinishedSentence {...finished}>
      {challengeId !== null && <SamplesOf challengeId={challengeId} s={sentence.s} hasTried={text.trim() !== ""} />}
    </FinishedSentence>
  );
}

interface SamplesOfProps extends Pick<ChallengeSentence, "s"> {
  readonly challengeId: string;
  readonly hasTried: boolean;
}

/** The samples of a sentence, where it stands in the practice scenario by now; nothing where it does not. */
function SamplesOf({ challengeId, s, hasTried }: SamplesOfProps) {
  const challenge = useQuery(challengeQuery(challengeId)).data;
  const index = challenge?.challengeObjectList.findIndex((sentence) => sentence.s === s) ?? -1;
  if (!challenge || index === -1) return null;
  return <SampleAnswers {...{ challenge, index, hasTried }} attemptId={undefined} isPart />;
}
