import type { Challenge } from "@wellput/contract";
import type { ReactNode } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { Page } from "../../ui/page.tsx";
import { type ChallengeSlots, ChallengeSteps } from "./challenge-steps.tsx";

export interface SubmitProps {
  /** Of the response, kept with the answers. */
  readonly id: string;
  readonly challenge: Challenge;
  readonly answers: readonly string[];
  readonly onSubmitted: () => void;
}

export interface ScreenSlots extends ChallengeSlots {
  readonly renderSubmit: (props: SubmitProps) => ReactNode;
}

interface ChallengeScreenProps extends ScreenSlots {
  readonly challenge: Challenge;
}

/** A practice scenario to take: what is typed is kept until it is submitted. */
export function ChallengeScreen({ challenge, renderSubmit, ...slots }: ChallengeScreenProps) {
  const { id, fields, set, forget } = useDraft<{ answers: readonly string[] }>(`/challenge/${challenge.id}`, {
    answers: [],
  });
  const answers = challenge.challengeObjectList.map((_sentence, index) => fields.answers[index] ?? "");

  return (
    <Page title={challenge.title} width="wide">
      <ChallengeSteps
        challenge={challenge}
        answers={answers}
        onAnswersChange={(changed) => set({ answers: changed })}
        isRecorded
        end={renderSubmit({ id, challenge, answers, onSubmitted: forget })}
        {...slots}
      />
    </Page>
  );
}
