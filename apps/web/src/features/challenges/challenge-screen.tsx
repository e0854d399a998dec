import { Alert, Button, Group, Text } from "@mantine/core";
import type { Challenge } from "@wellput/contract";
import { type ReactNode, useState } from "react";
import { type Draft, useDraft } from "../../lib/drafts.ts";
import { errorTexts } from "../../lib/error-texts.ts";
import { useMe } from "../../lib/session.ts";
import { isTrainer } from "../../nouns/account/roles.ts";
import type { RenderOwnWords } from "../../nouns/exercise/own-words.ts";
import type { NewSessionProps } from "../../nouns/shared-session/new-session.tsx";
import type { SessionParts } from "../../nouns/shared-session/session-parts.tsx";
import { StartSession } from "../../nouns/shared-session/start-session.tsx";
import { TextLink } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { type ChallengeSlots, ChallengeSteps } from "./challenge-steps.tsx";
import { LookBack } from "./look-back.tsx";
import { NO_TRIES, type Tries, withAnswer, withAttempt } from "./tries.ts";
import { useStep } from "./use-step.ts";

export interface SubmitProps {
  /** Of the response, kept with the answers. */
  readonly id: string;
  readonly challenge: Challenge;
  readonly answers: readonly string[];
  readonly firstTries: readonly string[];
  readonly additional: string;
  readonly onSubmitted: () => void;
}

export interface ScreenSlots extends ChallengeSlots {
  readonly renderSubmit: (props: SubmitProps) => ReactNode;
  readonly renderWords: RenderOwnWords;
}

export interface OpenChallenge {
  readonly challenge: Challenge;
  /** Whether it was deleted while it was open here. */
  readonly isGone: boolean;
}

export interface OwnChallengeSlots extends Pick<NewSessionProps, "renderSessionGroup"> {
  /** Under what others wrote: the way to report it. */
  readonly renderReport: (id: string) => ReactNode;
}

interface OwnChallengeProps extends ScreenSlots, OwnChallengeSlots, OpenChallenge {}

/** A practice scenario that one takes alone. */
export function OwnChallenge({ renderSessionGroup, renderReport, ...props }: OwnChallengeProps) {
  const { id, isPublic, groups, mine, canEdit } = props.challenge;
  const me = useMe();
  const draft = useDraft(`/challenge/${id}`, NO_TRIES);
  const actions = isTrainer(me) && isPublic && (
    <StartSession
      target={{ to: "/takechallenge/$id", id }}
      trainerId={me.id}
      forGroups={groups}
      renderSessionGroup={renderSessionGroup}
    />
  );
  const note = !isPublic && (
    <Text c="dimmed" mb="lg">
      This is a draft, seen by {mine ? "you" : "admins"} alone.{" "}
      <TextLink to="/editchallenge/$id" params={{ id }}>
        Edit or publish it
      </TextLink>
    </Text>
  );
  const foot = !canEdit && renderReport(id);
  return <ChallengeScreen {...props} {...{ draft, actions, note, foot }} onSubmitted={draft.forget} />;
}

interface ChallengeScreenProps extends ScreenSlots, OpenChallenge, Partial<SessionParts> {
  readonly draft: Pick<Draft<Tries>, "id" | "fields" | "set">;
  readonly foot?: ReactNode;
  readonly onSubmitted: () => void;
}

/** A practice scenario to take: what is typed is kept until it is submitted. */
export function ChallengeScreen({
  challenge,
  isGone,
  draft,
  renderSubmit,
  onSubmitted,
  ...props
}: ChallengeScreenProps) {
  const { id, fields: tries, set } = draft;
  const isVisitor = useMe() === null;
  const { step, goTo, forget } = useStep(`/challenge/${challenge.id}`);
  const [isLookingBack, setLookingBack] = useState(false);
  const { actions, note, foot, renderWords, ...slots } = props;
  const ofSentences = (texts: readonly string[]) =>
    challenge.challengeObjectList.map((_sentence, index) => texts[index] ?? "");

  const submit = renderSubmit({
    id,
    challenge,
    answers: ofSentences(tries.answers),
    firstTries: ofSentences(tries.firstTries),
    additional: tries.additional,
    onSubmitted: () => {
      forget();
      onSubmitted();
    },
  });

  return (
    <Page title={challenge.title} width="wide" actions={actions}>
      {note}
      {isGone && (
        <Alert role="alert" color="yellow" mb="lg">
          {errorTexts.CHALLENGE_NOT_FOUND} What you typed is still here.
        </Alert>
      )}
      {isLookingBack ? (
        <LookBack challenge={challenge} tries={tries} renderWords={renderWords} onBack={() => setLookingBack(false)}>
          {submit}
        </LookBack>
      ) : (
        <ChallengeSteps
          challenge={challenge}
          step={step}
          onStep={goTo}
          tries={tries}
          onAnswer={(index, text) => set(withAnswer(index, text))}
          onTried={(index, text, attemptId) => set(withAttempt(index, text, attemptId))}
          onAdditional={(additional) => set({ additional })}
          isRecorded
          end={
            <Group gap="sm" justify="flex-end">
              {isVisitor && (
                <Button variant="default" onClick={() => setLookingBack(true)}>
                  See how it went
                </Button>
              )}
              {submit}
            </Group>
          }
          {...slots}
        />
      )}
      {foot}
    </Page>
  );
}
