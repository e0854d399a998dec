import type { Scenario } from "@wellput/contract";
import { useDraft } from "../../lib/drafts.ts";
import { type OpenSheet, type SheetLink, useSharedDraft } from "../../nouns/shared-session/session-document.ts";
import { SessionPage } from "../../nouns/shared-session/session-page.tsx";
import { sessionParts } from "../../nouns/shared-session/session-parts.tsx";
import { NO_FIELDS } from "./guide-fields.ts";
import { RespondGuide, type RespondSlots } from "./respond-guide.tsx";

interface SharedRespondProps extends RespondSlots {
  readonly scenario: Scenario;
  readonly link: SheetLink;
}

/** The same steps on a sheet that several people fill in together. */
export function SharedRespond(props: SharedRespondProps) {
  return (
    <SessionPage link={props.link} title={props.scenario.title}>
      {(sheet) => <OnSheet {...props} sheet={sheet} />}
    </SessionPage>
  );
}

interface OnSheetProps extends SharedRespondProps {
  readonly sheet: OpenSheet;
}

function OnSheet({ link, sheet, ...props }: OnSheetProps) {
  const own = useDraft(`/respondtoscenario/${props.scenario.id}/${link.sessionId}`, NO_FIELDS);
  const draft = useSharedDraft(link, sheet, own);
  return <RespondGuide {...props} {...sessionParts(link, draft)} draft={draft} onSaved={own.forget} />;
}
