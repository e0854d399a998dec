import { Button, Group, Stack } from "@mantine/core";
import { TITLE_MAX_CHARS } from "@wellput/contract/limits";
import type { ReactNode } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { CarefulTextInput } from "../../nouns/help/careful-text-input.tsx";
import { DestinationBadge } from "../../nouns/message/destination-badge.tsx";
import { Form } from "../../ui/form.tsx";
import type { LogDraft } from "./log-draft.ts";
import { LogSteps } from "./log-steps.tsx";

interface LogFormProps {
  readonly draft: Pick<Draft<LogDraft>, "fields" | "set">;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onCancel?: () => void;
  /** Stands above the buttons. */
  readonly children?: ReactNode;
}

/** A log with its title and its four sides. */
export function LogForm({ draft, isBusy, onSave, onCancel, children }: LogFormProps) {
  return (
    <Form isBusy={isBusy} onSubmit={() => onSave()}>
      <Stack gap="xl">
        <DestinationBadge destination="draft" />
        <CarefulTextInput
          label="Title"
          description="Left empty, it is the date"
          maxLength={TITLE_MAX_CHARS}
          value={draft.fields.title}
          onChange={(event) => draft.set({ title: event.currentTarget.value })}
        />
        <LogSteps draft={draft} />
        {children}
        <Group>
          <Button type="submit" loading={isBusy}>
            Save &amp; Close
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </Form>
  );
}
