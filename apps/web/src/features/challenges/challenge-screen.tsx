import "@mantine/core/styles/Tabs.css";
import { Button, Group, Tabs, Text } from "@mantine/core";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import type { Challenge, ChallengeSentence } from "@wellput/contract";
import { type ReactNode, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import type { RenderMessageBox } from "../../lib/message-box.ts";
import { SKILL_NAMES } from "../../lib/skills.ts";
import { Page } from "../../ui/page.tsx";
import classes from "./challenge-screen.module.css";

export interface SubmitProps {
  /** Of the response, kept with the answers. */
  readonly id: string;
  readonly challenge: Challenge;
  readonly answers: readonly string[];
  readonly onSubmitted: () => void;
}
export type RenderSubmit = (props: SubmitProps) => ReactNode;
export type RenderIntroduction = () => ReactNode;

interface Step {
  readonly id: string;
  readonly name: string;
}

const INTRODUCTION: Step = { id: "introduction", name: "Introduction" };
const STORY: Step = { id: "scenario", name: "Scenario" };
const rephrasingId = (index: number) => `rephrasing-${index + 1}`;

function stepsOf({ challengeObjectList }: Challenge): readonly Step[] {
  const rephrasings = challengeObjectList.map((_one, index) => ({
    id: rephrasingId(index),
    name: `Rephrasing ${index + 1}`,
  }));
  return [INTRODUCTION, STORY, ...rephrasings];
}

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
      <Steps tabs={tabs} tab={tab} onTabChange={setTab}>
        {tab === tabs.at(-1)?.id && renderSubmit({ id, challenge, answers, onSubmitted: forget })}
      </Steps>
    </Page>
  );
}

interface RephrasingProps {
  readonly challenge: Challenge;
  readonly sentence: ChallengeSentence;
  readonly index: number;
  readonly answer: string;
  readonly onAnswerChange: (text: string) => void;
  readonly renderBox: RenderMessageBox;
}

function Rephrasing({ challenge, sentence, index, answer, onAnswerChange, renderBox }: RephrasingProps) {
  return (
    <>
      <Text className={classes.skill}>{SKILL_NAMES[sentence.t]}</Text>
      {sentence.p && <Text className={classes.prompt}>{sentence.p}</Text>}
      <blockquote className={classes.sentence}>{sentence.s}</blockquote>
      {renderBox({
        place: `challenge/${challenge.id}/${index}`,
        label: "Your rephrasing",
        text: answer,
        onTextChange: onAnswerChange,
        isRecorded: true,
        context: {
          prompt: sentence.p || undefined,
          skill: sentence.t,
          direction: challenge.direction,
          original: sentence.s,
          groups: challenge.groups.join(","),
          tags: challenge.tags.join(",") || undefined,
        },
      })}
    </>
  );
}

interface StepsProps {
  readonly tabs: readonly Step[];
  readonly tab: string;
  readonly onTabChange: (tab: string) => void;
  readonly children: ReactNode;
}

/** The way through the tabs, one after the other. */
function Steps({ tabs, tab, onTabChange, children }: StepsProps) {
  const at = tabs.findIndex(({ id }) => id === tab);
  const [before, after] = [tabs[at - 1], tabs[at + 1]];
  return (
    <Group justify="space-between" mt="xl" className={classes.steps}>
      {before ? (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => onTabChange(before.id)}
        >
          {before.name}
        </Button>
      ) : (
        <span />
      )}
      {after ? (
        <Button rightSection={<IconArrowRight size={18} aria-hidden />} onClick={() => onTabChange(after.id)}>
          {after.name}
        </Button>
      ) : (
        children
      )}
    </Group>
  );
}
