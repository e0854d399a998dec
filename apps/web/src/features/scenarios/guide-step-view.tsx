import type { GuideBox, GuideStepText } from "@wellput/content/guides";
import { TEXT_MAX_CHARS } from "@wellput/contract/limits";
import type { ReactNode } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { addBotFeedback } from "../../nouns/message/bot-feedback.ts";
import type { MessageBoxProps, RenderMessageBox } from "../../nouns/message/message-box.ts";
import { SharedField } from "../../nouns/shared-session/shared-field.tsx";
import { Checklists } from "../../nouns/word-lists/checklists.tsx";
import { wordLists } from "../../nouns/word-lists/word-lists.ts";
import { type GuideFields, spokenPicks } from "./guide-fields.ts";
import classes from "./guide-step-view.module.css";

export interface GuideStepProps {
  /** Names the guide's boxes among all boxes. */
  readonly place: string;
  readonly draft: Pick<Draft<GuideFields>, "fields" | "set">;
  readonly renderBox: RenderMessageBox;
  /** What every box of this guide has in common. */
  readonly box?: Pick<MessageBoxProps, "isRecorded" | "isKept" | "context" | "sharedWith">;
  /** Told of the final message when feedback was given on it. */
  readonly onMessageTried: (text: string) => void;
}

interface GuideStepViewProps extends GuideStepProps {
  readonly step: GuideStepText;
  /** Stands between what to do and what to write. */
  readonly children?: ReactNode;
}

/** One step as its data says: what to do, words to tick, and boxes to write in. */
export function GuideStepView({ step, draft: { fields, set }, children, ...props }: GuideStepViewProps) {
  const { text, lists = [], boxes = [] } = step;
  return (
    <div className={classes.step}>
      <div className={classes.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {lists.length > 0 && (
        <Checklists
          sentence={sentenceOf(lists, fields)}
          lists={lists.map(({ field, kind, label }) => ({
            id: field,
            label,
            families: wordLists[kind],
            chosen: fields[field],
            onChange: (chosen) => set({ [field]: [...chosen] }),
          }))}
        />
      )}
      {children}
      {boxes.map((box) => (
        <SharedField key={box.field} name={box.field}>
          <GuideTextBox about={box} draft={{ fields, set }} {...props} />
        </SharedField>
      ))}
    </div>
  );
}

/** Whoever these words are about: what has been picked about them by now. */
function sentenceOf(lists: NonNullable<GuideStepText["lists"]>, fields: GuideFields): string {
  const { mine, yours } = spokenPicks(fields);
  if (lists.some(({ field }) => field.startsWith("own"))) return mine;
  return lists.some(({ field }) => field.startsWith("others")) ? yours : "";
}

interface GuideTextBoxProps extends GuideStepProps {
  readonly about: GuideBox;
}

function GuideTextBox({ about, draft: { fields, set }, place, renderBox, box = {}, ...props }: GuideTextBoxProps) {
  const { field, label, placeholder, skill } = about;
  if (!skill) {
    return (
      <CarefulTextarea
        label={label}
        {...(placeholder && { placeholder })}
        autosize
        minRows={4}
        maxLength={TEXT_MAX_CHARS}
        value={fields[field]}
        onChange={(event) => set({ [field]: event.currentTarget.value })}
      />
    );
  }
  return renderBox({
    ...box,
    place: `${place}/${field}`,
    label,
    ...(placeholder && { placeholder }),
    text: fields[field],
    onTextChange: (text) => set({ [field]: text }),
    context: { ...box.context, prompt: label, skill },
    onAnswered: (phrases) => {
      set(({ botFeedbackList }) => ({ botFeedbackList: addBotFeedback(botFeedbackList, phrases) }));
      if (field === "finalMessage") props.onMessageTried(fields[field]);
    },
  });
}
