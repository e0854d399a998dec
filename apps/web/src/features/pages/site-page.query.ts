import { queryOptions } from "@tanstack/react-query";
import { loadSitePage } from "@wellput/content/site-pages";

export const sitePageQuery = (slug: string) =>
  queryOptions({
    queryKey: ["site-pages", slug] as const,
    queryFn: async () => {
      const page = await loadSitePage(slug);
      if (!page) throw new Error(`There is no site page '${slug}'.`);
      return page;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
