import { Button, Group, Stack, Title } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Form } from "../../ui/form.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { AboutFields } from "./about-fields.tsx";
import { type ChallengeDraft, fromDraft, type SentenceDraft } from "./challenge-draft.ts";
import { ChallengeFileButtons } from "./challenge-file-buttons.tsx";
import { ChallengePreview } from "./challenge-preview.tsx";
import type { ChallengeSlots } from "./challenge-steps.tsx";
import { SaveWarning } from "./save-warning.tsx";
import { SentenceList } from "./sentence-list.tsx";
import { type FindRemarks, useSaveCheck } from "./use-save-check.ts";

export interface GroupChoiceProps {
  readonly value: readonly string[];
  readonly onChange: (groups: readonly string[]) => void;
}

export interface BenchProps {
  readonly sentence: SentenceDraft;
  readonly direction: ChallengeDraft["direction"];
}

/** What the routes put into the form from elsewhere. */
export interface EditorSlots extends ChallengeSlots {
  readonly renderGroupChoice: (props: GroupChoiceProps) => ReactNode;
  /** What the feedback says of a sentence and its samples. */
  readonly renderBench: (props: BenchProps) => ReactNode;
  readonly findRemarks: FindRemarks;
}

/** How it stands: what is on the page alone, what its author keeps, what others find. */
type State = "new" | "draft" | "public";

const ACTIONS: Record<State, { readonly publish: string; readonly keep: string }> = {
  new: { publish: "Save", keep: "Save as draft" },
  draft: { publish: "Publish", keep: "Save draft" },
  public: { publish: "Save", keep: "Unpublish" },
};

interface ChallengeFormProps extends EditorSlots {
  readonly draft: Draft<ChallengeDraft>;
  readonly state: State;
  readonly isBusy: boolean;
  readonly onSave: (isPublic: boolean) => void;
  /** Stands over the buttons. */
  readonly children?: ReactNode;
}

/** The fields of a practice scenario and its one to ten sentences. */
export function ChallengeForm({ draft, state, isBusy, onSave, children, findRemarks, ...slots }: ChallengeFormProps) {
  const { fields, set } = draft;
  const check = useSaveCheck({ findRemarks, onSave: () => onSave(true) });
  const handleSubmit = (event: FormEvent, takeBack: () => void) => {
    if (!isToKeep(event)) return void check.save(fromDraft(fields));
    if (state === "public") takeBack();
    else onSave(false);
  };

  return (
    <AskFirst
      about="Unpublish"
      question="Learners find it no more, and its link opens for nobody but its author, until it is published again. What they answered stays."
      confirm="Unpublish"
      isBusy={isBusy}
      onConfirm={() => onSave(false)}
    >
      {(takeBack) => (
        <Form isBusy={isBusy || check.isChecking} onSubmit={(event) => handleSubmit(event, takeBack)}>
          <Stack gap="lg">
            <ChallengeFileButtons draft={draft} />
            <Sheet>
              <Stack gap="lg">
                <AboutFields fields={fields} set={set} />
                {slots.renderGroupChoice({ value: fields.groups, onChange: (groups) => set({ groups }) })}
              </Stack>
            </Sheet>
            <Title order={2}>Sentences to rephrase</Title>
            <SentenceList
              sentences={fields.sentences}
              onChange={(sentences) => set({ sentences })}
              renderBench={(sentence) => slots.renderBench({ sentence, direction: fields.direction })}
            />
            {children}
            <Group>
              <Button type="submit" loading={isBusy || check.isChecking}>
                {ACTIONS[state].publish}
              </Button>
              <Button type="submit" variant="default" value={KEEP} disabled={isBusy || check.isChecking}>
                {ACTIONS[state].keep}
              </Button>
              <ChallengePreview draft={fields} {...slots} />
            </Group>
          </Stack>
          <SaveWarning {...check} />
        </Form>
      )}
    </AskFirst>
  );
}

const KEEP = "keep";

/** Which of the two buttons it was; Enter in a field is the first one. */
const isToKeep = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === KEEP;
