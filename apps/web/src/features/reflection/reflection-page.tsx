import { Button, Group, Stack } from "@mantine/core";
import { type ReflectionStepText, reflectionIntro, reflectionSteps } from "@wellput/content/guides";
import { type ReactNode, useState } from "react";
import { ANYONE } from "../../lib/kept-draft.ts";
import { useMe } from "../../lib/session.ts";
import { HelpFor } from "../../nouns/help/help-for.tsx";
import { Checklists } from "../../nouns/word-lists/checklists.tsx";
import { speak } from "../../nouns/word-lists/speak.ts";
import { badFeelings, goodFeelings, wordLists } from "../../nouns/word-lists/word-lists.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Guide, type GuideStep } from "../../ui/guide/guide.tsx";
import { Page } from "../../ui/page.tsx";
import { Paper } from "../../ui/paper.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { keepReflection, type ReflectionFields, readReflection } from "./reflection-fields.ts";
import classes from "./reflection-page.module.css";
import { ReflectionSummary } from "./reflection-summary.tsx";

const NOTE_MAX_CHARS = 2000;
const TITLE = "Reflect on Emotions and Values";

interface ReflectionPageProps {
  /** Under which the tab keeps it. */
  readonly path: string;
  /** A way to take it along; absent while nothing is entered. */
  readonly renderKeep: (fields: ReflectionFields) => ReactNode;
}

/** Both sides of a moment in six tabs, kept in this tab of the browser alone, for whoever entered it. */
export function ReflectionPage({ path, renderKeep }: ReflectionPageProps) {
  const me = useMe();
  // Who opened the page: when their session ends meanwhile, what they go on to enter is still theirs.
  const [owner] = useState(me?.id ?? ANYONE);
  const [fields, setFields] = useState(() => readReflection(owner, path));
  const set = (change: Partial<ReflectionFields>) => {
    const changed = { ...fields, ...change };
    setFields(changed);
    keepReflection(owner, path, changed);
  };
  const clearAll = () => {
    keepReflection(owner, path, undefined);
    window.location.reload();
  };
  const summary = <ReflectionSummary fields={fields} />;
  return (
    <Page
      title={TITLE}
      width="wide"
      lead="What was hard, what was good, and what matters to you in both."
      paper={<Paper title={TITLE}>{summary}</Paper>}
    >
      <Guide
        label="Steps"
        index={fields.key}
        onIndexChange={(key) => set({ key })}
        steps={[
          { name: "Intro", content: <Texts text={reflectionIntro} /> },
          ...reflectionSteps.map((step) => toGuideStep(step, fields, set)),
          {
            name: "Summary",
            content: (
              <Stack gap="lg">
                {summary}
                <Group>
                  <PrintButton />
                  {renderKeep(fields)}
                </Group>
              </Stack>
            ),
          },
        ]}
      />
      <Group mt="xl">
        <AskFirst
          question="Do you want to clear everything that you entered here?"
          confirm="Clear everything"
          onConfirm={clearAll}
        >
          {(ask) => (
            <Button variant="default" size="sm" onClick={ask}>
              Clear All
            </Button>
          )}
        </AskFirst>
      </Group>
    </Page>
  );
}

function toGuideStep(
  { side, name, text, kind, label, note }: ReflectionStepText,
  { chosen, notes }: ReflectionFields,
  set: (change: Partial<ReflectionFields>) => void,
): GuideStep {
  const isHard = side.startsWith("Neg");
  const sentence = isHard ? speak("mine", chosen.NegF_, chosen.NegN_) : speak("mine", chosen.PosF_, chosen.PosN_);
  return {
    name,
    isDone: chosen[side].length > 0 || notes[side].trim() !== "",
    content: (
      <Stack gap="lg">
        <Texts text={text} />
        <Checklists
          lists={[
            {
              id: side,
              label,
              families: kind === "feelings" ? (isHard ? badFeelings : goodFeelings) : wordLists[kind],
              chosen: chosen[side],
              onChange: (next) => set({ chosen: { ...chosen, [side]: next } }),
            },
          ]}
          sentence={sentence}
        />
        <Textarea
          label={note}
          autosize
          minRows={3}
          maxLength={NOTE_MAX_CHARS}
          value={notes[side]}
          onChange={(event) => set({ notes: { ...notes, [side]: event.currentTarget.value } })}
        />
        <HelpFor text={notes[side]} />
      </Stack>
    ),
  };
}

function Texts({ text }: { readonly text: readonly string[] }) {
  return (
    <div className={classes.text}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
