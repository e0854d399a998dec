import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Scenario } from "@wellput/contract";
import { useDraft } from "../../lib/drafts.ts";
import { errorTexts } from "../../lib/error-texts.ts";
import type { RenderMessageBox } from "../../lib/message-box.ts";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import compose from "./compose-page.module.css";
import classes from "./respond-page.module.css";
import { createScenarioMutation, scenarioQuery } from "./scenarios.api.ts";

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
  const create = useMutation({ ...createScenarioMutation, onError: toastNotSaved });
  const original = scenario.finalMessage || scenario.summary;

  const handleSubmit = () => {
    if (create.isPending) return;
    if (!fields.text.trim()) return toast("info", errorTexts.NO_INPUT_DATA);
    const handleSaved = () => {
      forget();
      void navigate({ to: "/myscenarios" });
    };
    const { title, summary } = scenario;
    create.mutate(
      { id, title, summary, finalMessage: fields.text, isPublic: false, parentDoc: scenario.id },
      { onSuccess: handleSaved },
    );
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
            <Button variant="default" loading={create.isPending} onClick={handleSubmit}>
              Submit
            </Button>
          </div>
        ),
      })}
    </Page>
  );
}
