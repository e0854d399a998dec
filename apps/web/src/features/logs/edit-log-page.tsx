import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Log } from "@wellput/contract";
import { useState } from "react";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { useEditing } from "../../ui/use-editing.tsx";
import { draftOf, fieldsOf } from "./log-draft.ts";
import { LogForm } from "./log-form.tsx";
import type { LogStep } from "./log-step.ts";
import { logQuery, updateLogMutation } from "./logs.api.ts";
import { useLogDraft } from "./use-log-draft.ts";

interface EditLogPageProps {
  readonly id: string;
  /** The side to begin with. */
  readonly step?: LogStep | undefined;
}

/** A stored log, to be changed: saves, and goes back to where one came from. */
export function EditLogPage({ id, step }: EditLogPageProps) {
  const [round, setRound] = useState(0);
  return (
    <QueryPage query={useQuery(logQuery(id))} loading="Loading log...">
      {(log) => (
        <Page title="Edit Log">
          <EditForm key={`${log.id} ${round}`} log={log} step={step} onStartAgain={() => setRound(round + 1)} />
        </Page>
      )}
    </QueryPage>
  );
}

interface EditFormProps extends Pick<EditLogPageProps, "step"> {
  readonly log: Log;
  readonly onStartAgain: () => void;
}

function EditForm({ log, step, onStartAgain }: EditFormProps) {
  const router = useRouter();
  const { id } = log;
  const draft = useLogDraft(`/editlog/${id}`, { ...draftOf(log), step: step ?? null });
  const update = useMutation(updateLogMutation);

  const leave = () => {
    draft.forget();
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: "/mylogs/$id", params: { id } });
  };
  const saving = useEditing({
    draft,
    stored: log,
    queryKey: logQuery(id).queryKey,
    store: (fields, version) => update.mutateAsync({ id, change: { ...fieldsOf(fields, log.createdAt), version } }),
    onSaved: leave,
    onStartAgain,
  });
  return (
    <LogForm draft={draft} isBusy={saving.isBusy} onSave={saving.save} onCancel={leave}>
      {saving.conflict}
    </LogForm>
  );
}
