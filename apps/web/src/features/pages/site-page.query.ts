import { queryOptions } from "@tanstack/react-query";
import { loadSitePage } from "@wellput/content/site-pages";
import { typeset } from "../../lib/typeset.ts";

export const sitePageQuery = (slug: string) =>
  queryOptions({
    queryKey: ["site-pages", slug] as const,
    queryFn: async () => {
      const page = await loadSitePage(slug);
      if (!page) throw new Error(`There is no site page '${slug}'.`);
      return typeset(page);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
