import { namedScenarioIds, sitePages, starterArticleIds } from "../src/index.ts";

/** Routes of the product without a page of words, lower-cased: what a link in a text may lead to besides. */
const ROUTES = new Set([
  "/account",
  "/articles",
  "/challenges",
  "/democourse",
  "/emotionsandvalues",
  "/example",
  "/front",
  "/instantempathy",
  "/judgmentsquiz",
  "/mylogs",
  "/practice/objectivity_practice",
  ...Object.keys(namedScenarioIds).map((name) => `/respondtoscenario/${name}`),
  ...Object.values(starterArticleIds).map((id) => `/articles/${id}`),
]);

/** Whether a path of ours, with or without #section, leads somewhere. */
export function hasTarget(to: string): boolean {
  const [path = "", anchor] = to.split("#");
  const page = Object.values(sitePages).find(({ slug }) => `/${slug}` === path.toLowerCase());
  if (page) return anchor === undefined || page.sections.some(({ id }) => id === anchor);
  return anchor === undefined && ROUTES.has(path.toLowerCase());
}
