import { Button, Text } from "@mantine/core";
import type { PracticeActivity } from "@wellput/content/practice";
import type { BotFeedback } from "@wellput/contract";
import { UNAIDED_TAG } from "@wellput/contract/limits";
import { useId } from "react";
import type { MessageBoxProps, MessageContext, RenderMessageBox } from "../../nouns/message/message-box.ts";
import { SharedField } from "../../nouns/shared-session/shared-field.tsx";
import { slotOf } from "../../nouns/shared-session/shared-texts.ts";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./practice.module.css";
import { skillOf } from "./practice-fields.ts";

/** A person without an account: where their tries are kept on the server, and counted on this device. */
export interface PracticeParticipant {
  readonly attemptPath: string | undefined;
  /** What shows that a try is theirs. */
  readonly studyProof: MessageContext["studyProof"];
  readonly keptFor: MessageBoxProps["keptFor"];
  readonly countedAt: string;
}

interface PracticeSentenceProps {
  readonly activity: PracticeActivity;
  readonly index: number;
  /** Of the sentences, a free try among them. */
  readonly count: number;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Nothing has helped with this sentence yet. */
  readonly isUnaided: boolean;
  /** Told of the text that feedback was given on, and of what it spoke about. */
  readonly onAnswered: (text: string, phrases: readonly BotFeedback[]) => void;
  readonly isSampleShown: boolean;
  readonly onSampleToggle: () => void;
  readonly sharedWith: string | undefined;
  readonly sessionId: string | undefined;
  readonly participant: PracticeParticipant | undefined;
  readonly renderBox: RenderMessageBox;
}

/** One sentence to put differently, a box to do it in, and a sample when asked; without a sentence, a free try. */
export function PracticeSentence({ activity, index, count, renderBox, ...props }: PracticeSentenceProps) {
  const id = useId();
  const original = activity.textToTranslateArray[index];
  return (
    <div>
      <Text c="dimmed" size="sm">
        Sentence {index + 1} of {count}
      </Text>
      {original ? (
        <blockquote className={classes.sentence}>{original}</blockquote>
      ) : (
        <p className={classes.free}>
          Now one of your own: a sentence about somebody else's work that you find hard to say.
        </p>
      )}
      <SharedField name={slotOf(index)}>
        {renderBox({
          place: `practice/${activity.name}/${index}`,
          countedAt: props.participant && `${props.participant.countedAt}/${activity.name}/${index}`,
          label: original ? "Your rephrasing" : "Your sentence",
          text: props.text,
          onTextChange: props.onTextChange,
          onAnswered: (phrases) => props.onAnswered(props.text, phrases),
          isRecorded: true,
          isUnaided: props.isUnaided,
          sharedWith: props.sharedWith,
          keptFor: props.participant?.keptFor,
          context: {
            skill: skillOf(activity),
            original,
            attemptPath: props.participant?.attemptPath ?? activity.attemptPath,
            studyProof: props.participant?.studyProof,
            sessionId: props.sessionId,
            tags: [...(props.participant ? [activity.name] : []), ...(props.isUnaided ? [UNAIDED_TAG] : [])].join(","),
          },
          children: original && (
            <div>
              <Button
                variant="default"
                aria-expanded={props.isSampleShown}
                aria-controls={id}
                onClick={props.onSampleToggle}
              >
                {props.isSampleShown ? "Hide Sample Feedback" : "Show Sample Feedback"}
              </Button>
              <Sheet id={id} hidden={!props.isSampleShown} className={classes.sample}>
                <p className={classes.suggestion}>{activity.suggestedPhrasesArray[index]}</p>
                <Text c="dimmed">{activity.reasons[index]}</Text>
              </Sheet>
            </div>
          ),
        })}
      </SharedField>
    </div>
  );
}
