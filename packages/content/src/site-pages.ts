import type { SitePage } from "./site-pages/site-page.ts";

export type { SiteLink, SitePage, SiteSection } from "./site-pages/site-page.ts";

/** Each page is its own module, so that a visitor loads the words of the page they open and no other. */
const LOADERS = {
  inhouseworkshops: async () => (await import("./site-pages/in-house-workshops.ts")).inHouseWorkshops,
  publicworkshops: async () => (await import("./site-pages/public-workshops.ts")).publicWorkshops,
  ihuman: async () => (await import("./site-pages/i-human.ts")).iHuman,
  licenses: async () => (await import("./site-pages/licenses.ts")).licenses,
  tools: async () => (await import("./site-pages/tools.ts")).tools,
  casestudies: async () => (await import("./site-pages/case-studies.ts")).caseStudies,
  thescience: async () => (await import("./site-pages/the-science.ts")).theScience,
  about: async () => (await import("./site-pages/about.ts")).about,
  demo: async () => (await import("./site-pages/demo.ts")).demo,
  contact: async () => (await import("./site-pages/contact.ts")).contact,
  termsofuse: async () => (await import("./site-pages/terms-of-use.ts")).termsOfUse,
  privacypolicy: async () => (await import("./site-pages/privacy-policy.ts")).privacyPolicy,
  diplomacyprinciples: async () => (await import("./site-pages/diplomacy-principles.ts")).diplomacyPrinciples,
  logfeelingsandneeds: async () => (await import("./site-pages/log-feelings-and-needs.ts")).logFeelingsAndNeeds,
  accessibility: async () => (await import("./site-pages/accessibility.ts")).accessibility,
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
