import { useQuery } from "@tanstack/react-query";
import { QueryPage } from "../../ui/query-page.tsx";
import { sitePageQuery } from "./site-page.query.ts";
import { SitePageView } from "./site-page-view.tsx";

interface SitePageProps {
  readonly slug: string;
}

/** One of our own pages of text; its words are fetched when it is opened. */
export function SitePage({ slug }: SitePageProps) {
  return (
    <QueryPage query={useQuery(sitePageQuery(slug))} loading="Loading…">
      {(page) => <SitePageView page={page} />}
    </QueryPage>
  );
}
