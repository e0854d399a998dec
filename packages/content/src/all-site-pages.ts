import { about } from "./site-pages/about.ts";
import { accessibility } from "./site-pages/accessibility.ts";
import { caseStudies } from "./site-pages/case-studies.ts";
import { contact } from "./site-pages/contact.ts";
import { demo } from "./site-pages/demo.ts";
import { diplomacyPrinciples } from "./site-pages/diplomacy-principles.ts";
import { iHuman } from "./site-pages/i-human.ts";
import { inHouseWorkshops } from "./site-pages/in-house-workshops.ts";
import { licenses } from "./site-pages/licenses.ts";
import { logFeelingsAndNeeds } from "./site-pages/log-feelings-and-needs.ts";
import { privacyPolicy } from "./site-pages/privacy-policy.ts";
import { publicWorkshops } from "./site-pages/public-workshops.ts";
import type { SitePage } from "./site-pages/site-page.ts";
import { termsOfUse } from "./site-pages/terms-of-use.ts";
import { theScience } from "./site-pages/the-science.ts";
import { tools } from "./site-pages/tools.ts";
import type { SitePageSlug } from "./site-pages.ts";

/** All pages at once, for tests and for the server; a browser takes `loadSitePage`, one page at a time. */
export const sitePages: Record<SitePageSlug, SitePage> = {
  inhouseworkshops: inHouseWorkshops,
  publicworkshops: publicWorkshops,
  ihuman: iHuman,
  licenses,
  tools,
  casestudies: caseStudies,
  thescience: theScience,
  about,
  demo,
  contact,
  termsofuse: termsOfUse,
  privacypolicy: privacyPolicy,
  diplomacyprinciples: diplomacyPrinciples,
  logfeelingsandneeds: logFeelingsAndNeeds,
  accessibility,
};
