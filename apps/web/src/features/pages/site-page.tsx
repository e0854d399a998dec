import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryPage } from "../../ui/query-page.tsx";
import { sitePageQuery } from "./site-page.query.ts";
import { SitePageView } from "./site-page-view.tsx";

interface SitePageProps {
  readonly slug: string;
  /** Stands between the head of the page and its words. */
  readonly children?: ReactNode;
}

/** One of our own pages of text; its words are fetched when it is opened. */
export function SitePage({ slug, children }: SitePageProps) {
  return (
    <QueryPage query={useQuery(sitePageQuery(slug))} loading="Loading…">
      {(page) => <SitePageView page={page}>{children}</SitePageView>}
    </QueryPage>
  );
}
