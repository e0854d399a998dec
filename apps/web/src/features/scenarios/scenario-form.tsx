import { Button, Group, Stack } from "@mantine/core";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "@wellput/contract/limits";
import type { ReactNode } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { CarefulTextInput } from "../../nouns/help/careful-text-input.tsx";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { type Destination, DestinationBadge } from "../../nouns/message/destination-badge.tsx";
import { Checkbox } from "../../ui/checkbox.ts";
import { Form } from "../../ui/form.tsx";
import { Sheet } from "../../ui/sheet.tsx";

export interface ScenarioFields {
  readonly title: string;
  readonly summary: string;
  readonly finalMessage: string;
  readonly isPublic: boolean;
}

interface ScenarioFormProps {
  readonly draft: Pick<Draft<ScenarioFields>, "fields"> & { readonly set: (change: Partial<ScenarioFields>) => void };
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onCancel?: () => void;
  /** Further fields. */
  readonly children?: ReactNode;
  /** Stands over the buttons. */
  readonly problem?: ReactNode;
}

/** The fields of a scenario, to write a new one or to change one. */
export function ScenarioForm({
  draft: { fields, set },
  isBusy,
  onSave,
  onCancel,
  children,
  problem,
}: ScenarioFormProps) {
  const isAdmin = useMe()?.isAdmin ?? false;
  return (
    <Sheet>
      <Form isBusy={isBusy} onSubmit={() => onSave()}>
        <Stack gap="lg">
          <DestinationBadge destination={destinationOf(fields.isPublic, isAdmin)} />
          <CarefulTextInput
            label="Title"
            required
            withAsterisk={false}
            maxLength={TITLE_MAX_CHARS}
            value={fields.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <CarefulTextarea
            label="What happened"
            description="What you saw and heard, as a camera would have recorded it"
            autosize
            minRows={4}
            maxLength={TEXT_MAX_CHARS}
            value={fields.summary}
            onChange={(event) => set({ summary: event.currentTarget.value })}
          />
          <CarefulTextarea
            label="Final message"
            description="What you want to say, if you know it already"
            autosize
            minRows={3}
            maxLength={TEXT_MAX_CHARS}
            value={fields.finalMessage}
            onChange={(event) => set({ finalMessage: event.currentTarget.value })}
          />
          {children}
          <Checkbox
            label="Share publicly"
            description={
              isAdmin
                ? "Others can practise on it at once"
                : "Others can practise on it once an admin has read and accepted it"
            }
            checked={fields.isPublic}
            onChange={(event) => set({ isPublic: event.currentTarget.checked })}
          />
          {problem}
          <Group>
            <Button type="submit" loading={isBusy}>
              Save
            </Button>
            {onCancel && (
              <Button variant="subtle" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </Group>
        </Stack>
      </Form>
    </Sheet>
  );
}

function destinationOf(isPublic: boolean, isAdmin: boolean): Destination {
  if (!isPublic) return "account";
  return isAdmin ? "public" : "reviewed";
}
