import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Scenario } from "@wellput/contract";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { useSaving } from "../../lib/use-saving.ts";
import { Page } from "../../ui/page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { type ScenarioFields, ScenarioForm } from "./scenario-form.tsx";
import { createScenarioMutation, updateScenarioMutation } from "./scenarios.api.ts";

const EMPTY: ScenarioFields = { title: "", summary: "", finalMessage: "", isPublic: true };

/** Add Scenario, for admins: public, or private to oneself. */
export function CreateScenarioPage() {
  const me = useMe();
  const navigate = useNavigate();
  const draft = useDraft("/create", EMPTY);
  const create = useMutation(createScenarioMutation);
  const update = useMutation(updateScenarioMutation);
  const saving = useSaving<ScenarioFields, Scenario>({
    fields: draft.fields,
    store: (fields, stored) =>
      stored
        ? update.mutateAsync({ id: stored.id, change: fields })
        : create.mutateAsync({ id: draft.id, ...fields, parentDoc: null }),
    onSaved: () => {
      draft.forget();
      void navigate({ to: "/" });
    },
    onError: toastNotSaved,
  });
  if (!me?.isAdmin) return null;
  return (
    <Page title="Add Scenario" lead="A situation that others can practise on, or one for yourself.">
      <ScenarioForm draft={draft} isBusy={saving.isBusy} onSave={saving.save} />
    </Page>
  );
}
