import { Text } from "@mantine/core";
import type { Challenge, ChallengeSentence } from "@wellput/contract";
import { UNAIDED_TAG } from "@wellput/contract/limits";
import { SKILL_NAMES } from "../../nouns/exercise/skills.ts";
import type { RenderMessageBox } from "../../nouns/message/message-box.ts";
import { SharedField } from "../../nouns/shared-session/shared-field.tsx";
import { slotOf } from "../../nouns/shared-session/shared-texts.ts";
import classes from "./challenge-screen.module.css";
import { SampleAnswers } from "./sample-answers.tsx";

interface RephrasingProps {
  readonly challenge: Challenge;
  readonly sentence: ChallengeSentence;
  readonly index: number;
  readonly answer: string;
  readonly onAnswerChange: (text: string) => void;
  /** Feedback has been given on this sentence before. */
  readonly hasTried: boolean;
  /** Told of the text that feedback was given on. */
  readonly onTried: (text: string, attemptId: string) => void;
  /** Of the latest try. */
  readonly attemptId: string | undefined;
  readonly isRecorded: boolean;
  readonly sharedWith: string | undefined;
  readonly sessionId: string | undefined;
  readonly renderBox: RenderMessageBox;
}

/** One sentence to put differently, and the box to do it in. */
export function Rephrasing({ challenge, sentence, index, renderBox, ...props }: RephrasingProps) {
  return (
    <>
      <Text className={classes.skill}>{SKILL_NAMES[sentence.t]}</Text>
      {sentence.p && <Text className={classes.prompt}>{sentence.p}</Text>}
      <blockquote className={classes.sentence}>{sentence.s}</blockquote>
      <SharedField name={slotOf(index)}>
        {renderBox({
          place: `challenge/${challenge.id}/${index}`,
          label: "Your rephrasing",
          text: props.answer,
          onTextChange: props.onAnswerChange,
          isRecorded: props.isRecorded,
          sharedWith: props.sharedWith,
          isUnaided: !props.hasTried,
          onAnswered: (_phrases, attemptId) => props.onTried(props.answer, attemptId),
          context: {
            prompt: sentence.p || undefined,
            skill: sentence.t,
            direction: challenge.direction,
            original: sentence.s,
            groups: challenge.groups.join(","),
            sessionId: props.sessionId,
            tags: [...challenge.tags, ...(props.hasTried ? [] : [UNAIDED_TAG])].join(",") || undefined,
          },
          children: (
            <SampleAnswers challenge={challenge} index={index} hasTried={props.hasTried} attemptId={props.attemptId} />
          ),
        })}
      </SharedField>
    </>
  );
}
