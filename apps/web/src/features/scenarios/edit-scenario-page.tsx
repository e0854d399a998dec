import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Scenario } from "@wellput/contract";
import { useDraft } from "../../lib/drafts.ts";
import { useSaving } from "../../lib/use-saving.ts";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { type EditableParts, partsOf } from "./guide-fields.ts";
import { PartFields } from "./part-fields.tsx";
import { type ScenarioFields, ScenarioForm } from "./scenario-form.tsx";
import { scenarioQuery, updateScenarioMutation } from "./scenarios.api.ts";

interface EditScenarioPageProps {
  readonly id: string;
}

/** 'Edit Story': saves, and goes back to where one came from. */
export function EditScenarioPage({ id }: EditScenarioPageProps) {
  return (
    <QueryPage query={useQuery(scenarioQuery(id))} loading="Loading scenario...">
      {(found) => (
        <Page title="Edit Story">
          {found.canEdit ? <EditForm key={found.id} scenario={found} /> : <p>Only its author can change this.</p>}
        </Page>
      )}
    </QueryPage>
  );
}

function EditForm({ scenario }: { readonly scenario: Scenario }) {
  const router = useRouter();
  const { id, title, summary, finalMessage, isPublic, mine } = scenario;
  const story = { title, summary, finalMessage, isPublic };
  // What is on the way to the message is its author's alone: somebody else neither sees nor sends it.
  const draft = useDraft<ScenarioFields & Partial<EditableParts>>(`/edit/${id}`, {
    ...story,
    ...(mine && partsOf(scenario)),
  });
  const update = useMutation(updateScenarioMutation);

  const leave = () => {
    draft.forget();
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: "/myscenarios/$id", params: { id } });
  };
  const saving = useSaving<typeof draft.fields, Scenario>({
    fields: draft.fields,
    store: (change) => update.mutateAsync({ id, change }),
    onSaved: leave,
    onError: toastNotSaved,
  });
  return (
    <ScenarioForm draft={draft} isBusy={saving.isBusy} onSave={saving.save} onCancel={leave}>
      {mine && <PartFields fields={{ ...scenario, ...draft.fields }} onChange={draft.set} />}
    </ScenarioForm>
  );
}
