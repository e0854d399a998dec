import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import type { ReactNode } from "react";
import { InviteOthers } from "./invite-others.tsx";
import type { SharedDraft, SheetLink } from "./session-document.ts";
import { SessionNote } from "./session-note.tsx";

/** What a page has more while it is filled in together. */
export interface SessionParts {
  readonly sessionId: string;
  /** Who writes on the same sheet, in words. */
  readonly sharedWith: string;
  /** Stands beside the title. */
  readonly actions: ReactNode;
  /** Stands above what is filled in. */
  readonly note: ReactNode;
}

/** Who is here, and the way to ask others in. */
export function sessionParts({ sessionId }: SheetLink, draft: SharedDraft<object>): SessionParts {
  const { groupName } = draft;
  return {
    sessionId,
    sharedWith: groupName === GROUP_NAME_DEFAULT ? "this session" : groupName,
    actions: <InviteOthers />,
    note: <SessionNote sessionId={sessionId} people={draft.people} problem={draft.problem} />,
  };
}
