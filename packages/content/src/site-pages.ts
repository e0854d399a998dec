import type { SitePage } from "./site-pages/site-page.ts";

export type { SiteLink, SitePage, SiteSection } from "./site-pages/site-page.ts";

/** Each page is its own module, so that a visitor loads the words of the page they open and no other. */
const LOADERS = {
  about: async () => (await import("./site-pages/about.ts")).about,
  diplomacyprinciples: async () => (await import("./site-pages/diplomacy-principles.ts")).diplomacyPrinciples,
  privacypolicy: async () => (await import("./site-pages/privacy-policy.ts")).privacyPolicy,
  termsofuse: async () => (await import("./site-pages/terms-of-use.ts")).termsOfUse,
} satisfies Record<string, () => Promise<SitePage>>;

export type SitePageSlug = keyof typeof LOADERS;

/** The slugs of all pages; each is its page's path without the slash. */
export const sitePageSlugs = Object.keys(LOADERS) as SitePageSlug[];

function isSlug(slug: string): slug is SitePageSlug {
  return Object.hasOwn(LOADERS, slug);
}

/** The page of this slug in any case of letters, or undefined where there is none. */
export async function loadSitePage(slug: string): Promise<SitePage | undefined> {
  const known = slug.toLowerCase();
  return isSlug(known) ? LOADERS[known]() : undefined;
}
