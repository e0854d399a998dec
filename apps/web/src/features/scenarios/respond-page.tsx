import { useQuery } from "@tanstack/react-query";
import type { Scenario } from "@wellput/contract";
import type { ReactNode } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { isTrainer } from "../../nouns/account/roles.ts";
import type { NewSessionProps } from "../../nouns/shared-session/new-session.tsx";
import type { SheetLink } from "../../nouns/shared-session/session-document.ts";
import { StartSession } from "../../nouns/shared-session/start-session.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { NO_FIELDS } from "./guide-fields.ts";
import { RespondGuide, type RespondSlots } from "./respond-guide.tsx";
import { scenarioQuery } from "./scenarios.api.ts";
import { SharedRespond } from "./shared-respond.tsx";
import { StillPrivate } from "./still-private.tsx";

interface StarterSlots extends RespondSlots, Pick<NewSessionProps, "renderSessionGroup"> {
  /** Under what others wrote: the way to report it. */
  readonly renderReport: (id: string) => ReactNode;
}

interface RespondPageProps extends StarterSlots {
  readonly id: string;
  /** The sheet of a session, when the link names one. */
  readonly link?: SheetLink | undefined;
}

/** A situation, and ten steps to an answer: alone, or on a sheet shared with others. */
export function RespondPage({ id, link, renderSessionGroup, renderReport, ...slots }: RespondPageProps) {
  return (
    <QueryPage query={useQuery(scenarioQuery(id))} loading="Loading scenario...">
      {(scenario) =>
        link ? (
          <SharedRespond key={scenario.id} scenario={scenario} link={link} {...slots} />
        ) : (
          <OwnRespond key={scenario.id} scenario={scenario} {...{ renderSessionGroup, renderReport }} {...slots} />
        )
      }
    </QueryPage>
  );
}

interface OwnRespondProps extends StarterSlots {
  readonly scenario: Scenario;
}

function OwnRespond({ renderSessionGroup, renderReport, ...props }: OwnRespondProps) {
  const { scenario } = props;
  const { id, mine, summary } = scenario;
  const me = useMe();
  const draft = useDraft(`/respondtoscenario/${id}`, { ...NO_FIELDS, summary: mine ? summary : "" });
  return (
    <RespondGuide
      {...props}
      draft={draft}
      onSaved={draft.forget}
      foot={scenario.listed && !scenario.canEdit && renderReport(id)}
      actions={
        isTrainer(me) && (
          <StartSession
            target={{ to: "/respondtoscenario/$id", id }}
            trainerId={me.id}
            renderSessionGroup={renderSessionGroup}
            obstacle={scenario.listed ? undefined : <StillPrivate scenario={scenario} />}
          />
        )
      }
    />
  );
}
