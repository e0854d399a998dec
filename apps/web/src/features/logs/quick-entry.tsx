import "@mantine/core/styles/Radio.css";
import { Button, Group, Radio, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { boxPrivacy } from "@wellput/content/privacy-lines";
import { wordOf } from "@wellput/contract/scenario-fields";
import { useId } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { HelpFor } from "../../nouns/help/help-for.tsx";
import { Form } from "../../ui/form.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { feelingNamed } from "./feeling-places.ts";
import { createLogMutation } from "./logs.api.ts";
import classes from "./quick-entry.module.css";
import { QuickFeelings } from "./quick-feelings.tsx";
import { isPleasant, NO_ENTRY, quickLog, writtenSince } from "./quick-log.ts";
import { QuickNeeds } from "./quick-needs.tsx";

interface QuickEntryProps {
  readonly onSaved?: () => void;
}

/** Ten seconds: one feeling, one word why, and the need behind it for whoever names one. */
export function QuickEntry({ onSaved }: QuickEntryProps) {
  const id = useId();
  const draft = useDraft("/quicklog", NO_ENTRY);
  const { label, own, side, why, needs } = draft.fields;
  const create = useMutation({ ...createLogMutation, onError: toastNotSaved });
  const picked = own.trim() ? (feelingNamed(own)?.label ?? own.trim()) : label;
  const isKnown = picked === "" || isPleasant(picked) !== undefined;
  const isGood = isPleasant(picked) ?? (side === "good" ? true : side === "hard" ? false : undefined);

  const handleSubmit = () => {
    if (!picked) return toast("info", "Pick a feeling first, or write one of your own.");
    if (isGood === undefined) return toast("info", "Say whether it felt good or hard.");
    const sent = draft.fields;
    const handleSaved = () => {
      let since = NO_ENTRY;
      draft.set((latest) => {
        since = writtenSince(sent, latest);
        return since;
      });
      draft.forget();
      const isMore = since !== NO_ENTRY;
      if (isMore) draft.set(since);
      toast("success", `Kept: ${wordOf(picked)}.${isMore ? " What you wrote since is still here." : ""}`);
      if (!isMore) onSaved?.();
    };
    create.mutate({ id: draft.id, ...quickLog({ label: picked, isGood, why, needs }) }, { onSuccess: handleSaved });
  };

  return (
    <Sheet role="group" aria-labelledby={id} data-print="hide">
      <Form isBusy={create.isPending} onSubmit={handleSubmit}>
        <Stack gap="md">
          <Title order={2} size="h3" id={id}>
            How are you right now?
          </Title>
          <QuickFeelings
            name={id}
            picked={own.trim() ? "" : label}
            onPick={(one) => draft.set({ label: one, own: "", ...(isPleasant(one) !== isGood && { needs: [] }) })}
          />
          {picked && isGood !== undefined && (
            <QuickNeeds isGood={isGood} chosen={needs} onChange={(chosen) => draft.set({ needs: chosen })} />
          )}
          <div className={classes.fields}>
            <TextInput
              label="Another word"
              maxLength={60}
              value={own}
              onChange={(event) => draft.set({ own: event.currentTarget.value })}
            />
            <TextInput
              label="Why, in a word or two"
              maxLength={200}
              value={why}
              onChange={(event) => draft.set({ why: event.currentTarget.value })}
            />
            <Button type="submit" loading={create.isPending}>
              Save
            </Button>
          </div>
          {!isKnown && (
            <Radio.Group
              label={`“${wordOf(picked)}” is not on our list. How did it feel?`}
              value={side}
              onChange={(value) => draft.set({ side: value })}
            >
              <Group mt="xs">
                <Radio value="good" label="Good" />
                <Radio value="hard" label="Hard" />
              </Group>
            </Radio.Group>
          )}
          <HelpFor text={`${own}\n\n${why}`} />
          <Text size="sm" c="dimmed">
            One feeling is enough. {boxPrivacy.account.detail}
          </Text>
        </Stack>
      </Form>
    </Sheet>
  );
}
