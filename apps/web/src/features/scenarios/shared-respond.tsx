import { useLocation } from "@tanstack/react-router";
import type { Scenario } from "@wellput/contract";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import { asApiError } from "../../lib/api-error.ts";
import { useDraft } from "../../lib/drafts.ts";
import { errorTexts } from "../../lib/error-texts.ts";
import { useMe } from "../../lib/session.ts";
import { type SheetLink, useSharedDraft, useSheet } from "../../lib/session-document.ts";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { SessionNote } from "../../ui/session/session-note.tsx";
import { EarlierTexts } from "./earlier-texts.tsx";
import { NO_FIELDS } from "./guide-fields.ts";
import { InviteOthers } from "./invite-others.tsx";
import { RespondGuide, type RespondSlots } from "./respond-guide.tsx";

interface SharedRespondProps extends RespondSlots {
  readonly scenario: Scenario;
  readonly link: SheetLink;
}

/** The same steps on a sheet that several people fill in together. */
export function SharedRespond(props: SharedRespondProps) {
  const session = useSheet(props.link);
  if (session.error && asApiError(session.error).code === "SESSION_NOT_FOUND")
    return <NotOpen title={props.scenario.title} />;
  return (
    <QueryPage query={session} loading="Loading session...">
      {(sheet) => <OnSheet {...props} sheet={sheet} />}
    </QueryPage>
  );
}

/** A session of a group looks to others as if it were not there: a visitor may be a member who has not signed in. */
function NotOpen({ title }: { readonly title: string }) {
  const me = useMe();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <Page title={title} lead={errorTexts.SESSION_NOT_FOUND}>
      {me ? (
        <LinkButton to="/">Go to Main</LinkButton>
      ) : (
        <LinkButton to="/signin" search={{ next: here }}>
          Sign in to join
        </LinkButton>
      )}
    </Page>
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
      sharedWith={link.groupName === GROUP_NAME_DEFAULT ? "this session" : link.groupName}
      sessionId={link.sessionId}
      actions={<InviteOthers />}
      note={<SessionNote sessionId={link.sessionId} people={draft.people} isWaiting={draft.isWaiting} />}
      foot={<EarlierTexts texts={draft.earlier} onPutBack={({ field, value }) => draft.set({ [field]: value })} />}
    />
  );
}
