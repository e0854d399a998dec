import { readFileSync } from "node:fs";
import { namedScenarioIds, sitePages, starterArticleIds } from "../src/index.ts";

const TREE = new URL("../../../apps/web/src/routeTree.gen.ts", import.meta.url);

/** The web app's own routes, lower-cased, and the addresses that name a row of the starter set. */
const ROUTES = new Set([
  ...[...readFileSync(TREE, "utf8").matchAll(/fullPath: '([^'$]*)'/g)].map(([, path = ""]) =>
    path.replace(/\/$/, "").toLowerCase(),
  ),
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
