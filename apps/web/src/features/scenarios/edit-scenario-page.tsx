import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Scenario } from "@wellput/contract";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { useEditing } from "../../ui/use-editing.tsx";
import { type EditableParts, partsOf } from "./guide-fields.ts";
import { PartFields } from "./part-fields.tsx";
import { type ScenarioFields, ScenarioForm } from "./scenario-form.tsx";
import { scenarioQuery, updateScenarioMutation } from "./scenarios.api.ts";

interface EditScenarioPageProps {
  readonly id: string;
}

/** 'Edit Story': saves, and goes back to where one came from. */
export function EditScenarioPage({ id }: EditScenarioPageProps) {
  const [round, setRound] = useState(0);
  return (
    <QueryPage query={useQuery(scenarioQuery(id))} loading="Loading scenario...">
      {(found) => (
        <Page title="Edit Story">
          {found.canEdit ? (
            <EditForm key={`${found.id} ${round}`} scenario={found} onStartAgain={() => setRound(round + 1)} />
          ) : (
            <p>Only its author can change this.</p>
          )}
        </Page>
      )}
    </QueryPage>
  );
}

interface EditFormProps {
  readonly scenario: Scenario;
  readonly onStartAgain: () => void;
}

interface EditDraft extends ScenarioFields, Partial<EditableParts> {
  /** Of the stored scenario. */
  readonly version: number;
}

function EditForm({ scenario, onStartAgain }: EditFormProps) {
  const router = useRouter();
  const { id, title, summary, finalMessage, isPublic, version, mine } = scenario;
  const story = { title, summary, finalMessage, isPublic, version };
  // What is on the way to the message is its author's alone: somebody else neither sees nor sends it.
  const draft = useDraft<EditDraft>(`/edit/${id}`, {
    ...story,
    ...(mine && partsOf(scenario)),
  });
  const update = useMutation(updateScenarioMutation);

  const leave = () => {
    draft.forget();
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: "/myscenarios/$id", params: { id } });
  };
  const saving = useEditing({
    draft,
    stored: scenario,
    queryKey: scenarioQuery(id).queryKey,
    store: (fields, version) => update.mutateAsync({ id, change: { ...fields, version } }),
    onSaved: leave,
    onStartAgain,
  });
  return (
    <ScenarioForm draft={draft} isBusy={saving.isBusy} onSave={saving.save} onCancel={leave} problem={saving.conflict}>
      {mine && <PartFields fields={{ ...scenario, ...draft.fields }} onChange={draft.set} />}
    </ScenarioForm>
  );
}
