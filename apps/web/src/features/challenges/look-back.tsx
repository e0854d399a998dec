import { Button, Group, Stack, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { Challenge } from "@wellput/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { isUnaided } from "../../nouns/exercise/first-tries.ts";
import type { RenderOwnWords } from "../../nouns/exercise/own-words.ts";
import { Scene } from "../../ui/scene.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { FinishedSentence } from "./finished-sentence.tsx";
import { NextChallenge } from "./next-challenge.tsx";
import { SampleAnswers } from "./sample-answers.tsx";
import { rephrasingId } from "./steps.ts";
import type { Tries } from "./tries.ts";

interface LookBackProps {
  readonly challenge: Challenge;
  readonly tries: Tries;
  readonly renderWords: RenderOwnWords;
  readonly onBack: () => void;
  /** What can be done with the answers. */
  readonly children: ReactNode;
}

/** A practice scenario when it is done, for whoever has no account to submit it to: every sentence, and where to go on. */
export function LookBack({ challenge, tries, renderWords, onBack, children }: LookBackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="lg" maw="var(--wp-text-width)">
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} ref={heading} tabIndex={-1}>
          How it went
        </Title>
        <Scene name="hands" />
      </Group>
      {challenge.challengeObjectList.map((sentence, index) => (
        <Sheet key={rephrasingId(index)} role="group" aria-label={`Rephrasing ${index + 1}`}>
          <FinishedSentence
            sentence={sentence}
            direction={challenge.direction}
            text={tries.answers[index] ?? ""}
            firstTry={tries.firstTries[index] ?? ""}
            renderWords={renderWords}
          >
            <SampleAnswers
              challenge={challenge}
              index={index}
              hasTried={!isUnaided(tries, index)}
              attemptId={tries.attemptIds[index] || undefined}
              isPart
            />
          </FinishedSentence>
        </Sheet>
      ))}
      <Group gap="sm">
        <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          Back to the sentences
        </Button>
        {children}
      </Group>
      <NextChallenge challengeId={challenge.id} />
    </Stack>
  );
}
