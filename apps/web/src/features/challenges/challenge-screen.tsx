import "@mantine/core/styles/Tabs.css";
import { Tabs } from "@mantine/core";
import type { Challenge } from "@wellput/contract";
import { type ReactNode, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import type { RenderMessageBox } from "../../lib/message-box.ts";
import { Page } from "../../ui/page.tsx";
import classes from "./challenge-screen.module.css";
import { Rephrasing } from "./rephrasing.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { INTRODUCTION, rephrasingId, STORY, stepsOf } from "./steps.ts";

export interface SubmitProps {
  /** Of the response, kept with the answers. */
  readonly id: string;
  readonly challenge: Challenge;
  readonly answers: readonly string[];
  readonly onSubmitted: () => void;
}
export type RenderSubmit = (props: SubmitProps) => ReactNode;
export type RenderIntroduction = () => ReactNode;

interface ChallengeScreenProps {
  readonly challenge: Challenge;
  readonly renderBox: RenderMessageBox;
  readonly renderSubmit: RenderSubmit;
  readonly renderIntroduction: RenderIntroduction;
}

/** A practice scenario: how it works, the story, and one tab for each sentence to put differently. */
export function ChallengeScreen({ challenge, renderBox, renderSubmit, renderIntroduction }: ChallengeScreenProps) {
  const sentences = challenge.challengeObjectList;
  const { id, fields, set, forget } = useDraft<{ answers: readonly string[] }>(`/challenge/${challenge.id}`, {
    answers: [],
  });
  const tabs = stepsOf(challenge);
  const [tab, setTab] = useState(INTRODUCTION.id);
  const answers = sentences.map((_sentence, index) => fields.answers[index] ?? "");

  const setAnswer = (index: number, text: string) => set({ answers: answers.with(index, text) });

  return (
    <Page title={challenge.title} width="wide">
      <Tabs
        value={tab}
        onChange={(value) => value && setTab(value)}
        classNames={{ list: classes.list, tab: classes.tab }}
      >
        <Tabs.List aria-label="Steps">
          {tabs.map(({ id, name }) => (
            <Tabs.Tab key={id} value={id}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={INTRODUCTION.id} className={classes.panel}>
          {renderIntroduction()}
        </Tabs.Panel>
        <Tabs.Panel value={STORY.id} className={classes.panel}>
          <p className={classes.story}>
            {challenge.summary || "This one needs no story: go straight to the sentences."}
          </p>
        </Tabs.Panel>
        {sentences.map((sentence, index) => (
          <Tabs.Panel key={rephrasingId(index)} value={rephrasingId(index)} className={classes.panel}>
            <Rephrasing
              challenge={challenge}
              sentence={sentence}
              index={index}
              answer={answers[index] ?? ""}
              onAnswerChange={(text) => setAnswer(index, text)}
              renderBox={renderBox}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      <StepButtons tabs={tabs} tab={tab} onTabChange={setTab}>
        {tab === tabs.at(-1)?.id && renderSubmit({ id, challenge, answers, onSubmitted: forget })}
      </StepButtons>
    </Page>
  );
}
