import type { ReactNode } from "react";
import { BackLink } from "../../ui/back-link.tsx";
import { Page } from "../../ui/page.tsx";

interface LibraryPageProps {
  readonly title: string;
  /** Which of the list is shown, where the list does not say so itself. */
  readonly finder?: ReactNode;
  readonly children: ReactNode;
}

/** One of home's lists, whole. */
export function LibraryPage({ title, finder, children }: LibraryPageProps) {
  return (
    <Page title={title} lead={<BackLink to="/">Back to Main</BackLink>}>
      {finder}
      {children}
    </Page>
  );
}
