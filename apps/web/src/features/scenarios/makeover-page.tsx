import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Scenario } from "@wellput/contract";
import { useDraft } from "../../lib/drafts.ts";
import { errorTexts } from "../../lib/error-texts.ts";
import { useSaving } from "../../lib/use-saving.ts";
import type { RenderMessageBox } from "../../nouns/message/message-box.ts";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import compose from "./compose-page.module.css";
import classes from "./respond-page.module.css";
import { createScenarioMutation, scenarioQuery, updateScenarioMutation } from "./scenarios.api.ts";

interface MakeoverPageProps {
  readonly id: string;
  readonly renderBox: RenderMessageBox;
}

/** Message Makeover: a scenario's message said in another way, kept as a scenario of one's own. */
export function MakeoverPage({ id, renderBox }: MakeoverPageProps) {
  return (
    <QueryPage query={useQuery(scenarioQuery(id))} loading="Loading scenario...">
      {(scenario) => <Makeover key={scenario.id} scenario={scenario} renderBox={renderBox} />}
    </QueryPage>
  );
}

interface MakeoverProps {
  readonly scenario: Scenario;
  readonly renderBox: RenderMessageBox;
}

function Makeover({ scenario, renderBox }: MakeoverProps) {
  const navigate = useNavigate();
  const place = `messagemakeover/${scenario.id}`;
  const { id, fields, set, forget } = useDraft(`/${place}`, { text: "" });
  const create = useMutation(createScenarioMutation);
  const update = useMutation(updateScenarioMutation);
  const original = scenario.finalMessage || scenario.summary;

  const { title, summary } = scenario;
  const saving = useSaving<string, Scenario>({
    fields: fields.text,
    store: (finalMessage, stored) =>
      stored
        ? update.mutateAsync({ id: stored.id, change: { finalMessage } })
        : create.mutateAsync({ id, title, summary, finalMessage, isPublic: false, parentDoc: scenario.id }),
    onSaved: () => {
      forget();
      void navigate({ to: "/myscenarios" });
    },
    onError: toastNotSaved,
  });
  const handleSubmit = () => {
    if (!fields.text.trim()) return toast("info", errorTexts.NO_INPUT_DATA);
    saving.save();
  };
  return (
    <Page title="Message Makeover" width="wide" lead={scenario.title}>
      {original && <blockquote className={classes.original}>{original}</blockquote>}
      {renderBox({
        place,
        label: "Say it in another way",
        text: fields.text,
        onTextChange: (text) => set({ text }),
        isRecorded: true,
        context: { prompt: scenario.title, skill: "M", original: original.slice(0, 1000) || undefined },
        children: (
          <div className={compose.keep}>
            <Button variant="default" loading={saving.isBusy} onClick={handleSubmit}>
              Submit
            </Button>
          </div>
        ),
      })}
    </Page>
  );
}
