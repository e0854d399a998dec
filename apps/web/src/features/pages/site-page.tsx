import { queryOptions, useQuery } from "@tanstack/react-query";
import { loadSitePage } from "@wellput/content/site-pages";
import { QueryPage } from "../../ui/query-page.tsx";
import { SitePageView } from "./site-page-view.tsx";

const sitePageQuery = (slug: string) =>
  queryOptions({
    queryKey: ["site-pages", slug] as const,
    queryFn: async () => {
      const page = await loadSitePage(slug);
      if (!page) throw new Error(`There is no site page '${slug}'.`);
      return page;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

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
