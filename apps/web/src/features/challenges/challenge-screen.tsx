import type { Challenge } from "@wellput/contract";
import type { ReactNode } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { Page } from "../../ui/page.tsx";
import { type ChallengeSlots, ChallengeSteps } from "./challenge-steps.tsx";
import { NO_TRIES, withAnswer, withTry } from "./tries.ts";

export interface SubmitProps {
  /** Of the response, kept with the answers. */
  readonly id: string;
  readonly challenge: Challenge;
  readonly answers: readonly string[];
  readonly firstTries: readonly string[];
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
  const { id, fields: tries, set, forget } = useDraft(`/challenge/${challenge.id}`, NO_TRIES);
  const ofSentences = (texts: readonly string[]) =>
    challenge.challengeObjectList.map((_sentence, index) => texts[index] ?? "");

  return (
    <Page title={challenge.title} width="wide">
      <ChallengeSteps
        challenge={challenge}
        tries={tries}
        onAnswer={(index, text) => set(withAnswer(index, text))}
        onTried={(index, text) => set(withTry(index, text))}
        isRecorded
        end={renderSubmit({
          id,
          challenge,
          answers: ofSentences(tries.answers),
          firstTries: ofSentences(tries.firstTries),
          onSubmitted: forget,
        })}
        {...slots}
      />
    </Page>
  );
}
