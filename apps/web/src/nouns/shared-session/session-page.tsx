import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { errorTexts } from "../../lib/error-texts.ts";
import { useMe } from "../../lib/session.ts";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { type OpenSheet, type SheetLink, useSheet } from "./session-document.ts";
import { SheetContext } from "./sheet-editing.ts";

interface SessionPageProps {
  readonly link: SheetLink;
  /** Of what is filled in. */
  readonly title: string;
  readonly children: (sheet: OpenSheet) => ReactNode;
}

/** A page on a sheet that several people fill in together, once that is open. */
export function SessionPage({ link, title, children }: SessionPageProps) {
  const session = useSheet(link);
  if (session.error && asApiError(session.error).code === "SESSION_NOT_FOUND") return <NotOpen title={title} />;
  return (
    <QueryPage query={session} loading="Loading session...">
      {(sheet) => <SheetContext value={sheet.letters}>{children(sheet)}</SheetContext>}
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
