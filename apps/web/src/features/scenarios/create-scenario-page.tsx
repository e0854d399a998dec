import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { Page } from "../../ui/page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { type ScenarioFields, ScenarioForm } from "./scenario-form.tsx";
import { createScenarioMutation } from "./scenarios.api.ts";

const EMPTY: ScenarioFields = { title: "", summary: "", finalMessage: "", isPublic: true };

/** Add Scenario, for admins: public, or private to oneself. */
export function CreateScenarioPage() {
  const me = useMe();
  const navigate = useNavigate();
  const draft = useDraft("/create", EMPTY);
  const create = useMutation({ ...createScenarioMutation, onError: toastNotSaved });
  if (!me?.isAdmin) return null;

  const handleSaved = () => {
    draft.forget();
    void navigate({ to: "/" });
  };
  return (
    <Page title="Add Scenario" lead="A situation that others can practise on, or one for yourself.">
      <ScenarioForm
        draft={draft}
        isBusy={create.isPending}
        onSave={() => create.mutate({ id: draft.id, ...draft.fields, parentDoc: null }, { onSuccess: handleSaved })}
      />
    </Page>
  );
}
