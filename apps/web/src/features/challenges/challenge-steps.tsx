import "@mantine/core/styles/Tabs.css";
import { Tabs } from "@mantine/core";
import type { Challenge } from "@wellput/contract";
import { TEXT_MAX_CHARS } from "@wellput/contract/limits";
import { type ReactNode, useRef } from "react";
import { isUnaided } from "../../nouns/exercise/first-tries.ts";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import type { RenderMessageBox } from "../../nouns/message/message-box.ts";
import { GuideArrows } from "../../ui/guide/guide-arrows.tsx";
import { useStepFocus } from "../../ui/guide/use-step-focus.ts";
import { useStepInView } from "../../ui/guide/use-step-in-view.ts";
import classes from "./challenge-screen.module.css";
import { Rephrasing } from "./rephrasing.tsx";
import { INTRODUCTION, placeOf, rephrasingId, STORY, stepsOf } from "./steps.ts";
import type { Tries } from "./tries.ts";

/** What the routes put into a practice scenario from elsewhere. */
export interface ChallengeSlots {
  readonly renderBox: RenderMessageBox;
  readonly renderIntroduction: () => ReactNode;
}

interface ChallengeStepsProps extends ChallengeSlots {
  readonly challenge: Challenge;
  /** The id of the tab that is open. */
  readonly step: string;
  readonly onStep: (step: string) => void;
  readonly tries: Tries;
  readonly onAnswer: (index: number, text: string) => void;
  readonly onTried: (index: number, text: string, attemptId: string) => void;
  readonly onAdditional: (text: string) => void;
  readonly isRecorded: boolean;
  /** Who writes the same answers, in words, and in which session. */
  readonly sharedWith?: string | undefined;
  readonly sessionId?: string | undefined;
  /** Stands on the last tab, where the way forward would. */
  readonly end: ReactNode;
}

/** How it works, the story, and one tab for each sentence to put differently. */
export function ChallengeSteps({ challenge, step, onStep, tries, isRecorded, end, ...props }: ChallengeStepsProps) {
  const tabs = stepsOf(challenge);
  const frame = useRef<HTMLDivElement>(null);
  const at = placeOf(step, tabs);
  useStepInView(frame, at);
  const focusNextStep = useStepFocus(frame, at);

  return (
    <div ref={frame}>
      <Tabs
        value={tabs[at]?.id ?? INTRODUCTION.id}
        onChange={(value) => value && onStep(value)}
        classNames={{ list: classes.list, tab: classes.tab }}
      >
        <Tabs.List aria-label="Steps">
          {tabs.map(({ id, name }) => (
            <Tabs.Tab key={id} value={id}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={INTRODUCTION.id} className={classes.panel} tabIndex={-1}>
          {props.renderIntroduction()}
        </Tabs.Panel>
        <Tabs.Panel value={STORY.id} className={classes.panel} tabIndex={-1}>
          <p className={classes.story}>
            {challenge.summary || "This one needs no story: go straight to the sentences."}
          </p>
        </Tabs.Panel>
        {challenge.challengeObjectList.map((sentence, index) => (
          <Tabs.Panel key={rephrasingId(index)} value={rephrasingId(index)} className={classes.panel} tabIndex={-1}>
            <Rephrasing
              challenge={challenge}
              sentence={sentence}
              index={index}
              answer={tries.answers[index] ?? ""}
              onAnswerChange={(text) => props.onAnswer(index, text)}
              hasTried={!isUnaided(tries, index)}
              sharedWith={props.sharedWith}
              sessionId={props.sessionId}
              onTried={(text, attemptId) => props.onTried(index, text, attemptId)}
              attemptId={tries.attemptIds[index] || undefined}
              isRecorded={isRecorded}
              renderBox={props.renderBox}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      {at === tabs.length - 1 && (
        <CarefulTextarea
          className={classes.additional}
          label="Additional (optional)"
          description="What belongs to no sentence: what you noticed, or want to remember. It is kept with your answers, and gets no feedback."
          autosize
          minRows={2}
          maxLength={TEXT_MAX_CHARS}
          value={tries.additional}
          onChange={(event) => props.onAdditional(event.currentTarget.value)}
        />
      )}
      <GuideArrows
        steps={tabs}
        at={at}
        onGo={(next) => {
          focusNextStep();
          onStep(tabs[next]?.id ?? step);
        }}
        end={end}
      />
    </div>
  );
}
