import { about } from "./site-pages/about.ts";
import { diplomacyPrinciples } from "./site-pages/diplomacy-principles.ts";
import { privacyPolicy } from "./site-pages/privacy-policy.ts";
import type { SitePage } from "./site-pages/site-page.ts";
import { termsOfUse } from "./site-pages/terms-of-use.ts";
import type { SitePageSlug } from "./site-pages.ts";

/** All pages at once, for tests and for the server; a browser takes `loadSitePage`, one page at a time. */
export const sitePages: Record<SitePageSlug, SitePage> = {
  about,
  diplomacyprinciples: diplomacyPrinciples,
  privacypolicy: privacyPolicy,
  termsofuse: termsOfUse,
};
