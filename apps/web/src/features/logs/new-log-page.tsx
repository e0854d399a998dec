import { Stack, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Log } from "@wellput/contract";
import { useSaving } from "../../lib/use-saving.ts";
import { Page } from "../../ui/page.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { EMPTY_LOG, fieldsOf, isBlank, type LogDraft } from "./log-draft.ts";
import { LogForm } from "./log-form.tsx";
import { createLogMutation, updateLogMutation } from "./logs.api.ts";
import { QuickEntry } from "./quick-entry.tsx";
import { NEW_LOG_PLACE, useLogDraft } from "./use-log-draft.ts";

/** A new log: a feeling in ten seconds, or the four sides under a title. */
export function NewLogPage() {
  const navigate = useNavigate();
  const draft = useLogDraft(NEW_LOG_PLACE, EMPTY_LOG);
  const create = useMutation(createLogMutation);
  const update = useMutation(updateLogMutation);
  const leave = () => void navigate({ to: "/mylogs" });

  const saving = useSaving<LogDraft, Log>({
    fields: draft.fields,
    store: (fields, stored) =>
      stored
        ? update.mutateAsync({
            id: stored.id,
            change: { ...fieldsOf(fields, stored.createdAt), version: stored.version },
          })
        : create.mutateAsync({ id: draft.id, ...fieldsOf(fields) }),
    onSaved: () => {
      draft.forget();
      leave();
    },
    onError: toastNotSaved,
  });
  const handleSave = () => {
    if (isBlank(draft.fields) && !draft.fields.title.trim())
      return toast("info", "There is nothing in it yet. Pick a word, or write a note.");
    saving.save();
  };
  return (
    <Page title="New Log" lead="A feeling and a word take ten seconds. Or write as much as you like below.">
      <Stack gap="2.5rem">
        <QuickEntry onSaved={leave} />
        <section>
          <Title order={2} mb="md">
            Or look closer
          </Title>
          <LogForm draft={draft} isBusy={saving.isBusy} onSave={handleSave} />
        </section>
      </Stack>
    </Page>
  );
}
