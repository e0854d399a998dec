import { Text } from "@mantine/core";
import type { Scenario } from "@wellput/contract";
import { useDraft } from "../../lib/drafts.ts";
import { type SheetLink, useSharedDraft, useSheet } from "../../lib/session-document.ts";
import { QueryPage } from "../../ui/query-page.tsx";
import { EarlierTexts } from "./earlier-texts.tsx";
import { NO_FIELDS } from "./guide-fields.ts";
import { RespondGuide, type RespondSlots } from "./respond-guide.tsx";

interface SharedRespondProps extends RespondSlots {
  readonly scenario: Scenario;
  readonly link: SheetLink;
}

/** The same steps on a sheet that several people fill in together. */
export function SharedRespond(props: SharedRespondProps) {
  return (
    <QueryPage query={useSheet(props.link)} loading="Loading session...">
      {(sheet) => <OnSheet {...props} sheet={sheet} />}
    </QueryPage>
  );
}

interface OnSheetProps extends SharedRespondProps {
  readonly sheet: Parameters<typeof useSharedDraft>[1];
}

function OnSheet({ link, sheet, ...props }: OnSheetProps) {
  const own = useDraft(`/respondtoscenario/${props.scenario.id}/${link.sessionId}`, NO_FIELDS);
  const draft = useSharedDraft(link, sheet, own);
  return (
    <RespondGuide
      {...props}
      draft={draft}
      onSaved={own.forget}
      sharedWith={link.groupName}
      note={
        <Text c="dimmed" mb="lg">
          Session {numberOf(link.sessionId)}: everybody who has this link writes on the same sheet.
          {draft.isWaiting && " You are not connected: what you write is kept here and sent when you are back."}
        </Text>
      }
      foot={<EarlierTexts texts={draft.earlier} onPutBack={({ field, value }) => draft.set({ [field]: value })} />}
    />
  );
}

/** A session's number as people say it, five digits from its key. */
function numberOf(sessionId: string): number {
  return 10_000 + (Number.parseInt(sessionId.slice(0, 8), 16) % 90_000);
}
